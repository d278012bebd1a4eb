"""Things that a prompt asks for besides a plain answer: a mark on a scale, the number of a class, a
reason or a figure as well, two labels at least; and the language that it says it translates from.
The rule `few-shot/other-form` says so (see `put_otherwise`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from workbench.io.han import AnyPattern, compiled, simplified
from workbench.lint.counts import HAN, NUMBERS, as_number
from workbench.lint.rules.instructions.heard import (
    Said,
    are_labels,
    before_in_sentence,
    behind_in_sentence,
    golds,
    is_nearly_all,
    said_everywhere,
    shown_texts,
)
from workbench.lint.subject import Subject
from workbench.lint.tongues import tongue_of
from workbench.messages import say
from workbench.prompts.listing import label_in

LOOKED_AT = 60
_SHORT_WORDS = 5
_SHORT_SIGNS = 8
_MAY = compiled(
    r"\b(?:if|when|where|unless|may|can|could|either|not|n't|don['’]t|never|without|instead of"
    r"|rather than|optional\w*|need not)\b|如果|若|可以|不要|不必|不用|勿|别|而不是|而非|无需",
    re.IGNORECASE,
)
DIGIT = compiled(
    r"\d|[★☆①-⑳零一二三四五六七八九十百千]|\b(?:zero|one|two|three|four|five|six|seven|eight|nine"
    r"|ten|eleven|twelve|dozen|hundred|none|half)\b",
    re.IGNORECASE,
)


def differs(words: str, outputs: Sequence[str]) -> Said:
    known = ", ".join(text[:30] for text in dict.fromkeys(outputs[:3]))
    words = words.strip(" .,:;，。：\n")
    return words, say("the prompt says {words!r}; the answers are {known}",
                      words=words, known=known)  # fmt: skip


def demands(texts: Sequence[str], pattern: AnyPattern) -> Iterator[re.Match[str]]:
    """Yield what all prompts demand in all cases."""
    for match in said_everywhere(texts, pattern):
        if not _MAY.search(before_in_sentence(match)[-60:] + behind_in_sentence(match)[:40]):
            yield match


def is_short(text: str) -> bool:
    """Say whether a text is a name or a few words, and no sentence."""
    if text[-1:] in ".!?。！？":
        return False
    return len(text.split()) <= _SHORT_WORDS and (len(text) <= _SHORT_SIGNS or text.isascii())


_SCALE = compiled(
    r"\b(?:from|between) (?:1|one|0|zero) (?:star )?(?:to|and) (?:5|five|10|ten|4|7|100)\b"
    r"(?: stars| points)?|\b(?:scale|range) (?:of|from) [01](?: ?(?:-|–) ?| to )\d{1,3}\b"
    r"|\b[1-5] ?(?:-|–|to) ?[5-9] (?:stars|points)\b|\b(?:how many|number of) (?:stars|points)\b"
    r"|[01１一]\s?[星分]?\s?[到至~～—-]\s?(?:5|５|五|10|十|100|一百)\s?(?:颗|之?间的?)?[星分整数]"
    r"|\bمن [01١٠] إلى (?:5|10|100|٥|١٠|١٠٠)(?!\w)",
    re.IGNORECASE,
)
_RATES = compiled(
    r"\b(?:rate|score|grade|mark|rating|give|assign|how many|judge|answer|evaluate)\b"
    r"|打分|评分|给|评|أعط|قيّم|قيم|درجة|تقييم",
    re.IGNORECASE,
)


def of_scale(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    if any(map(DIGIT.search, outputs)) or any(map(label_in, outputs)):
        return
    for match in demands(texts, _SCALE):
        rest = texts[0].replace(match[0], " ")
        own = {gold for gold in golds(subject) if len(gold) > 1}
        is_legend = any(re.search(rf"\d\W{{0,4}}{re.escape(simplified(g))}", rest) for g in own)
        if _RATES.search(before_in_sentence(match) + match[0]) and not is_legend:
            yield differs(match[0], outputs)
            return


_NUMBER_OF = compiled(
    r"(?:^|[.:!?]\s|\n|\bplease |\bonly |\band )(?:give|write|answer with|reply with|respond with"
    r"|return|output|state|choose|enter) (?:only |just )?the number (?:of|for) the"
    r" (?:\w+ )?\w+(?<!s)(?<!people)\b"
    r"|(?:写出|给出|回答|填写|输出)(?:正确|对应|所属|相应)?(?:的)?[㐀-鿿]{0,4}的?(?:编号|序号|代号)",
    re.IGNORECASE | re.MULTILINE,
)


def of_number(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    if any(map(DIGIT.search, outputs)) or any(map(label_in, outputs)):
        return
    for match in demands(texts, _NUMBER_OF):
        yield differs(match[0], outputs)
        return


_NUMERIC = (
    "population|year|age|price|date|height|length|area|number|amount|size|weight|temperature"
    "|percentage|score|distance|speed|postcode|time"
)
_REASON = "reasons?|explanation|justification|rationale|evidence|source|confidence|translation"
_SECOND = compiled(
    r"\b(?:answer|reply|respond|give|write|name|state|provide|return|say|list)\b[^.\n]{0,80}? and"
    rf" (?:(?:also|then) )?(?:its|their|the|an?|your) (?:short |brief |one-sentence )?"
    rf"(?:(?P<num>{_NUMERIC})|(?P<why>{_REASON}))\b(?! of (?:the )?(?:following|text|passage))"
    r"|(?:写出|给出|回答|输出|说明)[^，。\n]{1,16}[和与及以并][^，。\n]{0,6}?"
    r"(?:(?P<shu>人口|年份|年龄|价格|日期|面积|数量|高度|长度|百分比)|(?P<li>理由|原因|解释|依据|出处))",
    re.IGNORECASE,
)


def of_second(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield a second thing that is asked for where the answers have the first alone: a figure, and
    none has one; a reason, and they are a word or two."""
    for match in demands(texts, _SECOND):
        if match["num"] or match["shu"]:
            is_lacking = not any(map(DIGIT.search, outputs))
        else:
            is_lacking = all(len(text.split()) <= 2 and len(text) <= 20 for text in outputs)
        if is_lacking and is_nearly_all(sum(map(is_short, outputs)), len(outputs)):
            yield differs(match[0], outputs)
            return


_LEAST = compiled(
    rf"\b(?:at least|no fewer than|not fewer than|a minimum of) (?P<n>{NUMBERS}) (?!words?\b"
    rf"|letters?\b"
    rf"|sentences?\b|characters?\b|lines?\b|digits?\b|steps?\b|decimals?\b"
    rf"|of the\b)(?:[a-z]+ )?[a-z]+s\b"
    rf"|\b(?P<more>{NUMBERS}) or more (?!words?\b|letters?\b|sentences?\b)(?:[a-z]+ )?[a-z]+s\b"
    rf"|(?:至少|不少于)\s?(?P<han>{HAN})\s?(?:个|种|项)(?!字|词|句)",
    re.IGNORECASE,
)
_ASKS = compiled(
    r"(?:^|[.:!?]\s|\n|\bplease |\bthen |\band )(?:name|give|list|choose|pick|select|assign"
    r"|write|return"
    r"|tag|answer|reply|output|provide)\b[^.]*\Z|(?:写|给|列|选|答|标|输出|说)[^，。]*\Z",
    re.IGNORECASE,
)
_PARTS = compiled(r"[,，、;；/\n|+&]|\s(?:and|or)\s|[和及与]")


def of_least(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield that two labels at least are asked for where each answer is one label."""
    counts = golds(subject)
    if not are_labels(counts) or any(map(_PARTS.search, outputs)):
        return
    for match in demands(texts, _LEAST):
        said = match["n"] or match["more"] or match["han"]
        if as_number(said) > 1 and _ASKS.search(before_in_sentence(match)):
            yield differs(match[0], outputs)
            return


_TONGUES: Mapping[str, str] = {
    "en": "english 英文 英语", "zh": "chinese mandarin 中文 汉语", "ja": "japanese 日文 日语",
    "ko": "korean 韩文 韩语", "ru": "russian 俄文 俄语", "ar": "arabic 阿拉伯文 阿拉伯语",
    "fr": "french 法文 法语", "de": "german 德文 德语", "es": "spanish 西班牙文 西班牙语",
    "it": "italian 意大利文 意大利语", "pt": "portuguese 葡萄牙文 葡萄牙语",
    "nl": "dutch 荷兰文 荷兰语", "el": "greek 希腊文 希腊语", "th": "thai 泰文 泰语",
    "pl": "polish 波兰文 波兰语", "tr": "turkish 土耳其文 土耳其语",
    "sv": "swedish 瑞典文 瑞典语", "vi": "vietnamese 越南文 越南语",
}  # fmt: skip
_TONGUE = {name: tongue for tongue, names in _TONGUES.items() for name in names.split()}
_WEST = "|".join(name for name in _TONGUE if name.isascii())
_EAST = "|".join(name for name in _TONGUE if not name.isascii())
_FROM = compiled(
    rf"\btranslat\w*\b[^.\n]{{0,30}}?\b(?:from (?P<from>{_WEST})|(?:this|the|each|following|these)"
    rf" (?P<of>{_WEST}) \w+)\b"
    rf"|(?:把|将|翻译)[^，。\n]{{0,8}}?(?P<han>{_EAST})(?:的)?(?:句子|文本|短文|短语|段落|原文|词语|单词|语句)?"
    rf"[^，。\n]{{0,6}}?(?:译|翻)",
    re.IGNORECASE,
)


def of_source(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield the language from which a prompt says that it translates, and its texts are in another
    one, that their script or many small words tell."""
    items = subject.some(LOOKED_AT)
    for match in said_everywhere(texts, _FROM):
        wanted = _TONGUE[next(said for said in match.groups() if said).casefold()]
        shown = [shown_texts(item) for item in items]
        whole = tongue_of("\n".join(text for several in shown for text in several)[:4000])
        told = {tongue_of(text) for several in shown for text in several}
        answers = tongue_of("\n".join(outputs)[:4000])
        if whole and whole != wanted and wanted not in told and whole != answers and shown[0]:
            alike = {whole, wanted} == {"zh", "ja"}
            if not alike:
                yield match[0], say("the prompt says {words!r}, and its texts are in another "
                                    "language: {text}", words=match[0],
                                    text=shown[0][0][:40])  # fmt: skip
                return
