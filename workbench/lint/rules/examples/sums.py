"""Rules on sums: a worked example that calculates wrongly, or closes on another result."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.blocks import Block
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.choices.named_options import closing_letter
from workbench.lint.rules.examples.last_steps import is_left_to_readers
from workbench.lint.rules.examples.read_numbers import bare_number, figure_of
from workbench.lint.rules.examples.spelled_sums import in_signs, tells_sums
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import Message, say
from workbench.prompts.listing import listings

_SEEN_DOCS = 50
_N = r"\d[\d,]*(?:\.\d+)?"
SUM = compiled(
    r"(?<![^\W㐀-鿿])(?<![加减乘除以负下号之点万亿千百十倍比的和商积差余根方.,+\-*/×÷=^(%])"
    rf"(?P<left>(?:[$€£]?{_N}[ ]?[+\-*/×÷x−][ ]?)+[$€£]?{_N})[ ]?=[ ]?"
    rf"[$€£]?(?P<right>-?{_N})(?![\d%/:]|[ ]?[+\-*/×÷^]|[㐀-鿿]{{1,2}}\d|[万亿千百十又点])"
)
"""Numbers with signs between them, and what they are said to come to. In Chinese a word may stand
right before and behind; not one that goes on with the sum, or with the number: `5小时30分`."""

_ASKED = exactly(
    rf"(?<![\w.,+\-*/×÷^%])(?P<left>{_N}(?: ?[+*×÷] ?{_N}| [-−/] {_N})+)(?![\w%^]|[.,]\d)"
)
"""What a question asks to calculate. A sign without spaces is of a date, too: `2021-03-04`."""

_TERM = compiled(rf"{_N}|[+\-*/×÷x−]")
NO_SUM = compiled(
    r"o'?clock|(?<![a-z])[ap]\.?m\.?\b|\bmod\b|modulo|remainder|点钟|余", re.IGNORECASE
)
_WRITTEN = exactly(_N)
_GOES_ON_IN_NUMBERS = exactly(r"[\d=]")
_NEAR = Fraction(6, 100)
_SHORT = 60
_GOES_ON = compiled(
    r"\b(?:fewer|less|more|left|lost|half|twice|double|but|however|not|each|only|already|one|two"
    r"|three|four|five|without|besides|minus|plus|nearest|round\w*|closest)\b"
    r"|[一两二三四半]|剩|再|还|但|不|又|多|少|近",
    re.IGNORECASE,
)
"""What may change the result of a sum that stands before it."""

_RESULT = compiled(rf"[$€£]?(?P<number>-?{_N})\D{{0,12}}\Z|\(?(?P<letter>[A-J])\)?\W{{0,3}}\Z")


def wrong_sums(subject: Subject) -> Iterator[Hit]:
    """A worked example calculates wrongly, `6 * 2 = 14`, or the answer of a row that serves as a
    shot does; or a sum amid the prompt's rules does not come out (a hint)."""
    found = [*_of_worked(subject, lambda b: wrong_sum(b.answer or "") or _wrong_result(b))]
    yield from found or _of_own_text(subject)
    for doc_id, _, example in subject.examples if subject.settings.num_fewshot else ():
        found = wrong_sum(example.output) if tells_sums(example.output) else None
        if found:
            yield Hit(
                found,
                say("Calculate it again."),
                doc_id,
                subject.code.line_of_output,
                about="row",
            )


def _of_own_text(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on a sum amid the rules of a prompt that does not come out."""
    for line in own_text(subject).split("\n"):
        said = wrong_sum(line) if "=" in line and not _SHOWN_WRONG.search(line) else None
        if said is not None:
            yield on_own_text(
                subject,
                said,
                say("Calculate it again."),
                line.strip(),
                "own sum",
            )
            return


_SHOWN_WRONG = compiled(
    r"\b(?:wrong\w*|incorrect\w*|errors?|false|mistake\w*|not|never|falsch|faux|fausse|incorrecto)\b"
    r"|错|误|不",
    re.IGNORECASE,
)
"""What a line says that shows a sum as it is not to be."""

_BOUND = compiled(
    r"上限|下限|封顶|最多|最少|\b(?:cap|capped|at most|at least|maximum|minimum|limit)\b",
    re.IGNORECASE,
)
"""What takes another number in the place of what steps come to."""


def other_results(subject: Subject) -> Iterator[Hit]:
    """Yield the docs before which a worked example closes on another answer than its last sum."""
    return _of_worked(subject, _other_result)


def _of_worked(subject: Subject, look: Callable[[Block], Message | None]) -> Iterator[Hit]:
    for item in subject.some(_SEEN_DOCS):
        for block in subject.blocks_of(item)[:-1]:
            found = look(block)
            if found:
                yield Hit(
                    found,
                    say("Calculate it again."),
                    item.doc.id,
                    subject.code.line_with((block.answer or "")[:20]) or subject.code.line_of_input,
                )
                break


def wrong_sum(text: str) -> Message | None:
    """Return what is said of the first sum of a text that does not come out, None if all do. What
    is divided may be rounded."""
    if not tells_sums(text):
        return None
    for match in SUM.finditer(in_signs(text)):
        value = value_of(match["left"])
        said = _number(match["right"])
        if value is None or value == said:
            continue
        if not _is_rounded(match, abs(value - said)):
            found = say("a sum does not come out: {text}", text=shorten(match[0].strip(), 40))
            return None if NO_SUM.search(text) else found
    return None


def _is_rounded(match: re.Match[str], off: Fraction | int) -> bool:
    """Say whether a result is so near that it was rounded, or its parts were. What is added or
    taken away stands there as it is."""
    if re.search(r"[/÷*×x]", match["left"]):
        return re.search(r"[/÷.]", match[0]) is not None and off < 1
    decimals = len(match["right"].partition(".")[2])
    return "." in match[0] and off < max(Fraction(1, 10**decimals), _NEAR)


def _wrong_result(block: Block) -> Message | None:
    """Return what is said of an example that has one thing to calculate and no number besides, and
    another number as its answer: `print(6 * 7)`, `43`."""
    answer = (block.answer or "").strip().strip("$€£.。")
    asked = [*_ASKED.finditer(block.text)] if re.fullmatch(rf"-?{_N}", answer) else []
    if len(asked) != 1 or NO_SUM.search(block.text):
        return None
    (match,) = asked
    if re.search(r"\d", block.text[: match.start()] + block.text[match.end() :]):
        return None
    return wrong_sum(f"{match['left']} = {answer}")


def _number(text: str) -> Fraction | int:
    """Return a number as it is written; a whole one as such, which calculates faster."""
    bare = bare_number(text)
    return Fraction(bare) if "." in bare else int(bare)


@lru_cache(maxsize=4096)
def value_of(left: str) -> Fraction | int | None:
    """Return what numbers with signs between them come to, products first."""
    terms = _TERM.findall(left)
    total: Fraction | int = 0
    sign = 1
    product: Fraction | int | None = None
    for place, term in enumerate(terms):
        if place % 2:
            if term in "+-−":
                total += sign * (product or 0)
                product, sign = None, 1 if term == "+" else -1
            continue
        if not term[0].isdigit():
            return None
        number = _number(term)
        before = terms[place - 1] if place else "+"
        if product is None:
            product = number
        elif before in "/÷":
            if not number:
                return None
            product = Fraction(product) / number
        else:
            product *= number
    return total + sign * (product or 0)


def ends_with_sum(steps: str) -> str:
    """Return what the last sum of some steps comes to as they write it, "" where another number
    stands behind it, or there is none."""
    own = _end_of_sums(steps)
    return own if own and not NO_SUM.search(steps) else ""


def _end_of_sums(steps: str) -> str:
    """Return the same whatever else the steps speak of."""
    if not tells_sums(steps):
        return ""
    steps = in_signs(steps)
    behind = steps.rpartition("=")[2]
    if len(_WRITTEN.findall(behind)) != 1:
        return ""  # quicker to tell than the sums
    last = deque(SUM.finditer(steps), maxlen=1)
    if not last or _GOES_ON_IN_NUMBERS.search(steps, last[0].end()):
        return ""
    return last[0]["right"].rstrip(",")


def option_of_sum(options: Mapping[str, str], answer: str) -> tuple[str, str] | None:
    """Return what the last sum of some steps comes to and the letter that they close on, where the
    one option with that number has another; None otherwise."""
    result = closing_letter(answer)
    if result is None or not tells_sums(answer):
        return None
    steps = in_signs(answer[: result.start()])
    own, said = _end_of_sums(steps), result["letter"]
    if not own or said not in options:
        return None
    value, named = _number(own), _numbers_in(options[said])
    if not named or named == [value]:
        return None
    fitting = [label for label, text in options.items() if _numbers_in(text) == [value]]
    rest = steps[steps.rfind("=") :].replace(own, "", 1)
    if len(fitting) != 1 or len(rest) > _SHORT or _GOES_ON.search(rest):
        return None
    return None if NO_SUM.search(answer) or NO_SUM.search(steps) else (own, said)


def _numbers_in(text: str) -> list[Fraction | int]:
    return [_number(number) for number in _WRITTEN.findall(text)]


def _other_result(block: Block) -> Message | None:
    """Return what is said of an example that closes on a number which its last sum, right before,
    does not come to; or on the letter of an option of which another one is that."""
    answer = (block.answer or "").strip()
    if runs := listings(block.text):
        options = {option.label: option.text for option in runs[-1]}
        if found := option_of_sum(options, answer):
            return say("the steps come to {own}, and the answer is {said}",
                       own=found[0], said=found[1])  # fmt: skip
    answer = in_signs(answer)
    sums = [*SUM.finditer(answer)]
    result = _RESULT.search(answer)
    if not sums or result is None or NO_SUM.search(answer):
        return None
    last, start = sums[-1], result.start()
    own = last["right"].replace(",", "")
    if start < last.end() or re.search(r"\d", answer[last.end() : start]):
        return None
    if _BOUND.search(answer[last.end() :]):
        return None
    if result["number"]:
        said = result["number"].replace(",", "")
        number = figure_of(said)
        is_other = number != figure_of(own) and not is_left_to_readers(
            answer[:start], number, block.text
        )
    else:
        said = result["letter"]
        options = {o.label: o.text for run in listings(block.text) for o in run}
        fitting = {k for k, text in options.items() if re.findall(_N, text) == [own]}
        is_other = said in options and len(fitting) == 1 and said not in fitting
    if not is_other:
        return None
    return say("the steps come to {own}, and the answer is {said}", own=own, said=said)


RULES = (
    Rule(
        "few-shot/wrong-sum",
        "warning",
        wrong_sums,
        "The shots teach a way to the answer, and this one leads elsewhere.",
    ),
)
