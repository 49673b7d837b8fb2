"""`coincoin serve`: open the store, listen, and go on until told to stop."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from coincoin.host.address import for_others, own
from coincoin.host.app import also_head, application
from coincoin.host.http.door import Door
from coincoin.host.settings import Settings, add_arguments, settings_of
from coincoin.host.socket.transport import Transport
from coincoin.host.store.opening import open_store
from coincoin.kernel.registry import offer

__all__ = ["add_arguments", "run", "serve"]

LARGEST_FRAME = 64_000


def run(arguments: argparse.Namespace) -> None:
    """What the command does; a port in use or a database that cannot be opened raises at once."""
    serve(settings_of(arguments))


def serve(settings: Settings) -> None:
    """Listen until a signal ends it."""
    for place in map(Path, settings.galaxies):
        for file in sorted(place.glob("*.toml")) if place.is_dir() else [place]:
            offer(str(file))
    listening = listen(settings)
    store = open_store(settings.database, new=True)
    config = uvicorn.Config(
        also_head(application(settings, store)),
        http=Door,
        ws=Transport,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,  # pages do, and whose page is silent is dropped: see `socket`
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        date_header=False,
    )
    Door.most, Door.proxies = settings.connections, {each.strip() for each in settings.proxies.split(",")}
    more_files()
    # The writer's thread needs little time, and soon.
    sys.setswitchinterval(0.001)
    # Tables live long and moves leave no cycles: look for them seldom, and at little at a time (20 ms).
    gc.freeze()
    gc.set_threshold(20_000, 250, 100)
    print(f"coincoin: open on {own(settings)}", flush=True)
    if found := for_others(settings):
        print(f"coincoin: others in your network come by {found}", flush=True)
    if settings.show and has_screen():
        webbrowser.open(own(settings))  # connections wait in the queue until the server answers
    # Once all is closed uvicorn sends itself the signal again: being told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    uvicorn.Server(config).run(sockets=[listening])


def more_files() -> None:
    """Each page is an open file: as many as the system lets us have."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64_000)  # so that a page that does not read shows soon
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except (OSError, OverflowError) as problem:
        listening.close()
        why = problem.strerror if isinstance(problem, OSError) else "ports go from 0 to 65535"
        raise OSError(
            f"port {settings.port} on {settings.host} cannot be used ({why}): choose another with --port"
        ) from problem
    settings.port = listening.getsockname()[1]
    return listening


def has_screen() -> bool:
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
