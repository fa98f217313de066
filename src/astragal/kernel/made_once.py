"""What takes long to make is kept for the next who need it; the oldest goes first."""

from collections.abc import Callable, Hashable
from threading import Lock, RLock
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class MadeOnce(Generic[K, T]):
    """Makes one thing for each key, once, however many threads wait for it."""

    def __init__(self, make: Callable[[K], T], most: int) -> None:
        self.make: Final = make
        self.most: Final = most
        self._known: dict[K, T] = {}
        self._making: dict[K, RLock] = {}
        self._hold = Lock()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, key: K) -> T:
        """What is made of the key; who comes while it is being made waits for it."""
        with self._hold:
            if key in self._known:
                return self._used(key)
            making = self._making.setdefault(key, RLock())
        with making:
            with self._hold:
                if key in self._known:
                    return self._used(key)
            return self._made(key)

    def _used(self, key: K) -> T:
        found = self._known[key] = self._known.pop(key)
        return found

    def _made(self, key: K) -> T:
        try:
            made = self.make(key)
            with self._hold:
                self._known[key] = made
                for old in list(self._known)[: -self.most]:
                    del self._known[old]
        finally:
            with self._hold:
                self._making.pop(key, None)
        return made
