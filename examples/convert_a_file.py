"""A board read from LIN, its contradictions told, and written as PBN."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import tapete
from tapete.core import contradictions

LIN = (
    b"pn|Joan,Aina,Nuria,Pau|st||md|1SAQTHAKQ854DJT3CK,S9H62D9864CAQT852,SK832HJ97DAQ5CJ43,"
    b"SJ7654HT3DK72C976|rh||ah|Board 1|sv|o|mb|1H|mb|p|mb|2H|mb|p|mb|4H|mb|p|mb|p|mb|p|pg||"
    b"pc|CA|pc|C3|pc|C7|pc|CK|pg||mc|11|pg||"
)


def main() -> None:
    reading = tapete.read(LIN)
    for fault in reading.faults:
        print(fault.line, fault.code, fault.text, file=sys.stderr)
    for filed in reading.boards:
        print(filed.record.number, filed.record.outcome, list(contradictions(filed.record)))
    with TemporaryDirectory() as folder:
        target = Path(folder) / "board.pbn"
        tapete.write(reading.boards, target)
        print(target.read_text(encoding="latin-1"))


if __name__ == "__main__":
    main()
