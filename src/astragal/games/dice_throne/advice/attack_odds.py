"""What attacks would do, exactly: the engine itself is run over every roll that may come.

Counted are both boards as they lie, tokens, health and combat points; dice of abilities, statuses
and defences; and the decisions on the way: the attacker's side takes what costs the defender most
health, everybody else what costs least. Not counted are cards (in hand or yet to be drawn), uses
that cost combat points, tokens that alter the offensive dice, and further Offensive Roll phases.
"""

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from astragal.errors import IllegalMove
from astragal.games.dice_throne.advice.odds import ATTEMPTS
from astragal.games.dice_throne.advice.readings import die_of, told
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import BoardAbility
from astragal.games.dice_throne.packs.words.players import (
    Draw,
    GainCp,
    Heal,
    LookAtHand,
    SearchDeck,
)
from astragal.games.dice_throne.rules.dice import Dice
from astragal.games.dice_throne.rules.offence import declared
from astragal.games.dice_throne.rules.phases import ROLL_PHASES
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.agenda import abandon, waiting
from astragal.kernel.match import NOTHING, Match
from astragal.odds.ahead import chooser
from astragal.odds.branches import outcomes
from astragal.odds.keeps import Distribution, KeepPlan, dice_odds, mean, mixed
from astragal.prose.spelling import nearest

Worth = Callable[[Distribution], float]
StandingKey = tuple[Any, ...]

MOST_KNOWN = 64
NOTHING_LOST: Distribution = {0: 1.0}
IDLE = (Draw, GainCp, SearchDeck, LookAtHand)


class AttackOdds:
    """What the attacks of one seat would take off the health of another."""

    def __init__(self, stage: DiceThrone, target: int) -> None:
        self.health = stage.health[stage.pool_of[target]]
        self.for_damage = Attacks(stage, target, mean)
        self.for_defeat = Attacks(stage, target, self.defeat)

    def defeat(self, losses: Distribution) -> float:
        """How likely the defender loses everything."""
        return losses.get(self.health, 0.0)


class Attacks:
    """The attacks of a stage, each played for what it is worth: damage, or defeat."""

    def __init__(self, stage: DiceThrone, target: int, worth: Worth) -> None:
        self.stage = stage
        self.pool = stage.pool_of[target]
        self.worth = worth
        self.lay = stage.fighters[stage.actor].lay
        self._losses: dict[tuple[object, ...], Distribution] = {}
        self._known: dict[StandingKey, Distribution] = {}

    @cached_property
    def plan(self) -> KeepPlan:
        """How to roll for the best attack; one that is worth nothing need not be made."""
        odds = dice_odds()
        return odds.plan([max((0.0, *self.worths(dice).values())) for dice in odds.rolls])

    def best(self, dice: Dice) -> str:
        """The ability that is worth most with these dice; empty when none is worth anything."""
        worths = self.worths(dice)
        best = max(worths, key=worths.__getitem__, default="")
        return best if best and worths[best] > 0 else ""

    def worths(self, dice: Dice) -> dict[str, float]:
        """What each ability is worth that these dice satisfy."""
        fitting = [one.ability.id for one in self.lay.offensive if one.tier(dice) >= 0]
        return {one: self.worth(self.losses(one, dice)) for one in fitting}

    def losses(self, ability: str, dice: Dice) -> Distribution:
        """How likely the defender loses how much health; healing counts against it.

        It is worked out once for all dice that tell the same.
        """
        dice = tuple(sorted(dice))
        one = self._offensive(ability)
        if one.tier(dice) < 0:
            return NOTHING_LOST
        key = (ability, one.tier(dice), *self._told(one, dice))
        known = self._losses.get(key)
        if known is None:
            known = self._losses[key] = self._after(attack(self.stage, ability, dice), Match.run)
        return known

    def _offensive(self, ability: str) -> BoardAbility:
        for one in self.lay.offensive:
            if one.ability.id == ability:
                return one
        known = [one.ability.id for one in self.lay.offensive]
        reason = f"the offensive abilities of this board are {', '.join(known)}"
        raise IllegalMove(str(ability), reason, nearest=nearest(str(ability), known))

    def _told(self, one: BoardAbility, dice: Dice) -> Iterator[object]:
        """What the ability and the passives beside it can tell of the dice."""
        faces = self.stage.fighters[self.stage.actor].board.faces
        ability = one.ability
        texts = [ability.first, ability.tiers[one.tier(dice)].do, ability.also]
        return told([*texts, *(each.ability for each in self.lay.passive)], dice, faces)

    # -- playing on ----------------------------------------------------------------------------

    def _after(self, m: DiceThrone, go: Callable[[Match], None]) -> Distribution:
        return mixed((self._resolved(after), chance) for after, chance in outcomes(m, go, die_of))

    def _resolved(self, m: Any) -> Distribution:
        """The distribution of what is lost, everybody choosing as well as possible."""
        if not m.options or m.phase not in ROLL_PHASES:
            return {self.stage.health[self.pool] - m.health[self.pool]: 1.0}
        key = standing(m)
        known = self._known.get(key)
        if known is None:
            ours = m.side_of[m.seat] == m.side_of[self.stage.actor]
            choices = [self._after(m, chooser(index)) for index in considered(m, ours)]
            known = (max if ours else min)(choices, key=self.worth)
            self._known[key] = known
        return known


def considered(m: DiceThrone, ours: bool) -> list[int]:
    """The options that are looked at: not uses that cost combat points or can't bear on health."""
    return [
        at
        for at, option in enumerate(m.options)
        if option[0] != "use" or bears(m.content, option[1], ours)
    ]


@lru_cache(4096)
def bears(content: Content, play: int, ours: bool) -> bool:
    """Whether a use is looked at: one that only draws, say, or heals the attacker, is not."""
    facts = content.plays[play]
    if facts.extra is not None and facts.extra.cp:
        return False
    idle = (*IDLE, Heal) if ours else IDLE
    return not all(isinstance(effect, idle) for effect in content.scripts[facts.script])


def standing(m: DiceThrone) -> StandingKey:
    """Everything that the rest of an attack depends on."""
    return (*_value(m), waiting(m), m.seat, m.answer, m.answer_arguments, m.options)


def _value(m: DiceThrone) -> tuple[bytes, int]:
    return (msgspec.msgpack.encode(m.pack()), m.active)


# -- the position in which an attack begins --------------------------------------------------------

_KNOWN: dict[StandingKey, AttackOdds] = {}


def attack_odds(m: DiceThrone, seat: int, target: int) -> AttackOdds:
    """The attacks of one seat on another as the match stands; those asked for last are kept."""
    staged = stage(m, seat, target)
    heroes = tuple(who.board.id for who in staged.fighters)
    key = (staged.setup.packs, heroes, target, tuple(staged.setup.options.items()), *_value(staged))
    known = _KNOWN.pop(key, None) or AttackOdds(staged, target)
    _KNOWN[key] = known
    if len(_KNOWN) > MOST_KNOWN:
        del _KNOWN[next(iter(_KNOWN))]
    return known


def stage(m: DiceThrone, seat: int, target: int) -> DiceThrone:
    """The match without cards, at the end of the seat's Offensive Roll phase."""
    staged = m.clone()
    abandon(staged)
    staged.options = NOTHING
    staged.active = staged.actor = seat
    staged.clear_roll()
    staged.clear_attack()
    for seat_ in range(len(staged.fighters)):
        who = staged.own(seat_)
        who.hand, who.deck, who.discard, who.table = [], [], [], []
    staged.phase = "offensive-roll"
    staged.roller, staged.purpose = seat, "offensive"
    staged.attempts_used = ATTEMPTS
    staged.extra, staged.extra_target = 0, target
    staged.turn = staged.acted = staged.altered = 0
    staged.skipped = ""
    return staged


def attack(stage: DiceThrone, ability: str, dice: Dice) -> DiceThrone:
    """The match in which an ability was declared with these dice and everybody let it stand."""
    m = stage.clone()
    m.dice = list(dice)
    m.ability = ability
    m.do((declared, m.acted, m.altered))
    return m
