"""Faults of answers, of rows and labels, and demands that contradict the answers."""

from __future__ import annotations

from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtyninth.tasks_free import ENDING, EVENT, NAME, SHOP, STOCK, TRACE
from tests.lint.thirtyninth.tasks_labels import CLAIM, DESK, QUIZ, RATE, TOPIC
from tests.lint.thirtyninth.tasks_zh import EXAM, INTENT, MOOD, PLACE, SUMS

F = "answers"
ROWS = "rows and labels"
ASKED = "contradicting demands"


def right_first(rows: list[Row]) -> None:
    """Put the right option of each row first."""
    for row in rows:
        row["choices"].insert(0, row["choices"].pop(row["answer"]))
        row["answer"] = 0


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the output is a letter and what is compared is the text",
        "answer/not-in-output answer/not-extracted answer/letter-asked",
        changed(
            QUIZ,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
        changed(CLAIM, ('"processed_output": gold', '"processed_output": data["verdict"]')),
        changed(
            EXAM,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
    ),
    kind(
        F,
        "a stop sequence cuts the answer",
        "answer/stopped-early answer/not-extracted",
        changed(EVENT, stop=("}", "\n")),
        changed(SHOP, stop=("#", "\n")),
        changed(SUMS, stop=("。", "\n")),
    ),
    kind(
        F,
        "the room for the answer is that of a label",
        "tokens/answer-too-long",
        changed(SHOP, max_tokens=4),
        changed(EVENT, max_tokens=2),
    ),
    kind(
        F,
        "the post-processor reads another form of answer",
        "answer/not-extracted",
        changed(SUMS, postprocess="until_return_post"),
        changed(SHOP, postprocess="until_return_post"),
        changed(EVENT, postprocess="gsm8k_post"),
    ),
    kind(
        F,
        "the output repeats the cue",
        "answer/cue-again answer/not-extracted",
        changed(DESK, ('" " + gold', '" Queue: " + gold')),
        changed(EXAM, ('"output": gold', '"output": "答案：" + gold')),
        changed(RATE, ('" " + gold', '" Score: " + gold')),
    ),
    kind(
        F,
        "the gold is read from a field that no row has",
        "answer/empty text/absent-field text/nothing answer/empty-is-right answer/same-gold",
        changed(STOCK, ('data["cell"]', 'data.get("answer", "")')),
        changed(PLACE, ('data["place"]', 'data.get("location", "")')),
    ),
    kind(
        ROWS,
        "one row spells its label in another way",
        (
            "answer/two-spellings answer/other-form answer/other-names "
            "answer/unlike-others answer/not-an-option"
        ),
        changed(DESK, rows=at(4, queue="Billing")),
        changed(INTENT, rows=at(2, intent="转帐")),
    ),
    kind(
        ROWS,
        "a row stands there again with another label",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(DESK, rows=lambda rows: [*rows, {**rows[3], "queue": "delivery"}]),
        changed(CLAIM, rows=lambda rows: [*rows, {**rows[1], "verdict": "supported"}]),
        changed(INTENT, rows=lambda rows: [*rows, {**rows[4], "intent": "投诉"}]),
    ),
    kind(
        ROWS,
        "an option is there twice",
        "answer/same-option answer/letters answer/several-golds",
        changed(QUIZ, rows=at(3, choices=["five", "seven", "seven", "six"])),
        changed(EXAM, rows=at(0, choices=["黄河", "长江", "黄河", "淮河"])),
    ),
    kind(
        ROWS,
        "the answer of a row does not stand in its text",
        "answer/not-an-option answer/unlike-others answer/other-form few-shot/wrong-answer",
        changed(NAME, rows=at(3, span="Hawksmoor")),
        changed(PLACE, rows=at(4, place="台北")),
        changed(STOCK, rows=at(1, cell="18")),
    ),
    kind(
        ROWS,
        "more than one option of a row is right",
        "answer/several-golds",
        changed(
            ENDING,
            rows=put("target_scores", lambda row: dict.fromkeys(row["target_scores"], 1), 9, 4),
        ),
        changed(
            MOOD,
            rows=put("target_scores", lambda row: dict.fromkeys(row["target_scores"], 1), 8, 3),
        ),
    ),
    kind(
        ROWS,
        "the right option is the first one in every row",
        "answer/one-place answer/same-gold",
        changed(QUIZ, rows=right_first),
        changed(EXAM, rows=right_first),
    ),
    kind(
        ASKED,
        "a label was renamed in the prompt, and the rows have the old name",
        "answer/other-names answer/legend answer/not-an-option answer/letters",
        changed(DESK, ("- billing:", "- payments:"), ("it is not billing", "it is not payments")),
        changed(INTENT, ("- 挂失：", "- 冻结：")),
        changed(
            MOOD,
            description=MOOD.description.replace("好評：", "推薦：")
            .replace("負評：", "不推：")
            .replace("，願意推薦", "")
            .replace("，不願意推薦", ""),
        ),
    ),
    kind(
        ASKED,
        "a label was taken out of the list, and rows still have it",
        "answer/other-names answer/other-count answer/legend answer/letters",
        changed(
            DESK,
            ("- product: how a tool works, spare parts and advice before buying\n", ""),
            ("exactly one of the four", "exactly one of the three"),
        ),
        changed(INTENT, ("- 投诉：对服务不满意，要求处理\n", "")),
        changed(
            CLAIM,
            ("C = not enough information: the evidence leaves the claim open\n", ""),
            (
                (
                    "3. If the claim adds a detail that the evidence does not settle, the "
                    "verdict is C.\n"
                ),
                "",
            ),
            ("4. A claim that sw", "3. A claim that sw"),
            ("5. A claim that only", "4. A claim that only"),
            ("A, B or C", "A or B"),
        ),
    ),
    kind(
        ASKED,
        "the number of labels or options is that of an earlier list",
        "answer/other-count answer/letters",
        changed(DESK, ("exactly one of the four queues", "exactly one of the five queues")),
        changed(
            TOPIC, description=TOPIC.description.replace("into three fields", "into four fields")
        ),
        changed(EXAM, ("有四个选项", "有五个选项")),
    ),
    kind(
        ASKED,
        "the text of the option is asked for, and letters count",
        "answer/letter-asked few-shot/other-form answer/other-names",
        changed(
            QUIZ,
            (
                "One capital letter from A to D, without a bracket or a full stop.",
                "The full text of the correct option, without its letter.",
            ),
        ),
        changed(EXAM, ("只写一个大写字母。", "只写正确选项的完整文字，不要写字母。")),
    ),
    kind(
        ASKED,
        "an object of JSON is asked for, and the answers are bare",
        "few-shot/other-form few-shot/worked-form answer/other-names",
        changed(
            DESK,
            (
                "Reply with the name of the queue in lower case, and nothing else.",
                'Reply with a JSON object: {\\"queue\\": \\"<name of the queue>\\"}',
            ),
        ),
        changed(
            RATE,
            ("Give only the number of the score.", 'Return valid JSON with the key \\"score\\".'),
        ),
        changed(
            PLACE,
            ("只寫地名，不加引號，也不加句號。", '請以 JSON 格式輸出：{\\"地點\\": \\"地名\\"}'),
        ),
    ),
    kind(
        ASKED,
        "capital letters are asked for, and the labels are small",
        "few-shot/other-form answer/other-names answer/two-spellings",
        changed(DESK, ("queue in lower case, and", "queue in capital letters, and")),
        changed(TOPIC, description=TOPIC.description.replace("in lower case", "in upper case")),
    ),
    kind(
        ASKED,
        "the number alone is asked for, and the outputs have steps",
        "few-shot/steps-forbidden few-shot/other-form few-shot/worked-form",
        changed(
            SHOP,
            (
                "Remember that the number after the hash signs is all that is graded.",
                "Give only the final number. Do not show any steps.",
            ),
        ),
        changed(
            SUMS, ("【注意】只按井号后面的数评分。", "【注意】只写最终的数，不要写出解题步骤。")
        ),
    ),
    kind(
        ASKED,
        "steps are asked for, and the answers come at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(
            QUIZ,
            (
                "5. Do not explain your choice.",
                "5. Think step by step and write your reasoning before the answer.",
            ),
            (
                "One capital letter from A to D, without a bracket or a full stop.",
                "First the reasoning, then one capital letter from A to D.",
            ),
        ),
        changed(
            EXAM,
            ("5. 不要写出理由，也不要重复题目。", "5. 请一步一步思考，先写出推理过程。"),
            ("只写一个大写字母。", "先写推理过程，再写一个大写字母。"),
        ),
        changed(
            TRACE,
            (
                "Write the printed line exactly, without quotes and without any explanation.",
                "Let's think step by step: explain each line first, then write the printed line.",
            ),
        ),
    ),
    kind(
        ASKED,
        "another language is asked for than the answers have",
        "few-shot/other-form",
        changed(
            DESK,
            (
                "Reply with the name of the queue in lower case, and nothing else.",
                "Reply in German, in lower case, with nothing but the queue.",
            ),
        ),
        changed(INTENT, ("两个字，不加标点。", "请用英文回答，不加标点。")),
        changed(NAME, ("The bare answer on", "The bare answer, translated into French, on")),
    ),
)
