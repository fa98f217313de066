"""Words and keys that would do nothing where they stand, whatever the match is like."""

from itertools import combinations, pairwise

from astragal.errors import PackError
from astragal.games.dice_throne.packs.bearers import Bearer, bearers
from astragal.games.dice_throne.packs.conditions import Amount
from astragal.games.dice_throne.packs.flow import lists_in
from astragal.games.dice_throne.packs.links import all_abilities, parts
from astragal.games.dice_throne.packs.pack import Hero, PackFile
from astragal.games.dice_throne.packs.words.compose import Choose, Then
from astragal.games.dice_throne.packs.words.damage import (
    Add,
    Deal,
    Prevent,
    Reflect,
    ShareDamage,
    Undefendable,
    Weaken,
)
from astragal.games.dice_throne.packs.words.rolls import Roll
from astragal.games.dice_throne.packs.words.tokens import BlockStatus
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.packs.yaml import Position
from astragal.prose.spelling import quoted

# What changes an attack comes too late once its damage is dealt.
CHANGING = (Add, Undefendable, Prevent, Reflect, Weaken, BlockStatus, ShareDamage)
WITHOUT_ATTACK = ("play:main-phase", "play:upkeep")
KEYS_OF_COUNT = {"symbol": ("faces",), "status": ("tokens", "limit"), "whose": ("tokens", "limit")}


def check_needless(pack: PackFile) -> None:
    """Nothing in a pack says something that never comes about."""
    if isinstance(pack, Hero):
        for ability in all_abilities(pack):
            _check_reroll(ability.may_reroll, ability.dice, ability.at)
    for bearer in bearers(pack):
        _check_modifier(bearer)
        effects = [part for part in bearer.effects if isinstance(part, Effect)]
        _check_then(effects)
        _check_late(effects, False, bearer.at)
        for part, at in parts(bearer.effects, bearer.at):
            _check_part(part, at)


def _check_modifier(bearer: Bearer) -> None:
    play = bearer.play
    main = bearer.place in WITHOUT_ATTACK or (play is not None and play.type == "main")
    if play is not None and play.modifier and main:
        problem = "there is no attack to modify then"
        raise bearer.at.error(problem, expected="no attack_modifier, or a moment of an attack")


def _check_part(part: object, at: Position) -> None:
    if isinstance(part, Amount):
        _check_keys(part, at)
    elif isinstance(part, Roll):
        _check_reroll(part.may_reroll, part.dice, at)
    elif isinstance(part, Choose) and any(a == b for a, b in combinations(part.options, 2)):
        raise at.error("two of the choices are the same", expected="different ones")
    for key in ("amount", "n"):
        if getattr(part, key, None) == 0:
            problem = f"{quoted(str(getattr(part, 'tag', key)))} with 0 does nothing"
            raise at.error(problem, expected="at least 1")


def _check_keys(amount: Amount, at: Position) -> None:
    """An amount has no keys that its count does not read."""
    unsaid = {"symbol": "", "status": "", "whose": "me"}
    for key, counts in KEYS_OF_COUNT.items():
        if getattr(amount, key) != unsaid[key] and amount.count not in counts:
            problem = f"the key {quoted(key)} says nothing with count: {amount.count}"
            raise at.error(problem, expected=f"it with count: {' or '.join(counts)}")


def _check_reroll(rerolled: int, dice: int, at: Position) -> None:
    if rerolled > dice:
        problem = f"{rerolled} of {dice} dice can't be rerolled"
        raise at.error(problem, expected=f"may_reroll at most {dice}")


# -- "then" ------------------------------------------------------------------------------------


def _check_then(effects: list[Effect]) -> None:
    """A "then" stands between two other words."""
    if effects and isinstance(effects[0], Then):
        raise _needless(effects[0], "nothing stands before it")
    if effects and isinstance(effects[-1], Then):
        raise _needless(effects[-1], "nothing follows it")
    for one, other in pairwise(effects):
        if isinstance(one, Then) and isinstance(other, Then):
            raise _needless(other, "another one stands before it")


def _needless(then: Then, reason: str) -> PackError:
    return then.at.error(f'this "then" does nothing: {reason}', expected="it between two effects")


def _check_late(effects: list[Effect], late: bool, at: Position) -> None:
    """Behind a "then" that waits for the damage, the attack can't be changed (DT-065)."""
    dealt = False
    for effect in effects:
        here = getattr(effect, "at", at)
        if isinstance(effect, Then):
            late = late or dealt
        if late and isinstance(effect, CHANGING):
            problem = f"{quoted(effect.tag)} does nothing here: the damage is dealt already"
            raise here.error(problem, expected='it before the "then"')
        for inner in lists_in(effect):
            _check_late(inner, late, here)
        dealt = dealt or any(
            isinstance(part, Deal) and not part.isolated for part, _ in parts(effect)
        )
