"""King of the Hill: whoever attacks a leader draws a card as soon as the target is known."""

from astragal.games.dice_throne.rules.supply import draw_cards
from astragal.games.dice_throne.state import DiceThrone


def name_target(m: DiceThrone, seat: int) -> None:
    """The target of an attack is known; attacking a leader brings a card at once (DT-195)."""
    if m.target != seat:
        m.target = seat
        if leads(m, seat):
            draw_cards(m, m.attacker, 1)


def leads(m: DiceThrone, seat: int) -> bool:
    """Where it matters, whether the target has the most health of all (DT-194).

    The attacker may have as much (DT-196), but not more (DT-197).
    """
    return m.mode.leader_brings_card and m.health[m.pool_of[seat]] == max(m.health)
