"""Reserves and their limits, and the hammer that gold may be put on instead."""

from collections.abc import Sequence
from typing import Final

from astragal.games.dice_forge.packs.vocabulary import (
    GLORY,
    GOLD,
    MOON,
    RESOURCES,
    SUN,
    Vector,
)
from astragal.games.dice_forge.state import ALWAYS, ASK, NEVER, RESERVES, DiceForge, replaced
from astragal.kernel.match import Option
from astragal.kernel.step import steps

MOST_SPLIT: Final = 60
SPLITS: Final[tuple[Option, ...]] = tuple(("hammer", count) for count in range(MOST_SPLIT + 1))
HAMMER_ALWAYS: Final[Option] = ("hammer", "always")
HAMMER_NEVER: Final[Option] = ("hammer", "never")
HAMMER_ASK: Final[Option] = ("hammer", "ask")
WISHES: Final = (HAMMER_ALWAYS, HAMMER_NEVER)


def gain(m: DiceForge, seat: int, gains: Vector) -> None:
    """Gain resources, as the last thing that a step does.

    Gold waits if there is a hammer that it could be put on (DF-151).
    """
    if gains[GOLD] and m.hammer[seat] < m.spaces[seat]:
        add(m, seat, (0, gains[SUN], gains[MOON], gains[GLORY]))
        m.now((gain_gold, seat, gains[GOLD]))
    else:
        add(m, seat, gains)


def add(m: DiceForge, seat: int, gains: Vector) -> None:
    """Put resources into the reserves; what is above a limit is lost (DF-080 to DF-082)."""
    if m.events is not None:
        tell_gain(m, seat, gains)
    reserves, limits = m.reserves, m.limits
    at = RESERVES * seat
    gold, sun, moon, glory = gains
    if gold:
        gold += reserves[at]
        reserves[at] = gold if gold <= limits[at] else limits[at]
    if sun:
        sun += reserves[at + SUN]
        reserves[at + SUN] = sun if sun <= limits[at + SUN] else limits[at + SUN]
    if moon:
        moon += reserves[at + MOON]
        reserves[at + MOON] = moon if moon <= limits[at + MOON] else limits[at + MOON]
    if glory:
        reserves[at + GLORY] += glory


def lose(m: DiceForge, seat: int, losses: Vector) -> None:
    """Lose resources of the reserves, never below nothing (DF-105, DF-166)."""
    at = RESERVES * seat
    lost = [min(loss, held) for loss, held in zip(losses, m.reserves[at:], strict=False)]
    for resource, amount in enumerate(lost):
        m.reserves[at + resource] -= amount
    if m.events is not None and any(lost):
        m.tell("lost", seat, amounts(lost))


def pay(m: DiceForge, seat: int, price: Vector) -> None:
    """Pay from the reserves (DF-083)."""
    reserves = m.reserves
    at = RESERVES * seat
    reserves[at] -= price[GOLD]
    reserves[at + SUN] -= price[SUN]
    reserves[at + MOON] -= price[MOON]
    if m.events is not None:
        tell_price(m, seat, price)


def can_pay(m: DiceForge, seat: int, price: Vector) -> bool:
    """Whether the reserves hold the price."""
    reserves = m.reserves
    at = RESERVES * seat
    return (
        reserves[at] >= price[GOLD]
        and reserves[at + SUN] >= price[SUN]
        and reserves[at + MOON] >= price[MOON]
    )


def tell_price(m: DiceForge, seat: int, price: Vector) -> None:
    """Say what is paid, if it is anything."""
    if any(price):
        m.tell("paid", seat, amounts(price))


def tell_gain(m: DiceForge, seat: int, gains: Vector) -> None:
    """Say what is gained, and what finds no room."""
    at = RESERVES * seat
    room = [m.limits[at + resource] - m.reserves[at + resource] for resource in range(RESERVES)]
    taken = [min(gain, free) for gain, free in zip(gains, room, strict=True)]
    wasted = [gain - held for gain, held in zip(gains, taken, strict=True)]
    if any(taken):
        m.tell("gained", seat, amounts(taken))
    if any(wasted):
        m.tell("wasted", seat, amounts(wasted))


def amounts(held: Sequence[int]) -> tuple[str, ...]:
    """Resources for the log: `3 gold`, `1 sun`."""
    return tuple(f"{n} {name}" for n, name in zip(held, RESOURCES, strict=True) if n)


# -- the hammer ----------------------------------------------------------------------------------


def gain_gold(m: DiceForge, seat: int, gold: int) -> None:
    """Gold that is gained is split at will between hammer and reserve (DF-150, DF-152, DF-155)."""
    wish = m.standing[seat]
    if wish != ASK:
        divide(m, seat, gold, gold if wish == ALWAYS else 0)
        return
    room = m.spaces[seat] - m.hammer[seat]
    most = gold if gold < room else room
    m.ask(seat, "hammer", (*SPLITS[: most + 1], *WISHES), divided, gold)


def divided(m: DiceForge, seat: int, option: Option, gold: int) -> None:
    """So much on the hammer; or always or never so, until it is taken back or the hammer done."""
    if option == HAMMER_ALWAYS:
        wish_for(m, seat, ALWAYS)
        divide(m, seat, gold, gold)
    elif option == HAMMER_NEVER:
        wish_for(m, seat, NEVER)
        divide(m, seat, gold, 0)
    else:
        divide(m, seat, gold, option[1])


def wish_for(m: DiceForge, seat: int, what: int) -> None:
    """From now on all gold goes on the hammer, or none, or the seat is asked (DF-084)."""
    m.standing = replaced(m.standing, seat, what)


def divide(m: DiceForge, seat: int, gold: int, hammered: int) -> None:
    """What the hammer can't take goes to the reserve (DF-154)."""
    room = m.spaces[seat] - m.hammer[seat]
    if hammered > room:
        hammered = room
    if hammered:
        strike(m, seat, hammered)
    if gold > hammered:
        add(m, seat, (gold - hammered, 0, 0, 0))


def strike(m: DiceForge, seat: int, spaces: int) -> None:
    """Move along the hammer; each lap that is finished has its reward (DF-084, DF-085, DF-153).

    With the last hammer the standing wish is done with too.
    """
    before = m.hammer[seat]
    after = m.hammer[seat] = before + spaces
    if after == m.spaces[seat]:
        wish_for(m, seat, ASK)
    m.tell("hammered", seat, spaces)
    for lap in range(before // m.content.lap, after // m.content.lap):
        add(m, seat, (0, 0, 0, m.content.rewards[lap % len(m.content.rewards)]))


# -- gains by choice -----------------------------------------------------------------------------


def gain_one(m: DiceForge, seat: int, feat: int) -> None:
    """One of the gains that a feat offers (DF-104, DF-107)."""
    m.ask(seat, "take", m.content.takes[feat], one_gained, feat)


def one_gained(m: DiceForge, seat: int, option: Option, feat: int) -> None:
    """The gain that was chosen."""
    gain(m, seat, m.content.choices[feat][option[1]])


# -- tokens --------------------------------------------------------------------------------------


def spend_token(m: DiceForge, seat: int, feat: int) -> None:
    """A token is used up."""
    left = list(m.tokens[seat])
    left.remove(feat)
    m.tokens = replaced(m.tokens, seat, tuple(left))
    if m.events is not None:
        m.tell("used", seat, m.content.feats[feat].id)


def use_token(m: DiceForge, seat: int, feat: int) -> None:
    """A token is spent for one of its gains (DF-104)."""
    spend_token(m, seat, feat)
    m.now((gain_one, seat, feat))


steps(gain_gold, divided, gain_one, one_gained)
