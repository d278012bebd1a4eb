"""Right prompts: the tasks in other dress."""

from __future__ import annotations

from tests.lint.fortythird import tasks_en, tasks_exam, tasks_other, tasks_shots, tasks_zh
from tests.lint.fortythird.tasks_en import CHAIN, CHAT, GAP, MEDALS, NAMES, RANK, SQL
from tests.lint.fortythird.tasks_exam import BOOL, CAUSE, CIVICS, MED, NLI, TREC
from tests.lint.fortythird.tasks_other import AMT, BOOLRU, FILM, JCQA, MT, PAWS, TRIVIA
from tests.lint.fortythird.tasks_shots import HAND, HEADLINES, LETTERS, POOL
from tests.lint.fortythird.tasks_zh import C3, CEVAL, CMMLU, HOTEL, IDIOM, OCNLI, ZSUM
from tests.lint.making import odd, table

FAMILIES = (tasks_exam, tasks_en, tasks_shots, tasks_zh, tasks_other)
LETTERS_TO_OFFICES = table(
    "text|amt",
    """
    Wir planen einen Anbau mit Wintergarten.|Bauamt
    Meine Tochter braucht ihren ersten Ausweis.|Meldeamt
    Die Gewerbesteuer wurde doppelt abgebucht.|Steueramt
    Ab wann gilt meine neue Anschrift?|Meldeamt
    """,
)

RIGHT = (
    *((f"the task {task.name}", task) for family in FAMILIES for task in family.TASKS),
    odd("five shots of an exam", MED, fewshot=5),
    odd("letters in round brackets", MED, ("{mark.upper()}. {", "({mark.upper()}) {")),
    odd("answer the question by letter", MED, ('"Answer:"', '"The correct option is"')),
    odd(
        "a description in two sentences",
        MED,
        description="You are a doctor. Answer with A, B, C or D.",
    ),
    odd(
        "because and so, in capitals",
        CAUSE,
        ('"because", "effect": "so"', '"BECAUSE", "effect": "SO"'),
    ),
    odd("no shots before a continuation", CAUSE, fewshot=0),
    odd(
        "true or false, asked with a list",
        NLI,
        ("Question: %s True or False?", r"Claim: %s\nTrue or False?"),
    ),
    odd("the classes on one line", TREC, (r'"\n".join', '", ".join')),
    odd("classes with an equals sign", TREC, ("{number}: {name}", "{number} = {name}")),
    odd(
        "a passage in a fence",
        BOOL,
        ('data["passage"], ""]', '"\\"\\"\\"", data["passage"], "\\"\\"\\"", ""]'),
    ),
    odd(
        "a passage without its title",
        BOOL,
        ('[data["title"], data["passage"], ""]', '[data["passage"], ""]'),
    ),
    odd("options in lines with numbers", CIVICS, ('" ".join', r'"\n".join')),
    odd(
        "a chain by another cue",
        CHAIN,
        ("A: Let's think step by step.", "A: Let's work this out step by step."),
    ),
    odd("a chain with two shots", CHAIN, fewshot=2),
    odd(
        "names with bars between",
        NAMES,
        ("with semicolons between", "with | between"),
        ('"; ".join', '" | ".join'),
    ),
    odd(
        "a sentence in backticks",
        NAMES,
        ("Sentence: {data['sentence']}", "Sentence: `{data['sentence']}`"),
    ),
    odd("a table with its heading", MEDALS, ("text = show", r'text = "Table:\n" + show')),
    odd(
        "a table of tabs",
        MEDALS,
        ('["---"] * len(table["header"]), ', ""),
        ('"| " + " | ".join(row) + " |"', r'"\t".join(row)'),
    ),
    odd(
        "queries without comments' marks",
        SQL,
        ("-- Table", "Table"),
        ("-- Question", "Question"),
        (r"-- SQLite query on one line:\n", "SQLite query on one line:"),
        ('"output": gold', '"output": " " + gold'),
    ),
    odd(
        "a call in numbered turns",
        CHAT,
        (
            "f\"{turn['who']}: {turn['says']}\" for turn in data[\"turns\"]",
            "f\"{n}. {turn['who']}: {turn['says']}\" for n, turn in enumerate(data[\"turns\"], 1)",
        ),
    ),
    odd("a gap in square brackets", GAP, ('"____"', '"[...]"')),
    odd(
        "a blank line before the instruction",
        RANK,
        (": {', '.join(data['things'])}.\"", ": {', '.join(data['things'])}.\", \"\""),
    ),
    odd(
        "moods in one word",
        HAND,
        (
            "Say whether the mood of the tweet is happy, sad or angry.",
            "Say whether the mood of the tweet is happy, sad or angry. Use one word.",
        ),
    ),
    odd(
        "good English, by two examples more",
        POOL,
        (
            '"ok": "yes"},\n]',
            '"ok": "yes"},\n    {"s": "Them are my cousins.", "ok": "no"},\n    {"s": "It rained all night.", "ok": "yes"},\n]',
        ),
    ),
    odd("headlines in title marks", HEADLINES, ("{title}", "《{title}》")),
    odd("last letters without quotes", LETTERS, ('words in "{words}"', "words in {words}")),
    odd("an exam for five shots", CEVAL, fewshot=5),
    odd("options with a full-width full stop", CEVAL, ("{key}. {", "{key}．{")),
    odd(
        "the exam's subject as a heading",
        CEVAL,
        (
            r"考试的单项选择题，请选出其中的正确答案。\n",
            r"考试的单项选择题，请选出其中的正确答案。\n\n",
        ),
    ),
    odd("heavenly stems with a list mark", CMMLU, ("({mark}) {text}", "{mark}、{text}")),
    odd("reviews between quotes", HOTEL, ("评论：{review}", "评论：“{review}”")),
    odd("reviews without shots", HOTEL, fewshot=0),
    odd(
        "three relations, one per line",
        OCNLI,
        (
            '"两句的关系是蕴含、中立还是矛盾？"',
            '"两句的关系是下面哪一种？", "蕴含", "中立", "矛盾"',
        ),
    ),
    odd("idioms in lines", IDIOM, ('"  ".join', r'"\n".join')),
    odd("sums with another mark", ZSUM, ("应用题：", "题目："), ("解：", "解答：")),
    odd("talks with a heading", C3, (r"{talk}\n", r"【对话】\n{talk}\n【问题】\n")),
    odd("a file of letters to offices", AMT, shots=LETTERS_TO_OFFICES),
    odd(
        "offices with dashes",
        AMT,
        ("    Bauamt:", "    - Bauamt:"),
        ("    Meldeamt:", "    - Meldeamt:"),
        ("    Steueramt:", "    - Steueramt:"),
    ),
    odd(
        "paraphrases between guillemets",
        PAWS,
        ("Phrase 1 : {s1}", "Phrase 1 : « {s1} »"),
        ("Phrase 2 : {s2}", "Phrase 2 : « {s2} »"),
    ),
    odd("letters without brackets", TRIVIA, ("{letra}) {opcion}", "{letra}. {opcion}")),
    odd("a passage and nothing but cues", BOOLRU, ("Ответ (да или нет):", "Ответ:")),
    odd(
        "options in Japanese lines", JCQA, ("選択肢：", r"選択肢：\n"), ('"、".join', r'"\n".join')
    ),
    odd("arrows between languages", MT, (r"English: {}\nPortuguese:", "{} =>")),
    odd(
        "a critic in one sentence",
        FILM,
        (r"\nDer Kritiker findet den Film", r"\n\nDer Kritiker findet den Film"),
    ),
)
