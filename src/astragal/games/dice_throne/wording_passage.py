"""Effects put together: sentences, outcomes of rolls, conditions and choices, line by line.

A clause starts in lower case and has no full stop; a line starts in lower case and has one.
Simple effects that follow each other make one line; an effect that has effects of its own
begins a new one, and what depends on it stands deeper.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from astragal.games.dice_throne.vocabulary import (
    Choose,
    ChoosePlayer,
    Each,
    Effect,
    ExtraAttempt,
    ExtraOffensiveRoll,
    Gain,
    If,
    Inflict,
    May,
    On,
    OnValues,
    Otherwise,
    PayAny,
    RemoveCompanions,
    RemoveOwn,
    Roll,
    Skip,
    Then,
    Versus,
)
from astragal.games.dice_throne.wording_conditions import condition_clause
from astragal.games.dice_throne.wording_dice import each_heading, on_heading, values_heading
from astragal.games.dice_throne.wording_tokens import gain_all, inflict_all
from astragal.games.dice_throne.wording_voice import CLAUSES, Voice, capital, sentence

Word = TypeVar("Word")


class Line(NamedTuple):
    """A line of text and how deep it stands."""

    depth: int
    text: str

    def deeper(self) -> "Line":
        return Line(self.depth + 1, self.text)


Block = Callable[[Voice, Any], list[Line]]
BLOCKS: dict[type, Block] = {}


def passage(voice: Voice, effects: Sequence[Effect], joined: bool) -> list[Line]:
    """The effects as lines; joined, simple ones make one sentence, as after "On [sword]:"."""
    writer = _Writer(voice, joined)
    writer.tell(effects, voice, 0)
    writer.flush()
    return writer.lines


def headed(voice: Voice, heading: str, effects: Sequence[Effect]) -> list[Line]:
    """The effects behind a heading; further lines stand deeper than it."""
    return under(heading, passage(voice, effects, joined=True))


def under(heading: str, lines: Sequence[Line]) -> list[Line]:
    """Lines behind a heading that stands at the start of the first one."""
    if not lines:
        return []
    said = [Line(0, f"{heading} {lines[0].text}")]
    shift = False
    for line in lines[1:]:
        shift = shift or line.depth == 0
        said.append(line.deeper() if shift else line)
    return said


def in_one(lines: Sequence[Line]) -> str | None:
    """The only line as a clause; None when there are several."""
    return lines[0].text.removesuffix(".") if len(lines) == 1 else None


class _Writer:
    def __init__(self, voice: Voice, joined: bool) -> None:
        self.voice = voice
        self.joined = joined
        self.lines: list[Line] = []
        self.clauses: list[list[str]] = []  # a new list begins after each "then"
        self.then = False

    def tell(self, effects: Sequence[Effect], voice: Voice, depth: int) -> None:
        for run in _runs(effects):
            effect = run[0]
            if isinstance(effect, Then):
                self.then = True
            elif isinstance(effect, Roll):
                self.add(CLAUSES[Roll](voice, effect))
                self.tell(effect.do, replace(voice, dice=effect.dice), depth + 1)
            elif type(effect) in BLOCKS:
                self.add_block(BLOCKS[type(effect)](voice, effect), depth)
            else:
                self.add(_clause(voice, run))
            voice = _after(voice, effect)

    def add(self, clause: str) -> None:
        if self.then or not self.clauses:
            starts_late = self.then and not self.clauses
            first = self.voice.say("effect-then", clause=clause) if starts_late else clause
            self.clauses.append([first])
        else:
            self.clauses[-1].append(clause)
        self.then = False

    def add_block(self, lines: list[Line], depth: int) -> None:
        self.flush()
        if self.then and lines:
            first = self.voice.say("effect-then", clause=lines[0].text)
            lines = [Line(lines[0].depth, first), *lines[1:]]
            self.then = False
        self.lines.extend(Line(line.depth + depth, line.text) for line in lines)

    def flush(self) -> None:
        if self.clauses:
            text = self._sentence() if self.joined else self._sentences()
            self.lines.append(Line(0, text))
        self.clauses = []

    def _sentence(self) -> str:
        groups = [self.voice.listed(group) for group in self.clauses]
        return sentence(reduce(self._then, groups))

    def _then(self, first: str, last: str) -> str:
        return self.voice.say("clause-joined-then", first=first, last=last)

    def _sentences(self) -> str:
        said = list(self.clauses[0])
        for first, *more in self.clauses[1:]:
            said += [self.voice.say("effect-then", clause=first), *more]
        return " ".join([sentence(said[0]), *(capital(sentence(clause)) for clause in said[1:])])


def _runs(effects: Sequence[Effect]) -> Iterator[list[Effect]]:
    """The effects; those that give tokens to the same player are taken together."""

    def sort(numbered: tuple[int, Effect]) -> object:
        number, effect = numbered
        if isinstance(effect, Gain):
            return (Gain, effect.who, effect.optional)
        return (Inflict, effect.to) if isinstance(effect, Inflict) else number

    for _, group in groupby(enumerate(effects), sort):
        yield [effect for _, effect in group]


def _clause(voice: Voice, run: list[Effect]) -> str:
    first = run[0]
    if isinstance(first, Gain):
        return gain_all(voice, [effect for effect in run if isinstance(effect, Gain)])
    if isinstance(first, Inflict):
        return inflict_all(voice, [effect for effect in run if isinstance(effect, Inflict)])
    return CLAUSES[type(first)](voice, first)


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


def _block(
    word: type[Word],
) -> Callable[[Callable[[Voice, Word], list[Line]]], Callable[[Voice, Word], list[Line]]]:
    def register(function: Callable[[Voice, Word], list[Line]]) -> Callable[..., list[Line]]:
        BLOCKS[word] = function
        return function

    return register


@_block(On)
def _on(voice: Voice, effect: On) -> list[Line]:
    return headed(voice, on_heading(voice, effect), effect.do)


@_block(OnValues)
def _on_values(voice: Voice, effect: OnValues) -> list[Line]:
    return headed(voice, values_heading(voice, effect.values), effect.do)


@_block(Each)
def _each(voice: Voice, effect: Each) -> list[Line]:
    return headed(voice, each_heading(voice, effect), effect.do)


@_block(Otherwise)
def _otherwise(voice: Voice, effect: Otherwise) -> list[Line]:
    return headed(voice, voice.say("effect-otherwise"), effect.do)


@_block(If)
def _if(voice: Voice, effect: If) -> list[Line]:
    condition = condition_clause(voice, effect.condition)
    said = headed(voice, voice.say("effect-if", condition=condition), effect.do)
    return _both(said, headed(voice, voice.say("effect-otherwise"), effect.else_))


@_block(Versus)
def _versus(voice: Voice, effect: Versus) -> list[Line]:
    won = headed(voice, voice.say("versus-win", win=effect.win), effect.do)
    lost = headed(voice, voice.say("effect-otherwise"), effect.otherwise)
    first = Line(0, sentence(voice.say("effect-versus", who=effect.who)))
    return [first, *(line.deeper() for line in (*won, *lost))]


@_block(Choose)
def _choose(voice: Voice, effect: Choose) -> list[Line]:
    heading = voice.say("effect-choose", **voice.people(effect.by))
    options = [passage(voice, option, joined=True) for option in effect.options]
    clauses = [clause for clause in map(in_one, options) if clause is not None]
    if len(clauses) == len(options):
        return [Line(0, sentence(f"{heading} {_either(voice, clauses)}"))]
    return [Line(0, heading), *(line for option in options for line in _bullet(option))]


def _either(voice: Voice, clauses: Sequence[str]) -> str:
    def either(first: str, last: str) -> str:
        return voice.say("list-option", first=first, last=last)

    return reduce(either, clauses)


def _bullet(lines: Sequence[Line]) -> list[Line]:
    """Lines one deeper, all but the first yet another one, so that the first one leads them."""
    first, *rest = lines
    return [first.deeper(), *(line.deeper() for line in under("", [first, *rest])[1:])]


@_block(ChoosePlayer)
def _choose_player(voice: Voice, effect: ChoosePlayer) -> list[Line]:
    sides = {"opponent": effect.opponent, "friend": effect.friend}
    meant = [side for side, effects in sides.items() if effects]
    who = meant[0] if len(meant) == 1 else "anyone"
    choice = voice.say("effect-choose-player", who=who, n=effect.up_to)
    if len(meant) == 1:
        return _both([Line(0, sentence(choice))], passage(voice, sides[who], joined=False))
    said = [Line(0, f"{choice}:")]
    for side in meant:
        lines = headed(voice, voice.say(f"choose-player-{side}"), sides[side])
        said += [line.deeper() for line in lines]
    return said


@_block(May)
def _may(voice: Voice, effect: May) -> list[Line]:
    own = "yes" if all(map(_is_own, effect.do)) else "no"
    body = passage(_paid(voice, effect), effect.do, joined=True)
    if effect.cost is None:
        first = voice.say("effect-may", clause=body[0].text, own=own)
    else:
        cost = voice.cost(effect.cost, "cost")
        first = voice.say("may-pay", cost=cost, body=body[0].text, own=own)
    said = [Line(0, first), *under("", body)[1:]]
    return _both(said, headed(voice, voice.say("may-not"), effect.else_))


def _is_own(effect: Effect) -> bool:
    """Whether the clause asks the reader to act."""
    if isinstance(effect, ExtraAttempt | ExtraOffensiveRoll):
        return False
    if isinstance(effect, Skip):
        return effect.what != "attack"
    return getattr(effect, "who", "me") == "me"


def _paid(voice: Voice, effect: May) -> Voice:
    if effect.cost is None:
        return voice
    if effect.cost.tokens:
        return replace(voice, removed="spent")
    return replace(voice, removed="cp" if effect.cost.cp else "companions")


def _both(first: list[Line], second: list[Line]) -> list[Line]:
    """Two passages, in one line where each of them is one."""
    if len(first) == len(second) == 1:
        return [Line(0, f"{first[0].text} {capital(second[0].text)}")]
    return [*first, *second]
