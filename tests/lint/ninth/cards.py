"""Right prompts on cards: a transform as its template, its answer and its gold.

A card begins with `@ name | rows | what it is | fields of the task`. Lines that begin with `$ ` are
code before the template, those with `^ ` code at the top of the module. The last line is
`=> output ## gold`, the gold as an expression. Template and output are f-strings.
"""

from __future__ import annotations

import ast

from tests.lint.ninth import rows_choice, rows_free, rows_labels, rows_short, rows_world
from tests.lint.ninth.making import ranked
from tests.lint.shape import Row, SmallTask, code

_MODULES = (rows_choice, rows_labels, rows_free, rows_short, rows_world)
ROWS: dict[str, tuple[Row, ...]] = {
    name.lower(): value
    for module in _MODULES
    for name, value in vars(module).items()
    if name.isupper() and not name.startswith("_")
}
ROWS["med_ppl"] = ranked(
    ROWS["med_list"],
    lambda row: {each: int(i == row["answer"]) for i, each in enumerate(row["choices"])},
)
ROWS["med_abcd"] = ranked(
    ROWS["med_list"], lambda row: {each: int("ABCD"[row["answer"]] == each) for each in "ABCD"}
)
ROWS["bool_ppl"] = ranked(
    ROWS["bool"], lambda row: {"yes": int(row["answer"]), "no": int(not row["answer"])}
)
ROWS["copa_ppl"] = ranked(
    ROWS["copa"], lambda row: {row[f"choice{i + 1}"]: int(row["label"] == i) for i in (0, 1)}
)
_LOWER = tuple(
    row | {f"choice{i}": row[f"choice{i}"][0].lower() + row[f"choice{i}"][1:] for i in (1, 2)}
    for row in ROWS["copa"]
)
ROWS["copa_lower"] = ranked(
    _LOWER, lambda row: {row[f"choice{i + 1}"]: int(row["label"] == i) for i in (0, 1)}
)
ROWS["arab_ppl"] = ranked(
    ROWS["arab"], lambda row: {each: int(row["جواب"] == each) for each in ("نعم", "لا")}
)
ROWS["toutiao_ppl"] = ranked(
    ROWS["toutiao"],
    lambda row: {each: int(row["类别"] == each) for each in ("体育", "财经", "科技", "娱乐")},
)
ROWS["emo_ppl"] = ranked(
    ROWS["emociones"],
    lambda row: {e: int(row["emoción"] == e) for e in ("alegría", "tristeza", "enfado", "miedo")},
)


def _task(card: str) -> tuple[str, SmallTask]:
    head, *lines = card.strip("\n").split("\n")
    name, rows, what, fields = (cell.strip() for cell in (head + " | | ").split("|")[:4])
    above = "\n".join(line[2:] for line in lines if line.startswith("^ "))
    before = "\n".join(line[2:] for line in lines if line.startswith("$ "))
    answer = next(line for line in lines if line.startswith("=> "))
    shown = [line for line in lines if line != answer and line[:2] not in ("^ ", "$ ")]
    output, gold = answer[3:].rsplit(" ## ", 1)
    given = dict(pair.split("=", 1) for pair in fields.split("; ") if pair)
    values = {key.strip(): ast.literal_eval(value) for key, value in given.items()}
    if "delim" in values:
        values["own"] = {"target_delimiter": values.pop("delim")}
    if output.startswith("\\n"):
        values.setdefault("stop", ("\n\n",))
    if values.get("method") == "ppl":
        values.setdefault("metric", "log_prob")
    ends = f'"output": f"""{output}""", "processed_output": {gold}'
    inside = [*before.split("\n"), f'text = f"""{shown[0]}']
    inside = [f"    {line}" for line in inside if line]
    source = "\n".join([code("", above).rstrip(), *inside, *shown[1:]])
    source += f'"""\n    return {{"input": text, {ends}}}\n'
    return what, SmallTask(name, source, ROWS[rows], **values)


def dealt(cards: str) -> tuple[tuple[str, SmallTask], ...]:
    """Return the right prompts that are written on `cards`, with what each is."""
    return tuple(_task(card) for card in ("\n" + cards).split("\n@ ")[1:])
