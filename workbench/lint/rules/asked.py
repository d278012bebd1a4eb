"""Rules on what a prompt says of itself: how many options it has, which form the answer has, which
text stands behind which cue."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.fewshot import asks_for_steps
from workbench.lint.rules.formats import FORMS, Form
from workbench.lint.rules.other_task import other_task
from workbench.lint.rules.worked import NUMBERS, as_number
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_MOST_OF = 0.8
_SEEN_DOCS = 100
_BEGUN = 3
_OPENED = 16

_GROUPS = {
    "passage": "passage context text article paragraph document story background 短文 文章 段落"
    " 材料 上下文 背景 原文",
    "question": "question query q 问题 问 提问",
    "premise": "premise sentence1 前提",
    "hypothesis": "hypothesis sentence2 假设",
    "title": "title headline 标题",
    "body": "body content 正文 内容",
}
_GROUP_OF = {name: group for group, names in _GROUPS.items() for name in names.split()}

_THINGS = "options|choices|answers|possibilities|alternatives|letters|statements|labels|categories"
_COUNTED = re.compile(
    rf"\b(?P<n>{NUMBERS})\s(?:(?:possible|given|following|answer)\s)?(?:{_THINGS})\b"
    rf"|\bone of (?:the\s)?(?P<of>{NUMBERS})\b(?![\s-]?[a-z])"
    r"|(?P<han>[一二两三四五六七八九十]|\d{1,3})\s*(?:个|条|种)(?:选项|候选|答案|类别)",
    re.IGNORECASE,
)
_CHOSEN = re.compile(r"(?:(?:符合|正确|合适|适合|恰当)[^，。；\n]{0,8}的|选出|选择)\s?\Z")
"""What stands before a number of options that are to be chosen: `符合题意的五个选项`."""

_LANGUAGES = (
    "English|French|German|Spanish|Italian|Chinese|Japanese|Korean|Russian|Portuguese|Dutch|Arabic"
    "|Hindi|Turkish|Polish|Swedish|Latin|Greek"
)
_INTO = re.compile(rf"\btranslate\b[^.\n]{{0,60}}?\b(?:into|to)\s(?P<name>{_LANGUAGES})\b", re.I)
_LAST_CUE = re.compile(rf"^(?P<name>{_LANGUAGES})[ ]?[:：]\s*\Z", re.I | re.M)


def other_form(subject: Subject) -> Iterator[Hit]:
    """The prompt asks for a form that the answers do not have: capital letters, one word, a whole
    sentence, JSON, a number, a box, tags, a block of code, quotes, a unit, decimals; for a
    translation, sums, a gap or a choice where there is none; or for another language than the
    answers are in or its last cue names."""
    yield from other_task(subject)
    items = subject.rendered
    for form in FORMS:
        asked = _asked(subject, form.asks)
        if asked is None:
            continue
        others = [item for item in items if _lacks(subject, item, form, asked)]
        if items and len(others) >= max(2, _MOST_OF * len(items)):
            for item in others:
                yield Hit(
                    say("the prompt asks for {form}, {asked!r}, and the answer is {answer}",
                        form=form.name, asked=asked[0],
                        answer=shorten(item.example.output.strip(), 30)),
                    say("Ask for what the answers are, or give them that form."),
                    item.doc.id,
                    subject.code.line_with(asked[0]) or subject.code.line_of_output,
                    about=asked[0],
                    severity=None if subject.settings.num_fewshot or not form.made else "hint",
                )  # fmt: skip
    for item in items:
        text = item.example.input
        cue = _LAST_CUE.search(text)
        into = _INTO.search(f"{subject.settings.description}\n{text}") if cue else None
        if cue and into and into["name"].lower() != cue["name"].lower():
            yield Hit(
                say("the prompt asks for {name}, and its last cue is {cue!r}",
                    name=into["name"], cue=cue[0].strip()),
                say("Name one language in both."),
                item.doc.id,
                subject.code.line_with(into[0][-12:]),
                about="language",
            )  # fmt: skip


def _lacks(subject: Subject, item: Rendered, form: Form, asked: re.Match[str]) -> bool:
    """Say whether an answer lacks the form that is asked for. What no shot shows may be read out of
    the form that a model gives it, by the post-processor; and the input may open it."""
    if not form.lacks(item.example.output.strip(), asked):
        return False
    if form.behind_steps and asks_for_steps(item.example.input):
        return False  # they are lost, and another rule says so
    said = asked.groupdict().get("said")
    if not form.made and (said is None or subject.grade is None):
        return True
    begun = form.made.partition("{}")[0].replace("{{", "{").strip()[:_BEGUN]
    opened = item.example.input[-_OPENED:]
    if begun and (begun in opened or begun[0] in opened.rstrip()[-2:]):
        return False
    if subject.settings.num_fewshot:
        return True
    gold = golds_of(item.example)[0].strip()
    response = form.made.format(gold) if form.made else f"{said} {gold}"
    graded = subject.grade and subject.grade(item.doc.data, item.example.processed_output, response)
    return graded is not None and not graded.is_right


def _asked(subject: Subject, pattern: re.Pattern[str]) -> re.Match[str] | None:
    """Return what asks for a form, in the description or, of the template, in the inputs."""
    match = pattern.search(subject.settings.description)
    if match:
        return match
    match = pattern.search(subject.code.template)
    is_shown = match and all(match[0] in item.example.input for item in subject.rendered)
    return match if is_shown else None


def other_count(subject: Subject) -> Iterator[Hit]:
    """The prompt says how many options there are, and lists another number."""
    for item in subject.rendered[:_SEEN_DOCS]:
        shown = subject.list_of(item)
        count = len(shown.options)
        if count < 2:
            continue
        text = item.example.input
        own = text[: shown.options[0].start] + text[shown.options[-1].end :]
        for match in _COUNTED.finditer(f"{subject.settings.description}\n{own}"):
            said = match["n"] or match["of"] or match["han"]
            if any(match[0] in value for value in item.doc.data.values() if isinstance(value, str)):
                continue
            is_chosen = match["han"] is None or _CHOSEN.search(match.string[: match.start()])
            is_less = match["of"] is None and is_chosen and as_number(said) < count
            if as_number(said) != count and not is_less:
                yield Hit(
                    say("the prompt speaks of {said}, and lists {n}", said=match[0], n=count),
                    say("Count what is listed: len(…) of the list, not of a text."),
                    item.doc.id,
                    subject.code.line_with("len(") or subject.code.line_of_input,
                    about="count",
                )
                break


def swapped_fields(subject: Subject) -> Iterator[Hit]:
    """Two texts of the row stand behind each other's cue."""
    items = subject.rendered
    least = max(2, _MOST_OF * len(items))
    found: list[tuple[Rendered, tuple[str, str]]] = []
    for place, item in enumerate(items):
        if pair := _swapped(subject, item):
            found.append((item, pair))
        elif len(found) + len(items) - place - 1 < least:
            return  # too few docs are left
    for item, (first, second) in found if len(found) >= least else ():
        yield Hit(
            say("behind {first!r} stands what belongs to {second!r}, and the other way round",
                first=first, second=second),
            say("Put each text behind its own cue."),
            item.doc.id,
            subject.code.line_with(first) or subject.code.line_of_input,
        )  # fmt: skip


def _swapped(subject: Subject, item: Rendered) -> tuple[str, str] | None:
    """Return two cues of an input behind each of which the text of the other one's name stands."""
    cues = subject.cues(item.example.input)
    if sum(not cue.content.isspace() for cue in cues if cue.content) < 2:
        return None
    groups = _by_group(item.doc.data)
    held: dict[str, tuple[str, str]] = {}
    for cue in cues:
        wanted = _GROUP_OF.get(cue.name, cue.name)
        content = cue.content.strip()
        has = next((g for g, text in groups.items() if text and content.startswith(text)), "")
        if wanted in groups and has:
            held[wanted] = (has, cue.written)
    for wanted, (has, written) in held.items():
        if has != wanted and held.get(has, ("",))[0] == wanted:
            return written, held[has][1]
    return None


def _by_group(data: Mapping[str, object]) -> dict[str, str]:
    named = ((str(name).casefold(), value) for name, value in data.items())
    return {
        _GROUP_OF.get(name, name): value.strip()
        for name, value in named
        if isinstance(value, str) and value.strip()
    }


RULES = (
    Rule(
        "answer/other-count",
        "warning",
        other_count,
        "A count of letters, or of another list, is no number of options.",
    ),
    Rule(
        "few-shot/other-form",
        "warning",
        other_form,
        "Instruction and answers contradict each other, and models differ in which they follow.",
    ),
    Rule(
        "text/swapped-fields",
        "warning",
        swapped_fields,
        "The cue says that the one is what the other is.",
    ),
)
