"""The Litestar application: REST, websocket, metrics and the client's page."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from tapete import __version__
from tapete.core import Bid, Card
from tapete.server import (
    analysis_rest,
    deal_rest,
    file_rest,
    laws,
    live,
    pad_rest,
    pages,
    practice_rest,
    print_rest,
    problems,
    program_rest,
    report_rest,
    rest,
    set_rest,
    system_rest,
)
from tapete.server.club import Club
from tapete.server.deal_office import DealsRefused
from tapete.server.limits import LONGEST_MESSAGE
from tapete.server.refusal import Refusal
from tapete.server.security_headers import add_security_headers
from tapete.server.static_files import Client

_HANDLERS = (
    rest.who_am_i,
    rest.rename_me,
    rest.make_table,
    rest.my_tables,
    rest.finished_deal,
    analysis_rest.deal_analysis,
    analysis_rest.deal_grading,
    rest.rules,
    laws.laws,
    rest.health,
    rest.metrics,
    pad_rest.begin_pad,
    pad_rest.my_pads,
    pad_rest.read_pad,
    pad_rest.write_on_pad,
    pad_rest.preview_deal,
    pad_rest.export_pad,
    print_rest.print_sheet,
    print_rest.print_deals,
    print_rest.print_evening,
    deal_rest.deal_language,
    deal_rest.find_deals,
    deal_rest.deal_file,
    deal_rest.deal_table,
    practice_rest.make_practice,
    practice_rest.bidding_compared,
    practice_rest.call_by_the_card,
    report_rest.report_call,
    report_rest.reported_calls,
    file_rest.share_file,
    file_rest.shared_file,
    file_rest.shared_board,
    file_rest.board_analysis,
    file_rest.board_grading,
    file_rest.file_as,
    file_rest.print_file,
    system_rest.system,
    system_rest.print_system,
    program_rest.my_programs,
    program_rest.make_program,
    program_rest.revoke_program,
    program_rest.my_invitations,
    program_rest.invite_program,
    set_rest.set_results,
    set_rest.ask_field,
    live.table_socket,
    pages.client_page,
)


def make_app(club: Club, client: Client | None = None) -> Litestar:
    """The application of a club; it starts and stops with it."""
    return Litestar(
        route_handlers=_HANDLERS,
        state=State({"club": club, "client": client or Client()}, deep_copy=False),
        dependencies={
            "club": Provide(_club, sync_to_thread=False),
            "client": Provide(_client, sync_to_thread=False),
        },
        on_startup=[_start],
        on_shutdown=[_close],
        exception_handlers={
            Refusal: problems.refused,
            DealsRefused: deal_rest.refused,
            HTTPException: problems.misunderstood,
            RecursionError: problems.too_deep,
            Exception: problems.failed,
        },
        before_request=program_rest.recognise,
        before_send=[add_security_headers],
        openapi_config=_openapi(),
        type_encoders={Card: str, Bid: str},
        request_max_body_size=LONGEST_MESSAGE,
        logging_config=None,
    )


def _club(state: State) -> Club:
    club: Club = state.club
    return club


def _client(state: State) -> Client:
    client: Client = state.client
    return client


async def _start(app: Litestar) -> None:
    await _club(app.state).start()


async def _close(app: Litestar) -> None:
    await _club(app.state).close()


def _openapi() -> OpenAPIConfig:
    plugins: list[Any] = [JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()]
    return OpenAPIConfig(title="Tapete", version=__version__, path="/schema", render_plugins=plugins)
