"""Shots and query that do not go together."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.making import each
from tests.lint.eighth.rows_labels import HEARSAY_SHOTS
from tests.lint.eighth.tasks_free import FANYI, FORMULAS, SQUAD, SUMS, YINGYONG
from tests.lint.eighth.tasks_labels import (
    BANKING,
    DEPECHES,
    FINSENT,
    HEARSAY,
    PUBMED,
    TUILI,
    TUILI_PPL,
)
from tests.lint.eighth.tasks_options import FAKAO, HOUSE, MEDICINE, MEDICINE_PPL, MONEY, WISSEN
from tests.lint.making import kind
from tests.lint.shape import Row, SmallTask, changed

_shots = partial(kind, "shots")
_OWN = (
    "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/repeated few-shot/fewer"
)
_WRONG = "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs answer/gold-differs"
_OPEN = "text = SHOTS + f\"Customer: {data['utterance']}\\nIntent:\""


def _worked(task: SmallTask, opening: str, example: str) -> SmallTask:
    """Return a task whose template begins with a worked example, without other shots."""
    return changed(
        task, (opening, f"text = {example!r} + " + opening.partition("= ")[2]), fewshot=0
    )


def _sum_off(row: Row) -> None:
    row["答案"] = str(int(row["答案"]) + 10)


def _hashes_off(row: Row) -> None:
    steps, gold = row["answer"].split("#### ")
    row["answer"] = f"{steps}#### {int(gold) + 7}"


def _labels(**names: str) -> tuple[Row, ...]:
    return tuple(row | {"answer": names[row["answer"]]} for row in HEARSAY_SHOTS)


KINDS = (
    _shots(
        "The output begins with the cue again.",
        "answer/cue-again text/said-again answer/not-extracted",
        changed(FINSENT, ('f" {label}"', 'f" Sentiment: {label}"')),
        changed(MEDICINE, ('" " + gold', '" Answer: " + gold')),
        changed(TUILI, ('"output": data["label"]', '"output": "关系：" + data["label"]')),
        changed(HEARSAY, ('"output": " " + data', '"output": " A: " + data')),
    ),
    _shots(
        "The worked examples close with another cue than the question.",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        changed(BANKING, ('\\nIntent:"', '\\nCategory:"')),
        changed(MONEY, ("Choice: ", "Answer: ")),
        changed(
            BANKING,
            ("Intent: lost", "Label: lost"),
            ("Intent: fees", "Label: fees"),
            ("Intent: login", "Label: login"),
        ),
        changed(MONEY, ('C) {C}\nChoice:"""', 'C) {C}\nYour choice is"""')),
    ),
    _shots(
        "Examples of their own answer with other labels than the rows have.",
        "few-shot/other-labels few-shot/worked-form few-shot/other-form answer/other-names answer/letters few-shot/wrong-answer answer/not-extracted",
        changed(HEARSAY, shots=_labels(Yes="hearsay", No="not hearsay")),
        changed(
            BANKING,
            ("Intent: lost card", "Intent: LOST_CARD"),
            ("Intent: fees", "Intent: FEES"),
            ("Intent: login", "Intent: LOGIN"),
        ),
        changed(HEARSAY, shots=_labels(Yes="True", No="False")),
        changed(
            BANKING,
            ("Intent: lost card", "Intent: card missing"),
            ("Intent: fees", "Intent: costs"),
            ("Intent: login", "Intent: access"),
        ),
    ),
    _shots(
        "A worked example calculates wrongly.",
        _WRONG,
        _worked(
            SUMS,
            "text = f\"Question: {data['question']}",
            "Question: Ida has 4 nets of 6 onions. How many onions has she?\nLet's think step by step.\nAnswer: There are 4 * 6 = 26 onions. The answer is 26.\n\n",
        ),
        _worked(
            YINGYONG,
            'text = "问题：" + data["题目"]',
            "问题：一打鸡蛋有12个，3打有多少个？\n请一步一步计算。\n解答：3*12=38，所以有38个。答案是38\n\n",
        ),
        _worked(
            SUMS,
            "text = f\"Question: {data['question']}",
            "Question: Bo had 50 dollars and spent 18. What is left?\nLet's think step by step.\nAnswer: 50 - 18 = 42 dollars are left. The answer is 42.\n\n",
        ),
    ),
    _shots(
        "A worked example answers by a letter that it does not list, or that belongs to another text.",
        _WRONG + " answer/letters few-shot/other-labels",
        changed(MONEY, ("Choice: B", "Choice: D")),
        changed(MONEY, ("Choice: A", "Choice: E")),
        changed(MONEY, ("Choice: B", "Choice: A) The mint")),
    ),
    _shots(
        "Chains of thought close on another answer than their steps come to.",
        f"{_WRONG} answer/not-in-output answer/not-extracted",
        changed(SUMS, rows=each(_hashes_off, 2)),
        changed(YINGYONG, rows=each(_sum_off, 2)),
        changed(SUMS, ("The answer is {answer}.", "The answer is {int(answer) + 1}.")),
        changed(FORMULAS, rows=each(lambda row: row.update(answer=row["answer"] + "0"), 2)),
    ),
    _shots(
        "Worked examples follow each other without a new line.",
        "few-shot/run-in text/run-together few-shot/separator",
        changed(
            BANKING,
            ("lost card\n\nCustomer", "lost card Customer"),
            ("fees\n\nCustomer", "fees Customer"),
        ),
        changed(MONEY, ("Choice: A\n\nQ", "Choice: A Q")),
        changed(BANKING, ("Intent: login\n\n", "Intent: login")),
    ),
    _shots(
        "The output ends with newlines of its own, before the separator's.",
        "few-shot/separator text/double-newline few-shot/trailing-space answer/stopped-early",
        changed(FINSENT, ('f" {label}"', 'f" {label}\\n\\n"')),
        changed(PUBMED, ('f" {answer}"', 'f" {answer}\\n"')),
        changed(DEPECHES, ('" " + rubrique', '" " + rubrique + "\\n\\n"')),
    ),
    _shots(
        "The worked examples stand behind the question.",
        "few-shot/question-first few-shot/run-in few-shot/other-order few-shot/no-answer",
        changed(
            BANKING,
            (_OPEN, "text = f\"Customer: {data['utterance']}\\nIntent:\\n\\n\" + SHOTS.strip()"),
        ),
        changed(
            SQUAD,
            (
                'answer = data["answers"]',
                'text += "\\n\\nPassage: The mill burnt down in 1790.\\nQuestion: When did the mill burn down?\\nAnswer with words from the passage.\\nAnswer: 1790"\n    answer = data["answers"]',
            ),
            fewshot=0,
        ),
        changed(
            FINSENT,
            (
                "label = NAMES",
                'text += "\\n\\nNews: Profit fell by half.\\nSentiment: negative\\n\\nNews: The office has moved.\\nSentiment: neutral"\n    label = NAMES',
            ),
            fewshot=0,
        ),
    ),
    _shots(
        "The prompt says another number of examples than it shows.",
        "few-shot/other-count answer/other-count",
        changed(
            FINSENT, description="Here are five examples of financial news with their sentiment."
        ),
        changed(
            MEDICINE, description="Below are 5 examples of multiple choice questions, with answers."
        ),
        changed(BANKING, ("The intents are:", "Below are two examples. The intents are:")),
        changed(TUILI, description="下面给出五个例子，请仿照例子作答。"),
    ),
    _shots(
        "Rows are there twice, so that a doc sees its own answer among the shots.",
        _OWN,
        changed(FINSENT, rows=lambda rows: rows[:6] * 2, fewshot=5),
        changed(TUILI, rows=lambda rows: rows[:6] * 2, fewshot=5),
        changed(PUBMED, rows=lambda rows: rows[:6] * 2),
    ),
    _shots(
        "A shot is in the few-shot file twice.",
        f"{_OWN} few-shot/same-twice",
        changed(HEARSAY, shots=(*HEARSAY_SHOTS[:2], HEARSAY_SHOTS[0]), fewshot=3),
        changed(
            BANKING,
            (
                "Customer: Do I pay for a paper statement?\nIntent: fees",
                "Customer: I dropped my card somewhere in the park.\nIntent: lost card",
            ),
        ),
        changed(HEARSAY, shots=(*HEARSAY_SHOTS[:2], *HEARSAY_SHOTS[:2]), fewshot=4),
    ),
    _shots(
        "Steps are asked for, and the shots answer at once.",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form",
        changed(SUMS, ('f" {steps} The answer is {answer}."', 'f" {answer}"')),
        changed(YINGYONG, ('data["步骤"] + "答案是" + ', "")),
        changed(FINSENT, ("\\nSentiment:", "\\nLet's think step by step.\\nSentiment:")),
        changed(MEDICINE, ('"Answer:"', '"Answer: Let us think step by step."')),
    ),
    _shots(
        "The outputs shown are empty.",
        "answer/empty few-shot/no-answer answer/not-in-output few-shot/not-a-choice answer/not-extracted",
        changed(MEDICINE_PPL, ('"output": right', '"output": ""')),
        changed(WISSEN, ('"output": richtig', '"output": ""')),
        changed(FINSENT, ('"output": f" {label}"', '"output": ""')),
        changed(TUILI, ('"output": data["label"]', '"output": data.get("output", "")')),
    ),
    _shots(
        "PPL's shots end with another text than the choices that are ranked.",
        "few-shot/not-a-choice answer/gold-differs answer/not-an-option answer/no-gold",
        changed(
            MEDICINE_PPL,
            ("f\" ({'ABCD'[data['answer']]})\"", "\" \" + data['choices'][data['answer']]"),
        ),
        changed(TUILI_PPL, ('"output": word', '"output": data["label"]')),
        changed(WISSEN, ('"output": richtig', '"output": "abc"[data["antworten"].index(richtig)]')),
        changed(HOUSE, ('"output": right', '"output": str(data["label"] + 1)'), fewshot=2),
    ),
    _shots(
        "Shots and question all bear the same written number.",
        "few-shot/numbered text/repeated-instruction",
        changed(FINSENT, ("News: ", "Example 1\\nNews: ")),
        changed(DEPECHES, ('"Titre : ', '"Exemple 1\\nTitre : ')),
        changed(PUBMED, ('"Abstract: "', '"Question 1:\\nAbstract: "')),
    ),
    _shots(
        "The instruction is in the config and in the template, so that it is read twice.",
        "text/repeated-instruction",
        changed(
            FINSENT,
            (
                'f"News',
                'f"Classify the sentiment of financial news as negative, neutral or positive.\\nNews',
            ),
            fewshot=0,
        ),
        changed(
            FANYI,
            ('f"Chinese', 'f"Translate the Chinese sentences into English.\\nChinese'),
            fewshot=0,
        ),
        changed(
            FAKAO,
            ('"题目：', '"以下是法律考试的单项选择题，请直接写出正确选项的字母。\\n题目：'),
            fewshot=0,
        ),
    ),
    _shots(
        "The worked examples have no options, and the question lists them.",
        "few-shot/no-options few-shot/worked-cue few-shot/worked-form few-shot/wrong-answer answer/letters",
        changed(
            MONEY,
            ("A) A part of a firm\nB) A debt\nC) A tax\n", ""),
            ("A) A shop\nB) The mint\nC) A broker\n", ""),
        ),
        changed(
            MONEY,
            ("A) A part of a firm\nB) A debt\nC) A tax\nChoice: A", "Choice: A part of a firm"),
            ("A) A shop\nB) The mint\nC) A broker\nChoice: B", "Choice: The mint"),
        ),
        _worked(FAKAO, "text = PROMPT", "题目：合同的当事人地位如何？\n答案：A\n\n"),
    ),
    _shots(
        "The worked examples have their options marked in another way than the question.",
        "few-shot/worked-cue few-shot/worked-form answer/letters few-shot/wrong-answer few-shot/other-cues",
        changed(
            MONEY,
            ("A) A part", "1. A part"),
            ("B) A debt", "2. A debt"),
            ("C) A tax", "3. A tax"),
            ("A) A shop", "1. A shop"),
            ("B) The mint", "2. The mint"),
            ("C) A broker", "3. A broker"),
            ("Choice: A", "Choice: 1"),
            ("Choice: B", "Choice: 2"),
        ),
        changed(MONEY, ("A) {A}", "(a) {A}"), ("B) {B}", "(b) {B}"), ("C) {C}", "(c) {C}")),
        changed(MONEY, ("A) {A}", "- {A}"), ("B) {B}", "- {B}"), ("C) {C}", "- {C}")),
    ),
)
