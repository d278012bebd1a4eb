"""Forms that a prompt asks for in many languages: a rating of labels, a name of numbers, a word and
not its letter, a confidence beside a label, hyphens between words, cents of what is in dollars."""

from __future__ import annotations

import re

from workbench.io.han import exactly
from workbench.lint.rules.instructions.demanded_things import has_confidence
from workbench.lint.rules.instructions.figures import NUMERAL
from workbench.lint.rules.instructions.formats import Form, form
from workbench.messages import say

_N = r"\d{1,3}"
_BEGINS = r"(?:\A|(?<=[.!?:;)]\s)|(?<=[\n。！？：；，、]))"
_MARK = exactly(r"\W*[^\W\d_]\W*")
_NUMBER = exactly(r"\W*\d{1,2}\W*")
_LONG_NUMBER = exactly(r"\W*\d{3,}\W*")
_MONEY = exactly(r"[$€£]\s?\d|\d\s?(?:[$€£]|(?:euro|dollar|pound)s?\b|EUR\b|USD\b|GBP\b)", re.I)
_CENTS = exactly(r"\b(?:cents?|pence|pennies)\b|¢|\dp\b", re.IGNORECASE)
_WORDS_IN_CODE = exactly(r"[a-z]+(?:_[a-z]+)+|[a-z]+(?:[A-Z][a-z]+)+")
_NUMBERED = r"(?:numbers?|id|code|رقم|номер\w*|nummer|numéro|número|numero|号|番号|编号)"

FORMS_ELSEWHERE: tuple[Form, ...] = (
    form(
        rf"{_BEGINS}(?:(?:punt[uú][ae]|califi(?:ca|que)|valor[ae])\s(?:\w+\s){{0,4}}?"
        rf"(?:del? |entre ){_N} (?:al?|y|hasta) {_N}\b"
        rf"|(?:(?:поставь|выставь|дай)(?:те)? (?:\w+ )?(?:оценку|балл)|оцени(?:те)?)\b"
        rf"[^.\n]{{0,24}}?\sот {_N} до {_N}\b"
        rf"|(?:bewerte|benote|vergib|vergeben sie)\b[^.\n]{{0,40}}?\svon {_N} bis {_N}\b"
        rf"|(?:note[zr]?|évalue[zr]?)\b[^.\n]{{0,30}}?\sde {_N} à {_N}\b"
        rf"|(?:valut[aie]|dai un voto)\b[^.\n]{{0,30}}?\sda {_N} a {_N}\b"
        rf"|(?:avali[ae]|pontue|dê uma nota)\b[^.\n]{{0,30}}?\sde {_N} a {_N}\b"
        rf"|(?:oceń|oceńcie)\b[^.\n]{{0,30}}?\s(?:od {_N} do {_N}|w skali {_N}\s?[-–]\s?{_N})\b"
        rf"|(?:beoordeel|geef een cijfer)\b[^.\n]{{0,30}}?\svan {_N} tot {_N}\b"
        rf"|{_N}(?:点)?から{_N}(?:点)?(?:まで)?(?:の|で)?(?:点数|評価|採点)(?:し(?:て|なさい)|を?つけ))",
        lambda text, _: NUMERAL.search(text) is None,
        say("a number"),
    ),
    form(
        rf"{_BEGINS}(?:(?:añad|agreg)\w+|ajoute[rz]?|aggiung\w+|acrescent\w+|adicion\w+"
        r"|добавь(?:те)?|dodaj(?:cie)?|voeg|ergänze\w*|gib)\s(?:\S+\s){0,6}?"
        r"(?:confianza|certeza|confiance|certitude|confidenza|certezza|confiança|уверенност\w+"
        r"|pewnoś\w+|zekerheid|konfidenz\w*|zuversicht)\b",
        lambda text, _: not has_confidence(text),
        say("a confidence"),
    ),
    form(
        r"\b(?:nicht|statt) (?:mit |durch )?(?:de[mnrs]|ihre[mn]|seine[mn]|eine[mn])"
        r" Buchstaben?s?\b|\b(?:non|pas) (?:par |avec |la |sa |une |le )+lettre\b"
        r"|\bno (?:con |por |la |su |una )+letra\b|\bnon (?:con |la |una |sua )+lettera\b"
        r"|\bnão (?:com |a |sua |uma )+letra\b|\bне (?:её |его )?букв(?:ой|у|ами)\b"
        r"|\bnie (?:jego |jej )?liter(?:ą|ę|ami)\b|\bniet (?:met |de |zijn |een )+letter\b"
        r"|(?:而不是|不是|不要?写|不填|别写)(?:选项)?(?:的)?字母|(?:記号|アルファベット)(?:では|で)なく",
        lambda text, _: _MARK.fullmatch(text) is not None,
        say("a word, and not its letter"),
    ),
    form(
        r"番号(?:なし|を(?:つけ|付け)ず|(?:では|で)なく)|(?:不带|不写|不加|而不是)(?:编号|序号|番号)"
        r"|\bбез номера\b|\bне номер(?:ом)?\b|\bohne (?:die |ihre |seine )?Nummer\b"
        r"|\bsans (?:le |son )?numéro\b|\bsin (?:el |su )?número\b"
        r"|\bsenza (?:il )?(?:suo )?numero\b|\bsem (?:o )?(?:seu )?número\b|\bbez numeru\b"
        r"|\bzonder (?:het )?nummer\b",
        lambda text, _: _NUMBER.fullmatch(text) is not None,
        say("a name, and not its number"),
    ),
    form(
        rf"(?:(?<!\w)(?:استخرج|اكتب|اذكر|انسخ) (?:لي )?اسم(?=\s)"
        rf"|{_BEGINS}(?:extract|copy|give|write|find|name) the (?:full )?name of\s"
        rf"|{_BEGINS}(?:извлеки|выпиши|найди|назови|напиши)(?:те)? (?:имя|название|фамилию)\s"
        rf"|{_BEGINS}(?:nenne?|schreibe?|finde) (?:\w+ )?den Namen (?:de[rs])\s"
        rf"|{_BEGINS}(?:extra\w+|copi\w+|escrib\w+|escrev\w+) el nombre del?\s"
        rf"|(?:提取|写出|抄下|找出)[^，。\n]{{0,12}}的?(?:姓名|名称|名字))(?![^.\n。]*{_NUMBERED})",
        lambda text, _: _LONG_NUMBER.fullmatch(text) is not None,
        say("a name"),
    ),
    form(
        r"\b(?:in(?:to)?|to|as|use|with) (?:kebab|dash|hyphen)[- ]case\b"
        r"|\b(?:part|separate|join|connect|link|write) (?:the |all )?words (?:with|by) (?:hyphens"
        r"|dashes|a hyphen|a dash)\b|[用以](?:连字符|短横线)(?:连接|分隔|隔开)",
        lambda text, _: "-" not in text and _WORDS_IN_CODE.search(text) is not None,
        say("hyphens between words"),
        concerns=lambda text: _WORDS_IN_CODE.search(text) is not None or "-" in text,
    ),
    form(
        r"\b(?:give|write|state|answer|express|put|convert|use)\b[^.\n]{0,40}?\s(?:in|into|to|as)"
        r" (?:cents|pence)\b(?!\s(?:to|into|or|and)\b)",
        lambda text, _: _CENTS.search(text) is None,
        say("cents"),
        concerns=lambda text: _MONEY.search(text) is not None or _CENTS.search(text) is not None,
    ),
)  # fmt: skip
"""What a prompt may ask for in the words of its language, and what tells that an answer has it
not."""
