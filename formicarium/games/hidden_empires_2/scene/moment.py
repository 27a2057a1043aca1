"""What is going on: the step of the turn or of the nest phase, who is asked, the order of the players."""

from __future__ import annotations

from functools import cache

from formicarium.games.hidden_empires_2.data import CARDS, TRAIL_MAKERS
from formicarium.games.hidden_empires_2.scene.table import table
from formicarium.games.hidden_empires_2.steps.windows import herds, shelterable
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Message, Seat, SeatName, message

# The steps of a player turn, as the turn guide names them, by the stage of the view.
STAGE_OF = {
    "setup": "setup",
    "draft": "draft",
    "restart": "draw",
    "draw": "draw",
    "redeploy": "redeploy",
    "check": "check",
    "advance": "advance",
    "reveal": "reveal",
    "scout": "scout",
    "attack": "attack",
    "build_trail": "trail",
    "assign_patrol": "patrol",
    "forage": "forage",
    "end_turn": "end",
    # The nest phase as those see it who are not asked: HE2-NEST-02, -03
    "n1": "return",
    "wa": "adults",
    "n2": "adults",
    "wb": "larvae",
    "n3": "larvae",
    "wc": "eggs",
    "n4": "eggs",
    "n1_to_n4": "nest",
    "n5": "flight",
    "over": "over",
}
NEST_STAGES = ("return", "adults", "larvae", "eggs", "flight")
# The nest phase as one decides it oneself, under seal: by the step that asks.
NEST_STEPS = {
    "Mill": "return",
    "ReturnFromBox": "return",
    "StarveAdults": "adults",
    "EmergeMajors": "adults",
    "FeedLarvae": "larvae",
    "EatEggs": "larvae",
    "LayEggs": "eggs",
    "EatLarvae": "eggs",
    "NuptialFlight": "flight",
    "GuestLosses": "flight",
    "FoundNestSite": "flight",
}
WINDOWS = ("wa", "wb", "wc")
# Steps of a battle in which the defender is asked.
DEFENDING = ("ScatterDice", "ScatterAnt", "RescueBrood", "ChemicalVictim", "BombDice", "SealNest")


def step_name(view: EmpiresView) -> str:
    return "" if view.step is None else type(view.step).__name__


def stage_of(view: EmpiresView) -> str:
    """The step of the turn guide; "nest" where the nest phase is decided in one go, unseen by this viewer."""
    step = step_name(view)
    if step in NEST_STEPS:  # of one's own part, under seal
        return NEST_STEPS[step]
    return STAGE_OF[view.stage] if view.stage else "draw"


def window_of(view: EmpiresView) -> str:
    """HE2-NEST-03: the window of the nest phase that is open, if any."""
    return view.stage if view.stage in WINDOWS else ""


def in_nest_phase(view: EmpiresView) -> bool:
    return stage_of(view) in (*NEST_STAGES, "nest")


BEFORE_WORK = ("draw", "redeploy", "check", "advance")


def is_still_to_forage(view: EmpiresView, seat: Seat) -> bool:
    """HE2-TURN-02: this player's ants can still be sent to food before the coming nest phase."""
    if in_nest_phase(view):
        return False
    return stage_of(view) in BEFORE_WORK if seat == view.active else seat not in view.order


def stages(view: EmpiresView) -> tuple[str, ...]:
    """HE2-TURN-02, HE2-TASK-01, HE2-NEST-01: the steps of the turn, or of the nest phase."""
    if in_nest_phase(view):
        return NEST_STAGES
    if stage_of(view) in ("setup", "draft", "over"):
        return ()
    if not view.options.advanced:
        return "redeploy", "check", "advance", "reveal", "attack", "forage"
    draw = ("draw",) if view.options.draws_cards else ()
    trail = ("trail",) if TRAIL_MAKERS in view.traits[view.active] else ()
    return *draw, "redeploy", "check", "advance", "scout", "attack", *trail, "patrol", "forage", "end"


@cache
def names_of(stages: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(message(f"scene-stage-{stage}") for stage in stages)


def asked(view: EmpiresView) -> tuple[Seat, ...]:
    """Whose turn light is on."""
    everybody = tuple(range(view.seats))
    if view.over:
        return ()
    if window_of(view):
        return tuple(seat for seat in everybody if view.hand_sizes[seat])
    if in_nest_phase(view) or stage_of(view) == "draft":
        return everybody
    if view.auction is not None and step_name(view) == "AuctionBid":
        return (view.auction.bidder,)
    if step_name(view) in DEFENDING and view.battle is not None:
        return (view.battle.defender,)
    if shelter := in_shelter_window(view):
        return shelter
    seat = getattr(view.step, "seat", getattr(view.step, "target", None))
    return (view.active if seat is None else seat,)


def in_shelter_window(view: EmpiresView) -> tuple[Seat, ...]:
    """HE2-HAND-06: who may react to an Environmental Change, while the window is open."""
    if view.step is not None and step_name(view) != "ShelterAphids":
        return ()
    colour = next((CARDS[card].colour for card in view.in_play if is_change(card)), None)
    if colour is None:
        return ()
    seen = table(view)
    removed = herds(seen, colour)
    seats = range(view.seats)
    return tuple(seat for seat in seats if view.hand_sizes[seat] and shelterable(seen, seat, removed))


def is_change(card: str) -> bool:
    return card.startswith("environmental_change")


def near_first(view: EmpiresView) -> tuple[Seat, ...]:
    """The viewer, then the others clockwise."""
    return clockwise(view.seat or 0, view.seats)


def status(view: EmpiresView) -> Message:
    stage = stage_of(view)
    if stage in ("setup", "draft"):
        return message(f"scene-status-{stage}")
    if stage == "over":
        return message("scene-status-over", turn=view.turn)
    if in_nest_phase(view):
        return message("scene-status-nest", turn=view.turn, waiting=())
    return message("scene-status-turn", turn=view.turn, seat=SeatName(view.active))
