"""What happens by itself: at moments of the turn, around attacks, and when inflicted again."""

from astragal.games.dice_throne.effects.carry_out import run_now
from astragal.games.dice_throne.effects.conditions import holds
from astragal.games.dice_throne.effects.context import ME, THIS, Context, context, with_that
from astragal.games.dice_throne.rules.cards import target_for
from astragal.games.dice_throne.rules.tokens import put, unmarked
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.step import Frame, steps


def triggered(m: DiceThrone, trigger: int, ctx: Context) -> None:
    """What happens by itself at a moment, if its condition holds.

    A status is not used up by that unless its text says so (DT-100).
    """
    facts = m.content.triggers[trigger]
    if facts.condition is None or holds(m, facts.condition, ctx):
        run_now(m, facts.do, ctx)


def inflict(m: DiceThrone, seat: int, token: int, count: int) -> None:
    """Put a status on a hero (DT-092), unless the hero keeps it off."""
    for _ in range(count):
        kept_off = block_for(m, seat, token)
        if kept_off is not None:
            m.blocks = unmarked(m.blocks, kept_off, 1)
            m.tell("blocked", seat, m.content.tokens[token].id)
        elif put(m, seat, token, 1):
            if seat == m.target:
                m.inflicted += (token,)
        else:
            fire(m, seat, token, "inflicted-again")


def only_negative(seat: int) -> int:
    """How the blocks note a seat that keeps off a negative status, and no other."""
    return -1 - seat


def block_for(m: DiceThrone, seat: int, token: int) -> int | None:
    """The note by which a seat keeps this status off, if there is one."""
    status = m.content.tokens[token].status
    if only_negative(seat) in m.blocks and status is not None and status.kind == "negative":
        return only_negative(seat)
    return seat if seat in m.blocks else None


def fire(m: DiceThrone, seat: int, token: int, moment: str) -> None:
    """What a status does by itself at a moment."""
    for number in m.content.tokens[token].triggers:
        if m.content.triggers[number].when == moment:
            m.do((triggered, number, context(seat, seat, token)))


def triggers(m: DiceThrone, seat: int, moment: str, that: int = -1) -> list[Frame]:
    """Everything of a seat that happens by itself at a moment: statuses, passives, companions.

    They are those of this hero alone, in team play too (DT-190). The passive abilities of a
    stunned hero rest (DT-219).
    """
    who = m.fighters[seat]
    passive = who.lay.triggers.get(moment)
    of_tokens = who.held & m.content.trigger_bits.get(moment, 0)
    frames = token_triggers(m, seat, moment, that) if of_tokens else []
    if passive and not m.has(seat, "no-actions"):
        for number in passive:
            other = that if that >= 0 else target_for(m, seat)
            frames.append((triggered, number, with_that(context(seat, other), that)))
    return frames


def token_triggers(m: DiceThrone, seat: int, moment: str, that: int) -> list[Frame]:
    """What the tokens of a seat do by themselves at a moment."""
    frames: list[Frame] = []
    tokens = m.fighters[seat].tokens
    for token, number in m.content.token_triggers[moment]:
        if tokens[token]:
            times = tokens[token] if m.content.triggers[number].per_token else 1
            ctx = with_that(context(seat, aimed_at(m, seat, token, moment, that), token), that)
            frames.extend([(triggered, number, ctx)] * times)
    return frames


def aimed_at(m: DiceThrone, seat: int, token: int, moment: str, that: int) -> int:
    """Whom the text of a token means by the target.

    A status speaks of its holder, but around an attack, as a companion always, of the other side.
    """
    if m.content.tokens[token].status is not None and moment not in ("attacks", "attacked"):
        return seat
    return that if that >= 0 else target_for(m, seat)


def bringer(m: DiceThrone, trigger: int, ctx: Context) -> str:
    """The id of the token or passive ability that makes something happen by itself."""
    if ctx[THIS] >= 0:
        return m.content.tokens[ctx[THIS]].id
    passive = m.fighters[ctx[ME]].lay.passive
    return next(one.ability.id for one in passive if trigger in one.triggers)


def attack_triggers(m: DiceThrone, seat: int, moment: str) -> list[Frame]:
    """The same around an attack; what would lessen an ultimate is ignored, and stays (DT-177)."""
    frames = triggers(m, seat, moment)
    if m.ultimate:
        return [frame for frame in frames if frame[1] not in m.content.lessening]
    return frames


steps(triggered)
