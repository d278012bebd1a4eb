"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.fiftyeighth.tasks_crafts import (
    FIRE,
    HEX,
    HIVE,
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
from tests.lint.making import kind, line
from tests.lint.shape import Kind, changed

F = "leaks"
TOLD = (
    "answer/leaked answer/stands-out answer/marked answer/in-id answer/reasoning-in-input "
    "answer/length-tells text/shot-cue"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the sample of how to answer is filled with the row's own answer",
        TOLD,
        line(VINE, 'lines[0] += f" Answer in one word, e.g. {gold}."'),
        line(SUTJA, 'text = text.replace("쓰세요.", f"쓰세요. (예: {gold})")'),
        line(ROTA, r'text = f"Give a first name alone, like this: {gold}\n\n" + text'),
        line(PLURAL, 'text = text.replace("palavra.", f"palavra (por exemplo: {gold}).")'),
    ),
    kind(
        F,
        "a hint names the answer's first letters, its ending or its length",
        TOLD,
        line(VINE, 'lines[2] += f" (Hint: {gold[0]}…, {len(gold)} letters)"'),
        line(PLURAL, r'text = text.replace("\nPlural:", f" (termina em -{gold[-3:]})\nPlural:")'),
        line(ROTA, r'text = text.replace("\nNurse:", f" It starts with {gold[:2]}.\nNurse:")'),
        line(
            TIDES, r'text = text.replace("\nTime:", f" (between {gold[:2]} and one later)\nTime:")'
        ),
    ),
    kind(
        F,
        "an article, a cue or a word of the question goes by the label",
        TOLD + " text/cue-forms",
        changed(
            GENRE,
            (
                '"Nom : " + data["nom"]',
                '"Nom : " + {"m": "un ", "f": "une "}[data["genre"]] + data["nom"]',
            ),
        ),
        changed(
            VINE,
            (
                '"Trouble:",',
                '"Pest:" if data["trouble"] == "mites" else "Disease:" '
                'if data["trouble"] in ("mildew", "rot") else "Weather:",',
            ),
        ),
        changed(
            HIVE,
            (
                'see the queen that day?\\nAnswer:" % data["note"]',
                'see the queen %s?\\nAnswer:" '
                '% (data["note"], "there" if data["seen"] else "at all")',
            ),
        ),
        changed(
            REGISTRO,
            (
                '"Registro:"',
                '"Registro (Lei):" if data["registro"] == "formale" else "Registro (tu):"',
            ),
        ),
    ),
    kind(
        F,
        "a sign or a picture beside the text stands for its label",
        TOLD,
        line(
            KUAIDI,
            'sign = {"已签收": "✅", "运输中": "🚚", "待取件": "📦", "异常": "⚠️"}[gold]',
            'text = text.replace("短信：", f"短信：{sign}")',
        ),
        line(HIVE, 'text = text.replace("log: ", "log: 👑 " if data["seen"] else "log: ")'),
        line(FIETS, 'text = ("✔ " if gold == " ja" else "✘ ") + text'),
        changed(
            HEX,
            (
                "{data['colour']}",
                "{data['colour']} {dict(red='🟥', green='🟩', blue='🟦')[data['channel']]}",
            ),
        ),
    ),
    kind(
        F,
        "all answers but the right one are ruled out in the prompt",
        TOLD,
        line(
            VINE,
            'others = [each for each in ("mildew", "rot", "mites", "drought") if each != gold]',
            'lines.insert(3, "It is not " + ", not ".join(others) + ".")',
        ),
        line(
            MUSIC,
            'text = text.replace("\\nYour", "\\nWrong: " + " ".join(each for each in "ABCD" '
            'if each != gold) + "\\nYour")',
        ),
        line(
            KUAIDI,
            'qita = [each for each in ("已签收", "运输中", "待取件", "异常") if each != gold]',
            r'text = text.replace("\n状态：", "\n不是：" + "、".join(qita) + "\n状态：")',
        ),
        line(
            FIRE,
            'wrong = [each for each, score in data["target_scores"].items() if not score]',
            r'text = text.replace("\nA:", "\nWrong answers:" + ",".join(wrong) + "\nA:")',
        ),
    ),
    kind(
        F,
        "the whole row is written into the prompt, its answer included",
        TOLD + " text/raw-value text/said-again",
        changed(VINE, ("Grower's note: {data['note']}", "Record: {data}")),
        changed(HEX, ("Colour: {data['colour']}", "Record: {data}")),
        changed(
            REGISTRO,
            ('"Frase: " + data["frase"]', r'"\n".join(f"{key}: {data[key]}" for key in data)'),
        ),
        changed(
            SOCKS,
            (
                "A knitter gets {gauge}",
                "{', '.join(f'{key}={value}' for key, value in data.items())}\\n"
                "A knitter gets {gauge}",
            ),
        ),
    ),
)
