"""What packs name must exist: statuses, symbols, companions, sides and abilities, each once."""

import dataclasses
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from astragal.errors import PackError
from astragal.games.dice_throne.packs.conditions import Amount, Has, HasCompanion, OnSide, Shows
from astragal.games.dice_throne.packs.pack import (
    Ability,
    Card,
    Companion,
    Hero,
    Status,
    Tier,
    Upgrade,
)
from astragal.games.dice_throne.packs.words.companions import Flip
from astragal.games.dice_throne.packs.words.compose import Cost
from astragal.games.dice_throne.packs.words.damage import ShareDamage
from astragal.games.dice_throne.packs.words.dice import RerollWhenSpent
from astragal.games.dice_throne.packs.words.players import Heal
from astragal.games.dice_throne.packs.words.rolls import Each, On
from astragal.games.dice_throne.packs.words.tokens import (
    Detonate,
    Gain,
    Inflict,
    RaiseLimit,
    RemoveOwn,
)
from astragal.packs.yaml import NOWHERE, Places, Position
from astragal.prose.spelling import one_of, quoted

FACES = frozenset(range(1, 7))
_FIELDS: dict[type, tuple[str, ...]] = {}
PLAIN = (str, int, bool, type(None), Position, Places)  # nothing of a pack is inside these
COUNTED_BY_NAME = {"tokens": "status", "limit": "status", "faces": "symbol"}
# What an ability of each kind is made of; the first, or for a passive one either, must be there.
PARTS_OF = {
    "offensive": ("tiers", "first", "also"),
    "ultimate": ("tiers", "first", "also"),
    "defensive": ("dice", "may_reroll", "do"),
    "passive": ("uses", "triggers"),
}

Mention = tuple[str, str]  # what sort of thing, and the name that it is called by


@dataclass(frozen=True, slots=True)
class KnownNames:
    """The names that effects may use, by sort."""

    names: dict[str, frozenset[str]] = field(default_factory=dict)

    def check(self, thing: object) -> None:
        """Every name that stands in the thing, however deep, is known; else a PackError."""
        for part, at in parts(thing):
            if isinstance(part, Amount):
                _check_amount(part)
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
    KnownNames({"status": frozenset(status.id for status in found)}).check(found)


def check_cards(cards: Iterable[Card], shared_statuses: Iterable[str] = ()) -> None:
    """The common cards have different ids and name only statuses that all heroes share."""
    found = list(cards)
    _check_unique("card", found)
    KnownNames({"status": frozenset(shared_statuses)}).check(found)


def names_of(hero: Hero, shared_statuses: Iterable[str] = ()) -> KnownNames:
    """All names that the effects of this hero may use."""
    own = (status.id for status in hero.statuses)
    return KnownNames(
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
    ahead = [(thing, at)]
    while ahead:
        thing, at = ahead.pop()
        kind: type[Any] = type(thing)
        if kind in PLAIN:
            continue
        if isinstance(thing, list | tuple):
            ahead += [(item, at) for item in reversed(thing)]
        elif isinstance(thing, dict):
            ahead += [(item, at) for item in reversed(thing.values())]
        else:
            here = getattr(thing, "at", at)
            yield thing, here
            ahead += [(getattr(thing, name), here) for name in _fields(kind)]


def _fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of a dataclass's fields, the last one first."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(each.name for each in reversed(dataclasses.fields(kind)))
    return _FIELDS[kind]


def mentions(part: object) -> Iterator[Mention]:
    """The names that one effect, condition or other part of a pack uses."""
    match part:
        case Gain() | Inflict() | RemoveOwn() | RaiseLimit() | Has():
            yield "status", part.status
        case Detonate() | RerollWhenSpent():
            yield "status", part.status
        case Cost():
            yield from (("status", name) for name in part.tokens)
        case Each() | Shows():
            yield "symbol", part.symbol
        case On():
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


def _check_amount(amount: Amount) -> None:
    """What is counted by name has the name."""
    key = COUNTED_BY_NAME.get(amount.count, "")
    if key and not getattr(amount, key):
        expected = f"the {key} that is counted"
        raise amount.at.error(f"missing key {quoted(key)}", expected=expected)


def _check_dice(hero: Hero) -> None:
    _check_faces(hero)
    for face, symbol in hero.dice.items():
        if symbol not in hero.symbols:
            place = hero.places.inside("dice", face)
            raise place.unknown("symbol", symbol, sorted(hero.symbols))
    for symbol in hero.symbols:
        if symbol not in hero.dice.values():
            problem = f"the symbol {quoted(symbol)} is on no face of the dice"
            raise hero.places.inside("symbols", symbol).error(problem)


def _check_faces(hero: Hero) -> None:
    expected = "the faces 1 to 6, each with a symbol"
    for face in sorted(FACES - set(hero.dice)):
        problem = f"missing key {quoted(str(face))}"
        raise hero.places.inside("dice").error(problem, expected=expected)
    for face in sorted(set(hero.dice) - FACES):
        problem = f"unknown key {quoted(str(face))}"
        raise hero.places.inside("dice", face).error(problem, expected=expected)


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
    slot_of = {ability.id: ("", ability.at) for ability in hero.abilities}
    for upgrade in hero.upgrades:
        _check_unique("ability", upgrade.adds)
        for ability in upgrade.adds:
            slot, first = slot_of.setdefault(ability.id, (upgrade.of, ability.at))
            if slot != upgrade.of:
                raise twice("ability", ability, first)


def _check_unique(noun: str, things: Iterable[Placed]) -> None:
    seen: dict[str, Position] = {}
    for thing in things:
        if thing.id in seen:
            raise twice(noun, thing, seen[thing.id])
        seen[thing.id] = thing.at


def twice(noun: str, thing: Placed, first: Position) -> PackError:
    """An error for an id that something before has already."""
    problem = f"the {noun} {quoted(thing.id)} is there twice"
    expected = f"an id of its own: it is first in {first.file}:{first.line}:{first.column}"
    return thing.at.error(problem, expected=expected)


def _check_upgrades(hero: Hero) -> None:
    """Each improves one ability of the board, by one level, and keeps its kind (DT-116)."""
    slots = {ability.id: ability for ability in hero.abilities}
    seen = set()
    for upgrade in hero.upgrades:
        if upgrade.of not in slots:
            raise upgrade.places.inside("of").unknown("ability", upgrade.of, sorted(slots))
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
    if better.side not in ("", slot.side):
        problem = f"an upgrade stays on the side of its ability, not on {quoted(better.side)}"
        raise better.at.error(problem, expected=f"{quoted(slot.side)}, or no side")
    if slot.kind == "ultimate":
        raise upgrade.at.error(f"{quoted(slot.id)} is an ultimate, which can't be upgraded")
    if better.kind != slot.kind:
        problem = f"an upgrade keeps the kind of its ability, not {quoted(better.kind)}"
        raise better.at.error(problem, expected=quoted(slot.kind))


def _check_shape(ability: Ability) -> None:
    """An ability has what its kind needs, and nothing that only other kinds have."""
    allowed = PARTS_OF[ability.kind]
    needed = allowed[:1] if ability.kind != "passive" else allowed
    if not any(getattr(ability, key) for key in needed):
        expected = f"{' or '.join(needed)} in an ability of kind {ability.kind}"
        raise ability.at.error(f"missing key {quoted(needed[0])}", expected=expected)
    for key in {key for keys in PARTS_OF.values() for key in keys}.difference(allowed):
        if getattr(ability, key):
            problem = f"the key {quoted(key)} is not for an ability of kind {ability.kind}"
            raise ability.at.error(problem, expected=one_of(allowed))
