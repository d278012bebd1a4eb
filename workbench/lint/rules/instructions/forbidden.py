"""What a prompt forbids, and all answers are: `do not answer yes or no`, `not the number`, a word
alone, sentences, words of the text. What it demands besides is then no way to be right.

What is forbidden for some cases (`if you are not sure`) or alone (`not just yes or no`, where the
answers say more) is none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.rules.answers.golds import legend_in
from workbench.lint.rules.instructions.formats import words_of
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.rules.texts.unshown import texts_in
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import bare
from workbench.messages import Message, say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_MOST_OF = 0.9
_MOST_LABELS = 6
_LEAST_NAME = 2
_FEWEST_DOCS = 4
_COPIED_WORDS = 3
_SENTENCE_WORDS = 4

_NOT = r"\b(?:do not|don't|don’t|never|must not|mustn't|should not|shouldn't|may not|avoid)\s"
_VERB = r"(?:answer|reply|respond|say|write|use|give|output|print|choose|state|return|put)(?:ing)?"
_HAN_NOT = "(?:不要|请勿|切勿|不得|不能|不可|不许|不准|勿|别)"
_HAN_VERB = "(?:回答|作答|使用|出现|写出?|说|答|输出|填写?|选择?|使用|给出|用|以|出现|带)"
_END = (
    r"(?=\s*(?:\Z|[.;,!:)\n（(，。；！：）、]|but\b|here\b|at all\b|anywhere\b"
    r"|in your (?:answer|reply)\b))"
)
_HAS_NOT = compiled(
    rf"{_NOT}|\bnot\s|\bwithout\s|\bno\s|\b(?:instead of|rather than)\s|{_HAN_NOT}|而不是|而非"
    r"|\b(?:keine|nicht|n['’]|no|não|non|не|nie|geen)\s?|ない|わず|지\s",
    re.I,
)
_JUST = compiled(r"\b(?:just|only|simply|merely|alone)\b|只|仅|直接", re.IGNORECASE)
_IN_CASE = compiled(
    r"\b(?:if|when|where|unless|until|before|in case|whenever)\b|如果|若|除非|假如|的时候", re.I
)
_QUOTE = "[\"'“”‘’「」『』]?"
_BETWEEN = r"(?:\s?[,/、，]\s?(?:(?:or|nor|and)\s)?|\s(?:or|nor|and)\s|或者?|和|及|与|还是)"
_WEAK = r"(?:\s(?:with|by|as|in|using|a|the|word|words|just|only|simply|merely|either|plain))*\s"


def _not_the(nouns: str, han: str) -> AnyPattern:
    """Return what forbids to write a thing: `do not give the number`, `and not its number`."""
    whose = (
        r"(?:(?:the|any|a|an|its|their|your)\s)?(?:(?:class|topic|option|category|label|answer)\s)?"
    )
    return compiled(
        rf"{_NOT}{_VERB}\s(?:(?:with|as|down|out|by|just|only)\s)*{whose}(?:{nouns})\b{_END}"
        rf"|(?:,\s?|\b(?:and|but)\s|\()not\s(?:(?:with|by|as)\s)?(?:the|its|a|an|their)\s"
        rf"(?:(?:class|topic|option|category|label|answer)\s)?(?:{nouns})\b{_END}"
        rf"|\b(?:instead of|rather than)\s(?:the|its|a|an|their)\s(?:{nouns})\b{_END}"
        rf"|(?:{_HAN_NOT}(?:只|仅|直接)?{_HAN_VERB}|而不是|而非)(?:它|其|类别|选项|对应|标签|主题|话题)?的?"
        rf"(?:{han})(?:来)?(?:回答|作答|表示)?{_END}",
        re.IGNORECASE,
    )


_NO_NUMBER = _not_the("numbers?|digits?|index|codes?|figures?", "编号|序号|番号|号码|数字|代号")
_NO_FIGURES = compiled(
    rf"{_NOT}(?:answer|reply|respond)(?:ing)?\s(?:with|in|by|using)\s(?:an?\s|any\s)?(?:numbers?|digits?"
    rf"|figures?){_END}|{_HAN_NOT}(?:使用|用)(?:阿拉伯)?数字(?:来)?(?:回答|作答|表示)?{_END}",
    re.IGNORECASE,
)
_NO_LETTER = _not_the("letters?", "字母|选项字母|字母编号")
_NO_NAME = _not_the("names?|words?|text|titles?", "名称|名字|文字|类别名称?|标签名称?|类别")
_NO_WORD = compiled(
    rf"{_NOT}(?:answer|reply|respond)(?:ing)?\s(?:with|in|using)\s(?:just\s|only\s)?(?:a|one"
    rf"|a single"
    rf"|one single)\sword\b{_END}|{_HAN_NOT}(?:只|仅)?用一个(?:词语?|单词)(?:来)?(?:回答|作答)",
    re.IGNORECASE,
)
_NO_SENTENCE = compiled(
    rf"{_NOT}(?:answer|reply|respond|write|use)(?:ing)?\s(?:(?:in|with|using)\s)?(?:an?\s)?(?:full"
    rf"|complete|whole|entire)\ssentences?\b{_END}|{_HAN_NOT}(?:用|写)完?整的?(?:句子|一?句话|句)",
    re.IGNORECASE,
)
_NO_COPY = compiled(
    rf"{_NOT}(?:quote|quoting|copy|copying|repeat|use|using)\s(?:(?:from|words from|the words of"
    rf"|the words from|the exact words of)\s)?(?:the\s|any\s)?(?:passage|text|article|story){_END}"
    rf"|{_HAN_NOT}(?:直接)?(?:照抄|照搬|抄写?|摘抄|引用|摘录|使用|复制)(?:原文|文中|短文|文章)(?:中?的?(?:词语"
    rf"|语句|句子|内容|原话|字句))?{_END}",
    re.IGNORECASE,
)

_NO_WORDS = compiled(
    rf"{_NOT}us(?:e|ing)\s(?:any\s|the\s)?(?:words|word)"
    r"\s(?:from|of|in|that (?:occurs?|stands?|is|are)(?:\sin)?)\s(?:the\s)?"
    r"(?:passage|text|article|story|message|letter|sentence|review|paragraph|document|note|e-?mail|mail"
    r"|notice|report|post|tweet|description|bulletin|source|original|transcript|dialogue)\b"
    rf"|{_HAN_NOT}(?:使?用|出现)(?:原文|文中|短文|文章)(?:里|中)?(?:出现|有|用)过?的(?:词语?|字词?|词汇)"
    rf"|{_HAN_NOT}使?用(?:原文|文中|短文|文章|原句)(?:里|中)?的(?:原词|词语?|字词|词汇)"
    r"|\b(?:verwend|benutz|nutz)\w* (?:keine|nicht die) (?:Wörter|Worte) (?:aus|des|der)\b"
    r"|\bn['’](?:utilis|emplo)\w* (?:aucun mot|pas (?:de|les|des) mots) d(?:u|e la|es|e l)\b"
    r"|\bno (?:us|utili|emple)\w* (?:las )?palabras del?\b"
    r"|\bnão (?:us|utiliz)\w* (?:as )?palavras d[oa]\b"
    r"|\bnon (?:us|utilizz)\w* (?:le )?parole del\w*\b"
    r"|\bне использу\w+ слов\w*(?: из)? (?:текст|записк|отрывк|сообщени|исходн)\w*"
    r"|\bgebruik geen woorden uit\b|\bnie używaj\w* słów z\b"
    r"|(?:本文|文章|原文|メモ)の(?:言葉|語句|単語|語)(?:は|を)使わ(?:ない|ず)"
    r"|(?:글|본문|지문|메모)(?:에|의)\s?(?:나온|있는|나오는)?\s?(?:낱말|단어|말)(?:은|는|을|를)\s?(?:쓰|사용하)지",
    re.IGNORECASE,
)


def forbidden(subject: Subject) -> tuple[str, Message] | None:
    """Return the words of a prompt that forbid what nearly all answers are, with a message; None
    where there are none."""
    items = subject.rendered
    texts = texts_of(subject)
    if len(items) < _FEWEST_DOCS or not texts or not _HAS_NOT.search(texts[0]):
        return None
    golds = Counter(bare(golds_of(item.example)[0]) for item in items)
    found = next(_words(subject, texts, golds), "")
    if not found:
        return None
    return found, say(
        "the prompt forbids what the answers are, {words!r}: {known}",
        words=found,
        known=", ".join(shorten(one, 20) for one, _ in golds.most_common(4)),
    )


def _words(subject: Subject, texts: Sequence[str], golds: Counter[str]) -> Iterator[str]:
    legend = legend_in(texts[0])
    listed = {
        bare(option.label)
        for item in subject.some(_FEWEST_DOCS)
        for option in subject.list_of(item).options
    } | {bare(label) for label in legend}
    names = {bare(text) for text in legend.values()}
    are_numbers = all(map(str.isdigit, golds)) and set(golds) <= listed
    checks: Sequence[tuple[bool, AnyPattern, Callable[[Rendered], bool]]] = (
        (are_numbers, _NO_NUMBER, _is_bare),
        (all(map(str.isdigit, golds)), _NO_FIGURES, _is_bare),
        (all(gold.isalpha() and label_in(gold) for gold in golds), _NO_LETTER, _is_bare),
        (len(names) > 1 and set(golds) <= names, _NO_NAME, _is_bare),
        (subject.settings.num_fewshot > 0, _NO_WORD, _is_one_word),
        (True, _NO_SENTENCE, _is_sentence),
        (2 * len(golds) > golds.total(), _NO_COPY, _is_copied),
        (2 * len(golds) > golds.total(), _NO_WORDS, _is_within),
    )
    for sign, words in _SIGNS.items():
        if sum(sign in gold for gold in golds.elements()) >= _MOST_OF * golds.total():
            yield from _said(subject, texts, _no_sign(words), lambda item: True)
    if len(golds) <= _MOST_LABELS and 2 * len(golds) <= golds.total():
        yield from _said(subject, texts, _no_labels([*golds]), _is_bare)
    for applies, pattern, is_so in checks:
        if applies:
            yield from _said(subject, texts, pattern, is_so)
    said = texts[0].casefold()
    for name in sorted(subject.fields):
        if name.isascii() and name not in said:
            continue  # one in Chinese may be written in the other script
        if len(name) >= _LEAST_NAME and re.fullmatch(r"[a-z]+|[㐀-鿿]+", name):
            yield from _said(subject, texts, _no_field(name), partial(_has_field, name))


def _no_field(name: str) -> AnyPattern:
    """Return what forbids to write a thing that a field is called by: `never give a dose`."""
    return compiled(
        rf"{_NOT}(?:give|write|name|mention|include|add|output|return|state|say)\s(?:any\s|an?\s|the\s"
        rf"|its\s){name}s?\b{_END}|{_HAN_NOT}(?:写出?|给出|输出|包含|加上?|填写?|提及){name}{_END}",
        re.IGNORECASE,
    )


def _has_field(name: str, item: Rendered) -> bool:
    """Say whether an answer has the text of a field, and more."""
    value = item.doc.data.get(name)
    text = str(value).strip() if isinstance(value, str | int | float) else ""
    return len(text) > 1 and text in item.example.output and text != item.example.output.strip()


_SIGNS = {
    ",": "commas?|逗号", "，": "commas?|逗号", "-": "hyphens?|dash(?:es)?|连字符",
    '"': "quotes|quotation marks|双?引号", "(": "brackets|parentheses|括号",
    "$": "dollar signs?|currency signs?|货币符号", "%": "per ?cent signs?|百分号",
    "#": "hash(?:es)?|hash(?:es|tags?)|井号", "*": "asterisks?|星号", ".": "decimal points?|小数点",
}  # fmt: skip
"""Signs in answers, and what they are called where they are forbidden."""


def _no_sign(words: str) -> AnyPattern:
    west = "|".join(word for word in words.split("|") if word.isascii())
    east = "|".join(word for word in words.split("|") if not word.isascii())
    return compiled(
        rf"\bwithout\s(?:any\s|the\s)?(?:{west})\b|\bno\s(?:{west})\b"
        rf"|{_NOT}(?:use|put|add|write|insert|include)\s(?:any\s|the\s)?(?:{west})\b"
        rf"|(?:{_HAN_NOT}|不)(?:使用|加|带|用|写|有|含|出现)(?:任何)?(?:{east})",
        re.IGNORECASE,
    )


def _said(
    subject: Subject, texts: Sequence[str], pattern: AnyPattern, is_so: Callable[[Rendered], bool]
) -> Iterator[str]:
    """Yield what all prompts say that forbids something in every case, where nearly all answers
    are that."""
    for match in pattern.finditer(texts[0]):
        before = re.split(r"[.。!?！？\n;；]", texts[0][: match.start()])[-1]
        is_alone = _JUST.search(match[0]) is not None  # what more there is to say, a shot shows
        if _IN_CASE.search(before) or (is_alone and not subject.settings.num_fewshot):
            continue
        if not all(match[0] in text for text in texts):
            continue
        if sum(map(is_so, subject.rendered)) >= _MOST_OF * len(subject.rendered):
            yield match[0].strip()


def _no_labels(labels: Sequence[str]) -> AnyPattern:
    """Return what forbids all of a few labels in a list: each stands in it once."""
    if len(labels) < 2 or not all(labels):
        return _NEVER
    one = "|".join(map(re.escape, sorted(labels, key=len, reverse=True)))
    each = rf"{_QUOTE}(?:{one}){_QUOTE}"
    run = rf"{each}(?:(?:{_BETWEEN}|(?<=[”'\"」]))?{each}){{{len(labels) - 1}}}"
    return compiled(
        rf"(?:{_NOT}(?:ever\s)?{_VERB}|\bavoid(?:ing)?|\bnever\s(?=with\b|by\b)\w+){_WEAK}{run}{_END}"
        rf"|{_HAN_NOT}(?:只|仅|直接)?{_HAN_VERB}{run}(?:(?:这|那)?(?:些|几个|三个|两个)?(?:词语?|字|标签))?(?:来)?(?:回答|作答|答)?{_END}",
        re.IGNORECASE,
    )


_NEVER = exactly(r"(?!)")


def _is_bare(item: Rendered) -> bool:
    """Say whether an output is its gold and nothing more."""
    return bare(item.example.output).strip("()[]") == bare(golds_of(item.example)[0]).strip("()[]")


def _is_one_word(item: Rendered) -> bool:
    output = item.example.output.strip()
    return len(words_of(output)) == 1 and (output.isascii() or len(output) <= _SENTENCE_WORDS)


def _is_sentence(item: Rendered) -> bool:
    output = item.example.output.strip()
    words = len(output) / 2 if " " not in output else len(output.split())
    return output[-1:] in (*".。!！",) and words >= _SENTENCE_WORDS


def _is_within(item: Rendered) -> bool:
    gold = golds_of(item.example)[0].strip()
    texts = texts_in(item.doc.data)
    return any(gold in text and gold != text and text in item.example.input for text in texts)


def _is_copied(item: Rendered) -> bool:
    gold = golds_of(item.example)[0].strip()
    words = len(gold) / 2 if " " not in gold and not gold.isascii() else len(gold.split())
    texts = texts_in(item.doc.data)
    return words >= _COPIED_WORDS and any(
        gold in text and len(text) > 2 * len(gold) and text in item.example.input for text in texts
    )
