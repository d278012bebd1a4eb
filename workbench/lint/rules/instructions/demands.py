"""What a prompt demands in words as an answer, and what the answers are instead: `yes or no` where
letters are right, a number where they are words, the text of an option where they are letters.

A demand stands in the description or the template, so it is the same for all docs. What merely
speaks of two things ("whether it is a cat or a dog") is none where the answers are named besides.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.label_sets import OR_WORDS, is_member, named_sets
from workbench.lint.rules.choices.marks import letters_listed
from workbench.lint.rules.instructions.coded import SAY, WEAK, codes_asked
from workbench.lint.rules.instructions.labels import ASKS, is_alike, may_name, names_one
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import bare, places_of
from workbench.messages import Message, say
from workbench.prompts.listing import label_in

_MOST_LABELS = 12
_NEAR = 14
_LOOKED_AT = 50
_LONGEST_LABEL = 3
_WORDS = exactly(r"[^\W_\d](?:[^\W_\d]|[\u0900-\u097f])*")
_HAS_OR = compiled(
    rf"\s(?:{'|'.join(OR_WORDS)}|of|m[uıiü])\s|或|还是|または|もしくは|か|인지|이나|/"
)
_SENTENCE_END = exactly(r"[.?!。？！\n]")
_QUOTES = str.maketrans("", "", "\"'“”„‘’`«»「」『』*")

_WORD = r"[^\W_][\w+-]*"
_DATE = compiled(
    r"[DMYHS]{1,4}(?:\W{1,2}[DMYHS]{1,4})+"
    r"|(?:month|day|year|hours?|minutes?|seconds?)(?:\W{1,3}(?:month|day|year|hours?|minutes?|seconds?))+"
    r"|[年月日时分秒](?:\W?[年月日时分秒])+",
    re.IGNORECASE,
)
"""How a date or a time is to be written: no label."""

_AND = rf"\s(?:{'|'.join(OR_WORDS)}|of)\s"
_PARTS = compiled(rf",?{_AND}|,\s?|\s?/\s?|、|或者|还是|或", re.IGNORECASE)
_LIST = rf"{_WORD}(?:,\s?{_WORD})*,?{_AND}{_WORD}|{_WORD}(?:\s?/\s?{_WORD})+"
_STRICT = compiled(
    rf"\b{SAY}\b(?:\s(?:each|every|the|this|all|question|one|it|me|your|answer|questions?))*"
    rf"[:,]?(?:\s{WEAK})*\s(?P<said>{_LIST})(?=\s*(?:$|[,;(]|(?:for|if|when|where|only|depending"
    r"|and nothing|to|as)\b))",
    re.IGNORECASE,
)
# English has its "of" there: [end of document].
_IN_BRACKETS = compiled(rf"[(\[](?P<said>(?!{_WORD}\sof\s){_LIST})[)\]]\s*$", re.IGNORECASE)
_CASES = compiled(
    rf"\b{SAY}\s(?:{WEAK}\s)*(?P<a>{_WORD})\s(?:if|when|where|for|in case)\b[^.;]*?[,;]?\s"
    rf"(?:and|or|but|otherwise|else)\s(?:{WEAK}\s)*(?P<b>{_WORD})"
    r"\s?(?:(?:if|when|where|for|otherwise|else|in all)\b|$)",
    re.IGNORECASE,
)
_SORTS = compiled(
    r"\b(?:sort|classify|categori[sz]e|label|assign|group|tag)\b[^.]{0,40}?\b(?:into|as|to|with|in)"
    rf"(?:\s(?:one|either|of|the|classes|categories|topics))*:?\s(?P<said>{_LIST})\s*$"
    rf"|\b(?:say|decide|determine|judge|tell|predict|state)\s(?:whether|if)\b[^.,]{{0,60}}?\s"
    rf"(?P<whether>{_LIST})\s*$"
    r"|\b(?:(?:di|dime|indica|decide|determina|señala|dis|dites|indique[zr]?|décide[zr]?"
    r"|détermine[zr]?) si"
    r"|(?:diga|indique|decida|determine|dimmi|decidi|stabilisci|indica|determina) se"
    r"|(?:sag\w?|entscheide\w?|bestimme\w?|beurteile\w?|gib an),? ob|(?:zeg|bepaal|beslis|geef"
    r" aan) of"
    r"|(?:säg|avgör|bestäm|ange) om|(?:określ|zdecyduj|powiedz|wskaż|oceń),? czy"
    r"|(?:определи|реши|скажи|укажи)(?:те)?, \w+ ли|(?:tentukan|katakan) apakah)\b[^.,]{0,60}?\s"
    rf"(?P<ob>{_LIST})(?:\s(?:ist|sind|is|klingt))?\s*$"
    r"|\b(?:clasifi\w+|etiqueta|class(?:e|ez|er)|catégorise\w*|klassifizier\w*|ordne\w*|classifi\w+"
    r"|klassificera|sklasyfikuj|klasifikasikan|классифицируй\w*|отнеси\w*)\b[^.]{0,40}?\s(?:en|como|entre"
    r"|comme|dans|als|in|zu|em|come|tra|som|jako|sebagai|menjadi|как|к):?\s"
    rf"(?P<sorts>{_LIST})(?:\s(?:zu|ein))?\s*$",
    re.IGNORECASE,
)
_HAN = r"[㐀-鿿]{1,4}?"
_EAST = compiled(
    rf"(?:回答|输出|填写|填|写出|作答|用)(?P<said>(?:{_HAN}、)*{_HAN}(?:或者|还是|或){_HAN})"
    r"(?=$|[，,；;（(]|来|作答|即可|回答)"
)
_VERDICT = compiled(
    r"(?P<said>true or false|yes or no|right or wrong|richtig oder falsch"
    r"|ja oder nein"
    r"|wahr oder falsch|vrai ou faux|oui ou non|verdadero o falso|sí o no|vero o falso|是还是否"
    r"|对还是错)",
    re.IGNORECASE,
)
"""What asks by itself: `True or false?`"""

_JAPANESE = exactly(
    r"[「『]?(?P<a>[^\W\d_]{1,6}?)[」』]?(?:か(?!ら)|または|もしくは)[「『]?(?P<b>[^\W\d_]{1,6}?)[」』]?"
    r"(?:の(?:いずれか|どちらか|一つ))?で(?:答|回答|解答|判定)"
)
_LATE = compiled(
    rf"(?P<said>{_WORD}(?:,\s?{_WORD})*\s(?:veya|ya da|या)\s{_WORD})\s(?:olarak|diye|şeklinde|में)\s"
    r"(?:\w+\s)?(?:cevap|yanıt|उत्तर|जवाब)|(?P<ko>[가-힣]{1,8}\s(?:또는|혹은)\s[가-힣]{1,8}?)(?:으로|로)(?:만)?\s?"
    r"(?:답|대답|응답)",
    re.IGNORECASE,
)
"""A demand whose verb comes last."""
_RANGE = r"\d{1,3}\s?(?:to|and|through|-|–|~)\s?\d{1,3}"
_NUMBER = compiled(
    rf"\b(?:number|digit|integer|score|rating|value|grade(?!s\s\d))s?\s(?:from|between|of|in)?\s?{_RANGE}\b"
    rf"|\bon a scale (?:from|of|between)\s{_RANGE}\b"
    rf"|\b(?:rate|score|grade|rank)\b[^.]{{0,40}}\b(?:from|between|with|by)?\s?{_RANGE}\b"
    rf"|\b(?:answer|reply|respond|write|give|output)\s(?:\w+\s){{0,3}}?(?:with|by|as|only|just)?\s?"
    r"(?:a|one|the)\s(?:single\s|whole\s)?(?:number|digit|integer)\b(?!\s(?:of\s(?:the|your)|or)\b)"
    r"|(?:从|用)?\s?\d\s?(?:到|至|[-~–])\s?\d{1,2}\s?(?:的?(?:数字|整数)|分)",
    re.IGNORECASE,
)
_MEANING = compiled(r"\W*(?P<label>\w[\w -]{0,23}?)\s?(?:分|points?|marks?)?\s?(?:[:：=]|——|–|-\s)")
_ASKS_FOR_ONE = compiled(
    r"\b(?:answer|reply|respond|give|output|rate|score|return|write|choose|pick|assign|print)\b"
    r"|\bscale\b|给出|评分|打分|回答|输出",
    re.IGNORECASE,
)
_NUMBERED = compiled(
    r"\d|[一二三四五六七八九十百千万零两]|\b(?:zero|one|two|three|four|five|six|seven|eight|nine"
    r"|ten"
    r"|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|i{1,3}|iv|vi{0,3}|ix|x)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Demand:
    words: str
    named: frozenset[str]
    is_strict: bool


def _are_kinds(named: frozenset[str]) -> bool:
    """Say whether words name kinds of things that an answer is one of, and are no labels:
    `化学式或离子符号`."""
    return all(len(one) > 1 and one[-1] in "式号名称词字句数码者物" for one in named)


def unmet(subject: Subject, texts: Sequence[str]) -> tuple[str, Message] | None:
    """Return the words of a demand that no answer meets, with a message; None where there is none.
    `texts` are what some docs' prompts have besides their rows, the description first."""
    golds = Counter(bare(golds_of(item.example)[0]) for item in subject.rendered)
    if not texts or not golds or "" in golds:
        return None
    known = ", ".join(shorten(one, 20) for one, _ in golds.most_common(4))
    if codes := codes_asked(subject, golds, texts):
        return codes, say(
            "the prompt names {named!r}; the answers are {known}", named=codes, known=known
        )
    for sentence in _sentences(texts[0]):
        if not all(sentence in other for other in texts) or _is_a_meaning(sentence, golds):
            continue
        demands = (
            d
            for d in _demands(sentence)
            if not _DATE.fullmatch(d.words.strip("()（） "))
            and not (len(golds) == len(subject.rendered) and _are_kinds(d.named))
            and _is_unmet(subject, d, golds, texts[0], sentence)
        )
        demanded = next((demand.words for demand in demands), "")
        demanded = demanded or _of_another_set(subject, sentence, golds, texts[0])
        if demanded:
            return demanded, say(
                "the prompt names {named!r}; the answers are {known}",
                named=demanded,
                known=known,
            )
        number = _NUMBER.search(sentence)
        if number and _are_beyond(number, golds):
            return number[0].strip(), say(
                "the prompt asks for a number, {asked!r}; the answers are {known}",
                asked=number[0].strip(),
                known=known,
            )
        if number and not any(map(_NUMBERED.search, golds)) and not letters_listed(subject, golds):
            return number[0], say(
                "the prompt asks for a number, {asked!r}; the answers are {known}",
                asked=number[0].strip(),
                known=known,
            )
    return None


def _are_beyond(asked: re.Match[str], golds: Counter[str]) -> bool:
    """Say whether answers are numbers, and some of them out of the range that is asked for, and not
    only spoken of: `each number from 1 to 9 is there once`."""
    said = asked.string[: asked.end()]
    ends = [int(end) for end in re.findall(r"\d+", asked[0])]
    numbers = [float(gold) for gold in golds if re.fullmatch(r"-?\d+(?:\.\d+)?", gold)]
    if len(ends) != 2 or ends[0] >= ends[1] or len(numbers) < len(golds):
        return False
    is_asked = _ASKS_FOR_ONE.search(said) is not None
    return is_asked and any(not ends[0] <= number <= ends[1] for number in numbers)


def _sentences(text: str) -> Iterator[str]:
    for match in re.finditer(r"[^\n.。?？!！]+", text):
        if match[0].strip():
            yield match[0]


def _is_a_meaning(sentence: str, golds: Mapping[str, int]) -> bool:
    """Say whether a sentence says what one answer means: `2分：写出“液化”或“变成液体”`."""
    match = _MEANING.match(sentence)
    return match is not None and bare(match["label"]) in golds


def _demands(sentence: str) -> Iterator[_Demand]:
    """Yield the lists of labels that a sentence demands one of."""
    plain = sentence.translate(_QUOTES).strip(" :：")
    for match in _STRICT.finditer(plain):
        yield _made(match["said"], is_strict=True)
    for match in _IN_BRACKETS.finditer(plain):
        yield _made(match["said"], is_strict=True)
    for match in _CASES.finditer(plain):
        yield _Demand(match[0], frozenset(map(bare, (match["a"], match["b"]))), is_strict=True)
    if match := _VERDICT.fullmatch(plain):
        yield _made(match["said"], is_strict=True)
    for match in _JAPANESE.finditer(plain):
        yield _Demand(match[0], frozenset((match["a"], match["b"])), is_strict=True)
    for match in _LATE.finditer(plain):
        yield _made(match["said"] or match["ko"], is_strict=True)
    for match in _EAST.finditer(plain):
        yield _made(match["said"], is_strict=True)
    for match in _SORTS.finditer(plain):
        if said := match["said"] or match["sorts"]:
            yield _made(said, is_strict=True)
        else:
            yield _made(match["whether"] or match["ob"], is_strict=False)


def _made(said: str, *, is_strict: bool) -> _Demand:
    parts = _PARTS.split(said)
    return _Demand(said.strip(), frozenset(bare(part) for part in parts if part.strip()), is_strict)


_NO_LABELS = frozenset(
    {"not", "more", "less", "so", "none", "other", "fewer", "two", "it", "them", "one", "all"}
    | {"am", "pm"}
    | {"word", "words", "sentence", "phrase", "number", "letter", "name", "names", "date", "any"}
    | {"answer", "text", "before", "after", "above", "below", "both", "zahl", "wort", "satz"}
    | {"buchstabe", "mot", "phrase", "nombre", "lettre", "chiffre", "palabra", "frase", "oración"}
    | {
        "número",
        "letra",
        "palavra",
        "nome",
        "parola",
        "numero",
        "lettera",
        "слово",
        "число",
        "букву",
    }
    | {
        "фразу",
        "woord",
        "zin",
        "getal",
        "ord",
        "mening",
        "tal",
        "siffra",
        "słowo",
        "liczbę",
        "zdanie",
    }
    | {
        "kata",
        "kalimat",
        "angka",
        "huruf",
        "kelime",
        "cümle",
        "단어",
        "문장",
        "숫자",
        "كلمة",
        "رقم",
    }
)


_WHOLE = exactly(r"-?\d[\d.,]*")
_ANSWERS_WITH = compiled(
    r"\b(?:answer|reply|respond|antworte\w*|répond\w*|respond[ae]\w*|contest[ae]\w*|rispond[ai]\w*"
    r"|antwoord|ответь\w*|odpowied\w*)(?: only| just| simply| bitte)?"
    r"(?: (?:with|by|mit|par|con|com|met))?\s[\"'“„«]?[^\W\d_]+[\"'”“»]?[ ,/]"
    r"|(?:请|只)?(?:用|以)[“「]?[㐀-鿿]{1,3}[”」]?(?:或|、)",
    re.IGNORECASE,
)
"""What says with which words to answer."""


def _is_unmet(
    subject: Subject, demand: _Demand, golds: Counter[str], text: str, sentence: str
) -> bool:
    named = demand.named
    if len(named) < 2 or named & _NO_LABELS:
        return False
    answers = {word for gold in golds for word in (gold, *re.findall(r"\w+", gold))}
    for item in subject.some(_LOOKED_AT):
        words = re.findall(r"\w+", item.example.output.casefold())
        answers.update((*words[:1], *words[-1:]))
    if named & answers or any(is_alike(name, answer) for name in named for answer in answers):
        return False
    are_codes = all(map(label_in, named)) and not any(map(label_in, golds))
    if names_one(sentence, golds) or (not are_codes and _is_legend(text, named, golds)):
        return False
    options = {
        bare(option.text) for item in subject.some(_LOOKED_AT)
        for option in subject.list_of(item).options
    }  # fmt: skip
    if any(names_one(option[: len(name) + 1], (name,)) for option in options for name in named):
        return False
    if demand.is_strict:
        return True
    # What is to be said whether may be said by other words, where these are named besides.
    is_closed = len(golds) <= _MOST_LABELS and 2 * len(golds) <= sum(golds.values())
    return is_closed and not names_one(text, golds) and (
        sentence in subject.settings.description or len(named) == len(golds)
    )  # fmt: skip


def _of_another_set(subject: Subject, sentence: str, golds: Counter[str], text: str) -> str:
    """Return the labels of a known set that a sentence names, `positive or neutral`, where answers
    are a few labels, none of which is of that set or named in any way; or all are numbers, and the
    sentence is the description's."""
    is_closed = len(golds) <= _MOST_LABELS and 2 * len(golds) <= golds.total()
    is_closed &= not any(label_in(g) or len(g.split()) > _LONGEST_LABEL for g in golds)
    are_numbers = len(golds) > 2 and all(map(_WHOLE.fullmatch, golds))
    is_of_numbers = are_numbers and sentence in subject.settings.description
    if not is_closed and not is_of_numbers:
        return ""
    asks = ASKS.search(sentence) is not None
    named = [one for one in named_sets(sentence) if asks or _HAS_OR.search(one.words)]
    said = sum(may_name(text, gold) for gold in golds) if named else 0
    # `Is it allowed? Answer yes or no.` has one of two in its question.
    if not named or 2 * said > len(golds) or (said and not _ANSWERS_WITH.search(sentence)):
        return ""
    outputs = (item.example.output.casefold() for item in subject.some(_LOOKED_AT))
    words = {word for said in (*golds, *outputs) for word in (said, *_WORDS.findall(said))}
    if any(is_member(word.strip(" ."), one.name, one.tongue) for one in named for word in words):
        return ""
    return max((one.words for one in named), key=len)


def _is_legend(text: str, named: Collection[str], golds: Collection[str]) -> bool:
    """Say whether a text gives an answer beside what it names: `1 = yes`."""
    folded = text.casefold()
    for name in named:
        for place in places_of(name, folded):
            end = place + len(name)
            # A question before it may have a label; what follows it says how to answer.
            before = _SENTENCE_END.split(folded[max(0, place - _NEAR) : place])[-1]
            if names_one(f"{before}{folded[place : end + _NEAR]}", golds):
                return True
    return False
