"""UltraEval's faulty post-processors, as they are, for whoever must repeat its numbers.

Each stands for a rule that `postprocess.py` has right. File and lines are those of UltraEval's
`tasks/postprocess.py` at commit 5d967b4. All other rules are the same with and without faults.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from workbench.answers.postprocess_choice import ANSWER_MARK, gaokao_multi_choice
from workbench.answers.postprocess_math import cloze_answer


def gsm8k(text: str) -> tuple[str, ...]:
    """Return the number after "#### ", else the word after the last ">>" or "=", else the last
    word that is nothing but digits, else the first word (lines 358-381).

    So "The answer is 7." gives "The", and "x = 5, so the answer is 7." gives "5,".
    """
    hashes = re.search(r"#### (-?[0-9.,]+)", text)
    if hashes:
        return (hashes[1].replace(",", ""),)
    for mark in (">>", "="):
        words = text.rpartition(mark)[2].split() if mark in text else []
        if words:
            return (words[0].strip("$").replace(",", "").rstrip("."),)
    words = text.split()
    digits = [word for word in words if word.isdigit()]
    return (digits[-1] if digits else "".join(words[:1]),)


def multi_choice(text: str) -> tuple[str, ...]:
    """Return every A to D after 【答案】, but those of the last ten characters where the text
    begins with it: its place, 0, counts as "not found" (line 508)."""
    bare = re.sub(r"\s+", "", text)
    return (gaokao_multi_choice(bare[-10:] if bare.startswith(ANSWER_MARK) else bare),)


def agieval_cloze(text: str) -> tuple[str, ...]:
    """Return the cloze's answer, or nothing where UltraEval has None, at which its metrics raise
    (lines 547-562)."""
    answer = cloze_answer(text)
    return () if answer is None else (answer,)


FAULTY: Mapping[str, Callable[[str], tuple[str, ...]]] = {
    "gsm8k_post": gsm8k,
    "gaokao_multi_choice_post": multi_choice,
    "agieval_cloze_post": agieval_cloze,
}
"""The faulty rules by the names that configs use."""
