"""Rules on tokens: what a model's window, its special tokens and its merges make of a text.

But for the room for an answer, they look where a model was named, and ask it where tokens begin; no
forward pass is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.repairs import Joint, edit_joints
from workbench.lint.rules.texts.joins import SPACES
from workbench.lint.subject import Ruler, Subject, answers_of
from workbench.messages import say

_RUNS = exactly(r"[^\W\d_]+|\d+|(?:_|[^\w\s])+")
_LONGEST = 8


def too_long(subject: Subject) -> Iterator[Hit]:
    """A prompt has more tokens than the model's window; a warning where it is the room for the
    answer that is missing."""
    ruler = subject.ruler
    window = ruler.window if ruler else None
    if ruler is None or window is None:
        return
    room = subject.decoding.max_new_tokens if subject.method == "gen" else 0
    for item in subject.rendered:
        answers = answers_of(item, "ppl") if subject.method == "ppl" else ()
        text = item.prompt.text + max(answers, key=len, default="")
        if len(text.encode("utf-8", "surrogatepass")) + room < window:
            continue  # no token is less than a byte
        count = ruler.count_tokens(text)
        if count + room > window:
            size = say("{count} tokens", count=count)
            if room:
                size = say("{count} tokens and {room} to generate", count=count, room=room)
            yield Hit(
                say("the prompt has {size}; the window has {window}", size=size, window=window),
                say("Show fewer or shorter shots, or lower max_new_tokens."),
                item.doc.id,
                about="prompt" if count > window else "answer",
                severity="error" if count > window else "warning",
            )


def answer_too_long(subject: Subject) -> Iterator[Hit]:
    """A shot's own output has more tokens than `max_new_tokens`; where no model was named, more
    words than that, as a token is hardly ever of two."""
    ruler, most = subject.ruler, subject.decoding.max_new_tokens
    if subject.method != "gen":
        return
    none = ruler.count_tokens("") if ruler else 0
    for one in subject.imitations:
        if len(one.response.encode("utf-8", "surrogatepass")) <= most:
            continue
        count = ruler.count_tokens(one.response) - none if ruler else _fewest_tokens(one.response)
        if count > most:
            said = (
                say("an output of the shots has {count} tokens; at most {most} are generated",
                    count=count, most=most)
                if ruler
                else say("an output of the shots has at least {count} tokens; at most {most} are "
                         "generated", count=count, most=most)
            )  # fmt: skip
            n = -(-count * 5 // 40) * 10
            yield Hit(said, say("Raise max_new_tokens to {n}.", n=n), one.doc_id)


def _fewest_tokens(text: str) -> int:
    """Return how many tokens a text has at least: tokenizers part words, numbers and signs, and no
    usual one has longer tokens than this of a script without spaces."""
    runs = _RUNS.findall(text)
    return sum(1 if run.isascii() else -(-len(run) // _LONGEST) for run in runs)


def prefix_options(subject: Subject) -> Iterator[Hit]:
    """The tokens of an option are the first ones of another's."""
    starts = _starts(subject.ruler)
    if starts is None or subject.method != "ppl":
        return
    for item in subject.rendered:
        pairs = [(a, b) for a in item.choices for b in item.choices if a != b and b.startswith(a)]
        for short, long in pairs:
            before = _last_line(item.prompt.text) + item.target_delimiter
            ends = len(before) + len(short)
            if short.strip() and ends in starts(before + long):
                yield Hit(
                    say(
                        "the option {short!r} is the beginning of {long!r}, which can never be "
                        "likelier",
                        short=short,
                        long=long,
                    ),
                    say("End both with the same mark, or score by acc_norm."),
                    item.doc.id,
                )
                break


def merged(subject: Subject) -> Iterator[Hit]:
    """A token reaches from the prompt into the answer."""
    starts = _starts(subject.ruler)
    if starts is None or not subject.shows_answers or subject.in_chat:
        return
    for item in subject.rendered:
        line = _last_line(item.prompt.text)
        if line[-1:] in SPACES and subject.method == "gen":
            continue  # text/trailing-space says so
        # In PPL white space counts as the choice's, so a token may begin anywhere in it.
        border = len(line.rstrip()) if subject.method == "ppl" else len(line)
        for answer in answers_of(item, subject.method):
            text = line + answer
            last = len(text) - len(answer.lstrip()) if subject.method == "ppl" else border
            if border and answer.strip() and starts(text).isdisjoint(range(border, last + 1)):
                yield Hit(
                    say(
                        "a token reaches over the border between prompt and answer: {around}",
                        around=shorten(text[max(0, border - 8) : border + 8]),
                    ),
                    say("Put a space or a newline between them."),
                    item.doc.id,
                )
                break


def special_texts(subject: Subject) -> Iterator[Hit]:
    """The text spells out a special token, such as the BOS that the tokenizer adds itself."""
    if not subject.special or subject.in_chat:
        return
    for item in subject.rendered:
        text = item.prompt.text
        for special in subject.special:
            if special in text:
                yield Hit(
                    say("the prompt spells out the special token {special!r}", special=special),
                    say("Take it out: the tokenizer puts its own there."),
                    item.doc.id,
                    subject.code.line_with(special),
                    about=special,
                )


def _last_line(text: str) -> str:
    """Return a text's last line that has something in it, with what follows it. Vocabularies are
    cut at newlines, so what stands before does not change its tokens."""
    stem = text.rstrip()
    return text[stem.rfind("\n") + 1 :]


def _starts(ruler: Ruler | None) -> Callable[[str], frozenset[int]] | None:
    """Return what tells where tokens begin, each text asked for once; None if nothing can."""
    if ruler is None or ruler.token_starts("a") is None:
        return None
    return cache(lambda text: frozenset(ruler.token_starts(text) or ()))


def drop_specials(at: Joint) -> Joint:
    """Take the special tokens out of the texts."""

    def plain(text: str) -> str:
        for special in at.subject.special:
            text = text.replace(special, "")
        return text

    return at.map(plain)


RULES = (
    Rule(
        "tokens/window",
        "error",
        too_long,
        "Other systems cut the prompt on the left, and with it the first shots (lm-evaluation-"
        "harness, OpenCompass); here the doc is left unscored.",
    ),
    Rule(
        "tokens/answer-too-long",
        "error",
        answer_too_long,
        "A model that reasons like the shots is cut off before its answer.",
    ),
    Rule(
        "tokens/prefix-option",
        "warning",
        prefix_options,
        "The longer one's log-likelihood is a sum with more negative terms, so it can never win by "
        "`acc`; UltraEval's general_torch_ppl_norm divides by zero.",
    ),
    Rule(
        "tokens/merged-border",
        "warning",
        merged,
        "What is scored or generated is then not what the shots show "
        "(lm-evaluation-harness counts tokens, FreeEval encodes the parts apart).",
    ),
    Rule(
        "tokens/special-text",
        "error",
        special_texts,
        "Two BOS cost a model much of its score (lm-evaluation-harness #1101: .25 against .68), "
        "and an end-of-text in the data ends it.",
        "It is taken out.",
        edit_joints(drop_specials),
    ),
)
