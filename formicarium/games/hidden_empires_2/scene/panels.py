"""What each player has, in numbers, and the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from formicarium.games.hidden_empires_2.colony import nest_size, nest_used
from formicarium.games.hidden_empires_2.data import UNLIMITED, Token
from formicarium.games.hidden_empires_2.scene.forecast import Forecast, forecast
from formicarium.games.hidden_empires_2.scene.moment import asked, is_still_to_forage, stage_of
from formicarium.games.hidden_empires_2.scene.notes import ahead, lacks_nurses, worries
from formicarium.games.hidden_empires_2.scene.replanned import replanned
from formicarium.games.hidden_empires_2.scene.routes import Route
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Icon, Panel, Piece, Row, Section
from formicarium.texts.message import Seat, SeatName, message

BURDENS = frozenset({"to-find", "missing", "nurses"})  # the fewer, the better


def player(view: EmpiresView, s: Empires, seat: Seat, ways: tuple[Route, ...]) -> Panel:
    sections = [Section(tuple(numbers(view, s, seat)), columns=3)]
    remarks = [*ahead(view, seat)]
    if seat == view.seat and stage_of(view) not in ("setup", "draft", "over", "nest"):
        coming = forecast(view, s, seat)
        rows = ledger(
            coming,
            still_to_forage=is_still_to_forage(view, seat),
            warned=lacks_nurses(view, s, seat),
        )
        sections.append(Section(tuple(rows), message("scene-forecast")))
        remarks += [*worries(view, s, ways), *replanned(view, s, seat, coming)]
    return Panel(
        id=f"seat:{seat}",
        title=message("scene-player", seat=SeatName(seat)),
        seat=seat,
        active=seat in asked(view),
        badges=tuple(badges(view, seat)),
        sections=tuple(sections),
        notes=tuple(remarks),
    )


def badges(view: EmpiresView, seat: Seat) -> Iterator[Icon]:
    if view.turn and seat == view.first and not view.options.random_turn_order:
        yield Icon("first", message("scene-first"))
    if view.marked[seat]:
        yield Icon("guest_queen_mark", message("scene-marked"))
    if seat in view.sealed:
        yield Icon("sealed", message("scene-sealed"))


def numbers(view: EmpiresView, s: Empires, seat: Seat) -> Iterator[Row]:
    """The compact line of a sheet; brood, reproductives and ants indoors are shown when asked."""
    target = None if view.options.death_to_the_queen else view.options.target_score
    yield number_row("score", view.scores[seat], target, goal=True)
    yield number_row("ants", ants_of(view, seat), id=f"indoors:{seat}")
    yield number_row("brood", sum(view.brood[seat].values()), id=f"nursery:{seat}")
    yield number_row("food", view.food[seat])
    size = nest_size(s, seat)
    yield number_row("size", nest_used(s, seat), None if size == UNLIMITED else size)
    flyers = view.princesses[seat] + view.males[seat]
    yield number_row("flyers", flyers, id=f"flyers:{seat}")
    yield number_row("queens", view.queens[seat])
    if view.options.advanced:
        yield number_row("dna", view.dna[seat])
        if view.options.draws_cards:
            yield number_row("cards", view.hand_sizes[seat])


@lru_cache(maxsize=4096)
def number_row(name: str, value: int, of: int | None = None, id: str = "", goal: bool = False) -> Row:
    return Row(message(f"scene-{name}"), value, of, goal, sprite=f"icon_{name}", id=id)


def ants_of(view: EmpiresView, seat: Seat) -> int:
    """Wherever they are."""
    stacks = (*view.ants[seat].values(), *view.patrols[seat].values())
    return sum(map(sum, stacks)) + view.captives[seat]


# The forecast


def ledger(coming: Forecast, *, still_to_forage: bool, warned: bool) -> Iterator[Row]:
    """Food in and out, who emerges and who is lost, what is laid, and whether the nest will hold them.

    Nothing is amiss while ants can still be sent where food is; of nurses missing now a note has warned.
    """
    if coming.foraged:
        yield entry("foraged", coming.foraged, "flow")
    if coming.milled:
        yield entry("milled", coming.milled, "major")
    yield from crowd("return", coming.returned)
    if coming.adults:
        yield entry("adults-eat", -coming.adults, "icon_ants")
    yield from crowd("emerge", coming.emerged)
    if coming.larvae:
        yield entry("larvae-eat", -coming.larvae, "larva_f")
    if coming.missing and still_to_forage:
        yield entry("to-find", coming.missing, "food")
    elif coming.missing:
        yield entry("missing", coming.missing, "warning")
        yield from crowd("lost", coming.lost)
    else:
        yield entry("left", coming.left, "tick")
    yield from crowd("lay", coming.laid)
    if coming.stored:
        yield entry("stored", coming.stored, "grain")
    if coming.wasted:
        yield entry("wasted", -coming.wasted, "food")
    limited = coming.size < UNLIMITED
    yield Row(message("scene-coming-size"), coming.used, coming.size if limited else None, sprite="icon_size")
    if coming.nurses_needed > coming.nurses and not warned:
        yield entry("nurses", coming.nurses_needed, "warning")
    if coming.points:
        yield entry("points", coming.points, "icon_score")


@lru_cache(maxsize=2048)
def entry(name: str, value: int, sprite: str) -> Row:
    return Row(message(f"scene-coming-{name}"), value, worse=name in BURDENS, sprite=sprite)


def crowd(name: str, kinds: Counter[str]) -> Iterator[Row]:
    """Ants or brood of several kinds, if there are any."""
    icons = tuple(Icon(kind, message(f"name-{kind}"), count) for kind, count in kinds.items() if count)
    if icons:
        yield Row(message(f"scene-coming-{name}"), icons=icons)


# Beside the board


def counters(view: EmpiresView) -> Panel:
    rows = [Row(message("scene-turn"), view.turn, sprite="icon_turn")] if view.turn else []
    rows.append(Row(message("scene-unused-pile"), view.pile, sprite="token_back"))
    if view.deck or view.discards:
        rows.append(Row(message("scene-deck"), view.deck, sprite="deck"))
    return Panel("table", sections=(Section(tuple(rows)),))


def sheltered(view: EmpiresView) -> Iterator[Piece]:
    """HE2-CARD-aphid_shelter-02: Aphids kept on a nest sheet, in sight of all."""
    for seat, tokens in enumerate(view.sheltered):
        for number, token in enumerate(tokens):
            yield kept_aphids(seat, number, token)


@lru_cache(maxsize=256)
def kept_aphids(seat: Seat, number: int, token: Token) -> Piece:
    badge = token.rpartition("_")[2]
    name = message("scene-token", token=token)
    return Piece(
        f"sheltered:{seat}:{number}", "aphids", f"seat:{seat}", name, badge=badge, glyph=short("aphids")
    )
