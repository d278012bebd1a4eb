"""Rules on what worked examples teach besides their answers: no options where the question has
some, a space behind each answer, another number of them than the prompt says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.blocks import Block
from workbench.lint.counts import ELSEWHERE, HAN, NUMBERS, as_number
from workbench.lint.finding import Hit, Rule
from workbench.lint.gap_marks import options_like
from workbench.lint.rules.examples.counted_in_tongues import counted_in_tongues
from workbench.lint.rules.examples.inside import answers_inside
from workbench.lint.rules.examples.inside_cues import counted_inside, question_before
from workbench.lint.rules.examples.on_one_line import behind_question, line_answers, line_pairs
from workbench.lint.rules.instructions.examples_absent import examples_absent
from workbench.lint.rules.instructions.examples_said import examples_otherwise
from workbench.lint.rules.texts.refers_samples import refers_to_samples
from workbench.lint.subject import Subject, golds_of, tail_of
from workbench.lint.told import own_text
from workbench.messages import say
from workbench.prompts.listing import kind_of, label_in, listings
from workbench.types import Rendered

_SEEN_DOCS = 100
_SPACES = " \t\u3000\u00a0"
_FENCES = {"```", "~~~"}
_FEWEST = 3
_MOST_LABELS = 12
_LOPSIDED = 0.8
_NO_NUMBER = ("asks", "bids")
_OF_TEXTS = ("after", "like", "seen", "read", "are", "first")
"""What these count may be texts of the row."""

_LONG = 8
_ITEMS = (
    "questions?|problems?|reviews?|sentences?|texts?|items?|exercises?|tasks?|puzzles?|headlines?"
    "|posts?|messages?|tweets?|comments?|passages?|sums?|pairs?|statements?|emails?"
)
_EXAMPLES = compiled(
    rf"(?P<asks>(?:give|write|list|name|provide|find|need)\s[^.\n]{{0,12}})?\b(?P<n>{NUMBERS})\s+"
    r"(?:(?:worked|solved|such|few-shot|sample|more|short)\s)?(?:examples?|demonstrations?)\b"
    r"(?!\sof\b)"
    r"|\b(?:here (?:are|is)|(?:below|following) (?:are|is)|(?:the|these) following|see)\s"
    rf"(?:the\s)?(?P<here>{NUMBERS})\s(?:\w+\s)?(?:examples?|demonstrations?"
    r"|(?:worked|solved|answered)\s\w+)\b"
    rf"|(?<!\bof )\b(?P<done>{NUMBERS})\s(?:\w+\s)?(?:worked|solved|answered|label+ed)\s"
    rf"(?:{_ITEMS})\b(?!\s(?:below|above)?\s?(?:of|out of)\b)"
    rf"|\b(?:(?:the following|below|here) are|here come) (?P<are>{NUMBERS})\s(?:\w+\s)?"
    rf"(?:{_ITEMS}),?\s(?:each\s)?with\s(?:its|their|the)\b"
    rf"|\b(?P<first>{NUMBERS})\s\w+s\s(?:that|which)\s(?:were|are|have been)\s(?:\w+\s)?\w+ed\b"
    r"[^.,;:\n]{0,24}?\scome (?:first|before)\b"
    rf"|\bafter (?:these|the (?:first|following)) (?P<after>{NUMBERS})\s(?:\w+\s)?"
    rf"(?:{_ITEMS})(?=\s*[,:.]|\s(?:comes?|there|answer|it is|you)\b)"
    rf"|\b(?:study|follow|imitate|learn from|go by|like) (?:these|the) (?:following\s)?"
    rf"(?P<like>{NUMBERS})\s(?:{_ITEMS}|cases|examples?)\s"
    r"(?:above|below|before|that come first|and their)\b"
    r"|\b(?:hier (?:sind|folgen|kommen|stehen)|(?:es )?folgen|(?:die )?folgenden|voici"
    r"|aquí (?:tienes|hay)|a continuación(?: (?:hay|se muestran|tienes))?|ecco|seguem|aqui estão)\s"
    rf"(?P<else>\d{{1,2}}|{ELSEWHERE})\s(?:\w+\s)?"
    r"(?:Beispielen?|exemples|ejemplos|esempi|exemplos)\b"
    r"|(?P<bids>(?<!下面)(?<!以下)(?<!如下)(?<!这里)[写举列给]出|在(?:下面|以下)给出|[书挙書]き)?"
    rf"(?P<han>{HAN})\s*(?:个|道|则|条|つの|個の|件の)?"
    r"(?:示例|例子|样例|范例|例题|例を|例です|例が|例題)"
    rf"|(?P<solved>{HAN})\s?[个道则条篇句段题](?:已经?)?(?:做好|解好|答好|解答好?|作答|回答|标注好?|标好|批改好?|分好类)(?:了|过)?的"
    rf"|(?:看|读|学|参考|参照|仿照|模仿|照着|按照)(?:完|过|了|一下)*(?:这|下面|以下|前面|上面)的?(?P<seen>{HAN})\s?[个道则条篇句段]"
    r"(?:题目?|问题|评论|句子|短文|对话)(?:和|及|与|的)(?:它们的)?(?:其)?(?:答案|解法|做法|解答|标签|分类|情感)"
    rf"|(?:看|读|学)(?:完|过)(?:了)?(?:这|下面|以下|前面|上面)的?(?P<read>{HAN})\s?[个道则条篇句段](?:例?题目?|例子|问题|评论|句子)?"
    r"[之以]?后",
    re.IGNORECASE,
)
_OF_EXAMPLES = ("example", "demonstration", "sample", "solved", "worked", "answered", "beispiel")
_OF_EXAMPLES += ("exempl", "ejempl", "esemp", "labeled", "labelled", "after the", "study the")
_OF_EXAMPLES += (
    *("the following are", "here are", "below are", "here come", "come first", "come before"),
    "follow the",
    "imitate the",
    "learn from the",
    "go by the",
    "like the",
)


def no_options(subject: Subject) -> Iterator[Hit]:
    """The question lists its options, and the worked examples have none."""
    for item in subject.some(_SEEN_DOCS):
        shown = subject.list_of(item)
        *worked, own = subject.blocks_of(item)
        if not worked or not shown.options or not (shown.options[0].label or shown.known > 1):
            continue
        # Numbers of which none is right are what is calculated with, and no options.
        golds = {gold.strip() for gold in golds_of(item.example)}
        listed = {*shown.labels, *(option.text.strip() for option in shown.options)}
        if not shown.known and not any({gold, label_in(gold)} & listed for gold in golds):
            continue  # rules are numbered, too
        is_right = golds & set(shown.truth.options) or any(map(_is_letter, golds))
        is_right = is_right or (shown.known > 1 and any(label_in(g) in shown.labels for g in golds))
        are_options = is_right and _shows_one_of(own.text, shown.truth.options)
        is_own = listings(own.text) or are_options
        if not is_own or any(
            listings(block.text) or options_like(block.text, shown.options) for block in worked
        ):
            continue
        if any(_shows_one_of(block.text, shown.truth.options) for block in worked):
            continue
        if not shown.options[0].label and all(map(_shows_its_answer, worked)):
            continue  # words in a row, of which the answer is one
        yield Hit(
            say("the question lists options, a worked example does not: {text}",
                text=shorten(worked[-1].text.strip(), 40)),
            say("Give the worked examples their options, too."),
            item.doc.id,
            subject.code.line_with(worked[-1].text.strip()[:20]) or subject.code.line_of_input,
        )  # fmt: skip


def _is_letter(gold: str) -> bool:
    label = label_in(gold)
    return label != "" and kind_of(label) != "digit"


def _shows_its_answer(block: Block) -> bool:
    answer = (block.answer or "").strip()
    return answer != "" and answer in block.text


def _shows_one_of(text: str, options: tuple[str, ...]) -> bool:
    return sum(option.strip() != "" and option in text for option in options) > 1


def ends_with_space(subject: Subject) -> Iterator[Hit]:
    """An answer that is shown, in a shot or a worked example, ends with a space."""
    if subject.in_chat:
        return
    for place, item in enumerate(subject.rendered):
        found = ""
        if subject.settings.num_fewshot and item.example.output[-1:] in _SPACES:
            found = item.example.output if item.example.output.strip() else ""
        if not found and place < _SEEN_DOCS:
            worked = subject.blocks_of(item)[:-1]
            block = next((b for b in worked if b.answer and b.gap[:1] in tuple(_SPACES)), None)
            found = f"{block.answer}{block.gap}".rstrip("\n") if block else ""
        if found:
            yield Hit(
                say("an answer that is shown ends with a space: {text}", text=tail_of(found, 24)),
                say("Cut it off: .rstrip()."),
                item.doc.id,
                subject.code.line_of_output,
            )


def question_first(subject: Subject) -> Iterator[Hit]:
    """The worked examples stand behind the question, whose own cue is left open before them."""
    found = list(_question_first(subject))
    found = found or list(question_before(subject))
    yield from found or behind_question(subject)


def _question_first(subject: Subject) -> Iterator[Hit]:
    items = subject.rendered
    lasts = {item.example.input.rstrip().rpartition("\n")[2] for item in items}
    if subject.is_uniform or len(items) < 2 or len(lasts) > 1 or lasts <= _FENCES:
        return
    cues = subject.cues(items[0].example.input)
    if not cues or not cues[-1].content.strip() or "\n" in cues[-1].content.strip():
        return
    cue, answer = cues[-1].written, cues[-1].content.strip()
    is_open = compiled(rf"^{re.escape(cue)}[ \t]*(.*)\n", re.MULTILINE)
    begun = [is_open.search(item.example.input) for item in items]
    if not all(
        m and m.start() < i.example.input.rfind(cue) for m, i in zip(begun, items, strict=True)
    ):
        return  # it is one cue, and what it begins is on the next line
    # The question may begin its answer as the examples do: `Let's think step by step.`
    if all(one and one[1].strip() != answer and answer.startswith(one[1].strip()) for one in begun):
        for item in items:
            yield Hit(
                say("the input ends with a worked example, {end}, and not with the question",
                    end=tail_of(item.example.input, 24)),
                say("Put the worked examples before the question."),
                item.doc.id,
                subject.code.line_of_input,
            )  # fmt: skip


def one_label(subject: Subject) -> Iterator[Hit]:
    """Yield the docs before which three worked examples or more stand that all have one answer,
    which is by far not that of all docs."""
    outputs = Counter(item.example.output.strip().casefold() for item in subject.rendered)
    if not 2 <= len(outputs) <= _MOST_LABELS or outputs.total() < 2 * len(outputs):
        return
    for item in subject.some(_SEEN_DOCS):
        worked = subject.blocks_of(item)[:-1]
        answers = [(b.answer or "").strip() for b in worked if (b.answer or "").strip()]
        if not answers or not {answer.casefold() for answer in answers} <= outputs.keys():
            answers = answers_inside(subject) or line_answers(subject) or answers
        share = outputs[answers[0].casefold()] / outputs.total() if answers else 1
        if len(answers) >= _FEWEST and len(set(answers)) == 1 and share < _LOPSIDED:
            yield Hit(
                say(
                    "{most} of {count} shots have the label {label}, which {share:.0%} of the docs "
                    "have",
                    most=len(answers),
                    count=len(answers),
                    label=shorten(answers[0], 30),
                    share=share,
                ),
                say("Choose shots whose labels are shared out as in the data."),
                item.doc.id,
                subject.code.line_of_input,
            )


def other_count(subject: Subject) -> Iterator[Hit]:
    """The prompt says how many examples there are, and it is not as many; or it sends to examples
    above, and shows none; or a rule refers to one by a number that none has (a hint)."""
    yield from refers_to_samples(subject)
    found = list(_counted_otherwise(subject)) or list(counted_inside(subject))
    if found:
        yield from found
        return
    absent = examples_absent(subject)
    for words, message in islice((absent,) if absent else examples_otherwise(subject), 1):
        for item in subject.rendered:
            yield Hit(
                message,
                say("Say the number that is shown, or none."),
                item.doc.id,
                subject.code.line_with(words),
                about="count",
            )


def _counted_otherwise(subject: Subject) -> Iterator[Hit]:
    for item in subject.some(_SEEN_DOCS):
        own = len(subject.shown_to(item))
        worked = max(len(subject.blocks_of(item)), len(subject.paragraphs_of(item))) - 1
        count = own or max(worked, 0) or len(line_pairs(subject))
        said = next(_said(subject, item), None)
        if count and said is not None and said[0] not in (count, own + worked):
            yield Hit(
                say("the prompt speaks of {said}, and shows {n}", said=said[1], n=count),
                say("Say the number that is shown, or none."),
                item.doc.id,
                subject.code.line_with(said[1]),
                about="count",
            )


def _said(subject: Subject, item: Rendered) -> Iterator[tuple[int, str]]:
    """Yield what the template or the description says of the number of examples."""
    for text in (subject.settings.description, subject.code.template):
        lowered = text.lower()
        may_be = not text.isascii() or any(map(lowered.__contains__, _OF_EXAMPLES))
        for match in _EXAMPLES.finditer(text) if may_be else ():
            is_own = text is subject.settings.description or match[0] in item.example.input
            # A line may end with a number, and the next one be a heading.
            if match["asks"] or match["bids"] or not is_own or "\n" in match[0]:
                continue
            groups = match.groupdict().items()
            name, said = next((n, s) for n, s in groups if s and n not in _NO_NUMBER)
            if name in _OF_TEXTS and _has_as_many(item, as_number(said)):
                continue
            if match["han"] is None or as_number(said) > 1 or "例を" not in match[0]:
                yield as_number(said), match[0]
    yield from _in_tongues(subject)


def _in_tongues(subject: Subject) -> Sequence[tuple[int, str]]:
    """Return what all prompts say of the number of their examples in further languages."""
    known = subject.counts_said
    if "tongues" not in known:
        known["tongues"] = list(counted_in_tongues(own_text(subject)))
    return known["tongues"]


def _has_as_many(item: Rendered, count: int) -> bool:
    """Say whether a row has so many texts itself, which may be spoken of."""
    values = list(item.doc.data.values())
    lists = [value for value in values if isinstance(value, list | tuple | Mapping)]
    texts = [v for v in values if isinstance(v, str) and len(v) > _LONG and v in item.example.input]
    return len(texts) == count or any(len(value) == count for value in lists)


RULES = (
    Rule(
        "few-shot/no-options",
        "warning",
        no_options,
        "The examples teach to answer by a letter that nothing is behind.",
    ),
    Rule(
        "few-shot/trailing-space",
        "warning",
        ends_with_space,
        "It is a token that the model learns to end with, and no answer has it.",
    ),
    Rule(
        "few-shot/question-first",
        "error",
        question_first,
        "The model goes on behind the last example, and never answers the question.",
    ),
    Rule(
        "few-shot/other-count",
        "warning",
        other_count,
        "The text was written for another number of shots, or some are missing.",
    ),
)
