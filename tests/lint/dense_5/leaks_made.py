"""Leaks that code makes: by an order, a form, a hint, the options' make, or the shots."""

from __future__ import annotations

from tests.lint.dense_5.making import TASKS, bad, column, leak, put

L = "answer/leaked answer/in-id"
OPTIONS = f"{L} answer/stands-out answer/marked answer/one-place"

KINDS = (
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
    leak(
        "the label that is right is always named first in the instruction",
        f"{L} answer/other-names text/shot-cue",
        bad(
            "panduan",
            (
                'text = data["passage"] + "\\n问：" + data["question"] + "（回答“是”或“否”）\\n答："\n'
                '    gold = "是" if data["label"] else "否"',
                'gold, fan = ("是", "否") if data["label"] else ("否", "是")\n'
                '    text = data["passage"] + "\\n问：" + data["question"] + f"（回答“{gold}”或“{fan}”）\\n答："',
            ),
        ),
    ),
    leak(
        "true statements end with a full stop, the false ones that were made of them with none",
        f"{L} text/unlike-others",
        bad(
            "tw-shifei",
            rows=put("敘述", lambda row: row["敘述"] if row["正確"] else row["敘述"].rstrip("。")),
        ),
    ),
    leak(
        "options keep the marks of Moodle's file format, = for the right one and ~ for the others",
        f"{OPTIONS} text/stray-sign text/markup",
        bad(
            "museum-quiz",
            rows=put(
                "options",
                lambda row: [
                    ("=" if "ABCD"[place] == row["key"] else "~") + text
                    for place, text in enumerate(row["options"])
                ],
            ),
        ),
    ),
    leak(
        "an f-string fills the form of the last line with the doc's own result",
        f"{L} few-shot/other-form",
        bad(
            "market-sums",
            ('end with #### and the number.\\n"', "end with #### {data['result']}.\\n\""),
        ),
        bad(
            "zh-yingyong",
            ('"问题：{}\\n解答：', '"问题：{}（最后一句写“答案是{}。”）\\n解答：'),
            ('data["question"])', 'data["question"], data["answer"])'),
        ),
    ),
    leak(
        "each option has the share of pupils who chose it, most of them the right one",
        OPTIONS,
        bad(
            "tw-dili",
            rows=lambda rows: [
                {
                    **row,
                    "選項": [
                        f"{text}（{61 + n if '甲乙丙丁'[place] == row['答案'] else 5 + (3 * n + 5 * place) % 11}%）"
                        for place, text in enumerate(row["選項"])
                    ],
                }
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "one of the worked examples is made of the doc's own row",
        f"{L} few-shot/* text/said-again text/repeated-instruction",
        bad(
            "desk",
            (
                'f"Ticket: {t}\\nQueue: {q}" for t, q in EXAMPLES',
                "f\"Ticket: {t}\\nQueue: {q}\" for t, q in [*EXAMPLES[:3], (data['ticket'], data['queue'])]",
            ),
        ),
    ),
    leak(
        "the list of labels holds the wrong ones alone",
        f"{L} answer/other-names answer/not-an-option answer/other-count",
        bad(
            "review-tone",
            (
                'ask(data["review"])',
                'ask(data["review"], [each for each in LABELS if each != data["tone"]])',
            ),
            ("def ask(review):", "def ask(review, others):"),
            ('{}, {} or {}?".format(*LABELS)', '{} or {}?".format(*others)'),
        ),
    ),
    leak(
        "boxes before the options are ticked as in the form's master copy",
        OPTIONS,
        bad(
            "yeshi",
            (
                "f\"({'甲乙丙'[序]}) {內容}\\n\"",
                "f\"{'☑' if 序 == data['gold'] else '☐'} ({'甲乙丙'[序]}) {內容}\\n\"",
            ),
        ),
    ),
    leak(
        "options are records with their text and whether they are right, and printed whole",
        f"{OPTIONS} text/raw-value",
        bad(
            "museum",
            rows=put(
                "choices",
                lambda row: [
                    {"text": text, "correct": place == row["answer"]}
                    for place, text in enumerate(row["choices"])
                ],
            ),
        ),
    ),
    leak(
        "input is the whole text, answer included, as another harness takes it for likelihoods",
        f"{L} answer/cue-again",
        bad("zh-en-fanyi", ('{cues[1]}：\\n"', "{cues[1]}：{data['en']}\\n\"")),
    ),
    leak(
        "the question's wording hangs on the label: only true ones are asked with a tag",
        f"{L} text/shot-cue text/unlike-others",
        bad(
            "passage-bool",
            rows=put(
                "question",
                lambda row: (
                    row["question"].rstrip("?") + (", right?" if row["answer"] else ", really?")
                ),
            ),
        ),
    ),
    leak(
        "the test that checks the program is appended to it with what it expects",
        f"{L} few-shot/*",
        bad(
            "py-output",
            (
                'build(data["program"])',
                'build(data["program"] + "\\n" + "# expected: " + data["printed"])',
            ),
        ),
    ),
    leak(
        "a prompt for checking was copied, which shows a pupil's answer: always the reference",
        L,
        bad(
            "short-spans",
            (
                'text += "\\nAnswer',
                'text += f"\\nA student answered: {data[\'span\']}"\n    text += "\\nAnswer',
            ),
        ),
    ),
    leak(
        "options of another kind than what is asked were drawn from the whole file",
        f"{OPTIONS} answer/unlike-others text/unlike-others answer/not-an-option",
        bad(
            "rivers",
            (
                'data["question"] + "\\nA:\\n"',
                'data["question"] + "\\nOptions: " + "; ".join(scores) + "\\nA:\\n"',
            ),
            rows=lambda rows: [
                {
                    **row,
                    "target_scores": {
                        (
                            name
                            if score
                            else (
                                "1.4 million",
                                "in 1912",
                                "because of its taste",
                                "40 %",
                                "12 metres",
                                "a violin",
                            )[(n + 3 * place) % 6]
                        ): score
                        for place, (name, score) in enumerate(row["target_scores"].items())
                    },
                }
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "the right option alone has been written out with its reason",
        f"{OPTIONS} answer/length-tells",
        bad(
            "changshi",
            rows=put(
                "choices",
                lambda row: [
                    f"{text}，这是公认的正确说法" if place == row["answer"] else text
                    for place, text in enumerate(row["choices"])
                ],
            ),
        ),
    ),
)
