"""Right prompts that are right tasks laid out in another way."""

from __future__ import annotations

from tests.lint.fortyeighth.tasks_free import (
    CHAIN,
    DATES,
    INVOICE,
    RANK,
    READING,
    SENSOR,
    SHELL,
    SQL,
    TITLES,
)
from tests.lint.fortyeighth.tasks_labels import (
    ASTRO,
    BAKERY,
    BIGBENCH,
    CHAT,
    CLUSTER,
    LEGAL,
    MEDIC,
    MUSEUM,
    SNLI,
)
from tests.lint.fortyeighth.tasks_world import (
    GAOKAO,
    KEFU,
    SEGUROS,
    TIENGVIET,
    TRADUCTION,
    VERKEHR,
    XINXI,
    YIXUE,
    YUEDU,
)
from tests.lint.making import Right, odd, table

RIGHT: tuple[Right, ...] = (
    odd(
        "the departments as a list with dashes",
        MUSEUM,
        ("Departments: {departments}", "Departments:\n        - {departments}"),
        ('"; ".join', '"\\n- ".join'),
    ),
    odd(
        "the legend of causes with an arrow",
        CLUSTER,
        ('f"  {key} = {meaning}"', 'f"{key} -> {meaning}"'),
    ),
    odd(
        "the legend of causes in one line",
        CLUSTER,
        ('"\\n".join(f"  {key} = ', '", ".join(f"{key} = '),
    ),
    odd("options of astronomy by a number and a dot", ASTRO, ('"[%d] %s"', '"%d. %s"')),
    odd(
        "astronomy without its first line",
        ASTRO,
        ('["Astronomy quiz. Answer with the number of the right option (1-4).", ""]', "[]"),
    ),
    odd("astronomy with five shots", ASTRO, fewshot=5),
    odd(
        "premise and hypothesis in one sentence",
        SNLI,
        ('"Premise: %s\\nHypothesis: %s\\nRelation:"', "\"If we read '%s', then '%s' is\""),
    ),
    odd(
        "reviews with a thin arrow",
        BAKERY,
        ("{text} => {label}", "{text} -> {label}"),
        ('" =>"', '" ->"'),
    ),
    odd(
        "reviews with lines between",
        BAKERY,
        ('"\\n".join', '"\\n\\n".join'),
        ('shots + "\\n"', 'shots + "\\n\\n"'),
    ),
    odd("odd words by slashes", BIGBENCH, ('", ".join(options)', '" / ".join(options)')),
    odd(
        "odd words as bullets",
        BIGBENCH,
        ('Words: " + ", ".join(options)', 'Words:\\n* " + "\\n* ".join(options)'),
    ),
    odd(
        "a claim before its note",
        MEDIC,
        (
            '        "NOTE: " + note,\n        "CLAIM: " + claim,\n',
            '        "CLAIM: " + claim,\n        "NOTE: " + note,\n',
        ),
    ),
    odd(
        "true and false in capitals in prompt and answers",
        MEDIC,
        ("Write true or false.", "Write TRUE or FALSE."),
        ('"true" if data["holds"] else "false"', '"TRUE" if data["holds"] else "FALSE"'),
    ),
    odd("replies in quotes", CHAT, ("\\nA) {a}\\nB) {b}", '\\nA) \\"{a}\\"\\nB) \\"{b}\\"')),
    odd("clauses with a rule between them", LEGAL, ('"\\n\\n".join', '"\\n---\\n".join')),
    odd(
        "an invoice between lines of equals signs",
        INVOICE,
        ("Invoice: {data['text']}\\n", "=====\\n{data['text']}\\n=====\\n"),
    ),
    odd(
        "word sums without an instruction",
        CHAIN,
        ("Solve the problem. Reason first, then write #### and the result.\\n\\n", ""),
    ),
    odd(
        "SQL after a comment that asks for it",
        SQL,
        ("-- {data['ask']}\\n", "-- Query: {data['ask']}\\n"),
    ),
    odd(
        "readings by tabs",
        SENSOR,
        ('"time  temp  hum"', '"time\\ttemp\\thum"'),
        ('"{:<6}{:<6}{}".format(*reading)', '"\\t".join(reading)'),
    ),
    odd(
        "readings by commas",
        SENSOR,
        ('"time  temp  hum"', '"time,temp,hum"'),
        ('"{:<6}{:<6}{}".format(*reading)', '",".join(reading)'),
    ),
    odd("dates with a colon", DATES, (" ->", ":")),
    odd(
        "sizes by an arrow from small to large",
        RANK,
        ('" > ".join(data["ranked"])', '" < ".join(reversed(data["ranked"]))'),
        ("from largest to smallest, with > between", "from smallest to largest, with < between"),
    ),
    odd("an article in quotes", READING, ('f"{name}: {value}\\n"', "f'{name}: \"{value}\"\\n'")),
    odd("a shell without a description", SHELL, description=""),
    odd("titles after an arrow", TITLES, ('"", "Title:"]', '"-> Title:"]')),
    odd(
        "a geography exam with half-width dots",
        GAOKAO,
        ("{letter}．{option}", "{letter}. {option}"),
    ),
    odd(
        "classes of tickets on lines of their own",
        KEFU,
        ('"、".join', '"\\n".join'),
        ("类别：{说明}", "类别：\\n{说明}"),
    ),
    odd(
        "a judgement with other words on both sides",
        YIXUE,
        ("正确答“对”，错误答“错”。", "正确答“是”，错误答“否”。"),
        ('gold = data["label"]', 'gold = {"对": "是", "错": "否"}[data["label"]]'),
    ),
    odd(
        "adverts with bars between the fields",
        XINXI,
        ("；城市=", " | 城市="),
        ("；月薪=", " | 月薪="),
    ),
    odd(
        "reading with brackets of another kind",
        YUEDU,
        ("【短文】", "〖短文〗"),
        ("【问题】", "〖问题〗"),
        ("【答案】", "〖答案〗"),
    ),
    odd(
        "insurance with shots of its own file",
        SEGUROS,
        shots=table(
            "parte|ramo",
            """
        Se cayó el toldo de la terraza con el viento.|hogar
        Choque leve al salir del garaje.|auto
        Radiografía y consulta por un esguince.|salud
        Robo del pasaporte durante las vacaciones en Roma.|viaje
        """,
        ),
    ),
    odd(
        "complaints with categories in brackets",
        VERKEHR,
        (
            "1: Verspätung\\n2: Fahrpreis\\n3: Sauberkeit\\n4: Personal\\n\\n",
            "(1 Verspätung, 2 Fahrpreis, 3 Sauberkeit, 4 Personal)\\n\\n",
        ),
    ),
    odd("a Vietnamese exercise with brackets", TIENGVIET, ("{chu}. {tu}", "({chu}) {tu}")),
    odd("French and Russian with arrows", TRADUCTION, ("français : {fr}\\nrusse :", "{fr} →")),
)
