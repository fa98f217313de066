"""Node counts: how many ways there are to go on from a position, dice as chance nodes.

Each face of a die is a branch of its own. Decks are not: they follow the key of the match.
"""

from collections.abc import Iterator

from astragal.errors import DiceRanOut
from astragal.kernel.chance import ScriptedChance
from astragal.kernel.match import Match


def outcomes(m: Match, index: int) -> Iterator[Match]:
    """Every match that a choice can lead to: one for each run of dice that it may roll."""
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        faces = scripts.pop()
        after = m.clone()
        after.chance = ScriptedChance(m.chance.key, faces, deck=m.chance.deck)
        try:
            after.choose(index)
        except DiceRanOut as more:
            scripts += [(*faces, face) for face in range(1, more.sides + 1)]
        else:
            yield after


def nodes(m: Match, depth: int) -> int:
    """The number of positions so many decisions away; one that is over sooner counts once."""
    if depth == 0 or not m.options:
        return 1
    return sum(
        nodes(after, depth - 1) for index in range(len(m.options)) for after in outcomes(m, index)
    )
