"""How many options or labels a prompt says there are, and how many it lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator

from workbench.io.han import compiled
from workbench.lint.counts import ELSEWHERE, HAN, NUMBERS, as_number
from workbench.lint.finding import Hit
from workbench.lint.rules.answers.golds import legend_in
from workbench.lint.rules.instructions.beside_legend import counted_beside_legend
from workbench.lint.rules.instructions.counted_legend import counted_beside_lines
from workbench.lint.rules.instructions.counted_lists import count_beside_list
from workbench.lint.rules.instructions.labels import lists_of, names_one, texts_of
from workbench.lint.rules.instructions.named_count import beside_names
from workbench.lint.rules.instructions.series_named import counted_series
from workbench.lint.rules.instructions.spoken import around
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import bare
from workbench.messages import say
from workbench.prompts.listing import listings

_SEEN_DOCS = 100
_MOST_LABELS = 12
_FEWEST_KINDS = 3

_THINGS = (
    "options|choices|answers|possibilities|alternatives|letters|statements|labels|categories"
    "|candidates|endings|classes|topics|answer choices"
)
_CHOSEN = "options|choices|answers|alternatives|candidates|endings|possibilities"
"""What is chosen from; of statements there may be more, or fewer, than of options."""
_ELSE = (
    r"(?:Optionen|Antworten|Antwortmöglichkeiten|Möglichkeiten|Auswahlmöglichkeiten|Kategorien"
    r"|Alternativen|Aussagen|Klassen|options?|réponses|choix|propositions|possibilités|catégories"
    r"|opciones|respuestas|alternativas|posibilidades|categorías|clases|opzioni|risposte|opções)"
)
_OF_THEM = (
    r"(?:one of|choose (?:one )?(?:from|among|between|of)|pick (?:one )?(?:from|among|of)"
    r"|select (?:one )?(?:from|among|of)|which of|out of|from|among)\s(?:the\s|these\s)?"
    r"(?:following\s|given\s)?"
)
_LISTED = "words|terms|items|things|names|phrases|expressions|entries|headings|titles|objects"
"""What a list has of things that a passage may have more or fewer of, too."""

_GOES_ON = (
    r"(?:is|are|was|were|does|do|did|has|have|can|will|must|should|fits?|belongs?|goes|differs"
    r"|stands|only|alone)\b"
)
"""What goes on behind a number that counts the list itself: `one of these six is right`."""

_HAN_THINGS = "选项|候选|答案|类别|選択肢|候補|标签"
_HAN_NOUN = r"[一-鿿ァ-ヶー]{1,6}?"
_COUNTED = compiled(
    rf"\bthere (?:are|is) (?:only |exactly |just )?(?P<there>{NUMBERS})\s(?:possible\s)?"
    r"(?:choices|options|possibilities)\b(?!\s(?:that|which|to|of))"
    rf"|\b(?P<n>{NUMBERS})\s(?:(?:possible|given|following|answer)\s)?(?:{_THINGS})\b"
    rf"|\bone of (?:(?:the|these|those)\s)?(?:following\s)?(?P<of>{NUMBERS})\b"
    rf"(?![\s-]?(?!{_GOES_ON})[a-z])"
    rf"|\bwhich of the (?P<which>{NUMBERS})\s(?:is|are|was|fits?|does)\b"
    rf"|\b(?:(?:which|only|just|exactly|pick|choose|find|name|the)\s)?(?:one\s)?of "
    rf"(?:these|the following)\s(?P<these>{NUMBERS})\s(?:\w+\s)?(?:{_LISTED})\b"
    rf"|\b{_OF_THEM}(?P<from>{NUMBERS})\s(?:(?:possible|given|following|answer)\s)?(?:{_CHOSEN})\b"
    rf"|\b(?P<below>{NUMBERS})\s(?:\w+\s)?(?:{_LISTED})\s(?:below|above|that follow)\b"
    rf"|\b(?:choose|pick|select|which|one)\s(?:(?:one|from|among|of)\s)+the\s(?P<lot_of>{NUMBERS})\s(?:{_LISTED})\b"
    rf"|\b(?P<way>{NUMBERS})-(?:way|choice|option)\s(?:multiple|choice|questions?|classification)\b"
    rf"|\b(?P<else>\d{{1,2}}|{ELSEWHERE})\s(?:\w+\s)?{_ELSE}\b"
    rf"|(?P<han>{HAN})\s*(?:个|条|种|つの|個の|項の)(?:{_HAN_THINGS})"
    r"(?!(?:是|都|均|为)?(?:正确|错误|不|对|错))"
    rf"|(?:从|在|から|请从)?(?:以下|下面|下列|上述|给出的|次の)(?:的)?(?P<among>{HAN})\s*(?:个|条|种|项|つ|個)"
    rf"(?:{_HAN_NOUN}(?:中|里|之中)[，,]?(?=[选挑找哪最只有不与其仅])|の?(?:中|うち)?から)"
    rf"|(?:从|在)(?P<in>{HAN})\s*(?:个|条|种|项){_HAN_NOUN}(?:中|里|之中)(?:选|挑|找)"
    rf"|(?:以下|下面|下列|这)(?:的|有)?(?P<lot>{HAN})\s*(?:个|条|种|项)(?:词语?|选项|名称|事物|词汇|单词)"
    r"(?=[，,：:]?(?:哪|请|选|找|当中|之中|中|里|只有|有|其中))"
    rf"|(?P<pick>{HAN})(?:选一|選一|択)",
    re.IGNORECASE,
)
_MAY_BE_LESS = ("n", "else", "these", "lot", "below", "lot_of")
"""`Two options are wrong` counts some of the list; what is chosen from, all of it."""

_MAY_BE_OTHERS = ("of", "these", "among", "lot", "below", "lot_of")
"""What these count may be another list of the prompt's."""

_PICKS = compiled(r"(?:(?:符合|正确|合适|适合|恰当)[^，。；\n]{0,8}的|选出|选择)\s?\Z")
"""What stands before a number of options that are to be chosen: `符合题意的五个选项`."""

_IF_SEVERAL = compiled(
    r"\b(?:if|when|where|fits?|between|belongs? to|matche?s|more than|at least)\s"
    r"(?:\w+\s){0,3}\Z|[若如当]果?[^，。]{0,12}\Z",
    re.IGNORECASE,
)
"""What says of some of the labels that more than one may fit."""

_BEFORE = 40
_LABELS = compiled(
    rf"\b(?P<n>{NUMBERS})\s(?:(?:possible|given|following|different|sentiment|topic)\s)?"
    r"(?:labels|categories|classes|topics|types|intents|emotions|sentiments)\b"
    rf"|\b(?P<else>\d{{1,2}}|{ELSEWHERE})\s(?:\w+\s)?"
    r"(?:Kategorien|Klassen|Labels|Themen|catégories|classes|étiquettes|thèmes|categorías|clases"
    r"|etiquetas|temas)\b"
    rf"|(?P<han>{HAN})\s*(?:个|种|类|つの|個の)(?:类别|标签|分类|主题|情感|话题|栏目|领域|意图|情绪|关系|カテゴリ|ラベル|分類)"
    rf"|\b(?:which (?:one )?|one )of (?:these|the|those)\s(?:following\s)?(?P<which>{NUMBERS})\s"
    r"(?!statements|sentences|claims|passages|texts|people|words|labels|categories|classes|topics"
    r"|types|intents|emotions|sentiments)[a-z]+s\b"
    rf"|\b(?:of|into|from|among)\s(?:(?:the|these|those|following)\s)*(?P<kinds>{NUMBERS})\s"
    r"(?:\w+\s)?(?:kinds|sorts|groups|genres|sections|relations|departments|desks|headings|fields"
    r"|areas|queues|teams|buckets|branches|disciplines|registers|moods)\b"
    r"|\b(?:der|die|den|diese[rn]?|des|ces|les|de l[oa]s|est[oa]s|las|los|queste|delle|dei)\s"
    rf"(?:folgenden\s|siguientes\s|seguenti\s)?(?P<arten>{ELSEWHERE}|\d{{1,2}})\s"
    r"(?:folgenden\s|suivant[es]+\s)?(?:Arten|Sorten|Gruppen|Rubriken|Ressorts|genres|rubriques"
    r"|groupes|types|sortes|géneros|secciones|grupos|tipos|generi|gruppi|tipi|sezioni)\b"
    rf"|(?:属于|以下|下列|下面|上述|这|如下|给出的|从|在)的?(?P<sorts>{HAN})\s?[类种大][^\s，。；：（、]{{0,4}}?"
    r"(?:之一|[中里内](?=[^。；\n]{0,8}[哪选一挑归]))"
    rf"|(?P<zhiyi>{HAN})\s?个[^\s，。；：（、]{{1,4}}之一"
    rf"|(?:次の|以下の|下の)(?P<shurui>{HAN})\s?(?:種類|グループ|ジャンル|分野)"
    rf"|\bone of (?:(?:the|these|those|our|your|its|their)\s)?(?:following\s)?(?P<such>{NUMBERS})"
    r"\s[a-z]+s\s?[:(]"
    rf"|(?:[分归]为|[分归]成|[分归]入|属于)(?:以下|下列|下面|这)?(?P<lei>{HAN})\s?(?:大?类|种)\s?[:：（]",
    re.IGNORECASE,
)
_BY_KIND = ("kinds", "arten", "sorts", "shurui", "which")
"""Labels by other words, `which of these five kinds`: of two, there may be more to say."""


def other_count(subject: Subject) -> Iterator[Hit]:
    """The prompt says how many options or labels there are, and lists another number."""
    hits = list(_of_labels(subject)) or list(beside_names(subject))
    hits = hits or list(_beside_list(subject))
    hits = hits or list(counted_beside_legend(subject))
    hits = hits or list(counted_beside_lines(subject)) or list(counted_series(subject))
    yield from hits
    known: dict[str, list[re.Match[str]]] = {}  # without the row's texts most docs say the same
    for item in subject.some(_SEEN_DOCS):
        shown = subject.list_of(item)
        count = len(shown.options)
        if count < 2:
            continue
        text = "\n".join(around(subject, item, shown))
        if text not in known:
            known[text] = list(_COUNTED.finditer(text))
        for match in known[text]:
            kind, said = _of(match)
            if kind == "n" and "\n" in match[0]:
                continue  # a line ends with a number, and the next one is a cue
            if any(match[0] in value for value in item.doc.data.values() if isinstance(value, str)):
                continue
            picks = kind == "han" and _PICKS.search(match.string[: match.start()])
            is_less = (kind in _MAY_BE_LESS or picks) and as_number(said) < count
            is_other = kind in _MAY_BE_OTHERS and _has_list_of(as_number(said), item.example.input)
            # One is chosen, of however many: `one of the three` may be of those that are ranked.
            known_counts = (1, count, len(item.choices) if kind == "of" else count)
            if as_number(said) not in known_counts and not is_less and not is_other:
                yield Hit(
                    say("the prompt speaks of {said}, and lists {n}", said=match[0], n=count),
                    say("Count what is listed: len(…) of the list, not of a text."),
                    item.doc.id,
                    subject.code.line_with("len(") or subject.code.line_of_input,
                    about="count",
                )
                break


def _beside_list(subject: Subject) -> Iterator[Hit]:
    found = count_beside_list(subject)
    for item in subject.rendered if found else ():
        words, listed = found or ("", 0)
        yield Hit(
            say("the prompt speaks of {said}, and lists {n}", said=words, n=listed),
            say("Say how many there are, or no number."),
            item.doc.id,
            subject.code.line_with(words) or subject.code.line_of_input,
            about="labels",
            severity="hint",
        )


def _has_list_of(count: int, text: str) -> bool:
    return any(len(run) == count for run in listings(text))


def _of(match: re.Match[str]) -> tuple[str, str]:
    """Return which way of counting a match is, and the number in it."""
    return next((name, said) for name, said in match.groupdict().items() if said)


def _of_labels(subject: Subject) -> Iterator[Hit]:
    """Yield the docs where the prompt counts the labels that it names, and there are others: every
    answer is named, and so many answers there are."""
    texts = texts_of(subject)
    every = list(_LABELS.finditer(texts[0])) if texts else []
    said = [
        match
        for match in every
        if all(match[0] in text for text in texts)
        and not _IF_SEVERAL.search(texts[0][max(0, match.start() - _BEFORE) : match.start()])
        and as_number(_of(match)[1]) >= (_FEWEST_KINDS if _of(match)[0] in _BY_KIND else 2)
    ]
    if not said:
        return
    golds = Counter(bare(golds_of(item.example)[0]) for item in subject.rendered)
    counts = [as_number(_of(match)[1]) for match in said]
    if len(golds) in counts or not _are_labels(golds, texts[0]):
        return
    match, count = said[0], counts[0]
    named: list[Collection[str]] = [labels for _, labels in lists_of(subject, texts)]
    named.append([bare(label) for label in legend_in(texts[0])])
    is_sure = count < len(golds) or any(set(golds) == set(labels) for labels in named)
    for item in subject.rendered if is_sure else ():
        yield Hit(
            say("the prompt speaks of {said}, and lists {n}", said=match[0], n=len(golds)),
            say("Say how many there are, or no number."),
            item.doc.id,
            subject.code.line_with(match[0]) or subject.code.line_of_input,
            about="labels",
        )


def _are_labels(golds: Counter[str], text: str) -> bool:
    is_closed = 2 <= len(golds) <= _MOST_LABELS and golds.total() >= 2 * len(golds)
    legend = legend_in(text) if is_closed else {}
    return is_closed and all(
        gold and (gold in legend or names_one(text, (gold,))) for gold in golds
    )
