"""Cues that are slips of a word of the prompt's own, or of the name of the field behind them. The
rule `text/cue-forms` says so."""

from __future__ import annotations

from workbench.io.han import exactly
from workbench.lint.rules.instructions.labels import is_misspelt
from workbench.lint.subject import Subject
from workbench.lint.tongues import CUE_WORDS
from workbench.lint.truth import without_accents

_LONG_CUE = 5
_LONG_WORD = 7
_NEAR_CUE = 60
_LETTERS = exactly(r"[^\W\d_]+")
_CUE = exactly(r"(?:\A|[\n\0])[ \t*#]*(?P<cue>[^\W\d_]+(?: [^\W\d_]+){0,2})[ *]*[:：]")
_WORDS = (
    "answer question correct right final following possible option options choice choices letter"
    " label category sentence passage context paragraph summary translation response statement"
    " message comment article document headline review problem solution example explanation"
    " description instruction hypothesis premise conclusion sentiment"
    " antwort frage aufgabe kategorie begründung übersetzung zusammenfassung überschrift"
    " respuesta pregunta opciones opción correcta correcto categoría etiqueta resumen traducción"
    " réponse phrase catégorie étiquette résumé traduction correcte posible lettre farge"
    " risposta domanda opzioni corretta corretto categoria etichetta riassunto traduzione titolo"
    " resposta pergunta opções correta correto resumo tradução título"
    " titel antwoord vraag samenvatting vertaling odpowiedź pytanie kategoria tłumaczenie"
    " вопрос ответ правильный категория рубрика перевод заголовок предложение вывод"
)
_USUAL = sorted({*_WORDS.split()})
"""What cues are made of, in the languages that are written in letters."""


def own_word(subject: Subject, cue: str) -> str:
    """Return the word of a prompt, or the name of a field that stands behind a cue, of which the
    cue is a slip: two letters of it are exchanged, or of a field's name one is lacking or too many;
    "" where there is none."""
    if len(cue) < _LONG_CUE or not subject.rendered:
        return ""
    words = {word.casefold() for word in _LETTERS.findall(subject.told) if len(word) == len(cue)}
    names = {name.casefold() for name in subject.fields}
    if cue in names or _is_known(cue):
        return ""
    swapped = (
        word for word in sorted(words | names) if word[0] == cue[0] and _is_swapped(cue, word)
    )
    if found := next(swapped, ""):
        return found
    meant = (name for name in sorted(names) if without_accents(name) != without_accents(cue))
    if found := next((name for name in meant if _lacks_a_letter(cue, name)), ""):
        return found
    shown = subject.rendered[0]
    behind = shown.example.input.casefold().partition(f"{cue}:")[2].lstrip()[:_NEAR_CUE]
    for name in sorted(names):
        value = str(shown.doc.data.get(name, "")).strip().casefold()
        is_behind = bool(value and behind) and value.startswith(behind[: len(value)])
        is_other = abs(len(name) - len(cue)) == 1 and not name.startswith(cue[:-1])
        if is_behind and is_other and name[0] == cue[0] and is_misspelt(name, cue):
            return "" if "ou" in name + cue else name
    return ""


def usual_slip(template: str) -> tuple[str, str]:
    """Return the first cue of a template, of up to three words, with the usual one of which one of
    its words is a slip: two neighbouring letters are exchanged, or one of a pair is lacking or too
    many; two empty texts where there is none."""
    for match in _CUE.finditer(template):
        for word in match["cue"].casefold().split():
            if len(word) < _LONG_CUE or _is_known(word):
                continue
            for usual in _USUAL:
                if word[0] == usual[0] and (
                    _is_swapped(word, usual)
                    or _is_undoubled(word, usual)
                    or _lacks_a_letter(word, usual)
                ):
                    return match["cue"], usual
    return "", ""


def _is_known(word: str) -> bool:
    """Say whether a word is a cue of some language."""
    return word in _USUAL or word in CUE_WORDS


def _lacks_a_letter(word: str, meant: str) -> bool:
    """Say whether a long word is another one without a letter within it, or with one too many: at
    the end it would be another form of it, or the same of another language."""
    short, long = sorted((word, meant), key=len)
    if len(long) - len(short) != 1 or len(meant) < _LONG_WORD or word[0] != meant[0]:
        return False
    same = next((i for i, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), -1)
    is_within = 0 < same < len(short) - 1 and short[same:] == long[same + 1 :]
    return is_within and "ou" not in long


def _is_undoubled(word: str, meant: str) -> bool:
    """Say whether one of two words has a letter twice that the other one has once."""
    short, long = sorted((word, meant), key=len)
    doubled = (place for place in range(1, len(long)) if long[place] == long[place - 1])
    return len(long) - len(short) == 1 and any(
        long[:place] + long[place + 1 :] == short for place in doubled
    )


def _is_swapped(word: str, meant: str) -> bool:
    """Say whether a word is another one but for two neighbouring letters that are exchanged."""
    places = [i for i, (a, b) in enumerate(zip(word, meant, strict=False)) if a != b]
    if len(word) != len(meant) or len(places) != 2 or places[1] - places[0] != 1:
        return False
    first, second = places
    return word[first] == meant[second] and word[second] == meant[first]
