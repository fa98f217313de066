"""Packs of Dice Forge, read: the file of faces and the file of feats; a match needs both."""

from pathlib import Path
from typing import Final

from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.pack import FacesFile, Feats
from astragal.kernel.library import Packs, Reading
from astragal.packs.decode import decode
from astragal.packs.kinds import kind_of

FOLDER: Final = Path(__file__).parent.parent / "content"
KINDS: Final = (FacesFile, Feats)


def tables(packs: Packs) -> Content:
    """The content of the two packs."""
    files = {kind_of(node, KINDS): node for pack in packs for node in pack.files}
    return Content(decode(files[FacesFile], FacesFile), decode(files[Feats], Feats))


READING: Final = Reading((FOLDER,), KINDS, tables)
