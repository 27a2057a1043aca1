"""A player that plans its colony: food, brood, land, raids, traits, cards."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from formicarium.core.bot import Choice, Sight
from formicarium.games.hidden_empires_2.bots import (
    auctions,
    cards,
    flight,
    food,
    founding,
    losses,
    marching,
    raids,
    scouting,
)
from formicarium.games.hidden_empires_2.planning import brood
from formicarium.games.hidden_empires_2.planning.forecast import AS_NEEDED, Digs
from formicarium.games.hidden_empires_2.planning.nest import NEST_JUDGES, Judge, advice
from formicarium.games.hidden_empires_2.planning.outlook import ALL_WITS, Outlook, Wits
from formicarium.games.hidden_empires_2.scene.table import table
from formicarium.texts.message import message

JUDGES: Mapping[str, Judge] = {
    "ask-place-nest": founding.place_nest,
    "ask-draft-keep": auctions.draft_keep,
    "ask-restart": founding.restart,
    "ask-restart-area": founding.restart_area,
    "ask-bid": auctions.bid,
    "ask-start-auction": auctions.start_auction,
    "ask-shelter-aphids": cards.react,
    "ask-attrition-loss": losses.any_loss,
    "ask-rove-losses": brood.rove_losses,
    "ask-predator-hit": losses.predator_hit,
    "ask-predator-victim": losses.any_loss,
    "ask-migration-brood": brood.give_up,
    "ask-return-aphids": cards.return_aphids,
    "ask-redeploy": marching.redeploy,
    "ask-redeploy-to": marching.redeploy_to,
    "ask-fix-nest": marching.fix_nest,
    "ask-advance": marching.advance,
    "ask-advance-to": marching.advance_to,
    "ask-reveal-token": scouting.reveal_token,
    "ask-scout": scouting.reveal_token,
    "ask-patrol-react": scouting.patrol_react,
    "ask-scout-reveal": scouting.scout_reveal,
    "ask-scout-victim": losses.any_loss,
    "ask-scout-reinforce": scouting.scout_reinforce,
    "ask-attack": raids.attack,
    "ask-scatter-dice": losses.scatter_dice,
    "ask-scatter-ant": losses.scatter_ant,
    "ask-chemical-dice": losses.chemical_dice,
    "ask-chemical-victim": losses.chemical_victim,
    "ask-bomb-dice": losses.bomb_dice,
    "ask-bomb-loss": losses.any_loss,
    "ask-combat-loss": losses.combat_loss,
    "ask-after-combat": losses.after_combat,
    "ask-invade": raids.invade,
    "ask-seal-nest": cards.react,
    "ask-block-return": losses.any_loss,
    "ask-rescue-brood": losses.rescue_brood,
    "ask-carry": raids.carry,
    "ask-hunt-queen": raids.hunt_queen,
    "ask-nest-lost": flight.nest_lost,
    "ask-nest-crowned": flight.nest_crowned,
    "ask-build-trail": food.build_trail,
    "ask-assign-patrol": scouting.assign_patrol,
    "ask-forage": food.forage,
    "ask-forage-ants": food.forage_ants,
    "ask-repel-target": food.repel_target,
    "ask-repel-ant": losses.any_loss,
    "ask-end-turn": founding.end_turn,
    "ask-nest-card": cards.nest_card,
    "ask-nuptial-flight": flight.nuptial_flight,
    "ask-guest-losses": flight.guest_losses,
    "ask-nest-site": flight.nest_site,
}
CARELESS = frozenset(  # where a slip costs something, but never the colony
    f"ask-{question}"
    for question in (
        "redeploy", "redeploy-to", "advance", "advance-to", "attack", "assign-patrol", "forage",
        "forage-ants", "feed-larvae", "lay-eggs", "nuptial-flight",
    )
)  # fmt: skip
OPEN_MOMENTS = frozenset(  # HE2-HAND-01
    f"ask-{moment}"
    for moment in (
        "redeploy", "advance", "scout", "attack", "build-trail", "assign-patrol", "forage", "end-turn"
    )
)  # fmt: skip


class Greedy:
    """Judges every question by rules of thumb and a forecast of its colony; the nest phase as its plan does.

    It keeps nothing in mind and looks at nothing but its view: the same sight gives the same move. `slips`
    makes it take any option now and then, for an easier opponent; `digs` lets it plan what to build.
    """

    def __init__(self, slips: float = 0.0, digs: Digs = AS_NEEDED, wits: Wits = ALL_WITS) -> None:
        self.slips, self.digs, self.wits = slips, digs, wits

    def choose(self, sight: Sight, rng: Random) -> Choice:
        decision = sight.decision
        key = decision.prompt.key
        if self.slips and key in CARELESS and rng.random() < self.slips:
            return Choice(rng.choice(decision.options), message("why-slip"))
        view = sight.view
        assert view.seat is not None
        if key in NEST_JUDGES:
            return advice(table(view), view.seat, decision, self.wits)
        outlook = Outlook(table(view), view.seat, key, self.digs, wits=self.wits)
        if key in OPEN_MOMENTS and view.hand:
            played = cards.play(outlook, decision)
            if played is not None:
                return played
        judge = JUDGES.get(key)
        return judge(outlook, decision) if judge else Choice(decision.timeout, message("why-usual"))
