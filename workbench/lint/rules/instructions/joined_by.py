"""What stands behind an answer, `followed by Mw`, and what parts several in one answer, `with a
comma between`, in the words of many languages. The rule `few-shot/other-form` says so."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen
from workbench.lint.rules.instructions.heard import is_within_word

_WHAT = r"[\"“”„'‘«「『(（]?\s?(?P<{0}>[^\s,.;:，。；：、\"“”'’»」』()（）]{{1,14}})"
_ARTICLE = (
    r"(?:the |an? |its |their |die |der |das |dem |den |eine[rmn]? |einem |le |la |les |l['’]|un "
    r"|une |el"
    r" |los |una |o |a |um |uma |il |lo |uno |de |het |een )?"
)
_KIND = (
    r"(?:unit|symbol|sign|letters?|word|abbreviation|suffix|ending|mark|Einheit|Zeichen|Kürzel|Wort"
    r"|unité|symbole|mot|sigle|unidad|símbolo|palabra|signo|unidade|palavra|sinal|unità|simbolo"
    r"|parola|segno|sigla|единиц\w+(?: измерения)?|знак\w*|слов\w+|jednost\w+|znak\w*|słow\w+"
    r"|eenheid|teken|woord)\s"
)
_BEHIND = compiled(
    rf"\bfollowed by {_ARTICLE}(?:{_KIND})?{_WHAT.format('en')}"
    rf"|\b(?:and|then) (?:add|append|write|put) {_ARTICLE}(?:{_KIND})?{_WHAT.format('add')}"
    r" (?:behind|after|at the end|to it)"
    rf"|\b(?:with|add|append) (?:the suffix|the unit|the symbol|the ending) {_WHAT.format('unit')}"
    rf"|\b(?:with|put|add) {_WHAT.format('after')} (?:after|behind) (?:it|the (?:number|figure"
    rf"|value"
    r"|answer|result))\b"
    rf"|\bgefolgt von {_ARTICLE}(?:{_KIND})?{_WHAT.format('de')}"
    rf"|\b(?:mit|samt|und) (?:der|dem|die) (?:Maßeinheit |{_KIND}){_WHAT.format('einheit')}"
    rf"|\b(?:dahinter|danach) {_ARTICLE}(?:{_KIND})?{_WHAT.format('dahinter')}"
    rf"|\bsuivie?s? (?:de |d['’]|du |par ){_ARTICLE}(?:{_KIND})?{_WHAT.format('fr')}"
    rf"|\bavec (?:l['’]|le ){_KIND}{_WHAT.format('avec')}"
    rf"|\bseguid[oa]s? (?:de |del |por |da |do ){_ARTICLE}(?:{_KIND})?{_WHAT.format('es')}"
    rf"|\b(?:con|com) (?:la|el|a|o) {_KIND}{_WHAT.format('con')}"
    rf"|\bseguit[oaie] (?:da |dal |dalla |dall['’]){_ARTICLE}(?:{_KIND})?{_WHAT.format('it')}"
    rf"|\bcon (?:l['’]|il |la ){_KIND}{_WHAT.format('unita')}"
    rf"|\b(?:после него|после числа|затем|за ним|с единицей(?: измерения)?"
    rf"|в конце) {_WHAT.format('ru')}"
    rf"|\b(?:a )?po (?:niej|nim|liczbie|tym) {_WHAT.format('pl')}"
    rf"|\bz (?:jednostką|symbolem|dopiskiem) {_WHAT.format('z')}"
    rf"|\bgevolgd door {_ARTICLE}(?:{_KIND})?{_WHAT.format('nl')}"
    rf"|\bföljt av {_WHAT.format('sv')}|\bdiikuti (?:oleh |dengan )?{_WHAT.format('id')}"
    r"|(?:后面|後面|末尾|之后|其后|后边|结尾|数字后|后)(?:要|请|须|再|直接|都|一律|统一)?(?:加|写|跟|带|附|接|标)"
    rf"(?:上|着|有)?(?:单位|符号|後綴|后缀)?\s?{_WHAT.format('zh')}"
    rf"|单位(?:用|写|为|是|写成|统一为|一律为){_WHAT.format('han')}"
    rf"|(?:の後|のあと|の後ろ|末尾|後ろ)に(?:は)?(?:単位|記号)?(?:の)?\s?{_WHAT.format('ja')}?"
    r"(?:を|と)(?:付|つけ|書|添)"
    rf"|뒤에(?:는)?\s?(?:단위\s)?{_WHAT.format('ko')}(?:을|를|라고|이라고)\s?(?:붙|쓰|적|덧)",
    re.IGNORECASE,
)
_NAMES_OF_UNITS = (
    "mm cm dm m km ml cl l dl g kg mg t s min h kwh kw w v a hz pa bar kn mph km/h "
    "m/s m2 m3 m² m³ cm² °c °f ° % ‰ € $ £ ¥ eur usd gbp chf euro euros dollars "
    "pounds meter metres meters years days hours minutes jahre tage stunden minuten "
    "jahren ans jours heures années años días horas anos dias anni giorni ore лет "
    "года дней часов руб рублей км см м кг г zł pln lat dni godzin 元 米 厘米 千米 "
    "公里 岁 天 小时 分钟 个 人 名 克 千克 年 円 個 歳 日 時間 分 도 원 개 명 년 살"
)
_UNITS = frozenset(_NAMES_OF_UNITS.split())
_GERMAN = compiled(r"\b(?:der|die|das|den|dem|und|mit|gefolgt|eine?[rnms]?)\b")
"""In German any noun has a capital."""

_STARTS_NAME = exactly(r"[^\W\d_]*[A-Z][^\W\d_]*\Z")


def lacks_what_is_behind(told: Told, seen: Seen) -> bool:
    """Say whether a sentence tells what stands behind each answer, a unit or a word in quotes or
    with a capital, and no answer has it."""
    words = told.words
    for match in _BEHIND.finditer(words):
        said = next(text for text in match.groups() if text)
        at = match.start() + match[0].rfind(said)
        before = words[:at].rstrip(" ")[-1:]
        is_quoted = before in ('"', "“", "„", "«", "「", "『", "'", "‘")
        is_name = _STARTS_NAME.match(said) is not None and not _GERMAN.search(words)
        is_unit = said.casefold() in _UNITS or not any(map(str.isalnum, said))
        if not (is_quoted or is_name or is_unit) or polarity(words, match.start(), at) != "asked":
            continue
        if said in seen.tails_besides(words):
            continue
        if seen.is_broken(lambda text, said=said: said.casefold() in text.casefold()):
            return True
    return False


_PARTS: Mapping[str, str] = {
    r"[,，、]": r"commas?|komma\w*|virgules?|comas?|vírgulas?|virgol[ae]|запят\w+|przecink\w+"
    r"|逗号|逗號|読点|カンマ|コンマ|쉼표|virgül\w*|koma",
    r"[;；]": r"semi-?colons?|semikol\w+|strichpunkt\w*|points?-virgules?|punto y coma"
    r"|ponto e vírgula|punto e virgola|точк\w+ с запятой|średnik\w*"
    r"|puntkomma\w*|分号|分號|セミコロン|세미콜론"
    r"|noktalı virgül\w*|titik koma",
    r"[/／]": r"slash(?:es)?|schrägstrich\w*|barres? obliques?|barras?(?: oblicuas?)?|barr[ae](?: "
    r"obliqu[ae])?|кос\w+ черт\w+|ukośnik\w*|schuine streep|斜杠|斜线|斜線|スラッシュ|슬래시",
    r"[-–—]": r"hyphens?|dash(?:es)?|bindestrich\w*|gedankenstrich\w*|tirets?|gui[oó]n(?:es)?"
    r"|hífen\w*|travess[ãõ]\w+|trattin[oi]|дефис\w*|тире|myślnik\w*|łącznik\w*|streepjes?"
    r"|连字符|短横线?|破折号|ハイフン|하이픈",
    r"[|｜]": r"vertical bars?|pipes?|senkrechte\w* strich\w*|barres? verticales?"
    r"|barras? verticales?|barra verticale|вертикальн\w+ черт\w+|pionow\w+ kresk\w+"
    r"|竖线|豎線|縦線|세로줄",
    r"\n": r"(?:its |a |their )?(?:own|new|separate) lines?|line breaks?|newlines?|neue\w* zeile\w*"
    r"|eigene[nr]? zeile\w*|zeilenumbr\w+|(?:chacune?|une?) (?:par|sur une) ligne"
    r"|retours? à la ligne"
    r"|ligne"
    r" par ligne|sur (?:sa|une|deux|des) (?:propre )?lignes?(?: distinctes| séparées)?"
    r"|(?:cada un[oa]|un[oa])"
    r" (?:en|por) (?:una |su )?(?:propia )?líneas?|saltos? de línea|cada um\w? (?:em"
    r"|por) (?:uma )?linhas?"
    r"|quebras? de linha|ciascun[oa] su una (?:propria )?riga|un[oa] per riga|a capo|с (?:новой"
    r"|отдельной) строки"
    r"|на отдельн\w+ строк\w+|перевод\w* строки|(?:w|od) (?:osobn|oddzieln|now)\w+ (?:wiersz|lini"
    r"|linij)\w*|eigen regel|nieuwe"
    r" regel|aparte regel|각각 (?:한|다른) 줄|한 줄에 하나|줄(?:을)? 바꿔|別の行|改行|一行ずつ"
    r"|1行ずつ"
    r"|[各独獨单單]占一行|分行|换行|換行",
    r"\t": r"tabs?|tabulator\w*|tabulations?|tabuladore?s?|tabulazion[ei]"
    r"|табуляц\w+|制表符|タブ|탭",
}
_ANY_PART = compiled(
    "|".join(f"(?P<p{place}>{names})" for place, names in enumerate(_PARTS.values())), re.IGNORECASE
)
_SIGNS: Sequence[AnyPattern] = tuple(map(exactly, _PARTS))
_PARTED = compiled(
    r"\b(?:separat\w+|parted|between|split|divid\w+|delimit\w*|own|new|each|trenn\w*|getrennt"
    r"|zwischen|je|jedes|neue\w*|eigene\w*|sépar\w+|entre|chacune?|ligne|sep[aá]r\w+|cada|divid\w+|divis\w+"
    r"|tra|fra|ciascun\w+|capo|riga|раздел\w+|через|между|кажд\w+|новой|отдельн\w+|rozdziel\w*|oddziel\w*"
    r"|między|osobn\w+|każd\w+|scheid\w*|gescheiden|tussen|elk\w*|eigen|åtskil\w+|separer\w+|mellan|ayır\w*"
    r"|arasına|pisah\w*)\b|隔|分[开開行]|之间|之間|换行|換行|占一行|区切|別の行|改行|ずつ|구분|나누|사이에|줄",
    re.IGNORECASE,
)
_BETWEEN_PARTS = exactly(
    r"\w\s?[,，、;；/|\n\t]\s?\w|\w\s?(?:->|=>|[→⇒＞＜·•])\s?\w|\w\s[-–—<>&+~]\s\w"
)


def is_parted_otherwise(told: Told, seen: Seen) -> bool:
    """Say whether a sentence tells what stands between the parts of an answer, and nearly all
    answers have another sign there."""
    words = told.words
    if _PARTED.search(words) is None:
        return False
    for match in _ANY_PART.finditer(words):
        if polarity(words, match.start(), match.end()) != "asked" or _is_part_of_word(match):
            continue
        others = {_SIGNS[_place(other)] for other in _ANY_PART.finditer(words)}
        is_parted = seen.all_have(lambda text: _BETWEEN_PARTS.search(text) is not None)
        if is_parted and not any(_any_has(seen, other) for other in others):
            return True
    return False


_FURTHER = compiled(
    r"\A\W*(?:behind|after|below|beside|under|next to) (?:it|that|this"
    r"|the (?:translation|sentence|answer"
    r"|text)),? (?:please )?(?:write|say|state|add|give|note|put|tell|explain|name|indicate)\b",
    re.IGNORECASE,
)
_VERBS = (
    r"(?:name|give|state|mention|suggest|add|explain|nenn\w*|gib|ergänz\w*|erklär\w*|cite[rz]?|nomme[rz]?"
    r"|donne[rz]?|indique[rz]?|ajoute[rz]?|explique[rz]?|nombr[ae]|indi[cq][ae]|añad[ae]|explic[ae]"
    r"|explique|agreg[ae]|cit[ae]|diga|acrescente|aggiung\w+|spieg\w+|nomina|noem|geef|назов\w+"
    r"|укаж\w+|добав\w+|объясни\w*|podaj|wymień|dodaj)"
)
_ONE = (
    r"(?:an?|its|their|the|your|ein\w{0,2}|seine?n?|ihre?n?|une?|son|sa|le|la|l['’]\w+|una?|uno|su|el"
    r"|il|lo|um|uma|o|a|seu|sua|een|zijn|haar|de|het)"
)
_NO_OTHER = (
    r"(?!(?:final |right |correct |whole |full )*(?:answers?|labels?|words?|letters?|numbers?"
    r"|results?|options?|Antwort|Wort|Zahl|Buchstaben?|réponse|mot|lettre|nombre|respuesta|palabra"
    r"|letra|número|risposta|parola|lettera|numero|resposta|palavra|antwoord|woord|letter|getal"
    r"|ответ|слово|букву|число)\b)"
)
_TOO = compiled(
    rf"\A\W*(?:please |bitte )?{_VERBS} {_ONE} {_NO_OTHER}[^,.;:()]{{2,40}}?,? "
    r"(?:too|as well|besides|in addition|dazu|auch|außerdem|aussi|également|en plus|también"
    r"|además|anche|inoltre|também|ook|erbij|тоже|также|też|także)\W*\Z"
    rf"|\A\W*(?:also,? |in addition,? |besides,? |außerdem |de plus,? |además,? |inoltre,? |além"
    rf" disso,? |также )(?:please )?{_VERBS} {_ONE} {_NO_OTHER}[^,.;:()]{{2,40}}\W*\Z"
    rf"|\A\W*{_VERBS} (?:also|auch|außerdem|aussi|également|también|además|anche|inoltre|também|ook"
    rf"|также|też) {_ONE} {_NO_OTHER}[^,.;:()]{{2,40}}\W*\Z",
    re.IGNORECASE,
)
_ONE_WORD = exactly(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*\W?|-?\d+(?:[.,]\d+)?")
_SENTENCE = compiled(r"[^.!?。！？()\[\]\n|:;：；–—]+[.!?。！？]?")


def lacks_a_further_part(told: Told, seen: Seen) -> bool:
    """Say whether a sentence asks for something behind the answer, `Behind it, write how formal it
    is`, and nearly all answers are one sentence, with nothing set apart from it; or for a second
    thing, `Name the cause, too`, and they are one word each."""
    if _TOO.match(told.words):
        return seen.all_have(lambda text: _ONE_WORD.fullmatch(text) is not None)
    if _FURTHER.match(told.words) is None:
        return False
    return seen.all_have(lambda text: _SENTENCE.fullmatch(text) is not None, of_outputs_alone=True)


def _place(match: re.Match[str]) -> int:
    return next(place for place in range(len(_SIGNS)) if match[f"p{place}"])


def _is_part_of_word(match: re.Match[str]) -> bool:
    """Say whether what is named is a part of a longer word in letters: `stable`."""
    return match[0][0].isalpha() and match[0][0] <= "⺀" and is_within_word(match)


def _any_has(seen: Seen, sign: AnyPattern) -> bool:
    return any(sign.search(text) is not None for text in (*seen.outputs, *seen.golds))
