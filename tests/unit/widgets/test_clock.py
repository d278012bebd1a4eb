"""The browser half's clock: times in the reader's own zone, which it names."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from typing import Any

import pytest

from tests.unit.widgets.test_bundle import FRONTEND

CLOCK = FRONTEND / "src" / "clock.js"

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="Node runs what it asks")


def answer(call: str, zone: str) -> Any:
    """Return what a function of the clock returns where the browser is in a zone."""
    script = (
        f"import {{ withTimes, written }} from {json.dumps(CLOCK.as_uri())};"
        f"console.log(JSON.stringify({call}))"
    )
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script],
        env={**os.environ, "TZ": zone},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return json.loads(done.stdout)


def test_a_time_is_that_of_the_readers_clock() -> None:
    """14:05:33 UTC is 22:05 in Shanghai, whatever zone it was written in; what has no zone, or is
    no time, stays as it is written."""
    times = ("2026-11-30T14:05:33+00:00", "2026-11-30T09:05:33-05:00", "2026-11-30T14:05", "soon")
    seen = answer(f"{json.dumps(times)}.map(written)", "Asia/Shanghai")
    own = {
        "short": "11-30 22:05",
        "minute": "2026-11-30 22:05",
        "full": "2026-11-30 22:05 (Asia/Shanghai)",
    }
    assert seen == [own, own, *(dict.fromkeys(own, text) for text in times[2:])]


def test_an_option_says_when_and_names_the_zone() -> None:
    """In its label where that is asked for, else in its title alone."""
    options = [
        {"id": "a", "label": "gen_v0", "title": "note", "when": "2026-01-01T00:30:00+00:00"},
        {"id": "b", "label": "draft", "title": "", "when": ""},
    ]
    call = f"[true, false].map((inLabel) => withTimes({json.dumps(options)}, inLabel))"
    title = "2025-12-31 16:30 (America/Los_Angeles) · note"
    plain = {"id": "b", "label": "draft", "title": ""}
    assert answer(call, "America/Los_Angeles") == [
        [{"id": "a", "label": "12-31 16:30 · gen_v0", "title": title}, plain],
        [{"id": "a", "label": "gen_v0", "title": title}, plain],
    ]
