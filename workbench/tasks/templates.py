"""A transform from templates: what most prompts are, without writing a function."""

from __future__ import annotations

from workbench.errors import SettingError


def make_transform(
    input: str, output: str, *, gold: str = 'data["answer"]', before: str = ""
) -> str:
    """Return the source of a transform that fills templates from a row's fields.

    `input` and `output` have `{field}` where a field's text goes, and `{{` for a brace. `gold` is
    an expression for `processed_output`. `before` is code that runs first, its lines without
    indentation, where `data` may be changed (a copy of the row) and `r` draws. The source can be
    scored, rendered and linted as it is, or saved as a version.

    Raises:
        SettingError: what comes out is not Python.
    """
    lines = [
        "import random",
        "",
        "",
        "def transform(data, num_sample: int, r: random.Random, dataset_name: str):",
        *(f"    {line}" if line else "" for line in before.splitlines()),
        "    return {",
        f'        "input": {input!r}.format(**data),',
        f'        "output": {output!r}.format(**data),',
        f'        "processed_output": {gold},',
        "    }",
    ]
    source = "\n".join(lines) + "\n"
    try:
        compile(source, "<transform>", "exec")
    except SyntaxError as error:
        raise SettingError(
            "make_transform", expected="Python in `before` and `gold`", seen=str(error)
        ) from error
    return source
