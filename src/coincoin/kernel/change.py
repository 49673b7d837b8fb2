"""What is new in the Scenes of those who look, since the ones before."""

from __future__ import annotations

from typing import final

import msgspec
from msgspec import UNSET, Raw

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
        self._areas: list[Areas] = []
        self._parts: list[Part] = []

    def between(self, old: Scene, new: Scene) -> Change:
        found = Change()
        if new.title != old.title:
            found.title = new.title
        if new.reason != old.reason:
            found.reason = new.reason
        if new.chips is not old.chips and new.chips != old.chips:
            found.chips = new.chips
        if new.choices is not old.choices and new.choices != old.choices:
            found.choices = new.choices
        if new.plates is not old.plates:
            found.plates = self._plates_between(old.plates, new.plates).text
        if new.areas is not old.areas:
            areas = self._areas_between(old.areas, new.areas)
            found.areas, found.pieces, found.rows, found.order = areas.whole, areas.pieces, areas.rows, areas.order
        return found

    def _plates_between(self, old: list[Plate], new: list[Plate]) -> Plates:
        for known in self._plates:
            if known.old is old and known.new is new:
                return known
        self._plates.append(made := Plates(old, new))
        return made

    def _areas_between(self, old: list[Area], new: list[Area]) -> Areas:
        for known in self._areas:
            if known.old is old and known.new is new:
                return known
        self._areas.append(made := Areas(old, new, self))
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
    """The areas before and after, and what is new."""

    def __init__(self, old: list[Area], new: list[Area], changes: Changes) -> None:
        self.old = old
        self.new = new
        same = len(new) == len(old) and all(
            [area is was or area.id == was.id for area, was in zip(new, old, strict=True)]
        )
        before = {} if same else {area.id: area for area in old}
        whole, pieces, rows = [], {}, {}
        for n, area in enumerate(new):
            was = old[n] if same else before.get(area.id)
            if was is not area:
                part = changes.part(was, area)
                if part.whole is not None:
                    whole.append(part.whole)
                if part.pieces is not None:
                    pieces[area.id] = part.pieces
                if part.row is not None:
                    rows[area.id] = part.row
        self.whole = whole or UNSET
        self.pieces = pieces or UNSET
        self.rows = rows or UNSET
        self.order = UNSET if same else [area.id for area in new]


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
    return len(old) == len(new) and all(
        [was is piece or was.id == piece.id for was, piece in zip(old, new, strict=True)]
    )


def _new_pieces(old: list[Piece], new: list[Piece], in_place: bool) -> list[Piece]:
    """Those that are new or different."""
    if in_place:
        return [piece for was, piece in zip(old, new, strict=True) if was is not piece and was != piece]
    before = {piece.id: piece for piece in old}
    return [piece for piece in new if (was := before.get(piece.id)) is not piece and was != piece]
