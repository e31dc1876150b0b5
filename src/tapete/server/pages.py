"""The client's page and files, for every path that is no other's."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from tapete.server.refusal import Refusal
from tapete.server.static_files import Client, StaticFile

AnyRequest = Request[Any, Any, Any]
TheClient = NamedDependency[Client]

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tapete</title></head><body>
<h1>Tapete</h1>
<p lang="en">The server is running, but the client is not built:
run <code>make install</code>, then start it again.</p>
<p lang="es">El servidor funciona, pero el cliente no está construido:
ejecuta <code>make install</code> y vuelve a arrancarlo.</p>
<p lang="ca">El servidor funciona, però el client no està construït:
executa <code>make install</code> i torna a engegar-lo.</p>
</body></html>
"""
_OURS = ("api", "ws", "assets", "schema")
"""First parts of paths that never belong to a page of the client."""


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def client_page(request: AnyRequest, client: TheClient, path: FromPath[str] = "") -> Response[Any]:
    """A file of the client, or its page: the client knows its own paths."""
    name = path.strip("/")
    found = client.file(name)
    if found is None and name.split("/")[0] in _OURS:
        raise Refusal("wire/unknown-path")
    found = found or client.index
    if found is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    return sent(found, request)


def sent(file: StaticFile, request: AnyRequest) -> Response[Any]:
    """A file as this browser wants it: not at all when it has it, compressed if it can read that."""
    headers = {"etag": file.etag, "cache-control": file.cache_control, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.compressed, media_type=file.media_type, headers=headers)
    return Response(file.body, media_type=file.media_type, headers=headers)
