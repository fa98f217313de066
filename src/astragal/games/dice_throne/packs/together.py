"""What is loaded together has one id each: heroes, cards, and tokens, which packs share."""

from collections.abc import Iterator

from astragal.games.dice_throne.packs.links import Placed, all_abilities, all_companions, twice
from astragal.games.dice_throne.packs.pack import (
    Ability,
    CommonCards,
    Companion,
    Hero,
    PackFile,
    Status,
    Statuses,
    Use,
)
from astragal.games.dice_throne.rules.plays import name_of_use
from astragal.packs.yaml import Position
from astragal.prose.spelling import quoted

Bearing = Status | Companion | Ability

# Statuses and companions lie on the same boards and are written in the same way.
NAMESPACE = {"hero": "hero", "card": "card", "status": "token", "companion": "token"}


class Together:
    """The ids of everything that is loaded, and where each stands first."""

    def __init__(self) -> None:
        self.first: dict[tuple[str, str], Position] = {}
        self.uses: dict[tuple[bool, str], Position] = {}  # of abilities or not, as written

    def add(self, pack: PackFile) -> None:
        """Add all of a pack; an id that is taken is a PackError."""
        for noun, thing in named(pack):
            name = (NAMESPACE[noun], thing.id)
            if name in self.first:
                raise twice(noun, thing, self.first[name])
            self.first[name] = thing.at
        if not isinstance(pack, CommonCards):
            self._add_uses(pack)

    def _add_uses(self, pack: Hero | Statuses) -> None:
        """No two uses that a player may have are written alike."""
        for home, name, use in uses_of(pack):
            passive = isinstance(home, Ability)
            first = self.uses.get((not passive, name)) or _before(home, use)
            if first is not None:
                where = f"{first.file}:{first.line}:{first.column}"
                problem = f"two uses are written {quoted(f'use {name}')}"
                raise use.at.error(problem, expected=f"an id of its own: the other is in {where}")
            self.uses[passive, name] = use.at


def uses_of(pack: Hero | Statuses) -> Iterator[tuple[Bearing, str, Use]]:
    """The uses of a pack's tokens and abilities, each as it is written."""
    homes: list[Bearing] = [*pack.statuses]
    if isinstance(pack, Hero):
        homes += [*all_companions(pack), *all_abilities(pack)]
    for home in homes:
        alone = len(home.uses) == 1 and not isinstance(home, Ability)
        for use in home.uses:
            yield home, name_of_use(use, home.id, alone), use


def _before(home: Bearing, use: Use) -> Position | None:
    """Where the same token or ability has a use of this id before."""
    same = next(one for one in home.uses if one.id == use.id)
    return None if same is use else same.at


def named(pack: PackFile) -> Iterator[tuple[str, Placed]]:
    """Everything in a pack whose id is known beyond it."""
    if isinstance(pack, Hero):
        yield "hero", pack
        yield from (("companion", companion) for companion in all_companions(pack))
    if isinstance(pack, Hero | Statuses):
        yield from (("status", status) for status in pack.statuses)
    if isinstance(pack, Hero):
        yield from (("card", upgrade) for upgrade in pack.upgrades)
    if isinstance(pack, Hero | CommonCards):
        yield from (("card", card) for card in pack.cards)
