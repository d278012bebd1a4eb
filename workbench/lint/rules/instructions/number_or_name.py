"""Whether a prompt asks for the number of a label or for its name, in many languages: `podaj
nazwę, nie numer` where answers are numbers, `1=好評、2=苦情の番号で` where they are names. The rule
`few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.frames import MASK
from workbench.lint.rules.instructions.heard import Said, are_labels, golds
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 4
_EAST = "\u3040"
"""From here on a single sign is a word as well."""

_NUMBER = (
    r"(?:numbers?|digits?|index|codes?|letters?|Nummern?|Zahl(?:en)?|Ziffern?|Kennziffer|Buchstaben?"
    r"|numéros?|chiffres?|lettres?|números?|cifras?|letras?|numer[oi]?|cifr[ae]|letter[ae]|числ\w+"
    r"|номер\w*|цифр\w+|букв\w+|numer\w*|cyfr\w+|liter\w+|nummers?|cijfers?|nomor|angka|huruf"
    r"|numara\w*|rakam\w*|harf\w*|siffror?)"
)
_NO_NUMBER = compiled(
    r"(?:,\s*(?:and |und |et |y |e |a |i |и |en |och )?|[(（]\s*"
    r"|\b(?:and|but|und|et|y|e|i|a|и|а|dan)\s)"
    r"(?:not|nicht|pas|non(?: pas)?|no|não|nie|не|niet|inte|bukan|değil)\s"
    r"(?:(?:the|its|a|an|by|with|die|der|das|den|ihre|mit|le|la|les|son|el|su|il|lo|o|a|um|het|de"
    r"|per|con|com|par|po|по)\s)*"
    rf"{_NUMBER}\b(?!\s(?:of|von|de|di|do))"
    r"|\b(?:instead of|rather than|statt|anstatt|au lieu d[eu]|plutôt que|en (?:lugar|vez) del?"
    r"|invece d(?:i|el|ella|ello)|em vez d[aeo]|zamiast|вместо|in plaats van)\s"
    r"(?:(?:the|its|der|des|die|le|la|el|il|o|het|de)\s)?"
    rf"{_NUMBER}\b|\b{_NUMBER}\s(?:değil|yerine)\b"
    r"|(?:不要|不是|而不是|而非|不写|不填|勿[写填])(?:只?[写填答用]?)?(?:编号|序号|番号|号码|数字|代号|字母)"
    r"|(?:番号|数字|記号)(?:では|じゃ)なく|番号ではなく|번호(?:가|말고| 대신)",
    re.IGNORECASE,
)
_BY_NUMBER = compiled(
    r"\b(?:(?:by|with|as|only|just|give|write|reply|answer|return|using|enter|state) (?:\w+ ){0,3}?"
    r"|(?:mit|nur|als|gib|nenne|schreibe?|antworte|per|par|avec|donne[zr]?|indique[zr]?|con|solo|el|le"
    r"|com|só|apenas|o|podaj|wpisz|numerem|введите|укажите|напишите|только|geef|alleen|yaz)\s(?:\w+\s)"
    rf"{{0,3}}?){_NUMBER}\b"
    r"|(?:番号|数字|記号)(?:のみ|だけ)?(?:で|を|に)|(?:[用写填答按以]|输出|回答|给出|填写)[^，。\n]{0,6}?(?:编号|序号|数字|代号"
    r"|号码)|(?:编号|序号|代号|数字)(?:表示|作答|回答|即可)|번호(?:로|를|만)",
    re.IGNORECASE,
)
_BY_NAME = compiled(
    r"\b(?:answer|reply|respond|write|give|state|return|output|name|use)\b[^.\n]{0,30}?"
    r"\b(?:names?|wording)\b(?! (?:is|are|and number|or))"
    r"|\b(?:spell\w*|written|write\w*) out\b"
    r"|\b(?:antwort|nenn|gib|geben|schreib)\w*\b[^.\n]{0,30}?\b(?:Namen?|Bezeichnung|Wortlaut)\b"
    r"|\b(?:répond|donne|écri|indiqu|not)\w*\b[^.\n]{0,30}?\b(?:noms?|libellé|intitulé)\b"
    r"|\b(?:respond|contest|escrib|indi[cq]|d[aei]|escrev|rispond|scriv)\w*\b[^.\n]{0,30}?"
    r"\b(?:nombres?|nomes?|nomi|denominaci[oó]n)\b"
    r"|\b(?:antwoord|geef|schrijf|noem)\b[^.\n]{0,30}?\bna(?:am|men)\b"
    r"|\b(?:podaj|napisz|wpisz|odpowied)\w*\b[^.\n]{0,30}?\bnazw\w+"
    r"|\b(?:ответ|укаж|напиш|назов|дай)\w*[^.\n]{0,30}?\bназвани\w+"
    r"|\b(?:svara|ange|skriv)\b[^.\n]{0,30}?\bnamn\w*|\b(?:jawab|tulis)\w*\b[^.\n]{0,30}?\bnama\b"
    r"|\b(?:adını|adıyla|ismini)\s(?:yaz|ver|belirt)\w*"
    r"|(?:[用写填答按以]|输出|回答|给出|填写|输入)[^，。\n]{0,8}?(?:名称|名字|类别名|标签名)"
    r"|(?:名前|名称|カテゴリー?名|ラベル名|分類名)(?:のみ|だけ)?(?:で|を)(?:答|書|回答|出力|記)"
    r"|(?:이름|명칭)(?:으로|을|만)\s?(?:답|쓰|적)"
    r"|(?:اكتب|أجب|اذكر|أعط)\w*[^.\n]{0,20}?\sب?(?:ال)?اسم\b",
    re.IGNORECASE,
)
_ANY_NUMBER = compiled(
    rf"\b{_NUMBER}\b|编号|序号|番号|号码|数字|代号|字母|記号|번호|숫자", re.IGNORECASE
)
_SENTENCES = exactly(r"[^\n.。!！?？]+(?:\.(?=\d)[^\n.。!！?？]*)*")
_PAIR = (
    r"(?<![A-Za-z0-9_.])(?P<mark>\d{1,2}|[A-Za-z])\s?(?:[=＝:：)）.．、]|->|→|-(?=\s)|–|(?<=\d\s)(?:for"
    r"|means|für|heißt|pour|signifie|para|per|для|значит|voor)\b)\s?[\"“「']?"
)
_CUE = exactly(
    r"(?:\A|\n)[ \t]*(?P<cue>[^\n:：]*?(?P<bracket>[(（][^()（）\n:：]+[)）])?)[ \t]*[:：]\s*\Z"
)
_CUE_OF_NUMBER = compiled(rf"{_NUMBER}\b|编号|序号|番号|代号|번호", re.IGNORECASE)


def number_or_name(subject: Subject) -> Iterator[Said]:
    """Yield what asks for a name where all answers are numbers or letters, or for the number where
    they are the names that the prompt numbers."""
    if len(subject.rendered) < _FEWEST_DOCS:
        return
    said = set(subject.golds)
    text = own_text(subject)
    if all(gold.isdigit() or (len(gold) == 1 and gold < _EAST) for gold in said if gold):
        match = _NO_NUMBER.search(text) if len(said) > 1 else None
        are_marks = match and all(re.search(rf"(?<!\w){re.escape(g)}(?!\w)", text) for g in said)
        if match and are_marks and MASK not in match[0] and _is_of_kind(match[0], said):
            yield (
                match[0],
                say("the prompt forbids what the answers are, {words!r}: {known}",
                    words=match[0].strip(" ,("), known=", ".join(sorted(said)[:4])),
            )  # fmt: skip
        elif len(said) > 1:
            yield from _by_name(text, said)
        return
    if not are_labels(golds(subject)) or any(map(str.isdigit, "".join(said))):
        return
    for sentence in _numbered(text, said):
        match = _BY_NUMBER.search(sentence)
        if match and not _NO_NUMBER.search(sentence):
            yield (
                match[0],
                say("the prompt asks for {words!r}, and the answers are {known}",
                    words=match[0].strip(), known=", ".join(sorted(said)[:4])),
            )  # fmt: skip
            return
    if match := _cue_of_numbers(text, said):
        yield (
            match["cue"],
            say("the prompt asks for {words!r}, and the answers are {known}",
                words=match["cue"], known=", ".join(sorted(said)[:4])),
        )  # fmt: skip


def _cue_of_numbers(text: str, labels: Collection[str]) -> re.Match[str] | None:
    """Return the last cue where it is called a number, and a sentence numbers all labels, or where
    it has these numbers in brackets itself: `Result (1 for pass, 0 for fail):`."""
    cue = _CUE.search(text)
    if cue is None:
        return None
    if cue["bracket"] and _numbers_all(cue["bracket"], labels):
        return cue
    is_number = _CUE_OF_NUMBER.match(cue["cue"].strip()) is not None
    parts = (match[0] for match in _SENTENCES.finditer(text[: cue.start("cue")]))
    return cue if is_number and any(_numbers_all(part, labels) for part in parts) else None


def _numbers_all(part: str, labels: Collection[str]) -> bool:
    """Say whether words have a number before each of some labels."""
    found = (re.search(rf"{_PAIR}{re.escape(label)}(?!\w)", part, re.I) for label in labels)
    return all(match is not None and match["mark"].isdigit() for match in found)


def _by_name(text: str, said: Collection[str]) -> Iterator[Said]:
    """Yield the words that ask for a name, where a text says of each of some numbers or letters
    what it stands for, and asks for none of these."""
    if not all(re.search(rf"(?<!\w){re.escape(g)}{_MEANS}", text) for g in said):
        return
    for part in (match[0] for match in _SENTENCES.finditer(text)):
        match = _BY_NAME.search(part)
        besides = text.rstrip().rpartition("\n")[0]  # the last cue may contradict it
        if match and MASK not in match[0] and not _ANY_NUMBER.search(besides):
            yield (
                match[0],
                say("the prompt asks for {words!r}, and the answers are {known}",
                    words=match[0].strip(), known=", ".join(sorted(said)[:4])),
            )  # fmt: skip
            return


_MEANS = r"[\"”」)）\]】]?\s?(?:[=＝:：)）.．、\]】]|->|→|-(?=\s)|–)\s?[\"“「]?[^\W\d]{2}"
_LETTERS = compiled(r"letter|lettre|letra|letter[ae]|Buchstab|букв|liter|huruf|harf|字母", re.I)


def _is_of_kind(words: str, said: Collection[str]) -> bool:
    """Say whether what is forbidden, numbers or letters, is what answers are."""
    return (_LETTERS.search(words) is None) == all(gold.isdigit() for gold in said)


def _numbered(text: str, labels: Collection[str]) -> Sequence[str]:
    """Return the sentences of a text in which each of some labels stands behind a number, and the
    ones beside them."""
    parts = [match[0] for match in _SENTENCES.finditer(text)]
    found: list[str] = []
    for place, part in enumerate(parts):
        if all(re.search(_PAIR + re.escape(label), part) for label in labels):
            found += [part, *parts[max(0, place - 1) : place], *parts[place + 1 : place + 2]]
    return found
