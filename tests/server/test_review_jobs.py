"""Reviews made in another process, with progress, one at a time."""

import asyncio
import json

import pytest
from sqlalchemy.exc import OperationalError

import astragal
from astragal.server.problems import Problem
from astragal.server.review_jobs import (
    MOST_WAITING,
    Job,
    ReviewJobs,
    ReviewKey,
    Unreviewable,
    reviewed,
)


def pig_record() -> str:
    m = astragal.game("pig").new(seats=2, options={"goal": 12}, seed="review")
    while m.options:
        m.apply(m.number % len(m.options))
    return astragal.write(astragal.record(m))


def test_a_review_is_made_and_counted_along() -> None:
    record = pig_record()
    job = Job(len(astragal.parse(record).lines))
    review = json.loads(asyncio.run(reviewed(record, "greedy", job)))
    assert review["game"] == "pig"
    assert review["decisions"]
    assert job.done == job.of


def test_what_can_not_be_reviewed_says_why() -> None:
    with pytest.raises(Unreviewable, match='found "nonsense"'):
        asyncio.run(reviewed("nonsense", "greedy", Job(1)))


def test_the_same_review_is_made_once_and_handed_over() -> None:
    made: dict[ReviewKey, bytes] = {}

    async def finished(key: ReviewKey, review: bytes) -> None:
        made[key] = review

    async def asked() -> None:
        jobs = ReviewJobs(finished)
        record = pig_record()
        one = jobs.ask(("m1", "greedy"), record, 9)
        assert jobs.ask(("m1", "greedy"), record, 9) is one
        while not made:
            await asyncio.sleep(0.02)
        await jobs.stop()

    asyncio.run(asyncio.wait_for(asked(), 60))
    assert json.loads(made["m1", "greedy"])["level"] == "greedy"


async def nobody(key: ReviewKey, review: bytes) -> None:
    """Hears of no review."""


def test_there_is_an_end_to_waiting() -> None:
    async def asked() -> None:
        jobs = ReviewJobs(nobody)
        for number in range(MOST_WAITING):
            jobs.ask((f"m{number}", "greedy"), "nonsense", 1)
        with pytest.raises(Problem, match="review-busy"):
            jobs.ask(("one more", "greedy"), "nonsense", 1)
        await jobs.stop()

    asyncio.run(asked())


async def refused(jobs: ReviewJobs, record: str) -> Problem:
    """What is said of a review once it has failed."""
    while True:
        try:
            jobs.ask(("m1", "greedy"), record, 9)
        except Problem as problem:
            return problem
        await asyncio.sleep(0.02)


def test_a_review_that_takes_too_long_is_given_up_for_good() -> None:
    async def asked() -> None:
        jobs = ReviewJobs(nobody, longest=0.01)
        assert (await refused(jobs, pig_record())).code == "review-long"
        with pytest.raises(Problem, match="review-long"):
            jobs.ask(("m1", "greedy"), pig_record(), 9)
        await jobs.stop()

    asyncio.run(asyncio.wait_for(asked(), 30))


def test_what_can_not_be_reviewed_is_not_tried_again() -> None:
    async def asked() -> None:
        jobs = ReviewJobs(nobody)
        assert (await refused(jobs, "nonsense")).code == "review-failed"
        with pytest.raises(Problem, match="review-failed"):
            jobs.ask(("m1", "greedy"), "nonsense", 9)
        await jobs.stop()

    asyncio.run(asyncio.wait_for(asked(), 30))


@pytest.mark.parametrize("error", [OSError("no space left"), OperationalError("", {}, OSError())])
def test_a_disk_that_fails_is_told_and_the_review_can_be_asked_for_again(error: Exception) -> None:
    async def full(key: ReviewKey, review: bytes) -> None:
        raise error

    async def asked() -> None:
        jobs = ReviewJobs(full)
        for _ in range(2):
            assert (await refused(jobs, pig_record())).code == "storage"
            assert jobs.ask(("m1", "greedy"), pig_record(), 9).done == 0
        await jobs.stop()

    asyncio.run(asyncio.wait_for(asked(), 60))
