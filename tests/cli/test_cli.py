"""The command line as a whole: what it lists, and how it ends."""

import pytest

import tapete
from cli.tapete_process import call, run
from tapete import cli


@pytest.mark.process
def test_help_lists_each_command_with_one_line() -> None:
    done = run("--help")
    assert done.returncode == 0
    listed = done.stdout.decode().split("Commands:\n")[1].splitlines()
    assert [line.split()[0] for line in listed] == list(cli.COMMANDS)
    assert not any(line.endswith("...") for line in listed)


def test_it_says_which_tapete_it_is() -> None:
    done = call("--version")
    assert (done.exit_code, done.stdout) == (0, f"tapete {tapete.__version__}\n")


@pytest.mark.parametrize(
    "words", [(), ("deal-me-in",), ("--nonsense",), ("score",), ("score", "rubber", "--nonsense")]
)
def test_wrong_usage_is_status_2(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.app(words)
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "Usage: " in shown.err


@pytest.mark.parametrize(
    ("error", "status", "text"),
    [
        (
            ValueError("two\nlines"),
            70,
            "tapete: a fault of Tapete's own, please report it: ValueError: two lines\n",
        ),
        (OSError(28, "No space left on device"), 74, "tapete: [Errno 28] No space left on device\n"),
    ],
)
def test_no_fault_shows_a_traceback(
    error: Exception,
    status: int,
    text: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> None:
        raise error

    monkeypatch.setattr(cli, "app", fail)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == status
    assert capsys.readouterr().err == text
