"""Leaks that code makes: by an order, a form, or a field at the wrong place."""

from __future__ import annotations

from tests.lint.dense_5.making import TASKS, bad, column, leak

L = "answer/leaked answer/in-id answer/marked"
OPTIONS = f"{L} answer/stands-out answer/one-place"

KINDS = (
    leak(
        "the list of labels was filtered for the gold before it was printed",
        f"{L} answer/other-names answer/other-count answer/one-place",
        bad(
            "zh-yunhan",
            (
                "    text = f",
                "    labels = [label for label in labels if data['target_scores'][label]]\n    text = f",
            ),
            ('"、".join(labels[:-1]) + "还是" + labels[-1] + "？', '"、".join(labels) + "之一。'),
        ),
    ),
    leak(
        "the right option and its distractors are joined, and not shuffled",
        f"{OPTIONS} answer/same-gold",
        bad(
            "chem-mcq",
            (
                'lines = ["Question',
                'right = data["options"]["ABCD".index(data["answer"])]\n'
                '    options = [right] + [o for o in data["options"] if o != right]\n'
                '    lines = ["Question',
            ),
            ('zip("ABCD", data["options"])', 'zip("ABCD", options)'),
            ('gold = data["answer"]', 'gold = "A"'),
        ),
    ),
    leak(
        "the candidates are the name that is right, and then the other one",
        OPTIONS,
        bad(
            "who-did-it",
            (
                "f\"Question: {data['question']}\",",
                'f"Question: {data[\'question\']}",\n        "Candidates: " + ", ".join([data["name"], data["other"]]),',
            ),
            rows=column(
                "other",
                "Carla Reyes|Pia Holm|Eva Brandt|Ravi Menon|Mei Tan|Ana Cruz|Paul Neri|Omar Saleh"
                "|Hugo Blanc|Ben Adler|Leo Fiore|Joy Park",
            ),
        ),
    ),
    leak(
        "the gap is as many strokes long as the right word has letters",
        f"{L} answer/length-tells",
        bad(
            "gaps",
            (
                'sentence=data["sentence"]',
                'sentence=data["sentence"].replace("____", "_" * len(data["options"][data["gold"]]))',
            ),
        ),
    ),
    leak(
        "the length that is asked for is counted from the reference",
        L,
        bad("gushi", ("\\n回答：", "（請用{len(data['答'])}個字回答）\\n回答：")),
        bad(
            "french",
            (
                '"Translate from English to French."',
                '"Translate from English to French in exactly %d characters." % len(data["fr"])',
            ),
        ),
    ),
    leak(
        "worked examples were taken from the test set",
        f"{L} few-shot/*",
        bad(
            "opposites",
            ("Word: wet\\nOpposite: dry", "Word: hot\\nOpposite: cold"),
            ("Word: narrow\\nOpposite: wide", "Word: strong\\nOpposite: weak"),
            ("Word: begin\\nOpposite: end", "Word: rich\\nOpposite: poor"),
        ),
    ),
    leak(
        "the cell of the answer is highlighted, as in data for writing about tables",
        f"{OPTIONS} text/markup",
        bad(
            "times",
            (
                'rows.append("| " + " | ".join(train)',
                'train = [f"<hl>{c}</hl>" if c == data["cell"] else c for c in train]\n        rows.append("| " + " | ".join(train)',
            ),
        ),
    ),
    leak(
        "of the table there is only the line that was kept as evidence",
        f"{L} text/cut-item text/first-item",
        bad(
            "small-tables",
            (
                'for row in data["rows"]]',
                'for row in data["rows"] if data["answer"] in row.split(",")]',
            ),
        ),
    ),
    leak(
        "the reasoning stands behind the cue in the input, for the doc that is asked, too",
        f"{L} answer/reasoning-in-input",
        bad(
            "market-sums-b",
            ("Let's think step by step.", "{steps} The answer is"),
            ('f" {steps} The answer is {answer}."', 'f" {answer}."'),
        ),
    ),
    leak(
        "the list is sorted in place before it is shown",
        f"{L} code/changes-row",
        bad("word-sort", ("listed = ", 'data["words"].sort()\n    listed = ')),
    ),
    leak(
        "wrong options are in small letters and have no full stop: another source wrote them",
        OPTIONS,
        bad(
            "causes",
            rows=lambda rows: [
                {
                    **row,
                    **{
                        key: row[key][0].lower() + row[key][1:-1]
                        for key in ("second", "first")[row["label"] : row["label"] + 1]
                    },
                }
                for row in rows
            ],
        ),
    ),
    leak(
        "the few-shot file is an older export of the test set, whose ids are others",
        f"{L} few-shot/*",
        bad(
            "parks",
            rows=lambda rows: [{"id": f"test-{n}", **row} for n, row in enumerate(rows)],
            shots=tuple({"id": f"v1-{n}", **row} for n, row in enumerate(TASKS["parks"].rows)),
            fewshot=4,
        ),
    ),
    leak(
        "the pronoun has been resolved in the sentence that asks whom it means",
        f"{L} text/ambiguous text/said-again",
        bad(
            "who-is-it",
            (
                '"Sentence: " + data["sentence"]',
                '"Sentence: " + (" " + data["pronoun"] + " ").join(data["sentence"].split(" " + data["pronoun"] + " ")[:-1])'
                ' + " " + gold + " " + data["sentence"].split(" " + data["pronoun"] + " ")[-1]',
            ),
        ),
    ),
    leak(
        "the sentence to translate is read from the column of the translation",
        f"{L} text/no-question code/* text/swapped-fields answer/unlike-others",
        bad("en-fr", ('source = data["en"]', 'source = data["fr"]')),
    ),
    leak(
        "a hint as in crosswords shows the first letter and a stroke for each of the others",
        L,
        bad(
            "word-ends",
            (
                '"\\nLast letters:"',
                '"\\nHint: " + data["answer"][0] + "_" * (len(data["answer"]) - 1) + "\\nLast letters:"',
            ),
        ),
    ),
    leak(
        "what is filled into the question's brackets is the wrong key of the row",
        f"{L} text/*",
        bad("capitals-fmt", ('continent=data["continent"]', 'continent=data["capital"]')),
    ),
    leak(
        "options are printed as the pairs of the dict, score and all",
        OPTIONS,
        bad(
            "shengxiao",
            (
                'text = "问题：" + data["question"] + "\\n答案：\\n"',
                'options = "；".join(f"{o}:{s}" for o, s in data["target_scores"].items())\n'
                '    text = "问题：" + data["question"] + "\\n选项：" + options + "\\n答案：\\n"',
            ),
        ),
    ),
    leak(
        "the list that was sorted by score, to have the right one first, is printed",
        OPTIONS,
        bad(
            "yunhan-b",
            (
                "    text = (",
                '    项目 = sorted(data["target_scores"], key=data["target_scores"].get, reverse=True)\n    text = (',
            ),
            (
                '"两句的关系是蕴含、中立还是矛盾？\\n"',
                "f\"两句的关系是{'、'.join(项目)}中的哪一个？\\n\"",
            ),
        ),
    ),
    leak(
        "worked examples are chosen by the label of the doc",
        f"{L} few-shot/lopsided few-shot/other-count",
        bad(
            "xinwen",
            ("for a, b in 範例)", 'for a, b in 範例 if b == data["類"])'),
            (
                '("中華隊延長賽擊敗日本", "體育"),',
                '("中華隊延長賽擊敗日本", "體育"),\n    ("網球一哥闖進決賽", "體育"),\n'
                '    ("基金規模創下新高", "財經"),\n    ("天王新歌空降排行榜", "娛樂"),',
            ),
        ),
    ),
)
