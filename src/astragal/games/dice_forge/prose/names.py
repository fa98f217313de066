"""The names of things in a viewer's language, by the kind of thing that an id stands for."""

from typing import Final

from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.prose.texts import amount, face_name, feat_name, words_of
from astragal.kernel.naming import small

# Arguments of messages and facts of the view, by what their ids stand for.
FACES: Final = frozenset(
    ("face", "faces", "replaced", "light", "dark", "forging", "sanctuary", "garden")
)
FEATS: Final = frozenset(
    ("feat", "tokens", "ready", "islands", "plain", "automatic", "reinforcement", "attached")
)
AMOUNTS: Final = frozenset(("amounts", "cost", "extra", "held"))
# What goes without saying when a match is named by its options.
USUAL: Final = frozenset(("as-agreed", "none", "per_action", "per_turn"))
OPTIONS: Final = frozenset(("offering_max", "equal_faces", "two_player_blessings"))


def name_of(content: Content, kind: str, id: str, language: str) -> str:
    """The name of a thing; of a word of the rules (`stage-action`); else the id as it is."""
    words = words_of(language)
    if kind in FACES and id in content.face_numbers:
        return face_name(content.faces[content.face_numbers[id]], language)
    if (kind in FEATS or kind in content.slot_numbers) and id in content.feat_numbers:
        return feat_name(content.feats[content.feat_numbers[id]], language)
    if kind in AMOUNTS:
        count, _, resource = id.partition(" ")
        return amount(words, resource, int(count))
    if id in USUAL and (kind in OPTIONS or kind in content.slot_numbers):
        return ""
    if words.has(f"{kind}-{id}"):
        return words.message(f"{kind}-{id}")
    # In a lobby it stands by itself, here after the name of what was agreed on.
    value = f"value-{kind}-{id}"
    return small(words.message(value)) if words.has(value) else id
