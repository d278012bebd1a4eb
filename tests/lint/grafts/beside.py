"""Faults beside the transform: in the config, the rows, the file of shots and what is ranked."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tests.lint.grafts.shape import (
    Docs,
    Fits,
    Graft,
    all_of,
    any_task,
    each,
    field_of_golds,
    gen,
    has_gold_field,
    has_no_filter,
    has_shots,
    is_exact,
    letters,
    lists,
    longest,
    most,
    numbers,
    ppl,
    several,
    shows_row,
    words,
)
from tests.lint.shape import Row, SmallTask


def field(name: str, fits: Fits, **fields: Any) -> Graft:
    """Return a graft that sets fields of a task."""
    return Graft(name, fits, lambda task, _: replace(task, **fields))


def asks(text: str, fits: Fits) -> Graft:
    """Return a graft that asks for something in the description."""
    return Graft(
        f"asks: {text}",
        all_of(gen, fits),
        lambda task, _: replace(
            task, description=f"{task.description.rstrip()} {text}\n\n".lstrip()
        ),
    )


def rows(name: str, fits: Fits, change: Callable[[int, Row], Any]) -> Graft:
    """Return a graft that changes rows in place."""

    def put(task: SmallTask, _: Docs) -> SmallTask:
        made = copy.deepcopy(list(task.rows))
        for place, row in enumerate(made):
            change(place, row)
        return replace(task, rows=tuple(made))

    return Graft(name, fits, put)


def scores(name: str, change: Callable[[int, dict[str, Any]], Mapping[str, Any]]) -> Graft:
    """Return a graft that changes the scores of what PPL ranks."""

    def put(place: int, row: Row) -> None:
        row["target_scores"] = dict(change(place, row["target_scores"]))

    return rows(f"PPL: {name}", ppl, put)


def _set_longest(every: int, make: Callable[[str], str]) -> Callable[[int, Row], None]:
    def change(place: int, row: Row) -> None:
        if place % every == 0:
            name = next(n for n, value in row.items() if value == longest(row))
            row[name] = make(row[name])

    return change


def _pattern(pattern: str) -> Mapping[str, Any]:
    return {
        "filters": [{"function": "regex", "regex_pattern": pattern}, {"function": "take_first"}]
    }


FEWEST_SHOTS = 3
FEWEST_DOCS = 6


def has_none_filed(task: SmallTask, docs: Docs) -> bool:
    """Say whether a task has no file of shots, and rows enough for one."""
    is_filed = bool(task.shots) or "fewshot_path" in task.own
    return not is_filed and len(task.rows) >= FEWEST_SHOTS + FEWEST_DOCS


def shots(name: str, fits: Fits, change: Callable[[list[Row], Docs], Any]) -> Graft:
    """Return a graft that makes a third of the rows the file of shots, and changes those in place (or
    for what `change` returns)."""

    def put(task: SmallTask, docs: Docs) -> SmallTask:
        task = parted(task)
        made = copy.deepcopy(list(task.shots))
        return replace(task, shots=tuple(change(made, docs) or made))

    fits = all_of(has_shots, has_none_filed, fits)
    return Graft(f"shots: {name}", fits, put, parted)


def parted(task: SmallTask) -> SmallTask:
    """Return a task whose shots are the first third of its rows."""
    third = max(FEWEST_SHOTS, len(task.rows) // 3)
    return replace(
        task, rows=task.rows[third:], shots=task.rows[:third], fewshot=min(task.fewshot, third)
    )


def each_shot(change: Callable[[Any], Any], every: int = 1) -> Callable[[list[Row], Docs], None]:
    """Return what changes the golds of every so many shots."""

    def put(made: list[Row], docs: Docs) -> None:
        name = field_of_golds(docs)
        for row in made[::every]:
            row[name] = change(row[name])

    return put


def golds(name: str, fits: Fits, change: Callable[[Any], Any], every: int = 4) -> Graft:
    """Return a graft that changes every so many golds in their field."""

    def put(task: SmallTask, docs: Docs) -> SmallTask:
        made = copy.deepcopy(list(task.rows))
        field_name = field_of_golds(docs)
        for row in made[1::every]:
            row[field_name] = change(row[field_name])
        return replace(task, rows=tuple(made))

    return Graft(f"golds: {name}", all_of(has_gold_field, fits), put)


def _slipped(made: list[Row], docs: Docs) -> None:
    name = field_of_golds(docs)
    values = [row[name] for row in made]
    for row, value in zip(made, [*values[1:], values[0]], strict=True):
        row[name] = value


def _slipped_scores(made: list[Row], docs: Docs) -> None:
    values = [row["target_scores"] for row in made]
    for row, value in zip(made, [*values[1:], values[0]], strict=True):
        row["target_scores"] = value


def _of_one_label(made: list[Row], docs: Docs) -> list[Row]:
    name = field_of_golds(docs)
    return [row for row in made if row[name] == made[0][name]]


def _texts_changed(
    change: Callable[[str], str], every: int = 1
) -> Callable[[list[Row], Docs], None]:
    def put(made: list[Row], docs: Docs) -> None:
        for row in made[::every]:
            name = next(n for n, value in row.items() if value == longest(row))
            row[name] = change(row[name])

    return put


def _exchanged(made: list[Row], docs: Docs) -> None:
    gold = field_of_golds(docs)
    for row in made:
        name = next(n for n, value in row.items() if value == longest(row))
        row[name], row[gold] = row[gold], row[name]


def _as_header(made: list[Row]) -> list[Row]:
    header = {name: name for name in made[0]}
    return [made[0], header, *made[1:]]


def _mojibake(text: str) -> str:
    return text.encode().decode("cp1252", "replace")


BESIDE: tuple[Graft, ...] = (
    field("room for one token", all_of(gen, most(lambda d: len(d.shown) > 14)), max_tokens=1),
    field("a space is a stop", all_of(gen, most(lambda d: " " in d.shown.strip())), stop=(" ",)),
    field("nothing is a stop", all_of(gen, has_shots, is_exact), stop=()),
    field("a filter for numbers", all_of(words, has_no_filter), own=_pattern(r"(-?\d+)")),
    field("a filter for letters", all_of(words, has_no_filter), own=_pattern(r"\b([A-D])\b")),
    field("a filter for A to C", all_of(letters, has_no_filter, most(lambda d: d.gold == "D", 0)),
          own=_pattern(r"\b([A-C])\b")),
    field("a filter for one word",
          all_of(gen, has_no_filter, most(lambda d: not re.fullmatch(r"\w+", d.gold), 0.3)),
          own=_pattern(r"(\w+)")),
    asks("Answer with yes or no.",
         each(lambda d: not d.gold.lower().startswith(("yes", "no", "true", "false")))),
    asks("Answer with the letter of the right option.", words),
    asks("Answer with a whole number.", words),
    asks("Answer with one word.", most(lambda d: len(d.gold.split()) > 2)),
    asks("Answer in English.", most(lambda d: not re.search("[A-Za-z0-9]", d.gold))),
    asks("Answer in capital letters.", all_of(words, each(lambda d: d.gold.upper() != d.gold))),
    asks('Answer as JSON with the key "answer".', each(lambda d: "{" not in d.shown)),
    asks("Think step by step.", all_of(has_shots, each(lambda d: len(d.shown.split()) < 3))),
    asks("Answer in a full sentence.", each(lambda d: len(d.gold.split()) == 1)),
    asks("Answer with two decimals.", numbers),
    asks("Here are ten examples.", lambda task, _: task.fewshot not in (0, 10)),
    rows("a quarter of the texts is empty", shows_row, _set_longest(4, lambda _: "")),
    rows("a quarter of the texts is nan", shows_row, _set_longest(4, lambda _: "nan")),
    rows("a third of the texts is cut", shows_row, _set_longest(3, lambda v: v[: len(v) // 2])),
    rows("white space around values", has_shots,
         lambda _, row: row.update({n: f"  {v} \n" for n, v in row.items() if isinstance(v, str)})),
    Graft("the docs are the shots' file", lambda task, _: task.fewshot > 0 and not task.shots,
          lambda task, _: replace(task, shots=task.rows)),
    scores("none is right", lambda _, d: dict.fromkeys(d, 0)),
    scores("all are right", lambda _, d: dict.fromkeys(d, 1)),
    scores("none is right in a third", lambda n, d: dict.fromkeys(d, 0) if n % 3 == 0 else d),
    scores("the right one alone", lambda _, d: {key: value for key, value in d.items() if value}),
    scores("the right one first",
           lambda _, d: dict(sorted(d.items(), key=lambda pair: -pair[1]))),
    scores("a space behind", lambda _, d: {f"{key} ": value for key, value in d.items()}),
    scores("a full stop behind the right one",
           lambda _, d: {f"{key}." if value else key: value for key, value in d.items()}),
    scores("numbers for texts",
           lambda _, d: {str(n): value for n, value in enumerate(d.values())}),
    field("as many shots as rows", has_shots, fewshot=99),
    field("one new token", all_of(gen, most(lambda d: len(d.gold) > 12)), max_tokens=2),
    Graft("the answer's first sign is a stop", all_of(gen, is_exact, has_no_filter, words),
          lambda task, docs: replace(task, stop=(*task.stop, docs[0].gold[1:3]))),
    field("a sampled answer", all_of(gen, is_exact),
          own={"generate": {"method": "generate", "params": {"temperature": 1.0, "max_tokens": 64, "stop": ["\n"]}}}),
    *(field(f"postprocess: {name}", all_of(has_no_filter, fits), postprocess=name) for name, fits in (
        ("gsm8k_post", words), ("gaokao_single_choice_post", words),
        ("agieval_single_answer_post", numbers))),
    Graft("the description of another task", all_of(gen, has_no_filter, numbers),
          lambda task, _: replace(task, description="Decide whether the review is positive or negative.\n\n")),
    Graft("a description of letters", words,
          lambda task, _: replace(task, description="Choose A, B, C or D.\n\n")),
    *(Graft(f"the description {name}", lambda task, _: len(task.description) > 20,
            lambda task, _, change=change: replace(task, description=change(task.description)))
      for name, change in (
        ("twice", lambda text: text * 2),
        ("cut", lambda text: text[: len(text) // 2] + "\n\n"),
        ("with a placeholder", lambda text: "You are an expert in {subject}. " + text),
        ("to be written yet", lambda text: "TODO: say what is asked\n\n"),
        ("as HTML", lambda text: f"<p>{text.strip()}</p>\n\n"),
        ("with newlines spelled out", lambda text: text.strip().replace(" ", "\\n", 1) + "\n\n"),
        ("in quotes", lambda text: repr(text.strip()) + "\n\n"),
      )),
    shots("slipped by a row", all_of(has_gold_field, several(lambda d: d.gold)), _slipped),
    shots("PPL slipped by a row", all_of(ppl, lambda _, docs: len({*map(str, (d.row["target_scores"] for d in docs))}) > 2),
          _slipped_scores),
    shots("of one label", all_of(has_gold_field, most(lambda d: len(d.gold) > 1, 0.0),
          lambda _, docs: 2 <= len({d.gold for d in docs}) <= 4), _of_one_label),
    shots("answers in capitals", all_of(has_gold_field, is_exact, most(lambda d: d.gold.upper() != d.gold)),
          each_shot(lambda v: str(v).upper())),
    shots("a third of the answers in capitals",
          all_of(has_gold_field, is_exact, most(lambda d: d.gold.upper() != d.gold)),
          each_shot(lambda v: str(v).upper(), 3)),
    shots("answers cut to three signs", all_of(has_gold_field, words), each_shot(lambda v: str(v)[:3])),
    shots("answers empty", has_gold_field, each_shot(lambda v: "")),
    shots("a third of the answers empty", has_gold_field, each_shot(lambda v: "", 3)),
    shots("answers in quotes", has_gold_field, each_shot(lambda v: f'"{v}"')),
    shots("answers with a full stop", all_of(has_gold_field, is_exact), each_shot(lambda v: f"{v}.")),
    shots("answers as sentences", all_of(has_gold_field, words), each_shot(lambda v: f"The answer is {v}.")),
    shots("numbers in words' place", all_of(has_gold_field, words), each_shot(lambda v: len(str(v)))),
    shots("floats for whole numbers", all_of(has_gold_field, numbers), each_shot(lambda v: f"{v}.0")),
    shots("texts empty", shows_row, _texts_changed(lambda _: "")),
    shots("a third of the texts empty", shows_row, _texts_changed(lambda _: "", 3)),
    shots("texts cut", shows_row, _texts_changed(lambda v: v[: len(v) // 2])),
    shots("texts in small letters without signs", all_of(shows_row, most(lambda d: d.text.lower() != d.text)),
          _texts_changed(lambda v: re.sub(r"[^\w ]", "", v).lower())),
    shots("texts in a wrong encoding", all_of(shows_row, most(lambda d: not longest(d.row).isascii())),
          _texts_changed(_mojibake)),
    shots("texts and answers exchanged", all_of(shows_row, has_gold_field), _exchanged),
    shots("one shot thrice", any_task, lambda made, _: [made[0]] * 3),
    Graft("shots: docs among them", all_of(has_shots, has_none_filed),
          lambda task, _: replace(parted(task), shots=(*parted(task).shots, *parted(task).rows[:2])), parted),
    shots("of other fields", all_of(shows_row, has_gold_field),
          lambda made, _: [{f"{n}_": v for n, v in row.items()} for row in made]),
    golds("in quotes", words, lambda v: f'"{v}"'),
    golds("with a space behind", is_exact, lambda v: f"{v} "),
    golds("with a space before", is_exact, lambda v: f" {v}"),
    golds("with a full stop", all_of(is_exact, words), lambda v: f"{v}."),
    golds("in capitals", all_of(is_exact, most(lambda d: d.gold.upper() != d.gold)), lambda v: str(v).upper()),
    golds("empty", any_task, lambda v: ""),
    golds("None", any_task, lambda v: None),
    golds("n/a", any_task, lambda v: "n/a"),
    golds("a list", any_task, lambda v: [v]),
    golds("a list in all", any_task, lambda v: [v], 1),
    golds("floats", numbers, lambda v: f"{v}.0"),
    golds("with a unit", numbers, lambda v: f"{v} kg"),
    golds("in words", numbers, lambda v: "several"),
    golds("with another letter case and a sign", all_of(is_exact, words), lambda v: f"{v}!"),
    golds("a misspelling", all_of(words, lambda _, docs: len({d.gold for d in docs}) * 2 < len(docs),
                                  most(lambda d: len(d.gold) > 4)),
          lambda v: str(v)[:2] + str(v)[3:], 99),
    golds("two at once", all_of(words, lambda _, docs: len({d.gold for d in docs}) * 2 < len(docs)),
          lambda v: f"{v} or {v}"),
    golds("a letter beyond the list", lists, lambda v: "H", 99),
    golds("full-width", all_of(is_exact, numbers), lambda v: "".join(chr(ord(c) + 0xFEE0) if c.isdigit() else c for c in str(v))),
    Graft("rows: the header again", all_of(shows_row, has_gold_field),
          lambda task, _: replace(task, rows=tuple(_as_header(list(task.rows))))),
    Graft("rows: each twice", has_shots, lambda task, _: replace(task, rows=(*task.rows, *task.rows))),
    Graft("rows: one again and again", any_task, lambda task, _: replace(task, rows=task.rows[:1] * len(task.rows))),
    rows("a quarter of the texts with tags", shows_row, _set_longest(4, lambda v: f"<p>{v}<br/></p>")),
    rows("a quarter of the texts with entities", shows_row, _set_longest(4, lambda v: v.replace(" ", "&nbsp;", 2) + "&quot;")),
    rows("a quarter of the texts with newlines spelled out", shows_row, _set_longest(4, lambda v: v.replace(" ", "\\n", 2))),
    rows("a quarter of the texts cut by dots", shows_row, _set_longest(4, lambda v: v[:12] + "...")),
    rows("a quarter of the texts in a wrong encoding", shows_row,
         _set_longest(4, lambda v: _mojibake(v.replace("e", "é").replace("o", "ö")))),
    rows("a quarter of the texts twice", shows_row, _set_longest(4, lambda v: f"{v} {v}")),
    rows("zero-width spaces in a quarter", shows_row, _set_longest(4, lambda v: v.replace(" ", "\u200b "))),
    rows("soft hyphens in a quarter", shows_row, _set_longest(4, lambda v: v[:5] + "\u00ad" + v[5:])),
    rows("a byte order mark in the first", shows_row, _set_longest(99, lambda v: "\ufeff" + v)),
    rows("replacement signs in a quarter", shows_row, _set_longest(4, lambda v: v[:6] + "\ufffd" + v[7:])),
    rows("a note of the editors in a quarter", shows_row, _set_longest(4, lambda v: f"{v} [TODO: check]")),
    scores("one choice is empty", lambda n, d: {("" if place == 1 else key): value for place, (key, value) in enumerate(d.items())}),
    scores("choices in capitals in a quarter",
           lambda n, d: {key.upper(): value for key, value in d.items()} if n % 4 == 1 else d),
    scores("the right one in capitals", lambda n, d: {key.upper() if value else key: value for key, value in d.items()}),
    scores("the right one in quotes", lambda n, d: {f'"{key}"' if value else key: value for key, value in d.items()}),
    scores("the right one longer", lambda n, d: {f"{key}, as is said in the text" if value else key: value for key, value in d.items()}),
    scores("scores as texts", lambda n, d: {key: str(value) for key, value in d.items()}),
    scores("truths turned round", lambda n, d: {key: int(not value) for key, value in d.items()}),
    scores("two are right in a quarter", lambda n, d: dict.fromkeys(d, 1) if n % 4 == 1 else d),
)  # fmt: skip
