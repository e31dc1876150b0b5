"""The words that a row of the book may put under `when`: public facts of a turn or of the call considered."""

from __future__ import annotations

from collections.abc import Callable

from tapete.core import Bid, Call, Doubling, Strain
from tapete.robots.bidding.situation import Situation


def _far(situation: Situation, call: Call, *, steps: int) -> bool:
    """Whether game in the call's strain lies so many levels over the cheapest bid; 2 stands for more too."""
    if not isinstance(call, Bid):
        return False
    levels = situation.game_bid(call.strain).level - situation.cheapest(call.strain)
    return min(max(levels, 0), 2) == steps


def _is_nearer_game(situation: Situation, call: Call) -> bool:
    """Whether game in the call's strain lies lower than in that of the bid that stands."""
    final = _final_strain(situation)
    if final is None or not isinstance(call, Bid):
        return False
    return situation.game_bid(call.strain).level < situation.game_bid(final).level


def _at_most(level: int) -> Callable[[Situation, Call], bool]:
    return lambda _, call: isinstance(call, Bid) and call.level <= level


def _is_major(_: Situation, call: Call) -> bool:
    return isinstance(call, Bid) and call.strain in (Strain.HEARTS, Strain.SPADES)


def _is_reverse(situation: Situation, call: Call) -> bool:
    """A new suit at the two level that ranks over one's own first suit."""
    own = situation.own_suits
    return isinstance(call, Bid) and call.level == 2 and bool(own) and call.strain > own[0].strain


def _final_level(situation: Situation) -> int:
    final = situation.auction.final_bid
    return 0 if final is None else final.level


def _final_strain(situation: Situation) -> Strain | None:
    final = situation.auction.final_bid
    return None if final is None else final.strain


def _partner_asked(situation: Situation, forcing: str) -> bool:
    return len(situation.said) > 1 and situation.said[-2].forcing == forcing


def _wins_game_for_them(situation: Situation) -> bool:
    final = situation.auction.final_bid
    return final is not None and situation.is_theirs and situation.stakes.is_game(situation.side.other, final)


def _partner_has_two_suits(situation: Situation) -> bool:
    """Whether the last bid is partner's second suit."""
    suits, strain = situation.partner_suits, _final_strain(situation)
    return (
        len(suits) > 1 and strain is suits[-1].strain and situation.auction.bidder is situation.seat.partner
    )


def _is_sacrifice(trumps: int) -> Callable[[Situation, Call], bool]:
    """Whether a bid over their game, with so many trumps, loses less doubled than the game is worth.

    Weak hands with that many trumps take two tricks fewer than they have trumps.
    """

    def holds(situation: Situation, call: Call) -> bool:
        if not isinstance(call, Bid) or not _wins_game_for_them(situation) or _final_level(situation) > 5:
            return False
        return call.tricks_needed - (trumps - 2) <= situation.stakes.to_lose[situation.side]

    return holds


def _is_own_last(situation: Situation) -> bool:
    """Whether our side's last bid is already in one's own first suit."""
    own = situation.own_suits
    return bool(own) and _final_strain(situation) is own[0].strain


def _is_raised(situation: Situation) -> bool:
    """Whether both partners have bid the suit of their side's last bid."""
    bids = [
        (said.seat, said.call.strain)
        for said in situation.said
        if isinstance(said.call, Bid) and said.seat.side is situation.side
    ]
    if not bids or bids[-1][1] is Strain.NOTRUMP:
        return False
    return len({seat for seat, strain in bids if strain is bids[-1][1]}) > 1


def _can_invite(situation: Situation) -> bool:
    """Whether an invitation at no trump is open."""
    return situation.game_bid(Strain.NOTRUMP).level - 1 >= situation.cheapest(Strain.NOTRUMP)


TURN_WORDS: dict[str, Callable[[Situation], bool]] = {
    "ours": lambda situation: situation.is_ours,
    "theirs": lambda situation: situation.is_theirs,
    "enough": lambda situation: situation.is_enough,
    "not_enough": lambda situation: not situation.is_enough,
    "forced": lambda situation: situation.is_forced,
    "free": lambda situation: not situation.is_forced,
    "uncontested": lambda situation: not situation.is_contested,
    "contested": lambda situation: situation.is_contested,
    "invited": lambda situation: _partner_asked(situation, "invite"),
    "not_invited": lambda situation: not _partner_asked(situation, "invite"),
    "not_fourth_seat": lambda situation: len(situation.said) != 3,
    "over_notrump": lambda situation: _final_strain(situation) is Strain.NOTRUMP,
    "over_suit": lambda situation: _final_strain(situation) is not Strain.NOTRUMP,
    "over_minor": lambda situation: _final_strain(situation) in (Strain.CLUBS, Strain.DIAMONDS),
    "over_one": lambda situation: _final_level(situation) == 1,
    "over_two_or_more": lambda situation: _final_level(situation) >= 2,
    "over_three": lambda situation: _final_level(situation) == 3,
    "over_four_or_more": lambda situation: _final_level(situation) >= 4,
    "slam_bid": lambda situation: situation.is_ours and _final_level(situation) >= 6,
    "no_slam_bid": lambda situation: not situation.is_ours or _final_level(situation) < 6,
    "their_game": _wins_game_for_them,
    "honors_paid": lambda situation: situation.stakes.pays_honors,
    "not_vulnerable": lambda situation: not situation.stakes.vulnerable[situation.side],
    "partner_two_suits": _partner_has_two_suits,
    "not_own_last": lambda situation: not _is_own_last(situation),
    "raised": _is_raised,
    "not_raised": lambda situation: not _is_raised(situation),
    "partner_limited": lambda situation: situation.partner.points.high - situation.partner.points.low <= 4,
    "doubled": lambda situation: situation.auction.doubling is not Doubling.UNDOUBLED,
    "undoubled": lambda situation: situation.auction.doubling is Doubling.UNDOUBLED,
    "can_invite": _can_invite,
    "cannot_invite": lambda situation: not _can_invite(situation),
}
"""What a row may ask of the turn."""

CALL_WORDS: dict[str, Callable[[Situation, Call], bool]] = {
    "game_now": lambda situation, call: _far(situation, call, steps=0),
    "game_next": lambda situation, call: _far(situation, call, steps=1),
    "game_far": lambda situation, call: _far(situation, call, steps=2),
    "nearer_game": _is_nearer_game,
    "level_3": lambda _, call: isinstance(call, Bid) and call.level == 3,
    "level_4": lambda _, call: isinstance(call, Bid) and call.level == 4,
    "up_to_2": _at_most(2),
    "up_to_3": _at_most(3),
    "up_to_4": _at_most(4),
    "major": _is_major,
    "minor": lambda _, call: isinstance(call, Bid) and call.strain.is_minor,
    "sacrifice_nine": _is_sacrifice(9),
    "sacrifice_ten": _is_sacrifice(10),
    "sacrifice_eleven": _is_sacrifice(11),
    "reverse": _is_reverse,
    "not_reverse": lambda situation, call: not _is_reverse(situation, call),
}
"""What a row may ask of the call considered."""
