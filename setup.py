"""Build the package: pure Python, or with ASTRAGAL_COMPILE=1 the hot modules as machine code."""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup


def compiled_modules() -> list[str]:
    """The files named under [tool.astragal] in pyproject.toml, each checked to be there."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    names: list[str] = settings["tool"]["astragal"]["compiled"]
    paths = [f"src/{name}" for name in names]
    for path in paths:
        if not Path(path).is_file():
            raise SystemExit(f"pyproject.toml, [tool.astragal] compiled: there is no file {path}")
    return paths


def extensions() -> list[Extension]:
    """Nothing for a pure build."""
    paths = compiled_modules() if os.environ.get("ASTRAGAL_COMPILE") == "1" else []
    if not paths:
        return []
    # Imported late: a pure build must work where mypy is not installed.
    from mypyc.build import mypycify

    return list(mypycify(["--strict", *paths]))


setup(ext_modules=extensions())
