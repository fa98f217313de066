"""Bots play on: what is offered to one is declined at once, also when it has just taken a seat."""

from astragal.kernel.speaking import DECLINE, playing
from astragal.server.acts import perform
from astragal.server.asked import bot_kind
from astragal.server.play import Intent
from astragal.server.room import Room


async def bots_decline(room: Room) -> None:
    """Let the first bot that plays decline what is offered. The lock is held."""
    play = room.play
    if play is None or play.over or not play.match.parley.offer:
        return
    bots = [room.seats[seat] for seat in playing(play.match) if room.seats[seat].by_bot]
    if bots:
        refusal = f"{DECLINE} {play.match.parley.offer}"
        await perform(room, play, Intent(bots[0].number, bot_kind(bots[0]), refusal))
