"""Faces: how they are bought and forged."""

from typing import Final

from astragal.games.dice_forge.packs.vocabulary import GOLD
from astragal.games.dice_forge.rules.legal import affordable, places, purchases, usable_tokens
from astragal.games.dice_forge.rules.reserves import pay, use_token
from astragal.games.dice_forge.state import (
    MOST_SEATS,
    NO_FACE,
    RESERVES,
    DiceForge,
)
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps

DONE: Final[Option] = ("done",)
ENOUGH: Final[tuple[Option, ...]] = (DONE,)


# -- offerings -------------------------------------------------------------------------------------


def offer(m: DiceForge) -> None:
    """More faces of the same offering, as many as gold allows (DF-041, DF-047)."""
    if m.purchases < m.agreed.most_faces:
        options = purchases(m, m.active)
        if options:
            m.ask(m.active, "offering", options + ENOUGH, offered)


OFFER: Final[Frame] = (offer,)


def offered(m: DiceForge, seat: int, option: Option) -> None:
    """Another face, or enough."""
    if option != DONE:
        buy_offering(m, seat, option[1])


def buy_offering(m: DiceForge, seat: int, face: int) -> None:
    """A face is paid for and forged at once; the next one must differ (DF-042, DF-044, DF-046)."""
    m.bought |= 1 << face
    m.purchases += 1
    buy(m, seat, face, m.content.prices[face])
    m.do(OFFER)
    forge_now(m, seat)


def buy(m: DiceForge, seat: int, face: int, price: int) -> None:
    """A face leaves the sanctuary (DF-045)."""
    pay(m, seat, (price, 0, 0, 0))
    take(m, face)
    if m.events is not None:
        m.tell("bought", seat, m.content.faces[face].id)


def take(m: DiceForge, face: int) -> None:
    """A face leaves the sanctuary or the garden, to be forged next."""
    m.in_hand = face
    m.stock[face] -= 1
    if not m.stock[face]:
        m.shelf &= ~(1 << face)


# -- forging -----------------------------------------------------------------------------------


def forge(m: DiceForge, seat: int) -> None:
    """The new face must replace one of the own dice, but for a boar (DF-048, DF-049, DF-055).

    Equal faces of one die are the same choice; one bought before may go again (DF-054).
    """
    m.let_choose(seat, "forge", places(m, seat), forged)


FORGE: Final[list[Frame]] = [(forge, seat) for seat in range(MOST_SEATS)]


def forge_now(m: DiceForge, seat: int) -> None:
    """The face in hand is forged at once, as the last thing that a step does (DF-046)."""
    m.asked = FORGE[seat]
    forge(m, seat)


def forged(m: DiceForge, seat: int, option: Option) -> None:
    """The new face lies up, and is not applied (DF-050, DF-051).

    The old one goes beside for good; nothing else changes faces (DF-052, DF-053).
    """
    die: int = option[1]
    old: int = option[2]
    new = m.in_hand
    change_face(m, 2 * seat + die, old, new)
    m.in_hand = NO_FACE
    m.beside[seat] = (*m.beside[seat], old)
    if m.events is not None:
        m.tell("forged", seat, m.content.faces[new].id, m.content.faces[old].id)


def change_face(m: DiceForge, at: int, old: int, new: int) -> None:
    """The first face of a sort leaves a die, and the new one lies there, up."""
    faces = list(m.dice[at])
    place = faces.index(old)
    faces[place] = new
    sides = m.sides[at] | 1 << new
    m.sides[at] = sides if old in faces else sides & ~(1 << old)
    m.dice[at] = tuple(faces)
    m.up[at] = place


# -- the ship ----------------------------------------------------------------------------------


def ship(m: DiceForge, seat: int, discount: int) -> None:
    """One face of the sanctuary, cheaper, if the seat wants it (DF-138, DF-139, DF-140)."""
    options = affordable(m, m.reserves[RESERVES * seat + GOLD] + discount)
    tokens = usable_tokens(m, seat)
    if options or tokens:
        m.ask(seat, "ship", (*options, *tokens, DONE), shipped, discount)


def shipped(m: DiceForge, seat: int, option: Option, discount: int) -> None:
    """The face is paid for and forged at once, even on the ship; a token helps (DF-141, DF-160)."""
    if option[0] == "buy":
        price = m.content.prices[option[1]] - discount
        buy(m, seat, option[1], price if price > 0 else 0)
        forge_now(m, seat)
    elif option != DONE:
        m.do((ship, seat, discount))
        use_token(m, seat, option[1])


steps(offer, offered, forge, forged, ship, shipped)
