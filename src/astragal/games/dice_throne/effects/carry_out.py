"""Carrying effects out: one list after another, one word after another.

A word is a function registered for its dataclass. Quiet words do their thing at once; others may
ask or push frames, so the rest of their list is put on the agenda beneath them first.
"""

from typing import Any, Final

from astragal.games.dice_throne.effects.context import (
    ABILITY,
    ME,
    NO_ATTACK,
    REST,
    THEN,
    Context,
    Put,
    with_target,
    with_that,
)
from astragal.games.dice_throne.effects.meaning import named_seats, number
from astragal.games.dice_throne.effects.waiting import in_ability, waits_for_damage
from astragal.games.dice_throne.packs.words.compose import Then
from astragal.games.dice_throne.packs.words.damage import Deal
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.objects import choosable
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.agenda import exchange, waiting
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, step
from astragal.kernel.window import window

# Whom a word lets its player choose, and how many at most.
MOST_CHOSEN = {
    "chosen-opponent": 1,
    "chosen-player": 1,
    "chosen-teammate": 1,
    "two-opponents": 2,
    "three-opponents": 3,
    "two-players": 2,
}

# -- lists of effects ------------------------------------------------------------------------


@step
def perform(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Carry out a list of effects from a place on."""
    effects = m.content.scripts[script]
    while at < len(effects):
        effect = effects[at]
        at += 1
        if type(effect) is Then:
            if waits_for_damage(m, script, at, ctx):
                return
            if script in m.content.undisturbed:
                continue  # what is immediate is finished without a pause (DT-111, DT-170)
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
    book = m.book
    word = book.quiet_words.get(kind)
    if word is not None:
        word(m, effect, ctx)
        return False
    seat_word = book.seat_words.get(kind)
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
    book.asking_words[kind](m, effect, ctx)
    return True


def run(m: DiceThrone, effects: list[Effect], ctx: Context) -> None:
    """Put a list of effects on the agenda."""
    if effects:
        m.do((perform, m.content.number_of(effects), 0, ctx))


# -- effects that waited ----------------------------------------------------------------------


@step
def figure_again(m: DiceThrone, script: int, at: int, ctx: Context, promised: int) -> None:
    """Damage behind a "then" counts what players have done in between (DT-125)."""
    effect = m.content.scripts[script][at]
    assert isinstance(effect, Deal)
    m.amount += number(m, effect.amount, ctx) - promised


def frames_of(puts: tuple[Put, ...], target: int) -> list[Frame]:
    """Effects that waited, now that the target is known."""
    return [frame for put in puts for frame in frames_of_one(put, target)]


def frames_of_one(put: Put, target: int) -> tuple[Frame, ...]:
    script, at, ctx, promised = put
    if script == THEN:
        return ((window, "then"),)
    ctx = with_target(ctx, target)
    if promised == REST:
        return ((window, "then"), (perform, script, at, ctx))
    if promised != NO_ATTACK:
        return ((figure_again, script, at, ctx, promised),)
    return ((perform_one, script, at, ctx),)


@step
def what_follows(m: DiceThrone) -> None:
    """The damage is dealt: what waited for it comes (DT-065)."""
    puts = m.after
    m.after = ()
    m.do_all(frames_of(puts, m.target))


WHAT_FOLLOWS: Final[Frame] = (what_follows,)


# -- players ---------------------------------------------------------------------------------


def to_players(m: DiceThrone, effect: Any, ctx: Context, who: str) -> None:
    """Do a word to the players that are meant, asking where there is a choice."""
    named = named_seats(m, who, ctx)
    if named is None:
        most = MOST_CHOSEN.get(who, 1)
        m.do((choose_player, *place_of(m, effect), ctx, most, ()))
        return
    if named and who in MOST_CHOSEN:
        remember_player(m, ctx, named[0])  # the only one that could be chosen
    for seat in named[::-1]:
        m.do((to_player, *place_of(m, effect), ctx, seat))


def place_of(m: DiceThrone, effect: Any) -> tuple[int, int]:
    """Where an effect stands, so that a frame can name it."""
    return m.content.places[id(effect)]


@step
def to_player(m: DiceThrone, script: int, at: int, ctx: Context, seat: int) -> None:
    """Do one word to one player."""
    effect = m.content.scripts[script][at]
    m.book.seat_words[type(effect)][0](m, effect, with_that(ctx, seat), seat)


@step
def choose_player(
    m: DiceThrone, script: int, at: int, ctx: Context, most: int, chosen: tuple[int, ...]
) -> None:
    """Choose whom a word is done to; up to so many different players."""
    effect = m.content.scripts[script][at]
    who = getattr(effect, m.book.seat_words[type(effect)][1])
    seats = [seat for seat in choosable(m, effect, who, ctx) if seat not in chosen]
    options: tuple[Option, ...] = tuple(("player", seat) for seat in seats)
    if chosen:
        options = (("done",), *options)
    m.let_choose(ctx[ME], "player", options, player_chosen, script, at, ctx, most, chosen)


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
    m.do_all(frames)


def amid_main_card(m: DiceThrone, seat: int) -> bool:
    """A main-phase card may be answered when it is known whom it hits (DT-172)."""
    table = m.fighters[seat].table
    play = m.content.cards[table[-1]].play if table else None
    return play is not None and play.type == "main"


def remember_player(m: DiceThrone, ctx: Context, seat: int) -> None:
    """What follows in the same list may speak of `that-player`."""
    amend(m, ctx, with_that(ctx, seat))


def amend(m: DiceThrone, old: Context, new: Context) -> None:
    """The rest of the list that is being carried out goes on in another context.

    What was put off stands on the agenda effect by effect.
    """
    for place, frame in enumerate(waiting(m)):
        if place == 0 and frame[0] is perform and frame[3] == old:
            exchange(m, 0, (*frame[:3], new))
            return
        if frame[0] not in PUT_OFF and frame != (window, "then"):
            return
        if len(frame) > 3 and frame[3] == old:
            exchange(m, place, (*frame[:3], new, *frame[4:]))


PUT_OFF = (perform_one, figure_again)
