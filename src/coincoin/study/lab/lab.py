"""`coincoin lab STUDY.toml`: carries out a study on all cores or on a Ray cluster.

Work is cut into chunks, and the seeds of each game come from its number alone. A chunk is written
whole or not at all, so a run that was cut short goes on where it stopped and ends the same.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import Any

from coincoin.kernel.errors import CoincoinError
from coincoin.study.bar import bar
from coincoin.study.lab.plan import BadStudy, Chunk, Study, read
from coincoin.study.lab.sources import changed, sources
from coincoin.study.sim import positive

LOOK = 0.2  # seconds between two looks at what is done
SOURCES = "made_with"  # in study.json: the version, and a hash for each file of code and data
MARK = "coincoin"  # in the metadata of games.parquet: all that study.json says
CHUNK_MARK = "coincoin_sha256"  # in that of a chunk: its hash


class LabFailed(CoincoinError):
    """The run could not go on; what is done is kept."""


class Folder:
    """Where a run keeps what it has done."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path
        self.chunks = path / "chunks"
        kept = path / "study.json"
        if kept.exists():
            check(path, json.loads(kept.read_text("utf-8")), whole_plan(study))
        self.chunks.mkdir(parents=True, exist_ok=True)
        write(kept, mark(study))

    def file(self, chunk: Chunk) -> Path:
        return self.chunks / f"{chunk.number:06}.parquet"

    def missing(self, chunks: list[Chunk]) -> list[Chunk]:
        return [chunk for chunk in chunks if not self.file(chunk).exists()]

    @property
    def games(self) -> Path:
        return self.path / "games.parquet"

    @property
    def report(self) -> Path:
        return self.path / "report.html"


def whole_plan(study: Study) -> dict[str, Any]:
    """All that the results depend on, the code included."""
    return study.plan() | {SOURCES: sources(study)}


def mark(study: Study) -> bytes:
    """The same as a text: in the folder of a run, and in its results."""
    return json.dumps(whole_plan(study), indent=1).encode()


def check(path: Path, kept: dict[str, Any], plan: dict[str, Any]) -> None:
    """Games of two studies, or of two sets of rules, are never mixed."""
    old, new = kept.pop(SOURCES, {}), plan.pop(SOURCES)
    if kept != plan:
        raise BadStudy(f"{path} holds the run of another study or other rules: choose another --out, or remove it")
    if names := changed(old, new):
        raise BadStudy(
            f"{path} holds games played by other code or data, and mixing them would spoil both. Changed: {names}. "
            "Put that back to go on, choose another --out, or remove the folder"
        )


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    partial = path.with_name(f"{path.name}.{os.getpid()}.part")
    partial.write_bytes(content)
    os.replace(partial, path)


def parquet(study: Study, chunk: Chunk) -> bytes:
    """The file of a chunk."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    from coincoin.study.lab.trials import run as play

    sink = pa.BufferOutputStream()
    table = play(study, chunk).replace_schema_metadata({CHUNK_MARK: sha256(mark(study)).hexdigest()})
    pq.write_table(table, sink, compression="zstd")
    content: bytes = sink.getvalue().to_pybytes()
    return content


# ---- on this machine ----


def work(study: Study, folder: Folder, missing: list[Chunk], taken: Synchronized[int], parent: int) -> None:
    """A worker: takes the next chunk until none is left or nobody waits for the results."""
    while os.getppid() == parent:
        with taken:
            number = taken.value
            taken.value += 1
        if number >= len(missing):
            return
        write(folder.file(missing[number]), parquet(study, missing[number]))


def on_cores(study: Study, folder: Folder, missing: list[Chunk], cores: int) -> Iterator[int]:
    """Carry out what is missing with so many processes; yields how many chunks are done."""
    context = multiprocessing.get_context("spawn")
    taken = context.Value("q", 0)
    arguments = (study, folder, missing, taken, os.getpid())
    workers = [context.Process(target=work, args=arguments, daemon=True) for _ in range(min(cores, len(missing)))]
    for worker in workers:
        worker.start()
    try:
        while any(worker.is_alive() for worker in workers):
            time.sleep(LOOK)
            yield len(missing) - len(folder.missing(missing))
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()
    if folder.missing(missing):
        raise LabFailed("a worker stopped before its work was done: run the same command again to go on")


# ---- on a Ray cluster ----


def on_ray(study: Study, folder: Folder, missing: list[Chunk], address: str) -> Iterator[int]:
    """Carry out what is missing on a cluster. A chunk whose node is lost is done again elsewhere."""
    try:
        import ray
    except ImportError as problem:
        raise LabFailed("Ray is not installed: pip install 'coincoin[ray]'") from problem

    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    remote = ray.remote(max_retries=-1)(parquet)
    waiting, done = list(reversed(missing)), 0
    running: dict[Any, Chunk] = {}
    while waiting or running:
        room = 2 * int(ray.cluster_resources().get("CPU", 1)) - len(running)
        for _ in range(min(room, len(waiting))):
            chunk = waiting.pop()
            running[remote.remote(study, chunk)] = chunk
        ready, _ = ray.wait(list(running), timeout=LOOK)
        for reference in ready:
            write(folder.file(running.pop(reference)), ray.get(reference))
            done += 1
        yield done


# ---- the command ----


def carry_out(study: Study, path: Path, cores: int, address: str = "", quiet: bool = False) -> Folder:
    """Play what is missing, gather the games in one file and write the report."""
    folder = Folder(path, study)
    chunks = study.chunks()
    missing = folder.missing(chunks)
    before = len(chunks) - len(missing)
    with bar(study.name, len(chunks), before, quiet) as progress:
        steps = on_ray(study, folder, missing, address) if address else on_cores(study, folder, missing, cores)
        for done in steps:
            progress(before + done, len(chunks))
    gather(study, folder)
    from coincoin.study.lab.report import page

    write(folder.report, page(study, folder.games).encode())
    return folder


def gather(study: Study, folder: Folder) -> None:
    """All chunks in one file, in order, which says what it was made with."""
    import pyarrow.parquet as pq

    from coincoin.study.lab.trials import SCHEMA

    partial = folder.games.with_name("games.parquet.part")
    made_with = mark(study)
    with pq.ParquetWriter(partial, SCHEMA.with_metadata({MARK: made_with}), compression="zstd") as writer:
        for chunk in study.chunks():
            file = folder.file(chunk)
            found = (pq.read_schema(file).metadata or {}).get(CHUNK_MARK.encode(), b"")
            if found.decode() != sha256(made_with).hexdigest():
                raise LabFailed(f"{file} was played by other code, perhaps on another machine: remove it and go on")
            writer.write_table(pq.read_table(file, schema=SCHEMA))
    os.replace(partial, folder.games)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("study", type=Path, help="a study: see docs/study.md and the folder studies/")
    parser.add_argument("--out", type=Path, help="where the run is kept (default: beside the study, as NAME.lab)")
    parser.add_argument(
        "--cores", type=positive, default=os.cpu_count() or 1, help="how many processes (default: all cores)"
    )
    parser.add_argument("--games", type=positive, help="games at each kind of table, instead of what the study says")
    parser.add_argument("--ray", nargs="?", const="auto", default="", metavar="ADDRESS", help="run on a Ray cluster")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run(arguments: argparse.Namespace) -> None:
    if find_spec("pyarrow") is None:
        raise LabFailed("the lab needs its tools: pip install 'coincoin[study]'")
    study = read(arguments.study)
    if arguments.games is not None:
        study.games = arguments.games
    out = arguments.out or arguments.study.with_suffix(".lab")
    folder = carry_out(study, out, arguments.cores, arguments.ray, arguments.quiet)
    print(f"{folder.games}\n{folder.report}", file=sys.stdout)
