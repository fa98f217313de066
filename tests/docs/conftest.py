"""Commands that pages show are tried as those in tests/cli are."""

from tests.cli.conftest import player

__all__ = ["player"]
