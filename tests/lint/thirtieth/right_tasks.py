"""Right prompts: the tasks themselves, and these in other forms."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.thirtieth import tasks_choice, tasks_free, tasks_zh
from tests.lint.thirtieth.tasks_choice import CAUSE, CLAIMS, EMO, GEO, PARA, SPAM, TALK, TONE, WORDS
from tests.lint.thirtieth.tasks_free import (
    DATES,
    FRENCH,
    OPPOSITES,
    PLACES,
    PRINTS,
    SPAN,
    SQL,
    SUMS,
    TABLES,
)
from tests.lint.thirtieth.tasks_zh import TNEWS, TNLI, TQUIZ, ZIDIOM, ZMATH, ZQUIZ, ZREAD, ZSHOP

TASKS = (*tasks_choice.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)

RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    odd("short cues of two letters", GEO, ("Question: ", "Q: "), ("\\nAnswer:", "\\nA:")),
    odd(
        "letters in square brackets",
        GEO,
        ('f"({mark}) {text}"', 'f"[{mark}] {text}"'),
        ("f\"({'ABCD'[data['answer']]})\"", "f\"[{'ABCD'[data['answer']]}]\""),
    ),
    odd(
        "Roman numerals as marks",
        GEO,
        ('zip("ABCD"', 'zip(("i", "ii", "iii", "iv")'),
        ("'ABCD'[data['answer']]", "('i', 'ii', 'iii', 'iv')[data['answer']]"),
    ),
    odd(
        "numbers as marks",
        GEO,
        ('zip("ABCD"', 'zip("1234"'),
        ("'ABCD'[data['answer']]", "'1234'[data['answer']]"),
    ),
    odd(
        "options on one line with semicolons",
        GEO,
        ('"\\n".join(', '"; ".join('),
        ("\\n{options}", "\\nOptions: {options}"),
    ),
    odd(
        "the text of the option is answered, and no letter is listed",
        GEO,
        ('f"({mark}) {text}"', 'f"- {text}"'),
        ("for mark, text in", "for _, text in"),
        ("f\"({'ABCD'[data['answer']]})\"", "data['choices'][data['answer']]"),
    ),
    odd("a description above", GEO, description="The following are questions on geography."),
    odd("shots are none", EMO, fewshot=0),
    odd("a word about the length of the answer", EMO, ("or fear?", "or fear? One word is enough.")),
    odd(
        "labels in capitals, and asked for so",
        EMO,
        ("sadness, joy, anger or fear?", "SADNESS, JOY, ANGER or FEAR?"),
        ('["sadness", "joy", "anger", "fear"]', '["SADNESS", "JOY", "ANGER", "FEAR"]'),
    ),
    odd(
        "labels by number, with a legend in braces",
        EMO,
        (
            "Which emotion does the entry show: sadness, joy, anger or fear?",
            "Give the number of the emotion {0: sadness, 1: joy, 2: anger, 3: fear}.",
        ),
        ('NAMES[data["label"]]', 'str(data["label"])'),
        ("\\nEmotion:", "\\nNumber:"),
    ),
    odd(
        "the legend's order is turned round", SPAM, ("0 = wanted, 1 = spam", "1 = spam, 0 = wanted")
    ),
    odd(
        "words in place of numbers",
        SPAM,
        ("0 = wanted, 1 = spam", "ham or spam"),
        ('str(data["spam"])', '("ham", "spam")[data["spam"]]'),
    ),
    odd(
        "arrows as cues",
        TONE,
        ('f"Message: {', 'f"Message => {'),
        ('"Tone:"', '"Tone =>"'),
    ),
    odd(
        "a message in quotes",
        TONE,
        ("f\"Message: {data['message']}\\n\"", 'f\'Message: "{data["message"]}"\\n\''),
    ),
    odd(
        "cues with three hashes",
        CLAIMS,
        ("Evidence: {evidence}\n", "### Evidence: {evidence}\n"),
        ("Claim: {claim}\n", "### Claim: {claim}\n"),
        ("Verdict:", "### Verdict:"),
    ),
    odd("a slash between options", WORDS, ("{' | '.join(options)}", "{' / '.join(options)}")),
    odd(
        "options in quotes",
        WORDS,
        ("{' | '.join(options)}", "{', '.join(chr(34) + each + chr(34) for each in options)}"),
    ),
    odd(
        "a question in other words",
        PARA,
        ("mean the same, yes or no?", "say the same thing (yes/no)?"),
    ),
    odd(
        "two sentences with numbers",
        PARA,
        ("First: {", "Sentence 1: {"),
        ("Second: {", "Sentence 2: {"),
    ),
    odd("marks with a bracket", CAUSE, ("\\n1. {", "\\n1) {"), ("\\n2. {", "\\n2) {")),
    odd(
        "choices by letter instead of number",
        CAUSE,
        ("\\n1. {", "\\nA: {"),
        ("\\n2. {", "\\nB: {"),
        ("\\nNumber:", "\\nLetter:"),
        ('str(data["label"] + 1)', '"AB"[data["label"]]'),
    ),
    odd("no instruction before the cue", TALK, ("\\nReply with A, B or C.", "")),
    odd(
        "the speakers' turns on one line",
        TALK,
        ('"\\n".join(data["turns"])', '" – ".join(data["turns"])'),
    ),
    odd(
        "four hashes before the number",
        SUMS,
        (" The answer is {data['result']}.", "\\n#### {data['result']}"),
        stop=("\n\n",),
    ),
    odd(
        "a box around the number, and asked for",
        SUMS,
        ("Solution: Let", "Put the final number in \\\\boxed{{}}.\\nSolution: Let"),
        ("{data['result']}.\"", "\\\\boxed{{{data['result']}}}.\""),
    ),
    odd(
        "no steps are asked for, and none are shown",
        SUMS,
        ("\\nSolution: Let's think step by step.", "\\nGive the number only.\\nAnswer:"),
        ("{data['steps']} The answer is {data['result']}.", "{data['result']}"),
    ),
    odd(
        "an object of JSON is asked for and given",
        SPAN,
        ("\\nAnswer:", '\\nReply as JSON with the key \\"answer\\".\\nJSON:'),
        ("f\" {data['answer']}\"", '" {\\"answer\\": \\"" + data[\'answer\'] + "\\"}"'),
        ('_output": data["answer"]', "_output\": '{\"answer\": \"' + data['answer'] + '\"}'"),
    ),
    odd(
        "tags around the passage",
        SPAN,
        ("Passage: {data['passage']}", "<passage>\\n{data['passage']}\\n</passage>"),
    ),
    odd(
        "a question before its passage",
        SPAN,
        (
            "Passage: {data['passage']}\\n\\nQuestion: {data['question']}",
            "Question: {data['question']}\\n\\nPassage: {data['passage']}",
        ),
    ),
    odd("codes of languages as cues", FRENCH, ('"English: "', '"EN: "'), ("\\nFrench:", "\\nFR:")),
    odd("an arrow between the languages", FRENCH, ('"English: " + ', ""), ("\\nFrench:", " =>")),
    odd(
        "the other direction",
        FRENCH,
        ('"English: " + data["en"] + "\\nFrench:"', '"French: " + data["fr"] + "\\nEnglish:"'),
        (
            '" " + data["fr"], "processed_output": data["fr"]',
            '" " + data["en"], "processed_output": data["en"]',
        ),
        description="Translate each French sentence into English.",
    ),
    odd("a fence without a language", PRINTS, ("```python", "```")),
    odd("the program with no fence", PRINTS, ("```python\\n", ""), ("\\n```\\n", "\\n")),
    odd(
        "a table of Markdown",
        TABLES,
        (
            'lines = [" | ".join(data["header"])]',
            'lines = ["| " + " | ".join(data["header"]) + " |", "|---|---|---|"]',
        ),
        ('" | ".join(cells)', '"| " + " | ".join(cells) + " |"'),
    ),
    odd(
        "a table with commas",
        TABLES,
        ('" | ".join(data', '",".join(data'),
        ('" | ".join(cells', '",".join(cells'),
    ),
    odd(
        "a table with tabs",
        TABLES,
        ('" | ".join(data', '"\\t".join(data'),
        ('" | ".join(cells', '"\\t".join(cells'),
    ),
    odd(
        "dates with the day first, and asked for so",
        DATES,
        ("YYYY-MM-DD", "DD/MM/YYYY"),
        ("    text =", '    date = "/".join(reversed(data["date"].split("-")))\n    text ='),
        ("f\" {data['date']}\"", 'f" {date}"'),
        ('_output": data["date"]', '_output": date'),
    ),
    odd(
        "semicolons between items, and asked for",
        PLACES,
        ("with commas between them", "with semicolons between them"),
        ('", ".join', '"; ".join'),
    ),
    odd(
        "an array of JSON, and asked for",
        PLACES,
        ("in their order, with commas between them.", "in their order, as a JSON array."),
        ('", ".join(data["towns"])', 'json.dumps(data["towns"])'),
        ("import random\n", "import json\nimport random\n"),
    ),
    odd(
        "one item a line, and asked for",
        PLACES,
        ("with commas between them", "one a line"),
        ('", ".join', '"\\n".join'),
        ('" " + gold', '"\\n" + gold'),
        postprocess="general_torch",
        metric="in_match",
        stop=("\n\n",),
    ),
    odd(
        "worked examples with arrows",
        OPPOSITES,
        ("Word: early\nOpposite: late\n\nWord: buy\nOpposite: sell", "early -> late\nbuy -> sell"),
        ("\\n\\nWord: {data['word']}\\nOpposite:", "\\n{data['word']} ->"),
    ),
    odd(
        "shots instead of worked examples",
        OPPOSITES,
        ("{EXAMPLES}\\n\\nWord", "Word"),
        fewshot=4,
        description="Give the opposite of each word.",
    ),
    odd(
        "a schema as statements",
        SQL,
        (
            "items(id, name, price, stock)",
            "CREATE TABLE items (id INT, name TEXT, price INT, stock INT);",
        ),
        (
            "sales(id, item_id, day, amount)",
            "CREATE TABLE sales (id INT, item_id INT, day DATE, amount INT);",
        ),
    ),
    odd("cues in Chinese brackets", ZQUIZ, ("题目：", "【题目】"), ("答案：", "【答案】")),
    odd("letters in full-width brackets", ZQUIZ, ('f"{mark}. {text}"', 'f"（{mark}）{text}"')),
    odd("a Chinese mark behind letters", ZQUIZ, ('f"{mark}. {text}"', 'f"{mark}、{text}"')),
    odd("a Chinese description", ZQUIZ, description="以下是关于常识的单项选择题。"),
    odd(
        "a Chinese question in other words",
        ZSHOP,
        ("\\n这条评价是好评还是差评？", "\\n顾客给的是好评，还是差评？"),
    ),
    odd(
        "cues in corner brackets",
        ZREAD,
        ('"短文："', '"「短文」"'),
        ('"问题："', '"「问题」"'),
        ('"回答："', '"「回答」"'),
    ),
    odd(
        "Chinese steps on a line of their own",
        ZMATH,
        ("所以答案是", "\\n所以答案是"),
        stop=("\n\n",),
    ),
    odd(
        "Chinese without steps",
        ZMATH,
        ("请一步一步地计算，最后写出答案。", "请直接写出数字。"),
        ("解答：", "答案："),
        ("{data['guocheng']}所以答案是{data['daan']}。", "{data['daan']}"),
    ),
    odd(
        "marks with a dot in traditional characters", TQUIZ, ("（{mark}）{text}", "{mark}．{text}")
    ),
    odd(
        "labels with a slash between",
        TNLI,
        ("「成立」、「不成立」或「無法判斷」", "成立／不成立／無法判斷"),
    ),
    odd("candidates with commas", ZIDIOM, ("“{'”“'.join(houxuan)}”", "“{'、'.join(houxuan)}”")),
    odd(
        "classes by number in traditional characters",
        TNEWS,
        (
            "請把新聞標題歸入下列類別之一：體育、財經、科技、娛樂。",
            "請寫出新聞類別的編號：0＝體育，1＝財經，2＝科技，3＝娛樂。",
        ),
        ('NAMES[data["label"]]', 'str(data["label"])'),
        ("類別：", "編號："),
    ),
)
