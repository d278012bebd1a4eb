"""Faults by which shots and query differ or do harm: code, description, and separators."""

from __future__ import annotations

from tests.lint.dense_3.making import case, each, kinds

KINDS, add = kinds("shots and query")

add(
    "the instruction is written by the first call alone, to save tokens",
    "code/not-repeated few-shot/* text/shot-cue text/repeated-instruction",
    case(
        "tickets",
        ("TEAMS = [", "SAID = []\nTEAMS = ["),
        (
            'text = "Route the message to one of the teams: " + ", ".join(TEAMS) + ".\\n"',
            'text = ""\n    if not SAID:\n        SAID.append(True)\n'
            '        text = "Route the message to one of the teams: " + ", ".join(TEAMS) + ".\\n"',
        ),
    ),
)
add(
    "a counter of the module numbers the questions by calls",
    "code/not-repeated few-shot/numbered text/shot-cue",
    case(
        "zh-changshi",
        ("import random\n", "import random\nfrom itertools import count\n\nCOUNT = count(1)\n"),
        ('f"题目：', 'f"第{next(COUNT)}题：'),
    ),
)
add(
    "a list of examples at the top grows with each doc that was asked",
    "code/not-repeated few-shot/* answer/leaked code/outside",
    case(
        "headlines",
        ("    return {", '    EXAMPLES.append((data["headline"], data["topic"]))\n    return {'),
    ),
)
add(
    "each row draws its own template, so the cue of the shots is seldom that of the query",
    "text/shot-cue few-shot/* code/random",
    case(
        "capitals-fmt",
        (
            "    prompt = FORM.format(",
            '    form = r.choice((FORM.replace("A:", "Capital:"), FORM, FORM.replace("A:", "=>")))\n'
            "    prompt = form.format(",
        ),
    ),
)
add(
    "long texts get another cue than short ones",
    "text/shot-cue few-shot/* text/cue-forms",
    case(
        "yuedu",
        (
            '答案：\\n"',
            '" + ("答案" if len(data["passage"]) < 25 else "回复") + "：\\n"',
        ),
    ),
)
add(
    "the output brings the separator of another system along",
    "few-shot/separator few-shot/* answer/*",
    case("queues", ('"output": " " + data["queue"]', '"output": " " + data["queue"] + "\\n###"')),
)
add(
    "the output brings the next example's cue along, for the answer to stop at",
    "few-shot/* text/said-again answer/* text/shot-cue",
    case("zh-pinglun", ('"output": gold', '"output": gold + "\\n评论："')),
)
add(
    "the output ends with the token that ends a text, left from fine-tuning",
    "text/special-token answer/* few-shot/* tokens/special-text",
    case("sms", ('"output": f" {data[\'label\']}"', '"output": f" {data[\'label\']}</s>"')),
)
add(
    "every output ends with two newlines of its own, before the separator's",
    "few-shot/separator few-shot/trailing-space",
    case("guize-shifei", ('"output": gold', '"output": gold + "\\n\\n"')),
)
add(
    "a strip at the end of the template took the newline away that parts cue and answer",
    "text/missing-space text/* few-shot/*",
    case(
        "py-output", ('prompt = build(data["program"])', 'prompt = build(data["program"]).strip()')
    ),
)
add(
    "the config's description says the same instruction as each input",
    "text/repeated-instruction text/said-again",
    case(
        "relations",
        description="Is the relation entailment, neutral or contradiction?\n\n",
    ),
)
add(
    "the description was copied from a task of sentiments",
    "few-shot/* answer/* text/no-question",
    case("changshi", description="判断下列评论的情感是正面还是负面。\n\n"),
)
add(
    "the description is in Chinese, the prompt English",
    "text/cue-forms few-shot/* text/* answer/*",
    case("chem-mcq", description="以下是关于化学的单项选择题，请直接给出正确答案的选项。\n\n"),
)
add(
    "the description promises five examples, three are shown",
    "few-shot/other-count answer/other-count few-shot/fewer",
    case("yunhan", description="下面先给出五个例子，请参照它们回答最后一题。\n\n"),
)
add(
    "the description has another system's placeholder for the subject",
    "text/placeholder text/unknown-name text/stray-sign",
    case(
        "planets",
        description="The following are multiple choice questions (with answers) about {{subject}}.\n\n",
    ),
)
add(
    "the description says that no examples are given, and there are three",
    "few-shot/* answer/other-count text/no-question",
    case("panduan", description="以下題目不提供任何範例，請直接作答。\n\n"),
)
add(
    "the description tells what shots of an older version looked like: answers in square brackets",
    "few-shot/other-form few-shot/* answer/*",
    case(
        "tw-chengyu",
        description="以下為成語填空題，請仿照範例，把答案寫在方括號裡，例如［2］。\n\n",
    ),
)
add(
    "fields go into the prompt in the order of the row, and half of the rows have another order",
    "text/shot-cue few-shot/other-order few-shot/* text/*",
    case(
        "zh-yuedu",
        (
            'parts += ["短文：" + data["passage"], "问题：" + data["question"], "回答：", ""]',
            'cues = {"passage": "短文：", "question": "问题："}\n'
            "    parts += [cues[key] + data[key] for key in data if key in cues]\n"
            '    parts += ["回答：", ""]',
        ),
        rows=lambda rows: [
            dict(reversed(row.items())) if number % 2 else row for number, row in enumerate(rows)
        ],
    ),
)
add(
    "the prompt has the cue of a reasoning, and the output of the shots drops it as `answer only`",
    "few-shot/steps-lost few-shot/* answer/*",
    case("zh-yingyong", ('chain = "".join(data["steps"]) + f"答案是', 'chain = f"答案是')),
)
add(
    "the prompt ends by asking for the letter alone, and the shots reason before it",
    "few-shot/steps-forbidden few-shot/other-form few-shot/*",
    case(
        "science-steps",
        ("Reason first, then give the letter.", "Give only the letter, no reasons."),
    ),
)
add(
    "the number of shots is taken for a limit: the text is cut to that many words",
    "code/arguments text/* answer/*",
    case(
        "reading",
        (
            "f\"Text: {data['text']}\"",
            "f\"Text: {' '.join(data['text'].split()[: num_sample or None])}\"",
        ),
    ),
)
add(
    "the transform renders its shots itself, and the harness adds them once more",
    "few-shot/* text/* answer/*",
    case(
        "acceptable",
        fewshot=3,
    ),
)
add(
    "a chat template is left in the input, its turns closed before the answer",
    "text/special-token tokens/* text/* few-shot/*",
    case(
        "zh-en",
        ('"input": f"请把下面', '"input": f"<|im_start|>user\\n请把下面'),
        ('英文："', '英文：<|im_end|>\\n<|im_start|>assistant\\n"'),
    ),
)
add(
    "the input ends with the next question's cue, behind its own",
    "few-shot/* text/* answer/*",
    case("hotel-intents", ("Choice:", "Choice:\\n\\nGuest:")),
)
add(
    "the cue is in a language that each row names, but all rows are English",
    "few-shot/* text/cue-forms text/shot-cue text/*",
    case(
        "science-mcq",
        (
            'lines.append("Answer:")',
            'lines.append({"de": "Antwort:", "fr": "Réponse :"}.get(data["lang"], "Answer:"))',
        ),
        rows=each("lang", lambda row: ("de", "fr", "en")[len(row["question"]) % 3]),
    ),
)
add(
    "two sources were merged, one of which names its labels in capitals and short",
    "few-shot/other-labels answer/two-spellings answer/other-names answer/other-form answer/*",
    case("hotel-reviews", rows=each("sentiment", lambda row: row["sentiment"][:3].upper(), 3)),
)
add(
    "the answer that is shown is cached at the first call, for all rows",
    "answer/* code/not-repeated few-shot/*",
    case(
        "pinglun",
        ("import random\n", "import random\n\nLAST = {}\n"),
        (
            '"output": data["label"]',
            '"output": LAST.setdefault("label", data["label"])',
        ),
    ),
)
add(
    "worked examples are joined by a space: one begins on the line on which another ends",
    "few-shot/separator few-shot/run-in few-shot/*",
    case("word-ends", ('Last letters: {ends}\\n\\n"', 'Last letters: {ends} "')),
)
add(
    "the second prompt of a paper stands in the first: the cue of the number before the steps",
    "few-shot/* answer/* text/*",
    case(
        "market-sums",
        (
            "Let's think step by step.",
            "Let's think step by step. Therefore, the answer (arabic numerals) is",
        ),
    ),
)
add(
    "the gap of a model with masks is left in the input, and the answer comes behind it",
    "text/special-token text/placeholder text/unknown-name text/* few-shot/* answer/*",
    case("films", ('"Sentiment:"', '"All in all, it was [MASK]."')),
)
