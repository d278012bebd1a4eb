"""lm-evaluation-harness's filters: what is taken from a response, step by step.

A step is a mapping such as `{"function": "regex", "regex_pattern": "…"}`, as a task's YAML has it
(`lm_eval/filters/` of release 0.4.13). There a filter works on the list of a doc's responses; here
a doc has one. `take_first` makes a text of the list, and a step behind it then works on each
character of that text, as it does there.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from workbench.errors import SettingError, nearest, shorten
from workbench.io.digits import whole_number
from workbench.io.files import load_json
from workbench.io.patterns import check_pattern, pick_match, without_matches

Texts: TypeAlias = "str | list[str | None]"
"""The responses of a doc, or one of them; None where `map` has nothing for one."""

Filter: TypeAlias = Callable[[Texts, Mapping[str, Any], Mapping[str, Any]], Texts]
"""`(texts, the step's options, the doc's row)` in, texts out."""


def apply_filters(
    filters: Sequence[Mapping[str, Any]], response: str, data: Mapping[str, Any]
) -> tuple[str, ...]:
    """Return what the steps of `filters` leave of `response`; `data` is the doc's row.

    Without a step the response comes back as it is. What `map` has nothing for is left out.

    Raises:
        SettingError: there is no such filter, or an option of it is unknown or cannot be used.
        TimeLimitError: its regular expressions take longer than a row's may.
    """
    texts: Texts = [response]
    for step in filters:
        name = step.get("function")
        if not isinstance(name, str) or name not in FILTERS:
            raise SettingError(f"filter {shorten(name)}: unknown", fix=nearest(str(name), FILTERS))
        apply, known = FILTERS[name]
        options = {key: value for key, value in step.items() if key != "function"}
        for key in options:
            if key not in known:
                raise SettingError(
                    f"filter {name!r}: unknown option {key!r}", fix=nearest(key, known)
                )
        texts = apply(texts, options, data)
    kept = [texts] if isinstance(texts, str) else texts
    return tuple(text for text in kept if text is not None)


def read_filter(line: str) -> dict[str, Any]:
    """Return the step that one line says: a filter's name, then its pattern (`regex (\\d+)`), its
    number (`take_first_k 3`), or its options as a JSON object.

    Raises:
        SettingError: there is no such filter, or what follows its name cannot be read.
    """
    name, _, rest = str(line).strip().partition(" ")
    rest = rest.strip()
    if name not in FILTERS:
        raise SettingError(f"filter {shorten(name)}: unknown", fix=nearest(name, FILTERS))
    if not rest:
        return {"function": name}
    own = {"regex": "regex_pattern", "multi_choice_regex": "regex_pattern", "take_first_k": "k"}
    key = own.get(name)
    if key is None or rest.startswith("{"):
        options = _read_options(rest)
    else:
        options = {key: _number(rest) if key == "k" else rest}
    if options is None:
        raise SettingError(
            f"filter {name!r}", expected="its options as a JSON object", seen=shorten(rest)
        )
    return {"function": name, **options}


def _number(text: str) -> int | str:
    """Return the number that a text is, or the text, which the filter then refuses."""
    try:
        return whole_number(text)
    except ValueError:
        return text


def spell_filter(step: Mapping[str, Any]) -> str:
    """Return the line that `read_filter` reads as this step."""
    name = str(step.get("function", ""))
    options = {key: value for key, value in step.items() if key != "function"}
    if not options:
        return name
    values = list(options.values())
    if list(options) in (["regex_pattern"], ["k"]) and not str(values[0]).startswith(("{", " ")):
        return f"{name} {values[0]}"
    return f"{name} {json.dumps(options, ensure_ascii=False)}"


def _read_options(text: str) -> dict[str, Any] | None:
    try:
        options = load_json(text, allow_nan=False)
    except (ValueError, RecursionError):
        return None
    return options if isinstance(options, dict) else None


def _each(change: Callable[[str], str | None]) -> Filter:
    def apply(texts: Texts, options: Mapping[str, Any], data: Mapping[str, Any]) -> Texts:
        return [text if text is None else change(text) for text in texts]

    return apply


def _take_first(texts: Texts, options: Mapping[str, Any], data: Mapping[str, Any]) -> Texts:
    first = texts[0] if texts else ""
    return [None] if first is None else first


def _take_first_k(texts: Texts, options: Mapping[str, Any], data: Mapping[str, Any]) -> Texts:
    k = options.get("k")
    if not isinstance(k, int) or isinstance(k, bool) or not 1 <= k <= len(texts):
        raise SettingError(
            "filter 'take_first_k': k",
            expected=f"1 to {len(texts)}, since a doc has one response here",
            seen=shorten(k),
        )
    return texts[:k]


def _majority_vote(texts: Texts, options: Mapping[str, Any], data: Mapping[str, Any]) -> Texts:
    return [Counter(texts).most_common(1)[0][0]] if texts else []


def _map(texts: Texts, options: Mapping[str, Any], data: Mapping[str, Any]) -> Texts:
    mapping = options.get("mapping_dict") or {}
    if not isinstance(mapping, Mapping):
        raise SettingError(
            "filter 'map': mapping_dict", expected="an object", seen=shorten(mapping)
        )
    default = options.get("default_value")
    found = [mapping.get(text, default) for text in texts]
    return [value if value is None else str(value) for value in found]


# ---- regular expressions -------------------------------------------------------------------------

NUMBER_AFTER_HASHES = r"#### (\-?[0-9\.\,]+)"
"""The pattern where a step names none: GSM8K's."""


def _pattern(options: Mapping[str, Any]) -> str:
    return check_pattern(options.get("regex_pattern", NUMBER_AFTER_HASHES), "filter")


def _match(pattern: str, text: str, options: Mapping[str, Any]) -> str | tuple[str, ...] | None:
    """Return the match that `group_select` chooses, of several groups each; None without one.

    Where a response has matches, but too few, the whole run fails there; here it has none.
    """
    select = options.get("group_select", 0)
    if not isinstance(select, int):
        raise SettingError("filter: group_select", expected="a whole number", seen=shorten(select))
    return pick_match(pattern, text, select, "filter")


def _first_group(match: str | tuple[str, ...] | None) -> str:
    """Return the match, of several groups the first that is not empty; '' where there is none."""
    if isinstance(match, tuple):
        return next((group for group in match if group), "")
    return match or ""


def _regex(texts: Texts, options: Mapping[str, Any], data: Mapping[str, Any]) -> Texts:
    pattern = _pattern(options)
    fallback = _fallback(options)

    def extract(text: str) -> str | None:
        match = _match(pattern, text, options)
        if match is None:
            return fallback
        group = _first_group(match)
        if isinstance(match, tuple) and not group:
            return None if fallback is None else fallback.strip()
        return group.strip()

    return _each(extract)(texts, options, data)


def _fallback(options: Mapping[str, Any]) -> str | None:
    fallback = options.get("fallback", "[invalid]")
    return None if fallback is None else str(fallback)


def _multi_choice_regex(texts: Texts, options: Mapping[str, Any], data: Mapping[str, Any]) -> Texts:
    """Take a letter by the pattern; else by a choice's own text; else after a colon.

    The choices are the row's column `choices`. A choice gives its letter in parentheses.
    """
    pattern = _pattern(options)
    choices = [_reduce(str(choice).strip(), options) for choice in data.get("choices") or ()]
    letters = [chr(ord("A") + i) for i in range(len(choices))]
    by_text = dict(zip(choices, [f"({letter})" for letter in letters], strict=True))
    # A choice that begins with another one must be tried before it.
    texts_first = "|".join(sorted(map(re.escape, choices), key=len, reverse=True))
    letter_next = rf":[\s]*({'|'.join(letters)})"

    def found(pattern: str, text: str) -> str:
        return _first_group(_match(pattern, text, options)).strip()

    def extract(text: str) -> str | None:
        match = found(pattern, text)
        if not match and choices:
            match = found(texts_first, _reduce(text, options))
            match = by_text.get(match, match)
        if not match and choices:
            match = found(letter_next, text)
            match = f"({match})" if match in letters else match
        return match or _fallback(options)

    return _each(extract)(texts, options, data)


def _reduce(text: str, options: Mapping[str, Any]) -> str:
    for pattern in options.get("regexes_to_ignore") or ():
        text = without_matches(check_pattern(pattern, "filter"), text, "filter")
    if options.get("ignore_case"):
        text = text.lower()
    return text.translate(_punctuation()) if options.get("ignore_punctuation") else text


@lru_cache(maxsize=1)
def _punctuation() -> dict[int, None]:
    """Every character of Unicode's categories P*: not string.punctuation, as elsewhere."""
    return dict.fromkeys(
        code for code in range(sys.maxunicode) if unicodedata.category(chr(code)).startswith("P")
    )


_REGEX = ("regex_pattern", "group_select", "fallback")

FILTERS: Mapping[str, tuple[Filter, tuple[str, ...]]] = {
    "regex": (_regex, _REGEX),
    "multi_choice_regex": (
        _multi_choice_regex,
        (*_REGEX, "ignore_case", "ignore_punctuation", "regexes_to_ignore"),
    ),
    "take_first": (_take_first, ()),
    "take_first_k": (_take_first_k, ("k",)),
    "majority_vote": (_majority_vote, ()),
    "remove_whitespace": (_each(str.strip), ()),
    "lowercase": (_each(str.lower), ()),
    "uppercase": (_each(str.upper), ()),
    "map": (_map, ("mapping_dict", "default_value")),
}
"""Each filter, with the names of its options."""
