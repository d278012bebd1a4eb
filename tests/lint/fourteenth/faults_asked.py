"""Demands that contradict the answers."""

from __future__ import annotations

from functools import partial

from tests.lint.fourteenth.tasks_en import BOOL, MAIL, NLI, PY, SCIENCE, SHOP, SHOP_HAND, SPANS
from tests.lint.fourteenth.tasks_zh import (
    CHENGYU,
    DILI,
    FANYI,
    SHIFEI,
    XINWEN,
    XUHAO,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import changed

_asked = partial(kind, "contradicting demands")
_FORM = "few-shot/other-form few-shot/worked-form answer/other-form"

KINDS = (
    _asked(
        "The number alone is asked for, and the shots have steps.",
        f"few-shot/steps-forbidden {_FORM}",
        changed(
            SHOP,
            ("Let's think step by step.", "Reply with the number only, without any explanation."),
        ),
        changed(YINGYONG, ("请一步一步思考，最后写出答案。", "请直接写出得数，不要写过程。")),
        changed(SHOP_HAND, ('SHOTS + f"', 'SHOTS + f"Give just the final number and no steps.\\n')),
    ),
    _asked(
        "Steps are asked for, and the shots answer at once.",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form",
        changed(PY, (r"\nOutput:", r"\nLet's think step by step.\nOutput:")),
        changed(
            SCIENCE,
            (r"\nAnswer:", r"\nThink step by step, explain your reasoning, then answer.\nAnswer:"),
        ),
        changed(CHENGYU, ("请写出成语。", "请一步一步分析，写出理由，最后给出成语。")),
    ),
    _asked(
        "Other labels are asked for than the golds are.",
        "answer/other-names few-shot/other-labels answer/legend few-shot/other-form",
        changed(NLI, ("Answer entailment, neutral or contradiction.", "Answer yes, maybe or no.")),
        changed(BOOL, ("Is the answer yes or no?", "Is the answer true or false?")),
        changed(SHIFEI, ("「對」或「錯」", "「是」或「否」")),
    ),
    _asked(
        "One of the labels is not named.",
        "answer/other-names answer/other-count few-shot/other-labels answer/legend",
        changed(
            NLI,
            ("Answer entailment, neutral or contradiction.", "Answer entailment or contradiction."),
        ),
        changed(MAIL, ("billing, technical, delivery.", "billing, technical.")),
        changed(XINWEN, ("“体育、财经、科技”", "“体育、财经”")),
    ),
    _asked(
        "The answer is asked for in another language than it is in.",
        f"{_FORM} text/cue-forms",
        changed(FANYI, description="把下面的中文句子翻译成法文。"),
        changed(SPANS, description="Answer each question in German."),
        changed(ZHAIYAO, ("请用一句话概括上面的新闻", "请用一句英文概括上面的新闻")),
    ),
    _asked(
        "A letter or number is asked for and a text compared, or the other way round.",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(
            SCIENCE,
            (r"\nAnswer:", r"\nWrite out the text of the right option, not its letter.\nAnswer:"),
        ),
        changed(CHENGYU, ("请写出成语。\\n成语：", "请只写出正确选项的序号。\\n答案：")),
        changed(DILI, description="以下是中国地理的单项选择题，请写出正确选项的内容，不要写字母。"),
    ),
    _asked(
        "JSON, a box or tags are asked for, and the answers are plain.",
        _FORM,
        changed(SHOP, ("step by step.", "step by step and put the final number into \\\\boxed{}.")),
        changed(
            MAIL,
            (
                "billing, technical, delivery.",
                "billing, technical, delivery. Reply in JSON with the key team.",
            ),
        ),
        changed(
            YUEDU,
            ("用文中的词语回答问题。", "用文中的词语回答问题，答案放在<answer></answer>标签中。"),
        ),
    ),
    _asked(
        "The prompt says another number of options or labels than it lists.",
        "answer/other-count answer/letters",
        changed(SCIENCE, ("Question: {", "Choose one of the five options.\\nQuestion: {")),
        changed(XUHAO, ("选择合适的成语", "从下面三个成语中选择合适的")),
        changed(MAIL, ("one of the teams billing", "one of the four teams billing")),
    ),
    _asked(
        "A shorter answer, or yes or no, is asked for, and the golds are longer.",
        f"{_FORM} tokens/answer-too-long answer/other-names few-shot/other-labels",
        changed(SPANS, description="Answer each question with yes or no."),
        changed(ZHAIYAO, ("不超过二十个字", "不超过五个字")),
        changed(FANYI, description="把下面的中文句子翻译成英文，只用一个单词。"),
    ),
    _asked(
        "The prompt says how many examples there are, and there are others.",
        "few-shot/other-count few-shot/fewer",
        changed(MAIL, ("delivery.\\n\\n", "delivery. Here are five examples.\\n\\n")),
        changed(XINWEN, ("中选择。", "中选择。下面是五个例子。")),
        changed(SHOP_HAND, ('SHOTS = """', 'SHOTS = """Here are eight worked examples.\n\n')),
    ),
)
