"""Every refusal and fault of REST as a `Problem`: code, Law and words, never a traceback."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tapete.server.bodies import Problem
from tapete.server.refusal import Refusal

_LOG = logging.getLogger(__name__)
_STATUS = {
    "wire/bad-token": 401,
    "wire/rate": 429,
    "wire/unknown-program": 404,
    "programs/not-for-programs": 403,
    "programs/for-programs": 403,
    "programs/not-listening": 409,
    "table/not-seated": 403,
    "table/seat-taken": 409,
    "programs/too-many": 409,
    "programs/name-taken": 409,
    "wire/unknown-table": 404,
    "wire/unknown-deal": 404,
    "wire/unknown-pad": 404,
    "pad/id-taken": 409,
    "wire/unknown-form": 404,
    "wire/unknown-file": 404,
    "files/cannot-write": 404,
    "files/nothing-to-write": 409,
    "wire/unknown-set": 404,
    "wire/unknown-system": 404,
    "wire/unknown-path": 404,
    "wire/method": 405,
    "wire/too-large": 413,
    "deals/busy": 429,
    "deals/not-enough": 409,
    "deals/unknown-format": 404,
    "reports/not-yours": 403,
    "reports/too-many": 409,
    "table/no-name": 403,
    "table/no-watchers": 403,
    "table/boards-ahead": 403,
    "table/set-not-yours": 403,
    "table/set-not-over": 409,
    "table/fault": 500,
}
_CODES = {404: "wire/unknown-path", 405: "wire/method", 413: "wire/too-large"}


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """What we refuse ourselves."""
    problem = Problem(refusal.code, refusal.law, refusal.text)
    return Response(problem, status_code=_STATUS.get(refusal.code, 400))


def misunderstood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: paths, methods and bodies that are none."""
    if error.status_code >= 500:
        return failed(request, error)
    code = _CODES.get(error.status_code, "wire/malformed")
    place = _place(error) if code == "wire/malformed" else ""
    return refused(request, Refusal(code, place=place))


def too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """A body of brackets within brackets."""
    return refused(request, Refusal("wire/malformed"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own fault: logged here, and told without its inside."""
    _LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return refused(request, Refusal("table/fault"))


def _place(error: HTTPException) -> str:
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra:
        return "; ".join(f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in extra)
    return error.detail
