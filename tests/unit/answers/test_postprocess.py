"""Post-processors: UltraEval's rules by its names, right where UltraEval's are faults."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.answers.postprocess import (
    POSTPROCESSORS,
    CompatDifference,
    compat_differences,
    cut_before,
    postprocessor,
    ultraeval_module,
)
from workbench.errors import SettingError

PIECES = (
    *("the answer is ", "So the answer is ", "答案是", "【答案】", "final answer ", "#### "),
    *("\n", "\n\n", " ", ".", ",", "=", "$", "-", "7", "1,234", ".5", "1/2", "A", "D", "an "),
    *(r"\frac", r"\sqrt", r"\boxed{", r"\text{ ", "{", "}", "\\", "```", '"""', "def f(x):"),
    *("import os", "    return 1", "\ud800"),
)
texts = st.one_of(st.text(), st.lists(st.sampled_from(PIECES), max_size=12).map("".join))


def answer(name: str, text: str) -> str:
    """Return the one answer that a post-processor gives."""
    (found,) = postprocessor(name)(text)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", POSTPROCESSORS)
@given(text=texts)
def test_every_text_gives_exactly_one_answer(name: str, text: str) -> None:
    """A model may say anything: none raises, and each answers with one string."""
    (found,) = POSTPROCESSORS[name](text)
    assert isinstance(found, str)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("The answer is 7.", "7"),  # UltraEval: "The"
        ("x = 5, so the answer is 7.", "7"),  # UltraEval: "5"
        ("9 * 2 = <<9*2=18>>18 dollars.\n#### 1,234.", "1234"),  # UltraEval: "1234."
        ("#### 18", "18"),
        ("####-3", "-3"),
        ("#### $1,234,567.50", "1234567.50"),
        ("She pays -$5 in all", "-5"),
        ("She pays $-5 in all", "-5"),
        ("It is \u22122 degrees", "-2"),
        ("The answer is 3. No wait. The answer is 4, of 9.", "4"),
        ("the answer is unknown, 12 or so", "12"),
        ("7 apples and 8 pears", "8"),
        ("5-3", "3"),
        ("He drinks 2 litres of H2O", "2"),
        ("a list: 1,2,3", "3"),
        ("wait...5", "5"),
        ("about .5", ".5"),
        (r"\boxed{42}", "42"),
        ("答案是7。", "7"),
        ("no idea", ""),
        ("", ""),
    ],
)
def test_gsm8k_finds_the_number_that_was_meant(text: str, number: str) -> None:
    """After "####", else after the last "the answer is", else the last; bare of decoration."""
    assert answer("gsm8k_post", text) == number


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("general_torch", " a\nb ", " a\nb "),
        ("general_torch_ppl", " a", " a"),
        ("general_torch_ppl_norm", " a", " a"),
        ("exact_match_post", "So the answer is The Red  Fox, I think.\nQ", "red fox"),
        ("exact_match_post", "答案是 Banana。", "banana"),
        ("until_return_post", "\n  Paris \nLondon", "Paris"),
        ("bbh_post", "Think. So the answer is (A).\n\nQ: next", "(A)"),
        ("bbh_post", "the answer is valid.", "valid."),
        ("arithmetic_post", "1 + 1 = 2 = 2 ", "2"),
        ("arithmetic_post", " 2 ", "2"),
        ("theoremqa_post", "the answer is (3.5). The answer is 4", "(3.5)"),
        ("theoremqa_post", " True ", "True"),
        ("mbpp_post", "def f():\n  pass\n\nprint()", "def f():\n  pass"),
        ("new_mbpp_post", 'code\n"""\nnext', "code"),
        ("new_mbpp_post", 'code\n"""task"""\ndef g():', "code"),
        ("new_mbpp_post", 'def f():\n"""doc"""\nreturn ', 'def f():\n"""doc"""\nreturn'),
        ("humaneval_post", "    return 1\n\ndef g():\nclass C", "    return 1\n"),
        (
            "humaneval_chatgpt",
            "Sure:\n```python\nimport os\ndef f(x):\n    return x\n```\nDone",
            "    return x\n",
        ),
        ("humaneval_chatgpt", "return x\nreturn y", "    return x\n    return y"),
        ("humaneval_chatgpt", " return x", "    return x"),
        ("humaneval_chatgpt", "``` return x", "    return x"),
        ("hellaswag_post", "most logical: C: they sit", "C: they sit"),
        ("hellaswag_post", "none", "none"),
        ("gaokao_single_choice_post", "A or B, so B", "B"),
        ("gaokao_single_choice_post", "none", ""),
        ("gaokao_multi_question_choice_post", "【答案】：A 【答案】 B Z", "AB[SEP]ABZ"),
        ("gaokao_multi_choice_post", "C 【答案】A B D", "ABD"),
        ("gaokao_multi_choice_post", "【答案】AB 0123456789", "AB"),  # UltraEval: ""
        ("gaokao_multi_choice_post", "A12345 6789 C D", "CD"),
        ("gaokao_five_out_of_seven_post", "GFEDCBA", "GFEDC"),
        ("agieval_single_answer_post", "A lot. The answer is therefore (G)", "G"),
        ("agieval_single_answer_post", "甲 答案是 C", "C"),
        ("agieval_single_answer_post", "(B)", "B"),
        ("agieval_single_answer_post", "G", ""),
        ("agieval_multiple_answer_post", "(A)(C), G", "AC"),
        ("agieval_cloze_post", r"so \boxed{x = \frac{1}{2}} holds", r"\frac{1}{2}"),
        ("agieval_cloze_post", r"1 \boxed{2", ""),
        ("agieval_cloze_post", "The answer is therefore $y=3$", "3"),
        ("agieval_cloze_post", "area = 12.", "12"),
        ("agieval_cloze_post", "between 3 and 4 metres", "4"),
        ("agieval_cloze_post", "none", ""),
        ("common_math_post", r"x = \dfrac12 \text{ cm}", r"\frac{1}{2}"),
        ("common_math_post", "1/2", r"\frac{1}{2}"),
        ("common_math_post", ".5", r"\frac{1}{2}"),
        ("common_math_post", r"\sqrt3 + \frac1{72}", r"\sqrt{3}+\frac{1}{72}"),
        ("common_math_post", r"50\% ^\circ", "50"),
        ("common_math_post", r"2 \sqrt", r"2 \sqrt"),
        ("common_math_post", r"2 \frac", r"2 \frac"),
        ("common_math_post", r"\frac1", r"\frac1"),
        ("math_post", "First 3. Final Answer: The final answer is $\\frac12$. Ok.", r"\frac{1}{2}"),
        ("math_post", "Thus x is 4\nTherefore it is $1,000$ dollars", "1000"),
        ("math_post", r"\boxed{12} degrees", "12"),
        ("math_post", "3.5", "3"),
    ],
)
def test_each_name_has_ultraevals_rule(name: str, text: str, expected: str) -> None:
    """What UltraEval's post-processor of that name gives, but where a comment says otherwise."""
    assert answer(name, text) == expected


def test_no_name_changes_nothing() -> None:
    """A config without a post-processor compares the response as it is."""
    assert answer("", " a\nb ") == " a\nb "


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    """A slip of the pen costs one message, not a run."""
    with pytest.raises(SettingError, match=r"'gsm8k_pos'.*Did you mean 'gsm8k_post'\?"):
        postprocessor("gsm8k_pos")


def test_a_text_is_cut_before_its_first_mark() -> None:
    """The earliest mark counts, not the first in the list; empty marks count for nothing."""
    assert cut_before("a;b#c", ["#", ";", ""]) == "a"


@pytest.mark.parametrize(
    "class_name", ["ExactMatchPost", "TheoremQAPost", "MathPost", "GSM8KPost", "CommonMathPost"]
)
def test_transforms_find_the_classes_that_they_import(class_name: str) -> None:
    """Every class that UltraEval's transforms import answers `([], [answer])` to `([], text)`."""
    post = getattr(ultraeval_module(), class_name)
    assert post()([], "7") == ([], ["7"])


def test_a_class_takes_one_text_or_several() -> None:
    """As UltraEval's do; the raw outputs are handed back as they came."""
    post = ultraeval_module().GSM8KPost()
    assert post(["raw"], ["#### 1", "#### 2"]) == (["raw"], ["1", "2"])
    assert post([], "#### 3") == ([], ["3"])


def test_general_torch_takes_the_result_first() -> None:
    """UltraEval's model-level class is called `(result, request)`, the others the other way."""
    module = ultraeval_module()
    assert module.GeneralTorch()("a", {}) == (["a"], ["a"])
    assert module.GeneralTorch()(["a", "b"], {}) == (["a", "b"], ["a", "b"])


def test_the_module_is_found_under_ultraevals_name() -> None:
    """What stands in for UltraEval's module says so when an error names a class of it."""
    module = ultraeval_module()
    assert module.__name__ == "UltraEval.tasks.postprocess"
    assert module.MathPost.__module__ == "UltraEval.tasks.postprocess"


@pytest.mark.parametrize(
    ("name", "text", "right", "faulty"),
    [
        ("gsm8k_post", "The answer is 7.", ("7",), ("The",)),
        ("gsm8k_post", "x = 5, so the answer is 7.", ("7",), ("5",)),
        ("gsm8k_post", "#### 1,234.", ("1234",), ("1234.",)),
        ("gsm8k_post", "so 7 apples", ("7",), ("7",)),
        ("gaokao_multi_choice_post", "【答案】A，解析：选项 BCD 都不对", ("ABCD",), ("BCD",)),
        ("agieval_cloze_post", "none", ("",), ()),
        ("bbh_post", "So the answer is (A).", ("(A)",), ("(A)",)),
    ],
)
def test_faults_are_repeated_on_request_alone(
    name: str, text: str, right: tuple[str, ...], faulty: tuple[str, ...]
) -> None:
    """`compat` gives UltraEval's answer where that is another one."""
    assert postprocessor(name)(text) == right
    assert postprocessor(name, "ultraeval")(text) == faulty
    wanted = (CompatDifference(text, right, faulty),) if right != faulty else ()
    assert compat_differences(name, [text]) == wanted


@pytest.mark.parametrize("name", POSTPROCESSORS)
@given(text=texts)
def test_faulty_rules_break_on_no_text(name: str, text: str) -> None:
    """One answer, or none where UltraEval has None."""
    found = postprocessor(name, "ultraeval")(text)
    assert len(found) <= 1 and all(isinstance(answer, str) for answer in found)
