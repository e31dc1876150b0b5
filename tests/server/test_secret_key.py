import stat
from pathlib import Path

import pytest

from tapete.server.secret_key import KEY_FILE, secret_key
from tapete.server.settings import SettingsError


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    key = secret_key(data)
    assert len(key) == 32
    assert secret_key(data) == key
    assert [path.name for path in data.iterdir()] == [KEY_FILE]


def test_the_key_is_for_its_owner_alone(tmp_path: Path) -> None:
    secret_key(tmp_path)
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "abc", "zz" * 32, "00" * 31])
def test_a_file_that_holds_no_key_is_said_to(tmp_path: Path, text: str) -> None:
    (tmp_path / KEY_FILE).write_text(text)
    with pytest.raises(SettingsError, match="not a key"):
        secret_key(tmp_path)


def test_a_folder_that_cannot_be_made_is_said_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError, match="cannot keep data there"):
        secret_key(tmp_path / "file" / "data")
