"""Faults of demands that the answers or the shots contradict."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.nineteenth.tasks_en import BOOL, CHEM, NLI, SAME, TICKETS
from tests.lint.nineteenth.tasks_free import CAPITALS, DATES, FRENCH, SPAN, SUMS, TABLE
from tests.lint.nineteenth.tasks_own import EMAIL, FILMS
from tests.lint.nineteenth.tasks_tw import CHENGYU, FANYI, SHIFEI, XINWEN
from tests.lint.nineteenth.tasks_zh import CHANGSHI, PINGLUN, YINGYONG, YUEDU
from tests.lint.shape import changed

_kind = partial(kind, "contradicting demands")
_FORM = "few-shot/other-form"

KINDS = (
    _kind(
        "One word, or a few, are asked for, and the answers are sentences",
        _FORM,
        changed(
            FRENCH,
            (
                "Translate from English to French.",
                "Translate from English to French. Reply in one word.",
            ),
        ),
        changed(FANYI, ("译成英文。", "译成英文，只写一个单词。")),
        changed(EMAIL, description="Answer every message with a single word.\n\n"),
    ),
    _kind(
        "Capitals are asked for, and the answers are in small letters",
        f"{_FORM} answer/other-names answer/two-spellings",
        changed(TICKETS, ('"Queue:"', '"Queue (in CAPITAL LETTERS):"')),
        changed(BOOL, ("Answer yes or no.", "Please write the answer in upper case.")),
        changed(
            FILMS,
            (
                "Say whether a review is positive or negative.",
                "Say POSITIVE or NEGATIVE for each review.",
            ),
        ),
    ),
    _kind(
        "JSON, a list or a tag is asked for, and the answers are plain",
        _FORM,
        changed(TICKETS, ('"Queue:"', '"Return a JSON object with the key \\"queue\\".\\nQueue:"')),
        changed(
            DATES, ("write it as YYYY-MM-DD.", "write it as YYYY-MM-DD between <date> and </date>.")
        ),
        changed(YUEDU, ("用文中的词语回答问题。", "用文中的词语回答问题，以JSON格式输出。")),
    ),
    _kind(
        "Another language is asked for than the answers are in",
        f"{_FORM} answer/other-names text/cue-forms",
        changed(FRENCH, ("English to French.", "English to German.")),
        changed(FANYI, ("译成英文。", "译成日文。")),
        changed(PINGLUN, ("好评还是差评。", "好评还是差评，请用英文作答。")),
        changed(SPAN, ("\\nAnswer with words from the passage:", "\\nAnswer in Spanish:")),
    ),
    _kind(
        "Reasons are asked for, and the shots give the bare label",
        f"{_FORM} few-shot/steps-lost few-shot/steps-only-here",
        changed(
            BOOL, ("Answer yes or no.", "Explain your reasoning first, then answer yes or no.")
        ),
        changed(PINGLUN, ("是好评还是差评。", "是好评还是差评，先写出理由，再给出结论。")),
        changed(XINWEN, ('"）：\\n"', '"），請先說明理由：\\n"')),
    ),
    _kind(
        "The bare answer is asked for, and the shots give steps",
        f"few-shot/steps-forbidden {_FORM}",
        changed(
            SUMS,
            (
                "Answer: Let's think step by step.",
                "Give only the final number, without any explanation.\\nAnswer:",
            ),
        ),
        changed(YINGYONG, ("解答：让我们一步一步地想。", "只写最后的数字，不要写过程。\\n解答：")),
        changed(
            DATES,
            ("write it as YYYY-MM-DD.", "reply with YYYY-MM-DD only. Do not explain anything."),
            (
                '" " + data["date"],',
                '" The year is {}, the month {}, the day {}.".format(*data["date"].split("-"))\n'
                '        + " The answer is " + data["date"] + ".",',
            ),
            postprocess="exact_match_post",
        ),
    ),
    _kind(
        "A unit, decimals or number words are asked for, and the answers are bare digits",
        _FORM,
        changed(
            SUMS,
            ("{question}\\nAnswer", "{question} Give the answer with two decimal places.\\nAnswer"),
        ),
        changed(YINGYONG, ("问题：{}\\n", "问题：{}（答案请带上单位）\\n")),
        changed(
            EMAIL,
            (
                "item and quantity.",
                'item and quantity. The quantity is spelled out, such as \\"four\\".',
            ),
        ),
    ),
    _kind(
        "Whole sentences are asked for, and the answers are single words",
        _FORM,
        changed(CAPITALS, ("({continent})?", "({continent})? Please answer with a full sentence.")),
        changed(YUEDU, ("用文中的词语回答问题。", "请用完整的句子回答问题。")),
        changed(TABLE, ('"A:"])', '"Answer in one full sentence.", "A:"])')),
    ),
    _kind(
        "The prompt names other labels than the answers are",
        f"answer/other-names {_FORM} answer/letter-asked answer/letters",
        changed(TICKETS, ('", ".join(QUEUES)', '"payments, shipping, access, returns"')),
        changed(SHIFEI, ("請回答「是」或「否」", "請回答「對」或「錯」")),
        changed(SAME, ("Meaning (same or different):", "Paraphrase (yes or no):")),
    ),
    _kind(
        "Two options or more are asked for, and one is right",
        f"{_FORM} answer/several-golds answer/other-count answer/letter-asked",
        changed(CHEM, ('"Answer:")', '"Choose exactly two letters.\\nAnswer:")')),
        changed(CHANGSHI, description="以下是多项选择题，每题有两个正确选项。\n\n"),
        changed(CHENGYU, ("請選出最適合填入空格的成語。", "請選出兩個適合填入空格的成語。")),
    ),
    _kind(
        "A box, quotes or brackets are asked for around the answer, and the shots have none",
        _FORM,
        changed(
            SUMS,
            (
                "Let's think step by step.",
                "Let's think step by step, and put the final answer in \\\\boxed{{}}.",
            ),
        ),
        changed(
            SPAN,
            (
                "\\nAnswer with words from the passage:",
                "\\nQuote the words of the passage in double quotation marks:",
            ),
        ),
        changed(CHENGYU, ('"答案："]', '"請將答案寫在【】內。", "答案："]')),
    ),
    _kind(
        "The description asks for something else than the template does",
        f"{_FORM} answer/other-names answer/letter-asked answer/letters text/repeated-instruction answer/legend",
        changed(BOOL, description="Answer each question with true or false.\n\n"),
        changed(
            NLI,
            description="Say for each pair whether the sentences are similar or dissimilar.\n\n",
        ),
        changed(CHANGSHI, description="以下是判断题，请回答“对”或“错”。\n\n"),
    ),
)
