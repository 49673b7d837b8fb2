"""A match file that anybody drops: dealt again by the rules, with the dice it says."""

from __future__ import annotations

import json
from hashlib import sha256

import httpx
import pytest

import coincoin
from coincoin.host.http.verify import LARGEST
from coincoin.kernel.match import Begun, Match

from .server import Server


def played(game: str = "pan", **how: object) -> Match:
    match = Match(coincoin.game(game), ["Ada", "Bo", "Cleo"], **how)  # type: ignore[arg-type]  # seed, begun and so on
    dice = coincoin.Dice(3)
    while not match.state.over:
        seat = match.state.waiting()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return match


def text_of(match: Match) -> str:
    return "".join(json.dumps(line) + "\n" for line in match.lines())


@pytest.mark.parametrize("game", coincoin.all_games())
def test_the_host_says_which_dice_it_threw(server: Server, game: str) -> None:
    match = played(game, contributions=[b"a" * 32, b"b" * 32])
    answer = httpx.post(f"{server.address}/api/verify", json={"text": text_of(match)}, timeout=60)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["game"], found["moves"], found["over"]) == (game, match.version, True)
    (own,) = found["dice"]
    key = coincoin.SealedDice(match.secret, match.contributions).key
    stream = b"".join(sha256(key + n.to_bytes(8, "big")).digest() for n in range(own["words"] // 8 + 1))
    assert own["words"] > 10
    assert own["digest"] == sha256(stream[: own["words"] * 4]).hexdigest()


def test_what_is_wrong_with_a_file_is_said(server: Server) -> None:
    match = played(contributions=[b"a" * 32])
    lines = match.lines()
    # Other bytes would have dealt other cards: sooner or later a move is not legal any more, or the scores are others.
    wrong = [
        [{**lines[0], "contributions": ["00" * 32]}, *lines[1:]],
        [*lines[:-1], {**lines[-1], "secret": "00" * 32}],
        [*lines[:-1], {**lines[-1], "scores": [9, 9, 9]}],
        [*lines[:5], *lines[6:]],
        [{**lines[0], "names": 5}, *lines[1:]],
        [{**lines[0], "options": {"mouse": 7}}, *lines[1:]],
        [{"quack": True}],
    ]
    with httpx.Client(base_url=server.address, timeout=60) as http:
        for each in wrong:
            answer = http.post("/api/verify", json={"text": "\n".join(json.dumps(line) for line in each)})
            assert (answer.status_code, answer.json()["code"]) == (400, "match"), answer.text
        deep = http.post("/api/verify", json={"text": "[" * 100_000})
        assert deep.status_code == 400
        assert http.post("/api/verify", json={"text": " " * (LARGEST + 1)}).status_code == 400
        assert http.post("/api/verify", json={"text": " " * (4 * LARGEST)}).status_code == 413


def test_dice_of_a_seed_and_of_matches_before(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as http:
        assert http.post("/api/verify", json={"text": text_of(played(seed=4))}).json()["dice"] == []
        first = Begun(0, b"f" * 32, (b"x" * 16,), 2)
        assert len(http.post("/api/verify", json={"text": text_of(played(begun=[first]))}).json()["dice"]) == 2
