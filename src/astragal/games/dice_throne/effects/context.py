"""The context of an effect: who does what to whom. A plain tuple, since frames hold it."""

from typing import Final

# me: whose card, ability or token it is; target; this: the token whose text it is; removed: what
# these effects have removed or been paid; rolled: the dice that they read; that: the player whom
# an effect just named; ability: an offensive ability is being activated.
Context = tuple[int, int, int, int, tuple[int, ...], int, bool]
ME: Final = 0
TARGET: Final = 1
THIS: Final = 2
REMOVED: Final = 3
ROLLED: Final = 4
THAT: Final = 5
ABILITY: Final = 6

NOBODY: Final = -1

# An effect put off: the list that it stands in, its place there, its context, and the damage of
# the attack that it has promised. The list THEN stands for a printed "then", at which players
# may react; with REST the whole rest of the list waits behind a "then".
Put = tuple[int, int, Context, int]
THEN: Final = -1
NO_ATTACK: Final = -1
REST: Final = -2


def context(me: int, target: int = NOBODY, this: int = NOBODY) -> Context:
    """The context of a card, a token or a passive ability."""
    return (me, target, this, 0, (), NOBODY, False)


def activation(me: int, dice: tuple[int, ...]) -> Context:
    """The context of an offensive ability, which reads the dice it was activated with."""
    return (me, NOBODY, NOBODY, 0, dice, NOBODY, True)


def with_target(ctx: Context, target: int) -> Context:
    """The same when the target is known; no longer a matter of activation."""
    known = ctx[1] if ctx[1] != NOBODY else target
    return (ctx[0], known, ctx[2], ctx[3], ctx[4], ctx[5], False)


def with_removed(ctx: Context, removed: int) -> Context:
    """The same after something was removed or paid."""
    return (ctx[0], ctx[1], ctx[2], removed, ctx[4], ctx[5], ctx[6])


def with_rolled(ctx: Context, rolled: tuple[int, ...]) -> Context:
    """The same, reading these dice."""
    return (ctx[0], ctx[1], ctx[2], ctx[3], rolled, ctx[5], ctx[6])


def with_that(ctx: Context, that: int) -> Context:
    """The same after a player was named."""
    return (ctx[0], ctx[1], ctx[2], ctx[3], ctx[4], that, ctx[6])
