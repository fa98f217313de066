"""What is sent often is compressed once, kept, and not sent to those who have it."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from astragal.server import compressed, pages
from astragal.server.app import app
from astragal.server.settings import NO_PAUSE, STATIC, Settings

SHEET = "/api/games/dice-throne/sheet?lang=pl"
PLAIN = {"accept-encoding": "identity"}
GZIP = {"accept-encoding": "gzip, deflate, br, zstd"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(app(Settings(data=tmp_path, pace=NO_PAUSE, hosts=("testserver",)))) as client:
        yield client


def built(suffix: str) -> Path:
    """The largest built file of a kind."""
    files = (STATIC / "assets").glob(f"*{suffix}")
    return max(files, key=lambda file: file.stat().st_size)


@pytest.mark.parametrize("suffix", [".js", ".css", ".svg"])
def test_the_app_comes_compressed(client: TestClient, suffix: str) -> None:
    file = built(suffix)
    answer = client.get(f"/assets/{file.name}", headers=GZIP)
    assert answer.content == file.read_bytes()
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < file.stat().st_size / 2
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == pages.FOREVER
    assert answer.headers["content-type"].startswith(pages.MEDIA[suffix])


def test_the_page_and_the_sheet_are_asked_for_again_but_not_sent_again(client: TestClient) -> None:
    for path in ("/", "/table/abc", SHEET):
        answer = client.get(path, headers=GZIP)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == (
            "gzip",
            "Accept-Encoding",
        )
        tag = answer.headers["etag"]
        for shown in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = client.get(path, headers={**GZIP, "if-none-match": shown})
            assert (again.status_code, again.content) == (304, b"")
            assert (again.headers["etag"], again.headers["vary"]) == (tag, "Accept-Encoding")
        assert client.get(path, headers={**GZIP, "if-none-match": '"old"'}).status_code == 200


def test_who_reads_no_gzip_gets_the_same_plain_under_another_tag(client: TestClient) -> None:
    packed, plain = client.get(SHEET, headers=GZIP), client.get(SHEET, headers=PLAIN)
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert plain.content == packed.content
    assert plain.headers["etag"] != packed.headers["etag"]
    assert int(packed.headers["content-length"]) < len(plain.content) / 4


def test_a_font_is_compressed_already(client: TestClient) -> None:
    answer = client.get(f"/assets/{built('.woff2').name}", headers=GZIP)
    assert answer.headers["content-type"] == "font/woff2"
    assert not {"content-encoding", "vary"} & set(answer.headers)


def test_nothing_is_compressed_twice(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = (SHEET, f"/assets/{built('.svg').name}", "/")
    for path in paths:
        client.get(path, headers=GZIP)

    def compress(*data: object, **how: object) -> bytes:
        raise AssertionError("compressed again")

    monkeypatch.setattr(compressed, "compress", compress)
    for path in paths:
        assert client.get(path, headers=GZIP).headers["content-encoding"] == "gzip"


def test_a_file_that_is_built_anew_is_read_anew(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    with TestClient(
        app(Settings(data=tmp_path, web=tmp_path, pace=NO_PAUSE, hosts=("testserver",)))
    ) as client:
        assert client.get("/").status_code == 404
        for words in ("first", "and the second"):
            page.write_text(words, encoding="utf-8")
            assert client.get("/").text == words


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/assets/..%2f..%2fpages.py", "/assets/", "/a%00b"]
)
def test_paths_that_are_no_files(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert "async def" not in answer.text
    assert answer.status_code == (404 if path.startswith("/assets") else 200)


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True),
        ("GZIP;q=0.5", True),
        ("br, gzip ; q=1.0", True),
        ("*", True),
        ("*;q=0.1", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("identity, *;q=0", False),
    ],
)
def test_what_a_caller_can_read(accepted: str, taken: bool) -> None:
    assert compressed.takes_gzip(accepted) is taken


def test_compressing_gives_the_same_bytes_every_time() -> None:
    data = b"an astragal is a knucklebone " * 100
    body = compressed.press(data)
    assert body == compressed.press(data)
    assert body.gzip is not None
    assert gzip.decompress(body.gzip) == data
    assert compressed.press(b"short").gzip is None
