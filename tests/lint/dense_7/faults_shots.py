"""Faults of shots: their files, their number, their cues, and what stands between them."""

from __future__ import annotations

from tests.lint.dense_7.making import A, B, C, kinds_of, table
from tests.lint.shape import changed

kind = kinds_of("shots and query")

PARKS = [dict(row) for row in C.PARKS.shots]
SCIENCE = [dict(row) for row in B.SCIENCE.shots]

KINDS = (
    kind(
        "the shots' file counts its labels from one, the docs' from nought",
        "few-shot/unlike-docs few-shot/wrong-answer few-shot/other-labels answer/letters "
        "answer/not-an-option answer/gold-differs",
        changed(
            C.CAUSES,
            shots=table(
                "premise|asks|first|second|label#",
                """
                The window broke.|cause|A ball hit it.|The curtain was red.|1
                The milk turned sour.|effect|The cow slept.|We poured it away.|2
                The plane was late.|cause|The pilot had a beard.|There was thick fog.|2
                The girl won the race.|effect|She got a medal.|Her shoes were new.|1
                """,
            ),
        ),
    ),
    kind(
        "the shots' file is the head of the test file",
        "few-shot/same-docs few-shot/own-doc few-shot/near-copy few-shot/question-shown",
        changed(A.SAME, shots=A.SAME.rows[:4]),
    ),
    kind(
        "all rows of the shots' file have one label",
        "few-shot/lopsided answer/same-gold few-shot/unlike-docs",
        changed(
            A.SAME,
            shots=table(
                "pair*|label#",
                """
                I gave her the key./She got the key from me.|1
                The lift is broken./The lift does not work.|1
                He rarely eats meat./He does not often eat meat.|1
                The game was cancelled./The game did not take place.|1
                """,
            ),
            fewshot=4,
        ),
    ),
    kind(
        "answers of the shots' file are whole sentences, those of the docs are spans",
        "few-shot/unlike-docs few-shot/worked-form answer/other-form few-shot/wrong-answer "
        "answer/not-an-option",
        changed(
            C.PARKS,
            shots=(
                {**PARKS[0], "answer": "The rose garden was planted by some nuns."},
                {**PARKS[1], "answer": "They built the clock in Lyon."},
                {**PARKS[2], "answer": "The lake gets its water from a spring."},
            ),
        ),
    ),
    kind(
        "the shots' file is of the German part of the data",
        "few-shot/unlike-docs few-shot/worked-form few-shot/other-labels text/cue-forms",
        changed(
            C.PARKS,
            shots=table(
                "passage|question|answer",
                """
                Der Rosengarten liegt hinter der Mühle. Nonnen haben ihn gepflanzt.|Wer hat den Rosengarten gepflanzt?|Nonnen
                Die Uhr wurde in Lyon gebaut. Sie schlägt einmal im Jahr dreizehn.|Wo wurde die Uhr gebaut?|Lyon
                Den See speist eine Quelle. Er trocknet nie aus.|Was speist den See?|eine Quelle
                """,
            ),
        ),
    ),
    kind(
        "passages of the shots' file were cut to save tokens, before the answer",
        "few-shot/unlike-docs few-shot/wrong-answer answer/not-an-option text/cut-item "
        "few-shot/worked-form",
        changed(C.PARKS, shots=tuple({**row, "passage": row["passage"][:26]} for row in PARKS)),
    ),
    kind(
        "questions of the shots' file have the cue that the template writes, too",
        "text/said-again few-shot/unlike-docs text/repeated-instruction text/cue-forms "
        "few-shot/worked-form",
        changed(
            C.PARKS, shots=tuple({**row, "question": "Q: " + row["question"]} for row in PARKS)
        ),
    ),
    kind(
        "the shots' file has no reasoning: its column is empty",
        "few-shot/steps-lost text/empty-slot few-shot/unlike-docs answer/* text/two-spaces",
        changed(B.SCIENCE, shots=tuple({**row, "why": ""} for row in SCIENCE)),
    ),
    kind(
        "the reasons of the shots' file slipped by a row, and argue for what is not asked",
        "answer/chain-differs few-shot/wrong-answer few-shot/unlike-docs answer/unlike-others",
        changed(
            B.SCIENCE,
            shots=tuple(
                {**row, "why": SCIENCE[(place + 1) % 3]["why"]} for place, row in enumerate(SCIENCE)
            ),
        ),
    ),
    kind(
        "the shots' file begins with its header, which became a row",
        "few-shot/unlike-docs few-shot/worked-form text/placeholder few-shot/wrong-answer "
        "text/unlike-others answer/not-an-option",
        changed(
            A.YUEDU,
            shots=table(
                "passage|question|answer",
                """
                passage|question|answer
                奶奶在屋后种了一片南瓜，秋天分给邻居。|奶奶种了什么？|南瓜
                邮局门口的石狮子是光绪年间刻的。|石狮子是什么时候刻的？|光绪年间
                """,
            ),
        ),
    ),
    kind(
        "two exports were appended, so the shots' file has its rows twice",
        "few-shot/repeated few-shot/same-twice few-shot/fewer",
        changed(
            B.READING,
            shots=table(
                "短文|问题|回答",
                """
                井在院子东边，树在院子西边。|井在哪边？|东边
                井在院子东边，树在院子西边。|井在哪边？|东边
                会计姓马，出纳姓牛。|出纳姓什么？|牛
                会计姓马，出纳姓牛。|出纳姓什么？|牛
                """,
            ),
            fewshot=4,
        ),
    ),
    kind(
        "the shots' file has two rows, and five are asked for",
        "few-shot/fewer few-shot/repeated few-shot/other-count",
        changed(
            B.PERSON,
            shots=table(
                "text|question|name",
                """
                Kai Lund paints, and Zoe Marsh sells the pictures.|Who paints?|Kai Lund
                The cup was won by Bea Ortiz; Tim Roy came second.|Who came second?|Tim Roy
                """,
            ),
            fewshot=5,
        ),
    ),
    kind(
        "columns of the shots' file are exchanged: English under zh, Chinese under en",
        "few-shot/unlike-docs text/swapped-fields few-shot/worked-form few-shot/other-form "
        "few-shot/other-labels answer/unlike-others",
        changed(
            C.FANYI,
            shots=table(
                "zh|en",
                """
                My father drinks tea every day.|我爸爸每天喝茶。
                The museum is closed today.|博物馆今天不开门。
                This road is very long.|这条路很长。
                """,
            ),
        ),
    ),
    kind(
        "the cue before the answer is drawn anew for each example",
        "text/shot-cue code/random text/cue-forms few-shot/worked-cue",
        changed(
            A.CAPITALS,
            ("prompt = FORM", 'cue = r.choice(["Answer:", "A:", "Response:"])\n    prompt = FORM'),
            ("continent=data", "cue=cue, continent=data"),
            ("\\nA:", "\\n{cue}"),
        ),
    ),
    kind(
        "the slot for examples of another system stands in every prompt, unfilled",
        "text/placeholder text/unknown-name",
        changed(A.CAPITALS, ('"Q: What', '"{{few_shot_examples}}\\nQ: What')),
    ),
    kind(
        "every example says that it is the first",
        "few-shot/numbered",
        changed(A.FRENCH, ("English: %s", "Example 1\\nEnglish: %s")),
    ),
    kind(
        "a counter at the top of the module numbers the examples as they are rendered",
        "code/not-repeated few-shot/numbered text/shot-cue code/*",
        changed(
            C.FRENCH,
            ('lines = ["', 'lines = [f"Sentence {next(COUNT)}", "'),
            ("import random\n", "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
        ),
    ),
    kind(
        "each example says that the examples are over",
        "few-shot/* text/repeated-instruction text/said-again text/shot-cue",
        changed(
            A.DATES,
            ("YYYY-MM-DD.", "YYYY-MM-DD. Now that you have seen the examples, solve the last one."),
        ),
    ),
    kind(
        "the description promises another number of examples than the config has",
        "few-shot/other-count few-shot/fewer",
        changed(
            A.CHEM, description="Here are 5 solved questions about chemistry, then a new one.\n\n"
        ),
    ),
    kind(
        "the description says that there are no examples, and there are three",
        "few-shot/other-count few-shot/other-form few-shot/fewer text/note-left",
        changed(
            A.CHANGSHI,
            description="以下是常识选择题。没有例题，请直接作答。\n\n",
        ),
    ),
    kind(
        "an instruction stands in the description and in each input as well",
        "text/repeated-instruction text/said-again",
        changed(A.FRENCH, description="Translate from English to French.\n\n"),
    ),
    kind(
        "outputs bring newlines of their own, so gaps between the shots differ from the others",
        "few-shot/separator text/double-newline few-shot/trailing-space answer/stopped-early",
        changed(B.SPAM, ('" " + gold', '" " + gold + "\\n\\n"')),
    ),
    kind(
        "a template in triple quotes begins with blank lines, which part each shot from the next",
        "few-shot/separator text/empty-slot text/double-newline",
        changed(C.GAPS, ('TEMPLATE = """Fill', 'TEMPLATE = """\n\nFill')),
    ),
    kind(
        "a cue of every second row has another wording, as two makers wrote the file",
        "text/shot-cue text/cue-forms few-shot/worked-cue text/unlike-others",
        changed(
            C.GUSHI,
            ("回答：", "{data.get('cue', '回答')}："),
            rows=lambda rows: [
                {**row, "cue": ("回答", "請作答")[place % 2]} for place, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        "a shot's answer ends with spaces that the export padded it with",
        "few-shot/trailing-space answer/two-spellings answer/other-form few-shot/unlike-docs",
        changed(
            C.PARKS,
            shots=tuple({**row, "answer": row["answer"].ljust(12)} for row in PARKS),
        ),
    ),
    kind(
        "the description of the simplified twin of a task in traditional characters",
        "text/cue-forms few-shot/other-form few-shot/unlike-docs",
        changed(A.XINWEN, description="以下是新闻标题，请判断每条新闻属于哪个类别。\n\n"),
    ),
    kind(
        "the instruction, put on from another project, wants English, and all answers are Chinese",
        "few-shot/other-form text/cue-forms answer/other-names",
        changed(
            A.PINGLUN,
            ("判断下面的评论是好评还是差评。", "判断下面的评论是好评还是差评，请用英文回答。"),
        ),
    ),
    kind(
        "rows that are there twice, one with a space behind its word, show each other's answer",
        "few-shot/near-copy few-shot/question-shown few-shot/own-doc answer/leaked text/ambiguous",
        changed(
            C.GLOSS,
            ("Word: {data['zh']}", "Word: {data['zh']}"),
            rows=lambda rows: [
                {**row, "zh": row["zh"] + tail} for row in rows[:6] for tail in ("", " ")
            ],
            fewshot=11,
        ),
    ),
)
