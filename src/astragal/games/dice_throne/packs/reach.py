"""What packs ask of dice must be possible: reckoned over all rolls, for the hero's own dice."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement

from astragal.errors import PackError
from astragal.games.dice_throne.packs.conditions import Amount, OfAKind, Shows, Total
from astragal.games.dice_throne.packs.links import all_abilities, parts
from astragal.games.dice_throne.packs.pack import Ability, Hero, Status, Tier
from astragal.games.dice_throne.packs.words.compose import Choose, ChoosePlayer, If, May
from astragal.games.dice_throne.packs.words.rolls import Each, On, OnValues, Otherwise, Roll, Versus
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.dice import ROLLS, Dice, DiceSymbols, Pattern, of_a_kind
from astragal.packs.yaml import Position
from astragal.prose.spelling import quoted

PossibleRolls = frozenset[Dice]
NO_ROLL: PossibleRolls = frozenset([()])  # nothing was rolled that could be read
READERS = (On, OnValues, Each)


def check_dice_of_hero(hero: Hero) -> None:
    """Every need, and all that is read from dice, can come up with this hero's dice."""
    faces = DiceSymbols(hero)
    for ability in all_abilities(hero):
        check_ability(ability, faces)
    acting = [*hero.cards, *hero.statuses, *hero.companions]
    passive = [ability for ability in all_abilities(hero) if ability.kind == "passive"]
    _Reader(faces).read_acts([*acting, *passive])


def check_dice_of_statuses(statuses: Iterable[Status]) -> None:
    """The same for what belongs to no hero: it reads numbers only."""
    _Reader(None).read_acts(list(statuses))


def check_ability(ability: Ability, faces: DiceSymbols) -> None:
    """Its tiers can be met, each one apart from those that come before it in rank."""
    reader = _Reader(faces)
    met = [_met(tier, faces) for tier in ability.tiers]
    for number, tier in enumerate(ability.tiers):
        later = frozenset[Dice]().union(*met[number + 1 :])
        if not met[number] - later:
            raise _never(tier, _covered(ability, number, met))
        reader.read(tier.do, met[number] - later, tier.at)
    together = frozenset[Dice]().union(*met)
    reader.read([*ability.first, *ability.also], together or NO_ROLL, ability.at)
    reader.read(ability.do, all_rolls(ability.dice), ability.at)


def _met(tier: Tier, faces: DiceSymbols) -> PossibleRolls:
    """The rolls that meet a tier; there must be one."""
    if not tier.needs:
        expected = "symbols with their numbers, small-straight or large-straight"
        raise tier.at.error("the tier needs nothing", expected=expected)
    satisfied = Pattern(tier.needs, faces).satisfied
    if not satisfied:
        problem = f"no roll of five dice has {_needs(tier)}"
        raise tier.at.error(problem, expected="at most five symbols in all")
    return satisfied


def _never(tier: Tier, later: Tier) -> PackError:
    problem = f"whatever dice have {_needs(tier)} have {_needs(later)} too, so this applies instead"
    expected = f"needs that leave rolls to the tier on line {tier.at.line}, or that one last"
    return later.at.error(problem, expected=expected)


def _covered(ability: Ability, number: int, met: list[PossibleRolls]) -> Tier:
    """The later tier that takes the place of this one, or the last of several that do."""
    later = range(number + 1, len(met))
    alone = (place for place in later if met[number] <= met[place])
    return ability.tiers[next(alone, later[-1])]


def _needs(tier: Tier) -> str:
    if isinstance(tier.needs, str):
        return quoted(tier.needs)
    return " + ".join(f"{n} {symbol}" for symbol, n in tier.needs.items())


@cache
def all_rolls(dice: int) -> PossibleRolls:
    """Every roll of so many dice, each sorted."""
    return frozenset(ROLLS if dice == 5 else combinations_with_replacement(range(1, 7), dice))


class _Reader:
    """Follows effects and the rolls that they may be reading."""

    def __init__(self, faces: DiceSymbols | None) -> None:
        self.faces = faces
        # Packs ask the same of the same dice again and again, and ten dice have 3003 rolls.
        self.known: dict[tuple[object, PossibleRolls], PossibleRolls] = {}

    def read_acts(self, things: list[object]) -> None:
        """Cards, uses and triggers: they read what they roll themselves."""
        for thing, at in parts(things):
            effects = getattr(thing, "do", None)
            if effects and not hasattr(thing, "tag") and not isinstance(thing, Ability):
                self.read(effects, NO_ROLL, at)

    def read(self, effects: list[Effect], rolls: PossibleRolls, at: Position) -> None:
        """All effects of a list can come up with some of the rolls."""
        left: PossibleRolls | None = None  # where nothing of what stands before applies
        for effect in effects:
            here = getattr(effect, "at", at)
            if isinstance(effect, Roll):
                self.roll(effect, here)
            elif isinstance(effect, READERS):
                shown = self.shown(effect, rolls, here)
                left = (rolls if left is None else left) - shown
                self.read(effect.do, shown, here)
            elif isinstance(effect, Otherwise):
                self.read(effect.do, self.others(left, here), here)
            elif isinstance(effect, If):
                self.condition(effect, rolls, here)
            else:
                self.inner(effect, rolls, here)

    def inner(self, effect: Effect, rolls: PossibleRolls, at: Position) -> None:
        """Amounts of the effect, and the lists in it."""
        if isinstance(effect, Versus | Choose | ChoosePlayer | May):
            for effects in inner_lists(effect):
                self.read(effects, rolls, at)
        else:
            for part, here in parts(effect, at):
                if isinstance(part, Amount) and part.count in ("total", "faces"):
                    self.dice_lie_there(rolls, here)

    def roll(self, effect: Roll, at: Position) -> None:
        if effect.or_pick is not None and effect.dice != 1:
            problem = f"one face is picked, instead of {effect.dice} dice"
            raise at.error(problem, expected="or_pick only with a roll of 1 die")
        self.read(effect.do, all_rolls(effect.dice), at)

    def shown(
        self, effect: On | OnValues | Each, rolls: PossibleRolls, at: Position
    ) -> PossibleRolls:
        """The rolls in which the effect applies."""
        self.dice_lie_there(rolls, at)
        found = self.known.get((asked := _asked(effect), rolls))
        if found is None:
            found = frozenset(roll for roll in rolls if self.applies(effect, roll))
            self.known[asked, rolls] = found
        if not found:
            raise self.impossible(rolls, at)
        return found

    def others(self, left: PossibleRolls | None, at: Position) -> PossibleRolls:
        """The rolls in which nothing of what stands before applies."""
        if left is None:
            expected = "on, on_values or each before it in the same list"
            raise at.error("there is nothing that this could be otherwise than", expected=expected)
        if not left:
            problem = "this never happens: something of what stands before always applies"
            raise at.error(problem)
        return left

    def condition(self, effect: If, rolls: PossibleRolls, at: Position) -> None:
        held = self.holding(effect.condition, rolls, at)
        self.read(effect.do, held, at)
        # A condition that holds for every roll leaves none for the rest.
        self.read(effect.else_, (rolls - held) or rolls, at)

    def holding(self, condition: object, rolls: PossibleRolls, at: Position) -> PossibleRolls:
        """The rolls for which a condition may hold."""
        if not isinstance(condition, OfAKind | Total | Shows):
            return rolls
        here = getattr(condition, "at", at)
        if isinstance(condition, Shows) and rolls == NO_ROLL:
            return rolls  # it asks for the dice on the table
        self.dice_lie_there(rolls, here)
        found = self.known.get((condition, rolls))
        if found is None:
            found = frozenset(roll for roll in rolls if self.holds(condition, roll))
            self.known[condition, rolls] = found
        if not found:
            raise self.impossible(rolls, here)
        return found

    def holds(self, condition: OfAKind | Total | Shows, roll: Dice) -> bool:
        if isinstance(condition, OfAKind):
            return of_a_kind(roll) >= condition.n
        if isinstance(condition, Total):
            return condition.at_least <= sum(roll) <= condition.at_most
        return self.count(condition.symbol, roll) >= condition.at_least

    def applies(self, effect: Effect, roll: Dice) -> bool:
        if isinstance(effect, OnValues):
            return any(face in effect.values for face in roll)
        if isinstance(effect, Each):
            return self.count(effect.symbol, roll) >= effect.every
        assert isinstance(effect, On)
        if isinstance(effect.symbol, str):
            return self.count(effect.symbol, roll) >= effect.at_least
        wanted = effect.symbol
        return all(self.count(symbol, roll) >= wanted.count(symbol) for symbol in wanted)

    def count(self, symbol: str, roll: Dice) -> int:
        return self.faces.count(symbol, roll) if self.faces else 0

    def dice_lie_there(self, rolls: PossibleRolls, at: Position) -> None:
        if rolls == NO_ROLL:
            raise at.error("no dice were rolled that could be read here", expected="it in a roll")

    def impossible(self, rolls: PossibleRolls, at: Position) -> Exception:
        dice = len(next(iter(rolls)))
        much = "1 die" if dice == 1 else f"{dice} dice"
        return at.error(f"this never happens: no roll of {much} that is read here has it")


def _asked(effect: On | OnValues | Each) -> object:
    """What is asked of the dice, whatever follows from it."""
    if isinstance(effect, OnValues):
        return frozenset(effect.values)
    if isinstance(effect, Each):
        return effect.symbol, effect.every
    symbols = effect.symbol if isinstance(effect.symbol, str) else tuple(effect.symbol)
    return symbols, effect.at_least


def inner_lists(effect: Versus | Choose | ChoosePlayer | May) -> list[list[Effect]]:
    """The effect lists in a word that does not roll."""
    if isinstance(effect, Versus):
        return [effect.do, effect.otherwise]
    if isinstance(effect, Choose):
        return effect.options
    if isinstance(effect, ChoosePlayer):
        return [effect.opponent, effect.friend]
    return [effect.do, effect.else_]
