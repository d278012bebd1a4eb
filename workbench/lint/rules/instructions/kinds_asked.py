"""What kind of thing a prompt asks for, where kinds are told by a closed list or by their signs: a
number, a weekday, a month, a program, one of two things that exclude each other; and answers that
are plainly of another kind."""

from __future__ import annotations

import re

from workbench.io.han import exactly
from workbench.lint.language_names import UNTOLD_NAMES
from workbench.lint.rules.instructions.besides import is_short
from workbench.lint.rules.instructions.clauses import Shape, shape
from workbench.prompts.listing import label_in

_NUMBER = (
    r"(?i:\d|[①-⑳零一二两三四五六七八九十百千万半]|\b(?:zero|none|no|one|two|three|four|five|six|seven|eight|nine|ten"
    r"|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred"
    r"|thousand|dozen|half|once|twice|never|free|unknown|all|many|several|few)\b|\A[ivxlcdm]+\Z)"
)
_PROGRAM = (
    r"\bprint\b|\bdef |\breturn\b|\bimport |\bfor \w+ in\b|\b[a-z_]\w* ?= |\bfunction\b"
    r"|=>|\{|;\s*\Z"
)
_WEEKDAY = (
    r"(?i:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:mon|tue|wed|thu|fri|sat|sun)\b)"
    r"|[周星礼][期拜]?[一二三四五六日天]"
)
_MONTH = r"(?i:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|月|\A\d{1,2}\Z"
_DYNASTY = r"[朝代]\Z|\A[东西南北]?[夏商周秦汉漢晋晉隋唐宋辽遼金元明清]\Z|三国|五代"
_SQL = r"(?i:\bselect\b)"
_UNIT = (
    r"(?:\A|[\s\d/·*(])(?:[kKMGcmdµμunhpT]|da)?(?:m|g|l|L|s|A|K|mol|cd|Hz|N|Pa|J|W|V|F|C|T|H|eV|Wh|bar|t|B"
    r"|b|h|min|d|U|IU|dB|in|ft|yd|mi|oz|lb|gal|px|rpm|ppm|mph|kn)(?:[²³]|\^?-?\d)?(?:\Z|[\s/·*).])"
    r"|[%‰°€$£¥Ω℃℉]|(?i:(?:met(?:re|er)|gram(?:me)?|lit(?:re|er)|second|minute|hour|day|week|month"
    r"|year|mole|candela|kelvin|celsius|fahrenheit|hertz|newton|pascal|joule|watt|volt|farad|coulomb"
    r"|tesla|henry|ampere|amp|ohm|ton(?:ne)?|byte|bit|pixel|inch|feet|foot|yard|mile|ounce|pound"
    r"|gallon|pint|degree|radian|per ?cent|percentage|dollar|euro|yen|cent|carat|knot|acre|hectare"
    r"|calorie|decibel|units?|pieces?|dozen|barrel|people|items)(?:e?s)?\b)"
)
"""A unit, by its sign or its name."""

_LANGUAGE = (
    r"(?i:\A\W*(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?\W*\Z|unknown|mixed|other|none)|(?:english|french"
    r"|german|spanish|italian|portuguese|dutch|chinese|mandarin|cantonese|japanese|korean|russian"
    r"|arabic|hebrew|hindi|urdu|bengali|tamil|greek|turkish|polish|swedish|norwegian|danish|finnish"
    r"|thai|vietnamese|indonesian|malay|swahili|latin|persian|farsi|ukrainian|czech|catalan)"
    r"|\b(?:\w+(?:ish|ese|ian)|python|java\w*|ruby|rust|go|perl|php|sql|c|r|\w*basic|\w+script"
    r"|alemán|árabe|chino|checo|danés|español|castellano|francés|griego|inglés|italiano|japonés|latín"
    r"|polaco|portugués|ruso|sueco|turco|allemand|anglais|arabe|chinois|espagnol|français|grec"
    r"|italien|japonais|polonais|portugais|russe|turc|suédois|néerlandais|deutsch|englisch"
    r"|\w+isch|inglese|francese|tedesco|spagnolo|russo|cinese|giapponese|arabo|inglês|francês"
    rf"|alemão|espanhol|italiano|{'|'.join(' '.join(UNTOLD_NAMES.values()).split())})\b)"
    r"|[\u0400-\u04ff\u0590-\u06ff\u0900-\u0dff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
)
"""What may be the name of a language, or its code."""


_MONEY = exactly(r"[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[A-Z]{3}|[$€£¥]|euros?|dollars?|pounds?)")
"""A sum of money, which is no day."""


def _is_long(text: str, _: re.Match[str]) -> bool:
    return not (is_short(text) and (len(text.split()) <= 3 or text.isdigit()))


def _is_numbered(text: str, _: re.Match[str]) -> bool:
    """Say whether an answer is a number or begins with one, with few words beside."""
    return (
        re.match(
            rf"\W*(?:\w+ ){{0,2}}\W*(?:{_NUMBER})",
            text,
        )
        is not None
        and len(text.split()) < 8
    )


def _is_program(text: str, match: re.Match[str]) -> bool:
    return re.search(_PROGRAM, text) is not None


def _is_no_letter(text: str) -> bool:
    """Say whether an answer may be a word, and names no option by its letter."""
    return not label_in(text).isalpha()


KINDS: tuple[Shape, ...] = (
    shape(
        r"\bprobability\b(?=.*\b[01]\b)|\bhow (?:sure|likely|certain|confident) (?:you|it)"
        r" (?:are|is)\b|\b(?:price|cost) in \w+\W*\Z"
        r"|\A\W*(?:price|cost|age|year|amount|percentage|number of \w+|count|total"
        r" number)\b[^,]{0,24}\Z"
        r"|\A\W*(?:件数|个数|数量|价格|价钱|年份|年龄|笔画数|字数|人数|次数)[^，]{0,8}\Z"
        r"|\b(?:which|what) year\b[^?.]{1,60}\?\W*\Z"
        r"|\b(?:en (?:quelle année|qué año)|in welchem jahr)\b[^?]{1,60}\?\W*\Z"
        r"|哪一?年[^，。？?]{0,20}[？?]\W*\Z"
        r"|\A\W*how (?:many|old|often|far|long|much) [^?]{1,60}\?\W*\Z|\bwhat does [^?.]{1,40}"
        r" cost\?|多少(?:画|个|分钟|岁|次|人|天|年)|几[样个岁次天种]",
        _NUMBER,
        _is_no_letter,
    ),
    shape(
        r"\b(?:rate|grade|score)\b[^.]{1,60}\b(?:from|between|on a scale)\b[^.]{0,16}\d"
        r"|\bonly (?:write|give|answer with|say) (?:the|a) (?:number|score|grade|figure)\b",
        _is_numbered,
    ),
    shape(
        r"\b(?:answer|reply|respond)\b[^.,;\n]{0,24} with (?:only |just )?the"
        r" (?:row(?:['’]s)? number"
        r"|number of"
        r" the (?:row|line|paragraph|sentence))\b",
        lambda text, _: (
            re.fullmatch(
                r"\W*(?:(?:row|line|no\.?) )?(?:\d+|(?:fir|seco|thi)\w+|\w+th)\W*",
                text.casefold(),
            )
            is not None
        ),
    ),
    shape(
        r"\bone of these numbers\b"
        r"|\bone of the numbers\b(?=[^.]*\bmust\b)|\bmust be (?:one of )?(?:the|these) numbers\b",
        r"\d",
    ),
    shape(
        r"\bemojis?\b|表情符号",
        lambda text, _: any(ord(s) >= 0x2190 and not "\u3000" <= s <= "\uffef" for s in text),
    ),
    shape(
        r"\bwhich (?:day of the week|weekday)\b|\bwhat (?:day of the week|weekday)\b|\bday of"
        r" the week\b|星期几|周几|礼拜几",
        _WEEKDAY,
        _is_no_letter,
    ),
    shape(
        r"(?:\A\W*|\bon )(?:which|what) (?:day|date)\b(?![^?.]*\b(?:how much|amount|sum|price|cost"
        r"|and)\b)",
        lambda text, _: _MONEY.fullmatch(text.strip(" .")) is None,
        _is_no_letter,
    ),
    shape(
        r"\b(?:which|what) units? (?:is|are|was|were|does|do)\b[^?]{0,40}?\b(?:given|measured"
        r"|stated|expressed|reported|written|counted|quoted)\b",
        _UNIT,
        _is_no_letter,
    ),
    shape(
        r"\b(?:name|state|give|identify|indicate|write|detect) the language of (?:the|this|each)\b"
        r"|\b(?:which|what) language is (?:the|this|each) \w+ (?:in|written in)\b"
        r"|\b(?:indi(?:que|ca)|diga|di|nombre|escrib[ae]|identifi(?:que|ca))"
        r" (?:el idioma|la lengua)"
        r" (?:del|de la|de este|de esta)\b|\ben qué idioma está\b"
        r"|\b(?:indique[rz]?|donne[rz]?|nomme[rz]?|écri\w+) la langue (?:du|de la|de ce|de cette)\b"
        r"|\b(?:nenn\w*|bestimm\w*|gib|schreib\w*) die Sprache (?:des|der|dieses|dieser)\b"
        r"|\b(?:indic(?:a|hi)|scriv[ai]|di) la lingua (?:del|della)\b"
        r"|\b(?:indique|diga|escreva) o idioma (?:do|da)\b",
        _LANGUAGE,
        _is_no_letter,
    ),
    shape(r"\b(?:which|what) month\b|\A\W*month\W*\Z|哪个月|几月份", _MONTH, _is_no_letter),
    shape(
        r"\b(?:which|what) season\b|哪个季节",
        r"(?i:spring|summer|autumn|fall|winter)|[春夏秋冬]",
        _is_no_letter,
    ),
    shape(
        r"\b(?:which|what) continent\b|哪个洲",
        r"(?i:africa|asia|europe|america|australia|oceania|antarctica)|洲",
        _is_no_letter,
    ),
    shape(
        r"哪个朝代|朝代名称|\bwhich dynasty\b|\A\W*朝代\W*\Z",
        _DYNASTY + r"|(?i:tang|song|yuan|ming"
        r"|qing|han|qin|zhou)",
        _is_no_letter,
    ),
    shape(
        r"\b(?:write|give|(?<!the )output(?! of)|find|complete|mend|print)\b"
        r"(?![^.\n]{0,40}\b(?:output|result|value|error|bug|mistake|fault|line|type|name)s?\b)"
        r"[^.\n]{0,40}\b(?:python |whole |full |complete |corrected )+"
        r"(?:function|program|script|code)\b|\b(?:write|give) a (?:program|function|script)\b",
        lambda text, match: (
            re.search(r"\bdef |\blambda\b|\bfunction\b|=>", text) is not None
            if "function" in match[0]
            else _is_program(text, match)
        ),
    ),
    shape(
        r"\bword for word\b|\btext of the (?:right |correct |chosen )?(?:option|answer"
        r"|choice)\b(?=\W*\Z)",
        lambda text, _: label_in(text) == "",
    ),
    shape(
        r"\bpandas\b|\bPython\b(?! (?:list|dict))",
        lambda text, _: not re.match(_SQL, text.strip("` \n")),
        ways="asked",
    ),
    shape(
        r"\b(?:as|in|a line of|a row of|into) CSV\b|\bcomma-separated values\b",
        lambda text, _: text[:1] not in "{[<",
        lambda text: len(text) > 2,
    ),
    shape(
        r"\b(?:write|note|list|explain|show|describe|state|summari[sz]e|quote|copy|work"
        r" out)\b[^.]{0,80}\bbefore (?:you |giving |the )?(?:answer\w*|verdict)\b",
        _is_long,
    ),
    shape(
        r"\b(?:write|say|give|find) what (?:the )?\w+(?: \w+)? (?:says?|would say|said|answers?"
        r"|replies)\b"
        r"|\b(?:write|draft|compose|send) (?:an? |the |your )?(?:\w+ )?(?:repl(?:y|ies)|letters?"
        r" to|e-?mail|message to)\b"
        r"|\breply to the (?:customer|letter|mail|message|review)\b|\b(?:continue|go on with"
        r"|carry on) (?:with )?the (?:story|talk|dialogue|conversation|text)\b"
        r"|回信|回复(?:顾客|来信|客户|这)|续写|接着写|造(?:一个)?句|白话(?:文)?(?:解释|翻译)|语法成分|改写[成为][^，。]{0,6}句",
        _is_long,
        lambda text: len(text) < 12 or is_short(text),
    ),
    shape(
        r"\b(?:copy|quote|write(?: out)?|give|repeat|return) (?:out )?the (?:whole|entire|full"
        r"|complete) (?:row|line|paragraph|sentence)\b"
        r"|\bwrite out the (?:whole|full|complete) sentence\b",
        _is_long,
    ),
    *(
        shape(
            rf"\b(?:into|to|as|in) (?:an? |its )?{name}\b"
            rf"|\b(?:write|give|state|find) (?:out )?(?:the|its|an?) {name}\b"
            rf"(?! (?:sequence )?(?:below|above"
            rf"|is|was)\b)"
            rf"|\A\W*(?:\w+ )?{name}(?: sequence| strand)?\W*\Z",
            lambda text, _, other=other: other not in text.upper(),
            lambda text: re.fullmatch(r"[ACGTUacgtu\s'-]{4,}", text) is not None,
        )
        for name, other in (("(?:m|t|r|pre-m)?RNA", "T"), ("c?DNA", "U"))
    ),
    shape(
        r"\bLaTeX\b",
        r"\\\w|\$|\^|_\{",
        lambda text: (
            re.search(
                r"\d/\d|\d\^|√",
                text,
            )
            is not None
        ),
    ),
)
"""Kinds of answers that are told by their words or signs."""
