"""The bots that may sit at a table, or stand in for somebody."""

from __future__ import annotations

from functools import cache

from coincoin.bots.bot import bot, bots
from coincoin.host.table.refusal import Refusal
from coincoin.kernel.game import Game
from coincoin.kernel.registry import all_games

STAND_IN = "instinct"  # plays for who is away, and for a bot that fails
DUCKS = ("Garrot", "Macreuse", "Fuligule", "Nette", "Brante", "Siffleur")  # bots go by names of ducks


def bot_name(seat: int) -> str:
    return DUCKS[seat % len(DUCKS)]


@cache
def bots_for(game: Game) -> tuple[str, ...]:
    """The bots that may sit at a table of this game: some lack a setting or a file."""
    return tuple(name for name in bots() if can_play(name, game))


def can_play(name: str, game: Game) -> bool:
    try:
        bot(name, game)
    except Exception:  # a stranger's bot: see bots/bot.py
        return False
    return True


def bots_for_all() -> list[str]:
    return [name for name in bots() if all(name in bots_for(game) for game in all_games().values())]


def check_bot(game: Game, name: str) -> None:
    """Refusal unless this bot may sit."""
    if name not in bots_for(game):
        raise Refusal("bot", "no-bot", name=name, names=", ".join(bots_for(game)))
