"""What may never be, whatever is played or loaded."""

from collections.abc import Iterator

from astragal.games.dice_throne.effects.context import THEN, Put
from astragal.games.dice_throne.fighter import Fighter
from astragal.games.dice_throne.rules.damage import OVERHEAL
from astragal.games.dice_throne.rules.moments import UNKNOWN
from astragal.games.dice_throne.rules.phases import END, PHASES, SETUP
from astragal.games.dice_throne.rules.tokens import limit
from astragal.games.dice_throne.state import (
    BY,
    GUARD,
    HEALING,
    KIND,
    MOST_CP,
    SAME_TARGET,
    TO,
    ULTIMATE,
    DiceThrone,
    Packet,
)

MOST_DICE = 10  # an effect may throw more than the five of an attempt
PACKET = 13


def broken(m: DiceThrone) -> list[str]:
    """Every invariant that does not hold."""
    problems = [*broken_table(m), *broken_numbers(m)]
    for seat in range(len(m.fighters)):
        problems += [f"seat {seat + 1}: {problem}" for problem in broken_seat(m, seat)]
    return problems


def broken_table(m: DiceThrone) -> Iterator[str]:
    """Health, phase and dice."""
    if len(m.health) != len(m.seating.start_health):
        yield "there is not one health counter for each pool"
    for health, start in zip(m.health, m.seating.start_health, strict=False):
        if not 0 <= health <= start + OVERHEAL:
            yield f"health {health} is out of range"
    if m.phase not in (SETUP, *PHASES, END):
        yield f"there is no phase {m.phase[:20]!r}"
    dice = [*m.dice, *(face for roll in m.rolls for face in roll[3])]
    if len(m.dice) > MOST_DICE or any(not 1 <= face <= 6 for face in dice):
        yield f"dice {dice[:10]} are no dice"
    ability = m.fighters[m.actor].ability(m.ability) if m.ability else None
    if m.ability and (ability is None or not ability.tiers):
        yield f"the active hero has no ability {m.ability[:40]!r}"


def broken_numbers(m: DiceThrone) -> Iterator[str]:
    """Every number that names a seat, a token, a play or an effect list names one."""
    seats = len(m.fighters)
    extra = -1 if m.extra_target == SAME_TARGET else m.extra_target
    for seat in (m.roller, m.attacker, m.target, extra, *(roll[0] for roll in m.rolls)):
        if not -1 <= seat < seats:
            yield f"there is no seat {seat + 1}"
    if not 0 <= m.first < seats or any(not -seats <= seat < seats for seat in m.blocks):
        yield "a mark names a seat that is not there"
    if not 0 <= m.kind <= ULTIMATE:
        yield f"there is no kind of damage {m.kind}"
    if any(not 0 <= play < len(m.content.plays) for play in m.used):
        yield "a play was used that does not exist"
    marks = (*m.fresh, *m.begun_with, *m.rerollable, *m.inflicted)
    if any(not 0 <= token < len(m.content.tokens) for token in marks):
        yield "a mark names a token that does not exist"
    elif any(m.begun_with.count(t) > m.fighters[m.actor].tokens[t] for t in m.begun_with):
        yield "more tokens are marked than there are"
    if any(broken_packet(m, packet) for packet in (*m.incoming, *m.isolated)):
        yield "a packet of damage is damaged"
    if any(broken_put(m, put) for put in (*m.deferred, *m.after)):
        yield "an effect that waits does not exist"


def broken_packet(m: DiceThrone, packet: Packet) -> bool:
    seats = len(m.fighters)
    return (
        len(packet) != PACKET
        or not -1 <= packet[BY] < seats
        or not 0 <= packet[TO] < seats
        or not 0 <= packet[KIND] <= HEALING
        or not -1 <= packet[GUARD] < len(m.content.tokens)
    )


def broken_put(m: DiceThrone, put: Put) -> bool:
    script, at, ctx, _ = put
    if script == THEN:
        return False
    if not 0 <= script < len(m.content.scripts) or not 0 <= ctx[0] < len(m.fighters):
        return True
    return not 0 <= at < len(m.content.scripts[script])


def broken_seat(m: DiceThrone, seat: int) -> Iterator[str]:
    """Cards are conserved, counters and tokens keep their limits, the board is a board."""
    who = m.fighters[seat]
    cards = sorted(who.hand + who.deck + who.discard + who.table)
    if cards != who.board.deck:
        yield "cards are missing, doubled or foreign"
    if not 0 <= who.cp <= MOST_CP:
        yield f"{who.cp} CP is out of range"
    if len(who.tokens) != len(m.content.tokens) or any(
        not 0 <= token < len(who.tokens) for token in who.raised
    ):
        yield "the tokens don't fit the content"
        return
    for token, count in enumerate(who.tokens):
        if not 0 <= count <= limit(m, seat, token):
            yield f"{count} tokens of {m.content.tokens[token].id}"
    if broken_board(m, who):
        yield "the upgrades on the board don't fit the cards on the table"
    elif broken_knowledge(who):
        yield "what is known of the fighter is not what is there"


def broken_board(m: DiceThrone, who: Fighter) -> bool:
    """Each upgraded slot shows the highest upgrade that lies on it."""
    if who.side not in (who.board.hero.sides or [""]):
        return True
    highest: dict[str, int] = {}
    for card in who.table:
        facts = m.content.cards[card]
        if facts.upgrade is not None:
            highest[facts.slot] = max(facts.level, highest.get(facts.slot, 1))
    return highest != who.levels


def broken_knowledge(who: Fighter) -> bool:
    """What is known of a fighter beside its state follows from it; a write may have gone astray."""
    fresh = who.clone()
    fresh.count_tokens()
    fresh.arrange()
    if (who.held, who.lay) != (fresh.held, fresh.lay):
        return True
    return who.open != UNKNOWN and (fresh.look(), fresh.ready) != (who.open, who.ready)
