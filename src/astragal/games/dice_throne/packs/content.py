"""The content as tables: everything that steps look up, made once and shared by all matches.

Tokens (statuses and companions), cards, plays and effect lists are known by number, so that
frames and options hold plain numbers; the numbers follow from the packs' order alone.
"""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args

from astragal.games.dice_throne.packs.circles import check_setting_off
from astragal.games.dice_throne.packs.facts import (
    BoardAbility,
    CardFacts,
    HeroFacts,
    Slot,
    TokenFacts,
)
from astragal.games.dice_throne.packs.pack import (
    Ability,
    Card,
    CommonCards,
    Companion,
    Hero,
    Leaves,
    PackFile,
    Status,
    Statuses,
    Trait,
    Trigger,
    Upgrade,
    Use,
)
from astragal.games.dice_throne.packs.together import Together
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE, Vocabulary
from astragal.games.dice_throne.packs.wordbook import ReadyWord
from astragal.games.dice_throne.packs.words.compose import Cost
from astragal.games.dice_throne.packs.words.damage import Weaken
from astragal.games.dice_throne.packs.words.dice import Skip
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.dice import DiceSymbols
from astragal.games.dice_throne.rules.plays import Play, Price, name_of_use


class Content:
    """All heroes, cards, tokens and effect lists, by name and by number."""

    def __init__(
        self,
        heroes: list[Hero],
        statuses: list[Status],
        common: list[Card],
        vocabulary: Vocabulary = DICE_THRONE,
    ) -> None:
        self.vocabulary = vocabulary
        self.heroes: dict[str, Hero] = {hero.id: hero for hero in heroes}
        self.statuses: dict[str, Status] = {status.id: status for status in statuses}
        self.common = common
        self.companions: dict[str, Companion] = {}
        self.faces: dict[str, DiceSymbols] = {hero.id: DiceSymbols(hero) for hero in heroes}
        self.scripts: list[list[Effect]] = []
        self._script_numbers: dict[int, int] = {}
        self.places: dict[int, tuple[int, int]] = {}  # where each effect stands
        self._prices: dict[int, Price] = {}
        self.plays: list[Play] = []
        self.tokens: list[TokenFacts] = []
        self.token_numbers: dict[str, int] = {}
        self.cards: list[CardFacts] = []
        self.boards: dict[str, HeroFacts] = {}
        self.owner: dict[int, str] = {}  # whose token it is, where it is one hero's alone
        self.triggers: list[Trigger] = []
        self._trigger_numbers: dict[int, int] = {}
        # Texts made so far, each with the thing that it is of, so that no other gets its number.
        self.texts: dict[tuple[int, str, str], tuple[object, str]] = {}
        self.token_worths: list[float] | None = None  # what bots make of them, found once
        self._fill(heroes, statuses)
        self._index()
        ready = vocabulary.book.ready
        self.words: list[list[ReadyWord]] = [
            [ready(effect, number, at) for at, effect in enumerate(effects)]
            for number, effects in enumerate(self.scripts)
        ]

    def _fill(self, heroes: list[Hero], statuses: list[Status]) -> None:
        together = Together()
        files: list[PackFile] = [Statuses(statuses), CommonCards(self.common), *heroes]
        for file in files:
            together.add(file)
        for hero in heroes:
            self.statuses.update((status.id, status) for status in hero.statuses)
            for companion in hero.companions:
                self._add_companion(companion)
        check_setting_off(self.statuses.values())
        for name in sorted(self.statuses):
            self._add_status(self.statuses[name])
        for hero in heroes:
            self._add_hero(hero)

    # -- numbers --------------------------------------------------------------------------

    def script(self, effects: list[Effect]) -> int:
        """The number of an effect list, and of every list inside it."""
        known = self._script_numbers.get(id(effects))
        if known is not None:
            return known
        number = len(self.scripts)
        self.scripts.append(effects)
        self._script_numbers[id(effects)] = number
        for at, effect in enumerate(effects):
            self.places[id(effect)] = (number, at)
            for inner in inner_lists(effect):
                self.script(inner)
        return number

    def number_of(self, effects: list[Effect]) -> int:
        """The number of an effect list that is already known."""
        return self._script_numbers[id(effects)]

    def price(self, cost: Cost) -> Price:
        """What must be paid, ready to be compared with what a fighter has; made once."""
        known = self._prices.get(id(cost))
        if known is None:
            tokens = [(self.token_numbers[name], count) for name, count in cost.tokens.items()]
            known = self._prices[id(cost)] = Price(cost.cp, cost.cards, tokens, cost.companions)
        return known

    def trigger(self, trigger: Trigger) -> int:
        """The number of a trigger."""
        known = self._trigger_numbers.get(id(trigger))
        if known is None:
            known = len(self.triggers)
            self.triggers.append(trigger)
            self._trigger_numbers[id(trigger)] = known
            self.script(trigger.do)
        return known

    def play_of_use(self, use: Use, token: int | None, home: str, alone: bool = False) -> Play:
        """A use of a token or a passive ability, as something that can be played."""
        name = name_of_use(use, home, alone)
        return self._add_play(Play.of_use(len(self.plays), name, use, token, self.script(use.do)))

    def _add_play(self, play: Play) -> Play:
        self.plays.append(play)
        return play

    # -- filling the tables ----------------------------------------------------------------

    def _add_companion(self, companion: Companion) -> TokenFacts:
        self.companions[companion.id] = companion
        facts = self._add_token(companion.id, companion.uses, companion.triggers)
        facts.companion, facts.cost, facts.most = companion, companion.cost, companion.limit
        if companion.advanced is not None:
            better = self._add_companion(companion.advanced)
            facts.advanced, better.basic = better.number, facts.number
            better.cost = companion.upgrade_cost
        return facts

    def _add_status(self, status: Status) -> None:
        self._add_token(status.id, status.uses, status.triggers).status = status

    def _add_token(self, id: str, uses: list[Use], triggers: list[Trigger]) -> TokenFacts:
        facts = TokenFacts(len(self.tokens), id)
        self.tokens.append(facts)
        self.token_numbers[id] = facts.number
        alone = len(uses) == 1
        facts.plays = [self.play_of_use(use, facts.number, id, alone) for use in uses]
        facts.triggers = [self.trigger(trigger) for trigger in triggers]
        return facts

    def _add_hero(self, hero: Hero) -> None:
        facts = HeroFacts(self, hero, self.faces[hero.id])
        self.boards[hero.id] = facts
        for ability in hero.abilities:
            self._add_slot(facts, ability, None)
        for upgrade in hero.upgrades:
            self._add_upgrade(facts, upgrade)
        for card in [*self.common, *hero.cards]:
            self._add_card(facts, card)

    def _index(self) -> None:
        """What is looked up by trait or moment rather than by name."""
        self._index_tokens()
        self._index_owners()
        self._index_attacks()
        self.token_triggers: dict[str, list[tuple[int, int]]] = {}
        for token in self.tokens:
            for number in token.triggers:
                moment = self.triggers[number].when
                self.token_triggers.setdefault(moment, []).append((token.number, number))
        self.trigger_bits = {
            moment: as_bits(token for token, _ in found)
            for moment, found in self.token_triggers.items()
        }
        self.lessening = frozenset(
            number
            for number, trigger in enumerate(self.triggers)
            if any(lessens(effect) for effect in trigger.do)
        )
        self.card_plays = [card.play for card in self.cards]
        for play in self.plays:
            play.price = None if play.extra is None else self.price(play.extra)
        immediate = [play.script for play in self.plays if play.type != "main"]
        self.undisturbed = frozenset(n for script in immediate for n in self._within(script))

    def _within(self, script: int) -> Iterator[int]:
        """The number of an effect list and of all lists inside it."""
        yield script
        for effect in self.scripts[script]:
            for inner in inner_lists(effect):
                yield from self._within(self.number_of(inner))

    def _index_tokens(self) -> None:
        traits: list[str] = list(get_args(Trait))
        self.with_trait: dict[str, tuple[int, ...]] = {
            trait: tuple(t.number for t in self.tokens if t.status and trait in t.status.traits)
            for trait in traits
        }
        self.trait_bits = {trait: as_bits(numbers) for trait, numbers in self.with_trait.items()}
        self.usable = as_bits(token.number for token in self.tokens if token.plays)
        self.spare = tuple(t.number for t in self.tokens if t.companion and not t.companion.health)
        self.leaving: dict[str, tuple[int, ...]] = {
            moment: tuple(t.number for t in self.tokens if t.status and t.status.leaves == moment)
            for moment in get_args(Leaves)
        }
        self.leaving_bits = {moment: as_bits(numbers) for moment, numbers in self.leaving.items()}

    def _index_owners(self) -> None:
        for hero in self.heroes.values():
            names = [status.id for status in hero.statuses]
            for companion in hero.companions:
                names += [companion.id, *([companion.advanced.id] if companion.advanced else [])]
            self.owner.update((self.token_numbers[name], hero.id) for name in names)
            self.boards[hero.id].companions = [
                t for t in self.tokens if t.companion and self.owner.get(t.number) == hero.id
            ]
            self.boards[hero.id].know_companions()
        self.named_tokens = {
            hero.id: frozenset([name for name in named_tokens(hero) if name in self.token_numbers])
            for hero in self.heroes.values()
        }

    def _index_attacks(self) -> None:
        self.attack_bonuses = tuple(t for t in self.tokens if t.status and t.status.attack_bonus)
        self.attack_maluses = tuple(t for t in self.tokens if t.status and t.status.attack_malus)
        self.attack_companions = tuple(
            t for t in self.tokens if t.companion and t.companion.attack_bonus
        )
        self.guards = tuple(t for t in self.tokens if t.companion and t.companion.guards)

    def _add_slot(self, facts: HeroFacts, ability: Ability, opened: tuple[str, int] | None) -> None:
        slot = Slot(facts.id, ability, opened)
        level = opened[1] if opened else 1
        slot.levels[level] = BoardAbility(self, facts.hero, ability, level)
        facts.slots.append(slot)

    def _add_upgrade(self, facts: HeroFacts, upgrade: Upgrade) -> None:
        slot = next(slot for slot in facts.slots if slot.id == upgrade.of)
        slot.levels[upgrade.level] = BoardAbility(self, facts.hero, upgrade.ability, upgrade.level)
        for ability in upgrade.adds:
            self._add_slot(facts, ability, (upgrade.of, upgrade.level))
        card = CardFacts(len(self.cards), facts.id, upgrade.id, upgrade.cost)
        card.upgrade, card.slot, card.level = upgrade, upgrade.of, upgrade.level
        facts.upgrades[upgrade.of, upgrade.level] = upgrade
        facts.deck.append(card.number)
        self.cards.append(card)

    def _add_card(self, facts: HeroFacts, card: Card) -> None:
        row = CardFacts(len(self.cards), facts.id, card.id, card.cost)
        play = Play.of_card(len(self.plays), card, row.number, self.script(card.do))
        row.play = self._add_play(play)
        facts.deck.append(row.number)
        self.cards.append(row)


def as_bits(numbers: Iterable[int]) -> int:
    """A set of numbers as bits, so that two sets are compared by one AND."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def lessens(effect: Any) -> bool:
    """Whether an effect, or one inside it, lessens an attack or brings it to nothing."""
    if isinstance(effect, Weaken) or (isinstance(effect, Skip) and effect.what == "attack"):
        return True
    return any(lessens(inner) for inners in inner_lists(effect) for inner in inners)


def inner_lists(effect: Any) -> Iterator[list[Effect]]:
    """The effect lists that an effect holds directly."""
    for field in fields(effect):
        value = getattr(effect, field.name)
        if isinstance(value, list) and value:
            if is_dataclass(value[0]):
                yield value
            elif isinstance(value[0], list):
                yield from value


def named_tokens(thing: Any) -> Iterator[str]:
    """Every text in a pack that might be the name of a token, however deep."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from named_tokens(key)
            yield from named_tokens(value)
    elif isinstance(thing, list):
        for part in thing:
            yield from named_tokens(part)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from named_tokens(getattr(thing, field.name))
