"""Carrying effects out: one list after another, one word after another.

A word is a function registered for its dataclass. Quiet words do their thing at once; others may
ask or push frames, so the rest of their list is put on the agenda beneath them first.
"""

from typing import Final

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
from astragal.games.dice_throne.packs.wordbook import TO_ME, TO_PLAYERS, ReadyWord
from astragal.games.dice_throne.packs.words.compose import Then
from astragal.games.dice_throne.packs.words.damage import Deal
from astragal.games.dice_throne.packs.words.word import Effect
from astragal.games.dice_throne.rules.objects import choosable
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.agenda import exchange, waiting
from astragal.kernel.match import Option
from astragal.kernel.step import Frame, steps
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


def perform(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Carry out a list of effects from a place on."""
    words = m.content.words[script]
    while at < len(words):
        word = words[at]
        at += 1
        if type(word.effect) is Then:
            if waits_for_damage(m, script, at, ctx):
                return
            if script in m.content.undisturbed:
                continue  # what is immediate is finished without a pause (DT-111, DT-170)
        if ctx[ABILITY] and in_ability(m, word.effect, (script, at - 1, ctx, NO_ATTACK)):
            continue
        if word.may_ask:
            m.do((perform, script, at, ctx))
            carry_out(m, word, ctx)
            return
        carry_out(m, word, ctx)


def perform_one(m: DiceThrone, script: int, at: int, ctx: Context) -> None:
    """Carry out one effect that was put off."""
    carry_out(m, m.content.words[script][at], ctx)


def carry_out(m: DiceThrone, word: ReadyWord, ctx: Context) -> None:
    """Do one word; the rest of its list waits on the agenda where the word may ask."""
    how = word.how
    if how == TO_PLAYERS:
        to_players(m, word, ctx)
    elif how == TO_ME:
        word.does(m, word.effect, ctx, ctx[ME])
    else:
        word.does(m, word.effect, ctx)


def run(m: DiceThrone, effects: list[Effect], ctx: Context) -> None:
    """Put a list of effects on the agenda."""
    if effects:
        m.do((perform, m.content.number_of(effects), 0, ctx))


def run_now(m: DiceThrone, effects: list[Effect], ctx: Context) -> None:
    """Carry out a list of effects at once: the last thing that a word does."""
    if effects:
        perform(m, m.content.number_of(effects), 0, ctx)


# -- effects that waited ----------------------------------------------------------------------


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


def what_follows(m: DiceThrone) -> None:
    """The damage is dealt: what waited for it comes (DT-065)."""
    puts = m.after
    m.after = ()
    m.do_all(frames_of(puts, m.target))


WHAT_FOLLOWS: Final[Frame] = (what_follows,)


# -- players ---------------------------------------------------------------------------------


def to_players(m: DiceThrone, word: ReadyWord, ctx: Context) -> None:
    """Do a word to the players that are meant, asking where there is a choice."""
    named = named_seats(m, word.whom, ctx)
    if named is None:
        most = MOST_CHOSEN.get(word.whom, 1)
        m.now((choose_player, word.script, word.at, ctx, most, ()))
        return
    if named and word.whom in MOST_CHOSEN:
        remember_player(m, ctx, named[0])  # the only one that could be chosen
    if len(named) == 1:
        to_player(m, word.script, word.at, ctx, named[0])
        return
    m.do_all([(to_player, word.script, word.at, ctx, seat) for seat in named])


def to_player(m: DiceThrone, script: int, at: int, ctx: Context, seat: int) -> None:
    """Do one word to one player."""
    word = m.content.words[script][at]
    word.does(m, word.effect, with_that(ctx, seat), seat)


def choose_player(
    m: DiceThrone, script: int, at: int, ctx: Context, most: int, chosen: tuple[int, ...]
) -> None:
    """Choose whom a word is done to; up to so many different players."""
    word = m.content.words[script][at]
    seats = [seat for seat in choosable(m, word.effect, word.whom, ctx) if seat not in chosen]
    options: tuple[Option, ...] = tuple(("player", seat) for seat in seats)
    if chosen:
        options = (("done",), *options)
    m.let_choose(ctx[ME], "player", options, player_chosen, script, at, ctx, most, chosen)


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


steps(
    perform,
    perform_one,
    figure_again,
    what_follows,
    to_player,
    choose_player,
    player_chosen,
)
