"""The other engines, each driven in the fastest fair way that its own Python face offers."""

import pickle
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from benchmarks.entrants import ENDLESS, Entrant, Kind, Work, midway


class NotInstalledError(Exception):
    """A reference whose library is not in this environment."""


def library(module: str, package: str) -> ModuleType:
    """Import a reference's module only when it is to be measured."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise NotInstalledError(
            f"{package} is left out, because it is not installed here ({error}). "
            f"`make bench` installs it; by hand: pip install {package}"
        ) from error


class OpenSpielDice:
    """A dice game of OpenSpiel, in which at most one chance node follows an action."""

    kind: Kind = "reference"
    driven = (
        "legal_actions() and apply_action(); a chance node's outcomes are uniform and depend on the"
        " action before it alone, so chance_outcomes() is asked once per action and then remembered"
    )

    def __init__(self, name: str, **parameters: int) -> None:
        self.name = f"OpenSpiel {name}"
        self.game = library("pyspiel", "open_spiel").load_game(name, parameters)
        self.outcomes: dict[int | None, list[int]] = {}
        state = midway(self.start, self.advance)
        serialize, deserialize = state.serialize, self.game.deserialize_state
        self.clone: Work = state.clone
        self.round_trip: Work = lambda: deserialize(serialize())

    def play(self, rng: Random) -> int:
        return self.advance(self.start(rng), rng, ENDLESS)

    def start(self, rng: Random) -> Any:
        state = self.game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(rng.choice(self.listed(state, None)))
        return state

    def advance(self, state: Any, rng: Random, limit: int) -> int:
        random, known = rng.random, self.outcomes
        legal, apply, is_chance = state.legal_actions, state.apply_action, state.is_chance_node
        for done in range(limit):
            actions = legal()
            if not actions:
                return done
            action = actions[int(random() * len(actions))]
            apply(action)
            if is_chance():
                outcomes = known.get(action) or self.listed(state, action)
                apply(outcomes[int(random() * len(outcomes))])
        return limit

    def listed(self, state: Any, action: int | None) -> list[int]:
        """The outcomes after this action, remembered; refused when they are not uniform."""
        if action not in self.outcomes:
            pairs = state.chance_outcomes()
            if len({chance for _, chance in pairs}) > 1:
                raise ValueError(f"{self.name}: the outcomes after action {action} are not uniform")
            self.outcomes[action] = [outcome for outcome, _ in pairs]
        return self.outcomes[action]


class Catanatron:
    """Catan between two random players."""

    name = "Catanatron (2 players)"
    kind: Kind = "reference"
    driven = "Game.execute() on one of state.playable_actions, without validating it again; pickle"

    def __init__(self) -> None:
        self.module = library("catanatron", "catanatron")
        self.turn_limit: int = library("catanatron.game", "catanatron").TURNS_LIMIT
        game = midway(self.start, self.advance)
        self.clone: Work = game.copy
        self.round_trip: Work = pickled(game)

    def play(self, rng: Random) -> int:
        return self.advance(self.start(rng), rng, ENDLESS)

    def start(self, rng: Random) -> Any:
        player, color = self.module.RandomPlayer, self.module.Color
        return self.module.Game([player(color.RED), player(color.BLUE)], seed=rng.getrandbits(62))

    def advance(self, game: Any, rng: Random, limit: int) -> int:
        random, state, turn_limit = rng.random, game.state, self.turn_limit
        winner, execute = game.winning_color, game.execute
        for done in range(limit):
            if winner() is not None or state.num_turns >= turn_limit:
                return done
            actions = state.playable_actions
            execute(actions[int(random() * len(actions))], False)
        return limit


class RLCardUno:
    """Uno between two players, below RLCard's environment, which would encode observations."""

    name = "RLCard uno"
    kind: Kind = "reference"
    driven = "Game.step() on one of the legal_actions that it returns; deepcopy and pickle of Game"

    def __init__(self) -> None:
        self.game = library("rlcard.games.uno", "rlcard").Game()
        self.game.np_random.seed(1)
        game, _ = deepcopy(midway(self.start, self.advance))
        self.clone: Work = lambda: deepcopy(game)
        self.round_trip: Work = pickled(game)

    def play(self, rng: Random) -> int:
        return self.advance(self.start(rng), rng, ENDLESS)

    def start(self, _rng: Random) -> tuple[Any, Any]:
        seen, _ = self.game.init_game()
        return self.game, seen

    def advance(self, position: tuple[Any, Any], rng: Random, limit: int) -> int:
        game, seen = position
        random, is_over, step = rng.random, game.is_over, game.step
        for done in range(limit):
            if is_over():
                return done
            actions = seen["legal_actions"]
            seen, _ = step(actions[int(random() * len(actions))])
        return limit


def pickled(state: object) -> Work:
    """A round trip through pickle, for libraries without a format of their own."""
    dumps, loads, protocol = pickle.dumps, pickle.loads, pickle.HIGHEST_PROTOCOL
    return lambda: loads(dumps(state, protocol))


def pig() -> Entrant:
    # As our Pig, which has no horizon, with one difference that can't be set: who has reached 100
    # may only hold. Its matches are about 2 % shorter for that.
    return OpenSpielDice("pig", players=2, winscore=100, diceoutcomes=6, horizon=1_000_000)


def yacht() -> Entrant:
    return OpenSpielDice("yacht", players=2)


@dataclass(frozen=True)
class Reference:
    """A reference by its name; it is made, and its library imported, only when it is measured."""

    name: str
    make: Callable[[], Entrant]
    headline: bool = False


REFERENCES = (
    Reference("OpenSpiel pig", pig, headline=True),
    Reference("OpenSpiel yacht", yacht),
    Reference(Catanatron.name, Catanatron, headline=True),
    Reference(RLCardUno.name, RLCardUno),
)


def made(references: Iterable[Reference], left_out: list[str]) -> Iterator[Entrant]:
    """Each reference that is installed; what is not adds its reason to `left_out`."""
    for one in references:
        try:
            yield one.make()
        except NotInstalledError as reason:
            if str(reason) not in left_out:
                left_out.append(str(reason))
