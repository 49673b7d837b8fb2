"""The bot `policy`: it plays a trained policy, whose file the variable COINCOIN_POLICY names."""

from __future__ import annotations

import os
from pathlib import Path

from coincoin.bots.bot import Bot, UnknownBot
from coincoin.kernel.game import Game

VARIABLE = "COINCOIN_POLICY"


def policy(game: Game, seed: int) -> Bot:
    if VARIABLE not in os.environ:
        raise UnknownBot(f"the bot 'policy' needs a trained policy: name its file in {VARIABLE}")
    try:
        # Imported when asked for: bots are listed where numpy is not installed too.
        from coincoin.study.policy.policy import Policy, PolicyBot

        return PolicyBot(game, Policy.load(Path(os.environ[VARIABLE])))
    except ImportError as problem:
        raise UnknownBot("the bot 'policy' needs its tools: pip install 'coincoin[study]'") from problem
    except (OSError, ValueError, KeyError) as problem:
        raise UnknownBot(f"{os.environ[VARIABLE]} holds no trained policy: {problem}") from problem
