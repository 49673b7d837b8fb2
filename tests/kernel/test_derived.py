"""What follows from the attributes of a State: position, observation, scene, copies; and what a game that is not whole
is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import coincoin
from coincoin.kernel.cards import BLANK, Hand, Pile, empty_hand
from coincoin.kernel.game import Game
from coincoin.kernel.instinct import Instinct, guided_playout
from coincoin.kernel.moves import Families, Family, Numbers
from coincoin.kernel.observation import explain
from coincoin.kernel.state import NOBODY, State
from coincoin.scene.text import render

MOVES = Families(Family("lay", card=Numbers(1, 3)), Family("stop"))


class Little(State):
    """A hand for each seat, a pile, and everything else that a position can say."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.hands: list[Hand] = [empty_hand(3) for _ in range(seats)]
        self.pile: Pile = Pile()
        self.row: vec[i64] = vec[i64]([0] * seats)
        self.marks: list[int] = []
        self.phase: str = "first"
        self.open: bool = False
        self.turn: int = 0

    def deal(self, dice: coincoin.Dice) -> None:
        for hand in self.hands:
            hand.add(dice.below(3))
            hand.add(0)

    def mover(self) -> i64:
        return self.turn

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([card for card in range(3) if self.hands[seat].count(card)] + [3])

    def apply(self, seat: i64, move: i64, dice: coincoin.Dice) -> None:
        if move < 3:
            self.hands[seat].remove(move)
            self.pile.push(move)
        else:
            self.turn = NOBODY  # which does not end a game

    def points(self) -> vec[i64]:
        return self.row

    def turn_rule(self) -> str:
        return "little-01"

    def hide(self, seat: i64) -> i64:
        hidden = 0
        for other, hand in enumerate(self.hands):
            if other != seat:
                hidden += int(hand.size)
                hand.hide()
        return hidden


LITTLE = Game("coincoin.games.pan", id="little", version=1, seats=(2, 3), moves=MOVES, news=Families(), state=Little)


def little(**fields: Any) -> dict[str, Any]:
    whole = {"hands": [[0, 2], [1]], "pile": [2, 1], "row": [1, 0], "marks": [7]}
    return {"game": "little", "rules": 1, "seats": 2, **whole, "phase": "last", "open": True, "turn": 1, **fields}


# ---- position ----


def test_a_position_says_every_attribute_by_its_name() -> None:
    state = LITTLE.from_json(little())
    assert LITTLE.to_json(state) == little(over=False)
    sight = LITTLE.sight_to_json(state.seen_by(0))
    assert sight["hands"] == [[0, 2], [None]]
    assert LITTLE.sight_to_json(LITTLE.sight_from_json(sight)) == sight


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"hands": [[0, 3], [1]]}, r"\$\.hands\[0\]\[1\] is 3: cards go from 0 to 2"),
        ({"hands": [[0]]}, r"\$\.hands has 1 parts, not 2"),
        ({"turn": "me"}, r"Expected `int`, got `str` - at `\$\.turn`"),
        ({"turn": 5}, "the turn of seat 5"),
        ({"colour": 1}, "unknown field `colour`"),
        ({"pile": [None]}, r"\$\.pile\[0\] is null"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(coincoin.BadPosition, match=said):
        LITTLE.from_json(little(**fields))


def test_a_clone_shares_nothing() -> None:
    state = LITTLE.from_json(little())
    state.telling = True
    clone = state.clone()
    clone.apply(1, 1, coincoin.Dice(1))
    assert clone.telling
    assert LITTLE.to_json(state) == little(over=False)
    assert LITTLE.to_json(clone)["pile"] == [2, 1, 1]


# ---- observation and scene ----


def test_numbers_are_explained_back_in_words() -> None:
    sight = LITTLE.from_json(little()).seen_by(1)
    told = explain(LITTLE.fields(2), LITTLE.observe(sight))
    assert told["seat"] == [1]
    assert told["hands 0 unknown"] == [2]
    assert told["hands 1"] == {"0": 0, "1": 1, "2": 0}
    assert (told["pile size"], told["pile top"], told["row"]) == ([2], [1], [1, 0])


def test_a_scene_shows_hands_and_piles_and_every_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "little_words" / "words").mkdir(parents=True)
    (tmp_path / "little_words" / "__init__.py").touch()
    said = "move-lay = Lay { $card }\nmove-stop = Stop\nchip-turn = Turn { $count }\n"
    (tmp_path / "little_words" / "words" / "en.ftl").write_text(said, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = Game("little_words", id="little", version=1, seats=(2, 3), moves=MOVES, news=Families(), state=Little)
    scene = game.scene(game.from_json(little()).seen_by(1), "de", ["Ada", "Bo"])
    assert (scene.title, scene.chips) == ("Du bist dran", ["Turn 1"])
    assert [(area.id, area.kind) for area in scene.areas] == [("hands-0", "row"), ("hands-1", "fan"), ("pile", "row")]
    assert [(choice.picks, choice.button) for choice in scene.choices] == [(("hands-1-1",), ""), ((), "Stop")]
    told = render(scene, ["Ada", "Bo"])
    assert "Hands: [? ×2]" in told
    assert "Pile: [Karte 3] [Karte 2]" in told


# ---- a game that is not whole ----


def test_a_game_that_does_not_end_is_told_how() -> None:
    for play in (coincoin.playout, lambda state, dice: guided_playout(state, Instinct(), dice)):
        with pytest.raises(coincoin.BrokenGame, match="nobody is to move, but the game is not over; `apply` ends it"):
            play(LITTLE.new(2, coincoin.Dice(1)), coincoin.Dice(1))


def test_a_verb_that_is_missing_is_named_with_its_class() -> None:
    state = LITTLE.new(2, coincoin.Dice(1))
    with pytest.raises(coincoin.BrokenGame, match="Little has no `forbids`"):
        state.why_not(0, 2 if not state.hands[0].count(2) else 1)  # type: ignore[attr-defined]
    with pytest.raises(coincoin.BrokenGame, match="Little has no `fill`"):
        state.seen_by(0).imagine(coincoin.Dice(1))


def test_an_attribute_that_no_position_can_say_is_named() -> None:
    class Odd(Little):
        def __init__(self, seats: int, options: dict[str, object]) -> None:
            super().__init__(seats, options)
            self.friend: dict[str, int] = {}

    odd = Game("coincoin.games.pan", id="odd", version=1, seats=(2,), moves=MOVES, news=Families(), state=Odd)
    with pytest.raises(coincoin.BrokenGame, match="the attribute friend is of type dict"):
        odd.to_json(odd.new(2, coincoin.Dice(1)))


def test_an_observation_of_another_length_is_refused() -> None:
    short = Game(
        "coincoin.games.pan",
        id="short",
        version=1,
        seats=(2,),
        moves=MOVES,
        news=Families(),
        state=Little,
        observe=lambda sight: [1, BLANK],
    )
    with pytest.raises(coincoin.BrokenGame, match="`observe` gives 2 numbers, and `fields` says"):
        short.observe(short.new(2, coincoin.Dice(1)).seen_by(0))
