"""Post-processors: what is taken from a response as its answer, under UltraEval's names.

A post-processor takes a text and returns the answers in it. They are UltraEval's by name and by
rule, read from its `tasks/postprocess.py` at commit 5d967b4; where one of its rules is a fault,
ours is right instead and its docstring says so (`postprocess_compat.py` has the faulty ones).
None raises, whatever the text.

This module and its three parts import the standard library and `errors` alone: the process that
runs live code loads them in place of `UltraEval.tasks.postprocess`.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from workbench.answers import postprocess_choice as choice
from workbench.answers import postprocess_math as maths
from workbench.answers.postprocess_compat import FAULTY
from workbench.errors import SettingError, nearest

Postprocessor: TypeAlias = Callable[[str], tuple[str, ...]]
"""A text in; the answers taken from it out, best first. All of UltraEval's return exactly one."""


def cut_before(text: str, marks: Iterable[str]) -> str:
    """Return `text` up to where the first of `marks` begins in it; empty marks count for nothing.

    No mark is left in what is returned: one that was would begin before the first. A response is
    cut so at its stop sequences.
    """
    return split_at(text, marks)[0]


def split_at(text: str, marks: Iterable[str]) -> tuple[str, str]:
    """Return `text` before the first of `marks` in it, and that mark ("": none is); of two that
    begin there, the longer."""
    found = [
        (place, -len(mark), mark) for mark in marks if mark and (place := text.find(mark)) >= 0
    ]
    if not found:
        return text, ""
    place, _, mark = min(found)
    return text[:place], mark


def unchanged(text: str) -> str:
    """Return `text`."""
    return text


def exact_match(text: str) -> str:
    """Return the first line's answer in the form that short answers are compared in.

    Lower case; what follows the last "answer is" and then "答案是"; up to the first full stop or
    comma (so 3.5 becomes 3); without punctuation and articles. A metric does none of this to the
    gold: a transform does, by `ExactMatchPost`, or has golds that are in this form already.
    """
    text = _after_last(text.partition("\n")[0].lower(), "answer is", "答案是")
    text = re.split(r"[\n.,]", text, maxsplit=1)[0]
    text = re.sub(r"[^\w\s]", "", text)
    text = re.sub(r"\b(a|an|the)\b", "", text, flags=re.IGNORECASE)
    return " ".join(text.split())


def bbh(text: str) -> str:
    """Return what follows the last "So the answer is" of the first paragraph, less a full stop.

    Then what follows "answer is" and "答案是", where the text has them: there the stop stays.
    """
    text = text.strip().partition("\n\n")[0].strip()
    if "So the answer is" in text:
        text = _after_last(text, "So the answer is").rstrip(".").strip()
    return _after_last(text, "answer is", "答案是")


def _after_last(text: str, *leads: str) -> str:
    for lead in leads:
        if lead in text:
            text = text.rpartition(lead)[2].strip()
    return text


def until_return(text: str) -> str:
    """Return the first line that has text, stripped."""
    return text.strip().partition("\n")[0].strip()


def mbpp(text: str) -> str:
    """Return the text up to its first empty line."""
    return cut_before(text, ["\n\n"])


def new_mbpp(text: str) -> str:
    """Return the code before the first three double quotes, stripped.

    All of it counts where the quotes come in pairs and no "def" follows the first pair: then
    they are a docstring of the answer's own, not the beginning of the next task.
    """
    quotes = [match.start() for match in re.finditer('(?=""")', text)]
    if quotes and (len(quotes) % 2 or "def" in text[quotes[1] :]):
        return text[: quotes[0]].strip()
    return text.strip()


def humaneval(text: str) -> str:
    """Return the function's body: the text up to the next statement at the margin."""
    marks = ["\nclass", "\ndef", "\n#", "\n@", "\nprint", "\nif", "<|endoftext|>"]
    return cut_before(text, marks)


def humaneval_chat(text: str) -> str:
    """Return the function's body from a chat answer: out of its code fence, without imports and
    the `def` line, indented by four spaces.
    """
    if "```" in text:
        text = _first_fence(text)
    if text.strip().startswith(("from", "import")) and "def" in text:
        text = _after_line(text, text.find("def"))
    text = cut_before(text, ["\n\n\n"])
    if text.strip().startswith("def"):
        text = text.partition("\n")[2]
    if text.startswith("    "):
        return text
    if text.startswith(" "):
        return "    " + text.lstrip()
    return "\n".join("    " + line for line in text.split("\n"))


def _first_fence(text: str) -> str:
    fenced = re.search("```(.*?)```", text, re.DOTALL)
    if fenced is None:
        return text.split("```")[1]
    return fenced[1] if fenced[1].startswith("\n") else _after_line(fenced[1], 0)


def _after_line(text: str, place: int) -> str:
    """Return what follows the line that `place` is in; all of the text if that is the last one."""
    return text[text.find("\n", place) + 1 :]


_FUNCTIONS: Mapping[str, tuple[str, Callable[[str], str]]] = {
    "general_torch": ("GeneralTorch", unchanged),
    # These two fold log-probabilities, which is the work of `scoring` (`acc` and
    # `acc_suffix`). A config may name them, and about a text they say nothing.
    "general_torch_ppl": ("", unchanged),
    "general_torch_ppl_norm": ("", unchanged),
    "exact_match_post": ("ExactMatchPost", exact_match),
    "math_post": ("MathPost", maths.math),
    "until_return_post": ("UntilReturnPost", until_return),
    "humaneval_post": ("HumanEvalPost", humaneval),
    "arithmetic_post": ("ArithmeticPost", maths.arithmetic),
    "theoremqa_post": ("TheoremQAPost", maths.theoremqa),
    "gsm8k_post": ("GSM8KPost", maths.gsm8k),
    "mbpp_post": ("MbppPost", mbpp),
    "humaneval_chatgpt": ("HumanEvalGPT", humaneval_chat),
    "hellaswag_post": ("HellaSwagPost", choice.hellaswag),
    "gaokao_single_choice_post": ("GaoKaoSingleChoicePost", choice.gaokao_single_choice),
    "gaokao_multi_question_choice_post": (
        "GaoKaoMultiQuestionChoicePost",
        choice.gaokao_multi_question_choice,
    ),
    "gaokao_multi_choice_post": ("GaoKaoMultiChoicePost", choice.gaokao_multi_choice),
    "gaokao_five_out_of_seven_post": ("GaoKaoFiveOutOfSevenPost", choice.gaokao_five_out_of_seven),
    "agieval_cloze_post": ("AGIEvalClozePost", maths.agieval_cloze),
    "agieval_single_answer_post": ("AGIEvalSingleAnswerPost", choice.agieval_single_answer),
    "agieval_multiple_answer_post": ("AGIEvalMultipleAnswerPost", choice.agieval_multiple_answer),
    "common_math_post": ("CommonMathPost", maths.common_math),
    "new_mbpp_post": ("NewMbppPost", new_mbpp),
    "bbh_post": ("BBHPost", bbh),
}


def _as_postprocessor(function: Callable[[str], str]) -> Postprocessor:
    return lambda text: (function(text),)


POSTPROCESSORS: Mapping[str, Postprocessor] = {
    name: _as_postprocessor(function) for name, (_, function) in _FUNCTIONS.items()
}
"""The post-processors by the names that UltraEval's configs use."""


def postprocessor(name: str, compat: str = "") -> Postprocessor:
    """Return the post-processor of that name; "" is the one that changes nothing.

    With `compat="ultraeval"` it has UltraEval's faults, and then it may give no answer at all.

    Raises:
        SettingError: there is none of that name.
    """
    name = name or "general_torch"
    found = POSTPROCESSORS.get(name)
    if found is None:
        raise SettingError(
            f"postprocess {name!r}: there is no such post-processor",
            fix=nearest(name, POSTPROCESSORS),
        )
    return FAULTY.get(name, found) if compat == "ultraeval" else found


@dataclass(frozen=True, slots=True)
class CompatDifference:
    """A text from which UltraEval takes another answer (`theirs`) than its rule means (`ours`)."""

    text: str
    ours: tuple[str, ...]
    theirs: tuple[str, ...]


def compat_differences(name: str, texts: Iterable[str]) -> tuple[CompatDifference, ...]:
    """Return where UltraEval's faults change what is taken from `texts`, in order.

    Raises:
        SettingError: there is no post-processor of that name.
    """
    right, faulty = postprocessor(name), postprocessor(name, "ultraeval")
    found = (CompatDifference(text, right(text), faulty(text)) for text in texts)
    return tuple(each for each in found if each.ours != each.theirs)


class _UltraEvalPost:
    """How transforms call UltraEval's classes: `GSM8KPost()([], text)` → `([], [answer])`.

    The first argument is handed back as it came; the second is a text or a list of texts.
    """

    function: Postprocessor

    def __call__(self, raw_outputs: Any, processed_outputs: str | Iterable[str]) -> Any:
        texts = _as_list(processed_outputs)
        answers = [type(self).function(text) for text in texts]
        return raw_outputs, [answer[0] if answer else None for answer in answers]


class _GeneralTorch:
    """The one class with another order of arguments: `(result, request)`."""

    def __call__(self, result: str | Iterable[str], request: Any) -> tuple[list[str], list[str]]:
        return _as_list(result), _as_list(result)


def _as_list(texts: str | Iterable[str]) -> list[str]:
    return [texts] if isinstance(texts, str) else list(texts)


def ultraeval_module(compat: str = "") -> types.ModuleType:
    """Return a module to stand in for `UltraEval.tasks.postprocess` where that is not installed.

    It has UltraEval's classes but for the two that fold log-probabilities, which a transform
    never has, and answers as this module does (so `GSM8KPost` is right where UltraEval is not,
    unless `compat` is "ultraeval").
    """
    module = types.ModuleType(
        "UltraEval.tasks.postprocess", "Prompt Workbench's post-processors by UltraEval's names."
    )
    for name, (class_name, _) in _FUNCTIONS.items():
        if class_name:
            function = postprocessor(name, compat)
            members = {"function": staticmethod(function), "__module__": module.__name__}
            setattr(module, class_name, type(class_name, (_UltraEvalPost,), members))
    module.GeneralTorch = _GeneralTorch  # type: ignore[attr-defined]
    return module
