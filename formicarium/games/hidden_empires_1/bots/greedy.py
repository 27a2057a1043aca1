"""A player that plans its colony: food, brood, watch, raids, cards, flights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from formicarium.core.bot import Choice, Sight
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.answers import END
from formicarium.games.hidden_empires_1.bots import (
    brood,
    cards,
    flight,
    founding,
    losses,
    marching,
    raids,
    scouting,
)
from formicarium.games.hidden_empires_1.bots.outlook import ALL_WITS, Outlook, Wits
from formicarium.texts.message import message

Judge = Callable[[Outlook, Decision], Choice]

JUDGES: Mapping[str, Judge] = {
    # Set-up
    "ask-place-nest": founding.place_nest,
    "ask-lay-nest-tile": founding.lay_nest_tile,
    "ask-lay-ring-tile": founding.lay_ring_tile,
    "ask-lay-tile": founding.lay_tile,
    "ask-extra-tile": founding.extra_tile,
    "ask-setup-trait": cards.window,
    "ask-restart-place": founding.place_nest,
    # Draw a Card
    "ask-turn-start": founding.turn_start,
    "ask-draw-step": cards.window,
    "ask-draw-step-over": cards.draw_step_over,
    "ask-mutate-pick": cards.mutate_pick,
    "ask-budding-boost": founding.budding_boost,
    "ask-card-target-player": cards.target_player,
    "ask-card-target-area": cards.target_area,
    "ask-predator-move": cards.predator_move,
    "ask-predator-victim": cards.predator_victim,
    "ask-choose-larvae": brood.choose_larvae,
    "ask-choose-ant-attrition": losses.lose_ant,
    "ask-keep-aphids": founding.keep_aphids,
    # Assign Tasks
    "ask-return-aphids": founding.return_aphids,
    "ask-assign-source": marching.assign_source,
    "ask-assign-destination": marching.assign_destination,
    "ask-assign-count": marching.assign_count,
    "ask-gather-at": marching.gather_at,
    "ask-migrate-to": founding.place_nest,
    "ask-lose-brood": brood.give_up,
    "ask-repel-player": losses.repel_player,
    "ask-choose-ant-repelled": losses.lose_ant,
    # Scout Areas
    "ask-scout-area": scouting.scout_area,
    "ask-react": scouting.react,
    "ask-turn-marker": scouting.turn_marker,
    "ask-scout-reinforce": scouting.scout_reinforce,
    "ask-scout-assign": scouting.scout_assign,
    # Perform Tasks
    "ask-perform": cards.window,
    "ask-attack-area": raids.attack_area,
    "ask-attack-target": raids.attack_target,
    "ask-chem-dice": losses.chem_dice,
    "ask-choose-ant-chemical": losses.yield_ant,
    "ask-bomb-dice": losses.bomb_dice,
    "ask-bomb-loss": losses.lose_ant,
    "ask-combat-loss": losses.combat_loss,
    "ask-carry-off": raids.carry_off,
    "ask-plunder": raids.plunder_nest,
    "ask-queen-hunt": raids.queen_hunt,
    "ask-promote-site": founding.promote_site,
    # Windows
    "ask-window-event": cards.window,
    "ask-window-predator": cards.window,
    "ask-window-one-queen": cards.window,
    "ask-window-forage": cards.window,
    "ask-window-combat": cards.window,
    "ask-window-guest": cards.window,
    # The Nest Phase
    "ask-nest-play": cards.window,
    "ask-shortage-adults": brood.give_up,
    "ask-emerge-majors": brood.emerge_majors,
    "ask-emerge-repletes": brood.emerge_repletes,
    "ask-feed-large": brood.feed_large,
    "ask-feed-medium": brood.feed_medium,
    "ask-shortage-larvae": brood.give_up,
    "ask-lay-female": brood.lay_female,
    "ask-lay-male": brood.lay_male,
    "ask-nurses-lay": brood.nurses_lay,
    "ask-shortage-eggs": brood.give_up,
    "ask-store-food": brood.store_food,
    "ask-flight": flight.flight,
    "ask-guest-queen-loss": flight.guest_queen_loss,
    "ask-budding-cost": flight.budding_cost,
    "ask-nest-site": flight.nest_site,
}
CARELESS = frozenset(  # where a slip costs something, but never the colony
    f"ask-{question}"
    for question in (
        "assign-source", "scout-reinforce", "scout-assign", "feed-large", "lay-female", "lay-male",
        "flight", "attack-target", "carry-off", "window-guest", "card-target-player",
    )
)  # fmt: skip


class Greedy:
    """Judges every question by rules of thumb and a forecast of its colony.

    It keeps nothing in mind and looks at nothing but its view: the same sight gives the same move. `slips`
    makes it take any option now and then, or end a step too soon, and `wits` let it see less and think less
    far, for an easier opponent.
    """

    def __init__(self, slips: float = 0.0, wits: Wits = ALL_WITS) -> None:
        self.slips = slips
        self.wits = wits

    def choose(self, sight: Sight, rng: Random) -> Choice:
        decision = sight.decision
        key = decision.prompt.key
        if self.slips and key in CARELESS and rng.random() < self.slips:
            careless = END if END in decision.options else rng.choice(decision.options)
            return Choice(careless, message("why-slip"))
        outlook = Outlook(sight.view, key, self.wits)
        if key == "ask-assign-source" and sight.view.hand:
            played = cards.play(outlook, decision)
            if played is not None:
                return played
        return JUDGES[key](outlook, decision)
