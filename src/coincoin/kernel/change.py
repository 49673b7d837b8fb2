"""What is new in the Scenes of those who look, since the ones before."""

from __future__ import annotations

from typing import final

import msgspec
from msgspec import UNSET, Raw, UnsetType
from mypy_extensions import i64

from coincoin.kernel.scene import Area, Change, Piece, Plate, Scene

FEW = 6  # pieces, in an area that is rather sent whole
encode = msgspec.json.Encoder().encode


@final
class Changes:
    """The ways from one Scene to the next, at one moment: what several see is compared and written once.

    What was drawn once is mostly the same object still, which is seen without looking into it.

    >>> here, there = (Scene("pan", 0, title, areas=[Area("hand", "fan")]) for title in ("Wait", "Play"))
    >>> msgspec.json.encode(Changes().between(here, there))
    b'{"title":"Play"}'
    """

    def __init__(self) -> None:
        self._plates: list[Plates] = []
        self._parts: list[Part] = []

    def between(self, old: Scene, new: Scene) -> Change:
        title, reason, chips, choices = new.title, new.reason, new.chips, new.choices
        groups, tree, trails = new.groups, new.tree, new.trails
        was, chosen, grouped = old.chips, old.choices, old.groups
        same = UNSET
        plates = self._plates_between(old.plates, new.plates)
        areas = Areas(old.areas, new.areas, self)
        return Change(
            same if title == old.title else title,
            same if reason == old.reason else reason,
            same if new.rules == old.rules else new.rules,
            same if chips is was or chips == was else chips,
            plates.text,
            areas.whole,
            areas.pieces,
            areas.rows,
            areas.order,
            same if choices is chosen or choices == chosen else choices,
            same if groups is grouped or groups == grouped else groups,
            same if tree is old.tree or tree == old.tree else tree,
            same if trails == old.trails else trails,
        )

    def _plates_between(self, old: list[Plate], new: list[Plate]) -> Plates:
        for known in self._plates:
            if known.old is old and known.new is new:
                return known
        self._plates.append(made := Plates(old, new))
        return made

    def part(self, old: Area | None, new: Area) -> Part:
        for known in self._parts:
            if known.old is old and known.new is new:
                return known
        self._parts.append(made := Part(old, new))
        return made


@final
class Plates:
    """The plates before and after, and those that are new."""

    def __init__(self, old: list[Plate], new: list[Plate]) -> None:
        self.old = old
        self.new = new
        some = [plate for plate in new if plate not in old]
        self.text = Raw(encode(some)) if some else UNSET


@final
class Areas:
    """What is new in the areas."""

    def __init__(self, old: list[Area], new: list[Area], changes: Changes) -> None:
        self.whole: list[Raw] | UnsetType = UNSET
        self.pieces: dict[str, Raw] | UnsetType = UNSET
        self.rows: dict[str, Raw] | UnsetType = UNSET
        self.order: list[str] | UnsetType = UNSET
        same = len(new) == len(old)
        n: i64
        for n in range(len(new)):
            same = same and (new[n] is old[n] or new[n].id == old[n].id)
        before: dict[str, Area] = {}
        if not same:
            before = {area.id: area for area in old}
            self.order = [area.id for area in new]
        for n in range(len(new)):
            area = new[n]
            was = old[n] if same else before.get(area.id)
            if was is not area:
                self.add(area.id, changes.part(was, area))

    def add(self, id: str, part: Part) -> None:
        if part.whole is not None:
            self.whole = [part.whole] if self.whole is UNSET else [*self.whole, part.whole]
        if part.pieces is not None:
            self.pieces = {} if self.pieces is UNSET else self.pieces
            self.pieces[id] = part.pieces
        if part.row is not None:
            self.rows = {} if self.rows is UNSET else self.rows
            self.rows[id] = part.row


@final
class Part:
    """An area before and after, and what is new: the whole of it, or some pieces and where all lie, or nothing."""

    def __init__(self, old: Area | None, new: Area) -> None:
        self.old = old
        self.new = new
        self.whole: Raw | None = None
        self.pieces: Raw | None = None
        self.row: Raw | None = None
        if old == new:
            return
        if old is None or not _same_frame(old, new):
            self.whole = Raw(encode(new))
            return
        in_place = _same_row(old.pieces, new.pieces)
        some = _new_pieces(old.pieces, new.pieces, in_place)
        if 2 * len(some) > len(new.pieces):
            self.whole = Raw(encode(new))
            return
        if some:
            self.pieces = Raw(encode(some))
        if not in_place:
            self.row = Raw(encode([piece.id for piece in new.pieces]))


def _same_frame(old: Area, new: Area) -> bool:
    """Are only pieces new, and so many that the whole is not as short?"""
    return (
        len(new.pieces) > FEW
        and (old.kind, old.title, old.seat, old.note, old.backdrop)
        == (new.kind, new.title, new.seat, new.note, new.backdrop)
        and (old.lines is new.lines or old.lines == new.lines)
    )


def _same_row(old: list[Piece], new: list[Piece]) -> bool:
    """Do the same pieces lie at the same places?"""
    same = len(old) == len(new)
    n: i64
    for n in range(len(new)):
        same = same and (old[n] is new[n] or old[n].id == new[n].id)
    return same


def _new_pieces(old: list[Piece], new: list[Piece], in_place: bool) -> list[Piece]:
    """Those that are new or different."""
    found: list[Piece] = []
    n: i64
    if in_place:
        for n in range(len(new)):
            if old[n] is not new[n] and old[n] != new[n]:
                found.append(new[n])
        return found
    before = {piece.id: piece for piece in old}
    return [piece for piece in new if (was := before.get(piece.id)) is not piece and was != piece]
