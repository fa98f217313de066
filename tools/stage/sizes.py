"""The windows in which the stage must hold."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    """A window: what it measures, whether fingers press, and which way a page may scroll."""

    name: str
    width: int
    height: int
    touch: bool = False
    scrolls: bool = False  # downwards; sideways nothing ever does
    scale: float = 1
    theme: str = "dark"


SIZES = (
    Size("1280x720", 1280, 720),
    Size("1280x800", 1280, 800),
    Size("1366x768", 1366, 768),
    Size("1920x1080", 1920, 1080),
    Size("390x844", 390, 844, touch=True),
    Size("360x740", 360, 740, touch=True),
    Size("768x1024", 768, 1024, touch=True),
    Size("1024x768", 1024, 768, touch=True),
    Size("844x390", 844, 390, touch=True, scrolls=True),
    Size("zoom-200", 640, 400, scale=2, scrolls=True),
    Size("light", 1280, 800, theme="light"),
)


def size_named(name: str) -> Size:
    """The window of that name."""
    return next(size for size in SIZES if size.name == name)
