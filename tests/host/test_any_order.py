"""A room against a simple model: commands of anybody in any order, sent once or twice, with faults and restarts."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from coincoin.host import wire
from coincoin.host.minds.workers import Workers
from coincoin.host.room.hall import Hall
from coincoin.host.room.room import Room
from coincoin.host.settings import Settings
from coincoin.host.store.opening import open_store
from coincoin.host.store.sqlite import SqliteStore
from coincoin.host.table import entries as log
from coincoin.host.table.reading import fold
from coincoin.kernel.dice import seal

from .test_faults import Asker

BYTES = {"ada": "a1" * 16, "bo": "b2" * 16}
PEOPLE = st.sampled_from(["ada", "bo", ""])  # the last is a guest
SEATS = st.integers(0, 2)  # there are two


class AnyOrder(RuleBasedStateMachine):
    """The model: who has which seat, what is sealed and what open, and whether the match goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.loop = asyncio.new_event_loop()
        self.seats = ["", ""]
        self.sealed: set[int] = set()
        self.opening = False
        self.status = "lobby"
        self.faulty = ""
        self.asked = 0
        self.done: dict[str, int] = {}
        self.refused: set[str] = set()
        self.run(self.open())

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 20))

    async def open(self) -> None:
        store = open_store(str(self.folder / "host.db"), new=True)
        true = store.commit

        def commit(jobs: Any) -> list[bool]:
            how, self.faulty = self.faulty, ""
            if how == "before":
                raise OSError("something broke")
            result = true(jobs)
            if how == "after":
                raise OSError("something broke afterwards")
            return result

        store.commit = commit  # type: ignore[method-assign]
        self.hall = Hall(store, Workers(1, 15), Settings(abandoned_days=0))
        await self.hall.start()
        self.disk = SqliteStore(self.folder / "host.db")

    @initialize()
    def make(self) -> None:
        setup = log.Setup("pan", ["", ""], patience=0)
        self.room: Room = self.run(self.hall.open_table(setup, "ada"))
        self.id = self.room.table.id

    def teardown(self) -> None:
        self.run(self.hall.close())
        self.disk.forget_connection()
        self.loop.close()
        shutil.rmtree(self.folder)

    # ---- asking ----

    def ask(self, who: str, command: Any, expected: bool, id: str = "") -> bool:
        """Was it done? As the model expects, unless something broke; then as the disk says."""
        self.asked += 1
        ear: Any = Asker(self.disk)
        ear.person = ear.name = who
        faulty = bool(self.faulty)
        sent = msgspec.structs.replace(command, id=id or f"c{self.asked}")
        answer = self.run(self.answered(ear, sent))
        self.faulty = ""
        if answer["type"] == "done":
            self.done[sent.id] = answer["version"]
        else:
            self.refused.add(sent.id)
        assert expected == (answer["type"] == "done") or (faulty and answer.get("code") == "internal"), (sent, answer)
        return bool(answer["type"] == "done")

    async def answered(self, ear: Any, command: wire.Command) -> Any:
        self.room.command(ear, command)
        while not (found := [each for each in ear.heard if each.get("id") == command.id]):
            await asyncio.sleep(0.001)
        return found[0]

    def mine(self, who: str) -> list[int]:
        return [n for n, person in enumerate(self.seats) if who and person == who]

    # ---- what people do ----

    @rule(who=PEOPLE, seat=SEATS, hidden=st.booleans())
    def sit(self, who: str, seat: int, hidden: bool) -> None:
        may = bool(who) and self.status == "lobby" and not self.opening and seat < 2 and not self.seats[seat]
        bytes_ = BYTES.get(who, "00" * 16)
        command = wire.Sit("", seat, seal=seal(bytes_) if hidden else "", contribution="" if hidden else bytes_)
        if self.ask(who, command, may):
            self.seats[seat] = who
            self.sealed |= {seat} if hidden else set()

    @rule(who=PEOPLE, seat=SEATS)
    def stand(self, who: str, seat: int) -> None:
        may = self.status == "lobby" and not self.opening and seat in self.mine(who)
        if self.ask(who, wire.Stand("", seat), may):
            self.seats[seat] = ""
            self.sealed.discard(seat)

    @rule(who=PEOPLE)
    def start(self, who: str) -> None:
        may = self.status == "lobby" and not self.opening and all(self.seats) and (who == "ada" or bool(self.mine(who)))
        if self.ask(who, wire.Start(""), may):
            self.opening = bool(self.sealed)
            self.status = "lobby" if self.opening else "running"

    @rule(who=PEOPLE, true=st.booleans())
    def reveal(self, who: str, true: bool) -> None:
        own = self.sealed & set(self.mine(who))
        command = wire.Reveal("", [BYTES.get(who, "00" * 16) if true else "00" * 16])
        if self.ask(who, command, self.opening and true and bool(own)):
            self.sealed -= own
            if not self.sealed:
                self.opening, self.status = False, "running"

    @rule(who=PEOPLE, which=st.integers(0, 9), legal=st.booleans())
    def move(self, who: str, which: int, legal: bool) -> None:
        state = self.room.table.match.state if self.room.table.match and self.status == "running" else None
        seat = next((n for n in self.mine(who) if state and n in state.waiting()), None)
        moves = state.moves(seat) if state and seat is not None else []
        move = moves[which % len(moves)] if moves and legal else 2**40
        command = wire.Move("", self.room.table.version, move, seat)
        if self.ask(who, command, bool(moves) and legal) and self.room.table.status == "finished":
            self.status = "finished"

    @rule(who=PEOPLE)
    def resign(self, who: str) -> None:
        may = self.status == "running" and bool(self.mine(who))
        if self.ask(who, wire.Resign(""), may):
            self.status = "finished"

    @rule(who=PEOPLE)
    def say(self, who: str) -> None:
        self.ask(who, wire.Say("", "quack"), bool(who))

    @rule()
    def say_it_twice(self) -> None:
        """The same command again changes nothing, whatever became of the table."""
        self.ask("bo", wire.Say("", "once"), True, id=f"twice{self.asked}")
        id = f"twice{self.asked - 1}"
        if id in self.done:
            before = self.done[id]
            self.ask("bo", wire.Say("", "once"), True, id=id)
            assert self.done[id] == before

    # ---- what goes wrong ----

    @rule(how=st.sampled_from(["before", "after"]))
    def break_the_next_write(self, how: str) -> None:
        self.faulty = how

    @rule()
    def restart(self) -> None:
        self.faulty = ""
        self.run(self.hall.close())
        self.disk.forget_connection()
        self.run(self.open())
        room = self.run(self.hall.room(self.id))
        assert room is not None
        self.room = room

    # ---- what always holds ----

    @invariant()
    def the_disk_the_room_and_the_model_agree(self) -> None:
        if not hasattr(self, "room"):
            return
        entries = [log.decode_entry(text) for text in self.disk.texts(self.id)]
        places = {entry.id: n for n, entry in enumerate(entries, 1) if entry.id}
        assert len(places) == sum(bool(entry.id) for entry in entries), "something was done twice"
        assert {id: places.get(id) for id in self.done} == self.done, "something acknowledged is not where it was said"
        assert not self.refused & places.keys(), "something refused is on disk"
        table, found = self.run(self.alone()), fold(self.id, entries)
        assert msgspec.json.encode(table.info()) == msgspec.json.encode(found.info())
        assert table.version == len(entries)
        assert (table.status, table.info().opening) == (self.status, self.opening)
        assert [seat.person for seat in table.seats] == self.seats

    async def alone(self) -> Any:
        async with self.room.alone() as table:
            return table


AnyOrder.TestCase.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestAnyOrder = AnyOrder.TestCase
