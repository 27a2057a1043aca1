"""What a seat sees, as numbers (core/observation.py)."""

from __future__ import annotations

from collections.abc import Sequence

from formicarium.core.encoding import (
    MANY,
    Counts,
    Each,
    EachSeat,
    Fields,
    Flag,
    Index,
    Maybe,
    Number,
    OneOf,
    Order,
    Row,
    SeatOrder,
    Who,
    Written,
)
from formicarium.core.observation import Observation, Part
from formicarium.games.hidden_empires_2.data import (
    AREAS,
    BROOD,
    CARDS,
    CASTES,
    COLOURS,
    DECK,
    HAND_CARDS,
    PLACES,
    REPLETE,
    TOKEN_KIND,
    TOKENS,
    TRAITS,
)
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.view import SEALED_STAGES, STAGES, EmpiresView

VERSION = 1
STAGE_NAMES = tuple(dict.fromkeys((*STAGES.values(), *SEALED_STAGES, "over")))
TRAIT_IDS, HAND_IDS = tuple(dict.fromkeys(TRAITS)), tuple(dict.fromkeys(HAND_CARDS))
QUESTIONS = """
    ask-advance ask-advance-to ask-after-combat ask-assign-patrol ask-attack ask-attrition-loss ask-bid
    ask-block-return ask-bomb-dice ask-bomb-loss ask-build-trail ask-carry ask-chemical-dice
    ask-chemical-victim ask-combat-loss ask-draft-keep ask-eat-egg ask-eat-larva ask-emerge-majors
    ask-end-turn ask-feed-larvae ask-fix-nest ask-forage ask-forage-ants ask-gather-at ask-guest-losses
    ask-hunt-queen ask-invade ask-lay-eggs ask-migration-brood ask-mill ask-nest-card ask-nest-crowned
    ask-nest-lost ask-nest-site ask-nuptial-flight ask-patrol-react ask-place-nest ask-predator-hit
    ask-predator-victim ask-redeploy ask-redeploy-to ask-repel-ant ask-repel-target ask-rescue-brood
    ask-restart ask-restart-area ask-return-ants ask-return-aphids ask-reveal-token ask-rove-losses
    ask-scatter-ant ask-scatter-dice ask-scout ask-scout-reinforce ask-scout-reveal ask-scout-victim
    ask-seal-nest ask-shelter-aphids ask-start-auction ask-starve-adults
"""
STEPS = """
    AdoptQueen Advance AdvanceTo AfterCombat AnnounceInvasion AphidPredation AssignPatrol AtOnce Attrition
    AttritionLoss AuctionBid BeginMove Block BlockReturn Blockers BombDice BombLoss BombRoll BringHome Build
    BuildTrails Carry Caterpillars ChangeEnvironment CheckBivouac CheckEnd CheckNest ChemicalDice
    ChemicalRoll ChemicalVictim CombatLoss Compare CrownNest DealPackets DeclareAttack DraftKeep DraftRound
    DrawCard DrawNest EatEggs EatLarvae EmergeMajors EndBattle EndBlock EndNestPhase EndPlayerTurn EnterNest
    FeedAdults FeedLarvae FeedTrophicEggs FillCentre FixNest FleePredator FlyOut FollowPlan ForageAnts
    ForageAreas ForageDice ForageTheRest FoundColonies FoundNestSite GameTurn GatherAt GuestLosses HatchEggs
    Hunt HuntAnts HuntQueens Invade InvadersHome LastCards LayEggs LayToken LayTokens LoseNest LoseQueens
    MarkColony Migrate MigrationBrood Mill ModifyAll MovePredator NestCard NestCheck NestPhase NestStep
    NextPlayer NuptialFlight Occupy OpenNestWindow OpenShelterWindow PatrolReact PlaceNest PlayerTurn
    PredatorArrives PredatorHit PredatorVictim Proposing PutCardAway PutEventAway PutFoodAway Redeploy
    RedeployTo ReleaseRecruits Repel RepelAnt ReplacePredator RescueBrood Restart RestartArea ReturnAphids
    ReturnFromBox RevealAround RevealTheRest RevealToken RevealTokens RobFood RollDna RoveLosses ScatterAnt
    ScatterDice ScatterRoll Scout ScoutPredator ScoutReinforce ScoutReveal ScoutTheRest ScoutVictim
    ScoutsHome SealNest Search SeekTrait SetUp ShelterAphids ShelterTokens ShowPlays ShowTraits StartAuction
    StarveAdults TryTrail
"""
NAMES = (
    *PLACES,
    *CASTES,
    REPLETE,
    *BROOD,
    *CARDS,
    *TOKEN_KIND,
    *STEPS.split(),
    *STAGE_NAMES,
    "harvest",
    "tend",
)
MOST_ROUNDS = 6  # of a draft
MOST_IN_HAND = 40
STEP_WORDS = 24

CHANCES = (*map(str, range(7)), *CARDS, *TOKEN_KIND)  # seats and dice, cards, tokens


def observation(seats: int, options: EmpiresOptions, tokens: Sequence[str]) -> Observation:
    seat, area, stack = Who(seats), OneOf(AREAS), Each(CASTES, Number(MANY))
    card, token, areas = Index(tuple(CARDS)), Index(tuple(TOKEN_KIND)), Order(AREAS)
    places, on_map, cards = Each(PLACES, stack), Each(AREAS, stack), Row(len(DECK), card)
    number, flags, traits = EachSeat(seats, Number()), EachSeat(seats, Flag()), Order(TRAIT_IDS)
    herd = Row(len(TOKENS), token)
    auction = Fields(
        card=OneOf(TRAIT_IDS),
        opener=seat,
        bidder=seat,
        bids=number,
        passed=flags,
        mutant=seat,
        out=SeatOrder(seats),
    )
    net = Number(99, -99)
    rolled = Fields(by=seat, area=Index(AREAS), token=token, before=net, change=net)
    battle = Fields(area=area, defender=seat, nest=Flag(), recruits=stack)
    protected = EachSeat(seats, Maybe(Row(MOST_IN_HAND, Number())))
    return Observation(
        f"hidden_empires_2-{VERSION}",
        EmpiresView,
        seats,
        tokens,
        QUESTIONS.split(),
        NAMES,
        (
            Part("rules", Number(99), "the version of the rules"),
            Part("stage", OneOf(STAGE_NAMES), "where in the turn we are"),
            Part("step", Written(NAMES, STEP_WORDS), "what is being done, with what has been picked up"),
            Part("step", OneOf(STEPS.split()), "the same by its kind alone", "doing", of=_doing),
            Part("turn", Number(), "game turns begun"),
            Part("first", seat, "who takes the first player turn"),
            Part("active", seat, "whose player turn it is"),
            Part("order", SeatOrder(seats), "the player turns of this game turn, as far as begun"),
            Part("rolled", Row(len(AREAS), rolled), "tokens that dice have changed in this game turn"),
            Part("face_up", Each(AREAS, OneOf(tuple(TOKEN_KIND))), "the face-up token in each area"),
            Part("modifiers", Each(AREAS, Number(99, -99)), "the + and − on it"),
            Part("face_down", areas, "the areas with a face-down token"),
            Part("pile", Number(len(TOKENS)), "unused tokens"),
            Part(
                "known",
                Row(len(TOKENS), Fields(token=token, deals=Number())),
                "tokens seen to go to the pile, after so many deals of events",
            ),
            Part("laid", Each(AREAS, Maybe(Number())), "in which deal a face-down token was laid"),
            Part("nests", EachSeat(seats, areas), "the Nest, then the Nest Sites, of each"),
            Part("trails", areas, "the Trails"),
            Part("ants", EachSeat(seats, places), "the ants of each in areas and chambers, by caste"),
            Part("patrols", EachSeat(seats, on_map), "the patrols of each, by caste"),
            Part("sizes", number, "the sizes of the nests"),
            Part("queens", number, "the queens"),
            Part("brood", EachSeat(seats, Each(BROOD, Number())), "the brood"),
            Part("princesses", number, "the princesses"),
            Part("males", number, "the males"),
            Part("food", number, "the food available"),
            Part("stored", number, "the food stored"),
            Part("dna", number, "the DNA"),
            Part("scores", number, "the scores"),
            Part("captives", number, "repletes captured by Slave Makers"),
            Part("sheltered", EachSeat(seats, herd), "tokens kept by Aphid Shelter"),
            Part("marked", flags, "who is marked by Guest Queen"),
            Part("resettled", flags, "whose nest was moved, so that queens lay no eggs"),
            Part("planned", flags, "who leaves the rest of the nest phase to the plan"),
            Part("posts", EachSeat(seats, places), "whom “as last turn” brings back where", of=_posts),
            Part("watches", EachSeat(seats, on_map), "the last patrols", of=_watches),
            Part("deck", Number(len(DECK)), "cards in the deck"),
            Part("discards", cards, "the discard pile, oldest first"),
            Part("discards", Counts(tuple(CARDS), len(DECK)), "the same by card", "discarded"),
            Part("in_play", Row(8, card), "cards shown and not yet put away"),
            Part("traits", EachSeat(seats, traits), "the traits of each, in the order of winning them"),
            Part("hand", Row(MOST_IN_HAND, card), "one's own hand"),
            Part("hand", Counts(HAND_IDS, MOST_IN_HAND), "the same by card", "holding"),
            Part("hand_sizes", number, "the cards in each hand"),
            Part("reshuffles", Number(), "how often the deck was shuffled anew"),
            Part(
                "drawn",
                EachSeat(seats, Row(MOST_IN_HAND, Number())),
                "of each card in a hand, the reshuffles before it came",
            ),
            Part("reshuffled", Each(HAND_IDS, Maybe(Number())), "when a hand card last went into the deck"),
            Part("named", Number(), "one's own plays in an open window"),
            Part("auction", Maybe(auction), "the auction under way"),
            Part("packet_sizes", Row(seats, Number(len(TRAITS))), "the draft: the sizes of the packets"),
            Part("kept", traits, "the draft: the cards one has kept"),
            Part(
                "packets",
                Row(MOST_ROUNDS, Row(MOST_ROUNDS, card)),
                "the draft: the packets one has held, round by round",
            ),
            Part("occupied", areas, "the areas occupied when the player turn began"),
            Part("moved", places, "the ants moved in this turn"),
            Part("arrivals", on_map, "the ants that have arrived in this turn"),
            Part("entered", Each(AREAS, Maybe(Number())), "of the areas entered, how many ants"),
            Part("migrated", Flag(), "whether the nest has migrated in this turn"),
            Part("scouts", Each(AREAS, OneOf(CASTES)), "the scouts on the map"),
            Part("challenged", areas, "the areas in which a scout was challenged"),
            Part("scouted", areas, "the areas scouted"),
            Part("scouts_all", Flag(), "whether all areas are to be scouted"),
            Part("hits", Number(99), "a Predator's hits still to come"),
            Part("fought", areas, "the areas in which a battle was fought"),
            Part("battle", Maybe(battle), "the battle under way"),
            Part("sealed", SeatOrder(seats), "whose nest entrances are sealed"),
            Part("protected", protected, "who is protected, and from what", of=_protected),
            Part("trail_builders", on_map, "the ants that build Trails"),
            Part("foraged", areas, "the areas foraged"),
            Part("colours", Order(COLOURS), "the colours foraged"),
            Part("told", Number(), "how much has happened"),
            Part("over", Flag(), "whether the match is over"),
            Part(
                "hands",
                Maybe(EachSeat(seats, Row(MOST_IN_HAND, card))),
                "all hands, once the game is over",
                of=lambda view: view.hands or None,
            ),
        ),
    )


def _doing(view: EmpiresView) -> str:
    return "" if view.step is None else type(view.step).__name__


def _posts(view: EmpiresView) -> list[dict[str, tuple[int, ...]]]:
    return [dict(posts) for posts in view.posts]


def _watches(view: EmpiresView) -> list[dict[str, tuple[int, ...]]]:
    return [dict(watches) for watches in view.watches]


def _protected(view: EmpiresView) -> list[tuple[int, ...] | None]:
    return [view.protected.get(seat) for seat in range(view.seats)]
