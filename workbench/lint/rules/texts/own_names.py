"""Names in braces that stand in the middle of a sentence of the prompt's own text, in letters that
no field's name has: `あなたは{店名}の…`. The rule `text/unknown-name` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_NAME = exactly(
    r"(?<=[^\W_])[ ]?\{{1,2}\s?(?P<name>[^\W\d][\w ]{0,20}?)\s?\}{1,2}(?=[ ]?[^\W_]|[。，、.,])"
)
_ASKS_FOR = compiled(
    r"(?:输出|写|填|回答|返回|答|格式|形式|为|是|标|选|出力|書|答え|write|answer|reply|return|output"
    r"|format|form|like|as|schreib\w*|antworte?|form|écri\w+|réponse|escrib\w+|respuesta)"
    r"[^\w\n]{0,3}\Z",
    re.IGNORECASE,
)
"""What stands before the form of an answer, in which braces are the place of something."""
_BEFORE = 12


def names_in_other_letters(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on such a name, where no answer has braces."""
    text = own_text(subject)
    if "{" not in text or text.isascii() or any("{" in e.output for _, _, e in subject.examples):
        return
    for match in _NAME.finditer(text):
        name = match["name"]
        before = text[max(0, match.start() - _BEFORE) : match.start()]
        if name.isascii() or name in subject.fields or _ASKS_FOR.search(before):
            continue
        found = match[0].strip()
        item = next(iter(subject.rendered), None)
        in_input = item is not None and found not in subject.settings.description
        yield Hit(
            say("{found!r} stands in the prompt, and no field is called {name!r}",
                found=found, name=name),
            say("Write out what is meant, or put it into the transform's input."),
            item.doc.id if item and in_input else None,
            subject.code.line_with(found),
            about=found,
            severity="hint",
        )  # fmt: skip
        return
