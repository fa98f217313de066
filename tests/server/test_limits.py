"""Token buckets with a clock that is set by hand, and JSON that is too large or too deep."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from astragal.server.limits import (
    DEEPEST,
    WARNINGS,
    Bucket,
    Buckets,
    Rate,
    SocketLimit,
    too_deep,
    too_large,
)


class Clock:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_bucket_gives_its_burst_and_then_refills(clock: Clock) -> None:
    bucket = Bucket(Rate(burst=3, second=2), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_a_bucket_never_holds_more_than_its_burst(clock: Clock) -> None:
    bucket = Bucket(Rate(burst=2, second=100), clock)
    clock.now += 3600
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_bucket_says_how_long_to_wait(clock: Clock) -> None:
    bucket = Bucket(Rate(burst=1, second=0.1), clock)
    assert bucket.take()
    assert not bucket.take()
    assert bucket.wait() == 10
    clock.now += bucket.wait()
    assert bucket.take()


def test_callers_have_buckets_of_their_own(clock: Clock) -> None:
    buckets = Buckets(Rate(burst=1, second=1), clock)
    assert [buckets.take("anna"), buckets.take("anna"), buckets.take("ben")] == [0, 1, 0]


def test_callers_not_seen_for_longest_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(Rate(burst=1, second=0.001), clock, most=2)
    for caller in ("anna", "ben", "anna", "cleo"):
        buckets.take(caller)
    assert buckets.take("anna") > 0
    assert buckets.take("ben") == 0


def test_a_socket_is_warned_before_it_is_shut(clock: Clock) -> None:
    limit = SocketLimit(Rate(burst=5, second=1), clock)
    assert [limit.take() for _ in range(6)] == [True] * 5 + [False]
    assert [limit.exhausted() for _ in range(WARNINGS + 1)] == [False] * WARNINGS + [True]


def test_a_socket_that_slows_down_is_forgiven(clock: Clock) -> None:
    limit = SocketLimit(Rate(burst=1, second=1), clock)
    limit.take()
    assert not limit.exhausted()
    clock.now += 60
    assert limit.take()
    assert [limit.exhausted() for _ in range(WARNINGS)] == [False] * WARNINGS


def test_a_message_has_its_largest_size() -> None:
    assert not too_large(b"x" * 10, most=10)
    assert too_large(b"x" * 11, most=10)


@pytest.mark.parametrize(("opening", "closing"), [(b"[", b"]"), (b'{"a":', b"}")])
def test_depth_is_counted_to_the_bracket(opening: bytes, closing: bytes) -> None:
    assert not too_deep(opening * DEEPEST + b"1" + closing * DEEPEST)
    assert too_deep(opening * (DEEPEST + 1) + b"1" + closing * (DEEPEST + 1))
    assert too_deep(opening * (DEEPEST + 1))


def test_brackets_in_texts_and_side_by_side_do_not_nest() -> None:
    assert not too_deep(json.dumps(["[" * 100, '"[' * 100, "\\" * 9 + "[" * 99]).encode())
    assert not too_deep(b"[" + b"[]," * 500 + b"[]]")


def test_a_text_without_end_takes_no_long_time() -> None:
    assert not too_deep(b'"' + b"\\[" * 30_000)


def depth(value: Any) -> int:
    """How deep plain data nests, counted the slow way."""
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return 0


plain = st.recursive(
    st.none() | st.integers() | st.text(alphabet='[]{}"\\a'),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(alphabet='[{"'), inner),
    max_leaves=30,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # machines may be busy
@given(plain, st.integers(0, 4))
def test_depth_agrees_with_the_decoded_value(value: Any, deepest: int) -> None:
    assert too_deep(json.dumps(value).encode(), deepest) == (depth(value) > deepest)
