"""One cue in another language than all other cues of the template: `Passage：… 问题：… 回答：`. The
rule `text/cue-forms` says so; of the last cue another one does."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.languages import is_about_tongues
from workbench.lint.subject import Subject
from workbench.lint.tongues import tongue_of, tongues_of_cue
from workbench.messages import say

_FEWEST_DOCS = 2
_FEWEST_CUES = 3
_SEEN = 6


def half_translated(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with one cue, not the last, that is in another language than two others or
    more, which are in one, as what stands behind it is in theirs."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.is_uniform or is_about_tongues(subject):
        return
    cues = subject.blocks_of(items[0])[-1].cues
    written = list(dict.fromkeys(cue.written for cue in cues))
    if len(written) < _FEWEST_CUES:
        return
    tongues = {cue: tongues_of_cue(cue) for cue in written}
    for odd in written[:-1]:
        own = tongues[odd]
        others = [tongues[cue] for cue in written if cue != odd and tongues[cue]]
        shared = frozenset.intersection(*others) if len(others) > 1 else frozenset[str]()
        if not own or not shared or any(own & theirs for theirs in others):
            continue
        texts = [
            cue.content
            for item in items[:_SEEN]
            for cue in subject.blocks_of(item)[-1].cues
            if cue.written == odd
        ]
        if (found := tongue_of("\n".join(texts))) and found not in shared:
            continue  # the cue is in the language of its text
        other = next(cue for cue in written if cue != odd and tongues[cue])
        for item in items:
            if odd in item.example.input:
                yield Hit(
                    say("the cue {cue!r} is in another language than the cue {other!r}",
                        cue=odd, other=other),
                    say("Write all cues in one language."),
                    item.doc.id,
                    subject.code.line_with(odd) or subject.code.line_of_input,
                    about="language",
                )  # fmt: skip
        return
