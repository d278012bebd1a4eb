"""Texts that remember what they were made of, so that whoever shows them can say them in another
language."""

from __future__ import annotations

from collections.abc import Mapping


class Told(str):
    """An English text, and the template and values that it was made of."""

    __slots__ = ("template", "values")

    template: str
    values: Mapping[str, object]


def told(template: str, /, **values: object) -> Told:
    """Return `template` with `{name}` replaced by the values, as `str.format` does it; without
    values its braces are braces. A value may itself be told."""
    text = Told(template.format_map(values) if values else template)
    text.template = template
    text.values = values
    return text
