"""The browser app: its built files, and its one page for every path that it draws itself."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
NO_APP = "The browser app is not built here. From the sources: make web, or name it by --web DIR.\n"


class Assets(StaticFiles):
    """Files with a hash in their names never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER
        return response


def routes(folder: Path) -> list[BaseRoute]:
    """The app's files and pages, behind everything else."""

    async def page(request: Request) -> Response:
        file = (folder / request.path_params.get("path", "")).resolve()
        inside = file.is_file() and file.is_relative_to(folder.resolve())
        if not inside:
            file = folder / "index.html"
        if not file.is_file():
            return PlainTextResponse(NO_APP, 404)
        return FileResponse(file, headers={"Cache-Control": "no-cache"})

    assets = Assets(directory=folder / "assets", check_dir=False)
    return [Mount("/assets", assets), Route("/", page), Route("/{path:path}", page)]
