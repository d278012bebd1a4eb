"""The exercises of lesson 06, export."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from workbench.lessons.exercises.check import check, near, one_of
from workbench.messages import say


def exercise_1(place: object, exported: str, tidied: str) -> None:
    """At which character, from 0, did somebody's tidying begin to move the transform?"""
    pairs = enumerate(zip_longest(exported, tidied))
    moved = next((at for at, (ours, theirs) in pairs if ours != theirs), -1)
    check(1, place, near(moved, 0), say("Go through both texts side by side; the first is 0."))


def exercise_2(field: object) -> None:
    """Which field of lm-evaluation-harness's YAML is what stands between prompt and option?"""
    hint = say("Lesson 04, section 4, names it; it is a line of the YAML above.")
    check(2, field, one_of(("target_delimiter",)), hint)


def exercise_3(first_shot: object, files: Sequence[Path]) -> None:
    """Which doc is the first shot of doc 0 in the capsule among these files?"""
    (path,) = (path for path in files if path.name.endswith(".capsule.json"))
    capsule = json.loads(path.read_text("utf-8"))
    hint = say("A capsule is JSON: look into it.")
    check(3, first_shot, near(capsule["docs"][0]["shots"][0], 0), hint)
