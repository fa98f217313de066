"""What is seen of Dice Throne: everything but hands and decks of the other side."""

from typing import Any

from astragal.games.dice_throne.rules.damage import taken
from astragal.games.dice_throne.state import BY, KIND, KINDS, TO, DiceThrone, Packet
from astragal.kernel.game import Pools
from astragal.kernel.match import REFEREE
from astragal.kernel.view import seats_by_number


def view(m: DiceThrone, viewer: int) -> dict[str, Any]:
    """The table as a seat, a spectator or the referee sees it."""
    return {
        "phase": m.phase,
        "turn": m.turn,
        "first": m.first + 1,
        "seats": seats_by_number([seat_view(m, seat, viewer) for seat in range(len(m.seats))]),
        "dice": {
            "roller": m.roller + 1,
            "purpose": m.purpose,
            "faces": list(m.dice),
            "symbols": symbols(m),
            "attempts": m.attempts,
            "open": m.dice_open,
        },
        "upkeep": [option[2] for option in m.options if option[0] == "resolve"],
        "attack": attack_view(m),
        "incoming": [packet_view(m, p) for p in (*m.incoming, *m.isolated) if p[KIND] < len(KINDS)],
    }


def symbols(m: DiceThrone) -> list[str]:
    """What the dice show, as the roller's hero reads them."""
    return [m.seats[m.roller].board.faces.symbols[face] for face in m.dice]


def seat_view(m: DiceThrone, seat: int, viewer: int) -> dict[str, Any]:
    """One seat; its hand only for its own side (DT-182)."""
    who = m.seats[seat]
    cards = m.content.cards
    facts: dict[str, Any] = {
        "hero": who.board.id,
        "side": m.team[seat] + 1,
        "health": m.health[m.team[seat]],
        "cp": who.cp,
        "cards": len(who.hand),
        "deck": len(who.deck),
        "discard": [cards[card].id for card in who.discard],
        "upgrades": [cards[card].id for card in who.table if cards[card].upgrade],
        "playing": [cards[card].id for card in who.table if not cards[card].upgrade],
        "tokens": {
            facts.id: who.tokens[facts.number]
            for facts in m.content.tokens
            if who.tokens[facts.number]
        },
        "levels": dict(sorted(who.levels.items())),
        "board": who.side,
    }
    if sees_hand(m, seat, viewer):
        facts["hand"] = [cards[card].id for card in sorted(who.hand)]
    return facts


def sees_hand(m: DiceThrone, seat: int, viewer: int) -> bool:
    """Whose hand the viewer may look at: their own and their teammates'."""
    return viewer == REFEREE or (viewer >= 0 and m.team[viewer] == m.team[seat])


def attack_view(m: DiceThrone) -> dict[str, Any] | None:
    """The ability that is being carried out."""
    if not m.ability and m.attacker < 0:
        return None
    return {
        "by": m.attacker + 1,
        "target": m.target + 1,
        "ability": m.ability,
        "kind": KINDS[m.kind],
        "amount": m.amount,
        "ultimate": m.ultimate,
        "dealt": m.dealt,
    }


def packet_view(m: DiceThrone, p: Packet) -> dict[str, Any]:
    """Damage about to be dealt (DT-200)."""
    return {"by": p[BY] + 1, "to": p[TO] + 1, "kind": KINDS[p[KIND]], "damage": taken(m, p)}


def pools(m: DiceThrone, seat: int) -> Pools:
    """What a seat can't know: the order of its side's decks, the other side's hands and decks."""
    for other, who in enumerate(m.seats):
        if m.team[other] == m.team[seat]:
            yield (who.deck,)
        else:
            yield (who.hand, who.deck)
