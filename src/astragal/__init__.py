"""Astragal: a digital table for dice-and-card hero games.

game = astragal.game("pig")
match = game.new(seats=2, seed="any text")
while match.decision:
    print(match.decision)
    match.apply(0)
print(match.result)
"""

from astragal.errors import AstragalError, IllegalMove
from astragal.games import game, game_ids
from astragal.kernel.match import REFEREE, SPECTATOR, Match
from astragal.kernel.playout import playout
from astragal.records.record import parse, record, write
from astragal.records.replay import replay, verify
from astragal.version import VERSION

__version__ = VERSION

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "AstragalError",
    "IllegalMove",
    "Match",
    "game",
    "game_ids",
    "parse",
    "playout",
    "record",
    "replay",
    "verify",
    "write",
]
