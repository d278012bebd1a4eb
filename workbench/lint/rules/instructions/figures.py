"""What a prompt may ask of answers that are numbers, dates, or several in an order: decimals, a
unit, a percentage, words for figures, how a date is written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.counts import as_number
from workbench.lint.phrases import phrases
from workbench.lint.rules.instructions.formats import Form, form
from workbench.lint.truth import without_accents
from workbench.lint.written_numbers import as_written
from workbench.messages import say

NUMERAL = compiled(
    r"\d|[一二三四五六七八九十百零〇两]|\b(?:zero|one|two|three|four|five|six|seven|eight|nine"
    r"|ten|none"
    r"|null|eins|zwei|drei|vier|fünf|un|deux|trois|quatre|cinq|uno|dos|tres|cuatro|cinco"
    r"|um|dois|três|quatro|due|tre|quattro|cinque|een|twee|drie|vijf|ett|två|tre|fyra|fem|jeden"
    r"|dwa|trzy|cztery|pięć|один|два|три|четыре|пять|bir|iki|üç|dört|beş|satu|dua|tiga|empat|lima"
    r"|một|hai|ba|bốn|năm)\b|하나|둘|셋|넷|다섯|واحد|اثنان|ثلاثة|أربعة|خمسة|एक|दो|तीन|चार|पाँच",
    re.IGNORECASE,
)
_CLOSES_ON = compiled(
    r"(?:\A|(?<![A-Z$€£¥₽₹])[\s:：=是为は#{])(?<![$€£¥₽₹]\s)(?<!\b[A-Z]{3}\s)(?<!\bRs\s)"
    r"(?<!\bRs\.\s)"
    r"[-+−]?\d[\d.,]*\}?\s?(?:です)?[.。]?\s*\Z"
)
"""An answer that is a bare number, or steps that end with one."""

_PER_CENT = exactly(r"[%％]|per ?cent|百分|prozent|pour cent|por ciento|パーセント", re.IGNORECASE)
_TIME = exactly(r"\b[ap]\.?m\b|\d{1,2}[.h]\d\d|o['’]clock|上午|下午|晚上|午前|午後", re.IGNORECASE)
"""A time as HH:MM does not write it."""

_HALF_DAY = compiled(
    r"\d\s?[ap]\.?m\b|\b(?:noon|midnight|morning|afternoon|evening|night)\b"
    r"|上午|下午|晚上|早上|中午|凌晨|傍晚|午前|午後",
    re.IGNORECASE,
)
_HAS_TIME = exactly(r"(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])")
_OTHER_BASE = exactly(r"binar|hexa|octal|\bbase\b|\broman\b", re.IGNORECASE)
_PARTS = exactly(r"\s*(?:[,，、;；\n|<>→]|\s(?:and|und|et|y|e|then)\s|和)\s*")
_FEWEST_BARE = 3
_NUMBER = exactly(r"[-−]?\d+(?:[.,]\d+)*")
_CURRENCIES = {
    "euro": compiled(r"€|\beuros?\b|\bEUR\b|欧元", re.IGNORECASE),
    "dollar": compiled(r"\$|\bdollars?\b|\bUSD\b|美元", re.IGNORECASE),
    "pound": compiled(r"£|\bpounds?\b|\bGBP\b|英镑", re.IGNORECASE),
    "yen": compiled(r"\byen\b|\bJPY\b|日元|円", re.IGNORECASE),
    "yuan": compiled(r"\byuan\b|\bRMB\b|\bCNY\b|人民币", re.IGNORECASE),
    "another": compiled(r"\b(?:CHF|PLN|SEK|NOK|DKK|CZK|HUF|INR|CAD|AUD|BRL|KRW)\b|[₹₩₽]"),
}
_DATES = (
    r"(?:Y{4}|J{4}|A{4}|D{2}|M{2}|T{2}|J{2}|G{2})(?P<sep>[-/.])(?:M{2}|D{2}|T{2}|J{2}|G{2})"
    r"(?P=sep)(?:Y{2,4}|J{2,4}|A{2,4}|D{2}|M{2}|T{2}|G{2})"
)


_GIVE = (
    r"\b(?:answer|give|write|reply|respond|state|express|schreib\w*|gib|antwort\w*|écri\w+|donne\w*"
    r"|répond\w*|escrib\w+|da|respond\w+)\b[^.\n]{0,24}?\b"
)


_GIVE_TOO = (
    r"(?:(?<!\w)(?:اكتب|أجب|اكتبوا)|\b(?:напиш|запиш|ответ|выраз|укаж|scriv|rispond|escrev|respond"
    r"|napisz|zapisz|podaj|odpowied|schrijf|antwoord|skriv|svara)\w*)\b[^.\n]{0,24}?(?<!\w)"
)


def _has_time(text: str) -> bool:
    return _HAS_TIME.search(text) is not None


def _has_other_currency(text: str, asked: re.Match[str]) -> bool:
    """Say whether an amount is in another currency than is asked for. A bare number is in that."""
    wanted = next(name for name, said in asked.groupdict().items() if said).rstrip("s")
    said = {name for name, sign in _CURRENCIES.items() if sign.search(text)}
    return bool(said) and wanted not in said


def _is_bare_number(text: str) -> bool:
    return re.fullmatch(r"[-+]?\d[\d.,]*", text) is not None


def _decimals(asked: re.Match[str]) -> int:
    said = next((said for way, said in asked.groupdict().items() if said and way != "any"), "")
    return as_number(said) if said else 0


def _lacks_decimals(text: str, asked: re.Match[str]) -> bool:
    count = _decimals(asked)
    wanted = rf"[.,]\d{{{count}}}(?!\d)" if count else r"[.,]\d"
    is_base = not count and _OTHER_BASE.search(asked.string)
    return re.search(r"\d", text) is not None and not is_base and not re.search(wanted, text)


def _is_other_date(text: str, asked: re.Match[str]) -> bool:
    """Say whether a text is a date, and not written as it is asked for. Dates may be of the rows,
    and another thing the answer."""
    wanted = re.escape(asked["date"] or "YYYY-MM-DD")
    for signs, figures in (("YYYY|JJJJ|AAAA", r"\\d{4}"), ("DD|MM|TT|JJ|GG|YY|AA", r"\\d{1,2}")):
        wanted = re.sub(signs, figures, wanted)
    is_date = re.search(r"\d{4}|\d\D+\d", text) is not None
    return is_date and re.search(wanted, text) is None


def are_out_of_order(text: str, *, key: str, is_down: bool = False) -> bool:
    """Say whether a text is several items that stand in another order."""
    parts = [part for part in _PARTS.split(text.strip().rstrip(".。")) if part]
    if len(parts) == 1 and text.islower() and len(text.split()) >= _FEWEST_BARE:
        parts = text.split()  # words with nothing but spaces between
    if len(parts) < 2:
        return False
    wanted: Sequence[str | float]
    if key == "number":
        numbers = [as_written(part) if _NUMBER.fullmatch(part) else None for part in parts]
        wanted = [number for number in numbers if number is not None]
        if len(wanted) < len(parts):
            return False
    else:
        if not all(part[0].isalpha() and part.isprintable() for part in parts):
            return False
        wanted = [_folded(part) for part in parts]
    return list(wanted) != sorted(wanted, reverse=is_down)  # type: ignore[type-var]


def _folded(text: str) -> str:
    return without_accents(unicodedata.normalize("NFKC", text.casefold()))


FIGURES: tuple[Form, ...] = (
    form(
        r"\b(?:only|just)\s(?:with\s)?(?:the|a|one)\s(?:\w+\s)?number\b|\bnumber only\b"
        r"|\b(?:only|just) (?:in )?digits\b|\bdigits only\b|\bnur (?:mit )?(?:der|die|einer) Zahl\b"
        r"|\b(?:seulement|uniquement) (?:par )?(?:le|un) (?:nombre|chiffre)\b"
        r"|\b(?:solo|sólo|únicamente) (?:con )?(?:el|un) número\b|数字(?:のみ|だけ)"
        r"|\b(?:as|in)\s(?:digits|figures|numerals)\b"
        r"|只(?:用|写|输出|给出|回答|需)(?:写|填|输出|给出|回答)?(?:一个)?(?:阿拉伯)?数字"
        r"|阿拉伯数字"
        r"|用(?:一个)?(?:阿拉伯)?(?:数字|整数)(?:作答|回答|表示)|数字で(?:答|回答|解答)"
        r"|\b(?:antwort\w*|gib)\b[^.\n]{0,16}\b(?:mit|als|nur)\s(?:nur\s)?(?:einer"
        r"|eine) (?:ganzen? )?Zahl\b"
        r"|\b(?:répond\w*)\b[^.\n]{0,16}\b(?:par|avec)\s(?:seulement\s)?un (?:seul )?nombre\b"
        r"|\b(?:respond\w*)\b[^.\n]{0,16}\b(?:con|com)\s(?:solo\s|sólo\s)?(?:un|um) número\b"
        r"|\b(?:rispond\w*)\b[^.\n]{0,16}\bcon\s(?:solo\s)?un numero\b"
        rf"|{phrases('number')}",
        lambda text, _: NUMERAL.search(text) is None,
        say("a number"),
    ),
    form(
        rf"{_GIVE}(?:in|as|with|using) (?:Arabic (?:numerals|figures)|digits|figures)\b"
        rf"|\bdigits only\b"
        r"|[用以]阿拉伯数字(?!\S{0,3}的)",
        lambda text, _: not re.search(r"\d", text) and NUMERAL.search(text) is not None,
        say("a number"),
    ),
    form(
        r"\b(?:as|with) a percentage\b|\bin per ?cent\b|\bwith (?:a|the) (?:per ?cent|%) sign\b"
        r"|百分数"
        r"|百分比(?:形式|表示|作答)"
        r"|\b(?:als|in) Prozent(?:satz|zahl|angabe)\b|\b(?:en|sous forme de) pourcentage\b"
        r"|\bcomo porcentaje\b|\bcome percentuale\b|パーセント(?:表示)?で|百分率で",
        lambda text, _: _PER_CENT.search(text) is None,
        say("a percentage"),
        "{}%",
    ),
    form(
        r"\b(?:to|with|as|at)\s(?:a decimal\s(?:number\s)?(?:with|to)\s)?(?:exactly\s)?"
        r"(?P<n>one|two|three|four|[1-4])\s(?:decimal(?:s|\splaces?)?\b|places\b|d\.?\s?p\b"
        r"|(?:digits|places|figures)\s(?:after|behind) the (?:decimal )?(?:point|comma)\b)"
        r"|(?:保留|精确到|精確到|准确到|取|写成|用|给出)(?:小数点后)?的?第?"
        r"(?P<han>[一二两兩三四1-4])位小数|小数[点點][后後](?:第)?(?P<zh>[一二两兩三四1-4])位"
        r"|小数(?:点以下)?第?(?P<ja>[一二三四1-4])(?:位|桁)"
        r"|\b(?P<de>eine|einer|zwei|drei|vier|[1-4])\s(?:Nachkommastelle|Dezimalstelle"
        r"|Kommastelle)n?\b"
        r"|\b(?P<dez>zwei|drei|vier|[1-4])\sStellen\s(?:nach|hinter) dem Komma\b"
        r"|\b(?P<fr>une|deux|trois|quatre|una|dos|tres|cuatro|due|tre|duas|três|[1-4])\s"
        r"(?:décimales?|decimal[ei]s?|cifre decimali|cifras decimales|casas decimais"
        r"|chiffres après la virgule)\b"
        r"|\b(?P<any>as a decimal(?: fraction)?|als Dezimalzahl|als Dezimalbruch|en décimal\w*"
        r"|como (?:número )?decimal)(?=\s*(?:[.,;:)]|$|and\b|und\b|et\b|y\b))"
        r"|\b(?P<nl>één|een|twee|drie|vier|[1-4])\s(?:decimal(?:en)?|cijfers? achter de komma)\b"
        r"|\bдо (?P<ru>одного|двух|трёх|трех|[1-4]) (?:десятичн\w+ )?знак\w+(?: после запятой)?\b"
        r"|\bdo (?P<pl>jednego|dwóch|trzech|[1-4]) miejsc\w*\b"
        r"|소수점?\s?(?:이하\s)?(?:(?P<ko>[1-4])|(?P<ko1>첫)|(?P<ko2>둘)|(?P<ko3>셋))째?\s?자리"
        r"|用小数(?P<dec>)(?:表示"
        r"|作答|回答)"
        r"|(?:以|写成)小数(?:的)?形式|小数で(?:答|表)",
        _lacks_decimals,
        say("a number of decimals"),
    ),
    form(
        r"\bas an? (?:(?!decimal)\w+ )?fraction\b|用分数(?:表示|作答|回答)|(?:以"
        r"|写成)(?:最简)?分数(?:的)?形式"
        r"|\bals (?:\w+ )?Bruch\b|\bsous (?:la )?forme d['’]une fraction\b"
        r"|\bcomo (?:una )?fracción\b"
        r"|分数で(?:答|表)",
        lambda text, _: re.search(r"[/⁄½⅓¼¾⅔]|frac|分之|分の", text) is None and "\\" not in text,
        say("a fraction"),
    ),
    form(
        r"\bround\b[^.\n]{0,20}\bto (?:the nearest|an?) (?:integer|whole number)\b"
        r"|\b(?:answer|reply|respond) with an? (?:single )?(?:integer|whole number)\b"
        r"|四舍五入(?:到|取|为)整数?|\bauf (?:die nächste )?ganze (?:Zahl|Zahlen) gerundet\b"
        r"|\brunde\b[^.\n]{0,16}\bauf (?:die nächste )?ganze Zahl(?:en)?\b"
        r"|\barrondi\w*\b[^.\n]{0,20}\bentier\b"
        r"|\bredonde\w+\b[^.\n]{0,20}\bentero\b|整数で(?:答|回答)",
        lambda text, _: re.fullmatch(r"[-+−]?\d+(?:\.\d+|,\d{1,2})\.?", text) is not None,
        say("a whole number"),
    ),
    form(
        rf"{_GIVE}(?:in|mit) römischen (?:Zahlen|Ziffern)\b|{_GIVE}en chiffres romains\b"
        rf"|{_GIVE}en números romanos\b|ローマ数字で(?:書いて|書き|答え|表し|記し)"
        r"|로마 숫자로 (?:쓰[세시]|써|답|적)"
        rf"|{_GIVE_TOO}(?:римскими (?:цифрами|числами)|(?:in|con) numeri romani"
        r"|em (?:algarismos|numerais|números) romanos|cyframi rzymskimi|rzymskimi cyframi"
        r"|(?:in|met) romeinse cijfers|med romerska siffror|بالأرقام الرومانية)(?!\w)",
        lambda text, _: _is_bare_number(text),
        say("Roman numerals"),
    ),
    form(
        rf"{_GIVE}in (?:scientific|exponential) notation\b|用科学[记計计]数法(?:表示|作答|写)",
        lambda text, _: _is_bare_number(text),
        say("scientific notation"),
    ),
    form(
        rf"{_GIVE}in binary\b|用二进制(?:表示|作答|写)",
        lambda text, _: _is_bare_number(text) and not set(text) <= set("01"),
        say("binary digits"),
    ),
    form(
        rf"\b(?P<date>{_DATES})\b|\bISO[ -]8601\b",
        _is_other_date,
        say("how a date is written"),
    ),
    form(
        r"(?:YYYY|\d{4}|X{4}|[xX○]{2,4})年(?:MM|M|X{1,2}|[xX○]{1,2})月|年月日(?:的)?(?:格式|形式)",
        lambda text, _: re.search(r"\d{4}", text) is not None and "年" not in text,
        say("how a date is written"),
    ),
    form(
        r"\b(?:12|twelve)[- ]hour (?:format|form|clock|times?|notation|style)\b|\bwith (?:an )?"
        r"(?:am/pm|am or pm|a\.m\./p\.m\.)|12小时制|十二小时制|12時間(?:制|表記)",
        lambda text, _: _HALF_DAY.search(text) is None,
        say("a time with am or pm"),
        concerns=_has_time,
        least=2,
    ),
    form(
        r"\b(?:HH|hh|H|h)[:.](?:MM|mm)\b(?![:.]?[Ss]{2})|\b(?:hours? and minutes?|minutes?) only\b"
        r"|\bwithout (?:the )?seconds\b|\bohne Sekunden\b|\bsans (?:les )?secondes\b"
        r"|\bsin (?:los )?segundos\b|\bsenza (?:i )?secondi\b|\bsem (?:os )?segundos\b"
        r"|\bбез секунд\b|\bbez sekund\b|不[要带含写]秒"
        r"|精确到分(?!之|[钟种]\w)|秒(?:は|を)(?:書か|含め|省)",
        lambda text, _: re.search(r"\d[:：.]\d\d[:：.]\d\d(?!\d)", text) is not None,
        say("a time without seconds"),
    ),
    form(
        r"\bHH:MM\b|\b24[- ]hour (?:format|clock|time)\b|24小时制|24時間(?:制|表記)",
        lambda text, _: (
            _TIME.search(text) is not None
        ),
        say("a time as HH:MM"),
    ),
    form(
        r"\b(?:give|write|state|answer with|reply with|return)\s(?:only\s|just\s)?the year\b(?! of)"
        r"|只(?:写|回答|给出|填)年份",
        lambda text, _: re.search(r"\d{3}|\b[BA]\.?[CD]\b|年", text) is None,
        say("a year"),
    ),
    form(
        r"\b(?:with|include|including|give|state|add|write|and|plus)\s(?:its|the|a|an|your|their"
        r"|proper|correct)\s"
        r"(?:\w+\s)?units?\b(?!\s(?:of|test|circle|price|cost))|\bwith (?:its )?units\b"
        r"|\b(?:don't|do not) forget the units?\b"
        r"|\bwith (?:its|the|a) (?:currency|dollar|euro|pound|yen)(?:\s(?:sign|symbol|name))?\b"
        r"|(?:[要须需请都]|别忘了?|不要忘记?|记得|必须)(?:[写带标加注])(?:上|出|明)?(?:相应的?|货币|计量)?单位"
        r"(?!是|为|[:：])|\bremember the units?\b"
        r"|\bunits? (?:must|should) be (?:given|included|written|stated)\b"
        r"|(?<!不)(?:带上?|带有|写[明上出]|注明|标明|加上|附上|包括|包含|连同)(?:相应的?|货币"
        r"|计量)?单位(?!是|为|[:：])"
        r"|单位也要|単位(?:も|を)(?:つけ|付け|含め|書|明記|添え)|単位(?:付き|つき)で"
        r"|\b(?:mit|samt|inklusive|einschließlich)\s(?:der\s|ihrer\s|seiner\s"
        r"|passender\s)?(?:Maß)?einheit(?:en)?\b"
        r"|\b(?:avec|et|suivi\w* de|inclu\w+)\s(?:l['’]|son |leur |une |sa |les )?\s?unités?\b"
        r"|\b(?:con|y|incluy\w+|indica\w*)\s(?:su|la|las|sus|una)\s(?:unidad|moneda)(?:es)?\b"
        r"|\b(?:com|inclu\w+)\s(?:a|sua)\sunidade\b|\bcon l['’]unità\b"
        r"|(?<!без )\bс единиц\w+|\b(?:укажи|напиши|запиши|добавь|поставь)(?:те)? (?:и )?единиц\w+"
        r"|\b(?:z|wraz z|podaj(?:ąc)?|dopisz) jednostk\w+|\b(?:met|inclusief) (?:de |een "
        r"|zijn )?eenheid\b"
        r"|\b(?:med|ange) enhet(?:en)?\b|\b(?:dengan|beserta) satuan(?:nya)?\b|\b(?:birimiyle"
        r"|birimi ile)\b"
        r"|단위(?:를|도|와 함께|까지)\s?(?:붙|쓰|적|포함|함께|표시)",
        lambda text, _: _CLOSES_ON.search(text) is not None,
        say("a unit"),
    ),
    form(
        r"(?:\b(?:in|as)|\bconvert\b[^.\n]{0,30}?\s(?:in)?to) (?:whole )?"
        r"(?:(?P<euro>euros?|EUR)|(?P<dollar>(?:US )?dollars|USD)"
        r"|(?P<pound>pounds(?: sterling)?|GBP)|(?P<yen>yen|JPY)|(?P<yuan>yuan|RMB|CNY))\b"
        r"(?!\s(?:to|into|or|and)\b)"
        r"|[以用](?:(?P<euros>欧元)|(?P<dollars>美元)|(?P<pounds>英镑)|(?P<yens>日元)|(?P<yuans>人民币))"
        r"(?:为单位|作答|回答|表示|计)",
        _has_other_currency,
        say("another currency"),
    ),
    form(
        r"\bwithout (?:any |its |the |a )?units?\b|\bno units?\b|不(?:要|用|需)?(?:带|写)单位"
        r"|单位不用写"
        r"|\bohne (?:die |Maß)?einheit(?:en)?\b|\bsans (?:l['’]|d['’]|les )?\s?unités?\b"
        r"|\bsin (?:la |las )?unidad(?:es)?\b"
        r"|単位(?:は不要|なし|をつけ(?:ず|ない)|を付け(?:ず|ない))",
        lambda text, _: re.fullmatch(r"[-+]?\d[\d.,]*\s?[^\W\d_]{1,12}", text) is not None,
        say("no unit"),
    ),
    form(
        r"\bspell(?:ed|t)?\s(?:\w+\s){0,2}out\b|\bin words,? not\b|[用以](?:汉字|漢字)(?:来)?(?:写"
        r"|书写|作答|回答|表示|填写)(?!(?:出|成)?的)"
        r"|(?:答案|结果|数字|数目)[^。，；\n]{0,4}(?:用|写成|以)汉字(?=$|[。，；)）\n])"
        r"|\b(?:write|give|put|state)\s(?:the\s|all\s|your\s)?(?:numbers?|answers?|figures?|results?|amounts?)"
        r"\s(?:as|with) (?:words|a word)\b"
        r"|\b(?:do not|don't|never) (?:use|write|answer with|answer in|give) (?:any )?"
        r"(?:digits|numerals|figures)(?=\s*(?:$|[.,;!)]))"
        r"|(?:不要|不得|不能|勿|别)(?:使?用|写|出现)阿拉伯数字"
        r"|\b(?:numbers?|answers?|amounts?|it|results?)\s(?:out\s)?in words\b|[用以](?:中文"
        r"|汉字)(?:的)?(?:大写|小写)?数字(?!\S{0,3}的)|[用以]中文大写(?!\S{0,3}的)|漢数字で"
        rf"|{_GIVE_TOO}(?:بالكلمات|بالحروف(?! ال)|словами|прописью|por extenso|słownie)(?!\w)"
        r"|\byazıyla yaz\w*"
        r"|\b(?:als|in) (?:Zahlwort|Worten)\b|\ben toutes lettres\b|\b(?:en"
        r"|con) letras\b(?! (?:mayús|minús))",
        lambda text, _: _is_bare_number(text) or _CLOSES_ON.search(text) is not None,
        say("a number in words"),
    ),
    form(
        r"\b(?:in|by)\s(?:the\s)?alphabetical order\b(?!,?\s(?:\w+\s)?(?:reversed?|backwards"
        r"|descending|from Z)|\s\(Z)|(?<!reverse )\b(?:sorted |listed |ordered )?alphabetically\b"
        r"(?!,?\s(?:\w+\s)?(?:in reverse|reversed?|backwards|descending|from Z)|\s\(Z)"
        r"|\balphabetisch\b|\bordre alphabétique\b|\borden alfabético\b|\bordine alfabetico\b"
        r"|按字母(?:表)?(?:的)?顺序|アルファベット順",
        lambda text, _: are_out_of_order(text, key="word"),
        say("an order by letters"),
    ),
    form(
        r"\b(?:ascending|increasing) order\b|\bfrom (?:the )?(?:smallest|lowest"
        r"|least) to (?:the )?(?:largest|biggest"
        r"|highest|greatest)\b|从小到大|升序|\baufsteigend\w*\b|\bordre croissant\b"
        r"|\bde menor a mayor\b"
        r"|昇順|小さい順",
        lambda text, _: are_out_of_order(text, key="number"),
        say("an order by size"),
    ),
    form(
        r"\b(?:descending|decreasing) order\b|\bfrom (?:the )?(?:largest|biggest|highest"
        r"|greatest) to (?:the )?"
        r"(?:smallest|lowest|least)\b|从大到小|降序|\babsteigend\w*\b|\bordre décroissant\b"
        r"|\bde mayor a menor\b|降順|大きい順",
        lambda text, _: are_out_of_order(text, key="number", is_down=True),
        say("an order by size"),
    ),
)  # fmt: skip
"""What a prompt may ask of numbers and dates, and what tells that an answer has it not."""
