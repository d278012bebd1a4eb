"""What kind of thing a prompt asks for, where kinds are told by a closed list or by their signs: a
number, a weekday, a month, a program, one of two things that exclude each other; and answers that
are plainly of another kind."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.io.han import compiled
from workbench.lint.rules.instructions.besides import differs, is_short
from workbench.lint.rules.instructions.clauses import Clause, Shape, is_negated, is_strict, shape
from workbench.lint.rules.instructions.heard import Said, golds, is_nearly_all
from workbench.lint.rules.instructions.shapes_of_words import letters_beyond
from workbench.lint.subject import Subject
from workbench.prompts.listing import label_in

_NUMBER = (
    r"(?i:\d|[零一二两三四五六七八九十百千万半]|\b(?:zero|none|no|one|two|three|four|five|six|seven|eight|nine|ten"
    r"|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred"
    r"|thousand|dozen|half"
    r"|once|twice|never|free|unknown|all|many|several|few)\b|\A[ivxlcdm]+\Z)"
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
_POLAR = frozenset(
    {"yes", "no", "true", "false", "right", "wrong", "correct", "incorrect", "positive", "negative"}
)
_PYTHON = compiled(
    r"\bdef \w+\(|\blen\(|\[::?-?\d|\bprint\(|\bself\b|\belif\b|\*\* ?\d|\bNone\b|\bTrue\b"
    r"|\.append\("
)
_ELSE = compiled(
    r"\b(?:const|let|var|function|public|static|void|fn|std|println|System)\b|=>|===|::"
    r"|\.length\b|\.size\("
)
_LANGUAGES = r"JavaScript|TypeScript|Java|C\+\+|Rust|Go|Ruby|PHP|Kotlin|Swift|Haskell|C#"
_SQL = r"(?i:\bselect\b)"


def _is_long(text: str, _: re.Match[str]) -> bool:
    return not (is_short(text) and (len(text.split()) <= 3 or text.isdigit()))


def _is_numbered(text: str, _: re.Match[str]) -> bool:
    """Say whether an answer is a number or begins with one, with few words beside."""
    return (
        re.match(
            rf"\W*(?:\w+"
            rf" ){{0,2}}\W*(?:{_NUMBER})",
            text,
        )
        is not None
        and len(text.split()) < 8
    )


def _is_program(text: str, match: re.Match[str]) -> bool:
    return re.search(_PROGRAM, text) is not None


KINDS: tuple[Shape, ...] = (
    shape(
        r"\bprobability\b(?=.*\b[01]\b)|\bhow (?:sure|likely|certain|confident) (?:you|it)"
        r" (?:are|is)\b|\b(?:price|cost) in \w+\W*\Z"
        r"|\A\W*(?:price|cost|age|year|amount|percentage|number of \w+|count|total"
        r" number)\b[^,]{0,24}\Z"
        r"|\A\W*(?:件数|个数|数量|价格|价钱|年份|年龄|笔画数|字数|人数|次数)[^，]{0,8}\Z"
        r"|\A\W*how (?:many|old|often|far|long|much) [^?]{1,60}\?\W*\Z|\bwhat does [^?.]{1,40}"
        r" cost\?"
        r"|多少(?:画|个|分钟|岁|次|人|天|年)|几[样个岁次天种]",
        _NUMBER,
    ),
    shape(
        r"\b(?:rate|grade|score)\b[^.]{1,60}\b(?:from|between|on a scale)\b[^.]{0,16}\d"
        r"|\bonly (?:write|give|answer with|say) (?:the|a) (?:number|score|grade|figure)\b",
        _is_numbered,
    ),
    shape(
        r"\b(?:answer|reply|respond) with (?:only |just )?the (?:row(?:['’]s)? number|number of"
        r" the (?:row|line|paragraph|sentence))\b",
        lambda text, _: (
            re.fullmatch(
                r"\W*(?:(?:row|line|no\.?) )?(?:\d+|(?:fir|seco|thi)\w+"
                r"|\w+th)\W*",
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
    ),
    shape(r"\b(?:which|what) month\b|\A\W*month\W*\Z|哪个月|几月份", _MONTH),
    shape(
        r"\b(?:which|what) season\b|哪个季节", r"(?i:spring|summer|autumn|fall|winter)|[春夏秋冬]"
    ),
    shape(
        r"\b(?:which|what) continent\b|哪个洲",
        r"(?i:africa|asia|europe|america|australia"
        r"|oceania|antarctica)|洲",
    ),
    shape(
        r"哪个朝代|朝代名称|\bwhich dynasty\b|\A\W*朝代\W*\Z",
        _DYNASTY + r"|(?i:tang|song|yuan|ming"
        r"|qing|han|qin|zhou)",
    ),
    shape(
        r"\b(?:write|give|output|find|complete|mend|print)\b[^.\n]{0,40}\b(?:python |whole |full"
        r" |complete |corrected )+"
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
        r"|回信|回复(?:顾客|来信|客户|这)|续写|接着写|造(?:一个)?句|白话(?:文)?(?:解释|翻译)|语法成分|拟[^，。]{0,4}标题|改写(?:成|为)",
        _is_long,
        lambda text: len(text) < 12 or is_short(text),
    ),
    shape(
        r"\b(?:copy|quote|write(?: out)?|give|repeat|return) (?:out )?the (?:whole|entire|full"
        r"|complete) (?:row|line|paragraph|sentence)\b"
        r"|\bwrite out the (?:whole|full|complete) sentence\b",
        _is_long,
    ),
    shape(
        r"\bLaTeX\b",
        r"\\\w|\$|\^|_\{",
        lambda text: (
            re.search(
                r"\d/\d|\d\^"
                r"|√",
                text,
            )
            is not None
        ),
    ),
)
"""Kinds of answers that are told by their words or signs."""

_FEW_PROGRAMS = 3
_WORDS = 3
_CHOICE = compiled(r"\bor\b|[/、或]", re.IGNORECASE)
_PAIRS = (
    "even odd",
    "fact opinion",
    "before after",
    "high low",
    "male female",
    "singular plural",
    "left right",
    "yes no",
    "true false",
    "right wrong",
    "correct incorrect",
    "positive negative",
    "earlier later",
    "more less",
    "是 否",
    "对 错",
    "奇数 偶数",
    "高 低",
    "男 女",
    "○ ╳",
    "√ ×",
    "积极 消极",
    "正面 负面",
    "紧急 普通",
)
_BRACKET = compiled(r"[(（](?P<list>[^()（）]{3,60})[)）]\s*\Z")
_PARTS = compiled(r",? or |, |、|或者?|/", re.IGNORECASE)
_VAGUE = compiled(
    r"\b(?:an?|the|in|as|one|with|no more|number|word|sentence|phrase|name|digit|letter)\b|e\.g"
    r"|[个一种数字词句]",
    re.I,
)
_OF_LETTERS = compiled(
    r"\b(?:letters?|one of|choose|answer with|options?)\b[^.\n]{0,24}?(?<!\w)(?P<list>[A-Z](?:,"
    r" ?[A-Z])*,? or [A-Z])(?!\w)"
)
_IN_TONGUE = compiled(
    r"\b(?:in|into|to) (?P<tongue>German|French|Spanish|Italian|Portuguese|Dutch|Swedish|Polish"
    r"|Danish|Norwegian|Finnish|Turkish|Czech|Hungarian|Romanian)\b"
)
_ONE = compiled(
    r"\b(?:answer|reply|respond)\b[^.\n]{0,12}\bwith (?:a|the|one) (?:name|place|person|year"
    r"|date|word from|phrase from|quotation)\b",
    re.I,
)
_IN_LANGUAGE = compiled(rf"\b(?:in|as|into|using) (?:{_LANGUAGES})(?![\w+#])")
_WORDS_OF = compiled(
    r"\b(?:words?|wording|phrases?) (?:that (?:stands?|are|is|appears?|occurs?) )?(?:in|of|from)"
    r" the"
    r" (?:passage|text|article|story|notice)",
    re.IGNORECASE,
)
_FIELD_OF_TABLE = compiled(
    r"\bname of the column\b|\bcolumn(?:['’]s)? name\b|\b(?:which|what) column\b|列名|哪一列", re.I
)
_ORDERS_ALL = compiled(
    r"\b(?:in|have|has) common\b|\A\W*(?:put|sort|arrange|rank|order|list|write) (?:down"
    r" )?(?:all|the|these)\b[^.]{0,30}"
    r"\b(?:in order|all of them|in the order|with their|chronolog\w+|from the (?:\w+est|\w+))",
    re.IGNORECASE,
)


def said_in_vain(
    subject: Subject, clauses: Sequence[Clause], answers: Sequence[str], inputs: Sequence[str]
) -> Iterator[Said]:
    """Yield what a prompt asks for, one of two words or letters, or the words of a language, or all
    of a list, where the answers are none of these, taken together."""
    folded = [answer.casefold() for answer in answers]
    told = " ".join(clause.words for clause in clauses)
    for clause in clauses:
        if _is_of_others(subject, clause, folded, told) or _is_of_tongue(clause, answers):
            yield differs(clause.words, answers)
            return
        if _is_of_code(clause, answers) or _is_copied(clause, answers, inputs):
            yield differs(clause.words, answers)
            return
        match = _ONE.search(clause.words)
        if match and {*golds(subject)} <= _POLAR and _is_plain(clause, match):
            yield differs(clause.words, answers)
            return
        match = _FIELD_OF_TABLE.search(clause.words)
        if match and (clause.is_cue or _is_plain(clause, match)):
            heads = [_head_of(text) for text in inputs]
            others = sum(
                bool(head) and gold not in head for head, gold in zip(heads, folded, strict=True)
            )
            if is_nearly_all(others, len(answers)):
                yield differs(clause.words, answers)
                return
        match = _ORDERS_ALL.search(clause.words)
        if (
            match
            and _is_plain(clause, match)
            and is_nearly_all(_copied(answers, inputs), len(answers))
        ):
            yield differs(clause.words, answers)
            return


def _is_plain(clause: Clause, match: re.Match[str]) -> bool:
    return not is_negated(clause, match.start()) and is_strict(clause, match)


def _is_of_code(clause: Clause, answers: Sequence[str]) -> bool:
    """Say whether a language of programs is asked for, and some answers have what Python alone
    writes, and none what others write."""
    match = _IN_LANGUAGE.search(clause.words)
    if match is None or not _is_plain(clause, match) or any(map(_ELSE.search, answers)):
        return False
    return sum(_PYTHON.search(answer) is not None for answer in answers) >= _FEW_PROGRAMS


def _is_copied(clause: Clause, answers: Sequence[str], inputs: Sequence[str]) -> bool:
    """Say whether words of a text are forbidden, and nearly all answers are words of it."""
    match = _WORDS_OF.search(clause.words)
    if match is None or not is_negated(clause, match.start()):
        return False
    pairs = zip(answers, inputs, strict=True)
    return is_nearly_all(sum(len(a) > 2 and a in text for a, text in pairs), len(answers))


def _copied(answers: Sequence[str], inputs: Sequence[str]) -> int:
    """Return how many answers are one item of a list that their input has."""
    made = (
        re.search(
            rf"[,;:、] ?{re.escape(answer)}(?: \d+)?(?=[,;、\n]| \d)|, {re.escape(answer)}", text
        )
        for answer, text in zip(answers, inputs, strict=True)
        if not re.search(r"[,;、]", answer)
    )
    return sum(match is not None for match in made)


def _head_of(text: str) -> list[str]:
    """Return what the first line of a table calls its columns."""
    match = re.search(r"(?m)^[ \t]*\|(.+)\|[ \t]*$", text)
    return [cell.strip().casefold() for cell in match[1].split("|")] if match else []


def _is_of_tongue(clause: Clause, answers: Sequence[str]) -> bool:
    """Say whether a language is asked for that does not write the letters of many answers."""
    match = _IN_TONGUE.search(clause.words)
    if match is None or not _is_plain(clause, match):
        return False
    beyond = letters_beyond(match["tongue"]) or ""
    foreign = sum(
        any(
            not sign.isascii() and (sign.isalpha() or sign in "¿¡") and sign not in beyond
            for sign in answer.casefold()
        )
        for answer in answers
    )
    return len(answers) >= 6 and 3 * foreign >= len(answers)


def _is_of_others(subject: Subject, clause: Clause, answers: Sequence[str], told: str) -> bool:
    """Say whether a clause names some words or letters, one of which is to be said, and no answer
    has any of them; nor does the prompt name an answer itself."""
    if any(_has(clause.words.casefold(), answer) for answer in set(answers)):
        return False
    if match := _OF_LETTERS.search(clause.words):
        named = set(re.findall(r"[A-Z]", match["list"]))
        own = {label_in(answer.upper()) for answer in answers}
        if named and "" not in own and all(len(one) == 1 for one in own) and not named & own:
            return _is_plain(clause, match)
    match = _BRACKET.search(clause.words) if clause.is_cue else None
    is_choice = match is not None and _CHOICE.search(match["list"]) is not None
    lists = [_PARTS.split(match["list"])] if match and is_choice else []
    lists += [pair.split() for pair in _PAIRS if _has_pair(clause.words, pair)]
    for parts in lists:
        named = [part.strip(" “”").casefold() for part in parts if part.strip()]
        is_list = (
            len(named) > 1
            and all(len(one.split()) <= _WORDS for one in named)
            and not any(map(_VAGUE.search, named))
            and "…" not in clause.words
        )
        is_said = any(_has(answer, one) for one in named for answer in answers)
        is_named = not clause.is_cue and any(_has(told.casefold(), a) for a in set(answers))
        if (
            is_list
            and not is_said
            and not is_named
            and not any(subject.list_of(item).options for item in subject.rendered[:4])
        ):
            where = re.search(re.escape(named[0]), clause.words.casefold())
            if where is None or not is_negated(clause, where.start()):
                return True
    return False


def _has_pair(words: str, pair: str) -> bool:
    one, other = pair.split()
    if one.isascii():
        return (
            re.search(
                rf"(?i)\b(?:{one},? or (?:an? )?{other}|{other},? or (?:an? )?{one}|(?:an? )?{one}"
                rf" or (?:is it )?(?:an? )?{other})\b",
                words,
            )
            is not None
        )
    return (
        re.search(rf"“?{one}”?(?:[、或还是/，]+“?[^“”]{{1,3}}”?)?[、或还是/，]+“?{other}", words)
        is not None
    )


def _has(text: str, word: str) -> bool:
    if not word.isascii():
        return word in text
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None
