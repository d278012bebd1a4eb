"""Short ways to write the right prompts of this list."""

from __future__ import annotations

from tests.lint.making import starred
from tests.lint.shape import Row


def lettered(text: str, letters: str = "ABCD") -> tuple[Row, ...]:
    """Return rows with a question, a dict of options by letter, and the letter that is right."""
    return tuple(
        {
            "question": row["question"],
            "options": dict(zip(letters, row["choices"], strict=True)),
            "answer_key": letters[row["answer"]],
        }
        for row in starred(text)
    )
