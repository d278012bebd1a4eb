"""A code beside each label, `emergency (E), routine (R)` or `А – совершенный`, which is asked for
where the answers are the labels. The rule `answer/letter-asked` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection

from workbench.io.han import compiled
from workbench.lint.subject import Subject
from workbench.lint.told import own_text

_FEWEST_DOCS = 4
_MOST_LABELS = 12
_SHORTEST = 3
_VERBS = (
    r"(?:answer|reply|respond|give|write|state|use|name|put|antwort\w*|schreib\w*|gib|geben|nenn\w*"
    r"|réponde?[zs]?|donne[rz]?|écri\w*|indique[rz]?|respond[ae]\w*|escrib\w*|indic[ae]\w*|responda"
    r"|escreva|rispond\w*|scriv\w*|укажите|укажи|ответ\w*|напиш\w*|podaj\w*|napisz\w*|odpowied\w*"
    r"|yaz\w*|cevap\w*|antwoord\w*|geef|skriv|svara)"
)
_CODES = (
    r"(?:codes?|letters?|numbers?|digits?|symbols?|abbreviations?|initials?|keys?|Buchstaben?"
    r"|Ziffern?|Nummern?|Kürzel|Kennbuchstaben?|lettres?|numéros?|chiffres?|letras?|números?"
    r"|códigos?|lettera|numero|codice|букв\w*|номер\w*|цифр\w*|код\w*|liter\w*|numer\w*|cyfr\w*"
    r"|kod\w*|harf\w*|numara\w*|cijfer|bokstav\w*|siffr\w*)"
)
_ASKED = compiled(
    rf"\b{_VERBS}\b(?:[^.?!\n]{{0,24}}\s)?{_CODES}(?=\s*(?:[.!)\n,;]|$|alone|only|itself))"
    rf"|\b{_CODES}\s(?:yaz\w*|ile cevap\w*)"
    r"|(?:用|以|写|填|给出|输出|回答)(?:其|对应的?|相应的?)?(?:字母|编号|代码|代号|序号|数字)"
    r"(?:回答|作答|表示)?(?=[。，；\n]|$)",
    re.IGNORECASE,
)
_NOT = compiled(r"\b(?:not|never|no|nicht|kein\w*|pas|sin|sem|senza|не|nie|niet)\b|不", re.I)
_CODE = r"[^\W_]{1,3}"


def code_is_asked(subject: Subject) -> str:
    """Return the words that ask for the codes which a text has beside all labels, where the answers
    are these labels; "" where there are none."""
    labels = Counter(subject.rights)
    is_set = 2 <= len(labels) <= _MOST_LABELS and labels.total() >= _FEWEST_DOCS
    if not is_set or 2 * len(labels) > labels.total() or min(map(len, labels)) < _SHORTEST:
        return ""
    text = own_text(subject)
    match = _ASKED.search(text)
    if match is None or _NOT.search(match[0]):
        return ""
    codes = _behind(text, labels) or _before(text, labels)
    return match[0].strip() if len({*codes}) == len(labels) else ""


def _behind(text: str, labels: Collection[str]) -> Collection[str]:
    """Return what stands in brackets behind each label, nothing where one has none."""
    found = [re.search(rf"(?<!\w){re.escape(label)}\s?[(（\[]({_CODE})[)）\]]", text, re.I)
             for label in labels]  # fmt: skip
    return [match[1] for match in found if match] if all(found) else ()


def _before(text: str, labels: Collection[str]) -> Collection[str]:
    """Return what stands with a sign before each label, nothing where one has none."""
    found = [
        re.search(
            rf"(?<!\w)({_CODE})(?:[)）\].:：]\s?|\s?[–—=-]\s?){re.escape(label)}(?!\w)", text, re.I
        )
        for label in labels
    ]
    return [match[1] for match in found if match] if all(found) else ()
