"""`astragal rules`: the rules, which of them have a proof, and where each one lives."""

import re
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from astragal.kernel import rules as book
from astragal.kernel.proofs import Proof, by_rule, checkout, citations, proofs, strays
from astragal.kernel.rules import Rule, catalogue
from astragal.kernel.words import nearest

EVERY_GAME = "every game"
ONLY_IN_THE_REPOSITORY = "Proofs are only in the repository: run this in a checkout of it."
_RULING = re.compile(r"(?:[A-Z]+-)?AMB-\d+")


@click.command()
@click.argument("id", required=False)
@click.option(
    "--missing",
    is_flag=False,
    flag_value=EVERY_GAME,
    metavar="[GAME]",
    help="List the rules without a proof, of one game or of all.",
)
def rules(id: str | None, missing: str | None) -> None:
    """Show how many rules have a proof; or one rule, its proofs, and the functions that cite it."""
    if id is not None and missing is not None:
        raise click.UsageError("give the id of a rule or --missing, not both")
    root = checkout()
    if id is not None:
        _show(book.find(id), root)
    elif root is None:
        _count(None)
        click.echo(ONLY_IN_THE_REPOSITORY)
    elif missing is not None:
        _list_missing(missing, by_rule(proofs(root)))
    else:
        _count(by_rule(proofs(root)))
        for stray in strays(root):
            click.echo(stray, err=True)


def _count(proved: dict[str, list[Proof]] | None) -> None:
    table = Table("game", box=None)
    for title in ("rules", *(("with proof", "missing") if proved is not None else ())):
        table.add_column(title, justify="right")
    for name, all_rules in catalogue().items():
        cells = [str(len(all_rules))]
        if proved is not None:
            held = sum(rule in proved for rule in all_rules)
            cells += [str(held), str(len(all_rules) - held)]
        table.add_row(name, *cells)
    Console().print(table)


def _list_missing(game: str, proved: dict[str, list[Proof]]) -> None:
    known = catalogue()
    if game != EVERY_GAME and game not in known:
        close = nearest(game, known)
        hint = f'; did you mean "{close}"?' if close else ""
        raise click.UsageError(f"no rules of a game {game!r} (known: {', '.join(known)}){hint}")
    chosen = [rules for name, rules in known.items() if game in (EVERY_GAME, name)]
    missing = [rule for rules in chosen for rule in rules.values() if rule.id not in proved]
    for rule in missing:
        click.echo(f"{rule.id}  {rule.area}: {rule.rule}")
    if not missing:
        click.echo("Every rule has a proof.", err=True)


def _show(rule: Rule, root: Path | None) -> None:
    click.echo(click.style(rule.id, bold=True) + f"  {rule.area}")
    _paragraph("rule", rule.rule)
    _paragraph("ruling", rule.ruling)
    _paragraph("differs", rule.differs)
    numbers = dict.fromkeys(_RULING.findall(f"{rule.rule} {rule.differs} {rule.test}"))
    _paragraph("rulings", ", ".join(numbers) and f"{', '.join(numbers)} in docs/rulings.md")
    if root is None:
        click.echo(ONLY_IN_THE_REPOSITORY)
    else:
        _list("proofs", by_rule(proofs(root)).get(rule.id, []))
    _list("cited by", by_rule(citations()).get(rule.id, []))


def _paragraph(title: str, text: str) -> None:
    if text:
        click.echo(f"{title}: {text}")


def _list(title: str, found: list[Proof]) -> None:
    click.echo(f"{title}:" + ("" if found else " none"))
    for proof in found:
        click.echo(f"  {proof}")
