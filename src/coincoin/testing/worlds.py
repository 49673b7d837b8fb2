"""Every world that fits what a seat knows, by trying: `fill` must reach them all, and no other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import coincoin
from coincoin.kernel.game import Game
from coincoin.kernel.state import State
from coincoin.testing.tables import Secrets, Table


def fingerprint(game: Game, state: State) -> str:
    return json.dumps(game.to_json(state))


def eyes(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def check_every_world(table: Table, state: State, eye: int | None, most: int) -> bool:
    """`imagine` reaches all worlds that fit and no other, by trying every filling of the blanks.

    False where there are more than `most` of them to try.
    """
    game = table.game
    sight = state.seen_by(eye)
    seen = game.sight_to_json(sight)
    rest = {key: value for key, value in seen.items() if key != "seat"}
    blanks = list(nulls(rest, ()))
    if not blanks:
        return True
    true = game.to_json(state)
    cards = [at(true, path) for path in blanks]
    if count_fillings(table.secrets.values, cards) > most:
        return False
    fitting = set()
    for filling in fillings(table.secrets.values, cards):
        world = json.loads(json.dumps(rest))
        for path, card in zip(blanks, filling, strict=True):
            put(world, path, card)
        try:
            candidate = game.from_json(world)
        except coincoin.BadPosition:
            continue
        if game.sight_to_json(candidate.seen_by(eye)) == seen:
            fitting.add(fingerprint(game, candidate))
    dice = coincoin.Dice(len(fitting))
    imagined = {fingerprint(game, sight.imagine(dice)) for _ in range(30 + 25 * len(fitting))}
    assert imagined == fitting, f"imagined {len(imagined)} worlds of the {len(fitting)} that fit"
    return True


def small_positions(game: Game, secrets: Secrets, folder: Path) -> list[tuple[Table, State]]:
    """Positions written by hand, in `small.json`."""
    path = folder / "small.json"
    found = []
    for fields in json.loads(path.read_text("utf-8")) if path.exists() else []:
        state = game.from_json({"game": game.id, "rules": game.version} | fields)
        found.append((Table(game, int(state.seats), fields.get("options", {}), secrets), state))
    return found


def check_small_positions(positions: list[tuple[Table, State]]) -> None:
    """Every world of each of them, for every eye."""
    for table, state in positions:
        for eye in eyes(state):
            small = check_every_world(table, state, eye, 5000)
            assert small, f"{fingerprint(table.game, state)} is not small for seat {eye}"


def count_nulls(obj: Any) -> int:
    return sum(1 for _ in nulls(obj, ()))


def nulls(obj: Any, path: tuple[Any, ...]) -> Any:
    if obj is None:
        yield path
    elif isinstance(obj, dict):
        for key, value in obj.items():
            yield from nulls(value, (*path, key))
    elif isinstance(obj, list):
        for place, value in enumerate(obj):
            yield from nulls(value, (*path, place))


def at(obj: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        obj = obj[key]
    return obj


def put(obj: Any, path: tuple[Any, ...], value: Any) -> None:
    at(obj, path[:-1])[path[-1]] = value


def count_fillings(values: Sequence[Any], cards: list[Any]) -> int:
    return len(values) ** len(cards) if values else count_orders(cards)


def fillings(values: Sequence[Any], cards: list[Any]) -> Any:
    """Every way to fill the blanks: the cards in every order, or any values where secrets are no cards but bids."""
    return product(values, repeat=len(cards)) if values else orders(sorted(cards, key=str))


def count_orders(cards: list[Any]) -> int:
    """How many different orders these cards have."""
    count = 1
    for n, card in enumerate(cards, 1):
        count = count * n // cards[:n].count(card)
    return count


def orders(cards: list[Any]) -> Any:
    if not cards:
        yield []
    for n, card in enumerate(cards):
        if card not in cards[:n]:
            for rest in orders(cards[:n] + cards[n + 1 :]):
                yield [card, *rest]
