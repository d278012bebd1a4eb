"""Demands that contradict each other, or the answers."""

from __future__ import annotations

from functools import partial

from tests.lint.eleventh.tasks_en import (
    ALGEBRA,
    BOOLQ,
    DATES,
    KITCHEN,
    NLI,
    PAIRS,
    SQUAD,
    SUMS,
    TOPICS,
)
from tests.lint.eleventh.tasks_zh import (
    CEVAL,
    CHENGYU,
    GONGMIN,
    GUSHI,
    JIUDIAN,
    OCNLI,
    PANDUAN,
    XINWEN,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import changed

_demands = partial(kind, "demands")

# fmt: off
KINDS = (
    _demands(
        "The answer alone is asked for, and the outputs have steps.",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(SUMS, ("Answer: Let's think step by step.", "Give only the number, without any explanation.\\nAnswer:"), ('"\\n" + data["answer"]', '" " + data["answer"]')),
        changed(YINGYONG, (r"答：让我们一步一步地想。", r"请直接写出答案，不要写过程。\n答：")),
        changed(ALGEBRA, ("Give the final answer in a \\\\boxed{{}}.", "Write nothing but the final answer, in a \\\\boxed{{}}.")),
    ),
    _demands(
        "Another language is asked for than the answers are in.",
        "few-shot/other-form text/cue-forms",
        changed(YUEDU, ("用文中的词语回答问题。", "用英文回答问题。")),
        changed(ZHAIYAO, ("写一个简短的标题", "写一个简短的英文标题")),
        changed(PAIRS, ("Translate from English to Chinese.", "Translate from English to Spanish."), ("Chinese:", "Spanish:")),
    ),
    _demands(
        "Other labels are named than the answers are.",
        "answer/other-names few-shot/other-labels few-shot/other-form answer/legend",
        changed(NLI, description="Decide whether the hypothesis follows from the premise. Answer with true, false or unknown."),
        changed(OCNLI, ("蕴含、矛盾还是中立？", "相同、相反还是无关？")),
        changed(PANDUAN, ("请回答是或否。", "请回答正确或错误。")),
    ),
    _demands(
        "One of the labels is left out where they are named.",
        "answer/other-names answer/other-count answer/not-an-option",
        changed(NLI, description="Decide whether the hypothesis follows from the premise. Answer with entailment or contradiction."),
        changed(TOPICS, ('LABELS = ["World", "Sports", "Business", "Technology"]', 'LABELS = ["World", "Sports", "Business"]')),
        changed(XINWEN, ("'、'.join(labels)", "'、'.join(labels[:3])")),
    ),
    _demands(
        "The prompt says another number of options or labels than there are.",
        "answer/other-count",
        changed(GONGMIN, description="以下是公民科的選擇題，每題有五個選項，只有一個正確。"),
        changed(TOPICS, ('"Choose one topic: "', '"Choose one of these three topics: "')),
        changed(XINWEN, ("属于哪一类（", "属于下列五类中的哪一类（")),
    ),
    _demands(
        "The instruction belongs to another task.",
        "few-shot/other-form text/no-question answer/other-names answer/letter-asked answer/not-extracted few-shot/steps-lost",
        changed(YUEDU, ("阅读下面的短文，用文中的词语回答问题。", "请计算下面这道应用题。")),
        changed(GUSHI, ("请写出古诗的下一句。", "请将下面的句子翻译成英文。")),
        changed(PAIRS, ("Translate from English to Chinese.", "Summarise the text in English.")),
    ),
    _demands(
        "JSON is asked for, and the answers are plain.",
        "few-shot/other-form",
        changed(DATES, description='Find the date in each mail. Return a JSON object with the key "date".'),
        changed(OCNLI, ("中立？", "中立？请以JSON格式输出。")),
        changed(SQUAD, description="Answer each question from the passage. Respond in JSON."),
    ),
    _demands(
        "Another form of date, number or letters is asked for.",
        "few-shot/other-form answer/other-names",
        changed(NLI, description="Decide whether the hypothesis follows from the premise. Answer in capital letters with ENTAILMENT, NEUTRAL or CONTRADICTION."),
        changed(SUMS, ("Answer: Let's", "Round the result to two decimal places.\\nAnswer: Let's")),
        changed(YINGYONG, (r"{question}\n答", r"{question}（结果保留两位小数）\n答")),
    ),
    _demands(
        "A whole sentence is asked for, and the answers are single words.",
        "few-shot/other-form",
        changed(SQUAD, description="Answer each question about the passage in a full sentence."),
        changed(YUEDU, ("用文中的词语回答问题。", "用完整的句子回答问题。")),
        changed(BOOLQ, (r"\nAnswer (yes or no):", r"\nAnswer yes or no in a complete sentence.\nAnswer:")),
    ),
    _demands(
        "The prompt speaks of a passage or a sentence that it does not show.",
        "text/no-question text/absent-field text/empty-slot text/ambiguous",
        changed(SQUAD, (r"Passage: {context}\n\nQuestion", "Question")),
        changed(YUEDU, ("短文：{passage}\n", "")),
        changed(BOOLQ, (r"{data['passage']}\nQuestion", r"Read the passage and answer.\nQuestion")),
    ),
    _demands(
        "A number or a letter is asked for, and the answers are words.",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form answer/legend",
        changed(TOPICS, ('"Choose one topic: "', '"Answer with A, B, C or D. Topics: "')),
        changed(CHENGYU, ("填入横线处。", "填入横线处，请只回答序号。")),
        changed(JIUDIAN, ("只回答“正面”或“负面”", "正面回答1，负面回答0")),
    ),
    _demands(
        "So many words are asked for, and the answers have more.",
        "few-shot/other-form few-shot/steps-forbidden",
        changed(GUSHI, ("请写出古诗的下一句。", "请用一个字写出古诗的下一句。")),
        changed(SQUAD, description="Answer each question in exactly five words from the passage."),
        changed(SUMS, ("Answer: Let's think step by step.", "Answer in one word.\\nAnswer:")),
    ),
    _demands(
        "A box, tags or a heading is asked for, and no answer has it.",
        "few-shot/other-form answer/not-extracted",
        changed(KITCHEN, ("Reply with the letter of the right option (a, b, c or d).", "Reply with the letter of the right option (a, b, c or d) in <answer></answer> tags.")),
        changed(SUMS, ("Answer: Let's", "Put the final number in \\\\boxed{{}}.\\nAnswer: Let's")),
        changed(CEVAL, description="以下是关于常识的单项选择题，请把正确答案写在【】里。"),
    ),
)
