"""The moves of Dice Throne: each verb, and what it is done with."""

from collections.abc import Iterator
from typing import Any, Final

from astragal.games.dice_throne.packs.content import Content
from astragal.kernel.moves import Moves
from astragal.kernel.parts import Beside, Faces, Maybe, Numeral, Thing, Word

# No counter of the game goes further, nor does a table have more fighters.
MOST: Final = 99
FIGHTERS: Final = 8
SIDES: Final = 6
MOST_DICE: Final = 10


class UsePart(Thing):
    """A use of a token, a companion or a passive ability, which the page finds it by."""

    def facts(self, content: Any, value: Any) -> dict[str, Any]:
        name = self.write(content, value)
        return {self.name: name, "of": name.split(" ")[0]}

    def shapes(self) -> dict[str, str]:
        return {self.name: "string", "of": "string"}


def abilities(content: Content) -> Iterator[str]:
    """The ids of all abilities, in the order of the heroes; some have the same."""
    found = (
        one.ability.id
        for board in content.boards.values()
        for slot in board.slots
        for one in slot.levels.values()
    )
    return iter(dict.fromkeys(found))


CARD: Final = Thing("card", lambda content: [card.id for card in content.cards])
TOKEN: Final = Thing("token", lambda content: [token.id for token in content.tokens])
USE: Final = UsePart("use", lambda content: [play.name for play in content.plays])
ABILITY: Final = Word("ability", abilities)
SEAT: Final = Numeral("seat", 0, FIGHTERS - 1, plus=1)
FROM: Final = Numeral("from", 0, FIGHTERS - 1, plus=1)
TO: Final = Numeral("to", 0, FIGHTERS - 1, plus=1)
DAMAGE: Final = Numeral("packet", 0, 31, plus=1)
FACE: Final = Numeral("face", 1, SIDES)
FACE_TO: Final = Numeral("to", 1, SIDES)
FACES: Final = Faces("faces", SIDES, MOST_DICE)
N: Final = Numeral("n", 0, MOST)

MOVES: Final = Moves(
    {
        "ability": (ABILITY,),
        "activate": (USE,),
        "build": (TOKEN,),
        "buy": (),
        "change": (FACE, FACE_TO),
        "choose": (N,),
        "defend": (ABILITY,),
        "discard": (CARD,),
        "do": (),
        "done": (),
        "fetch": (CARD,),
        "give": (TOKEN,),
        "grow": (TOKEN,),
        "guard": (TOKEN,),
        "keep": (FACES,),
        "next": (),
        "none": (),
        "pass": (),
        "pay": (N,),
        "pick": (FACE,),
        "play": (CARD,),
        "player": (SEAT,),
        "remove": (TOKEN,),
        "reroll": (FACE,),
        "resolve": (N, Beside("of")),
        "roll": (),
        "sell": (CARD,),
        "share": (N,),
        "source": (SEAT, DAMAGE),
        "spend": (N,),
        "take": (),
        "target": (SEAT,),
        "transfer": (TOKEN, FROM, TO),
        "undefended": (),
        "upgrade": (CARD,),
        "use": (USE, Maybe(N)),
    }
)
