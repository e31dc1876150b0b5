"""The text of a condition becomes a tree, or an error that says where and what was expected."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.core import Bid, Hand, Seat, Strain, Suit
from tapete.dealing import FUNCTIONS, ConditionError
from tapete.dealing.language.errors import Span, Wrong
from tapete.dealing.language.parser import DEEPEST, MOST_OPERATIONS, parse
from tapete.dealing.language.tokens import LONGEST
from tapete.dealing.language.tree import All, Any, Asked, Compared, Not, Number, Product, Relation, Sum

NORTH, SOUTH = (Seat.NORTH,), (Seat.SOUTH,)
HCP = Asked("hcp", (NORTH,))
BALANCED = Asked("balanced", (NORTH,))


def at_least(points: int) -> Compared:
    return Compared(HCP, Relation.AT_LEAST, Number(points))


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("balanced(N)", BALANCED),
        ("(balanced(N))", BALANCED),
        ("BALANCED(north)", BALANCED),
        ("hcp(N) >= 3 and balanced(N)", All((at_least(3), BALANCED))),
        ("hcp(N) ≥ 3 AND balanced(N)", All((at_least(3), BALANCED))),
        ("balanced(N) or balanced(N) and hcp(N) >= 3", Any((BALANCED, All((BALANCED, at_least(3)))))),
        ("not balanced(N) or balanced(N)", Any((Not(BALANCED), BALANCED))),
        ("not not balanced(N)", Not(Not(BALANCED))),
        ("not hcp(N) >= 3", Not(at_least(3))),
        ("hcp(N) == 3", Compared(HCP, Relation.EQUAL, Number(3))),
        ("hcp(N) in 3..5", All((at_least(3), Compared(HCP, Relation.AT_MOST, Number(5))))),
        ("hcp(N) in 3..", at_least(3)),
        ("hcp(N) in ..5", Compared(HCP, Relation.AT_MOST, Number(5))),
        ("hcp(N) in -3..", at_least(-3)),
        (
            "3 < hcp(N) <= 5",
            All((Compared(Number(3), Relation.LESS, HCP), Compared(HCP, Relation.AT_MOST, Number(5)))),
        ),
        (
            "hcp(N) - 2 * 3 + 1 != -1",
            Compared(
                Sum(Sum(HCP, Product(Number(2), Number(3)), True), Number(1)),
                Relation.NOT_EQUAL,
                Sum(Number(0), Number(1), True),
            ),
        ),
        ("(hcp(N) + 1) * 2 > 3", Compared(Product(Sum(HCP, Number(1)), Number(2)), Relation.MORE, Number(3))),
        ("hcp(NS, ♠) > 3", Compared(Asked("hcp", ((*NORTH, *SOUTH), Suit.SPADES)), Relation.MORE, Number(3))),
        ("top(n, hearts, 3) < 2", Compared(Asked("top", (NORTH, Suit.HEARTS, 3)), Relation.LESS, Number(2))),
        ("has(N, 'SA h10')", Asked("has", (NORTH, Hand.parse("A.T..")))),
        ("has(N, SA)", Asked("has", (NORTH, Hand.parse("A...")))),
        ('makes(S, "4♥")', Asked("makes", (SOUTH, Bid(4, Strain.HEARTS)))),
        ("dd(S, nt) = 7", Compared(Asked("dd", (SOUTH, Strain.NOTRUMP)), Relation.EQUAL, Number(7))),
        ('dd(S, "3 N") = 7', Compared(Asked("dd", (SOUTH, Strain.NOTRUMP)), Relation.EQUAL, Number(7))),
        ("balanced(N) # a comment ( not\n and balanced(N)", All((BALANCED, BALANCED))),
    ],
)
def test_a_condition_is_read(text: str, tree: object) -> None:
    assert parse(text) == tree


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_example_of_each_function_is_read_and_uses_it(name: str) -> None:
    assert repr(name) in repr(parse(FUNCTIONS[name].example))


WRONG = [
    ("", 1, 1, 1, "expected", "a condition is expected here, not the end"),
    ("hcp(N) >=", 1, 10, 1, "expected", "a condition is expected here, not the end"),
    ("hcp(N)\n  >= )", 2, 6, 1, "expected", "a condition is expected here, not ')'"),
    ("hcp(N)", 1, 1, 6, "expected", "something that is true or not is expected here, not a bare number"),
    ("balanced(N) + 1 > 2", 1, 1, 11, "expected", "a number is expected here"),
    ("hcp(N) > 3 > balanced(N)", 1, 14, 11, "expected", "a number is expected here"),
    ("balanced(N) and 3 + 4", 1, 17, 5, "expected", "something that is true or not"),
    ("not 3", 1, 5, 1, "expected", "something that is true or not"),
    ("balanced(N) in 1..2", 1, 1, 11, "expected", "a number is expected here"),
    (
        "balanced(N) balanced(S)",
        1,
        13,
        8,
        "expected",
        "'and', 'or' or the end is expected here, not 'balanced'",
    ),
    ("hcp(N) in 17..15", 1, 11, 6, "range", "the range 17..15 is empty"),
    ("hcp(N) in ..", 1, 11, 2, "range", "a range needs a beginning or an end"),
    ("hcp(N) in 3", 1, 12, 1, "expected", "'..' is expected here, not the end"),
    ("hcp(N) in -..3", 1, 12, 2, "expected", "a number is expected here, not '..'"),
    ("hpc(N) > 3", 1, 1, 3, "unknown", "nothing is called 'hpc'; hcp?"),
    ("zzz(N) > 3", 1, 1, 3, "unknown", "nothing is called 'zzz'"),
    ("hcp N > 3", 1, 5, 1, "expected", "'(' is expected here, not 'N'"),
    ("hcp() > 3", 1, 5, 1, "expected", "a seat (N E S W) or a side (NS EW) is expected here, not ')'"),
    ("balanced(NS)", 1, 10, 2, "expected", "a seat (N E S W) is expected here, not 'NS'"),
    ("hcp(N S) > 3", 1, 7, 1, "expected", "',' or ')' is expected here, not 'S'"),
    ("length(N) > 3", 1, 9, 1, "expected", "',' is expected here, not ')'"),
    ("length(N, NT) > 3", 1, 11, 2, "expected", "a suit (S H D C) is expected here, not 'NT'"),
    ("top(N, S, 6) > 3", 1, 11, 1, "expected", "a number from 1 to 5 is expected here, not '6'"),
    ("balanced(N, S)", 1, 11, 1, "expected", "')' is expected here, not ','"),
    ("hcp(N, S, 3) > 3", 1, 9, 1, "expected", "')' is expected here, not ','"),
    ("(balanced(N)", 1, 13, 1, "expected", "')' is expected here, not the end"),
    ('shape(N, "5+S 4G")', 1, 15, 2, "shape", "'4G' says no lengths"),
    ('shape(N, "5+S | ")', 1, 16, 1, "shape", "says no lengths"),
    ('shape(N, "any 54")', 1, 15, 2, "shape", "'54' says no lengths"),
    ('shape(N, "any")', 1, 11, 3, "shape", "'any' says no lengths"),
    ('shape(N, "any 4432 5+S")', 1, 20, 3, "shape", "says no lengths"),
    ('shape(N, "4432 | 5+S 9+H")', 1, 18, 7, "impossible-shape", "no hand of thirteen cards is '5+S 9+H'"),
    ('shape(N, "5S 4S")', 1, 14, 2, "impossible-shape", "'4S'"),
    ('shape(N, "any 5555")', 1, 11, 8, "impossible-shape", "'any 5555'"),
    ("shape(N, 4432)", 1, 10, 4, "expected", "a shape"),
    ('has(N, "SA S1")', 1, 12, 2, "cards", "'S1' is no card"),
    ('has(N, "")', 1, 8, 2, "expected", "cards"),
    ('dd(N, "8C") > 3', 1, 7, 4, "contract", "'8C' is neither a contract nor a strain"),
    ('makes(N, "NT")', 1, 10, 4, "expected", 'a contract ("3NT") is expected here'),
    ("hcp(N) > 3 && hcp(S) > 3", 1, 12, 2, "symbol", "write 'and' here"),
    ("!balanced(N)", 1, 1, 1, "symbol", "write 'not' here"),
    ("balanced(N) | balanced(S)", 1, 13, 1, "symbol", "write 'or' here"),
    ("hcp(N) / 2 > 3", 1, 8, 1, "character", "'/' is not used here"),
    ("hcp(N) > 3 ?", 1, 12, 1, "character", "'?' is not used here"),
    ('shape(N, "5+S)', 1, 10, 1, "quote", "the closing quote is missing"),
    ("hcp(N) > 10000", 1, 10, 5, "too-large", "the number is too large"),
    ("hcp(N) * 999 * 999 > 3", 1, 1, 18, "too-large", "the number is too large"),
    ("x" * (LONGEST + 1), 1, LONGEST + 1, 1, "too-long", "the condition is too long"),
    ("(" * DEEPEST + "(", 1, DEEPEST + 2, 1, "too-deep", "too many parentheses or nots"),
    ("in > 3", 1, 1, 2, "expected", "a condition is expected here, not 'in'"),
]


def test_what_cannot_be_read_is_told_with_its_place() -> None:
    for text, line, column, length, code, told in WRONG:
        with pytest.raises(ConditionError) as raised:
            parse(text)
        error, words = raised.value, raised.value.words
        assert (error.line, error.column, error.length) == (line, column, length), text
        assert error.code == f"condition/{code}", text
        assert told in error.text, text
        assert words.en == error.text and all((words.es, words.ca)) and len({words.es, words.en}) == 2, text


@pytest.mark.parametrize(
    "text", ["not " * 1_000, "(" * 1_990, "- " * 900 + "1 > 2", "hcp(N) > " + "-" * 1_000]
)
def test_what_is_nested_too_deep_is_an_error_and_no_crash(text: str) -> None:
    with pytest.raises(ConditionError):
        parse(text)


PIECES = (
    *("hcp", "(", ")", "N", "NS", ",", "3", "..", "in", "and", "or", "not", ">", "+", "*", "-"),
    *("shape", "S", '"5+S"', '"any', "dd", "balanced(N)", "#", "♠", "é", "\n"),
)


@given(st.lists(st.sampled_from(PIECES), max_size=14).map(" ".join) | st.text(max_size=30))
def test_any_text_is_a_condition_or_an_error_with_a_place_in_it(text: str) -> None:
    line, column, length = _place_of_error(text)
    lines = text.split("\n")
    assert 1 <= line <= len(lines)
    assert 1 <= column <= len(lines[line - 1]) + 1
    assert length >= 1


def _place_of_error(text: str) -> tuple[int, int, int]:
    try:
        parse(text)
    except ConditionError as error:
        return error.line, error.column, error.length
    return 1, 1, 1


def test_sums_have_an_end_too() -> None:
    terms = "+".join(["1"] * (MOST_OPERATIONS + 1))
    tree = parse(f"{terms} > 3")
    assert pickle.loads(pickle.dumps(tree)) == tree
    for text in (f"{terms}+1 > 3", "+".join(["1"] * 990) + " > 3", "1" + "*1" * 900 + " > 3"):
        with pytest.raises(ConditionError) as raised:
            parse(text)
        assert raised.value.code == "condition/too-long"


def test_an_error_travels_between_processes() -> None:
    with pytest.raises(ConditionError) as raised:
        parse("hcp(N) >")
    error = raised.value
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.code, again.words, again.length) == (str(error), error.code, error.words, 1)


def test_what_is_wrong_has_words_in_each_language() -> None:
    for wrong in Wrong:
        parts = dict.fromkeys(("found", "expected", "near"), "x")
        words = ConditionError(wrong, "text", Span(0), **parts).words
        assert words.es and words.ca and words.en
