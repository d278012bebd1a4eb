"""Talks whose lines all have one speaker's name, which the code gives to each turn. The rule
`text/cue-forms` says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 60
_FEWEST_DOCS = 3
_NEARLY_ALL = 0.8
_LONGEST = 16
_ABOUT_TALKS = compiled(
    r"\b(?:dialogues?|dialogs?|conversations?|chats?|talk(?:s|ing)?|speakers?|replies|reply|turns?)\b"
    r"|对话|對話|会话|會話|聊天|谈话|談話|说话|說話|回复|回覆",
    re.IGNORECASE,
)
_SPEAKERS = compiled(
    r"(?:User|Assistant|Customer|Agent|Clerk|Human|Bot|Speaker|Person|Caller|Operator|Doctor|Patient"
    r"|Teacher|Student|Guest|Host|Man|Woman|Boy|Girl|Mother|Father|Tom|Anna?|Ben|Bob|Alice|Mary|John"
    r"|[AB]|[MW]|顾客|顧客|客服|店员|店員|医生|醫生|病人|老师|老師|学生|學生|男|女|甲|乙|用户|用戶|助手|小[\u4e00-\u9fff])"
    r"(?: ?[1-9A-Z])?"
)


def one_speaker(subject: Subject) -> Iterator[Hit]:
    """Yield the docs in which every line of a talk has the same name before it, since the code has
    it twice where two were meant."""
    names = set(_same_twice(subject))
    if _ABOUT_TALKS.search(subject.told):
        names |= _speakers_in(subject.code.template)
    if not names:
        return
    items = subject.some(_SEEN_DOCS)
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    for name in sorted(names):
        pattern = re.compile(rf"^{re.escape(name)} ?[:：][^\n]*\n{re.escape(name)} ?[:：]", re.M)
        others = [other for other in _speakers_in(subject.code.template) if other != name]
        other = re.compile(rf"^(?:{'|'.join(map(re.escape, others)) or chr(0)}) ?[:：]", re.M)

        def is_alone(
            item: Rendered, pattern: re.Pattern[str] = pattern, other: re.Pattern[str] = other
        ) -> str:
            text = item.example.input
            match = pattern.search(text)
            return match[0] if match and not other.search(text) else ""

        found = in_most(items, is_alone, least)
        if any(stands_in(item.doc.data, f"{name}:") for item, _ in found):
            continue
        if any(name in map(str, item.doc.data.values()) for item, _ in found):
            continue  # who speaks is told by the row
        for item, _ in found:
            yield Hit(
                say("all turns of the talk are said by {name!r}", name=name),
                say("Give each speaker a name of its own."),
                item.doc.id,
                subject.code.line_with(name) or subject.code.line_of_input,
                about=f"speaker {name}",
            )


def _same_twice(subject: Subject) -> Iterator[str]:
    """Yield the texts of which a list or a tuple of the code has two or more, and nothing else."""
    for node in subject.code.nodes:
        if isinstance(node, ast.List | ast.Tuple) and len(node.elts) > 1:
            told = [n.value for n in node.elts if isinstance(n, ast.Constant)]
            if len(told) == len(node.elts) and len(set(map(repr, told))) == 1:
                name = told[0]
                if isinstance(name, str) and 0 < len(name.strip()) <= _LONGEST:
                    yield name.strip().rstrip(":： ")


def _speakers_in(template: str) -> set[str]:
    """Return the names of speakers that the template begins a line with, before a colon."""
    found = re.findall(r"(?:\A|[\n\0])([^\W_]{1,12}(?: [1-9A-Z])?)(?= ?[:：])", template)
    return {name for name in found if _SPEAKERS.fullmatch(name)}
