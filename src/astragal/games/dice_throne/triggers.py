"""What happens by itself: at moments of the turn, around attacks, and when inflicted again."""

from astragal.games.dice_throne.context import ME, THIS, Context, context, with_that
from astragal.games.dice_throne.effects import run
from astragal.games.dice_throne.questions import holds
from astragal.games.dice_throne.state import DiceThrone
from astragal.games.dice_throne.tokens import put
from astragal.kernel.step import Frame, step


@step
def triggered(m: DiceThrone, trigger: int, ctx: Context) -> None:
    """What happens by itself at a moment, if its condition holds.

    A status is not used up by that unless its text says so (DT-100).
    """
    facts = m.content.triggers[trigger]
    if facts.condition is None or holds(m, facts.condition, ctx):
        run(m, facts.do, ctx)


def inflict(m: DiceThrone, seat: int, token: int, count: int) -> None:
    """Put a status on a hero (DT-092), unless the hero keeps it off."""
    for _ in range(count):
        if seat in m.blocks:
            m.blocks.remove(seat)
            m.tell("blocked", seat, m.content.tokens[token].id)
        elif put(m, seat, token, 1):
            if seat == m.target:
                m.inflicted.append(token)
        else:
            fire(m, seat, token, "inflicted-again")


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
    frames: list[Frame] = []
    tokens = m.seats[seat].tokens
    for token, number in m.content.token_triggers.get(moment, ()):
        if tokens[token]:
            times = tokens[token] if m.content.triggers[number].per_token else 1
            ctx = with_that(context(seat, seat, token), that)
            frames.extend([(triggered, number, ctx)] * times)
    passive = () if m.has(seat, "no-actions") else m.seats[seat].lay.triggers.get(moment, ())
    for number in passive:
        frames.append((triggered, number, with_that(context(seat), that)))
    return frames


def bringer(m: DiceThrone, trigger: int, ctx: Context) -> str:
    """The id of the token or passive ability that makes something happen by itself."""
    if ctx[THIS] >= 0:
        return m.content.tokens[ctx[THIS]].id
    passive = m.seats[ctx[ME]].lay.passive
    return next(one.ability.id for one in passive if trigger in one.triggers)


def attack_triggers(m: DiceThrone, seat: int, moment: str) -> list[Frame]:
    """The same around an attack; what would lessen an ultimate is ignored, and stays (DT-177)."""
    frames = triggers(m, seat, moment)
    if m.ultimate:
        return [frame for frame in frames if frame[1] not in m.content.lessening]
    return frames
