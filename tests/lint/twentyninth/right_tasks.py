"""Right prompts: the tasks themselves, and these with changes that are right, too."""

from __future__ import annotations

from tests.lint.making import each, odd, put
from tests.lint.twentyninth import tasks_choice, tasks_free, tasks_zh
from tests.lint.twentyninth.tasks_choice import (
    BODY,
    CHORE,
    COOK,
    MOOD,
    SAME,
    SIGNS,
    SPAM,
    STARS,
    TALK,
)
from tests.lint.twentyninth.tasks_free import (
    CONTEXT,
    DATES,
    GRID,
    MAIL,
    PRINTS,
    QUERY,
    RENDER,
    STEPS,
    WORKED,
)
from tests.lint.twentyninth.tasks_zh import (
    TNLI,
    TQUIZ,
    TSPAN,
    ZIDIOM,
    ZMATH,
    ZNEWS,
    ZQUIZ,
    ZREAD,
    ZSENT,
)

OWN = tuple(
    (f"the task {task.name}", task)
    for task in (*tasks_choice.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)
)

RIGHT = (
    *OWN,
    odd("options in brackets", COOK, ("{letter})", "({letter})")),
    odd(
        "options on one line, with semicolons",
        COOK,
        (r'"\n".join', '"; ".join'),
        (r"{options}\nAnswer with", r"Options: {options}.\nAnswer with"),
    ),
    odd(
        "small letters on both sides",
        COOK,
        ('zip("ABCD"', 'zip("abcd"'),
        ('"ABCD"[', '"abcd"['),
    ),
    odd("letters P to S", COOK, ('zip("ABCD"', 'zip("PQRS"'), ('"ABCD"[', '"PQRS"[')),
    odd(
        "the answer as the option's text",
        COOK,
        ("the letter of the right option", "the right option's text"),
        ('"ABCD"[data["label"]]', 'data["options"][data["label"]]'),
        ("{letter}) {text}", "- {text}"),
    ),
    odd("an exam's head", COOK, ('text = f"', 'text = f"SECTION 2: FOOD AND DRINK\\n\\n')),
    odd("numbers with a bracket", SIGNS, ("{place}. {word}", "{place}) {word}")),
    odd("numbers in square brackets", SIGNS, ("{place}. {word}", "[{place}] {word}")),
    odd(
        "counted from nought on both sides",
        SIGNS,
        ("enumerate(words, 1)", "enumerate(words)"),
        ('str(data["pick"])', 'str(data["pick"] - 1)'),
    ),
    odd("the word in stars", SIGNS, ("'{data['word']}'", "*{data['word']}*")),
    odd("the letters' cue in words", BODY, ('"Answer:"', '"The right choice is"')),
    odd(
        "no word at all before the question",
        BODY,
        ("f\"Question: {data['question']}\"", 'data["question"]'),
    ),
    odd(
        "the link on a line of its own",
        CHORE,
        (".rstrip('.')}, {link}\"", "}\\nWhat is the {data['asks']}?\""),
    ),
    odd(
        "a hint on what to look at",
        MOOD,
        description=MOOD.description + " Look at the words, and not at the punctuation.",
    ),
    odd("no shots", MOOD, fewshot=0, shots=()),
    odd(
        "tags around the message",
        MOOD,
        ("Message: {data['text']}", "<message>{data['text']}</message>"),
    ),
    odd(
        "labels in capitals, in rows and description",
        TALK,
        ("Say solved or open.", "Say SOLVED or OPEN."),
        rows=put("status", lambda row: row["status"].upper()),
    ),
    odd("speakers in square brackets", TALK, ("{turn['who']}: ", "[{turn['who']}] ")),
    odd("speakers with a dash", TALK, ("{turn['who']}: ", "{turn['who']} - ")),
    odd(
        "the legend on two lines",
        SPAM,
        ("1 means spam, 0 means no spam.", "\\n1 = spam\\n0 = no spam"),
        ("spam? \\n1", "spam?\\n1"),
    ),
    odd(
        "words for the numbers",
        SPAM,
        ("1 means spam, 0 means no spam.", "Say yes or no."),
        ('str(data["label"])', '"yes" if data["label"] else "no"'),
    ),
    odd(
        "stars in words",
        STARS,
        ("from 1 to 5", "from one to five"),
        ('str(data["stars"])', '("one", "two", "three", "four", "five")[data["stars"] - 1]'),
    ),
    odd(
        "a fraction of five",
        STARS,
        ("from 1 to 5", "from 1/5 to 5/5"),
        ('str(data["stars"])', "f\"{data['stars']}/5\""),
    ),
    odd(
        "the sentences in quotes",
        SAME,
        ("Sentence 1: {first}", "Sentence 1: “{first}”"),
        ("Sentence 2: {second}", "Sentence 2: “{second}”"),
    ),
    odd(
        "a question in the document's own words",
        SAME,
        ("Do the two sentences mean the same, yes or no?", "Same meaning (yes/no)?"),
    ),
    odd(
        "the question first, then the passage",
        CONTEXT,
        (
            "Passage: {data['context']}\\nQuestion: {data['question']}",
            "Question: {data['question']}\\nPassage: {data['context']}",
        ),
    ),
    odd("a quoted passage", CONTEXT, ("Passage: {data['context']}", "> {data['context']}\\n")),
    odd(
        "a fence of quotes around the passage",
        CONTEXT,
        ("Passage: {data['context']}", '\\"\\"\\"\\n{data[\'context\']}\\n\\"\\"\\"'),
    ),
    odd(
        "tags around passage and question",
        CONTEXT,
        (
            "Passage: {data['context']}\\nQuestion: {data['question']}",
            "<doc>{data['context']}</doc>\\n<q>{data['question']}</q>",
        ),
    ),
    odd(
        "a cue without a colon",
        STEPS,
        ("A: Let's think step by step.", "Let's think step by step."),
    ),
    odd(
        "steps after four hashes",
        STEPS,
        ("The answer is {data['answer']}.", "#### {data['answer']}"),
    ),
    odd(
        "the answer in bold",
        STEPS,
        ("The answer is {data['answer']}.", "The answer is **{data['answer']}**."),
    ),
    odd("another fence", PRINTS, ('fence = "```"', 'fence = "~~~"')),
    odd(
        "a prompt of the shell",
        PRINTS,
        (
            "{fence}python\\n{data['program']}\\n{fence}\\nOutput:",
            "{fence}python\\n{data['program']}\\n{fence}\\n\\n$ python program.py",
        ),
        ('" " + data["out"]', '"\\n" + data["out"]'),
        stop=("\n\n",),
    ),
    odd(
        "the whole query as the answer",
        QUERY,
        ('"SELECT"\n', '"SQL:"\n'),
        ('data["sql"].removeprefix("SELECT")', '" " + data["sql"]'),
    ),
    odd(
        "a table without the line of dashes",
        GRID,
        ('    lines.insert(1, "|" + " --- |" * len(data["grid"][0]))\n', ""),
    ),
    odd(
        "a table of commas",
        GRID,
        ('"| " + " | ".join(cells) + " |"', '",".join(cells)'),
        ('    lines.insert(1, "|" + " --- |" * len(data["grid"][0]))\n', ""),
    ),
    odd(
        "a table of tabs",
        GRID,
        ('"| " + " | ".join(cells) + " |"', '"\\t".join(cells)'),
        ('    lines.insert(1, "|" + " --- |" * len(data["grid"][0]))\n', ""),
    ),
    odd("codes of languages", RENDER, ("English: ", "[en] "), ("\\nFrench:", "\\n[fr]")),
    odd(
        "an arrow between the languages",
        RENDER,
        ("English: {data['en']}\\nFrench:", "{data['en']} =>"),
    ),
    odd(
        "a cue in the language of the answer",
        RENDER,
        ("Translate into French.\\nEnglish:", "Traduisez en français.\\nAnglais :"),
        ("French:", "Français :"),
    ),
    odd(
        "JSON on one line without spaces",
        MAIL,
        ('data["count"]})', 'data["count"]}, separators=(",", ":"))'),
    ),
    odd(
        "slashes in the date, as is asked",
        DATES,
        ("YYYY-MM-DD", "YYYY/MM/DD"),
        ("ISO:", "Short:"),
        rows=put("iso", lambda row: row["iso"].replace("-", "/")),
    ),
    odd(
        "points in the date, as is asked",
        DATES,
        ("YYYY-MM-DD", "DD.MM.YYYY"),
        ("ISO:", "Numeric:"),
        rows=put("iso", lambda row: ".".join(reversed(row["iso"].split("-")))),
    ),
    odd(
        "examples with arrows",
        WORKED,
        ('f"Word: {word}\\nKind: {kind}"', 'f"{word} -> {kind}"'),
        ('"\\n\\nWord: " + data["word"] + "\\nKind:"', '"\\n\\n" + data["word"] + " ->"'),
    ),
    odd(
        "examples in the form of a list",
        WORKED,
        ('f"Word: {word}\\nKind: {kind}"', 'f"- {word}: {kind}"'),
        ('"\\n\\n".join', '"\\n".join'),
        ('"\\n\\nWord: " + data["word"] + "\\nKind:"', '"\\n- " + data["word"] + ":"'),
    ),
    odd("括號中的字母", ZQUIZ, ("{letter}．{text}", "（{letter}）{text}")),
    odd("选项在一行", ZQUIZ, ('"\\n".join', '"　".join')),
    odd(
        "甲乙丙丁",
        ZQUIZ,
        ('zip("ABCD"', 'zip("甲乙丙丁"'),
        ('"ABCD"[', '"甲乙丙丁"['),
        ("正确选项的字母", "正确选项的代号"),
    ),
    odd(
        "情感用好评差评",
        ZSENT,
        ("正面还是负面", "好评还是差评"),
        rows=each(
            lambda row: row.update(
                target_scores={
                    "好评": row["target_scores"]["正面"],
                    "差评": row["target_scores"]["负面"],
                }
            )
        ),
    ),
    odd("评论加引号", ZSENT, ("评论：{data['review']}", "评论：「{data['review']}」")),
    odd(
        "是的与不是",
        ZREAD,
        ("请回答“是”或“否”。", "请回答“是的”或“不是”。"),
        ('"是" if data["label"] else "否"', '"是的" if data["label"] else "不是"'),
    ),
    odd(
        "方括号的提示",
        ZREAD,
        ("短文：{passage}", "【短文】{passage}"),
        ("问题：{question}", "【问题】{question}"),
        ("回答：", "【回答】"),
    ),
    odd("逐步推理", ZMATH, ("请一步一步地计算。", "让我们一步一步来。")),
    odd("类别用斜线", ZNEWS, ("{'、'.join(LEIBIE)}", "{'/'.join(LEIBIE)}")),
    odd("没有样例文件", ZNEWS, shots=()),
    odd("四字成语的提示", ZIDIOM, ("成语：", "四字成语：")),
    odd(
        "標點用方括號", TNLI, ("前提：", "［前提］"), ("假設：", "［假設］"), ("關係：", "［關係］")
    ),
    odd(
        "判斷題型",
        TNLI,
        ("前提與假設的關係是蘊含、矛盾還是中立？", "請判斷兩句的關係（蘊含／矛盾／中立）。"),
    ),
    odd(
        "先問後文",
        TSPAN,
        (
            "f\"文章：{data['context']}\", f\"問題：{data['question']}\"",
            "f\"問題：{data['question']}\", f\"文章：{data['context']}\"",
        ),
    ),
    odd("選項另起一行", TQUIZ, ("（{options}）", "\\n選項：{options}")),
)
