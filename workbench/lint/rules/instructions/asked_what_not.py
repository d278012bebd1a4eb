"""A question of the prompt's own that asks which of several labels something is not, `Which bin
must it not go into?`: with three labels or more, several are right, and each doc has one. The rule
`few-shot/other-form` says so, in a hint.

Where a row names the other labels, the one that is missing there is the one that is asked for.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.leaves import leaves_of
from workbench.lint.near_words import mended_words
from workbench.lint.rules.instructions.heard import before_in_sentence, has_label
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_FEWEST_LABELS = 3
_MOST_LABELS = 12
_DOCS_A_LABEL = 2
_SEEN_ROWS = 20
_VERB = r"(?:is|are|was|were|does|do|did|must|should|shall|would|can|could|may|will|has|have|had)"
_BETWEEN = rf"(?:(?!(?:{_VERB}|that|wh\w+|why|how|if|because|reasons?)\b)[\w'’-]+\s){{0,4}}"
_FITS = r"fit(?:ting)?|match(?:ing)?|apply|suit(?:able|ed)?|belong|describe|correct|right|true"
_ASKED = compiled(
    rf"\b(?:which|what)(?:\s(?!{_VERB}\b|reasons?\b)[\w'’-]+){{0,3}}\s{_VERB}\s{_BETWEEN}"
    rf"not(?:\s(?!{_VERB}\b|that\b|wh\w+|yet\b|only\b|just\b|if\b)[\w'’-]+){{0,4}}\s?\?"
    r"|\b(?:zu |in |für )?welche\w*(?:\s[\w-]+){1,6}\snicht(?:\s[\w-]+){0,3}\s?\?"
    r"|\b(?:quel(?:le)?s?|auquel|(?:à )?laquelle|lequel)(?:\s[\w'’-]+){1,5}\spas"
    r"(?:\s[\w'’-]+){0,3}\s?\?"
    r"|\b(?:cuál(?:es)?|qué)(?:\s\w+){0,3}\sno\s(?:\w+\s){0,3}\w+\s?\?"
    r"|(?:不是|不属于|不屬於|不应归入|不包括)[^，。？?\n]{0,4}(?:哪|什么|什麼)[^，。？?\n]{0,8}[？?]"
    r"|(?:哪|什么|什麼)[^，。？?\n]{0,8}(?:不是|不属于|不屬於|不应归入)[^，。？?\n]{0,8}[？?]"
    r"|(?:どれ|どの\w{1,6}|いずれ)(?:では|に|で|には)(?:あり|当たり|含まれ|属し)?(?:ません|ない)か?[？?。]"
    r"|(?:どれ|いずれ)ではない(?:です|でしょう)か"
    r"|没有?(?:说到|提到|涉及|谈到|说的是)[^，。？?\n]{0,2}(?:哪|什么)[^，。？?\n]{0,8}[？?]"
    r"|\b(?:an?|the|one|any)\s(?:[\w'’-]+\s){1,3}(?:that|which)\s(?:is|are|does|do)(?:n['’]t|\snot)\s"
    rf"(?:{_FITS})\b",
    re.IGNORECASE,
)
_QUESTION = compiled(
    rf"\b(?:which|what|who|how|if|when|never|avoid|ignore|skip|leave|remove|rather|{_VERB})\b",
    re.IGNORECASE,
)
"""What is asked for, where this stands before: `Which bin does what is not clean go into?`"""


_WRONG = compiled(
    r"\b(?:option|answer|choice|statement|one)\s(?:that|which)\s(?:is\s(?:not|in)\s?(?:correct|right"
    r"|true)|is\s(?:wrong|false))\b|\b(?:in|not )(?:correct|right)\s(?:option|answer|choice)\b"
    r"|\bwrong\s(?:option|answer|choice)\b|(?:错误|不正确|不对)的(?:一项|选项|答案)",
    re.IGNORECASE,
)
_CHOOSE = compiled(
    r"\b(?:choose|select|pick|give|mark|find|name|identify|write|answer|reply|respond)\b|选|找|写|填",
    re.IGNORECASE,
)
_WH = compiled(
    r"\s*(?:(?:in|at|on|of|from|to|by|for|with)\s)?(?:what|which|who|whom|whose|where|when|how)\b"
    r"|.*(?:什么|谁|哪|多少|几)",
    re.IGNORECASE,
)
_NEGATED = compiled(
    r"\b(?:not|never|except|no|incorrect|wrong|false|least)\b|n['’]t\b|不|没|错|非|除",
    re.IGNORECASE,
)
_FEWEST_DOCS = 6
_NEARLY_ALL = 0.9
_WHAT_NOT = compiled(
    r"\bwhat\s(?:does|do|is|was|did)\s(?:this|the|these)\s(?:[\w'’-]+\s){1,3}not\s\w+\s?\?",
    re.IGNORECASE,
)
_OPEN = 0.6
_UNCHANGED = compiled(
    r"\b(?:write|give|copy|repeat|quote|return|output|state|answer)\b[^.\n]{0,40}?\b"
    r"(?:(?:exactly |just )?as (?:it|they) (?:stands?|is|are|appears?|was|were)\b"
    r"(?! (?:meant|correct|right|spelt correctly))|verbatim|unchanged"
    r"|without (?:changing|correcting))|原样|照抄|不要改",
    re.IGNORECASE,
)


def asked_what_not(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at a question that several labels, or endless answers, are right for, where each
    doc has one; and at what asks for a wrong option of questions that have one right one."""
    golds = Counter(subject.rights)
    yield from _asked_for_wrong(subject)
    yield from _endless(subject, golds)
    yield from _as_it_stands(subject)
    is_set = _FEWEST_LABELS <= len(golds) <= _MOST_LABELS
    if not is_set or golds.total() < _DOCS_A_LABEL * len(golds):
        return
    text = own_text(subject)
    match = _ASKED.search(text)
    if match is None or MASK in match[0] or _QUESTION.search(before_in_sentence(match)):
        return
    named = [gold for gold in golds if has_label(text.replace(match[0], " "), gold)]
    in_question = [gold for gold in golds if has_label(match[0], gold)]
    if len({*named, *in_question}) < len(golds) or len(in_question) == 1 or _are_of_rows(subject):
        return
    yield on_own_text(
        subject,
        say("the prompt asks what it is not, {words}; of {n} labels several are right, and each "
            "doc has one", words=shorten(match[0].strip(), 60), n=len(golds)),
        say("Ask for the one that is right."),
        match[0],
        f"asked what not {match[0]}",
    )  # fmt: skip


def _asked_for_wrong(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at words for an option that is not right, where each row has three options or
    more, of which its question, `Which planet …?`, is answered by one."""
    items = subject.rendered
    match = _WRONG.search(own_text(subject)) if len(items) >= _FEWEST_DOCS else None
    before = before_in_sentence(match) if match else ""
    if match is None or _QUESTION.search(before) or not _CHOOSE.search(before):
        return
    if _NEGATED.search(own_text(subject).replace(match[0], " ")):
        return
    for item in items:
        options, golds = subject.options_of(item)
        if len(options) < _FEWEST_LABELS or len(golds) != 1:
            return
    asked = [
        any(isinstance(v, str) and v.strip()[-1:] in ("?", "？") and _WH.match(v)
            and not _NEGATED.search(v) for v in item.doc.data.values())
        for item in items
    ]  # fmt: skip
    if sum(asked) >= _NEARLY_ALL * len(items):
        yield on_own_text(
            subject,
            say("the prompt asks for a wrong option, {words}, and the questions ask for what is "
                "right", words=shorten(match[0].strip(), 60)),
            say("Ask for the one that is right."),
            match[0],
            f"asked for wrong {match[0]}",
        )  # fmt: skip


def _endless(subject: Subject, golds: Counter[str]) -> Iterator[Hit]:
    """Yield a hint at a question of the prompt's own after what is not so, which anything may
    answer, where nearly each doc has an answer of its own and brings no options."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or len(golds) < _OPEN * len(items):
        return
    match = _WHAT_NOT.search(own_text(subject))
    if match is None or MASK in match[0] or any(subject.options_of(item)[0] for item in items[:3]):
        return
    yield on_own_text(
        subject,
        say("the prompt asks what it is not, {words}: anything else is right, and each doc has one"
            " answer", words=shorten(match[0].strip(), 60)),
        say("Ask for the one that is right."),
        match[0],
        f"endless {match[0]}",
    )  # fmt: skip


def _as_it_stands(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at what asks for a word of the text as it stands there, where nearly all answers
    are such words with their spelling mended."""
    match = _UNCHANGED.search(own_text(subject))
    mended = mended_words(subject) if match else None
    if match and mended and sum(mended) >= _NEARLY_ALL * len(mended):
        yield on_own_text(
            subject,
            say("the prompt asks for a word as it is, {words}, and the answers are spelt otherwise "
                "than in their texts", words=shorten(match[0].strip(), 60)),
            say("Ask for the one that is right."),
            match[0],
            f"as it stands {match[0]}",
        )  # fmt: skip


def _are_of_rows(subject: Subject) -> bool:
    """Say whether most rows bring what the labels stand for, or name labels besides the right
    one."""
    items = subject.some(_SEEN_ROWS)
    return 2 * sum(_brings_labels(subject, item) for item in items) > len(items)


def _brings_labels(subject: Subject, item: Rendered) -> bool:
    own, labels = subject.right_of(item).strip(), {*subject.rights}
    if label_in(own):
        meant = [option.text for option in subject.list_of(item).options]
        first = [option.text for option in subject.list_of(subject.rendered[0]).options]
        return bool(subject.truths[item.doc.id].options) or not meant or meant != first
    texts = [text for text in leaves_of(item.doc.data) if text.strip() not in labels]
    return any(has_label(text, gold) for text in texts for gold in labels - {own})
