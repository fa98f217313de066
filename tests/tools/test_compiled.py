"""The check that a build is compiled: it must not take source for machine code."""

import pytest

from tools import compiled


def test_modules_are_named_as_they_are_imported() -> None:
    assert "astragal.kernel.step" in compiled.wanted()
    assert all(compiled.origin(module) != "nowhere" for module in compiled.wanted())


def test_source_is_told_from_machine_code() -> None:
    (found,) = compiled.pure(["msgspec._core", "msgspec.json"])
    assert found.startswith("msgspec.json (")
    assert compiled.pure(["astragal.nothing"]) == ["astragal.nothing (nowhere)"]


def test_an_environment_with_one_module_of_source_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "wanted", lambda: ["msgspec._core", "astragal.cli"])
    with pytest.raises(SystemExit, match=r"not the compiled one; as source come\n  astragal.cli"):
        compiled.main()


def test_a_compiled_environment_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "wanted", lambda: ["msgspec._core"])
    compiled.main()
    assert capsys.readouterr().out.startswith("Compiled modules: 1, in ")
