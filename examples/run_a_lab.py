"""Measure a bot of one's own against the house's: `python examples/run_a_lab.py`.

The same on the command line, in this folder:
`formicarium lab cicada_and_ant --bots write_a_bot:Searcher,random --games 20`.
"""

from formicarium.lab.tournament import Plan, run

if __name__ == "__main__":  # the lab's processes import this file
    plan = Plan("cicada_and_ant", ("write_a_bot:Searcher", "random"), seats=2, games=4, tally="path")
    summary = run(plan, processes=2)
    for bot, figures in summary["by_bot"].items():
        low, high = figures["win_share_95"]
        print(f"{bot:22} wins {figures['win_share']:.0%} ({low:.0%} to {high:.0%})")
    for row in summary["tally"]:
        if row["event"] == "CardsCollected":
            print(f"{row['value']:6} collected {row['times']} times")
