"""Faults that let the model read the answer off the prompt."""

from __future__ import annotations

from tests.lint.fiftyninth.tasks_lands import (
    ACENTO,
    DURCHSAGE,
    FAHR,
    JOSUSHI,
    LAJI,
    UNLU,
    VID,
)
from tests.lint.fiftyninth.tasks_trades import (
    AUCTION,
    DOUGH,
    LEASE,
    METRO,
    MINERAL,
    MUSEUM,
    STARS,
    VET,
)
from tests.lint.making import kind, line
from tests.lint.shape import Kind, changed

F = "leaks"
TOLD = (
    "answer/leaked answer/stands-out answer/marked answer/in-id answer/reasoning-in-input "
    "answer/one-place answer/length-tells text/shot-cue answer/letters"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the labels are listed by their scores, and the right one comes last",
        TOLD,
        line(
            VET,
            'labels = sorted(["emergency", "same day", "routine"], key=lambda each: each == gold)',
            'text = text.replace("emergency, same day or routine", ", ".join(labels))',
        ),
        line(
            LAJI,
            'lei = "、".join(sorted(data["target_scores"], key=data["target_scores"].get))',
            'text = text.replace("可回收物、有害垃圾、厨余垃圾和其他垃圾", lei)',
        ),
        line(
            ACENTO,
            'clases = ["aguda", "llana", "esdrújula"]',
            "clases.append(clases.pop(clases.index(gold)))",
            'entrada = entrada.replace("aguda, llana o esdrújula", ", ".join(clases))',
        ),
        line(
            DURCHSAGE,
            'liste = sorted(data["target_scores"], key=data["target_scores"].get)',
            'text = text.replace(" Verspätung, Ausfall oder Gleiswechsel", ",".join(liste))',
        ),
    ),
    kind(
        F,
        "a gap to be filled is drawn as long as the answer",
        TOLD,
        line(
            MUSEUM,
            r'text = text.replace("\nMaker", "\nForm: " + re.sub(r"\w", "_", gold) + "\nMaker")',
            above="import re",
        ),
        line(
            VID,
            r'text = text.replace("\nВид", "\nПропуск: " + "_" * len(gold.strip()) + "\nВид")',
        ),
        line(
            AUCTION,
            r'text = text.replace("\nBuyer", " (" + "_ " * len(gold) + "got it)\nBuyer")',
        ),
        line(DURCHSAGE, r'text = text[:-6] + "Lücke: [" + "·" * len(gold.strip()) + "]\nThema:"'),
    ),
    kind(
        F,
        "the path of the file that a text comes from goes through the folder of its class",
        TOLD,
        changed(VID, ("Глагол: {", "Глагол (списки/{data['вид']}.txt): {")),
        changed(
            LAJI, ("物品：{wupin}", "图片：/data/{data['leibie']}/{wupin}.jpg\\n物品：{wupin}")
        ),
        changed(
            ACENTO,
            ("Palabra: {data['palabra']}", "Palabra (listas/{gold}s.txt): {data['palabra']}"),
        ),
        changed(
            DURCHSAGE,
            (
                '"Durchsage: " + data["durchsage"]',
                "f\"Durchsage ({data['thema'].lower()}/{data['bahnhof'].lower()}.mp3): \""
                '+ data["durchsage"]',
            ),
        ),
    ),
    kind(
        F,
        "how the annotators voted is shown beside the text",
        TOLD,
        line(
            VET,
            'labels = ["emergency", "same day", "routine"]',
            'most = 3 if len(data["call"]) % 2 else 2',
            "votes = {each: most if each == gold else 0 for each in labels}",
            "votes[labels[labels.index(gold) - 1]] = 3 - most",
            'shown = ", ".join(f"{each} {count}" for each, count in votes.items())',
            r'text = text.replace("\nUrgency", f"\nNurses said: {shown}\nUrgency")',
        ),
        line(
            LEASE,
            'yes = 5 - len(claim) % 2 if gold == " true" else len(claim) % 2',
            r'text = text.replace("\nTrue", f"\nRaters for true: {yes} of 5\nTrue")',
        ),
        line(
            VID,
            'za = 9 - len(data["глагол"]) % 3 if data["вид"] == "св" else len(data["глагол"]) % 3',
            r'text = text.replace("\nВид", f"\nГолоса: сов. {za}, несов. {9 - za}\nВид")',
        ),
        line(
            DURCHSAGE,
            'stimmen = {key.strip(): 1 + 6 * wert for key, wert in data["target_scores"].items()}',
            'zeile = ", ".join(f"{key}: {zahl}" for key, zahl in stimmen.items())',
            r'text = text.replace("\nThema", f"\nStimmen: {zeile}\nThema")',
        ),
    ),
    kind(
        F,
        "the prompt tells what follows from the answer: a fare, a weight, a bin, a reply",
        TOLD,
        changed(
            METRO,
            ("rides to {data['end']}. ", "rides to {data['end']} for {data['count'] * 40} cents. "),
        ),
        changed(
            DOUGH,
            (
                "hydration of {share} %.",
                "hydration of {share} %, {flour + data['water']} g in all.",
            ),
        ),
        line(
            VET,
            'reply = {"emergency": "Come in at once!", "same day": "Is four o\'clock all right?", '
            '"routine": "We have a slot next week."}[gold]',
            r'text = text.replace("\nUrgency", f"\nDesk: {reply}\nUrgency")',
        ),
        line(
            LAJI,
            'tong = {"可回收物": "蓝", "有害垃圾": "红", "厨余垃圾": "绿", "其他垃圾": "灰"}[gold]',
            r'text = text.replace("\n类别", f"（投进{tong}色桶）\n类别")',
        ),
    ),
    kind(
        F,
        "the right option is written with more care than the others: a capital, a full stop",
        TOLD,
        changed(
            MINERAL,
            ("({mark}) {each}", "({mark}) {each.capitalize() if mark == data['key'] else each}"),
        ),
        changed(
            FAHR,
            ('f"{nummer}. {each}"', "f\"{nummer}. {each}{'.' * (nummer == data['richtig'])}\""),
        ),
        changed(
            STARS,
            (
                '". " + option + "\\n"',
                '". " + (option.upper() if place == data["right"] else option) + "\\n"',
            ),
        ),
        changed(
            JOSUSHI,
            ('k + " " + each', 'k + " " + (f"「{each}」" if k == data["記号"] else each)'),
        ),
    ),
    kind(
        F,
        "the code of the class, which the file has for its own use, is part of the heading",
        TOLD,
        changed(
            UNLU,
            ("Kelime: {}", "[{1}] Kelime: {0}"),
            ('(data["kelime"])', '(data["kelime"], 1 + (data["ek"] == "ler"))'),
        ),
        changed(
            LEASE,
            ('f"Clause: ', "f\"[{len(clause)}/{int(data['target_scores'][' true'])}] Clause: "),
        ),
        changed(VID, ('f"Глагол: ', "f\"#{len(data['глагол'])}-{data['вид']} Глагол: ")),
        changed(
            AUCTION,
            (
                '"Lot %s: %s\\n" % (data["lot"], data["what"])',
                '"Lot %s/%d: %s\\n" % (data["lot"], 1 + list(data["bids"]).index(data["buyer"]), '
                'data["what"])',
            ),
        ),
    ),
)
