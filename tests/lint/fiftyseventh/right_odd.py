"""Right prompts: the corpus' tasks in other people's habits."""

from __future__ import annotations

from tests.lint.fiftyseventh.edits import both, say
from tests.lint.fiftyseventh.tasks_bench import CHORES, GRADE, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    GUSHI,
    MASU,
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
    SPELL,
    SQL,
    TURNS,
)
from tests.lint.making import Right, filtered, odd, output, put, records
from tests.lint.shape import changed

RIGHT: tuple[Right, ...] = (
    odd("lab results with eight shots", LABS, fewshot=8),
    odd("lab results without shots", LABS, fewshot=0),
    odd(
        "lab flags in capitals, asked and answered so",
        LABS,
        ("answer low, normal or high", "answer LOW, NORMAL or HIGH"),
        ('gold = data["flag"]', 'gold = data["flag"].upper()'),
    ),
    odd(
        "lab flags as the letters of a printed report",
        LABS,
        ("answer low, normal or high.", "answer L (low), N (normal) or H (high)."),
        ('gold = data["flag"]', 'gold = data["flag"][0].upper()'),
    ),
    odd(
        "a lab line as a row of a table in Markdown",
        LABS,
        (
            "        f\"Test: {data['test']} ({data['unit']})\",\n"
            "        f\"Reference range: {data['low']} to {data['high']}\",\n"
            "        f\"Result: {data['result']}\",\n",
            '        "| test | unit | low | high | result |",\n'
            '        "| --- | --- | --- | --- | --- |",\n'
            '        "| {test} | {unit} | {low} | {high} | {result} |".format(**data),\n',
        ),
    ),
    odd(
        "bank messages between rulers of equal signs",
        DESK,
        ('"\\n\\nCustomer: " + data["message"] + "', '"\\n=====\\n" + data["message"] + "\\n====='),
    ),
    odd(
        "bank messages, description and eight shots",
        DESK,
        fewshot=8,
        description="You work at the support desk of a savings bank.",
    ),
    odd(
        "queues numbered, and the number is the answer",
        DESK,
        ('HEAD += f"\\n- {name}: {meaning}"', 'HEAD += f"\\n{NUMBERS[name]}. {name}: {meaning}"'),
        (
            'HEAD = "Route the customer\'s message to one of these queues:"',
            "NUMBERS = {name: n for n, name in enumerate(QUEUES, 1)}\n"
            'HEAD = "Give the number of the queue that fits the customer\'s message:"',
        ),
        ('gold = data["queue"]', 'gold = str(NUMBERS[data["queue"]])'),
        ("\\nQueue:", "\\nNumber:"),
    ),
    odd(
        "a translation after an arrow",
        GERMAN,
        ("German: {source}\\nEnglish:", "{source} =>"),
    ),
    odd(
        "a translation in tags, whose closing one is the stop",
        GERMAN,
        ("German: {source}\\nEnglish:", "<de>{source}</de>\\n<en>"),
        ('f" {gold}"', 'f"{gold}</en>"'),
        stop=("</en>",),
        postprocess="",
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r"(?s)(.*?)(?:</en>|$)"},
                {"function": "take_first"},
            ]
        },
    ),
    odd(
        "a translation without an instruction",
        GERMAN,
        ("Translate from German into English.\\n\\n", ""),
    ),
    odd(
        "spelling with the slip named beside the sentence",
        SPELL,
        ("{data['sentence']}", "{data['sentence']}\\nMisspelt: {data['slip']}"),
    ),
    odd(
        "spelling where the answer is in capitals as asked",
        SPELL,
        ("as it should be.", "as it should be, in capital letters."),
        ('gold = data["word"]', 'gold = data["word"].upper()'),
    ),
    odd("clauses without tags", NOTICE, ("<clause>{clause}</clause>", "{clause}")),
    odd("clauses with curly quotes", NOTICE, ("<clause>{clause}</clause>", "“{clause}”")),
    odd(
        "a period that the model closes with its quote",
        NOTICE,
        ('Period:"', 'Period: \\""'),
        ('"output": " " + gold', '"output": gold + \'"\''),
        stop=('"', "\n"),
        postprocess="",
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r'([^"\n]+)'},
                {"function": "take_first"},
            ]
        },
    ),
    odd(
        "loot as JSON over several lines",
        LOOT,
        ('"count": data["count"]})', '"count": data["count"]}, indent=1)'),
        stop=("\n\n",),
        postprocess="",
    ),
    odd(
        "parking fees with the sign of the euro",
        PARK,
        ("0 euros\n31", "0 €\n31"),
        ("2 euros\n61", "2 €\n61"),
        ("5 euros\nmore", "5 €\nmore"),
        ("9 euros\n", "9 €\n"),
        ("Fee in euros:", "Fee in €:"),
    ),
    odd(
        "parking fees with the steps before the answer",
        filtered(PARK, r"fee is (\d+)"),
        ('"output": " " + gold', '"output": f" {data[\'minutes\']} minutes, so the fee is {gold}"'),
        ("Fee in euros:", "Say the minutes, then the fee in euros.\nReasoning:"),
    ),
    odd(
        "animals by letters in the place of numbers",
        BEASTS,
        ("Answer with the number.", "Answer with the letter."),
        (
            '{"1": "mammal", "2": "bird", "3": "reptile", "4": "amphibian", "5": "fish"}',
            '{"M": "mammal", "B": "bird", "R": "reptile", "A": "amphibian", "F": "fish"}',
        ),
        ('gold = data["class"]', 'gold = list(CLASSES)[int(data["class"]) - 1]'),
        ("\\nNumber:", "\\nLetter:"),
    ),
    odd(
        "animals with 8 shots and a legend on one line",
        BEASTS,
        ('"\\n".join(f"{number} = {name}"', '"; ".join(f"{number} = {name}"'),
        fewshot=8,
    ),
    odd(
        "programs without a fence",
        PRINTS,
        ("\\n```python\\n", "\\n\\n"),
        ("\\n```\\nOutput:", "\\n\\nOutput:"),
    ),
    odd(
        "programs in a doctest's manner",
        PRINTS,
        ("What does this Python program print?\\n```python\\n", "# demo.py\\n"),
        ("\\n```\\nOutput:", "\\n\\n$ python demo.py\\n"),
        ('"output": " " + gold', '"output": gold'),
    ),
    odd(
        "SQL with whole queries as answers",
        SQL,
        ('"\\n".join(parts) + "SELECT"', '"\\n".join(parts)'),
        ('.removeprefix("SELECT ")', ""),
        ('"output": " " + gold', '"output": gold'),
    ),
    odd(
        "headlines without shots",
        GIST,
        fewshot=0,
        description="Write headlines as a local newspaper does, without a full stop.",
    ),
    odd(
        "talk with the speakers in brackets",
        TURNS,
        ("{turn['who']}: {turn['says']}", "[{turn['who']}] {turn['says']}"),
    ),
    odd(
        "talk as lines of JSON",
        TURNS,
        ("f\"{turn['who']}: {turn['says']}\"", "json.dumps(turn)"),
        ("import random\n", "import json\nimport random\n"),
    ),
    odd(
        "recipes with the number alone as answer",
        SCALE,
        ("Give the number and the unit.\\n", "Give the number of $unit alone.\\n"),
        ("gold = f\"{data['needed']} {data['unit']}\"", 'gold = str(data["needed"])'),
    ),
    odd(
        "dates written day first with points, as asked",
        DATES,
        ("as YYYY-MM-DD", "as DD.MM.YYYY"),
        ('gold = data["date"]', 'gold = ".".join(reversed(data["date"].split("-")))'),
    ),
    odd(
        "sightings, the fewest, with golds that fit",
        COUNTS,
        ("were the most birds seen", "were the fewest birds seen"),
        ('gold = data["place"]', 'gold = min(data["counts"], key=data["counts"].get)'),
    ),
    odd(
        "sightings as a line of counts",
        COUNTS,
        (
            '"\\n".join(str(place) for place in places)',
            '", ".join(f"{each.name} {each.number}" for each in places)',
        ),
    ),
    odd("astronomy with options in brackets", SKY, ("{letter}. {choice}", "({letter}) {choice}")),
    odd(
        "astronomy by numbers",
        SKY,
        ('zip("ABCD", data["choices"])', 'enumerate(data["choices"], 1)'),
        ('"ABCD"[data["answer"]]', 'str(data["answer"] + 1)'),
    ),
    odd(
        "astronomy with the cue of a quiz and no shots",
        SKY,
        ("\\nAnswer:", "\\nThe right letter is"),
        fewshot=0,
    ),
    odd(
        "grade school with a sentence that closes the steps",
        GRADE,
        ('f" {steps}\\n#### {gold}"', 'f" {steps}\\nThe answer is {gold}."'),
        postprocess="",
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r"The answer is (-?\d+)"},
                {"function": "take_first"},
            ]
        },
    ),
    odd(
        "grade school, direct answers",
        GRADE,
        ('f" {steps}\\n#### {gold}"', 'f" {gold}"'),
        postprocess="until_return_post",
        stop=("\n",),
        max_tokens=16,
    ),
    odd(
        "chores without their heading",
        CHORES,
        ("f\"{data['activity']}: {data['context']}\"", 'data["context"]'),
        fewshot=0,
    ),
    odd(
        "passages with a title line in square brackets",
        HOUSE,
        ('"{}\\nQuestion', '"[Passage]\\n{}\\n[/Passage]\\nQuestion'),
    ),
    odd(
        "passages where true and false are ranked and asked",
        changed(
            HOUSE,
            ('" yes" if data["label"] else " no"', '" true" if data["label"] else " false"'),
            ("Question: {}?\\nAnswer:", "True or false: {}?\\nAnswer:"),
            rows=put(
                "target_scores",
                lambda row: {" true": int(row["label"]), " false": int(not row["label"])},
            ),
        ),
        fewshot=3,
    ),
    odd("physics without shots", PHYSICS, fewshot=0),
    odd(
        "physics with eight shots and Q and A",
        PHYSICS,
        ('"Question: "', '"Q: "'),
        ('"\\nAnswer:"', '"\\nA:"'),
        fewshot=8,
    ),
    odd(
        "reviews with a sentence that the label ends",
        STARS,
        ("Review: {data['review']}\\nSentiment:", "{data['review']} All in all my view of it is"),
    ),
    odd(
        "评价用编号回答",
        PINGJIA,
        ('"、".join(FANGMIAN)', '"，".join(f"{n}={x}" for n, x in enumerate(FANGMIAN, 1))'),
        ("中选一个。", "中选一个，只写数字。"),
        ("\\n方面：", "\\n数字："),
        ('gold = data["fangmian"]', 'gold = str(FANGMIAN.index(data["fangmian"]) + 1)'),
    ),
    odd("短文不带问题的提示词", GUSHI, ("\\n回答：", "\\n答："), fewshot=4),
    odd(
        "secciones en minúsculas, en la lista y en la respuesta",
        SECCION,
        (
            '["Deportes", "Economía", "Cultura", "Política"]',
            '["deportes", "economía", "cultura", "política"]',
        ),
    ),
    odd(
        "ます形、矢印だけ",
        MASU,
        (
            "動詞を「ます」の形にしてください。\\n辞書形：{data['jisho']}\\nます形：",
            "{data['jisho']}→",
        ),
        fewshot=6,
    ),
    odd(
        "القسم بالاسم لا بالحرف",
        QISM,
        ("{harf}. {qism}\\n", "- {qism}\\n"),
        ("حرف القسم:", "القسم:"),
        ('gold = data["harf"]', 'gold = AQSAM[data["harf"]]'),
    ),
    odd(
        "антонимы через тире",
        ANTONIM,
        ('"Слово: " + data["slovo"], "Антоним:"', 'data["slovo"] + " —"'),
    ),
    odd(
        "translation with a shots' file of its own",
        changed(
            GERMAN,
            shots=records(
                "source target",
                ("Guten Morgen.", "Good morning."),
                ("Das Wetter ist heute schön.", "The weather is nice today."),
                ("Ich komme aus Österreich.", "I come from Austria."),
                ("Wie spät ist es?", "What time is it?"),
            ),
        ),
        fewshot=4,
    ),
    odd(
        "spelling with worked examples in the description",
        SPELL,
        fewshot=0,
        description="""
Sentence: It happend at noon.
Correct word: happened

Sentence: She was realy glad.
Correct word: really

""".strip("\n"),
    ),
    odd(
        "clauses, and a word on prepositions",
        NOTICE,
        ("word for word.", "word for word, without the preposition."),
    ),
    (
        "the bank's messages with an id that says nothing",
        both(
            DESK,
            lambda row: row.update(id=f"T{len(row['message']) * 7919 % 9973:04d}"),
            ('"\\n\\nCustomer: "', "f\"\\n\\nTicket {data['id']}\\nCustomer: \""),
        ),
    ),
    ("recipes with a remark that helps nobody", say(SCALE, "Round nothing; all come out even.")),
    (
        "lab flags within a sentence that a filter reads",
        output(filtered(LABS, r"flag is (\w+)"), '" The flag is " + gold'),
    ),
    odd("moderation without shots", CHAT, fewshot=0),
    odd(
        "moderation with the actions in capitals, list and answers alike",
        CHAT,
        ("- allow:", "- ALLOW:"),
        ("- mute:", "- MUTE:"),
        ("- ban:", "- BAN:"),
        ('gold = data["action"]', 'gold = data["action"].upper()'),
    ),
    odd(
        "moderation of one line of a log",
        CHAT,
        (
            "Player: {data['player']}\\nMessage: {data['message']}",
            "<{data['player']}> {data['message']}",
        ),
    ),
    odd(
        "town letters in guillemets, eight shots",
        TOWN,
        ("{data['letter']}", "»{data['letter']}«"),
        fewshot=8,
    ),
    odd(
        "town letters where the list has colons and one line break each",
        TOWN,
        (
            'parts.extend(f"{number}: {meaning}" for number, meaning in CODES.items())',
            'parts[-1] += "".join(f"\\n{code}: {what}" for code, what in CODES.items())',
        ),
    ),
    odd(
        "town letters by the meaning of the code",
        TOWN,
        (
            'f"{number}: {meaning}" for number, meaning in CODES.items()',
            '"- " + meaning for meaning in CODES.values()',
        ),
        ("Codes:", "Subjects:"),
        (
            "files each letter under one code. The code decides",
            "files each letter under one subject. It decides",
        ),
        ("Take the code of", "Take the subject of"),
        (
            "Write the code as it stands in the list, a letter and a figure.",
            "Write the subject as it stands in the list.",
        ),
        ('gold = data["code"]', 'gold = CODES[data["code"]]'),
        ("\\n\\nCode:", "\\n\\nSubject:"),
    ),
)
