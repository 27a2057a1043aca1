"""What each player has, in numbers, and the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from formicarium.games.hidden_empires_2.colony import nest_size, nest_used
from formicarium.games.hidden_empires_2.data import UNLIMITED, Token
from formicarium.games.hidden_empires_2.scene.forecast import Forecast, forecast
from formicarium.games.hidden_empires_2.scene.moment import is_still_to_forage, stage_of
from formicarium.games.hidden_empires_2.scene.notes import ahead, lacks_nurses, worries
from formicarium.games.hidden_empires_2.scene.replanned import replanned
from formicarium.games.hidden_empires_2.scene.routes import Route
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Icon, Panel, Piece, Row, Section
from formicarium.texts.message import Seat, SeatName, message

BURDENS = frozenset({"to-find", "missing", "nurses"})  # the fewer, the better


def player(view: EmpiresView, s: Empires, seat: Seat, active: bool, ways: tuple[Route, ...]) -> Panel:
    seen = panel(seat, active, marks(view, seat), *numbers(view, s, seat))
    sections, remarks = seen.sections, [*ahead(view, seat)]
    if seat == view.seat and stage_of(view) not in ("setup", "draft", "over", "nest"):
        coming = forecast(view, s, seat)
        rows = ledger(
            coming,
            still_to_forage=is_still_to_forage(view, seat),
            warned=lacks_nurses(view, s, seat),
        )
        sections = (*sections, Section(tuple(rows), message("scene-forecast")))
        remarks += [*worries(view, s, ways), *replanned(view, s, seat, coming)]
    return replace(seen, sections=sections, notes=tuple(remarks)) if remarks or seat == view.seat else seen


def marks(view: EmpiresView, seat: Seat) -> tuple[str, ...]:
    first = view.turn and seat == view.first and not view.options.random_turn_order
    worn = (("first", first), ("marked", view.marked[seat]), ("sealed", seat in view.sealed))
    return tuple(mark for mark, here in worn if here)


def numbers(
    view: EmpiresView, s: Empires, seat: Seat
) -> tuple[tuple[tuple[str, int], ...], int | None, int | None]:
    """The compact line of a sheet, and the limits of its score and size."""
    options, size = view.options, nest_size(s, seat)
    return (
        (
            ("score", view.scores[seat]),
            ("ants", ants_of(view, seat)),
            ("brood", sum(view.brood[seat].values())),
            ("food", view.food[seat]),
            ("size", nest_used(s, seat)),
            ("flyers", view.princesses[seat] + view.males[seat]),
            ("queens", view.queens[seat]),
            *((("dna", view.dna[seat]),) if options.advanced else ()),
            *((("cards", view.hand_sizes[seat]),) if options.advanced and options.draws_cards else ()),
        ),
        None if options.death_to_the_queen else options.target_score,
        None if size == UNLIMITED else size,
    )


MARKS = {"first": "first", "marked": "guest_queen_mark", "sealed": "sealed"}  # the sprite of each
LISTED = {"ants": "indoors", "brood": "nursery", "flyers": "flyers"}  # where it is shown when asked


@lru_cache(maxsize=4096)
def panel(
    seat: Seat,
    active: bool,
    marks: tuple[str, ...],
    values: tuple[tuple[str, int], ...],
    target: int | None,
    size: int | None,
) -> Panel:
    """What everybody sees of a player."""
    most = {"score": target, "size": size}
    rows = (
        Row(
            message(f"scene-{name}"),
            value,
            most.get(name),
            goal=name == "score",
            sprite=f"icon_{name}",
            id=f"{LISTED[name]}:{seat}" if name in LISTED else "",
        )
        for name, value in values
    )
    badges = tuple(Icon(MARKS[mark], message(f"scene-{mark}")) for mark in marks)
    title = message("scene-player", seat=SeatName(seat))
    return Panel(f"seat:{seat}", title, seat, active, badges, (Section(tuple(rows), columns=3),))


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
    return table(view.turn, view.pile, view.deck if view.deck or view.discards else None)


@lru_cache(maxsize=1024)
def table(turn: int, pile: int, deck: int | None) -> Panel:
    rows = [Row(message("scene-turn"), turn, sprite="icon_turn")] if turn else []
    rows.append(Row(message("scene-unused-pile"), pile, sprite="token_back"))
    if deck is not None:
        rows.append(Row(message("scene-deck"), deck, sprite="deck"))
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
