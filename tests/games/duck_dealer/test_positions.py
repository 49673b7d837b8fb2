"""Positions of Duck Dealer written by hand: what cannot be is refused, with where and why."""

from __future__ import annotations

from typing import Any

import pytest

import coincoin

from .positions import CONSUMERS, fields, ship, space

GATE = {"Aix": {"gate": "entrance 0"}}
NOWHERE: dict[int, dict[str, Any]] = {seat: {"at": "nowhere", "gear": {}} for seat in range(2)}
BIDS = {"phase": "bidding", "track": [], "order": [-1, -1], "ships": NOWHERE, "options": {"auction": True}}

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a mine of a made good": ({"planets": {"Aix": {"mine": "radio"}}}, r"\$.planets.Aix.mine: 'radio' is not one of"),
    "another mine": ({"planets": {"Aix": {"mine": "beads"}}}, "other mines of duck: there are 2, the galaxy has 3"),
    "another start mine": ({"planets": {"Anser": {"mine": "beads"}}}, "start mines of duck: there are 0"),
    "another yard": ({"planets": {"Anser": {"site": "trader"}}}, "shipyards for a trader: there are 2"),
    "a consumer twice": (
        {"planets": {"Aix": {"site": "radio"}}, "tiles": list(CONSUMERS)},
        "consumers of radio: there are 2, the galaxy has 1",
    ),
    "tiles out of order": ({"tiles": list(CONSUMERS[::-1])}, "consumers that pay less come first"),
    "a factory on a start planet": ({"planets": {"Anser": {"factory": "radio"}}}, "a start planet has no factory"),
    "a factory nobody built": ({"planets": {"Aix": {"factory": "radio"}}}, "nobody was there to build a factory"),
    "built but not explored": ({"planets": {"Aix": {"built": True}}}, "nothing is there to be built yet"),
    "a claim on nothing": ({"planets": {"Aix": {"claims": {"factory": 0}}}}, "only what can be used can be claimed"),
    "a claim of nobody": ({"planets": {"Aix": {"claims": {"mine": 7}}}}, "there is no such seat at a table of 2"),
    "an unknown tile": ({"planets": {"Aix": {"claims": {"moon": 0}}}}, "'moon' is not one of mine, site, factory"),
    "half a gate": ({"planets": GATE}, "seat 0 has one entrance and one exit, or no gate"),
    "an odd gate": ({"planets": {"Aix": {"gate": "door 0"}}}, "'door' is not one of entrance, exit"),
    "a gate of nobody": ({"planets": {"Aix": {"gate": "exit x"}}}, "there is no such seat"),
    "a ship nowhere": ({"ships": {0: {"at": "nowhere"}}}, r"\$.ships\[0\].at: nowhere cannot be now"),
    "a ship off the map": ({"ships": {0: {"at": "Atlantis"}}}, r"\$.ships\[0\].at: 'Atlantis' is not one of"),
    "a ship on an unexplored planet": ({"ships": {0: ship("Aix")}}, "whoever lands on Aix explores it"),
    "too little equipment": ({"ships": {0: ship(gear={"hold": 2})}}, "2 slots are filled"),
    "a negative number": ({"ships": {0: ship(goods={"duck": -1})}}, "goods.duck is -1: it cannot be negative"),
    "an unknown good": ({"ships": {0: ship(goods={"fish": 1})}}, "'fish' is not one of duck, beads"),
    "too many discs": ({"ships": {0: ship(energy={"blue": 41})}}, "there are 41 blue discs: the game has 40"),
    "a road on a planet": ({"roads": {"Aix": 0}}, r"\$.roads: 'Aix' is not one of"),
    "a road of nobody": ({"roads": {"Anser-Aix-1": 4}}, "there is no such seat"),
    "an order with a seat twice": ({"order": [0, 0]}, r"\$.order names each seat once"),
    "an order with a gap": ({"order": [0, -1]}, r"\$.order names each seat once"),
    "a turn beyond the table": ({"turn": 2}, r"\$.turn is a place in the order"),
    "too long a track": ({"track": [0] * 25}, "25 action turns of 24"),
    "a finished track": ({"phase": "turn", "track": [0] * 24}, "over after the last action turn"),
    "over too early": ({"phase": "over"}, "over after the last action turn"),
    "another seat acts": ({"track": [1]}, "ends with the seat that acts"),
    "too much aboard between turns": (
        {"phase": "turn", "ships": {1: ship("Tadorna", goods={"duck": 4})}},
        r"\$.ships\[1\].goods: 4 do not fit its holds",
    ),
    "nothing to give back": ({"phase": "keeping"}, r"\$.ships\[0\].energy: 0 discs"),
    "free roads too many": ({"free": 2}, "1 free roads at most"),
    "free roads while collecting": ({"phase": "turn", "free": 1}, "only while acting"),
    "steps left over while collecting": ({"phase": "turn", "surplus": 1}, "only while acting"),
    "more steps left over than a disc has": ({"surplus": 9}, "8 steps at most"),
    "steps left over before the free roads": ({"surplus": 1, "free": 1}, "0 steps at most"),
    "offers too many": ({"offers": 6}, "5 at most"),
    "paid without privilege": ({"paid": ["mine"]}, "only a privilege of the seat that acts"),
    "exploring a known planet": ({"phase": "exploring"}, "exploring on an unexplored planet only"),
    "gating without entrance": ({"phase": "gating"}, "stands while its exit is chosen"),
    "an entrance too early": ({"entrance": "Aix"}, "stands while its exit is chosen"),
    "a second entrance": (
        {"phase": "gating", "entrance": "Netta", "planets": GATE | {"Anas": {"gate": "exit 0"}}},
        "seat 0 has placed its gates already",
    ),
    "offering to oneself": ({"phase": "offering", "partner": 0}, r"\$.partner is another seat"),
    "offering across space": ({"phase": "offering", "partner": 1}, "stands on the same planet"),
    "a partner for nothing": ({"partner": 1}, "only during an offer"),
    "giving what is not there": (
        {"phase": "offering", "partner": 1, "ships": {1: ship("Anser")}, "give": {"duck": 1}},
        "there is not so much duck aboard",
    ),
    "an empty offer": ({"phase": "answering", "partner": 1, "ships": {1: ship("Anser")}}, "an offer has some goods"),
    "goods given for nothing": ({"give": {"duck": 1}, "ships": {0: ship(goods={"duck": 1})}}, "only during an offer"),
    "trading where there is none": (
        {"phase": "offering", "partner": 1, "ships": {1: ship("Anser")}, "options": {"trading": False}},
        "does not trade between players",
    ),
    "shedding without surplus": ({"phase": "shedding"}, "more goods than its holds take"),
    "bidding without auction": (BIDS | {"options": {}, "bids": ["none"] * 2 + ["silent"] * 2}, "has no auction"),
    "bids missing": (BIDS | {"bids": [3, "none"]}, "two for each seat"),
    "a bid in words": (BIDS | {"bids": ["lots", "none", "silent", "silent"]}, 'numbers, "none" or "silent"'),
    "a bid too high": (BIDS | {"bids": [101, "none", "silent", "silent"]}, "go from 0 to 100"),
    "a second bid too early": (BIDS | {"bids": [3, "none", "none", "silent"]}, "come after the first ones"),
    "a second bid without a tie": (BIDS | {"bids": [3, 4, "none", "none"]}, "those who are tied bid again"),
    "bids while acting": ({"bids": [1, 1, 1, 1]}, "only while bidding"),
    "choosers while acting": ({"choosers": [0, 1]}, "only while places are chosen"),
    "a start off the start planets": (
        {"phase": "starting", "track": [], "turn": 1, "ships": {0: ship("Aix"), 1: {"at": "nowhere"}}},
        "this is no start planet",
    ),
    "equipment too early": (
        {"phase": "equipping", "track": [], "ships": NOWHERE | {1: {"at": "nowhere"}}},
        r"\$.ships\[1\].gear: 3 pieces cannot be now",
    ),
}


def refuse(found: dict[str, Any], problem: str) -> None:
    game = coincoin.game("duck-dealer")
    with pytest.raises(coincoin.BadPosition, match=problem):
        game.from_json({"game": game.id, "rules": game.version} | found)


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused(name: str) -> None:
    changes, problem = WRONG[name]
    refuse(fields(**changes), problem)


def test_every_planet_and_every_ship_must_be_there() -> None:
    found = fields()
    refuse(found | {"ships": found["ships"][:1]}, "has 1 entries for 2 seats")
    refuse(found | {"planets": found["planets"] | {"Atlantis": {"mine": "duck"}}}, "must be exactly Cygnus, Aix")


def test_the_position_of_the_tests_is_sound() -> None:
    state = space()
    game = coincoin.game("duck-dealer")
    assert game.from_json(game.to_json(state)).moves(0) == state.moves(0)
