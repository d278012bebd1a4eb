"""What the templates of several classes begin with: the prompt that the classes' ends follow."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.exchange.opencompass.template import Messages, PromptMessage, base_text, common_start


def find_head(
    labelled: Mapping[str, Messages],
    rows: Sequence[Mapping[str, Any]],
    texts: Sequence[Mapping[str, str]],
) -> Messages | None:
    """Return the messages that every class's text begins with, or None where no template that
    is cut at a fitting place gives a start of all rows' texts that leaves something of each."""
    for head in _heads(list(labelled.values())):
        if all(
            text.startswith(start) and len(text) > len(start)
            for row, own in zip(rows, texts, strict=True)
            for start in [base_text(head, row)]
            for text in own.values()
        ):
            return head
    return None


def _heads(templates: Sequence[Messages]) -> Iterator[Messages]:
    """Yield what the templates have in common at their start, the longest first."""
    count = 0
    for parts in zip(*templates, strict=False):
        if len(set(parts)) > 1:
            break
        count += 1
    common = templates[0][:count]
    if all(len(messages) > count for messages in templates):
        following = templates[0][count]
        part = _shared_template([messages[count].text for messages in templates])
        if part:
            yield (*common, PromptMessage(following.role, part))
        if common:
            last = common[-1]
            yield (*common[:-1], PromptMessage(last.role, last.text + "\n"))
    if common:
        last = common[-1]
        part = re.sub(r"(\{[^{}]*\}|\S+|\s+)$", "", last.text)
        yield (*common[:-1], PromptMessage(last.role, part))


def _shared_template(texts: Sequence[str]) -> str:
    """Return what the templates begin with, no field and no word cut in two."""
    shared = common_start(texts)
    if shared.rfind("{") > shared.rfind("}"):
        shared = shared[: shared.rfind("{")]
    return shared if shared.endswith("}") else re.sub(r"\w+$", "", shared)
