"""Carrying effects out: one list after another, one word after another.

A word is a function registered for its dataclass. Quiet words do their thing at once; others may
ask or push frames, so the rest of their list is put on the agenda beneath them first.
"""

from collections.abc import Callable
from typing import Any

from astragal.games.dice_throne import vocabulary as v
from astragal.games.dice_throne.context import (
    ABILITY,
    ME,
    NO_ATTACK,
    THAT,
    THEN,
    Context,
    Put,
    with_target,
    with_that,
)
from astragal.games.dice_throne.meaning import candidates, named_seats, number
from astragal.games.dice_throne.player_words import Add, Deal, Undefendable
from astragal.games.dice_throne.state import (
    AFTER_DAMAGE,
    KINDS,
    WITH_TARGET,
    DiceThrone,
)
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, step
from astragal.kernel.window import window

Word = Callable[[DiceThrone, Any, Context], None]
SeatWord = Callable[[DiceThrone, Any, Context, int], None]

QUIET: dict[type, Word] = {}
ASKING: dict[type, Word] = {}
SEAT_WORDS: dict[type, tuple[SeatWord, str, bool]] = {}
NEEDS_TARGET = ("target",)


def quiet(kind: type) -> Callable[[Word], Word]:
    """Register a word that never asks."""

    def register(word: Word) -> Word:
        QUIET[kind] = word
        return word

    return register


def asking(kind: type) -> Callable[[Word], Word]:
    """Register a word that may ask or push frames."""

    def register(word: Word) -> Word:
        ASKING[kind] = word
        return word

    return register


def to_seat(kind: type, field: str, quiet: bool = True) -> Callable[[SeatWord], SeatWord]:
    """Register a word that is done to the player named in a field."""

    def register(word: SeatWord) -> SeatWord:
        SEAT_WORDS[kind] = (word, field, quiet)
        return word

    return register


# -- lists of effects ------------------------------------------------------------------------


@step
def perform(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Carry out a list of effects from a place on."""
    effects = m.content.scripts[script]
    while at < len(effects):
        effect = effects[at]
        at += 1
        if ctx[ABILITY] and in_ability(m, effect, (script, at - 1, ctx, NO_ATTACK)):
            continue
        if carry_out(m, effect, ctx, (perform, script, at, ctx)):
            return


@step
def perform_one(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Carry out one effect that was put off."""
    carry_out(m, m.content.scripts[script][at], ctx, None)


def carry_out(m: DiceThrone, effect: Any, ctx: Context, rest: Frame | None) -> bool:
    """Do one word; true when the rest of the list now waits on the agenda."""
    kind = type(effect)
    word = QUIET.get(kind)
    if word is not None:
        word(m, effect, ctx)
        return False
    seat_word = SEAT_WORDS.get(kind)
    if seat_word is not None:
        done, field, is_quiet = seat_word
        who = getattr(effect, field)
        if is_quiet and who == "me":
            done(m, effect, ctx, ctx[ME])
            return False
        if rest is not None:
            m.do(rest)
        to_players(m, effect, ctx, who)
        return True
    if rest is not None:
        m.do(rest)
    ASKING[kind](m, effect, ctx)
    return True


def run(m: DiceThrone, effects: list[v.Effect], ctx: Context) -> None:
    """Put a list of effects on the agenda."""
    if effects:
        m.do((perform, m.content.number_of(effects), 0, ctx))


# -- effects that wait -----------------------------------------------------------------------


def in_ability(m: DiceThrone, effect: Any, put: Put) -> bool:
    """In an ability: what needs the target waits for it, what follows the damage for that.

    Effects that need no target are done at activation (DT-042), the others in the Defensive
    Roll phase (DT-055); text after a "then" behind the damage comes last (DT-065).
    """
    kind = type(effect)
    if kind is v.Then:
        return then_waits(m)
    if m.reading == AFTER_DAMAGE or (kind is Deal and effect.if_damage_dealt):
        m.after.append(put)
        return True
    if kind is Deal:
        return is_attack(m, effect, put)
    if kind is Add or kind is Undefendable:
        return False
    if m.reading == WITH_TARGET or needs_target(effect):
        m.deferred.append(put)
        return True
    return False


def is_attack(m: DiceThrone, effect: Deal, put: Put) -> bool:
    """Damage to the ability's target is the attack (DT-144), collateral never (DT-047, DT-140).

    An opponent whom the ability let its player choose is the target.
    """
    script, at, ctx, _ = put
    if effect.to == "that-player" and ctx[THAT] in m.opponents(ctx[ME]):
        m.target = ctx[THAT]
    elif effect.to != "target" or effect.kind == "collateral":
        return False
    amount = number(m, effect.amount, ctx)
    m.amount += amount
    m.kind = max(m.kind, KINDS.index(effect.kind))
    if m.reading == WITH_TARGET and not isinstance(effect.amount, int):
        m.deferred.append((script, at, ctx, amount))
    return True


@step
def figure_again(m: DiceThrone, script: int, at: int, ctx: Context, promised: int) -> None:
    """Damage behind a "then" counts what players have done in between (DT-125)."""
    effect = m.content.scripts[script][at]
    assert isinstance(effect, Deal)
    m.amount += number(m, effect.amount, ctx) - promised


def then_waits(m: DiceThrone) -> bool:
    """Whether a printed "then" comes later than activation."""
    if m.reading == AFTER_DAMAGE:
        return True
    if m.amount > 0:
        m.reading = AFTER_DAMAGE
        return True
    if m.deferred:
        m.reading = WITH_TARGET
        m.deferred.append((THEN, 0, (0, 0, 0, 0, (), 0, False), NO_ATTACK))
        return True
    return False


def needs_target(effect: Any) -> bool:
    """Whether an effect is done to the target of the ability."""
    if type(effect) is v.Choose:
        return effect.by == "target" or any(needs_target(e) for one in effect.options for e in one)
    seat_word = SEAT_WORDS.get(type(effect))
    return seat_word is not None and getattr(effect, seat_word[1]) in NEEDS_TARGET


def frames_of(puts: list[Put], target: int) -> list[Frame]:
    """Effects that waited, now that the target is known."""
    return [frame_of(put, target) for put in puts]


def frame_of(put: Put, target: int) -> Frame:
    script, at, ctx, promised = put
    if script == THEN:
        return (window, "then")
    if promised != NO_ATTACK:
        return (figure_again, script, at, with_target(ctx, target), promised)
    return (perform_one, script, at, with_target(ctx, target))


@asking(v.Then)
def then(m: DiceThrone, effect: v.Then, ctx: Context) -> None:
    """Players may react, then what was interrupted goes on (DT-110, DT-125)."""
    m.do((window, "then"))


# -- players ---------------------------------------------------------------------------------


def to_players(m: DiceThrone, effect: Any, ctx: Context, who: str) -> None:
    """Do a word to the players that are meant, asking where there is a choice."""
    named = named_seats(m, who, ctx)
    if named is not None:
        for seat in named[::-1]:
            m.do((to_player, *place_of(m, effect), ctx, seat))
        return
    most = {"two-opponents": 2, "three-opponents": 3, "two-players": 2}.get(who, 1)
    m.do((choose_player, *place_of(m, effect), ctx, most, ()))


def place_of(m: DiceThrone, effect: Any) -> tuple[int, int]:
    """Where an effect stands, so that a frame can name it."""
    return m.content.places[id(effect)]


@step
def to_player(m: DiceThrone, script: int, at: int, ctx: Context, seat: int) -> None:
    """Do one word to one player."""
    effect = m.content.scripts[script][at]
    SEAT_WORDS[type(effect)][0](m, effect, with_that(ctx, seat), seat)


@step
def choose_player(
    m: DiceThrone, script: int, at: int, ctx: Context, most: int, chosen: tuple[int, ...]
) -> None:
    """Choose whom a word is done to; up to so many different players."""
    effect = m.content.scripts[script][at]
    who = getattr(effect, SEAT_WORDS[type(effect)][1])
    seats = [seat for seat in candidates(m, who, ctx) if seat not in chosen]
    options: tuple[Option, ...] = tuple(("player", seat) for seat in seats)
    if chosen:
        options = (("done",), *options)
    if options:
        m.ask(ctx[ME], "player", options, player_chosen, script, at, ctx, most, chosen)


@step
def player_chosen(
    m: DiceThrone,
    seat: int,
    option: Option,
    script: int,
    at: int,
    ctx: Context,
    most: int,
    chosen: tuple[int, ...],
) -> None:
    """Do the word to the chosen player, and let the rest of the list know who it was."""
    if option == ("done",):
        return
    other: int = option[1]
    remember_player(m, ctx, other)
    frames: list[Frame] = [(to_player, script, at, ctx, other)]
    if amid_main_card(m, ctx[ME]):
        frames.insert(0, (window, "card"))
    if most > 1:
        frames.append((choose_player, script, at, ctx, most - 1, (*chosen, other)))
    m.do(*frames)


def amid_main_card(m: DiceThrone, seat: int) -> bool:
    """A main-phase card may be answered when it is known whom it hits (DT-172)."""
    table = m.seats[seat].table
    play = m.content.cards[table[-1]].play if table else None
    return play is not None and play.type == "main"


def remember_player(m: DiceThrone, ctx: Context, seat: int) -> None:
    """What follows in the same list may speak of `that-player`."""
    amend(m, ctx, with_that(ctx, seat))


def amend(m: DiceThrone, old: Context, new: Context) -> None:
    """The rest of the list that is being carried out goes on in another context."""
    if m.agenda and m.agenda[-1][0] is perform and m.agenda[-1][3] == old:
        _, script, at, _ = m.agenda.pop()
        m.do((perform, script, at, new))
