"""What people say outside decisions: they resign, offer a draw, accept or decline it.

It is an act like any other: checked, committed, and only then told. Where a match goes on without
whoever resigned, they get up for good and a bot plays their seat. Bots decline what is offered.
"""

from dataclasses import replace

from astragal.kernel.parley import RESIGN
from astragal.kernel.speaking import ACCEPT, DECLINE, OFFER, plays_on
from astragal.server.acts import going_on, heard_before, perform, remembering
from astragal.server.declining import bots_decline
from astragal.server.listener import Listener
from astragal.server.messages import MakeOffer, OfferAnswer, Resign
from astragal.server.outgoing import Done, written
from astragal.server.play import Intent, Play
from astragal.server.problems import Problem
from astragal.server.room import Room
from astragal.server.seating import host_of, seats_changed
from astragal.server.store import change_seats, change_table, rows
from astragal.server.vacant import deserted

Saying = Resign | MakeOffer | OfferAnswer


async def speak(room: Room, listener: Listener, asked: Saying) -> Done | None:
    """Do what somebody says at a table, once, whoever must decide."""
    async with room.lock:
        known = _left_with(room, listener.user, asked)
        known = known or await heard_before(room, listener.user, asked)
        if known is not None:
            return known
        with remembering(room, asked):
            play = _check(room, asked, listener.language)
        if isinstance(asked, Resign) and plays_on(play.match, asked.seat - 1):
            await _get_up(room, play, asked)
            # Before whoever may not see the table any more is turned out.
            listener.answer(written(_done(play, asked)))
            seats_changed(room)
            return None
        said = Intent(asked.seat, "person", notation(asked), asked.nonce)
        await perform(room, play, said)
        await bots_decline(room)
        return _done(play, asked)


def _done(play: Play, asked: Saying) -> Done:
    return Done(asked.nonce, True, play.answers[asked.seat, asked.nonce])


def notation(asked: Saying) -> str:
    """What is said, as records write it."""
    match asked:
        case Resign():
            return RESIGN
        case MakeOffer():
            return f"{OFFER} {asked.what}"
        case OfferAnswer():
            return f"{ACCEPT if asked.yes else DECLINE} {asked.what}"


def offered(room: Room, seats: list[int]) -> bool:
    """Whether something is offered that one of these seats has not answered, as far as is known
    without fetching the match from the disk.
    """
    if room.play is None or not room.play.match.parley.offer:
        return False
    m, agree = room.play.match, f"{ACCEPT} {room.play.match.parley.offer}"
    return any(m.why_not(seat - 1, agree) is None for seat in seats)


def _left_with(room: Room, user: rows.User | None, asked: Saying) -> Done | None:
    """The answer to whoever has got up with this very word: the seat is theirs no more."""
    play = room.play
    if play is None or user is None or asked.match != play.row.id:
        return None
    began = dict(enumerate(play.row.users, 1)).get(asked.seat) == user.id
    number = play.answers.get((asked.seat, asked.nonce)) if began else None
    return None if number is None else Done(asked.nonce, True, number)


def _check(room: Room, asked: Saying, language: str) -> Play:
    """The match that this is said in, if it can be said now."""
    play = going_on(room, asked)
    why = play.match.why_not(asked.seat - 1, notation(asked))
    if why is not None:
        raise Problem("illegal", rule=why.rule, words=why.sentence(language))
    return play


async def _get_up(room: Room, play: Play, asked: Resign) -> None:
    """The match goes on without this person; the lock is held."""
    seat = room.seat(asked.seat)
    seats = [deserted(one, one.name, True) if one is seat else one for one in room.seats]
    table = replace(room.table, changed=room.now, host=host_of(room, seats))
    gone = [change_table(table, "changed", "host"), *change_seats(table.id, seats)]
    await perform(room, play, Intent(asked.seat, "person", RESIGN, asked.nonce), *gone)
    room.table, room.seats = table, seats
