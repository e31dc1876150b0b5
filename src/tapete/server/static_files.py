"""The built client, read once into memory: what is not there cannot be asked for."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path

import msgspec

STATIC = Path(__file__).parent / "static"
"""Where `make` puts the built client, and the wheel carries it."""
INDEX = "index.html"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_TEXTS = ("text/", "application/json", "image/svg+xml", "application/manifest+json")
_WORTH_IT = 1000  # bytes below which compressing saves nothing

for _ending, _kind in (
    (".js", "text/javascript"),
    (".woff2", "font/woff2"),
    (".webmanifest", "application/manifest+json"),
):
    mimetypes.add_type(_kind, _ending)  # machines differ in what they know


class StaticFile(msgspec.Struct, frozen=True):
    """A file of the client, as it is sent."""

    body: bytes
    compressed: bytes | None
    """With gzip, where that is shorter."""
    media_type: str
    etag: str
    cache_control: str
    """Files whose name holds their hash may be kept for ever."""


class Client:
    """The client's files by their path; without an index it was not built."""

    def __init__(self, folder: Path = STATIC) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in paths}

    @property
    def index(self) -> StaticFile | None:
        """The page that every path of the client begins with."""
        return self._files.get(INDEX)

    def file(self, path: str) -> StaticFile | None:
        """The file at that path, if there is one."""
        return self._files.get(path)


def _read(path: Path, folder: Path) -> StaticFile:
    body = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_text = media_type.startswith(_TEXTS)
    is_hashed = path.relative_to(folder).parts[0] == "assets"
    return StaticFile(
        body,
        gzip.compress(body, mtime=0) if is_text and len(body) > _WORTH_IT else None,
        media_type,
        f'"{sha256(body).hexdigest()[:32]}"',
        _FOR_EVER if is_hashed else _ASK_AGAIN,
    )
