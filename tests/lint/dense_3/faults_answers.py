"""Faults of answers: what is shown, what is compared, and what lies between them."""

from __future__ import annotations

from tests.lint.dense_3.making import case, each, kinds

KINDS, add = kinds("answers")
READ = "answer/* few-shot/*"

add(
    "the shots close with other words than the post-processor looks for",
    READ,
    case("market-sums", ("The answer is {answer}.", "So it comes to {answer} altogether.")),
)
add(
    "the first stop sequence is a newline, and the steps have several lines",
    "answer/stopped-early few-shot/* answer/not-extracted",
    case("garden-sums", stop=("\n", "Question:")),
)
add(
    "the list of letters stands as stop sequences",
    "answer/stopped-early answer/*",
    case("planets", stop=("A", "B", "C", "D")),
)
add(
    "the Chinese full stop is a stop sequence, and each step ends with one",
    "answer/stopped-early answer/*",
    case("zh-yingyong", stop=("。",)),
)
add(
    "a single new token is allowed, as for a choice, and the answers are sentences or steps",
    "tokens/answer-too-long answer/*",
    case("market", max_tokens=1),
    case("into-german", max_tokens=2),
)
add(
    "the letter is compared, and the shots answer by the option's text",
    READ,
    case(
        "chem-mcq", ('"output": " " + gold', '"output": " " + data["options"]["ABCD".index(gold)]')
    ),
)
add(
    "the option's text is compared, and the shots answer by its letter",
    READ,
    case(
        "changshi",
        (
            '"processed_output": data["answer"]',
            '"processed_output": data["options"][data["answer"]]',
        ),
    ),
)
add(
    "what is compared is a number of Python, no text",
    "answer/* code/*",
    case("sms", ('"processed_output": str(data["label"])', '"processed_output": data["label"]')),
)
add(
    "what is compared is the row's truth, the shots say yes and no",
    READ + " code/*",
    case("handbook", ('"processed_output": answer', '"processed_output": data["holds"]')),
)
add(
    "what is compared has the space of the output before it",
    "answer/two-spellings answer/* text/*",
    case("prints-what", ('"processed_output": gold', '"processed_output": " " + gold')),
)
add(
    "what is compared has the cue before it",
    READ,
    case("zh-pinglun", ('"processed_output": gold', '"processed_output": "判断：" + gold')),
)
add(
    "what is compared is in small letters, the output is not, and nothing lowers the response",
    READ,
    case(
        "capitals-fmt",
        ('"processed_output": data["capital"]', '"processed_output": data["capital"].lower()'),
    ),
)
add(
    "what is compared has lost its spaces",
    READ + " text/*",
    case(
        "museum-spans",
        (
            '"processed_output": data["answer"]',
            '"processed_output": data["answer"].replace(" ", "")',
        ),
    ),
)
add(
    "the whole chain is compared, where the post-processor leaves a number",
    READ,
    case("yingyong", ('"processed_output": data["answer"]', '"processed_output": correct_answer')),
)
add(
    "the post-processor is that of sums, the answers are letters",
    READ,
    case("ward-cot", postprocess="gsm8k_post"),
)
add(
    "the post-processor looks for a letter from A to D, the labels are words",
    "answer/* few-shot/*",
    case("tw-xinwen", postprocess="gaokao_single_choice_post"),
)
add(
    "the post-processor takes the first line, and the number stands in the last",
    READ,
    case(
        "market-steps",
        ("worked = f\" {data['steps']} The answer", "worked = f\" {data['steps']}\\nThe answer"),
    ),
)
add(
    "the post-processor reads one word behind `answer is`, and golds have several",
    READ,
    case(
        "reading",
        ("f\" {data['answer']}\"", "f\" The answer is {data['answer']}\""),
        postprocess="theoremqa_post",
    ),
)
add(
    "golds of some rows have a comma for thousands, which the post-processor takes out of responses",
    READ,
    case(
        "garden-sums",
        rows=lambda rows: [
            {
                "question": f"A field has {40 + i} rows of 30 stems. How many stems is that?",
                "answer": f"{40 + i} * 30 = {(40 + i) * 30:,} stems.\n#### {(40 + i) * 30:,}",
            }
            if i % 4 == 0
            else row
            for i, row in enumerate(rows)
        ],
    ),
)
add(
    "the first number of the solution is taken for its result",
    READ,
    case(
        "garden-sums",
        (
            'solution, _, number = data["answer"].rpartition("#### ")',
            'number = re.search(r"\\d+", data["answer"]).group()',
        ),
        ("import random\n", "import random\nimport re\n"),
    ),
)
add(
    "golds of a merged file carry the unit of their question, the rest are bare",
    READ,
    case("yingyong", rows=each("answer", lambda row: row["answer"] + "元", 3)),
)
