"""Faults of the transforms' code."""

from __future__ import annotations

from tests.lint.fiftyseventh.tasks_bench import CHORES, GRADE, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    GUSHI,
    PINGJIA,
    QISM,
    SECCION,
)
from tests.lint.fiftyseventh.tasks_long import CHAT, TOWN
from tests.lint.fiftyseventh.tasks_work import (
    BEASTS,
    COUNTS,
    DATES,
    DESK,
    GERMAN,
    GIST,
    LABS,
    LOOT,
    NOTICE,
    PARK,
    PRINTS,
    SCALE,
    TURNS,
)
from tests.lint.making import kind, line
from tests.lint.shape import Kind, changed

F = "code"
LABEL = (
    "answer/gold-differs answer/other-rule answer/letters answer/other-names answer/not-an-option "
    "answer/legend answer/unlike-others answer/not-in-output answer/same-gold"
)
CUT = (
    "text/cut-item text/first-item text/no-question text/empty-slot text/lost-lines text/changed "
    "text/same-prompt answer/not-an-option answer/letters answer/other-rule text/unclosed "
    "text/ambiguous answer/other-count text/unlike-others answer/legend"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a text is cut at a number of signs, words, lines or items",
        CUT,
        changed(NOTICE, ('clause = data["clause"]', 'clause = data["clause"][:40]')),
        changed(GIST, ("{data['article']}", "{data['article'][:60]}")),
        changed(
            GERMAN, (".format(**data)", '.format(source=" ".join(data["source"].split()[:3]))')
        ),
        changed(SKY, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][:3])')),
        changed(COUNTS, ("for place in places)", "for place in places[:2])")),
        changed(PRINTS, ('data["program"] +', 'data["program"].split("\\n")[0] +')),
        changed(TURNS, ('for turn in data["talk"])', 'for turn in data["talk"][:1])')),
        changed(HOUSE, ('(data["passage"],', '(data["passage"].split(".")[0],')),
        changed(GUSHI, ('data["duanwen"]', 'data["duanwen"][:10]')),
        changed(LOOT, ('data["scene"]', 'data["scene"][:20]')),
        changed(DESK, ('data["message"]', 'data["message"][5:]')),
        changed(GRADE, ("{data['question']}", "{data['question'].rsplit('. ', 1)[0]}")),
        changed(TOWN, ("{data['letter']}", "{data['letter'][:16]}")),
    ),
    kind(
        F,
        "the text that the answer hangs on is not in the prompt, or another field is",
        "text/no-question text/same-prompt text/ambiguous text/empty-slot text/said-again "
        "text/swapped-fields answer/leaked " + CUT,
        changed(LABS, ("        f\"Result: {data['result']}\",\n", "")),
        changed(
            HOUSE, ('(data["passage"], data["question"])', '(data["question"], data["question"])')
        ),
        changed(DESK, ('"\\n\\nCustomer: " + data["message"]', '"\\n\\nCustomer: message"')),
        changed(PARK, ('data["minutes"])', "num_sample)")),
        changed(
            BEASTS,
            ('"\\n\\nAnimal: " + data["animal"]', '"\\n\\nAnimal: " + name'),
            (
                'text += "\\n".join(f"{number} = {name}" for number, name in CLASSES.items())',
                'for number, name in CLASSES.items():\n        text += f"{number} = {name}\\n"',
            ),
        ),
        changed(GUSHI, ('"短文：" + data["duanwen"] + "\\n', '"短文：\\n')),
        changed(CHORES, ("f\"{data['activity']}: {data['context']}\"", 'data["activity"]')),
        changed(SKY, ('text = data["question"]', 'text = "Question"')),
        changed(COUNTS, ('    text += "\\n".join(str(place) for place in places)\n', "")),
        changed(SCALE, ("takes $amount $unit", "takes $guests $unit")),
        changed(LOOT, ('"Scene: " + data["scene"]', '"Scene: " + data.get("text", "")')),
        changed(QISM, ("{data['kalam']}", "{qism}")),
        changed(CHAT, ("{data['message']}", "{data['player']}")),
    ),
    kind(
        F,
        "options or texts are drawn, shuffled or ordered anew in each process",
        "code/random code/not-repeated code/set-order code/hash code/same-draw " + LABEL,
        changed(
            LABS,
            (
                '"Compare the result with the reference range and answer low, normal or high."',
                '"Compare the result with the reference range and answer "\n'
                '        + " or ".join({"low", "normal", "high"})\n        + "."',
            ),
        ),
        changed(
            DESK,
            (
                "text = HEAD +",
                'intro = random.choice(("Please route this.\\n", '
                '"Sort this.\\n"))\n    text = intro + HEAD +',
            ),
        ),
        line(GERMAN, 'if hash(data["source"]) % 2:', '    text = "Be brief. " + text'),
        changed(
            SKY,
            (
                '    for letter, choice in zip("ABCD", data["choices"]):',
                '    order = data["choices"][:]\n    random.shuffle(order)\n'
                '    for letter, choice in zip("ABCD", order):',
            ),
        ),
        changed(BEASTS, ("in CLASSES.items())", "in random.sample(sorted(CLASSES.items()), 5))")),
        changed(SECCION, ('" / ".join(SECCIONES)', '" / ".join(set(SECCIONES))')),
        changed(PINGJIA, ('"、".join(FANGMIAN)', '"、".join(frozenset(FANGMIAN))')),
        changed(COUNTS, ("    text = ", "    random.shuffle(places)\n    text = ")),
        changed(
            STARS,
            ('text = f"Review:', 'name = random.choice(["Review", "Text"])\n    text = f"{name}:'),
        ),
        changed(TURNS, ('kinds = ", ".join', 'r.shuffle(KINDS)\n    kinds = ", ".join')),
        changed(QISM, ("in AQSAM.items():", "in set(AQSAM.items()):")),
        changed(PHYSICS, ('"Question: " + data', 'f"Question {id(data)}: " + data')),
    ),
    kind(
        F,
        "the row is changed by rendering it",
        "code/changes-row code/not-repeated code/error",
        changed(
            TURNS,
            ("shown =", 'data["talk"].insert(0, {"who": "Host", "says": "Go on."})\n    shown ='),
        ),
        changed(
            SKY,
            (
                'text = data["question"]',
                'data["question"] = data["question"].strip() + " "\n'
                '    text = data["question"].strip()',
            ),
        ),
        changed(LABS, ("    lines = [", '    data["test"] = data["test"].upper()\n    lines = [')),
        changed(
            DESK, ("text = HEAD", 'data["message"] = f"\\"{data[\'message\']}\\""\n    text = HEAD')
        ),
        changed(
            GERMAN,
            ("text =", 'data["source"] = data["source"].replace("ß", "ss") + " "\n    text ='),
        ),
        changed(
            COUNTS,
            (
                'data["counts"].items()]',
                'data["counts"].items()]\n    data["counts"].pop(places[-1].name)',
            ),
        ),
        changed(
            CHORES,
            (
                "scores = data",
                'data["context"] = data["activity"] + ", " + data["context"]\n    scores = data',
            ),
        ),
        changed(
            GUSHI, ("defen = data", 'data["wenti"] = "请问" + data["wenti"]\n    defen = data')
        ),
        changed(
            SCALE,
            ("text = TEMPLATE", 'data["what"] = "fresh " + data["what"]\n    text = TEMPLATE'),
        ),
        changed(PRINTS, ("text =", 'data["program"] += "\\n"\n    text =')),
        changed(
            SECCION, ("lista =", 'data["numero"] += 0\n    data["lista"] = SECCIONES\n    lista =')
        ),
    ),
    kind(
        F,
        "what is at the top of the file grows or runs out with each row",
        "code/not-repeated few-shot/numbered text/shot-cue text/empty-slot code/error "
        "few-shot/other-cues text/cue-forms code/changes-row " + CUT,
        changed(
            DESK,
            (
                'text = HEAD + "',
                'SEEN.append(data["message"])\n    text = HEAD + f"\\n({len(SEEN)})" + "',
            ),
            ('HEAD = "', 'SEEN = []\nHEAD = "'),
        ),
        changed(
            GRADE,
            ('text = f"Question: {', 'text = f"Question {next(COUNT)}: {'),
            ("import random\n", "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
        ),
        changed(
            SKY,
            ('text = data["question"]', "text = f\"{next(NUMBER)}. {data['question']}\""),
            ("import random\n", "import random\n\nNUMBER = iter(range(1, 10**6))\n"),
        ),
        changed(
            BEASTS,
            ("in CLASSES.items())", "in PAIRS)"),
            ('"5": "fish"}', '"5": "fish"}\nPAIRS = iter(CLASSES.items())'),
        ),
        changed(SECCION, ('lista = "', 'SECCIONES.append("Otros")\n    lista = "')),
        changed(
            QISM,
            ("in AQSAM.items():", "in AZWAJ:"),
            ('"ج": "المحاسبة"}', '"ج": "المحاسبة"}\nAZWAJ = ((h, q) for h, q in AQSAM.items())'),
        ),
        changed(
            GERMAN,
            ("    text = ", '    PAST.append(data["source"])\n    text = " ".join(PAST[-2:-1]) + '),
            ("import random\n", "import random\n\nPAST = []\n"),
        ),
        changed(
            LABS,
            (
                "    lines = [",
                '    TALLY[data["test"]] = TALLY.get(data["test"], 0) + 1\n'
                '    lines = [\n        f"Request no. {sum(TALLY.values())}",',
            ),
            ("import random\n", "import random\n\nTALLY = {}\n"),
        ),
        changed(
            HOUSE,
            (
                'text = "{}\\n',
                'global FIRST\n    lead = "Read and answer.\\n" if FIRST else ""\n'
                '    FIRST = False\n    text = lead + "{}\\n',
            ),
            ("import random\n", "import random\n\nFIRST = True\n"),
        ),
        changed(
            PINGJIA,
            ('xuanxiang = "、".join(FANGMIAN)', 'xuanxiang = "、".join(SHENG)'),
            ('"价格")', '"价格")\nSHENG = (x for x in FANGMIAN)'),
        ),
    ),
    kind(
        F,
        "errors are swallowed, or a misspelt field is read by get",
        "code/hidden-errors text/absent-field text/nothing text/empty-slot text/no-question "
        "text/same-prompt text/trailing-space text/two-spaces text/swapped-fields",
        changed(LABS, ("{data['result']}", "{data.get('results')}")),
        changed(DESK, ('data["message"]', 'data.get("mesage", "")')),
        changed(
            NOTICE,
            (
                'clause = data["clause"]',
                'try:\n        clause = data["text"]\n    except Exception:\n        clause = ""',
            ),
        ),
        changed(STARS, ("{data['review']}", "{data.get('reveiw', '')}")),
        changed(SKY, ('"ABCD"[data["answer"]]', '"ABCD"[data.get("anwser", 0)]')),
        changed(HOUSE, ('gold = " yes" if data["label"]', 'gold = " yes" if data.get("lable")')),
        changed(GIST, ("{data['article']}", "{data.get('body') or ''}")),
        changed(
            SECCION,
            (
                'gold = SECCIONES[data["numero"]]',
                'try:\n        gold = SECCIONES[int(data["seccion"])]\n'
                "    except:\n        gold = SECCIONES[0]",
            ),
        ),
        changed(
            SCALE,
            (
                "text = TEMPLATE.substitute(data)",
                "try:\n        text = TEMPLATE.substitute(dat)\n    except Exception:\n"
                "        text = TEMPLATE.template",
            ),
        ),
        changed(PINGJIA, ("{data['pingjia']}", "{data.get('评价', '')}")),
        changed(LOOT, ('"Scene: " + data["scene"]', '"Scene: " + str(data.get("scenes"))')),
        changed(
            PARK,
            (
                'gold = str(data["fee"])',
                'try:\n        gold = str(data["fees"])\n    except KeyError:\n        gold = "0"',
            ),
        ),
        changed(TOWN, ("{data['letter']}", "{data.get('leter')}")),
    ),
    kind(
        F,
        "the prompt hangs on the clock, the machine, a file or the name of the run",
        "code/time code/outside code/not-repeated code/arguments code/imports code/error "
        "text/shot-cue few-shot/other-cues",
        changed(
            LABS,
            ("    lines = [", '    lines = [\n        f"Printed on {date.today()}",'),
            ("import random\n", "import random\nfrom datetime import date\n"),
        ),
        changed(
            DATES,
            ("Note: {note}", "Today is {time.strftime('%d %B %Y')}.\\nNote: {note}"),
            ("import random\n", "import random\nimport time\n"),
        ),
        line(DESK, 'text = os.environ.get("BANK_HEADER", "") + text', above="import os"),
        line(SKY, 'if dataset_name == "astronomy":', '    text = "Astronomy. " + text'),
        changed(
            GERMAN,
            ("text =", 'lead = os.path.basename(os.getcwd()) + "\\n"\n    text = lead +'),
            ("import random\n", "import os\nimport random\n"),
        ),
        line(BEASTS, 'text = f"[{dataset_name}]\\n" + text'),
        line(GRADE, 'text = f"{num_sample}. {text}"'),
        line(
            STARS,
            "if datetime.datetime.now().hour < 12:",
            '    text = "Good morning. " + text',
            above="import datetime",
        ),
        changed(
            PINGJIA,
            ("xuanxiang =", "kaitou = platform.system() + '：'\n    xuanxiang = kaitou +"),
            ("import random\n", "import platform\nimport random\n"),
        ),
        line(
            SECCION,
            'if Path("cabecera.txt").exists():',
            '    text = Path("cabecera.txt").read_text() + text',
            above="from pathlib import Path",
        ),
        line(ANTONIM, 'text = (f"{uuid.uuid4().hex[:6]}\\n" + text)', above="import uuid"),
    ),
)
