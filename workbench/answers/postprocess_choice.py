"""Post-processors for multiple choice: each takes a text and returns the letter or letters in it.

The registered names, and how to look one up, are in `postprocess.py`. UltraEval's file and lines
are those of its `tasks/postprocess.py` at commit 5d967b4. A capital counts wherever it stands, in
the middle of a word too: "Because A" begins with a B. That is UltraEval's rule, and a prompt has
to ask for the letter alone.
"""

from __future__ import annotations

import re

ANSWER_MARK = "【答案】"


def hellaswag(text: str) -> str:
    """Return the text from its first A, B, C or D on; the whole text where there is none."""
    first = re.search("[A-D]", text)
    return text[first.start() :] if first else text


def gaokao_single_choice(text: str) -> str:
    """Return the last A, B, C or D of the text, or ""."""
    return next(iter(re.findall("[A-D]", text)[::-1]), "")


def gaokao_multi_question_choice(text: str) -> str:
    """Return the letters right after each 【答案】, "[SEP]", and every capital of the text."""
    marked = re.findall(rf"{ANSWER_MARK}\s*[:：]*\s*([A-Z])", text)
    return "".join(marked) + "[SEP]" + "".join(re.findall("[A-Z]", text))


def gaokao_multi_choice(text: str) -> str:
    """Return every A to D after the first 【答案】, else those of the last ten characters.

    White space does not count. A text that begins with 【答案】 is read from there; UltraEval's
    `find(…) > 0` (line 508) takes that for "not found" and reads the end of the explanation.
    """
    text = re.sub(r"\s+", "", text)
    _, mark, answer = text.partition(ANSWER_MARK)
    return "".join(re.findall("[A-D]", answer if mark else text[-10:]))


def gaokao_five_out_of_seven(text: str) -> str:
    """Return the first five letters from A to G, joined."""
    return "".join(re.findall("[A-G]", text)[:5])


def agieval_single_answer(text: str) -> str:
    """Return the first A to G after "answer is " or "答案是" in its line, else the first A to F."""
    for pattern in ("answer is .*?([A-G])", "答案是.*?([A-G])", "([A-F])"):
        match = re.search(pattern, text)
        if match:
            return match[1]
    return ""


def agieval_multiple_answer(text: str) -> str:
    """Return every letter from A to F, joined."""
    return "".join(re.findall("[A-F]", text))
