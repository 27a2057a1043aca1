"""One run: a town is founded, people play there, things go wrong; then everything is looked at."""

from __future__ import annotations

import asyncio
import logging
import time
from random import Random

from tests.chaos import verdict
from tests.chaos.figures import Figures
from tests.chaos.members import Company, Cup
from tests.chaos.mishaps import KILLS, MISHAPS, OTHERS, possible
from tests.chaos.plan import Plan
from tests.chaos.players import Match, Party
from tests.chaos.town import PATIENCE, Town, founded
from tests.chaos.vandals import Vandal
from tests.server.people import Person
from tests.server.pushing import PushService, push_service

log = logging.getLogger("chaos")

AT_ONCE = 0.3  # how often two things go wrong together
PAUSES = (0, 0, 1, 2, 4, 8)  # answers between two mishaps: the next may come before anybody is answered
LOOK = 1.0  # seconds between two looks whether all is over
KILLING = 0.6  # how often it is a kill


class Stuck(Exception):
    """Nobody is answered any more."""


def run(plan: Plan) -> Figures:
    figures = Figures(plan.name, plan.seed)
    began = time.monotonic()
    with founded(plan, figures) as town:
        asyncio.run(_live(town))
    figures.seconds = time.monotonic() - began
    return figures


async def _live(town: Town) -> None:
    async with town.open(), push_service() as service:
        await _warm_up(town, service)
        town.grow_rough()
        parties = [Party(town, number) for number in range(town.plan.tables)]
        company, cup = Company(town, service), Cup(town, service)
        vandals = [Vandal(town, number, lambda: _tables(parties)) for number in range(town.plan.vandals)]
        playing = [asyncio.create_task(party.play()) for party in parties]
        playing += [asyncio.create_task(company.play()), asyncio.create_task(cup.play())]
        done = asyncio.Event()
        raging = [asyncio.create_task(vandal.rage(lambda: _enough(town, done))) for vandal in vandals]
        try:
            log.info("%s: things go wrong from here on", town.plan.name)
            await _go_wrong(town)
            done.set()
            await asyncio.gather(*raging)
            town.is_late = True
            await town.calm_down()
            playing += [asyncio.create_task(vandal.play()) for vandal in vandals]
            log.info("%s: all is well again, and what was begun is played to its end", town.plan.name)
            await _until_over(town, playing)
            log.info("%s: now to look at it", town.plan.name)
            await _look(town, parties, vandals, company, cup)
        except Stuck as error:
            town.figures.notes.append(str(error))
        finally:
            for task in (*raging, *playing):
                task.cancel()
            await asyncio.gather(*raging, *playing, return_exceptions=True)
    members = (*company.matches.values(), *cup.matches.values())
    matches = (*_matches(parties), *members, *(vandal.match for vandal in vandals))
    verdict.read_logs(town, set().union(*(match.secrets for match in matches)))


async def _warm_up(town: Town, service: PushService) -> None:
    """What a node weighs that has played and was asked for all it has, and has no visitors any more."""
    town.is_late = True
    parties = [Party(town, number) for number in range(min(3, town.plan.tables))]
    company, cup = Company(town, service, "Early seeker"), Cup(town, service, "Early champion")
    await asyncio.gather(company.play(), cup.play(), *(party.play() for party in parties))
    for member in (*company.members, *cup.members):
        await member.http.aclose()
    for host in town.hosts:
        async with Person(host.url) as reader:
            for game in await reader.get("/games"):
                for what in ("art", "texts/en", "texts/fr", "rules/en", "rules/fr"):
                    await reader.get(f"/games/{game['id']}/{what}")
    await asyncio.sleep(4)
    town.figures.memory, town.figures.files = ((each, each) for each in verdict.weigh(town))
    town.is_late = False


async def _go_wrong(town: Town) -> None:
    """One mishap after the other, most of them when play has gone on after the one before."""
    rng = Random(town.plan.seed)
    until = time.monotonic() + 60 * town.plan.minutes
    names = possible(town)
    once = rng.sample(names, len(names)) if town.plan.each_once else None
    while time.monotonic() < until and (once or (once is None and town.figures.killed < town.plan.kills)):
        chosen = [once.pop()] if once else _choose(names, rng)
        log.info(
            "%s (%d kills, %d answers)", " and ".join(chosen), town.figures.killed, town.figures.acknowledged
        )
        await asyncio.gather(*(_happen(town, name, rng) for name in chosen))
        await _play_on(town, answers=rng.choice(PAUSES))


def _choose(names: list[str], rng: Random) -> list[str]:
    kills, others = [n for n in names if n in KILLS], [n for n in names if n in OTHERS]
    among = kills if kills and (not others or rng.random() < KILLING) else others
    return rng.sample(among, 2 if len(among) > 1 and rng.random() < AT_ONCE else 1)


async def _happen(town: Town, name: str, rng: Random) -> None:
    if name in OTHERS:
        town.figures.mishaps[name] += 1
    await MISHAPS[name](town, rng)


async def _play_on(town: Town, answers: int) -> None:
    """Wait until so many more answers were acknowledged."""
    enough = town.figures.acknowledged + answers
    town.moved = time.monotonic()
    while town.figures.acknowledged < enough:
        if time.monotonic() - town.moved > PATIENCE:
            town.figures.stuck += 1
            raise Stuck(f"no answer was acknowledged for {PATIENCE:.0f} seconds")
        await asyncio.sleep(0.02)


def _enough(town: Town, done: asyncio.Event) -> bool:
    wanted = town.plan.nonsense
    return town.figures.messages >= wanted if wanted else done.is_set()


async def _until_over(town: Town, playing: list[asyncio.Task[None]]) -> None:
    """Every match ends. As long as answers are acknowledged somewhere, there is hope for the rest."""
    town.moved = time.monotonic()
    while waiting := [task for task in playing if not task.done()]:
        await asyncio.wait(waiting, timeout=LOOK)
        if time.monotonic() - town.moved > PATIENCE:
            town.figures.stuck += len(waiting)
            return
    for task in playing:
        task.result()


async def _look(town: Town, parties: list[Party], vandals: list[Vandal], company: Company, cup: Cup) -> None:
    matches = [*company.matches.values(), *cup.matches.values(), *_matches(parties)]
    members = (*company.members, *cup.members)
    if not town.figures.stuck:
        await verdict.judge(town, matches, [vandal.match for vandal in vandals])
        await verdict.judge_cups(town, cup)
        await verdict.judge_members(town, members)
        await verdict.judge_ratings(town, list(company.matches))
    else:  # a match that is not over has no record yet
        matches, unfinished = (
            _matches(parties),
            {party.matches[-1].table for party in parties if party.matches},
        )
        await verdict.judge(town, [match for match in matches if match.table not in unfinished], [])
    for guest in [
        *members,
        *(guest for party in parties for match in party.matches for guest in match.guests),
        *(vandal.guest for vandal in vandals),
    ]:
        await guest.http.aclose()
    memory, files = await verdict.weigh_at_rest(town)
    town.figures.memory = town.figures.memory[0], memory
    town.figures.files = town.figures.files[0], files


def _matches(parties: list[Party]) -> list[Match]:
    return [match for party in parties for match in party.matches]


def _tables(parties: list[Party]) -> list[str]:
    """Those that are being played."""
    return [party.matches[-1].table for party in parties if party.matches]
