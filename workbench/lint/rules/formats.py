"""Forms of answers that a prompt may ask for, with what tells that an answer has another one, and
how an answer would have it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from workbench.lint.counts import NUMBERS, as_number
from workbench.messages import Message, say

_WORDS = re.compile(r"\w+")
_SQL = re.compile(r"\b(?:select|insert|update|delete|create|with)\b", re.IGNORECASE)
_FEW = 3
_MANY = 12
_SHORT = 40
_PUT = r"\b(?:put|write|give|enclose|return|answer|wrap|reply|output|state|place)\b[^.\n]{0,40}?\b"

Lacks = Callable[[str, "re.Match[str]"], bool]


@dataclass(frozen=True, slots=True)
class Form:
    """What asks for a form, what says that an output lacks it, what it is called, and an answer in
    it ("{}" stands for the gold), by which a post-processor is tried where no shot shows one.
    `behind_steps` says that it closes steps, so that with these it is lost."""

    asks: re.Pattern[str]
    lacks: Lacks
    name: Message
    made: str = ""
    behind_steps: bool = False


def _form(
    pattern: str, lacks: Lacks, name: Message, made: str = "", *, behind_steps: bool = False
) -> Form:
    return Form(re.compile(pattern, re.IGNORECASE), lacks, name, made, behind_steps)


def _count(text: str) -> int:
    return len(_WORDS.findall(text))


def _is_json(text: str) -> bool:
    return text.lstrip("`jsonJSON \n")[:1] in ("{", "[")


def _starts_a_list(text: str) -> bool:
    return re.search(r"^\s*(?:[-*•]|\d+[.)])\s", text, re.MULTILINE) is not None


def _is_fragment(text: str) -> bool:
    """Say whether an answer is a word or a few, and no sentence."""
    if text.rstrip("\"'”’」")[-1:] in (*".!?。！？",):
        return False
    return _count(text) <= _FEW and len(text) < (_SHORT if text.isascii() or " " in text else 9)


def _is_bare_number(text: str) -> bool:
    return re.fullmatch(r"[-+]?\d[\d.,]*", text) is not None


def _decimals(asked: re.Match[str]) -> int:
    return as_number(next(asked[way] for way in ("n", "han", "ja", "de", "fr") if asked[way]))


FORMS: tuple[Form, ...] = (
    _form(
        r"\b(?:in|with|using)\s(?:all[ -])?(?:capitals?|upper[- ]?case)\b"
        r"|\bALL[ -]CAPS\b|大写字母(?:回答|作答|输出)|\b(?:in|mit)\s(?:\w+\s)?Großbuchstaben\b"
        r"|\ben\s(?:lettres\s)?(?:majuscules|mayúsculas)\b|\ben letras mayúsculas\b|大文字で",
        lambda text, _: any(map(str.islower, text)),
        say("capital letters"),
    ),
    _form(
        r"\b(?:in|with|using)\s(?:all[ -])?lower[- ]?case\b|小写字母(?:回答|作答|输出)"
        r"|\b(?:in|mit)\s(?:\w+\s)?Kleinbuchstaben\b|\ben\s(?:lettres\s|letras\s)?"
        r"(?:minuscules|minúsculas)\b|小文字で",
        lambda text, _: text.isupper(),
        say("small letters"),
    ),
    _form(
        r"\b(?:with|in|as|say|just|only|exactly)\s(?:just\s|only\s|exactly\s)?"
        r"(?:one|a single)\sword\b|(?:一个|单个)(?:词|单词)(?:回答|作答|输出)"
        r"|\bmit (?:nur )?einem (?:einzigen )?Wort\b|\b(?:en|par|d['’])\s?un (?:seul )?mot\b"
        r"|\b(?:en|con) una (?:sola )?palabra\b",
        lambda text, _: _count(text) > 2,
        say("one word"),
    ),
    _form(
        r"\b(?:in|with|as|write|give)\s(?:a\s)?(?:whole|full|complete)\ssentences?\b"
        r"|\b(?:answer|reply|respond)\s(?:\w+\s){0,3}?(?:in|with)\s(?:a|one)\s"
        r"(?:\w+\s)?sentence\b|完整的?(?:一句话|句子)|整句|用一句话(?:回答|作答|概括)"
        r"|\b(?:mit|in)\s(?:einem|ganzen|vollständigen)\s(?:\w+\s)?S[aä]tz(?:en?)?\b"
        r"|\b(?:en|par|avec)\s(?:une|des)\s(?:\w+\s)?phrases?(?:\scomplètes?)?\b"
        r"|\b(?:en|con)\s(?:una\s)?(?:oración|oraciones|frases?)\scompletas?\b|\bcon una oración\b"
        r"|(?:完全な|一つの)文で|一文で(?:答|要約|説明)",
        lambda text, _: _is_fragment(text),
        say("a whole sentence"),
    ),
    _form(
        r"\b(?:without|no|not|never)\s(?:\w+\s){0,2}JSON\b|不要.{0,6}JSON",
        lambda text, _: text[:1] in ("{", "["),
        say("no JSON"),
    ),
    _form(
        r"(?<!out )(?<!not )\b(?:as|in|return|output|valid|with)\s(?:an?\s)?"
        r"(?:valid\s)?JSON\b|JSON\s?格式"
        r"|(?:form|format|as|like|reply|return|answer|output|respond|格式)\b[^\n{]{0,30}"
        r"\{\s*[\"']?\w+[\"']?\s*:",
        lambda text, _: not _is_json(text),
        say("JSON"),
        '{{"answer": "{}"}}',
    ),
    _form(
        r"\b(?:only|just)\s(?:with\s)?(?:the|a|one)\s(?:\w+\s)?number\b|\bnumber only\b"
        r"|\b(?:only|just) (?:in )?digits\b|\bnur (?:mit )?(?:der|die|einer) Zahl\b"
        r"|\b(?:seulement|uniquement) (?:par )?(?:le|un) (?:nombre|chiffre)\b"
        r"|\b(?:solo|sólo|únicamente) (?:con )?(?:el|un) número\b|数字(?:のみ|だけ)"
        r"|\b(?:as|in)\s(?:digits|figures|numerals)\b"
        r"|只(?:写|输出|给出|回答)(?:一个)?数字|阿拉伯数字",
        lambda text, _: not any(map(str.isdigit, text)),
        say("a number"),
    ),
    _form(
        r"\\boxed|\bboxed\b",
        lambda text, _: "boxed" not in text,
        say("a box, \\boxed{…}"),
        "\\boxed{{{}}}",
    ),
    _form(
        r"\b(?:in|with|as|inside|use|using|return)\s(?:a\s|an?\s)?(?:\w+\s)?"
        r"(?:code|fenced)[ -](?:block|fence)s?\b|代码块",
        lambda text, _: "```" not in text,
        say("a block of code"),
        "```\n{}\n```",
    ),
    _form(
        r"<(?P<tag>answer|ans|final|final_answer|result|output|solution|label)>"
        r"(?=[^<\n]{0,40}(?:</|\stags?\b))",
        lambda text, asked: f"<{asked['tag']}>" not in text,
        say("tags around the answer"),
        "<answer>{}</answer>",
    ),
    _form(
        r"\b(?:after|behind|with|by|write|put)\s(?:\w+\s){0,3}?[\"'“]?####|四个井号",
        lambda text, _: "####" not in text,
        say("the answer behind ####"),
        "#### {}",
    ),
    _form(
        r"\b(?:end|finish|conclude|close|begin|start)\b[^.\n\"“']{0,40}\b(?:with|by)\b"
        r"[^.\n\"“']{0,20}[\"“'](?P<said>[A-Za-z][^\"”'\n<\[({…_]{3,40}?)"
        r"(?:[\s:]*(?:[<\[({…_]|\.\.\.|[XN]\b)[^\"”'\n]*)?[.:]?[\"”']",
        lambda text, asked: asked["said"].strip().casefold() not in text.casefold(),
        say("a sentence of its own"),
        behind_steps=True,
    ),
    _form(
        r"\b(?:as|in|with)\s(?:a\s)?(?:bullet(?:ed)?(?:\s(?:points?|list))?|numbered list)\b"
        r"|项目符号|分点(?:回答|列出)",
        lambda text, _: not _starts_a_list(text),
        say("a list with marks"),
    ),
    _form(
        r"\b(?:one|each)\s(?:\w+\s)?(?:per|on (?:its|a) (?:own|new|separate))\s?line\b|每行一个",
        lambda text, _: "\n" not in text and any(sign in text for sign in ",;，、；"),
        say("a line for each"),
    ),
    _form(
        r"\b(?:separated|parted|with) (?:by )?commas\b|\bcomma[- ]separated\b"
        r"|逗号(?:分隔|隔开)",
        lambda text, _: (
            not any(sign in text for sign in ",，")
            and re.search(r"[;；、|\n]|\band\b", text) is not None
        ),
        say("commas between"),
    ),
    _form(
        r"\b(?:separated|parted|with) (?:by )?semicolons\b|\bsemicolon[- ]separated\b"
        r"|分号(?:分隔|隔开)",
        lambda text, _: (
            not any(sign in text for sign in ";；")
            and re.search(r"[,，、|\n]|\band\b", text) is not None
        ),
        say("semicolons between"),
    ),
    _form(
        r"\bas a percentage\b|\bin per ?cent\b|\bwith (?:a|the) (?:per ?cent|%) sign\b|百分数",
        lambda text, _: re.search(r"%|per ?cent|百分", text) is None,
        say("a percentage"),
        "{}%",
    ),
    _form(
        r"\b(?:to|with)\s(?P<n>one|two|three|four|[1-4])\sdecimal(?:s|\splaces?)?\b"
        r"|保留(?P<han>[一二两三四1-4])位小数|小数(?:点以下)?第(?P<ja>[一二三四1-4])位"
        r"|\b(?P<de>eine|zwei|drei|vier|[1-4])\s(?:Nachkommastelle|Dezimalstelle|Kommastelle)n?\b"
        r"|\b(?P<fr>une|deux|trois|quatre|una|dos|tres|cuatro|[1-4])\s"
        r"(?:décimales?|decimales?|cifras decimales|chiffres après la virgule)\b",
        lambda text, asked: (
            re.search(r"\d", text) is not None
            and re.search(rf"[.,]\d{{{_decimals(asked)}}}(?!\d)", text) is None
        ),
        say("a number of decimals"),
    ),
    _form(
        r"\bYYYY-MM-DD\b",
        lambda text, _: re.search(r"\d{4}-\d\d-\d\d", text) is None,
        say("a date as YYYY-MM-DD"),
    ),
    _form(
        rf"{_PUT}in\s(?:double\s|single\s)?quot(?:es|ation marks)\b"
        r"|(?:答案|回答)[^。\n]{0,6}引号",
        lambda text, _: not any(sign in text for sign in "\"'“‘「《"),
        say("quotes"),
        '"{}"',
    ),
    _form(
        rf"{_PUT}(?:in|with|within|between)\s(?:square\s|round\s|double\s)?(?:brackets|parentheses)\b"
        r"|(?:答案|回答)[^。\n]{0,6}方?括号",
        lambda text, _: not any(sign in text for sign in "[(（【"),
        say("brackets"),
        "[{}]",
    ),
    _form(
        rf"{_PUT}in\sbold\b",
        lambda text, _: "**" not in text,
        say("bold letters"),
        "**{}**",
    ),
    _form(
        r"\b(?:at most|no more than|not more than|up to|under|fewer than|less than"
        r"|maximum(?: of)?)\s"
        rf"(?P<n>{NUMBERS})\swords\b|\b(?:in|with)\s(?:exactly\s)?(?P<few>{NUMBERS})\swords\b",
        lambda text, asked: _count(text) > as_number(asked["n"] or asked["few"]),
        say("few words"),
    ),
    _form(
        r"\b(?:as|in|return|valid)\s(?:an?\s)?(?:valid\s)?XML\b",
        lambda text, _: "<" not in text,
        say("XML"),
    ),
    _form(
        r"\b(?:as|in)\s(?:a\s)?markdown table\b",
        lambda text, _: "|" not in text,
        say("a table"),
    ),
    _form(
        r"\b(?:write|give|return|output|answer with)\s(?:an?|the|one)\s(?:\w+\s)?SQL\s"
        r"(?:query|statement)\b",
        lambda text, _: _SQL.search(text) is None,
        say("a query in SQL"),
    ),
    _form(
        r"\b(?:write|complete|implement|give)\b[^.\n]{0,30}\bPython\s(?:function|program|code)\b",
        lambda text, _: re.search(r"\b(?:def|return|print|import|lambda|for)\b|=|\(", text) is None,
        say("a program"),
    ),
    _form(
        r"\b(?:with|include|give|state)\s(?:its|the|a)\sunits?\b|带上?单位",
        lambda text, _: _is_bare_number(text),
        say("a unit"),
    ),
    _form(
        r"\bwithout (?:any |its |the |a )?units?\b|\bno units?\b|不(?:要)?带单位",
        lambda text, _: re.fullmatch(r"[-+]?\d[\d.,]*\s?[^\W\d_]{1,12}", text) is not None,
        say("no unit"),
    ),
    _form(
        r"\bspell(?:ed|t)?\s(?:\w+\s){0,2}out\b|\bin words,? not\b|用汉字写",
        lambda text, _: _is_bare_number(text),
        say("a number in words"),
    ),
    _form(
        r"\bshow (?:your|all) (?:work|working|steps|reasoning)\b|\bexplain (?:your|the) "
        r"(?:answer|reasoning|choice|decision)\b|\bgive (?:a|your) reasons?\b|\bjustify your\b"
        r"|说明理由|写出(?:解题)?(?:过程|步骤)",
        lambda text, _: _count(text) <= _FEW and len(text) < 16,
        say("steps or reasons"),
    ),
    _form(
        r"\b(?:do not|don't|never) (?:explain|give reasons|add an explanation)\b"
        r"|\bwithout (?:any |an )?explanations?\b|\bno explanations?\b"
        r"|\bnothing (?:else|but the answer)\b"
        r"|不要(?:任何)?解释|(?:不需|无需)(?:要)?解释",
        lambda text, _: _count(text) > _MANY and len(text) > 60,
        say("no explanation"),
    ),
)  # fmt: skip
"""What a prompt may ask for, and what tells that an answer is none."""
