"""Right prompts whose lists and hints look as though they gave the answer away."""

from __future__ import annotations

from tests.lint.dense_5.making import column, odd, put

RIGHT = (
    odd(
        "what the hotline says first stands before each message",
        "gongdan",
        ("留言：{data['留言']}", "客服：您好，请问有什么可以帮您？\\n留言：{data['留言']}"),
    ),
    odd(
        "an empty box stands before each option",
        "yeshi",
        ("f\"({'甲乙丙'[序]}) {內容}\\n\"", "f\"☐ ({'甲乙丙'[序]}) {內容}\\n\""),
    ),
    odd(
        "programs with a comment in their first line, which says nothing of what they print",
        "py-output",
        rows=put("program", lambda row: f"# lesson 3\n{row['program']}"),
    ),
    odd(
        "both names are shown as candidates, sorted by the alphabet",
        "who-did-it",
        (
            "f\"Question: {data['question']}\",",
            'f"Question: {data[\'question\']}",\n        "Candidates: " + ", ".join(sorted([data["name"], data["other"]])),',
        ),
        rows=column(
            "other",
            "Carla Reyes|Pia Holm|Eva Brandt|Ravi Menon|Mei Tan|Ana Cruz|Paul Neri|Omar Saleh"
            "|Hugo Blanc|Ben Adler|Leo Fiore|Joy Park",
        ),
    ),
    odd(
        "the title names what the text is about, and not what is asked",
        "yuedu",
        ("短文：{短文}", "标题：{标题}\\n短文：{短文}"),
        ('短文=data["短文"]', '标题=data["标题"], 短文=data["短文"]'),
        rows=column(
            "标题",
            "一对夫妻|改期|新馆|熊猫|铁路|家里的动物|古塔|乐队|用药须知|学校新闻|家具|学外语",
        ),
    ),
    odd(
        "a machine's clumsy draft stands beneath the sentence, and is to be improved",
        "zh-en-fanyi",
        ("请把中文句子译成英文。", "请根据中文修改英文初稿。"),
        ("{cues[0]}：{data['zh']}\\n", "{cues[0]}：{data['zh']}\\n初稿：{data['mt']}\\n"),
        rows=column(
            "mt",
            "Tomorrow us go climbs the hill.|Book this much has meaning.|He at bank do work."
            "|Please take door close.|Train some o'clock reach?|She can three kinds words speak."
            "|Yesterday down big snow.|I put keys forget home inside.|Child in courtyard inside playing."
            "|House this shop night nine o'clock shuts door.",
        ),
    ),
    odd(
        "two of the lists are sorted already",
        "word-sort",
        rows=lambda rows: [
            {"words": sorted(row["words"]) if n in (2, 7) else row["words"]}
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "the word for a label occurs in texts that have another one",
        "review-tone",
        rows=lambda rows: [
            {
                **row,
                "review": {
                    1: "Not one positive thing to say: cold soup, loud music, never again.",
                    3: "Best haircut I have had in years, not one negative word to say!",
                }.get(n, row["review"]),
            }
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "the continent comes before the question, with a colon",
        "capitals-fmt",
        (
            "What is the capital of {country} ({continent})?",
            "In {continent}: what is the capital of {country}?",
        ),
    ),
    odd(
        "all options have a share of pupils behind them, whichever is right",
        "tw-dili",
        rows=lambda rows: [
            {
                **row,
                "選項": [
                    f"{text}（{10 * (1 + (place + 2 * n + n // 3) % 4)}%）"
                    for place, text in enumerate(row["選項"])
                ],
            }
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "the output begins with a sentence that says what comes",
        "workshop",
        ("f\" {data['steps']} The", "f\" First the sums. {data['steps']} The"),
    ),
    odd(
        "the table's head is in bold type, and no cell is",
        "times",
        (
            '"| line | leaves | arrives | platform |"',
            '"| **line** | **leaves** | **arrives** | **platform** |"',
        ),
    ),
    odd(
        "all options are in quotes",
        "museum-quiz",
        ('lines.append(f"{letter}. {option}")', 'lines.append(f"{letter}. \\"{option}\\"")'),
    ),
    odd(
        "a hint that is the same in all docs",
        "opposites",
        (
            "Give the opposite of each word.",
            "Give the opposite of each word. Hint: it is of the same part of speech.",
        ),
    ),
    odd(
        "the worked examples end with a line that says how many they are",
        "word-ends",
        (
            "Join the last letters of the words.",
            "Join the last letters of the words. Three examples come first.",
        ),
    ),
    odd(
        "the passage has yes or no in it, and the answer is the other one in some",
        "passage-bool",
        rows=lambda rows: [
            {**row, "passage": f"{row['passage']} {'Yes, really.' if n % 4 < 2 else 'No wonder.'}"}
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "the length of an answer is bounded, alike in all docs",
        "gushi",
        ("\\n回答：", "（請用不超過八個字回答）\\n回答："),
    ),
    odd(
        "the translation is asked for in a number of sentences, one",
        "french",
        ("Translate from English to French.", "Translate from English to French, in one sentence."),
    ),
    odd(
        "a topic in brackets stands behind each question, one for all",
        "rivers",
        ('"Q: " + data["question"]', '"Q: " + data["question"] + " (geography)"'),
    ),
)
