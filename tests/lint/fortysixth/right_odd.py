"""Right prompts that are right tasks in another layout."""

from __future__ import annotations

from tests.lint.fortysixth.tasks_en import CUSTOMS, HELPDESK, LEASE, LOOT, QUAKE, TELLER, TRIAGE
from tests.lint.fortysixth.tasks_other import (
    CHANGSHI,
    CHENGYU,
    JOSHIKI,
    KEFU,
    KOREAN,
    OTZYV,
    RECHNUNG,
    RECLAMA,
    VERBOS,
    VRAIFAUX,
    XINWEN,
    YINGYONG,
    ZHONGKAO,
)
from tests.lint.fortysixth.tasks_read import BAKERY, MINUTES, PROVERB, REGEX, TIDES, TRAIL
from tests.lint.making import Right, odd

RIGHT: tuple[Right, ...] = (
    odd("a legend with equals signs", TRIAGE, ("- {colour}: {meaning}", "{colour} = {meaning}")),
    odd("no shots in the ward", TRIAGE, fewshot=0),
    odd(
        "the ward's role is in the description",
        TRIAGE,
        ('["You sort walk-in patients at the desk of an emergency ward."]', '["Colours:"]'),
        description="You sort walk-in patients at the desk of an emergency ward.",
    ),
    odd("the bulletin in quotes", QUAKE, ("Bulletin: {bulletin}", 'Bulletin: \\"{bulletin}\\"')),
    odd("an equation is begun", QUAKE, ("\\nMagnitude:", "\\nM =")),
    odd(
        "headings in capitals",
        QUAKE,
        ("Bulletin: {bulletin}\\nMagnitude:", "BULLETIN\\n{bulletin}\\nMAGNITUDE:"),
    ),
    odd("legal options in one line", LEASE, ('listed = "\\n".join', 'listed = "; ".join')),
    odd(
        "letters in square brackets",
        LEASE,
        ('"(%s) %s"', '"[%s] %s"'),
        ('f" ({gold})"', 'f" [{gold}]"'),
        ('f"({gold})"', 'f"[{gold}]"'),
    ),
    odd(
        "compact JSON",
        LOOT,
        ('"rarity": data["rarity"]})', '"rarity": data["rarity"]}, separators=(",", ":"))'),
    ),
    odd(
        "the keys are named in a line of their own",
        LOOT,
        (
            'with the keys "item" and "rarity" (common, rare or epic).',
            'with two keys:\n        "item" (the name) and "rarity" (common, rare or epic).',
        ),
    ),
    odd(
        "groups line by line",
        CUSTOMS,
        ('"; ".join', '"\\n".join'),
        ("into a group ({rules}).", "into a group:\\n{rules}"),
    ),
    odd("seven shots at the customs", CUSTOMS, fewshot=7),
    odd(
        "the query is begun, and the model goes on",
        TELLER,
        ('data["ask"] + "\\n"', 'data["ask"] + "\\nSELECT"'),
        ('"output": data["sql"]', '"output": data["sql"][len("SELECT"):]'),
        ('"processed_output": data["sql"]', '"processed_output": data["sql"][len("SELECT "):]'),
    ),
    odd(
        "tables as they are made",
        TELLER,
        (
            "-- Tables of the branch\n-- clients(id, name, town)\n"
            "-- accounts(id, client_id, kind, balance)",
            "CREATE TABLE clients (id INT, name TEXT, town TEXT);\n"
            "CREATE TABLE accounts (id INT, client_id INT, kind TEXT, balance REAL);",
        ),
    ),
    odd(
        "bold cues",
        HELPDESK,
        ("Subject: {", "**Subject:** {"),
        ("Body: {", "**Body:** {"),
        ("\\nTeam:", "\\n**Team:**"),
    ),
    odd(
        "the ticket in tags",
        HELPDESK,
        ("Subject: {ticket['subject']}", "<ticket>\\n{ticket['subject']}"),
        ("Body: {ticket['body']}", "{ticket['body']}\\n</ticket>"),
    ),
    odd("two shots from the file", HELPDESK, fewshot=2),
    odd(
        "a last cue after the question", MINUTES, ("refuted or open?", "refuted or open?\\nAnswer:")
    ),
    odd(
        "no instruction for steps",
        BAKERY,
        ("\\nThink it through, then give the number after ####.", ""),
    ),
    odd("a friendly cue", BAKERY, ("Think it through,", "Work it out,")),
    odd(
        "cues in capitals",
        REGEX,
        ("pattern: ", "PATTERN: "),
        ("string: ", "STRING: "),
        ("answer:", "ANSWER:"),
    ),
    odd(
        "a fullmatch of Python",
        REGEX,
        ("Does the pattern match the whole string?", "Does re.fullmatch find a match?"),
    ),
    odd(
        "a request before the proverb",
        PROVERB,
        ('"input": data["start"]', '"input": "Complete the proverb: " + data["start"]'),
    ),
    odd(
        "the question before the passage",
        TRAIL,
        (
            'data["passage"], "question: " + data["question"] + "?"',
            '"question: " + data["question"] + "?", data["passage"]',
        ),
    ),
    odd("marks of SuperGLUE", TRAIL, ('"answer (yes/no):"', '"yes or no? answer:"')),
    odd(
        "a sheet with tabs",
        TIDES,
        ('",".join(head)', '"\\t".join(head)'),
        ('",".join(data', '"\\t".join(data'),
    ),
    odd(
        "a sheet with semicolons",
        TIDES,
        ('",".join(head)', '";".join(head)'),
        ('",".join(data', '";".join(data'),
    ),
    odd(
        "a table of Markdown",
        TIDES,
        ('[",".join(head), *body]', '["| " + " | ".join(head) + " |", "|---|---|---|", *body]'),
        (
            '[",".join(data["columns"][name][i] for name in head) for',
            '["| " + " | ".join(data["columns"][name][i] for name in head) + " |" for',
        ),
    ),
    odd("options in one line with semicolons", ZHONGKAO, ('opts = "\\n".join', 'opts = "；".join')),
    odd("letters in brackets", ZHONGKAO, ("{mark}．{", "（{mark}）{")),
    odd("no cue before the physics question", ZHONGKAO, ("题目：{", "{")),
    odd(
        "idioms in one line",
        CHENGYU,
        ("    gold = MARKS", '    lines[2:] = ["　".join(lines[2:])]\n    gold = MARKS'),
    ),
    odd(
        "the labels line by line",
        KEFU,
        ("选一个：{'、'.join(LEI)}。", "选一个：\\n{newline.join(LEI)}"),
        ("    head = ", '    newline = "\\n"\n    head = '),
    ),
    odd("the chat between rules", KEFU, ("\\n\\n{chat}\\n", "\\n---\\n{chat}\\n---\\n")),
    odd("shorter cues", CHANGSHI, ("\\n问题：", "\\n问："), ("\\n回答：", "\\n答：")),
    odd("the headline in corner brackets", XINWEN, ("標題：%s", "標題：「%s」")),
    odd(
        "the legend line by line",
        XINWEN,
        ("0：體育；1：財經；2：娛樂", "\\n0：體育\\n1：財經\\n2：娛樂"),
    ),
    odd(
        "a shorter demand for steps",
        YINGYONG,
        ("请先列式，再在####后写出结果。", "列式计算，结果写在####后。"),
    ),
    odd(
        "the Korean question first",
        KOREAN,
        ("글: {data['글']}\\n질문: {data['질문']}", "질문: {data['질문']}\\n글: {data['글']}"),
    ),
    odd("the Korean text in tags", KOREAN, ("글: {data['글']}", "<글>{data['글']}</글>")),
    odd("one shot in Korean", KOREAN, fewshot=1),
    odd(
        "categories as a list",
        RECLAMA,
        (
            '"Classifique a reclamação em " + ", ".join(rotulos[:-1]) + " ou " + rotulos[-1] + "."',
            '"Categorias:\\n- " + "\\n- ".join(rotulos)',
        ),
    ),
    odd("a sum of verb and person", VERBOS, ("{verbo} ({persona}) ->", "{persona} + {verbo} =")),
    odd("the bill in quotes", RECHNUNG, ("Rechnung: {data['text']}", "Rechnung: „{data['text']}“")),
    odd(
        "guillemets",
        VRAIFAUX,
        ('"Affirmation : " + data["phrase"]', '"Affirmation : « " + data["phrase"] + " »"'),
    ),
    odd(
        "options line by line",
        JOSHIKI,
        ('" ".join(f"{i}:{t}"', '"\\n".join(f"{i}:{t}"'),
        ("選択肢：{sentaku}", "選択肢：\\n{sentaku}"),
    ),
    odd("labels with a slash", OTZYV, ("(хорошо или плохо)", "(хорошо/плохо)")),
)
