"""Which language a text is in, as far as its script or its small words tell, and a cue, as far as
its words do."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from workbench.io.han import compiled, exactly

SCRIPTS = (
    ("ja", compiled(r"[\u3040-\u30ff]")),
    ("zh", compiled(r"[\u3400-\u9fff]")),
    ("ko", compiled(r"[\uac00-\ud7a3]")),
    ("ru", compiled(r"[\u0400-\u04ff]")),
    ("ar", compiled(r"[\u0600-\u06ff]")),
    ("el", compiled(r"[\u0370-\u03ff]")),
    ("he", compiled(r"[\u0590-\u05ff]")),
    ("hi", compiled(r"[\u0900-\u097f]")),
    ("th", compiled(r"[\u0e00-\u0e7f]")),
)
_SMALL = {
    "en": "the of and to is in that which what with for are was on by from who how why does did it"
    " they we my your not have been this",
    "de": "der die das und ist nicht mit ein eine welche welcher für von dem den im wer wie auf"
    " zu nach aus bei beim sich auch wird sind oder einen einer zur zum nur über zwischen wegen"
    " ich wir mein meine kein keine haben hat heute noch vom dass wenn",
    "fr": "le la les des est une dans que qui quel quelle pour et du au sur avec pas où"
    " je nous vous elle ne ce cette mais sont ont aux",
    "es": "el la los las una que qué por con para es del al en cuál quién cómo se y está más muy"
    " pero dónde",
    "it": "il la che di è ho mi una per con quale gli della chi nel sono non più anche",
    "pt": "os uma que não com para é qual dos das em quem como ao",
    "nl": "het een van en is niet met welke de op wie dat voor zijn dit deze",
    "pl": "jest nie się który która kto jak czy oraz przez dla",
    "sv": "och är ett som på av vilken vilket med för inte vad",
    "tr": "bir ve bu için hangi olan çok daha değil ama sonra kadar gibi",
    "id": "yang dengan untuk dari adalah tidak ini itu oleh akan siapa"
    " di ke dan saya sudah sekali sangat belum kami anda bisa juga",
    "vi": "của và được những không các nào gì người",
}
_CUES = {
    "en": "answer text problem passage context topic title phrase question answers questions "
    "review sentence premise hypothesis summary choices "
    "translation sentiment headline statement claim paragraph relation intent category "
    "emotion explanation conclusion reply response ending story rating",
    "de": "antwort text problem emotion relation passage phrase kontext frage lösung satz aufgabe "
    "sentiment statement headline rating story übersetzung bewertung kategorie stimmung aussage "
    "behauptung zusammenfassung absatz thema gefühl absicht erklärung überschrift antworten",
    "fr": "réponse reponse texte traduction avis critique sujet résumé énoncé contexte catégorie "
    "sentiment rubrique thème titre étiquette prémisse hypothèse réponses question questions "
    "phrase passage relation conclusion critique",
    "es": "respuesta texto contexto tema frase pregunta traducción reseña resumen opinión "
    "etiqueta oración respuestas",
    "it": "risposta frase contesto domanda testo traduzione recensione argomento risposte",
    "pt": "resposta texto contexto tema frase pergunta tradução avaliação questão rótulo "
    "resumo respostas",
    "nl": "antwoord vraag zin context passage statement claim sentiment vertaling "
    "opgave onderwerp tekst recensie samenvatting",
    "pl": "odpowiedź pytanie tekst problem zdanie tłumaczenie recenzja opinia streszczenie tytuł"
    " temat kategoria etykieta zadanie",
    "sv": "svar fråga text problem passage relation mening översättning recension "
    "sammanfattning ämne kategori",
    "tr": "cevap soru yanıt metin cümle çeviri yorum özet başlık konu kategori",
    "cs": "odpověď otázka",
    "fi": "vastaus kysymys",
    "hu": "válasz kérdés",
    "id": "jawaban pertanyaan teks kalimat terjemahan ulasan rating ringkasan judul topik kategori",
}
_OF_CUES = {
    word: frozenset(tongue for tongue, words in _CUES.items() if word in words.split())
    for words in _CUES.values()
    for word in words.split()
}
CUE_WORDS = frozenset(_OF_CUES)
"""Words of cues, in the languages that are written in Latin letters."""

_SMALL_OF = {
    tongue: frozenset(words.split())
    | {word for word, tongues in _OF_CUES.items() if tongues == {tongue}}
    for tongue, words in _SMALL.items()
}
"""Small words of a language, and those words of cues that no other one has."""

_OF_SMALL = {
    word: tuple(tongue for tongue, small in _SMALL_OF.items() if word in small)
    for word in frozenset().union(*_SMALL_OF.values())
}

_CHINESE = (
    "答案",
    "问题",
    "题目",
    "选项",
    "标签",
    "译文",
    "评论",
    "类别",
    "输出",
    "输入",
    "问：",
    "问:",
)
"""Cues that no Japanese text has."""

_NAMES = compiled(
    r"english|french|german|spanish|italian|chinese|japanese|korean|russian|portuguese|dutch|arabic"
    r"|deutsch|français|anglais|englisch|inglés|español"
    r"|中文|英文|英语|汉语|日语|法语|德语|英語|日本語|中国語",
    re.IGNORECASE,
)
_WORD = exactly(r"[^\W\d_]+")
_NO_LETTERS = {code: " " for code in range(128) if not chr(code).isalpha()}
_HAN_BY_KANA = 8
"""Japanese has at least a kana to so many Han characters, but for names and headings."""
_FEWEST_SMALL = 2
_SURE = 2
_PART = 2_000
_LONG = 4 * _PART
"""Of a longer text its beginning, its middle and its end tell the language."""


@lru_cache(maxsize=4096)
def tongue_of(text: str) -> str:
    """Return the language of a text, "" where it has too little to tell: its script, or, of Latin
    letters, the small words of which it has twice as many as of any other language."""
    if len(text) > _LONG:
        half = len(text) // 2
        parts = (text[:_PART], text[half : half + _PART], text[-_PART:])
        text = " ".join(parts)
    if not text.isascii() and (tongue := _by_script(text)):
        return tongue
    words = ascii_words(text) if text.isascii() else _WORD.findall(text.casefold())
    if len(words) < _FEWEST_SMALL or _OF_SMALL.keys().isdisjoint(words):
        return ""
    known = dict.fromkeys(_SMALL_OF, 0)
    counts = Counter(words)
    for word in _OF_SMALL.keys() & counts.keys():
        for tongue in _OF_SMALL[word]:
            known[tongue] += counts[word]
    (best, most), (_, second) = sorted(known.items(), key=lambda pair: -pair[1])[:2]
    return best if most >= _FEWEST_SMALL and most >= _SURE * second else ""


def ascii_words(text: str) -> list[str]:
    """Return the words of a text in ASCII in small letters, without digits."""
    return text.lower().translate(_NO_LETTERS).split()


def small_words(tongue: str) -> frozenset[str]:
    """Return the small words by which a language is told, none of one that its script tells."""
    return _SMALL_OF.get(tongue, frozenset())


def _by_script(text: str) -> str:
    counts = {tongue: len(letters.findall(text)) for tongue, letters in SCRIPTS}
    if _HAN_BY_KANA * counts["ja"] > counts["zh"]:
        counts["ja"] += counts["zh"]  # both are Japanese letters
    of_all = sum(map(str.isalpha, text))
    return next((t for t, count in counts.items() if count and 2 * count > of_all - count), "")


@lru_cache(maxsize=1024)
def tongues_of_cue(cue: str) -> frozenset[str]:
    """Return the languages that a cue may be in, none where no word of it is known, and for the
    name of a language, which says what is to come."""
    if _NAMES.search(cue):
        return frozenset()
    for tongue, letters in SCRIPTS:
        if letters.search(cue):
            is_mixed = re.search(r"[A-Za-z]{2}", cue) is not None
            return frozenset() if is_mixed else frozenset({tongue})
    known = [_OF_CUES[word] for word in _WORD.findall(cue.casefold()) if word in _OF_CUES]
    return frozenset.intersection(*known) if known else frozenset()


def is_chinese_alone(cue: str) -> bool:
    """Say whether a cue in Han characters is no Japanese one."""
    return any(word in cue for word in _CHINESE)
