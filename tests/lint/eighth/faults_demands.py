"""Demands of the prompt that its answers do not meet."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.tasks_free import (
    CHATS,
    FANYI,
    FORMULAS,
    LEDGERS,
    PROGRAMS,
    SQUAD,
    SUMS,
    YINGYONG,
    YUEDU,
)
from tests.lint.eighth.tasks_labels import (
    BANKING,
    DEPECHES,
    FINSENT,
    HEARSAY,
    PUBMED,
    QINGXU,
    TUILI,
)
from tests.lint.eighth.tasks_options import MEDICINE, WISSEN
from tests.lint.making import kind
from tests.lint.shape import changed

_demands = partial(kind, "demands")
_FORM = "few-shot/other-form"
_STEPS = "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form few-shot/steps-forbidden"

KINDS = (
    _demands(
        "An answer in another language is asked for than the golds are in.",
        f"{_FORM} answer/other-names text/cue-forms",
        changed(FANYI, description="Translate the Chinese sentences into French."),
        changed(YUEDU, ("阅读短文，回答问题。", "阅读短文，用英文回答问题。")),
        changed(CHATS, ("in one sentence.", "in one sentence in German.")),
        changed(SQUAD, ("Answer with words from the passage.", "Answer in Spanish.")),
    ),
    _demands(
        "One word is asked for, and the golds have many.",
        f"{_FORM} few-shot/steps-forbidden",
        changed(CHATS, ("in one sentence.", "in one word.")),
        changed(
            FANYI, description="Translate the Chinese into English. Answer with a single word."
        ),
        changed(YINGYONG, ("请一步一步计算。", "请只用一个词回答。")),
    ),
    _demands(
        "A whole sentence is asked for, and the golds are a word or a number.",
        _FORM,
        changed(PUBMED, ("Answer (yes, no or maybe):", "Answer in a full sentence:")),
        changed(LEDGERS, (r'"\nAnswer:"', r'"\nAnswer in a complete sentence.\nAnswer:"')),
        changed(YUEDU, ("回答问题。", "用完整的句子回答问题。")),
        changed(
            PROGRAMS,
            (
                "What does this program print?",
                "What does this program print? Reply in a full sentence.",
            ),
        ),
    ),
    _demands(
        "JSON is asked for, and the outputs are plain.",
        _FORM,
        changed(
            FINSENT,
            description='Classify the sentiment of financial news as negative, neutral or positive. Answer as JSON: {"sentiment": ...}',
        ),
        changed(
            BANKING,
            ("The intents are:", 'Return a JSON object with the key "intent". The intents are:'),
        ),
        changed(PUBMED, ("Answer (yes, no or maybe):", "Answer yes, no or maybe in JSON format:")),
    ),
    _demands(
        "An explanation is asked for, and the outputs have a label alone.",
        _STEPS,
        changed(
            FINSENT, ("\\nSentiment:", "\\nExplain your reasoning before you answer.\\nSentiment:")
        ),
        changed(MEDICINE, ('"Answer:"', '"Reason step by step, then give the letter.\\nAnswer:"')),
        changed(TUILI, ("还是中立？", "还是中立？请先写出推理过程。")),
        changed(PUBMED, ('"Answer (yes', '"Explain step by step why.\\nAnswer (yes')),
    ),
    _demands(
        "The number alone is asked for, and the outputs show the steps.",
        _STEPS,
        changed(SUMS, ("Let's think step by step.", "Give only the number, without any steps.")),
        changed(YINGYONG, ("请一步一步计算。", "只写答案，不要写过程。")),
        changed(
            FORMULAS,
            (
                r'"\n\nSolution:\n"',
                r'"\nAnswer with the final number only, no explanation.\n\nSolution:\n"',
            ),
        ),
    ),
    _demands(
        "Capital letters are asked for, and the golds are small.",
        f"{_FORM} answer/other-names",
        changed(
            FINSENT,
            description="Classify the sentiment as negative, neutral or positive. Answer in capital letters.",
        ),
        changed(DEPECHES, ("Rubrique (", "Répondez en majuscules.\\nRubrique (")),
        changed(
            PUBMED, ('"Answer (yes, no or maybe):"', '"Answer yes, no or maybe in UPPERCASE:"')
        ),
    ),
    _demands(
        "A box of LaTeX is asked for, and no output has one.",
        _FORM,
        changed(
            SUMS,
            (
                "Let's think step by step.",
                "Let's think step by step. Put the final answer in \\\\boxed{{}}.",
            ),
        ),
        changed(YINGYONG, ("请一步一步计算。", "请一步一步计算，最后的答案写在\\\\boxed{}里。")),
        changed(LEDGERS, (r'"\nAnswer:"', r'"\nGive the final answer in \\boxed{}.\nAnswer:"')),
    ),
    _demands(
        "A choice among options is asked for where none are listed.",
        f"{_FORM} answer/letters answer/letter-asked answer/other-names",
        changed(
            SQUAD, ("Answer with words from the passage.", "Choose the best of the options below.")
        ),
        changed(YUEDU, ("回答问题。", "从下列选项中选出正确的一项。")),
        changed(
            LEDGERS, (r'"\nAnswer:"', r'"\nChoose the correct option (A, B, C or D).\nAnswer:"')
        ),
        changed(
            WISSEN,
            (r"\nMögliche Antworten: {auswahl}\nAntwort:", r"\nWähle A, B oder C.\nAntwort:"),
        ),
    ),
    _demands(
        "The instruction is that of another task.",
        f"{_FORM} answer/other-names answer/letter-asked answer/letters text/no-question",
        changed(FINSENT, description="Translate the following sentences into German."),
        changed(
            HEARSAY, ("Is this hearsay? Answer Yes or No.", "Is the review positive or negative?")
        ),
        changed(YUEDU, ("阅读短文，回答问题。", "请把下面的句子翻译成英文。")),
        changed(
            QINGXU, ("第一个说话人的情绪是高兴、生气还是难过？", "这条新闻属于体育、财经还是科技？")
        ),
    ),
    _demands(
        "Decimals are asked for, and the golds are whole numbers.",
        _FORM,
        changed(
            SUMS,
            (
                "Let's think step by step.",
                "Let's think step by step. Round the answer to two decimal places.",
            ),
        ),
        changed(YINGYONG, ("请一步一步计算。", "请一步一步计算，结果保留两位小数。")),
        changed(
            FORMULAS,
            (
                r'"\n\nSolution:\n"',
                r'"\nGive the answer as a decimal with two places.\n\nSolution:\n"',
            ),
        ),
    ),
    _demands(
        "A unit or a currency is asked for, and the golds are bare numbers.",
        f"{_FORM} answer/other-form",
        changed(
            SUMS,
            (
                "Let's think step by step.",
                "Let's think step by step. Give the answer with its unit.",
            ),
        ),
        changed(YINGYONG, ("请一步一步计算。", "请一步一步计算，答案要带单位。")),
        changed(SUMS, description="Answer each question with a number and its unit."),
    ),
    _demands(
        "Quotes, tags or a fence around the answer are asked for, and no output has them.",
        _FORM,
        changed(
            SQUAD,
            (
                "Answer with words from the passage.",
                "Put the answer between <answer> and </answer>.",
            ),
        ),
        changed(FINSENT, ("\\nSentiment:", "\\nWrite the label in double quotes.\\nSentiment:")),
        changed(PROGRAMS, ("Output:", "Put the output into a code block.\\nOutput:")),
        changed(TUILI, ("还是中立？", "还是中立？请把答案放在【】里。")),
    ),
)
