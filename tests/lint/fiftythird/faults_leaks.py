"""Leaks."""

from __future__ import annotations

import re
from typing import Any

from tests.lint.fiftythird.tasks_course import (
    ANIMALS,
    ASTRO,
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
    SHANGPIN,
)
from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "leaks"
DAMAGE = 'key=lambda item: item["damage"]'


def _capital(row: Row) -> None:
    right = row["choices"][row["answer"]]
    row["choices"][row["answer"]] = right[0].upper() + right[1:]
    for place, choice in enumerate(row["choices"]):
        if place != row["answer"]:
            row["choices"][place] = choice[0].lower() + choice[1:]


def _dynasty(row: Row) -> None:
    row["xuanxiang"][row["da"]] += "（诗人）"


def _no_stop(row: Row) -> None:
    scores: dict[str, Any] = row["target_scores"]
    row["target_scores"] = {
        text if score else text.rstrip("."): score for text, score in scores.items()
    }


def _loot_title(row: Row) -> None:
    for item in row["items"]:
        if item["name"] == row["best"]:
            item["name"] = item["name"].title()
    row["best"] = row["best"].title()


def _stars(row: Row) -> str:
    return f"{row['comment']}（{5 if row['target_scores']['好评'] else 1}星）"


def _votes(row: Row) -> str:
    return (
        f"{row['passage']} [yes: {4 * row['target_scores'][' yes'] + 1}, "
        f"no: {4 * row['target_scores'][' no'] + 1}]"
    )


def _gap(row: Row) -> str:
    word = max(row["target_scores"], key=row["target_scores"].get).strip()
    return row["sentence"].replace("___", f"___ ({word})")


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the address, folder or branch of a row is named after its label",
        "answer/leaked answer/in-id",
        changed(
            SECCION,
            (
                'texto += "Sección:"',
                'texto += "Enlace: www.lavoz.es/" + data["seccion"] + '
                '"/portada\\n"\n    texto += "Sección:"',
            ),
        ),
        changed(
            SHANGPIN,
            ('data["title"])', '"首页>" + data["category"] + ">" + data["title"])'),
        ),
        changed(PODD, ("{data['text']}\\n", "{data['text']}\\nПапка: {data['topic']}/входящие\\n")),
        changed(COMMIT, ("Subject: {subject}", "Branch: {type}/by-anna\nSubject: {subject}")),
    ),
    kind(
        F,
        "the answer's beginning stands behind the cue",
        "answer/leaked answer/not-in-output text/shot-cue",
        changed(ARCHIVE, (".format(**parts)", '.format(**parts) + " " + data["iso"][:4]')),
        changed(
            RNA,
            ('data["dna"] + "\\nmRNA:"', 'data["dna"] + "\\nmRNA: " + data["mrna"][:3]'),
            ('" " + data["mrna"]', 'data["mrna"][3:]'),
        ),
        changed(DEEN, (".substitute(fields)", '.substitute(fields) + " " + data["en"].split()[0]')),
        changed(
            INTENT,
            ('DESK.prompt(data["text"])', 'DESK.prompt(data["text"]) + " " + data["intent"][:2]'),
        ),
    ),
    kind(
        F,
        "what is to be put in order is in order already",
        "answer/leaked answer/one-place answer/other-rule",
        changed(SURNAMES, ('", ".join(data["names"])', '", ".join(sorted(data["names"]))')),
        changed(
            LOOT,
            (
                'for item in data["items"]:',
                f'for item in sorted(data["items"], {DAMAGE}, reverse=True):',
            ),
        ),
    ),
    kind(
        F,
        "the right option is appended to the wrong ones",
        "answer/one-place answer/same-gold",
        changed(
            ASTRO,
            (
                'lines = [data["question"]]',
                'lines = [data["question"]]\n    right = data["choices"][data["answer"]]\n'
                '    shown = [each for each in data["choices"] if each != right] + [right]',
            ),
            ('zip("ABCD", data["choices"])', 'zip("ABCD", shown)'),
            ('"ABCD"[data["answer"]]', '"ABCD"[shown.index(right)]'),
        ),
        changed(
            GUSHI,
            (
                "xuan = [",
                'dui = data["xuanxiang"][data["da"]]\n'
                '    quan = [x for x in data["xuanxiang"] if x != dui] + [dui]\n    xuan = [',
            ),
            ('zip("ABCD", data["xuanxiang"])', 'zip("ABCD", quan)'),
            ('"ABCD"[data["da"]]', '"ABCD"[quan.index(dui)]'),
        ),
        changed(
            LOOT, ('for item in data["items"]:', f'for item in sorted(data["items"], {DAMAGE}):')
        ),
    ),
    kind(
        F,
        "only the right option kept its looks when the options were cleaned",
        "answer/stands-out answer/marked answer/leaked answer/length-tells",
        changed(ASTRO, rows=each(_capital)),
        changed(GUSHI, rows=each(_dynasty)),
        changed(LOOT, rows=each(_loot_title)),
        changed(SCENES, rows=each(_no_stop)),
    ),
    kind(
        F,
        "the result of an older system is shown, and it is the reference itself",
        "answer/leaked answer/reasoning-in-input answer/in-id",
        changed(
            DEEN,
            ('"task": "Translate', '"old": data["en"], "task": "Translate'),
            ("German: $de\\n", "German: $de\\nDraft: $old\\n"),
        ),
        changed(KEITAI, ("{data['plain']}\\n", "{data['plain']}\\n旧版：{data['polite']}\\n")),
        changed(
            EVENT,
            (
                "\n    JSON:'''",
                '\n    Parsed: {data["title"]}; {data["day"]}; {data["place"]}\n    JSON:\'\'\'',
            ),
        ),
        changed(
            ARCHIVE,
            ("dict(found=data", 'dict(scan=data["iso"], found=data'),
            ("{found}\\n", "{found}\\nScan: {scan}.tif\\n"),
        ),
    ),
    kind(
        F,
        "a remark in the row's text says the answer",
        "answer/leaked answer/in-id answer/marked text/said-again",
        changed(BIGO, rows=put("snippet", lambda row: f"{row['snippet']}  # {row['order']}")),
        changed(COMMIT, rows=put("subject", lambda row: f"{row['type']}: {row['subject']}")),
        changed(TRAIN, rows=put("start", lambda row: f"{row['start']} (due at {row['end']})")),
        changed(
            MARKS,
            rows=put(
                "name", lambda row: f"{row['name']} ({'pass' if row['points'] >= 50 else 'fail'})"
            ),
        ),
        changed(GAPS, rows=put("sentence", _gap)),
    ),
    kind(
        F,
        "the key to all rows stands in the prompt",
        "answer/leaked few-shot/own-doc few-shot/near-copy few-shot/same-docs",
        changed(
            ANIMALS,
            (
                'keys + "\\nAnimal: "',
                'keys + "\\nKey: otter 1, salmon 4, stork 2, gecko 3, bat 1, '
                "penguin 2, crocodile 3, "
                'eel 4, dolphin 1, tortoise 3, ostrich 2, cod 4\\nAnimal: "',
            ),
        ),
        changed(
            MARKS,
            (
                "{RULE}\\n\\n",
                "{RULE}\\nPass: Amira, Bella, Yuki, Sanne, Mina, Tara. Fail: "
                "Jonas, Kofi, Pedro, Oleg, Liam, Noah.\\n\\n",
            ),
        ),
        changed(
            RNA,
            (
                'asked + "\\nDNA: "',
                'asked + "\\nSolutions: AUGCCU, AUGGAU, CCAUGU, GGUACG, AACUGG, '
                "UAGCUA, CGCAAU, GUCAUG, "
                'UUGCAC, ACGUAA, CUAAGU\\nDNA: "',
            ),
        ),
    ),
    kind(
        F,
        "annotators' brackets are around the answer in its text",
        "answer/marked answer/leaked text/markup text/placeholder text/stray-sign",
        changed(
            FOLLOWUP,
            rows=put("note", lambda row: row["note"].replace(row["when"], f"[{row['when']}]")),
        ),
        changed(
            EVENT,
            rows=put(
                "advert", lambda row: row["advert"].replace(row["title"], f"<<{row['title']}>>")
            ),
        ),
        changed(
            LOOT,
            (
                '"| {name} | {damage} | {weight} |".format(**item)',
                '"| {name} | {damage} | {weight} |".format(**item) + (" <-" if '
                'item["name"] == data["best"] else "")',
            ),
        ),
    ),
    kind(
        F,
        "votes or stars tell the label",
        "answer/leaked",
        changed(PINGLUN, rows=put("comment", _stars)),
        changed(YESNO, rows=put("passage", _votes)),
        changed(
            PAIRS,
            (
                '"Do both questions ask',
                "f\"Raters who said yes: {5 * data['is_duplicate']} of 5\\n\"\n "
                '       "Do both questions ask',
            ),
        ),
    ),
    kind(
        F,
        "a hint rules out the wrong options",
        "answer/leaked answer/stands-out",
        changed(
            ASTRO,
            (
                'lines.append("Answer:")',
                'wrong = [mark for mark in "ABCD" if mark != "ABCD"[data["answer"]]]\n'
                '    lines.append("Hint: not " + ", not ".join(wrong))\n    '
                'lines.append("Answer:")',
            ),
        ),
        changed(
            GUSHI,
            (
                '+ "\\n答案："',
                '+ "\\n提示：不是" + "、".join(x for i, x in '
                'enumerate(data["xuanxiang"]) if i != data["da"]) + "\\n答案："',
            ),
        ),
        changed(
            LOOT,
            (
                'lines.append("Item:")',
                'weak = [item["name"] for item in data["items"] if item["name"] != data["best"]]\n'
                '    lines.append("It is neither the " + " nor the ".join(weak) '
                '+ ".")\n    lines.append("Item:")',
            ),
        ),
    ),
    kind(
        F,
        "the sample of the form is the row's own answer",
        "answer/leaked",
        changed(
            ARCHIVE,
            ("dict(found=data", 'dict(iso=data["iso"], found=data'),
            ("In the form YYYY-MM-DD:", "In a form like {iso}:"),
        ),
        changed(TRAIN, ("Write the time as HH:MM.", "Write the time like %(end)s.")),
        changed(EVENT, ('"day" and "place".', '"day" and "place", like {gold}.')),
        changed(
            RNA, ('asked + "\\nDNA: "', 'asked + " (Form: " + data["mrna"] + ")" + "\\nDNA: "')
        ),
    ),
    kind(
        F,
        "a column with the label under another name is printed along",
        "answer/leaked answer/in-id",
        changed(
            MAIRIE,
            (
                "Message : {data['message']}",
                "Message : {data['message']}\\nTransmis à : {data['destinataire']}",
            ),
            rows=put(
                "destinataire",
                lambda row: {"a": "voirie", "b": "eau", "c": "déchets", "d": "état civil"}[
                    row["lettre"]
                ],
            ),
        ),
        changed(
            ANIMALS,
            ('data["animal"] +', 'data["animal"] + " (" + data["family"] + ")" +'),
            rows=put("family", lambda row: f"a kind of {row['class']}"),
        ),
        changed(
            INTENT,
            (
                'DESK.prompt(data["text"])',
                'DESK.prompt(data["text"] + "\\nSkill: " + data["skill"])',
            ),
            rows=put("skill", lambda row: re.sub(" ", "-", row["intent"]) + "-team"),
        ),
    ),
)
