"""What `docs/freeeval.md` shows works as it is shown."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[3] / "docs" / "freeeval.md"


def test_the_transform_for_dialogues_renders_turns() -> None:
    """The page's transform writes the turns down, with and without a reference."""
    (block,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(textwrap.dedent("  " + block), names)
    turns = [{"role": "user", "content": "Hi."}, {"role": "assistant", "content": "Hello."}]
    made = names["transform"]({"messages": turns, "reference": "Bye."}, 0, None, "")
    assert made["input"] == "user: Hi.\n\nassistant: Hello.\n\nassistant:"
    assert (made["output"], made["processed_output"]) == (" Bye.", "Bye.")
    assert names["transform"]({"messages": []}, 0, None, "")["processed_output"] == ""
