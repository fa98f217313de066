"""Assertions in the shared checks explain themselves as those in tests do."""

import pytest

pytest.register_assert_rewrite("tests.games.checks", "tests.games.secrecy", "tests.games.twins")
