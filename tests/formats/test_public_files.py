"""Every public file of dealing machines, solvers and result programs is known by what it holds, and read."""

import pytest

from formats.corpus import FILES, there
from tapete.formats.catalogue import recognized

FORMAT_OF = {
    "dealing/njhammond__11261300-1-e.txt": "ber",
    "dealing/njhammond__11261300.txt": "hrf",
    "dds/dds-bridge__sol10.txt": "gib",
    "csv/sotetsuk__contractbridge-ddstable-sample100.csv": "solved",
}
PROSE = ("dealing/njhammond__DESIGN.md", "dds/dds-bridge__README")
FOLDERS = {"dealing": "", "dds": "dds", "csv": "", "bws_csv": "bws-csv"}
NAMES = sorted(f"{folder}/{path.name}" for folder in FOLDERS for path in there(FILES / folder).iterdir())


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(PROSE)))
def test_a_public_file_is_known_by_what_it_holds_and_read_without_fault(name: str) -> None:
    content = (FILES / name).read_bytes()
    folder = name.split("/", maxsplit=1)[0]
    expected = "pbn" if name.endswith(".pbn") else FORMAT_OF.get(name, FOLDERS[folder])
    found = recognized(content)
    assert found is not None and found.read is not None
    assert found.name == expected
    reading = found.read(content)
    assert reading.boards or reading.head
    assert [fault for fault in reading.faults if not fault.is_warning] == []


@pytest.mark.parametrize("name", PROSE)
def test_prose_is_in_no_format(name: str) -> None:
    assert recognized((FILES / name).read_bytes()) is None
