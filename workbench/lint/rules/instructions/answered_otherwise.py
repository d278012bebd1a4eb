"""What the sentences on the answers say of these, against what nearly all of them are: how many
signs or words they have, of which kind they are, what stands beside them, in which language and
form. The rule `few-shot/other-form` says so.

That nearly no answer is so is the proof; such a sentence may still be meant of something else, so
what is said is a hint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from workbench.lint.rules.instructions.about_answers import (
    Told,
    is_free,
    says_what_answers_are,
    told_widely,
)
from workbench.lint.rules.instructions.answers_seen import Seen, seen_in
from workbench.lint.rules.instructions.besides import differs
from workbench.lint.rules.instructions.clauses import is_a_quote, is_of_a_key
from workbench.lint.rules.instructions.demanded_things import is_without
from workbench.lint.rules.instructions.described_keys import described_values
from workbench.lint.rules.instructions.exact_numbers import is_not_exact
from workbench.lint.rules.instructions.expected_counts import is_other_number
from workbench.lint.rules.instructions.expected_kinds import is_other_kind
from workbench.lint.rules.instructions.expected_looks import looks_otherwise
from workbench.lint.rules.instructions.expected_signs import has_other_signs
from workbench.lint.rules.instructions.expected_tongues import is_in_other_tongue
from workbench.lint.rules.instructions.heard import Said
from workbench.lint.rules.instructions.joined_by import (
    is_parted_otherwise,
    lacks_a_further_part,
    lacks_what_is_behind,
)
from workbench.lint.rules.instructions.kinds_banned import is_of_banned_kind
from workbench.lint.rules.instructions.said_first import is_not_said_again
from workbench.lint.rules.instructions.written_in import is_in_other_code
from workbench.lint.subject import Subject

_FEWEST_DOCS = 5
_CHECKS: Sequence[Callable[[Told, Seen], bool]] = (
    is_other_number,
    is_not_exact,
    is_other_kind,
    has_other_signs,
    looks_otherwise,
    is_in_other_tongue,
    is_without,
    is_in_other_code,
    lacks_what_is_behind,
    lacks_a_further_part,
    is_parted_otherwise,
    is_of_banned_kind,
    is_not_said_again,
)


_WIDE: Sequence[Callable[[Told, Seen], bool]] = (
    has_other_signs,
    is_in_other_code,
    lacks_what_is_behind,
    is_parted_otherwise,
    is_of_banned_kind,
    is_not_said_again,
)
"""What is certain enough to be held against a sentence that may not be about the answer."""


def answered_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield the sentences on the answers that nearly none of them keeps to."""
    if len(subject.rendered) < _FEWEST_DOCS or subject.is_uniform:
        return
    seen = seen_in(subject)
    if seen is None:
        return
    yield from _of_keys(subject, seen)
    for told in told_widely(subject):
        if is_of_a_key(told.words, seen.outputs) or is_a_quote(told.words):
            continue
        if told.words.endswith(("?", "？")):  # it asks, and may speak of what its row has
            continue
        checks = _CHECKS if says_what_answers_are(told) else _WIDE
        if not is_free(told.words) and any(check(told, seen) for check in checks):
            yield differs(told.words, seen.outputs)


def _of_keys(subject: Subject, seen: Seen) -> Iterator[Said]:
    """Yield what is said of the value of a key, and nearly no answer's value keeps to it."""
    for sentences, values in described_values(subject):
        of_key = Seen(subject, values, values, seen.inputs[: len(values)])
        for words in sentences:
            if not is_free(words) and any(check(Told(words, True), of_key) for check in _CHECKS):
                yield differs(words, values)
