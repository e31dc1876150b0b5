"""The key that signs cookies: made on the first start, kept in the data folder for its owner alone."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from tapete.server.settings import SettingsError

KEY_FILE = "secret.key"
_BYTES = 32


def secret_key(data: Path) -> bytes:
    """The key in that folder, made if it is not there; raises `SettingsError` when it cannot be."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        return _read(data / KEY_FILE) or _make(data / KEY_FILE)
    except OSError as error:
        raise SettingsError(f"{data}: cannot keep data there: {error.strerror}") from None


def _read(path: Path) -> bytes:
    try:
        key = bytes.fromhex(path.read_text(encoding="ascii").strip())
    except FileNotFoundError:
        return b""
    except ValueError:
        key = b""
    if len(key) != _BYTES:
        raise SettingsError(f"{path}: not a key of {2 * _BYTES} hexadecimal digits")
    return key


def _make(path: Path) -> bytes:
    """Write a new key beside and link it into place, so that two first starts agree on one."""
    key = secrets.token_bytes(_BYTES)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(key.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        return _read(path)
    finally:
        os.unlink(draft)
    return key
