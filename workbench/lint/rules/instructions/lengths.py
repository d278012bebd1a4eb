"""Lengths of answers that a prompt may ask for: words, characters or sentences, so many at most, at
least, exactly or about."""

from __future__ import annotations

import re

from workbench.io.han import compiled, exactly
from workbench.lint.counts import ELSEWHERE, HAN_LENGTHS, LENGTHS, NUMBERS, as_number
from workbench.lint.rules.instructions.formats import Form, form, is_fragment, said_in, words_of
from workbench.messages import say

_WORD = r"(?:words|Wörtern?|mots|palabras|parole|palavras)\b"
_SENTENCES = r"(?:sentences|Sätzen?|phrases|frases|oraciones|frasi)\b"
_LEAST = (
    r"(?:at least|a minimum of|no fewer than|not fewer than|no less than|not less than|minimum of"
    r"|more than|mindestens|au moins|al menos|como mínimo|almeno|pelo menos)"
)
_MOST = (
    r"(?:at most|no more than|not more than|no longer than|not longer than|up to|under|fewer than"
    r"|less than|within|maximum(?: of)?|max\.?)"
)
_OR_MORE = r"(?:\s(?:or|and) (?:more|longer)|\sminimum|\sat least)\b"
_OR_LESS = r"(?:\s(?:or|and) (?:fewer|less)|\smaximum|\sat most)\b"
_HAN_LEAST = (
    r"(?:不少于|不少於|不得少于|不能少于|不应少于|不低于|不得低于|至少|最少|起码|(?<![不得能可要应勿别])超过"
    r"|(?<![不得能可要应勿别])多于)(?:要|用|写|须|需|有|为)?\s?"
)
_HAN_MOST = (
    r"(?:不超过|不超過|不得超过|不要超过|不能超过|不可超过|不多于|不得多于|至多|最多|(?<![不得能可要应勿别])少于"
    r"|(?<![不得能可要应勿别])小于)(?:用|写)?\s?"
)
_HAN_SIGN = "(?:个)?(?:汉)?字(?!母|段|符串)"

_THOUGHT = compiled(r"\b(?:think|reason|explain|argue|work out)|思考|推理|分析|解释", re.IGNORECASE)
_AFTER = compiled(
    r"\b(?:then|before|finally|followed|afterwards)\b|然后|最后|再|之后", re.IGNORECASE
)
_OF_ROWS = compiled(
    r"\b(?:has|have|contains?|consists? of|is|are|was|were)\s(?:\w+\s)?\Z"
    r"|\b(?:words?|names?|texts?|sentences?|lines?|notes?|reviews?|articles?|passages?)\s(?:of|with)\s\Z"
    r"|(?:文章|短文|评论|原文|段落|材料|句子|新闻|标题)(?:都|均|一般)?(?:是|为|有)?\Z",
    re.IGNORECASE,
)
_DEMANDS = compiled(
    r"\b(?:must|should|shall|answer|reply|response|write|compose)|回答|答案|回复|写", re.IGNORECASE
)
_OF_GAPS = compiled(
    r"\b(?:each|every)\s(?:gap|blank|slot|hole|line|box)|每[个一]?[空处格]", re.IGNORECASE
)
_COUNTS = compiled(r"\b(?:count|how many|number of)\b|几[个条句]|多少", re.IGNORECASE)
_ABOUT = 4
"""An answer that has a fourth of the length that is asked for has not about that length."""

_LONG = 20
_HAN_LETTERS = compiled("[㐀-鿿]")
_EAST_LETTERS = exactly("[㐀-鿿぀-ヿ]")
_LATIN_WORDS = exactly(r"[^\W㐀-鿿぀-ヿ]+")
_THIRD = 1 / 3
_FEWEST = 4
"""A number that is no limit is meant, unless a third of the answers and so many have another."""

_COUNTED = 4
"""So few words or signs are meant to be counted; of more, fewer will do."""


def _is_of_answer(asked: re.Match[str]) -> bool:
    """Say whether a length is demanded of the answer: not of thoughts that go before it, and not
    told of the row's texts."""
    before = re.split(r"[.。!?！？\n]", asked.string[: asked.start()])[-1]
    behind = re.split(r"[.。!?！？\n]", asked.string[asked.end() :])[0]
    whole = f"{before}{asked[0]}{behind}"
    is_of_rows = _OF_ROWS.search(before) is not None or behind.startswith("的")
    if OF_THOUGHTS.search(whole):
        return False
    if (
        _COUNTS.search(whole)
        or _OF_GAPS.search(before)
        or (is_of_rows and not _DEMANDS.search(before))
    ):
        return False
    return not (_THOUGHT.search(whole) and _AFTER.search(asked.string[asked.end() :]))


def _signs(text: str) -> int:
    return len("".join(words_of(text)))


def _at_least(text: str) -> int:
    """Return how many signs a text is, counting a number or a word of Latin letters as one."""
    return len(_LATIN_WORDS.findall(text)) + len(_EAST_LETTERS.findall(text))


def _is_longer(text: str, asked: re.Match[str]) -> bool:
    """Say whether a text has more words than its limit, however they are counted."""
    return len(text.split()) > as_number(said_in(asked)) and _is_of_answer(asked)


def _has_more_signs(text: str, asked: re.Match[str]) -> bool:
    """The same of signs."""
    count = _signs(text) if asked[0].isascii() else _at_least(text)
    return count > as_number(said_in(asked)) and _is_of_answer(asked)


def _is_of_other_length(text: str, asked: re.Match[str]) -> bool:
    """Say whether a text has another number of words, or of signs, than it is to have."""
    count = len(text.split()) if asked[0].isascii() else _at_least(text)
    wanted = as_number(said_in(asked))
    is_other = count > wanted or (wanted <= _COUNTED and count < wanted)
    return is_other and _is_of_answer(asked)


def _sentences(text: str) -> int:
    """Return how many sentences a text is, counting no stop of an abbreviation at its end."""
    body = text.strip().rstrip(".。!?！？\"”」' ")
    return 1 + len(re.findall(r"[.!?]['\"”)]?\s+(?=[^\s])|[。！？](?=.)", body))


_ONE = r"(?:only\s|just\s|exactly\s|no more than\s|at most\s)?(?:one|a single|exactly one)"
_SAY = (
    r"\b(?:use|using|write|give|say|output|return|print|name|choose|pick|(?:answer|reply|respond)"
    r"(?:\s(?:in|with|by))?|in|with)"
)
_SAY_ONE = _SAY.replace("|in|with)", ")")
"""What stands `in one place` or comes `with one example` need be no answer."""

_EACH = (
    r"(?!,\sor\b|\s(?:or|per|and|a (?:line|row|time)|to a|for (?:each|every)|from (?:each|every)"
    r"|on (?:each|its|every|a)|each|at a time|of each|in each|after|behind)\b|[-/])"
)
_THING = (
    r"(?:name|number|item|option|label|letter|city|country|colou?r|date|year|person|place|animal"
    r"|title|topic|category|synonym|example|value|digit|keyword|entity|element)"
)
_PARTS = compiled(r"[,，]\s+|，|[、;；\n|]|\s(?:and|und|et|y)\s|[和与及]")
_CLAUSE = compiled("[，,。；;、：:]")
_LONG_HAN = 8
"""No word of Chinese in Han characters is so long, but for names of others."""


def _has_words(text: str) -> bool:
    """Say whether a text is more than one word."""
    if text.isascii() or not _HAN_LETTERS.search(text):
        return len(text.strip(".!?").split()) > 1
    return len(_HAN_LETTERS.findall(text)) > _LONG_HAN or _CLAUSE.search(text[:-1]) is not None


def _has_parts(text: str) -> bool:
    """Say whether a text lists several things: three, or two with another sign than a comma
    between, which `Paris, France` has, too."""
    parts = [part for part in _PARTS.split(text.strip(" .。")) if part.strip()]
    marks = "".join(_PARTS.findall(text))
    return len(parts) > 2 or (len(parts) == 2 and marks.strip(" ,，") != "")


OF_THOUGHTS = compiled(
    r"\b(?:your|the|a)\s(?:thoughts?|thinking|reasoning|explanation|justification|rationale|reasons?"
    r"|steps?|analysis)\b|(?:思路|思考|推理|理由|解释|分析)",
    re.IGNORECASE,
)
"""What goes before an answer has a length of its own."""

SIZES: tuple[Form, ...] = (
    form(
        rf"{_SAY}\s{_ONE}\s(?:\w+\s)?word\b{_EACH}"
        r"|\b(?:answer|reply|response)\s(?:must|should|is to|has to)\sbe\s(?:one|a single)\sword\b"
        r"|(?:只|仅|请)?(?:用|以|写出?|答|填写?|给出|输出|说|回答|返回|选)(?:一|1)[个個](?:单)?词(?:语|汇)?"
        r"(?:来)?(?:即可|就行|就好|回答|作答|概括|描述|形容|总结|表达|表示|(?=[。，；,;)）\n]|$))"
        r"|(?:答案|回答)(?:只能|必须|应当?|须)?(?:是|为|限)(?:一|1)个(?:单)?词",
        lambda text, asked: _has_words(text) and _is_of_answer(asked),
        say("one word"),
        behind_steps=True,
        share=_THIRD,
        least=_FEWEST,
    ),
    form(
        rf"{_SAY_ONE}\s{_ONE}\s(?:\w+\s)?{_THING}\b{_EACH}"
        r"|(?:只|仅)(?:能|可|需|要|须)?(?:写出?|答|填写?|给出|输出|说|回答|返回|选出?|列出)(?:一|1)(?:个|项|种|位)"
        r"(?:名字|姓名|人名|地名|数字|答案|词语?|选项|例子|名称|城市|国家|标签|类别|日期|年份)"
        r"(?!或|和)",
        lambda text, asked: _has_parts(text) and _is_of_answer(asked),
        say("one answer"),
        behind_steps=True,
        share=_THIRD,
        least=_FEWEST,
    ),
    form(
        rf"{_SAY}\s{_ONE}\s(?:\w+\s)?sentence\b{_EACH}"
        r"|(?:用|以|写|限|只用)(?:一|1)句话?(?:来)?(?:即可|回答|作答|概括|描述|总结|说明|(?=[。，；,;)）\n]|$))",
        lambda text, asked: _sentences(text) > 1 and _is_of_answer(asked),
        say("one sentence"),
        behind_steps=True,
        share=_THIRD,
        least=_FEWEST,
    ),
    form(
        rf"\b{_MOST}\s(?P<n>{LENGTHS})\swords\b|\b(?P<few>{LENGTHS})\swords{_OR_LESS}",
        _is_longer,
        say("few words"),
        behind_steps=True,
        share=0,
        least=1,
    ),
    form(
        rf"\b(?:in|with|using)\s(?:exactly\s|just\s|only\s)?(?P<in>{NUMBERS})\swords\b"
        rf"(?!{_OR_MORE}|{_OR_LESS}"
        r"|\s(?:or|of|that|which|from (?:each|every|the (?:list|options)))\b)"
        rf"|\b(?:answer|reply|response)s?\s(?:must|should|has to|have to|is to)\s(?:be|have)\s"
        rf"(?:exactly\s)?({NUMBERS})\swords\b(?!{_OR_MORE}|{_OR_LESS}|\sor\b)",
        _is_of_other_length,
        say("a number of words"),
        behind_steps=True,
        share=_THIRD,
        least=_FEWEST,
    ),
    form(
        rf"\b(?:höchstens|maximal|au plus|maximum|como máximo|no más de|al massimo|no máximo)\s"
        rf"(\d{{1,3}}|{ELSEWHERE})\s{_WORD}"
        rf"|\b(\d{{1,3}}|{ELSEWHERE})\s(?:mots (?:au )?maximum|palabras como máximo)\b",
        lambda text, asked: len(words_of(text)) > as_number(said_in(asked)),
        say("few words"),
        behind_steps=True,
    ),
    form(
        rf"{_HAN_MOST}({HAN_LENGTHS})\s?{_HAN_SIGN}"
        rf"|({HAN_LENGTHS})\s?(?:{_HAN_SIGN}|文字)\s?(?:以内|之内|以下|以內)"
        rf"|\b{_MOST}\s({LENGTHS})\s(?:characters?|letters)\b",
        _has_more_signs,
        say("few characters"),
        behind_steps=True,
        share=0,
        least=1,
    ),
    form(
        rf"[用以](?:[^，。；：\n]{{1,10}}[的里中])?({HAN_LENGTHS})\s?{_HAN_SIGN}(?:来)?"
        r"(?:写|回答|作答|概括|总结|表示|描述|表达|填|答)"
        rf"|(?:答案|回答|答)(?:必须|应当?|须|要|都|正好|恰好|只有|只能){{0,2}}(?:是|为|写|有|限)?({HAN_LENGTHS})\s?{_HAN_SIGN}"
        r"(?=[。，；,;)）\n]|$)"
        rf"|(?:写|填|答)(?:出|上)?(?:正好|恰好|刚好)?({HAN_LENGTHS})\s?{_HAN_SIGN}(?=[。，；,;)）\n]|$)"
        rf"|({HAN_LENGTHS})(?:文字|字)で(?:答|書|表)",
        _is_of_other_length,
        say("a number of characters"),
        behind_steps=True,
        share=_THIRD,
        least=_FEWEST,
    ),
    form(
        rf"\b(?:in|with|using)\s({LENGTHS})\s(?:characters?|letters)\b",
        lambda text, asked: _signs(text) > as_number(said_in(asked)),
        say("few characters"),
        behind_steps=True,
    ),
    form(
        rf"\b(?:exactly|precisely)\s({NUMBERS})\swords\b|\bgenau\s({NUMBERS}|{ELSEWHERE})\sWörter"
        rf"|\bexactement\s({NUMBERS}|{ELSEWHERE})\smots|\bexactamente\s({NUMBERS}|{ELSEWHERE})\s"
        r"palabras\b",
        lambda text, asked: len(text.split()) != as_number(said_in(asked)),
        say("a number of words"),
        share=_THIRD,
        least=_FEWEST,
    ),
    form(
        rf"\b{_LEAST}\s({LENGTHS}|{ELSEWHERE})\s{_WORD}|\b({LENGTHS})\swords{_OR_MORE}"
        r"|\b(\d{1,4})\+\swords\b"
        rf"|\b(?:write|use|in|with)\s({LENGTHS})\s?(?:to|-|–)\s?(?:{LENGTHS})\swords\b",
        lambda text, asked: (
            len(text.split()) < as_number(said_in(asked)) and _is_of_answer(asked)
        ),
        say("many words"),
    ),
    form(
        rf"{_HAN_LEAST}({HAN_LENGTHS})\s?{_HAN_SIGN}|字数(?:应|须|要)?{_HAN_LEAST}({HAN_LENGTHS})(?![\d十百])"
        rf"|({HAN_LENGTHS})\s?{_HAN_SIGN}(?:以上|及以上|或更多|起步)"
        rf"|\b{_LEAST}\s({LENGTHS})\s(?:characters|letters)\b|({HAN_LENGTHS})(?:文字|字)以上",
        lambda text, asked: _signs(text) < as_number(said_in(asked)) and _is_of_answer(asked),
        say("many characters"),
    ),
    form(
        rf"\b(?:in|with|write|using)\s(?:about|around|roughly|approximately)?\s?({LENGTHS})\swords\b"
        rf"(?!{_OR_LESS})"
        rf"|用(?:大?约)?({HAN_LENGTHS})\s?{_HAN_SIGN}(?:左右)?(?:来)?(?:写|回答|作答|概括|总结|描述|表达)"
        rf"|({HAN_LENGTHS})\s?{_HAN_SIGN}左右",
        lambda text, asked: (
            as_number(said_in(asked)) >= _LONG
            and _ABOUT * max(len(words_of(text)), _signs(text) * (not text.isascii()))
            < as_number(said_in(asked))
            and _is_of_answer(asked)
        ),
        say("a longer text"),
    ),
    form(
        rf"\b{_LEAST}\s({LENGTHS}|{ELSEWHERE})\s(?:\w+\s)?{_SENTENCES}"
        rf"|\b({LENGTHS})\ssentences{_OR_MORE}"
        rf"|{_HAN_LEAST}({HAN_LENGTHS})\s?个?句(?:话|子)?|({HAN_LENGTHS})\s?句(?:话)?以上",
        lambda text, asked: _sentences(text) < as_number(said_in(asked)) and _is_of_answer(asked),
        say("sentences"),
    ),
    form(
        rf"\b(?:in|with|write|using|mit|en|con)\s(?:exactly\s|about\s)?(?:\d\s?[-–]\s?)?"
        rf"(?:{NUMBERS}|{ELSEWHERE})\s(?:(?:or|to|oder|ou|o|bis|à|a)\s(?:{NUMBERS}|{ELSEWHERE})\s)?"
        rf"(?:\w+\s)?{_SENTENCES}|\b(?:two|three|four|five|[2-5])-sentence\s(?:answer|reply|response"
        r"|summary|explanation)\b|用[两二三四2-4](?:到[三四3-5])?句话|[二三2-4]文で",
        lambda text, _: is_fragment(text),
        say("sentences"),
    ),
)  # fmt: skip
"""What lengths a prompt may ask for, and what tells that an answer has another one."""
