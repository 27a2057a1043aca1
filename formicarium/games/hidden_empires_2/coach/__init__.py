"""What newcomers are told: the cards, and dangers that public facts support."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.coach import Card, Danger, card
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.bots.deployment import Deployment, deploy
from formicarium.games.hidden_empires_2.bots.marching import advances, redeployments
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
    MALE_POINTS,
    NEIGHBOURS,
    NO_ANTS,
    NURSES,
    PAIR_POINTS,
    PRINCESS_POINTS,
    PUPA_LARGE,
    PUPA_M,
    RESERVES,
    RETURNING,
    STORAGE,
    Area,
)
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.planning.forecast import AHEAD
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.questions.foraging import (
    brought_home,
    forage_plan,
    forageable,
    limit,
)
from formicarium.games.hidden_empires_2.scene.forecast import forecast
from formicarium.games.hidden_empires_2.scene.moment import in_nest_phase, stage_of
from formicarium.games.hidden_empires_2.scene.table import table
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.flight import flight_points
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.texts.message import Seat, SeatName, message

POINTS = {"pair": PAIR_POINTS, "princess": PRINCESS_POINTS, "male": MALE_POINTS}
PLAIN = frozenset[str]()  # every question has something to explain
BEFORE_PLAY = ("setup", "draft", "over", "nest")
PLANNING = ("ask-redeploy", "ask-advance", "ask-assign-patrol", "ask-forage")  # where ants are sent
# Pupae are now those of the next game turn: for oneself under seal, and for all to see.
EMERGED, SEEN_TO_EMERGE = ("larvae", "eggs", "flight"), ("wb", "n3", "wc", "n4", "n5")


def cards(seats: int, options: EmpiresOptions) -> tuple[Card, ...]:
    way, deadly = ("queen", True) if options.death_to_the_queen else ("flights", False)
    return (
        card("want", "HE2-VAR-04" if deadly else "HE2-FLIGHT-02", "princess", way=way, **POINTS),
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
    """What threatens whoever is asked: the nest check, a raid, hunger, a rival's last flight.

    The coach never alarms against the hint: what the hint would do something about is said where it can be
    done, and of what it would bear it is said that this costs least.
    """
    seat = view.seat
    if seat is None or stage_of(view) in BEFORE_PLAY:
        return ()
    key = decision.prompt.key
    if in_nest_phase(view):
        return (*_starving(view, seat), *_last_flights(view, seat))
    if seat != view.active or key not in PLANNING:
        return ()
    s = table(view)
    o = Outlook(s, seat, key, AHEAD)
    plan = deploy(o)
    return (
        *(_unready(view, s, seat) if key == "ask-redeploy" else ()),
        *(_raid(view, s, seat, plan, key) if view.options.advanced else ()),
        *_hunger(view, s, seat, _remedy(o, plan, key)),
        *(_last_flights(view, seat) if key == "ask-redeploy" else ()),
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


def _raid(view: EmpiresView, s: Empires, seat: Seat, plan: Deployment, key: str) -> Iterator[Danger]:
    """HE2-STEP-01, -05: who stands next to a nest can gather there and go in next turn; the strongest."""
    nest = view.nests[seat][0]
    guards = sum(plan.stacks.get(nest, NO_ANTS)) if plan.aims.get(nest) == "why-watch" else 0
    there = sum(view.ants[seat].get(nest, NO_ANTS))
    left_out = {"ask-redeploy": there < guards, "ask-assign-patrol": there > 0}
    if not guards or nest in view.patrols[seat] or not left_out.get(key, False):
        return
    defenders = sum(number(s, seat, place) for place in (RESERVES, NURSES, BUILDERS))
    rivals = [other for other in range(view.seats) if other != seat]
    for other in sorted(rivals, key=lambda rival: -_raiders(view, rival)):
        raiders, near = _raiders(view, other), _near(s, other, nest)
        if near and raiders > defenders:
            facts = {"count": raiders, "defenders": defenders, "watch": guards}
            says = message("danger-raid", seat=SeatName(other), **facts)
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


def _remedy(o: Outlook, plan: Deployment, key: str) -> str:
    """What can still be done about hunger: a way, "wait" and see, or "" for nothing that is worth it."""
    match key:
        case "ask-redeploy":
            return "wait" if any(redeployments(o, plan)) or any(advances(o, plan)) else ""
        case "ask-advance":
            aims = [plan.aims[march.end] for march in advances(o, plan)]
            return "send" if "why-forage" in aims else "wait"
        case "ask-assign-patrol":
            return "wait"
    return "harvest" if _harvestable(o.s, o.seat) else ""


def _harvestable(s: Empires, seat: Seat) -> bool:
    """Whether a harvest brings more than what is proposed, which is to tend whatever lasts."""
    proposed = {each.area: each.food for each in forage_plan(s, seat)}
    return any(
        brought_home(s, seat, area, "harvest", limit(s, seat, area, "harvest")) > proposed.get(area, 0)
        for area, _ in forageable(s, seat)
    )


def _hunger(view: EmpiresView, s: Empires, seat: Seat, remedy: str) -> Iterator[Danger]:
    """HE2-NEST-07, -12: food that will be missing in the nest phase, as things stand."""
    if remedy == "wait":
        return
    missing = forecast(view, s, seat).missing
    if missing:
        key = {"send": "danger-hunger-so-far", "harvest": "danger-hunger-harvest"}.get(remedy)
        says = message(key or "danger-hunger-bearable", count=missing)
        yield Danger(says, "HE2-NEST-07", (f"seat:{seat}",))


def _starving(view: EmpiresView, seat: Seat) -> Iterator[Danger]:
    """HE2-NEST-07, -12: food that is missing in the nest phase."""
    if missing := forecast(view, table(view), seat).missing:
        yield Danger(message("danger-hunger", count=missing), "HE2-NEST-07", (f"seat:{seat}",))


def _last_flights(view: EmpiresView, seat: Seat) -> Iterator[Danger]:
    """HE2-NEST-08, HE2-FLIGHT-05, HE2-END-01: a flight of his, with who emerges, could end the game."""
    if view.options.death_to_the_queen:
        return
    own, mine = _after_flight(view, seat)
    for other in (each for each in range(view.seats) if each != seat):
        flyers, points = _after_flight(view, other)
        if flyers and points >= view.options.target_score:
            facts = {"points": points, "flyers": own, "own": mine}
            says = message("danger-flight", seat=SeatName(other), **facts)
            yield Danger(says, "HE2-END-01", (f"seat:{other}",))


def _after_flight(view: EmpiresView, seat: Seat) -> tuple[int, int]:
    """Who can fly at the end of this game turn, and the score then."""
    princesses, males = view.princesses[seat], view.males[seat]
    if not _have_emerged(view, seat):
        princesses, males = princesses + view.brood[seat][PUPA_LARGE], males + view.brood[seat][PUPA_M]
    return princesses + males, view.scores[seat] + flight_points(princesses, males)


def _have_emerged(view: EmpiresView, seat: Seat) -> bool:
    return stage_of(view) in EMERGED if seat == view.seat else view.stage in SEEN_TO_EMERGE
