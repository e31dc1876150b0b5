"""`tapete deal`: what is dealt, in which format, and what is said when it cannot be."""

import pytest

from cli.tapete_process import call, run
from tapete.cli import deal_solver
from tapete.core import BySeat, Deal, PartialDeal, Seat, Strain, Vulnerability
from tapete.dd import Workers, dds
from tapete.dealing import EXAMPLES, Condition, Swap, deals, given_cards
from tapete.formats.catalogue import FORMATS

A = "hcp(N) in 15..17 and balanced(N)"


def texts(*words: str) -> list[str]:
    done = call("deal", *words)
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_the_same_seed_gives_the_deals_of_the_library() -> None:
    expected = [str(deal) for deal in deals(A, 40, 9).deals]
    assert texts("--count", "40", "--seed", "9", "--where", A) == expected
    assert texts("--seed", "9") == [str(deals(None, 1, 9).deals[0])]


def test_without_a_seed_no_two_are_alike() -> None:
    assert texts() != texts()


@pytest.mark.process
def test_the_command_deals_as_a_process_of_its_own() -> None:
    done = run("deal", "--seed", "9", "--count", "2")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().split("\n") == [*map(str, deals(None, 2, 9).deals), ""]


def test_a_condition_that_is_ready_is_dealt_by_its_name_and_together_with_another() -> None:
    (weak,) = (example for example in EXAMPLES if example.id == "weak-two")
    both = Condition.parse(f"({weak.condition}) and (hcp(S) >= 12 or hcp(S) <= 3)")
    found = texts("--example", "weak-two", "--where", "hcp(S) >= 12 or hcp(S) <= 3", "--seed", "1")
    assert found == [str(deals(both, 1, 1).deals[0])]
    assert texts("--example", "weak-two", "--seed", "1") == [str(deals(weak.condition, 1, 1).deals[0])]


def test_the_conditions_that_are_ready_are_listed() -> None:
    listed = call("deal", "--examples").stdout
    assert all(f"{example.id} " in listed and example.title.en in listed for example in EXAMPLES)


def test_given_cards_are_dealt_to_their_seats() -> None:
    known = given_cards(BySeat("AKQ...", "", "SJ", "H2"))
    for words in (
        ("--north", "AKQ...", "--south", "SJ", "--west", "H2"),
        ("--given", "N:AKQ... - J... .2.."),
        ("--given", "N:AKQ... - - -", "--south", "J...", "--west", ".2.."),
    ):
        assert texts("--seed", "4", *words) == [str(deals(None, 1, 4, given=known).deals[0])]


def test_hands_change_places() -> None:
    expected = [str(deal) for deal in deals(None, 6, 4, swap=Swap.ALL).deals]
    assert texts("--seed", "4", "--swap", "all", "--count", "6") == expected


def test_what_is_not_found_is_told_with_the_tries_and_status_1() -> None:
    done = call("deal", "--where", "hcp(N) >= 22", "--count", "10", "--seed", "1", "--tries", "1000")
    found = deals("hcp(N) >= 22", 10, 1, most_tries=1000)
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [str(deal) for deal in found.deals]
    assert done.stderr == f"deal: deal/not-found: found {len(found.deals)} of 10 in 1,000 tries\n"


def test_a_condition_that_cannot_be_read_is_pointed_at() -> None:
    done = call("deal", "--where", "hcp(N) > 3 and\n\tbalanced(NS)")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == (
        "where:2:11: condition/expected: a seat (N E S W) is expected here, not 'NS'\n"
        "     balanced(NS)\n"
        "              ^^\n"
    )
    end = call("deal", "--where", "hcp(N) >").stderr
    assert end.endswith("    hcp(N) >\n            ^\n")


def test_in_a_long_line_the_neighborhood_is_shown() -> None:
    done = call("deal", "--where", " and ".join(["balanced(N)"] * 20) + " and x(N)")
    line, carets = done.stderr.splitlines()[1:]
    assert line[carets.index("^") :] == "x(N)" and len(line) < 110


@pytest.mark.parametrize("name", ["bri", "pbn", "lin", "dlm"])
def test_deals_are_written_in_the_formats_of_files(name: str) -> None:
    done = call("deal", "--seed", "2", "--count", "3", "--to", name)
    assert done.exit_code == 0
    read = FORMATS[name].read
    assert read is not None
    filed = read(done.stdout_bytes).boards
    assert [board.record.deal for board in filed] == [
        PartialDeal(deal.hands) for deal in deals(None, 3, 2).deals
    ]


def test_all_boards_of_a_lesson_may_have_one_dealer_and_one_vulnerability() -> None:
    done = call("deal", "--count", "3", "--to", "pbn", "--dealer", "S", "--vulnerable", "EW")
    read = FORMATS["pbn"].read
    assert read is not None
    records = [board.record for board in read(done.stdout_bytes).boards]
    assert [(one.dealer, one.vulnerability) for one in records] == [(Seat.SOUTH, Vulnerability.EW)] * 3
    usual = [
        board.record.dealer for board in read(call("deal", "--count", "3", "--to", "pbn").stdout_bytes).boards
    ]
    assert usual == [Seat.NORTH, Seat.EAST, Seat.SOUTH]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--to", "nonsense"), "no format is called 'nonsense'; there are: lines, "),
        (("--example", "nonsense"), "no example is called 'nonsense'"),
        (("--given", "nonsense"), "a deal is a seat, a colon and four hands"),
        (("--given", "N:A... - - -", "--east", "SA"), "a card is in two hands"),
        (("--north", "SA", "--east", "SA"), "E: SA is there twice"),
        (("--swap", "EW", "--east", "SA"), "E was given cards: the hand cannot change places"),
        (("--swap", "NS"), "'NS' is not one of"),
        (("--count", "0"), "greater than or equal to 1"),
        (("--seed", "-1"), "greater than or equal to 0"),
    ],
)
def test_wrong_usage_is_told(words: tuple[str, ...], told: str) -> None:
    done = call("deal", *words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert told in " ".join(done.stderr.split())


@pytest.mark.process
def test_tricks_with_all_cards_in_view_are_asked_of_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_solver, "Workers", _one_worker)
    text = str(deals("hcp(NS) in 25..26", 1, 1).deals[0])
    tricks = dds().strain(Deal.parse(text), Strain.NOTRUMP)
    north, south = tricks[Seat.NORTH], tricks[Seat.SOUTH]
    where = f'dd(N, "3NT") = {north} and dd(S, NT) = {south}'
    assert texts("--given", text, "--where", where) == [text]
    assert call("deal", "--given", text, "--tries", "20", "--where", f"not ({where})").exit_code == 1


def _one_worker(_number: int | None, budget: float) -> Workers:
    return Workers(1, budget)


@pytest.mark.process
def test_a_deal_that_takes_the_solver_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_solver, "Workers", lambda _number, _budget: _one_worker(1, 0.000_001))
    done = call("deal", "--seed", "1", "--where", 'dd(N, "3NT") > 13')
    assert done.exit_code == 1
    assert done.stderr.startswith("deal: dd/not-finished: not solved in ")


def test_a_format_that_has_a_place_for_no_deal_is_told() -> None:
    """GIB's library is of solved deals."""
    result = call("deal", "--count", "2", "--to", "gib")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.splitlines()[-1] == "deal: convert/nothing: None of the 2 boards has a place in GIB"
