"""Rules on what a prompt says of itself: how many options it has, which form the answer has, which
text stands behind which cue."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.examples.steps import asks_for_steps
from workbench.lint.rules.instructions.answered_otherwise import answered_otherwise
from workbench.lint.rules.instructions.asked_beside import asked_beside
from workbench.lint.rules.instructions.asked_what_not import asked_what_not
from workbench.lint.rules.instructions.claims import claimed_otherwise
from workbench.lint.rules.instructions.clauses import is_converted
from workbench.lint.rules.instructions.counted import other_count
from workbench.lint.rules.instructions.counted_from_nought import counted_from_nought
from workbench.lint.rules.instructions.crossed import swapped_fields
from workbench.lint.rules.instructions.figures import FIGURES
from workbench.lint.rules.instructions.forbidden import forbidden
from workbench.lint.rules.instructions.formats import PLAIN, Form
from workbench.lint.rules.instructions.forms_elsewhere import FORMS_ELSEWHERE
from workbench.lint.rules.instructions.lengths import SIZES
from workbench.lint.rules.instructions.orders import ORDERS
from workbench.lint.rules.instructions.other_task import other_task
from workbench.lint.rules.instructions.parts_lacking import fields_otherwise
from workbench.lint.rules.instructions.said_forms import said_otherwise
from workbench.lint.rules.instructions.syntaxes import SYNTAXES
from workbench.lint.rules.instructions.wraps import WRAPS
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_OF_SOME = 4
"""So many of the answers that a demand is about, at least, have not what it asks for."""

_BEGUN = 3
_BEGUN_WORDS = 12
_MOST_TOLD = 2
_SOME_DOCS = 8
_OPENED = 16
_BEFORE = 32
_BEHIND = 60
_FORMS = (*PLAIN, *SYNTAXES, *SIZES, *WRAPS, *FIGURES, *ORDERS, *FORMS_ELSEWHERE)
_TAKEN_BACK = compiled(
    r"\b(?:do not|don't|don’t|never|no need to|rather than|instead of|avoid|nicht|ohne|ne|sin|no"
    r"|sans|não|sem|non|senza|niet|zonder|inte|utan|nie|bez|не|без|tidak|jangan|tanpa|không|đừng"
    r"|لا"
    r"|بدون|دون)"
    r"\s(?:(?:just|only|simply|even|the|answer|it|write|put|give|say)\s){0,3}\Z"
    r"|\b(?:do not|don['’]t|never|no need to|avoid|leave (?:out|off)|omit|drop)"
    r"\s(?:(?!and\b|but\b|then\b)\w+\s){0,5}\Z"
    r"|(?:不要|不用|不必|无需|别|勿|不)(?:[^，。；\s]{0,3}|(?:(?![只仅而直])[^，。；\s]){0,8})\Z",
    re.IGNORECASE,
)
_AT_TIMES = compiled(
    r"\A[^.;\n]{0,24}?\b(?:if|where|when|wherever|whenever|unless|falls|wenn|si|cuando|se)\s"
    r"(?:the\s(?:answer|result|number)|necessary|needed|possible|required|applicable|appropriate"
    r"|relevant|there|it|any|one|nötig|erforderlich|möglich|nécessaire|besoin|es necesario"
    r"|hace falta"
    r"|necessario|corresponde)\b|\A[^。；\n]{0,8}(?:如有必要|必要时|如果需要|如有)"
    r"|\A[^.;\n]{0,24}\b(?:is|are) (?:not|optional)\b"
    r"|\A (?:or|oder) (?:in |with |as )?\w+(?: \w+)?(?=[.,;)\n]|\Z)"
    r"|\A[^。；\n]{0,8}(?:不需要|不用|不必"
    r"|可省略)",
    re.IGNORECASE,
)
_MAY_BE = compiled(
    r"\b(?:at most|up to|may|can|could|might|höchstens|bis zu|au plus"
    r"|como máximo|no máximo|até|al massimo|hoogstens|maximaal|högst|maksymalnie|najwyżej|не более"
    r"|максимум|en fazla|maksimal|tối đa)\s(?:\w+\s){0,2}\Z"
    r"|\bkeywords (?:are |stand |written )*\Z|\b(?:if|wenn"
    r"|falls)\s[^.;,\n]{0,40},\s(?:\w+\s){0,3}\Z|(?:必要时|如有必要|可以?"
    r"|最多)[^，。；]{0,4}\Z",
    re.IGNORECASE,
)
_PAIRS = ("pair", "han", "by", "ja", "into", "added")
_OF_BRACKETS = compiled(r"bracket|parenthes|括号", re.IGNORECASE)
_EMPTY = compiled(r"[(（\[【]\s*[)）\]】]")

_LANGUAGES = (
    "English|French|German|Spanish|Italian|Chinese|Japanese|Korean|Russian|Portuguese|Dutch|Arabic"
    "|Hindi|Turkish|Polish|Swedish|Latin|Greek"
)
_INTO = compiled(rf"\btranslate\b[^.\n]{{0,60}}?\b(?:into|to)\s(?P<name>{_LANGUAGES})\b", re.I)
_LAST_CUE = compiled(rf"(?P<name>{_LANGUAGES})[ ]?[:：]", re.I)


def other_form(subject: Subject) -> Iterator[Hit]:
    """The prompt asks for a form that the answers do not have: capital letters, a number of words,
    a whole sentence, JSON, a number, a box, tags, a block of code, quotes, a unit, decimals, a way
    to write dates, an order, a script, an ending, a tense, a person, signs, a kind of thing; for
    what is computed otherwise of the row (the largest, not the mean); for a translation, sums, a
    gap or a choice where there is none; or for another language than the answers are in or its last
    cue names; or it forbids what all answers are; or it asks which of several labels, or what, it
    is not, or for what is next to what they stand beside."""
    hits = list(_other_forms(subject))
    yield from hits
    advice = say("Ask for what the answers are, or give them that form.")
    said = "\n".join({str(hit.message) for hit in hits})
    others = (found for found in answered_otherwise(subject) if not _is_said(found[0], hits, said))
    for found in islice(others, _MOST_TOLD):
        for hit in _of_all(subject, found, advice, "told"):
            yield replace(hit, severity="hint")


def _is_said(words: str, hits: Sequence[Hit], said: str) -> bool:
    """Say whether a sentence is one of which hits have told already."""
    return words[:_BEGUN_WORDS] in said or any(str(hit.about) in words for hit in hits)


def _other_forms(subject: Subject) -> Iterator[Hit]:
    yield from other_task(subject)
    yield from _of_all(
        subject,
        forbidden(subject),
        say("Ask for what the answers are, and forbid nothing of it."),
        "forbidden",
    )
    items = subject.rendered
    is_found = False
    for form in _FORMS:
        asked = _asked(subject, form.asks)
        if asked is None or is_converted(asked.string, asked):
            continue
        own = [item for item in items if _concerns(form, item)]
        others = [item for item in own if _lacks(subject, item, form, asked)]
        least = form.least or (2 if form.concerns is None else _FEWEST_OF_SOME)
        if own and len(others) >= max(least, form.share * len(own)):
            is_found = True
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
    if not is_found:
        yield from _of_all(
            subject,
            said_otherwise(subject),
            say("Ask for what the answers are, or give them that form."),
            "said",
        )
    for words, message in claimed_otherwise(subject):
        advice = say("Say what is shown and what is right, or nothing of it.")
        yield from _of_all(subject, (words, message), advice, f"claim {words}")
    yield from fields_otherwise(subject)
    yield from asked_what_not(subject)
    yield from asked_beside(subject)
    yield from counted_from_nought(subject)
    for item in items:
        text = item.example.input
        last = text.rstrip().rpartition("\n")[2]
        cue = _LAST_CUE.fullmatch(last) if last.endswith((":", "：")) else None
        into = _INTO.search(f"{subject.settings.description}\n{text}") if cue else None
        if cue and into and into["name"].lower() != cue["name"].lower():
            yield Hit(
                say("the prompt asks for {name}, and its last cue is {cue!r}",
                    name=into["name"], cue=cue[0]),
                say("Name one language in both."),
                item.doc.id,
                subject.code.line_with(into[0][-12:]),
                about="language",
            )  # fmt: skip


def _of_all(
    subject: Subject, found: tuple[str, Message] | None, advice: Message, about: str
) -> Iterator[Hit]:
    """Yield a hit for each doc where some words of all prompts are at fault, given with what is
    said of them."""
    if found is None:
        return
    words, message = found
    line = subject.code.line_with(words) or subject.code.line_of_input
    yield from (Hit(message, advice, item.doc.id, line, about=about) for item in subject.rendered)


def _concerns(form: Form, item: Rendered) -> bool:
    return form.concerns is None or form.concerns(item.example.output.strip())


def _lacks(subject: Subject, item: Rendered, form: Form, asked: re.Match[str]) -> bool:
    """Say whether an answer lacks the form that is asked for. What no shot shows may be read out of
    the form that a model gives it, by the post-processor; and the input may open it."""
    if not form.lacks(item.example.output.strip(), asked):
        return False
    if form.behind_steps and asks_for_steps(item.example.input):
        return False  # they are lost, and another rule says so
    if _has_place(item.example.input, asked):
        return False
    said = asked.groupdict().get("said")
    if not form.made and (said is None or subject.grade is None):
        return True
    text = item.example.input
    if _is_opened(form, text.replace(asked[0], "") if "```" in asked[0] else text):
        return False
    if subject.settings.num_fewshot:
        return True
    gold = golds_of(item.example)[0].strip()
    response = form.made.format(gold) if form.made else f"{said} {gold}"
    graded = subject.grade and subject.grade(item.doc.data, item.example.processed_output, response)
    return graded is not None and not graded.is_right


def _is_opened(form: Form, text: str) -> bool:
    """Say whether an input ends with what opens a form, `\\boxed{`, and does not close it."""
    begun, _, end = form.made.replace("{{", "{").replace("}}", "}").partition("{}")
    begun = begun.strip()[:_BEGUN]
    if not begun:
        return False
    if begun == end.strip()[:_BEGUN]:  # what opens is what closes
        scope = text if begun[0] == "`" else text.rpartition("\n")[2]
        return scope.count(begun) % 2 == 1
    _, sign, rest = text[-_OPENED:].rpartition(begun)
    is_closed = (end.strip() in rest) if end.strip() else rest.strip() != ""
    return bool(sign and not is_closed) or begun[0] in text[-_OPENED:].rstrip()[-2:]


def _has_place(text: str, asked: re.Match[str]) -> bool:
    """Say whether an input has the brackets in which the answer belongs: a gap, or the cue's."""
    groups = asked.groupdict()
    pair = next((groups[name] for name in _PAIRS if groups.get(name)), "")
    rest = text.replace(asked[0], "")
    if _OF_BRACKETS.search(asked[0]) and rest.rstrip()[-1:] in tuple("([{（【"):
        return True
    if groups.get("gap") or pair == "括号":
        return _EMPTY.search(rest) is not None
    return "pair" in groups and pair[:1] in rest


def _asked(subject: Subject, pattern: AnyPattern) -> re.Match[str] | None:
    """Return what asks for a form, in the description or, of the template, in the inputs."""
    match = _strict(pattern, subject.settings.description)
    if match:
        return match
    for text in subject.code.template.split("\0"):
        match = _strict(pattern, text)
        if match and _is_cue_of_text(match[0], subject):
            continue
        if match and all(match[0] in item.example.input for item in subject.rendered):
            return match
    return None


def _is_cue_of_text(words: str, subject: Subject) -> bool:
    """Say whether words are the cue of a text of the row's, `12-hour clock: 7 pm`: what stands
    behind them is not the same in all docs."""
    pattern = re.compile(rf"^{re.escape(words)}[ \t]*[:：][ \t]*(\S.*)", re.MULTILINE)
    found = [pattern.search(item.example.input) for item in subject.some(_SOME_DOCS)]
    return None not in found and len({match[1] for match in found if match}) > 1


def _strict(pattern: AnyPattern, text: str) -> re.Match[str] | None:
    """Return what asks for a form in all cases: it is not taken back, nor asked for now and then,
    as in `with two decimals if necessary`."""
    for match in pattern.finditer(text):
        before = text[max(0, match.start() - _BEFORE) : match.start()].rpartition("\n")[2]
        behind = text[match.end() : match.end() + _BEHIND]
        is_free = _TAKEN_BACK.search(before) or _MAY_BE.search(before) or _AT_TIMES.search(behind)
        if not is_free:
            return match
    return None


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
