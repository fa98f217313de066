"""Commit and reveal: nobody, the house included, can choose the dice.

The house shows the hash of a secret, each human seat then adds a nonce, and the key of the
match is derived from all of them. When the secret is shown after the last move, anyone can
recompute the key and with it every die and shuffle.
"""

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from hmac import compare_digest

from astragal.errors import RecordError
from astragal.kernel.chance import KEY_BYTES

MAX_NONCE = 128


def new_secret() -> bytes:
    """A secret that the house keeps until the match is over."""
    return secrets.token_bytes(KEY_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the first nonce is given."""
    return blake2b(secret, digest_size=32, person=b"astragal-commit").hexdigest()


def derive_key(secret: bytes, match_id: str, nonces: Sequence[str]) -> bytes:
    """The key of the match: the house's secret, the match's name and every seat's nonce."""
    state = blake2b(key=secret, digest_size=KEY_BYTES, person=b"astragal-key")
    for part in (match_id, *nonces):
        data = part.encode()
        if len(data) > MAX_NONCE:
            raise RecordError("record-nonce", most=MAX_NONCE, count=len(data))
        state.update(len(data).to_bytes(2, "big") + data)
    return state.digest()


def kept_word(secret: bytes, committed: str) -> bool:
    """Whether the revealed secret is the one that was committed to."""
    return compare_digest(commitment(secret).encode(), committed.encode())
