"""What a prompt asks for that is told of all answers together: one of two words or letters, the
words of a language, code in a language of programs, all of a list, the name of a column, no word of
a text; and answers that are none of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.io.han import compiled
from workbench.io.needles import folded
from workbench.lint.rules.instructions.besides import differs
from workbench.lint.rules.instructions.clauses import Clause, is_demanded, is_negated
from workbench.lint.rules.instructions.heard import Said, golds, is_nearly_all
from workbench.lint.rules.instructions.shapes_of_words import letters_beyond
from workbench.lint.subject import Subject
from workbench.prompts.listing import label_in

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
    r"|\b(?:dd?|mm?|yy(?:yy)?|hh?|ss)\b|[个一种数字词句]",
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
    r" the (?:passage|text|article|story|notice)",
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
        if match and {*golds(subject)} <= _POLAR and is_demanded(clause, match):
            yield differs(clause.words, answers)
            return
        match = _FIELD_OF_TABLE.search(clause.words)
        if match and (clause.is_cue or is_demanded(clause, match)):
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
            and is_demanded(clause, match)
            and is_nearly_all(_copied(answers, inputs), len(answers))
        ):
            yield differs(clause.words, answers)
            return


def _is_of_code(clause: Clause, answers: Sequence[str]) -> bool:
    """Say whether a language of programs is asked for, and some answers have what Python alone
    writes, and none what others write."""
    match = _IN_LANGUAGE.search(clause.words)
    if match is None or not is_demanded(clause, match) or any(map(_ELSE.search, answers)):
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
    if match is None or not is_demanded(clause, match):
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
            return is_demanded(clause, match)
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
    if one not in folded(words) or other not in folded(words):
        return False  # quicker to tell
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
    if not word.isascii() or word not in text:
        return word in text
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None
