"""The browser half's diff: its marks are of whole characters."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from tests.unit.widgets.test_bundle import FRONTEND, needs_packages


def marks(pairs: list[tuple[str, str]]) -> Any:
    """Return what is marked in both texts of each pair, as CodeMirror shows it."""
    needs_packages(FRONTEND)
    script = """
        import { presentableDiff } from "@codemirror/merge";
        import { wholeDiff } from "./src/clusters.js";
        const marks = ([a, b]) => presentableDiff(a, b, { override: wholeDiff }).map((change) =>
          [a.slice(change.fromA, change.toA), b.slice(change.fromB, change.toB)]);
        console.log(JSON.stringify(PAIRS.map(marks)));
    """.replace("PAIRS", json.dumps(pairs))
    done = subprocess.run(
        ["node", "--preserve-symlinks", "--input-type=module", "-e", script],
        cwd=FRONTEND,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.slow
def test_a_mark_is_of_whole_characters() -> None:
    """A change within an emoji, a flag or a letter with its signs is a change of it; words and
    ASCII are marked as CodeMirror does."""
    family = "👨\u200d👩\u200d👧"
    cases = {
        (f"a {family}\u200d👦.", f"a {family}."): [[f"{family}\u200d👦", family]],
        ("x कि y", "x क y"): [["कि", "क"]],
        ("🇫🇷", "🇫🇮"): [["🇫🇷", "🇫🇮"]],
        ("cafe\u0301 au", "cafe au"): [["cafe\u0301", "cafe"]],
        ("👩🏽\u200d🚀 in 👩🏽", "👩🏿\u200d🚀 in 👩🏽"): [["👩🏽\u200d🚀", "👩🏿\u200d🚀"]],
        ("Answer: 1", "Reply: 1"): [["Answer", "Reply"]],
        ("ab", "aXb"): [["", "X"]],
        ("同じ", "同じ"): [],
    }
    assert marks(list(cases)) == list(cases.values())
