"""What a seat sees, as numbers (core/observation.py).

Areas are written by their place in the view (`areas` tells which place is which area), so that the map and
the laid tiles are written alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from formicarium.core.encoding import (
    Counts,
    Each,
    EachSeat,
    Fields,
    Flag,
    Index,
    Maybe,
    Number,
    Often,
    OneOf,
    Order,
    Row,
    SeatOrder,
    Where,
    Who,
    Written,
)
from formicarium.core.observation import Observation, Part
from formicarium.games.hidden_empires_1.data import (
    BOARD,
    BROOD,
    CARDS,
    CASTES,
    CHAMBERS,
    COLORS,
    DECK,
    MARKERS,
    NEST_STEPS,
    POOL,
    TASKS,
    TILE_REACH,
    TILE_STOCK,
    TRAITS,
    TURN_STEPS,
    Ants,
    Area,
    Color,
    Task,
)
from formicarium.games.hidden_empires_1.options import EmpireOptions
from formicarium.games.hidden_empires_1.view import FACE_DOWN, EmpireView

VERSION = 1
STAGES = tuple(dict.fromkeys(("setup", *TURN_STEPS, *NEST_STEPS.values(), "event", "over")))
QUESTIONS = """
    ask-assign-count ask-assign-destination ask-assign-source ask-attack-area ask-attack-target
    ask-bomb-dice ask-bomb-loss ask-budding-boost ask-budding-cost ask-card-target-area
    ask-card-target-player ask-carry-off ask-chem-dice ask-choose-ant-attrition ask-choose-ant-chemical
    ask-choose-ant-repelled ask-choose-larvae ask-combat-loss ask-draw-step ask-draw-step-over
    ask-emerge-majors ask-emerge-repletes ask-extra-tile ask-feed-large ask-feed-medium ask-flight
    ask-gather-at ask-guest-queen-loss ask-keep-aphids ask-lay-female ask-lay-male ask-lay-nest-tile
    ask-lay-ring-tile ask-lay-tile ask-lose-brood ask-migrate-to ask-mutate-pick ask-nest-play ask-nest-site
    ask-nurses-lay ask-perform ask-place-nest ask-plunder ask-predator-move ask-predator-victim
    ask-promote-site ask-queen-hunt ask-react ask-repel-player ask-restart-place ask-return-aphids
    ask-scout-area ask-scout-assign ask-scout-reinforce ask-setup-trait ask-shortage-adults
    ask-shortage-eggs ask-shortage-larvae ask-store-food ask-turn-marker ask-turn-start ask-window-combat
    ask-window-event ask-window-forage ask-window-guest ask-window-one-queen ask-window-predator
"""
STEPS = """
    Abandon AddEggs AssignCount AssignTasks AssignTo Attacks Attrition BeRepelled BeginAssigning BeginTasks
    BombLoss Boost BringMarkers Build CardWindow CarryDead Catch ChangeColor ChooseDefender CombatWindow
    DealTraits DoAtOnce DrawCard DrawHome DrawNest DrawStep DrawToken EatBrood EatDead EmergeMajors
    EmergeRepletes EndAssigning EndGameTurn EndNestStep EndTrailTasks EnterNest EventWindow ExtraTile
    FeedAdults FeedGuest FeedLarge FeedMedium FeedQueen FindTraits Flee Flight Forage ForageAll ForageWindow
    FoundSite GameTurn GatherAt GiveAnts GuestWindow Happen HatchEggs HuntQueen Judge LapseTasks LayFemale
    LayHome LayMale LayMarkers LayOnward LayRing LeaveBrood LightStage LoseLarvae LoseOne LoseQueens
    LoseWinners MeetPredator MigrateTo Mourn MutatePick NestPhase NestPlay NestStep NursesLay OneByOne
    OneQueenWindow OpenGuestWindow PayBudding Perform PerformTasks PlaceAnew PlaceMarkers PlaceNest Planned
    PlayFirstTraits PlayerTurn PlunderNest PredatorWindow PromoteSite Pupate React ReadyToForage Regroup
    ReleaseRecruits ReleaseStore Repel RepelHere ReturnAnts ReturnHerd RollBombs RollChemical RollHunt Score
    ScoutAreas ScoutAssign ScoutReinforce Search SendPredator SetUp Starve StoreFood StormNest Strike Sweep
    TakeEffect TargetArea TargetPlayer TryTrail TryTrails TurnStart TurnUp TurnUpMarkers UseBombs
    UseChemical YieldAnt
"""
PLACES = range(max(len(BOARD), sum(TILE_STOCK.values())))  # of areas in a view
POSTS = (*TASKS, *CHAMBERS)
NAMES = (
    *(area for area, *_ in BOARD),
    *POSTS,
    *CASTES,
    *BROOD,
    *CARDS,
    *MARKERS,
    *COLORS,
    *STEPS.split(),
    *STAGES,
    "found",
    "killed",
)
MOST_IN_HAND = 40
MOST_DICE = 99
STEP_WORDS, AHEAD_WORDS = 40, 500


@cache
def coordinates(area: Area) -> tuple[int, int]:
    """Where an area lies: on the map, or as its tile is called ("q-1r2")."""
    for id_, q, r, _ in BOARD:
        if id_ == area:
            return q, r
    q_, _, r_ = area.removeprefix("q").partition("r")
    return int(q_), int(r_)


CHANCES = (*map(str, range(7)), *CARDS, *MARKERS)  # seats and dice, cards, markers


def observation(seats: int, options: EmpireOptions, tokens: Sequence[str]) -> Observation:
    seat, where, ants = Who(seats), Where(coordinates, 2 * TILE_REACH), Each(CASTES, Number())
    card, marker, places = Index(tuple(CARDS)), Index(tuple(MARKERS)), Order(PLACES)
    cards, hand = Row(len(DECK), card), Row(MOST_IN_HAND, card)
    area = Fields(
        at=where,
        color=OneOf(COLORS),
        marker=OneOf((FACE_DOWN, *MARKERS)),
        modifier=Number(99, -99),
        nest=seat,
        site=seat,
        trail=seat,
        trail_done=Flag(),
    )
    picked = Fields(area=where, task=OneOf(POSTS), caste=OneOf(CASTES), to_area=where, to_task=OneOf(POSTS))
    fight = Fields(
        area=where,
        attacker=seat,
        defender=seat,
        in_nest=Flag(),
        recruits=ants,
        dead_attackers=Number(),
        dead_defenders=Number(),
        dead_recruits=Number(),
        winner=seat,
    )
    laid = Fields(areas=places, at_most=Each(tuple(MARKERS), Number(len(POOL))))
    return Observation(
        f"hidden_empires_1-{VERSION}",
        EmpireView,
        seats,
        tokens,
        QUESTIONS.split(),
        NAMES,
        (
            Part("rules", Number(99), "the version of the rules"),
            Part("turn", Number(), "the game turn"),
            Part("player_turn", Number(), "how many player turns have begun in all"),
            Part("stage", OneOf(STAGES), "the step of the turn or of the Nest Phase"),
            Part("active", seat, "whose player turn it is"),
            Part("first", seat, "who began"),
            Part("placing", SeatOrder(seats), "the order in which Nest markers were drawn"),
            Part("tokens", SeatOrder(seats), "whose token is still in the container"),
            Part(
                "areas",
                Row(len(PLACES), Often(area)),
                "the areas of the map, or the laid tiles: where, its colour, its marker (the first place:"
                " face down), and who has a Nest, a Nest Site or a Trail there",
                of=_areas,
            ),
            Part(
                "stacks",
                EachSeat(seats, Each(PLACES, Each(TASKS, ants))),
                "the ants of each on the map, by area, task and caste",
                of=_stacks,
                beside=("areas",),
            ),
            Part("sheets", EachSeat(seats, _sheet(where, card, marker)), "the Nest Sheets", of=_sheets),
            Part("stock", Each(COLORS, Maybe(Number())), "the tiles still to be laid", of=_stock),
            Part("pool", Number(len(POOL)), "discovery markers in the pool"),
            Part("aside", Row(len(POOL), marker), "Empty markers that wait"),
            Part(
                "laid",
                Row(len(POOL), laid),
                "face-down markers laid together, and how many of each can be among them at most",
                of=_laid,
                beside=("areas",),
            ),
            Part("hand", hand, "one's own hand"),
            Part("hand", Counts(tuple(CARDS), MOST_IN_HAND), "the same by card", "holding"),
            Part("hands", Maybe(EachSeat(seats, hand)), "all hands, once the game is over", of=_hands),
            Part("deck", Number(len(DECK)), "cards in the deck"),
            Part("discard", cards, "the discard pile, oldest first"),
            Part("discard", Counts(tuple(CARDS), len(DECK)), "the same by card", "discarded"),
            Part("recycled", cards, "what the last shuffle put back into the deck"),
            Part("safe", places, "areas safe for the active player", of=_safe, beside=("areas",)),
            Part("dangerous", places, "dangerous ones", of=_dangerous, beside=("areas",)),
            Part(
                "present",
                Each(PLACES, Maybe(Number())),
                "of areas, how many ants were there",
                of=_present,
                beside=("areas",),
            ),
            Part("moves_made", Number(), "task moves made in this step"),
            Part("picked", Maybe(picked), "the ants that have been taken up"),
            Part("scouted", places, "the areas scouted", of=_scouted, beside=("areas",)),
            Part("scouting_all", Flag(), "whether all areas are to be scouted"),
            Part("focus", where, "the area that all this is about"),
            Part("target", seat, "the player it is about"),
            Part("fight", Maybe(fight), "the combat under way"),
            Part("dice", Row(MOST_DICE, Number(6)), "the last dice"),
            Part("nest_moved", Flag(), "whether the nest has moved in this turn"),
            Part("cloning", Flag(), "whether Aphids are cloned"),
            Part("nurses_waived", Flag(), "whether no nurses are needed"),
            Part("closed", SeatOrder(seats), "whose nest entrances are sealed"),
            Part("planned", Flag(), "whether one has accepted the plan for the Nest Phase"),
            Part("work", Written(NAMES, STEP_WORDS), "what the ants have still to do in Perform Tasks"),
            Part("row", Written(NAMES, AHEAD_WORDS), "ants or brood chosen one by one: the steps to come"),
            Part("ahead", Written(NAMES, AHEAD_WORDS), "one's own part of a sealed step"),
            Part("told", Number(), "how much has happened"),
            Part("over", Flag(), "whether the match is over"),
        ),
    )


def _sheet(where: Where, card: Index, marker: Index) -> Fields:
    ants, number = Each(CASTES, Number()), Number()
    return Fields(
        reserves=ants,
        nurses=ants,
        builders=ants,
        storage=ants,
        returning=ants,
        brood=Each(BROOD, Number()),
        virgin_queens=number,
        drones=number,
        queens=number,
        size=Number(low=-1),
        used=number,
        nurses_needed=number,
        food=number,
        stored=number,
        stolen=number,
        kept=Row(len(POOL), marker),
        guests=number,
        score=number,
        no_eggs=OneOf(("queens", "all")),
        card_eggs=number,
        so_far=Row(len(BROOD), number),
        fat=Flag(),
        traits=Order(TRAITS),
        since=Row(len(TRAITS), number),
        hand_size=number,
        sure_traits=number,
        held=number,
        moved=Flag(),
        plan=Row(2 * len(PLACES), Fields(area=where, task=OneOf(POSTS), ants=ants)),
    )


# What of a view is written


def _places(view: EmpireView) -> dict[Area, int]:
    return {area.id: place for place, area in enumerate(view.areas)}


def _among(view: EmpireView, areas: Iterable[Area]) -> list[int]:
    places = _places(view)
    return [places[area] for area in areas]


def _areas(view: EmpireView) -> list[tuple[object, ...]]:
    return [(a.id, a.color, a.marker, a.modifier, a.nest, a.site, a.trail, a.trail_done) for a in view.areas]


def _stacks(view: EmpireView) -> list[dict[int, dict[Task, Ants]]]:
    places = _places(view)
    found: list[dict[int, dict[Task, Ants]]] = [{} for _ in view.sheets]
    for stack in view.stacks:
        found[stack.seat].setdefault(places[stack.area], {})[stack.task] = stack.ants
    return found


class _Sheet:
    """A Nest Sheet with its plan by area and task."""

    def __init__(self, sheet: object, plan: list[tuple[object, ...]]) -> None:
        self.sheet, self.plan = sheet, plan

    def __getattr__(self, name: str) -> object:
        return getattr(self.sheet, name)


def _sheets(view: EmpireView) -> list[_Sheet]:
    return [_Sheet(sheet, [(*post.split(":"), ants) for post, ants in sheet.plan]) for sheet in view.sheets]


def _stock(view: EmpireView) -> dict[Color, int]:
    return dict(view.stock)


def _laid(view: EmpireView) -> list[tuple[object, ...]]:
    return [(_among(view, laid.areas), laid.at_most) for laid in view.laid]


def _hands(view: EmpireView) -> tuple[tuple[str, ...], ...] | None:
    return view.hands or None


def _safe(view: EmpireView) -> list[int]:
    return _among(view, view.safe)


def _dangerous(view: EmpireView) -> list[int]:
    return _among(view, view.dangerous)


def _present(view: EmpireView) -> dict[int, int]:
    places = _places(view)
    return {places[area]: count for area, count in view.present}


def _scouted(view: EmpireView) -> list[int]:
    return _among(view, view.scouted)
