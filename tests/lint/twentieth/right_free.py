"""Right prompts that look odd: tasks of this corpus with texts, sums and code, written otherwise."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.twentieth.tasks_free import BOOL, FRENCH, GROCERY, PERSON, PRINTS, TONE
from tests.lint.twentieth.tasks_more import CELL, CHAT, ISO, SORT
from tests.lint.twentieth.tasks_options import MUSEUM, SCIENCE
from tests.lint.twentieth.tasks_tw import ENGLISH, TRUTH
from tests.lint.twentieth.tasks_zh import ENTAIL, READING, WORDS

GRID = '"\\n".join(grid)'

RIGHT = (
    odd(
        "lines of a program are numbered",
        PRINTS,
        (
            'data["program"] +',
            '"\\n".join(f"{i} | {line}" for i, line in enumerate(data["program"].split("\\n"), 1)) +',
        ),
        ("```python", "```"),
    ),
    odd(
        "tildes fence the program",
        PRINTS,
        ("```python\\n", "~~~\\n"),
        ("\\n```\\n", "\\n~~~\\n"),
    ),
    odd(
        "the program stands in a tag of its own",
        PRINTS,
        ("```python\\n", "<program>\\n"),
        ("\\n```\\n", "\\n</program>\\n"),
    ),
    odd(
        "a comment in the program that says where it begins",
        PRINTS,
        ("```python\\n", "```python\\n# main.py\\n"),
    ),
    odd(
        "the table as lines with commas",
        CELL,
        (GRID, '"\\n".join(data["table"])'),
        ("Answer from the table.", "Answer from this CSV file."),
    ),
    odd(
        "the table as JSON, and the prompt says so",
        CELL,
        ("import random\n", "import json\nimport random\n"),
        (
            GRID,
            'json.dumps([dict(zip(head.split(","), x.split(","))) for x in rest], ensure_ascii=False)',
        ),
        ("Answer from the table.", "Answer from the JSON records."),
    ),
    odd(
        "the table with tags of HTML, as the prompt says",
        CELL,
        (
            GRID,
            '"<table>\\n" + "\\n".join('
            '"<tr><td>" + line.replace(",", "</td><td>") + "</td></tr>" for line in data["table"]'
            ') + "\\n</table>"',
        ),
        ("Answer from the table.", "Answer from the HTML table, with the text of one cell."),
    ),
    odd(
        "the table is a line per row with a colon",
        CELL,
        (GRID, '"\\n".join(line.replace(",", ": ") for line in rest)'),
    ),
    odd(
        "a list of words one below the other with dashes",
        SORT,
        ("Words: {listed}\\n", "Words:\\n{listed}\\n"),
        ('", ".join(data["words"])\n', '"\\n".join(f"- {each}" for each in data["words"])\n'),
    ),
    odd(
        "a list as Python writes it, since that is asked for",
        SORT,
        ('", ".join(data["words"])\n', 'data["words"]\n'),
        ('", ".join(sorted(data["words"]))', 'str(sorted(data["words"]))'),
        (
            "Sort the words alphabetically, with a comma and a space between.",
            "What does Python print for sorted(words)?",
        ),
    ),
    odd(
        "words are sorted from Z to A, as the prompt says",
        SORT,
        ("alphabetically,", "from Z to A,"),
        ('sorted(data["words"])', 'sorted(data["words"], reverse=True)'),
    ),
    odd(
        "arrows between sorted words",
        SORT,
        ("with a comma and a space between", "with ' < ' between"),
        ('gold = ", "', 'gold = " < "'),
    ),
    odd(
        "dates without hyphens, as the prompt says",
        ISO,
        ("YYYY-MM-DD", "YYYYMMDD"),
        ('data["iso"]', 'data["iso"].replace("-", "")'),
        ("ISO:", "Digits:"),
    ),
    odd(
        "dates with points, day first",
        ISO,
        ("YYYY-MM-DD", "DD.MM.YYYY"),
        ('data["iso"]', '".".join(reversed(data["iso"].split("-")))'),
        ("ISO:", "With points:"),
    ),
    odd(
        "an example of the form in brackets that is no worked example",
        ISO,
        ("YYYY-MM-DD.", "YYYY-MM-DD (for instance 2001-12-31)."),
    ),
    odd(
        "the name is wanted with the surname first",
        PERSON,
        (
            "Copy the name that answers the question from the text.",
            "Name the person as SURNAME, First name.",
        ),
        ("data['name']", "', '.join([data['name'].split()[1].upper(), data['name'].split()[0]])"),
        (
            '"processed_output": data["name"]',
            '"processed_output": ", ".join([data["name"].split()[1].upper(), data["name"].split()[0]])',
        ),
    ),
    odd(
        "the text in brackets of its own with a rule above and below",
        PERSON,
        ("Text: {data['text']}", "=====\\n{data['text']}\\n====="),
    ),
    odd(
        "the question comes before its text, and once only",
        PERSON,
        (
            "f\"Text: {data['text']}\",\n        f\"Question: {data['question']}\",",
            "f\"Question: {data['question']}\",\n        f\"Text: {data['text']}\",",
        ),
    ),
    odd(
        "steps are asked for in lines that begin with a verb",
        GROCERY,
        ("Show your steps and end", "Work it out in short sums, then end"),
    ),
    odd(
        "a sentence says the result before the signs that it is read from",
        GROCERY,
        ("steps and end", "steps, say the result, and end"),
        ("#### {data['result']}", "So the result is {data['result']}. #### {data['result']}"),
    ),
    odd(
        "an empty line between the problem and the demand",
        GROCERY,
        ("{data['problem']}\\nShow", "{data['problem']}\\n\\nShow"),
    ),
    odd(
        "the language's code in brackets is the cue",
        FRENCH,
        ("English: %s\\nFrench:", "[en] %s\\n[fr]"),
    ),
    odd(
        "an arrow between two languages",
        FRENCH,
        ("\\nEnglish: %s\\nFrench:", "\\n%s →"),
    ),
    odd(
        "the demand is in French, and so are the cues",
        FRENCH,
        (
            "Translate from English into French.\\nEnglish: %s\\nFrench:",
            "Traduisez de l'anglais en français.\\nAnglais : %s\\nFrançais :",
        ),
    ),
    odd(
        "a glossary line that is the same for all",
        FRENCH,
        ("French.\\n", "French. Use “vous” for “you”.\\n"),
    ),
    odd(
        "the passage is a quotation with a mark before its line",
        BOOL,
        ('{"Passage": data["passage"]', '{"Passage": "\\n> " + data["passage"]'),
        ("{cue}: {part}", "{cue}:{part if part[0] == chr(10) else ' ' + part}"),
    ),
    odd(
        "a template of the standard library",
        TRUTH,
        ("import random\n", "import random\nfrom string import Template\n"),
        (
            '「錯」。\\n敘述：" + data["敘述"] + "\\n判斷："',
            '「錯」。\\n" + Template("敘述：$text\\n判斷：").substitute(text=data["敘述"])',
        ),
    ),
    odd(
        "a hint is shown where the row has one, and nothing where it has none",
        MUSEUM,
        (
            'lines.append("Answer:")',
            'if data.get("hint"):\n        lines.append(f"(Hint: {data[\'hint\']})")\n    lines.append("Answer:")',
        ),
        rows=put("hint", lambda row: "guides are asked this often", 3),
    ),
    odd(
        "an except that names its error and keeps the row's sense",
        CHAT,
        (
            'moods = ", "',
            'try:\n        talk = f"(in {data[\'place\']})\\n{talk}"\n    except KeyError:\n        pass\n    moods = ", "',
        ),
        rows=put("place", lambda row: "the kitchen", 2),
    ),
    odd(
        "a set that is only asked whether a label is in it",
        TONE,
        ("def ask(review):", 'KNOWN = {"positive", "negative", "mixed"}\n\n\ndef ask(review):'),
        (
            "return {",
            'if data["tone"] not in KNOWN:\n        raise ValueError(data["tone"])\n    return {',
        ),
    ),
    odd(
        "a copy of the row is changed, and the row is not",
        READING,
        ("text = 模板", 'data = dict(data, 短文=data["短文"].strip())\n    text = 模板'),
        ("短文：{短文}", "短文：「{短文}」"),
    ),
    odd("简答题的提示是问号", READING, ("\\n回答：", "\\n？→")),
    odd(
        "先问后文，只问一遍",
        READING,
        ("短文：{短文}\\n问题：{问题}\\n", "问题：{问题}\\n短文：{短文}\\n"),
    ),
    odd("解答分步，步骤有序号的要求", WORDS, ("请写出步骤，", "请一步一步算，步骤写在一行里，")),
    odd(
        "先用一句话说出得数，再写四个井号",
        WORDS,
        ("请写出步骤，", "请写出步骤，说出得数，"),
        ("#### {data['得数']}", "所以得数是{data['得数']}。#### {data['得数']}"),
    ),
    odd(
        "翻譯題只有一個箭頭",
        ENGLISH,
        ('"中文": ""', '"→": ""'),
        ('名 + "：" + 文', '(名 + "：" if 文 else 名) + 文'),
    ),
    odd("關係題的三個名稱次序不同", ENTAIL, ("蕴含、中立还是矛盾", "矛盾、蕴含还是中立")),
    odd(
        "a role, a task and a rule before every question",
        SCIENCE,
        ('text = f"', 'text = f"You are a patient teacher of science.\\n\\n'),
    ),
)
