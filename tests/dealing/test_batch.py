"""Deals as arrays are the deals that they were."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

import strategies
from tapete.core import Deal
from tapete.dealing import Batch, Swap, blocks


@given(st.lists(strategies.deals, max_size=5))
def test_deals_come_out_of_a_batch_as_they_went_in(deals: list[Deal]) -> None:
    batch = Batch.of(deals)
    assert (len(batch), list(batch), [batch[place] for place in range(len(batch))]) == (
        len(deals),
        deals,
        deals,
    )
    assert batch.texts() == [str(deal) for deal in deals]
    assert batch.whole_hands().T.tolist() == [[hand.mask for hand in deal.hands] for deal in deals]


def test_a_part_of_a_batch_is_a_batch() -> None:
    batch = next(blocks(1))
    assert list(batch.first(3)) == [batch[0], batch[1], batch[2]]
    assert batch.first(10**9) is batch


def test_a_swap_is_shown_by_its_name() -> None:
    assert repr(Swap.EW) == "Swap.EW"
    assert pickle.loads(pickle.dumps(Swap.ALL)) is Swap.ALL
