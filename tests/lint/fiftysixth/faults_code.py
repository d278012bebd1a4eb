"""Faults of the transforms' code."""

from __future__ import annotations

from tests.lint.fiftysixth.tasks_exam import ANALOGY, CIVICS, NLI, RECIPE, SHOP
from tests.lint.fiftysixth.tasks_office import (
    BIN,
    BUG,
    CLAUSE,
    CODON,
    FR,
    LOAN,
    PAST,
    QUEST,
    REGEX,
    SORT,
    TIMES,
    TRIAGE,
)
from tests.lint.fiftysixth.tasks_world import CIUDAD, KEFU, MNOZH, NIDAA, TORISETSU
from tests.lint.making import kind, line
from tests.lint.shape import Kind, changed

F = "code"
LABEL = (
    "answer/gold-differs answer/other-rule answer/letters answer/other-names answer/not-an-option "
    "answer/legend answer/unlike-others answer/not-in-output answer/same-gold"
)
CUT = (
    "text/cut-item text/first-item text/no-question text/empty-slot text/lost-lines text/changed "
    "text/same-prompt answer/not-an-option answer/letters answer/other-rule"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "options are shuffled after the letter of the right one was taken",
        LABEL + " code/random code/not-repeated code/same-draw answer/same-option",
        changed(
            CIVICS,
            (
                'options = "\\n".join(f"({letter}) {data[letter]}" for letter in "ABCD")',
                'texts = [data[letter] for letter in "ABCD"]\n    r.shuffle(texts)\n'
                '    options = "\\n".join(f"({a}) {b}" for a, b in zip("ABCD", texts))',
            ),
        ),
        changed(
            CLAUSE,
            (
                "    for letter, topic in TOPICS.items():\n",
                "    names = list(TOPICS.values())\n    r.shuffle(names)\n"
                '    for letter, topic in zip("ABCDE", names):\n',
            ),
        ),
        changed(
            BUG,
            (
                'enumerate(data["program"].split("\\n"), start=1)',
                'enumerate(sorted(data["program"].split("\\n")), start=1)',
            ),
        ),
    ),
    kind(
        F,
        "letters or numbers of a list are one off",
        LABEL + " text/cut-item answer/other-count",
        changed(
            CIVICS, ('f"({letter}) {data[letter]}"', 'f"({chr(ord(letter) - 1)}) {data[letter]}"')
        ),
        changed(
            CLAUSE,
            ('text += f"{letter}) {topic}\\n"', 'text += f"{chr(ord(letter) + 1)}) {topic}\\n"'),
        ),
        changed(BUG, ("start=1)", "start=2)")),
    ),
    kind(
        F,
        "an iterator at the top of the file is used up by the first row",
        "code/not-repeated text/shot-cue text/empty-slot code/error few-shot/other-cues "
        "few-shot/no-options answer/letters code/changes-row text/no-question",
        changed(
            KEFU,
            ('MUBAN = """', 'LIST = iter(YITU)\nMUBAN = """'),
            ('"、".join(YITU)', '"、".join(LIST)'),
        ),
        changed(
            CLAUSE,
            (
                '    "E": "governing law",\n}',
                '    "E": "governing law",\n}\nPAIRS = iter(TOPICS.items())',
            ),
            ("in TOPICS.items():", "in PAIRS:"),
        ),
        changed(
            CODON,
            ('UGG="Trp"\n)', 'UGG="Trp"\n)\nLINES = map(" = ".join, TABLE.items())'),
            ('" = ".join(pair) for pair in TABLE.items()', "LINES"),
        ),
        changed(
            BIN,
            ("each.line() for each in BINS)", "each.line() for each in REST)"),
            (
                '    Bin("G", "green", "glass bottles and jars"),\n)',
                '    Bin("G", "green", "glass bottles and jars"),\n)\nREST = iter(BINS)',
            ),
        ),
    ),
    kind(
        F,
        "arguments of a format stand in the wrong order",
        "text/swapped-fields text/said-again " + LABEL,
        changed(
            TIMES,
            (
                "departure $departure, travel time $duration",
                "departure $duration, travel time $departure",
            ),
        ),
        changed(
            REGEX,
            (
                "Pattern: %(pattern)s\\nString: %(string)s",
                "Pattern: %(string)s\\nString: %(pattern)s",
            ),
        ),
        changed(LOAN, ('data["income"], data["instalment"]', 'data["instalment"], data["income"]')),
        changed(RECIPE, ('"{dish}: {start}"', '"{start}: {dish}"')),
        changed(
            NLI,
            (
                "Note: {data['note']}\\nClaim: {data['claim']}",
                "Note: {data['claim']}\\nClaim: {data['note']}",
            ),
        ),
    ),
    kind(
        F,
        "only the first sentence, line or word of a text is shown",
        CUT,
        changed(SHOP, ("{data['problem']}", "{data['problem'].split('. ')[0]}")),
        changed(QUEST, ("            scene,\n", '            scene.split(". ")[0],\n')),
        changed(BUG, ('data["program"].split("\\n")', 'data["program"].split("\\n")[:2]')),
        changed(TRIAGE, ('complaint=data["complaint"]', 'complaint=data["complaint"].split()[0]')),
    ),
    kind(
        F,
        "the last sign or word of a text is cut by a slice",
        CUT + " answer/other-form text/run-together",
        changed(SORT, ("map(str, numbers)", "map(str, numbers[:-1])")),
        changed(CODON, ('"\\n\\nmRNA: " + data["mrna"]', '"\\n\\nmRNA: " + data["mrna"][:-4]')),
        changed(PAST, ('"Sentence: " + sentence', '"Sentence: " + sentence.split(")")[0]')),
        changed(CIUDAD, ('data["noticia"]', '" ".join(data["noticia"].split()[:-2])')),
    ),
    kind(
        F,
        "numbers are compared or sorted as texts, or cut to whole ones",
        LABEL + " answer/chain-differs text/changed",
        changed(
            SORT,
            ('gold = data["sorted"]', 'gold = ", ".join(sorted(map(str, numbers), reverse=True))'),
        ),
        changed(
            LOAN,
            (
                'gold = data["decision"]',
                "low, high = str(income * 30 // 100), str(income * 45 // 100)\n"
                "    paid = str(instalment)\n"
                '    gold = "approve" if paid <= low else "decline" if paid > high else "refer"',
            ),
        ),
        changed(
            TIMES,
            (
                'gold = data["arrival"]',
                'hours, _, minutes, _ = data["duration"].split()\n'
                "    gold = f\"{int(data['departure'][:2]) + int(hours):02}:{minutes}\"",
            ),
        ),
    ),
    kind(
        F,
        "a group of the pattern takes more than the answer, or less",
        LABEL
        + " answer/not-extracted answer/other-form answer/two-spellings answer/empty code/error",
        changed(
            SHOP,
            (
                'gold = str(data["result"])',
                'gold = re.search(r"is (\\d+)\\.$", f"It is {data[\'result\']}.").group()',
            ),
            ("import random\n", "import random\nimport re\n"),
        ),
        changed(
            CIUDAD,
            ('gold = data["ciudad"]', 'gold = re.match(r"[A-Za-z]+", data["ciudad"]).group()'),
            ("import random\n", "import random\nimport re\n"),
        ),
        changed(
            TIMES,
            ('gold = data["arrival"]', 'gold = re.search(r"\\d", data["arrival"]).group()'),
            ("import random\n", "import random\nimport re\n"),
        ),
        changed(
            FR,
            ('gold = data["en"]', 'gold = re.match(r"\\w+", data["en"]).group(0)'),
            ("import random\n", "import random\nimport re\n"),
        ),
    ),
    kind(
        F,
        "a replacement changes parts of words, or the answer's own letters",
        "text/changed text/cut-item text/run-together answer/not-an-option answer/other-form "
        "answer/other-rule text/unlike-others text/no-question answer/unlike-others",
        changed(QUEST, ("            scene,\n", '            scene.replace("r", ""),\n')),
        changed(CIUDAD, ('data["noticia"]', 'data["noticia"].encode("ascii", "ignore").decode()')),
        changed(CODON, ('+ data["mrna"]', '+ data["mrna"].replace("U", "T")')),
        changed(
            CLAUSE, ("{data['clause']}", "{data['clause'].replace('is', '').replace('the', '')}")
        ),
    ),
    kind(
        F,
        "a stream with a constant seed draws alike for every row",
        "code/same-draw code/random answer/one-place code/not-repeated",
        line(
            FR,
            'hint = random.Random(7).choice(["Be brief.", "Be exact.", "Be polite."])',
            'text = hint + "\\n" + text',
        ),
        line(
            BIN,
            "random.seed(42)",
            'text = random.choice(["Hello! ", "Dear resident! "]) + text',
        ),
        changed(
            CIVICS,
            (
                'options = "\\n".join(f"({letter}) {data[letter]}" for letter in "ABCD")',
                'order = random.Random(0).sample("ABCD", 4)\n'
                '    options = "\\n".join(f"({a}) {data[b]}" for a, b in zip("ABCD", order))',
            ),
            ('gold = data["key"]', 'gold = "ABCD"[order.index(data["key"])]'),
        ),
    ),
    kind(
        F,
        "a list is named like the loop's variable, and the last one is shown",
        CUT + " " + LABEL,
        changed(
            QUEST,
            (
                '    text = "\\n".join(',
                '    for scene in (scene, item):\n        pass\n    text = "\\n".join(',
            ),
        ),
        changed(
            CLAUSE,
            ("{data['clause']}", "{topic}"),
        ),
        changed(
            NIDAA,
            ("{data['kalam']}", "{asbab}"),
        ),
        changed(MNOZH, ('slovo = data["slovo"]', 'slovo = "слово"')),
    ),
    kind(
        F,
        "the words of a question were made by a rule that breaks some of them",
        "text/run-together text/changed text/said-again text/unlike-others text/stray-sign "
        "text/cut-item text/two-spaces text/lost-lines",
        changed(ANALOGY, ('f"{a} is to {b} as {c} is to"', 'f"{a} is to{b} as {c} is to"')),
        changed(RECIPE, ('"{dish}: {start}"', '"{dish}: {start}...."')),
        changed(
            TORISETSU, ('"文：" + data["bun"]', '"文：" + "".join(data["bun"].split("。"))[1:]')
        ),
    ),
)
