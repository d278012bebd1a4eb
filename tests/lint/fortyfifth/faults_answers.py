"""Faults of the answers, their scoring, and of leaks."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_free import FARM, INVOICE, JOBS, ORDER, TRACE
from tests.lint.fortyfifth.tasks_labels import (
    BOOLQ,
    LEASE,
    LOGS,
    NEXT,
    NURSE,
    REVIEWS,
    SENSOR,
    TICKETS,
)
from tests.lint.fortyfifth.tasks_world import BAHN, BANDO, EXAMEN, FARMACIA, NOVOSTI, YADO
from tests.lint.fortyfifth.tasks_zh import BINGLI, CIYU, GONGDAN, KAOSHI, PANDUAN, YINGYONG, YUEDU
from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row, changed

A = "answers"
K = "leaks"


def _first(row: Row) -> None:
    options = row["opciones"]
    options.insert(0, options.pop(row["correcta"]))
    row["correcta"] = 0


def _third(row: Row) -> None:
    options = list(row["options"].values())
    options.insert(2, options.pop("ABCD".index(row["answer"])))
    row["options"] = dict(zip("ABCD", options, strict=True))
    row["answer"] = "C"


def _all_wrong(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def _all_right(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 1)


KINDS: tuple[Kind, ...] = (
    kind(
        A,
        "no space stands between cue and answer",
        "text/missing-space",
        changed(TICKETS, ('"output": " " + data', '"output": data')),
        changed(FARM, ('" " + data["working"]', 'data["working"]')),
        changed(NOVOSTI, ('"output": " " + ', '"output": ')),
    ),
    kind(
        A,
        "the cue ends its line, and the answer still begins with a space",
        "text/double-space text/trailing-space",
        changed(JOBS, ("\\nSkills:", "\\nSkills:\\n")),
        changed(BAHN, ('"Thema:"', '"Thema:\\n"')),
        changed(BOOLQ, ("(yes or no):", "(yes or no): ")),
    ),
    kind(
        A,
        "the answers are written with a capital, and the labels of the prompt are not",
        "answer/other-names few-shot/other-form answer/two-spellings few-shot/other-labels "
        "answer/not-in-output answer/not-extracted",
        changed(
            TICKETS,
            (
                '" " + data["queue"], "processed_output": data["queue"]',
                '" " + data["queue"].upper(), "processed_output": data["queue"].upper()',
            ),
        ),
        changed(BOOLQ, ('"yes" if', '"Yes" if'), ('else "no"', 'else "No"')),
        changed(
            NOVOSTI,
            (
                '" " + RUBRIKI[kod], "processed_output": RUBRIKI[kod]',
                '" " + RUBRIKI[kod].upper(), "processed_output": RUBRIKI[kod].upper()',
            ),
        ),
    ),
    kind(
        A,
        "a second annotator spelled some labels in another way",
        "answer/two-spellings answer/other-form answer/unlike-others answer/other-names "
        "answer/legend answer/not-an-option",
        changed(BAHN, rows=put("thema", lambda row: row["thema"].lower(), every=3)),
        changed(LOGS, rows=put("grade", lambda row: row["grade"].lower(), every=5)),
        changed(YADO, rows=put("hyouka", lambda row: row["hyouka"] + "。", every=4)),
    ),
    kind(
        A,
        "what is scored is not what is shown",
        "answer/not-in-output answer/not-extracted answer/chain-differs answer/python-value",
        changed(
            FARM, ('"processed_output": data["result"]', '"processed_output": data["working"]')
        ),
        changed(BINGLI, ('"processed_output": answer', '"processed_output": data["complaint"]')),
        changed(TRACE, ('"processed_output": data', '"processed_output": "> " + data')),
    ),
    kind(
        A,
        "a letter is asked for, and the option's text is answered",
        "answer/letter-asked answer/letters few-shot/other-form",
        changed(
            KAOSHI,
            (
                '"output": data["answer"], "processed_output": data["answer"]',
                '"output": data["options"][data["answer"]], '
                '"processed_output": data["options"][data["answer"]]',
            ),
        ),
        changed(
            EXAMEN,
            ('"Pregunta: "', '"Responde solo con la letra.\\nPregunta: "'),
            ('letras[data["correcta"]]', 'data["opciones"][data["correcta"]]'),
        ),
        changed(
            NURSE,
            ('"Correct option:"', '"Letter of the correct option:"'),
            (
                'list(COLUMNS)[data["cop"] - 1]',
                'data[list(COLUMNS.values())[data["cop"] - 1]]',
            ),
        ),
    ),
    kind(
        A,
        "some answers bring their unit or a mark along",
        "answer/other-form answer/unlike-others answer/not-extracted answer/not-an-option "
        "few-shot/other-form answer/two-spellings",
        changed(FARM, rows=put("result", lambda row: row["result"] + " pieces", every=4)),
        changed(INVOICE, rows=put("total", lambda row: f"{row['total']} EUR", every=4)),
        changed(SENSOR, rows=put("trend", lambda row: row["trend"] + ".", every=5)),
        changed(FARMACIA, rows=put("resposta", lambda row: row["resposta"] + ".", every=4)),
    ),
    kind(
        A,
        "the post-processor is that of a task with numbers",
        "answer/not-extracted",
        changed(TICKETS, postprocess="gsm8k_post"),
        changed(NOVOSTI, postprocess="gsm8k_post"),
        changed(YUEDU, postprocess="gsm8k_post"),
    ),
    kind(
        A,
        "a stop sequence stands in the answers",
        "answer/stopped-early",
        changed(JOBS, stop=("\n", ",")),
        changed(BINGLI, stop=("\n", "；")),
        changed(FARM, stop=("\n", "####")),
        changed(ORDER, stop=(" ", "\n")),
    ),
    kind(
        A,
        "the room for the answer is that of a task with letters",
        "tokens/answer-too-long",
        changed(FARM, max_tokens=3),
        changed(INVOICE, max_tokens=1),
    ),
    kind(
        A,
        "the result of a few rows is not what their working comes to",
        "answer/chain-differs few-shot/wrong-sum answer/unlike-others answer/other-rule",
        changed(FARM, rows=put("result", lambda row: str(int(row["result"]) + 1), every=4)),
        changed(YINGYONG, rows=put("de", lambda row: row["de"] + 10, every=3)),
    ),
    kind(
        A,
        "some answers have full-width digits or letters",
        "text/mixed-widths answer/other-form answer/legend answer/letters answer/two-spellings "
        "answer/other-names answer/unlike-others text/look-alike",
        changed(GONGDAN, rows=put("label", lambda row: "０１２３"[row["label"]], every=3)),
        changed(
            KAOSHI,
            rows=put("answer", lambda row: "ＡＢＣＤ"["ABCD".index(row["answer"])], every=4),
        ),
    ),
    kind(
        A,
        "no option of some rows is scored as right",
        "answer/no-gold code/error",
        changed(NEXT, rows=each(_all_wrong, every=4)),
        changed(CIYU, rows=each(_all_wrong, every=3)),
    ),
    kind(
        A,
        "both options of some rows are scored as right",
        "answer/several-golds",
        changed(CIYU, rows=each(_all_right, every=4)),
        changed(NEXT, rows=each(_all_right, every=3)),
    ),
    kind(
        A,
        "what a shot ends with is none of the options that are ranked",
        "few-shot/not-a-choice text/missing-space answer/no-gold",
        changed(NEXT, ('"output": gold', '"output": gold.strip()')),
        changed(CIYU, ('"output": gold', '"output": f"“{gold}”"')),
        changed(NEXT, ('"output": gold', '"output": gold.rstrip(".")')),
    ),
    kind(
        A,
        "the right option stands at one place in all rows",
        "answer/one-place answer/same-gold",
        changed(EXAMEN, rows=each(_first)),
        changed(KAOSHI, rows=each(_third)),
    ),
    kind(
        A,
        "a truth is answered as Python prints it",
        "answer/python-value answer/other-names few-shot/other-form",
        changed(BOOLQ, ('"yes" if data["answer"] else "no"', 'str(data["answer"])')),
        changed(PANDUAN, ('{True: "对", False: "错"}[data["zhengque"]]', 'str(data["zhengque"])')),
        changed(BANDO, ('"vero" if data["esito"] == 1 else "falso"', 'str(bool(data["esito"]))')),
    ),
    kind(
        A,
        "all rows have the answer that was a test's default",
        "answer/same-gold answer/gold-differs few-shot/lopsided",
        changed(REVIEWS, ('str(data["liked"])', 'str(data.get("like", 1))')),
        changed(BOOLQ, ('if data["answer"] else', "if data else")),
        changed(BANDO, ('data["esito"] == 1', 'data["esito"] == "1"')),
    ),
    kind(
        K,
        "a line with the answer was left from looking at the data",
        "answer/leaked",
        changed(TICKETS, ("\\nQueue:", "\\nTag: {data['queue']}\\nQueue:")),
        changed(LOGS, ('"Line: " + data["line"]', "f\"Line: [{data['grade']}] {data['line']}\"")),
        changed(BANDO, ("Vero o falso?", "Esito: %(esito)s\\nVero o falso?")),
    ),
    kind(
        K,
        "the right option is marked in the list",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            KAOSHI,
            ('f"{hao}．{wen}"', "f\"{hao}．{wen}{'（√）' if hao == data['answer'] else ''}\""),
        ),
        changed(
            EXAMEN,
            (
                "for letra, opcion in zip",
                'if opcion != data["opciones"][data["correcta"]] else f"*{letra}) {opcion}" '
                "for letra, opcion in zip",
            ),
        ),
        changed(NURSE, rows=put("opb", lambda row: row["opb"] + ("!" * (row["cop"] == 2)))),
    ),
    kind(
        K,
        "the passage has the answer in bold, from the annotation",
        "answer/marked answer/leaked",
        changed(
            YUEDU,
            rows=put(
                "context",
                lambda row: row["context"].replace(
                    row["answers"]["text"][0], f"**{row['answers']['text'][0]}**"
                ),
            ),
        ),
        changed(
            BINGLI,
            rows=put(
                "note", lambda row: row["note"].replace(row["complaint"], f"[{row['complaint']}]")
            ),
        ),
    ),
    kind(
        K,
        "the working of the row is in the input",
        "answer/reasoning-in-input answer/leaked few-shot/steps-lost",
        changed(FARM, ('"\\nSolution:"', '"\\nHint: " + data["working"] + "\\nSolution:"')),
        changed(YINGYONG, ('data["ti"] +', 'data["ti"] + "\\n算式：" + data["shi"] +')),
    ),
    kind(
        K,
        "an id that was built of the label is shown",
        "answer/in-id answer/leaked",
        changed(
            TICKETS,
            ("\\nSubject:", "\\nId: {data['id']}\\nSubject:"),
            rows=lambda rows: [
                {**row, "id": f"{row['queue']}-{100 + n}"} for n, row in enumerate(rows)
            ],
        ),
        changed(
            LEASE,
            ('f"Clause:', 'f"Ref: {data[\'ref\']}\\n"\n        f"Clause:'),
            rows=lambda rows: [
                {**row, "ref": f"lease_{row['label']}_{n:03}"} for n, row in enumerate(rows)
            ],
        ),
    ),
)
