"""What an option would bring, before it is chosen: damage with and without it, cost, chances."""

from collections.abc import Iterator

from astragal.games.dice_throne.effects.context import context
from astragal.games.dice_throne.effects.meaning import number
from astragal.games.dice_throne.packs.words.damage import Add
from astragal.games.dice_throne.rules.damage import packet
from astragal.games.dice_throne.rules.defence import UNDEFENDED
from astragal.games.dice_throne.rules.standing import lowering, raising
from astragal.games.dice_throne.state import NORMAL, DiceThrone
from astragal.games.dice_throne.table.ahead import ahead
from astragal.games.dice_throne.table.chances import keep_lines
from astragal.games.dice_throne.table.counters import after_lines
from astragal.games.dice_throne.table.speaker import Speaker
from astragal.kernel.match import PASS, Option
from astragal.kernel.table import Line
from astragal.odds.ahead import Futures
from astragal.odds.keeps import Distribution, mean
from astragal.prose.figures import percent, rough, signed, spread

FELT = 0.05
ROUNDING = 1e-6
SIDES = 2


def forecast(m: DiceThrone, seat: int, option: Option, language: str) -> list[Line]:
    """The consequences of an option, each term named."""
    if m.seat != seat or option not in m.options:
        return []
    speaker = Speaker(m, language)
    if m.reason == "rolling" and option[0] in ("keep", "roll"):
        return rolling_lines(speaker, option)
    if declares(m, option):
        return declared_lines(speaker, option)
    after = ahead(m, option)
    if m.reason == "declared" and all(end.reason == "rolling" for end, _ in after.matches):
        first = [Line(speaker.say("declares-anew", hero=speaker.hero(m.actor)))]
    else:
        idle = instead_of(m, option)
        first = list(health_lines(speaker, after, None if idle is None else ahead(m, idle)))
    return [*first, *after_lines(speaker, option, after)]


def rolling_lines(speaker: Speaker, option: Option) -> list[Line]:
    """How likely each ability is after this reroll."""
    m = speaker.m
    offensive = m.fighters[m.actor].lay.offensive
    names = {one.ability.id: speaker.board_ability(one) for one in offensive}
    return keep_lines(m, option[1:], names, speaker.language)


def instead_of(m: DiceThrone, option: Option) -> Option | None:
    """Doing nothing, where an answer can be compared with that."""
    for idle in (PASS, UNDEFENDED):
        if idle in m.options and idle != option:
            return idle
    return None


def declares(m: DiceThrone, option: Option) -> bool:
    """Whether an option is an ability, or lets one stand."""
    return option[0] == "ability" or (option == PASS and m.reason == "declared" and m.ability != "")


def declared_lines(speaker: Speaker, option: Option) -> list[Line]:
    """The sum of an attack; where its target is still open, without anybody's defence."""
    m = speaker.m
    open_target = len(m.opponents(m.actor)) > 1 and len(m.health) > SIDES and m.extra_target < 0
    after = ahead(m, option, defended=not open_target)
    if open_target:
        speaker.unnamed = m.pool_of[after.matches[0][0].target]
    return [
        *attack_terms(speaker, option, after, open_target),
        *health_lines(speaker, after, None),
        *after_lines(speaker, option, after),
    ]


# -- the attack ----------------------------------------------------------------------------------


def attack_terms(
    speaker: Speaker, option: Option, after: Futures, open_target: bool
) -> Iterator[Line]:
    """The damage of the ability, what adds to it, and what the defence takes off."""
    m = speaker.m
    amounts = after.of(lambda end: end.amount)
    if max(amounts) == 0:
        return
    id = option[1] if option[0] == "ability" else m.ability
    yield Line(speaker.ability(m.actor, id), spread(amounts, after.exact))
    end: DiceThrone = after.matches[0][0]
    if end.target < 0:
        return
    by_itself = added_by_itself(end)
    if by_itself:
        yield Line(speaker.say("statuses"), signed(by_itself))
    if m.seat == m.actor:
        yield from modifiers(speaker, end)
    if end.kind == NORMAL and not open_target:
        yield from defence_term(speaker, option, after, end.target)


def added_by_itself(end: DiceThrone) -> int:
    """What statuses and companions add to the attack, or take off it."""
    p = packet(end.attacker, end.target, end.kind, end.amount, attack=True)
    return raising(end, p) - lowering(end, p)


def modifiers(speaker: Speaker, end: DiceThrone) -> Iterator[Line]:
    """Cards of one's hand that would add to the attack as it ends, if they can be paid."""
    m = speaker.m
    ctx = context(m.seat, end.target)
    who = m.fighters[m.seat]
    for card in sorted(who.hand):
        play = m.content.cards[card].play
        if play is None or not play.modifier or play.cost > who.cp:
            continue
        words = [one for one in m.content.scripts[play.script] if isinstance(one, Add)]
        added = sum(number(end, one.amount, ctx) for one in words)
        if added:
            yield Line(speaker.say("if-played", card=speaker.card(card)), signed(added))


def defence_term(speaker: Speaker, option: Option, after: Futures, target: int) -> Iterator[Line]:
    """What the defence saves the target on average."""
    m = speaker.m
    defences = m.fighters[target].lay.defensive
    if not defences or m.has(target, "no-actions"):
        return
    pool = m.pool_of[target]
    bare = ahead(m, option, defended=False)
    saved = mean(after.of(lambda end: end.health[pool])) - mean(
        bare.of(lambda end: end.health[pool])
    )
    if saved > FELT:
        name = speaker.board_ability(defences[0])
        yield Line(speaker.say("on-average", ability=name), signed(-saved, speaker.language))


# -- health --------------------------------------------------------------------------------------


def health_lines(speaker: Speaker, after: Futures, without: Futures | None) -> Iterator[Line]:
    """What each side loses or heals; with and without the answer, where it is one."""
    for pool in order(speaker.m):
        here = change(speaker.m, after, pool)
        there = change(speaker.m, without, pool) if without else here
        answers = without is not None and not same(here, there)
        if without is not None and answers:
            yield health_line(speaker, pool, there, without.exact, "-without")
        if answers or set(here) != {0}:
            yield health_line(speaker, pool, here, after.exact, "-with" if answers else "")
        fall = sum(chance for end, chance in after.matches if end.health[pool] <= 0)
        if fall > 0 and speaker.m.health[pool] > 0:
            chance = percent(fall, speaker.language)
            likely = chance if after.exact else rough(chance)
            yield Line(speaker.say("falls", hero=speaker.pool(pool)), likely, tone="hurt")


def same(one: Distribution, other: Distribution) -> bool:
    """Whether two distributions are equal but for rounding."""
    return one.keys() == other.keys() and all(
        abs(one[value] - other[value]) < ROUNDING for value in one
    )


def order(m: DiceThrone) -> list[int]:
    """The sides, that of the deciding seat last."""
    return sorted(range(len(m.health)), key=lambda pool: (pool == m.pool_of[m.seat], pool))


def change(m: DiceThrone, after: Futures, pool: int) -> Distribution:
    """How the health of a side changes."""
    return after.of(lambda end: end.health[pool] - m.health[pool])


def health_line(
    speaker: Speaker, pool: int, changes: Distribution, exact: bool, which: str
) -> Line:
    """A loss as a number of its own; a gain with its sign."""
    total = which != "-without"
    hero = speaker.pool(pool)
    if max(changes) <= 0:
        lost = {-number: chance for number, chance in changes.items()}
        label = speaker.say(f"loses{which}", hero=hero)
        return Line(label, spread(lost, exact), total, "hurt" if max(lost) else "")
    if min(changes) >= 0:
        label = speaker.say(f"heals{which}", hero=hero)
        return Line(label, spread(changes, exact), total, "heal")
    label = speaker.say(f"health{which}", hero=hero)
    low, high = signed(min(changes)), signed(max(changes))
    return Line(label, f"{low} … {high}", total, "hurt" if mean(changes) < 0 else "heal")
