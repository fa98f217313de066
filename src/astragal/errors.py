"""Errors of the house. Each says what was wrong, where, and what would be right."""

from astragal.prose.text import house_words


class AstragalError(Exception):
    """Whatever Astragal refuses; everything else that is raised is a bug."""

    def said(self, language: str = "en") -> str:
        """What is wrong, in the reader's language where there are words for it."""
        return str(self)


class SpokenError(AstragalError):
    """An error that people come across: words in English, and a message for other languages."""

    def __init__(self, words: str, message: str = "", **arguments: object):
        super().__init__(words)
        self.message = message
        self.arguments = arguments

    def said(self, language: str = "en") -> str:
        """The words of the message; where there is none, those in English."""
        if language == "en" or not self.message:
            return str(self)
        return house_words(language).message(self.message, **self.arguments)


class ToldError(AstragalError):
    """An error whose words, in every language, are a message of the house.

    An argument that is a dictionary has its own words for each language.
    """

    def __init__(self, message: str, **arguments: str | float | dict[str, str]):
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def said(self, language: str = "en") -> str:
        """What is wrong, in words."""
        text = house_words(language)
        told = {
            name: value[text.language] if isinstance(value, dict) else value
            for name, value in self.arguments.items()
        }
        return text.message(self.message, **told)

    def __str__(self) -> str:
        return self.said()


class IllegalMove(AstragalError):
    """A move that is not legal now; the match is unchanged."""

    def __init__(self, move: str, reason: str, rule: str | None = None, nearest: str | None = None):
        self.move = move
        self.reason = reason
        self.rule = rule
        self.nearest = nearest
        # Every error can be made anew from its arguments, on the other side of a pickle.
        super().__init__(move, reason, rule, nearest)

    def __str__(self) -> str:
        cited = f" ({self.rule})" if self.rule else ""
        hint = f"; nearest legal move: {self.nearest}" if self.nearest else ""
        return f"{self.move!r} is not legal now: {self.reason}{cited}{hint}"


class UnknownGame(SpokenError):
    """No game of that id is in the house."""


class UnknownSeat(AstragalError):
    """Nobody of that number sits at or watches the table."""


class SetupError(SpokenError):
    """Seats or options that the game does not have."""


class SaveError(SpokenError):
    """Bytes that are no match of this game."""


class RecordError(ToldError):
    """A record that can't be read, or that does not replay to what it says."""


class LacksPacks(RecordError):
    """A record that can't be checked here, true or not: packs that it names are missing."""

    def elsewhere(self) -> RecordError:
        """The same for who reads it in a browser and can't bring packs to the command."""
        return RecordError(self.message, **{**self.arguments, "help": ""})


class ScriptError(AstragalError):
    """Scripted dice that don't fit the dice rolled."""


class DiceRanOut(ScriptError):
    """More dice were rolled than were scripted."""

    def __init__(self, rolled: int, sides: int):
        self.rolled = rolled
        self.sides = sides
        super().__init__(rolled, sides)

    def __str__(self) -> str:
        return f"the script has {self.rolled} dice and another one (d{self.sides}) is rolled"


class UndoRefused(AstragalError):
    """An undo that one of the four nevers forbids."""


class EndlessAgenda(AstragalError):
    """Steps that go on and on without asking anybody anything."""


class EndlessMatch(AstragalError):
    """A match that goes on and on, whatever is chosen."""


class PackError(AstragalError):
    """A pack, scenario or other YAML file that can't be used, and the place in it."""

    def __init__(
        self,
        problem: str,
        file: str,
        line: int,
        column: int,
        path: str = "",
        found: str = "",
        expected: str = "",
        nearest: str | None = None,
    ):
        super().__init__(problem, file, line, column, path, found, expected, nearest)
        self.problem = problem
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.found = found
        self.expected = expected
        self.nearest = nearest

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}: " + (self.path and f"{self.path}: ")
        if not self.problem:
            return f"{place}expected {self.expected}, found {self.found}"
        expected = f"; expected {self.expected}" if self.expected else ""
        hint = f'; did you mean "{self.nearest}"?' if self.nearest else ""
        return f"{place}{self.problem}{expected}{hint}"
