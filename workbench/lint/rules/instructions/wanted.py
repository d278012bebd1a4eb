"""What a prompt wants of an answer, against what the answers are: a number of the list's, several
things, words of one's own, an exception, what a field is called, labels in other letters; and a
label that no row can have. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, simplified
from workbench.lint.counts import HAN, NUMBERS, as_number
from workbench.lint.rules.instructions.heard import (
    FEWEST_DOCS,
    Said,
    are_labels,
    before_in_sentence,
    behind_in_sentence,
    golds,
    has_label,
    is_nearly_all,
    said_everywhere,
    shown_texts,
)
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.tongues import SCRIPTS
from workbench.messages import Message, say
from workbench.prompts.listing import label_in

_UNSURE = compiled(
    r"\b(?:if|when|where|unless|may|can|could|or|either|not|n't|don['’]t|never|without|instead of"
    r"|rather than|than)\b"
    r"|如果|若|可以|或|不要|不必|不用|勿|别|而不是|而非|无需",
    re.IGNORECASE,
)
_VERB = (
    r"(?:answer|reply|respond|give|write|output|return|print|state|say|name|provide|choose|enter)"
)
_END = r"(?=\s*(?:\Z|[.,;:!?)\n]|\b(?:only|alone|itself|and nothing)\b))"

_NUMBER_OF = compiled(
    rf"\b{_VERB}\s(?:(?:only|just|with|by|back)\s)*(?:the|its|their)\snumbers?\b(?:\sof\s(?:the"
    rf"|its|your)\s"
    r"(?:\w+\s)?(?:lines?|paragraphs?|sentences?|rows?|queues?|class(?:es)?|categor(?:y|ies)"
    r"|topics?|items?"
    r"|labels?|options?|statements?|teams?|departments?|sections?|verses?|pages?))?(?=\s*(?:\Z"
    r"|[.,;:!)\n]))"
    r"|(?:注明|标明|写出|写明|给出|回答|填写?|只写|输出)(?:其|它的|对应的|所在的?|相应的)?(?:段落"
    r"|句子|行|类别|选项|部门)?的?"
    r"(?:编号|序号|行号|段号|号码)",
    re.IGNORECASE,
)
_DIGIT = compiled(
    r"\d|[①-⑳]|第[一二三四五六七八九十]|\A[一二三四五六七八九十]\Z|\b(?:one|two|three|four|five"
    r"|six|seven|eight|nine|ten|[IVX]+)\b",
    re.I,
)
_SEVERAL = compiled(
    rf"(?:^|[.!?:]\s|\n|\bplease\s|\band\s)(?:give|name|list|write|provide|suggest|propose|state"
    rf"|find|add)\s"
    rf"(?:me\s)?(?:the\s)?(?:at least\s)?(?P<n>{NUMBERS})\s(?!letters?\b|words?\b|sentences?\b"
    rf"|lines?\b|digits?\b"
    r"|decimals?\b|characters?\b|paragraphs?\b|steps?\b|pieces?\b)(?:[a-z]+\s){0,2}[a-z]+s\b"
    rf"|(?:写出|给出|列出|说出|举出|选出|提供)(?P<han>{HAN})\s?(?:个|种|条|句)(?:不同的?|可能的?"
    rf"|最[佳好合]适?的)?"
    r"(?:译文|答案|类别|标签|主题|同义词|理由|译法|版本|翻译|说法)",
    re.IGNORECASE | re.MULTILINE,
)
_PARTS = compiled(r"[,，、;；/\n|]|\s(?:and|or)\s|和|及")
_OWN_WORDS = compiled(
    r"\bin (?:your|one['’]s) own words\b|\bcopy nothing\b|\b(?:do not|don['’]t|never) (?:copy"
    r"|quote)\b"
    r"|\bwithout (?:copying|quoting)\b|用(?:你)?自己的(?:话|语言)|(?:不要|请勿|不得|切勿"
    r"|不可)(?:照抄|抄写|摘抄|引用|复制)(?:原文|文中|短文)?",
    re.IGNORECASE,
)


def _lacks(pattern: str, flags: re.RegexFlag = re.IGNORECASE) -> Callable[[str], bool]:
    made = compiled(pattern, flags)
    return lambda text: made.search(text) is None


_THINGS: tuple[tuple[AnyPattern, Callable[[str], bool]], ...] = (
    (compiled(r"\b(?:which|what|name the|the) (?:kind of |type of )?(?:exception|error|error"
        r" message)s? "
              r"(?:does|is|will|would|that|do)\b|(?:抛出|引发|报)[^，。\n]{0,6}(?:什么|哪种"
              r"|哪个)?(?:异常|错误)", re.I),
     _lacks(r"#|error|exception|exit|interrupt|warning|iteration|\bno(?:ne|thing)?\b|异常|错误|无|没有|overflow|fault")),
    (compiled(r"\bwith an equation in [a-z]\b|\bset up an equation\b|\b(?:let|call) [a-z] (?:be"
        r"|denote)\b"
              r"|(?:用|列)(?:一元一次)?方程(?:解|求)?|设[^，。]{0,6}为[xyX]", re.I),
     _lacks(r"\b[a-z]\s?[=+*/×-]|[=+*/×-]\s?\d*[a-z]\b|\d[a-z]\b|\\frac|设|方程")),
    (compiled(r"(?:英文|拉丁|大写|小写)?字母的?缩写|(?<!用)英文缩写|\bwith (?:its|the|an)"
        r" (?:(?:two|three|four|\d)-letter )?"
              r"(?:abbreviation|acronym)\b", re.I),
     _lacks(r"[A-Za-z]")),
    (compiled(r"\b(?:in|as|using) (?:the )?(?:24|12)[- ]hour (?:time|clock|format)?|(?:二十四"
        r"|十二|24|12)小时制", re.I),
     _lacks(r"\d|[零一二三四五六七八九十]点|noon|midnight")),
    (compiled(r"\b(?:answer|reply|respond|give|write|state)\s(?:only |just |with |by )*(?:the|a"
        r"|its) (?:full )?date\b"
              r"|(?:以|用|写出|给出)(?:完整的?)?日期(?:作答|回答|格式)?", re.I),
     _lacks(r"\d|[一二三四五六七八九十]月|january|february|march|april|may|june|july|august|september|october|november|december"
            r"|day\b|christmas|easter|年|节")),
    (compiled(r"\b(?:copy|extract|find|write(?: out| down)?|give|return|output|state)\s(?:only"
              r" |just )?the (?:full |exact )?date\b"
              r"|(?:抄[写录]?|提取|抽取|找出|写出|摘出)[^，。\n]{0,10}日期", re.I),
     _lacks(r"\d\s?[-/.年月日]\s?\d|\d\s?[月日号]|\b(?:19|20)\d\d\b|\d(?:st|nd|rd|th)\b|^\W*\d{1,2}\W*$|^\D*$"
            r"|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|day\b|no(?:ne|t)?\b")),
    (compiled(r"\b(?:answer|reply|respond|give|write)\s(?:only |just |with |by )*(?:a|the|its)"
        r" (?:percentage|per cent|amount"
              r"|price|year|phone number|telephone number|postcode|temperature|time)\b"
              r"|(?:以|用)百分[比数](?:作答|回答|表示)|(?:写出|给出|回答)(?:年份|价格|金额"
              r"|电话号码|邮编)", re.I),
     _lacks(r"\d|[一二三四五六七八九十百千零]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|hundred|noon|zero)\b")),
    (compiled(r"\b(?:answer|reply|respond|give|write)\s(?:only |just |with |by )*(?:a|one|an)"
        r" emoji\b|用(?:一个)?表情符号", re.I),
     lambda text: all(ord(sign) < 0x2190 or "\u3000" <= sign <= "\uffef" for sign in text)),
)  # fmt: skip
"""What is demanded, and whether an answer is nothing of the kind."""

_KIND = (
    "film|movie|book|novel|country|city|town|person|people|author|speaker|animal|year|month|product"
    "|company|player|team|song|artist|place|language|dish|restaurant|hotel|brand|event"
)
_WHICH = compiled(
    rf"(?:^|[.:]\s|\n|\bplease\s)(?:say|name|tell|give|identify|state|find|write)\s(?:me\s)?"
    rf"(?:which\s|what\s|the\s(?:name|title)\sof\sthe\s)(?:{_KIND})\b"
    r"|(?:写出|说出|指出|给出|找出)[^，。\n]{0,8}?(?:片名|书名|人名|国名|地名|作者|城市|品牌)",
    re.IGNORECASE | re.MULTILINE,
)
_POLAR_WORDS = (
    "positive negative neutral mixed yes no true false correct incorrect right wrong good bad 正面"
    " 负面 中性 好评 差评 是 否 对 错 正确 错误 积极 消极"
)
_POLAR = frozenset(_POLAR_WORDS.split())
_SPOKEN_TONGUES = {"ja": "japanese 日语 日文", "zh": "chinese 中文 汉语", "ko": "korean 韩语 韩文",
                   "ru": "russian 俄语 俄文", "ar": "arabic 阿拉伯语 阿拉伯文", "el": "greek"
                   " 希腊语",
                   "hi": "hindi 印地语", "th": "thai 泰语", "he": "hebrew 希伯来语"}  # fmt: skip
_TONGUES = "|".join(w for words in _SPOKEN_TONGUES.values() for w in words.split())
_IN_TONGUE = compiled(
    rf"(?:^|[.:]\s|\n|\"|“)in (?P<name>{_TONGUES}),? (?:what|how|who|where|say|write|name|give"
    rf"|the)\b"
    rf"|\b(?:what is|what['’]s|how do you (?:say|write))\b[^.?\n]{{0,60}}\bin"
    rf" (?P<end>{_TONGUES})\s?[?:.]"
    rf"|用(?P<han>{_TONGUES})(?:怎么说|怎样说|如何说|怎么写)",
    re.IGNORECASE | re.MULTILINE,
)


def wanted_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield what a prompt wants of its answers, and nearly none of these is."""
    items = subject.rendered
    texts = [simplified(text) for text in texts_of(subject)]
    if len(items) < FEWEST_DOCS or not texts:
        return
    yield from _of_field(subject)
    if subject.method == "ppl":
        return
    outputs = [item.example.output.strip() for item in items]
    if not all(outputs):
        return
    for match in said_everywhere(texts, _NUMBER_OF):
        is_free = _UNSURE.search(before_in_sentence(match) + behind_in_sentence(match))
        if not is_free and not any(_DIGIT.search(each) or label_in(each) for each in outputs):
            yield match[0], _differs(match[0], outputs)
            return
    for match in said_everywhere(texts, _SEVERAL):
        said = match["n"] or match["han"]
        counts = [_count(each) for each in outputs]
        around = before_in_sentence(match) + behind_in_sentence(match)
        is_one = as_number(said) > 1 and not _UNSURE.search(around)
        # Commas part the clauses of a sentence, too, but seldom so many in nearly all docs.
        lacking = sum(count < as_number(said) for count in counts)
        if is_one and is_nearly_all(lacking, len(counts)) and not _is_listed_below(match, outputs):
            yield match[0].strip(" .:\n"), _differs(match[0].strip(" .:\n"), outputs)
            return
    for match in said_everywhere(texts, _OWN_WORDS):
        if re.search(r"\b(?:if|when|unless|where)\b|如果|若", behind_in_sentence(match)):
            continue
        copied = sum(_is_copied(subject, place) for place in range(len(items)))
        if is_nearly_all(copied, len(items)):
            yield match[0], say("the prompt says {words!r}, and the answers are words of its texts:"
                                " {known}", words=match[0], known=_some(outputs))  # fmt: skip
            return
    for pattern, lacks in _THINGS:
        for match in said_everywhere(texts, pattern):
            if all(map(lacks, outputs)) and not _UNSURE.search(before_in_sentence(match)):
                yield match[0], _differs(match[0], outputs)
                return
    for match in said_everywhere(texts, _WHICH):
        if {*golds(subject)} <= _POLAR and not _UNSURE.search(behind_in_sentence(match)):
            yield match[0].strip(), _differs(match[0].strip(), outputs)
            return
    for match in said_everywhere(texts, _IN_TONGUE):
        name = next(said for said in match.groups() if said).casefold()
        tongue = next(key for key, words in _SPOKEN_TONGUES.items() if name in words.split())
        letters = dict(SCRIPTS)[tongue]
        are_words = all(re.search(r"[^\W\d]", each) for each in outputs)
        if are_words and not any(map(letters.search, outputs)):
            yield match[0].strip(), _differs(match[0].strip(), outputs)
            return
    yield from _by_example(subject, texts, outputs)
    yield from _in_letters(subject, texts)


def _count(output: str) -> int:
    return len([part for part in _PARTS.split(output.strip(" .。")) if part.strip()])


def _differs(words: str, outputs: Sequence[str]) -> Message:
    return say("the prompt says {words}, and the answers are not so: {known}",
               words=shorten(words, 60), known=_some(outputs))  # fmt: skip


def _some(outputs: Sequence[str]) -> str:
    return ", ".join(shorten(each, 20) for each in list(dict.fromkeys(outputs))[:3])


def _is_listed_below(match: re.Match[str], outputs: Sequence[str]) -> bool:
    """Say whether answers are letters of what is listed, which may have several things each."""
    return all(map(label_in, outputs)) or "step" in behind_in_sentence(match)


def _is_copied(subject: Subject, place: int) -> bool:
    item = subject.rendered[place]
    gold = golds_of(item.example)[0].strip(" .。")
    if subject.list_of(item).options or len(gold) < 2:
        return False
    texts = (text for text in shown_texts(item) if len(text) > 2 * len(gold))
    return any(gold.casefold() in text.casefold() for text in texts)


_FIELD = (
    r"\b(?:answer|reply|respond)\s(?:only\s|just\s)?with\s(?:only\s|just\s)?the\s(?P<name>{0})"
    + _END
)


def _of_field(subject: Subject) -> Iterator[Said]:
    """Yield what asks for what a field of the rows is called, which is no answer."""
    items = subject.rendered
    texts = texts_of(subject)
    names = [name for name in sorted(subject.fields) if re.fullmatch(r"[a-z]{3,}", name)]
    if not names or " with " not in texts[0]:
        return
    pattern = re.compile(_FIELD.format("|".join(names)), re.IGNORECASE)
    for match in said_everywhere(texts, pattern):
        values = [item.doc.data.get(match["name"].casefold()) for item in items]
        pairs = [
            (v.strip().casefold(), subject.right_of(item).strip().casefold())
            for v, item in zip(values, items, strict=True) if isinstance(v, str)
        ]  # fmt: skip
        is_other = all(v not in gold and gold not in v for v, gold in pairs)
        is_letter = any(label_in(gold) for _, gold in pairs)
        if len(pairs) == len(items) and is_other and not is_letter:
            yield (
                match[0],
                say(
                    "the prompt asks for {words!r}, and the answers are other texts than the field"
                    " {name}",
                    words=match[0],
                    name=match["name"],
                ),
            )
            return


_SUCH_AS = compiled(
    r"(?:例如|比如|如|\b(?:e\.g\.,?|for example,?|such as|like))\s?[\"“「『'(]?"
    r"(?P<example>[^\s，。；,;\"”」』')]*\d[^\s，。；,;\"”」』')]*)[\"”」』')]?(?=\s*(?:[，。；,;)）.\n]|\Z))",
    re.IGNORECASE,
)


_LIKE_THIS = compiled(
    r"(?:\b(?:answer|reply|respond|write|give|output)\b[^.\n:：]{0,24}\b(?:like this|as follows"
    r"|in this (?:form|format|way))|(?:答|写|填|输出)[^。\n:：]{0,12}(?:如下|这样))\s?[:：]\s?"
    r"(?P<example>[^\n]{0,40}\d[^\n]{0,40})$",
    re.IGNORECASE | re.MULTILINE,
)
"""A sample of an answer with a figure, up to the end of its line."""


def _by_example(subject: Subject, texts: Sequence[str], outputs: Sequence[str]) -> Iterator[Said]:
    """Yield an example of an answer with a figure, where the answers are labels that have none."""
    if not are_labels(golds(subject)) or any(re.search(r"\d", each) for each in outputs):
        return
    for match in said_everywhere(texts, _LIKE_THIS):
        is_of_one = any(has_label(match["example"], gold) for gold in golds(subject))
        if is_of_one and not _UNSURE.search(before_in_sentence(match)):
            yield match[0].strip(), _differs(match[0].strip(), outputs)
            return
    for match in said_everywhere(texts, _SUCH_AS):
        before = before_in_sentence(match)
        if _ANSWERS.search(before) and not _UNSURE.search(before):
            yield match[0], _differs(before.strip() + match[0], outputs)
            return


_ANSWERS = compiled(r"\b(?:answer|reply|respond|give|write|output)\b|答|写|填|输出", re.IGNORECASE)
_WORD = r"[\"“「『'`]?([A-Za-z][A-Za-z_-]+)[\"”」』'`]?"
_LATIN = compiled(
    rf"(?:用|以|回答|输出|写|填)(?:英文)?\s?{_WORD}\s?(?:、\s?{_WORD}\s?)*(?:或者?|/|还是"
    rf"|、)\s?{_WORD}"
    r"\s?(?=(?:来)?(?:回答|作答|表示|标注)|[，。；）)\n]|\Z)"
    rf"|{_WORD}(?:\s?[・、/／]\s?{_WORD})+\s?(?=の(?:どれ|いずれ|うち|中|どちら)|から(?:選|一つ))"
)


def _in_letters(subject: Subject, texts: Sequence[str]) -> Iterator[Said]:
    """Yield labels in Latin letters that are asked for, where all answers are other labels in
    Chinese or Japanese."""
    counts = golds(subject)
    if not are_labels(counts) or any(re.search(r"[A-Za-z]", gold) for gold in counts):
        return
    for match in said_everywhere(texts, _LATIN):
        if not any(re.search(rf"\b{word}\b", "\n".join(_outputs(subject))) for word in
                   match.groups() if word):  # fmt: skip
            yield match[0], say("the prompt names {named!r}; the answers are {known}",
                                named=match[0], known=", ".join(sorted(counts)[:4]))  # fmt: skip
            return


def _outputs(subject: Subject) -> Sequence[str]:
    return list(Counter(item.example.output for item in subject.rendered))
