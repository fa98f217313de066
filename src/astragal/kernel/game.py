"""A game: its facts declared as data, and the functions that its files bring.

A game is immutable and shared by all its matches. Server, bots, lab and terminal
know nothing of a game but this class and its matches.
"""

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from astragal.errors import PackError, SaveError, SetupError
from astragal.kernel import speaking, window
from astragal.kernel.advice import NO_ADVICE, Advice
from astragal.kernel.chance import KEY_BYTES, Chance, key_of_seed
from astragal.kernel.facts import POLLING, Facts, Value
from astragal.kernel.library import FactsOf, Library, Reading, facts_of, hash_of, in_order
from astragal.kernel.match import Match, Option
from astragal.kernel.moves import Moves
from astragal.kernel.naming import Offer, named, own_id, verb_and_rest
from astragal.kernel.reference import NO_REFERENCE, Reference
from astragal.kernel.save import from_bytes
from astragal.kernel.setup import Setup, checked, checked_seats
from astragal.kernel.step import Frame, home
from astragal.kernel.table import NO_TABLE, Table
from astragal.kernel.view import View
from astragal.kernel.why import Refusal, no_such_option
from astragal.packs.bring import brought_pack
from astragal.packs.pack import Pack
from astragal.packs.shelf import Shelf
from astragal.packs.yaml import Node, Position
from astragal.prose.player import Called
from astragal.prose.text import Text, names_in, words_in

Pools = Iterable[Sequence[list[int]]]
Seats = int | Sequence[Mapping[str, Value]]


NO_PACKS: Final = Reading()


def nothing_hidden(m: Any, seat: int) -> Pools:
    """The hidden zones of a game without any."""
    return ()


def nothing_wrong(m: Any) -> list[str]:
    """The broken invariants of a game that names none."""
    return []


def no_reactions(m: Any, seat: int, moment: str) -> tuple[Option, ...]:
    """What a seat can answer in a game without windows."""
    return ()


def no_answer(m: Any, seat: int, moment: str) -> bool:
    """Whether a seat might have an answer in a game without windows."""
    return False


def no_reaction(m: Any, seat: int, option: Option) -> None:
    """What carries a reaction out, in a game without windows: nothing."""


def any_setup(setup: Setup) -> None:
    """For games whose seats and options fit together in every combination."""


def no_campaign(m: Any) -> Setup | None:
    """What follows a match in a game whose matches stand alone."""
    return None


def everybody_plays(m: Any, seat: int) -> bool:
    """Whether a seat is in play, in a game that puts nobody out before the end."""
    return True


def first_option_for_unseated(m: Any) -> int:
    """What somebody does whom nobody plays, in a game that does not say."""
    return 0


def key_of(seed: str) -> bytes:
    """The key that a seed text stands for; a SetupError when it is no text."""
    if not isinstance(seed, str):
        raise SetupError(f'seed: expected a text, as "5", found {seed!r}')
    return key_of_seed(seed)


def _homes(match: type[Match]) -> frozenset[str]:
    """Whose steps a saved match may name: its own, and those of what it is built on."""
    return frozenset(home(part.__module__) for part in match.__mro__)


def _folders(built_on: "Game | None", folder: Path) -> tuple[Path, ...]:
    """Where the words of a game are: its own, and those of a game that it is built on."""
    return (folder,) if built_on is None else (*built_on.folders, folder)


def _events(built_on: "Game | None") -> Mapping[str, tuple[str, ...]]:
    """The events of the game that it is built on, or those that every game has."""
    return {**window.EVENTS, **speaking.EVENTS} if built_on is None else built_on.events


class Game:
    """Rules and content of one game.

    The number `rules` is raised only when the same seed and moves would give another match. For
    the reasons in `shown` a seat is asked even with one option, so that a person sees it. Where a
    seat can be out before the end, `in_play` says so; `draws`: whether one can be agreed on.
    """

    def __init__(
        self,
        *,
        id: str,
        folder: Path,
        seats: range,
        match: type[Match],
        saved: Any,
        reading: Reading = NO_PACKS,
        first: Frame,
        view: Callable[[Any, int], View],
        moves: Moves,
        rules: int = 1,
        options: Facts | FactsOf | None = None,
        seat_facts: Facts | FactsOf | None = None,
        events: Mapping[str, tuple[str, ...]] | None = None,
        agree: Callable[[Setup], None] = any_setup,
        refusal: Callable[[Any, int, str], Refusal] = no_such_option,
        name_of: Callable[[Any, str, str, str], str] = own_id,
        describe: Callable[[Any, Option, str], Offer] = verb_and_rest,
        pools: Callable[[Any, int], Pools] = nothing_hidden,
        broken: Callable[[Any], list[str]] = nothing_wrong,
        place: Callable[[Any, Node], None] | None = None,
        reactions: Callable[[Any, int, str], tuple[Option, ...]] | None = None,
        might_react: Callable[[Any, int, str], bool] | None = None,
        react: Callable[[Any, int, Option], None] | None = None,
        advice: Advice = NO_ADVICE,
        table: Table = NO_TABLE,
        reference: Reference = NO_REFERENCE,
        shown: Collection[str] = (),
        samples: Callable[[], Iterable[tuple[Seats, dict[str, Value]]]] | None = None,
        carry: Callable[[Any], Setup | None] = no_campaign,
        unseated_choice: Callable[[Any], int] = first_option_for_unseated,
        in_play: Callable[[Any, int], bool] = everybody_plays,
        draws: bool = True,
        built_on: "Game | None" = None,
    ) -> None:
        self._given = {name: value for name, value in locals().items() if name != "self"}
        self.id, self.folder, self.seats = id, folder, seats
        self.folders = _folders(built_on, folder)
        self.match, self.saved = match, saved
        self.library = Library(reading, facts_of(options), facts_of(seat_facts))
        self.first, self.rules = first, rules
        self.seat_view = view
        self.events = {**_events(built_on), **(events or {})}
        self.agree = agree
        self.moves, self.write = moves, moves.write
        self.refusal = refusal
        self.name_of, self.describe = name_of, describe
        self.pools = pools
        self.broken, self.place = broken, place
        self.reactions = reactions or no_reactions
        self.might_react = might_react or no_answer
        self.react = react or no_reaction
        self.advice, self.table, self.reference = advice, table, reference
        self.shown = frozenset(shown)
        self._samples, self._carry = samples, carry
        self.unseated_choice = unseated_choice
        self.in_play, self.draws = in_play, draws
        self.homes = _homes(match)

    def extended(self, **changes: Any) -> "Game":
        """A game that is built on this one: what it does not say is as it is here."""
        return Game(**{**self._given, **changes, "built_on": self})

    @property
    def windows(self) -> bool:
        """Whether seats are polled for answers to what others do."""
        return self.reactions is not no_reactions

    @property
    def shelf(self) -> Shelf:
        """Where this game's packs are found."""
        return self.library.shelf

    def bring(self, pack: Pack | str | Path) -> Pack:
        """Have a pack from outside at hand, a file or a folder; one that is no good is a PackError
        at once. `game.shelf.leave(pack)` takes it away again.
        """
        found = pack if isinstance(pack, Pack) else brought_pack(pack)
        if not self.library.reading.outside:
            raise self.no_place_for(found)
        self.library.content((*self.shelf.own, found))
        self.shelf.bring(found)
        return found

    def no_place_for(self, pack: Pack) -> PackError:
        """The error for a pack that somebody brings to a game that takes none."""
        return Position(pack.place, 1, 1).error(f"{self.id} takes no packs from outside")

    @property
    def options(self) -> Facts:
        """What can be agreed on for a match, with the packs at hand."""
        return {**self.library.facts()[0], **POLLING}

    @property
    def seat_facts(self) -> Facts:
        """What can be agreed on for each seat, with the packs at hand."""
        return self.library.facts()[1]

    def setup(
        self,
        seats: Seats,
        options: Mapping[str, Value] | None = None,
        packs: tuple[Pack, ...] | None = None,
        whole: bool = False,
    ) -> Setup:
        """Check seats and options, with some packs or those at hand; a SetupError says what would
        be right. A whole setup uses all of them, as a scenario does, not only what it needs.
        """
        packs = self.shelf.at_hand if packs is None else packs
        if not packs and self.library.reading.folders:
            raise SetupError("this game needs packs to be dealt from", "setup-no-packs")
        of_match, of_seats = self.library.facts(packs)
        setup = Setup(
            checked_seats(seats, self.seats, of_seats),
            checked("options", {**of_match, **POLLING}, options or {}),
        )
        self.agree(setup)
        setup.packs = in_order(packs if whole else self.library.reading.needed(packs, setup))
        setup.content = self.content(setup)
        return setup

    def content(self, setup: Setup | None = None) -> Any:
        """The tables of the packs that a setup uses; without one, of all packs at hand."""
        return self.library.content(None if setup is None else setup.packs)

    def setups(self) -> list[Setup]:
        """Examples of setups that cover every mode and number of seats, for tests and benches."""
        if self._samples is None:
            return [self.setup(count) for count in self.seats]
        return [self.setup(seats, options) for seats, options in self._samples()]

    def carry(self, m: Match) -> Setup | None:
        """The setup of the next match of a campaign; nothing where none follows."""
        return None if m.result is None else self._carry(m)

    def new(
        self,
        seats: Seats | Setup | None = None,
        *,
        options: Mapping[str, Value] | None = None,
        seed: str | None = None,
        chance: Chance | None = None,
        events: bool = False,
    ) -> Match:
        """A new match, played up to its first decision."""
        match = self.unstarted(seats, options=options, seed=seed, chance=chance)
        if events:
            match.events = []
        match.do(self.first)
        match.run()
        return match

    def unstarted(
        self,
        seats: Seats | Setup | None = None,
        *,
        options: Mapping[str, Value] | None = None,
        seed: str | None = None,
        chance: Chance | None = None,
    ) -> Match:
        """A match on which nothing has been done yet."""
        if not isinstance(seats, Setup):
            seats = self.setup(self.seats[0] if seats is None else seats, options)
        elif options:
            raise SetupError("a Setup brings its options; don't give them twice")
        if chance is None:
            chance = Chance(secrets.token_bytes(KEY_BYTES) if seed is None else key_of(seed))
        match = self.match(self, seats, chance)
        match.blank()
        return match

    def load(self, data: bytes, packs: Sequence[bytes | Pack] = ()) -> Match:
        """The match that `to_bytes` made, with packs that came along; else a SaveError."""
        along = [pack.to_bytes() if isinstance(pack, Pack) else pack for pack in packs]
        if not all(isinstance(pack, bytes) for pack in along):
            raise SaveError("packs that come along are a list of packs, or of their bytes")
        return from_bytes(self, data, along)

    def actions(self, setup: Setup) -> int:
        """How many action ids a match of this setup has; each option has one, from 0."""
        return self.moves.count(setup.content)

    def text(self, language: str = "en") -> Text:
        """The words of this game in a language."""
        return words_in(self.folders, language)

    def reasons(self) -> tuple[str, ...]:
        """The reasons for which a seat may be asked: each has words that ask for it."""
        return names_in(self.folders, "ask-")

    def say(
        self,
        content: Any,
        message: str,
        arguments: Mapping[str, Any],
        language: str = "en",
        names: Sequence[Called] = (),
    ) -> str:
        """A message of this game, with names for the ids and the seats in its arguments."""
        said = named(self, content, arguments, language, names)
        return self.text(language).message(message, **said)

    def refused(self, error: SetupError, language: str = "en") -> str:
        """Why a setup is refused, in words."""
        if not error.message:
            return str(error)
        return self.say(self.content(), error.message, error.arguments, language)

    @property
    def hides(self) -> bool:
        """Whether seats have secrets from each other."""
        return self.pools is not nothing_hidden

    @property
    def tour_file(self) -> Path:
        """Where the guided first match lies, if the game has one."""
        return self.folder / "tour.yaml"

    def content_hash(self) -> str:
        """One number for all packs at hand."""
        return hash_of(self.shelf.at_hand)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"
