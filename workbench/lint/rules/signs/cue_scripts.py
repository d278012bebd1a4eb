"""One cue in the other kind of Chinese characters than all else that the template says:
`題目：… 选项：… 答案：`. The rule `text/cue-forms` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.io.scripts import scripts_of
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_SEEN_DOCS = 10
_KANA = exactly("[\u3041-\u30fa]")
_OF_SCRIPTS = compiled(
    r"[简繁]|正体|普通话|[国粤台闽英汉日]语|[粤中日英]文|大陆|台湾|香港|simplified|traditional|mandarin"
    r"|cantonese|taiwan|hong kong|japan",
    re.IGNORECASE,
)
"""Where the two scripts, or who writes them, are the matter."""


def other_script(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with the one cue that is in simplified characters alone where all else of the
    template is in traditional ones, or the other way round; where two cues are all that tells, the
    one that the rows are not written in."""
    code = subject.code
    told = subject.told
    if not subject.rendered or len(scripts_of(told)) < 2 or _OF_SCRIPTS.search(told):
        return
    some = subject.some(_SEEN_DOCS)
    if any(_KANA.search(item.example.input) for item in some):
        return  # Japanese has characters of both
    texts = (literal.text for literal in code.literals if literal.of_input)
    said = "\n".join((subject.settings.description, *texts))
    cues = dict.fromkeys(cue.written.strip() for cue in subject.cues(some[0].example.input))
    odd = [
        cue
        for cue in cues
        if len(own := scripts_of(cue)) == 1
        and len(others := scripts_of(said.replace(cue, ""))) == 1
        and own != others
    ]
    if len(odd) > 1:
        rows = scripts_of("".join(item.example.input for item in some).translate(_without(odd)))
        odd = [cue for cue in odd if scripts_of(cue) != rows] if rows else odd[-1:]
    if len(odd) != 1:
        return
    other = next((cue for cue in cues if scripts_of(cue) and scripts_of(cue) != scripts_of(odd[0])),
                 "")  # fmt: skip
    for item in subject.rendered:
        if odd[0] in item.example.input:
            yield Hit(
                say("the cue {cue!r} is in other Chinese characters than the cue {other!r}",
                    cue=odd[0], other=other)
                if other
                else say("the cue {cue!r} is in other Chinese characters than the rest of the "
                         "prompt", cue=odd[0]),
                say("Write all cues in simplified characters, or all in traditional ones."),
                item.doc.id,
                code.line_with(odd[0]) or code.line_of_input,
                about="script",
            )  # fmt: skip


def about_scripts(subject: Subject) -> bool:
    """Say whether the two scripts, or who writes them, are the matter, or the texts Japanese."""
    told = subject.told
    some = subject.some(_SEEN_DOCS)
    is_japanese = any(_KANA.search(item.example.input) for item in some)
    return is_japanese or _OF_SCRIPTS.search(told) is not None


def _without(cues: list[str]) -> dict[int, None]:
    return dict.fromkeys(map(ord, "".join(cues)))
