"""Options in columns of their own, which headings tell by what varies in them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from workbench.io.han import in_both, simplified
from workbench.tasks.new.columns import WHOLE, Column, spelled
from workbench.tasks.new.gold import read_golds
from workbench.tasks.new.roles import Reader, Roles
from workbench.tasks.new.row_options import LETTERS, narrow
from workbench.tasks.new.words import OPTIONS, QUESTION, says_kind

_WORDS = (
    ("first", "second", "third", "fourth", "fifth", "sixth"),
    ("one", "two", "three", "four", "five", "six"),
    ("甲", "乙", "丙", "丁", "戊", "己"),
    ("一", "二", "三", "四", "五", "六"),
)
_FIGURES = {word: str(place) for words in _WORDS for place, word in enumerate(words, start=1)}
_PLACE = rf"(?P<place>{'|'.join(_FIGURES)}|[a-j]|(?<!\d)\d\d?)"
_STEM = re.compile(
    in_both(
        r"(the_)?((mc|possible|candidate|answer|multiple|right|wrong)_?)*(option|opt|op|choice|ending|"
        r"answer|ans|candidate|alternative|alt|sol|solution|antwort|auswahl|antwortmöglichkeit|réponse|"
        r"reponse|choix|opción|opcion|opció|respuesta|opzione|risposta|opção|opcao|alternativa|resposta|"
        r"proposition|вариант|ответ|вариант_ответа|option_text|answer_text|choice_text|選択肢|선택지|보기|"
        r"选项|选择|备选|备选项|候选|候选项|答案|回答)s?(_?(text|choice|option|no|nr|number))?"
    )
)
_LAST = re.compile(
    rf"(?P<stem>.*?)[\s_\-.:#(\[【]*{_PLACE}[\s)\]】.:、]*"
    r"(?P<rest>(?:\s*[-:(].*|(?<=[\s_)\]])(?:text|option|choice|answer))?)"
)
_FIRST = re.compile(
    rf"[(\[【]?{_PLACE}[\s)\]】.:、_\-]*(?P<stem>[^\s\d.:()_\-].*?)[\s.:]*(?P<rest>)"
)
_OTHER_KINDS = ("blank", "texts", "other", "turns")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading's words without what varies in it, and that: a capital letter or a number. `stem`
    is "" where the letter stands alone."""

    stem: str
    place: str
    rest: str


def read_heading(name: str) -> Heading | None:
    """Return what varies in a heading, at its end or else in front; None where nothing does."""
    text = simplified(narrow(name)).strip().lower()
    found = _LAST.fullmatch(text)
    if found is None or (found["stem"].strip() and not _is_known(found["stem"])):
        found = _in_front(text) or found
    if found is None:
        return None
    place = _FIGURES.get(found["place"], found["place"]).upper()
    return Heading(_spelled(found["stem"]), place, found["rest"].strip())


def _in_front(text: str) -> re.Match[str] | None:
    found = _FIRST.fullmatch(text)
    return found if found is not None and _is_known(found["stem"]) else None


def _spelled(stem: str) -> str:
    return re.sub(r"[\s_\-]+", "_", stem.strip()).strip("_")


def _is_known(stem: str) -> bool:
    return _STEM.fullmatch(_spelled(stem)) is not None


def family_of(reader: Reader) -> tuple[str, ...]:
    """Return the columns of options in their order: called A, B, C, …, option1, option2, … in the
    words that datasets use, also those of an object that is called options. Under other words they
    are options if a column chooses among them by letter or text in every row."""
    families: dict[tuple[str, str, str], dict[str, str]] = {}
    for path, column in reader.columns.items():
        head, _, leaf = path.rpartition(".")
        is_object = bool(head) and simplified(head.rpartition(".")[2]).lower() in OPTIONS
        heading = read_heading(leaf if is_object else path)
        if heading is None or column.kind in _OTHER_KINDS:
            continue
        if heading.stem or not heading.rest:
            key = (head if is_object else "", heading.stem, heading.rest)
            families.setdefault(key, {}).setdefault(heading.place, path)
    known = [key for key in families if not key[1] or _is_known(key[1])]
    for key in (*known, *(key for key in families if key not in known)):
        family = _in_order(reader, key, families[key])
        if family and (key in known or _is_chosen_among(reader, family)):
            return family
    return ()


def _in_order(
    reader: Reader, key: tuple[str, str, str], places: Mapping[str, str]
) -> tuple[str, ...]:
    head, stem, _ = key
    asked = {*reader.given.question, reader.given.passage, reader.given.answer}
    in_family = set(places.values())
    others = [p for p in reader.left if p not in in_family and reader.left[p].kind == "text"]
    if in_family & asked or not (others or reader.given.question):
        return ()
    if (not head and not stem and "0" in places) or len(places) < 2:
        return ()
    if all(re.fullmatch(WHOLE, place) for place in places):
        numbers = sorted(map(int, places))
        is_row = numbers[0] < 2 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        by_number = {int(place): path for place, path in places.items()}
        return tuple(by_number[number] for number in numbers) if is_row else ()
    is_row = LETTERS.startswith("".join(sorted(places)))
    return tuple(places[place] for place in sorted(places)) if is_row else ()


def _is_chosen_among(reader: Reader, family: Sequence[str]) -> bool:
    columns = [reader.columns[path] for path in family]
    if len(family) < 3 or any(map(_is_aside, columns)):
        return False
    if len({frozenset(map(spelled, column.distinct)) for column in columns}) == 1:
        return False  # several labels of one row
    options = reader.looked.options(Roles(options=tuple(family)))
    for path, column in reader.left.items():
        if path not in family and column.kind == "text":
            readings = read_golds(options, column.values, family)
            if any(each.is_full and each.way in ("key", "text") for each in readings):
                return True
    return False


def _is_aside(column: Column) -> bool:
    """Say whether a numbered column is something else than an option: a sentence, a rater."""
    stem = re.sub(r"[\W\d_]+$", "", column.name)
    return stem in QUESTION or says_kind(stem)
