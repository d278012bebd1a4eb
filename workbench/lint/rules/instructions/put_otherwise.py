"""What a prompt asks of its answers in other words than the forms have names for: a sign between
them, a syntax, a case, a sentence copied whole, the answer before or behind its reasons. The rule
`few-shot/other-form` says so.

A demand is told where nearly all answers are otherwise, and none of what is asked for is in them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.rules.instructions.besides import (
    LOOKED_AT,
    demands,
    differs,
    is_short,
    of_least,
    of_number,
    of_scale,
    of_second,
    of_source,
)
from workbench.lint.rules.instructions.forms_of_words import (
    of_articles,
    of_counts,
    of_endings,
    of_parts,
)
from workbench.lint.rules.instructions.heard import (
    FEWEST_DOCS,
    Said,
    before_in_sentence,
    behind_in_sentence,
    is_nearly_all,
    said_everywhere,
    shown_texts,
)
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject

_FEWEST_ENDS = 24


def put_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield what a prompt asks for, and nearly no answer is."""
    items = subject.some(LOOKED_AT)
    texts = [simplified(text) for text in texts_of(subject)]
    if len(items) < FEWEST_DOCS or not texts or subject.method == "ppl":
        return
    outputs = [simplified(item.example.output).strip() for item in items]
    if not all(outputs):
        return
    for find in (
        _of_signs, _of_syntax, _of_case, _of_letters, _of_sentence, _of_order,
        of_scale, of_number, of_second, of_least, of_source,
        of_endings, of_articles, of_counts, of_parts,
    ):  # fmt: skip
        if found := next(find(subject, texts, outputs), None):
            yield found
            return


_SIGNS: Mapping[str, tuple[str, str]] = {
    "semicolon": (r"semi-?colons?", r"分号"),
    "comma": (r"commas?", r"逗号"),
    "slash": (r"(?:forward )?slash(?:es)?", r"斜[杠线]"),
    "bar": (r"(?:vertical bars?|pipes?|bars?)(?: signs?| characters?| symbols?)?", r"竖[线杠]"),
    "hyphen": (r"(?:hyphens?|dash(?:es)?)", r"连字符|短横线?"),
    "tab": (r"tabs?", r"制表符"),
    "line": (r"(?:newlines?|line breaks?)", r"换行符?"),
    "stop": (r"顿号", r"顿号"),
    "plus": (r"plus signs?", r"加号"),
    "arrow": (r"arrows?", r"箭头"),
    "space": (r"(?:single |one )?(?:blank )?spaces?(?: only| alone)?", r"空格"),
    "colon": (r"(?<!semi)(?<!semi-)colons?", r"冒号"),
}
_AS_SIGN: Mapping[str, str] = {
    "semicolon": r"[;；]", "comma": r"[,，]", "slash": r"/", "bar": r"[|｜]", "hyphen": r"[-–—]",
    "tab": r"\t", "line": r"\n", "stop": r"、", "plus": r"\+", "arrow": r"->|→|=>|⇒", "space": r" ",
    "colon": r"[:：]",
}  # fmt: skip
_NAMED_SIGN = "|".join(f"(?P<{name}>{west}|{han})" for name, (west, han) in _SIGNS.items())
_BETWEEN = compiled(
    r"\b(?:separated|divided|parted|joined|delimited|split|connected|linked)(?: only)?"
    rf"(?: from (?:each|one an)other)? (?:by|with|using) (?:an? |the |one )?(?:{_NAMED_SIGN})"
    r"(?: and (?:a|one) (?:space|blank))?(?!\w)",
    re.IGNORECASE,
)
_WITH_BETWEEN = compiled(
    rf"\b(?:with|put|using|use|write|place|insert|by) (?:an? |the |one )?(?:{_NAMED_SIGN})"
    r"(?: and (?:a|one) (?:space|blank))? "
    r"(?:in )?(?:between\b|as (?:a |the )?(?:separator|delimiter)|to (?:separate|part|join"
    r"|divide))",
    re.IGNORECASE,
)
_JOINED_TO = compiled(
    rf"\b(?:as|into|return|give|write|output|print) (?:an? |one )?(?:{_NAMED_SIGN})-"
    r"(?:separated|delimited|parted)",
    re.IGNORECASE,
)
_HAN_BETWEEN = compiled(
    rf"[用以](?:英文|中文|半角|全角|一个)?(?:{_NAMED_SIGN})(?:来|进行)?"
    r"(?:分隔|隔开|分开|连接|相连|间隔)"
)


def _of_signs(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield the sign that is asked for between the parts of an answer, where another one is."""
    for pattern in (_BETWEEN, _WITH_BETWEEN, _JOINED_TO, _HAN_BETWEEN):
        for match in demands(texts, pattern):
            name = next(key for key, said in match.groupdict().items() if said)
            sign = re.compile(_AS_SIGN[name])
            is_told = re.search(r"\b(?:is|are|was|were)\s\Z", before_in_sentence(match))
            if is_told or re.search(r"\bor\b|或", behind_in_sentence(match)[:16]):
                continue
            shown = [text for item in subject.rendered[:4] for text in shown_texts(item)]
            is_of_rows = name not in ("space", "line") and any(map(sign.search, shown))
            others = [key for key, other in _AS_SIGN.items() if key not in (name, "space", "hyphen")
                      and is_nearly_all(sum(re.search(other, o) is not None for o in outputs),
                                        len(outputs))]  # fmt: skip
            lacking = not any(map(sign.search, outputs))
            if name in ("space", "line"):
                lacking = bool(others) and (name == "space" or lacking)
            if lacking and others and not is_of_rows:
                yield differs(match[0], outputs)
                return


_SYNTAX = compiled(
    r"\b(?:as|in|into|valid|output|return|print|write|using|use)\s(?:an?\s|the\s|valid\s|one\s"
    r"|plain"
    r"\s)*(?P<name>YAML|XML|CSV|TSV|TOML|HTML|JSON|LaTeX|Markdown)\b(?!\s(?:above|below|is|are|of))"
    r"|[用以按为成](?:一个)?\s?(?P<han>YAML|XML|CSV|TSV|TOML|HTML|JSON|LaTeX|Markdown)\s?(?:格式|的形式)?",
    re.IGNORECASE,
)
_CONVERTS = compiled(
    r"\b(?:convert|turn|parse|read|from|rewrite|translate|transform|given|is|are|extract)\b|转换?"
    r"|把|将|读",
    re.IGNORECASE,
)


def _syntax_of(text: str) -> str:
    """Return which syntax a text is in as a whole, "" where that is not plain."""
    if text[:1] in ("{", "["):
        try:
            made = json.loads(text)
        except (ValueError, RecursionError):
            return ""
        return "json" if isinstance(made, dict) or (made and isinstance(made, list)) else ""
    if re.fullmatch(r"<(\w+)[^<>]*>[\s\S]*</\1>", text):
        return "xml"
    if re.fullmatch(r"(?:[\w -]+: [^\n]+\n)+[\w -]+: [^\n]+", text):
        return "yaml"
    return ""


def _of_syntax(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    kinds = {_syntax_of(text) for text in outputs}
    if len(kinds) != 1 or "" in kinds:
        return
    own = kinds.pop()
    for match in demands(texts, _SYNTAX):
        name = (match["name"] or match["han"]).casefold()
        fits = {"html": "xml"}.get(name, name) == own
        if not fits and not _CONVERTS.search(before_in_sentence(match)):
            yield differs(match[0], outputs)
            return


_SMALL = compiled(
    r"\b(?:all|only|entirely|wholly|everything|strictly|just) (?:in |with "
    r"|using )?(?:lower[- ]?case"
    r"|small letters)\b|\b(?:in|use|using|with) (?:all |only )?(?:lower[- ]?case|small) letters\b"
    r"|\bin (?:all )?lower[- ]?case\b|\b(?:no|without(?: any)?) (?:capitals|capital letters"
    r"|upper[- ]?case(?: letters)?)\b|\blower[- ]?case(?:d)? (?:only|throughout)\b"
    r"|(?:全部|一律|都|只)?[用以]?小写(?:字母)?(?:书写|作答|输出|回答|表示)?",
    re.IGNORECASE,
)
_LARGE = compiled(
    r"\b(?:all|only|entirely|wholly|everything|strictly|just) (?:in |with "
    r"|using )?(?:upper[- ]?case"
    r"|capitals|block letters|caps)\b|\b(?:in|use only|using only) (?:all |only )?(?:upper[- ]?case"
    r"|capital|block) letters(?! [A-Z]\b)\b"
    r"|\bin (?:all )?(?:upper[- ]?case|capitals|all caps)\b|\b(?:no"
    r"|without(?: any)?) (?:small letters"
    r"|lower[- ]?case(?: letters)?)\b|\bupper[- ]?case(?:d)? (?:only|throughout)\b"
    r"|(?:全部|一律|都|只)[用以]?大写(?:字母)?",
    re.IGNORECASE,
)
_DESCRIBES = compiled(
    r"\b(?:is|are|was|were|comes?|given|written|texts?|convert|words?"
    r"|sends?|sent|submit\w*|arrives?|receives?|received|delivers?|delivered|types?|typed|enters?"
    r"|keywords?|names?|acronyms?|initials?|headings?|commands?|identifiers?|constants?|variables?"
    r"|functions?)\b[^.,]{0,24}\Z|(?:是|为|把|将"
    r"|转)[^，。]{0,12}\Z|(?:首|第[一二三\d]|个|其余|其他|后面的?)字母[^，。]{0,4}\Z"
    r"|(?:关键[字词]|缩写|变量名?|函数名?|代码|单位|编号)\Z",
    re.IGNORECASE,
)


def _of_case(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    for pattern, has in ((_SMALL, str.isupper), (_LARGE, str.islower)):
        broken = sum(sum(map(has, text)) > 0 for text in outputs)
        if not is_nearly_all(broken, len(outputs)):
            continue
        for match in demands(texts, pattern):
            is_told = _DESCRIBES.search(before_in_sentence(match))
            is_free = behind_in_sentence(match).startswith(" or ")
            if not is_told and not is_free and all(len(text) > 1 for text in outputs):
                yield differs(match[0], outputs)
                return


_LETTERS = compiled(
    r"\b(?:answer|reply|respond|write|give|choose|pick|output|with|select|one of)\b[^.\n]{0,40}?"
    r"(?<!\w)(?P<list>(?:[A-H](?:, |/| / |、|,)){1,6}(?:or |and )?[A-H]|[A-H] or [A-H]"
    r"|[A-H]-[A-H])(?!\w)"
)


def _of_letters(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield capital letters that are asked for where the labels of all answers are small ones."""
    items = subject.some(LOOKED_AT)
    labels = [subject.right_of(item).strip(" ().") for item in items]
    if not all(len(label) == 1 and label.islower() and label.isascii() for label in labels):
        return
    for match in said_everywhere(texts, _LETTERS):
        rest = [text.replace(match[0], " ") for text in (item.example.input for item in items)]
        is_listed = any(re.search(r"^[ \t]*[(\[]?[A-D][.)\]:]", text, re.M) for text in rest)
        if not is_listed:
            yield differs(match["list"], outputs)
            return


_WHOLE = compiled(
    r"\b(?:copy|quote|give|return|extract|write(?: out)?|find|cite|repeat|reply with|answer with"
    r"|output) (?:out )?(?:only )?(?:the|a|one) (?:full|whole|complete|entire|exact) sentence\b"
    r"|(?:抄写|摘抄|抄出|引用|写出|找出|给出|摘录|输出)[^，。\n]{0,10}?(?:完整的?句子|整个?句子?|整句话?|原句|完整的?一句话)",
    re.IGNORECASE,
)


def _of_sentence(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    short = sum(map(is_short, outputs))
    if not is_nearly_all(short, len(outputs)):
        return
    for match in demands(texts, _WHOLE):
        yield differs(match[0], outputs)
        return


_ANSWER_FIRST = compiled(
    r"\b(?:give|write|state|put|name) (?:the |your )?(?:final )?(?:answer|number|result|label"
    r"|verdict"
    r"|letter|solution)[^.\n]{0,20}? (?:first|on the first line|at the (?:start|beginning|top))\b"
    r"|\b(?:start|begin|open) (?:your \w+ )?with the (?:final )?(?:answer|number|result|label"
    r"|letter)\b"
    r"|\b(?:answer|number|result|label) first,? (?:and |then )"
    r"|(?:先|首先)(?:直接)?(?:给出|写出?|说|回答)(?:最终)?(?:答案|结果|结论|数字|选项)"
    r"|(?:答案|结果|结论)(?:写|放)在(?:第一行|最前|开头)",
    re.IGNORECASE,
)
_ANSWER_LAST = compiled(
    r"\b(?:end|finish|close|conclude) (?:your \w+ |it )?with the (?:final )?(?:answer|number|result"
    r"|label|letter)\b|\b(?:answer|number|result|label|letter)[^.\n]{0,12} (?:on the last line"
    r"|at the"
    r" (?:very )?end)\b|\b(?:explain|reason|think) (?:it )?(?:first|before (?:you )?answer\w*)\b"
    r"|(?:最后|末尾)(?:再|才)?(?:给出|写出?|说)(?:最终)?(?:答案|结果|结论)|(?:先)(?:解释|推理|分析|说明)[^。\n]{0,8}?[再后](?:给"
    r"|写|回)",
    re.IGNORECASE,
)


_OPENING = exactly(r"\W*(?:\w+ ){0,3}\W*")
"""What an output that begins with its answer may have before it."""


def _begins_with(output: str, gold: str) -> bool:
    """Say whether an output begins with a gold, and no word goes on behind it."""
    start = output.find(gold)
    while start >= 0:
        behind = output[start + len(gold) :][:1]
        is_whole = not behind.isalnum() and behind != "_"
        if is_whole and _OPENING.fullmatch(output, 0, start):
            return True
        start = output.find(gold, start + 1)
    return False


def _of_order(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield where an answer is asked for, before or behind its reasons, and it stands there where
    it is not asked for."""
    first = last = 0
    items = subject.some(LOOKED_AT)
    for item, output in zip(items, outputs, strict=True):
        gold = simplified(subject.right_of(item)).strip()
        if not gold or len(output) < len(gold) + _FEWEST_ENDS:
            return
        bare = re.sub(r"[\s.。)）\]*$]+\Z", "", output)
        begins = _begins_with(output, gold)
        ends = bare.endswith(gold)
        first += begins and not ends
        last += ends and not begins
    for pattern, other in ((_ANSWER_FIRST, last), (_ANSWER_LAST, first)):
        if is_nearly_all(other, len(items)):
            for match in demands(texts, pattern):
                yield differs(match[0], [output[-30:] for output in outputs])
                return
