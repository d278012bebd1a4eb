"""Prompts that speak of another task than they show: options that are not listed, several that are
asked for where one is right, a gap that is none, a language in which no answer is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.gaps import gap
from workbench.lint.label_sets import OR_WORDS
from workbench.lint.phrases_task import phrases_of_task
from workbench.lint.rules.choices.verdicts import says_yes
from workbench.lint.rules.examples.other_cue import cue_of_another_task
from workbench.lint.rules.instructions.foreign import other_language_asked
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.rules.texts.unshown import said_in_all, texts_in
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import bare
from workbench.messages import Message, say
from workbench.prompts.listing import label_in, listings
from workbench.types import Rendered

_LOOKED_AT = 20
_FEWEST_DOCS = 4
_MOST_LABELS = 12
_MOST_OF = 0.8
_BY_CHANCE = 0.2
_MOST_MARKS = 20
"""A greater number is the mark of no option."""

_CHOICE = compiled(
    rf"\bmultiple[- ]choice\b|单项选择|单选题|选择题|多肢選択|{phrases_of_task('choice')}",
    re.IGNORECASE,
)
_FILL = compiled(
    rf"\bfill (?:in )?(?:the |each )?(?:blank|gap)s?\b|填空|{phrases_of_task('gap')}", re.IGNORECASE
)
_MISSING_WORD = compiled(
    r"\b(?:with|find|choose|pick|supply|give|fill in|insert) the missing word\b", re.IGNORECASE
)
_GAP = gap()
_SUMS = compiled(
    r"\b(?:math|maths|arithmetic)\s(?:word\s)?(?:problem|question|exercise)s?\b|\bword problems?\b"
    r"|\b(?:calculate|compute|work out|find)\s(?:the\s)?(?:following\s)?(?:sum|product|quotient"
    r"|arithmetic|equation)s?\b(?!\s(?:up|of (?:the )?(?:argument|text|story)))"
    r"|\b(?:calculate|compute|work out)\s(?:the\s)?(?:result|value)s?\sof\s(?:the\s|this\s|each\s)?"
    r"(?:following\s)?(?:\w+\s)?(?:expression|calculation|sum|equation)s?\b"
    r"|\bsolve the (?:following )?(?:equation|sum|calculation)s?\b|\badd (?:up )?the numbers\b"
    r"|数学题|应用题|算术题|计算题|(?:计算|求出?|算出)[^。，；\n]{0,8}(?:算式|得数|方程|之和|之差|之积|乘积|总和)"
    r"|解(?:下面|下列|以下)?的?方程",
    re.IGNORECASE,
)
_FIGURE = compiled(
    r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|half|dozen|sum|angle)\b"
    r"|[一二三四五六七八九十百两半]",
    re.IGNORECASE,
)
_NUMERAL = exactly(r"\d+(?:[.,]\d+)*|[一二三四五六七八九十百两]+(?=[只个本元人条块米件颗支岁倍天])")
_SIGNS = exactly(r"[\d=+*/^\\<>√π×÷]")
_OPEN = compiled(
    r"(?:^|[.:]\s*|\bplease\s)(?!(?<=\b\w[:.]\s)\w+[ \t]*(?:\n|\Z))"  # an option: `A: paraphrase`
    r"(?P<verb>translate|summari[sz]e|paraphrase|rewrite)\b"
    rf"|^(?:请)?(?:翻译|概括|总结|改写)|(?:^|请)[将把][^。，；\n]{{1,14}}(?:翻译|译)[成为]"
    rf"|{phrases_of_task('open')}",
    re.IGNORECASE | re.MULTILINE,
)
_SUMMARY = compiled(r"\A\W*(?:please\s)?summari[sz]e|概括|总结|要約|摘要", re.IGNORECASE)
_CODE = exactly(r"[a-z]{1,3}[-_]?\d{1,3}", re.IGNORECASE)
_SHORT_WORDS = 4
_SHORT_SIGNS = 8
_ALL_RIGHT = compiled(
    r"\b(?:all|every|each)\s(?:of\s)?(?:the\s)?(?:\w+\s)?(?:options?|answers?|choices?|statements?"
    r"|letters?)\s(?:that|which|you think)\b|\ball that apply\b"
    r"|\b(?:choose|select|pick|mark|list|give|name)\s(?:all|every)\s(?:of\s)?(?:the\s)?(?:right|correct"
    r"|true|valid)\b|\b(?:choose|select|pick|mark)\s(?:two|three|one or more|several)\b"
    r"|多项选择|多选题|不定项|所有(?:的)?(?:正确|符合|合适|适当|对)的?(?:选项|答案|说法|序号|字母)?"
    r"|选(?:出|择)?(?:所有|全部|[两二三四]个|多个|一个或多个)",
    re.IGNORECASE,
)
"""What asks for several options, where one may be right."""

_PICK = compiled(
    r"\b(?:choose|select|pick)\s(?:(?:the|one|an?|right|correct|best|appropriate)\s)*"
    r"(?:option|answer|choice|alternative)s?\b"
    r"|\b(?:from|among|between|one of)\s(?:the\s|these\s)?(?:\w+\s)?(?:options|alternatives)\b"
    r"|(?:从|在)[^。\n]{0,8}选项(?:中|里)|选(?:出|择)[^。，\n]{0,8}(?:选项|答案)|[两三四五六]选一"
    r"|選択肢(?:の(?:中|うち))?から|選択肢を(?:一つ)?選|[二三四五]択"
    r"|(?:正しい|適切な)[^。\n]{0,6}答えを(?:一つ)?選"
    r"|\bwähl\w*\s(?:die|eine|den)\s(?:\w+\s)?(?:Antwort|Option|Möglichkeit|Lösung)\b"
    r"|\b(?:aus|unter|von) den (?:\w+\s)?(?:Optionen|Antworten|(?:Antwort)?möglichkeiten)\b"
    r"|\bchoisi\w*\s(?:la|une|l['’])\s?(?:bonne\s|meilleure\s)?(?:réponse|option|proposition)\b"
    r"|\bparmi les (?:\w+\s)?(?:options|réponses|choix|propositions)\b"
    r"|\b(?:eli[gj]|esco[gj]|seleccion)\w+\s(?:la|una)\s(?:\w+\s)?(?:opción|respuesta"
    r"|alternativa)\b"
    rf"|\b(?:entre|de) las (?:\w+\s)?(?:opciones|alternativas)\b|{phrases_of_task('options')}",
    re.IGNORECASE,
)
"""What asks to choose, of options that a sentence may have in it, too."""


_OPTION = r"(?:options?|choices?|alternatives?)"
_OPTIONS_SPOKEN = compiled(
    r"\b(?:one |best |which |each )?(?:of|from|among|between|out of)\s(?:the\s|these\s)(?:\w+\s)?"
    r"(?:options|choices|alternatives|candidates)\b(?!\s(?:that|which|they|he|she|we|you|made)\b)"
    r"|\b(?:options|choices|alternatives) (?:below|above)\b|\b(?:from|in) the list (?:below"
    r"|above)\b"
    r"|\boptions are (?:given|listed|shown)\b|\bwhich (?:one )?of the following (?:is|are|best"
    r"|most)\b"
    rf"|\b(?:choose|select|pick|mark)\sthe\s(?:right|correct|best|appropriate)\s{_OPTION}\b"
    r"|(?:从|在)?(?:下列|以下|下面|上面|上述|给出的?|所给的?)(?:的)?(?:[两三四五几各]个)?"
    r"(?:选项|候选项?|备选项?)|选(?:出|择)[^。，\n]{0,6}选项|(?:下列|以下|下面)哪一?[个项]"
    r"|(?:次の|以下の|下の|上の)?選択肢(?:の(?:中|うち))?から|選択肢を(?:一つ)?選"
    r"|\b(?:aus|unter|von) den (?:\w+\s)?(?:Optionen|(?:Antwort)?möglichkeiten|Alternativen)\b"
    r"|\b(?:wähl\w*|kreuz\w*)\sdie (?:richtige|beste|passende) (?:Option|(?:Antwort)?möglichkeit)\b"
    r"|\b(?:eine|welche) der folgenden (?:Optionen|Antworten|(?:Antwort)?möglichkeiten)\b"
    r"|\bparmi les (?:\w+\s)?(?:options|choix|propositions)\b"
    r"|\bune des (?:options|propositions|réponses) (?:suivantes|ci-dessous)\b"
    r"|\bchoisi\w* la bonne (?:option|proposition)\b|\beli[gj]\w+ la opción (?:correcta|adecuada)\b"
    r"|\b(?:entre|de) las (?:\w+\s)?(?:opciones|alternativas)\b"
    r"|\b(?:tra|fra) le (?:\w+\s)?(?:opzioni|alternative)\b|\b(?:entre|das) as (?:opções"
    r"|alternativas)\b",
    re.IGNORECASE,
)
"""What speaks of options that a reader is to have before him."""

_FOLLOWING = compiled(
    r"\b(?:of|from|among|between) (?:the|these) following "
    r"(?:options|choices|answers|alternatives|answer choices)\b"
    r"|\b(?:options|choices) (?:listed |given |shown )?below\b"
    r"|(?:下列|以下|下面)的?(?:几个|各|[两三四五]个)?选项",
    re.IGNORECASE,
)
"""What speaks of options that stand behind it."""

_BEHIND = 120
_WORD_SIGNS = 3
_WHETHER = compiled(
    r"\b(?:is|are|was|were|does|do|did|which)\b[^.?\n]{0,80}?"
    r"\b(?P<one>\w+),? or (?P<other>\w+)\s?\?"
    r"|(?P<first>[一-鿿]{2,4})还是(?P<second>[一-鿿]{2,4})[？?]",
    re.IGNORECASE,
)
"""A question that one of two words answers."""

_OPEN_WORDS = 3
_OPEN_SIGNS = 6
_EITHER = compiled(
    rf"\b(?:{'|'.join(OR_WORDS)}|options?|choices?|optionen|opciones)\b|或|还是|または|選択肢"
    r"|选项|[/|;；、]",
    re.IGNORECASE,
)
_AROUND = 40


def other_task(subject: Subject) -> Iterator[Hit]:
    """Yield all docs where the prompt asks for what neither they nor their answers have: options to
    choose from, a gap to fill, sums, a translation, a language."""
    if subject.is_uniform or len(subject.rendered) < _FEWEST_DOCS:
        return
    texts = texts_of(subject)
    found = _other(subject, texts) if subject.method == "gen" else _unlisted(subject, texts)
    if found is None:
        return
    words, message = found
    for item in subject.rendered:
        yield Hit(
            message,
            say("Say what the rows of this task are, and what their answers are."),
            item.doc.id,
            subject.code.line_with(words) or subject.code.line_of_input,
            about="task",
        )


def _are_phrases(subject: Subject, items: Sequence[Rendered]) -> bool:
    """Say whether answers are options of which most have several words."""
    golds = [subject.truths[item.doc.id].golds for item in items]
    several = sum(len(gold[0].split()) > 1 for gold in golds if len(gold) == 1)
    return 2 * several > len(items)


def _other(subject: Subject, texts: Sequence[str]) -> tuple[str, Message] | None:
    items = subject.some(_LOOKED_AT)
    inputs = [item.example.input for item in items]
    spoken = said_in_all(texts, _CHOICE)
    if spoken and not any(subject.list_of(i).options or listings(i.example.input) for i in items):
        return spoken[0], say("the prompt speaks of {words!r}, and lists no options",
                              words=spoken[0])  # fmt: skip
    spoken = said_in_all(texts, _PICK)
    if spoken and not any(listings(text) for text in inputs) and not _are_shown(subject, items):
        return spoken[0], say("the prompt speaks of {words!r}, and lists no options",
                              words=spoken[0])  # fmt: skip
    spoken = said_in_all(texts, _OPTIONS_SPOKEN)
    if spoken and not any(map(listings, inputs)) and _stand_in_texts(subject, items):
        return spoken[0], say("the prompt speaks of {words!r}, and lists no options",
                              words=spoken[0])  # fmt: skip
    spoken = said_in_all(texts, _FOLLOWING)
    if spoken and not any(map(listings, inputs)) and _follow_nowhere(subject, items, spoken[0]):
        return spoken[0], say("the prompt speaks of {words!r}, and lists no options",
                              words=spoken[0])  # fmt: skip
    spoken = said_in_all(texts, _FILL)
    if spoken and not any(map(_GAP.search, inputs)):
        return spoken[0], say("the prompt asks to {words!r}, and has no gap", words=spoken[0])
    spoken = said_in_all(texts, _MISSING_WORD)
    if spoken and not any(map(_GAP.search, inputs)) and _are_phrases(subject, items):
        return spoken[0], say("the prompt speaks of {words!r}, and has no gap",
                              words="the missing word")  # fmt: skip
    spoken = said_in_all(texts, _SUMS)
    told = [f"{item.example.input}\n{item.example.output}" for item in items]
    own = [text.replace(spoken[0], "") if spoken else text for text in told]
    if spoken and sum(_FIGURE.search(text) is None for text in own) >= _MOST_OF * len(own):
        return spoken[0], say("the prompt speaks of {words!r}, and has no numbers", words=spoken[0])
    if spoken and 2 * sum(map(_is_no_sum, items)) > len(items):
        known = ", ".join(shorten(golds_of(item.example)[0], 20) for item in items[:3])
        return spoken[0], say("the prompt asks to {words!r}; the answers are {known}",
                              words=spoken[0], known=known)  # fmt: skip
    spoken = said_in_all(texts, _ALL_RIGHT)
    if spoken and all(label_in(golds_of(item.example)[0]) for item in subject.rendered):
        return spoken[0], say("the prompt asks for {words!r}, and each answer is one option",
                              words=spoken[0])  # fmt: skip
    spoken = said_in_all(texts, _OPEN)
    golds = Counter(bare(golds_of(item.example)[0]) for item in subject.rendered)
    is_closed = len(golds) <= _MOST_LABELS and 3 * len(golds) <= golds.total()
    is_closed |= min(golds.values()) >= 2 and all(map(_CODE.fullmatch, golds))
    is_short = _are_short(subject) or _have_no_text(items)
    if spoken and (is_closed or (_SUMMARY.search(spoken[0]) and is_short)):
        known = ", ".join(shorten(one, 20) for one, _ in golds.most_common(4))
        return spoken[0].strip(), say(
            "the prompt asks to {words!r}; the answers are {known}",
            words=spoken[0].strip(" .:\n"),
            known=known,
        )
    spoken = said_in_all(texts, _WHETHER)
    if spoken and _are_open(subject, {word for word in spoken.groups() if word}):
        known = ", ".join(shorten(golds_of(item.example)[0], 20) for item in items[:3])
        return spoken[0], say("the prompt asks to {words!r}; the answers are {known}",
                              words=spoken[0], known=known)  # fmt: skip
    if other := cue_of_another_task(subject, texts):
        return other
    return other_language_asked(subject, texts)


def _follow_nowhere(subject: Subject, items: Sequence[Rendered], spoken: str) -> bool:
    """Say whether no row has options, no answer that is a word is shown, and nothing behind what
    speaks of options is a choice of two."""
    for item in items:
        gold, text = golds_of(item.example)[0].strip(), item.example.input
        behind = text[text.rfind(spoken) + len(spoken) :]
        is_shown = len(gold) >= _WORD_SIGNS and gold.casefold() in text.casefold()
        if is_shown or subject.truths[item.doc.id].options or _EITHER.search(behind[:_BEHIND]):
            return False
    return True


def _are_short(subject: Subject) -> bool:
    """Say whether nearly all answers are a few words of their texts, which no summary is."""
    golds = [(golds_of(item.example)[0].strip(), item) for item in subject.rendered]
    short = [
        len(gold.split()) <= _SHORT_WORDS if gold.isascii() else len(gold) <= _SHORT_SIGNS
        for gold, item in golds
        if gold in item.example.input
    ]
    return sum(short) >= _MOST_OF * len(golds)


def _have_no_text(items: Sequence[Rendered]) -> bool:
    """Say whether no row has a text of more than a few words, of which a summary could be."""
    return not any(
        isinstance(value, list | dict)
        or (isinstance(value, str) and len(value) > _SHORT_SIGNS * (1 + 2 * value.isascii()))
        for item in items
        for value in item.doc.data.values()
    )


def _are_open(subject: Subject, words: set[str]) -> bool:
    """Say whether nearly all answers are texts of several words, each its own, which have none of
    the given words in them."""
    golds = [golds_of(item.example)[0].strip().casefold() for item in subject.rendered]
    texts = [
        gold
        for gold in golds
        if len(gold.split()) >= _OPEN_WORDS or (not gold.isascii() and len(gold) >= _OPEN_SIGNS)
    ]
    outputs = "\n".join(item.example.output.casefold() for item in subject.rendered)
    is_told = any(word.casefold() in outputs for word in words)
    is_open = len(set(texts)) >= _MOST_OF * len(golds)
    return is_open and not is_told and not any(map(says_yes, golds))


def _is_no_sum(item: Rendered) -> bool:
    """Say whether an answer is a word or more, and neither it nor what is asked has two figures to
    calculate with."""
    gold = golds_of(item.example)[0].strip()
    is_word = len(gold) > 1 and gold[0].isalpha() and says_yes(gold) is None and not label_in(gold)
    has_figures = _FIGURE.search(gold) or _SIGNS.search(f"{gold}{item.example.output}")
    texts = " ".join(texts_in(item.doc.data))
    return is_word and not has_figures and len(_NUMERAL.findall(texts)) < 2


def _unlisted(subject: Subject, texts: Sequence[str]) -> tuple[str, Message] | None:
    """Return what speaks of options where these are ranked, and no prompt shows one of them; or
    what asks for a text, where the same labels are ranked in all docs."""
    items = subject.some(_LOOKED_AT)
    spoken = said_in_all(texts, _OPEN)
    if spoken and len({tuple(sorted(item.choices)) for item in items}) == 1:
        return spoken[0].strip(), say(
            "the prompt asks to {words!r}; the answers are {known}",
            words=spoken[0].strip(" .:\n"),
            known=", ".join(shorten(choice.strip(), 20) for choice in items[0].choices[:4]),
        )
    spoken = said_in_all(texts, _OPTIONS_SPOKEN)
    inputs = [item.example.input.casefold() for item in items]
    is_listed = spoken is None or any(
        listings(item.example.input)
        or any(choice.strip().casefold() in text for choice in item.choices)
        for item, text in zip(items, inputs, strict=True)
    )
    if spoken is None or is_listed:
        return other_language_asked(subject, texts)
    return spoken[0], say("the prompt speaks of {words!r}, and lists no options", words=spoken[0])


def _are_shown(subject: Subject, items: Sequence[Rendered]) -> bool:
    """Say whether the answers of some docs stand in their prompts, in whatever way, or are but the
    labels of what does."""
    before = subject.settings.description.casefold()
    golds = [(item, bare(golds_of(item.example)[0])) for item in items]
    labels = [label_in(gold) for _, gold in golds]
    are_marks = all(not label.isdecimal() or int(label) <= _MOST_MARKS for label in labels)
    shown = sum(
        gold in f"{before}\n{item.example.input.casefold()}"
        or (are_marks and label_in(gold) != "")
        or says_yes(gold) is not None
        for item, gold in golds
    )
    return shown > _BY_CHANCE * len(items)


def _stand_in_texts(subject: Subject, items: Sequence[Rendered]) -> bool:
    """Say whether the answers of nearly all docs are nowhere in their prompts but within sentences
    of a passage, where nothing beside them speaks of one or the other."""
    found = sum(_is_of_a_passage(subject, item) for item in items)
    return found >= _MOST_OF * len(items)


def _is_of_a_passage(subject: Subject, item: Rendered) -> bool:
    if subject.list_of(item).options:
        return False
    gold, text = golds_of(item.example)[0].strip(), item.example.input
    if len(gold) < 2 or label_in(gold) or says_yes(gold) is not None:
        return False
    for passage in texts_in(item.doc.data):
        place = passage.find(gold)
        if place < 0 or passage not in text or len(passage) < 2 * len(gold):
            continue
        near = passage[max(0, place - _AROUND) : place + len(gold) + _AROUND]
        if _EITHER.search(near) or passage.rstrip()[-1:] not in ".。!！":
            return False
        text = text.replace(passage, "")
    return gold.casefold() not in text.casefold()
