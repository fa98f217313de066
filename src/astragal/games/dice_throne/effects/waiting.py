"""Effects that wait: for the target of an ability, for the damage, for a pause at a "then"."""

from collections.abc import Iterator
from typing import Any

from astragal.games.dice_throne.effects.context import (
    ABILITY,
    ME,
    NO_ATTACK,
    REST,
    THAT,
    THEN,
    Context,
    Put,
)
from astragal.games.dice_throne.effects.meaning import number
from astragal.games.dice_throne.packs.content import inner_lists
from astragal.games.dice_throne.packs.words.compose import Choose, Then
from astragal.games.dice_throne.packs.words.damage import Add, Deal, Undefendable
from astragal.games.dice_throne.packs.words.tokens import Detonate
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.leaders import name_target
from astragal.games.dice_throne.state import (
    AFTER_DAMAGE,
    KINDS,
    WITH_TARGET,
    DiceThrone,
)

NEEDS_TARGET = ("target",)


def in_ability(m: DiceThrone, effect: Any, put: Put) -> bool:
    """In an ability: what needs the target waits for it, what follows the damage for that.

    Effects that need no target are done at activation (DT-042), the others in the Defensive
    Roll phase (DT-055); text after a "then" behind the damage comes last (DT-065).
    """
    kind = type(effect)
    if kind is Then:
        return then_waits(m)
    if m.reading == AFTER_DAMAGE or (kind is Deal and effect.if_damage_dealt):
        m.after += (put,)
        return True
    if kind is Deal and is_attack(m, effect, put):
        return True
    if kind is Add or kind is Undefendable:
        return False
    if m.reading == WITH_TARGET or needs_target(m, effect):
        m.deferred += (put,)
        return True
    return False


def is_attack(m: DiceThrone, effect: Deal, put: Put) -> bool:
    """Damage to the ability's target is the attack (DT-144), collateral never (DT-047, DT-140).

    An opponent whom the ability let its player choose is the target.
    """
    script, at, ctx, _ = put
    if effect.to == "that-player" and ctx[THAT] in m.opponents(ctx[ME]):
        name_target(m, ctx[THAT])  # whom the ability let its player choose
    elif not hits_target(effect):
        return False
    amount = number(m, effect.amount, ctx)
    m.amount += amount
    m.kind = max(m.kind, KINDS.index(effect.kind))
    if m.reading == WITH_TARGET and not isinstance(effect.amount, int):
        m.deferred += ((script, at, ctx, amount),)
    return True


def hits_target(effect: Any) -> bool:
    """Whether this is damage for the target itself."""
    return isinstance(effect, Deal) and effect.to == "target" and effect.kind != "collateral"


def needs_target(m: DiceThrone, effect: Any) -> bool:
    """Whether an effect is done to the target of the ability."""
    if type(effect) is Choose:
        within = (inner for one in effect.options for inner in one)
        return effect.by == "target" or any(needs_target(m, inner) for inner in within)
    seat_word = m.book.seat_words.get(type(effect))
    return seat_word is not None and getattr(effect, seat_word[1]) in NEEDS_TARGET


def wants_target(m: DiceThrone) -> bool:
    """Whether anything of the ability needs a target: its damage, or what waits."""
    return m.amount > 0 or bool(m.deferred) or any(put_needs_target(m, put) for put in m.after)


def put_needs_target(m: DiceThrone, put: Put) -> bool:
    script, at, _, how = put
    effects = m.content.scripts[script]
    return any(needs_target(m, effect) for effect in effects[at : None if how == REST else at + 1])


# -- "then" ----------------------------------------------------------------------------------


def then_waits(m: DiceThrone) -> bool:
    """A "then" behind what needs the target waits with it."""
    if not m.deferred:
        return False
    m.reading = WITH_TARGET
    m.deferred += ((THEN, 0, (0, 0, 0, 0, (), 0, False), NO_ATTACK),)
    return True


def waits_for_damage(m: DiceThrone, script: int, at: int, ctx: Context) -> bool:
    """Put the text behind a "then" off until the damage of the text before it is dealt.

    Then comes a pause, and then the rest (DT-065, DT-125).
    """
    effects = m.content.scripts[script]
    if not (
        ability_deals(m, effects[at:]) if ctx[ABILITY] else m.pooling and any_deals(effects[:at])
    ):
        return False
    if at < len(effects):
        m.after += ((script, at, ctx, REST),)
    if ctx[ABILITY]:
        m.reading = AFTER_DAMAGE
    return True


def ability_deals(m: DiceThrone, rest: list[Effect]) -> bool:
    """Whether the ability has damage to deal before its "then".

    Collateral damage is dealt together with the attack, if one follows (DT-047).
    """
    if m.amount > 0 or m.reading == AFTER_DAMAGE:
        return True
    return bool(m.incoming) and not any(hits_target(effect) for effect in all_within(rest))


def any_deals(effects: list[Effect]) -> bool:
    """Whether these effects deal damage that is summed up with other damage."""
    return any(
        isinstance(effect, Detonate) or (isinstance(effect, Deal) and not effect.isolated)
        for effect in all_within(effects)
    )


def all_within(effects: list[Effect]) -> Iterator[Effect]:
    """Effects and those inside them, however deep."""
    for effect in effects:
        yield effect
        for inner in inner_lists(effect):
            yield from all_within(inner)
