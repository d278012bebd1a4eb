"""Faults of the answers, and demands that they do not keep."""

from __future__ import annotations

from tests.lint.fiftieth.tasks_choice import GAPS, NURSING, REPLY, SORTING
from tests.lint.fiftieth.tasks_free import INVOICE, JOBS, SENSOR, SQL, TRACE, WORDSUMS
from tests.lint.fiftieth.tasks_labels import BOOL, CLAUSES, ENTAIL, STARS, TICKETS, TRIAGE
from tests.lint.fiftieth.tasks_tongues import BAHN, CHUVA, KEIGO, NOVOSTI, QCM, TRADUCE
from tests.lint.fiftieth.tasks_zh import ARITH, HISTORY, JUDGE, PEOPLE, READING, TAKEAWAY
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

A = "answers"
W = "contradicting demands"
ASKED = "few-shot/other-form answer/other-names answer/letter-asked answer/other-form few-shot/steps-lost"

KINDS: tuple[Kind, ...] = (
    kind(
        A,
        "no space before the answer, where the others of the house have one",
        "text/missing-space few-shot/not-a-choice",
        changed(CLAUSES, ('"output": " " + gold', '"output": gold')),
        changed(TRACE, ('" " + data["stdout"]', 'data["stdout"]')),
        changed(NOVOSTI, ('" " + data["topic"]', 'data["topic"]')),
    ),
    kind(
        A,
        "the output says the cue again",
        "answer/cue-again answer/not-extracted",
        changed(SENSOR, ("f\" {data['peak']}\"", "f\" Time: {data['peak']}\"")),
        changed(QCM, ('"output": " " + gold', '"output": " Réponse : " + gold')),
        changed(JUDGE, ('"output": MARK', '"output": "判断：" + MARK')),
    ),
    kind(
        A,
        "shots answer with a sentence, and the bare label is compared",
        "answer/not-extracted few-shot/other-form answer/letter-asked",
        changed(
            TICKETS, ("f\" {data['queue']}\"", "f\" This ticket belongs to {data['queue']}.\"")
        ),
        changed(
            HISTORY, ('"output": data["answer"]', '"output": "本题应选" + data["answer"] + "。"')
        ),
        changed(KEIGO, ('"output": gold', '"output": f"この文は{gold}です。"')),
    ),
    kind(
        A,
        "the gold that is compared is another field's value",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/python-value "
        "answer/letter-asked code/error answer/other-names answer/empty",
        changed(REPLY, ('"processed_output": gold', '"processed_output": data["reply"]')),
        changed(
            NURSING, ('"processed_output": data["Key"]', '"processed_output": data[data["Key"]]')
        ),
        changed(TAKEAWAY, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        changed(CLAUSES, ('"processed_output": gold', '"processed_output": data["kind"]')),
    ),
    kind(
        A,
        "the gold alone was normalised on its way to the metric",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/not-an-option",
        changed(
            SENSOR,
            (
                '"processed_output": data["peak"]',
                '"processed_output": data["peak"].replace(":", ".")',
            ),
        ),
        changed(JOBS, ('"processed_output": gold', '"processed_output": gold.lower()')),
        changed(
            TICKETS,
            ('"processed_output": data["queue"]', '"processed_output": data["queue"].upper()'),
        ),
    ),
    kind(
        A,
        "whole numbers became floats in a data frame",
        "answer/python-value answer/not-extracted answer/not-in-output answer/chain-differs "
        "answer/other-names answer/letter-asked code/error answer/legend answer/gold-differs",
        changed(ARITH, rows=put("ans", lambda row: float(row["ans"]))),
        changed(STARS, rows=put("label", lambda row: float(row["label"]))),
        changed(SENSOR, rows=put("values", lambda row: [float(each) for each in row["values"]])),
    ),
    kind(
        A,
        "the answer is printed as Python prints it",
        "answer/python-value few-shot/other-form answer/other-names",
        changed(PEOPLE, ('"、".join(data["people"])', 'str(data["people"])')),
        changed(JUDGE, ("MARK[data", "str(data"), ('["truth"]]', '["truth"])')),
        changed(
            INVOICE,
            (
                'json.dumps({"vendor": data["vendor"], "total": data["total"]}, ensure_ascii=False)',
                'str({"vendor": data["vendor"], "total": data["total"]})',
            ),
        ),
    ),
    kind(
        A,
        "some golds end with a full stop or a space",
        "answer/other-form answer/two-spellings answer/unlike-others answer/not-an-option few-shot/trailing-space",
        changed(CHUVA, rows=put("resposta", lambda row: row["resposta"] + ".", 4, 1)),
        changed(KEIGO, rows=put("style", lambda row: row["style"] + "。", 5)),
        changed(TICKETS, rows=put("queue", lambda row: row["queue"] + " ", 5)),
        changed(JOBS, rows=put("city", lambda row: row["city"] + ".", 4)),
    ),
    kind(
        A,
        "the stop sequence is part of the answers",
        "answer/stopped-early answer/not-extracted",
        changed(JOBS, stop=("\n", ";")),
        changed(WORDSUMS, stop=("\n", ". ")),
        changed(PEOPLE, stop=("、", "\n")),
        changed(INVOICE, stop=("\n", ", ")),
    ),
    kind(
        A,
        "the room for the answer is left from a task with letters",
        "tokens/answer-too-long",
        changed(INVOICE, max_tokens=2),
        changed(WORDSUMS, max_tokens=3),
        changed(SQL, max_tokens=2),
    ),
    kind(
        A,
        "the post-processor is that of the sums",
        "answer/not-extracted",
        changed(BAHN, postprocess="gsm8k_post"),
        changed(SQL, postprocess="gsm8k_post"),
        changed(TAKEAWAY, postprocess="gsm8k_post"),
    ),
    kind(
        A,
        "ranked options begin with a space, and the shots' output does not",
        "few-shot/not-a-choice text/missing-space",
        changed(BOOL, ('"output": best', '"output": best.strip()')),
        changed(GAPS, ('"output": best', '"output": best.lstrip()')),
        changed(
            BOOL,
            ('"output": best', '"output": best.capitalize()'),
            ('"output": best.capitalize()', '"output": " " + best.strip().capitalize()'),
        ),
    ),
    kind(
        A,
        "the row's steps stand in the input since the split has them",
        "answer/reasoning-in-input answer/leaked",
        changed(
            WORDSUMS, ("{data['problem']}\\n", "{data['problem']}\\nHint: {data['rationale']}\\n")
        ),
        changed(
            WORDSUMS,
            ("Let's think step by step.\"", "Let's think step by step. {data['rationale']}\""),
            ("f\" {data['rationale']} The", 'f" The'),
        ),
    ),
    kind(
        W,
        "one word is asked for, and answers have more",
        ASKED,
        changed(JOBS, ("city in the form `title; city`.", "city. Answer with a single word.")),
        changed(
            TRADUCE,
            (
                "Traduce las frases al inglés.",
                "Traduce las frases al inglés. Answer in one word only.",
            ),
        ),
        changed(
            CHUVA, ("Responda com palavras do texto.", "Responda com uma só palavra do texto.")
        ),
    ),
    kind(
        W,
        "another language is asked for than the answers are in",
        ASKED + " text/cue-forms",
        changed(TRADUCE, ("Traduce las frases al inglés.", "Traduce las frases al francés.")),
        changed(
            READING,
            ("根据短文回答问题，答案必须是原文中的词语。", "根据短文回答问题，请用英文作答。"),
        ),
        changed(
            TICKETS, ("Route the support ticket", "Answer in German. Route the support ticket")
        ),
    ),
    kind(
        W,
        "JSON, a box or a fence is asked for, and answers are bare",
        ASKED,
        changed(JOBS, ("in the form `title; city`.", "as JSON with the keys title and city.")),
        changed(ARITH, ("只写得数，不写单位。", "把得数写在\\\\boxed{}里。")),
        changed(
            SQL, ('"Write one SQL query.\\n"', '"Write one SQL query in a ```sql code block.\\n"')
        ),
        changed(KEIGO, ("普通体ですか。", "普通体ですか。JSON形式で答えてください。")),
    ),
    kind(
        W,
        "a unit is asked for or forbidden, and the answers do otherwise",
        ASKED + " answer/unlike-others",
        changed(ARITH, ("只写得数，不写单位。", "写出得数和单位。")),
        changed(
            INVOICE,
            (
                "Extract vendor and total from the invoice. ",
                "Extract vendor and total from the invoice, the total with its currency sign. ",
            ),
        ),
        changed(READING, ("答案必须是原文中的词语。", "答案只能是阿拉伯数字。")),
    ),
    kind(
        W,
        "capitals or small letters are asked for, and the answers are the other",
        ASKED + " answer/letters answer/two-spellings",
        changed(
            TICKETS,
            ('"Route the support', '"Write the queue in capital letters. Route the support'),
        ),
        changed(TRIAGE, ("Urgency is red, amber or green.", "Urgency is RED, AMBER or GREEN.")),
        changed(NURSING, ('"Question: " +', '"Answer with a lowercase letter.\\nQuestion: " +')),
    ),
    kind(
        W,
        "the text of the option is asked for, and a letter counts; or the other way",
        ASKED + " answer/letters answer/not-an-option",
        changed(
            QCM,
            (
                '"Question : " +',
                '"Recopie le texte de la bonne réponse, pas la lettre.\\nQuestion : " +',
            ),
        ),
        changed(HISTORY, ("只写字母。", "写出正确选项的内容，不要写字母。")),
        changed(
            REPLY,
            (
                '"output": " " + gold, "processed_output": gold',
                '"output": " " + data["reply"], "processed_output": data["reply"]',
            ),
        ),
    ),
    kind(
        W,
        "another separator or order of a list is asked for",
        ASKED + " answer/other-rule",
        changed(PEOPLE, ("用顿号隔开", "用英文逗号隔开")),
        changed(
            SORTING,
            (
                "in which they happened, e.g. B < C < A.",
                "in which they happened, newest first, with commas between, e.g. B, C, A.",
            ),
        ),
        changed(PEOPLE, ("用顿号隔开", "每行一个")),
    ),
    kind(
        W,
        "the other extreme is asked for",
        ASKED + " answer/other-rule answer/gold-differs",
        changed(SENSOR, ("temperature highest?", "temperature lowest?")),
        changed(
            SORTING,
            ("in which they happened, e.g.", "in which they happened, the latest first, e.g."),
        ),
    ),
    kind(
        W,
        "a whole sentence is asked for, and a word or a letter is right",
        ASKED,
        changed(ENTAIL, ('"Relation:"', '"Answer in a full sentence.\\n"\n        "Relation:"')),
        changed(
            BAHN,
            ("genau einem Thema zu.", "genau einem Thema zu und antworte in einem ganzen Satz."),
        ),
        changed(KEIGO, ("普通体ですか。", "普通体ですか。完全な文で答えてください。")),
    ),
    kind(
        W,
        "a justification is asked for, and the label stands alone",
        ASKED + " few-shot/steps-only-here",
        changed(
            ENTAIL,
            (
                '"Relation:"',
                '"Explain your choice in a sentence before you give it.\\n"\n        "Relation:"',
            ),
        ),
        changed(TAKEAWAY, ("是好评还是差评。", "是好评还是差评，并说明理由。")),
        changed(CLAUSES, ("Reply with the number only.", "Give the number and a short reason.")),
    ),
    kind(
        W,
        "other decimals or a rounded number are asked for",
        ASKED + " answer/python-value answer/unlike-others",
        changed(
            INVOICE,
            (
                "Extract vendor and total from the invoice. ",
                "Extract vendor and total, rounded to whole euros, from the invoice. ",
            ),
        ),
        changed(ARITH, ("只写得数，不写单位。", "只写得数，保留两位小数。")),
        changed(
            WORDSUMS,
            (
                "Q: {data['problem']}",
                "Give the answer to two decimal places.\\nQ: {data['problem']}",
            ),
        ),
    ),
    kind(
        W,
        "a number of labels is claimed that the list has not",
        "answer/other-count answer/other-names",
        changed(TICKETS, ("one of these queues", "one of these five queues")),
        changed(BAHN, ("genau einem Thema zu.", "genau einem der drei Themen zu.")),
        changed(HISTORY, ("单项选择题", "单项选择题（每题五个选项）")),
    ),
)
