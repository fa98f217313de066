"""What an option is and what it would bring, in a viewer's language."""

import re
from dataclasses import replace

from astragal.games.dice_throne.moves import CARD, MOVES, SEAT, TOKEN, USE
from astragal.games.dice_throne.packs.facts import BoardAbility, CardFacts, TokenFacts
from astragal.games.dice_throne.packs.pack import Card, Hero
from astragal.games.dice_throne.packs.words.compose import Choose, May
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.prose.names import name_of, named, sort_of
from astragal.games.dice_throne.prose.passage import passage
from astragal.games.dice_throne.prose.texts import Readable, shown, text_of
from astragal.games.dice_throne.prose.voice import RemovedSort, voice_of
from astragal.games.dice_throne.rules.cards import upgrade_cost
from astragal.games.dice_throne.rules.damage import avoidable, final
from astragal.games.dice_throne.state import KIND, KINDS, DiceThrone
from astragal.kernel.naming import Given, MessageFacts, Teller, described_by

SYMBOL = re.compile(r"\[([^\]]+)\]")


def plain(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """Numbers are said as they are."""
    numbers = [n for value in given.values() for n in (value if type(value) is tuple else (value,))]
    return {"what": " ".join(map(str, numbers)), "n": numbers[-1] if numbers else 0}, ""


# -- cards and tokens ----------------------------------------------------------------------------


def card(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """A card's name, its cost now, and its text."""
    facts = m.content.cards[given["card"]]
    hero = m.content.heroes[facts.hero]
    printed_text = text(m, facts.upgrade or printed(m, hero, facts.id), language, hero)
    return named_card(m, facts, language), printed_text


def named_card(m: DiceThrone, facts: CardFacts, language: str) -> MessageFacts:
    """A card's name and its cost now."""
    cost = upgrade_cost(m, m.seat, facts.number) if facts.upgrade else facts.cost
    return {"what": name_of(m.content, "card", facts.id, language), "cost": cost}


def sale(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """What is sold does nothing any more, so its name is enough."""
    return named_card(m, m.content.cards[given["card"]], language), ""


def printed(m: DiceThrone, hero: Hero, id: str) -> Card:
    """The action card of this name."""
    return next(card for card in (*m.content.common, *hero.cards) if card.id == id)


def token(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """A token's name and its text."""
    facts = m.content.tokens[given["token"]]
    said = {"what": name_of(m.content, "token", facts.id, language)}
    return said, text(m, thing(facts), language)


def thing(facts: TokenFacts) -> Readable:
    """The status or companion that a token is."""
    found = facts.status or facts.companion
    assert found is not None
    return found


def use(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """Whose use it is, how many are spent, and what comes of it."""
    play = m.content.plays[given["use"]]
    said = {
        "what": name_of(m.content, "play", play.name, language),
        "what_sort": sort_of(m.content, "play", play.name),
        "n": given.get("n", play.spend),
    }
    return said, effects(m, m.content.scripts[play.script], language, "spent")


def take(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """The token that is offered."""
    return token(m, {"token": m.answer_arguments[0]}, language)


def transfer(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """Which token, from whom, to whom."""
    what = name_of(m.content, "token", m.content.tokens[given["token"]].id, language)
    return {"what": what, "from": m.player(given["from"]), "to": m.player(given["to"])}, ""


# -- abilities and dice --------------------------------------------------------------------------


def ability(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """An ability's name at its level, and what it does with these dice."""
    own = m.fighters[m.seat].lay.abilities
    one = next(one for one in own if one.ability.id == given["ability"])
    return {"what": named(one.ability.names, language)}, effects(m, brought(m, one), language)


def brought(m: DiceThrone, one: BoardAbility) -> list[Effect]:
    """The effects of an ability: those of the tier that the dice satisfy, or of the defence."""
    if not one.tiers:
        return one.ability.do
    tier = one.ability.tiers[one.tier(tuple(sorted(m.dice)))]
    return [*one.ability.first, *tier.do, *one.ability.also]


def change(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """From which face to which."""
    return {"from": given["face"], "to": given["to"]}, ""


def pick(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """The symbol on a face."""
    hero = m.fighters[m.seat].board.hero
    return {"what": named(hero.symbols[hero.dice[given["face"]]].names, language)}, ""


# -- players and choices -------------------------------------------------------------------------


def player(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """A seat and its hero."""
    hero = name_of(m.content, "hero", m.fighters[given["seat"]].board.id, language)
    return {"seat": m.player(given["seat"]), "hero": hero}, ""


def source(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """Damage about to be dealt: to whom, how much, of which kind."""
    p = avoidable(m, given["seat"])[given["packet"]]
    kind = name_of(m.content, "kind", KINDS[p[KIND]], language)
    return {"seat": m.player(given["seat"]), "n": final(m, p), "kind": kind}, ""


def resolve(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """An upkeep effect: the token or passive ability that brings it, and what it does."""
    trigger, _ = tuple(dict.fromkeys(m.answer_arguments[0]))[given["n"] - 1]
    what = effects(m, m.content.triggers[trigger].do, language)
    return {"what": name_of(m.content, "upkeep", given["of"], language)}, what


def choose(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """One of several printed choices."""
    effect = asked_by(m)
    assert isinstance(effect, Choose)
    return {"what": given["n"]}, effects(m, effect.options[given["n"] - 1], language)


def do(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """What the text lets one do."""
    effect = asked_by(m)
    said, _ = asked(m, given, language)
    return said, effects(m, [effect], language) if isinstance(effect, May) else ""


def asked(m: DiceThrone, given: Given, language: str) -> tuple[MessageFacts, str]:
    """To agree, to decline or to roll is said as it was asked."""
    return {"reason": m.reason}, ""


def asked_by(m: DiceThrone) -> Effect:
    """The effect that asks: its place stands first among what the answer goes on with."""
    script: int = m.answer_arguments[0]
    at: int = m.answer_arguments[1]
    return m.content.scripts[script][at]


# -- texts ---------------------------------------------------------------------------------------


def text(m: DiceThrone, thing: Readable, language: str, hero: Hero | None = None) -> str:
    """The text of a thing, on one line; made once, for it takes a while."""
    key = (id(thing), language, "" if hero is None else hero.id)
    made = m.content.texts.get(key)
    if made is None:
        made = (thing, plain_words(" ".join(text_of(thing, language, m.content, hero))))
        m.content.texts[key] = made
    return made[1]


def effects(
    m: DiceThrone, effects: list[Effect], language: str, removed: RemovedSort = "tokens"
) -> str:
    """The text of effects, as the deciding seat's hero names symbols, on one line."""
    hero = m.fighters[m.seat].board.hero
    voice = replace(voice_of(m.content, language, hero), removed=removed)
    return plain_words(" ".join(shown(line) for line in passage(voice, effects, joined=False)))


def plain_words(said: str) -> str:
    """A text whose symbols are words: boards draw them, buttons and readers say them."""
    return SYMBOL.sub(r"\1", said)


TELLERS: dict[str, Teller] = {
    **dict.fromkeys(MOVES.with_parts(CARD), card),
    **dict.fromkeys(MOVES.with_parts(TOKEN), token),
    **dict.fromkeys(MOVES.with_parts(USE), use),
    **dict.fromkeys(MOVES.with_parts(SEAT), player),
    "sell": sale,
    "take": take,
    "ability": ability,
    "defend": ability,
    "transfer": transfer,
    "change": change,
    "pick": pick,
    "source": source,
    "resolve": resolve,
    "choose": choose,
    "do": do,
    **dict.fromkeys(("done", "roll"), asked),
}

# An option, and the text of the card, token or ability behind it.
describe = described_by(TELLERS, plain)
