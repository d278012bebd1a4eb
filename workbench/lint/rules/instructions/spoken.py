"""What a prompt says in words of the options that it lists: which letters there are, and whether
these are letters or numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.phrases import phrases
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.lint.truth import Shown
from workbench.messages import Message, say
from workbench.prompts.listing import STEMS, kind_of, label_in, labels_in_words
from workbench.types import Rendered

_LONG = 16
_FEWEST_NAMED = 3
_NEAR = 2
"""A range that ends further from a list's end is one of something else, a rating."""

_FROM_TO = compiled(
    r"(?<![A-Za-z0-9-])[(\[]?([A-Za-z])[)\]]?\s?(?:-|–|—|~|～|〜|至|到|から|(?:to|through|thru|bis)\b)\s?"
    r"[(\[]?([A-Za-z])[)\]]?(?![A-Za-z0-9-])"
    r"|(?<![A-Za-z0-9'’-])[(\[]?([A-Z])[)\]]?\s(?:à|a|al|a la|hasta la)\s"
    r"[(\[]?([A-Z])[)\]]?(?![A-Za-z0-9'’-])"
)
_NUMBERS = compiled(
    r"(?:options?|choices?|numbers?|number from|from|between|选项)\s+\(?(\d)\)?\s?"
    r"(?:-|–|to|through|and|至|到)\s?\(?(\d)\)?(?![\d.])",
    re.IGNORECASE,
)
_THROUGH = r"\s?(?:-|–|—|~|～|〜|至|到|から|(?:to|through|bis|und|and|à|et|a|al|y|e|und)\b)\s?"
_UNITS = (
    r"\s?(?:[題题小年月日岁歳分元字行段章页頁位次句名人点]"
    r"|(?:words?|sentences?|points?|stars?|lines?|Wörter|Sätze|mots|phrases|palabras|frases)\b)"
)
"""What a range of numbers may count besides options."""
_BARE_NUMBERS = compiled(
    rf"(?<![A-Za-z0-9_.第])([01]){_THROUGH}(\d)(?![A-Za-z0-9_]|\.\d|{_UNITS})", re.IGNORECASE
)
_ASKED_NUMBERS = compiled(
    r"(?:(?:选|選|答|数字|番号|编号|编号为|序号|[用从])[^\n。.\d]{0,6}"
    r"|\b(?:numbers?|digits?|options?|choices?|choose|pick|select|answer(?:\s\w+){0,2}"
    r"|Zahl|Ziffer|Nummer|wähle|antworte(?:\s\w+){0,2}|chiffre|numéro|nombre|choisis(?:sez)?"
    r"|réponds|répondez|número|opción|elige|responde)\b"
    r"(?:\s(?:with|from|between|by|von|zwischen|mit|de|del|entre|avec|par|con|un|a|eine[rm]?"
    r"|number|the))*)"
    rf"\s?\(?(?<![\d.])([01]){_THROUGH}(\d)(?![A-Za-z0-9_]|\.\d|{_UNITS})"
    rf"|[(（]([01]){_THROUGH}(\d)[)）]\s?[:：]"
    rf"|(?<![A-Za-z0-9_.第])([01]){_THROUGH}(\d)\s?"
    r"(?:まで)?(?:の中|のうち|の数字|の番号|の選択肢|で(?:答|回)|之间|中(?:选|的)|的(?:数字|序号|编号))",
    re.IGNORECASE,
)
"""Numbers from one on that are to be chosen from, in other words than `numbers 1 to 4`."""
_OR = (
    r"(?:\b(?:or|and|o|u|y|e|ou|et|oder|und|of|en|lub|albo|i|или|и|veya|ve|eller|och|atau|dan|hoặc|và"
    r"|hay|أو|و|या|और)\b|或|和|또는)"
)
_BETWEEN = rf"(?:\s*(?:[,，]?\s*{_OR}|[,/|、，])\s*"
_ONE_BY_ONE = compiled(
    rf"(?<![A-Za-z])[(\"'`]?A[)\"'`]?{_BETWEEN}[(\"'`]?[B-J][)\"'`]?(?![A-Za-z]))+"
    rf"|(?<![A-Za-z])[(\"'`]?a[)\"'`]?{_BETWEEN}[(\"'`]?[b-j][)\"'`]?(?![A-Za-z]))+"
    r"|(?<![A-Za-z])ABCD?E?F?(?![A-Za-z])"
)
_OF_EXAMPLES = exactly(r"(?i:\b(?:like|such as|e\.g\.,?)|例如|比如|如)[\s:：]*\Z")
"""What stands before letters that only show what an answer looks like."""

_DIGIT_BY_DIGIT = compiled(
    rf"[(（]?(?<![A-Za-z0-9_.])[01][)）]?{_BETWEEN}[(（]?\d[)）]?(?![A-Za-z0-9_]|\.\d))+"
)
_STEM_BY_STEM = compiled(
    rf"[(（]?甲[)）]?{_BETWEEN}[(（]?[{STEMS}][)）]?){{2,}}"
    rf"|[(（]?甲[)）]?\s?[至到~～-]\s?[(（]?[{STEMS}][)）]?"
)
_BY_ORDER = compiled(
    r"\border\b|\brespectively\b|Reihe|\bl['’]ordre\b|\borden\b|\bordem\b|\bordine\b|顺序|次序|依次|順|порядк"
    r"|순서",
    re.IGNORECASE,
)
_LISTED_KINDS = ("upper", "lower", "digit", "stem", "ring")

_OPTION = (
    r"(?:options?|answers?|choices?|one|statements?|endings?|solutions?|alternatives?|candidates?)"
)
_OF_ONE = rf"\s+(?:of|for|before|in front of)\s+(?:the|your|its)\s+(?:\w+\s+){{0,2}}{_OPTION}\b"
_WITH = (
    r"\b(?:with|only|just|write|give|reply|answer|output|return)\s+"
    r"(?:(?:only|just|with|one|a|an|the|its|single|right|correct)\s+)*"
)
_WITH_ELSE = (
    r"\b(?:antworte\w*|gib|nenne|schreibe?|réponds|répondez|répondre|donne[zr]?|indique[zr]?|écri\w+"
    r"|responde[r]?|escrib\w+|da)\s(?:\w+\s){0,2}?(?:mit|nur|par|avec|con|solo|un|una|le|la|el|den|die|der|das|seule|uniquement|únicamente)"
    r"\s(?:nur\s|dem\s|den\s|der\s|die\s|einem\s|einer\s|eine\s|einen\s|un\s|une\s|una\s|le\s|la\s|el\s|seul\s|seule\s)?"
)
FOR_NUMBER = compiled(
    rf"\b(?:number|digit)s?{_OF_ONE}|\b{_OPTION}\s+number\b|\bthe\s+(?:right|correct|best)\s+(?:number|digit)\b"
    rf"|{_WITH}(?:number|digit)\b|(?:选项|答案|正确|只)[^\s。，；：]{{0,8}}(?:数字|号码)"
    rf"|{_WITH_ELSE}(?:Zahl|Ziffer|Nummer|chiffre|numéro|número|cifra)\b"
    r"|用(?:阿拉伯)?数字(?:作答|回答|表示)|数字(?:のみ|だけ)?で(?:答|回答|解答)"
    r"|[(（](?:数字|numbers?|numéro|número|Zahl|Ziffer|chiffre|cifra)[)）]\s*[:：]"
    rf"|{phrases('by_number')}",
    re.IGNORECASE,
)
FOR_LETTER = compiled(
    rf"\bletters?{_OF_ONE}|\b{_OPTION}\s+letter\b|\bthe\s+(?:right|correct|best)\s+letter\b"
    rf"|{_WITH}letter\b|(?:选项|答案|正确|只|回答|写出|填写|给出)[^\s。，；：]{{0,8}}字母"
    rf"|{_WITH_ELSE}(?:Buchstaben?|lettre|letra)\b"
    r"|用(?:英文|大写)?字母(?:作答|回答|表示)|(?:アルファベット|英字)(?:のみ|だけ)?(?:で|を)"
    r"|[(（](?:字母|アルファベット|英字|letter|Buchstabe|lettre|letra|lettera)[)）]\s*[:：]"
    rf"|{phrases('by_letter')}",
    re.IGNORECASE,
)


def said_of_list(subject: Subject, item: Rendered, shown: Shown) -> tuple[str, Message] | None:
    """Return what a prompt's words and its list of options disagree about, with a message; None
    where they do not."""
    if len(shown.labels) < 2 or shown.options[0].kind not in _LISTED_KINDS:
        return None
    texts = list(around(subject, item, shown))
    return _other_end(item, shown, texts) or _other_kind(subject, item, shown, texts)


def around(subject: Subject, item: Rendered, shown: Shown) -> Iterator[str]:
    """Yield what stands before a list and behind it, the description too, without the row's longer
    values: what they speak of is their own."""
    text = item.example.input
    yield subject.settings.description
    for part in (text[: shown.options[0].start], text[shown.options[-1].end :]):
        for value in item.doc.data.values():
            if isinstance(value, str) and len(value) > _LONG:
                part = part.replace(value, " ")
        yield part


def _other_end(item: Rendered, shown: Shown, texts: list[str]) -> tuple[str, Message] | None:
    """Say whether the prompt speaks of more or fewer letters than it lists."""
    labels = shown.labels
    for spoken in map(_spoken_of, texts):
        for words, begin, end in spoken:
            is_of_kind = {kind_of(begin), kind_of(end)} == {kind_of(labels[0])}
            is_other = is_of_kind and begin == labels[0] and end != labels[-1]
            is_other |= _is_beyond_in_other_case(words, (begin, end), labels)
            # A further letter may be named by itself: `or (d) for none`.
            last = re.escape(labels[-1])
            is_named = any(
                re.search(
                    rf"[(\[]{last}[)\]]\s?(?:for|if|:|=|→|when|表示|为)", text.replace(words, "")
                )
                for text in texts
            )
            if is_other and not is_named and not stands_in(item.doc.data, words):
                return _differs(words, shown)
    return _other_numbers(item, shown, texts)


def _is_beyond_in_other_case(words: str, ends: tuple[str, str], labels: Sequence[str]) -> bool:
    """Say whether a range of letters in brackets, `(a) to (f)`, begins with the first that is
    listed but for its case, and ends with another than the last."""
    if words[:1] not in ("(", "[") or not all(map(str.isalpha, ends)):
        return False
    is_of_case = labels[0].isalpha() and ends[0].isupper() != labels[0].isupper()
    folded = [label.casefold() for label in labels]
    begin, end = (one.casefold() for one in ends)
    return is_of_case and begin == folded[0] and end != folded[-1]


def _other_numbers(item: Rendered, shown: Shown, texts: list[str]) -> tuple[str, Message] | None:
    """Say whether the prompt asks for a number of others than it lists, where the answer is of the
    list."""
    first, last = shown.labels[0], shown.labels[-1]
    if first not in "01" or not any(
        label_in(gold) in shown.labels for gold in golds_of(item.example)
    ):
        return None
    for text in texts:
        for match in _ASKED_NUMBERS.finditer(text):
            begin, end = (said for said in match.groups() if said)
            is_near = abs(int(end) - int(last)) <= _NEAR
            if (begin, end) != (first, last) and is_near and not stands_in(item.doc.data, match[0]):
                return _differs(match[0], shown)
    return None


def _differs(words: str, shown: Shown) -> tuple[str, Message]:
    return "words", say(
        "the prompt says {words!r} and lists {seen}",
        words=words,
        seen=labels_in_words(shown.options),
    )


_FORBIDS = compiled(
    r"\b(?:never|not|no|without|don['’]t)\s(?:\w+\s){0,2}\Z|(?:不要?|勿|别)[写填答用带]?[^，。；\n]{0,2}\Z",
    re.IGNORECASE,
)


@lru_cache(maxsize=64)  # without the row's texts most docs say the same
def _spoken_of(text: str) -> tuple[tuple[str, str, str], ...]:
    """Return the places where a text speaks of a range of letters, with its first and last."""
    return tuple(_each_spoken(text))


def _each_spoken(text: str) -> Iterator[tuple[str, str, str]]:
    for match in _FROM_TO.finditer(text):
        yield match[0], match[1] or match[3], match[2] or match[4]
    for match in _NUMBERS.finditer(text):
        yield match[0], match[1], match[2]
    for match in _ONE_BY_ONE.finditer(text):
        if _OF_EXAMPLES.search(text[: match.start()]):
            continue
        named = re.findall("(?<![a-z])[A-Ja-j](?![a-z])", match[0])
        if len(named) >= _FEWEST_NAMED or "/" in match[0] or " or " in match[0]:
            yield match[0], named[0], named[-1]
    for match in _STEM_BY_STEM.finditer(text) if STEMS[0] in text else ():
        named = [sign for sign in match[0] if sign in STEMS]
        yield match[0], named[0], named[-1]


def _other_kind(
    subject: Subject, item: Rendered, shown: Shown, texts: list[str]
) -> tuple[str, Message] | None:
    """Say whether the prompt asks for a number where it lists letters, or for a letter where it
    lists numbers, and the answer is as the list."""
    labels = shown.labels
    if not any(label_in(gold) in labels for gold in golds_of(item.example)):
        return None
    kind = shown.options[0].kind
    own = _own_words(subject)
    asked = _asked_in(own, FOR_LETTER if kind in ("digit", "ring") else FOR_NUMBER)
    for text in texts:
        words = next((words for words in asked if words in text), "")
        if words:
            return _differs(words, shown)
        for words, count in _others_named(text, kind, own):
            if count == len(labels) and words in own:
                return _differs(words, shown)
    return None


def _own_words(subject: Subject) -> str:
    return f"{subject.code.template}\0{subject.settings.description}"


def unspoken(subject: Subject, text: str) -> str:
    """Return an input without the marks from which the task itself says that one is to be chosen,
    `(a, b, c or d)`: to speak of them is not to list them. Where it says that they go by the order
    of the options, the text as it is."""
    own = _own_words(subject)
    if _BY_ORDER.search(own):
        return text
    for words in (*(words for words, *_ in _spoken_of(own)), *_digits_of(own)):
        text = text.replace(words, " ")
    return text


def names_numbers(subject: Subject, count: int) -> bool:
    """Say whether a task names so many numbers from 0 or 1 on."""
    return any(said == count for said in _digits_of(_own_words(subject)).values())


@lru_cache(maxsize=64)
def _digits_of(own: str) -> Mapping[str, int]:
    return dict(_digits_named(own))


@lru_cache(maxsize=64)
def _asked_in(own: str, pattern: AnyPattern) -> tuple[str, ...]:
    """Return what a task says that a pattern fits, and does not forbid: once for all docs."""
    return tuple(m[0] for m in pattern.finditer(own) if not _FORBIDS.search(own[: m.start()]))


def _digits_named(text: str) -> Iterator[tuple[str, int]]:
    """Yield where a text names numbers from 0 or 1 on, with how many."""
    for match in _BARE_NUMBERS.finditer(text):
        yield match[0], int(match[2]) - int(match[1]) + 1
    for match in _DIGIT_BY_DIGIT.finditer(text):
        named = list(map(int, re.findall(r"\d", match[0])))
        if len(named) >= _FEWEST_NAMED and all(b == a + 1 for a, b in pairwise(named)):
            yield match[0], len(named)


@lru_cache(maxsize=8)
def _has_digits(own: str) -> bool:
    return any(map(str.isdigit, own))


def _others_named(text: str, kind: str, own: str) -> Iterator[tuple[str, int]]:
    """Yield where a text names marks from the first on that are of another kind, with how many:
    those that the task's own words may have."""
    if kind not in ("digit", "ring") and _has_digits(own):
        yield from _digits_of(text).items()
    for words, begin, end in _spoken_of(text):
        if begin == STEMS[0] and kind != "stem":
            yield words, STEMS.index(end) + 1
        elif begin in "Aa" and end.isalpha() and kind in ("digit", "stem", "ring"):
            yield words, ord(end) - ord(begin) + 1
