"""The measure of the stage sees what is wrong with a page, and nothing where all is well."""

import pytest

from tools.browser import House
from tools.stage.window import HERE

PAGE = """<!doctype html><style>
  body {{ margin: 0; font: 16px/1.2 sans-serif; }}
  .tile {{ position: absolute; left: 20px; top: 20px; width: 200px; height: 80px;
           border: 1px solid; overflow: hidden; }}
  button {{ position: absolute; left: 20px; top: 140px; width: 90px; height: 48px; }}
</style><main><div class="tile">A short text</div><button>Press</button>{more}</main>"""
WRONG = {
    "page is": '<div style="width: 3000px; height: 10px">Wide</div>',
    "clipped": '<div class="tile" style="top: 220px; height: 20px">One<br>Two<br>Three</div>',
    "small type": '<p style="position: absolute; top: 300px; font-size: 12px">Small</p>',
    "outside the window": '<p style="position: absolute; left: -30px; top: 300px">Gone</p>',
    "outside its box": '<b style="position: absolute; top: 300px; width: 40px; height: 20px;'
    ' border: 1px solid">Unbelievable</b>',
    "symbol clipped": '<div class="tile" style="top: 300px; height: 40px"><svg'
    ' width="20" height="20" style="display: block; margin-top: 30px"></svg></div>',
    "shortened": '<p style="position: absolute; top: 300px; width: 40px; overflow: hidden;'
    ' white-space: nowrap; text-overflow: ellipsis">Unbelievable</p>',
    "scrolls inside": '<div style="position: absolute; top: 300px; height: 30px; width: 60px;'
    ' overflow: auto"><div style="height: 300px"></div></div>',
    "text over text": '<p style="position: absolute; left: 24px; top: 20px; margin: 0">Over</p>',
    "covered": '<div style="position: absolute; left: 30px; top: 150px; width: 99px;'
    ' height: 99px; background: red"></div>',
    "outside the": '<span class="side" style="position: absolute; left: -30px; top: 300px">A die',
    "target of": '<button style="top: 300px; width: 24px; height: 24px">x</button>',
}
SLOT = '<div data-slot="sum" style="position: absolute; left: 300px; top: 9px">Sum</div>'
MOVES = """<style>.stage:not([data-tab=hand]) .hand { display: none }</style>
<div class="stage" data-tab="board">
  <button data-move="roll" style="top: 300px">Roll</button>
  <details><summary>All</summary><button data-move="listed">List</button></details>
  <i class="hand"><button data-move="tabbed" style="top: 360px">Card</button></i>
  <button data-move="hidden" style="visibility: hidden">Hidden</button>
  <nav><button data-tab-of="board">Board</button><button data-tab-of="hand">Hand</button></nav>
</div>"""
RESTLESS = """() => {
    const grow = () => {
        const box = document.querySelector('.tile');
        box.style.width = `${box.offsetWidth + 1}px`;
        requestAnimationFrame(grow);
    };
    grow();
}"""


def found(house: House, more: str) -> list[str]:
    context = house.browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()
    page.set_content(PAGE.format(more=more))
    page.evaluate((HERE / "measure.js").read_text("utf-8"))
    wrong = page.evaluate("() => window.measure.wrong({ scrolls: false, touch: true })")
    context.close()
    return [one["what"] for one in wrong]


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_seen(house: House, what: str) -> None:
    assert any(one.startswith(what) for one in found(house, WRONG[what]))


def test_a_good_page_has_no_faults(house: House) -> None:
    assert not found(house, '<p class="unseen" style="clip-path: inset(50%)">Read aloud</p>')


def test_slots_and_moves_are_told(house: House) -> None:
    context = house.browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()
    page.set_content(PAGE.format(more=SLOT + MOVES))
    page.evaluate((HERE / "measure.js").read_text("utf-8"))
    assert page.evaluate("() => window.measure.slots().sum.slice(0, 2)") == [300, 9]
    moves = ["roll", "listed", "tabbed", "hidden", "pass"]
    told = page.evaluate("moves => window.measure.unreachable(moves)", moves)
    assert told == ["hidden", "pass"]
    assert page.locator(".stage").get_attribute("data-tab") == "board"
    context.close()


def test_a_page_that_never_lies_still_is_told(house: House) -> None:
    context = house.browser.new_context(viewport={"width": 800, "height": 600})
    page = context.new_page()
    page.set_content(PAGE.format(more=SLOT))
    page.evaluate((HERE / "measure.js").read_text("utf-8"))
    assert page.evaluate("() => window.settled()")
    page.evaluate(RESTLESS)
    assert not page.evaluate("() => window.settled()")
    context.close()
