"""Where a word may stand: on each kind of bearer it does what its text says, or it is refused.

A word of an attack says nothing in the Upkeep, one of the token that it stands on nothing on a
card. A place is `offence` or `defence` for the effects of an ability, `play:` with the timing of a
card or use, and `trigger:` with the moment of a trigger.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from astragal.errors import PackError
from astragal.games.dice_throne.packs.conditions import (
    Amount,
    AttackDamage,
    AttemptsUsed,
    HasCompanion,
    HeldByOther,
    OnSide,
    Shows,
)
from astragal.games.dice_throne.packs.links import all_abilities, all_companions, parts
from astragal.games.dice_throne.packs.pack import (
    Ability,
    Card,
    CommonCards,
    Companion,
    Hero,
    PackFile,
    Status,
    Statuses,
    Trigger,
    Use,
)
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE, Vocabulary
from astragal.games.dice_throne.packs.words.companions import (
    Activate,
    Build,
    Flip,
    Grow,
    RemoveCompanions,
)
from astragal.games.dice_throne.packs.words.damage import (
    Add,
    Deal,
    Prevent,
    Reflect,
    ShareDamage,
    Undefendable,
    Weaken,
)
from astragal.games.dice_throne.packs.words.dice import ExtraOffensiveRoll, RerollWhenSpent, Skip
from astragal.games.dice_throne.packs.words.players import Heal, StealCp, StealHealth
from astragal.games.dice_throne.packs.words.rolls import Each, On, Versus
from astragal.games.dice_throne.packs.words.tokens import BlockStatus, PassThis, RemoveThis
from astragal.games.dice_throne.rules.plays import ALTERING, Play
from astragal.packs.yaml import Position
from astragal.prose.spelling import one_of, quoted

Home = Ability | Card | Status | Companion

OWN_ATTACK = ("play:own-attack", "play:own-attack-undefended")
ATTACKED = ("defence", "play:attacked", "trigger:attacked")
DEALT = ("play:attack-dealt", "play:was-attacked", "trigger:end-of-roll-phase")
ATTACK_KNOWN = (
    "offence",
    "play:any-time",
    "play:roll-phase",
    "play:incoming-damage",
    *OWN_ATTACK,
    *ATTACKED,
    *DEALT,
    "trigger:ability-activated",
    "trigger:attacks",
)
OWN_ROLL = tuple(
    f"trigger:{moment}"
    for moment in (
        "upkeep",
        "income",
        "before-offensive-roll",
        "end-of-offensive-roll",
        "ability-activated",
        "attacks",
        "end-of-roll-phase",
    )
)
MODIFYING = ("play:any-time", "play:roll-phase", *OWN_ATTACK)
OVER_DICE = ("play:any-time", "play:roll-phase", "play:own-dice", "play:any-dice")
HALVING = ("trigger:before-offensive-roll", "trigger:end-of-offensive-roll")
SKIPPED = {
    "income": ("trigger:upkeep", "trigger:income", "play:upkeep"),
    "offensive-roll": ("trigger:before-offensive-roll",),
    "attack": ("trigger:end-of-offensive-roll",),
}
# The moments that a card of each type can be for.
TIMINGS = {
    "main": ("any-time", "main-phase"),
    "roll": (
        "any-time",
        "roll-phase",
        "own-dice",
        "any-dice",
        "own-attack",
        "own-attack-undefended",
        "attacked",
        "incoming-damage",
        "attack-dealt",
        "was-attacked",
    ),
}
# Words that stand only where they can do something.
PLACES: dict[type, tuple[str, ...]] = {
    Add: ("offence", *MODIFYING, "trigger:attacks", "trigger:attacked"),
    Undefendable: (
        "offence",
        *OWN_ATTACK,
        "trigger:ability-activated",
        "trigger:attacks",
        "trigger:attacked",
    ),
    Prevent: (*ATTACKED, "play:any-time", "play:roll-phase", "play:incoming-damage"),
    Reflect: ATTACKED,
    BlockStatus: ATTACKED,
    ShareDamage: ATTACKED,
    RerollWhenSpent: (
        "offence",
        *OWN_ATTACK,
        *ATTACKED,
        "trigger:ability-activated",
        "trigger:attacks",
    ),
    **dict.fromkeys(ALTERING, OVER_DICE),
}
DICE_THRONE.places.update(PLACES)
# Words of a hero's own pieces: on another hero they would find none.
OF_ONE_HERO = (
    Grow,
    RemoveCompanions,
    Build,
    Activate,
    Flip,
    On,
    Each,
    ShareDamage,
    Shows,
    HasCompanion,
    OnSide,
)
COMPANIONS = (Grow, RemoveCompanions, Build, Activate)


@dataclass(frozen=True, slots=True)
class Bearer:
    """A list of effects, whose it is, and when it is carried out."""

    home: Home
    place: str
    at: Position
    effects: tuple[object, ...]
    play: Play | None = None

    @property
    def token(self) -> bool:
        """Whether there is a token that the words may call `this`."""
        return isinstance(self.home, Status | Companion)

    @property
    def inflicted(self) -> bool:
        """Whether it lies on other heroes than the one whose pack it is in."""
        return isinstance(self.home, Status) and self.home.kind == "negative"

    def __str__(self) -> str:
        if isinstance(self.home, Ability) and self.place in ("offence", "defence"):
            return f"an ability of kind {self.home.kind}"
        what, _, when = self.place.partition(":")
        noun = type(self.home).__name__.lower()
        if isinstance(self.home, Card):
            return f"a card for the moment {quoted(when)}"
        article = "an" if isinstance(self.home, Ability) else "a"
        whose = f"a negative {noun}" if self.inflicted else f"{article} {noun}"
        return f"a {'use' if what == 'play' else what} {quoted(when)} of {whose}"


def check_bearers(pack: PackFile, vocabulary: Vocabulary) -> None:
    """Every word of a pack stands where it does what its text says."""
    has_companions = not isinstance(pack, Hero) or bool(pack.companions)
    for bearer in bearers(pack):
        _check_frame(bearer)
        for part, at in parts(bearer.effects, bearer.at):
            _check_place(bearer, part, at, vocabulary)
            _check_this(bearer, part, at)
            _check_itself(bearer, part, at)
            _check_hero(bearer, part, at, isinstance(pack, CommonCards), has_companions)


# -- what bears words --------------------------------------------------------------------------


def bearers(pack: PackFile) -> Iterator[Bearer]:
    """All lists of effects in a pack, with their conditions."""
    if isinstance(pack, Hero):
        for ability in all_abilities(pack):
            yield from _of_ability(ability)
        for companion in all_companions(pack):
            yield from _of_acts(companion)
    if isinstance(pack, Hero | Statuses):
        for status in pack.statuses:
            yield from _of_acts(status)
    if isinstance(pack, Hero | CommonCards):
        for card in pack.cards:
            yield _of_card(card)


def _of_ability(ability: Ability) -> Iterator[Bearer]:
    for tier in ability.tiers:
        effects = (*ability.first, *tier.do, *ability.also)
        yield Bearer(ability, "offence", tier.at, effects)
    if ability.do:
        yield Bearer(ability, "defence", ability.at, tuple(ability.do))
    yield from _of_acts(ability)


def _of_acts(home: Ability | Status | Companion) -> Iterator[Bearer]:
    for use in home.uses:
        _check_use(home, use)
        play = Play.of_use(0, use.id, use, None, 0)
        yield Bearer(home, f"play:{use.when}", use.at, (use.condition, *use.do), play)
    for trigger in home.triggers:
        _check_trigger(home, trigger)
        effects = (trigger.condition, *trigger.do)
        yield Bearer(home, f"trigger:{trigger.when}", trigger.at, effects)


def _of_card(card: Card) -> Bearer:
    usual = {"main": "main-phase", "roll": "roll-phase", "instant": "any-time"}[card.type]
    when = card.when or usual
    if when not in TIMINGS.get(card.type, (when,)):
        problem = f"a card of type {card.type} can't be played at the moment {quoted(when)}"
        raise card.at.error(problem, expected=one_of(TIMINGS[card.type]))
    play = Play.of_card(0, card, 0, 0)
    return Bearer(card, f"play:{when}", card.at, (card.condition, *card.do), play)


def _check_use(home: Ability | Status | Companion, use: Use) -> None:
    if use.spend and isinstance(home, Ability):
        raise use.at.error("an ability has no tokens to spend", expected="a cost")
    if use.any_number and not use.spend:
        raise use.at.error("any_number says nothing without tokens", expected="spend, at least 1")
    if use.instead_of_defence and use.when != "attacked":
        problem = "only who is attacked can do this instead of defending"
        raise use.at.error(problem, expected="when: attacked")


def _check_trigger(home: Ability | Status | Companion, trigger: Trigger) -> None:
    countable = isinstance(home, Status) or (isinstance(home, Companion) and not home.health)
    if trigger.per_token and (not countable or trigger.when == "inflicted-again"):
        problem = "there are no tokens here that this could happen for each of"
        raise trigger.at.error(problem, expected="per_token only with tokens that are counted")
    if trigger.when == "inflicted-again" and not isinstance(home, Status):
        problem = "only a status can be inflicted again"
        raise trigger.at.error(problem, expected="another moment")


# -- what may stand there ----------------------------------------------------------------------


def _check_frame(bearer: Bearer) -> None:
    """A card, use or trigger does something."""
    if not any(bearer.effects):
        raise bearer.at.error("there are no effects here", expected="at least one in do")


def _check_place(bearer: Bearer, part: object, at: Position, vocabulary: Vocabulary) -> None:
    allowed = _places(bearer, part) or vocabulary.places.get(type(part))
    if allowed is not None and bearer.place not in allowed:
        raise _misplaced(bearer, part, at, allowed)
    play = bearer.play
    if play is None:
        return
    if isinstance(part, Add) and not play.modifier:
        problem = "what adds damage to an attack is an attack modifier"
        raise at.error(problem, expected="attack_modifier: true beside it")
    if isinstance(part, ALTERING) and not play.alters:
        problem = f"{quoted(part.tag)} stands so deep that it could be offered without dice"
        raise at.error(problem, expected="it in the list do itself, or in a roll or an if there")
    if isinstance(part, Prevent) and not play.prevents and bearer.place in MODIFYING:
        problem = "this could be offered when there is no damage to prevent"
        raise at.error(problem, expected="when: incoming-damage or when: attacked")


def _places(bearer: Bearer, part: object) -> tuple[str, ...] | None:
    """Where a word may stand as it is written there, or nothing if that does not matter."""
    if isinstance(part, Skip):
        return SKIPPED[part.what]
    if isinstance(part, Weaken):
        halving = (*HALVING, "trigger:ability-activated") if part.amount == "half" else ()
        return (*ATTACKED, "trigger:attacks", *halving)
    if isinstance(part, ExtraOffensiveRoll):
        return _extra_places(bearer, part)
    if isinstance(part, AttackDamage):
        return DEALT if part.counted == "dealt" else ATTACK_KNOWN
    if isinstance(part, AttemptsUsed):
        return ("offence", *OWN_ATTACK, "play:attack-dealt", *OWN_ROLL, "trigger:end-of-turn")
    if isinstance(part, Versus) and part.who == "target":
        return ("offence", *OWN_ATTACK)
    if isinstance(part, Deal) and part.if_damage_dealt:
        return ("offence", *DEALT)
    if isinstance(part, Heal) and part.amount == "damage-dealt":
        return ("play:attack-dealt", "trigger:end-of-roll-phase")
    if "attacker" in _people(part):
        return (*ATTACKED, "play:was-attacked")
    return None


def _extra_places(bearer: Bearer, part: ExtraOffensiveRoll) -> tuple[str, ...]:
    """It is the active player's, so it stands on what is theirs, or on whom they attack."""
    stunned = isinstance(bearer.home, Status) and "no-actions" in bearer.home.traits
    if bearer.inflicted:
        after = ("trigger:end-of-roll-phase",) if stunned else ()
        return ("trigger:attacked", *after) if part.same_target else ()
    own = [place for place in OWN_ROLL if not (stunned and place == "trigger:end-of-roll-phase")]
    return ("offence", *OWN_ATTACK, "play:attack-dealt", *own)


def _people(part: object) -> set[str]:
    """The players that a word names."""
    return {getattr(part, key, "") for key in ("who", "to", "from_", "by")} - {""}


def _check_this(bearer: Bearer, part: object, at: Position) -> None:
    """What speaks of the token that it stands on stands on one."""
    if not isinstance(part, PassThis | HeldByOther | RemoveThis):
        return
    statuses_only = not isinstance(part, RemoveThis)
    home = bearer.home
    fits = isinstance(home, Status) or (
        isinstance(home, Companion) and not home.health and not statuses_only
    )
    if not fits:
        problem = f"{quoted(part.tag)} can't stand in {bearer}"
        raise at.error(problem, expected="it in the text of a status token")


def _check_itself(bearer: Bearer, part: object, at: Position) -> None:
    """Nobody steals from themselves, and no companion activates itself."""
    own = isinstance(bearer.home, Status) and bearer.place.startswith("trigger:")
    holder = own and bearer.place not in ("trigger:attacks", "trigger:attacked")
    if isinstance(part, StealHealth | StealCp) and holder and part.from_ in ("me", "target"):
        problem = f"{quoted(part.tag)} would take from the holder of the status, who gets it"
        raise at.error(problem, expected="from: chosen-opponent or another player")
    if isinstance(part, Activate) and isinstance(bearer.home, Companion):
        raise at.error("a companion would activate itself", expected="it on a card or an ability")


def _check_hero(
    bearer: Bearer, part: object, at: Position, common: bool, has_companions: bool
) -> None:
    """What needs a certain hero's dice, companions or board stands on what that hero has."""
    counted = isinstance(part, Amount) and part.count in ("faces", "companions")
    if (bearer.inflicted or common) and (isinstance(part, OF_ONE_HERO) or counted):
        word = part.count if isinstance(part, Amount) else str(getattr(part, "tag", ""))
        whose = "a card of every hero" if common else "a status that lies on other heroes"
        problem = f"{quoted(word)} can't stand in {whose}"
        raise at.error(problem, expected="what every hero has, such as on_values for the dice")
    if isinstance(part, COMPANIONS) and not has_companions:
        raise at.error(f"{quoted(part.tag)} needs companions, and the hero has none")


def _misplaced(bearer: Bearer, part: object, at: Position, allowed: tuple[str, ...]) -> PackError:
    word = str(getattr(part, "tag", ""))
    if "attacker" in _people(part) and type(part) not in PLACES:
        word = "attacker"
    problem = f"{quoted(word)} can't stand in {bearer}: it would do nothing there"
    return at.error(problem, expected=one_of(map(said, allowed)) if allowed else "another word")


def said(place: str) -> str:
    """A place in words."""
    what, _, when = place.partition(":")
    said = {"offence": "an offensive ability", "defence": "a defensive ability"}
    return said.get(what) or f"when: {when} in a {'card or use' if what == 'play' else what}"
