"""The figures for Prometheus."""

from starlette.applications import Starlette
from starlette.testclient import TestClient

from astragal.server.metrics import CountCalls, Metrics, metrics_route


def client(metrics: Metrics) -> TestClient:
    def look() -> None:
        metrics.tables.labels("playing").set(7)

    door = CountCalls(Starlette(routes=[metrics_route(metrics, look)]), metrics)
    return TestClient(door, base_url="http://localhost", client=("127.0.0.1", 1))


def test_figures_are_shown_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.acts.labels("person").inc()
    metrics.broadcast.observe(0.04)
    metrics.sockets.set(3)
    metrics.thinking_queue.labels("smart").set(4)
    metrics.thinking_wait.observe(0.3)
    answer = client(metrics).get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    for line in (
        'astragal_acts_total{kind="person"} 1.0',
        'astragal_act_to_broadcast_seconds_bucket{le="0.05"} 1.0',
        'astragal_act_to_broadcast_seconds_bucket{le="0.03"} 0.0',
        "astragal_sockets 3.0",
        'astragal_thinking_queue{bot="smart"} 4.0',
        'astragal_thinking_wait_seconds_bucket{le="0.25"} 0.0',
        'astragal_thinking_wait_seconds_bucket{le="0.5"} 1.0',
        'astragal_tables{status="playing"} 7.0',
    ):
        assert line in answer.text.splitlines()


def test_calls_are_counted_by_status() -> None:
    metrics = Metrics()
    browser = client(metrics)
    browser.get("/metrics")
    browser.get("/nothing/here")
    text = metrics.text().decode()
    assert 'astragal_http_calls_total{status="200"} 1.0' in text
    assert 'astragal_http_calls_total{status="404"} 1.0' in text


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.bot_faults.inc()
    assert b"astragal_bot_faults 1.0" in one.text()
    assert b"astragal_bot_faults 0.0" in other.text()
