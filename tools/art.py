"""Bundle the drawings: each game's sheet, mat, poster and title, complete in themselves.

The sources are `tools/art/<package>.svg`, one symbol a drawing, and `tools/art/shared.svg` for what
several draw with (the duck, numerals, emblems). A sheet holds a game's symbols and the shared ones
they use; `mat`, `poster` and `title` become pictures of their own. The page's own sheet is made the
same way from the interface's symbols.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "tools" / "art"
GAMES = ROOT / "src" / "coincoin" / "games"
PAGE = ROOT / "web" / "src" / "art" / "page.svg"
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USE = re.compile(r'href="#([^"]+)"')
PICTURES = ("mat", "poster", "title")
INTERFACE = re.compile(r"(i|e|hat|duck|way|level)-.*|duck|reeds|lily|t-coincoin")


def symbols(file: Path) -> dict[str, str]:
    return {found[1]: found[0] for found in SYMBOL.finditer(file.read_text("utf-8"))}


def needed(wanted: list[str], known: dict[str, str]) -> list[str]:
    """The wanted symbols and all they use, in the order of the sources."""
    found: set[str] = set()
    todo = list(wanted)
    while todo:
        name = todo.pop()
        if name not in known:
            raise SystemExit(f"no drawing {name!r} in {SOURCES.relative_to(ROOT)}; add a symbol with that id")
        if name not in found:
            found.add(name)
            todo += [use for use in USE.findall(known[name]) if f'id="{use}"' not in known[name][1:]]
    return [name for name in known if name in found]


def sheet(names: list[str], known: dict[str, str]) -> str:
    body = "\n".join(known[name] for name in names)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'


def picture(name: str, known: dict[str, str]) -> str:
    """One drawing as a file of its own."""
    symbol = re.fullmatch(r"<symbol ([^>]*)>(.*)</symbol>", known[name], re.DOTALL)
    assert symbol, f"{name} is no symbol"
    opening, inner = symbol.groups()
    attributes = re.sub(r'id="[^"]+"\s*', "", opening)
    parts = "\n".join(known[part] for part in needed([name], known) if part != name)
    size = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', attributes)
    assert size, f"{name} needs a viewBox"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[1]}" height="{size[2]}" {attributes}>\n'
        f"<defs>\n{parts}\n</defs>\n{inner}\n</svg>\n"
    )


def main() -> None:
    shared = symbols(SOURCES / "shared.svg")
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(sheet(needed([name for name in shared if INTERFACE.fullmatch(name)], shared), shared), "utf-8")
    for source in sorted(SOURCES.glob("*.svg")):
        if source.stem == "shared":
            continue
        own = symbols(source)
        known = shared | own
        art = GAMES / source.stem / "art"
        art.mkdir(parents=True, exist_ok=True)
        faces = [name for name in own if name not in PICTURES]
        (art / "sheet.svg").write_text(sheet(needed(faces, known), known), "utf-8")
        for name in PICTURES:
            (art / f"{name}.svg").write_text(picture(name, known), "utf-8")


if __name__ == "__main__":
    main()
