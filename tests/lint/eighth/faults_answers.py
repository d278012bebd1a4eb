"""Answers, their extraction, and where the response stops."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.making import each
from tests.lint.eighth.tasks_free import (
    CHATS,
    FANYI,
    FORMULAS,
    LEDGERS,
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
    TUILI,
    TUILI_PPL,
)
from tests.lint.eighth.tasks_options import (
    DUIHUA,
    HOUSE,
    MEDICINE,
    MEDICINE_PPL,
    MONEY,
    OPOSICION,
    WISSEN,
)
from tests.lint.making import kind
from tests.lint.shape import Row, changed

_answers = partial(kind, "answers")
_MISSED = "answer/not-extracted answer/not-in-output"
_FORMS = "answer/two-spellings answer/other-form answer/other-names answer/not-an-option"


def _scores(value: int, every: int):
    def change(row: Row) -> None:
        row["target_scores"] = dict.fromkeys(row["target_scores"], value)

    return each(change, every)


def _turned(row: Row) -> None:
    names = list(row["target_scores"])
    values = list(row["target_scores"].values())
    row["target_scores"] = dict(zip(names, values[1:] + values[:1], strict=True))


def _emptied(row: Row) -> None:
    wrong = next(name for name, value in row["target_scores"].items() if not value)
    row["target_scores"] = {
        "" if name == wrong else name: v for name, v in row["target_scores"].items()
    }


def _to(key: str, text: str):
    """Return what sets a field to `text`, where `{}` is what it said."""

    def change(row: Row) -> None:
        row[key] = text.replace("{}", str(row[key]))

    return change


def _upper(key: str):
    def change(row: Row) -> None:
        row[key] = row[key].capitalize() if row[key].islower() else row[key].lower()

    return change


KINDS = (
    _answers(
        "The gold is written in another case than the output.",
        f"{_MISSED} {_FORMS}",
        changed(FINSENT, ('"processed_output": label', '"processed_output": label.upper()')),
        changed(PUBMED, ('"processed_output": answer', '"processed_output": answer.capitalize()')),
        changed(
            HEARSAY,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].lower()'),
        ),
        changed(DEPECHES, ('"processed_output": rubrique', '"processed_output": rubrique.title()')),
    ),
    _answers(
        "The post-processor does not find the answer in the output.",
        f"{_MISSED} answer/empty-is-right",
        changed(SUMS, postprocess="until_return_post"),
        changed(YINGYONG, postprocess="until_return_post"),
        changed(FORMULAS, postprocess="until_return_post"),
        changed(SQUAD, postprocess="agieval_single_answer_post"),
    ),
    _answers(
        "A stop sequence cuts the output before its answer.",
        f"answer/stopped-early {_MISSED}",
        changed(SUMS, stop=(".",)),
        changed(YINGYONG, stop=("\n", "。", "，")),
        changed(FANYI, stop=("\n", " the ", ",", ".", " a ")),
        changed(FORMULAS, stop=("$",)),
    ),
    _answers(
        "The response may have fewer tokens than the outputs have.",
        f"tokens/* {_MISSED} answer/stopped-early",
        changed(SUMS, max_tokens=6),
        changed(CHATS, max_tokens=3),
        changed(FORMULAS, max_tokens=4),
        changed(YINGYONG, max_tokens=4),
    ),
    _answers(
        "The gold has a unit, a full stop or a bracket that the output lacks.",
        f"{_MISSED} {_FORMS} answer/letters",
        changed(
            LEDGERS,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"] + "."'),
        ),
        changed(OPOSICION, ('"processed_output": correcta', '"processed_output": correcta + ")"')),
        changed(MEDICINE, ('"processed_output": gold', '"processed_output": gold + "."')),
        changed(
            FINSENT, ('"processed_output": label', '"processed_output": f"Sentiment: {label}"')
        ),
    ),
    _answers(
        "The gold is the row's number, and the output its name.",
        f"{_MISSED} answer/gold-differs answer/letters answer/not-an-option answer/python-value",
        changed(FINSENT, ('"processed_output": label', '"processed_output": str(data["label"])')),
        changed(MEDICINE, ('"processed_output": gold', '"processed_output": str(data["answer"])')),
        changed(
            HEARSAY,
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(int(data["answer"] == "Yes"))',
            ),
        ),
        changed(
            TUILI,
            (
                '"processed_output": data["label"]',
                '"processed_output": {"蕴含": "0", "中立": "1", "矛盾": "2"}[data["label"]]',
            ),
        ),
    ),
    _answers(
        "Some golds have a unit, a full stop or a word that the others lack.",
        _FORMS,
        changed(PUBMED, rows=each(_to("final_decision", "{}."), 4)),
        changed(YINGYONG, rows=each(_to("答案", "{}个"), 4)),
        changed(BANKING, rows=each(_to("intent", "{} question"), 4)),
        changed(DEPECHES, rows=each(_to("rubrique", "rubrique {}"), 4)),
    ),
    _answers(
        "Two answers stand in one gold, parted by a bar or a slash.",
        f"{_FORMS} answer/several-golds answer/python-value",
        changed(
            SQUAD,
            rows=each(
                lambda row: row["answers"].update(
                    text=[row["answers"]["text"][0] + "|" + row["answers"]["text"][0].lower()]
                ),
                3,
            ),
        ),
        changed(YUEDU, rows=each(_to("答案", "{}/{}等"), 3)),
        changed(LEDGERS, rows=each(_to("answer", "{}|the {}"), 3)),
    ),
    _answers(
        "The gold of some rows is empty.",
        "answer/empty answer/empty-is-right few-shot/no-answer answer/other-form few-shot/trailing-space",
        changed(YUEDU, rows=each(_to("答案", ""), 4)),
        changed(LEDGERS, rows=each(_to("answer", ""), 4)),
        changed(SQUAD, rows=each(lambda row: row["answers"].update(text=[""]), 4)),
        changed(FANYI, rows=each(_to("en", ""), 4)),
    ),
    _answers(
        "One label is spelt in two ways in the rows.",
        f"{_FORMS} few-shot/trailing-space",
        changed(HEARSAY, rows=each(_upper("answer"), 3)),
        changed(PUBMED, rows=each(_upper("final_decision"), 4)),
        changed(BANKING, rows=each(_to("intent", "{} "), 4)),
        changed(DEPECHES, rows=each(_upper("rubrique"), 3)),
    ),
    _answers(
        "No option of some rows is right.",
        "answer/no-gold",
        changed(HOUSE, rows=_scores(0, 4)),
        changed(MEDICINE_PPL, rows=_scores(0, 3)),
        changed(TUILI_PPL, rows=_scores(0, 4)),
    ),
    _answers(
        "All options of some rows are right.",
        "answer/several-golds answer/gold-differs",
        changed(HOUSE, rows=_scores(1, 4)),
        changed(MEDICINE_PPL, rows=_scores(1, 3)),
        changed(TUILI_PPL, rows=_scores(1, 4)),
    ),
    _answers(
        "An option that is ranked has no text.",
        "answer/empty-option",
        changed(WISSEN, rows=each(_emptied, 3)),
        changed(HOUSE, rows=each(_emptied, 4)),
        changed(MEDICINE_PPL, rows=each(_emptied, 4)),
    ),
    _answers(
        "The scores of the options are one place off, against the row's own label.",
        "answer/gold-differs answer/no-gold few-shot/not-a-choice few-shot/wrong-answer",
        changed(HOUSE, rows=each(_turned)),
        changed(MEDICINE_PPL, rows=each(_turned)),
        changed(TUILI_PPL, rows=each(_turned)),
    ),
    _answers(
        "The output says more than the answer, and another letter is taken from it.",
        f"{_MISSED} answer/other-form few-shot/other-form few-shot/worked-form",
        changed(
            DUIHUA, ('"output": letter', '"output": letter + "。A和B里只有一个符合对话，C与D无关"')
        ),
        changed(MEDICINE, ('" " + gold', '" Because of what is known, " + gold')),
        changed(
            MONEY,
            ('" " + data["label"]', '" By elimination, A or B is wrong: " + data["label"]'),
            fewshot=2,
        ),
        changed(OPOSICION, ('f" {correcta}"', 'f" La opción {correcta}"')),
    ),
    _answers(
        "The output begins with a newline, at which the response stops.",
        f"answer/stopped-early text/double-newline {_MISSED}",
        changed(FINSENT, ('f" {label}"', 'f"\\n{label}"')),
        changed(PUBMED, ('f" {answer}"', 'f"\\n{answer}"')),
        changed(SQUAD, ('f" {answer}"', 'f"\\n{answer}"')),
        changed(YUEDU, ('"output": data["答案"]', '"output": "\\n" + data["答案"]')),
    ),
    _answers(
        "The output stands in quotes, brackets or a box, and the gold does not.",
        f"{_MISSED} answer/other-form",
        changed(FINSENT, ('f" {label}"', "f' \"{label}\"'")),
        changed(DEPECHES, ('" " + rubrique', '" « " + rubrique + " »"')),
        changed(LEDGERS, ('" " + data["answer"]', '" [" + data["answer"] + "]"')),
        changed(TUILI, ('"output": data["label"]', '"output": "“" + data["label"] + "”"')),
    ),
)
