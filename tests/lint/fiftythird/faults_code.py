"""Faults of code."""

from __future__ import annotations

from tests.lint.fiftythird.tasks_course import (
    ANIMALS,
    ASTRO,
    FARM,
    MARKS,
    PAIRS,
    RNA,
    SURNAMES,
    YESNO,
)
from tests.lint.fiftythird.tasks_work import (
    COMMIT,
    FOLLOWUP,
    INTENT,
    LOOT,
    TRAIN,
)
from tests.lint.fiftythird.tasks_world import (
    DEEN,
    GUSHI,
    MAIRIE,
    PINGLUN,
    PODD,
    SECCION,
    SHANGPIN,
)
from tests.lint.making import kind
from tests.lint.shape import Change, Kind, changed

F = "code"


def _top(text: str) -> Change:
    return "import random\n", f"import random\n{text}\n"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "each prompt has a number of its own from uuid or secrets",
        "code/random code/not-repeated",
        changed(
            FOLLOWUP,
            _top("import uuid"),
            ('"Note: " + note', 'f"Case {uuid.uuid4().hex[:6]}", "Note: " + note'),
        ),
        changed(
            PAIRS,
            _top("import secrets"),
            ('f"Question 1: {', 'f"Pair {secrets.randbelow(9000)}\\n"\n        f"Question 1: {'),
        ),
        changed(
            MAIRIE,
            _top("from uuid import uuid4"),
            ("Message : {", "Dossier n° {str(uuid4())[:4]}\\nMessage : {"),
        ),
    ),
    kind(
        F,
        "r shuffles the row's own list",
        "code/changes-row code/random answer/gold-differs code/not-repeated",
        changed(
            ASTRO,
            (
                'lines = [data["question"]]',
                'r.shuffle(data["choices"])\n    lines = [data["question"]]',
            ),
        ),
        changed(GUSHI, ("xuan = [", 'r.shuffle(data["xuanxiang"])\n    xuan = [')),
        changed(
            LOOT,
            (
                'for item in data["items"]:',
                'r.shuffle(data["items"])\n    for item in data["items"]:',
            ),
        ),
        changed(SURNAMES, ("given = ", 'r.shuffle(data["names"])\n    given = ')),
    ),
    kind(
        F,
        "an iterator at the top of the module is used up by the first row",
        "code/not-repeated answer/letters answer/other-names text/empty-slot answer/legend "
        "answer/letter-asked text/no-question",
        changed(ASTRO, _top('LETTERS = iter("ABCD")'), ('zip("ABCD", data', "zip(LETTERS, data")),
        changed(
            COMMIT,
            ("KINDS = [", "KINDS = iter(["),
            ('were added or changed"),\n]', 'were added or changed"),\n])'),
        ),
        changed(
            MAIRIE,
            ('"d": "état civil"}', '"d": "état civil"}.items()\nPAIRES = iter(SERVICES)'),
            ("in SERVICES.items())", "in PAIRES)"),
        ),
        changed(
            INTENT,
            ('DESK = Desk(("lost card"', 'DESK = Desk(iter(("lost card"'),
            ('"close account"))', '"close account")))'),
        ),
    ),
    kind(
        F,
        "prompts are kept under a key that several rows share",
        "code/not-repeated text/no-question text/ambiguous text/same-prompt text/no-question "
        "code/changes-row",
        changed(
            FOLLOWUP,
            _top("CACHE = {}"),
            (
                '"\\n".join([ASK, "Note: " + note, "Follow-up in:"])',
                'CACHE.setdefault(len(note) // 8, "\\n".join([ASK, "Note: " + '
                'note, "Follow-up in:"]))',
            ),
        ),
        changed(
            DEEN,
            _top("SEEN = {}"),
            (
                'fields = {"de": data["de"]',
                'key = data["de"][0]\n    SEEN.setdefault(key, data["de"])\n    '
                'fields = {"de": SEEN[key]',
            ),
        ),
        changed(
            PODD,
            _top("ПАМЯТЬ = {}"),
            ("текст = f", 'текст = ПАМЯТЬ.setdefault(data["text"].count(" "), f'),
            ('возврат):"', 'возврат):")'),
        ),
    ),
    kind(
        F,
        "the wrong options are found by a difference of sets",
        "code/set-order code/not-repeated",
        changed(
            ASTRO,
            (
                'lines = [data["question"]]',
                'lines = [data["question"]]\n    right = data["choices"][data["answer"]]\n'
                '    shown = list(set(data["choices"]) - {right})\n    '
                'shown.insert(data["answer"], right)',
            ),
            ('zip("ABCD", data["choices"])', 'zip("ABCD", shown)'),
        ),
        changed(
            GUSHI,
            (
                "xuan = [",
                'dui = data["xuanxiang"][data["da"]]\n    quan = '
                '[*{*data["xuanxiang"]}.difference([dui])]\n'
                '    quan.insert(data["da"], dui)\n    xuan = [',
            ),
            ('zip("ABCD", data["xuanxiang"])', 'zip("ABCD", quan)'),
        ),
        changed(
            SECCION,
            (
                '", ".join(secciones[:-1])',
                '", ".join(s for s in set(secciones) - {"cultura"})',
            ),
        ),
    ),
    kind(
        F,
        "functions made in a loop all see its last item",
        "answer/same-option text/said-again answer/letters text/cut-item answer/other-count",
        changed(
            ASTRO,
            (
                'lines.append(f"{mark}. {choice}")',
                'shown.append(lambda: f"{mark}. {choice}")\n    lines += '
                "[each() for each in shown]",
            ),
            ('lines = [data["question"]]', 'shown = []\n    lines = [data["question"]]'),
        ),
        changed(
            GUSHI,
            (
                'xuan = [f"{m}. {n}" for m, n in zip("ABCD", data["xuanxiang"])]',
                'xuan = [f() for f in [lambda: f"{m}. {n}" for m, n in '
                'zip("ABCD", data["xuanxiang"])]]',
            ),
        ),
        changed(
            LOOT,
            (
                'lines.append("| {name} | {damage} | {weight} |".format(**item))',
                'rows.append(lambda: "| {name} | {damage} | {weight} |".format(**item))\n'
                "    lines += [row() for row in rows]",
            ),
            ('lines = ["| item', 'rows = []\n    lines = ["| item'),
        ),
    ),
    kind(
        F,
        "a loop's variable has the name of the text",
        "text/no-question text/run-together answer/other-names answer/letters text/lost-lines "
        "answer/letter-asked text/same-prompt text/ambiguous text/missing-space answer/leaked",
        changed(
            SECCION,
            (
                'texto += "Titular',
                'for texto in secciones:\n        assert texto\n    texto += "Titular',
            ),
        ),
        changed(
            FOLLOWUP,
            (
                "text = ",
                'for note in ("ward", "surgery"):\n        assert note.isalpha()\n    text = ',
            ),
        ),
        changed(
            GUSHI,
            ("    da = ", "    for text in xuan:\n        assert text\n    da = "),
        ),
        changed(
            MARKS,
            (
                'text = f"{RULE}',
                'for name in ("pass", "fail"):\n        assert name\n    text = f"{RULE}',
            ),
        ),
    ),
    kind(
        F,
        "an if-else without brackets swallows half of the prompt",
        "text/same-prompt text/no-question text/ambiguous text/absent-field text/empty-slot "
        "text/shot-cue",
        changed(
            FARM,
            (
                '"Question: " + data["question"] +',
                '"Question: " + data["question"] + " (" + data["unit"] + ")" if '
                '"unit" in data else "" +',
            ),
        ),
        changed(
            RNA,
            (
                'asked + "\\nDNA: " + data["dna"] + "\\nmRNA:"',
                'asked + "\\nDNA: " + data["dna"] + "\\nmRNA:" if '
                'len(data["dna"]) > 6 else asked + "\\nmRNA:"',
            ),
        ),
        changed(
            PINGLUN,
            (
                '"买家评论：" + data["comment"] + "\\n',
                '"买家评论：" + data["comment"] + "（已追评）" if data.get("more") else "" + "\\n',
            ),
        ),
    ),
    kind(
        F,
        "a break is left in the loop over the options",
        "text/cut-item answer/letters text/first-item answer/not-an-option answer/leaked "
        "answer/other-count answer/other-rule",
        changed(
            ASTRO,
            (
                'lines.append(f"{mark}. {choice}")',
                'lines.append(f"{mark}. {choice}")\n        break',
            ),
        ),
        changed(LOOT, (".format(**item))", ".format(**item))\n        break")),
    ),
    kind(
        F,
        "strip is given a word and takes away its letters",
        "answer/other-names answer/not-an-option few-shot/other-form answer/not-in-output "
        "text/cut-item answer/unlike-others answer/legend answer/letters",
        changed(SECCION, ('data["seccion"]', 'data["seccion"].lstrip("sección: ")')),
        changed(INTENT, ('gold = data["intent"]', 'gold = data["intent"].lstrip("intent: ")')),
        changed(PODD, ('data["topic"]', 'data["topic"].rstrip("тема: ")')),
        changed(COMMIT, ('data["type"]', 'data["type"].strip("type: ")')),
    ),
    kind(
        F,
        "what fills the template replaces a word of the instruction, too",
        "text/said-again text/no-question text/repeated-instruction text/run-together "
        "text/shot-cue text/swapped-fields answer/leaked text/unknown-name",
        changed(
            FOLLOWUP,
            ('"Note: " + note', '"Note: note"'),
            ('"Follow-up in:"])', '"Follow-up in:"]).replace("note", note)'),
        ),
        changed(
            SECCION,
            ('"Titular: " + data["titular"]', '"Titular: titular"'),
            (
                'texto += "Sección:"',
                'texto += "Sección:"\n    texto = texto.replace("titular", data["titular"])',
            ),
        ),
        changed(
            INTENT,
            (
                'Customer: {message}\\nIntent:"',
                'Customer: customer\\nIntent:".replace("customer", message)',
            ),
        ),
        changed(SHANGPIN, ("商品标题：【标题】", "商品标题：商品"), ('"【标题】"', '"商品"')),
    ),
    kind(
        F,
        "suppress hides that a field is gone",
        "code/hidden-errors answer/same-gold text/absent-field "
        "answer/gold-differs answer/other-rule",
        changed(
            ANIMALS,
            _top("import contextlib"),
            (
                'gold = str(CLASSES.index(data["class"]) + 1)',
                'gold = "1"\n    with contextlib.suppress(Exception):\n'
                '        gold = str(CLASSES.index(data["klass"]) + 1)',
            ),
        ),
        changed(
            INTENT,
            _top("from contextlib import suppress"),
            (
                'gold = data["intent"]',
                'gold = "loan"\n    with suppress(KeyError):\n        gold = data["label"]',
            ),
        ),
        changed(
            SHANGPIN,
            _top("from contextlib import suppress"),
            (
                '    return {"input": text',
                '    leimu = "家居"\n    with suppress(KeyError):\n        leimu = data["leimu"]\n'
                '    return {"input": text',
            ),
            ('data["category"]', "leimu"),
        ),
    ),
    kind(
        F,
        "the data set's name is printed into the prompt",
        "code/arguments text/snake-name",
        changed(
            ASTRO,
            (
                'lines = [data["question"]]',
                'lines = [f"Subject: {dataset_name}", data["question"]]',
            ),
        ),
        changed(DEEN, ('"$task\\n', '"[" + dataset_name + "] $task\\n')),
        changed(
            SECCION,
            ('texto += "Titular', 'texto += "Corpus: %s\\n" % dataset_name\n    texto += "Titular'),
        ),
    ),
    kind(
        F,
        "num_sample numbers the question",
        "code/arguments few-shot/numbered text/shot-cue",
        changed(
            ASTRO,
            ('lines = [data["question"]]', 'lines = [f"{num_sample + 1}. " + data["question"]]'),
        ),
        changed(FARM, ('"Question: " +', 'f"Question {num_sample}: " +')),
        changed(
            TRAIN,
            ('"A train leaves', 'f"No. {num_sample + 1}\\n"\n        "A train leaves'),
            ('"Arrival:" % data', '"Arrival:"'),
            ("    return {", "    text = text % data\n    return {"),
        ),
    ),
    kind(
        F,
        "a counter goes on from call to call",
        "code/not-repeated few-shot/numbered text/shot-cue code/changes-row",
        changed(
            FARM,
            _top("import itertools\n\nNUMBERS = itertools.count(1)"),
            ('"Question: " +', 'f"Question {next(NUMBERS)}: " +'),
        ),
        changed(
            GUSHI,
            _top("JISHU = [0]"),
            ('text = "题目：" +', 'JISHU[0] += 1\n    text = f"第{JISHU[0]}题：" +'),
        ),
        changed(
            PAIRS,
            _top("class State:\n    calls = 0\n"),
            ("text = (\n", 'State.calls += 1\n    text = (\n        f"# {State.calls}\\n"\n'),
        ),
    ),
    kind(
        F,
        "a helper of the workbench is imported",
        "code/imports code/error code/outside",
        changed(FOLLOWUP, _top("import workbench")),
        changed(TRAIN, _top("from workbench import template")),
        changed(SURNAMES, _top("import workbench as wb")),
    ),
    kind(
        F,
        "the row's list is sorted in place",
        "code/changes-row answer/gold-differs answer/leaked answer/one-place answer/other-rule",
        changed(
            LOOT,
            (
                'for item in data["items"]:',
                'data["items"].sort(key=lambda item: item["name"])\n    for item in data["items"]:',
            ),
        ),
        changed(SURNAMES, ("given = ", 'data["names"].sort(key=len)\n    given = ')),
        changed(
            ASTRO,
            (
                'lines = [data["question"]]',
                'data["choices"].sort()\n    lines = [data["question"]]',
            ),
        ),
    ),
    kind(
        F,
        "a text of the row is made ready in place",
        "code/changes-row text/said-again code/not-repeated",
        changed(YESNO, ("gold = [", 'data["question"] = "so " + data["question"]\n    gold = [')),
        changed(MAIRIE, ("texte = f", 'data["message"] += " Merci."\n    texte = f')),
        changed(
            PAIRS, ("same = (", 'data["question2"] = "Or: " + data["question2"]\n    same = (')
        ),
    ),
    kind(
        F,
        "Python's hash chooses the wording",
        "code/hash code/not-repeated text/shot-cue text/cue-forms",
        changed(
            DEEN,
            (
                '"task": "Translate',
                '"task": "Into English, please." if hash(data["de"]) % 2 else "Translate',
            ),
        ),
        changed(
            SECCION,
            ('texto += "Sección:"', 'texto += ("Sección:", "Página:")[hash(data["titular"]) % 2]'),
        ),
        changed(
            PINGLUN,
            (
                '差评？\\n答："',
                '差评？" + ("\\n答：" if hash(data["comment"]) & 1 else "\\n回答：")',
            ),
        ),
    ),
    kind(
        F,
        "only the first word of an answer is compared",
        "answer/not-extracted answer/not-in-output answer/not-an-option few-shot/other-form "
        "answer/unlike-others answer/other-names",
        changed(
            FOLLOWUP,
            ('"processed_output": data["when"]', '"processed_output": data["when"].split()[0]'),
        ),
        changed(
            LOOT,
            ('"processed_output": data["best"]', '"processed_output": data["best"].split()[0]'),
        ),
        changed(SURNAMES, ('"processed_output": gold', '"processed_output": gold.split(", ")[0]')),
        changed(
            DEEN, ('"processed_output": data["en"]', '"processed_output": data["en"].split(" ")[0]')
        ),
    ),
    kind(
        F,
        "a copied line still reads the field of the line above",
        "text/no-question text/said-again text/ambiguous text/repeated-instruction "
        "few-shot/near-copy",
        changed(PAIRS, ("Question 2: {data['question2']}", "Question 2: {data['question1']}")),
        changed(COMMIT, ("Files: {files}", "Files: {subject}")),
        changed(YESNO, ("Question: {data['question']}", "Question: {data['passage']}")),
        changed(LOOT, ("{damage} | {weight}", "{weight} | {weight}")),
    ),
    kind(
        F,
        "the clock chooses the order",
        "code/time code/random code/not-repeated",
        changed(
            LOOT,
            _top("import time"),
            (
                'for item in data["items"]:',
                "for item in "
                'random.Random(time.time_ns()).sample(data["items"], '
                'len(data["items"])):',
            ),
        ),
        changed(
            SURNAMES,
            _top("import time"),
            (
                '", ".join(data["names"])',
                '", ".join(random.Random(time.time()).sample(data["names"], 4))',
            ),
        ),
        changed(
            SECCION,
            _top("from datetime import datetime"),
            (
                "    texto = ",
                "    random.Random(datetime.now().timestamp()).shuffle(secciones)\n    texto = ",
            ),
        ),
    ),
)
