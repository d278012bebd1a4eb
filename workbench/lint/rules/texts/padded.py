"""Texts of the row that are filled up with spaces to one width at the end of a line. The rule
`text/two-spaces` says so."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, stands_in
from workbench.messages import quoted, say
from workbench.types import Rendered

_SEEN_DOCS = 60
_FEWEST_DOCS = 3
_MOST_OF = 0.6
_MOST_LINES = 40
_SPACES = (" ", "\u3000", "\t", "\u00a0")


def padded(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a text of the row that stands at a line's end with spaces behind it, and
    that makes up one width with them, though its own is another in each."""
    found: dict[int, list[tuple[Rendered, str]]] = defaultdict(list)
    own: Counter[int] = Counter()
    sizes: dict[int, set[int]] = defaultdict(set)
    items = subject.some(_SEEN_DOCS)
    for item in items:
        text = item.example.input
        if "  \n" not in text or stands_in(item.doc.data, "  \n"):
            continue
        lines = [line for line in text.split("\n")[:_MOST_LINES] if line.endswith("  ")]
        leaves = [leaf for leaf in leaves_of(item.doc.data) if leaf.strip()]
        widths: dict[int, str] = {}
        for line in lines:
            bare = line.rstrip(" ")
            leaf = max((leaf for leaf in leaves if bare.endswith(leaf)), key=len, default="")
            if leaf:
                width = len(leaf) + len(line) - len(bare)
                widths[width] = leaf
                sizes[width].add(len(leaf))
        for width, leaf in widths.items():
            found[width].append((item, leaf))
            own[width] += 1
    for width, cases in found.items():
        least = max(_FEWEST_DOCS, _MOST_OF * len(items))
        if own[width] < least or len(sizes[width]) < _FEWEST_DOCS:
            continue
        for item, leaf in cases:
            yield Hit(
                say("a line ends with spaces up to a width of {width}: {text}",
                    width=width, text=leaf[-30:]),
                say("Write the text alone: nothing stands in a column beside it."),
                item.doc.id,
                subject.code.line_of_input,
                about="width",
            )  # fmt: skip
        return


def set_in(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a text of the row that begins with spaces behind a cue, in most docs."""
    items = subject.some(_SEEN_DOCS)
    found: list[tuple[Rendered, str]] = []
    for item in items:
        for value in item.doc.data.values():
            if isinstance(value, str) and value[:1] in _SPACES and value[1:2] in _SPACES:
                at = item.example.input.find(value) if value.strip() else -1
                if at > 0 and item.example.input[at - 1] in ":： ":
                    found.append((item, value))
                    break
    for item, value in found if len(found) >= max(_FEWEST_DOCS, _MOST_OF * len(items)) else ():
        yield Hit(
            say("the row's text begins with spaces behind its cue: {text}",
                text=quoted(shorten(value, 24))),
            say("Cut them off: .strip()."),
            item.doc.id,
            subject.code.line_of_input,
            about="set in",
        )  # fmt: skip


_SPACED_MARK = exactly(r"(?m)^[ \t]*[(\[]?[^\W_]{1,2} {2,}[)\].](?=\s\S)")


def padded_marks(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with the mark of an option that is filled up with spaces before its bracket:
    `A   ) tax`."""
    first = subject.rendered[0].example.input if subject.rendered else ""
    if not any(sign in first for sign in ("  )", "  ]", "  .")):
        return
    for item in subject.rendered:
        match = _SPACED_MARK.search(item.example.input)
        if match and not stands_in(item.doc.data, match[0].strip()):
            yield Hit(
                say("two spaces in a row: {around}", around=shorten(match[0])),
                say("Leave one of them."),
                item.doc.id,
                subject.code.line_of_input,
                about="mark",
            )
