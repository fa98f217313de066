"""Who fights in Dice Throne, and what a turn keeps in mind.

A *fighter* acts and is attacked, a *side* is who it is with, a *pool* is the health counter that
pays for it, and a *seat* is who is asked. Fighters are numbered: those with a seat first and as
their seats are, then those whom nobody plays, which the game chooses for.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from astragal.games.dice_throne import fields
from astragal.games.dice_throne.effects.context import Put
from astragal.games.dice_throne.fighter import Fighter
from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.facts import HeroFacts
from astragal.games.dice_throne.packs.wordbook import Wordbook
from astragal.games.dice_throne.rules.editions import EDITIONS, Edition
from astragal.games.dice_throne.rules.modes import MODES, Mode
from astragal.games.dice_throne.rules.moments import BITS, OTHER, UNKNOWN
from astragal.games.dice_throne.rules.phases import SETUP
from astragal.games.dice_throne.rules.seating import Seating, seating
from astragal.kernel.marks import Owned, Unsaved
from astragal.kernel.match import Match
from astragal.kernel.owned import take_over
from astragal.prose.player import OwnName

MOST_CP: Final = 15

# A packet of damage: numbers at these places.
Packet = list[int]
BY: Final = 0
TO: Final = 1
KIND: Final = 2
BASE: Final = 3
PLUS: Final = 4
MINUS: Final = 5
HALVES: Final = 6  # how often half of it is prevented
REFLECTS: Final = 7  # how often half of it is dealt back
AVOIDED: Final = 8
ATTACK: Final = 9
GUARD: Final = 10  # the companion that takes damage in the hero's place, or -1
SHARE: Final = 11  # how much the companion takes; -1 for all
SOURCE: Final = 12  # the token that deals it, or -1

KINDS: Final = ("normal", "undefendable", "pure", "collateral", "ultimate")
NORMAL: Final = 0
UNDEFENDABLE: Final = 1
PURE: Final = 2
COLLATERAL: Final = 3
ULTIMATE: Final = 4
HEALING: Final = 5  # in edition 2.2 healing is summed up with the damage

# How far the text of the ability that is being activated has been read.
NOW: Final = 0
WITH_TARGET: Final = 1  # a "then" waits for the target
AFTER_DAMAGE: Final = 2

SAME_TARGET: Final = -2  # an extra phase is against whomever the attack has found

WaitingRoll = tuple[int, str, bool, tuple[int, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceThrone(Match):
    """A match of Dice Throne."""

    __slots__ = fields.DICE_THRONE_SLOTS

    def prepare(self) -> None:
        """Everything as it is before the first card is drawn.

        50 health in a duel (DT-002), 2 CP (DT-003), all tokens in the supply (DT-006).
        """
        self.content: Unsaved[Content] = self.setup.content
        self.book: Unsaved[Wordbook] = self.content.vocabulary.book
        self.edition: Unsaved[Edition] = EDITIONS[str(self.setup.options["edition"])]
        self.mode: Unsaved[Mode] = self.find_mode()
        boards = self.cast()
        count = len(boards)
        self.unseated = count - self.seated
        self.fighters: Owned[list[Fighter]] = [Fighter(board) for board in boards]
        for who in self.fighters:
            who.begin()
        clockwise = self.edition.priority_goes_clockwise
        self.seating: Unsaved[Seating] = seating(self.mode, count, clockwise)
        self.side_of: Unsaved[tuple[int, ...]] = self.seating.side_of
        self.pool_of: Unsaved[tuple[int, ...]] = self.seating.pool_of
        self.health: list[int] = list(self.seating.start_health)  # by pool
        self.phase: str = SETUP
        self.turn: int = 0
        self.first: int = 0
        self.acted: int = 0  # how many actions there were
        self.altered: int = 0  # how often dice were altered
        self.extra: int = 0  # Offensive Roll phases still to come
        self.extra_target: int = -1
        self.fallen: tuple[int, ...] = ()  # pools that were used up
        self.actor: int = 0  # who acts: whose turn it is, unless another acts within it
        self.clear_turn()
        self.clear_roll()
        self.clear_attack()

    def find_mode(self) -> Mode:
        """What this match differs in from others; a game built on this one has its own modes."""
        return MODES[str(self.setup.options["mode"])]

    def cast(self) -> list[HeroFacts]:
        """Who fights: a hero for each seat; behind them stand those whom nobody plays."""
        return [self.content.boards[str(seat["hero"])] for seat in self.setup.seats]

    def clear_turn(self) -> None:
        """Nothing has happened in this turn yet. Tuples are replaced, so clones share them."""
        self.used: tuple[int, ...] = ()  # plays made that may be made once a turn
        self.fresh: tuple[int, ...] = ()  # tokens gained by the active seat, by number
        # Tokens that leave when the turn or phase ends: each of those it began with.
        self.begun_with: tuple[int, ...] = ()
        self.attempts_used: int = 0
        self.skipped: str = ""

    def clear_roll(self) -> None:
        """No dice lie on the table."""
        self.dice: list[int] = []
        self.roller: int = -1
        self.purpose: str = ""
        self.attempts: int = 0
        self.dice_open: bool = False  # whether they may be altered now
        self.rolls: tuple[WaitingRoll, ...] = ()  # rolls that wait beneath

    def clear_attack(self) -> None:
        """No ability is being carried out."""
        self.attacker: int = -1
        self.target: int = -1
        self.ability: str = ""
        self.kind: int = NORMAL
        self.amount: int = 0  # as printed and rolled; preventing it lessens nothing here (DT-144)
        self.added: int = 0  # by modifiers
        self.dealt: int = 0  # what the target has really taken
        self.attack_on: bool = False  # from targeting until its damage is dealt
        self.ultimate: bool = False
        self.defended: bool = False
        self.reading: int = NOW
        self.weakened: int = 0  # how often the attack's damage is halved
        self.pooling: bool = False  # damage is summed up and dealt together
        self.blocks: tuple[int, ...] = ()  # who keeps one inflicted status off (see `block_for`)
        self.rerollable: tuple[int, ...] = ()  # tokens whose dice may be rerolled in this attack
        self.inflicted: tuple[int, ...] = ()  # tokens that the attack has put on its target
        self.incoming: list[Packet] = []
        self.isolated: list[Packet] = []
        self.deferred: tuple[Put, ...] = ()  # effects that wait for the target
        self.after: tuple[Put, ...] = ()  # effects that wait for the damage

    def clone_state(self, other: "DiceThrone") -> None:
        fields.copy_dice_throne(self, other)

    def pack(self) -> Any:
        return fields.pack_dice_throne(self)

    def unpack(self, state: Any) -> None:
        self.prepare()
        fields.unpack_dice_throne(self, state)

    # -- writing to a fighter ------------------------------------------------------------------

    def own(self, seat: int) -> Fighter:
        """A fighter to be written to; what was known of it is forgotten."""
        owned = self.owned >> seat & 1
        who = self.fighters[seat] if owned else take_over(self, self.fighters, seat)
        who.open = UNKNOWN
        return who

    def unshare(self) -> None:
        """Every fighter is to be written to."""
        for seat in range(len(self.fighters)):
            self.own(seat)

    # -- questions --------------------------------------------------------------------------

    def alive(self, seat: int) -> bool:
        """Whether what pays for this fighter still has health."""
        return self.health[self.pool_of[seat]] > 0

    def opponents(self, seat: int) -> list[int]:
        """The living opponents, in turn order from this fighter."""
        health, pool_of = self.health, self.pool_of
        return [other for other in self.seating.rivals[seat] if health[pool_of[other]] > 0]

    def teammates(self, seat: int) -> list[int]:
        """The others of this side."""
        others = self.seating.others[seat]
        return [other for other in others if not self.seating.is_rival(seat, other)]

    def players(self, seat: int) -> list[int]:
        """All living players, this seat first."""
        return [other for other in self.seating.turn_orders[seat] if self.alive(other)]

    def next_alive(self, seat: int) -> int:
        """The next in turn order who still has health."""
        for other in self.seating.others[seat]:
            if self.health[self.pool_of[other]] > 0:
                return other
        return seat

    def fighters_after(self, seat: int) -> tuple[int, ...]:
        """The other fighters, in turn order."""
        return self.seating.others[seat]

    def unseated_names(self) -> tuple[OwnName, ...]:
        """Those whom nobody plays are called as their boards are."""
        names = [fighter.board.hero.names for fighter in self.fighters[self.seated :]]
        return tuple(OwnName(name.en, name.ru, name.pl) for name in names)

    def priority(self, moment: str) -> tuple[int, ...]:
        """The roller first while a roll of theirs lies open (DT-160), else the active seat.

        The others follow in turn order. In 2.2 always the active seat, then clockwise (DT-167,
        DT-168).
        """
        first = self.active
        if self.dice_open and self.edition.roller_is_undisturbed:
            first = self.roller
        order = self.seating.orders[first]
        if self.fallen:
            return tuple(seat for seat in order if self.alive(seat))
        return order

    def forestalls(self, seat: int) -> bool:
        """The active seat acts first, whoever began (DT-167), but leaves a roller alone."""
        if seat == self.active or not self.edition.active_seat_forestalls:
            return False
        return not (self.dice_open and self.roller == seat)

    def has(self, seat: int, trait: str) -> bool:
        """Whether a status of this seat has a trait."""
        return self.fighters[seat].held & self.content.trait_bits[trait] != 0

    def is_quiet(self, moment: str) -> bool:
        """Whether nobody holds anything that could be played and paid for at a moment.

        With public polling that is nobody's to know.
        """
        bit = BITS.get(moment, OTHER)
        for who in self.fighters:
            if who.open & bit and (who.open != UNKNOWN or who.look() & bit):
                return False
        return not self.setup.public
