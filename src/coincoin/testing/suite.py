"""The suite: every promise a game makes, as tests that pytest finds.

    TestPebbles = conformance(GAME, __file__, seen=seen)

Beside that file lie `small.json`, and `perft.toml` and `golden/` as `coincoin golden` writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import coincoin
from coincoin.bots.bot import bot
from coincoin.kernel.game import Game
from coincoin.testing.checks import check_end, check_game, check_score, languages_of
from coincoin.testing.cited import cited
from coincoin.testing.codes import check_codes, check_written
from coincoin.testing.contents import check_attributes
from coincoin.testing.golden import (
    check_same,
    golden_files,
    head_of,
    perft_entries,
    perft_text,
    played_again,
)
from coincoin.testing.lessons import check_lesson_words, check_lessons
from coincoin.testing.moments import check_moments
from coincoin.testing.plain import check_plain
from coincoin.testing.reasons import check_reasons
from coincoin.testing.sentences import check_all_said, check_can_be_said, check_same_keys, check_same_rules
from coincoin.testing.tables import Json, Secrets, Table, all_of_it, plain_tables, tables, watched_tables
from coincoin.testing.worlds import check_small_positions, small_positions

SMALL = 2  # positions in which every world is tried, at least
GOOSE = "goose:iterations=8+milliseconds=0"
WATCHED = 40  # decisions of a search bot's game: enough of one that takes long


def conformance(
    game: Game,
    file: str,
    *,
    seen: Callable[[Json, int | None], Json] = all_of_it,
    values: Sequence[Any] = (),
    unwritten: Mapping[str, str] | None = None,
) -> type[Conformance]:
    """The tests of this game, for a module whose `__file__` lies where its small positions and goldens are.

    `seen(position, eye)` returns a position, which is JSON, as this eye may know it, with None for the rest (an eye of
    None is a spectator's); without it nothing is secret. `values` are those of a secret that is no card but chosen
    freely. `unwritten` names the attributes of the State that no position writes, each with the reason.
    """
    own = {"game": game, "folder": Path(file).parent, "secrets": Secrets(seen, values, unwritten or {})}
    return type("Conformance", (Conformance,), own)


class Conformance:
    """What every game must hold. `conformance` makes one of it for a game."""

    game: Game
    folder: Path  # of its tests
    secrets: Secrets

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """pytest asks this which tables, languages and files there are."""
        given: dict[str, Callable[[], list[Any]]] = {
            "table": lambda: watched_tables(self.game, self.secrets),
            "any_table": lambda: tables(self.game, self.secrets),
            "end_table": lambda: plain_tables(self.game, self.secrets),
            "language": lambda: list(languages_of(self.game)),
            "path": lambda: golden_files(self.folder),
        }
        for name in given.keys() & set(metafunc.fixturenames):
            metafunc.parametrize(name, given[name](), ids=lambda value: getattr(value, "stem", str(value)))

    # ---- the rules ----

    def test_a_random_game_holds_every_promise(self, table: Table) -> None:
        check_game(table, seed=1, closely=12)

    def test_every_moment_of_a_game_holds_every_promise(self, table: Table) -> None:
        check_moments(table, seed=3)

    def test_each_piece_says_why_it_cannot_be_pressed(self, table: Table) -> None:
        check_reasons(table, seed=2)

    def test_many_random_games_come_to_an_end(self, any_table: Table) -> None:
        for seed in range(100):
            state, dice = any_table.new(seed)
            state.telling = False
            coincoin.playout(state, dice)
            check_end(state)

    def test_a_score_is_the_sum_of_its_parts(self, any_table: Table) -> None:
        for seed in range(3):
            check_score(any_table, seed, languages_of(self.game))

    def test_every_world_of_small_positions_can_be_imagined(self) -> None:
        positions = small_positions(self.game, self.secrets, self.folder)
        if self.secrets.seen is not all_of_it:
            assert len(positions) >= SMALL, f"small.json has {len(positions)} positions: write at least {SMALL}"
        check_small_positions(positions)

    def test_every_attribute_is_cloned_written_and_hidden(self) -> None:
        positions = small_positions(self.game, self.secrets, self.folder)
        check_attributes(watched_tables(self.game, self.secrets), positions)

    def test_written_codes_are_up_to_date(self) -> None:
        check_written(self.game)

    def test_codes_are_those_of_the_families(self) -> None:
        check_codes(self.game)

    # ---- the bots ----

    def test_a_search_bot_plays_a_game(self, end_table: Table) -> None:
        state, dice = end_table.new(1)
        geese = [bot(GOOSE, self.game, seat) for seat in range(end_table.seats)]
        for _ in range(WATCHED):
            if state.over:
                break
            seat = state.mover()
            move = geese[seat].choose(state.seen_by(seat), state.moves(seat))
            problem = getattr(geese[seat], "failure", None)
            assert problem is None, f"the search failed: {problem!r}"
            state.play(seat, move, dice)

    # ---- what is written down ----

    def test_perft_counts_are_as_written(self) -> None:
        entries = perft_entries(self.folder)
        assert entries, f"{self.folder.name}/perft.toml is missing: run coincoin golden {self.game.id}"
        check_same(self.folder / "perft.toml", perft_text(self.game, entries))

    def test_every_number_of_seats_has_a_playthrough(self) -> None:
        told = {head_of(path)["seats"] for path in golden_files(self.folder)}
        missing = sorted(set(self.game.seats) - told)
        assert not missing, f"no playthrough of {missing} seats: run coincoin golden {self.game.id}"

    def test_golden_playthrough(self, path: Path) -> None:
        check_same(path, played_again(self.game, path))

    def test_plain_python_plays_the_same_as_compiled(self, tmp_path: Path) -> None:
        check_plain(self.game, tmp_path)

    # ---- what is said ----

    def test_it_speaks_english(self) -> None:
        assert "en" in languages_of(self.game), "words/en.ftl is missing"

    def test_every_language_has_every_sentence(self, language: str) -> None:
        check_same_keys(self.game.package, language)

    def test_every_move_news_and_option_has_a_sentence(self) -> None:
        check_all_said(self.game)

    def test_every_sentence_of_a_family_can_be_said(self, language: str) -> None:
        check_can_be_said(self.game, language)

    def test_every_lesson_can_be_played(self) -> None:
        check_lessons(self.game)

    def test_lessons_say_everything_in_every_language(self, language: str) -> None:
        check_lesson_words(self.game, language)

    def test_every_language_has_the_same_rules(self, language: str) -> None:
        check_same_rules(self.game, language)

    def test_every_rule_has_a_test(self) -> None:
        tests = cited(self.folder)
        missing = [rule.number for rule in self.game.rules() if rule.number not in tests]
        assert not missing, f"no test is marked @pytest.mark.rule({missing[0]!r}), and so with all of {missing}"

    def test_tests_cite_only_rules_that_exist(self) -> None:
        unknown = set(cited(self.folder)) - {rule.number for rule in self.game.rules()}
        assert not unknown, f"there is no rule {', '.join(sorted(unknown))}"
