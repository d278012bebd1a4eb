"""Does what linting costs grow as a text does, or faster?

One row's text is one piece over and over, as rows have it that went wrong somewhere: blanks, a
letter, marks of lists, table bars, line breaks. Rules look at it, and at one of ten times the
length. What is printed is how many times as long that takes, and which rule takes longest there: a
rule that searches from each place to the end takes a hundred times as long.

    python -m benchmarks.lint_long [--size 20000]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from workbench.lint.check import render_subject
from workbench.lint.finding import hits_of
from workbench.lint.rules import RULES
from workbench.prompts.transform import TransformRunner
from workbench.session.session import Session

PIECES = (
    *(
        "a",
        "A",
        "ab ",
        "Ab ",
        "12 ",
        "1",
        "1,",
        "1.",
        " ",
        "\t",
        "\n",
        "a\n",
        "- ",
        "-",
        ".",
        "?",
        "!!a ",
    ),
    *(
        "(",
        "( ",
        "(a",
        "{",
        "{a",
        "<",
        "<a ",
        "<<",
        ">>",
        "[",
        "[[",
        "[a",
        "__",
        "**",
        "**a ",
        "*a ",
        "==",
    ),
    *(
        "| a ",
        "# a\n",
        "- x\n",
        "1. x\n",
        "A. x\n",
        "A. ",
        "(A) ",
        "k: v\n",
        "k: v, ",
        "a, ",
        "a;",
        "a/",
    ),
    *(
        "a_",
        "a-",
        "a'",
        "a:",
        "a=",
        '"',
        '"a ',
        "'a ",
        "`a ",
        "$a ",
        "\\n",
        "&lt;",
        "&",
        "%a ",
        "@a ",
        "~",
    ),
    *(
        "what? ",
        "yes no ",
        "Answer: yes\n",
        "Q: a\nA: b\n\n",
        '{"a": [1], "b": "c"}, ',
        "http://a.b/c ",
    ),
    *(
        "文",
        "文本，",
        "【",
        "“",
        "「文",
        "《",
        "１",
        "甲、",
        "①",
        "😀",
        "é",
        "e\u0301",
        "\u200b",
        "\u00a0",
    ),
)
TIMES_AS_LONG = 10
ROWS = 30

TRANSFORM = """\
def transform(data, num_sample, r, dataset_name):
    return {
        "input": f"Passage: {data['passage']}\\nQuestion: {data['question']}\\nAnswer (yes, no):",
        "output": f" {data['answer']}",
        "processed_output": data["answer"],
    }
"""


def seconds_by_rule(folder: Path, text: str) -> dict[str, float]:
    """Return how long each rule looks at rows of which one has this text for its passage."""
    (folder / "data").mkdir(parents=True)
    (folder / "transform_gen_v0.py").write_text(TRANSFORM, "utf-8")
    rows = [
        {
            "passage": text if number == 3 else f"Harbour {number} had {7 * number} boats in May.",
            "question": f"Were there more than {5 * number + number % 7} boats?",
            "answer": "yes" if number % 3 else "no",
        }
        for number in range(ROWS)
    ]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (folder / "data" / f"{folder.name}.jsonl").write_text(lines, "utf-8")
    found: dict[str, float] = {}
    with (
        closing(Session(folder, model="fake", num_fewshot=3)) as session,
        closing(TransformRunner()) as runner,
    ):
        plan = session.plan()
        subject = render_subject(plan, plan.task.docs(plan.config), runner)
        for rule in RULES:
            begun = time.process_time()
            hits_of(rule, subject)
            found[rule.name] = time.process_time() - begun
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark and print a table of what it found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", type=int, default=20_000)
    size = parser.parse_args(arguments).size
    print(f"| over and over | times as long at {TIMES_AS_LONG * size:,} as at {size:,} | longest |")
    print("|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        os.environ["WORKBENCH_TRUST"] = name  # what is written there is our own code
        for number, piece in enumerate(PIECES):
            short, long = (
                seconds_by_rule(
                    Path(name) / f"{label}{number}", (piece * count)[: max(count, len(piece))]
                )
                for label, count in (("short", size), ("long", TIMES_AS_LONG * size))
            )
            rule = max(long, key=long.__getitem__)
            times = sum(long.values()) / sum(short.values())
            print(f"| {piece!r} | {times:.1f} | {rule}, {1000 * long[rule]:.0f} ms |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
