"""The table: a match, who plays its seats, and the loop that asks them in turn."""

from collections.abc import Callable

from astragal.bots import Bot, Budget, Seen
from astragal.errors import AstragalError, IllegalMove, RecordError
from astragal.kernel.game import Game
from astragal.kernel.match import SPECTATOR, Match, Move
from astragal.kernel.speaking import playing
from astragal.records.record import Record
from astragal.records.replay import moments
from astragal.terminal.board import board
from astragal.terminal.commands import command
from astragal.terminal.files import Keeper, fresh_path
from astragal.terminal.log import Log
from astragal.terminal.prompt import is_move, listed, question, refused
from astragal.terminal.result import outcome
from astragal.terminal.screen import Screen

# How long a bot at the table thinks about one decision.
THINKING = Budget(seconds=0.5)


class TerminalTable:
    """Humans share the screen; every other seat is a bot's."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        humans: frozenset[int],
        bot: Callable[[int], Bot],
        keeper: Keeper,
    ) -> None:
        self.screen = screen
        self.humans = humans
        self.keeper = keeper
        self.leaving = False
        self._bot = bot
        self._bots: dict[int, Bot] = {}
        self.sit_down(match)

    def sit_down(self, match: Match) -> None:
        """Begin with a match that has just been dealt."""
        log = Log(match, self.screen.language)
        log.listen(match)
        self._open(match, log)

    def take_up(self, game: Game, record: Record) -> None:
        """Go on with the match of a record; one that can't be replayed changes nothing."""
        positions = (match for match, _ in moments(game, record))
        match = next(positions)
        log = Log(match, self.screen.language)
        log.listen(match)
        for match in positions:
            log.listen(match)
        log.mark_read()
        self._make_room(game)
        self.humans = self.humans & frozenset(range(len(match.setup.seats))) or frozenset({0})
        self._open(match, log)

    def _open(self, match: Match, log: Log) -> None:
        self.match = match
        self.log = log
        self.screen.lay_out(match.game)
        self.eyes = next(iter(self.humans)) if len(self.humans) == 1 else SPECTATOR
        self.unseen = True

    # -- the loop -----------------------------------------------------------------------

    def play(self) -> None:
        """Play until the humans leave, or without any to the end of the match."""
        try:
            while not self.leaving:
                self._go_on()
        finally:
            self.keep()

    def _go_on(self) -> None:
        if self.match.options and self.match.seat not in self.humans:
            self._bot_moves()
        else:
            self._look()
            if self.match.options or self.humans:
                self._listen_to_human()
            else:
                self.leaving = True

    def _bot_moves(self) -> None:
        seat = self.match.seat
        if seat not in self._bots:
            self._bots[seat] = self._bot(seat)
        chosen = self._bots[seat].choose(Seen(self.match, seat), THINKING)
        self.match.apply(chosen)
        self._moved()

    def _listen_to_human(self) -> None:
        if self.match.options:
            typed = self.screen.ask("table-prompt", seat=self.match.seat + 1)
        else:
            typed = self.screen.ask("table-prompt-over")
        try:
            self.answer(typed)
        except IllegalMove as error:
            self.screen.tell(refused(self.match, error, self.screen.text), "yellow")
        except AstragalError as error:
            self.screen.tell(str(error), "yellow")

    def answer(self, typed: str) -> None:
        """Do what was typed: a move, or a command."""
        done = None if is_move(self.match, typed) else command(typed)
        if done is not None:
            done(self)
        elif not typed:
            self._enter()
        elif typed.isdecimal():
            self._move_by_number(typed)
        else:
            self.move(typed)

    def _enter(self) -> None:
        """Enter alone leaves a match that is over and takes the only option there is."""
        if not self.match.options:
            self.leaving = True
        elif len(self.match.options) == 1:
            self.move(0)
        else:
            self.screen.say("table-hint")

    def _move_by_number(self, typed: str) -> None:
        count = len(self.match.options)
        if count and typed[:6].lstrip("0") in map(str, range(1, count + 1)):
            self.move(int(typed) - 1)
        else:
            self.screen.say("table-numbers", "yellow", count=count)

    def move(self, move: Move) -> None:
        """Make a move for the seat that must decide."""
        self.match.apply(move)
        self._moved()
        self._bots_answer()

    def _bots_answer(self) -> None:
        """Bots play on: an offer that needs one of them is declined."""
        m = self.match
        bots = [seat for seat in playing(m) if seat not in self.humans]
        if m.parley.offer and bots:
            m.decline(bots[0], m.parley.offer)
            self._moved()

    def _moved(self) -> None:
        self.log.listen(self.match)
        self.unseen = True
        if not self.curtained:
            self.tell_news()

    # -- what is seen -------------------------------------------------------------------

    @property
    def curtained(self) -> bool:
        """Whether people share the screen who must not see each other's secrets."""
        pools = self.match.game.pools
        return len(self.humans) > 1 and any(
            True for seat in self.humans for _ in pools(self.match, seat)
        )

    def _look(self) -> None:
        """Show the board to the seat that decides, if it has not seen it as it is now."""
        if not self.unseen:
            return
        self.keep()
        if self.curtained and self.match.options and self.match.seat != self.eyes:
            self._draw_curtain(self.match.seat)
        self.tell_news()
        self.show()
        self.unseen = False

    def _draw_curtain(self, seat: int) -> None:
        news = self.log.news(self.eyes)
        if self.eyes != SPECTATOR and news:
            self.tell(news)
            self.screen.ask("table-curtain-close")
        self.screen.clear()
        self.screen.say("table-curtain", "bold", seat=seat + 1)
        self.screen.ask("table-curtain-prompt")
        self.screen.clear()
        self.eyes = seat

    def tell_news(self) -> None:
        """Tell what the eyes at the screen have not read yet."""
        self.tell(self.log.news(self.eyes))

    def tell(self, lines: list[str]) -> None:
        """Tell a part of the log."""
        for line in lines:
            self.screen.tell(line, "cyan")

    def show(self) -> None:
        """Draw the board, and what is asked or how it ended."""
        text = self.screen.text
        self.screen.tell("")
        view = self.match.view(self.eyes)
        self.screen.show(board(view, text, self.players(), self.match))
        decision = self.match.decision
        if decision is None:
            for line in outcome(self.match, text):
                self.screen.tell(line, "bold")
        elif decision.seat in self.humans:
            self.screen.tell(question(decision, text), "bold")
            self.screen.show(listed(self.match, text))

    def players(self) -> list[str]:
        """Who plays each seat, in words."""
        human = "table-you" if len(self.humans) == 1 else "table-human"
        seats = range(len(self.match.setup.seats))
        return [
            self.screen.text.message(human if seat in self.humans else "table-bot")
            for seat in seats
        ]

    # -- what is kept -------------------------------------------------------------------

    def keep(self) -> None:
        """Write the record, as long as that is possible."""
        try:
            self.keeper.keep(self.match)
        except RecordError as error:
            if not self.keeper.failed:
                self.screen.say("table-not-kept", "yellow", reason=str(error))
            self.keeper.failed = True

    def turn_page(self, game: Game) -> None:
        """Keep this match and begin another file for the next one."""
        self.keep()
        self.keeper = Keeper(fresh_path(game.id))

    def _make_room(self, game: Game) -> None:
        """For a match that is loaded: it goes on in the file that was asked for, if there is one;
        what was in that file is kept elsewhere.
        """
        asked = self.keeper
        self.turn_page(self.match.game if asked.asked else game)
        if asked.asked:
            self.keep()
            self.keeper = Keeper(asked.path, asked=True)
