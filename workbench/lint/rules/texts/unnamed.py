"""The options of rows whose fields have names of their own, as far as a prompt shows them: what the
rules on options read besides the names that data sets use."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from workbench.io.han import compiled
from workbench.lint.subject import Subject
from workbench.types import Rendered

_SEEN_DOCS = 20
_FEWEST = 3
"""Two that are equal may be a pair to tell apart."""

_NAMED = compiled(
    "option|choice|candidat|alternativ|ending|select|possib|opcion|opç|opcao|opzion|choix|auswahl"
    "|wahl|antwort|respuesta|réponse|reponse|resposta|rispost|вариант|ответ|seçenek|pilihan|opsi|opties|keuze|alternatief|alternatywy|warianty|lựa_?chọn|đáp_?án"
    "|خيار|विकल्प"
    "|选项|選項|候选|候選|備選|备选|選択|候補|보기|선택",
    re.IGNORECASE,
)
"""A list of other things, such as the words of a sentence, may have one of them twice."""


def options_by_role(subject: Subject, item: Rendered) -> Sequence[str]:
    """Return the options of a doc's row, told by what its fields are, where the prompt shows all of
    them; none where they are two, or may be something else."""
    options = subject.truths[item.doc.id].options
    if len(options) < _FEWEST or not all(option in item.example.input for option in options):
        return ()
    is_listed = len(subject.list_of(item).labels) >= _FEWEST
    return options if is_listed or _are_called_so(item.doc.data, options) else ()


def _are_called_so(data: Mapping[str, Any], options: Sequence[str]) -> bool:
    """Say whether options stand in fields of their own, or in a list that is called so."""
    lists = [name for name, value in data.items() if isinstance(value, list)
             and [str(one).strip() for one in value] == list(options)]  # fmt: skip
    if lists:
        return any(_NAMED.search(str(name)) for name in lists)
    alone = {value.strip() for value in data.values() if isinstance(value, str)}
    return alone.issuperset(options)


def is_called_options(name: str) -> bool:
    """Say whether a field's name says that it has options."""
    return _NAMED.search(name) is not None


def shows_gap(subject: Subject, item: Rendered) -> bool:
    """Say whether one of a row's options is empty, and the prompt has a place for it: what stands
    between two options, twice. Most prompts leave such an option out, as is right."""
    options = subject.truths[item.doc.id].options
    if all(options) or not options_by_role(subject, item):
        return False
    text = item.example.input
    spans = _spans(options, text)
    mark = next(filter(None, map(partial(_mark_in, subject), subject.some(_SEEN_DOCS))), "")
    if not mark:
        return False
    return any(
        _has_place(text, mark, spans, place) for place, option in enumerate(options) if not option
    )


def _spans(options: Sequence[str], text: str) -> list[tuple[int, int] | None]:
    """Return where the options stand in a text, in order, None for one that is empty."""
    place, spans = 0, list[tuple[int, int] | None]()
    for option in options:
        at = text.find(option, place) if option else -1
        spans.append((at, at + len(option)) if at >= 0 else None)
        place = at + len(option) if at >= 0 else place
    return spans


def _mark_in(subject: Subject, item: Rendered) -> str:
    """Return what stands between the options of a doc, "" where that is not one thing."""
    text = item.example.input
    spans = _spans(subject.truths[item.doc.id].options, text)
    marks = {text[one[1] : other[0]] for one, other in pairwise(spans) if one and other}
    return marks.pop() if len(marks) == 1 else ""


def _has_place(text: str, mark: str, spans: Sequence[tuple[int, int] | None], place: int) -> bool:
    """Say whether a text has the mark between options before and behind one that is empty."""
    before = spans[place - 1] if place else None
    after = spans[place + 1] if place + 1 < len(spans) else None
    if before and after:
        return text[before[1] : after[0]].count(mark) > 1
    if not mark.strip():
        return False  # a newline stands before and behind any list
    return bool(
        (after and text[: after[0]].endswith(mark)) or (before and text.startswith(mark, before[1]))
    )
