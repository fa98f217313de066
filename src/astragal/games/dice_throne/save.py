"""A match of Dice Throne as plain data, and back."""

from astragal.games.dice_throne.effects.context import Put
from astragal.games.dice_throne.seat import SavedSeat
from astragal.games.dice_throne.state import DiceThrone, Packet, Roll

Numbers = list[int]
SavedTurn = tuple[str, int, int, Numbers, Numbers, Numbers, int, int, int, int, int, str, Numbers]
SavedRoll = tuple[Numbers, int, str, int, bool, list[Roll]]
SavedAttack = tuple[int, int, str, int, int, int, int, bool, bool, bool, int, int, bool, Numbers]
Saved = tuple[
    list[SavedSeat],
    SavedTurn,
    SavedRoll,
    SavedAttack,
    list[Packet],
    list[Numbers],  # what is marked, then packets of isolated damage
    list[Put],
    list[Put],
]


def pack(m: DiceThrone) -> Saved:
    """Everything that the kernel does not keep itself."""
    seats = [seat.pack() for seat in m.seats]
    marks = [m.fallen, m.rerollable, m.inflicted, *m.isolated]
    roll = (m.dice, m.roller, m.purpose, m.attempts, m.dice_open, m.rolls)
    return (seats, pack_turn(m), roll, pack_attack(m), m.incoming, marks, m.deferred, m.after)


def unpack(m: DiceThrone, saved: Saved) -> None:
    """Take over what `pack` gave."""
    m.prepare()
    seats, turn, roll, attack, m.incoming, marks, m.deferred, m.after = saved
    for seat, owned in zip(m.seats, seats, strict=True):
        seat.unpack(owned)
    m.know_tokens()
    m.fallen, m.rerollable, m.inflicted, *m.isolated = marks
    m.dice, m.roller, m.purpose, m.attempts, m.dice_open, m.rolls = roll
    unpack_turn(m, turn)
    unpack_attack(m, attack)


def pack_turn(m: DiceThrone) -> SavedTurn:
    """What a turn keeps in mind."""
    return (
        m.phase,
        m.turn,
        m.first,
        m.used,
        m.fresh,
        m.begun_with,
        m.attempts_used,
        m.acted,
        m.altered,
        m.extra,
        m.extra_target,
        m.skipped,
        m.health,
    )


def unpack_turn(m: DiceThrone, turn: SavedTurn) -> None:
    """The same, back in its places."""
    (
        m.phase,
        m.turn,
        m.first,
        m.used,
        m.fresh,
        m.begun_with,
        m.attempts_used,
        m.acted,
        m.altered,
        m.extra,
        m.extra_target,
        m.skipped,
        m.health,
    ) = turn


def pack_attack(m: DiceThrone) -> SavedAttack:
    """The ability that is being carried out."""
    return (
        m.attacker,
        m.target,
        m.ability,
        m.kind,
        m.amount,
        m.added,
        m.dealt,
        m.attack_on,
        m.ultimate,
        m.defended,
        m.reading,
        m.weakened,
        m.pooling,
        m.blocks,
    )


def unpack_attack(m: DiceThrone, attack: SavedAttack) -> None:
    """The same, back in its places."""
    (
        m.attacker,
        m.target,
        m.ability,
        m.kind,
        m.amount,
        m.added,
        m.dealt,
        m.attack_on,
        m.ultimate,
        m.defended,
        m.reading,
        m.weakened,
        m.pooling,
        m.blocks,
    ) = attack
