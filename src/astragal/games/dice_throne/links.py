"""What packs name must exist: statuses, symbols, companions, sides and abilities, each once."""

import dataclasses
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from astragal.games.dice_throne import vocabulary as words
from astragal.games.dice_throne.attack_words import RerollWhenSpent, ShareDamage
from astragal.games.dice_throne.conditions import Amount, Has, HasCompanion, OnSide, Shows
from astragal.games.dice_throne.pack import Ability, Card, Companion, Hero, Status, Tier, Upgrade
from astragal.games.dice_throne.piece_words import (
    Detonate,
    Flip,
    Gain,
    Inflict,
    RaiseLimit,
    RemoveOwn,
)
from astragal.games.dice_throne.player_words import Heal
from astragal.kernel.words import quoted
from astragal.kernel.yaml import NOWHERE, Position

FACES = frozenset(range(1, 7))

Mention = tuple[str, str]  # what sort of thing, and the name that it is called by


@dataclass(frozen=True, slots=True)
class Known:
    """The names that effects may use, by sort."""

    names: dict[str, frozenset[str]] = field(default_factory=dict)

    def check(self, thing: object) -> None:
        """Every name that stands in the thing, however deep, is known; else a PackError."""
        for part, at in parts(thing):
            for sort, name in mentions(part):
                if name not in self.names.get(sort, ()):
                    raise at.unknown(sort, name, sorted(self.names.get(sort, ())))


class Placed(Protocol):
    """Anything with an id and a place in a file."""

    @property
    def id(self) -> str: ...

    @property
    def at(self) -> Position: ...


def check_hero(hero: Hero, shared_statuses: Iterable[str] = ()) -> None:
    """A hero's file hangs together; `shared_statuses` are the ids that other files define."""
    _check_dice(hero)
    _check_ids(hero, frozenset(shared_statuses))
    _check_upgrades(hero)
    for ability in all_abilities(hero):
        _check_shape(ability)
    names_of(hero, shared_statuses).check(hero)


def check_statuses(statuses: Iterable[Status]) -> None:
    """The shared statuses have different ids and name only each other."""
    found = list(statuses)
    _check_unique("status", found)
    Known({"status": frozenset(status.id for status in found)}).check(found)


def check_cards(cards: Iterable[Card], shared_statuses: Iterable[str] = ()) -> None:
    """The common cards have different ids and name only statuses that all heroes share."""
    found = list(cards)
    _check_unique("card", found)
    Known({"status": frozenset(shared_statuses)}).check(found)


def names_of(hero: Hero, shared_statuses: Iterable[str] = ()) -> Known:
    """All names that the effects of this hero may use."""
    own = (status.id for status in hero.statuses)
    return Known(
        {
            "status": frozenset([*own, *shared_statuses]),
            "symbol": frozenset(hero.symbols),
            "companion": frozenset(companion.id for companion in all_companions(hero)),
            "side": frozenset(hero.sides),
        }
    )


def all_abilities(hero: Hero) -> list[Ability]:
    """The board's abilities, what upgrades make of them, and those that upgrades open."""
    upgraded = [ability for up in hero.upgrades for ability in (up.ability, *up.adds)]
    return [*hero.abilities, *upgraded]


def all_companions(hero: Hero) -> list[Companion]:
    """The companions of a hero and their advanced makes."""
    advanced = [companion.advanced for companion in hero.companions]
    return [*hero.companions, *filter(None, advanced)]


def parts(thing: object, at: Position = NOWHERE) -> Iterator[tuple[object, Position]]:
    """Every dataclass in the thing, itself first, with the closest known place."""
    if isinstance(thing, list | tuple):
        for item in thing:
            yield from parts(item, at)
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from parts(item, at)
    elif dataclasses.is_dataclass(thing) and not isinstance(thing, Position):
        here = getattr(thing, "at", at)
        yield thing, here
        for each in dataclasses.fields(thing):
            yield from parts(getattr(thing, each.name), here)


def mentions(part: object) -> Iterator[Mention]:
    """The names that one effect, condition or other part of a pack uses."""
    match part:
        case Gain() | Inflict() | RemoveOwn() | RaiseLimit() | Has():
            yield "status", part.status
        case Detonate() | RerollWhenSpent():
            yield "status", part.status
        case words.Cost():
            yield from (("status", name) for name in part.tokens)
        case words.Each() | Shows():
            yield "symbol", part.symbol
        case words.On():
            symbols = [part.symbol] if isinstance(part.symbol, str) else part.symbol
            yield from (("symbol", name) for name in symbols)
        case Amount():
            yield from _counted(part)
        case Tier() if not isinstance(part.needs, str):
            yield from (("symbol", name) for name in part.needs)
        case Heal(companion=name) | Companion(grows_from=name) if name:
            yield "companion", name
        case HasCompanion() | ShareDamage():
            yield "companion", part.companion
        case Flip() | OnSide():
            yield "side", part.side
        case Ability() if part.side:
            yield "side", part.side
        case Hero():
            yield from (("status", name) for name in part.start)


def _counted(amount: Amount) -> Iterator[Mention]:
    if amount.count in ("tokens", "limit"):
        yield "status", amount.status
    elif amount.count == "faces":
        yield "symbol", amount.symbol


def _check_dice(hero: Hero) -> None:
    missing = sorted(FACES - set(hero.dice))
    if missing or len(hero.dice) > len(FACES):
        found = ", ".join(map(str, sorted(hero.dice))) or "none"
        raise hero.at.inside("dice").error("", found=found, expected="the faces 1 to 6")
    for face, symbol in hero.dice.items():
        if symbol not in hero.symbols:
            place = hero.at.inside("dice").inside(face)
            raise place.unknown("symbol", symbol, sorted(hero.symbols))
    for symbol in hero.symbols:
        if symbol not in hero.dice.values():
            problem = f"the symbol {quoted(symbol)} is on no face of the dice"
            raise hero.at.inside("symbols").error(problem)


def _check_ids(hero: Hero, shared_statuses: frozenset[str]) -> None:
    _check_unique("ability", hero.abilities)
    _check_opened(hero)
    _check_unique("card", [*hero.upgrades, *hero.cards])
    _check_unique("companion", all_companions(hero))
    _check_unique("status", hero.statuses)
    for status in hero.statuses:
        if status.id in shared_statuses:
            raise status.at.error(f"the status {quoted(status.id)} is a shared one already")


def _check_opened(hero: Hero) -> None:
    """An ability may be opened by several levels of one slot, but not by two slots."""
    slot_of = {ability.id: "" for ability in hero.abilities}
    for upgrade in hero.upgrades:
        _check_unique("ability", upgrade.adds)
        for ability in upgrade.adds:
            if slot_of.setdefault(ability.id, upgrade.of) != upgrade.of:
                raise _twice("ability", ability)


def _check_unique(noun: str, things: Iterable[Placed]) -> None:
    seen = set()
    for thing in things:
        if thing.id in seen:
            raise _twice(noun, thing)
        seen.add(thing.id)


def _twice(noun: str, thing: Placed) -> Exception:
    return thing.at.error(f"the {noun} {quoted(thing.id)} is there twice")


def _check_upgrades(hero: Hero) -> None:
    """Each improves one ability of the board, by one level, and keeps its kind (DT-116)."""
    slots = {ability.id: ability for ability in hero.abilities}
    seen = set()
    for upgrade in hero.upgrades:
        if upgrade.of not in slots:
            raise upgrade.at.inside("of").unknown("ability", upgrade.of, sorted(slots))
        _check_same_slot(upgrade, slots[upgrade.of])
        if (upgrade.of, upgrade.level) in seen:
            problem = f"level {upgrade.level} of {quoted(upgrade.of)} is there twice"
            raise upgrade.at.error(problem)
        seen.add((upgrade.of, upgrade.level))


def _check_same_slot(upgrade: Upgrade, slot: Ability) -> None:
    better = upgrade.ability
    if better.id != upgrade.of:
        problem = f"an upgrade keeps the id of its ability, not {quoted(better.id)}"
        raise better.at.error(problem, expected=quoted(upgrade.of))
    if slot.kind == "ultimate":
        raise upgrade.at.error(f"{quoted(slot.id)} is an ultimate, which can't be upgraded")
    if better.kind != slot.kind:
        problem = f"an upgrade keeps the kind of its ability, not {quoted(better.kind)}"
        raise better.at.error(problem, expected=quoted(slot.kind))


def _check_shape(ability: Ability) -> None:
    has = {"tiers": ability.tiers, "dice": ability.dice, "uses or triggers": _acts(ability)}
    needed = {"defensive": "dice", "passive": "uses or triggers"}.get(ability.kind, "tiers")
    if not has[needed]:
        raise ability.at.error(f"an ability of kind {ability.kind} needs {needed}")


def _acts(ability: Ability) -> int:
    return len(ability.uses) + len(ability.triggers)
