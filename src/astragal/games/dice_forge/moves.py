"""The moves of Dice Forge: each verb, and what it is done with."""

from typing import Final

from astragal.games.dice_forge.packs.content import DICE as DIE_NAMES
from astragal.games.dice_forge.packs.vocabulary import RESOURCES
from astragal.games.dice_forge.state import STANDING
from astragal.kernel.moves import Moves
from astragal.kernel.parts import Either, Numeral, Thing, Word

MOST_GOLD: Final = 99
PLAYERS: Final = 4

FACE: Final = Thing("face", lambda content: [face.id for face in content.faces])
OTHER_FACE: Final = Thing("other", lambda content: [face.id for face in content.faces])
FEAT: Final = Thing("feat", lambda content: [feat.id for feat in content.feats])
DIE: Final = Thing("die", lambda content: DIE_NAMES)
RESOURCE: Final = Thing("resource", lambda content: RESOURCES)
FIRST: Final = Word("first", lambda content: ("gold", "ship"))
SEAT: Final = Numeral("seat", 0, PLAYERS - 1, plus=1)
GOLD: Final = Numeral("gold", 0, MOST_GOLD)
WISH: Final = Word("gold", lambda content: STANDING)

MOVES: Final = Moves(
    {
        "buy": (FACE,),
        "cash": (),
        "copy": (FACE,),
        "die": (DIE,),
        "done": (),
        "draft": (FEAT,),
        "end": (),
        "face": (FACE,),
        "feat": (FEAT,),
        "first": (FIRST,),
        "forge": (DIE, FACE),
        "give": (SEAT,),
        "hammer": (Either({int: GOLD, str: WISH}),),
        "keep": (),
        "lose": (RESOURCE,),
        "pass": (),
        "pick": (FACE, OTHER_FACE),
        "take": (RESOURCE,),
        "use": (FEAT,),
    }
)
