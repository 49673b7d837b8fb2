"""The wire, written once: `make wire` writes the page's types and the tables of docs/wire.md from the Python structs.

What a struct or a handler says of itself, in its docstring and in the comments at its fields, is what they say there.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
import warnings
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter
from litestar.routes import HTTPRoute
from msgspec import Raw, UnsetType

from coincoin.host import wire
from coincoin.host.app import application
from coincoin.host.http.api import Problem
from coincoin.host.pace import Clocks
from coincoin.host.room.hall import Hall, Person
from coincoin.host.settings import Settings
from coincoin.host.sign import SeatInfo, TableInfo
from coincoin.host.socket import codes
from coincoin.host.store.store import Store
from coincoin.host.table.entries import Setup
from coincoin.kernel import scene

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "lib" / "wire.ts"
DOCS = ROOT / "docs" / "wire.md"
HEAD = """// Every message between this page and the host, as docs/wire.md tells.
// Written by `make wire` from the structs of the host: change those, not this.
// What may be left out is optional: by the page what has a default, by the host what is at its default.
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}

Struct = type[msgspec.Struct]


# ---- what the structs say of themselves ----


@cache
def comments(struct: Struct) -> dict[str, str]:
    """What stands at each field in its source: in the lines above it and behind it."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__[: struct.__mro__.index(msgspec.Struct)]):
        source = textwrap.dedent(inspect.getsource(each))
        lines = source.splitlines()
        for node in cast(ast.ClassDef, ast.parse(source).body[0]).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                above = node.lineno - 1
                while lines[above - 1].lstrip().startswith("# "):
                    above -= 1
                said = [line.strip().removeprefix("# ") for line in lines[above : node.lineno - 1]]
                said.append(lines[(node.end_lineno or 0) - 1].partition("  # ")[2])
                found[node.target.id] = " ".join(filter(None, said))
    return found


def about(told: object) -> str:
    """Its own docstring as one paragraph."""
    inherited = isinstance(told, type) and "__doc__" not in vars(told)
    return "" if inherited else " ".join((told.__doc__ or "").split())


def typed(struct: Struct) -> dict[str, Any]:
    return get_type_hints(struct, include_extras=True)


# ---- types ----


def typescript(kind: Any) -> str:
    """A Python type in TypeScript.

    >>> typescript(dict[str, list[int | None]])
    'Record<string, (number | null)[]>'
    """
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin is Annotated:  # a Raw says what it holds
        return typescript(inner[1] if inner[0] is Raw else inner[0])
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(typescript(each) for each in inner if each is not UnsetType))
    if origin in (list, tuple):
        item = typescript(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {typescript(inner[1])}>"
    if is_struct(kind):
        return str(kind.__name__)
    raise TypeError(f"no TypeScript for {kind}")


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def reached(kinds: Iterable[Any]) -> set[Struct]:
    """The structs these types speak of, and those speak of."""
    found: set[Struct] = set()
    ahead = list(kinds)
    while ahead:
        kind = ahead.pop()
        if is_struct(kind) and kind not in found:
            found.add(kind)
            ahead += typed(kind).values()
        ahead += get_args(kind)
    return found


def optional(struct: Struct, field: msgspec.structs.FieldInfo, told: bool) -> bool:
    unset = field.default is msgspec.UNSET
    return unset or (not field.required and (struct.__struct_config__.omit_defaults or not told))


def interface(struct: Struct, told: bool) -> str:
    """`told`: by the host, which leaves out what is at its default only where the struct says so; a page always may."""
    config, kinds = struct.__struct_config__, typed(struct)
    lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag else []
    for field in msgspec.structs.fields(struct):
        kind = typescript(kinds[field.name])
        missing = optional(struct, field, told)
        if missing and told and field.default is None:
            kind = kind.removesuffix(" | null")  # null is what is left out
        if comment := comments(struct)[field.name]:
            lines.append(f"  /** {comment[0].upper()}{comment[1:]}. */")
        lines.append(f"  {field.encode_name}{'?' if missing else ''}: {kind};")
    head = f"/** {about(struct)} */\n" if about(struct) else ""
    return "\n".join([f"{head}export interface {struct.__name__} {{", *lines, "}\n"])


def union(name: str, doc: str, members: Iterable[Struct]) -> str:
    return f"/** {doc} */\nexport type {name} =" + "".join(f"\n  | {each.__name__}" for each in members) + ";\n"


def types() -> str:
    """The page's types."""
    messages, answers = list(get_args(wire.FromPage)), list(wire.Answer.__subclasses__())
    asked = http()
    said = reached([*answers, *(each.answer for each in asked), Problem])
    heard = reached([*messages, *(each.body for each in asked)])
    commands = [each for each in messages if issubclass(each, wire.Command)]
    tags = ", ".join(f'"{each.__struct_config__.tag}"' for each in answers)
    return "\n".join(
        [
            HEAD,
            *(interface(each, each in said) for each in sorted(said | heard, key=place)),
            union("Command", about(wire.Command), commands),
            union("Answer", about(wire.Answer), answers),
            f'export const ANSWERS: ReadonlySet<string> = new Set<Answer["type"]>([\n  {tags},\n]);\n',
        ]
    )


def place(struct: Struct) -> tuple[bool, bool, str, int]:
    """In the order of the sources: first the Scene, then the messages."""
    module = struct.__module__
    return module != scene.__name__, module != wire.__name__, module, inspect.getsourcelines(struct)[1]


# ---- HTTP ----


class Asked(msgspec.Struct):
    """A request the host answers."""

    method: str
    path: str
    query: list[str]
    body: Any
    answer: Any
    media: str
    token: bool  # only who has one
    doc: str


def http() -> list[Asked]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Litestar 3 will want markers at parameters
        app = application(Settings(), cast(Store, None))  # asked for its routes only
    found: dict[Any, Asked] = {}  # by what answers, which may be at several addresses
    for route in app.routes:
        handlers = route.route_handlers if isinstance(route, HTTPRoute) else []
        for handler in sorted(handlers, key=lambda handler: sorted(handler.http_methods)):
            if handler.fn.__module__.startswith("coincoin") and "OPTIONS" not in handler.http_methods:
                asked = request_of(handler, re.sub(r"{(\w+):\w+}", r"{\1}", route.path))
                found[handler.fn] = min(asked, found.get(handler.fn, asked), key=lambda each: each.path)
    return list(found.values())


def request_of(handler: HTTPRouteHandler, path: str) -> Asked:
    kinds = get_type_hints(handler.fn, include_extras=True)
    answer, body = kinds.pop("return"), kinds.pop("data", NoneType)
    asked = {name: kind for name, kind in kinds.items() if kind not in (Hall, Person) and name != "path"}
    return Asked(
        method=", ".join(sorted(handler.http_methods)),
        path=path,
        query=[spelled(name, kind) for name, kind in asked.items() if f"{{{name}}}" not in path],
        body=body,
        answer=NoneType if get_origin(answer) is Response else answer,
        media=str(getattr(handler.media_type, "value", handler.media_type) or ""),
        token="person" in kinds,
        doc=about(handler.fn),
    )


def spelled(name: str, kind: Any) -> str:
    """How a parameter is called in the address."""
    names = [each.name for each in getattr(kind, "__metadata__", ()) if isinstance(each, QueryParameter)]
    return next(filter(None, names), name)


# ---- tables ----


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [" | ".join(cell.replace("|", "\\|") for cell in row) for row in (head, *rows)]
    return f"| {lines[0]} |\n" + "|---" * len(head) + "|\n" + "".join(f"| {line} |\n" for line in lines[1:])


def messages(structs: Iterable[Struct], told: bool) -> str:
    return table(["message", "fields", "meaning"], (message(each, told) for each in structs))


def message(struct: Struct, told: bool) -> list[str]:
    fields = [each for each in msgspec.structs.fields(struct) if each.name != "id" or told]
    names = (f"`{each.name}`" + "?" * optional(struct, each, told) for each in fields)
    notes = (f" `{each.name}`: {comments(struct)[each.name]}." for each in fields if comments(struct)[each.name])
    return [f"`{struct.__struct_config__.tag}`", ", ".join(names), about(struct) + "".join(notes)]


def change() -> str:
    """Fields of which the same is true share a row."""
    rows: dict[str, list[str]] = {}
    for name, comment in comments(scene.Change).items():
        rows.setdefault(comment, []).append(f"`{name}`")
    return table(["in `change`", "meaning"], ([", ".join(names), comment] for comment, names in rows.items()))


def fields(struct: Struct, told: bool = True) -> str:
    kinds = typed(struct)
    found = msgspec.structs.fields(struct)
    names = [f"`{each.name}`" + "?" * optional(struct, each, told) for each in found]
    meanings = [[f"`{typescript(kinds[each.name])}`", comments(struct)[each.name]] for each in found]
    return table(
        ["field", "type", "meaning"], ([name, *meaning] for name, meaning in zip(names, meanings, strict=True))
    )


def requests() -> str:
    return table(["request", "sends", "answers", "meaning"], map(request, http()))


def request(asked: Asked) -> list[str]:
    address = asked.path + "?" * bool(asked.query) + "&".join(f"{name}=" for name in asked.query)
    body = "" if asked.body is NoneType else typescript(asked.body)
    answer = asked.media if asked.answer in (NoneType, str) else typescript(asked.answer)
    doc = f"{asked.doc} Needs a token." if asked.token else asked.doc
    return [*(f"`{each}`" if each else "" for each in (f"{asked.method} {address}", body, answer)), doc]


def meanings(found: dict[str, str]) -> str:
    return table(["code", "meaning"], ([f"`{code}`", meaning] for code, meaning in found.items()))


def docs() -> str:
    """The page of the docs with its tables written anew: each stands between two comments, the first with its name."""
    sent = list(get_args(wire.FromPage))
    tables = {
        "commands": messages((each for each in sent if issubclass(each, wire.Command)), told=False),
        "other messages": messages((each for each in sent if not issubclass(each, wire.Command)), told=False),
        "answers": messages(wire.Answer.__subclasses__(), told=True),
        "a table": fields(TableInfo),
        "a seat": fields(SeatInfo),
        "a line": fields(wire.LogLine),
        "clocks": fields(Clocks),
        "change": change(),
        "errors": meanings(codes.ERRORS),
        "refusals": meanings(codes.REFUSALS),
        "problems": meanings(codes.PROBLEMS),
        "http": requests(),
        "a new table": fields(Setup, told=False),
    }
    text = DOCS.read_text("utf-8")
    found = re.findall(r"<!-- make wire: (.*?) -->", text)
    if sorted(found) != sorted(tables):
        raise SystemExit(f"{DOCS.name} has places for {sorted(found)}, and there are tables of {sorted(tables)}")
    return re.sub(
        r"(<!-- make wire: (.*?) -->\n).*?(<!-- so far -->)",
        lambda place: f"{place[1]}\n{tables[place[2]]}\n{place[3]}",
        text,
        flags=re.DOTALL,
    )


def written() -> dict[Path, str]:
    return {TYPES: types(), DOCS: docs()}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, "utf-8")
