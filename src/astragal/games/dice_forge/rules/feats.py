"""Heroic feats: paying, moving, ousting, taking the card."""

from astragal.games.dice_forge.effects.feats import act
from astragal.games.dice_forge.rules.blessing import bless
from astragal.games.dice_forge.rules.faces import ROLLED
from astragal.games.dice_forge.rules.reserves import add, pay
from astragal.games.dice_forge.state import DiceForge, replaced
from astragal.kernel.step import steps


def do_feat(m: DiceForge, seat: int, feat: int) -> None:
    """Pay, move, oust who stands there, and only then take the card (DF-056, DF-066, DF-070)."""
    facts = m.content.feats[feat]
    pay(m, seat, facts.cost)
    ousted = move(m, seat, facts.portal)
    if ousted < 0:
        take_card(m, seat, feat)
    else:
        m.do((take_card, seat, feat))
        oust(m, seat, ousted)


def move(m: DiceForge, seat: int, portal: int) -> int:
    """A hero who stands there already stays; another one is ousted: who, or -1 (DF-060, DF-067).

    Heroes move for feats alone, and leave their portal free (DF-061, DF-062).
    """
    portals = m.portals
    if portals[seat] == portal:
        return -1
    ousted = portals.index(portal) if portal in portals else -1
    portals[seat] = portal
    if m.events is not None:
        m.tell("moved", seat, m.content.portals[portal])
    return ousted


def oust(m: DiceForge, seat: int, ousted: int) -> None:
    """The ousted hero goes back to the start and is blessed (DF-065, DF-068, DF-069).

    Bears that both have already score (DF-088, DF-089).
    """
    m.portals[ousted] = 0
    m.tell("ousted", seat, ousted)
    for owner in (ousted, seat):
        for feat in m.feats[owner]:
            gains = m.content.feats[feat].ousting
            if gains is not None:
                add(m, owner, gains)
    bless(m, ousted, ROLLED)


def take_card(m: DiceForge, seat: int, feat: int) -> None:
    """The top card of the stack is taken, and its instant effect applies (DF-063, DF-064).

    Some have none (DF-093, DF-098, DF-103).
    """
    facts = m.content.feats[feat]
    m.stacks[facts.slot] -= 1
    if not m.stacks[facts.slot]:
        m.laid &= ~(1 << feat)
    m.feats[seat] = (*m.feats[seat], feat)
    if facts.lasts:
        m.own(seat, feat)
    if m.events is not None:
        m.tell("took", seat, facts.id)
    if facts.token:
        m.tokens = replaced(m.tokens, seat, (*m.tokens[seat], feat))
    if facts.instant is not None:
        act(m, seat, feat, facts.instant)


steps(take_card)
