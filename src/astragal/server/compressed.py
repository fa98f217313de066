"""What is sent often and stays the same: compressed once, and known again by a tag."""

from dataclasses import dataclass
from gzip import compress
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

SMALL = 512  # bytes below which nothing is gained
WORTH = 0.9  # of the size, at most, or it is sent as it is: fonts are compressed already


@dataclass(frozen=True, slots=True)
class Pressed:
    """A body, the same in gzip unless that would gain nothing, and a tag of what is in it."""

    plain: bytes
    gzip: bytes | None
    tag: str


def press(data: bytes) -> Pressed:
    """A body made ready to be sent again and again."""
    tag = blake2b(data, digest_size=12).hexdigest()
    small = compress(data, mtime=0) if len(data) >= SMALL else data
    return Pressed(data, small if len(small) <= WORTH * len(data) else None, tag)


def answer(request: Request, body: Pressed, media: str, kept: str) -> Response:
    """The body as this caller can read it, or word that they have it already."""
    packed = body.gzip if takes_gzip(request.headers.get("accept-encoding", "")) else None
    # The two forms differ in their bytes, so they have tags of their own.
    tag = f'"{body.tag}"' if packed is None else f'"{body.tag}-gzip"'
    headers = {"ETag": tag, "Cache-Control": kept}
    if body.gzip is not None:
        headers["Vary"] = "Accept-Encoding"
    if known(tag, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if packed is None:
        return Response(body.plain, media_type=media, headers=headers)
    return Response(packed, media_type=media, headers={**headers, "Content-Encoding": "gzip"})


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding allows gzip; what is named counts more than a star."""
    weights: dict[str, bool] = {}
    for one in accepted.lower().split(","):
        name, _, parameters = one.partition(";")
        weight = parameters.replace(" ", "").removeprefix("q=")
        weights[name.strip()] = weight.strip("0.") != "" or not weight
    return weights.get("gzip", weights.get("*", False))


def known(tag: str, shown: str) -> bool:
    """Whether an If-None-Match names this tag."""
    tags = {one.strip().removeprefix("W/") for one in shown.split(",")}
    return tag in tags or "*" in tags
