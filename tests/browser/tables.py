"""Tables laid by the server's own calls, and a line to one that can be held up."""

from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tools.browser import House
from tools.browser_player import Player

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
# What a curtain keeps from whoever has not lifted it.
SECRET = ".hand, .me, [data-move], [data-card], .lens .acts, .sheet[role=dialog]"
SAY = """([table, texts]) => new Promise((done) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const say = (text, number) =>
        line.send(JSON.stringify({ type: 'say', nonce: `said ${number}`, text }));
    line.onopen = () => texts.forEach(say);
    line.onmessage = ({ data }) => {
        if (data.includes(`said ${texts.length - 1}`)) { line.close(); done(); }
    };
})"""


def lay(page: Page, game: str, *seats: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """A table of whoever has this page."""
    return call(page, "tables", {"game": game, "seats": list(seats), **facts})


def call(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server answers to whoever has this page."""
    answer = page.request.post(f"/api/{path}", data=body)
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def alone(house: House, page: Page, game: str, moves: int = 0) -> Player:
    """Somebody against a bot, asked for their next move after some."""
    table = lay(page, game, ME, BOT, start=True)
    page.goto(f"/table/{table['id']}")
    player = Player(house, page, game)
    state = player.wait()
    for _ in range(moves):
        player.answer(state)
        state = player.wait(state)
    return player


def duel(house: House, game: str) -> tuple[str, Player, Player]:
    """Two people at a table, the match begun; the table's address."""
    host, guest = (Player(house, house.visitor(), game + who) for who in "ab")
    table = lay(host.page, game, ME, OPEN)
    call(guest.page, f"tables/{table['id']}/sit", {"secret": table["seats"][1]["link"][-22:]})
    address = f"/table/{table['id']}"
    for player in (host, guest):
        player.page.goto(address)
        player.page.locator(".gathering").wait_for()
    call(host.page, f"tables/{table['id']}/start", {})
    for player in (host, guest):
        player.until(0)
    return address, host, guest


def watch(page: Page, address: str) -> str:
    """The link for spectators of a table, as one of its people is shown it."""
    link: str = page.request.get(f"/api/tables/{address.rpartition('/')[2]}").json()["watch"]
    return link


def say(page: Page, address: str, texts: list[str]) -> None:
    """Say all this at a table."""
    page.evaluate(SAY, [address.removeprefix("/table/"), texts])


class SlowLine:
    """The line of one page; while it is held, the page hears nothing of the table."""

    def __init__(self, page: Page) -> None:
        self.held = False
        self._waiting: list[str | bytes] = []
        page.route_web_socket("**/socket?*", self._join)

    def _join(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(self._hear)

    def _hear(self, said: str | bytes) -> None:
        if self.held:
            self._waiting.append(said)
        else:
            self._line.send(said)

    def release(self) -> None:
        """Let the page hear what it missed."""
        self.held = False
        for said in self._waiting:
            self._line.send(said)
