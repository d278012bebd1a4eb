"""HTML as a tree of calls: what is no markup yet is escaped, so nothing has to remember to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from workbench.io.shown import shown_html


class Html(str):
    """A text that is markup already."""

    __slots__ = ()


def el(name: str, *inside: str, **attributes: str) -> Html:
    """Return an element; of what is inside, and of attributes, all but `Html` is escaped. A name
    that Python keeps for itself has an underscore behind it (`class_`), and one inside stands for
    a hyphen (`aria_label`)."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{shown_html(value)}"'
        for key, value in attributes.items()
    )
    return Html(f"<{name}{given}>{joined(inside)}</{name}>")


def joined(parts: Iterable[str]) -> Html:
    """Return parts one after the other, each escaped where it is no markup."""
    return Html("".join(part if isinstance(part, Html) else shown_html(part) for part in parts))


def section(title: str, *inside: str) -> Html:
    """Return a part of the page under its heading; nothing where nothing is inside."""
    kept = [part for part in inside if part]
    return el("section", el("h2", title), *kept) if kept else Html("")


def table(head: Sequence[str], rows: Iterable[Sequence[str]], *, class_: str = "") -> Html:
    """Return a table whose rows' first cells name them, scrolling by itself where it is wide."""
    body = [
        el("tr", el("th", row[0], scope="row"), *(el("td", cell) for cell in row[1:]))
        for row in rows
    ]
    top = el("thead", el("tr", *(el("th", text, scope="col") for text in head)))
    return el("div", el("table", top, el("tbody", *body), class_=class_), class_="wide")


def folded(summary: str, *inside: str) -> Html:
    """Return something that is shown when asked for."""
    return el("details", el("summary", summary), *inside)
