"""Hypothesis strategies for every room: one place, so that all tests mean the same by a contract."""

from __future__ import annotations

from hypothesis import strategies as st

from tapete.core import BIDS, Contract, Doubling, Outcome, Seat, Strain, Vulnerability

seats = st.sampled_from(Seat)
vulnerabilities = st.sampled_from(Vulnerability)
contracts = st.builds(Contract, st.sampled_from(BIDS), st.sampled_from(Doubling), seats)


@st.composite
def honors_held(draw: st.DrawFn, strain: Strain) -> tuple[tuple[Seat, int], ...]:
    """Honors as they can be dealt: each goes to one of the four seats; some seats keep silent."""
    holders = draw(st.lists(seats, max_size=4 if strain is Strain.NOTRUMP else 5))
    if draw(st.booleans()):
        holders = holders[:1] * len(holders)
    return tuple((seat, holders.count(seat)) for seat in Seat if seat in holders)


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    """The outcome of any deal: a contract with its tricks and honors, at times nobody bid."""
    if draw(st.integers(0, 9)) == 0:
        return Outcome(None)
    contract = draw(contracts)
    return Outcome(contract, draw(st.integers(0, 13)), draw(honors_held(contract.strain)))


@st.composite
def low_outcomes(draw: st.DrawFn) -> Outcome:
    """Outcomes of low contracts often made, so that part-scores meet each other."""
    contract = draw(st.builds(Contract, st.sampled_from(BIDS[:10]), st.just(Doubling.UNDOUBLED), seats))
    return Outcome(contract, draw(st.integers(6, 10)), draw(honors_held(contract.strain)))
