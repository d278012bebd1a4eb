"""What a post-processor takes from responses where the metric gives parts of a point, such as BLEU:
no response need be scored to see that most of it is thrown away."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import TimeLimitError, shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import RUN, Imitation, Subject, golds_of, tail_of
from workbench.messages import quoted, say

_MOST_OF = 0.8
_FEWEST_DOCS = 3
_FEWEST_WORDS = 3
_SEEN_DOCS = 50
_WORD = compiled("[\u3040-\u30ff\u3400-\u9fff]|\\w+")


def lost_by_extraction(subject: Subject) -> Iterator[Hit]:
    """Yield the docs from whose own output a single letter or word is taken, or nothing, and whose
    answer is a text of several words, where that is so of nearly all docs."""
    if subject.grade is not None or subject.extract is None or subject.metrics == RUN:
        return
    long = [one for one in subject.imitations[:_SEEN_DOCS] if _is_text(one)]
    found: list[tuple[Imitation, str]] = []
    for one in long:
        try:
            taken = " ".join(subject.extract(one.data, one.response)).strip()
        except TimeLimitError:  # a run leaves the row unscored, and says why
            return
        if len(_WORD.findall(taken)) <= 1 and len(taken) < len(golds_of(one.example)[0]) / 2:
            found.append((one, taken))
    if len(found) < max(_FEWEST_DOCS, _MOST_OF * len(long)):
        return
    for one, taken in found:
        yield Hit(
            say(
                "from a response like the shots' own, {response}, {taken} is taken, and {gold} is "
                "right",
                response=tail_of(one.response, 40),
                taken=quoted(taken),
                gold=shorten(golds_of(one.example)[0], 30),
            ),
            say("Choose a post-processor that reads the shots' format, or change that."),
            one.doc_id,
            subject.code.line_of_output,
        )


def _is_text(one: Imitation) -> bool:
    """Say whether an answer has several words, and the output has them."""
    gold = golds_of(one.example)[0].strip()
    return len(_WORD.findall(gold)) >= _FEWEST_WORDS and gold in one.response
