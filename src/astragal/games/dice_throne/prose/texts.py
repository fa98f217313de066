"""The text of everything in a pack, made from its effects; nothing of it is written by hand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import astragal.games.dice_throne.prose.companions
import astragal.games.dice_throne.prose.compose
import astragal.games.dice_throne.prose.dice
import astragal.games.dice_throne.prose.players  # noqa: F401
from astragal.games.dice_throne.packs.conditions import AttackDamage, Condition
from astragal.games.dice_throne.packs.pack import (
    Ability,
    Card,
    Companion,
    Hero,
    Status,
    Tier,
    Timing,
    Trigger,
    Upgrade,
    Use,
)
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.prose.amounts import DAMAGE
from astragal.games.dice_throne.prose.conditions import condition_clause
from astragal.games.dice_throne.prose.passage import TextLine, headed, passage
from astragal.games.dice_throne.prose.rolls import symbols_needed
from astragal.games.dice_throne.prose.voice import (
    NamedContent,
    Voice,
    sentence,
    voice_of,
)
from astragal.games.dice_throne.rules.plays import name_of_use
from astragal.kernel.naming import capital

Readable = Ability | Upgrade | Card | Status | Companion | Use | Trigger
BULLET = "• "
INDENT = "  "
AFTER_DAMAGE = ("attack-dealt", "was-attacked")

words_of = DICE_THRONE.text


def text_of(
    thing: Readable,
    language: str,
    content: NamedContent,
    hero: Hero | None = None,
    holder: Status | Companion | None = None,
) -> list[str]:
    """The rules text of a thing, line by line.

    Symbols are named as `hero` names them. A use or trigger may be said as that of `holder`.
    """
    return [shown(line) for line in lines_of(thing, language, content, hero, holder)]


def lines_of(
    thing: Readable,
    language: str,
    content: NamedContent,
    hero: Hero | None = None,
    holder: Status | Companion | None = None,
) -> list[TextLine]:
    """The same, with how each use and each opened ability is written as a move."""
    return _lines(voice_of(content, language, hero), thing, holder)


def move_of(ability: Ability) -> str:
    """How an ability is declared or chosen; a passive one has only its id."""
    if ability.kind == "passive":
        return ability.id
    return f"defend {ability.id}" if ability.kind == "defensive" else f"ability {ability.id}"


def shown(line: TextLine) -> str:
    """A line as it is printed: deeper ones with a bullet."""
    mark = INDENT * (line.depth - 1) + BULLET if line.depth else ""
    return mark + capital(line.text)


def _lines(voice: Voice, thing: Readable, holder: Status | Companion | None) -> list[TextLine]:
    match thing:
        case Ability():
            return _ability(voice, thing)
        case Upgrade():
            return _upgrade(voice, thing)
        case Card():
            return _card(voice, thing)
        case Status():
            return _status(voice, thing)
        case Companion():
            return _companion(voice, thing)
        case Use():
            return _use(voice, thing, holder)
        case Trigger():
            return _trigger(voice, thing, holder)


def _together(clauses: Sequence[str]) -> list[TextLine]:
    """Clauses as sentences in one line, if there are any."""
    said = " ".join(capital(sentence(clause)) for clause in clauses)
    return [TextLine(0, said)] if said else []


# -- abilities and cards -------------------------------------------------------------------


def _ability(voice: Voice, ability: Ability) -> list[TextLine]:
    lines = _together(list(_ability_facts(voice, ability)))
    lines += passage(voice, ability.first, joined=False)
    for tier in ability.tiers:
        lines += headed(voice, _tier_heading(voice, tier), tier.do)
    lines += passage(voice, ability.also, joined=False)
    lines += passage(replace(voice, dice=ability.dice), ability.do, joined=False)
    return lines + _acts(voice, ability)


def _ability_facts(voice: Voice, ability: Ability) -> Iterator[str]:
    side = ability.side or voice.glossary.slots.get(ability.id, "")
    if side:
        yield voice.say("ability-side", side=voice.side(side))
    if ability.dice:
        yield voice.say("ability-defensive-roll", n=ability.dice)
    if ability.may_reroll:
        one = "-one" if ability.dice == 1 else ""
        yield voice.say(f"ability-defensive-reroll{one}", n=ability.may_reroll)


def _tier_heading(voice: Voice, tier: Tier) -> str:
    if isinstance(tier.needs, str):
        needs = voice.say(f"ability-needs-{tier.needs}")
    else:
        needs = " + ".join(symbols_needed(voice, tier.needs))
    return voice.say("ability-tier", needs=needs)


def _upgrade(voice: Voice, upgrade: Upgrade) -> list[TextLine]:
    lines = _ability(voice, upgrade.ability)
    for ability in upgrade.adds:
        opened = voice.say("ability-opens", name=voice.name(ability.names))
        lines.append(TextLine(0, opened, move_of(ability)))
        lines += [line.deeper() for line in _ability(voice, ability)]
    return lines


def _card(voice: Voice, card: Card) -> list[TextLine]:
    return _together(list(_card_facts(voice, card))) + passage(voice, card.do, joined=False)


def _card_facts(voice: Voice, card: Card) -> Iterator[str]:
    phrase, asked = _moment(voice, card.when, card.condition) if card.when else ("", card.condition)
    if card.when:
        yield voice.say("card-when", timing=card.when, phrase=phrase)
    if asked:
        yield voice.say("clause-only-if", condition=condition_clause(voice, asked))
    if card.attack_modifier:
        yield voice.say("use-attack-modifier")


# -- tokens ----------------------------------------------------------------------------------


def _status(voice: Voice, status: Status) -> list[TextLine]:
    voice = replace(voice, owner=voice.glossary.owners.get(status.id))
    lines = _together(list(_status_facts(voice, status)))
    lines += _together(list(_status_rules(voice, status)))
    return lines + _acts(voice, status)


def _status_facts(voice: Voice, status: Status) -> Iterator[str]:
    yield voice.say(f"status-{status.kind}")
    if status.others_limit is None:
        yield voice.say("status-limit", n=status.limit)
    else:
        yield voice.say("status-limit-others", n=status.limit, others=status.others_limit)
    if status.persistent:
        yield voice.say("status-persistent")


def _status_rules(voice: Voice, status: Status) -> Iterator[str]:
    for trait in status.traits:
        yield voice.say(f"trait-{trait}")
    if status.attack_bonus:
        yield _with_damage(voice, "status-attack-bonus", status.attack_bonus)
    if status.attack_malus:
        yield _with_damage(voice, "status-attack-malus", status.attack_malus)
    if status.leaves != "never":
        yield voice.say(f"status-leaves-{status.leaves}")
    if not status.removable and not status.transferable:
        yield voice.say("status-cant-be-touched")
    elif not status.removable:
        yield voice.say("status-cant-be-removed")
    elif not status.transferable:
        yield voice.say("status-cant-be-transferred")


def _with_damage(voice: Voice, message: str, n: int) -> str:
    return voice.say(message, n=n, damage=DAMAGE.count(voice, n))


def _companion(voice: Voice, companion: Companion) -> list[TextLine]:
    lines = _together(list(_companion_facts(voice, companion)))
    lines += _together(list(_companion_rules(voice, companion)))
    lines += _acts(voice, companion)
    if companion.advanced:
        name = voice.name(companion.advanced.names)
        lines.append(TextLine(0, voice.say("companion-advanced", name=name)))
        lines += [line.deeper() for line in _companion(voice, companion.advanced)]
    return lines


def _companion_facts(voice: Voice, companion: Companion) -> Iterator[str]:
    yield voice.say("companion-kind")
    yield voice.say("companion-limit", n=companion.limit)
    if companion.health:
        yield voice.say("companion-health", n=companion.health)
    if companion.starts:
        yield voice.say("companion-starts", n=companion.starts)


def _companion_rules(voice: Voice, companion: Companion) -> Iterator[str]:
    if companion.grows_from:
        yield voice.say("companion-grows-from", name=voice.companion(companion.grows_from))
    if companion.cost:
        yield voice.say("companion-cost", cost=voice.cost(companion.cost, "pay"))
    if companion.upgrade_cost:
        yield voice.say("companion-upgrade-cost", cost=voice.cost(companion.upgrade_cost, "pay"))
    if companion.attack_bonus:
        yield _with_damage(voice, "companion-attack-bonus", companion.attack_bonus)
    if companion.guards:
        yield voice.say("companion-guards")


# -- uses and triggers -------------------------------------------------------------------------


def _acts(voice: Voice, thing: Ability | Status | Companion) -> list[TextLine]:
    holder = None if isinstance(thing, Ability) else thing
    alone = holder is not None and len(thing.uses) == 1
    lines = []
    for use in thing.uses:
        first, *rest = _use(voice, use, holder)
        move = f"use {name_of_use(use, thing.id, alone)}" + (" N" if use.any_number else "")
        lines += [first._replace(move=move), *rest]
    return lines + [line for each in thing.triggers for line in _trigger(voice, each, holder)]


def _use(voice: Voice, use: Use, holder: Status | Companion | None) -> list[TextLine]:
    phrase, asked = _moment(voice, use.when, use.condition)
    act = _price(voice, use, isinstance(holder, Companion))
    head = voice.say("use-timed", act=act, timing=use.when, phrase=phrase) if act else phrase
    head = _if_so(voice, head, asked)
    # Each companion in play may be used once.
    each = "-each" if isinstance(holder, Companion) and holder.limit > 1 else ""
    limits = {
        "use-attack-modifier": use.attack_modifier,
        "use-once-per-turn" + each: use.once_per_turn,
        "use-instead-of-defence": use.instead_of_defence,
    }
    said = [voice.say(message) for message, holds in limits.items() if holds]
    head += f" ({', '.join(said)})" if said else ""
    spending = replace(voice, removed="spent", inflicted=_is_inflicted(holder))
    return headed(spending, voice.say("clause-heading", phrase=head), use.do)


def _price(voice: Voice, use: Use, companion: bool) -> str:
    parts = []
    if use.any_number:
        parts.append(voice.say("use-spend-any"))
    elif use.spend:
        message = "use-spend-companions" if companion else "use-spend-tokens"
        parts.append(voice.say(message, n=use.spend))
    if use.cost:
        parts.append(voice.cost(use.cost, "pay"))
    return voice.listed(parts) if parts else ""


def _moment(voice: Voice, timing: Timing, asked: Condition | None) -> tuple[str, Condition | None]:
    """When something can be used, and what is still asked then.

    After an attack that dealt damage, how much it dealt belongs to the moment.
    """
    if timing not in AFTER_DAMAGE or not isinstance(asked, AttackDamage):
        return voice.say(f"timing-{timing}"), asked
    if asked.counted != "dealt":
        return voice.say(f"timing-{timing}"), asked
    if asked.at_least <= 1:
        return voice.say(f"timing-{timing}"), None
    damage = DAMAGE.count(voice, asked.at_least)
    return voice.say(f"timing-{timing}-much", damage=damage, n=asked.at_least), None


def _trigger(voice: Voice, trigger: Trigger, holder: Status | Companion | None) -> list[TextLine]:
    # The target is whom an attack is aimed at; where there is none, it is the holder.
    alone = isinstance(holder, Status) and trigger.when not in ("attacks", "attacked")
    many = isinstance(holder, Status) and holder.limit > 1 and not trigger.per_token
    reader = replace(voice, holder=alone, many=many, inflicted=_is_inflicted(holder))
    head = voice.say(f"moment-{trigger.when}")
    if trigger.per_token:
        head = voice.say("moment-per-token", moment=head)
    head = _if_so(reader, head, trigger.condition)
    return headed(reader, voice.say("clause-heading", phrase=head), trigger.do)


def _is_inflicted(holder: Status | Companion | None) -> bool:
    return isinstance(holder, Status) and holder.kind == "negative"


def _if_so(voice: Voice, head: str, condition: Condition | None) -> str:
    if condition is None:
        return head
    said = condition_clause(voice, condition)
    return voice.say("moment-if", moment=head, condition=said)
