"""Effects put together: sentences, outcomes of rolls, conditions and choices, line by line.

A clause starts in lower case and has no full stop; a line starts in lower case and has one.
Simple effects that follow each other make one line; an effect that has effects of its own
begins a new one, and what depends on it stands deeper.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import groupby
from typing import NamedTuple, TypeVar

from astragal.games.dice_throne.packs.words.companions import RemoveCompanions
from astragal.games.dice_throne.packs.words.compose import PayAny, Then
from astragal.games.dice_throne.packs.words.damage import Deal, Prevent
from astragal.games.dice_throne.packs.words.dice import (
    ExtraAttempt,
    ExtraOffensiveRoll,
    RerollWhenSpent,
    Skip,
)
from astragal.games.dice_throne.packs.words.players import GainCp, SearchDeck
from astragal.games.dice_throne.packs.words.rolls import Roll
from astragal.games.dice_throne.packs.words.tokens import (
    Detonate,
    Gain,
    Inflict,
    PassThis,
    RemoveOwn,
)
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.prose.amounts import is_value
from astragal.games.dice_throne.prose.damage import deal_all
from astragal.games.dice_throne.prose.tokens import gain_all, inflict_all
from astragal.games.dice_throne.prose.voice import Voice, sentence
from astragal.kernel.naming import capital

AnyWord = TypeVar("AnyWord")


class TextLine(NamedTuple):
    """A line of text, how deep it stands, and how what it says is written as a move."""

    depth: int
    text: str
    move: str = ""

    def deeper(self) -> "TextLine":
        return self._replace(depth=self.depth + 1)


class Clause(NamedTuple):
    """A clause, whether it asks the reader to act, and whether it has an "and" of its own.

    What is `equal` to something is set apart by a comma in some languages.
    """

    text: str
    own: bool = True
    several: bool = False
    equal: bool = False


# Long clauses, and those that say what somebody else does.
APART = (Detonate, ExtraAttempt, PassThis, RerollWhenSpent, SearchDeck)
# A chosen player may be another one each time.
SAME_PLAYER = ("me", "target", "attacker", "each-opponent", "that-player")


def passage(voice: Voice, effects: Sequence[Effect], joined: bool) -> list[TextLine]:
    """The effects as lines; joined, simple ones make one sentence, as after "On [sword]:"."""
    writer = _Writer(voice, joined)
    writer.tell(effects, voice, 0)
    writer.flush()
    return writer.lines


def headed(voice: Voice, heading: str, effects: Sequence[Effect]) -> list[TextLine]:
    """The effects behind a heading; further lines stand deeper than it."""
    return under(heading, passage(voice, effects, joined=True))


def under(heading: str, lines: Sequence[TextLine]) -> list[TextLine]:
    """Lines behind a heading that stands at the start of the first one."""
    if not lines:
        return []
    first, *rest = lines
    # What belongs to the first line stands deeper than what only follows it.
    if any(line.depth == 0 for line in rest):
        rest = [line.deeper() for line in rest]
    return [TextLine(0, f"{heading} {first.text}"), *rest]


def in_one(lines: Sequence[TextLine]) -> str | None:
    """The only line as a clause; None when there are several."""
    return lines[0].text.removesuffix(".") if len(lines) == 1 else None


class _Writer:
    def __init__(self, voice: Voice, joined: bool) -> None:
        self.voice = voice
        self.joined = joined
        self.blocks = voice.glossary.vocabulary.blocks
        self.lines: list[TextLine] = []
        self.clauses: list[list[Clause]] = []  # a new list begins after each "then"
        self.then = False

    def tell(self, effects: Sequence[Effect], voice: Voice, depth: int) -> None:
        runs = list(_runs(voice, effects))
        anew = _asked_anew([run[0] for run in runs])
        for run in runs:
            effect = run[0]
            if isinstance(effect, Then):
                self.then = True
            elif isinstance(effect, Roll):
                self.add(Clause(voice.clause(effect)))
                self.tell(effect.do, replace(voice, dice=effect.dice), depth + 1)
            elif type(effect) in self.blocks:
                self.add_block(self.blocks[type(effect)](voice, effect), depth)
            elif effect in anew:
                self.add(Clause(_chosen_anew(voice, effect, effect is not anew[0]), own=False))
            elif is_simple(voice, effect):
                several = any(other != effect for other in run)
                clause = _clause(voice, run)
                self.add(Clause(clause, is_own(effect), several, is_equal(effect)))
            else:
                self.add_block([TextLine(0, sentence(_clause(voice, run)))], depth)
            voice = _after(voice, effect)

    def add(self, clause: Clause) -> None:
        if self.then and not self.clauses:
            clause = clause._replace(text=self.voice.say("effect-then", clause=clause.text))
        if self.then or not self.clauses:
            self.clauses.append([clause])
        else:
            self.clauses[-1].append(clause)
        self.then = False

    def add_block(self, lines: list[TextLine], depth: int) -> None:
        self.flush()
        if self.then and lines:
            first = self.voice.say("effect-then", clause=lines[0].text)
            lines = [TextLine(lines[0].depth, first), *lines[1:]]
            self.then = False
        self.lines.extend(TextLine(line.depth + depth, line.text) for line in lines)

    def flush(self) -> None:
        if self.clauses:
            text = self._sentence() if self.joined else self._sentences()
            self.lines.append(TextLine(0, text))
        self.clauses = []

    def _sentence(self) -> str:
        return sentence(reduce(self._then, map(self._group, self.clauses)))

    def _group(self, clauses: list[Clause]) -> str:
        """Requests as a list; what somebody else does or what merely happens stands apart."""
        runs = [list(run) for _, run in groupby(clauses, lambda clause: clause.own)]
        parts = [
            part for run in runs for part in ([self._listed(run)] if run[0].own else _texts(run))
        ]
        return reduce(self._apart, parts)

    def _listed(self, clauses: list[Clause]) -> str:
        long = any(clause.several for clause in clauses) or any(
            clause.equal for clause in clauses[:-1]
        )
        return self.voice.listed(_texts(clauses), "list-and-clauses" if long else "list-and")

    def _apart(self, first: str, last: str) -> str:
        return self.voice.say("clause-apart", first=first, last=last)

    def _then(self, first: str, last: str) -> str:
        if ";" in first:
            return self._apart(first, self.voice.say("effect-then", clause=last))
        return self.voice.say("clause-joined-then", first=first, last=last)

    def _sentences(self) -> str:
        said = _texts(self.clauses[0])
        for first, *more in map(_texts, self.clauses[1:]):
            said += [self.voice.say("effect-then", clause=first), *more]
        return " ".join([sentence(said[0]), *(capital(sentence(clause)) for clause in said[1:])])


def _texts(clauses: Sequence[Clause]) -> list[str]:
    return [clause.text for clause in clauses]


def _runs(voice: Voice, effects: Sequence[Effect]) -> Iterator[list[Effect]]:
    """The effects; equal ones, and those that give to the same player, are taken together."""

    def sort(effect: Effect) -> object:
        if isinstance(effect, Gain | GainCp) and effect.who in SAME_PLAYER:
            return (Gain, effect.who, isinstance(effect, Gain) and effect.optional)
        if isinstance(effect, Inflict) and effect.to in SAME_PLAYER:
            return (Inflict, effect.to)
        return repr(effect) if is_simple(voice, effect) else id(effect)

    deals: list[Effect] = []
    for _, group in groupby(effects, sort):
        run = list(group)
        if (
            len(run) == 1
            and isinstance(run[0], Deal)
            and is_simple(voice, run[0])
            and run[0].to != "me"
        ):
            deals += run
            continue
        if deals:
            yield deals
        deals = []
        yield run
    if deals:
        yield deals


def _chosen(effect: Effect) -> str:
    """The sort of player that is chosen for an effect alone, if one is."""
    who = str(getattr(effect, "to", getattr(effect, "who", "")))
    return who if who.startswith("chosen") and isinstance(effect, Gain | Inflict) else ""


def _asked_anew(effects: Sequence[Effect]) -> list[Effect]:
    """The effects for each of which a player is chosen who may be another one each time."""
    for sort in ("chosen-opponent", "chosen-player", "chosen-teammate"):
        found = [effect for effect in effects if _chosen(effect) == sort]
        if len(found) > 1:
            return found
    return []


def _chosen_anew(voice: Voice, effect: Effect, again: bool) -> str:
    """An effect after the choice of its player, who need not be the one chosen before."""
    those: Effect = effect
    if isinstance(effect, Inflict):
        those = replace(effect, to="that-player")
    elif isinstance(effect, Gain):
        those = replace(effect, who="that-player")
    clause = voice.clause(those)
    who, said = _chosen(effect), "yes" if again else "no"
    return voice.say("choose-anew", who=who, again=said, clause=clause)


def _clause(voice: Voice, run: list[Effect]) -> str:
    first = run[0]
    if all(effect == first for effect in run):
        clause = voice.clause(first)
        if len(run) == 1:
            return clause
        who = str(getattr(first, "to", getattr(first, "who", "")))
        anew = who if who.startswith("chosen") else "no"
        return voice.say("clause-times", clause=clause, n=len(run), anew=anew)
    if isinstance(first, Deal):
        return deal_all(voice, [effect for effect in run if isinstance(effect, Deal)])
    if isinstance(first, Gain | GainCp):
        gains = [effect for effect in run if isinstance(effect, Gain | GainCp)]
        return gain_all(voice, gains)
    return inflict_all(voice, [effect for effect in run if isinstance(effect, Inflict)])


def _after(voice: Voice, effect: Effect) -> Voice:
    """The voice for what follows: "removed" then means what this effect removed."""
    match effect:
        case RemoveOwn():
            return replace(voice, removed="tokens")
        case RemoveCompanions():
            return replace(voice, removed="companions")
        case PayAny():
            return replace(voice, removed="cp")
    return voice


def is_simple(voice: Voice, effect: Effect) -> bool:
    """Whether it is said in one clause that may stand among others."""
    if isinstance(effect, Deal):
        return not effect.if_damage_dealt
    blocks = voice.glossary.vocabulary.blocks
    return type(effect) not in blocks and not isinstance(effect, Then | Roll)


def is_equal(effect: Effect) -> bool:
    """Whether it says how much by what that is equal to, which some languages set apart."""
    return any(is_value(getattr(effect, name, None)) for name in ("amount", "n"))


def is_own(effect: Effect) -> bool:
    """Whether the clause asks the reader to act."""
    if isinstance(effect, APART) or getattr(effect, "optional", False):
        return False
    if isinstance(effect, Prevent):
        return effect.to == "me"
    if isinstance(effect, ExtraOffensiveRoll):
        return not effect.same_target
    if isinstance(effect, Skip):
        return effect.what != "attack"
    return getattr(effect, "who", "me") == "me"
