"""What is new in a Scene since the one before."""

from __future__ import annotations

from coincoin.kernel.scene import Area, Change, Piece, Scene

FEW = 6  # pieces, in an area that is rather sent whole


def change(old: Scene, new: Scene) -> Change:
    """The way from one Scene to the next.

    >>> import msgspec
    >>> here, there = (Scene("pan", 0, title, areas=[Area("hand", "fan")]) for title in ("Wait", "Play"))
    >>> msgspec.json.encode(change(here, there))
    b'{"title":"Play"}'
    """
    found = Change()
    if new.title != old.title:
        found.title = new.title
    if new.reason != old.reason:
        found.reason = new.reason
    if new.chips != old.chips:
        found.chips = new.chips
    if new.choices != old.choices:
        found.choices = new.choices
    if new.plates != old.plates:
        found.plates = [plate for plate in new.plates if plate not in old.plates]
    if new.areas != old.areas:
        _change_areas(found, old.areas, new.areas)
    return found


def _change_areas(found: Change, old: list[Area], new: list[Area]) -> None:
    before = {area.id: area for area in old}
    areas, pieces = [], {}
    for area in new:
        was = before.get(area.id)
        if was is None or (was is not area and was != area):
            some = None if was is None else _change_pieces(was, area)
            if some is None:
                areas.append(area)
            else:
                pieces[area.id] = some
    if areas:
        found.areas = areas
    if pieces:
        found.pieces = pieces
    if [area.id for area in new] != [area.id for area in old]:
        found.order = [area.id for area in new]


def _change_pieces(old: Area, new: Area) -> list[Piece] | None:
    """The pieces that are different, where nothing else is."""
    if len(new.pieces) <= FEW or [piece.id for piece in new.pieces] != [piece.id for piece in old.pieces]:
        return None
    same = (old.kind, old.title, old.seat, old.note, old.backdrop) == (
        new.kind,
        new.title,
        new.seat,
        new.note,
        new.backdrop,
    )
    if not same or old.lines != new.lines:
        return None
    return [piece for piece, was in zip(new.pieces, old.pieces, strict=True) if piece is not was and piece != was]
