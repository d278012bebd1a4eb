"""What faults of many spellings are made of: rows, and transforms with a piece replaced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.unit.lint.cases import HEAD, Case, returns
from workbench.types import RenderSettings

Row = Mapping[str, Any]
TWO = RenderSettings(num_fewshot=2)

COLOURS = ("red", "blue", "green", "yellow", "violet", "orange", "brown", "white")
THINGS = (
    "apple",
    "sky",
    "leaf",
    "sun",
    "plum",
    "carrot",
    "mud",
    "snow",
    "fire",
    "sea",
    "lime",
    "corn",
)


def rows(count: int = 12, options: int = 4, **more: Callable[[int], Any]) -> tuple[Row, ...]:
    """Return rows with options of their own; the gold's place goes round unevenly."""
    made: list[Row] = []
    for i in range(count):
        names = [COLOURS[(i + 3 * k) % 8] for k in range(options)]
        gold = (i * 7 // 3) % options
        made.append(
            {
                "question": f"What colour has the {THINGS[i % 12]} in picture {i}?",
                "target_scores": {name: int(k == gold) for k, name in enumerate(names)},
                "answer": names[gold],
                "passage": f"Picture {i} was taken by Ana on day {i + 3} of her long journey home.",
                **{name: value(i) for name, value in more.items()},
            }
        )
    return tuple(made)


LISTING = """    keys = list(data["target_scores"])
    gold = keys.index(data["answer"])
"""


def source(body: str, text: str, output: str = "' ' + letter", processed: str = "letter") -> str:
    """Return a transform: lines of its body, and its results as expressions."""
    indented = "".join(f"    {line}\n" for line in body.splitlines())
    return (
        f"{HEAD}{LISTING}{indented}    text = {text}\n"
        f'    return {{"input": text, "output": {output}, "processed_output": {processed}}}\n'
    )


LINES = 'letter = "ABCDEF"[gold]\nlines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCDEF", keys))'
ASKED = "f\"Question: {data['question']}\\n{lines}\\nAnswer:\""


def lettered(body: str = LINES, text: str = ASKED, **more: Any) -> Case:
    """Return a case of a question with lettered options."""
    given = {name: more.pop(name) for name in ("output", "processed") if name in more}
    return Case(source(body, text, **given), **{"rows": rows(), **more})


def swapped(old: str, new: str, body: str = LINES, **more: Any) -> Case:
    """Return such a case with a piece of its body replaced."""
    assert old in body
    return lettered(body.replace(old, new), **more)


PLAIN = "f\"Question: {data['question']}\\nAnswer:\""


def plain(text: str = PLAIN, body: str = "", **more: Any) -> Case:
    """Return a case of a question that is answered in words."""
    made = source(body, text, "' ' + data['answer']", "data['answer']")
    return Case(made, **{"rows": rows(), **more})


HAND = "Q: What is up?\\nA: sky\\n\\nQ: What is down?\\nA: earth\\n\\nQ: {data['question']}\\nA:"


def by_hand(text: str = HAND, **more: Any) -> Case:
    """Return a case whose transform brings its worked examples along."""
    return plain(f'f"{text}"', **more)


MARKS = {
    "capital letters": ("A", "ABCD", "{x}. {o}"),
    "brackets": ("A", "ABCD", "({x}) {o}"),
    "small letters": ("a", "abcd", "{x}) {o}"),
    "digits": ("1", "1234", "{x}. {o}"),
    "roman": ("i", ["i", "ii", "iii", "iv"], "({x}) {o}"),
    "rings": ("①", "①②③④", "{x} {o}"),
    "stems": ("甲", "甲乙丙丁", "{x}、{o}"),
    "wide": ("Ａ", "ＡＢＣＤ", "{x}．{o}"),
    "named": ("A", "ABCD", "Option {x}: {o}"),
    "bold": ("A", "ABCD", "**{x}.** {o}"),
}


def marked(marks: Any, shape: str, place: str = "gold", join: str = "\\n") -> Case:
    """Return a case whose options have marks; the letter of the answer is that at `place`."""
    body = (
        f"marks = {list(marks)!r}\nletter = marks[{place}]\n"
        f'lines = "{join}".join(f"{shape}" for x, o in zip(marks, keys))'
    )
    return lettered(body)


SHUFFLED = (
    'import random\nrandom.Random(data["question"]).shuffle(keys)\n'
    'letter = "ABCD"[keys.index(data["answer"])]\n'
    'lines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCD", keys))'
)
SORTED = LINES.replace("zip(", "zip(").replace("keys)", "sorted(keys))")


def texts(
    text: str, output: str = "", description: str = "", **fields: Callable[[int], Any]
) -> Case:
    """Return a case of rows with fields of their own, of which `answer` is asked."""
    made = [{name: value(i) for name, value in fields.items()} for i in range(12)]
    code = returns(text, output) if output else returns(text)
    return Case(code, made, settings=RenderSettings(description=description))
