"""What is being answered, and what a move would bring: prices, glory, ousting, better dice."""

from collections.abc import Callable, Iterator
from typing import Final

from astragal.games.dice_forge.advice.odds import Means, means
from astragal.games.dice_forge.moves import MOVES
from astragal.games.dice_forge.packs.vocabulary import GOLD, RESOURCES
from astragal.games.dice_forge.prose.texts import face_name, words_of
from astragal.games.dice_forge.rules.turn import total
from astragal.games.dice_forge.state import NO_FACE, RESERVES, DiceForge
from astragal.games.dice_forge.table.offers import buy, choice
from astragal.games.dice_forge.view import applying
from astragal.kernel.match import Option
from astragal.kernel.table import Line
from astragal.prose.figures import decimal, turned
from astragal.prose.text import HARD_SPACE

NOTICEABLE: Final = 0.05


def about(m: DiceForge, viewer: int, language: str) -> list[Line]:
    """The faces that are being applied, or the face that must be forged."""
    say = words_of(language).message
    lines = []
    faces = applying(m)
    if faces is not None:
        numbers = [m.content.face_numbers[id] for id in faces.faces]
        names = " + ".join(face_name(m.content.faces[number], language) for number in numbers)
        lines.append(Line(say("about-applying"), names))
    if m.in_hand != NO_FACE:
        lines.append(Line(say("about-forging"), face_name(m.content.faces[m.in_hand], language)))
    return lines


def forecast(m: DiceForge, seat: int, option: Option, language: str) -> list[Line]:
    """What an option of the deciding seat would bring."""
    if m.seat != seat or option not in m.options:
        return []
    tell = TELLERS.get(str(option[0]))
    return list(tell(m, option, language)) if tell else []


def bought(m: DiceForge, option: Option, language: str) -> Iterator[Line]:
    """The gold that would be left."""
    if m.reason == "extra":
        yield from paid(m, m.content.extra_cost, language)
    price: int = buy(m, MOVES.values(option), language)[0]["price"]
    yield reserve(m, GOLD, -price, language)


def performed(m: DiceForge, option: Option, language: str) -> Iterator[Line]:
    """The shards that would be left, the hero who would be ousted, and the glory in all."""
    say = words_of(language).message
    facts = m.content.feats[MOVES.values(option)["feat"]]
    extra = m.content.extra_cost if m.reason == "extra" else (0,) * len(RESOURCES)
    yield from paid(m, tuple(map(sum, zip(facts.cost, extra, strict=True))), language)
    portal = m.content.portal_of[facts.slot]
    if portal in m.portals and m.portals[m.seat] != portal:
        yield Line(
            say("forecast-ousts"), say("option-give", seat=m.player(m.portals.index(portal)))
        )
    glory = total(m, m.seat)
    yield Line(say("forecast-total"), turned(glory, glory + facts.glory), total=True)


def forged(m: DiceForge, option: Option, language: str) -> Iterator[Line]:
    """What a blessing brings on average, now and with the new face."""
    _, die, old = option
    at = 2 * m.seat
    now = [m.dice[at], m.dice[at + 1]]
    place = now[die].index(old)
    new = list(now)
    new[die] = (*now[die][:place], m.in_hand, *now[die][place + 1 :])
    yield Line(words_of(language).message("forecast-mean"))
    yield from changes(means(m.content, *now), means(m.content, *new), language)


def changes(before: Means, after: Means, language: str) -> Iterator[Line]:
    """The averages that would change."""
    for name, was, becomes in zip(RESOURCES, before, after, strict=True):
        if abs(was - becomes) >= NOTICEABLE:
            arrow = f"{HARD_SPACE}→{HARD_SPACE}"
            value = arrow.join((decimal(was, language), decimal(becomes, language)))
            yield Line(words_of(language).message(f"fact-{name}"), value)


def taken(m: DiceForge, option: Option, language: str) -> Iterator[Line]:
    """A reserve after a gain, as far as it has room."""
    resource: int = MOVES.values(option)["resource"]
    yield reserve(m, resource, sum(choice(m, resource)), language)


def paid(m: DiceForge, cost: tuple[int, ...], language: str) -> Iterator[Line]:
    """The reserves after a payment."""
    for resource, n in enumerate(cost):
        if n:
            yield reserve(m, resource, -n, language)


def reserve(m: DiceForge, resource: int, change: int, language: str) -> Line:
    """A reserve of the deciding seat before and after a change."""
    at = RESERVES * m.seat + resource
    held = m.reserves[at]
    after = min(held + change, m.limits[at])
    return Line(words_of(language).message(f"fact-{RESOURCES[resource]}"), turned(held, after))


TELLERS: Final[dict[str, Callable[[DiceForge, Option, str], Iterator[Line]]]] = {
    "buy": bought,
    "feat": performed,
    "forge": forged,
    "take": taken,
}
