"""A small policy learns a game by playing itself and a bot, with masks, on the vector environment.

    python examples/train/learn.py pan --seats 2 --out pan-2.npz

The method is PPO: what went better than guessed is made more likely, in small steps. Now and then the
policy is examined against the bot it is to beat; the curve is written beside it.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from coincoin.study.envs.vector import TablesEnv
from coincoin.study.policy.policy import Policy, scaled

TABLES, STEPS, GAMES = 512, 96, 16  # tables side by side, moves at each in a round, games of an examination
PASSES, PART = 2, 2048  # over the moves of a round, and how many of them make a step
Start = tuple[dict[str, np.ndarray], dict[str, Any]]  # what each table shows, and to whom
CLIP, CURIOSITY, RATE, FADE = 0.2, 0.01, 1e-3, 0.95


class Net(nn.Module):
    """Wishes for each move, and a guess at the result."""

    def __init__(self, size: int, moves: int, wide: int) -> None:
        super().__init__()
        self.wishes = nn.Sequential(*layers(size, wide, moves))
        self.guess = nn.Sequential(*layers(size, wide, 1))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        wishes = self.wishes(seen).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=wishes, validate_args=False), self.guess(seen).squeeze(-1)


def layers(size: int, wide: int, out: int) -> list[nn.Module]:
    return [nn.Linear(size, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU(), nn.Linear(wide, out)]


class Eyes:
    """Observations as tensors, each number scaled to 0 ... 1."""

    def __init__(self, env: TablesEnv) -> None:
        low, high = (bound.astype(np.float32) for bound in env.layout.bounds())
        self.low, self.span = low, np.maximum(high - low, 1)

    def __call__(self, seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
        numbers = (seen["observation"] - self.low) / self.span
        return torch.from_numpy(numbers.astype(np.float32)), torch.from_numpy(seen["action_mask"])


def play(env: TablesEnv, net: Net, eyes: Eyes, start: Start) -> tuple[dict[str, torch.Tensor], Start]:
    """Play STEPS moves at every table; the decisions made, and how much better each went than guessed."""
    (seen, infos), rows, ways = start, [], []
    for _ in range(STEPS):
        numbers, mask = eyes(seen)
        with torch.no_grad():
            wish, guess = net(numbers, mask)
            move = wish.sample()
        seat = infos["seat"]
        seen, _, ends, _, infos = env.step(move.numpy())
        rows.append((numbers, mask, move, wish.log_prob(move), guess))
        ways.append((seat, guess.numpy(), ends, infos.get("rewards")))
    gain, known = gains(ways, env.num_envs, env.layout.seats)
    names = ("seen", "mask", "move", "chance", "guess")
    past = {name: torch.stack(part)[known] for name, part in zip(names, zip(*rows, strict=True), strict=True)}
    past["gain"] = gain[known]
    return past | {"result": past["guess"] + past["gain"]}, (seen, infos)


def gains(ways: list[tuple[Any, ...]], tables: int, seats: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Walk back from the last move: what a seat hopes for at a decision is judged by what it hopes for at its next.

    Later hopes count less and less, the result of the game in full. A seat's last decision in a game that
    goes on has nothing to be judged by.
    """
    here = np.arange(tables)
    hope, gain, known = np.zeros((tables, seats)), np.zeros((tables, seats)), np.zeros((tables, seats), bool)
    found = []
    for seat, guess, ends, rewards in reversed(ways):
        if rewards is not None:
            hope[ends], gain[ends], known[ends] = rewards[ends], 0, True
        judged = known[here, seat]
        gain[here, seat] = np.where(judged, hope[here, seat] - guess + FADE * gain[here, seat], 0)
        hope[here, seat], known[here, seat] = guess, True
        found.append((gain[here, seat], judged))
    gained, judged = (torch.from_numpy(np.stack(part[::-1])) for part in zip(*found, strict=True))
    return gained.float(), judged


def improve(net: Net, optimiser: torch.optim.Optimizer, past: dict[str, torch.Tensor]) -> None:
    """Make what went better than guessed more likely, in small steps."""
    gain = past["gain"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(PASSES):
        for part in torch.randperm(len(gain)).split(PART):
            wish, guess = net(past["seen"][part], past["mask"][part])
            ratio = (wish.log_prob(past["move"][part]) - past["chance"][part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.minimum(ratio * gain[part], clipped * gain[part]).mean()
            loss = loss + 0.5 * (guess - past["result"][part]).square().mean() - CURIOSITY * wish.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def examine(env: TablesEnv, net: Net, eyes: Eyes, games: int) -> tuple[float, float]:
    """The share of wins against bots in so many games at each table, always with the move most wished for.

    The second number is half the width of its interval, in which the true share lies 95 times in 100.
    """
    seats, (seen, _) = env.layout.seats, env.reset(seed=1)
    played, wins = np.zeros(env.num_envs, int), []
    while played.min() < games:
        numbers, mask = eyes(seen)
        with torch.no_grad():
            move = net(numbers, mask)[0].logits.argmax(-1)
        seen, rewards, ends, _, _ = env.step(move.numpy())
        counted = ends & (played < games)
        played += ends
        wins += ((rewards[counted] * (seats - 1) + 1) / seats).tolist()
    return float(np.mean(wins)), 1.96 * float(np.std(wins)) / len(wins) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--rounds", type=int, default=30, help=f"of {TABLES * STEPS} moves each")
    parser.add_argument("--wide", type=int, default=128, help="how many numbers the network thinks with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--schools", nargs="+", default=["self", "duck"], help="whom to learn with, in turns")
    parser.add_argument("--opponents", default="duck", help="whom to beat: duck or random")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    schools = [TablesEnv(arguments.game, TABLES, arguments.seats, opponents=name) for name in arguments.schools]
    rival = TablesEnv(arguments.game, TABLES, arguments.seats, opponents=arguments.opponents)
    eyes, layout = Eyes(rival), rival.layout
    net = Net(layout.size, layout.moves, arguments.wide)
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    states = [school.reset(seed=arguments.seed) for school in schools]
    curve = []
    for done in range(arguments.rounds + 1):
        if done % 10 == 0:
            share, reach = examine(rival, net, eyes, GAMES)
            minutes = time.process_time() / 60
            curve.append((done * TABLES * STEPS, f"{minutes:.2f}", f"{share:.4f}", f"{reach:.4f}"))
            print(f"{curve[-1][0]:>10} moves  {minutes:5.1f} min  wins {share:.1%} +- {reach:.1%}", flush=True)
        if done < arguments.rounds:
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - done / arguments.rounds)
            turn = done % len(schools)
            past, states[turn] = play(schools[turn], net, eyes, states[turn])
            improve(net, optimiser, past)
    weights = [weight.detach().numpy() for weight in net.wishes.parameters()]
    Policy(layout.game.id, layout.seats, scaled(layout, weights)).save(arguments.out)
    with arguments.out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("moves", "minutes", "share", "reach"), *curve])
    share, reach = examine(rival, net, eyes, 5 * GAMES)
    print(f"against {arguments.opponents}: wins {share:.2%} +- {reach:.2%}; by chance {1 / layout.seats:.2%}")


if __name__ == "__main__":
    main()
