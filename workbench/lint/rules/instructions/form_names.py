"""The names of forms that answers may have, each with what tells whether an answer has it: small
letters, a full stop, an ordinal, a date, a unit."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.prompts.listing import label_in

_NUMBER = exactly(r"[-+−]?[$€£¥]?\s?\d[\d,. ]*(?:/\d+)?")
_ROMAN = exactly(r"[IVXLCDM]+|[ivxlcdm]+")
_MONTH = (
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December)"
)
_DATE = compiled(
    rf"\d.*[-/.年]\s?\d|\b(?:{_MONTH}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b"
)


def _has(pattern: str) -> Callable[[str], bool]:
    made = compiled(pattern)
    return lambda text: made.search(text) is not None


def _is(pattern: str) -> Callable[[str], bool]:
    made = compiled(pattern)
    return lambda text: made.fullmatch(text) is not None


_has_digit = _has(r"\d")
_has_letter = _has(r"[A-Za-z]")


def _has_number(text: str) -> bool:
    """Say whether a text has a digit, in a ring or not, or is a Roman number."""
    return any(map(str.isdigit, text)) or _ROMAN.fullmatch(text.strip("().")) is not None


def _is_dated(text: str) -> bool:
    return _DATE.search(text) is not None


@dataclass(frozen=True, slots=True)
class NamedForm:
    """A form by its name: how it is named, whether an answer has it, which answers it may be said
    of; and whether it is only asked for, only forbidden, or both."""

    named: AnyPattern
    has: Callable[[str], bool]
    concerns: Callable[[str], bool]
    ways: str


def _form(
    named: str,
    has: Callable[[str], bool],
    concerns: Callable[[str], bool] = bool,
    ways: str = "both",
) -> NamedForm:
    return NamedForm(compiled(named, re.IGNORECASE), has, concerns, ways)


_TAGS = exactly(r"</?\w+>")


def _is_letters(text: str) -> bool:
    """Say whether an answer is the letter of an option, or those of several, in tags or not."""
    bare = _TAGS.sub("", text).strip()
    several = bare.replace(",", "").replace(" ", "")
    is_several = 1 < len(several) < _MOST_LETTERS and set(several) <= _LETTERS
    return (len(label_in(bare)) == 1 and label_in(bare).isalpha()) or is_several


_MOST_LETTERS = 8
_LETTERS = frozenset("ABCDEFGHIJ")
_FIRST = r"(?:first letters?|begin\w*|start\w*|initial)"

_USUAL = (
    _form(r"\blower[- ]?case\b|(?<!capitals and )(?<!capitals or )\bsmall letters\b|小写",
          lambda t: t == t.lower(), _has_letter, "asked"),
    _form(r"\b(?:upper[- ]?case|capitals|capital letters)\b(?! letter that| (?:and|or) (?:small"
          r"|lower))|大写(?!数字|金额)",
          lambda t: t != t.lower(), _has_letter, "forbidden"),
    _form(r"\A\W*\w+ \(upper[- ]?case\)|\A\W*[^()（）]{1,12}[(（]大写[)）]",
          lambda t: t == t.upper(), _has_letter, "asked"),
    _form(rf"\b{_FIRST}\b[^,;]{{0,24}}\b(?:upper[- ]?case|capital)\b",
          lambda t: not t[:1].islower(), _has_letter, "asked"),
    _form(r"\btitle[- ]case\b|\bway headlines are\b", lambda t: not re.search(r"\b[a-z]\w{3,}",
          t) and t != t.upper(), _has_letter, "asked"),
    _form(r"\bend\w* (?:in|with|on) (?:a|the) (?:full stop|period)\b", _has(r"[.。]\Z"),
          ways="asked"),
    _form(r"\bfinal (?:punctuation|full stop|period)\b|\b(?:full stop|period) at the end\b|句号"
          r"|末尾标点",
          _has(r"[.。]\Z"), ways="forbidden"),
    _form(r"(?<!triple )(?<!triple-)(?<!delimited by )\bquot(?:es(?! (?:the|from|a)\b)"
          r"|ation marks)\b|\binverted commas\b"
          r"|(?<!三)(?<!三个)引号(?!(?:之间|内|中|里面?|括起来?|标出)的)",
          _has(r"(?<!\w)[\"'“‘「『].*[\"'”’」』]")),
    _form(r"\bsquare brackets\b|\[ (?:and|to) \]|方括号", _has(r"\[.+\]|［.+］|【.+】")),
    _form(r"\bmarkdown\b|\basterisks\b|\bbackticks\b", _has(r"\*|`|\A#|\A[-+] |\]\(|\A> |__"),
          ways="forbidden"),
    _form(r"\bcode (?:fence|block)s?\b|代码块", _has("```"),
          ways="forbidden"),
    _form(r"\b(?:the|its) letter (?:only|alone)\b|\b(?:only|just|by) (?:the|its"
          r"|with the) letter\b"
          r"|\bletter (?:of|that names) the (?:right|correct|best|chosen|option)\b"
          r"|\bgive the letter\b"
          r"|(?:选项|答案)的?字母(?:代号)?|只[^，。；]{0,4}字母",
          _is_letters, ways="asked"),
    _form(r"\b(?:number of the (?:right |correct |best |chosen )?(?:option|choice|answer)"
          r"|(?:option|choice)['’]s number"
          r"|(?:option|choice) (?:by|as) its number)\b", _has_number, ways="asked"),
    # In Chinese that may be any mark: ④, 丁, a letter.
    _form(r"选项的?(?:编号|序号)|编号即可|(?:回答|写出?|填写?|给出)(?:对应的?)?序号",
          lambda t: len(t) == 1 or _has_number(t) or label_in(t) != "", ways="asked"),
    _form(r"\b(?:in|as) (?:digits|figures|numerals)\b|\b(?:digits|figures|numerals) only\b"
          r"|阿拉伯数字|数字(?:即可|表示)",
          _has_digit, ways="asked"),
    _form(r"\bdigits\b|阿拉伯数字", _has_digit, ways="forbidden"),
    _form(r"\bas words\b|\bwritten out\b|(?<![把将將])(?:汉字|中文)数字(?!写|轉|转|改|换)",
          lambda t: not _has_digit(t),
          ways="asked"),
    _form(r"\bintegers?\b|\bwhole numbers?\b|整数",
          lambda t: not re.search(r"\d[.,]\d{1,2}\b(?!\d)|\d/\d|\.\d", t), _has_digit, "asked"),
    _form(r"\b(?:two|2) decimals?(?: places?)?\b|两位小数", _has(r"\d[.,]\d\d(?!\d)"),
          _has_digit, "asked"),
    _form(r"\b(?:one|1) decimal(?: place)?\b|一位小数", _has(r"\d[.,]\d(?!\d)"),
          _has_digit, "asked"),
    _form(r"\bas (?:a )?(?:(?!decimal)\w+ )?fractions?\b|(?<!百)分数(?:形式|表示)",
          _has(r"\d ?[/⁄] ?\d|\\frac"),
          _has_digit, "asked"),
    _form(r"\bbe (?:a |given as a )?percentages?\b|\bas (?:a )?percentages?\b"
          r"|\bpercent sign\b|百分(?:比|数|号)",
          _has(r"%|％|percent|百分之"), _has_digit, "asked"),
    _form(r"\b(?:with|include|add|forget|write) (?:the|its|a|their) units?\b|\bSI (?:symbol"
          r"|unit)\b"
          r"|漏写单位|写上[^，。；]{0,4}单位|(?:带|写|加)上?单位",
          _has(r"\d\s?[^\W\d]|[%°€£$¥]"),
          _has_digit, "asked"),
    _form(r"\bunits?\b|(?<![漏忘缺少])(?<![漏忘缺少]写)单位", _has(r"\d\s?[^\W\d]"),
          _has_digit, "forbidden"),
    _form(r"\b(?:number|figure) (?:only|alone)\b|\bonly the (?:number|figure)\b"
          r"(?!\s(?:and|with|plus|or|followed)\b)|[只仅]填?写?(?:数字|数值)(?![和与及加带或、])",
          lambda t: _NUMBER.fullmatch(t) is not None, _has_digit, "asked"),
    _form(r"\bcurrenc(?:y|ies)\b|\bdollar signs?\b|\$|€|£|货币", _has(r"[$€£¥]|\b(?:dollar|euro"
          r"|pound|yen)s?\b|元"), _has_digit, "forbidden"),
    _form(r"\b(?:e|scientific|exponential)[- ]?notation\b|科学[记計计]数法", _has(r"\d[eE][-+]?\d"
          r"|[×x*] ?10"), _has_digit, "asked"),
    _form(r"(?<!the )(?<!this )\bRoman numerals?\b|罗马数字",
          lambda t: _ROMAN.fullmatch(t) is not None or re.search(r"\b[IVXLCDM]+\b",
          t) is not None, ways="asked"),
    _form(r"\bordinals?\b|序数词?", _has(r"\d(?:st|nd|rd|th)\b|第|\w(?:first|second|third|th)\b"
          r"|\bfirst|\bsecond|\bthird"), ways="asked"),
    _form(r"\bISO(?: 8601)?\b[^,;]{0,20}\b(?:date|format)|\bdates?\b[^,;]{0,20}\bISO\b"
          r"|\byear, month,? (?:and )?day\b",
          _has(r"\d{4}-\d\d?-\d\d?"), _is_dated, "asked"),
    _form(r"\b(?:with|using) slashes\b", _has(r"\d/\d"),
          _is_dated, "asked"),
    _form(r"\bmonth['’]?s? name in full\b|\bfull (?:month name|name of the month)\b"
          r"|\bmonth\b[^,;]{0,16}\bspelled out\b",
          _has(rf"\b{_MONTH}\b"), _is_dated, "asked"),
    _form(r"\b(?:only|just) the year\b|\byear (?:only|alone)\b|[只仅]填?写?年份",
          _is(r"\d{3,4}年?"),
          _has_digit, "asked"),
    _form(r"\b12[- ]hour\b|\bAM (?:or|/) ?PM\b|\bAM/PM\b|12小时制",
          _has(r"(?i)[ap]\.?m\b|[上下]午"),
          _has(r"\d[:：.]\d"), "asked"),
    _form(r"\b24[- ]hour\b|24小时制", lambda t: not re.search(r"(?i)[ap]\.?m\b|[上下]午", t),
          _has(r"\d[:：.]\d|(?i:[ap]\.?m\b)"), "asked"),
)  # fmt: skip

_RARE = (
    _form(r"\b(?:explain|explanations?|justif\w+|comments?|reasons?|intermediate steps|steps"
          r"|calculations?"
          r"|(?:your|the) work(?:ing)?)\b|解释|理由|说明|步骤|过程",
          _has(r"(?i)\b(?:because|since|so|then|as|which|therefore|thus)\b|=|因[为為爲]|所以|理由|原因|由于"),
          ways="forbidden"),
    _form(r"\b(?:surname|last name|family name)\b(?=.*\b(?:only|alone)\b)|\b(?:only"
          r"|just) the (?:surname|last name|family name)\b",
          lambda t: len(t.split()) == 1, _has_letter, "asked"),
    _form(r"\bfull names?\b|\bfirst (?:name )?and (?:last name|surname)\b",
          lambda t: len(t.split()) > 1, _has_letter, "asked"),
    _form(r"\b(?:to-)?infinitive\b(?=.*\bto\b)|\bto-infinitive\b", _has(r"\A[Tt]o "),
          _has_letter, "asked"),
    _form(r"\barticles?\b(?! (?:above|below))|\"a\", \"an\",? (?:or|and) \"the\"",
          _has(r"(?i)\A(?:(?:an?|the|d(?:er|ie|as|en)|eine?|l[eao]s?|une?|el|un[ao]s?|il|gli|os?) "
               r"|l')"), _has_letter, "forbidden"),
    _form(r"\b(?:in|as) an? (?:markdown |\w+-column )?table\b(?! (?:of|above|below))"
          r"|以表格(?:的?形式|输出|回答)",
          _has(r"\||\t"), ways="asked"),
    _form(r"(?<!of a )\bURLs?\b|\ba link \(", _has(r"https?://"), ways="asked"),
    _form(r"\b(?:a|python) (?:regular expression|regex)\b", _has(r"[\\\[\](){}*+?^$|]"),
          ways="asked"),
    _form(r"\bcountry code\b|\binternational format\b|国际区号", _has(r"\A\(?\+|\A00"),
          _has(r"\d{3}"), "asked"),
    _form(r"\b(?:chemical|molecular) formula\b|\bby formula\b|化学式|分子式",
          _has(r"\b(?:[A-Z][a-z]?\d*)+\b(?<![a-z]{2})"), _has_letter, "asked"),
    _form(r"\bsnake[_ -]?case\b|\b(?:with|by) underscores\b|下划线(?:连接|分隔)", _has("_"),
          ways="asked"),
    _form(r"\balpha-2\b|\btwo[- ](?:capital )?letters?(?: country)? codes?\b"
          r"|\bwith two capital letters\b",
          _is(r"[A-Z]{2}"), _has_letter, "asked"),
    _form(r"\bYYYY-MM-DD\b", _has(r"\d{4}-\d\d?-\d\d?"),
          _is_dated, "asked"),
    _form(r"\bHH:MM\b|\bhh:mm\b", _has(r"\d[:：]\d\d"), ways="asked"),
    _form(r"每行[写一]|一行一|逐行|占一行"
          r"|\b(?:one|each) (?:per|on (?:a|its own|a new|a separate)) line\b",
          _has("\n"), _has(r"[、，,;；/]|\band\b|和"), "asked"),
    _form(r"(?<!看)(?<!据)拼音(?!写)", _has(r"[A-Za-zāáǎàēéěèīíǐìōóǒòūúǔù]"), ways="asked"),
    _form(r"书名号", _has(r"《.+》"), ways="asked"),
    _form(r"标点", _has(r"[.。!！?？…；;]\Z"), ways="forbidden"),
    _form(r"(?:[用以]|[须應应]为|必须是|一律为?)(?:简体|繁体)?中文(?!的|名)",
          _has(r"[㐀-鿿]"),
          ways="asked"),
    _form(r"(?:[用以]|[须應应]为|必须是|一律为?)英文(?!的|名|字母|逗号|标点)",
          lambda t: not re.search(r"[㐀-鿿]", t), ways="asked"),
    _form(r"\bweekday\b|\bday of the week\b|\bMonday, Tuesday\b", _has(r"(?i)(?:mon|tues"
          r"|wednes|thurs|fri|satur|sun)day|\b(?:mon|tue|wed|thu|fri|sat|sun)\b"), ways="asked"),
    _form(r"\binitials\b", _has(r"\b[A-Z]\.(?: ?[A-Z]\.)+|\A[A-Z]{2,4}\Z"),
          _has_letter, "asked"),
    # `Plural:` alone names what stands there, in whatever language the words are.
    _form(r"\bplural\b(?! of)(?!\s?[:：]\Z)", _has(r"(?i)s\b|\b(?:mice|men|women|children|people"
          r"|teeth|feet|geese|oxen)\b|\A(?:die|les|l[oa]s|gli|le|i|de|os|as) "),
          _has_letter, "asked"),
    _form(r"\b(?:in|to) (?:the|its) singular\b", lambda t: not re.search(r"(?i)(?<!s)s\b"
          r"|\b(?:mice|children|teeth|feet|geese)\b", t), _has_letter, "asked"),
    _form(r"(?<!list )(?<!points )\b(?:with|by) hyphens\b|\bkebab-case\b", _has(r"\w-\w"),
          ways="asked"),
    _form(r"\bhyphens?\b", _has(r"\w-\w"), ways="forbidden"),
    _form(r"\bformulas?\b", _has(r"\A(?:[A-Z][a-z]?\d*)+\Z"), _has_letter,
          "forbidden"),
)  # fmt: skip

NAMED: tuple[NamedForm, ...] = (*_USUAL, *_RARE)
"""All of them; the ways are "asked", "forbidden" or "both"."""
