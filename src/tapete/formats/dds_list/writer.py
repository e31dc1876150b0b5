"""Writing a list for DDS."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.core import (
    Seat,
    Stated,
    Strain,
    Vulnerability,
)
from tapete.formats.dds_list.numbers import (
    EXTRA,
    ORDER,
    PLACES,
    TRUMPS,
    VULNERABILITY,
)
from tapete.formats.double_dummy import tricks_of
from tapete.formats.lost import gathered, lost
from tapete.formats.reading import Fault, Filed, Written


def write(boards: Sequence[Filed], head: Sequence[tuple[str, str]] = ()) -> Written:
    """The list; what is not known of a board has no line."""
    says = {"dealer", "vulnerability", "deal", "cards", "result"}
    faults = list(lost("A list for DDS", boards, says, EXTRA, head=head))
    lines = [f"NUMBER {len(boards)}"]
    for place, filed in enumerate(boards):
        lines.extend(_written(filed, place, faults))
    return Written("".join(f"{line} \n" for line in lines).encode("utf-8"), gathered(faults))


def _written(filed: Filed, place: int, faults: list[Fault]) -> list[str]:
    record, known = filed.record, dict(filed.extra)
    contract = record.replay().contract
    trump = known.get("Trump") or (str(contract.strain) if contract else "")
    leader = known.get("Leader") or (str(contract.leader) if contract else "")
    if record.dealer is None or record.vulnerability is None:
        text = "a list for DDS says who deals and is vulnerable; not known, North and nobody are written"
        faults.append(Fault("convert/dealer", text, board=place))
    if trump not in map(str, Strain) or leader not in map(str, Seat):
        text = "a list for DDS says trumps and leader; not known, no trump led by dealer's left is written"
        faults.append(Fault("convert/contract", text, board=place))
        trump, leader = "NT", str((record.dealer or Seat.NORTH).lho)
    if record.stated not in (Stated(), Stated(declarer=Seat(leader).rho)) or record.calls:
        faults.append(
            Fault("convert/result", "a list for DDS says trumps, and no level or result", board=place)
        )
    dealer = record.dealer or Seat.NORTH
    numbers = (
        dealer.index,
        VULNERABILITY.index(record.vulnerability or Vulnerability.NONE),
        TRUMPS.index(Strain(trump)),
        Seat(leader).index,
    )
    hands = " ".join(str(record.deal[dealer.after(places)]) for places in range(4))
    lines = [f'PBN {" ".join(map(str, numbers))} "{dealer}:{hands}"']
    tricks = tricks_of(filed)
    told_ = {name: " ".join(value.split()) for name, value in filed.extra if name in ORDER}
    if tricks is not None:
        told_["TABLE"] = " ".join(str(tricks[place]) for place in PLACES)
    if record.cards:
        told_["PLAY"] = f'{len(record.cards)} "{"".join(map(str, record.cards))}"'
    return [*lines, *(f"{name} {told_[name]}" for name in ORDER if name in told_)]
