"""Right prompts: the corpus' tasks in other people's habits."""

from __future__ import annotations

from tests.lint.fiftythird.tasks_course import (
    ANIMALS,
    ASTRO,
    FARM,
    GAPS,
    MARKS,
    PAIRS,
    RNA,
    SCENES,
    SURNAMES,
    YESNO,
)
from tests.lint.fiftythird.tasks_work import (
    ARCHIVE,
    BIGO,
    COMMIT,
    EVENT,
    FOLLOWUP,
    INTENT,
    LEASE,
    LOOT,
    TRAIN,
)
from tests.lint.fiftythird.tasks_world import (
    DEEN,
    GUSHI,
    KEITAI,
    MAIRIE,
    PINGLUN,
    PODD,
    SECCION,
    SHAKWA,
    SHANGPIN,
)
from tests.lint.making import Right, odd, put, records, table

RIGHT: tuple[Right, ...] = (
    odd("eight shots of notes", FOLLOWUP, fewshot=8),
    odd(
        "notes between lines of equals signs",
        FOLLOWUP,
        ('"Note: " + note', '"=====\\n" + note + "\\n====="'),
    ),
    odd(
        "the instruction for notes comes last",
        FOLLOWUP,
        ('[ASK, "Note: " + note, "Follow-up in:"]', '["Note: " + note, ASK, "Follow-up in:"]'),
    ),
    odd("no shots for the bank's intents", INTENT, fewshot=0),
    odd(
        "intents in a list with dashes",
        INTENT,
        ('", ".join(self.intents)', '"\\n- ".join(["", *self.intents])'),
        ("Choose from: {names}.", "Choose from:{names}"),
    ),
    odd("intents between bars", INTENT, ('", ".join', '" | ".join')),
    odd(
        "intents with shots of their own",
        INTENT,
        shots=table(
            "text|intent",
            """
        Somebody took my purse with the bank card in it.|lost card
        What is the rate for Danish crowns?|exchange rate
        I need money for a new roof.|loan
        My new street is called Amselweg.|new address
        I want to end my account with you.|close account
        """,
        ),
    ),
    odd("a legend on one line", LEASE, ('legend = "\\n".join', 'legend = ", ".join')),
    odd("a legend with arrows", LEASE, ("{mark} = {who}", "{mark} -> {who}")),
    odd(
        "parties by their words",
        LEASE,
        ("Letter:", "Party:"),
        ('data["party"]', 'PARTIES[data["party"]]'),
        ("{mark} = {who}", "- {who}"),
    ),
    odd(
        "the clause in guillemets",
        LEASE,
        ("Clause: {data['clause']}", "Clause: «{data['clause']}»"),
    ),
    odd(
        "items as lines of key and value",
        LOOT,
        ('"| {name} | {damage} | {weight} |"', '"{name}: damage {damage}, weight {weight}"'),
        ('["| item | damage | weight |", "| --- | --- | --- |"]', "[]"),
    ),
    odd(
        "items with tabs between the columns",
        LOOT,
        ('"| {name} | {damage} | {weight} |"', '"{name}\\t{damage}\\t{weight}"'),
        ('"| item | damage | weight |", "| --- | --- | --- |"', '"item\\tdamage\\tweight"'),
    ),
    odd(
        "the question stands above the table",
        LOOT,
        (
            'lines = ["| item',
            'lines = ["Which item of this table has the highest damage?", "", "| item',
        ),
        ('    lines.append("Which item has the highest damage?")\n', ""),
    ),
    odd(
        "types of commits in backticks",
        COMMIT,
        ("* {k}: {v}", "{k}: = {v}"),
        ("{k}: = ", "`{k}` for when "),
    ),
    odd(
        "the commit as in git log",
        COMMIT,
        ("Subject: {subject}\nFiles: {files}", "commit\n\n    {subject}\n\n {files} | changed"),
    ),
    odd(
        "the worst case is asked for",
        BIGO,
        ("Time complexity in n, one of", "Give the worst case. Time complexity in n, one of"),
    ),
    odd("a fence with py", BIGO, ("python\\n", "py\\n")),
    odd(
        "the program without a fence",
        BIGO,
        ("f\"{fence}python\\n{data['snippet']}\\n{fence}\"", "data['snippet'] + '\\n'"),
        ('    fence = "```"\n', ""),
    ),
    odd(
        "times with an h",
        TRAIN,
        ("HH:MM", "HHhMM, such as 07h05"),
        ('data["end"]', 'data["end"].replace(":", "h")'),
    ),
    odd(
        "a train as a table of two rows",
        TRAIN,
        (
            '"A train leaves at %(start)s and travels for %(minutes)d minutes.\\n"',
            '"departure;minutes\\n%(start)s;%(minutes)d\\n"',
        ),
        ("When does it arrive?", "When does the train arrive?"),
    ),
    odd(
        "an object over several lines",
        EVENT,
        ("json.dumps(record)", "json.dumps(record, indent=2)"),
        stop=("\n\n",),
        postprocess="",
    ),
    odd(
        "keys in an order of the alphabet",
        EVENT,
        ("json.dumps(record)", "json.dumps(record, sort_keys=True)"),
        ('"title", "day" and "place"', '"day", "place" and "title"'),
    ),
    odd(
        "dates without dashes, as is asked",
        ARCHIVE,
        ("YYYY-MM-DD", "YYYYMMDD"),
        ('gold = data["iso"]', 'gold = data["iso"].replace("-", "")'),
    ),
    odd(
        "dates with an example in brackets",
        ARCHIVE,
        ("In the form YYYY-MM-DD:", "In the form YYYY-MM-DD (as in 2001-12-31):"),
    ),
    odd("options in round brackets", ASTRO, ('f"{mark}. {choice}"', 'f"({mark}) {choice}"')),
    odd(
        "options on one line",
        ASTRO,
        ('lines.append(f"{mark}. {choice}")', 'lines[0] += f" {mark}) {choice}"'),
    ),
    odd(
        "digits in the place of letters, both in the list and in the answer",
        ASTRO,
        ('"ABCD"', '"1234"'),
    ),
    odd("letters from E to H", ASTRO, ('"ABCD"', '"EFGH"')),
    odd(
        "options without marks, answered by their text",
        ASTRO,
        ('f"{mark}. {choice}"', 'f"- {choice}"'),
        ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]'),
    ),
    odd("the exam without a description", ASTRO, description="", fewshot=5),
    odd("the answer behind four hash signs", FARM, ("The answer is {gold}", "#### {gold}")),
    odd(
        "sums in words of a pupil",
        FARM,
        ("Question: ", "Pupil: "),
        ("\\nAnswer: Let's work it out.", "\\nTeacher:"),
    ),
    odd(
        "steps on lines of their own",
        FARM,
        (
            'f" {steps} The answer is {gold}"',
            '" " + steps.replace(". ", ".\\n") + f"\\nThe answer is {gold}"',
        ),
        stop=("Question:",),
    ),
    odd("scenes without shots", SCENES, fewshot=0),
    odd(
        "scenes below a question",
        SCENES,
        (
            '"input": data["scene"]',
            '"input": "What happens next?\\n\\n" + data["scene"]',
        ),
    ),
    odd(
        "the question before the passage",
        YESNO,
        (
            "{data['passage']}\\nQuestion: {data['question']}?",
            "Question: {data['question']}?\\nPassage: {data['passage']}",
        ),
    ),
    odd(
        "the passage in tags",
        YESNO,
        ("{data['passage']}", "<passage>\\n{data['passage']}\\n</passage>"),
    ),
    odd(
        "pairs in two columns",
        PAIRS,
        ("Question 1: {data['question1']}\\n", "{data['question1']} ||| "),
        ("Question 2: {data['question2']}", "{data['question2']}"),
    ),
    odd(
        "pairs answered by digits with a legend",
        PAIRS,
        ('("no", "yes")', '("0", "1")'),
        ("same thing, yes or no?", "same thing? 1 = yes, 0 = no"),
    ),
    odd(
        "exams with a rule that uses a sign",
        MARKS,
        (
            "Who gets at least 50 points passes the exam; all others fail.",
            "points >= 50: pass; points < 50: fail",
        ),
    ),
    odd(
        "marks as a line of a register",
        MARKS,
        ("{name} got {points} points.", "{name}, {points}/100"),
    ),
    odd("gaps as dots", GAPS, ('data["sentence"]', 'data["sentence"].replace("___", "....")')),
    odd("gaps in brackets", GAPS, ('data["sentence"]', 'data["sentence"].replace("___", "[ ]")')),
    odd(
        "bases set apart by dashes in both strands",
        RNA,
        ('data["dna"]', '"-".join(data["dna"])'),
        ('data["mrna"]', '"-".join(data["mrna"])'),
    ),
    odd(
        "strands with their ends marked",
        RNA,
        ('data["dna"]', '"3\'-" + data["dna"] + "-5\'"'),
        ('data["mrna"]', '"5\'-" + data["mrna"] + "-3\'"'),
        ("into mRNA.", "into mRNA, ends marked."),
    ),
    odd(
        "surnames from Z to A",
        SURNAMES,
        ("from A to Z", "from Z to A"),
        ('sorted(data["names"])', 'sorted(data["names"], reverse=True)'),
    ),
    odd("surnames with semicolons on both sides", SURNAMES, ('", ".join', '"; ".join')),
    odd(
        "classes from nought",
        ANIMALS,
        ("start=1", "start=0"),
        ('CLASSES.index(data["class"]) + 1', 'CLASSES.index(data["class"])'),
    ),
    odd(
        "classes by letters of Greek",
        ANIMALS,
        (
            '"%d: %s" % pair for pair in enumerate(CLASSES, start=1)',
            '"%s: %s" % pair for pair in zip("αβγδ", CLASSES)',
        ),
        ('str(CLASSES.index(data["class"]) + 1)', '"αβγδ"[CLASSES.index(data["class"])]'),
        ("Number of its class", "Letter of its class"),
    ),
    odd("a translation by arrows", DEEN, ("German: $de\\nEnglish:", "DE $de\\nEN")),
    odd(
        "a translation with a worked example, and no shots",
        DEEN,
        ("German: $de", "German: Gute Nacht.\\nEnglish: Good night.\\n\\nGerman: $de"),
        fewshot=0,
    ),
    odd(
        "titulares entre comillas latinas",
        SECCION,
        ('"Titular: " + data["titular"]', '"Titular: «" + data["titular"] + "»"'),
    ),
    odd(
        "secciones en mayúsculas en la lista y en la respuesta",
        SECCION,
        (
            '"deportes", "política", "economía", "cultura"',
            '"DEPORTES", "POLÍTICA", "ECONOMÍA", "CULTURA"',
        ),
        ('data["seccion"]', 'data["seccion"].upper()'),
    ),
    odd("services avec un tiret", MAIRIE, ("{lettre}) {nom}", "{lettre} – {nom}")),
    odd(
        "services sans espace avant les deux-points",
        MAIRIE,
        ("Message :", "Message:"),
        ("service :", "service:"),
    ),
    odd("文を矢印で直す", KEITAI, ("\\n直した文：", "\\n→")),
    odd("أنواع الشكوى بخط مائل", SHAKWA, ('"، ".join', '" / ".join')),
    odd("类目用竖线隔开", SHANGPIN, ("数码、服饰、食品、家居", "数码|服饰|食品|家居")),
    odd("商品标题放在书名号里", SHANGPIN, ("商品标题：【标题】", "商品标题：《【标题】》")),
    odd("评论后直接判断", PINGLUN, ("\\n这条评论是好评还是差评？\\n答：", "\\n（好评/差评）")),
    odd("诗句选项排成一行", GUSHI, ('"\\n".join(xuan)', '"　".join(xuan)')),
    odd("选项用圆括号", GUSHI, ('f"{m}. {n}"', 'f"（{m}）{n}"')),
    odd(
        "темы через косую черту", PODD, ("доставка, оплата или возврат", "доставка/оплата/возврат")
    ),
    odd(
        "обращения с примерами из отдельного файла",
        PODD,
        shots=records(
            "text topic",
            ("Где мой заказ?", "доставка"),
            ("Карта не проходит.", "оплата"),
            ("Хочу вернуть утюг.", "возврат"),
            ("Почему списали больше?", "оплата"),
        ),
    ),
    odd(
        "names of pupils with their class",
        MARKS,
        rows=put("name", lambda row: f"{row['name']} (7b)"),
    ),
)
