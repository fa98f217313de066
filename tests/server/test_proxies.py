"""The examples of docs/server.md, run as they stand: nginx and Caddy in front of a real server.

Only places are changed: ports, certificates, folders. Where neither program is installed, the
examples are not tried.
"""

import asyncio
import json
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.docs.page import blocks
from tests.server.doors import Caller
from tools.postgres import free_port
from tools.serving import Serving

NAME = "play.example.org"
OPTIONS = ("--trusted-proxy", "127.0.0.1", "--allow-host", NAME)
SOON = 30.0

Proxy = Callable[[Path, int, int], list[str]]


def example(language: str) -> str:
    """The example of the page in that language."""
    (block,) = blocks("docs/server.md", language)
    return block.text


def nginx(folder: Path, server: int, port: int) -> list[str]:
    """How nginx is started with the example."""
    text = example("nginx")
    for old, new in (
        ("listen 443 ssl http2", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80", f"listen 127.0.0.1:{free_port()}"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(folder / "cert.pem")),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(folder / "key.pem")),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;\n"
    (folder / "nginx.conf").write_text(
        f"{around}events {{}}\nhttp {{\naccess_log off;\n{places}{text}}}\n"
    )
    return ["nginx", "-p", str(folder), "-e", str(folder / "errors"), "-c", "nginx.conf"]


def caddy(folder: Path, server: int, port: int) -> list[str]:
    """How Caddy is started with the example; its certificate is its own."""
    text = example("caddy")
    for old, new in (
        (f"{NAME} {{", f"https://{NAME}:{port} {{\n\ttls {folder}/cert.pem {folder}/key.pem"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    options = f"{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {folder}/caddy\n}}\n"
    (folder / "Caddyfile").write_text(options + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def in_front(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """A proxy that runs."""
    with (folder / "said").open("wb") as said:
        proxy = subprocess.Popen(command, stdout=said, stderr=said, cwd=folder)
        try:
            asyncio.run(answering(port))
            yield
        finally:
            proxy.terminate()
            proxy.wait(SOON)


async def line(port: int) -> Caller:
    """A connection over TLS, as a browser makes it."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    streams = await asyncio.open_connection("127.0.0.1", port, ssl=trusting, server_hostname=NAME)
    caller = Caller(*streams)
    caller.host = f"{NAME}:{port}"
    return caller


async def answering(port: int) -> None:
    end = time.monotonic() + SOON
    while True:
        try:
            (await line(port)).writer.close()
        except OSError:
            assert time.monotonic() < end, "the proxy did not start"
            await asyncio.sleep(0.1)
        else:
            return


async def visit(port: int) -> None:
    """A guest, a table, its socket; and nothing that is not for strangers."""
    caller = await line(port)
    body = '{"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]}'
    caller.send(
        "POST /api/tables HTTP/1.1",
        f"Host: {caller.host}",
        f"Origin: https://{caller.host}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "X-Forwarded-Proto: http",
        "",
        body=body,
    )
    status, headers, made = await caller.answer()
    assert status == 201, made
    assert "Secure" in headers["set-cookie"]
    caller.writer.close()
    talking = await line(port)
    await talking.open_socket(json.loads(made)["id"], headers["set-cookie"].partition(";")[0])
    async with asyncio.timeout(SOON):
        assert b'"type":"table"' in await talking.reader.readuntil(b'"type":"table"')
    talking.writer.close()
    asking = await line(port)
    asking.send("GET /metrics HTTP/1.1", f"Host: {asking.host}", "")
    assert (await asking.answer())[0] == 403
    asking.writer.close()


@pytest.mark.parametrize(
    "proxy",
    [
        pytest.param(proxy, marks=pytest.mark.skipif(not shutil.which(name), reason="not here"))
        for name, proxy in (("nginx", nginx), ("caddy", caddy))
    ],
)
def test_the_example_works(proxy: Proxy, tmp_path: Path) -> None:
    made = (
        f"openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -subj /CN={NAME}"
    )
    named = ["-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*made.split(), *named], cwd=tmp_path, check=True, capture_output=True)
    port = free_port()
    with Serving(tmp_path / "data", OPTIONS) as server:
        command = proxy(tmp_path, server.port, port)
        with in_front(command, port, tmp_path):
            asyncio.run(visit(port))
