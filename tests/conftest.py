"""What holds for all tests."""

from tests import plain_spaces  # noqa: F401
