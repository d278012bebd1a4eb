"""Another language that a prompt asks for, in its words or by its last cue, than the answers are
in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, simplified
from workbench.lint.language_names import language_of_cue, languages_asked
from workbench.lint.subject import Subject, golds_of
from workbench.lint.tongues import tongue_of
from workbench.messages import Message, say

_LOOKED_AT = 20
_MOST_OF = 0.8
_LONG_CUE = 40
_ACCENTED = 0.4
"""No English has a letter of other languages in so many of its sentences."""

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
}
_LATIN = frozenset({"en", "fr", "de", "es", "it", "pt", "nl", "tr", "pl", "sv", "vi", "id"})
_LATIN_WORD = re.compile(r"[A-Za-z]{3}")
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
    r"\b(?:answer|reply|respond|write|translate|say|output|summari[sz]e|give|rewrite)\b"
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
    rf"|用(?:[一二两三几][句段个行])?(?P<zh>{_EAST})(?:来)?(?:回答|作答|输出|写|概括|总结|解释|描述)"
    rf"|(?:译成|譯成|译为|译作|翻成|翻译到)(?P<into>{_EAST})"
    rf"|(?P<ja>{_EAST})(?:で(?:答|回答|書|要約|訳|出力)|[にへ](?:翻訳|訳|直))",
    re.IGNORECASE,
)
_IS_ASKED_OF = re.compile(r"\b(?:whether|if|which|what|how|who|ob|si)\b", re.IGNORECASE)
"""What is asked of a text in a language is no demand to write in it."""

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
    asked = _demand(texts) or _last_cue(subject)
    if asked is None:
        return None
    words, wanted = asked
    outputs = [item.example.output for item in subject.rendered[:_LOOKED_AT]]
    if not _is_other(wanted, outputs) and not _are_copied(subject, wanted):
        return None
    return words, say(
        "the prompt asks for another language, {words!r}, than the answers are in: {answer}",
        words=words,
        answer=shorten(outputs[0].strip(), 30),
    )


def _are_copied(subject: Subject, wanted: str) -> bool:
    """Say whether nearly all answers, which are no labels, are words of their inputs, and these in
    another language."""
    items = subject.rendered[:_LOOKED_AT]
    golds = [golds_of(item.example)[0].strip() for item in items]
    inside = [
        len(gold) > 1 and gold in item.example.input
        for gold, item in zip(golds, items, strict=True)
    ]
    if sum(inside) < _MOST_OF * len(items) or 2 * len(set(golds)) <= len(golds):
        return False
    spoken = tongue_of("\n".join(item.example.input for item in items))
    return spoken not in ("", wanted)


def _demand(texts: Sequence[str]) -> tuple[str, str] | None:
    for match in _ASKED.finditer(texts[0]) if texts else ():
        if not _IS_ASKED_OF.search(match[0]) and all(match[0] in text for text in texts):
            return match[0], _tongue_in(match)
    for words, wanted in languages_asked(texts[0]) if texts else ():
        if all(words in text for text in texts):
            return words, wanted
    return None


def _last_cue(subject: Subject) -> tuple[str, str] | None:
    """Return the last line of all inputs where it is a cue that names a language, with that."""
    items = subject.rendered[:_LOOKED_AT]
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
    if {spoken, wanted} == {"zh", "ja"} and wanted == "ja":
        return False  # what is short may be all Han characters in Japanese, too
    if spoken:
        return spoken != wanted
    if wanted == "en":
        return sum(map(_accented, outputs)) >= _ACCENTED * len(outputs)
    words = sum(_LATIN_WORD.search(text) is not None for text in outputs)
    is_mixed = any(map(_OTHER_LETTER.search, outputs))  # code with comments, say
    return wanted not in _LATIN and not is_mixed and words >= _MOST_OF * len(outputs)
