"""The project's own files, for the tests that look at them."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"


def python_files() -> list[Path]:
    """Every Python file of the package, in a stable order."""
    return sorted(SRC.rglob("*.py"))


def shown(path: Path) -> str:
    """A path as people write it: from the root of the repository."""
    return path.relative_to(ROOT).as_posix()
