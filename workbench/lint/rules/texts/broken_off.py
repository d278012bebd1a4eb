"""Instructions that were edited by half: a sentence that breaks off before a cue, or one that
begins within another. The rules `text/cut-item` and `text/said-again` say so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import quoted, say

_FIRST_DOCS = 3
_FEWEST_WORDS = 4
_OPEN = compiled(
    r"(?<=\s)(?:the|an?|and|or|whether|if|your|their|its|because|between)[ \t]*$"
    r"|\A(?!.*\b(?:what|which|who|whom|whose|where|that)\b).*\s(?:of|to|with|for|from|into|than|by"
    r"|as|at|using)[ \t]*$"
    r"|[\u4e00-\u9fff]{4}(?:的|和|与|或|以及|(?<![现所存实正])在|把|被"
    r"|(?<![可不使作费适利应专常信录])用|(?<!服)从|(?<![不相核面])对|(?<!合)并"
    r"|是否|根据)[ \t]*$",
)
"""How a line ends whose sentence does not; what is asked for may end so: `what it stands for`."""

_OF_ELSEWHERE = exactly(
    r"\b(?:o|os|a|as|um|uma)\s[^\W\d_]{3,}\s(?:de|da|dos|das)[ \t]*$"
    r"|\b(?:el|los|la|las|un|una)\s[^\W\d_]{3,}\s(?:de|del|de (?:la|los|las))[ \t]*$"
    r"|\b(?:(?:le|la|les|une?)\s|l['’])[^\W\d_]{3,}\s(?:de|du|des|de l[ae])[ \t]*$"
    r"|\b(?:(?:il|lo|la|le|gli|una?)\s|l['’])[^\W\d_]{3,}\s(?:di|del|dell[aeo]|dei|degli)[ \t]*$"
    r"|\b(?:der|die|das|den|dem|eine?n?)\s[A-ZÄÖÜ][^\W\d_]{2,}\s(?:der|des|von|von (?:der|dem))"
    r"[ \t]*$|\b(?:de|het|een)\s[^\W\d_]{3,}\svan(?:\s(?:de|het|een))?[ \t]*$"
)
"""A noun with its article and what asks for another one to follow."""

_CUE = exactly(r"[^\W\d_][^:：\n]{0,24}[:：]")
_LABEL = exactly(
    r"[-*•]?[ ]?(?:[A-Za-z]?\d{1,2}|[A-Z]{1,3}|[a-z]|[一二三四五六七八九十甲乙丙丁])[ ]?[:：=.)、-]"
)
"""How a line of a legend begins."""

_VERBS = (
    r"(?:Say|Decide|Choose|Answer|Read|Write|Give|Name|Classify|Determine|Translate|Label|Find"
    r"|Judge|Pick|Select|Identify|Tell|Rate|Summari[sz]e|Complete|Explain|Convert|Sort|Count"
    r"|Compute|Calculate|Solve|List|State|Mark|Predict|Guess|Look|Use)"
)
_WITHIN = exactly(
    rf"(?<![A-Za-z])(?!(?:Simon|the|a|an|word|words|called|titled|command|button|labell?ed|or|and)\s)"
    rf"[a-z]{{2,}} {_VERBS} (?:if|whether|the|what|which|who|how|it|an?|this|each|with|only|all"
    r"|your|to|one|from|in)\b"
)


def broken_off(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose instruction ends in the middle: with an article or a preposition, before
    a line that begins with a cue."""
    first = subject.some(_FIRST_DOCS)
    if not first:
        return
    texts = [literal.text for literal in subject.code.literals if literal.of_input]
    texts.append(subject.settings.description)
    lines = first[0].example.input.split("\n")
    own = f"{subject.settings.description}\n".split("\n") if subject.settings.description else []
    for line, after in pairwise([*own, *lines]):
        words = line.strip()
        is_open = len(words.split()) >= _FEWEST_WORDS or not words.isascii()
        if not is_open or not (_OPEN.search(words) or _OF_ELSEWHERE.search(words)):
            continue
        if not _CUE.match(after.lstrip()):
            continue
        if _LABEL.match(words) and _LABEL.match(after.lstrip()):
            continue  # two lines of a legend: `P0：系统全部不可用`
        if not subject.is_own_cue(_cue_of(after)) or not any(words in text for text in texts):
            continue
        for item in subject.rendered:
            yield Hit(
                say("an instruction breaks off: {line}", line=quoted(f"…{words[-40:]}")),
                say("Write its end, or take it out."),
                item.doc.id,
                subject.code.line_with(words) or subject.code.line_of_input,
                about="broken off",
            )
        return


def _cue_of(line: str) -> str:
    match = _CUE.match(line.lstrip())
    return match[0] if match else line


def begun_within(subject: Subject) -> Iterator[Hit]:
    """Yield a sentence of the template that begins within another one."""
    shown = subject.rendered[0].example.input if subject.rendered else ""
    for text in (subject.settings.description, *(li.text for li in subject.code.literals)):
        match = _WITHIN.search(text)
        if match is None or (text != subject.settings.description and match[0] not in shown):
            continue
        yield Hit(
            say("a sentence begins within another one: {found}", found=shorten(match[0], 40)),
            say("Correct it in the template."),
            subject.rendered[0].doc.id if subject.rendered else None,
            subject.code.line_with(match[0]) or subject.code.line_of_input,
            about="within",
        )
        return
