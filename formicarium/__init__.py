"""Formicarium: ant board games with their complete rules, to play, to measure and to learn.

>>> import formicarium as fm
>>> match = fm.Match(fm.games["cicada_and_ant"], seats=2, seed=7)
"""

import formicarium.games  # noqa: F401, the folder: loaded first, so that the registry below keeps its name
from formicarium.core import flow
from formicarium.core.bot import Bot, Choice, Sight
from formicarium.core.choices import Options
from formicarium.core.dealer import Scripted, Seeded
from formicarium.core.decision import Decision, Move, Refusal
from formicarium.core.errors import (
    ChanceError,
    DataError,
    FormicariumError,
    IllegalMove,
    MatchOver,
    OptionError,
    OutOfTurn,
    PositionError,
    RecordError,
    ScenarioError,
    UnknownGame,
)
from formicarium.core.event import Event, Told
from formicarium.core.game import Game
from formicarium.core.match import Match, replay
from formicarium.core.outcome import Outcome
from formicarium.core.registry import games
from formicarium.core.state import State, Step, View
from formicarium.core.verify import Verdict, verify
from formicarium.texts.message import Message, Seat, SeatName

__version__ = "0.1.0"  # pyproject.toml reads it here
compiled = not str(flow.__file__).endswith(".py")  # is this the build of `make compile`?

__all__ = [
    "Bot",
    "ChanceError",
    "Choice",
    "DataError",
    "Decision",
    "Event",
    "FormicariumError",
    "Game",
    "IllegalMove",
    "Match",
    "MatchOver",
    "Message",
    "Move",
    "OptionError",
    "Options",
    "OutOfTurn",
    "Outcome",
    "PositionError",
    "RecordError",
    "Refusal",
    "ScenarioError",
    "Scripted",
    "Seat",
    "SeatName",
    "Seeded",
    "Sight",
    "State",
    "Step",
    "Told",
    "UnknownGame",
    "Verdict",
    "View",
    "__version__",
    "compiled",
    "games",
    "replay",
    "verify",
]
