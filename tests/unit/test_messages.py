"""A text that remembers what it was made of is that text wherever nobody asks for more."""

from __future__ import annotations

import copy
import json
import pickle
from dataclasses import asdict, replace

from workbench.lint.finding import Finding
from workbench.messages import Told, told

TEXT = told("{n} rows say {word!r} of {share:.0%}", n=2, word="a{b}", share=0.5)


def test_it_is_its_english_text() -> None:
    """Equal to it, as good a key, and made as `str.format` makes it."""
    assert TEXT == "2 rows say 'a{b}' of 50%"
    assert TEXT in {"2 rows say 'a{b}' of 50%"}
    assert f"{told('a {part}', part=TEXT)}." == "a 2 rows say 'a{b}' of 50%."


def test_without_values_braces_are_braces() -> None:
    """A text that only quotes code is written as it is read."""
    assert told("{question} stays") == "{question} stays"
    assert told("{{{name}}}", name="question") == "{question}"


def test_what_happens_to_a_finding_loses_nothing() -> None:
    """Copied, changed elsewhere, packed, or taken apart, a message is what it was."""
    finding = Finding("text/x", "hint", TEXT, TEXT)
    for made in (
        replace(finding, count=2).message,
        copy.deepcopy(finding).message,
        pickle.loads(pickle.dumps(finding)).message,
        asdict(finding)["message"],
    ):
        assert isinstance(made, Told)
        assert (made, made.template, made.values) == (TEXT, TEXT.template, TEXT.values)
    assert json.loads(json.dumps(asdict(finding)))["message"] == str(TEXT)
