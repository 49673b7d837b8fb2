"""What the host does not do it says why, in the reader's language: every sentence exists in all of them and is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from coincoin import host
from coincoin.host.table.refusal import told
from coincoin.kernel.words import LANGUAGES

from .player import Page, person
from .server import Server

HOST = Path(host.__file__).parent
# Where the sentence stands among what they are given.
WHY = {"Refusal": 1, "problem": 2, "refuse": 2, "complain": 1, "told": 0, "Unreachable": 0}
PROGRAMS = {  # what no person can do wrong
    "say hello first",
    "this address is for sockets",
    "send a seal or a contribution",
    "seals are opened at the start, when everybody has sealed",
    "these are not the bytes under a seal of yours",
}


def whys() -> Iterator[tuple[str, str, set[str]]]:
    """Where something is refused: the sentence, and what it is given to say."""
    for path in HOST.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "OUR_FAULT":
                yield path.name, ast.literal_eval(node.value), set()
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in WHY and len(node.args) > WHY[name]:
                why = node.args[WHY[name]]
                if isinstance(why, ast.Constant):
                    given = {each.arg for each in node.keywords if each.arg}
                    yield f"{path.name}:{node.lineno}", str(why.value), given
                assert not isinstance(why, ast.JoinedStr), f"{path.name}:{node.lineno}: put this sentence into words/"


def sentences(language: str) -> dict[str, set[str]]:
    """By key, what they name."""
    found = {}
    for entry in FluentParser().parse((HOST / "words" / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message) and entry.value:
            elements = [each.expression for each in entry.value.elements if isinstance(each, ftl.Placeable)]
            found[entry.id.name] = {each.id.name for each in elements if isinstance(each, ftl.VariableReference)}
    return found


def test_every_refusal_has_a_sentence_and_every_sentence_is_said() -> None:
    english, said = sentences("en"), set()
    for where, why, given in whys():
        if why not in PROGRAMS:
            assert why in english, f"{where}: no sentence {why!r}"
            assert english[why] == given, where
            said.add(why)
    assert said == set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_all_of_them(language: str) -> None:
    assert sentences(language) == sentences("en")
    for key, names in sentences(language).items():
        text = told(key, language, **dict.fromkeys(names, "7"))
        assert text[0].isupper() or text[0] == "7"
        assert text.endswith((".", "!")) and text.count("7") == len(names)


async def test_a_page_is_answered_in_its_language(server: Server) -> None:
    ada = await person(server.address, "Ada")
    made = await ada.open("canardage", ["", "goose"])
    for language, taken, owner in (
        ("fr", "Cette place est déjà prise.", "Seules les personnes à la table peuvent faire cela."),
        ("de", "Der Platz ist schon besetzt.", "Das können nur die am Tisch."),
        ("nl", "Die plaats is al bezet.", "Dat kan alleen wie aan tafel zit."),
        ("en", "That seat is taken.", "Only those at the table can do that."),
    ):
        page = await Page(await person(server.address, "Bo"), made["id"], language).open()
        assert (await page.sit(1))["text"] == taken
        assert (await page.do("put_bot", seat=1, bot=""))["text"] == owner
        await page.send("hello", table="nowhere-at-all", token=ada.token, language=language, version=0, seat=None)
        await page.until(lambda found=page: found.errors)
        assert page.errors[-1]["text"] == told("unknown-table", language)
        await page.close()


async def test_over_http_too(server: Server) -> None:
    ada = await person(server.address, "Ada")
    http = httpx.Client(base_url=server.address, headers=ada.headers)
    tough = {"game": "canardage", "seats": ["", "", "", ""], "options": {"tough": True, "secret": True}}
    for asked, language in (("fr", "fr"), ("nl-BE,nl;q=0.9,en;q=0.8", "nl"), ("xx, de;q=0.5", "de"), ("", "en")):
        headers = {"accept-language": asked}
        for path, key in (("/api/tables/nowhere", "unknown-table"), ("/api/games/pan/lessons/x", "unknown-lesson")):
            assert http.get(path, headers=headers).json()["text"] == told(key, language)
        refused = http.post("/api/tables", json=tough, headers=headers).json()
        assert refused["text"] == told("refuses-mix", language, "coincoin.games.canardage"), "a game's own sentence"
    answer = http.get("/api/games/x/puzzles/1", params={"language": "de"}, headers={"accept-language": "fr"})
    assert answer.json() == {"code": "unknown_game", "text": "Dieses Spiel gibt es hier nicht."}
