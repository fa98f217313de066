"""Who says the lines of the table: a match, and a language to speak of it in."""

from typing import Any

from astragal.games.dice_throne.packs.facts import BoardAbility
from astragal.games.dice_throne.prose.names import name_of, named
from astragal.games.dice_throne.state import DiceThrone
from astragal.prose.player import isolated


class Speaker:
    """Names what takes part in a match."""

    def __init__(self, m: DiceThrone, language: str) -> None:
        self.m = m
        self.words = m.content.vocabulary.text(language)
        self.language = self.words.language
        self.unnamed = -1  # the side of a target that is still to be chosen

    def say(self, message: str, **arguments: Any) -> str:
        """The words of a line."""
        return self.words.message(f"line-{message}", **arguments)

    def hero(self, seat: int) -> str:
        """A seat as its player is called, or by its hero, with its number where two have it."""
        if seat < len(self.m.names) and self.m.names[seat]:
            return isolated(str(self.m.names[seat]))
        ids = [who.board.id for who in self.m.fighters]
        name = name_of(self.m.content, "hero", ids[seat], self.language)
        return f"{name} ({seat + 1})" if ids.count(ids[seat]) > 1 else name

    def pool(self, pool: int) -> str:
        """A side by its hero, or by its number where it has several."""
        if pool == self.unnamed:
            return self.say("the-target")
        if self.m.pool_of.count(pool) > 1:
            return self.say("team", n=pool + 1)
        return self.hero(self.m.pool_of.index(pool))

    def ability(self, seat: int, id: str) -> str:
        """An ability at its level."""
        return self.board_ability(board_ability(self.m, seat, id))

    def board_ability(self, one: BoardAbility) -> str:
        return named(one.ability.names, self.language)

    def card(self, number: int) -> str:
        return name_of(self.m.content, "card", self.m.content.cards[number].id, self.language)

    def token(self, number: int) -> str:
        return name_of(self.m.content, "token", self.m.content.tokens[number].id, self.language)


def board_ability(m: DiceThrone, seat: int, id: str) -> BoardAbility:
    """An ability of a seat's board, at its level."""
    one = m.fighters[seat].ability(id)
    assert one is not None
    return one
