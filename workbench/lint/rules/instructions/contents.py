"""What a prompt says of the texts that it shows, against what these are: the language they are in,
the language of their programs, a mark that sets a word off, a table's signs and columns, how many
sentences or dates there are. The rule `few-shot/other-form` says so.

All is read from the texts of the rows, so nothing is told where these cannot tell.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.counts import HAN, NUMBERS, as_number
from workbench.lint.rules.instructions.heard import (
    FEWEST_DOCS,
    Said,
    before_in_sentence,
    is_nearly_all,
    said_everywhere,
    shown_texts,
)
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.tongues import tongue_of
from workbench.messages import say

_LOOKED_AT = 40
_LANGUAGES: Mapping[str, str] = {
    "en": "english 英文 英语",
    "zh": "chinese mandarin 中文 汉语",
    "ja": "japanese 日文 日语",
    "ko": "korean 韩文 韩语",
    "ru": "russian 俄文 俄语",
    "ar": "arabic 阿拉伯文 阿拉伯语",
    "fr": "french 法文 法语",
    "de": "german 德文 德语",
    "es": "spanish 西班牙文 西班牙语",
    "it": "italian 意大利文 意大利语",
    "pt": "portuguese 葡萄牙文 葡萄牙语",
    "nl": "dutch 荷兰文 荷兰语",
    "el": "greek 希腊文 希腊语",
    "hi": "hindi 印地语",
    "th": "thai 泰文 泰语",
}
_TONGUE = {name: tongue for tongue, names in _LANGUAGES.items() for name in names.split()}
_WEST = "|".join(name for name in _TONGUE if name.isascii())
_EAST = "|".join(name for name in _TONGUE if not name.isascii())
_ALIKE = ({"zh", "ja"},)
"""A few words of the one may be taken for the other."""

_TEXT = (
    "texts?|messages?|reviews?|sentences?|passages?|articles?|tweets?|posts?|comments?|questions?"
    "|dialogues?|documents?|titles?|headlines?|e-?mails?|poems?|stories|story|paragraphs?|reports?"
    "|complaints?|tickets?|letters?|statements?|premises?|claims?|utterances?|quer(?:y|ies)"
)
_HAN_TEXT = (
    "文本|短文|文章|评论|句子|新闻|标题|对话|段落|材料|题目|邮件|短信|留言|帖子|微博|投诉|诗|语句"
    "|消息"
)
_IN_LANGUAGE = compiled(
    rf"\b(?:{_TEXT})\s(?:below\s|above\s|here\s|that follow\s|in (?:this|the) \w+\s)?(?:is|are|was"
    rf"|were)\s(?:all\s|both\s|each\s|only\s|always\s)?(?:written\s|given\s"
    rf"|posted\s)?in\s(?P<are>{_WEST})\b"
    rf"(?!\s(?:or|and)\b)"
    rf"|(?:{_HAN_TEXT})(?:一律|全部|都|均|全)?(?:是|为|用)(?:用)?(?P<han>{_EAST})(?:写成|写的"
    rf"|书写|的)?"
    r"(?=[，。；、\n]|\Z)"
    rf"|\b(?:the|this|these|each|every|following|given)\s(?P<of>{_WEST})\s(?:\w+\s)?(?:{_TEXT})\b"
    rf"|(?:下面|下列|以下|这|每)(?:的|是|都是"
    rf"|一?[则条篇段句个份些])*(?P<east>{_EAST})(?:的)?(?:{_HAN_TEXT})",
    re.IGNORECASE,
)
_MAKES = compiled(
    r"\b(?:write|give|produce|choose|pick|select|find|into|to|as|complete|make|with|which|name"
    r"|matching|correct|output|supply|provide|need|by|finish)\W+(?:\w+\W+)?\Z"
    r"|(?:写|给|译|翻|选|找|对应|输出|成|为)[^，。]{0,4}\Z",
    re.IGNORECASE,
)
_CUE = compiled(
    rf"^[ \t#*]*(?P<cue>(?:(?:the|in)\s)?(?P<name>{_WEST}|{_EAST})(?:\s?(?:sentence|text|source"
    rf"|original|句子"
    r"|原文|文本|原句|句))?)\**[ \t]*[:：][ \t]*(?P<text>\S.*)$",
    re.IGNORECASE | re.MULTILINE,
)


def shown_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield what a prompt says of its texts, and nearly none of these is."""
    items = subject.some(_LOOKED_AT)
    texts = texts_of(subject)
    if len(items) < FEWEST_DOCS or not texts or subject.is_uniform:
        return
    shown = [shown_texts(item) for item in items]
    if not any(shown):
        return
    yield from _in_language(subject, texts, shown)
    yield from _behind_cue(subject)
    yield from _in_code(texts, shown)
    yield from _of_count(subject, texts, shown)


def _in_language(
    subject: Subject, texts: Sequence[str], shown: Sequence[Sequence[str]]
) -> Iterator[Said]:
    for match in said_everywhere([simplified(text) for text in texts], _IN_LANGUAGE):
        name = next(said for said in match.groups() if said)
        wanted = _TONGUE[name.casefold()]
        is_of_all = bool(match["are"] or match["han"])
        if not is_of_all and _MAKES.search(before_in_sentence(match)):
            continue
        tongues = [{tongue_of(text) for text in several} for several in shown]
        others = [
            golds_of(item.example)[0] for item in subject.rendered[: 0 if is_of_all else _LOOKED_AT]
        ]
        told = [each - {""} for each in tongues if each - {""}]
        if 2 * len(told) <= len(shown) or any(wanted in each for each in told):
            continue
        if any(tongue_of(other) == wanted for other in others):
            continue
        if any(each == {wanted, one} for each in _ALIKE for one in set.union(*told)):
            continue
        text = next(text for several in shown for text in several)
        yield (
            match[0],
            say(
                "the prompt says {words!r}, and its texts are in another language: {text}",
                words=match[0],
                text=text[:40],
            ),
        )
        return


def _behind_cue(subject: Subject) -> Iterator[Said]:
    """Yield a cue that names a language, behind which texts of another one stand."""
    items = subject.some(_LOOKED_AT)
    if not _CUE.search(simplified(items[0].example.input)):
        return
    wrong: list[tuple[str, str]] = []
    for item in items:
        cues = list(_CUE.finditer(simplified(item.example.input)))
        if not cues:
            continue
        last = cues[-1]
        wanted, told = _TONGUE[last["name"].casefold()], tongue_of(last["text"])
        is_alike = any(each == {wanted, told} for each in _ALIKE)
        if told and told != wanted and not is_alike:
            wrong.append((last["cue"], last["text"]))
    if is_nearly_all(len(wrong), len(items)):
        cue, text = wrong[0]
        yield cue, say("behind the cue {cue!r} stands a text in another language: {text}",
                       cue=cue, text=text[:40])  # fmt: skip


_PROGRAMS: Mapping[str, str] = {
    "javascript": r"console\.log\(|^\s*(?:let|const|var)\s\w+\s?=|=>|\bfunction\b\s?\w*\(",
    "java": r"\bpublic\s(?:static|class)\b|System\.out\.",
    "c": r"#include\b|\bprintf\(|\bstd::|\bint main\s?\(",
    "go": r"\bpackage main\b|\bfmt\.Print|\bfunc \w+\(",
    "rust": r"\bfn \w+\(|println!|\blet mut\b",
    "php": r"<\?php|^\s*\$\w+\s?=",
    "sql": r"(?i)\bselect\b[\s\S]+\bfrom\b",
    "python": r"^\s*(?:(?:async )?def \w+\(|for \w[\w, ]* in |if |while |elif |class \w+|import \w+"
    r"|from \w+ import|try:|with )|\bprint\(",
}
"""What a program of a language has a line of; each is told only where no other one fits."""

_CALLED = {
    **{name: name for name in ("javascript", "java", "go", "rust", "php", "sql", "python", "c")},
    **{"js": "javascript", "typescript": "javascript", "ts": "javascript", "py": "python",
       "python3": "python", "c++": "c", "cpp": "c", "golang": "go", "mysql": "sql"},
}  # fmt: skip
_NAMED = "|".join(sorted(map(re.escape, _CALLED), key=len, reverse=True))
_OF_CODE = compiled(
    rf"```(?P<fence>{_NAMED})\b|\b(?P<name>{_NAMED})(?<!\bgo)(?<!\bc)\s(?:program|code|script"
    rf"|function|snippet)s?\b"
    rf"|(?P<han>{_NAMED})\s?(?:程序|代码|脚本|函数)",
    re.IGNORECASE,
)


def _language_of(code: str) -> str:
    """Return the language that a program is in, "" where none or several fit."""
    fitting = [name for name, sign in _PROGRAMS.items() if re.search(sign, code, re.MULTILINE)]
    if fitting == ["python"]:
        try:
            ast.parse(code)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return ""
        return "python"
    return fitting[0] if len(fitting) == 1 else ""


_PORTS = compiled(
    r"\b(?:translat\w+|convert|port|rewrite|turn|equivalent|into|transpil\w+)\b|转换?|改写|译|移植|等价",
    re.IGNORECASE,
)


def _of_fence(texts: Sequence[str]) -> Said | None:
    """Return the language that a program is said to be in, where the fence around it names another
    one, and nothing is translated."""
    named = list(said_everywhere(texts, _OF_CODE))
    fences = {_CALLED[match["fence"].casefold()] for match in named if match["fence"]}
    said = [match for match in named if not match["fence"]]
    others = [m for m in said if _CALLED[(m["name"] or m["han"]).casefold()] not in fences]
    if len(fences) != 1 or not others or len(others) < len(said) or _PORTS.search(texts[0]):
        return None
    return (
        others[0][0],
        say(
            "the prompt says {words!r}, and its programs are in another language: {name}",
            words=others[0][0],
            name=next(iter(fences)),
        ),
    )


def _in_code(texts: Sequence[str], shown: Sequence[Sequence[str]]) -> Iterator[Said]:
    # A text that goes into another language names two.
    if found := _of_fence(texts):
        yield found
        return
    named = list(_OF_CODE.finditer(texts[0]))
    wanted = {_CALLED[next(s for s in match.groups() if s).casefold()] for match in named}
    if len(wanted) != 1 or next(said_everywhere(texts, _OF_CODE), None) is None:
        return
    told = [{_language_of(text) for text in several} - {""} for several in shown]
    if is_nearly_all(sum(bool(each) and not each & wanted for each in told), len(told)):
        other = sorted(set.union(*told))[0]
        yield (
            named[0][0],
            say(
                "the prompt says {words!r}, and its programs are in another language: {name}",
                words=named[0][0].strip("`"),
                name=other,
            ),
        )


_SENTENCES = r"sentences|texts|statements|passages|paragraphs"
_COUNTED = compiled(
    rf"\b(?:these|following|the|above)\s(?P<n>{NUMBERS})\s(?:{_SENTENCES})\b"
    rf"|\b(?P<below>{NUMBERS})\s(?:{_SENTENCES})\s(?:below|above|that follow)\b"
    rf"|(?:以上|上面|上述|下面|下列|以下|这)(?:的)?(?P<han>{HAN})\s?(?:个|段|句|条|篇)(?:话|句子"
    rf"|文本|短文|陈述|文字)"
    rf"(?![中里之])"
    rf"|\b(?P<dates>{NUMBERS})\sdates\b|(?P<riqi>{HAN})个日期",
    re.IGNORECASE,
)
_ENDS = exactly(r"[.!?。！？]+[\"'”’」』]?(?:\s|\Z)|[。！？]")
_MONTHS = (
    "Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept(?:ember)?|Oct(?:ober)?"
    "|Nov(?:ember)?|Dec(?:ember)?"
)
_DATES = compiled(
    rf"\b(?:\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?)?(?:{_MONTHS})\b[\s.]*(?:\d{{1,2}}(?:st|nd|rd"
    rf"|th)?,?\s)?(?:\d{{4}})?"
    r"|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{2,4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?"
    r"|\d{1,2}月\d{1,2}[日号]"
    r"|\b(?:1[5-9]|20)\d\d\b"
)


def _of_count(
    subject: Subject, texts: Sequence[str], shown: Sequence[Sequence[str]]
) -> Iterator[Said]:
    items = subject.some(_LOOKED_AT)
    for match in said_everywhere([simplified(text) for text in texts], _COUNTED):
        kind, said = next((name, said) for name, said in match.groupdict().items() if said)
        wanted = as_number(said)
        if kind in ("dates", "riqi"):
            counts = [{sum(len(_DATES.findall(t)) for t in several)} for several in shown]
            # Without a date that is found, another way to write one may be there.
            is_other = wanted > 1 and all(max(each) < wanted and 1 in each for each in counts)
        else:
            counts = [
                {
                    len(several),
                    sum(len(_ENDS.findall(text)) for text in several),
                    len(subject.list_of(item).options),
                }
                for item, several in zip(items, shown, strict=True)
            ]
            is_other = wanted > 1 and all(max(each) < wanted for each in counts)
        if is_other and len(counts) >= FEWEST_DOCS:
            yield match[0], say("the prompt speaks of {said}, and shows fewer", said=match[0])
            return
