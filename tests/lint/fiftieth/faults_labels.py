"""Faults of letters and legends, and leaks."""

from __future__ import annotations

from tests.lint.fiftieth.tasks_choice import HANDBOOK, NURSING, REPLY, SORTING
from tests.lint.fiftieth.tasks_free import JOBS, SENSOR
from tests.lint.fiftieth.tasks_labels import CLAUSES, ENTAIL, STARS, TICKETS, TRIAGE
from tests.lint.fiftieth.tasks_tongues import BAHN, CHUVA, KEIGO, NOVOSTI, QCM
from tests.lint.fiftieth.tasks_zh import HISTORY, IDIOM, JUDGE, READING, TAKEAWAY
from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, changed

M = "what a letter means"
L = "leaks"


KINDS: tuple[Kind, ...] = (
    kind(
        M,
        "options are sorted for show, and the letter is that of the old order",
        "answer/gold-differs answer/letters answer/legend answer/not-an-option",
        changed(QCM, ('zip("ABCD", data["choix"])', 'zip("ABCD", sorted(data["choix"]))')),
        changed(HANDBOOK, ("enumerate(options, start=1)", "enumerate(sorted(options), start=1)")),
        changed(
            IDIOM, ('zip(marks, data["candidates"]))', 'zip(marks, data["candidates"][::-1]))')
        ),
    ),
    kind(
        M,
        "places are counted from nought in the answer and from one in the list",
        "answer/gold-differs answer/letters answer/letter-asked answer/legend answer/other-names "
        "answer/not-an-option",
        changed(HANDBOOK, ('str(data["right"] + 1)', 'str(data["right"])')),
        changed(
            CLAUSES,
            (
                '"output": " " + gold, "processed_output": gold',
                '"output": f" {int(gold) - 1}", "processed_output": str(int(gold) - 1)',
            ),
        ),
        changed(SORTING, ('"ABC"[n] for', '"ABC"[n - 1] for')),
    ),
    kind(
        M,
        "the list stops before the last option",
        "answer/letters answer/other-count text/cut-item answer/letter-asked answer/no-gold",
        changed(NURSING, ('for letter in "ABCD"', 'for letter in "ABC"')),
        changed(HISTORY, ("sorted(options):", "sorted(options)[:-1]:")),
        changed(IDIOM, ("zip(marks, data", "zip(marks[:3], data")),
    ),
    kind(
        M,
        "the marks of the list were changed and the ask was not",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(REPLY, ('f"{m}) {c}"', 'f"{m.upper()}) {c}"')),
        changed(HANDBOOK, ('f"({n}) {option}"', 'f"({chr(96 + n)}) {option}"')),
        changed(IDIOM, ('"{mark}{idiom} "', '"({ord(mark) - 9311}){idiom} "')),
        changed(CLAUSES, ('f"{number}. {name}"', 'f"{chr(64 + int(number))}. {name}"')),
    ),
    kind(
        M,
        "the ask speaks of more marks than there are",
        "answer/other-count answer/letters answer/letter-asked answer/other-names",
        changed(REPLY, ("(a, b or c)", "(a, b, c or d)")),
        changed(HANDBOOK, ("(1, 2 or 3)", "(1, 2, 3 or 4)")),
        changed(NURSING, ('"Question: " +', '"Choose A, B, C, D or E.\\nQuestion: " +')),
    ),
    kind(
        M,
        "the legend was turned round",
        "answer/legend answer/gold-differs answer/other-rule answer/unlike-others",
        changed(
            STARS,
            ("0 = negative, 1 = neutral, 2 = positive", "0 = positive, 1 = neutral, 2 = negative"),
        ),
        changed(
            TAKEAWAY, ('"好评" if data["label"] else "差评"', '"差评" if data["label"] else "好评"')
        ),
        changed(JUDGE, ('True: "对", False: "错"', 'False: "对", True: "错"')),
    ),
    kind(
        M,
        "the legend counts from one, as the older release of the data did",
        "answer/legend answer/letters answer/other-names answer/letter-asked",
        changed(
            STARS,
            ("0 = negative, 1 = neutral, 2 = positive", "1 = negative, 2 = neutral, 3 = positive"),
        ),
        changed(CLAUSES, ('f"{number}. {name}"', 'f"{int(number) + 4}. {name}"')),
    ),
    kind(
        M,
        "a label of the rows is not in the prompt",
        "answer/other-names answer/legend answer/not-an-option answer/letters",
        changed(
            BAHN, ("Pünktlichkeit, Sauberkeit, Personal, Preis", "Pünktlichkeit, Sauberkeit, Preis")
        ),
        changed(NOVOSTI, ("спорт, экономика или культура", "спорт или экономика")),
        changed(STARS, ("0 = negative, 1 = neutral, 2 = positive", "0 = negative, 2 = positive")),
        changed(TICKETS, ('"Technical", "Account"]', '"Account"]')),
    ),
    kind(
        M,
        "the label was renamed in the prompt alone",
        "answer/other-names answer/legend answer/not-an-option answer/two-spellings few-shot/other-labels",
        changed(TRIAGE, ("red, amber or green", "red, yellow or green")),
        changed(TAKEAWAY, ("好评还是差评", "正面还是负面")),
        changed(BAHN, ("Pünktlichkeit, ", "Verspätung, ")),
        changed(KEIGO, ("丁寧体ですか、普通体ですか", "敬体ですか、常体ですか")),
    ),
    kind(
        M,
        "one option stands there twice after a tidy-up",
        "answer/same-option answer/several-golds",
        changed(QCM, rows=at(2, choix=["le yuan", "le won", "le yen", "le yen"])),
        changed(
            HISTORY,
            rows=at(4, options={"A": "唐太宗", "B": "汉武帝", "C": "宋太祖", "D": "宋太祖"}),
        ),
        changed(IDIOM, rows=at(3, candidates=["轻而易举", "轻而易举", "不劳而获", "难解难分"])),
    ),
    kind(
        L,
        "the gold is the first option, since the list is made of gold and others",
        "answer/one-place answer/leaked",
        changed(
            REPLY,
            (
                "    talk =",
                '    options = sorted(data["candidates"], key=lambda c: c != data["reply"])\n    talk =',
            ),
            ('zip(marks, data["candidates"], strict=True)', "zip(marks, options, strict=True)"),
            ('data["candidates"].index', "options.index"),
        ),
        changed(
            IDIOM,
            rows=each(lambda row: row["candidates"].sort(key=lambda each: each != row["idiom"])),
        ),
    ),
    kind(
        L,
        "the id that the prompt shows tells the label",
        "answer/in-id answer/leaked",
        changed(
            TICKETS,
            ('f"Subject: {', "f\"Ticket: {data['ticket_id']}\\nSubject: {"),
            rows=put("ticket_id", lambda row: f"{row['queue'].lower()}-{len(row['message'])}"),
        ),
        changed(
            TRIAGE,
            ('ask(data["note"])', 'ask(data["case"] + " " + data["note"])'),
            rows=put("case", lambda row: f"{row['urgency']}_{len(row['note']):03}"),
        ),
    ),
    kind(
        L,
        "the example of the format is made of the doc's own answer",
        "answer/leaked",
        changed(SORTING, ("B < C < A.", '" + gold + ".')),
        changed(
            JOBS,
            (
                'form `title; city`."',
                'form `title; city`, e.g. " + data[\'title\'] + "; " + data[\'city\'] + "."',
            ),
        ),
        changed(
            SENSOR,
            (
                'Answer with the time as it stands there.\\n"',
                'Answer with the time as it stands there, such as " + data["peak"] + ".\\n"',
            ),
        ),
    ),
    kind(
        L,
        "a column of the annotators is shown along with the text",
        "answer/leaked answer/in-id",
        changed(
            ENTAIL,
            ('f"Premise: {', "f\"[{data['pair_id']}] Premise: {"),
            rows=put("pair_id", lambda row: f"{row['pair_id']}-{'ENC'[row['label']]}"),
        ),
        changed(
            STARS,
            (
                '"Review: %s" % data["review"].strip()',
                '"Review: %s (%s)" % (data["review"].strip(), data["stars"])',
            ),
            rows=put("stars", lambda row: ["1/5", "3/5", "5/5"][row["label"]]),
        ),
        changed(
            READING,
            ('"问题": data["question"]}', '"问题": data["question"], "备注": data["note"]}'),
            rows=put("note", lambda row: f"原文第一句，{row['answer']}"),
        ),
    ),
    kind(
        L,
        "what is to be found is bold in the source",
        "answer/marked answer/leaked text/markup answer/not-an-option",
        changed(
            CHUVA,
            rows=put(
                "texto", lambda row: row["texto"].replace(row["resposta"], f"**{row['resposta']}**")
            ),
        ),
        changed(
            READING,
            rows=put(
                "passage", lambda row: row["passage"].replace(row["answer"], f"【{row['answer']}】")
            ),
        ),
        changed(
            JOBS,
            rows=put(
                "advert", lambda row: row["advert"].replace(row["title"], f"<b>{row['title']}</b>")
            ),
        ),
    ),
    kind(
        L,
        "the right options were polished and end with a full stop",
        "answer/stands-out answer/length-tells answer/leaked",
        changed(
            QCM,
            rows=each(
                lambda row: row["choix"].__setitem__(row["bonne"], row["choix"][row["bonne"]] + ".")
            ),
        ),
        changed(
            HISTORY,
            rows=each(
                lambda row: row["options"].update(
                    {row["answer"]: row["options"][row["answer"]] + "。"}
                )
            ),
        ),
        changed(
            NURSING, rows=each(lambda row: row.update({row["Key"]: row[row["Key"]].capitalize()}))
        ),
    ),
)
