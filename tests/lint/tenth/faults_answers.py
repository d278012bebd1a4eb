"""Answers that are not what the extraction or the metric takes."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.tenth import tasks_free as free
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_answer = partial(kind, "answers")
_READ = "answer/not-extracted answer/not-in-output answer/gold-differs"


def _written(key: str, text: str, every: int = 1):
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = text.format(row[key])

    return put


def _with_units(rows: list[Row]) -> None:
    for place, unit in ((2, "euro"), (5, "km"), (11, "goals")):
        rows[place]["antwoord"] += f" {unit}"


_LARGE = (
    {
        "problem": "What is 37 times 40?",
        "solution": "37 * 4 = 148, and 148 * 10 = 1480.",
        "answer": "1480",
    },
    {
        "problem": "What is 2 to the power 11?",
        "solution": "2 to the power 10 is 1024. 1024 * 2 = 2048.",
        "answer": "2048",
    },
)
KINDS = (
    _answer(
        "The shots say the option's text, and its letter is compared, or the other way round.",
        f"{_READ} answer/letter-asked answer/letters",
        changed(
            opt.TRIAGE,
            ("f\" {data['answer']}\"", "f\" {data['options']['ABCD'.index(data['answer'])]}\""),
        ),
        changed(opt.HUKUM, ('": data["kunci"]}', '": data["pilihan_" + data["kunci"]]}')),
        changed(
            opt.BILMECE,
            ('"processed_output": cevap', '"processed_output": secenekler[data["dogru"]]'),
        ),
    ),
    _answer(
        "The post-processor is one for another kind of answer.",
        f"{_READ} answer/empty answer/empty-is-right answer/stopped-early",
        changed(opt.HUKUM, postprocess="agieval_single_answer_post"),
        changed(lab.SUCHE, postprocess="gsm8k_post"),
        changed(free.OLYMP, postprocess="until_return_post"),
    ),
    _answer(
        "The gold is in small letters, the shots and the metric keep the capitals.",
        f"{_READ} answer/two-spellings answer/other-names",
        changed(lab.CONTRACT, ('"processed_output": answer', '"processed_output": answer.lower()')),
        changed(free.TABEL, ('": data["antwoord"]}', '": data["antwoord"].lower()}')),
        changed(
            free.DATES,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].lower()'),
        ),
    ),
    _answer(
        "in_match makes the response small, and the golds have capitals.",
        f"{_READ} answer/two-spellings",
        changed(lab.CONTRACT, metric="in_match"),
        changed(opt.TRIAGE, metric="in_match"),
        changed(free.TABEL, metric="in_match"),
    ),
    _answer(
        "A stop sequence cuts the answer before it is said.",
        f"{_READ} answer/stopped-early",
        changed(free.AOSHU, stop=("\n",)),
        changed(free.MAILS, stop=("}",)),
        changed(free.OLYMP, stop=(".", "\n\n")),
    ),
    _answer(
        "There is no room for the answer in max_tokens.",
        "tokens/answer-too-long answer/stopped-early answer/not-extracted tokens/window",
        changed(free.OLYMP, max_tokens=8),
        changed(free.TRADUCE, max_tokens=2),
        changed(free.GRAMMAR, max_tokens=3),
    ),
    _answer(
        "The gold has a unit or a full stop that the output has not, or the other way round.",
        f"{_READ} answer/other-form",
        changed(
            free.AOSHU,
            ('"processed_output": data["答案"]', '"processed_output": data["答案"] + "个"'),
        ),
        changed(lab.SUCHE, ('"processed_output": antwort', '"processed_output": antwort + "."')),
        changed(free.TABEL, ('" " + data["antwoord"]', '" " + data["antwoord"] + "."')),
    ),
    _answer(
        "Some golds have a unit behind the number, and others have not.",
        "answer/other-form answer/not-extracted answer/not-in-output answer/python-value few-shot/other-form",
        changed(free.AOSHU, rows=_written("答案", "{}元", 3)),
        changed(free.OLYMP, rows=_written("answer", "{} ways", 4)),
        changed(free.TABEL, rows=_with_units),
    ),
    _answer(
        "The gold or the output is empty.",
        "answer/empty answer/empty-is-right answer/not-in-output answer/not-extracted answer/no-gold text/absent-field",
        changed(opt.TRIAGE, ('"processed_output": data["answer"]', '"processed_output": ""')),
        changed(
            free.NIHONGO,
            ('"processed_output": data["答え"]', '"processed_output": data.get("答", "")'),
        ),
        changed(
            lab.DIALOG, ('"output": " " + data["avsikt"]', '"output": data.get("etikett", "")')
        ),
    ),
    _answer(
        "Several answers are written as one text.",
        "answer/other-form answer/not-extracted answer/not-in-output few-shot/other-form",
        changed(
            free.NIHONGO,
            rows=lambda rows: [
                row | {"答え": f"{row['答え']}|{row['答え']}です"} if place % 4 == 0 else row
                for place, row in enumerate(rows)
            ],
        ),
        changed(
            free.TABEL,
            rows=lambda rows: [
                row | {"antwoord": f"{row['antwoord']} / {row['antwoord'].lower()}."}
                if place % 4 == 0
                else row
                for place, row in enumerate(rows)
            ],
        ),
        changed(
            lab.SUCHE,
            ('"ja" if data["passt"] else "nein"', '"ja|Ja|JA" if data["passt"] else "nein"'),
        ),
    ),
    _answer(
        "A list of golds is turned into text.",
        "answer/python-value text/raw-value answer/not-extracted answer/not-in-output",
        changed(
            free.NIHONGO,
            (
                '"output": data["答え"], "processed_output": data["答え"]',
                '"output": str([data["答え"]]), "processed_output": str([data["答え"]])',
            ),
        ),
        changed(
            free.TABEL,
            (
                '" " + data["antwoord"], "processed_output": data["antwoord"]',
                'f" {[data[\'antwoord\']]}", "processed_output": str([data["antwoord"]])',
            ),
        ),
        changed(lab.DIALOG, ('": data["avsikt"]}', '": str((data["avsikt"],))}')),
    ),
    _answer(
        "The output says the steps first, and the first line alone is read.",
        f"{_READ} answer/stopped-early few-shot/steps-forbidden",
        changed(free.AOSHU, postprocess="until_return_post"),
        changed(free.AOSHU_HAND, ('"答案是" +', '"\\n答案是" +'), fewshot=1),
        changed(free.OLYMP, (" The answer is", "\\nThe answer is"), stop=("\n",)),
    ),
    _answer(
        "What is compared is the whole output, cue words and steps with it.",
        f"{_READ} answer/other-form few-shot/other-form",
        changed(
            free.OLYMP, ('"processed_output": data["answer"]', '"processed_output": output.strip()')
        ),
        changed(free.AOSHU, ('"processed_output": data["答案"]', '"processed_output": output')),
        changed(
            free.DATES,
            ('"processed_output": data["answer"]', '"processed_output": output'),
            fewshot=1,
        ),
    ),
    _answer(
        "In PPL the output of a shot is not one of the texts that are ranked.",
        "few-shot/not-a-choice answer/not-extracted answer/no-gold answer/gold-differs answer/not-an-option answer/not-in-output",
        changed(opt.RIDDLES, ('"output": answer', '"output": answer.capitalize() + "."')),
        changed(
            lab.GRAMATYKA,
            ('"output": answer', '"output": {"tak": "prawda", "nie": "fałsz"}[answer]'),
        ),
        changed(opt.CHENGYU, ('"output": gold', '"output": "ABCD"[options.index(gold)]')),
    ),
    _answer(
        "The numbers have commas in the golds, and the extraction takes them out.",
        f"{_READ} answer/other-form",
        changed(
            free.OLYMP,
            (
                '"processed_output": data["answer"]',
                '"processed_output": f"{int(data[\'answer\']):,}"',
            ),
            rows=lambda rows: [*rows, *_LARGE],
        ),
        changed(
            free.AOSHU,
            rows=lambda rows: [
                row
                | {
                    "解答": row["解答"].replace("180", "1,800").replace("60×3", "600×3"),
                    "问题": row["问题"].replace("60公里", "600公里"),
                    "答案": row["答案"].replace("180", "1,800"),
                }
                for row in rows
            ],
        ),
        changed(
            free.OLYMP,
            rows=lambda rows: [
                *rows,
                *({**row, "answer": f"{int(row['answer']):,}"} for row in _LARGE),
            ],
        ),
    ),
)
