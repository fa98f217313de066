"""What an effect word is: the classes of the vocabulary that may stand in a list of effects."""

from typing import Annotated, ClassVar

from astragal.packs.decode import AtMost


class Effect:
    """Wherever a pack may write effects, it may write any such word of its game's vocabulary."""

    __slots__ = ()
    tag: ClassVar[str]  # as packs write it


Effects = Annotated[list[Effect], AtMost(30, "effects in a list")]
