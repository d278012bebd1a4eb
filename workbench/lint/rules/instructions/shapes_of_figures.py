"""The forms of numbers, times, dates, amounts and of Chinese writing, by their names."""

from __future__ import annotations

import re

from workbench.io.han import compiled
from workbench.lint.rules.instructions.clauses import Shape, shape

_MONTHS = "January February March April May June July August September October November December"
_NAMES_OF_MONTHS = (
    rf"(?i:\b(?:{'|'.join(_MONTHS.split())}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b)|月"
)
_WORDS_OF_NUMBERS = (
    r"(?i:\b(?:zero|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|\w+teen|twenty|thirty"
    r"|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter)\b)"
    r"|ty\b|-"
)
_UNITS = {
    "kilograms?|kg|千克|公斤": r"kg|kilograms?|kilos?|千克|公斤",
    "grams?|克": r"g|grams?|克",
    "kilomet(?:re|er)s?|km|千米|公里": r"km|kilomet\w+|千米|公里",
    "met(?:re|er)s?|米": r"m|met(?:re|er)s?|米",
    "centimet(?:re|er)s?|cm|厘米": r"cm|centimet\w+|厘米",
    "miles?": r"mi|miles?",
    "feet|foot": r"ft|feet|foot|'",
    "lit(?:re|er)s?|升": r"l|L|lit\w+|升",
    "hours?|小时": r"h|hrs?|hours?|小时|:",
    "minutes?|分钟": r"min|mins|minutes?|分钟|:",
    "seconds?|秒": r"s|sec|secs|seconds?|秒|:",
    "euros?|€|欧元": r"€|euros?|EUR|欧元",
    "pounds? sterling|£|英镑": r"£|pounds?|GBP|英镑",
    "yen|日元": r"¥|yen|JPY|日元",
    "(?:US |U\\.S\\. )?dollars?|美元": r"\$|dollars?|USD|美元|cents?",
}
"""Units by their names, with what answers have that are in them."""

_DATE = compiled(r"\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}")
_SIGN = compiled(r"[#$€£¥%@*~&§^+]")
_OTHERWISE = compiled(r"\d[:：]\d\d|\d\s?[/⁄]\s?\d")
"""A time or a fraction, which is no decimal number."""

_BEGINS_WITH_NUMBER = (
    rf"\A\W{{0,2}}(?:[A-Za-z]{{1,8}} )?[-+−≈~]?[$€£¥]? ?\d|{_WORDS_OF_NUMBERS}|(?i:\b(?:an?|no)\b)"
)
_UNIT_AT_END = compiled(r"\d\s?(?:[A-Za-z]{1,11}|[㐀-鿿]{1,2}|[€£¥$])\W*\Z|\A[$€£¥]\s?\d")


def _has_digit(text: str) -> bool:
    return any(map(str.isdigit, text))


def _is_decimal(text: str) -> bool:
    return re.search(r"\d[.,]\d", text) is not None


def _has_unit(text: str) -> bool:
    return _UNIT_AT_END.search(text) is not None


def _placed(text: str, match: re.Match[str]) -> bool:
    """Say whether an answer looks as letters say that stand for figures: `HH:MM:SS`."""
    parts = re.split(r"([A-Za-z]+)", match["places"])
    made = "".join(
        (r"\d{1,2}" if len(part) < 3 else r"(?:\d{4}|[A-Za-z]{3,})")
        if part.isalpha()
        else re.escape(part)
        for part in parts
    )
    return re.search(made, text) is not None


def _has_its_sign(text: str, match: re.Match[str]) -> bool:
    return (match["sign"] or match["other"]) in text


def _is_share(text: str, _: re.Match[str]) -> bool:
    return re.fullmatch(r"\W*(?:0?[.,]\d+|[01](?:[.,]0+)?)\W*", text) is not None


def _is_number_alone(text: str, _: re.Match[str]) -> bool:
    return re.fullmatch(r"[-+−]?\d[\d,. ]*", text.strip(" .。")) is not None


def _other_digits(text: str, match: re.Match[str]) -> bool:
    """Say whether an answer is written with signs of the kind that an example has."""
    example = match["example"]
    if re.fullmatch(r"[㐀-鿿]+", example):
        return re.search(r"[㐀-鿿]", text) is not None
    return re.search(r"[A-Za-z0-9]", text) is not None


def _of_unit(named: str, has: str) -> Shape:
    return shape(
        rf"\b(?:in|as|into|weights? in|lengths? in) (?:full |whole )?(?:{named})(?!\w)"
        rf"|[用以](?:{named.rpartition('|')[2]})",
        rf"(?:\d\s?|\b)(?:{has})(?![A-Za-z])|(?:{has})\s?\d",
        _has_unit,
    )


FIGURE_SHAPES: tuple[Shape, ...] = (
    *(_of_unit(named, has) for named, has in _UNITS.items()),
    shape(
        r"\bin (?:whole |full )?(?:minutes|seconds|hours)\b(?!\s?(?:and|or|to|per|an?\b|[:,/&(]))"
        r"|\bin (?:ganzen )?(?:Minuten|Sekunden|Stunden)\b(?!\s?(?:und|pro|[:,/&(]))"
        r"|\ben (?:minutes|secondes|heures|minutos|segundos|horas)\b(?!\s?(?:et|y|par|por|[:,/&(]))"
        r"|[以用](?:分钟|秒|小时)(?:为单位|表示|作答|回答|计)",
        lambda text, _: re.fullmatch(r"\d{1,2}[:：]\d\d", text.strip(" .。")) is None,
        _has_digit,
    ),
    shape(
        r"(?<![A-Za-z])(?P<places>(?:HH|hh|H|MM|mm|DD|dd|D|YYYY|yyyy|YY|M)(?:[:./-](?:HH|MM|mm"
        r"|SS|ss|DD|dd|D|YYYY|yyyy|YY|M)){1,2})(?![A-Za-z])",
        _placed,
        lambda text: re.search(r"\d\W\d|\d{6}", text) is not None,
    ),
    shape(
        r"\b(?:write|give|put|return|state|express|format|enter|output|use)\b[^,.;\n]{0,40}?"
        r"(?<![A-Za-z])(?P<places>(?:YYYY|yyyy|DD|dd|MM|mm)[./-](?:MM|mm|DD|dd)[./-]"
        r"(?:YYYY|yyyy|DD|dd))(?![A-Za-z])",
        _placed,
        sign=_DATE,
    ),
    shape(
        r"\bas a decimal\b|\b(?:write|give|answer with|return|state|output|enter) (?:only )?"
        r"(?:an? |the )?decimal (?:number|fraction)\b|\b(?:schreibe?|gib) eine Dezimalzahl\b"
        r"|[用以写填]小数"
        r"|\b(?:écri\w+|donne\w*) un nombre décimal\b|\b(?:escrib\w+|d[aé]) un número decimal\b",
        lambda text, _: _is_decimal(text) or (_has_digit(text) and not _OTHERWISE.search(text)),
    ),
    shape(
        r"\b(?:give|write|state|express|report|answer with|answer in|return|estimate)\b[^,;.]{0,40}"
        r" in (?:milli|micro|nano)?(?:seconds|minutes|hours|days|weeks|months|years|grams|kilograms"
        r"|kg|met(?:re|er)s|kilomet(?:re|er)s|km|miles|euros|dollars|pounds|per ?cent)\b",
        _BEGINS_WITH_NUMBER,
    ),
    shape(
        r"\b(?:with|add|put|write|using|use) an? (?P<sign>[#$€£¥%@*~&§^+])"
        r" (?:sign |mark )?(?:before|in front of|behind|after|at the (?:start|beginning|end))\b"
        r"|\b(?:preceded|followed) by an? (?P<other>[#$€£¥%@*~&§^+])(?=[\s.,;)]|\Z)",
        _has_its_sign,
        sign=_SIGN,
    ),
    shape(
        r"\b(?:with|and|to the) (?:the )?seconds?\b",
        r"\d\D\d\d\D\d\d|\bs(?:ec\w*)?\b|秒",
        lambda text: re.search(r"\d[:：]\d", text) is not None,
    ),
    shape(r"\bdecimal comma\b|\bcomma (?:as|for) (?:the )?decimals?\b", r"\d,\d", _is_decimal),
    shape(r"\bdecimal point\b", r"\d\.\d", _is_decimal),
    shape(
        r"\bbetween (?:0|zero) and (?:1|one)\b|\(?\b0 to 1\b\)?|\bfrom (?:0|zero) to (?:1"
        r"|one)\b|0[到至~-]1之间",
        _is_share,
        ways="asked",
    ),
    shape(
        r"\b(?:full|whole|round) (?:dollars|euros|pounds|numbers?|yuan)\b|\bno cents\b"
        r"|\bwithout cents\b|整数|整元",
        lambda text, _: not _is_decimal(text) and re.search(r"\d[:：]\d", text) is None,
        _has_digit,
    ),
    shape(
        r"\b(?:one|1|a single) decimals?(?: place)?\b|一位小数|小数点后一位",
        r"\d[.,]\d(?!\d)",
        _has_digit,
    ),
    shape(
        r"\b(?:two|2) decimals?(?: places?)?\b|两位小数|小数点后两位",
        r"\d[.,]\d\d(?!\d)",
        _has_digit,
    ),
    shape(
        r"\b(?:three|3) decimals?(?: places?)?\b|三位小数|小数点后三位",
        r"\d[.,]\d{3}(?!\d)",
        _has_digit,
    ),
    shape(
        r"\bname of the month\b|\bmonth(?:['’]s)? name\b|\bmonth by name\b|\bmonth in words\b",
        _NAMES_OF_MONTHS,
        _has_digit,
    ),
    shape(
        r"\blast two digits\b(?=[^.]*only|\W*\Z)|\byears? (?:with|in|as|of) two digits\b"
        r"|\btwo-digit years?\b",
        lambda text, _: not re.search(r"\d{4}", text),
        _has_digit,
    ),
    shape(r"\bArabic (?:figures?|numerals?|numbers?|digits?)\b|阿拉伯数字", r"\d"),
    shape(
        r"\bin (?:\w+ )?words\b(?! of)|\bas (?:a |number )?words?\b|\b(?:numbers?|figures?"
        r"|counts?|results?) (?:is |are |must be |should be |to be )*spelled out\b|\bin letters\b",
        _WORDS_OF_NUMBERS,
        lambda text: _has_digit(text) or re.fullmatch(r"[IVXLCDM]+", text) is not None,
    ),
    shape(
        r"\b(?:12|twelve)[- ]hour\b|[上下]午”?[或/和、]“?[上下]午|(?:12|十二)小时制",
        r"(?i)[ap]\.?\s?m\b|[上下]午|noon|midnight|中午|凌晨|晚上",
        lambda text: re.search(r"\d[:：.]\d", text) is not None,
    ),
    shape(
        r"(?:(?:中文|汉字|国字)?大写(?:数字|金额)|国字大写|大写(?=[（(][零壹贰])|[壹贰叁贰貳參伍陸柒捌玖拾佰仟]{2})",
        r"[壹贰叁肆伍陆柒捌玖拾佰仟貳參陸]",
    ),
    shape(r"(?:汉字|中文|国字)(?:数字)?(?:书写|来写|填写|表示|作答|写)", r"[㐀-鿿]"),
    shape(
        r"声调?用数字|用数字(?:表示|标注?|标出)声调"
        r"|\btones? (?:as|by|in|with) (?:numbers|digits|figures)\b",
        r"[a-zü][1-5]",
    ),
    shape(r"声调|\btone marks?\b|\btones\b", r"[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]", ways="forbidden"),
    shape(r"[用以]?注音(?:符号|字母)", "[\u3100-\u312f]"),
    shape(
        r"[写带加注标]?[^，。；]{0,4}(?:和|与|及|、)单位|(?:带|写|加|注明)上?单位",
        r"\d\s?[^\W\d]|[%°€£$¥]",
        _has_digit,
    ),
    shape(r"美元|美金", r"\$|美元|美金|USD", _has_unit),
    shape(
        r"只[写填答](?:一个)?整数|\bonly (?:a|one|an) (?:whole number|integer)\b|\b(?:whole number"
        r"|integer) (?:only|alone)\b",
        _is_number_alone,
    ),
    shape(
        r"(?:例如|比如|如)[：:“]?(?P<example>[㐀-鿿]{1,10})”?(?=[，。；）)]|\Z)",
        _other_digits,
        lambda text: re.fullmatch(r"[\d\s.,:：/%-]+", text) is not None,
    ),
    shape(r"标点(?:符号)?", r"[。，！？；、.,!?;]", ways="forbidden"),
    shape(
        r"(?<![十百零一二三四六八九第\d])(?P<n>[五七])(?:个?字|言)(?!以|左|之)",
        lambda text, match: len(re.findall(r"[㐀-鿿]", text)) % {"五": 5, "七": 7}[match["n"]] == 0,
        lambda text: len(re.findall(r"[㐀-鿿]", text)) in (5, 7),
    ),
    shape(
        r"\bnumbers? in the alphabet\b|\b(?:place|position|number)s? (?:of|in) the (?:letters?"
        r"|alphabet)\b(?! later| earlier)",
        r"\d",
        lambda text: text.isascii(),
    ),
)
"""Forms of figures, and of what Chinese writes them with."""
