"""Help and errors of the command line in three languages."""

import ast
import re
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from astragal.cli import COMMANDS, main
from astragal.cli.language import FOLDER, language_in, words_of
from astragal.cli.speaking import option_names
from astragal.prose.text import LANGUAGES
from tests.kernel.test_text import messages

ERRORS = ("click.UsageError", "click.ClickException", "click.BadParameter")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def commands(group: click.Group, name: str = "help") -> Iterator[tuple[str, click.Command]]:
    """All commands, each with the message that holds its help."""
    yield name, group
    for word in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), word)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, f"{name}-{word}")
        else:
            yield f"{name}-{word}", command


def options(command: click.Command) -> list[click.Option]:
    params = command.get_params(click.Context(command, help_option_names=["-h", "--help"]))
    return [param for param in params if isinstance(param, click.Option) and not param.hidden]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_says_what_it_does(language: str) -> None:
    words, silent = words_of(language), []
    for name, command in commands(main):
        brief = name.replace("help", "brief", 1)
        english = language == "en"
        silent += [name] if not (words.has(name) or (english and command.help)) else []
        silent += [brief] if not (words.has(brief) or english or name == "help") else []
        for option in options(command):
            names = option_names(name, option)
            if not (any(map(words.has, names)) or (english and option.help)):
                silent.append(names[0])
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_help_is_left_of_what_is_gone(language: str) -> None:
    known = {"help-any-help", "help-any-lang", *(name for name, _ in commands(main))}
    known |= {name.replace("help", "brief", 1) for name, _ in commands(main)}
    for name, command in commands(main):
        known |= {word for option in options(command) for word in option_names(name, option)}
    frame = re.compile("help-(usage|options|commands|metavar-.*|default|required)")
    ours = [name for name in messages(FOLDER, language) if name.startswith(("help-", "brief-"))]
    assert [name for name in ours if name not in known and not frame.fullmatch(name)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_other_message_is_there_with_the_same_arguments(language: str) -> None:
    english, other = messages(FOLDER, "en"), messages(FOLDER, language)
    assert {name: other.get(name) for name in english} == english
    beyond = [name for name in other if name not in english]
    assert [name for name in beyond if not re.match("(help|brief)(-|$)", name)] == []


@pytest.mark.parametrize(
    "arguments",
    [["--lang", "ru", "--help"], ["--help", "--lang=ru"], ["--lang", "ru"]],
    ids=" ".join,
)
@pytest.mark.parametrize("command", [[], ["rules"], ["content"], ["content", "check"], ["arena"]])
def test_help_follows_the_language(command: list[str], arguments: list[str]) -> None:
    if "--help" not in arguments:
        arguments = [*arguments, "-h"]
    output = CliRunner().invoke(main, [*command, *arguments]).output
    assert output.startswith("Запуск: ")
    assert "Параметры:" in output
    assert not re.search(r"Show|Usage|Options|default:|required", output)


def test_help_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTRAGAL_LANG", "pl")
    assert "Użycie: " in CliRunner().invoke(main, ["serve", "--help"]).output
    assert "Usage: " in CliRunner().invoke(main, ["serve", "--help", "--lang", "en"]).output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rulse"], "нет команды «rulse»; может быть, «rules»?"),
        (["content", "chek"], "нет команды «chek»; может быть, «check»?"),
        (["rules", "--mising"], "нет параметра --mising; может быть, --missing?"),
        (["rules", "PIG-1", "--missing"], "укажите либо номер правила, либо --missing"),
        (["arena"], "не указано GAME"),
        (["arena", "pig"], "не указано --bots"),
        (["arena", "pig", "--bots"], "после --bots нужно значение"),
        (["arena", "pig", "--resume=3"], "--resume пишется без значения"),
        (["arena", "pig", "--jobs", "0"], "--jobs: нужно целое число от 1 до 256"),
        (["arena", "pig", "--jobs", "many"], "--jobs: нужно целое число от 1 до 256"),
        (["arena", "pig", "--ms", "0"], "--ms: нужно число больше 0"),
        (["arena", "pig", "--matches", "0"], "--matches: нужно целое число не меньше 1"),
        (["replay", "x", "--from", "x"], "--from: нужно целое число"),
        (["review", "x", "--level", "x"], "--level: нужно одно из значений"),
        (["text", "barbarin"], "нет героя «barbarin»; может быть, «barbarian»?"),
        (["odds", "monk", "--dice", "1,2"], "в --dice нужно 5 кубиков"),
        (["play", "pig", "--humans", "9"], "в --humans перечисляют места от 1 до 2"),
        (["check", "nowhere"], "нет ни файла, ни папки nowhere"),
        (["arena", "pig", "--bots", "greedy"], "в --bots нужно не меньше двух имён"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_errors_follow_the_language(arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(main, ["--lang", "ru", *arguments])
    assert result.exit_code == 2
    assert f"Ошибка: {message}" in result.output
    assert "--help»" in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "pgi"], "нет игры «pgi»; известны: dice-forge, dice-throne, pig; может быть"),
        (["play", "pig", "--bot", "smrt"], "нет бота «smrt»"),
        (["play", "pig", "--seats", "9"], "в этой игре от 2 до 8 мест, а не 9"),
        (["rules", "PIG-77"], "нет правила PIG-77; может быть, PIG-7?"),
        (["replay", "nowhere"], "nowhere: файл не читается"),
        (["serve", "--db", "garbage"], "--db «garbage» — не адрес базы данных"),
        (["serve", "--web", "nowhere"], "в --web nowhere нет собранного приложения"),
        (["serve", "--host", "no such host"], "нельзя ждать на no such host"),
        (["backup", "x", "--data", "nowhere"], "нет базы данных nowhere"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_the_house_refuses_follows_the_language(arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(main, ["--lang", "ru", *arguments])
    assert result.exit_code == 1
    assert f"Ошибка: {message}".casefold() in result.output.casefold()


def test_an_interruption_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("astragal.cli.rules.checkout", interrupted)
    result = CliRunner().invoke(main, ["rules", "--lang", "ru"])
    assert (result.exit_code, result.output) == (1, "Ошибка: прервано\n")


def test_no_error_is_written_in_one_language_only() -> None:
    """The words of an error are a message, so that every language has them."""
    bare = [
        f"{path.name}:{node.lineno}"
        for path in sorted(FOLDER.parent.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ERRORS
        if isinstance(node.args[0], ast.Constant | ast.JoinedStr)
    ]
    assert bare == []


def test_what_is_asked_for_is_found_anywhere() -> None:
    assert language_in(["rules", "DT-1", "--lang", "pl"]) == "pl"
    assert language_in(["--lang=ru"]) == "ru"
    assert language_in(["--lang"]) is None
    assert language_in(["--lang", "xx"]) is None
    assert language_in(["rules"]) is None


def test_one_rule_is_told_in_the_language_asked_for() -> None:
    output = CliRunner().invoke(main, ["rules", "PIG-3", "--lang", "ru"]).output
    assert "PIG-3  бросок\nправило: Выпавшие 2–6" in output
    assert CYRILLIC.search(CliRunner().invoke(main, ["--lang", "ru", "rules"]).output)


def test_the_list_of_commands_is_whole() -> None:
    output = CliRunner().invoke(main, ["--help"]).output
    assert all(f"\n  {name} " in output for name in COMMANDS)
