"""Cards, tokens and hero boards, ready to be asked: what the tables of the content hold."""

from typing import TYPE_CHECKING, Any

from astragal.games.dice_throne.packs.pack import Ability, Companion, Hero, Status, Upgrade
from astragal.games.dice_throne.packs.words.compose import Cost
from astragal.games.dice_throne.rules.dice import DiceSymbols, Pattern, roll_number
from astragal.games.dice_throne.rules.plays import Play
from astragal.kernel.match import Option

if TYPE_CHECKING:
    from astragal.games.dice_throne.packs.content import Content


class Slot:
    """A place on a hero board, with what may lie there: the ability at each level."""

    __slots__ = ("hero", "id", "levels", "opened_by", "side")

    def __init__(self, hero: str, ability: Ability, opened_by: tuple[str, int] | None) -> None:
        self.hero = hero
        self.id = ability.id
        self.side = ability.side
        self.levels: dict[int, BoardAbility] = {}
        self.opened_by = opened_by


class BoardAbility:
    """An ability as it is at one level, ready to be asked."""

    __slots__ = (
        "ability",
        "also",
        "attack_worth",
        "defence",
        "defence_worth",
        "first",
        "is_ultimate",
        "level",
        "option",
        "satisfied",
        "tiers",
        "triggers",
        "uses",
    )

    def __init__(self, content: "Content", hero: Hero, ability: Ability, level: int) -> None:
        faces = content.faces[hero.id]
        self.ability = ability
        self.level = level
        self.is_ultimate = ability.kind == "ultimate"
        self.tiers = [
            (Pattern(tier.needs, faces), content.script(tier.do)) for tier in ability.tiers
        ]
        self.option: Option = ("ability", ability.id)
        # Every roll that satisfies some tier, by its number.
        self.satisfied = frozenset(
            [roll_number(dice) for pattern, _ in self.tiers for dice in pattern.satisfied]
        )
        self.first = content.script(ability.first)
        self.also = content.script(ability.also)
        self.defence = content.script(ability.do)
        self.uses = [content.play_of_use(use, None, ability.id) for use in ability.uses]
        self.triggers = [content.trigger(trigger) for trigger in ability.triggers]
        # What bots make of it, found when first asked for (`advice/worth.py`).
        self.attack_worth: list[float] | None = None
        self.defence_worth: float | None = None

    def tier(self, dice: tuple[int, ...]) -> int:
        """The number of the last tier that these sorted dice satisfy, or -1."""
        for number in range(len(self.tiers) - 1, -1, -1):
            if dice in self.tiers[number][0].satisfied:
                return number
        return -1


class CardFacts:
    """A card of one hero's deck: an action or an upgrade."""

    __slots__ = (
        "cost",
        "hero",
        "id",
        "level",
        "number",
        "play",
        "put_down",
        "sale",
        "slot",
        "upgrade",
    )

    def __init__(self, number: int, hero: str, id: str, cost: int) -> None:
        self.number = number
        self.hero = hero
        self.id = id
        self.cost = cost
        self.play: Play | None = None
        self.upgrade: Upgrade | None = None
        self.slot = ""
        self.level = 0
        self.sale: Option = ("sell", number)
        self.put_down: Option = ("upgrade", number)


class TokenFacts:
    """A status or companion, known by its number."""

    __slots__ = (
        "advanced",
        "basic",
        "building",
        "companion",
        "cost",
        "id",
        "most",
        "number",
        "plays",
        "status",
        "triggers",
    )

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.status: Status | None = None
        self.companion: Companion | None = None
        self.plays: list[Play] = []
        self.triggers: list[int] = []
        # Of a companion: its advanced make and its basic one by number, or -1; what it costs to
        # build it, or to make it of the basic one; how many there may be.
        self.advanced = -1
        self.basic = -1
        self.cost: Cost | None = None
        self.most = 0
        self.building: Option = ("build", number)


class Lay:
    """The abilities of a hero board as it lies at some moment, by what they are for."""

    __slots__ = (
        "abilities",
        "by_id",
        "defensive",
        "offensive",
        "passive",
        "rolling",
        "standing",
        "triggers",
        "uses",
        "worth",
    )

    def __init__(self, content: "Content", abilities: list[BoardAbility]) -> None:
        self.abilities = abilities
        self.by_id = {one.ability.id: one for one in abilities}
        self.worth: Any = None  # what bots make of it, found when first asked for
        self.offensive = [one for one in abilities if one.tiers]
        self.defensive = [one for one in abilities if one.ability.kind == "defensive"]
        self.passive = [one for one in abilities if one.ability.kind == "passive"]
        self.uses = [play for one in self.passive for play in one.uses]
        # What may be done with a roll, by its number: while attempts are left, and when none is.
        self.rolling: dict[int, tuple[Option, ...]] = {}
        self.standing: dict[int, tuple[Option, ...]] = {}
        self.triggers: dict[str, list[int]] = {}
        for one in self.passive:
            for number in one.triggers:
                self.triggers.setdefault(content.triggers[number].when, []).append(number)

    def declarations(self, roll: int) -> list[Option]:
        """The offensive abilities that a roll satisfies (DT-083, DT-090)."""
        return [one.option for one in self.offensive if roll in one.satisfied]


class HeroFacts:
    """A hero's board, deck and dice."""

    __slots__ = (
        "buildable",
        "companions",
        "content",
        "deck",
        "faces",
        "hero",
        "id",
        "lays",
        "slots",
        "upgrades",
    )

    def __init__(self, content: "Content", hero: Hero, faces: DiceSymbols) -> None:
        self.content = content
        self.hero = hero
        self.id = hero.id
        self.lays: dict[tuple[object, ...], Lay] = {}
        self.companions: list[TokenFacts] = []  # those that the hero can have
        self.buildable: list[TokenFacts] = []  # those of them that can be built
        self.faces = faces
        self.slots: list[Slot] = []
        self.deck: list[int] = []
        self.upgrades: dict[tuple[str, int], Upgrade] = {}

    def know_companions(self) -> None:
        """Which companions can be built: at a price, or to be made advanced."""
        self.buildable = [
            facts
            for facts in self.companions
            if facts.companion is not None and (facts.companion.advanced or facts.companion.cost)
        ]

    def lay(self, levels: dict[str, int], side: str) -> Lay:
        """The board with these upgrades on this side up; made once."""
        key = (side, *sorted(levels.items()))
        known = self.lays.get(key)
        if known is None:
            known = self.lays[key] = Lay(self.content, self._lying(levels, side))
        return known

    def ability(self, id: str, levels: dict[str, int]) -> BoardAbility | None:
        """An ability with these upgrades, whichever side of the board lies up."""
        found = (_at_level(slot, levels) for slot in self.slots if slot.id == id)
        return next((one for one in found if one is not None), None)

    def _lying(self, levels: dict[str, int], side: str) -> list[BoardAbility]:
        up = (slot for slot in self.slots if slot.side in ("", side))
        found = (_at_level(slot, levels) for slot in up)
        return [one for one in found if one is not None]


def _at_level(slot: Slot, levels: dict[str, int]) -> BoardAbility | None:
    """What lies in a slot with these upgrades; nothing where none of them has opened it."""
    if slot.opened_by is None:
        return slot.levels[levels.get(slot.id, 1)]
    opener, level = slot.opened_by
    return slot.levels[level] if levels.get(opener, 1) == level else None
