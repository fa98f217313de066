"""Why a move is not legal: the rule, and a sentence in every language."""

import pytest

from astragal.prose.text import LANGUAGES
from tests.games.dice_forge.table import table

SHIP = "light: [ship, gold1, gold1, gold1, gold1, sun1]"
MIRROR = "light: [mirror, gold1, gold1, gold1, gold1, sun1]"
ONES = (1,) * 12


@pytest.mark.parametrize(
    ("position", "move", "rule", "sentence"),
    [
        (
            "{seats: {1: {gold: 2}}}",
            "by gold3",
            None,
            "no move begins with “by”; did you mean “buy”?",
        ),
        ("{seats: {1: {gold: 2}}}", "dance", None, "no move begins with “dance”"),
        (
            "{seats: {1: {gold: 2}}}",
            "buy gold33",
            None,
            "there is no face “gold33”; did you mean “gold3”?",
        ),
        ("{seats: {1: {gold: 2}}}", "buy", None, "say which face"),
        ("{seats: {1: {gold: 2}}}", "feat", None, "say which feat"),
        ("{seats: {1: {gold: 2}}}", "done", None, "here you say “end”"),
        ("{seats: {1: {gold: 2}}}", "pass", None, "here you say “end”"),
        ("{seats: {1: {gold: 2}}}", "buy gold1", "DF-010", "it is on the dice from the start"),
        ("{seats: {1: {gold: 2}}}", "buy glory2", "DF-010", "the face “2 glory” is not for sale"),
        ("{seats: {1: {gold: 2}}}", "feat hidra", None, "did you mean “hydra”?"),
        ("{seats: {1: {gold: 2}}}", "buy mirror", "DF-012", "the face “mirror” is not for sale"),
        (
            "{seats: {1: {gold: 2}}}",
            "buy gold4",
            "DF-044",
            "the face “4 gold” costs 3 gold, and you have 2",
        ),
        (
            "{seats: {1: {moon: 3}}}",
            "feat ferryman",
            "DF-057",
            "Ferryman costs 4 moon shards, and you have 3 moon shards",
        ),
        (
            "{seats: {1: {moon: 3}}}",
            "feat hydra",
            "DF-057",
            "5 sun shards, 5 moon shards, and you have 0 sun shards, 3 moon shards",
        ),
        ("{seats: {1: {moon: 3}}}", "feat typhon", "DF-001", "Typhon is not in this game"),
        ("{seats: {1: {moon: 3}}}", "use elder", None, "you don't have The Elder"),
        (
            "{seats: {1: {moon: 3, feats: [ferryman]}}}",
            "use ferryman",
            None,
            "Ferryman has nothing to use",
        ),
        ("{seats: {1: {moon: 3, feats: [elder]}}}", "use elder", "DF-038", "between the blessing"),
        ("{seats: {1: {moon: 3}}}", "take gold", None, "a different question is being asked now"),
        ("{seats: {1: {moon: 3}}}", "hammer 1", "DF-155", "only gold you are gaining"),
        (
            "{seats: {1: {moon: 3}}}",
            "hammer ask",
            None,
            "there is no standing order for the hammer",
        ),
        (
            "{seats: {1: {moon: 3}}}",
            "pick x3 gold1",
            None,
            "a different question is being asked now",
        ),
        ("{seats: {1: {moon: 3}}}", "give 2", None, "a different question is being asked now"),
        ("{seats: {1: {moon: 3}}}", "face x3", None, "a different question is being asked now"),
        (
            "{seats: {1: {moon: 3}}}",
            "face glory5",
            None,
            "there is no face “glory5”; did you mean “glory4”?",
        ),
    ],
)
def test_reasons(position: str, move: str, rule: str | None, sentence: str) -> None:
    m = table(position)
    reason = m.why(move)
    assert reason is not None
    assert (reason.rule, sentence in reason.sentence()) == (rule, True), reason.sentence()
    assert "⟨" not in "".join(reason.sentence(language) for language in LANGUAGES)


def test_a_spent_token_and_one_that_waits_for_a_blessing() -> None:
    m = table(
        "{seats: {1: {moon: 1, feats: [cerberus, triton], tokens: {triton: 0}}}}",
        m4="cerberus",
        s4="triton",
    )
    spent, early = m.why("use triton"), m.why("use cerberus")
    assert spent is not None
    assert early is not None
    assert (spent.rule, spent.sentence()) == ("DF-104", "Triton has already been used")
    assert (early.rule, early.sentence()) == (
        "DF-094",
        "this token is used right after one of your own blessings",
    )


def test_what_a_mirror_can_copy() -> None:
    m = table(f"{{stage: blessing, seats: {{1: {{{MIRROR}}}}}}}", dice=(1, 1, 1, 6, 1, 5, *ONES))
    reason = m.why("copy glory4")
    assert reason is not None
    assert reason.sentence() == "the face “4 glory” is not showing on any of your opponents' dice"


def test_a_ship_says_its_own_price() -> None:
    m = table(f"{{stage: blessing, seats: {{1: {{{SHIP}}}}}}}", dice=(1, 5, 1, 1, 1, 1, *ONES))
    reason = m.why("buy gold6")
    assert reason is not None
    assert reason.rule == "DF-138"
    assert reason.sentence() == "the face “6 gold” costs 2 gold, and you have 0"


def test_nothing_else_is_done_before_a_face_is_forged() -> None:
    m = table("{seats: {1: {gold: 2}}}")
    m.apply("buy gold3")
    for move in ("end", "feat elder", "take gold"):
        reason = m.why(move)
        assert reason is not None
        assert reason.rule == "DF-048"
    assert m.why("forge light gold1") is None


def test_a_legal_move_has_no_reason_against_it() -> None:
    m = table("{seats: {1: {gold: 2}}}")
    assert m.why("buy gold3") is None
    assert m.why("  BUY   gold3 ") is None


def test_a_spent_cerberus_names_its_own_rule() -> None:
    m = table("{seats: {1: {moon: 1, feats: [cerberus], tokens: {cerberus: 0}}}}", m4="cerberus")
    reason = m.why("use cerberus")
    assert reason is not None
    assert (reason.rule, reason.sentence()) == ("DF-094", "Cerberus has already been used")


def test_an_extra_action_names_its_own_price_beside_the_feat() -> None:
    m = table("{stage: extra, seats: {1: {gold: 9, sun: 3, moon: 3}}}")
    for move, rule, sentence in (
        ("feat guardians-owl", "DF-071", "The Guardian's Owl costs 2 sun shards"),
        ("feat ferryman", "DF-057", "Ferryman costs 4 moon shards"),
    ):
        reason = m.why(move)
        assert reason is not None
        assert reason.rule == rule
        assert reason.sentence().startswith(sentence)
        assert "plus 2 sun shards for the extra action; you have 3 sun shards" in reason.sentence()
        assert "⟨" not in "".join(reason.sentence(language) for language in LANGUAGES)


def test_an_extra_action_that_cannot_be_paid_says_what_there_is() -> None:
    m = table("{stage: extra, seats: {1: {gold: 9, sun: 1, feats: [triton]}}}", s4="triton")
    reason = m.why("buy gold4")
    assert reason is not None
    assert str(reason) == "an extra action costs 2 sun shards, and you have 1 sun shard (DF-071)"


def test_an_elder_says_what_it_needs_and_what_there_is() -> None:
    m = table("{stage: reinforcement, seats: {1: {gold: 2, feats: [elder, silver-hind]}}}")
    reason = m.why("use elder")
    assert reason is not None
    assert str(reason) == "The Elder needs 3 gold, and you have 2 gold (DF-109)"
    assert [str(m.why(move)) for move in ("end", "pass")] == ["here you say “done”"] * 2


def test_a_wish_is_taken_back_at_the_main_action() -> None:
    m = table("{stage: blessing, seats: {1: {sun: 4, feats: [blacksmiths-hammer]}}}", dice=(1,) * 6)
    assert str(m.why("hammer ask")) == "there is no standing order for the hammer to cancel"
    m.apply("hammer never")
    assert m.why("hammer ask") is None
    m.apply("feat elder")
    assert m.reason == "extra"
    assert "on your own turn, when you choose your action" in str(m.why("hammer ask"))


def test_faces_that_satyrs_can_not_pick() -> None:
    x3 = "light: [x3, sun2, gold1, gold1, gold1, sun1]"
    m = table(f"{{seats: {{1: {{moon: 3}}, 2: {{{x3}}}}}}}", dice=(1, 5, 1, 6))
    m.apply("feat satyrs")
    assert m.why("pick glory2 x3") is None
    assert str(m.why("pick x3 glory2")) == "name the faces in this order: pick glory2 x3"
    assert str(m.why("pick x3 x3")) == (
        "choose faces of two different dice of your opponents (DF-171)"
    )
    assert str(m.why("pick x3 sun2")) == (
        "the face “2 sun shards” is not showing on any of your opponents' dice (DF-171)"
    )
    assert str(m.why("pick x3 miror")) == "there is no face “miror”; did you mean “mirror”?"
    for move in ("pick", "pick x3", "pick gold1 glory2 x3"):
        assert str(m.why(move)) == "name two faces that your opponents rolled (DF-171)"
