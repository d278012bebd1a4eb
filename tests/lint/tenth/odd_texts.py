"""Right prompts of sentences, records and programs, odd at first sight."""

from __future__ import annotations

from tests.lint.shape import Row, changed
from tests.lint.tenth import rows_free as rows
from tests.lint.tenth import tasks_free as free


def _with_calls(made: list[Row]) -> None:
    for row in made[::3]:
        row["es"] = "«¿Sí?» " + row["es"]
        row["en"] = "“Yes?” " + row["en"]


RIGHT = (
    (
        "An error is marked, then mended.",
        changed(free.GRAMMAR, ("Sentence: {", "Wrong: {"), ("Corrected:", "Right:")),
    ),
    (
        "Input and output, as in the manner of tuning.",
        changed(
            free.GRAMMAR,
            ("Sentence: {", "### Input:\\n{"),
            ("\\nCorrected:", "\\n\\n### Output:\\n"),
            ("f\" {data['target']}\"", 'data["target"]'),
            own={"separator": "\n\n\n"},
        ),
    ),
    (
        "Arrows between wrong and right.",
        changed(free.GRAMMAR, ("Sentence: {data['source']}\\nCorrected:", "{data['source']} =>")),
    ),
    (
        "The corrected sentence stands in quotes, as the prompt's does.",
        changed(
            free.GRAMMAR,
            ("{data['source']}\\n", "\\\"{data['source']}\\\"\\n"),
            ("f\" {data['target']}\"", 'f\' "{data["target"]}"\''),
            ('"processed_output": data["target"]', '"processed_output": f\'"{data["target"]}"\''),
        ),
    ),
    ("chrF compares the sentences.", changed(free.GRAMMAR, metric="chrf")),
    (
        "Quotes of Japanese around passage and question.",
        changed(
            free.NIHONGO,
            ("文章：{data['文章']}", "文章：「{data['文章']}」"),
            ("質問：{data['質問']}", "質問：「{data['質問']}」"),
        ),
    ),
    (
        "Headings in lenticular brackets, on lines of their own.",
        changed(
            free.NIHONGO,
            ("文章：", "【文章】\\n"),
            ("質問：", "【質問】\\n"),
            ("答え：", "【答え】\\n"),
        ),
    ),
    (
        "An English frame asks for the answer in Japanese.",
        changed(
            free.NIHONGO,
            description="Read the passage and answer the question in Japanese, with words of the passage.",
        ),
    ),
    (
        "A line before the passage says what it is read for.",
        changed(free.NIHONGO, ('f"文章', 'f"次の質問に答えるために文章を読んでください。\\n文章')),
    ),
    ("Without shots, in Japanese.", changed(free.NIHONGO, fewshot=0)),
    (
        "An equals sign between the languages.",
        changed(
            free.TRADUCE,
            (
                '"Translate from Spanish to English.\\nSpanish: " + data["es"] + "\\nEnglish:"',
                'data["es"] + " ="',
            ),
        ),
    ),
    (
        "Codes of languages are the cues.",
        changed(free.TRADUCE, ("Spanish: ", "es: "), ("English:", "en:")),
    ),
    (
        "The other direction, with its own cues.",
        changed(
            free.TRADUCE,
            (
                '"Translate from Spanish to English.\\nSpanish: " + data["es"] + "\\nEnglish:"',
                '"Translate from English to Spanish.\\nEnglish: " + data["x"] + "\\nSpanish:"',
            ),
            ('data["en"]', 'data["es"]'),
            ('data["x"]', 'data["en"]'),
        ),
    ),
    (
        "The instruction is Spanish, too.",
        changed(
            free.TRADUCE,
            ("Translate from Spanish to English.\\nSpanish: ", "Traduce al inglés.\\nEspañol: "),
            ("\\nEnglish:", "\\nInglés:"),
        ),
    ),
    (
        "Guillemets and an inverted question mark in the texts.",
        changed(
            free.TRADUCE,
            rows=_with_calls,
            shots=(
                *rows.TRADUCE_SHOTS[:2],
                {"es": "«¿Sí?» No oigo nada.", "en": "“Yes?” I can't hear anything."},
            ),
            metric="chrf",
        ),
    ),
    (
        "A quarter of a page of instruction in the description.",
        changed(
            free.TRADUCE,
            ("Translate from Spanish to English.\\n", ""),
            description="You will be given a sentence in Spanish. Translate it into natural English. Keep names as they are. Do not add notes, and write the translation on one line.",
        ),
    ),
    (
        "No-break spaces before French colons.",
        changed(free.RESUME, ("Article : ", "Article\u00a0: "), ("Titre :", "Titre\u00a0:")),
    ),
    (
        "TL;DR ends the article.",
        changed(free.RESUME, ("\\n\\nDonnez un titre à cet article.\\nTitre :", "\\n\\nTL;DR :")),
    ),
    (
        "Guillemets around the article.",
        changed(free.RESUME, ("Article : {data['article']}", "« {data['article']} »")),
    ),
    (
        "The gap is a line of underscores.",
        changed(
            free.CLOZE,
            (
                '"input": data["text"]',
                '"input": "Fill in the blank: " + data["text"] + " ____\\nWord:"',
            ),
        ),
    ),
    ("The cloze has shots.", changed(free.CLOZE, fewshot=3)),
    (
        "The words are ranked behind a question.",
        changed(
            free.CLOZE,
            ('"input": data["text"]', '"input": f"Which word comes next? {data[\'text\']} …\\n"'),
            own={},
        ),
    ),
    (
        "YAML, line by line, with a stop at the empty line.",
        changed(
            free.MAILS,
            (
                'json.dumps({"date": data["date"], "place": data["place"]}, ensure_ascii=False)',
                "f\"date: {data['date']}\\nplace: {data['place']}\"",
            ),
            ("as JSON with the keys date and place", "as YAML with the keys date and place"),
            ('JSON:"', 'YAML:\\n"'),
            ('f" {record}"', "record"),
            ("import json\n", ""),
            stop=("\n\n",),
            postprocess="general_torch",
        ),
    ),
    (
        "Tags for the two values.",
        changed(
            free.MAILS,
            (
                'json.dumps({"date": data["date"], "place": data["place"]}, ensure_ascii=False)',
                "f\"<date>{data['date']}</date><place>{data['place']}</place>\"",
            ),
            ("as JSON with the keys date and place", "in the tags <date> and <place>"),
            ("JSON:", "Record:"),
            ("import json\n", ""),
        ),
    ),
    (
        "One value of the record is asked for.",
        changed(
            free.MAILS,
            (
                'json.dumps({"date": data["date"], "place": data["place"]}, ensure_ascii=False)',
                'data["date"]',
            ),
            (
                "Extract the date and the place as JSON with the keys date and place.",
                "Extract the date.",
            ),
            ("JSON:", "Date:"),
            ("import json\n", ""),
        ),
    ),
    (
        "The keys of the JSON are shown in a pattern.",
        changed(
            free.MAILS,
            (
                "as JSON with the keys date and place.",
                'in this form: {\\"date\\": \\"…\\", \\"place\\": \\"…\\"}',
            ),
        ),
    ),
    (
        "The prompt of an interpreter.",
        changed(
            free.PYFUNC,
            (
                '"What does this program print?\\n\\n" + data["code"] + "\\n\\nOutput:"',
                '"$ cat a.py\\n" + data["code"] + "\\n$ python a.py\\n"',
            ),
            ("f\" {data['output']}\"", 'data["output"]'),
        ),
    ),
    (
        "A fence around code and output's cue.",
        changed(
            free.PYFUNC,
            ('\\n\\n" + data["code"] + "\\n\\n', '\\n```python\\n" + data["code"] + "\\n```\\n'),
        ),
    ),
    (
        "Comments give the output.",
        changed(
            free.PYFUNC,
            (
                '"What does this program print?\\n\\n" + data["code"] + "\\n\\nOutput:"',
                'data["code"] + "\\n# prints:"',
            ),
        ),
    ),
    (
        "The chains are said by two speakers.",
        changed(free.DATES, ("Q: ", "Student: "), ("A: ", "Teacher: ")),
    ),
    (
        "A chain of its own is begun by hand.",
        changed(free.DATES, ("Let's think step by step.", "First I find today.")),
    ),
    (
        "Worked chains, and the number of examples said rightly.",
        changed(free.DATES, ('SHOTS = """Q', 'SHOTS = """Here are three worked examples.\n\nQ')),
    ),
)
