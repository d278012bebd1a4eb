"""Keys, cues and marks that do not agree with what the output says or the metric wants."""

from __future__ import annotations

from tests.lint.dense_1.making import letter, put
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.nineteenth import tasks_own as own9
from tests.lint.nineteenth import tasks_zh as zh9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7
from tests.lint.seventeenth import tasks_zh as zh7
from tests.lint.shape import changed

FORMS = "few-shot/other-form text/swapped-fields text/cue-forms"

KINDS = (
    letter(
        "the gold's JSON has the age under city and the city under age",
        changed(
            free8.PEOPLE,
            (
                '"age": data["age"], "city": data["city"]',
                '"age": data["city"], "city": data["age"]',
            ),
        ),
        rules=FORMS,
    ),
    letter(
        "the cues of the two languages changed places",
        changed(
            free8.GERMAN,
            ('"English: " + source', '"German: " + source'),
            ('"German:"', '"English:"'),
        ),
        changed(zh7.FANYI, (r"中文：{data['zh']}\n英文：", r"英文：{data['zh']}\n中文：")),
        rules=FORMS,
    ),
    letter(
        "the worked examples write the day where the form has the month",
        changed(
            free7.DATES,
            ("Date: 1971-05-04", "Date: 1971-04-05"),
            ("Date: 2024-12-31", "Date: 2024-31-12"),
        ),
        rules=FORMS,
    ),
    letter(
        "the choices begin with a space, the output was stripped of it",
        changed(en7.PAIRS, ('"output": gold,', '"output": gold.strip(),')),
        rules="text/missing-space",
    ),
    letter(
        "the output has its letter in brackets, the metric wants the bare one",
        changed(own9.HOTEL, ('"processed_output": f"({key})"', '"processed_output": key')),
    ),
    letter(
        "说明要写出选项的内容，答案是字母",
        changed(
            zh9.CHANGSHI, description="以下是常识选择题，请写出正确选项的内容，不要写字母。\n\n"
        ),
        rules=FORMS,
    ),
    letter(
        "a split without labels: -1 everywhere, which Python reads as the last name",
        changed(en8.INFER, rows=put("label", lambda row: -1)),
        rules="answer/same-gold",
    ),
    letter(
        "the legend's sign for right is the one that the code gives to wrong",
        changed(
            en7.LAWS,
            ('" (yes or no)"', '" (+ = yes, - = no)"'),
            ('"yes" if data["holds"] else "no"', '"-" if data["holds"] else "+"'),
        ),
    ),
    letter(
        "the labels of the prompt are those of the parent project: subjective and objective",
        changed(
            own9.FILMS,
            (
                "whether a review is positive or negative",
                "whether a review is subjective or objective",
            ),
        ),
    ),
)
