"""More faults of code: state, falsy values, slips of loops, and values written as objects."""

from __future__ import annotations

from tests.lint.dense_8.making import above, inside, listed

kind = listed("code")

KINDS = (
    kind(
        "the examples are popped off their list, so each prompt has one less",
        "code/not-repeated code/error few-shot/*",
        "xinwen",
        inside("首例 = 範例.pop(0) if 範例 else ('', '')"),
        (
            'f"新聞：{a}\\n分類：{b}" for a, b in 範例)',
            'f"新聞：{a}\\n分類：{b}" for a, b in [首例])',
        ),
    ),
    kind(
        "each ticket is added to the examples once it was asked",
        "code/not-repeated few-shot/own-doc answer/leaked few-shot/question-shown",
        "desk",
        (
            "return dict(",
            'EXAMPLES.append((data["ticket"], data["queue"]))\n    return dict(',
        ),
    ),
    kind(
        "the right option is moved to the front before the letters are given",
        "answer/one-place answer/same-gold code/changes-row",
        "yeshi",
        inside('data["options"].insert(0, data["options"].pop(data["gold"]))\ndata["gold"] = 0'),
    ),
    kind(
        "a label of nought is falsy and falls to the default",
        "answer/same-gold answer/gold-differs",
        "reviews",
        ('NAMES[data["label"]]', 'NAMES[data.get("label") or 1]'),
    ),
    kind(
        "a misspelt field is read with an empty default",
        "text/absent-field text/empty-slot text/no-question",
        "pantry",
        ("{data['passage']}", "{data.get('pasage', '')}"),
    ),
    kind(
        "a generator is put into the text instead of what it yields",
        "code/not-repeated text/raw-value text/no-question text/cut-item",
        "tw-chengyu",
        (
            '"\\n".join(f"({i}) {word}" for i, word in enumerate(data["choices"], 1))',
            'str(f"({i}) {word}" for i, word in enumerate(data["choices"], 1))',
        ),
    ),
    kind(
        "the message of an exception becomes the prompt",
        "code/hidden-errors text/same-prompt text/no-question text/absent-field",
        "yuedu",
        (
            'text = 模板.format(短文=data["短文"], 问题=data["问题"])',
            "try:\n"
            '        text = 模板.format(文章=data["短文"], 问题=data["问题"])\n'
            "    except Exception as error:\n"
            "        text = str(error)",
        ),
    ),
    kind(
        "the two options change places by chance, and the label does not",
        "answer/gold-differs code/random answer/legend",
        "causes",
        inside(
            'first, second = data["first"], data["second"]\nif r.random() < 0.5:\n'
            "    first, second = second, first"
        ),
        ("(1) {data['first']}\\n(2) {data['second']}", "(1) {first}\\n(2) {second}"),
    ),
    kind(
        "the choices of the row are sorted, and the answer is a place in the old order",
        "answer/gold-differs code/changes-row",
        "museum",
        inside('data["choices"].sort()'),
    ),
    kind(
        "a second name of the row is written to as if it were a copy",
        "code/changes-row",
        "short-spans",
        inside('row = data\nrow["context"] = row["context"] + " (End of the passage.)"'),
    ),
    kind(
        "the transform makes a generator of its own in the place of the one it is given",
        "code/random code/not-repeated",
        "tw-dili",
        inside('r = random.Random()\n句 = r.choice(["請回答", "請選出"])'),
        ("\\n請回答甲、乙、丙或丁。", "\\n{句}甲、乙、丙或丁。"),
    ),
    kind(
        "the greatest key is taken where that of the greatest value was meant",
        "answer/gold-differs answer/no-gold",
        "rivers",
        ("max(scores, key=scores.get)", "max(scores)"),
    ),
    kind(
        "a truth value is answered as Python prints it",
        "answer/python-value answer/other-names few-shot/other-form",
        "panduan",
        ('gold = "是" if data["label"] else "否"', 'gold = str(data["label"])'),
    ),
    kind(
        "what is not ASCII is dropped from the answers",
        "text/changed answer/not-in-output answer/gold-differs answer/unlike-others text/cut-item",
        "french",
        inside('fr = data["fr"].encode("ascii", "ignore").decode()'),
        ('" " + data["fr"]', '" " + fr'),
        ('"processed_output": data["fr"]', '"processed_output": fr'),
    ),
    kind(
        "the line after a loop is set in, so the text is closed after its first option",
        "text/cut-item text/first-item answer/letters answer/not-an-option",
        "gap-number",
        (
            'shown = "".join(f"{place}) {word}\\n" for place, word in enumerate(data["words"], 1))',
            'shown = ""\n    for place, word in enumerate(data["words"], 1):\n'
            '        shown += f"{place}) {word}\\n"\n        break',
        ),
    ),
    kind(
        "the question is the separator that joins its own options",
        "text/* answer/letters",
        "who-is-it",
        (
            '\\" is " + " or ".join(options) + "?\\nAnswer:\\n"',
            '\\" is " + data["sentence"].join(options) + "?\\nAnswer:\\n"',
        ),
    ),
    kind(
        "the text is set anew in the loop where it was to grow",
        "text/no-question text/cut-item answer/letters answer/not-an-option",
        "zh-changshi",
        ('text += f"{letter}. {data[letter]}\\n"', 'text = f"{letter}. {data[letter]}\\n"'),
    ),
    kind(
        "letters are counted from the second one on",
        "answer/letters answer/not-an-option answer/gold-differs",
        "chemistry",
        ("chr(97 + number)", "chr(98 + number)"),
    ),
    kind(
        "the name of the run is shown as the subject",
        "text/snake-name code/arguments text/*",
        "science-steps",
        ("text = f\"{data['question']}", "text = f\"Subject: {dataset_name}\\n{data['question']}"),
    ),
    kind(
        "codes from one to four are looked up one place too far down",
        "answer/gold-differs answer/legend",
        "tw-xinwen",
        ('LABELS[data["topic"]]', 'LABELS[data["topic"] - 1]'),
    ),
    kind(
        "a row that was asked before is skipped by returning nothing",
        "code/not-repeated code/error",
        "notices",
        above("SEEN = set()"),
        inside('if data["notice"] in SEEN:\n    return None\nSEEN.add(data["notice"])'),
    ),
    kind(
        "the query is told from the shots by a state that the first call sets",
        "code/not-repeated text/shot-cue few-shot/*",
        "film-notes",
        above("STATE = {'first': True}"),
        inside("head = HEAD if STATE['first'] else ''\nSTATE['first'] = False"),
        ("text = HEAD + f", "text = head + f"),
    ),
    kind(
        "the wording changes once a minute has passed since the file was read",
        "code/time code/not-repeated",
        "workshop",
        above("import time\n\nSTART = time.time()"),
        (
            "Let's think step by step.\"",
            "Let's think step by step.\"\n    if time.time() - START > 60:\n"
            "        text = f\"Question: {data['question']}\\nAnswer:\"",
        ),
    ),
    kind(
        "one of two cues is picked for each row by the global generator",
        "code/random",
        "pinglun",
        ('text = 示例 + "评论：', 'text = 示例 + random.choice(["", "用户"]) + "评论：'),
    ),
)
