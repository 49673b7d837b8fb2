"""Plain UCT with one random playout a leaf, as OpenSpiel's MCTS bot does it: a yardstick for the kernel."""

from __future__ import annotations

from math import log, sqrt
from typing import final

from mypy_extensions import i64, mypyc_attr

from coincoin.kernel.dice import Dice
from coincoin.kernel.state import State, playout


@mypyc_attr(acyclic=True)
@final
class Node:
    __slots__ = ("children", "move", "seat", "total", "visits")

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: i64 = 0
        self.children: list[Node] | None = None


def best_child(node: Node, children: list[Node], explore: float) -> Node:
    best = children[0]
    top = -1e30
    log_visits = log(float(node.visits))
    for child in children:
        if child.visits == 0:
            return child
        seen = float(child.visits)
        score = float(child.total) / seen + explore * sqrt(log_visits / seen)
        if score > top:
            top = score
            best = child
    return best


def expand(state: State, dice: Dice) -> list[Node]:
    seat = state.mover()
    children = [Node(move, seat) for move in state.legal(seat)]
    i: i64
    for i in range(len(children) - 1, 0, -1):
        j = dice.below(i + 1)
        swap = children[i]
        children[i] = children[j]
        children[j] = swap
    return children


def uct(root_state: State, simulations: i64, explore: float, dice: Dice) -> i64:
    """The most visited move after so many simulations."""
    root = Node(-1, root_state.mover())
    i: i64
    for i in range(simulations):
        state = root_state.clone()
        node = root
        path = [node]
        while node.visits > 0 and not state.over:
            children = node.children
            if children is None:
                children = expand(state, dice)
                node.children = children
            node = best_child(node, children, explore)
            state.apply(node.seat, node.move, dice)
            path.append(node)
        playout(state, dice)
        points = state.points()
        for visited in path:
            visited.visits += 1
            visited.total += points[visited.seat]
    answer: i64 = -1
    most: i64 = -1
    for child in root.children or []:
        if child.visits > most:
            most = child.visits
            answer = child.move
    return answer
