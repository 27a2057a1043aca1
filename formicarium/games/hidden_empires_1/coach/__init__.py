"""What newcomers are told: the cards, and dangers that public facts support."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.coach import Card, Danger, card
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.ants import census
from formicarium.games.hidden_empires_1.bots.layout import Spot, lay_out
from formicarium.games.hidden_empires_1.bots.marching import marches, standing
from formicarium.games.hidden_empires_1.bots.outlook import LATE_STEPS, Outlook
from formicarium.games.hidden_empires_1.data import BROOD, FORAGE, NO_ANTS, PATROL, WIN_AT, Area, Task
from formicarium.games.hidden_empires_1.options import EmpireOptions
from formicarium.games.hidden_empires_1.questions.movement import survey
from formicarium.games.hidden_empires_1.scene.forecast import forecast
from formicarium.games.hidden_empires_1.scene.moment import in_nest_phase, in_player_turn
from formicarium.games.hidden_empires_1.scene.table import table
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.ending import flight_points
from formicarium.games.hidden_empires_1.steps.turn import begin_player_turn
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.texts.message import Seat, SeatName, message

# How many, which of two kinds, and the ant that goes: the prompt says all there is to know
PLAIN = frozenset({"ask-assign-count", "ask-choose-ant-repelled"})
PLANNING = "ask-assign-source"
LARGE, MALES = BROOD.index("pupa_large"), BROOD.index("pupa_m")


def cards(seats: int, options: EmpireOptions) -> tuple[Card, ...]:
    return (
        card("want", "HE1-SCORE-01", "virgin_queen"),
        card("turn", "HE1-TURN-03", "worker"),
        card("win", "HE1-END-02", "icon_score", points=WIN_AT),
    )


def dangers(view: EmpireView, decision: Decision) -> tuple[Danger, ...]:
    """What threatens whoever is asked: a raid, hunger, a rival's last flight, one of one's own unpaid.

    The coach never alarms against the hint: what the hint would do something about is said where it can be
    done, and of what it would bear it is said that this costs least.
    """
    seat = view.seat
    if seat is None or not view.turn or not (in_player_turn(view) or in_nest_phase(view)):
        return ()
    if decision.prompt.key == PLANNING and seat == view.active:
        return (*_while_planning(view, seat), *_last_flights(view, seat))
    if in_nest_phase(view):
        return (*_starving(view, seat), *_last_flights(view, seat), *_no_card(view, seat))
    return ()


def _rivals(view: EmpireView, seat: Seat) -> Iterator[Seat]:
    return (sheet.seat for sheet in view.sheets if sheet.seat != seat)


def _while_planning(view: EmpireView, seat: Seat) -> Iterator[Danger]:
    """What tasks can be given for; as a thoughtful player would give them."""
    s, o = table(view), Outlook(view, PLANNING)
    plan = lay_out(o)
    guards = sum(plan.ants.get(Spot(s.nests[seat], PATROL), NO_ANTS))
    if guards:
        yield from _raid(view, s, seat, guards)
    yield from _hunger(view, s, seat, [march.end.task for march in marches(standing(o), plan)])
    yield from _no_card(view, seat)


def _raid(view: EmpireView, s: Empires, seat: Seat, guards: int) -> Iterator[Danger]:
    """HE1-MOVE-05, -07, HE1-TASK-03: whoever could bring most ants before the nest in the next turn."""
    nest = s.nests[seat]
    defenders = sum(s.reserves[seat]) + sum(s.nurses[seat]) + sum(s.builders[seat])
    for other in sorted(_rivals(view, seat), key=lambda rival: -_raiders(s, rival)):
        raiders = _raiders(s, other)
        if nest and raiders > defenders and _may_storm(view, s, other, nest):
            facts = {"count": raiders, "defenders": defenders, "watch": guards}
            says = message("danger-raid", seat=SeatName(other), **facts)
            yield Danger(says, "HE1-MOVE-05", (f"area:{nest}",))
            return


def _raiders(s: Empires, seat: Seat) -> int:
    """The ants that a player could send anywhere."""
    at_home = s.nurses[seat], s.storage[seat], s.returning[seat]
    return sum(census(s, seat)) - sum(map(sum, at_home))


def _may_storm(view: EmpireView, s: Empires, other: Seat, nest: Area) -> bool:
    """As the rules find it when his turn begins with the ants where they stand now."""
    world = s.copy()
    world.turn += view.sheets[other].moved
    begin_player_turn(world, other)
    kinds, tasks = survey(world, other)
    return bool(kinds.safe & tasks.attack & world.ground.bit[nest])


def _hunger(view: EmpireView, s: Empires, seat: Seat, to_do: list[Task]) -> Iterator[Danger]:
    """HE1-NEST-08, -15: food that will be missing; who is to be sent is still to be sent to `to_do`."""
    if view.turn == 1 and not view.moves_made:
        return  # nobody has been sent out yet
    coming = forecast(view, s)
    if coming is None or not coming.missing or (to_do and FORAGE not in to_do):
        return
    key = "danger-hunger-so-far" if to_do else "danger-hunger-bearable"
    yield Danger(message(key, count=coming.missing), "HE1-NEST-08", (f"seat:{seat}",))


def _starving(view: EmpireView, seat: Seat) -> Iterator[Danger]:
    """HE1-NEST-08, -15: food that is missing in the Nest Phase."""
    coming = forecast(view, table(view))
    if coming is not None and coming.missing:
        yield Danger(message("danger-hunger", count=coming.missing), "HE1-NEST-08", (f"seat:{seat}",))


def _last_flights(view: EmpireView, seat: Seat) -> Iterator[Danger]:
    """HE1-NEST-10, -25, HE1-END-02: with whom he has, and who emerges, a flight could end the game."""
    own, mine = _after_flight(view, seat)
    for other in _rivals(view, seat):
        flyers, points = _after_flight(view, other)
        if flyers and view.sheets[other].hand_size and points >= WIN_AT:
            facts = {"points": points, "flyers": own if view.hand else 0, "own": mine}
            says = message("danger-flight", seat=SeatName(other), **facts)
            yield Danger(says, "HE1-END-02", (f"seat:{other}",))


def _after_flight(view: EmpireView, seat: Seat) -> tuple[int, int]:
    """Who can fly at the end of this game turn, and the score then."""
    sheet = view.sheets[seat]
    queens, drones = sheet.virgin_queens, sheet.drones
    if view.stage not in LATE_STEPS:
        queens, drones = queens + sheet.brood[LARGE], drones + sheet.brood[MALES]
    return queens + drones, sheet.score + flight_points(queens, drones)


def _no_card(view: EmpireView, seat: Seat) -> Iterator[Danger]:
    """HE1-NEST-25: winged ants, and nothing to pay their flight with."""
    sheet = view.sheets[seat]
    if sheet.virgin_queens + sheet.drones and not view.hand:
        yield Danger(message("danger-no-card"), "HE1-NEST-25", (f"seat:{seat}",))
