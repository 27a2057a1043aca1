"""Two tables the vocabulary has to carry: a hex map with nest sheets, a board of tracks with hills.

The games do not exist yet; the sprites are borrowed from the house and from the Cicada.
"""

from __future__ import annotations

from math import atan2, sqrt

from formicarium.scene.model import (
    Board,
    Card,
    Icon,
    Note,
    Panel,
    Piece,
    Place,
    Point,
    Row,
    Scene,
    Section,
    Tone,
    Tray,
)
from formicarium.scene.spots import around
from formicarium.texts.message import Message, message


def said(words: str) -> Message:
    """Words as they are; the mocks have no catalogue."""
    return message(words)


def say(words: Message) -> str:
    return "|: |" if words.key == "titled" else words.key


# Hidden Empires II: hexes with terrain, tokens, several stacks; a nest sheet

COLOURS: dict[str, Tone] = {"B": "bark", "A": "slate", "G": "moss", "R": "clay", "Y": "straw"}
ROWS = ("A1R A2A A3B A4Y A5G", "B1G B2Y B3G B4A B5R B6B", "C1A C2B C3R C4B C5G C6Y C7A",
        "D1B D2R D3A D4Y D5R D6A D7B D8R", "E1Y E2G E3Y E4G E5B E6G E7Y E8G E9Y",
        "F1R F2A F3B F4R F5Y F6B F7R F8A", "G1B G2Y G3G G4A G5R G6A G7B",
        "H1A H2R H3B H4G H5Y H6G", "I1G I2Y I3A I4B I5R")  # fmt: skip
SIDE = 60.0


def hex_map() -> Board:
    """All 61 areas; the nests of two players; the dotted border of the middle."""
    places = []
    for r, row in enumerate(ROWS):
        areas = row.split()
        for q, area in enumerate(areas):
            x = sqrt(3) * SIDE * (q + (9 - len(areas)) / 2 + 0.5) + 4
            id, tone = area[:2], COLOURS[area[2]]
            places.append(
                Place(
                    id=f"area:{id}",
                    x=x,
                    y=SIDE * (1.5 * r + 1) + 4,
                    width=sqrt(3) * SIDE,
                    height=2 * SIDE,
                    label=said(id),
                    shape="hex",
                    tone=tone,
                    seat={"E3": 0, "E7": 1}.get(id),
                    glyph=id + area[2].lower(),
                )
            )
    middle = next(place for place in places if place.id == "area:E5")
    rim = around(6, 4.1 * SIDE, start=-90)
    points = tuple((middle.x + dx, middle.y + dy) for dx, dy in (*rim, rim[0]))
    border = Place("border", middle.x, middle.y, 0, 3, said("the middle"), "line", points, "ink", dashed=True)
    return Board("map", sqrt(3) * SIDE * 9 + 8, SIDE * 14 + 8, (*places, border))


def hidden_empires() -> Scene:
    def stack(id: str, area: str, seat: int, count: int, at: Point, *marks: str) -> Piece:
        return Piece(
            id=f"stack:{id}",
            sprite="ant_pawn",
            on=f"area:{area}",
            label=said(f"{count} workers"),
            dx=at[0],
            dy=at[1],
            size=44,
            seat=seat,
            count=count,
            marks=marks,
            glyph="w",
        )

    def token(area: str, sprite: str, badge: str) -> Piece:
        return Piece(
            f"token:{area}", sprite, f"area:{area}", said(sprite), dy=-22, size=46, badge=badge, glyph="t"
        )

    low = ((-26.0, 24.0), (26.0, 24.0))
    return Scene(
        game="mock",
        status=said("Round 4: Ana forages"),
        boards=(hex_map(),),
        pieces=(
            token("E4", "insect_caterpillar", "3"),
            token("D4", "insect_ladybird", "2 +1"),
            token("F3", "token_back", ""),
            token("E5", "insect_beetle", "6"),
            stack("a", "E4", 0, 4, low[0]),
            stack("b", "E4", 1, 2, low[1]),
            stack("c", "E5", 0, 7, low[0]),
            stack("d", "E5", 1, 12, low[1], "eye"),
            stack("e", "E7", 1, 3, (0.0, 20.0)),
        ),
        trays=(
            Tray("hand", said("Your hand"), spot="hand", seat=0),
            Tray("discard", said("Discard"), "pile"),
        ),
        cards=(
            Card(
                id="card:trail_makers",
                name=said("Trail Makers"),
                sprite="role_ant",
                on="hand",
                text=said("Lay a trail token on an area where you forage."),
                icons=((Icon("die_5", said("five")), Icon("lamp_on", said("resources"), count=2)),),
                lit=True,
            ),
            Card("card:drought", said("Drought"), "", "hand", said("Not yours to see."), face="down"),
            Card(
                id="card:acid",
                name=said("Acid"),
                sprite="power_beetle",
                on="hand",
                text=said("One die more in combat."),
                faded=True,
                hint=said("no combat now"),
            ),
            Card("card:old", said("Good Growing Season"), "power_bee", "discard", said("Plants grow.")),
        ),
        panels=(nest_sheet(), compact(1, "Ben"), compact(2, "Cleo")),
        notes=(Note(said("The nest is too small: make room or eject brood."), "warning", "alert"),),
        stages=tuple(map(said, ("Redeploy", "Check", "Advance", "Forage", "Fight"))),
        stage=3,
        ready=(2,),
    )


def nest_sheet() -> Panel:
    """Chambers, brood in three columns, food with what it will be needed for."""
    brood = tuple(
        Row(said(name), value, sprite=sprite, id=f"brood:{name}")
        for name, value, sprite in (
            ("female eggs", 3, "insect_bee"),
            ("female larvae", 2, "insect_caterpillar"),
            ("small pupae", 1, "insect_butterfly"),
            ("male eggs", 0, "insect_bee"),
            ("male larvae", 1, "insect_caterpillar"),
            ("large pupae", 0, "insect_butterfly"),
        )
    )
    return Panel(
        id="seat:0",
        title=said("Ana"),
        seat=0,
        active=True,
        badges=(Icon("role_ant", said("moves first")),),
        sections=(
            Section((Row(said("Nest size"), 8, 6), Row(said("Score"), 9, 16))),
            Section(brood, said("Eggs → larvae → pupae"), columns=3),
            Section(
                (
                    Row(said("Nurses"), 1, id="chamber:nurses"),
                    Row(said("Builders"), 2, id="chamber:builders"),
                ),
                said("Chambers"),
                columns=2,
            ),
            Section((Row(said("Food"), 12, hint=said("adults 4, larvae 3, left 5")),)),
        ),
    )


def compact(seat: int, name: str) -> Panel:
    rows = tuple(
        Row(said(label), value, sprite=sprite)
        for label, value, sprite in (
            ("score", 7, "lamp_on"),
            ("ants", 11, "ant_pawn"),
            ("brood", 5, "insect_bee"),
        )
    )
    return Panel(f"seat:{seat}", said(name), seat, sections=(Section(rows, columns=3),))


# Antics: tracks between clearings, zones, hills in relief

NODES: dict[str, Point] = {
    "anthill": (500, 330), "a_nw": (385, 270), "a_sw": (385, 405), "a_s": (500, 450), "a_se": (615, 405),
    "a_ne": (615, 270), "cl_ladybird": (270, 335), "cl_leaf": (590, 535), "chasm_rim": (500, 150),
}  # fmt: skip
TRACKS: tuple[tuple[str, str, str, Tone], ...] = (
    ("t01", "anthill", "a_nw", "pool"),
    ("t02", "anthill", "a_sw", "moss"),
    ("t03", "anthill", "a_s", "straw"),
    ("t04", "anthill", "a_se", "bark"),
    ("t05", "anthill", "a_ne", "slate"),
    ("t06", "a_nw", "a_sw", "bark"),
    ("t07", "a_sw", "a_s", "slate"),
    ("t10", "a_nw", "cl_ladybird", "pool"),
    ("t11", "a_sw", "cl_ladybird", "straw"),
    ("t12", "a_s", "cl_leaf", "straw"),
    ("t13", "a_se", "cl_leaf", "slate"),
)
ZONES: tuple[Tone, ...] = ("straw", "moss", "pool", "bark", "slate", "clay")


def track_board() -> Board:
    def track(id: str, start: Point, end: Point, tone: Tone, thick: float = 20) -> Place:
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        return Place(
            f"track:{id}", x, y, 60, thick, said(id), "line", (start, end), tone, group=tone, glyph=id
        )

    tracks = [track(id, NODES[a], NODES[b], tone) for id, a, b, tone in TRACKS]
    chasm = track("chasm", NODES["anthill"], NODES["chasm_rim"], "shade", 34)
    clearings = (
        Place("clearing:anthill", 500, 330, 110, 110, said("Anthill"), "circle", tone="bark", glyph="HILL"),
        Place(
            "clearing:ladybird", 270, 335, 84, 84, said("Ladybirds"), "circle", tone="sheet",
            sprite="insect_ladybird", badge="4", glyph="lady",
        ),
        Place(
            "clearing:leaf", 590, 535, 84, 84, said("Brown leaves"), "circle", tone="sheet",
            sprite="insect_butterfly", badge="6", glyph="leaf",
        ),
    )  # fmt: skip
    zones = [
        Place(
            f"zone:{tone}", 110 + 156 * i, 655, 146, 76, said(tone), tone=tone, glyph=tone, caption=said(tone)
        )
        for i, tone in enumerate(ZONES)
    ]
    return Board("board", 1000, 700, (chasm, *tracks, *clearings, *zones))


HILL = {(0, 0): 2, (0, 1): 2, (1, 0): 3, (1, 1): 1, (2, 0): 1, (2, 1): 1, (2, -1): 1, (1, -1): 3}
TILES = (((0, 0), (0, 1)), ((1, 0), (1, -1)), ((2, 0), (2, 1)))


def hill(seat: int) -> Board:
    """Hexes in relief, drawn from the back; the outline of each tile."""

    def centre(q: int, r: int) -> Point:
        return 70 + sqrt(3) * 40 * (q + r / 2), 110 + 60 * r

    def outline(one: tuple[int, int], two: tuple[int, int]) -> tuple[Point, ...]:
        """The ten outer corners of two joined hexes: those of both, less the shared side."""
        rings = [[(x + dx, y + dy) for dx, dy in around(6, 40)] for x, y in (centre(*one), centre(*two))]
        shared = [p for p in rings[0] if any(abs(p[0] - q[0]) + abs(p[1] - q[1]) < 1 for q in rings[1])]
        x = sum(p[0] for p in shared) / 2
        y = sum(p[1] for p in shared) / 2
        corners = {(round(px), round(py)) for ring in rings for px, py in ring}
        return tuple(sorted(corners, key=lambda p: atan2(p[1] - y, p[0] - x)))

    hexes = tuple(
        Place(
            id=f"space:{seat}:{q},{r}",
            x=centre(q, r)[0],
            y=centre(q, r)[1],
            width=sqrt(3) * 40,
            height=80,
            label=said("build"),
            shape="hex",
            tone="bark",
            level=level,
            sprite="role_ant" if level > 1 else "role_cicada",
            glyph="bu",
        )
        for (q, r), level in sorted(HILL.items(), key=lambda item: item[0][1])
    )
    edges = tuple(
        Place(f"tile:{seat}:{i}", *centre(*one), 0, 0, said("tile"), "area", outline(one, two), dashed=True)
        for i, (one, two) in enumerate(TILES)
        if HILL[one] == HILL[two] == 1
    )
    return Board(f"hill:{seat}", 340, 230, hexes + edges, said(f"Hill of seat {seat}"), seat)


def antics() -> Scene:
    def worker(seat: int, track: str, dx: float, load: tuple[str, ...] = ()) -> Piece:
        return Piece(
            id=f"ant:{seat}:{track}", sprite="ant_pawn", on=f"track:{track}", label=said("worker"),
            dx=dx, size=48, seat=seat, over=load, glyph="w",
        )  # fmt: skip

    return Scene(
        game="mock",
        status=said("Ben pushes: 2 of 3 left"),
        boards=(track_board(), hill(0), hill(1)),
        pieces=(
            worker(0, "t01", -20),
            worker(1, "t01", 20),
            worker(1, "t10", 0),
            Piece("guard:t03", "mark_square", "track:t03", said("guard"), size=34, seat=2, glyph="g"),
            Piece("ants:0", "ant_pawn", "zone:moss", said("ants"), dx=-30, dy=-10, size=44, seat=0, count=3),
            Piece("marker:0", "mark_circle", "space:0:1,0", said("marker"), dx=18, dy=-14, size=26, seat=0),
        ),
        panels=(
            Panel(
                "seat:0", said("Ana"), 0,
                sections=(
                    Section((Row(said("Prey"), icons=(
                        Icon("insect_ladybird", said("ladybird")),
                        *(Icon(f"insect_{kind}", said(kind), faded=True)
                          for kind in ("bee", "beetle", "butterfly", "caterpillar", "dragonfly")),
                    )),)),
                    Section((Row(said("Supply"), 8, 11), Row(said("Leaves"), 2))),
                ),
            ),
            Panel("seat:1", said("Ben"), 1, active=True, sections=(Section((Row(said("Supply"), 5, 11),)),)),
        ),
    )  # fmt: skip
