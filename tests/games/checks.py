"""What must hold at each decision of a match of any game."""

import json
from collections.abc import Iterable
from random import Random

import msgspec
import pytest

from astragal.errors import IllegalMove, UndoRefused
from astragal.kernel.match import PASS, REFEREE, SPECTATOR, Match
from astragal.kernel.notation import resolve
from astragal.kernel.speaking import is_saying
from astragal.kernel.view import events, see, story
from astragal.prose.spelling import LONGEST_MOVE
from astragal.prose.text import LANGUAGES

GARBAGE = ("", " ", "zzz", "pass pass", "-1", "0", "\x00", "ход", "1;2", "x" * 999, "[]")
MISSING_WORDS = "⟨"


def check_rules(m: Match) -> None:
    """No invariant is broken, and the match waits for a choice or is over."""
    assert m.game.broken(m) == []
    if m.options:
        assert 0 <= m.seat < len(m.setup.seats)
        assert m.result is None
    else:
        assert m.result is not None, "nobody is asked and there is no result"
        assert m.agenda == []
        assert m.seat == -1


def check_options(m: Match) -> None:
    """Options are distinct, one option is no decision, and notation leads back to each."""
    if not m.options:
        return
    assert len(m.options) > 1 or m.options[0] == PASS or m.reason in m.game.shown, (
        f"the decision {m.reason!r} has only one option: {m.options}"
    )
    assert len(set(m.options)) == len(m.options)
    notations = [m.notation(option) for option in m.options]
    assert len(set(notations)) == len(notations)
    assert not any(map(is_saying, notations)), "this is said outside decisions"
    assert max(map(len, notations)) <= LONGEST_MOVE
    for index in sample(len(notations)):
        assert resolve(m, notations[index]) == index
        assert resolve(m, m.options[index]) == index
    check_actions(m)


def check_actions(m: Match) -> None:
    """Each option has one action id within bounds, and text and id lead back to it."""
    ids, mask = m.action_ids(), m.action_mask()
    assert len(set(ids)) == len(ids) == len(m.options), "two options have one action id"
    assert len(mask) == m.game.actions(m.setup)
    assert [action for action, legal in enumerate(mask) if legal] == sorted(ids)
    moves, content = m.game.moves, m.setup.content
    for index in sample(len(ids)):
        assert m.option_index(ids[index]) == index
        option, text = m.options[index], m.notation(m.options[index])
        read = moves.read(content, text)
        assert (moves.write(content, read), moves.action_id(content, read)) == (text, ids[index])
        assert moves.told(content, option)["verb"] == option[0]
    illegal = next((action for action, legal in enumerate(mask) if not legal), len(mask))
    with pytest.raises(IllegalMove):
        m.option_index(illegal)


def sample(count: int) -> Iterable[int]:
    """All of a few, the ends and some between of many."""
    return range(count) if count <= 8 else {0, 1, count // 3, count // 2, count - 1}


def check_garbage(m: Match, rng: Random) -> None:
    """What is no move is refused with a reason, and nothing changes."""
    before = m.to_bytes()
    texts = [rng.choice(GARBAGE), *spoiled(m, rng)]
    for text in texts:
        reason = m.why(text)
        assert reason is not None
        assert MISSING_WORDS not in "".join(reason.sentence(lang) for lang in LANGUAGES)
        with pytest.raises(IllegalMove):
            m.apply(text)
    for move in (len(m.options), -1, ("no such option", 7), ()):
        with pytest.raises(IllegalMove):
            m.apply(move)
    assert m.to_bytes() == before
    for option in m.options[:4]:
        assert m.why(m.notation(option)) is None


def spoiled(m: Match, rng: Random) -> list[str]:
    """A legal move with a letter too much, if that is not legal too."""
    if not m.options:
        return []
    text = m.notation(rng.choice(m.options))
    at = rng.randrange(len(text) + 1)
    wrong = text[:at] + "q" + text[at:]
    return [wrong] if wrong not in map(m.notation, m.options) else []


def check_views(m: Match) -> None:
    """Every view is plain data, without the key and without the hash of the whole match."""
    secrets = [m.chance.key.hex(), m.hash(), repr(m.chance.key)[2:-1]]
    for viewer in (REFEREE, SPECTATOR, *range(len(m.setup.seats))):
        view = m.view(viewer)
        text = json.dumps([view, events(m, viewer)], allow_nan=False, ensure_ascii=False)
        assert not [secret for secret in secrets if secret in text]
        assert msgspec.json.decode(msgspec.json.encode(view)) == view, "not plain data"
        msgspec.convert(view, type(see(m, viewer)))  # and of the type that it is said to be


def check_words(m: Match) -> None:
    """What happened and what is asked can be said in every language; the referee hears all."""
    for language in LANGUAGES:
        words = story(m, REFEREE, language)
        if m.decision is not None:
            words.append(m.decision.sentence(language))
        assert MISSING_WORDS not in "".join(words)


def check_undo(before: bytes, m: Match, index: int) -> None:
    """An undo goes back to the byte and can be gone forward from; else it is refused."""
    after = m.hash()
    options = m.options
    if m.earlier is None:
        with pytest.raises(UndoRefused):
            m.undo()
        assert m.hash() == after
    else:
        m.undo()
        assert m.to_bytes() == before
        m.apply(index)
        assert m.hash() == after
    assert m.options == options


def check_nevers(before: Match, after: Match) -> None:
    """An undo is offered only while turn, seat and chance are what they were."""
    same = (
        after.seat == before.seat
        and after.active == before.active
        and after.chance.position() == before.chance.position()
    )
    assert same or after.earlier is None, "an undo is offered past one of the four nevers"
