"""Somebody at the table who sees only the page and has only a mouse, a finger or keys."""

from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import Page, TimeoutError

from tools.browser import PATIENCE, House, check_page

MOST_MOVES = 2000
OFTEN = 0.7  # how often the main button is taken; else any other
TABS = 400
READ = 500  # milliseconds after which Enter presses what is golden, and lifts a curtain

# What the page waits for: "end", "curtain", "ask N" with the number of the decision, or nothing.
STATE = """() => {
    if (document.querySelector('section.end')) return 'end';
    if (document.querySelector('.curtain button')) return 'curtain';
    const table = document.querySelector('.table');
    if (table?.querySelector('.strip [aria-busy=true]')) return ''; // its odds are still to come
    const free = table?.querySelector('[data-move]:not(:disabled):not([aria-busy=true])');
    return table?.querySelector('.ask.mine') && free ? `ask ${table.dataset.number}` : '';
}"""

# The moves that are offered: the main button, all buttons, those of the long list, and those that
# are pressed where they lie on the board.
OFFERS = """() => {
    const moves = (where) => [...document.querySelectorAll(`.ask.mine ${where}`)]
        .map((one) => `[data-move="${one.dataset.move}"]`);
    return {
        main: moves('.acts [data-move].primary'), acts: moves('.acts [data-move]'),
        rest: moves('.rest [data-move]'),
        board: [...document.querySelectorAll('.middle [data-move]')]
            .filter((one) => !one.closest('.ask'))
            .map((one) => `[data-move="${one.dataset.move}"]`),
    };
}"""
# The words of a strip but for its moves, which are for one seat alone.
STRIP = """strip => {
    const copy = strip.cloneNode(true);
    copy.querySelectorAll('[data-move]').forEach((move) => move.remove());
    return copy.textContent;
}"""


class Player:
    """Plays by what the page offers."""

    def __init__(self, house: House, page: Page, seed: str = "") -> None:
        self.house = house
        self.page = page
        self.random = Random(seed)
        self.moves = 0
        self.answered = ""

    def state(self) -> str:
        """What the page waits for just now."""
        state: str = self.page.evaluate(STATE)
        return state

    def wait(self, old: str = "") -> str:
        """What the page waits for, as soon as that is something new."""
        try:
            found = self.page.wait_for_function(
                f"old => {{ const now = ({STATE})(); return now && now !== old ? now : null; }}",
                arg=old,
                timeout=PATIENCE,
            )
        except TimeoutError:
            said = self.page.locator("body").inner_text()
            raise AssertionError(f"nothing happens after {old!r}; the page says:\n{said}") from None
        return str(found.json_value())

    def play(self, each: Callable[[str], None] = lambda state: None) -> None:
        """Play until the match is over; `each` is told every state before it is answered."""
        state = self.wait()
        while state != "end":
            self.count()
            each(state)
            self.answer(state)
            state = self.wait("" if state == "curtain" else state)  # one curtain may follow another
        check_page(self.page)

    def answer(self, state: str) -> None:
        """Do what is asked for, unless the question goes by itself: standing orders answer too."""
        self.answered = state
        if state == "curtain":
            self.lift_curtain()
            return
        try:
            self.choose()
        except TimeoutError:
            if self.state() == state:
                raise

    def lift_curtain(self) -> None:
        """Lift it, unless it goes by itself: a seat that passes by its orders needs nobody."""
        with suppress(TimeoutError):
            self.page.locator(".curtain button").click(timeout=700)

    def answer_if_asked(self) -> str | None:
        """What is asked and was not yet answered, and now is; or that the match is over."""
        state = self.state()
        if not state or state == self.answered:
            return None
        if state != "end":
            self.count()
            self.answer(state)
        return state

    def count(self) -> None:
        """One more move; there is an end to everything."""
        self.moves += 1
        assert self.moves < MOST_MOVES, "this match does not end"

    def number(self) -> int:
        """How many moves have been made, as far as this page knows, whoever is asked meanwhile."""
        return int(self.page.locator(".table").get_attribute("data-shown") or -1)

    def until(self, number: int) -> None:
        """Wait until the page shows the table after so many moves."""
        self.page.locator(f".table[data-number='{number}']").wait_for()

    def choose(self) -> None:
        """Click an option: mostly the main one, at times another, on the board or in the list."""
        offers: dict[str, list[str]] = self.page.evaluate(OFFERS)
        buttons = offers["acts"] or offers["rest"]
        if offers["main"] and self.random.random() < OFTEN:
            self.click(f".acts {offers['main'][0]}")
        elif offers["board"] and (not buttons or self.random.random() < 0.5):
            self.press_on_board(self.random.choice(offers["board"]))
        elif offers["acts"] and (not offers["rest"] or self.random.random() < 0.5):
            self.click(f".acts {self.random.choice(offers['acts'])}")
        else:
            self.open_list()
            self.click(f".rest {self.random.choice(offers['rest'])}")

    @property
    def small(self) -> bool:
        """Whether this is a phone."""
        size = self.page.viewport_size
        return size is not None and size["width"] < 600

    def open_list(self) -> None:
        """See to it that the long list is open."""
        rest = self.page.locator(".ask.mine .rest")
        for _ in range(3):
            if rest.get_attribute("open") is not None:
                return
            self.click("summary")
        raise AssertionError("the long list does not open")

    def press_on_board(self, move: str) -> None:
        """Press what lies on the board; a finger reads first, and presses in the sheet."""
        thing = self.page.locator(f".middle {move}").first
        if not self.small:
            thing.click()
            return
        for tab in self.page.locator(".tabs button").all():
            if thing.is_visible():
                break
            tab.tap()
        thing.tap()
        self.page.locator(".sheet .button").first.tap()

    def click(self, what: str) -> None:
        """Press something of the question with a finger or the mouse."""
        button = self.page.locator(f".ask.mine {what}")
        if self.small:
            button.tap()
        else:
            button.click()

    def seat(self, number: int) -> str:
        """What everybody reads in the strip of a seat, also what has no room in it just now."""
        said: str = self.page.locator(f".strip[data-tour][data-seat='{number}']").evaluate(STRIP)
        return " ".join(said.split())

    def offers(self) -> list[str]:
        """Every move that is offered, in no order: dice that are kept change what comes first."""
        moves: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.middle [data-move]')].map((one) => one.dataset.move)"
        )
        return sorted(set(moves))

    def log(self, kind: str = "") -> list[str]:
        """The lines of the log, newest first."""
        return self.page.locator(f".log .entry{kind}").all_text_contents()


class Typist(Player):
    """Has no mouse."""

    def answer(self, state: str) -> None:
        self.answered = state
        if state == "curtain":
            self.page.wait_for_timeout(READ)
            self.page.keyboard.press("Enter")
        else:
            self.choose()

    def choose(self) -> None:
        """A digit of a button, Enter for the golden one, or Tab to any other."""
        digits = self.page.locator(".ask.mine .acts kbd").all_text_contents()
        gold = self.page.locator(".ask.mine .acts .primary").count() > 0
        free = self.page.evaluate("document.activeElement === document.body")
        if digits and (self.random.random() > OFTEN or (free and not gold)):
            self.page.keyboard.press(self.random.choice(digits))
        elif digits and free:
            self.page.wait_for_timeout(READ)
            self.page.keyboard.press("Enter")
        else:
            self.reach(".middle [data-move]")
            self.page.keyboard.press("Enter")

    def reach(self, wanted: str) -> None:
        """Press Tab until something that is wanted has the focus."""
        for _ in range(TABS):
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} can't be reached by Tab")
