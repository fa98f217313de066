"""`astragal rules`: the rules, which of them have a proof, and where each one lives."""

import re
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from astragal.cli.language import language_option, misused, said
from astragal.cli.speaking import command
from astragal.prose.spelling import nearest
from astragal.proving.catalogue import catalogue, find, find_told, told
from astragal.proving.where_proved import Proof, by_rule, checkout, citations, proofs, strays

EVERY_GAME = "every game"
_RULING = re.compile(r"(?:[A-Z]+-)?AMB-\d+")


@command()
@click.argument("id", required=False)
@click.option(
    "--missing",
    is_flag=False,
    flag_value=EVERY_GAME,
    metavar="[GAME]",
    help="List the rules without a proof, of one game or of all.",
)
@language_option
def rules(id: str | None, missing: str | None, language: str) -> None:
    """Show how many rules have a proof; or one rule, its proofs, and the functions that cite it."""
    if id is not None and missing is not None:
        raise misused("rules-both")
    root = checkout()
    if id is not None:
        _show(id, root, language)
    elif root is None:
        _count(None)
        click.echo(said("rules-only-in-checkout"))
    elif missing is not None:
        _list_missing(missing, by_rule(proofs(root)), language)
    else:
        _count(by_rule(proofs(root)))
        for stray in strays(root):
            click.echo(stray, err=True)


def _count(proved: dict[str, list[Proof]] | None) -> None:
    table = Table(said("rules-game"), box=None)
    for title in (
        "rules-count",
        *(("rules-proved", "rules-missing") if proved is not None else ()),
    ):
        table.add_column(said(title), justify="right")
    for name, all_rules in catalogue().items():
        cells = [str(len(all_rules))]
        if proved is not None:
            held = sum(rule in proved for rule in all_rules)
            cells += [str(held), str(len(all_rules) - held)]
        table.add_row(name, *cells)
    Console().print(table)


def _list_missing(game: str, proved: dict[str, list[Proof]], language: str) -> None:
    known = catalogue()
    if game != EVERY_GAME and game not in known:
        near = nearest(game, known) or ""
        message = "rules-no-game-near" if near else "rules-no-game"
        raise misused(message, game=game, known=", ".join(known), near=near)
    chosen = [told(name, language) for name in known if game in (EVERY_GAME, name)]
    missing = [rule for rules in chosen for rule in rules.values() if rule.id not in proved]
    for rule in missing:
        click.echo(f"{rule.id}  {rule.area_name}: {rule.rule}")
    if not missing:
        click.echo(said("rules-all-proved"), err=True)


def _show(id: str, root: Path | None, language: str) -> None:
    rule, english = find_told(id, language), find(id)
    click.echo(click.style(rule.id, bold=True) + f"  {rule.area_name}")
    _paragraph("rules-rule", rule.rule)
    _paragraph("rules-ruling", rule.ruling)
    _paragraph("rules-differs", rule.differs)
    numbers = _RULING.findall(f"{english.rule} {english.differs} {english.test}")
    _paragraph("rules-rulings", ", ".join(dict.fromkeys(numbers)))
    if root is None:
        click.echo(said("rules-only-in-checkout"))
    else:
        _list("rules-proofs", by_rule(proofs(root)).get(rule.id, []))
    _list("rules-cited", by_rule(citations()).get(rule.id, []))


def _paragraph(title: str, words: str) -> None:
    if words:
        click.echo(said(title, words=words))


def _list(title: str, found: list[Proof]) -> None:
    click.echo(said(title) + ("" if found else f" {said('rules-none')}"))
    for proof in found:
        click.echo(f"  {proof}")
