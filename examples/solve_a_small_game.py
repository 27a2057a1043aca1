"""Solve a small game cut out of a game, by OpenSpiel's CFR+; how far from the equilibrium it still is.

    python examples/solve_a_small_game.py cicada_and_ant_stage
    python examples/solve_a_small_game.py ant_war_duel --rounds 60

Exploitability is what somebody who knew the strategy would win against it, on average over both seats: at 0
it is an equilibrium, and the value of the game lies no further away than twice that. Needs
`formicarium[research]`.
"""

import argparse
import json
import time
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import formicarium.research.openspiel  # noqa: F401, registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", nargs="?", default="cicada_and_ant_stage")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--keep", type=Path, help="where the figures are written, as JSON")
    given = parser.parse_args()
    game = pyspiel.load_game(f"formicarium_{given.name}")
    solver, curve, begun = cfr.CFRPlusSolver(game), [], time.process_time()
    looks = sorted({*(2**power for power in range(12)), given.rounds})
    for number in range(1, given.rounds + 1):
        solver.evaluate_and_update_policy()
        if number not in looks:
            continue
        policy = solver.average_policy()
        doubt = exploitability.exploitability(game, policy)
        value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
        seconds = round(time.process_time() - begun, 1)
        curve.append({"round": number, "seconds": seconds, "exploitability": doubt, "value": value})
        print(
            f"{number:5} rounds: the first player wins {value:+.4f}, exploitability {doubt:.5f}", flush=True
        )
    if given.keep is not None:
        about = {"game": given.name, "algorithm": "CFR+"}
        given.keep.write_text(json.dumps({"about": about, "curve": curve}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
