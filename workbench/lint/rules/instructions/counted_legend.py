"""How many labels a prompt says there are, by whatever word it calls them, against the lines of its
legend: `assign one of these four chapters`, `四つの種類から一つ`, `sechs Fächer:`. The rule
`answer/other-count` says so, in a hint."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from workbench.io.han import compiled
from workbench.lint.counts import ELSEWHERE, HAN, NUMBERS, as_number
from workbench.lint.finding import Hit
from workbench.lint.legends import Legend, legend_of
from workbench.lint.rules.instructions.labels import ASKS
from workbench.lint.sentences import units_of
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text
from workbench.messages import say

_MOST = 15
_FEWEST_OF_ANY = 3
_LONGEST_STEM = 6
_NUMBER = rf"(?P<n>{NUMBERS}|{ELSEWHERE})"
_NOUN = r"(?P<noun>[^\W\d_][\w'’-]{2,})"
_OTHER_THINGS = (
    r"words?|sentences?|lines?|characters?|letters?|digits?|tokens?|examples?|samples?|shots?|rules?"
    r"|steps?|parts?|paragraphs?|questions?|notes?|points?|percent|times?|seconds?|minutes?|hours?"
    r"|days?|weeks?|months?|years?|people|persons?|euros?|dollars?|decimals?|texts?|passages?"
    r"|documents?|messages?|or|to|and|more|of|hundred|thousand|million"
    r"|wörter|sätze|zeilen|zeichen|buchstaben|ziffern|beispiele|regeln|schritte|stunden|tagen?"
    r"|wochen|monaten?|jahren?|minuten|personen|mots|phrases|lignes|lettres|chiffres|exemples"
    r"|règles|étapes|heures|jours|semaines|mois|ans|palabras|frases|líneas|letras|cifras|ejemplos"
    r"|reglas|pasos|horas|días|semanas|meses|años|parole|righe|lettere|cifre|esempi|regole|passi"
    r"|ore|giorni|palavras|linhas|exemplos|regras|passos"
)
_SOME_LETTERS = rf"(?!(?:{_OTHER_THINGS})\b)"
_COUNTED = compiled(
    # One of them is chosen, or they are what is shown beside the sentence.
    rf"\b(?:(?:which|one|any) of|(?:belongs?|goes|fits?|falls?) (?:in)?to(?: one of)?"
    rf"|eine[rsmn]?\s(?:der|von|aus|dieser)|in eine[rs]? der|l['’]une?\sdes|une?\sdes|un[ao]?\sde"
    rf"|un[ao]?\s(?:d[eo]s|delle|dei|degli)|один из|одну из|одна из|jed(?:en|ną) z"
    rf"|(?:only|these|those|following|all|the) (?:these|those|following)?"
    rf"|(?:folgende|diese|nur)[nr]?|les|las|los|le|gli|i|l[eo]s suivant[es]*|est[oa]s|ces|quest[ie]"
    rf"|siguientes|seguenti|seguintes|there are(?: only| exactly)?|es gibt|il y a|hay|ci sono"
    rf"|(?:into|from|among)(?: (?:the|these|one of))?(?: following)?"
    rf"|(?:in|aus|unter)(?: den| die| diesen| folgenden?)?)"
    rf"\s(?:the |these |those |following |l[eao]s |our |its |your |den |die |folgenden? )?"
    rf"{_NUMBER}\s(?:[\w'’-]+\s)??{_SOME_LETTERS}{_NOUN}",
    re.IGNORECASE,
)
_HEADING = compiled(
    rf"(?<!\w)(?P<n>{ELSEWHERE})\s(?:[\w'’-]+\s)?{_SOME_LETTERS}{_NOUN}", re.IGNORECASE
)
_NAME = r"(?P<noun>[^\s\d，。；：:、（）()「」“”的]{1,6}?)"
_NAME_OF_ONE = _NAME.replace("noun", "noun_one")
_NAME_IN_JAPANESE = r"(?P<noun_ja>[^\s、。「」（）のからに]{1,8})"
_NOT_IN_HAN = (
    r"(?![字词句行步例条点遍次轮页倍天周月年岁人分秒问题部段项]|小时|分钟|例子|样例|示例|步骤"
    r"|规则|原则|要点|注意)"
)
_COUNTED_IN_HAN = compiled(
    r"(?:(?:共有?|一共|总共|[分归划][为成入]|[以如]下|下列|下面|上述|上面|这|从|在|属于|只?有)"
    rf"(?:的|这|共)?(?P<n>{HAN})(?:大|个|种|类|项|级|档|等){_NOT_IN_HAN}{_NAME}?"
    r"(?=[，。；：:、（）()\s]|之一|[中里内]|选|挑|$)"
    rf"|(?P<one>{HAN})(?:个|种|类|项|级|档){_NOT_IN_HAN}{_NAME_OF_ONE}?"
    r"(?:之一|[中里](?:选|挑|择|任选)|选一)"
    rf"|(?P<ja>{HAN})(?:つ|種類|個|段階|区分)(?:の{_NAME_IN_JAPANESE})?"
    r"(?:から|のうち|の中|のいずれか|のどれか|に分|があり|とする|です|：|:))"
)
_SOME = compiled(
    r"\b(?:first|last|other|next|more than|at least|both|than|up to|or|ersten|letzten|beiden"
    r"|andere\w*"
    r"|premi\w+|derni\w+|autres|primer\w+|últim\w+|otr[oa]s|if|when|two or|between)\s(?:the\s)?\Z"
    r"|[前后後末其那该每第][这]?\Z|(?:同时|同時|至少|超过|其他|如果|若|多于)[^，。]{0,6}\Z",
    re.IGNORECASE,
)
_INTRODUCES = compiled(
    r"[:：]\s*\Z|\b(?:below|following|as follows|folgende\w*|unten|suivant\w*|ci-dessous"
    r"|siguiente\w*|seguent\w+|ниже|следующ\w+)\b|以下|如下|下列|下面|次の",
    re.IGNORECASE,
)
_LISTED = compiled(r"(?m)^[ \t]*(?:[-*•·・–]|\(?\w{1,2}[.)、）]|[①-⑳])\s?\S")


def counted_beside_lines(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first number of labels that is not that of the legend's lines."""
    legend = legend_of(subject)
    if legend is None:
        return
    counts = {len(legend.lines), len(legend.lines) + len(legend.others)}
    found = _counted(legend, _names_of(subject, legend), counts)
    if found:
        yield on_own_text(
            subject,
            say("the prompt speaks of {said}, and lists {n}", said=found, n=len(legend.lines)),
            say("Say how many there are, or no number."),
            found,
            "legend counted",
        )


def _names_of(subject: Subject, legend: Legend) -> frozenset[str]:
    """Return the stems of what a prompt calls its labels: the words of the line above the legend,
    where it is a heading, and those of the last cue."""
    cues = subject.blocks_of(subject.rendered[0])[-1].cues
    said = [cues[-1].name] if cues else []
    said += [legend.before] if len(legend.before.split()) <= 4 else []
    words = re.findall(r"[^\W\d_]{2,}", " ".join(said).casefold())
    return frozenset(_stem(word) for word in words)


def _stem(word: str) -> str:
    folded = word.casefold()
    return (
        folded
        if not folded.isascii() and folded >= "\u3040"
        else folded[:_LONGEST_STEM].rstrip("s")
    )


def _counted(legend: Legend, names: Collection[str], counts: Collection[int]) -> str:
    """Return the first words that count the labels wrongly, "" where none do."""
    for unit in units_of(legend.rest):
        sentence = unit.text.strip()
        is_above = bool(legend.before) and sentence.endswith(legend.before)
        is_intro = is_above and _INTRODUCES.search(sentence) is not None
        matches = [*_COUNTED.finditer(sentence), *_COUNTED_IN_HAN.finditer(sentence)]
        if is_above and not matches:
            matches = [*_HEADING.finditer(sentence)]
        for match in matches:
            number, noun = _number_and_noun(match)
            if number in counts or not 2 <= number <= _MOST:
                continue
            if _SOME.search(sentence[: match.start()]) or _is_of_another(sentence, match):
                continue
            is_named = _stem(noun) in names if noun else False
            is_chosen = number >= _FEWEST_OF_ANY and ASKS.search(sentence) is not None
            if is_intro or is_named or (is_chosen and not _has_list_of(legend.rest, number)):
                return match[0]
    return ""


def _number_and_noun(match: re.Match[str]) -> tuple[int, str]:
    groups = match.groupdict()
    said = next(groups[name] for name in ("n", "one", "ja") if groups.get(name))
    noun = next((groups[n] for n in ("noun", "noun_one", "noun_ja") if groups.get(n)), "")
    return as_number(said), noun


def _is_of_another(sentence: str, match: re.Match[str]) -> bool:
    """Say whether a list in the sentence itself is what is counted: `these three: a, b and c`."""
    return sentence[match.end() :].lstrip(" )）").startswith((":", "：", "(", "（")) and (
        sentence[match.end() :].strip(" )）:：(（") != ""
    )


def _has_list_of(text: str, number: int) -> bool:
    """Say whether a text has a list of so many items elsewhere."""
    size = 0
    for line in [*text.split("\n"), ""]:
        if _LISTED.match(line):
            size += 1
        elif not line.strip() or not line.startswith((" ", "\t")):
            if size == number:
                return True
            size = 0
    return False
