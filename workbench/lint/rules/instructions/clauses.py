"""The sentences in which a prompt may demand something of its answers, wherever they stand: the
description, the template, the name of what is asked for (`Capital (in Greek letters):`), or the end
of a question that all rows have; and what tells whether such a sentence demands it in all cases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.sentences import NOT_NAMED
from workbench.lint.subject import Subject

_ROWS_LOOKED_AT = 40
_FEWEST_ROWS = 4
_SHORTEST = 6
_CUE = compiled(
    r"(?:\A|\n)[ \t]*(?P<cue>(?:[^\n:：]|[:：](?=[^\n（(]*[)）])){1,60}?)[ \t]*[:：][ \t]*\Z"
)
_IN_QUOTES = compiled(
    r"\s*(?:(?:e\.g\.,?|i\.e\.|not|but|or|for example,?|like|例如|比如|如|不是|反例|正例)"
    r"\s?[:：]?\s?)?"
    r"(?:[\"“][^\"“”]*[\"”]?|「[^「」]*」?|『[^『』]*』?)[\s.。,，;；]*",
    re.IGNORECASE,
)
_BESIDE = compiled(
    r"\b(?:around|before|after|beside|between|next to|on (?:both|either) sides? of)"
    r" (?:the |an? |any |each )?\Z",
    re.IGNORECASE,
)
_KEY = compiled(
    r"\W*(?P<key>\w[\w -]{0,23}?)[\"”'`]?\s?(?:[(（][^()（）\n]{0,30}[)）])?\s?(?:[:：]|=|—|–|-\s)"
)
_HEAD = exactly(r"[^:：\n]{1,30}[:：]")
_ENDS = compiled(
    r"(?<=[.!?؟])(?<!e\.g\.)(?<!i\.e\.)(?<!a\.m\.)(?<!p\.m\.)(?<!etc\.)[)\"”]?\s+"
    rf"|(?<=[。！？；]){NOT_NAMED}|\n|(?<=;)\s"
)
_LAST = compiled(r"(?:\A|[.!?。！？]\s*)(?P<last>[^.!?。！？]+[.!?。！？]?)\s*\Z")
_SINGLE = exactly(r"(?<!\w)['‘]([^'’\n]{1,40})['’](?!\w)")
_QUOTES = str.maketrans("「」『』„«»", "“”“”““”")
_DOUBLE = exactly(r'"([^"\n]{1,60})"')
_DEMANDS = compiled(
    r"\b(?:answers?|repl\w+|respon\w+|writ\w+|giv\w+|us(?:e|ing)|output|print|return|say|state"
    r"|put|express\w*|must|should|shall|only|just|no|never|not|always|exactly|format|form|need"
    r"|provide|list|name|omit|leave|indicate|keep|wrap|enclose|ha(?:s|ve) to|are to|is to|needs"
    r"|sum|summar\w+|rewrite|turn|make|begin|start|end|add|join|number|copy|quote|translate"
    r"|find|rate|round|choose|select|pick|replace|sort|transcribe|order|rank|arrange|explain|spell|fill"
    r"|mark|go|consists?|please|want\w*|solve|read|encrypt|decrypt|decode|separate|form)\b"
    r"|[答写填须应请只必不勿限用给取省按带加找指列选标改造译判断注排数抄]|输出|一律"
    r"|ください|下さい|なさい|(?<!\w)(?:أجب|اكتب|استخدم)(?!\w)|\b(?:indi(?:que|ca|car|quez)|nombr[ae]"
    r"|elij[ae]|escrib[ae]|donne[rz]?|cite[rz]?|nomme[rz]?|choisi\w+|écri\w+|nenn\w*|wähl\w*|schreib\w*"
    r"|gib|scegli\w*|scriv[aie]\w*|escolh[ae]|escrev[ae]|назов\w+|укаж\w+|выбер\w+|напиш\w+|ответ\w+)\b",
    re.IGNORECASE,
)
_TELLS_WITH_COLON = compiled(
    r"^[ \t]*(?P<words>(?:please )?(?:sort|arrange|rank|order|list|write|rewrite|put|turn|convert"
    r"|translate|name|give|spell|number)\b[^:\n]{20,120}):(?=[ \t]+\S)",
    re.IGNORECASE | re.MULTILINE,
)
"""What tells to do something with the text behind it: `Sort the surnames from A to Z: Meyer`."""

_OF_ROWS = compiled(
    r"\A\W*(?:(?:the|each|every|this|these|all|both|some) )?(?:given |following )?"
    r"(?:texts?|passages?|sentences?|inputs?|lists?|strings?|tables?|articles?|reviews?|questions?"
    r"|options?|choices?|lines?|rows?|documents?|posts?|tweets?|words?|code|programs?)"
    r"(?: below| above)? (?:is|are|has|have|contains?|was|were|uses?|comes?)\b(?! to\b)"
    r"|\A(?:以下|下面|下列|上面)?的?(?:文本|短文|句子|材料|原文|题目|选项|文章)[^，。；]{0,4}(?:是|有|含|为|都)",
    re.IGNORECASE,
)
_NOT = compiled(
    r"\b(?:(?<!yes-)(?<!yes/)no|not|never|without|don['’]t|avoid\w*|omit\w*|skip\w*|drop\w*"
    r"|leav\w+ (?:off|out)"
    r"|rather than|instead of|nor|neither|cannot|free of|remov\w+|mustn['’]t|needn['’]t|forbid\w*"
    r"|strip\w*|delet\w+|lacks?)\b(?! (?:fewer|less|more|later|earlier|only) )"
    r"(?:(?!\bbut\b)[^,:;(])*\Z"
    r"|(?:不(?!少于|足|超过|低于|多于|同)|勿|(?<![类區区性个特分级])别(?!为|是)|无需?|免|非|禁止|省略|省去|去掉|去除|刪|删除?|而非|没)"
    r"[^，。；：、]{0,12}(?:、[^，。；：]{0,8})?\Z",
    re.IGNORECASE,
)
_QUOTED = exactly("“[^”]*”")
_FORGET = compiled(r"\b(?:forget|fail|omit) (?:to|the|its)\b[^,:;]*\Z|忘[^，。]*\Z", re.I)
_BACK = compiled(
    r"\A[^,;.]{0,24}?\b(?:is|are|be) (?:not|never|neither|optional)\b|\A[^,;.]{0,16}\bor not\b"
    r"|\A[^，。；]{0,8}(?:不(?:必|用|需|要|允许|可)|除外)",
    re.IGNORECASE,
)
_FREE = compiled(
    r"\b(?:if|unless|when|where there|may|might|can|could|either|optional\w*|whatever|whether"
    r"|depending|except|in case|necessary|allowed|some(?:times)?)\b"
    r"|若|如果|可以|可用|或许|除非|必要时",
    re.IGNORECASE,
)
_OR_BEFORE = compiled(r"(?:\bor|/|或者?)\s?(?:in |with |as |by |用|以)?\Z", re.IGNORECASE)
_OR_BEHIND = compiled(r"\A\s?(?:or\b|/\s?\w|或)", re.IGNORECASE)
_MOST = compiled(
    r"\b(?:at most|(?<!round )up to|no more than|not more than|maximum|may|can"
    r"|could)\b[^,;]{0,16}\Z|最多|至多|不超过",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Clause:
    """A sentence of all prompts, with its quotes in one form; whether it is the cue that an answer
    follows, or stands in brackets there."""

    words: str
    is_cue: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """Something that answers may be or have: how it is called, whether an answer has it, which
    answers it can be said of; and whether it is told where it is asked for, forbidden, or both; and
    which share of the answers must have what is forbidden. A sign that the rows' texts have, too,
    may be meant of these."""

    named: AnyPattern
    has: Callable[[str, re.Match[str]], bool]
    concerns: Callable[[str], bool] = bool
    ways: Literal["asked", "forbidden", "both"] = "asked"
    least: float = 0.95
    sign: AnyPattern | None = None


def shape(
    named: str,
    has: str | Callable[[str, re.Match[str]], bool],
    concerns: Callable[[str], bool] = bool,
    ways: Literal["asked", "forbidden", "both"] = "asked",
    least: float = 0.95,
    sign: AnyPattern | None = None,
) -> Shape:
    """Return a shape; what answers have is an expression, or what tells it of an answer and of the
    words that ask for it."""
    pattern = compiled(named, re.IGNORECASE)
    if not isinstance(has, str):
        return Shape(pattern, has, concerns, ways, least, sign)
    made = compiled(has)
    return Shape(
        pattern, lambda text, _: made.search(text) is not None, concerns, ways, least, sign
    )


_TAKES = compiled(
    r"\b(?:convert|turn|chang|translat|transform|replac|expand|recod)\w*\b"
    r"(?:(?!\b(?:to|into|with|by)\b)[^,;.\n])*\Z|\bfrom (?:the )?\Z"
    r"|[把将將从由](?:(?![改写换譯译变變转轉][成为為作])[^，。；,;\n])*\Z",
    re.IGNORECASE,
)
_MAKES = compiled(
    r"\A[^,;.\n]{0,40}?\b(?:to|into|with|by)\b"
    r"|\A[^，。；,;\n]{0,8}?(?:[改写换算譯译变變化转轉]|还原|還原)[成为為作到]",
    re.IGNORECASE,
)


def is_converted(words: str, match: re.Match[str]) -> bool:
    """Say whether a form that is named is what is to be put into another one: `convert Roman
    numerals to figures`, `把大写金额改写成数字`."""
    before, behind = words[: match.start()], words[match.end() :]
    return _MAKES.search(behind) is not None and _TAKES.search(before) is not None


def clauses_of(subject: Subject) -> list[Clause]:
    """Return the sentences of all prompts that demand something, each once."""
    texts = texts_of(subject)
    if not texts:
        return []
    first, found = texts[0], dict[Clause, None]()
    cue = _CUE.search(first)
    body = first[: cue.start("cue")] if cue else first
    answers = [item.example.output for item in subject.some(_ROWS_LOOKED_AT)]
    for words in (*_parted(body), *_of_rows(subject), *_before_colons(body)):
        is_cue_of_row = words.endswith((":", "：")) or _is_worked(words, subject)
        if is_cue_of_row or len(words) < _SHORTEST or is_of_a_key(words, answers):
            continue
        if is_a_quote(words):
            continue
        if _DEMANDS.search(words) or words.endswith(("?", "？")):
            found[Clause(_in_one_form(words))] = None
    if cue:
        found[Clause(_in_one_form(cue["cue"]), is_cue=True)] = None
    own = f"{subject.settings.description}\n"
    shared = "\n".join(_of_rows(subject))
    everywhere = [_in_one_form(f"{own}{text}\n{shared}") for text in texts]
    return [
        clause
        for clause in found
        if not (not clause.is_cue and _OF_ROWS.search(clause.words))
        and all(clause.words in text for text in everywhere)
    ]


def is_of_a_key(words: str, answers: Sequence[str]) -> bool:
    """Say whether a sentence says of one key of an object what its value is: `- depth: an integer`,
    where all answers are objects with that key."""
    match = _KEY.match(words)
    if match is None:
        return False
    key = re.escape(match["key"])
    return all(re.search(rf'"{key}"|(?<!\w){key}\s?[:：]', answer) for answer in answers)


def is_a_quote(words: str) -> bool:
    """Say whether words are an example in quotes, or the beginning of one."""
    return _IN_QUOTES.fullmatch(words) is not None


def is_beside(words: str, at: int) -> bool:
    """Say whether what is named at a place only says where something is: `no spaces around the
    hyphen`."""
    return _BESIDE.search(words[:at]) is not None


def _is_worked(words: str, subject: Subject) -> bool:
    """Say whether a sentence stands behind a cue that inputs have twice: in a worked example."""
    match = _HEAD.match(words)
    return match is not None and subject.rendered[0].example.input.count(match[0]) > 1


def _in_one_form(text: str) -> str:
    plain = _SINGLE.sub(r"“\1”", text.translate(_QUOTES))
    return _DOUBLE.sub(r"“\1”", plain)


def _parted(text: str) -> Iterator[str]:
    for part in _ENDS.split(text):
        if part and part.strip():
            yield part.strip()


def _before_colons(text: str) -> Iterator[str]:
    """Yield what tells to do something with the text behind a colon, on one line."""
    return (match["words"] for match in _TELLS_WITH_COLON.finditer(text))


def _of_rows(subject: Subject) -> list[str]:
    """Return what the questions of all rows end with, where that is one sentence."""
    rows = [item.doc.data for item in subject.some(_ROWS_LOOKED_AT)]
    if len(rows) < _FEWEST_ROWS:
        return []
    found: dict[str, None] = {}
    for name, value in rows[0].items():
        if not isinstance(value, str) or value not in subject.rendered[0].example.input:
            continue
        match = _LAST.search(value)
        if match is None or len(match["last"]) < _SHORTEST:
            continue
        last = match["last"]
        if all(isinstance(row.get(name), str) and row[name].endswith(last) for row in rows):
            whole = all(row[name] == value for row in rows)
            found |= dict.fromkeys(_parted(value) if whole else (last.strip(),))
    return list(found)


_OF_OTHERS = compiled(
    r"\b(?:think|read|consider|reason|look|imagine|recall)\b[^,;]*\Z"
    r"|(?:文章|短文|段落|文本|句子|材料|题目)[^，。；]{0,4}\Z|(?:思考|阅读)[^，。；]{0,4}\Z|[把将]\Z",
    re.IGNORECASE,
)
_THOUGHT = compiled(r"\A[^，。；]{0,3}(?:思考|想一?想|推理)|\A to think\b", re.IGNORECASE)


def is_negated(clause: Clause, at: int) -> bool:
    """Say whether a clause forbids what it names at a place."""
    before = clause.words[max(0, at - 60) : at]
    return _NOT.search(before) is not None and _FORGET.search(before) is None


def is_strict(clause: Clause, match: re.Match[str]) -> bool:
    """Say whether what a clause names is meant of all answers, and is not one of two ways."""
    before, behind = clause.words[: match.start()], clause.words[match.end() :]
    return not (
        _BACK.search(behind)
        or _OF_OTHERS.search(before)
        or _THOUGHT.search(behind)
        or _FREE.search(_QUOTED.sub("", clause.words))
        or _OR_BEFORE.search(before)
        or _OR_BEHIND.search(behind)
        or _MOST.search(before)
    )


def is_demanded(clause: Clause, match: re.Match[str]) -> bool:
    """Say whether a clause demands what it names, of all answers."""
    return not is_negated(clause, match.start()) and is_strict(clause, match)


def share_of(shape_: Shape, match: re.Match[str], answers: Sequence[str]) -> float:
    """Return the share of answers that have a shape."""
    return sum(shape_.has(answer, match) for answer in answers) / len(answers)
