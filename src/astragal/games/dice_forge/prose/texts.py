"""Faces and feats in words: made from what they do, in a reader's language."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from astragal.games.dice_forge.packs import vocabulary as v
from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.facts import FaceFacts, FeatFacts
from astragal.kernel.naming import small
from astragal.prose.text import Text, words_in

SIGNED = ("instant", "automatic")  # sorts of effects whose sign says all of their word

words_of = partial(words_in, (Path(__file__).parent.parent,))


def amount(text: Text, resource: str, n: int) -> str:
    """So much of a resource."""
    return text.message(f"amount-{resource}", n=n)


def gained_amount(text: Text, resource: str, n: int) -> str:
    """So much of a resource as it is gained or paid: some languages inflect it."""
    message = f"gained-{resource}"
    return text.message(message, n=n) if text.has(message) else amount(text, resource, n)


def listed(text: Text, parts: Sequence[str], by: str) -> str:
    """Parts with commas, and `and` or `or` before the last."""
    if len(parts) < 2:
        return "".join(parts)
    return text.message(f"list-{by}", first=", ".join(parts[:-1]), last=parts[-1])


def amounts(text: Text, held: v.Amounts, by: str = "and") -> str:
    """Resources in their order, joined by `and` or `or`."""
    return listed(text, [amount(text, name, n) for name, n in each_of(held)], by)


def gained(text: Text, held: v.Amounts, by: str = "and") -> str:
    """The same, as what is gained or paid."""
    return listed(text, [gained_amount(text, name, n) for name, n in each_of(held)], by)


def each_of(held: v.Amounts) -> list[tuple[str, int]]:
    """The resources that there are, in their order."""
    return [(name, n) for name, n in zip(v.RESOURCES, v.vector(held), strict=True) if n]


# -- faces ---------------------------------------------------------------------------------------


def face_name(face: FaceFacts, language: str) -> str:
    """What is printed on a face, short enough for a log."""
    text = words_of(language)
    match face.does:
        case v.Gain():
            return amounts(text, face.does.amounts)
        case v.GainOne():
            return amounts(text, face.does.amounts, "or")
        case v.Multiply():
            return text.message("face-multiply", n=face.does.by)
        case v.Mirror():
            return text.message("face-mirror")
        case v.Ship():
            return text.message("face-ship")
        case v.Shield():
            return text.message("face-shield", resource=face.does.watches)
        case v.Boar():
            return text.message("face-boar", colour=face.does.colour)


def face_text(face: FaceFacts, language: str) -> str:
    """What a face does, as a sentence."""
    text = words_of(language)
    match face.does:
        case v.Gain():
            return text.message("does-gain", amounts=gained(text, face.does.amounts))
        case v.GainOne():
            return text.message("does-gain", amounts=gained(text, face.does.amounts, "or"))
        case v.Multiply():
            return text.message("does-multiply", n=face.does.by)
        case v.Mirror():
            return text.message("does-mirror")
        case v.Ship():
            return text.message("does-ship", n=face.does.discount)
        case v.Shield():
            return text.message(
                "does-shield",
                resource=text.message(f"resource-{face.does.watches}"),
                matched=gained(text, face.does.matched),
                otherwise=gained(text, face.does.otherwise),
            )
        case v.Boar():
            return text.message("does-boar", amounts=gained(text, face.does.gain_one, "or"))


# -- feats ---------------------------------------------------------------------------------------


def feat_name(feat: FeatFacts, language: str) -> str:
    """The name of a feat."""
    said: str = getattr(feat.feat.names, words_of(language).language)
    return said


def feat_lines(content: Content, feat: FeatFacts, language: str) -> list[str]:
    """The text of a feat, one line for each of its effects."""
    text = words_of(language)
    lines = [
        text.message(f"line-{kind}", text=does if kind == "token" else small(does))
        for kind, does in _effects(content, feat, text)
    ]
    return lines or [text.message("line-none")]


def feat_short(content: Content, feat: FeatFacts, language: str) -> list[str]:
    """The same beside a sign for its sort, which says at once that it is instant or automatic."""
    text = words_of(language)
    told = zip(_effects(content, feat, text), feat_lines(content, feat, language), strict=False)
    return [does if kind in SIGNED else line for (kind, does), line in told]


def feat_text(content: Content, feat: FeatFacts, language: str) -> str:
    """The text of a feat on one line."""
    return " ".join(feat_lines(content, feat, language))


def _effects(content: Content, feat: FeatFacts, text: Text) -> Iterator[tuple[str, str]]:
    pack = feat.feat
    if pack.instant is not None:
        yield "instant", effect_text(content, pack.instant, text)
    if pack.token is not None:
        yield "token", token_text(pack.token, text)
    if pack.reinforcement is not None:
        yield "reinforcement", effect_text(content, pack.reinforcement, text)
    if pack.automatic is not None:
        yield "automatic", automatic_text(pack.automatic, text)


def effect_text(content: Content, does: v.Effect, text: Text) -> str:
    """An effect as a sentence or two."""
    match does:
        case v.Gain():
            return text.message("does-gain", amounts=gained(text, does.amounts))
        case v.GainOne():
            return text.message("does-gain", amounts=gained(text, does.amounts, "or"))
        case v.Pay():
            price, gain = gained(text, does.price), gained(text, does.gain)
            return text.message("does-pay", price=price, amounts=gain)
        case v.Blessings():
            return _cashed(text, "does-blessings", does)
        case v.MinorBlessings():
            return _cashed(text, "does-minor-blessings", does)
        case v.Forge():
            return _forge(content, text, does)
        case v.GiveBoar():
            return text.message("does-give-boar")
        case v.Borrow():
            return text.message("does-borrow")
        case v.OthersLose():
            return text.message("does-others-lose")
        case v.Enlarge():
            more = [
                text.message("more-of", amount=amount(text, name, n))
                for name, n in each_of(does.amounts)
            ]
            return text.message("does-enlarge", amounts=", ".join(more))
        case v.Hammer():
            laps = [
                text.message("hammer-lap", lap=lap, amount=amount(text, "glory", glory))
                for lap, glory in enumerate(does.rewards, 1)
            ]
            return text.message("does-hammer", n=does.spaces, amounts=", ".join(laps))
        case v.GloryPerReplacedFace():
            glory = amount(text, "glory", does.glory)
            return text.message("does-glory-per-replaced-face", amounts=glory)


def _cashed(text: Text, message: str, does: v.Blessings | v.MinorBlessings) -> str:
    sentence = text.message(message, n=does.count)
    if does.cash is None:
        return sentence
    kinds = [text.message(f"each-{name}") for name in v.RESOURCES if name in does.cash]
    glory = amount(text, "glory", max(v.vector(does.cash)))
    said = text.message("does-cash", n=does.count, kinds=listed(text, kinds, "or"), amounts=glory)
    return f"{sentence} {said}"


def _forge(content: Content, text: Text, does: v.Forge) -> str:
    names = [face_name(content.faces[content.face_numbers[id]], text.language) for id in does.faces]
    message = "does-forge" if len(names) == 1 else "does-forge-one"
    return text.message(message, faces=listed(text, names, "or"))


def token_text(token: v.Token, text: Text) -> str:
    """What a token is good for."""
    if isinstance(token, v.Repeat):
        return text.message("does-repeat")
    return text.message("does-token-gain", amounts=gained(text, token.amounts, "or"))


def automatic_text(automatic: v.Automatic, text: Text) -> str:
    """What happens by itself, and when."""
    if isinstance(automatic, v.WhenOusting):
        return text.message("does-when-ousting", amounts=gained(text, automatic.amounts))
    return text.message("does-when-boar", amounts=gained(text, automatic.amounts, "or"))
