"""Leaks by the options' make, by hints and by worked examples."""

from __future__ import annotations

from tests.lint.dense_5.making import bad, leak, put

L = "answer/leaked answer/in-id answer/marked"
OPTIONS = f"{L} answer/stands-out answer/one-place"

KINDS = (
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
