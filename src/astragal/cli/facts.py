"""Options and seats as typed on the command line: `goal=50`, `hero=barbarian,level=2`.

Cards are typed as `deck=axe+axe+shield`; they and the state of a campaign may lie in a file, as
YAML or JSON: `deck=@my-deck.yaml`.
"""

from astragal.cli.language import failed, misused, spoken
from astragal.errors import SetupError
from astragal.kernel.facts import Cards, Choice, Facts, Progress, Scalar, Value
from astragal.kernel.game import Game, Seats
from astragal.kernel.setup import Setup
from astragal.packs.yaml import parse_file, plain


def setup_of(
    game: Game, seats: int | None, seat_texts: tuple[str, ...], option_texts: tuple[str, ...]
) -> Setup:
    """The setup that the options of a command describe; a SetupError says what would be right."""
    options: dict[str, Value] = {}
    for text in option_texts:
        options |= facts_of(text, game.options, "--option")
    try:
        return game.setup(_seats(game, seats, seat_texts), options)
    except SetupError as error:
        if may_be_brought(game, error):
            raise failed("facts-bring", reason=error.said(spoken())) from error
        raise


def may_be_brought(game: Game, error: SetupError) -> bool:
    """Whether a hero or the like was not found who may be in a pack from outside."""
    name = str(error.arguments.get("name", "")).rpartition(" ")[2]
    fact = game.seat_facts.get(name)
    if error.message != "setup-not-one-of" or not isinstance(fact, Choice):
        return False
    return any(subject.id in fact.values for subject in game.reference.subjects(game.content()))


def _seats(game: Game, count: int | None, texts: tuple[str, ...]) -> Seats:
    named = [facts_of(text, game.seat_facts, "--seat") for text in texts]
    if count is None:
        count = max(len(named), game.seats[0])
    if len(named) > count:
        raise misused("facts-seats", given=len(named), seats=count)
    # The game itself says how many seats it has; no need to build more than that says.
    missing = min(count, game.seats[-1] + 1) - len(named)
    return [*named, *({} for _ in range(missing))]


def facts_of(text: str, facts: Facts, option: str) -> dict[str, Value]:
    """Names with values, as `name=value,name=value`."""
    found: dict[str, Value] = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise misused("facts-form", option=option, found=part)
        found[name.strip()] = value_of(value.strip(), name.strip(), facts)
    return found


def value_of(text: str, name: str, facts: Facts) -> Value:
    """The value that a text stands for; one that fits nothing is left for the game to refuse."""
    fact = facts.get(name)
    if text.startswith("@") and isinstance(fact, Cards | Progress):
        value: Value = plain(parse_file(text[1:]))
        return value
    if isinstance(fact, Cards):
        return [id.strip() for id in text.split("+") if id.strip()]
    if isinstance(fact, Choice):
        return next((value for value in fact.values if spelled(value) == text.lower()), text)
    try:
        return int(text)
    except ValueError:
        return text


def spelled(value: Scalar) -> str:
    """How a value is typed: true and false in small letters."""
    return str(value).lower()
