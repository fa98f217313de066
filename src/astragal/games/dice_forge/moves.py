"""Notation of Dice Forge: a verb and names, short and stable."""

from typing import Final

from astragal.games.dice_forge.packs.content import DICE, Content
from astragal.games.dice_forge.packs.vocabulary import RESOURCES
from astragal.games.dice_forge.state import STANDING
from astragal.kernel.match import Option

FACE_VERBS: Final = frozenset(("buy", "copy", "face", "pick"))
FEAT_VERBS: Final = frozenset(("draft", "feat", "use"))
RESOURCE_VERBS: Final = frozenset(("lose", "take"))
PLAIN_VERBS: Final = frozenset(("cash", "done", "end", "first", "hammer", "keep", "pass"))
OTHER_VERBS: Final = frozenset(("die", "forge", "give"))
VERBS: Final = FACE_VERBS | FEAT_VERBS | RESOURCE_VERBS | PLAIN_VERBS | OTHER_VERBS


def words(content: Content) -> frozenset[str]:
    """Every word that a move may hold, numbers aside."""
    return VERBS.union(content.face_numbers, content.feat_numbers, RESOURCES, DICE, STANDING)


def write(content: Content, option: Option) -> str:
    """The text of an option."""
    verb, *parts = option
    if verb in FACE_VERBS:
        return " ".join([verb, *(content.faces[face].id for face in parts)])
    if verb in FEAT_VERBS:
        return f"{verb} {content.feats[parts[0]].id}"
    if verb in RESOURCE_VERBS:
        return f"{verb} {RESOURCES[parts[0]]}"
    if verb == "forge":
        return f"forge {DICE[parts[0]]} {content.faces[parts[1]].id}"
    if verb == "die":
        return f"die {DICE[parts[0]]}"
    if verb == "give":
        return f"give {parts[0] + 1}"
    return " ".join(str(part) for part in option)
