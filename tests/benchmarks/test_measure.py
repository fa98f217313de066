"""Measuring and reporting, with entrants whose time is made up."""

import io
from dataclasses import dataclass, field
from random import Random

import msgspec
import pytest
from rich.console import Console

from benchmarks import entrants, measure, references, report, tables


class Clock:
    """CPU time that passes only when a fake entrant says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made_up = Clock()
    monkeypatch.setattr(measure, "process_time", made_up)
    return made_up


@dataclass
class Fake:
    """Each of its matches has ten decisions and takes a quarter of a second."""

    name: str
    clock: Clock
    kind: entrants.Kind = "ours"
    driven: str = "by magic"
    clone: entrants.Work | None = None
    round_trip: entrants.Work | None = None
    headline: bool = False
    played: list[float] = field(default_factory=list)

    def play(self, rng: Random) -> int:
        self.played.append(rng.random())
        self.clock.pass_by(0.25)
        return 10


def test_plays_whole_matches_until_the_time_is_up(clock: Clock) -> None:
    assert measure.play_for(Fake("a", clock), Random(0), 0.6) == (30, 3, 0.75)


def test_plays_at_least_one_match(clock: Clock) -> None:
    assert measure.play_for(Fake("a", clock), Random(0), 0) == (10, 1, 0.25)


def test_cost_is_that_of_one_call_in_microseconds(clock: Clock) -> None:
    assert measure.cost(lambda: clock.pass_by(3e-6)) == pytest.approx(3)


def test_cost_of_what_there_is_not() -> None:
    assert measure.cost(None) is None


def test_a_stint_has_rates_and_costs(clock: Clock) -> None:
    fake = Fake("a", clock, clone=lambda: clock.pass_by(2e-3))
    stint = measure.Here(fake).run(0.5)
    assert (stint.decisions_per_second, stint.games_per_second) == (40, 4)
    assert stint.clone_us == pytest.approx(2000)
    assert stint.round_trip_us is None


def test_runners_take_turns_within_each_round(clock: Clock) -> None:
    told: list[str] = []
    runners = [measure.Here(Fake("a", clock)), measure.Here(Fake("b", clock))]
    stints = measure.round_robin(runners, 2, 0.25, told.append)
    assert [line.partition(": ")[2] for line in told] == ["a", "b", "a", "b"]
    assert [len(each) for each in stints] == [2, 2]


def test_the_matches_of_a_second_round_are_other_matches(clock: Clock) -> None:
    fake = Fake("a", clock)
    measure.round_robin([measure.Here(fake)], 2, 0.25)
    assert len(set(fake.played[1:])) == 2  # the first is for warming up


def test_midway_is_half_a_match() -> None:
    def advance(state: list[int], _rng: Random, limit: int) -> int:
        done = min(limit, 12 - len(state))
        state.extend(range(done))
        return done

    assert len(entrants.midway(lambda _rng: [], advance)) == 6


def test_only_takes_parts_of_names_but_prefers_the_whole(clock: Clock) -> None:
    everyone = [Fake("pig", clock), Fake("OpenSpiel pig", clock), Fake("uno", clock)]
    assert entrants.chosen(everyone, ()) == everyone
    assert [one.name for one in entrants.chosen(everyone, ["pig"])] == ["pig"]
    assert [one.name for one in entrants.chosen(everyone, ["SPIEL", "un"])] == [
        "OpenSpiel pig",
        "uno",
    ]


def test_without_names_the_headline_or_everything_is_measured(clock: Clock) -> None:
    everyone = [Fake("pig", clock, headline=True), Fake("uno", clock)]
    assert entrants.chosen(everyone, (), whole=False) == everyone[:1]
    assert entrants.chosen(everyone, (), whole=True) == everyone
    assert entrants.chosen(everyone, ["uno"], whole=False) == everyone[1:]


def test_only_with_a_wrong_name_says_the_nearest(clock: Clock) -> None:
    with pytest.raises(entrants.UnknownNameError, match="Did you mean 'yacht'"):
        entrants.chosen([Fake("yacht", clock), Fake("uno", clock)], ["yatch"])


def test_a_missing_library_is_said_plainly() -> None:
    with pytest.raises(references.NotInstalledError, match="left out, because it is not installed"):
        references.library("no_such_module", "no-such-package")


def missing() -> entrants.Entrant:
    raise references.NotInstalledError("left out")


def test_what_is_missing_is_left_out_with_a_remark(clock: Clock) -> None:
    remarks: list[str] = []
    there = references.Reference("there", lambda: Fake("there", clock))
    gone = references.Reference("gone", missing)
    assert [one.name for one in references.made([gone, there, gone], remarks)] == ["there"]
    assert remarks == ["left out"]


def test_references_bear_the_names_that_they_are_picked_by() -> None:
    names = [one.name for one in references.REFERENCES if one.headline]
    assert names == ["OpenSpiel pig", "Catanatron (2 players)"]


def stints(rates: list[int], clone: float | None) -> list[measure.Stint]:
    return [measure.Stint(rate, 1, 1.0, clone, None) for rate in rates]


OURS = report.Row("pig (2 seats)", "ours", "choose", stints([100, 400, 300], clone=2.0))
BEFORE = report.Row("pig (2 seats)", "before", "choose", stints([50, 200, 100], clone=5.0))
THEIRS = report.Row("Theirs", "reference", "step", stints([200, 100, 100], clone=8.0))
REPORT = report.Report(
    3, 1.0, [OURS, BEFORE, THEIRS], [report.Checksum("pig", "aa", "bb")], ["Uno is left out."]
)


def test_rows_are_called_by_game_time_and_build() -> None:
    row = report.Row("pig", "before", "choose", [], "compiled")
    assert row.name == "pig, before, compiled"
    assert [row.name for row in REPORT.rows] == ["pig (2 seats)", "pig (2 seats), before", "Theirs"]


def test_a_build_is_compared_with_the_same_build_before() -> None:
    assert report.with_before(REPORT) == [(OURS, BEFORE)]
    compiled = report.Row(OURS.game, "ours", "choose", OURS.stints, "compiled")
    assert report.with_before(report.Report(3, 1.0, [compiled, BEFORE], [], [])) == []


def test_figures_are_medians_of_the_rounds() -> None:
    assert report.middle(OURS, "decisions_per_second") == 300
    assert report.middle(OURS, "round_trip_us") is None


def test_ratios_compare_within_a_round() -> None:
    assert report.times_faster(OURS, THEIRS, "decisions_per_second") == 3
    assert report.times_faster(OURS, THEIRS, "clone_us") == 4
    assert report.times_faster(OURS, THEIRS, "round_trip_us") is None


def test_checksums_are_judged() -> None:
    verdicts = [report.Checksum("g", "aa", other).verdict for other in ("aa", "bb", None)]
    assert verdicts == ["equal", "DIFFERENT", "pure only"]


def test_json_holds_figures_ratios_and_remarks() -> None:
    data = msgspec.json.decode(msgspec.json.encode(report.plain(REPORT)))
    assert [row["decisions_per_second"] for row in data["entrants"]] == [300, 100, 100]
    assert data["times_faster_than_before"]["pig (2 seats)"]["clone_us"] == 2.5
    assert data["times_faster"]["pig (2 seats)"]["Theirs"]["clone_us"] == 4
    assert data["checksums"][0]["verdict"] == "DIFFERENT"
    assert data["remarks"] == ["Uno is left out."]


def test_tables_show_figures_ratios_and_how_they_were_counted() -> None:
    page = io.StringIO()
    Console(file=page, width=100).print(tables.drawn(REPORT))
    shown = " ".join(page.getvalue().split())
    for words in ("Chance nodes are nobody's decision", "3.00×", "DIFFERENT", "Uno is left out."):
        assert words in shown
    assert "pig (2 seats) │ 2.00× │ 1.00× │ 40 % of before │ - │" in shown
