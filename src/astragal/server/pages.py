"""The browser app: its built files, and its one page for every path that it draws itself."""

import asyncio
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from astragal.server.compressed import Pressed, answer, press

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NO_APP = "The browser app is not built here. From the sources: make web, or name it by --web DIR.\n"
MOST_FILES = 200
# What the app is made of; some systems know other names for it, which browsers refuse.
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def routes(folder: Path) -> list[BaseRoute]:
    """The app's files and pages, behind everything else."""

    async def asset(request: Request) -> Response:
        """Files with a hash in their names never change."""
        file = inside(folder / "assets", request.path_params["path"])
        if file is None:
            raise HTTPException(404)
        return await sent(request, file, FOREVER)

    async def page(request: Request) -> Response:
        file = inside(folder, request.path_params.get("path", "")) or folder / "index.html"
        if not file.is_file():
            return PlainTextResponse(NO_APP, 404)
        return await sent(request, file, ASK_AGAIN)

    return [Route("/assets/{path:path}", asset), Route("/", page), Route("/{path:path}", page)]


def inside(folder: Path, path: str) -> Path | None:
    """The file of that path, if there is one in the folder."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # a path that no file can have
        return None


async def sent(request: Request, file: Path, kept: str) -> Response:
    """A file, read and compressed when it is wanted for the first time."""
    facts = file.stat()
    body = await asyncio.to_thread(_read, file, facts.st_mtime_ns, facts.st_size)
    media = MEDIA.get(file.suffix) or guess_type(file)[0] or "application/octet-stream"
    return answer(request, body, media, kept)


@lru_cache(MOST_FILES)
def _read(file: Path, changed: int, size: int) -> Pressed:
    return press(file.read_bytes())
