"""Right prompts: the corpus' tasks in other people's habits."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fiftyeighth.edits import cue, say
from tests.lint.fiftyeighth.tasks_crafts import (
    FIRE,
    HEX,
    HIVE,
    MENU,
    MUSIC,
    ROTA,
    SOCKS,
    TIDES,
    VINE,
)
from tests.lint.fiftyeighth.tasks_tongues import (
    FIETS,
    GENRE,
    KUAIDI,
    PLURAL,
    REGISTRO,
    SUTJA,
)
from tests.lint.making import Right, each, odd, output
from tests.lint.shape import Row, changed


def keys(*new: str) -> Callable[[Row], None]:
    """Return what gives the options of a row other names, in order."""

    def run(row: Row) -> None:
        row["target_scores"] = dict(zip(new, row["target_scores"].values(), strict=True))

    return run


RIGHT: tuple[Right, ...] = (
    odd("vines with seven shots", VINE, fewshot=7),
    odd(
        "vines without shots, after a line on who asks",
        VINE,
        fewshot=0,
        description="To: plant protection service",
    ),
    odd(
        "vines with plot and variety above the note",
        VINE,
        (
            "f\"Grower's note: {data['note']}\",",
            "f\"Plot {data['plot']}, {data['variety']}\",\n"
            "        f\"Grower's note: {data['note']}\",",
        ),
    ),
    odd(
        "vine labels in capitals, asked and answered so",
        VINE,
        ("mildew, rot, mites or drought.", "MILDEW, ROT, MITES or DROUGHT."),
        ('gold = data["trouble"]', 'gold = data["trouble"].upper()'),
    ),
    odd(
        "vine labels numbered from nought, in the legend and in the answers",
        VINE,
        (
            "Name the likeliest trouble of the vines: mildew, rot, mites or drought.",
            "Answer with the number of the likeliest trouble of the vines: "
            "0 mildew, 1 rot, 2 mites, 3 drought.",
        ),
        (
            'gold = data["trouble"]',
            'gold = str(["mildew", "rot", "mites", "drought"].index(data["trouble"]))',
        ),
        ('"Trouble:"', '"Number:"'),
    ),
    odd(
        "stitches without steps",
        SOCKS,
        ("Show the sum, then close with the words ", "Answer with the number alone."),
        ("\"'Cast on' and the number.\\nSolution:\"", '"\\nStitches:"'),
        ('shown = f" {gauge} * {width} / 10 = {gold}. Cast on {gold}"', 'shown = f" {gold}"'),
        own={},
    ),
    odd(
        "a tide table whose times are items of a list",
        TIDES,
        (
            '"High water: " + ", ".join(data["high"])',
            r'"High water:\n- " + "\n- ".join(data["high"])',
        ),
        ('"Low water: " + ", ".join(data["low"])', r'"Low water:\n- " + "\n- ".join(data["low"])'),
    ),
    odd(
        "tides with a full stop for the colon, asked and answered so",
        TIDES,
        ('", ".join(data["high"])', '", ".join(data["high"]).replace(":", ".")'),
        ('", ".join(data["low"])', '", ".join(data["low"]).replace(":", ".")'),
        ("{data['now']}", "{data['now'].replace(':', '.')}"),
        ('gold = data["next"]', 'gold = data["next"].replace(":", ".")'),
    ),
    odd(
        "music with small letters, in the list and in the answers",
        MUSIC,
        ('zip("ABCD"', 'zip("abcd"'),
        ('gold = data["key"]', 'gold = data["key"].lower()'),
    ),
    odd(
        "music answered with the text of the option",
        MUSIC,
        ("{mark}) {each}", "- {each}"),
        ('gold = data["key"]', 'gold = data["choices"]["ABCD".index(data["key"])]'),
        description="Answer the questions on music theory with the right one of the options.",
    ),
    odd(
        "music with all options on one line and no description",
        MUSIC,
        ('"\\n".join(f"{mark}) {each}"', '" ".join(f"({mark}) {each}"'),
        description="",
    ),
    odd(
        "fire safety with the options listed, whose texts are ranked",
        FIRE,
        (
            "{data['question']}\\nA:",
            "{data['question']}\\n{chr(10).join('-' + key for key in data['target_scores'])}\\nA:",
        ),
    ),
    odd(
        "fire safety with nothing above the question, eight shots",
        FIRE,
        ("Staff training on fire safety.\\n\\n", ""),
        fewshot=8,
    ),
    odd(
        "hives with a statement that is true or false",
        HIVE,
        (
            "Did the beekeeper see the queen that day?",
            "The beekeeper saw the queen. True or false?",
        ),
        ('{True: " yes", False: " no"}', '{True: " true", False: " false"}'),
        rows=each(keys(" true", " false")),
    ),
    odd(
        "hives with the answer on a line of its own",
        HIVE,
        ("that day?\\nAnswer:", "that day? (yes/no)\\n"),
        ('{True: " yes", False: " no"}', '{True: "yes", False: "no"}'),
        rows=each(keys("yes", "no")),
    ),
    odd(
        "allergens as a JSON list, asked so",
        MENU,
        (
            "List them in alphabetical order, with commas between them.",
            "Answer with a JSON list in alphabetical order.",
        ),
        ('", ".join(data["allergens"])', 'json.dumps(data["allergens"])'),
        ("import random\n", "import json\nimport random\n"),
    ),
    odd(
        "allergens with slashes between them, asked so",
        MENU,
        ("with commas between them", "with a slash between them, as in egg/milk"),
        ('", ".join(data["allergens"])', '"/".join(data["allergens"])'),
    ),
    odd(
        "a rota as comma-separated lines",
        ROTA,
        (r"| night | nurse |\n| --- | --- |\n", r"night,nurse\n"),
        ("| {day} | {name} |", "{day},{name}"),
    ),
    odd(
        "a rota in capitals, and so are its answers",
        ROTA,
        ("| {day} | {name} |", "| {day.upper()} | {name.upper()} |"),
        ('DAYS.index(data["day"])]', 'DAYS.index(data["day"])].upper()'),
        ("on {data['day']} night?", "on {data['day'].upper()} night?"),
    ),
    odd(
        "colours by the initial of the channel, asked so",
        HEX,
        ("(red, green or blue)", "(R, G or B)"),
        ('gold = data["channel"]', 'gold = data["channel"][0].upper()'),
        description="Which channel of the hex code is the strongest? Answer R, G or B.",
    ),
    odd(
        "colours in a line of CSS",
        HEX,
        ("Colour: {data['colour']}", "p {{ color: {data['colour']}; }}"),
    ),
    odd(
        "genres abbreviated, in the description and in the choices",
        GENRE,
        ('{"m": " masculin", "f": " féminin"}', '{"m": " m", "f": " f"}'),
        rows=each(keys(" m", " f")),
        description="Donnez le genre de chaque nom : m (masculin) ou f (féminin).",
    ),
    odd(
        "Dutch rules with four shots and a line above",
        FIETS,
        fewshot=4,
        description="Beantwoord elke vraag met ja of nee.",
    ),
    odd(
        "Italian registers without a question, in angle quotes",
        REGISTRO,
        (
            '"La frase è formale o informale?", "Frase: " + data["frase"]',
            '"Frase: «" + data["frase"] + "»"',
        ),
        description="Dite se il registro di ogni frase è formale o informale.",
    ),
    odd(
        "Portuguese plurals behind an arrow",
        PLURAL,
        ("Escreva o plural da palavra.\\nSingular: {singular}\\nPlural:", "{singular} ->"),
    ),
    odd(
        "parcels numbered from 1, in the list and in the answers",
        KUAIDI,
        (
            "从已签收、运输中、待取件、异常中选一个。",
            "请回答编号。\\n1. 已签收\\n2. 运输中\\n3. 待取件\\n4. 异常",
        ),
        (
            'gold = data["zhuangtai"]',
            'gold = str("已签收 运输中 待取件 异常".split().index(data["zhuangtai"]) + 1)',
        ),
        ('状态："', '编号："'),
    ),
    odd(
        "Korean numbers the other way round",
        SUTJA,
        ('gold = str(data["수"])', 'gold = data["말"]'),
        (
            "우리말로 쓴 수를 아라비아 숫자로 쓰세요.\\n우리말: {data['말']}\\n숫자:",
            "아라비아 숫자를 우리말로 쓰세요.\\n숫자: {data['수']}\\n우리말:",
        ),
    ),
    odd(
        "Korean numbers asked for in English",
        SUTJA,
        (
            "우리말로 쓴 수를 아라비아 숫자로 쓰세요.\\n우리말: {data['말']}\\n숫자:",
            "Write the Korean number in digits.\\nKorean: {data['말']}\\nDigits:",
        ),
    ),
    ("vines, where the model is asked to be brief", say(VINE, "Answer in one word.")),
    (
        "plurals with an open quote that the model closes",
        changed(
            output(cue(PLURAL, "{} “"), 'gold + "”"'),
            stop=("”", "\n"),
        ),
    ),
)
