"""How much of the match is left: blessings to come, and turns to spend things in."""

from astragal.games.dice_forge.state import ACTION, BLESSING, EXTRA, REINFORCEMENT, DiceForge


def blessings_left(m: DiceForge) -> int:
    """How often everybody will still be blessed, the stage that is going on not counted."""
    seats = len(m.portals)
    table = m.content.tables[seats]
    turns = (table.rounds - m.round) * seats + seats - 1 - (m.active - m.first) % seats
    return turns * table.blessings


def turns_left(m: DiceForge, seat: int) -> float:
    """How many turns a seat has to spend things in; a part of one while its turn goes on."""
    seats = len(m.portals)
    rounds = m.content.tables[seats].rounds - m.round
    place, now = (seat - m.first) % seats, (m.active - m.first) % seats
    if place > now:
        return rounds + 1.0
    if place < now:
        return float(rounds)
    if m.stage in (BLESSING, REINFORCEMENT) or m.reason == "action":
        return rounds + 1.0
    return rounds + (0.6 if m.stage in (ACTION, EXTRA) else 0.0)


def blessings_before_last_turn(m: DiceForge, seat: int) -> int:
    """How often the seat is blessed before it can spend something for the last time."""
    seats = len(m.portals)
    after = seats - 1 - (seat - m.first) % seats
    return max(0, blessings_left(m) - after * m.content.tables[seats].blessings)


def to_own_next_turn(m: DiceForge) -> int:
    """How many turns bots play on: what a turn was good for shows in what the next one can buy."""
    return len(m.portals) + 1
