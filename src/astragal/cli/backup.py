"""`astragal backup`: a copy of the server's database while it plays on."""

from pathlib import Path

import click

from astragal.cli.language import language_option
from astragal.cli.speaking import command
from astragal.prose.text import Text
from astragal.server.backup import back_up, postgres_command
from astragal.terminal.files import data_home
from astragal.terminal.screen import FOLDER

DATABASE = "astragal.sqlite"


@command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), help="The folder of the server's data.")
@click.option("--db", default="", metavar="URL", help="The database, if it is not in that folder.")
@language_option
def backup(file: Path, data: Path | None, db: str, language: str) -> None:
    """Copy everything that the server keeps to FILE; the server may be running."""
    text = Text(language, FOLDER)
    if db.startswith("postgres"):
        command = postgres_command(db, file)
        raise click.ClickException(text.message("backup-postgres", command=command))
    folder = data or data_home() / "astragal" / "server"
    database = Path(db.removeprefix("sqlite:///")) if db else folder / DATABASE
    size = back_up(database, file)
    click.echo(text.message("backup-done", file=str(file), kib=max(1, size // 1024)))
