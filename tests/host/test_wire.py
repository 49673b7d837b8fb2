"""The wire is written once: the page's types and the tables of the docs follow from the structs."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Annotated, get_args

import msgspec
import pytest
from msgspec import UNSET, Raw, UnsetType
from tools import wire, written

from coincoin.host import app
from coincoin.host import wire as host_wire
from coincoin.host.socket import codes

FILES = written.wanted()


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-3:]))
def test_what_is_written_is_up_to_date(path: Path) -> None:
    problem = written.stale(path, *FILES[path])
    assert not problem, problem


def test_what_is_out_of_date_is_shown_in_a_few_lines() -> None:
    problem = written.stale(
        wire.TYPES, wire.TYPES.read_text("utf-8").replace("version: number", "version: string"), "it"
    )
    lines = problem.splitlines()
    assert lines[0] == "web/src/lib/wire.ts is out of date: run it"
    assert "+  version: string;" in lines
    assert len(lines) == written.FEW + 2


# ---- how it is written ----


class Nest(msgspec.Struct):
    """Where eggs lie.

    They are warm.
    """

    eggs: dict[str, list[int | None]]  # by colour
    # who sits on it,
    # if anybody
    seat: int | None = None
    straw: bool = True


class Duck(Nest, tag="duck", omit_defaults=True):
    nests: list[Annotated[Raw, Nest]] | UnsetType = UNSET
    mate: Nest | None = None


def test_a_struct_becomes_an_interface() -> None:
    assert wire.interface(Nest, told=True) == (
        "/** Where eggs lie. They are warm. */\n"
        "export interface Nest {\n"
        "  /** By colour. */\n"
        "  eggs: Record<string, (number | null)[]>;\n"
        "  /** Who sits on it, if anybody. */\n"
        "  seat: number | null;\n"
        "  straw: boolean;\n"
        "}\n"
    )


def test_a_page_may_leave_out_defaults_and_the_host_where_the_struct_says_so() -> None:
    assert "  seat?: number | null;\n  straw?: boolean;\n" in wire.interface(Nest, told=False)
    told = wire.interface(Duck, told=True)
    assert told.startswith('export interface Duck {\n  type: "duck";\n  /** By colour. */\n  eggs: ')
    assert "  seat?: number;\n" in told, "null is what is left out"
    assert "  nests?: Nest[];\n  mate?: Nest;\n" in told


def test_a_message_becomes_a_row() -> None:
    assert wire.message(Duck, told=True) == [
        "`duck`",
        "`eggs`, `seat`?, `straw`?, `nests`?, `mate`?",
        " `eggs`: by colour. `seat`: who sits on it, if anybody.",
    ]


# ---- what everything says of itself ----


def test_every_message_and_every_request_says_what_it_is() -> None:
    messages = [*get_args(host_wire.FromPage), *host_wire.Answer.__subclasses__()]
    assert not [each.__name__ for each in messages if not wire.about(each)]
    assert not [each.path for each in wire.http() if not each.doc]


def used() -> set[str]:
    """The codes in the source of the host: the first text in what makes an error."""
    found = set()
    for path in Path(app.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in ("Refusal", "complain", "refuse", "Error", "problem", "Problem", "not_so"):
                    texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
                    found |= set([text for text in texts if isinstance(text, str) and text][:1])
    return found


def test_every_code_is_told_and_every_told_code_is_used() -> None:
    assert used() == {*codes.ERRORS, *codes.REFUSALS, *codes.PROBLEMS}
