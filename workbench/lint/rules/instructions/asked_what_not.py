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
    r"|(?:どれ|いずれ)ではない(?:です|でしょう)か",
    re.IGNORECASE,
)
_QUESTION = compiled(rf"\b(?:which|what|who|how|if|when|{_VERB})\b", re.IGNORECASE)
"""What is asked for, where this stands before: `Which bin does what is not clean go into?`"""


def asked_what_not(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at a question that several labels answer, where each doc has one."""
    golds = Counter(subject.rights)
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


def _are_of_rows(subject: Subject) -> bool:
    """Say whether most rows bring what the labels stand for, or name labels besides the right
    one."""
    items = subject.rendered[:_SEEN_ROWS]
    return 2 * sum(_brings_labels(subject, item) for item in items) > len(items)


def _brings_labels(subject: Subject, item: Rendered) -> bool:
    own, labels = subject.right_of(item).strip(), {*subject.rights}
    if label_in(own):
        meant = [option.text for option in subject.list_of(item).options]
        first = [option.text for option in subject.list_of(subject.rendered[0]).options]
        return bool(subject.truths[item.doc.id].options) or not meant or meant != first
    texts = [text for text in leaves_of(item.doc.data) if text.strip() not in labels]
    return any(has_label(text, gold) for text in texts for gold in labels - {own})
