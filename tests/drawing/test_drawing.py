"""Every picture is well-formed, tells in words what it shows, fetches nothing and runs nothing."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategies import auctions, deals, hands, partial_deals, vulnerabilities
from tapete.core import Auction, BySeat, Deal, Hand, PartialDeal, Seat, Strain, Vulnerability
from tapete.dd import TrickTable
from tapete.drawing import Around, Look, auction_svg, deal_svg, hand_svg, table_svg
from tapete.drawing.words import TEXTS

SVG = "{http://www.w3.org/2000/svg}"
DEAL = Deal.parse("N:T2.AQ8.QJ3.AQT32 J943.94.962.J987 KQ876.KT65.4.K64 A5.J732.AKT875.5")
ALLOWED = {"svg", "title", "desc", "rect", "line", "circle", "path", "text"}

looks = st.builds(Look, st.sampled_from(("es", "ca", "en")), st.booleans(), st.booleans())
names = st.builds(BySeat, *[st.text(max_size=30)] * 4)
arounds = st.builds(
    Around,
    st.none() | st.integers(1, 999),
    st.none() | st.sampled_from(Seat),
    st.none() | vulnerabilities,
    names,
)


def parsed(svg: str) -> ElementTree.Element:
    """The picture as its elements, once it is seen that nothing in it is anything but drawn."""
    root = ElementTree.fromstring(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ALLOWED
    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title" and root[0].text
    assert root[1].tag == f"{SVG}desc" and root[1].text
    assert not [
        name for element in root.iter() for name in element.attrib if name.startswith("on") or "href" in name
    ]
    return root


def shown(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def within(root: ElementTree.Element) -> bool:
    """Whether all text begins within the picture."""
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    places = [(float(one.get("x", "0")), float(one.get("y", "0"))) for one in root.iter(f"{SVG}text")]
    return all(0 <= x <= width and 0 <= y <= height for x, y in places)


@given(hands.filter(lambda hand: len(hand) <= 13), looks)
def test_a_hand_has_a_rank_and_a_sign_for_each_card(hand: Hand, look: Look) -> None:
    root = parsed(hand_svg(hand, look=look))
    assert len(shown(root)) == max(1, len(hand))
    assert len(list(root.iter(f"{SVG}path"))) == (len(hand) + 1 if hand.mask else 0)
    assert within(root)


@given(deals | partial_deals(), arounds, looks)
def test_a_deal_has_all_ranks_and_stays_within_the_picture(
    deal: Deal | PartialDeal, around: Around, look: Look
) -> None:
    root = parsed(deal_svg(deal, around, look=look))
    ranks = [text for text in shown(root) if re.fullmatch(r"10|[2-9AKQJRDVS]", text)]
    assert len(ranks) >= sum(len(hand) for hand in deal.hands)
    assert within(root)


@given(auctions(), st.none() | vulnerabilities, names, looks)
def test_an_auction_has_a_text_for_each_call(
    auction: Auction, vulnerability: Vulnerability | None, people: BySeat[str], look: Look
) -> None:
    root = parsed(auction_svg(auction, vulnerability=vulnerability, names=people, look=look))
    assert len(shown(root)) >= 4 + len(auction.calls)
    assert within(root)


def test_what_is_shown_is_told_in_words_of_the_language() -> None:
    deal = parsed(
        deal_svg(DEAL, Around(14, Seat.EAST, Vulnerability.NONE), look=Look("es", own_letters=True))
    )
    assert deal[0].text == "Estuche 14"
    told = deal[1].text or ""
    assert told.startswith(
        "Dador: Este. nadie vulnerable. Norte: picas 10 2, corazones A D 8, diamantes D V 3"
    )
    assert {"R", "D", "V", "O"} <= set(shown(deal)) and "K" not in shown(deal)
    auction = parsed(auction_svg(Auction.of(Seat.EAST, "1NT X"), look=Look("ca")))
    assert auction[1].text == "Est 1 sense trumfo; Sud Doblo"
    assert "SA" in shown(auction)
    hand = parsed(hand_svg(Hand.parse("...32"), title="West's"))
    assert (hand[0].text, hand[1].text) == ("West's", "spades none, hearts none, diamonds none, clubs 3 2")
    assert parsed(hand_svg(Hand()))[1].text == "no cards"
    assert parsed(auction_svg(Auction.start(Seat.WEST)))[1].text == "–"


def test_all_texts_are_there_in_three_languages() -> None:
    assert all(words.es and words.ca and words.en for words in TEXTS.values())


def test_a_table_of_the_solver_or_a_dictionary_is_drawn_with_contracts_in_bold() -> None:
    tricks = {seat: {strain: 5 + strain.index for strain in Strain} for seat in Seat}
    by_letters = {
        str(seat): {str(strain): won for strain, won in row.items()} for seat, row in tricks.items()
    }
    svg = table_svg(tricks)
    assert table_svg(TrickTable.read(by_letters)) == svg
    root = parsed(svg)
    bold = [
        one.text for one in root.iter(f"{SVG}text") if one.get("font-weight") and (one.text or "").isdigit()
    ]
    assert bold == ["9", "8", "7"] * 4
    assert (root[1].text or "").startswith(
        "North: no trump 9, spades 8, hearts 7, diamonds 6, clubs 5. South"
    )


def test_two_colors_are_black_and_red() -> None:
    two, four = (hand_svg(DEAL[Seat.NORTH], look=Look(four_colors=is_four)) for is_four in (False, True))
    assert len(set(re.findall(r'fill="(#\w+)" d=', two))) == 2
    assert len(set(re.findall(r'fill="(#\w+)" d=', four))) == 4


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", '"><a href="x">', "&lt;", "]]>", "\0\x1b\ufffe"]
)
def test_names_are_nothing_but_text(name: str) -> None:
    people = BySeat(name, "", "", "")
    drawn: list[Callable[[], str]] = [
        lambda: deal_svg(DEAL, Around(names=people)),
        lambda: auction_svg(Auction.start(Seat.NORTH), names=people),
        lambda: hand_svg(Hand(), title=name),
    ]
    for draw in drawn:
        root = parsed(draw())
        assert any(name.strip("\0\x1b\ufffe") in (one.text or "") for one in root.iter())


def test_vulnerable_seats_and_the_dealer_are_marked_not_by_color_alone() -> None:
    plain, marked = (
        auction_svg(Auction.start(Seat.NORTH), vulnerability=one)
        for one in (Vulnerability.NONE, Vulnerability.NS)
    )
    assert marked.count("<line") == plain.count("<line") + 2
    told = parsed(deal_svg(DEAL, Around(vulnerability=Vulnerability.BOTH, dealer=Seat.WEST)))
    assert "Dealer W" in shown(told) and "Both sides vulnerable" in shown(told)
