"""Combat points and cards that come and go."""

from astragal.games.dice_throne.state import MOST_CP, DiceThrone
from astragal.kernel.zones import move, raised, refill


def gain_cp(m: DiceThrone, seat: int, amount: int) -> None:
    """Raise the counter (DT-201); combat points never exceed 15 (DT-079)."""
    who = m.own(seat)
    before = who.cp
    who.cp = raised(before, amount, MOST_CP)
    m.tell("gained-cp", seat, who.cp - before)


def draw_cards(m: DiceThrone, seat: int, count: int) -> None:
    """Draw one by one; an empty deck is made anew first (DT-021, DT-112, DT-113)."""
    who = m.own(seat)
    drawn = 0
    for _ in range(count):
        if not who.deck:
            refill(who.deck, who.discard, m.chance)
            if not who.deck:
                break
        card = who.deck.pop()
        who.hand.append(card)
        m.tell_seat(seat, "drew-card", seat, m.content.cards[card].id)
        drawn += 1
    m.tell_others(seat, "drew", seat, drawn)


def put_away(m: DiceThrone, seat: int, card: int) -> None:
    """Discard a card face up."""
    who = m.own(seat)
    move(card, who.hand, who.discard)
    m.tell("discarded", seat, m.content.cards[card].id)
