"""The HTTP API: its schema, its guards, the page and the drawings."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

import coincoin
from coincoin.kernel.words import LANGUAGES

from .player import person
from .server import Server


@pytest.fixture
def http(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address)


@pytest.mark.slow
def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    token = httpx.post(f"{server.address}/api/people", json={"name": "Ada"}).json()["token"]
    program = Path(sys.executable).parent / "schemathesis"
    found = subprocess.run(
        [
            str(program), "run", f"{server.address}/schema/openapi.json", "--max-examples=12", "--phases=fuzzing",
            "--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
            "--header", f"Authorization: Bearer {token}", "--seed=1", "--no-color",
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )  # fmt: skip
    assert found.returncode == 0, found.stdout[-5000:]
    assert (tested := re.search(r"Selected: (\d+)/\1\n\s+Tested: \1\n", found.stdout)), found.stdout[-2000:]
    assert int(tested[1]) >= 16
    assert "a request failed" not in server.errors.read_text()


def test_a_lesson_is_told_from_the_moves_made(http: httpx.Client) -> None:
    course = http.get("/api/games/pan/lessons", params={"language": "nl"}).json()
    assert course["lessons"][0] == {
        "id": "highest", "title": "De hoogste kaart wint", "steps": 1, "rules": ["pan-05", "pan-08"]
    }  # fmt: skip
    assert course["tips"]["pass"]
    begun = http.get("/api/games/pan/lessons/highest").json()
    best, *others = sorted((choice["move"] for choice in begun["pictures"][0]["scene"]["choices"]), reverse=True)
    assert (begun["show"], begun["done"], begun["tried"]) == (best, 0, "")
    astray = http.get("/api/games/pan/lessons/highest", params={"move": others[0]}).json()
    assert astray["tried"] == "Play the 2" and astray["says"]["text"].endswith("?") and astray["done"] == 0
    over = http.get("/api/games/pan/lessons/highest", params={"move": best}).json()
    assert over["done"] == 1 and over["show"] is None and len(over["pictures"]) > 1
    for moves, status in (([best, best], 400), ([9], 400), ([10**6], 400), ([-1], 400)):
        assert http.get("/api/games/pan/lessons/highest", params={"move": moves}).status_code == status
    assert http.get("/api/games/pan/lessons/nowhere").status_code == 404


def test_a_puzzle_is_asked_through_one_seat_s_eyes(http: httpx.Client) -> None:
    info = http.get("/api/games/pan/puzzles/3", params={"language": "de"}).json()
    assert info["n"] == 3 and info["level"] in ("easy", "medium", "hard") and "100 Partien" in info["why"][0]
    assert {choice["move"] for choice in info["scene"]["choices"]} == {worth["move"] for worth in info["worths"]}
    again = http.get(f"/api/games/pan/puzzles/{3 + info['count']}", params={"language": "de"}).json()
    assert again == info, "after the last comes the first"
    assert http.get("/api/games/nothing/puzzles/3").status_code == 404
    assert http.get("/api/games/pan/puzzles/-1").status_code in (400, 404)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_in_the_reader_s_language(http: httpx.Client, language: str) -> None:
    games = http.get("/api/games", params={"language": language}).json()
    assert [game["id"] for game in games] == list(coincoin.all_games())
    for game in games:
        assert game["name"]
        assert game["pitch"]
        assert all(value["label"] for option in game["options"] for value in option["values"])
        rules = http.get(f"/api/games/{game['id']}/rules", params={"language": language}).json()
        assert rules[0]["number"].endswith("-01")
        faces = http.get(f"/api/games/{game['id']}/faces", params={"language": language}).json()
        assert {face["rule"] for face in faces} <= {rule["number"] for rule in rules}
        assert all(face["name"] and face["text"] for face in faces)
    assert http.get("/api/games", params={"language": "tlh"}).status_code == 400
    assert http.get("/api/games/snooker/faces").status_code == 404


def test_a_face_tells_what_it_is_in_the_reader_s_language(http: httpx.Client) -> None:
    faces = http.get("/api/games/pan/faces", params={"language": "nl"}).json()
    assert faces[0] == {
        "face": "pan-1",
        "area": "",
        "name": "1, muis",
        "text": "De laagste kaart, maar een enkele 1 verslaat een enkele 6.",
        "rule": "pan-09",
    }


async def test_a_table_that_cannot_be_is_refused_with_a_reason(server: Server) -> None:
    ada = await person(server.address, "Ada")
    http = httpx.Client(base_url=server.address, headers=ada.headers)
    for body, status, text in (
        ({"game": "chess", "seats": ["", ""]}, 404, "There is no such game here."),
        ({"game": "pan", "seats": [""] * 7}, 400, "Pan, t’es mort ! is for 2 to 6 players, not for 7."),
        ({"game": "pan", "seats": ["", "", "hal"]}, 400, "There is no bot “hal” for this game."),
        ({"game": "pan", "seats": ["", ""], "options": {"mouse": 3}}, 400, "mouse is one of wins, scares, not 3"),
        ({"game": "pan", "seats": ["", ""], "clock": {"kind": "move"}}, 400, "A clock needs at least one second."),
        ({"game": "pan"}, 400, "seats"),
        ({"game": "pan", "seats": ["", ""], "extra": 1}, 400, "extra"),
    ):
        answer = http.post("/api/tables", json=body)
        assert answer.status_code == status
        assert text in answer.json()["text"]
    assert httpx.post(f"{server.address}/api/tables", json={"game": "pan", "seats": ["", ""]}).status_code == 401


def test_names_are_cleaned_and_limited(http: httpx.Client) -> None:
    made = http.post("/api/people", json={"name": "  A\u202eda\n "}).json()
    assert made["name"] == "Ada"
    assert http.post("/api/people", json={"name": " \n "}).status_code == 400
    assert http.post("/api/people", json={"name": "x" * 25}).status_code == 400
    mine = {"authorization": f"Bearer {made['token']}"}
    assert http.patch("/api/me", json={"name": "Ada L."}, headers=mine).json()["name"] == "Ada L."
    assert http.get("/api/me", headers=mine).json() == {"person": made["person"], "name": "Ada L.", "hat": ""}
    assert http.get("/api/me", headers={"authorization": f"Bearer {made['person']}.x"}).status_code == 401


ODD = [
    b"",
    b"null",
    b"[]",
    b"7",
    b"\xff\xfe",
    b'{"name": 7}',
    b'{"name": null, "game": {}, "seats": 3}',
    b'{"name": "' + b"\\ud800" + b'"}',
    b'{"patience": 1' + b"0" * 5000 + b"}",
    b'{"patience": 1e999, "game": "pan", "seats": ["", ""]}',
    b'{"game": "pan", "seats": ["", ""], "options": {"x": ' + b"9" * 400 + b"}}",
    b'{"moves": ' + b"9" * 400 + b', "seat": 0}',
    b'{"options": ' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}",
    b"[" * 19_000,
]


def test_odd_bodies_and_numbers_are_the_sender_s_fault(http: httpx.Client) -> None:
    made = http.post("/api/people", json={"name": "Ada"}).json()
    mine = {"authorization": f"Bearer {made['token']}", "content-type": "application/json"}
    table = http.post("/api/tables", json={"game": "pan", "seats": ["", ""]}, headers=mine).json()["id"]
    for path, methods in http.get("/schema/openapi.json").json()["paths"].items():
        where = path.replace("{table}", table).replace("{game}", "pan")
        for body in ODD if "requestBody" in methods.get("post", {}) else ():
            answer = http.post(where, content=body, headers=mine)
            assert 400 <= answer.status_code < 500, (path, body[:60], answer.text)
            assert answer.json()["code"], path
        for name in [each["name"] for each in methods.get("get", {}).get("parameters", []) if each["in"] == "query"]:
            for value in ("", "-1", "9" * 5000, "1e999", "null", "%00", "\x00"):
                answer = http.get(where, params={name: value})
                assert answer.status_code < 500, (path, name, value[:20], answer.text)


def test_every_answer_carries_the_guards(http: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/t/abc"):
        headers = http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert http.post("/api/people", content=b"x" * 30_000).status_code == 413


def test_a_host_for_others_tells_an_address_that_others_can_reach(server: Server, tmp_path: Path) -> None:
    assert httpx.get(f"{server.address}/api/address").json() == {"address": ""}
    with Server(tmp_path, host="0.0.0.0") as open_to_all:
        told = httpx.get(f"{open_to_all.address}/api/address").json()["address"]
        assert not re.search("localhost|127|0.0.0.0", told)
        if told:  # nothing, on a machine without a network
            host = urlsplit(told).hostname
            socket.create_server((host, 0)).close()  # an address of this machine: no other can be listened to
            assert f"others in your network come by {told}\n" in open_to_all.errors.read_text()


def test_head_is_answered_like_get_without_the_body(http: httpx.Client) -> None:
    for path in ("/", "/healthz", "/t/abc", "/art/pan/poster.svg", "/api/games", "/api/nothing"):
        head, get = http.head(path), http.get(path)
        assert head.status_code == get.status_code
        assert head.headers["content-length"] == get.headers["content-length"] == str(len(get.content))
        assert head.content == b""


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    with Server(tmp_path, rate=0.1) as server:
        codes = [httpx.post(f"{server.address}/api/people", json={"name": "Eve"}).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429]


def test_no_file_outside_is_served(http: httpx.Client) -> None:
    for path in ("/art/pan/../rules.py", "/art/pan/%2e%2e/rules.py", "/assets/../../hall.py", "/..%2fserve.py"):
        answer = http.get(path)
        assert "import" not in answer.text
    assert http.get("/art/nogame/x.svg").status_code == 404
    assert http.get("/art/pan/nothing.svg").status_code == 404


def test_a_qr_code_is_drawn(http: httpx.Client) -> None:
    answer = http.post("/api/qr", json={"text": "https://play.example.org/#/claim/abc"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<path" in answer.text


def test_figures_for_operators(http: httpx.Client) -> None:
    assert http.get("/healthz").json() == {"status": "ok"}
    text = http.get("/metrics").text
    for name in ("coincoin_moves_total", "coincoin_commit_seconds_bucket", "coincoin_rooms"):
        assert name in text


def test_help_explains_every_setting() -> None:
    told = subprocess.run([sys.executable, "-m", "coincoin.cli", "serve", "--help"], capture_output=True, text=True)
    for name in ("--database", "COINCOIN_DATABASE", "--port", "--bot-seconds", "--keep-days", "--origins"):
        assert name in told.stdout
