"""The answers of a prompt's rows, as what is said of them is held against them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from workbench.io.han import compiled
from workbench.lint.subject import Subject
from workbench.prompts.listing import label_in

_LOOKED_AT = 60
_MOST_KEEP = 0.05
_FEW_WORDS = 3
_SHORT = 28
_SHORT_HAN = 8
_TAIL = 40
_HAN = compiled("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\u0e00-\u0e7f]")
_SENTENCE_END = compiled(r"[.!?。！？]\s*\Z")


@dataclass(frozen=True)
class Seen:
    """The outputs of rows and what is right for them, with their inputs."""

    subject: Subject
    outputs: Sequence[str]
    golds: Sequence[str]
    inputs: Sequence[str]

    def is_broken(self, has: Callable[[str], bool]) -> bool:
        """Say whether nearly no answer, nor what is right, has what is asked for."""
        most = _MOST_KEEP * len(self.outputs)
        return max(sum(map(has, self.outputs)), sum(map(has, self.golds))) <= most

    def all_have(self, has: Callable[[str], bool], *, of_outputs_alone: bool = False) -> bool:
        """Say whether nearly all answers, and what is right, have what is forbidden; or answers
        alone, out of which what is right may be read."""
        least = (1 - _MOST_KEEP) * len(self.outputs)
        if of_outputs_alone:
            return sum(map(has, self.outputs)) >= least
        return min(sum(map(has, self.outputs)), sum(map(has, self.golds))) >= least

    @cached_property
    def are_labels(self) -> bool:
        """Whether all outputs are a word or few, and nothing besides."""
        return all(map(is_label, self.outputs))

    @cached_property
    def are_of_options(self) -> bool:
        """Whether answers are the letters or numbers of options that their rows bring."""
        shown = self.subject.rendered[:3]
        return all(map(label_in, self.golds)) and any(
            self.subject.list_of(item).options for item in shown
        )

    @cached_property
    def option_texts(self) -> Sequence[str]:
        """The texts of the options that some rows bring."""
        shown = self.subject.rendered[:3]
        return [option.text for item in shown for option in self.subject.list_of(item).options]

    @cached_property
    def tails(self) -> str:
        """How inputs end: what stands there may be what an answer is to stand behind or in."""
        return "\n".join(text[-_TAIL:] for text in self.inputs[:4])

    def tails_besides(self, words: str) -> str:
        """Return how inputs end without a sentence of theirs: what it shows is no beginning of an
        answer."""
        return "\n".join(text.replace(words, " ")[-_TAIL:] for text in self.inputs[:4])

    @cached_property
    def last_cue(self) -> str:
        """The name of what inputs end by asking for."""
        cues = self.subject.blocks_of(self.subject.rendered[0])[-1].cues
        return cues[-1].name.strip().casefold() if cues else ""


def seen_in(subject: Subject) -> Seen | None:
    """Return the answers of a subject, None where some are empty."""
    items = subject.some(_LOOKED_AT)
    golds = [subject.right_of(item).strip() for item in items]
    outputs = golds
    if subject.method != "ppl":
        outputs = [item.example.output.strip() for item in items]
    if not all(golds) or not all(outputs):
        return None
    return Seen(subject, outputs, golds, [item.example.input for item in items])


def is_label(text: str) -> bool:
    """Say whether a text is a word or few and no sentence."""
    if "\n" in text or len(text) > _SHORT or len(_HAN.findall(text)) > _SHORT_HAN:
        return False
    words = text.split()
    return len(words) <= _FEW_WORDS and not (len(words) > 1 and _SENTENCE_END.search(text))


def runs_of(pattern: str, text: str) -> Sequence[int]:
    """Return how long the runs of some signs in a text are."""
    return [len(run) for run in re.findall(pattern, text)]
