"""The forms of words and sentences, by their names: a script, an ending, a tense, a person, an
article, a question."""

from __future__ import annotations

import re

from workbench.io.han import exactly
from workbench.lint.rules.instructions.clauses import Shape, shape

_SCRIPTS = {
    "cyrillic": "[\u0400-\u04ff]",
    "西里尔": "[\u0400-\u04ff]",
    "greek": "[\u0370-\u03ff]",
    "希腊": "[\u0370-\u03ff]",
    "hebrew": "[\u0590-\u05ff]",
    "arabic": "[\u0600-\u06ff]",
    "devanagari": "[\u0900-\u097f]",
    "thai": "[\u0e00-\u0e7f]",
    "hangul": "[\uac00-\ud7a3]",
    "korean": "[\uac00-\ud7a3]",
    "katakana": "[\u30a0-\u30ff]",
    "片假名": "[\u30a0-\u30ff]",
    "hiragana": "[\u3040-\u309f]",
    "平假名": "[\u3040-\u309f]",
    "chinese": "[\u3400-\u9fff]",
    "latin": "[A-Za-z]",
    "roman": "[A-Za-z]",
    "拉丁": "[A-Za-z]",
    "英文": "[A-Za-z]",
    "注音": "[\u3100-\u312f]",
    "bopomofo": "[\u3100-\u312f]",
    "zhuyin": "[\u3100-\u312f]",
    "phonetic": r"[\u0250-\u02ff/\[]",
}
"""Scripts by their names, each with its letters."""

_STEMS = {
    "lat|латин|لاتيني": _SCRIPTS["latin"],
    "c[ií]r|cyr|kyr|кирилл|سيريلي": _SCRIPTS["cyrillic"],
    "gr(?:i?e[gc]|iech)|греч|يوناني": _SCRIPTS["greek"],
    "[aá]rab|арабск|عربي": _SCRIPTS["arabic"],
}
"""The same by how their names begin in other languages."""

_BEYOND = {
    "german": "äöüß",
    "french": "àâæçéèêëîïôœùûüÿ",
    "spanish": "áéíóúüñ¿¡",
    "italian": "àèéìíîòóùú",
    "portuguese": "áâãàçéêíóôõúü",
    "dutch": "áéëïóöüèê",
    "swedish": "åäöé",
    "polish": "ąćęłńóśźż",
    "danish": "æøåé",
    "norwegian": "æøåéòô",
    "finnish": "åäö",
    "turkish": "çğıöşüâîû",
    "english": "éïèêçñö",
    "czech": "áčďéěíňóřšťúůýž",
    "hungarian": "áéíóöőúüű",
    "romanian": "ăâîșțşţ",
}
"""What languages in Latin letters write besides the plain ones."""

_IRREGULAR = (
    "mice men women children people teeth feet geese oxen lice dice wives knives lives wolves"
)


_HIRAGANA, _KATAKANA, _KANJI = "\u3041-\u3096", "\u30a1-\u30fa", "\u3400-\u9fff"
_OTHER_KANA = {
    "ひらがな": exactly(f"[{_KATAKANA}{_KANJI}]"),
    "平仮名": exactly(f"[{_KATAKANA}{_KANJI}]"),
    "カタカナ": exactly(f"[{_HIRAGANA}{_KANJI}]"),
    "片仮名": exactly(f"[{_HIRAGANA}{_KANJI}]"),
    "ローマ字": exactly(f"[{_HIRAGANA}{_KATAKANA}{_KANJI}]"),
}
"""Scripts of Japanese by their names, each with the letters of the others."""

_KANA = exactly(f"[{_HIRAGANA}]")
_JAPANESE = exactly(f"[{_HIRAGANA}{_KATAKANA}{_KANJI}]")
_POLITE = exactly(
    r"(?:です|ます|ました|ません|でした|でしょう|ましょう|ください)"
    r"[かねよ]?[。．！？]?\s*\Z"
)
_SHORT_SENTENCE = 5
"""With so many signs and fewer, an answer may be a word."""

_TELLS_JA = (
    r"(?:で、?(?:書いて(?![あい])|書きなさい|書くこと|答え|回答し|記入し|出力し|表し|示し|述べ|訳し|説明し)"
    r"|に(?:直し|変え|変換し|書き換え|書き直し|改め|訳し)(?:て|なさい))"
)
"""What tells in Japanese to write in a form, or to put a text into it."""

_TWO_LETTERS = exactly(r"[A-Za-z]{2}")


def _has_words(text: str) -> bool:
    return _TWO_LETTERS.search(text) is not None


def _is_english(text: str) -> bool:
    return text.isascii() and _has_words(text)


def _is_sentence(text: str) -> bool:
    return _is_english(text) and len(text.split()) > 2


def _in_script(text: str, match: re.Match[str]) -> bool:
    return re.search(_SCRIPTS[match["script"].casefold()], text) is not None


def _in_script_elsewhere(text: str, match: re.Match[str]) -> bool:
    named = next(name for name in match.groupdict().values() if name).casefold().removeprefix("ال")
    letters = next((own for stem, own in _STEMS.items() if re.match(stem, named)), "")
    return not letters or re.search(letters, text) is not None


def _is_in_kana(text: str, match: re.Match[str]) -> bool:
    """Say whether an answer has no letter of another script of Japanese than the one named."""
    return _OTHER_KANA[match["script"]].search(text) is None


def _is_of_letters(text: str) -> bool:
    return _JAPANESE.search(text) is not None


def _is_sentence_in_japanese(text: str) -> bool:
    return _KANA.search(text) is not None and len(text) > _SHORT_SENTENCE


def _is_affixed(text: str, match: re.Match[str]) -> bool:
    """Say whether a word of an answer begins or ends with what is asked for."""
    words = re.findall(r"[^\W\d_]+", text.casefold())
    said = match.groupdict()
    if prefix := said.get("prefix"):
        return any(word.startswith(prefix.casefold()) for word in words)
    ending = (said.get("ending") or said.get("ing") or "").casefold()
    return any(word.endswith(ending) for word in words)


def _is_singular(text: str, _: re.Match[str]) -> bool:
    last = text.casefold().split()[-1]
    return last not in _IRREGULAR.split() and not re.search(r"(?<![su])s\Z", last)


def _is_abbreviation(text: str, _: re.Match[str]) -> bool:
    return len(text) > 6 or not re.fullmatch(r"[A-Z][A-Za-z.&]*", text) or text[1:].islower()


def _has_person(pattern: str) -> str:
    return rf"(?i:\b(?:{pattern})\b)"


_Q = r"[\"“]?"
WORD_SHAPES: tuple[Shape, ...] = (
    shape(
        r"\b(?:in|with|using|use|into) (?:the )?(?P<script>cyrillic|greek|hebrew|arabic|devanagari"
        r"|thai|hangul|korean|katakana|hiragana|chinese|latin|roman|bopomofo|zhuyin|phonetic)"
        r" (?:letters?|script|characters?|alphabet|signs?|symbols?)\b",
        _in_script,
    ),
    shape(
        r"[用以](?P<script>西里尔|希腊|拉丁|片假名|平假名|注音)(?=字母|符号|书写|标注|写|拼写|[，。）)]|\Z)",
        _in_script,
    ),
    shape(
        rf"(?<![とやか、・])(?P<script>ひらがな|平仮名|カタカナ|片仮名|ローマ字)(?:だけ|のみ)?{_TELLS_JA}",
        _is_in_kana,
        _is_of_letters,
    ),
    shape(
        rf"(?:だ・である(?:調|体)?|である(?:調|体)|常体|普通体)[」』”]?(?:の?文)?{_TELLS_JA}",
        lambda text, _: not _POLITE.search(text),
        _is_sentence_in_japanese,
    ),
    shape(
        rf"(?:です・ます(?:調|体)?|ですます(?:調|体)|敬体|丁寧体)[」』”]?(?:の?文)?{_TELLS_JA}",
        lambda text, _: _POLITE.search(text) is not None,
        _is_sentence_in_japanese,
    ),
    shape(
        r"\b(?:escrib|respond|contest|écri|répond|schreib|antwort|scriv|rispond|escrev)\w*\s"
        r"(?:[^\W\d_]+\s){0,2}?(?:en|em|in|mit|avec|con|com)\s(?:(?:letras|caracter(?:es|i)"
        r"|caractères|lettres|lettere|alfabeto|alphabet)\s"
        r"(?P<latin>lat\w+|c[ií]r\w+|cyr\w+|gri?e[gc]\w+|[aá]rab\w+)"
        r"|(?P<german>latein\w+|kyrill\w+|griech\w+|arabisch\w+)\s(?:Buchstaben|Schrift|Zeichen))"
        r"|\b(?:на|за)?(?:пиш|ответ|отвеч)\w*\s(?:[^\W\d_]+\s){0,2}?"
        r"(?P<russian>латиницей|кириллицей|(?:латинск|греческ|арабск)ими буквами)"
        r"|(?:أجب|اكتب)\s(?:[^\W\d_]+\s){0,2}?ب(?:ال)?(?:حروف|أحرف)\s"
        r"(?P<arabic>(?:ال)?(?:لاتيني|عربي|يوناني|سيريلي)ة)",
        _in_script_elsewhere,
    ),
    shape(
        rf"\bprefix(?:es)? {_Q}(?P<prefix>[a-z]{{1,6}})-?{_Q}(?!\w)",
        _is_affixed,
        _has_words,
        "both",
    ),
    shape(
        rf"\b(?:suffix|ending|ends?(?:ing)? (?:in|with|on)|form in|form with)"
        rf" {_Q}-(?P<ending>[a-z]{{1,6}})\b"
        r"|(?<![\w-])-?(?P<ing>ing)[- ]form\b",
        _is_affixed,
        _has_words,
        "both",
    ),
    shape(
        r"\bin(?:to)? the (?:simple )?future\b|\bfuture (?:tense|form)\b|\A\W*future\W*\Z"
        r"|\bwith will\b",
        r"(?i:\b(?:will|shall|going to(?! (?:the|an?|my|our|your|his|her|their|this|that)\b)"
        r"|won['’]t)\b|['’]ll\b)",
        _is_english,
    ),
    shape(
        r"\b(?:present|past) (?:continuous|progressive)\b|\bcontinuous (?:tense|form)\b",
        r"(?i:\w+ing\b)",
        _is_english,
    ),
    shape(
        r"\b(?:present|past) perfect\b|\bpluperfect\b",
        r"(?i:\b(?:has|have|had)\b|['’](?:ve|s|d)\b)",
        _is_english,
    ),
    shape(
        r"\bin(?:to)? the passive(?: voice)?\b|\bpassive (?:voice|form)\b",
        r"(?i:\b(?:is|are|am|was|were|be|been|being|gets?|got)\b)",
        _is_sentence,
    ),
    shape(
        r"\bin(?:to)? the active(?: voice)?\b|\bactive (?:voice|form)\b",
        lambda text, _: (
            not re.search(r"\b(?:is|are|was|were|been|being|be) (?:\w+ )?\w+ by\b", text)
        ),
        _is_sentence,
    ),
    shape(
        r"\b(?:make|turn|put|rewrite|render)\b[^,.]{0,40}\b(?:negative|negated)\b|\bnegate"
        r" (?:the|each|every)\b"
        r"|\b(?:in|into) the negative\b|\bnegative form\b|\bdeny (?:the|each)\b",
        r"(?i:\b(?:not?|never|nobody|none|nothing|neither|nor|cannot|without)\b|n['’]t\b|\bun"
        r"|\bin|\bdis)",
        _is_sentence,
    ),
    shape(
        r"\b(?:into|as|form of|make\b[^,.]{0,20}|write|ask|(?:answer|reply|respond) (?:only )?with)"
        r" an? (?:\w+ )?question\b(?! (?:mark|number|id)\b)"
        r"|(?:改写?[成为]|变[成为]|写成|以)(?:一个)?[疑反设]?问句",
        r"[?？]",
    ),
    shape(
        r"\bin(?:to)? the second person\b",
        _has_person("you|your|yours|yourself|yourselves|thou"),
        _is_sentence,
    ),
    shape(
        r"\bin(?:to)? the first person plural\b|\bwith “?we”? (?:instead|as)\b",
        _has_person("we|us|our|ours|ourselves|let's"),
        _is_sentence,
    ),
    shape(
        r"\bin(?:to)? the first person(?! plural)\b|\bwith “?I”? instead\b",
        _has_person("I|me|my|mine|myself|we|us|our|ours|ourselves"),
        _is_sentence,
    ),
    shape(
        r"\bin(?:to)? the third person\b",
        lambda text, _: not re.search(r"\b(?:I|me|my|we|us|our|you|your)\b", text),
        _is_sentence,
    ),
    shape(
        r"\b(?:with|write|put|add|use|include|give|keep) (?:\w+ ){0,4}?(?:its|an?|the|their)? ?"
        r"(?:definite |indefinite )?articles?\b(?! (?:above|below|is|are|from|in)\b)",
        r"(?i:\A(?:an?|the|d(?:er|ie|as)|eine?|l[eao]s?|une?|el|un[ao]s?|il|gli|i|os?|as|de"
        r"|het)\s|\Al['’])",
        lambda text: _has_words(text) and len(text.split()) < 4,
    ),
    shape(
        r"\bpronouns?\b[^,.]{0,12}\b(?:in front|before|first)\b|\bwith (?:a|the|its) pronoun\b"
        r"|\b(?:begin|start)\w* with (?:a|the|its) pronoun\b",
        r"(?i:\A(?:I|you|he|she|it|we|they|ich|du|er|sie|es|wir|ihr|je|tu|il|elle|nous|vous|yo"
        r"|tú|él|ella)\b)",
        _has_words,
    ),
    shape(
        r"\bthe singular (?:of|form)\b|\A\W*singular\W*\Z|\b(?:in|into|to) (?:the|its) singular\b",
        _is_singular,
        lambda text: _is_english(text) and len(text.split()) < 4,
    ),
    shape(
        r"\b(?:write|spell|give|put)\b[^,.]{0,40}\bin full\b|\bfull (?:form|name)\b|\bstands?"
        r" for\b|\blong form\b",
        _is_abbreviation,
        lambda text: text.isascii() and text[:1].isalpha(),
    ),
    shape(
        r"(?<!the )(?<!this )(?<!each )\b(?:complete|full|whole|entire) sentences?\b",
        lambda text, _: text[-1:] in ".!?。！？\"'”)" or len(text.split()) > 7,
        _has_words,
    ),
    shape(
        r"\b(?:accents?|accent marks|diacritics|umlauts)\b",
        r"[À-ÖØ-öø-ɏ]",
        ways="forbidden",
        least=0.25,
    ),
)
"""Forms of words and sentences. What is said of a language by its letters is told of all answers
together (see `asked_in_vain`)."""


def letters_beyond(tongue: str) -> str | None:
    """Return what a language writes besides plain letters, None for one that is not known."""
    return _BEYOND.get(tongue.casefold())
