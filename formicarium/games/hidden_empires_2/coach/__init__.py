"""What newcomers are told: the cards, and dangers that public facts support."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.coach import Card, Danger, card
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.colony import (
    areas_of,
    is_nursed,
    is_roomy,
    nest_size,
    nest_used,
    number,
)
from formicarium.games.hidden_empires_2.data import (
    BROOD_PER_NURSE,
    BUILDERS,
    NEIGHBOURS,
    NURSES,
    PUPA_LARGE,
    PUPA_M,
    RESERVES,
    RETURNING,
    STORAGE,
    Area,
)
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.scene.forecast import forecast
from formicarium.games.hidden_empires_2.scene.moment import in_nest_phase, stage_of
from formicarium.games.hidden_empires_2.scene.table import table
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.flight import flight_points
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.texts.message import Seat, SeatName, message

PLAIN = frozenset[str]()  # every question has something to explain
BEFORE_PLAY = ("setup", "draft", "over", "nest")
BEFORE_FORAGING = ("ask-redeploy", "ask-advance", "ask-assign-patrol", "ask-forage")


def cards(seats: int, options: EmpiresOptions) -> tuple[Card, ...]:
    way, deadly = ("queen", True) if options.death_to_the_queen else ("flights", False)
    return (
        card("want", "HE2-VAR-04" if deadly else "HE2-FLIGHT-02", "princess", way=way),
        card("turn", "HE2-TURN-02", "worker", mode=options.mode),
        card(
            "win",
            "HE2-VAR-04" if deadly else "HE2-END-01",
            "icon_score",
            way=way,
            points=options.target_score,
        ),
    )


def dangers(view: EmpiresView, decision: Decision) -> tuple[Danger, ...]:
    """What threatens whoever is asked: the nest check, a raid, hunger, a rival's last flight."""
    seat = view.seat
    if seat is None or stage_of(view) in BEFORE_PLAY:
        return ()
    s = table(view)
    rivals = [other for other in range(view.seats) if other != seat]
    at_work = seat == view.active and not in_nest_phase(view)
    return (
        *(_unready(view, s, seat) if decision.prompt.key == "ask-redeploy" else ()),
        *(_raid(view, s, seat, rivals) if at_work and view.options.advanced else ()),
        *(_hunger(view, s, seat) if in_nest_phase(view) or _can_still_forage(view, decision) else ()),
        *(danger for other in rivals for danger in _last_flight(view, other)),
    )


def _unready(view: EmpiresView, s: Empires, seat: Seat) -> Iterator[Danger]:
    """HE2-CHECK-02 to -04: what the check after the redeployment will find."""
    if not is_nursed(s, seat):
        brood = sum(view.brood[seat].values())
        missing = -(-brood // BROOD_PER_NURSE) - number(s, seat, NURSES)
        yield Danger(message("danger-nurses", count=missing), "HE2-CHECK-04", (f"place:{NURSES}",))
    if not is_roomy(s, seat):
        over = nest_used(s, seat) - nest_size(s, seat)
        yield Danger(message("danger-crowded", count=over), "HE2-CHECK-02", (f"seat:{seat}",))


def _raid(view: EmpiresView, s: Empires, seat: Seat, rivals: list[Seat]) -> Iterator[Danger]:
    """HE2-STEP-01, -05: who stands next to a nest can gather there and go in next turn; the strongest."""
    defenders = sum(number(s, seat, place) for place in (RESERVES, NURSES, BUILDERS))
    for other in sorted(rivals, key=lambda rival: -_raiders(view, rival)):
        raiders = _raiders(view, other)
        for nest in view.nests[seat]:
            near = _near(s, other, nest)
            if near and nest not in view.patrols[seat] and raiders > defenders:
                says = message("danger-raid", seat=SeatName(other), count=raiders, defenders=defenders)
                yield Danger(says, "HE2-INVADE-01", (f"place:{nest}", *(f"place:{area}" for area in near)))
                return


def _raiders(view: EmpiresView, seat: Seat) -> int:
    """The ants that a player could send anywhere."""
    at_home = (NURSES, RETURNING, STORAGE)
    stacks = [ants for place, ants in view.ants[seat].items() if place not in at_home]
    return sum(map(sum, (*stacks, *view.patrols[seat].values())))


def _near(s: Empires, other: Seat, nest: Area) -> tuple[Area, ...]:
    """Areas from which ants of this player reach the nest with one step."""
    theirs = {*areas_of(s, other), *s.nests[other]}
    return tuple(area for area in (nest, *NEIGHBOURS[nest]) if area in theirs)


def _can_still_forage(view: EmpiresView, decision: Decision) -> bool:
    """Whether something can be done about hunger; before anybody has left the nest there is always some."""
    first = view.turn == 1 and decision.prompt.key in ("ask-redeploy", "ask-advance")
    return decision.prompt.key in BEFORE_FORAGING and not first


def _hunger(view: EmpiresView, s: Empires, seat: Seat) -> Iterator[Danger]:
    """HE2-NEST-07, -12: food that will be missing in the nest phase, as things stand."""
    missing = forecast(view, s, seat).missing
    if missing:
        key = "danger-hunger" if in_nest_phase(view) else "danger-hunger-so-far"
        yield Danger(message(key, count=missing), "HE2-NEST-07", (f"seat:{seat}",))


def _last_flight(view: EmpiresView, other: Seat) -> Iterator[Danger]:
    """HE2-NEST-08, HE2-FLIGHT-05, HE2-END-01: a flight of his, with who emerges, could end the game."""
    if view.options.death_to_the_queen:
        return
    princesses, males = view.princesses[other], view.males[other]
    if stage_of(view) != "flight":
        princesses, males = princesses + view.brood[other][PUPA_LARGE], males + view.brood[other][PUPA_M]
    points = view.scores[other] + flight_points(princesses, males)
    if princesses + males and points >= view.options.target_score:
        says = message("danger-flight", seat=SeatName(other), points=points)
        yield Danger(says, "HE2-END-01", (f"seat:{other}",))
