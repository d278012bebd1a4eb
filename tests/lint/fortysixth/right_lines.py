"""Right prompts of ten lines and more, with rules, legends or examples of their own."""

from __future__ import annotations

from tests.lint.making import Right, qa, records, right, table

SHIFTS = table(
    "entry|code",
    """
    Patient in bed 4 refused the evening tablets.|MED
    Found Mr Oduya on the floor next to his chair, no injury.|FALL
    Daughter phoned and asked when visiting hours begin.|TALK
    Heparin given half an hour late, doctor informed.|MED
    Ms Brandt slipped in the shower, bruise on the left hip.|FALL
    Long conversation with the wife about going home.|TALK
    """,
)
DEEDS = table(
    "sentence|party|deed",
    """
    Anna Berg sold the mill to her nephew in 1902.|Anna Berg|sold
    The bank leased the yard to the city.|The bank|leased
    In May the duke donated the forest to the abbey.|the duke|donated
    Carl Lund bought the two northern fields.|Carl Lund|bought
    The widow pledged the house for a loan.|The widow|pledged
    """,
)
STOCK = records(
    "items low",
    ({"gloves": 12, "masks": 3, "gowns": 8}, "masks"),
    ({"gloves": 2, "masks": 9, "gowns": 6}, "gloves"),
    ({"gloves": 7, "masks": 11, "gowns": 1}, "gowns"),
    ({"gloves": 15, "masks": 4, "gowns": 10}, "masks"),
    ({"gloves": 5, "masks": 8, "gowns": 13}, "gloves"),
)
QUESTS = table(
    "line|speaker",
    """
    Halt! Show me your pass, stranger.|guard
    Three coppers for a loaf, and the smell is free.|baker
    Drink this, and the fever will be gone by dawn.|healer
    Nobody enters the keep after sunset.|guard
    The oven has been hot since four, what can I wrap for you?|baker
    Hold still while I clean the wound.|healer
    """,
)
YUEJUAN = table(
    "答案|得分#",
    """
    光合作用把光能变成化学能，并放出氧气。|2
    光合作用放出氧气。|1
    光合作用是动物的呼吸。|0
    植物把光能转化为化学能储存起来，同时释放氧气。|2
    植物能把光能变成化学能。|1
    植物喜欢晒太阳。|0
    """,
)
QUEJAS = table(
    "texto|area",
    """
    El profesor nunca devuelve los exámenes corregidos.|docencia
    La calefacción del aula 3 no funciona desde enero.|instalaciones
    Me cobraron la matrícula dos veces.|secretaría
    Las clases empiezan siempre con veinte minutos de retraso.|docencia
    El ascensor de la biblioteca está averiado.|instalaciones
    Todavía no me han enviado el certificado.|secretaría
    """,
)
GERAETE = qa("""
Die Waschmaschine schleudert nicht mehr. > Haushalt
Mein Drucker zieht kein Papier ein. > Büro
Der Rasenmäher springt nicht an. > Garten
Der Backofen heizt nur oben. > Haushalt
Die Heckenschere klemmt. > Garten
Das Faxgerät piept ohne Pause. > Büro
""")
ROUTES = table(
    "text|json",
    """
    From Ghent to Lille, 75 km, by van.|{"from": "Ghent", "to": "Lille", "km": 75}
    The truck goes 310 km from Lyon to Turin.|{"from": "Lyon", "to": "Turin", "km": 310}
    Bonn is where we load; 190 km later, in Trier, we unload.|{"from": "Bonn", "to": "Trier", "km": 190}
    To Porto from Vigo it is 150 km.|{"from": "Vigo", "to": "Porto", "km": 150}
    We drive 95 km, starting in Bern and ending in Basel.|{"from": "Bern", "to": "Basel", "km": 95}
    """,
)
BUGS = table(
    "old|new",
    """
    for i in range(len(xs) + 1): print(xs[i])|for i in range(len(xs)): print(xs[i])
    if x = 3: y = 1|if x == 3: y = 1
    print("a" + 3)|print("a" + str(3))
    total = sum(x for x in xs|total = sum(x for x in xs)
    def f(x) return x|def f(x): return x
    """,
)

RIGHT: tuple[Right, ...] = (
    right(
        "codes of a ward's diary, with three worked entries",
        "right-diary",
        """
        text = RULES + "Entry: " + data["entry"] + "\\nCode:"
        gold = data["code"]
        """,
        SHIFTS,
        above='''
        RULES = """Code each entry of the ward's diary.

        MED: whatever concerns drugs
        FALL: a patient fell or slipped
        TALK: talks with patients or relatives

        Write the code and nothing else.

        Entry: Brother asked for the doctor's name.
        Code: TALK

        Entry: Insulin pen was empty, new one ordered.
        Code: MED

        Entry: Ms Roy fell over the bed rail at 3 am.
        Code: FALL

        """
        ''',
        fewshot=0,
    ),
    right(
        "an archivist's table of deeds",
        "right-deeds",
        """
        text = GUIDE.format(sentence=data["sentence"])
        gold = f"{data['party']} | {data['deed']}"
        """,
        DEEDS,
        above="""
        GUIDE = (
            "I am indexing old deeds.\\n"
            "For each sentence I need two things:\\n"
            "1. who acts, copied from the sentence\\n"
            "2. the verb, copied from the sentence\\n"
            "Write both in one line with a bar between, like this: Who | verb\\n"
            "\\n"
            "Sentence: {sentence}\\n"
            "Index:"
        )
        """,
    ),
    right(
        "the lowest count of a storeroom",
        "right-stock",
        """
        lines = ["Storeroom B, count of the day", ""]
        width = max(map(len, data["items"]))
        for name, count in data["items"].items():
            lines.append(name + "." * (width + 3 - len(name)) + str(count))
        lines += ["", "Name the item of which there is least.", "Item:"]
        text = "\\n".join(lines)
        gold = data["low"]
        """,
        STOCK,
    ),
    right(
        "who in the village speaks",
        "right-quests",
        """
        text = CAST + f'Line: "{data["line"]}"\\nSpeaker:'
        gold = data["speaker"]
        """,
        QUESTS,
        above='''
        CAST = """People of the village:

        * guard - stern, keeps the gate
        * baker - cheerful, sells bread
        * healer - gentle, mends wounds and cures the sick

        Who of them says the line? Answer with one of the three words.

        """
        ''',
    ),
    right(
        "阅卷评分",
        "right-yuejuan",
        """
        text = BIAOZHUN + "学生答案：" + data["答案"] + "\\n得分："
        gold = str(data["得分"])
        """,
        YUEJUAN,
        above='''
        BIAOZHUN = """你是生物阅卷老师，请按评分标准打分。

        题目：光合作用有什么意义？
        评分标准：
        （1）写出光能变成化学能，得1分；
        （2）写出放出氧气，得1分；
        （3）两点都没有写出，得0分。
        两点的得分相加，只写总分的数字。

        """
        ''',
        lead="",
    ),
    right(
        "quejas de una facultad",
        "right-quejas",
        """
        texto = AREAS + "Queja: " + data["texto"] + "\\nÁrea:"
        gold = data["area"]
        return {"input": texto, "output": " " + gold, "processed_output": gold}
        """,
        QUEJAS,
        above='''
        AREAS = """Lee la queja y di a qué área corresponde.

        docencia: profesores, clases y exámenes
        instalaciones: edificios y aparatos
        secretaría: matrículas, pagos y documentos

        Queja: No hay luz en el pasillo.
        Área: instalaciones

        Queja: El temario cambió a mitad de curso.
        Área: docencia

        """
        ''',
        fewshot=0,
    ),
    right(
        "Geräte einer Werkstatt",
        "right-geraete",
        """
        text = "\\n".join([*KOPF, "", "Meldung: " + data["q"], "Abteilung:"])
        gold = data["a"]
        """,
        GERAETE,
        above="""
        KOPF = [
            "Unsere Werkstatt hat drei Abteilungen:",
            "- Haushalt (Küche und Wäsche)",
            "- Büro (alles am Schreibtisch)",
            "- Garten (alles im Freien)",
            "Wohin gehört die Meldung? Nenne nur die Abteilung.",
        ]
        """,
    ),
    right(
        "a driver's notes as objects",
        "right-routes",
        """
        text = HEAD + f"Note: {data['text']}\\nObject:"
        gold = data["json"]
        """,
        ROUTES,
        above='''
        HEAD = """Turn each note of a driver into an object of JSON in one line.
        The keys are "from", "to" and "km", in this order; km is a whole number.

        Note: 60 km, Metz to Nancy, no toll.
        Object: {"from": "Metz", "to": "Nancy", "km": 60}

        Note: We go to Graz and come from Linz, 220 km in all.
        Object: {"from": "Linz", "to": "Graz", "km": 220}

        """
        ''',
        fewshot=0,
    ),
    right(
        "a line of Python before and after a review",
        "right-bugs",
        """
        text = (
            "You review Python for beginners.\\n"
            "The line below does not run as it is meant.\\n"
            "Write the line again without its bug.\\n"
            "Change as little as you can.\\n\\n"
            f"Before: {data['old']}\\nAfter:"
        )
        gold = data["new"]
        """,
        BUGS,
    ),
)
