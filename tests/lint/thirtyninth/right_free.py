"""Right prompts with free answers in odd forms."""

from __future__ import annotations

from tests.lint.making import Right, odd
from tests.lint.thirtyninth.tasks_free import ENDING, EVENT, NAME, SHOP, STOCK, TRACE
from tests.lint.thirtyninth.tasks_zh import PLACE, SUMS

RIGHT: tuple[Right, ...] = (
    odd(
        "the worked example stands in tags",
        SHOP,
        ("Worked example\n\n", "<example>\n"),
        ("eggs. #### 24\n", "eggs. #### 24\n</example>\n"),
    ),
    odd(
        "two worked examples are announced and shown",
        SHOP,
        ("Worked example\n", "Two worked examples\n"),
        (
            "eggs. #### 24\n",
            (
                "eggs. #### 24\n\nProblem: A train has 9 cars and loses 2. How many cars "
                "remain?\nSolution: It loses 2 of 9, so 9 - 2 = 7 cars remain. #### 7\n"
            ),
        ),
    ),
    odd(
        "a wrong solution is shown as a warning",
        SHOP,
        (
            "Remember that",
            (
                'A typical mistake is to write "#### 24 eggs": the unit must be left '
                "out.\n\nRemember that"
            ),
        ),
    ),
    odd(
        "the number alone is asked for and given",
        SHOP,
        (
            "1. Solve the problem step by step, in short sentences on a single line.",
            "1. Solve the problem in your head.",
        ),
        ("2. Write each calculation with its result.", "2. Write no calculation and no sentence."),
        (
            "4. End with four hash signs, a space and the final number.",
            "4. Write the final number only.",
        ),
        (
            "Solution: Each box holds 6 eggs, so 4 boxes hold 4 * 6 = 24 eggs. #### 24",
            "Solution: 24",
        ),
        (
            "Remember that the number after the hash signs is all that is graded.",
            "Remember that only the number is graded.",
        ),
        ("f\" {data['steps']} #### {data['total']}\"", '" " + data["total"]'),
        postprocess="until_return_post",
    ),
    odd(
        "the keys of the object are described as a schema",
        EVENT,
        (
            "## Rules",
            (
                '## Schema\n\n{\\"type\\": \\"object\\", \\"required\\": [\\"event\\", '
                '\\"place\\", \\"day\\"]}\n\n## Rules'
            ),
        ),
    ),
    odd(
        "only the day is asked for",
        EVENT,
        (
            (
                'gold = json.dumps({"event": data["event"], "place": data["place"], "day": '
                'data["day"]})'
            ),
            'gold = json.dumps({"day": data["day"]})',
        ),
        ("| event | the kind of event, as the notice calls it |\n", ""),
        ("| place | where it happens, without an article |\n", ""),
        ("1. Write the keys in the order of the table.", "1. Write the one key of the table."),
        ("4. All values are strings", "4. The value is a string"),
        ("2. Copy values from", "2. Copy the value from"),
        ('{"event": "picnic", "place": "Old Quarry", "day": "Sunday"}', '{"day": "Sunday"}'),
    ),
    odd(
        "the program is set off by lines instead of a fence",
        TRACE,
        (
            r"Program:\n```python\n{data['program']}\n```\n",
            r"Program:\n-----\n{data['program']}\n-----\n",
        ),
    ),
    odd(
        "the programs are shown as a session",
        TRACE,
        (
            r"Program:\n```python\n{data['program']}\n```\nOutput:",
            r"```\n$ cat demo.py\n{data['program']}\n```\nOutput of `python demo.py`:",
        ),
    ),
    odd(
        "a solved program goes before the programs",
        TRACE,
        (
            "Write the printed line",
            (
                "Solved example\n\nProgram:\n```python\nk = 8\nprint(k - 3)\n```\nOutput: "
                "5\n\nWrite the printed line"
            ),
        ),
    ),
    odd(
        "the table is one of commas",
        STOCK,
        (
            'lines = ["| item | price | stock |", "| --- | --- | --- |"]',
            'lines = ["item,price,stock"]',
        ),
        ('f"| {item} | {price} | {stock} |"', 'f"{item},{price},{stock}"'),
    ),
    odd(
        "the table is given in words",
        STOCK,
        ('lines = ["| item | price | stock |", "| --- | --- | --- |"]', "lines = []"),
        ('f"| {item} | {price} | {stock} |"', 'f"item {item}: price {price}, stock {stock}"'),
        (
            "The table has one line per item. Its columns are:",
            "The list has one line per item. Each line gives:",
        ),
        ("in the table and copy", "in the list and copy"),
        ("spelling of the table", "spelling of the list"),
        (r"\n\nTable:", r"\n\nList:"),
    ),
    odd(
        "the question comes before the table",
        STOCK,
        (
            r"\n\nTable:\n{shown}\n\nQuestion: {data['question']}\nAnswer:",
            r"\n\nQuestion: {data['question']}\n\nTable:\n{shown}\n\nAnswer:",
        ),
    ),
    odd(
        "the endings go on in a quote",
        ENDING,
        ("Beginning: {data", "Beginning:\\n> {data"),
        ("Beginning: It began", "Beginning:\n> It began"),
    ),
    odd(
        "the span is asked for in quotes",
        NAME,
        (
            "The bare answer on the line below its heading.",
            "The answer in double quotes on the line below its heading.",
        ),
        (
            '"\\n" + data["span"], "processed_output": data["span"]',
            '"\\n" + gold, "processed_output": gold',
        ),
        (
            "text = HEAD",
            'gold = f\'"{data["span"]}"\'\n    text = HEAD'.replace(
                'data["span"]', "data['span']"
            ).replace("f'\"{data['span']}\"'", "'\"' + data['span'] + '\"'"),
        ),
    ),
    odd(
        "the span stands behind a plain cue",
        NAME,
        ('### Answer\\n"', '### Answer\\nSpan:"'),
        ('"\\n" + data["span"]', '" " + data["span"]'),
        ("The bare answer on the line below its heading.", "The bare answer behind its cue."),
    ),
    odd(
        "the Chinese sums have an example of what is wrong",
        SUMS,
        ("【注意】", "【错误示例】写成“#### 36支”是错的，因为带了单位。\n\n【注意】"),
    ),
    odd(
        "the Chinese sums are rated by a table",
        SUMS,
        (
            "【注意】只按井号后面的数评分。",
            "【评分】\n| 情况 | 得分 |\n| --- | --- |\n| 井号后面的数正确 | 1 |\n| 其他情况 | 0 |",
        ),
    ),
    odd(
        "the place is asked for with corner brackets",
        PLACE,
        ("只寫地名，不加引號，也不加句號。", "地名放在直角引號裡，不加句號。"),
        (
            '"output": data["place"], "processed_output": data["place"]',
            '"output": gold, "processed_output": gold',
        ),
        ("text = HEAD", 'gold = "「" + data["place"] + "」"\n    text = HEAD'),
    ),
    odd(
        "a line of dashes parts rules and news",
        PLACE,
        ("\\n\\n<新聞>", "\\n\\n----------\\n\\n<新聞>"),
    ),
)
