"""Say whether the installed Astragal is compiled: `python -m tools.compiled`, in any environment.

An error if any module that pyproject.toml wants as machine code is imported as source.
"""

import sys
import tomllib
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def wanted() -> list[str]:
    """The modules that pyproject.toml names under [tool.astragal] compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    files: list[str] = settings["tool"]["astragal"]["compiled"]
    return [file.removesuffix(".py").replace("/", ".") for file in files]


def origin(module: str) -> str:
    """The file that a module is imported from."""
    found = find_spec(module)
    return found.origin or "nowhere" if found else "nowhere"


def pure(modules: Iterable[str]) -> list[str]:
    """Those of the modules that are not machine code here, with their files."""
    origins = ((module, origin(module)) for module in modules)
    return [
        f"{name} ({file})" for name, file in origins if not file.endswith(tuple(EXTENSION_SUFFIXES))
    ]


def main() -> None:
    modules = wanted()
    if sources := pure(modules):
        sys.exit("This Astragal is not the compiled one; as source come\n  " + "\n  ".join(sources))
    print(f"Compiled modules: {len(modules)}, in {Path(origin('astragal')).parent}")


if __name__ == "__main__":
    main()
