"""The web application: routes, the socket, and what guards them."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, asgi, get
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send

from coincoin.host.http import (
    catalogue,
    desk,
    holidays,
    insight,
    invite,
    lessons,
    notices,
    people,
    puzzles,
    verify,
)
from coincoin.host.http.api import (
    Problem,
    address_of,
    api_router,
    not_too_fast,
    problem,
    provide_guest,
    provide_person,
)
from coincoin.host.http.files import art, page
from coincoin.host.http.health import Health
from coincoin.host.minds.workers import Workers
from coincoin.host.room.hall import Hall, Person
from coincoin.host.settings import Settings
from coincoin.host.socket.conversation import Conversation
from coincoin.host.socket.transport import transport_of
from coincoin.host.store.store import Store
from coincoin.host.table.refusal import Refusal, told
from coincoin.host.watch.journal import note
from coincoin.host.watch.metrics import METRICS
from coincoin.kernel.registry import problems
from coincoin.kernel.words import LANGUAGES

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}
LARGEST_BODY = 20_000
STATUS = {"not_yours": 403, "not_over": 403, "unknown_table": 404, "unknown_game": 404}


def application(settings: Settings, store: Store) -> Litestar:
    health = Health()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        # What is read from files is read now: one day there may be no more files to open.
        await asyncio.to_thread(catalogue.learn)
        hall = Hall(store, Workers(settings.workers, settings.bot_seconds), settings)
        await hall.start()
        app.state.hall = hall
        note("open", host=settings.host, port=settings.port)
        for wrong in problems():
            note("a game of another package", problem=wrong)
        try:
            yield
        finally:
            await hall.close()
            note("closed")

    def own_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """A browser says which page asks: only ours may. Other programs say nothing."""
        origin = connection.headers.get("origin")
        if origin is None or origin in settings.origins:
            return True
        return urlsplit(origin).netloc == connection.headers.get("host", "")

    def guard(request: Request[Any, Any, Any]) -> None:
        """Before every request that changes something: the origin and the rate of each address."""
        if request.method in ("GET", "HEAD"):
            return
        if not own_origin(request):
            raise problem(403, "origin", "origin")
        not_too_fast(provide_hall(), "request", Person("", "", address_of(request)))

    # Without the layers between: every move of every table goes through here.
    @asgi("/ws", copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            raise problem(426, "socket", "this address is for sockets")
        await receive()
        if not own_origin(ASGIConnection(scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        address = scope["client"][0] if scope["client"] else ""
        await Conversation(provide_hall(), transport_of(scope), address, receive, send).run()

    @get("/healthz", responses={})
    async def healthz(hall: Hall) -> Response[dict[str, str]]:
        """For operators: ok while the database takes what is written; 503 when it does not."""
        well = await health.check(hall)
        return Response({"status": "ok" if well else "nothing can be written"}, status_code=200 if well else 503)

    @get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
    async def metrics() -> str:
        """For operators: figures as Prometheus reads them."""
        return METRICS.text()

    def provide_hall() -> Hall:
        hall: Hall = app.state.hall
        return hall

    app = Litestar(
        route_handlers=[
            api_router(
                *people.HANDLERS,
                *invite.HANDLERS,
                *insight.HANDLERS,
                *lessons.HANDLERS,
                *puzzles.HANDLERS,
                *verify.HANDLERS,
                *holidays.HANDLERS,
                *notices.HANDLERS,
                *desk.HANDLERS,
            ),
            socket,
            healthz,
            metrics,
            art,
            page,
        ],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "person": Provide(provide_person),
            "guest": Provide(provide_guest),
        },
        lifespan=[lifespan],
        before_request=guard,
        after_request=with_headers,
        exception_handlers={Exception: failed},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="coincoin",
            version="1",
            path="/schema",
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
        debug=False,
    )
    return app


def also_head(app: ASGIApp) -> ASGIApp:
    """Who asks with HEAD is answered as with GET; uvicorn knows what was asked, and leaves out the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})
        await app(scope, receive, send)

    return answer


def with_headers(response: Response[Any]) -> Response[Any]:
    response.headers.update({name: value for name, value in HEADERS.items() if name not in response.headers})
    return response


def language_of(request: Request[Any, Any, Any]) -> str:
    """The one asked for; or else the first that the browser's person reads and we speak."""
    wanted = request.headers.get("accept-language", "")[:200].lower()
    asked = [request.query_params.get("language", ""), *re.split(r"[;,\s]+", wanted)]
    return next((each[:2] for each in asked if each[:2] in LANGUAGES), "en")


def failed(request: Request[Any, Any, Any], exception: Exception) -> Response[Any]:
    """One sentence in the language of who asks, never a stack trace."""
    language = language_of(request)
    extra = exception.extra if isinstance(exception, HTTPException) else None
    refusal = extra.get("refusal") if isinstance(extra, dict) else exception
    if isinstance(refusal, Refusal):
        status = exception.status_code if isinstance(exception, HTTPException) else STATUS.get(refusal.code, 400)
        found = status, Problem(refusal.code, refusal.said(language))
    elif isinstance(exception, HTTPException):
        text = exception.detail
        if isinstance(exception, ValidationException) and isinstance(exception.extra, list):
            text = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in exception.extra)
        found = exception.status_code, Problem("invalid", text[:500] or "the request is not valid")
    elif isinstance(exception, RecursionError):
        found = 400, Problem("invalid", "the request is nested too deeply")
    elif isinstance(exception, msgspec.MsgspecError):
        found = 400, Problem("invalid", str(exception)[:500])
    else:
        note("a request failed", path=request.url.path, problem=repr(exception))
        found = 500, Problem("internal", told("our-fault", language))
    return with_headers(Response(found[1], status_code=found[0], media_type=MediaType.JSON))
