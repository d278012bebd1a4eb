"""Another language that a prompt asks for, in its words or by its last cue, than the answers are
in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.lint.language_names import UNTOLD_NAMES, language_of_cue, languages_asked
from workbench.lint.near_words import mended_words
from workbench.lint.other_letters import are_forms_of_rows, has_letters_of_others
from workbench.lint.subject import Subject, golds_of
from workbench.lint.tongues import tongue_of
from workbench.messages import Message, say

_LOOKED_AT = 20
_MOST_OF = 0.8
_LONG_CUE = 40
_ACCENTED = 0.4
"""No English has a letter of other languages in so many of its sentences."""

_MOST_LABELS = 12
_FEWEST_LABELS = 3
_ENGLISH_LABELS = """
yes true false right wrong incorrect positive negative mixed entailment contradiction world
sports business technology health politics entertainment weather travel food joy anger sadness
fear disgust love happy sad angry offensive hate harmless toxic grammatical ungrammatical
acceptable unacceptable equivalent different same effect statement request complaint praise
refund payment delivery billing shipping account supported refuted unknown agree disagree
against allow mute keep remove delete hide warn approve reject deny escalate ignore refusal
reminder apology greeting
"""
_ENGLISH = frozenset(_ENGLISH_LABELS.split())
"""Labels that other languages spell in another way, or the most that labels are with `no`."""

_FEWEST_SHAPED = 6
_SHAPED = 1 / 3
_SHAPES = (
    r"[kw]|sh|[a-z]th|oo|ee|gh|ck|dge|[dtk]le\b|[bcdfglmnprstv]y\b"
    r"|(?:ing|ness|ful|less|ship|hood)\b"
)
_ENGLISH_SHAPES = {
    tongue: exactly(f"{_SHAPES}|{own}")
    for tongue, own in (
        ("fr", r"[ct]or\b|ea[dklmnst]"),
        ("es", r"[bcfgkmptvx]\b"),
        ("it", r"[bcdfgkmpstvxz]\b"),
        ("pt", r"[bcdfgknptvx]\b"),
    )
} | {"de": exactly(r"[a-z]th|oo|ea|[a-z]gh|[bcdfglmnprstv]y\b|[aeo]w\b|(?:ness|ful|less)\b")}
"""How words of English are spelt, and hardly a word of another language."""

_NAMES = {
    "en": "english anglais inglés ingles inglese inglês englisch 英文 英语 英語",
    "fr": "french français francais francés francese francês französisch 法文 法语 法語"
    " フランス語 仏語",
    "de": "german allemand alemán tedesco alemão deutsch 德文 德语 德語 ドイツ語 独語",
    "es": "spanish espagnol español castellano spagnolo espanhol spanisch 西班牙文 西班牙语"
    " 西班牙語 スペイン語",
    "it": "italian italien italiano italienisch 意大利文 意大利语 義大利語 イタリア語",
    "pt": "portuguese portugais portugués português portoghese portugiesisch 葡萄牙文 葡萄牙语"
    " ポルトガル語",
    "nl": "dutch néerlandais neerlandés holandés olandese niederländisch 荷兰语 オランダ語",
    "zh": "chinese mandarin chinois chino cinese chinês chinesisch 中文 汉语 漢語 中国語",
    "ja": "japanese japonais japonés giapponese japonês japanisch 日文 日语 日語 日本語",
    "ko": "korean coréen coreano koreanisch 韩文 韩语 韓文 韓國語 韓国語 한국어",
    "ru": "russian russe ruso russo russisch 俄文 俄语 俄語 ロシア語 русский",
    "ar": "arabic arabe árabe arabo arabisch 阿拉伯文 阿拉伯语 アラビア語 العربية",
    "el": "greek grec griego greco griechisch 希腊语 ギリシャ語",
    "he": "hebrew hébreu hebreo ebraico hebräisch 希伯来语 ヘブライ語",
    "hi": "hindi 印地语 ヒンディー語",
    "th": "thai thaï tailandés thailändisch 泰语 タイ語",
    "tr": "turkish turc turco türkisch 土耳其语 トルコ語",
    "pl": "polonais polaco polacco polonês polnisch 波兰语 ポーランド語",
    "sv": "swedish suédois sueco svedese schwedisch 瑞典语 スウェーデン語",
    "vi": "vietnamese vietnamien vietnamita vietnamesisch 越南语 ベトナム語",
    "id": "indonesian indonésien indonesio indonesiano indonesisch 印尼语 インドネシア語",
    **UNTOLD_NAMES,
}
_LATIN = frozenset({"en", "fr", "de", "es", "it", "pt", "nl", "tr", "pl", "sv", "vi", "id"})
_LATIN |= UNTOLD_NAMES.keys()
_FEWEST_WORDS = 3
_WORD = exactly(r"[^\W\d_]+")
_LATIN_WORD = exactly(r"[A-Za-z]{3}")
_OTHER_LETTER = compiled(r"[\u0370-\uffdc]")
_ENDINGS = ("", "e", "en", "er", "es")
"""Those of German: `ins Englische`, `in englischer Sprache`."""

_OF = {
    form: tongue
    for tongue, names in _NAMES.items()
    for name in simplified(names).split()
    for form in ((name + end for end in _ENDINGS) if name.endswith("sch") else (name,))
} | {"deutsche": "de", "deutschen": "de", "deutscher": "de"}
_EAST = "|".join(sorted((name for name in _OF if name[0] > "⺀"), key=len, reverse=True))
_WEST = "|".join(sorted((name for name in _OF if name[0] < "⺀"), key=len, reverse=True))
_GAP = r"[^.\n]{0,60}?"
_TO_OTHER = r"(?!\s(?:to|into|al|vers|ins|para|or|ou|oder|o)\b)"
"""Behind the language that is translated from stands that which it is translated into."""

_WORK = (
    "headline|title|summary|translation|sentence|answer|version|text|reply|response|paraphrase"
    "|Übersetzung|Überschrift|Antwort|Zusammenfassung|Satz"
)
_MEASURE = "(?:[一二三两几]?[个句段条篇则])?"
_EAST_WORK = (
    "(?:标题|题目|摘要|概要|小结|总结|名称|短文|回复|答复|タイトル|見出し|要約|題名)"
    "(?!的|中|里|和|与|或|对应|改)"
)
"""What is written in a language: not a sentence, which may be what is to be translated."""

_ASKED = compiled(
    r"\b(?:answer|reply|respond|write|translate|say|output|summari[sz]e|give|rewrite|sum"
    r"|put|state|phrase|express|formulate|explain|describe)\b"
    rf"{_GAP}\b(?:in|into|to)\s(?:(?:plain|simple|good|fluent|correct)\s)?(?P<en>{_WEST})\b{_TO_OTHER}"
    rf"|\b(?:write|give|produce|generate)\s(?:an?|the|one)\s(?:\w+\s)?(?P<of>{_WEST})\s(?:{_WORK})\b"
    r"|\b(?:übersetz|übertrag|antwort|schreib|formulier|fass|gib|beantwort)\w*\b"
    rf"{_GAP}\b(?:ins|auf|in)\s(?P<de>{_WEST})\b(?!\s(?!Sprache)[A-ZÄÖÜ])"
    r"|\b(?:tradui|répond|écri|rédige|résume|donne)\w*\b"
    rf"{_GAP}\b(?:en|vers le|vers l['’])\s?(?P<fr>{_WEST})\b{_TO_OTHER}"
    r"|\b(?:traduc|traduzca|traduz|respond|contest|escrib|escrev|redact|resum|rispond|scriv)\w*\b"
    rf"{_GAP}\b(?:al|en|in|em|para o)\s(?P<es>{_WEST})\b{_TO_OTHER}"
    r"|\b(?:schreib|verfass|formulier|gib|erstell)\w*\s(?:\w+\s){0,6}?(?:eine?n?|de[nm]|die)\s(?:\w+e[ns]?\s)?"
    rf"(?P<den>{_WEST})\s(?:Titel|Überschrift|Schlagzeile|Zusammenfassung|Antwort|Satz)\b"
    r"|\b(?:écri|rédige|donne|propose|trouve|escrib|redact|scriv|propon)\w*\s(?:\w+\s){0,6}?une?\s"
    rf"(?:título|titular|resumen|titre|résumé|titolo|riassunto)\s(?:\w+\s)?(?P<titre>{_WEST})\b"
    rf"|(?:写|拟|起|取|想|生成|撰写|给出)(?:一|出|上|下)?{_MEASURE}(?:[^。，；\n]{{1,6}}的)?(?P<des>{_EAST})的?"
    rf"{_EAST_WORK}|(?P<no>{_EAST})の{_EAST_WORK}を(?:書|付け|つけ|作|考え)"
    rf"|[用以](?:[一二两三几][句段个行])?(?P<zh>{_EAST})(?:来|进行)?(?:回答|作答|输出|写|概括|总结|解释|描述"
    r"|答复|回复|答题|表述|表达|给出|说明|填写)(?!(?:出|成)?的)"
    rf"|(?:答案|回答|输出|回复)[^。，；\n]{{0,4}}?(?:用|以|使用|须为|应为|写成)(?P<in>{_EAST})"
    r"(?=$|[。，；,;)）\n])"
    rf"|(?:请|只|务必)(?:能|可)?(?:使用|用)(?P<use>{_EAST})(?=$|[。；;)）\n])"
    rf"|\b(?:please\s)?use\s(?:only\s)?(?P<only>{_WEST})(?:\sonly)?(?=\s*(?:$|[.;!)]))"
    rf"|\b(?:the )?(?:language|words?)\sof (?:the|your) (?:answer|reply|response)s?\s"
    rf"(?:is|must be|should be)\s(?P<lang>{_WEST})\b(?!\s(?:or|and)\b)"
    rf"|(?:写出?|给出|填写?|填入|答出?|说出|输出|拼写?出?)(?:一个|它的|对应的|相应的|正确的|这个)?"
    rf"(?P<word>{_EAST})的?(?:单词|词语|词汇|词(?=$|[，。；,;\n])|名词|动词|名称|叫法|说法|译名|句子|译文|翻译)"
    rf"|(?:用|以)(?P<name>{_EAST})的?(?:单词|词语|词)(?:来)?(?:回答|作答|填空)"
    rf"|\b(?:write|give|name|type|say|answer with|find|spell|reply with|fill in)\s(?:down\s)?"
    rf"(?:an?|the|one|its|each)\s(?:\w+\s)?(?P<term>{_WEST})\s(?:word|noun|verb|term|name|equivalent)\b"
    rf"(?!\s(?:in|of|from)\s(?:the\s)?(?:passage|text|sentence|list|which|bold|brackets|quotes))"
    rf"|(?:译成|譯成|译为|译作|翻成|翻译到)(?P<into>{_EAST})"
    rf"|(?P<ja>{_EAST})(?:で(?:答|回答|書|要約|訳|出力)|[にへ](?:翻訳|訳|直))",
    re.IGNORECASE,
)
_IS_ASKED_OF = exactly(r"\b(?:whether|if|which|what|how|who|ob|si)\b", re.IGNORECASE)
"""What is asked of a text in a language is no demand to write in it."""

_NAME = compiled(rf"\b(?:{_WEST})\b|{_EAST}", re.IGNORECASE)
_TRANSLATES = compiled(r"translat|übersetz|tradu|[译訳]", re.IGNORECASE)
_CHINESE_ALONE = compiled("[这那们吗你她很么呢吧哪谁没给]")
"""What nearly every Chinese text of some sentences has, and no Japanese one."""

_KANA = compiled(r"[\u3040-\u30ff]")
_FEWEST_ANSWERS = 2
_SCRIPT = compiled(
    r"\b(?:answer|reply|respond|write|give|translate|output|use|say|print|summari[sz]e)\b[^.\n]{0,40}?"
    r"\b(?:(?P<old>traditional)|(?P<new>simplified))\s(?:Chinese|characters|script)\b"
    r"(?!\s(?:characters\s)?(?:to|into|or)\b)"
    r"|(?:[用以]|使用|写成|转[为成换]+|改[为成写]+|译[为成])(?P<han>[繁简正])体(?:中文|汉字|字)?"
    r"(?:来|进行)?(?=作答|回答|书写|写(?!的|成)|输出|填写|表示|答|概括|$|[。，；,;)）\n])",
    re.IGNORECASE,
)
"""What asks for one of the two ways to write Chinese, and is none of a text that is shown."""

_OF_A_TEXT = exactly(r"[:,;(]|\b(?:is|are|was|sentence|text|word|line|phrase|review)\b")
"""What may be in another language than the answers: `write yes or no: is the text in French …`."""

_AT_THE_END = exactly(r",\s(?:in|into|en|auf)\s[^\W\d_]+\Z")
"""A language behind all else is no text's: `write the label alone, in Italian`."""

_CUE = compiled(
    rf"(?:(?:in|to|into|auf|ins|en|em)\s)?(?P<name>{_WEST})(?:\s(?:{_WORK}))?\s?[:：=]"
    r"|(?:translation|translate|Übersetzung|traduction|traducción|traduzione|tradução)\s?[(\[]?"
    rf"(?:in|into|to|ins|auf|en|al|em)?\s?(?P<of>{_WEST})[)\]]?\s?[:：]"
    rf"|(?:译文|翻译|訳文|訳)?[(（]?(?P<east>{_EAST})[)）]?(?:译文|翻译|訳|文)?\s?[:：]",
    re.IGNORECASE,
)


def other_language_asked(subject: Subject, texts: Sequence[str]) -> tuple[str, Message] | None:
    """Return the words that ask for another language than the answers are in, with a message; None
    where there are none. `texts` are what some docs' prompts have besides their rows."""
    if script := _script_asked(subject, texts):
        return script
    demands = list(_demands(texts))
    asked = demands[0] if demands else _last_cue(subject)
    if asked is None:
        return None
    words, wanted = asked
    items = subject.some(_LOOKED_AT)
    if subject.method == "ppl":  # what is ranked is what is answered
        outputs = ["\n".join(choice.strip() for choice in item.choices) for item in items]
    else:
        outputs = [item.example.output for item in items]
    is_other = (
        _is_other(wanted, outputs)
        or (not _OF_A_TEXT.search(_last_of(words)) and _are_named_in_english(subject, wanted))
        or _are_english_words(outputs, wanted)
        or has_letters_of_others(outputs, wanted)
        or (_TRANSLATES.search(words) is not None and are_forms_of_rows(subject, texts[0]))
        or _are_mended_words(subject, wanted)
    )
    if is_other and not all(_is_other(tongue, outputs) for _, tongue in demands[1:]):
        return None  # it is asked for on the way: `first into German, then into French`
    if not is_other and not _are_copied(subject, wanted):
        return _cued_otherwise(subject, texts, outputs)
    return words, say(
        "the prompt asks for another language, {words!r}, than the answers are in: {answer}",
        words=words,
        answer=shorten(outputs[0].strip(), 30),
    )


def _cued_otherwise(
    subject: Subject, texts: Sequence[str], outputs: Sequence[str]
) -> tuple[str, Message] | None:
    """Return the words that ask for a translation, where the last cue names a language that nothing
    asks for, and no answer is in the one that is asked for."""
    cue, demands = _last_cue(subject), list(_demands(texts))
    if cue is None or not demands or not _TRANSLATES.search(demands[0][0]):
        return None
    tongues = {tongue for _, tongue in demands}
    spoken = tongue_of("\n".join(outputs))
    if len(tongues) > 1 or cue[1] in tongues or spoken not in ("", cue[1]):
        return None
    words, wanted = demands[0]
    name = next((part for part in (*_names_in(words),) if _OF.get(part) == wanted), words)
    return words, say(
        "the prompt asks for {name}, and its last cue is {cue!r}", name=name, cue=cue[0]
    )


def _names_in(words: str) -> Iterator[str]:
    """Yield the names of languages in some words."""
    for match in _NAME.finditer(words):
        yield simplified(match[0].casefold())


def _script_asked(subject: Subject, texts: Sequence[str]) -> tuple[str, Message] | None:
    """Return the words that ask for traditional characters where answers have simplified ones, or
    the other way round. Most characters are of both."""
    match = _SCRIPT.search(texts[0]) if texts else None
    if match is None or not all(match[0] in text for text in texts):
        return None
    is_traditional = match["old"] is not None or match["han"] in ("繁", "正")
    wanted, other = ("big5", "gb2312") if is_traditional else ("gb2312", "big5")
    answers = [
        " ".join(item.choices) if subject.method == "ppl" else item.example.output
        for item in subject.rendered
    ]
    have = [_has_only_of(wanted, answer, other) for answer in answers]
    lack = [_has_only_of(other, answer, wanted) for answer in answers]
    if any(have) or sum(lack) < _FEWEST_ANSWERS:
        return None
    return match[0], say(
        "the prompt asks for other characters, {words!r}, than the answers have: {answer}",
        words=match[0],
        answer=shorten(answers[lack.index(True)].strip(), 30),
    )


def _has_only_of(script: str, text: str, other: str) -> bool:
    """Say whether a text has a Han character that one old encoding has and the other has not: each
    is of one way to write Chinese."""
    return any(_is_in(script, sign) and not _is_in(other, sign) for sign in text if sign > "⺀")


@lru_cache(maxsize=4096)
def _is_in(encoding: str, sign: str) -> bool:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return False
    return "\u3400" <= sign <= "\u9fff"


def _are_copied(subject: Subject, wanted: str) -> bool:
    """Say whether nearly all answers, which are no labels, are words of their inputs, and these in
    another language."""
    items = subject.some(_LOOKED_AT)
    golds = [golds_of(item.example)[0].strip() for item in items]
    inside = [
        len(gold) > 1 and gold in item.example.input
        for gold, item in zip(golds, items, strict=True)
    ]
    if sum(inside) < _MOST_OF * len(items) or 2 * len(set(golds)) <= len(golds):
        return False
    if tongue_of("\n".join(golds)) == wanted:
        return False  # its script tells, as `豆腐店` is Chinese in a prompt in English
    spoken = tongue_of("\n".join(item.example.input for item in items))
    return spoken not in ("", wanted)


def _are_named_in_english(subject: Subject, wanted: str) -> bool:
    """Say whether answers are a few labels, most of which are English words that no other language
    of Latin letters writes so, where one of these is asked for."""
    if wanted not in _LATIN or wanted == "en":
        return False
    if subject.method == "ppl":
        said = {choice.strip() for item in subject.rendered for choice in item.choices}
    else:
        said = set(subject.golds)
    labels = {label.strip(" .").casefold() for label in said}
    is_closed = len(labels) <= _MOST_LABELS and len(subject.rendered) >= 2 * len(labels)
    return is_closed and len(labels) > 1 and 2 * len(labels & _ENGLISH) >= len(labels)


def _are_english_words(outputs: Sequence[str], wanted: str) -> bool:
    """Say whether answers are short and without accents, and a third of them spelt as words of
    English are, and none of the language that is asked for."""
    shape = _ENGLISH_SHAPES.get(wanted)
    said = [text.strip(" .!?\"'") for text in outputs]
    if shape is None or len({*said}) < _FEWEST_SHAPED or not all(map(str.isascii, said)):
        return False
    if any(len(text.split()) > _FEWEST_WORDS for text in said):
        return False
    shaped = sum(text.islower() and shape.search(text) is not None for text in said)
    return shaped >= max(_FEWEST_SHAPED // 2, len(said) * _SHAPED)


def _last_of(words: str) -> str:
    """Return the last demand of some words without the language at its end."""
    return _AT_THE_END.sub("", words).rpartition(", and ")[2]


def _are_mended_words(subject: Subject, wanted: str) -> bool:
    """Say whether nearly all answers are single words that stand in their sentences misspelt, and
    these are in another language."""
    mended = mended_words(subject)
    if mended is None or sum(mended) < _MOST_OF * len(mended):
        return False
    items = subject.some(_LOOKED_AT)
    return tongue_of("\n".join(item.example.input for item in items)) not in ("", wanted)


def _demands(texts: Sequence[str]) -> Iterator[tuple[str, str]]:
    for match in _ASKED.finditer(texts[0]) if texts else ():
        if not _IS_ASKED_OF.search(match[0]) and all(match[0] in text for text in texts):
            yield match[0], _tongue_in(match)
    for words, wanted in languages_asked(texts[0]) if texts else ():
        if all(words in text for text in texts):
            yield words, wanted


def _last_cue(subject: Subject) -> tuple[str, str] | None:
    """Return the last line of all inputs where it is a cue that names a language, with that."""
    items = subject.some(_LOOKED_AT)
    lasts = {item.example.input.rstrip().rpartition("\n")[2].strip() for item in items}
    last = lasts.pop() if len(lasts) == 1 else ""
    if not last or len(last) > _LONG_CUE:
        return None
    match = _CUE.fullmatch(last)
    wanted = _tongue_in(match) if match else language_of_cue(last) if last[-1] in ":：" else ""
    return (last, wanted) if wanted else None


def _tongue_in(match: re.Match[str]) -> str:
    return next(_OF[simplified(name.casefold())] for name in match.groups() if name)


def _accented(text: str) -> bool:
    return any(sign.isalpha() and not sign.isascii() for sign in text)


def _is_other(wanted: str, outputs: Sequence[str]) -> bool:
    """Say whether answers are in another language: both halves of them are in one that is not
    wanted, or they have Latin letters where others are."""
    halves = {tongue_of("\n".join(outputs[first::2])) for first in (0, 1)} - {""}
    spoken = tongue_of("\n".join(outputs)) if len(halves) < 2 else ""
    words = {word for text in outputs for word in _WORD.findall(text.casefold())}
    if {spoken, wanted} <= _LATIN and len(words) < _FEWEST_WORDS:
        spoken = ""  # `non` again and again is of several languages
    if {spoken, wanted} == {"zh", "ja"} and wanted == "ja":
        # What is short may be all Han characters in Japanese, too.
        chinese = sum(_CHINESE_ALONE.search(text) is not None for text in outputs)
        return 2 * chinese >= len(outputs) and not any(map(_KANA.search, outputs))
    if spoken:
        return spoken != wanted and (spoken == "en" or wanted not in UNTOLD_NAMES)
    if wanted == "en":
        return sum(map(_accented, outputs)) >= _ACCENTED * len(outputs)
    latin = sum(_LATIN_WORD.search(text) is not None for text in outputs)
    is_mixed = any(map(_OTHER_LETTER.search, outputs))  # code with comments, say
    return wanted not in _LATIN and not is_mixed and latin >= _MOST_OF * len(outputs)


def tongues_asked(text: str) -> Iterator[str]:
    """Yield the languages that a text asks for an answer in."""
    yield from map(_tongue_in, _ASKED.finditer(text))
    yield from (tongue for _, tongue in languages_asked(text))


def named_tongues(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield where a text, in simplified characters, names languages, and which they are."""
    for match in _NAME.finditer(text):
        yield match.start(), match.end(), _OF[match[0].casefold()]


def are_in_other_tongue(subject: Subject, wanted: str, outputs: Sequence[str]) -> bool:
    """Say whether answers, be they a few labels, are in another language than the one given."""
    return (
        _is_other(wanted, outputs)
        or _are_named_in_english(subject, wanted)
        or _are_english_words(outputs, wanted)
        or _are_labels_spelt_in_english(outputs, wanted)
        or has_letters_of_others(outputs, wanted)
    )


def _are_labels_spelt_in_english(outputs: Sequence[str], wanted: str) -> bool:
    """Say whether a third of a few labels are spelt as words of English are, and none of the
    language that is asked for."""
    shape = _ENGLISH_SHAPES.get(wanted)
    labels = {text.strip(" .") for text in outputs}
    if shape is None or not _FEWEST_LABELS <= len(labels) <= _MOST_LABELS:
        return False
    if not all(label.isascii() and len(label.split()) <= _FEWEST_WORDS for label in labels):
        return False
    shaped = sum(shape.search(label.casefold()) is not None for label in labels)
    return shaped >= max(2, len(labels) * _SHAPED)
