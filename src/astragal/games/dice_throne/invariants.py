"""What may never be, whatever is played."""

from astragal.games.dice_throne.damage import OVERHEAL
from astragal.games.dice_throne.state import MOST_CP, DiceThrone
from astragal.games.dice_throne.tokens import limit


def broken(m: DiceThrone) -> list[str]:
    """Every invariant that does not hold."""
    problems = [
        f"health {health} is out of range"
        for health in m.health
        if not 0 <= health <= m.start_health + OVERHEAL
    ]
    if len(m.health) != max(m.team) + 1:
        problems.append("there is not one health counter for each side")
    if any(not 1 <= face <= 6 for face in m.dice):
        problems.append(f"dice {m.dice} are no dice")
    for seat in range(len(m.seats)):
        problems += [f"seat {seat + 1}: {problem}" for problem in broken_seat(m, seat)]
    return problems


def broken_seat(m: DiceThrone, seat: int) -> list[str]:
    """Cards are conserved, counters and tokens keep their limits."""
    who = m.seats[seat]
    problems = []
    cards = sorted(who.hand + who.deck + who.discard + who.table)
    if cards != who.board.deck:
        problems.append("cards are missing, doubled or foreign")
    if not 0 <= who.cp <= MOST_CP:
        problems.append(f"{who.cp} CP is out of range")
    if len(who.tokens) != len(m.content.tokens):
        problems.append("the tokens don't fit the content")
        return problems
    for token, count in enumerate(who.tokens):
        if not 0 <= count <= limit(m, seat, token):
            problems.append(f"{count} tokens of {m.content.tokens[token].id}")
    return problems
