"""What is being answered now: the card, the dice, the attack and its damage, term by term.

Everybody may know all of it, so every viewer is told the same.
"""

from collections.abc import Iterator

from astragal.games.dice_throne.prose.names import name_of
from astragal.games.dice_throne.rules.damage import (
    attack_packet,
    half,
    subtotal,
    taken,
    weakening,
)
from astragal.games.dice_throne.rules.legal import attack_is_over
from astragal.games.dice_throne.rules.standing import lowered, raised
from astragal.games.dice_throne.rules.targeting import is_attack
from astragal.games.dice_throne.state import (
    ATTACK,
    AVOIDED,
    BASE,
    BY,
    GUARD,
    HALVES,
    HEALING,
    KIND,
    KINDS,
    NORMAL,
    SOURCE,
    TO,
    DiceThrone,
    Packet,
)
from astragal.games.dice_throne.table.speaker import Speaker
from astragal.kernel.table import Line
from astragal.prose.figures import signed


def about(m: DiceThrone, viewer: int, language: str) -> list[Line]:
    """What goes on and what would come of it, a sum with its terms named."""
    speaker = Speaker(m, language)
    return [*being_played(speaker), *dice_lines(speaker), *attack_lines(speaker), *ends(speaker)]


def being_played(speaker: Speaker) -> Iterator[Line]:
    """Cards that do nothing yet."""
    cards = speaker.m.content.cards
    for seat, who in enumerate(speaker.m.fighters):
        for card in who.table:
            if cards[card].upgrade is None:
                label = speaker.say("plays", hero=speaker.hero(seat))
                yield Line(label, speaker.card(card))


def dice_lines(speaker: Speaker) -> Iterator[Line]:
    """Dice that lie open, but for those that are still being rolled."""
    m = speaker.m
    if m.dice and m.dice_open and m.reason != "rolling":
        purpose = speaker.words.message(f"purpose-{m.purpose}")
        label = speaker.say("dice", hero=speaker.hero(m.roller), purpose=purpose)
        yield Line(label, " ".join(map(str, m.dice)))


# -- the attack and other damage -----------------------------------------------------------------


def attack_lines(speaker: Speaker) -> Iterator[Line]:
    """Who attacks whom with what; then each packet of damage."""
    m = speaker.m
    if attack_packet(m) is not None:
        attacks = speaker.say("attacks", hero=speaker.hero(m.attacker))
        yield Line(attacks, speaker.hero(m.target))
    elif m.ability and m.attacker < 0:
        ability = speaker.ability(m.actor, m.ability)
        yield Line(speaker.say("declares", hero=speaker.hero(m.actor)), ability)
    elif m.ability and is_attack(m) and (m.reason == "after" or then_over(m)):
        ability = speaker.ability(m.attacker, m.ability)
        yield Line(speaker.say("dealt", ability=ability), str(m.dealt))
    elif m.ability and not pending(m) and m.attacker >= 0:
        ability = speaker.ability(m.attacker, m.ability)
        yield Line(speaker.say("activates", hero=speaker.hero(m.attacker)), ability)
    for p in pending(m):
        yield from packet_lines(speaker, p)


def then_over(m: DiceThrone) -> bool:
    """The pause at a printed "then" behind the damage."""
    return m.reason == "then" and attack_is_over(m)


def pending(m: DiceThrone) -> list[Packet]:
    """The damage that is about to be dealt; what stands by itself comes first."""
    packets = m.isolated[-1:] if m.isolated else m.incoming
    return [p for p in packets if p[KIND] != HEALING]


def packet_lines(speaker: Speaker, p: Packet) -> Iterator[Line]:
    """A packet: what it is, what was added, what was prevented."""
    yield Line(source_of(speaker, p), str(p[BASE]))
    m = speaker.m
    more, less, whole = raised(m, p), lowered(m, p), subtotal(m, p)
    if more:
        yield Line(speaker.say("added"), signed(more))
    if p[AVOIDED]:
        yield Line(speaker.say("avoided"), signed(-whole))
        return
    if less:
        yield Line(speaker.say("prevented"), signed(-less))
    if p[HALVES]:
        yield Line(speaker.say("halved"), signed(-min(whole, p[HALVES] * half(whole))))
    if weakening(m, p):
        yield Line(speaker.say("weakened"), signed(-weakening(m, p)))
    if p[GUARD] >= 0:
        yield Line(speaker.say("guarded"), speaker.token(p[GUARD]))


def source_of(speaker: Speaker, p: Packet) -> str:
    """What deals the damage: the ability of the attack, a token, or a hero."""
    m = speaker.m
    if p[ATTACK] and m.ability:
        what = speaker.ability(m.attacker, m.ability)
    elif 0 <= p[SOURCE] < len(m.content.tokens):
        what = speaker.token(p[SOURCE])
    elif p[BY] >= 0:
        what = speaker.hero(p[BY])
    else:
        what = speaker.say("damage")
    if p[KIND] == NORMAL:
        return what
    return f"{what} ({name_of(speaker.m.content, 'kind', KINDS[p[KIND]], speaker.language)})"


# -- what would come of it -----------------------------------------------------------------------


def losses(m: DiceThrone) -> dict[int, int]:
    """What each side would lose if nothing more were done."""
    found: dict[int, int] = {}
    for p in pending(m):
        if p[GUARD] < 0:
            pool = m.pool_of[p[TO]]
            found[pool] = found.get(pool, 0) + taken(m, p)
    return found


def ends(speaker: Speaker) -> Iterator[Line]:
    """The sum for each side, and whether it could bear it."""
    m = speaker.m
    for pool, lost in losses(m).items():
        side = speaker.pool(pool)
        yield Line(speaker.say("would-lose", hero=side), str(lost), total=True, tone="hurt")
        if lost >= m.health[pool]:
            yield Line(speaker.say("would-fall", hero=side), tone="hurt")
