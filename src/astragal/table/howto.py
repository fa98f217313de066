"""How-to: what somebody needs to know of a game before a first match, read in two minutes."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated

import msgspec

from astragal.packs.decode import Matches, Named, decode_file

if TYPE_CHECKING:
    from astragal.kernel.game import Game

Picture = Annotated[str, Matches("[a-z0-9][a-z0-9-]{0,59}", "that names a picture")]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One idea of a how-to, as it stands in the game's text folder."""

    icon: Picture
    title: Annotated[str, Named(40)]
    text: Annotated[str, Named(300)]


class HowTo(msgspec.Struct, frozen=True):
    """One idea of a how-to: a picture, what it is about, and a few sentences."""

    icon: str
    title: str
    text: str


@cache
def howto(game: "Game", language: str) -> list[HowTo]:
    """The how-to of a game in a language; nothing where the game has none."""
    file = game.folder / "text" / language / "howto.yaml"
    if not file.is_file():
        return []
    read = decode_file(file, list[Paragraph])
    return [HowTo(one.icon, one.title, one.text) for one in read]
