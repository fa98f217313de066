"""Chance: a keyed byte stream, so that every die and shuffle can be recomputed.

Block n of a sub-stream is BLAKE2b(key, sub-stream name + n). Dice and decks draw from
sub-streams of their own: a card effect does not change the next roll.
"""

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import mypyc_attr

from astragal.errors import DiceRanOut, ScriptError

BLOCK: Final = 64
LAST: Final = 63
KEY_BYTES: Final = 32

# A byte below FAIR[n] gives each of n outcomes the same chance (rejection sampling).
# Of 0 outcomes none is fair: dividing by 0 is an error, rejecting every byte would be endless.
FAIR: Final = (256, *(256 - 256 % n for n in range(1, 257)))


def key_of_seed(seed: str) -> bytes:
    """The key that a seed text stands for."""
    return blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"astragal-seed").digest()


def block(key: bytes, stream: bytes, number: int) -> bytes:
    """Bytes 64n to 64n+63 of a sub-stream."""
    return blake2b(number.to_bytes(8, "big"), key=key, person=stream).digest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The dice and deck streams of one match, and how far each has been read."""

    __slots__ = ("deck", "deck_block", "dice", "dice_block", "key")

    def __init__(
        self,
        key: bytes,
        dice: int = 0,
        deck: int = 0,
        dice_block: bytes = b"",
        deck_block: bytes = b"",
    ) -> None:
        self.key = key
        self.dice = dice
        self.deck = deck
        self.dice_block = dice_block
        self.deck_block = deck_block

    def clone(self) -> "Chance":
        return Chance(self.key, self.dice, self.deck, self.dice_block, self.deck_block)

    def die(self, sides: int = 6) -> int:
        """One die: 1 to sides."""
        while True:
            at = self.dice
            self.dice = at + 1
            known = self.dice_block
            offset = at & LAST
            if not (offset and known):
                self.dice_block = known = block(self.key, b"dice", at // BLOCK)
            byte = known[offset]
            if byte < FAIR[sides]:
                return byte % sides + 1

    def roll(self, count: int, sides: int = 6) -> list[int]:
        """So many dice thrown together; their order tells nothing."""
        return [self.die(sides) for _ in range(count)]

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1 of the deck stream, for anything that is not a die."""
        if limit > 256:
            return self._wide_below(limit)
        while True:
            byte = self._deck_byte()
            if byte < FAIR[limit]:
                return byte % limit

    def shuffle(self, zone: list[Any]) -> None:
        """Put a zone into random order, in place."""
        for last in range(len(zone) - 1, 0, -1):
            other = self.below(last + 1)
            zone[last], zone[other] = zone[other], zone[last]

    def position(self) -> tuple[int, int]:
        """How many bytes of dice and of deck were used; it only ever grows."""
        return (self.dice, self.deck)

    def script(self) -> tuple[int, ...] | None:
        """The dice still to come, where they are scripted."""
        return None

    def _deck_byte(self) -> int:
        at = self.deck
        self.deck = at + 1
        offset = at % BLOCK
        if offset == 0 or not self.deck_block:
            self.deck_block = block(self.key, b"deck", at // BLOCK)
        return self.deck_block[offset]

    def _wide_below(self, limit: int) -> int:
        fair = (1 << 32) - (1 << 32) % limit
        while True:
            number = 0
            for _ in range(4):
                number = number << 8 | self._deck_byte()
            if number < fair:
                return number % limit


class ScriptedChance(Chance):
    """Dice that were written down beforehand; decks still follow the key."""

    __slots__ = ("faces",)

    def __init__(self, key: bytes, faces: tuple[int, ...], dice: int = 0, deck: int = 0) -> None:
        super().__init__(key, dice, deck)
        self.faces = faces

    def clone(self) -> "ScriptedChance":
        return ScriptedChance(self.key, self.faces, self.dice, self.deck)

    def die(self, sides: int = 6) -> int:
        at = self.dice
        if at >= len(self.faces):
            raise DiceRanOut(at, sides)
        face = self.faces[at]
        if not 1 <= face <= sides:
            raise ScriptError(f"scripted die {at + 1} is {face}; this die shows 1 to {sides}")
        self.dice = at + 1
        return face

    def script(self) -> tuple[int, ...] | None:
        return self.faces[self.dice :]


class CountedChance(Chance):
    """Chance that counts: whoever recomputes a match can say how much was recomputed."""

    __slots__ = ("rolled", "shuffled")

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.rolled = 0
        self.shuffled = 0

    def die(self, sides: int = 6) -> int:
        self.rolled += 1
        return super().die(sides)

    def shuffle(self, zone: list[Any]) -> None:
        self.shuffled += 1
        super().shuffle(zone)
