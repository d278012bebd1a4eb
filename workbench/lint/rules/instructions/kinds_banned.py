"""A kind of thing whose name a prompt forbids, `never use the name of a colour`, and all answers
are of: told by a list of such things, or by what the code, the row or the cue calls the answers.
The rule `few-shot/other-form` says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.rules.instructions.about_answers import Told, polarity
from workbench.lint.rules.instructions.answers_seen import Seen
from workbench.lint.rules.instructions.heard import is_within_word
from workbench.lint.source import Parsed

_MOST_LABELS = 12
_FEWEST_SIGNS = 4
_KINDS: Mapping[str, str] = {
    r"colou?rs?|farben?|couleurs?|color(?:es)?|cor(?:es)?|color[ei]|цвет\w*|kolor\w*|kleur(?:en)?|färg\w*"
    r"|renk\w*|warna|颜色|顏色|色(?:の名前|名)"
    r"|색(?:깔)?": r"red|green|blue|yellow|orange|black|white|grey|gr[ae]y|pink"
    r"|purple|brown|amber|rot|grün|blau|gelb|schwarz|wei[ßs]s?|grau|rosa|lila|braun|rouge|verte?|bleue?"
    r"|jaune|noire?|blanch?e?|grise?|roj[oa]|verde|azul|amarill[oa]|negr[oa]|blanc[oa]|gris|naranja|vermelh[oa]"
    r"|amarel[oa]|preto|branc[oa]|laranja|ross[oa]|giall[oa]|ner[oa]|bianc[oa]|blu|arancione|красн\w+"
    r"|зел[её]н\w+|синий|ж[её]лт\w+|ч[её]рн\w+|бел\w+|czerwon\w+|zielon\w+|niebiesk\w+|żółt\w+|czarn\w+|biał\w+"
    r"|rood|groen|blauw|geel|zwart|wit|[红紅绿綠蓝藍黄黃黑白橙紫灰粉棕]色?|[赤青緑]色?|빨강|빨간색|초록|초록색|파랑"
    r"|파란색|노랑|노란색",
    r"week ?days?|days? of the week|wochentag\w*|jours? de la semaine|d[ií]as? de la semana"
    r"|dias? da semana"
    r"|giorn[oi] della settimana|дн\w+ недели|dni? tygodnia|星期几?|周几|曜日"
    r"|요일": r"(?:mon|tues|wednes|thurs|fri"
    r"|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi"
    r"|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|понедельник|вторник|среда"
    r"|четверг|пятница|суббота|воскресенье|星期.|周.|.曜日?|.요일",
    r"months?|monat\w*|mois|mes(?:es)?|m[eê]s(?:es)?|mes[ei]|месяц\w*|miesi\w+|月份"
    r"|月の名前": r"january|february"
    r"|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai"
    r"|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre"
    r"|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre"
    r"|diciembre|[一二三四五六七八九十\d]{1,2}月",
    r"numbers?|digits?|zahl(?:en)?|ziffern?|nombres?|chiffres?|n[uú]meros?|cifras?|algarismos?|numer[oi]"
    r"|cifr[ea]|числ\w+|цифр\w*|liczb\w*|cyfr\w*|getal(?:len)?|cijfers?|数字|數字"
    r"|숫자": r"[-+]?\d[\d.,]*\s?%?",
    r"letters?|buchstaben?|lettres?|letras?|letter[ae]|букв\w*|liter\w*|字母"
    r"|アルファベット": r"[(\[]?[A-Za-z][)\].]?",
}  # fmt: skip
_NAMES = compiled(
    "|".join(f"(?P<k{place}>{names})" for place, names in enumerate(_KINDS)), re.IGNORECASE
)
_THINGS: tuple[AnyPattern, ...] = tuple(
    compiled(rf"\W*(?:{things})\W*", re.IGNORECASE) for things in _KINDS.values()
)
_WRITES = compiled(
    r"\b(?:us\w*|writ\w*|nam\w*|mention\w*|say\w*|give|giving|answer\w*|repl\w+|respond\w*|output\w*|print"
    r"|contain\w*|include|state|verwend\w*|benutz\w*|schreib\w*|nenn\w*|erwähn\w*|gib|antwort\w*|utilis\w*"
    r"|écri\w*|mentionn\w*|nomm\w*|cite\w*|emplo\w*|répond\w*|donne\w*|use|uses|usar|escrib\w*|mencion\w*"
    r"|nombr\w*|respond\w*|digas?|escrev\w*|nomeie|cit[ea]\w*|scriv\w*|nomin\w*|rispond\w*|использу\w*"
    r"|пиши\w*|называ\w*|упомина\w*|указыва\w*|używa\w*|użyj\w*|pisz\w*|podawa\w*|wymienia\w*|gebruik\w*"
    r"|schrijf\w*|noem\w*|vermeld\w*)\b|[用写寫说說提答出]|使|書|述べ|쓰|말|언급|사용",
    re.IGNORECASE,
)
_OTHER = compiled(
    r"\b(?:other|another|more than|two|several|any further|new|own|twice|besides|outside|else"
    r"|ander\w*"
    r"|weitere\w*|mehr\w*|autre\w*|plusieurs|otr[oa]s?|outr[oa]s?|altr[oaei]|друг\w+|inn\w+|before|after|with"
    r"|next to|alone|only|just|nur|seule?\w*|sol[oa]|apenas|только|tylko|alleen)\b|其他|其它|别的"
    r"|多个|两个|另|只|仅|ほか|以外|다른",
    re.IGNORECASE,
)
"""What forbids more than what is there, or only to write nothing besides."""

_DULL_NAMES = (
    "label labels answer answers gold golds target targets output text texts key keys name "
    "names option options choice choices map table mapping data item value values list "
    "order word words result letters letter number row field class"
)
_DULL = frozenset(_DULL_NAMES.split())
"""What says nothing of the answers."""
_ENDING = exactly(r"(?:ies|es|s)\Z")


def is_of_banned_kind(told: Told, seen: Seen) -> bool:
    """Say whether a sentence forbids a kind of thing by its name, which nearly all answers are."""
    words = told.words
    if _OTHER.search(words) or not _WRITES.search(words):
        return False
    for match in _NAMES.finditer(words):
        place = next(i for i in range(len(_THINGS)) if match[f"k{i}"])
        is_word = not match[0].isascii() or not is_within_word(match)
        if is_word and polarity(words, match.start(), match.end()) == "forbidden":
            things = _THINGS[place]
            if seen.all_have(lambda text, things=things: things.fullmatch(text) is not None):
                return True
    return any(_is_banned(words, name) for name in _called(seen))


def _is_banned(words: str, name: str) -> bool:
    match = re.search(rf"(?<!\w){re.escape(name)}(?:s|es)?(?!\w)", words, re.IGNORECASE)
    return match is not None and polarity(words, match.start(), match.end()) == "forbidden"


def _called(seen: Seen) -> Iterator[str]:
    """Yield what the code, the rows or the last cue call answers that are a few labels."""
    labels = {text.strip(" .") for text in seen.golds}
    if len(labels) > _MOST_LABELS or 2 * len(labels) > len(seen.golds) or not seen.are_labels:
        return
    names = {seen.last_cue, *_names_of(seen.subject.code, frozenset(labels))}
    for name in seen.subject.fields:
        values = [item.doc.data.get(name) for item in seen.subject.rendered[: len(seen.golds)]]
        if values == list(seen.golds):
            names.add(str(name))
    for name in sorted(names):
        bare = _ENDING.sub("y" if name.endswith("ies") else "", name.casefold().strip("_"))
        if len(bare) >= _FEWEST_SIGNS and not {bare, name.casefold()} & _DULL and "_" not in bare:
            yield bare


@lru_cache(maxsize=16)
def _names_of(code: Parsed, labels: frozenset[str]) -> tuple[str, ...]:
    """Return the names of lists and tables of a source that have all labels."""
    names: list[str] = []
    for node in code.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            said = {n.value for n in ast.walk(node.value) if isinstance(n, ast.Constant)}
            if labels <= said:
                names.append(node.targets[0].id)
    return tuple(names)
