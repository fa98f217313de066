"""What words take up from those before them must be there: who was named, what was removed.

Also refused is what says less or more than it does: a choice of one, dice without numbers.
"""

from dataclasses import dataclass, replace

from astragal.games.dice_throne.packs.bearers import Bearer, bearers
from astragal.games.dice_throne.packs.conditions import Amount, Removed
from astragal.games.dice_throne.packs.links import all_companions, parts
from astragal.games.dice_throne.packs.pack import Hero, PackFile
from astragal.games.dice_throne.packs.reach import inner_lists
from astragal.games.dice_throne.packs.words.companions import RemoveCompanions
from astragal.games.dice_throne.packs.words.compose import (
    Choose,
    ChoosePlayer,
    Cost,
    If,
    May,
    PayAny,
)
from astragal.games.dice_throne.packs.words.damage import Prevent
from astragal.games.dice_throne.packs.words.players import Heal
from astragal.games.dice_throne.packs.words.rolls import Each, On, OnValues, Otherwise, Roll, Versus
from astragal.games.dice_throne.packs.words.tokens import Remove, RemoveOwn
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.packs.yaml import Position
from astragal.prose.spelling import quoted

CHOSEN = (
    "chosen-opponent",
    "chosen-player",
    "chosen-teammate",
    "two-opponents",
    "three-opponents",
    "two-players",
)


@dataclass(frozen=True, slots=True)
class SaidBefore:
    """What has been said before."""

    player: bool = False  # somebody was named, whom `that-player` means
    removed: bool = False  # something was removed, spent or paid, which `removed` counts


def check_flow(pack: PackFile) -> None:
    """Every effect of a pack finds what it takes up."""
    hurt = {one.id for one in all_companions(pack) if one.health} if isinstance(pack, Hero) else ()
    for bearer in bearers(pack):
        known = SaidBefore("opponent-held-back" in bearer.place, _spends(bearer))
        _check_list([effect for effect in bearer.effects if effect], known, bearer.at)
        for part, at in parts(bearer.effects, bearer.at):
            _check_sense(part, at)
            if isinstance(part, Heal) and part.companion and part.companion not in hurt:
                problem = f"the companion {quoted(part.companion)} has no health to heal"
                raise at.error(problem, expected="health, at least 1, in that companion")


def _spends(bearer: Bearer) -> bool:
    return bearer.play is not None and bearer.play.spend > 0


def _check_list(effects: list[object], known: SaidBefore, at: Position) -> None:
    for effect in effects:
        here = getattr(effect, "at", at)
        _check_known(effect, known, here)
        for inner in lists_in(effect):
            _check_list(list(inner), _within(effect, known), here)
        known = _after(effect, known)


def lists_in(effect: object) -> list[list[Effect]]:
    """The effect lists in a word."""
    if isinstance(effect, Versus | Choose | ChoosePlayer | May):
        return inner_lists(effect)
    if isinstance(effect, If):
        return [effect.do, effect.else_]
    return [effect.do] if isinstance(effect, Roll | On | OnValues | Each | Otherwise) else []


def _within(effect: object, known: SaidBefore) -> SaidBefore:
    """What is known inside of an effect."""
    if isinstance(effect, ChoosePlayer) or (isinstance(effect, Choose) and effect.by != "me"):
        return replace(known, player=True)
    if isinstance(effect, May) and effect.cost is not None:
        return replace(known, removed=True)
    return known


def _after(effect: object, known: SaidBefore) -> SaidBefore:
    """What is known after an effect, in the same list."""
    if isinstance(effect, RemoveOwn | RemoveCompanions | PayAny):
        return replace(known, removed=True)
    named = any(getattr(effect, key, "") in CHOSEN for key in ("who", "to", "from_"))
    if named or isinstance(effect, ChoosePlayer):
        return replace(known, player=True)
    return known


def _check_known(effect: object, known: SaidBefore, at: Position) -> None:
    """The effect's own words and amounts, not those of the lists in it."""
    whom = [getattr(effect, key, "") for key in ("who", "to", "from_", "by")]
    if not known.player and "that-player" in whom:
        raise _nobody(at)
    # What is done to another player may count that player's tokens.
    player = known.player or any(one not in ("", "me", "target") for one in whom)
    for part in _own(effect):
        if isinstance(part, Amount) and part.whose == "that-player" and not player:
            raise _nobody(part.at)
        counts = isinstance(part, Removed) or (isinstance(part, Amount) and part.count == "removed")
        if counts and not known.removed:
            expected = "remove_own, remove_companions, pay_any, spend or a cost before it"
            raise at.error("nothing was removed or paid that could be counted", expected=expected)


def _own(effect: object) -> list[object]:
    """The effect, its amounts and its condition."""
    keys = ("amount", "n", "condition")
    return [effect, *(getattr(effect, key) for key in keys if hasattr(effect, key))]


def _nobody(at: Position) -> Exception:
    expected = "choose_player, or a chosen player, before it"
    return at.error('nobody was named who could be "that-player"', expected=expected)


def _check_sense(part: object, at: Position) -> None:
    """Words that would say something else than they do."""
    if isinstance(part, Choose) and (len(part.options) < 2 or not all(part.options)):
        raise at.error("there is nothing to choose", expected="at least two lists of effects")
    if isinstance(part, ChoosePlayer) and not (part.opponent or part.friend):
        raise at.error('missing key "opponent"', expected="effects for opponent or friend")
    if isinstance(part, Cost) and not (part.cp or part.tokens or part.cards or part.companions):
        raise at.error("the cost is nothing", expected="cp, tokens, cards or companions")
    if isinstance(part, Prevent) and part.amount == "everything" and part.to != "me":
        raise at.error("everything is prevented for oneself only", expected="all, or no to")
    if isinstance(part, Remove) and part.n == "all" and part.optional:
        raise at.error("all statuses go without a choice", expected="a number, or no optional")
    for key in ("values", "damage", "symbol", "do"):
        if getattr(part, key, None) == [] and not isinstance(part, Versus):
            word = str(getattr(part, "tag", key)) if getattr(part, "head", "") == key else key
            raise at.error(f"the list {quoted(word)} is empty", expected="at least one in it")
