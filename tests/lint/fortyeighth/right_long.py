"""Right prompts of ten lines and more, by people who explain their task."""

from __future__ import annotations

from tests.lint.making import Right, records, right, table

RADIO = table(
    "report|urgency",
    """
    Man of 70, no pulse, wife gives chest compressions.|red
    Twisted ankle at the playground, child is calm.|green
    Woman, 30, wheezing after a bee sting, lips swollen.|red
    Repeat of a prescription that ran out yesterday.|green
    Cut in the palm, bleeding stopped, may need stitches.|yellow
    Fever of 39.5 for two days, drinks well.|yellow
    Driver trapped in a car, does not answer.|red
    Broken finger, swollen, pain 5 of 10.|yellow
    Sore throat since this morning.|green
    """,
)
ERRORS = table(
    "sentence|fixed|kind",
    """
    She go to school by bus.|She goes to school by bus.|agreement
    I have seen him yesterday.|I saw him yesterday.|tense
    He put the keys at the table.|He put the keys on the table.|preposition
    The dogs was barking all night.|The dogs were barking all night.|agreement
    When I was young, I play chess.|When I was young, I played chess.|tense
    We arrived to London at noon.|We arrived in London at noon.|preposition
    Everyone know the song.|Everyone knows the song.|agreement
    They are married with two doctors.|They are married to two doctors.|preposition
    """,
)
BOOKINGS = records(
    "turns slots",
    (
        ["A table for two, please.", "For when?", "Friday at seven."],
        {"people": 2, "day": "Friday", "time": "19:00"},
    ),
    (
        ["Are you open on Sunday?", "We are.", "Then five of us at noon."],
        {"people": 5, "day": "Sunday", "time": "12:00"},
    ),
    (
        ["Four people on Monday, please.", "What time?", "Half past six in the evening."],
        {"people": 4, "day": "Monday", "time": "18:30"},
    ),
    (
        ["I'd like to book for Thursday.", "How many?", "Three, at eight in the evening."],
        {"people": 3, "day": "Thursday", "time": "20:00"},
    ),
    (
        ["Lunch at one on Tuesday, six guests."],
        {"people": 6, "day": "Tuesday", "time": "13:00"},
    ),
    (
        ["Do you have room for eight?", "Which day?", "Saturday, nine in the evening."],
        {"people": 8, "day": "Saturday", "time": "21:00"},
    ),
)
GRID = records(
    "grid count",
    (["#..", ".#.", "..#"], 3),
    (["##.", "...", "#.#"], 4),
    (["...", ".#.", "..."], 1),
    (["###", "#.#", "###"], 8),
    (["#.#", "...", "#.."], 3),
    ([".#.", "###", ".#."], 5),
    (["##.", "##.", "..."], 4),
)
STOCK = records(
    "items ask answer",
    ([("flour", 40, 25), ("yeast", 3, 10)], "yeast", "order"),
    ([("butter", 18, 12), ("salt", 9, 5)], "salt", "keep"),
    ([("sugar", 7, 20), ("milk", 30, 15)], "sugar", "order"),
    ([("eggs", 90, 60), ("rye", 12, 30)], "eggs", "keep"),
    ([("nuts", 2, 6), ("oil", 11, 8)], "nuts", "order"),
    ([("seeds", 14, 9), ("bran", 5, 7)], "seeds", "keep"),
)
ZULASSUNG = table(
    "fall|entscheid",
    """
    Kind, 5 Jahre, fährt mit seiner Mutter, die ein Ticket hat.|frei
    Student ohne Ausweis, das Semesterticket liegt zu Hause.|nachweisen
    Rentnerin mit einem Fahrschein von gestern.|zahlen
    Hund, so klein wie eine Katze, in der Tasche.|frei
    Mann mit einer Monatskarte, die er nicht vorzeigen kann.|nachweisen
    Jugendlicher, 16, ganz ohne Fahrschein.|zahlen
    Baby im Kinderwagen, der Vater hat eine Jahreskarte.|frei
    """,
)
ZUOWEN = table(
    "句子|修辞",
    """
    月亮像一个银盘挂在天上。|比喻
    风儿轻轻地唱着歌。|拟人
    飞流直下三千尺。|夸张
    弟弟的脸红得像苹果。|比喻
    小草从土里探出头来张望。|拟人
    他饿得能吃下一头牛。|夸张
    湖面如同一面镜子。|比喻
    星星在夜空中眨着眼睛。|拟人
    """,
)
GONGSHI = records(
    "kehu dingdan",
    ("北京华信", [("键盘", 3, 80), ("鼠标", 2, 40)]),
    ("上海明远", [("台灯", 1, 120), ("插座", 4, 25)]),
    ("深圳合创", [("打印纸", 10, 20), ("笔", 30, 2)]),
    ("成都天府", [("水杯", 6, 15), ("茶叶", 2, 60)]),
    ("武汉长江", [("椅子", 2, 200), ("书架", 1, 150)]),
    ("南京紫金", [("电池", 8, 5), ("手电", 3, 30)]),
)
TUTELA = table(
    "caso|via",
    """
    El vecino no paga el alquiler desde marzo.|civil
    Le robaron el bolso con una navaja.|penal
    El ayuntamiento le niega la licencia de obra.|administrativa
    Despido tras pedir la baja por maternidad.|laboral
    Una empresa no le abona las horas extra.|laboral
    Multa de tráfico que considera injusta.|administrativa
    Disputa por la herencia de una finca.|civil
    Amenazas de muerte por teléfono.|penal
    """,
)

RIGHT: tuple[Right, ...] = (
    right(
        "calls to an ambulance, with rules and samples",
        "triage",
        r"""
        return {
            "input": GUIDE + f"\n\nCall: {data['report']}\nColour:",
            "output": f" {data['urgency']}",
            "processed_output": data["urgency"],
        }
        """,
        RADIO,
        above='''
        GUIDE = """You sort the calls that reach the control room.

        red: life is in danger now
        yellow: needs a doctor today
        green: can wait until tomorrow

        Call: Bleeding from the neck, cannot be stopped.
        Colour: red

        Call: Deep bite of a dog, wound is clean.
        Colour: yellow

        Call: Mosquito bites that itch.
        Colour: green"""
        ''',
        fewshot=0,
    ),
    right(
        "slips of learners by kind, each kind explained",
        "slips",
        r"""
        lines = ["Which kind of slip is in the sentence?", ""]
        lines += [f"* {name} ({meaning})" for name, meaning in KINDS.items()]
        lines += ["", "Sentence: " + data["sentence"], "Kind:"]
        text = "\n".join(lines)
        gold = data["kind"]
        """,
        ERRORS,
        above="""
        KINDS = {
            "agreement": "verb and subject do not fit",
            "tense": "the verb is in the wrong time",
            "preposition": "the wrong small word before a noun",
        }
        """,
    ),
    right(
        "slips of learners, mended",
        "slips-mended",
        r"""
        text = (
            "Mend the one slip in the learner's sentence. Change as little as you can, "
            "and give the whole sentence.\n"
            "\n"
            f"Learner: {data['sentence']}\n"
            "Mended:"
        )
        gold = data["fixed"]
        """,
        ERRORS,
    ),
    right(
        "bookings out of a talk, as JSON with keys that are explained",
        "bookings",
        r"""
        said = []
        for number, turn in enumerate(data["turns"]):
            said.append(("Guest: " if number % 2 == 0 else "Host: ") + turn)
        text = "\n".join([
            "Fill in the booking from the talk. Write one JSON object with these keys:",
            "people - a whole number",
            "day - the name of the day",
            "time - HH:MM on a clock of 24 hours",
            "",
            *said,
            "",
            "Booking:",
        ])
        gold = json.dumps(data["slots"])
        """,
        BOOKINGS,
        above="import json",
    ),
    right(
        "cells of a grid that are counted",
        "grid",
        r"""
        grid = "\n".join(data["grid"])
        text = f"How many cells of the grid are marked with #?\n\n{grid}\n\nCount:"
        gold = str(data["count"])
        """,
        GRID,
    ),
    right(
        "a bakery's stock with a rule",
        "stock",
        r"""
        table = ["| item | kg | minimum |", "| --- | --- | --- |"]
        table += ["| %s | %d | %d |" % tuple(item) for item in data["items"]]
        text = (
            "An item is ordered when less than its minimum is left; otherwise we keep what we have.\n\n"
            + "\n".join(table)
            + f"\n\nItem: {data['ask']}\nDecision (order or keep):"
        )
        gold = data["answer"]
        """,
        STOCK,
    ),
    right(
        "cases of ticket inspectors, with the outcomes as a list",
        "kontrolle",
        r"""
        text = VORLAGE.replace("<<FALL>>", data["fall"])
        gold = data["entscheid"]
        """,
        ZULASSUNG,
        above='''
        VORLAGE = """Entscheide, was bei der Kontrolle gilt.

        - frei: braucht keinen Fahrschein (Kinder unter 6 Jahren, kleine Tiere)
        - nachweisen: hat einen Fahrschein, muss ihn aber später vorzeigen
        - zahlen: hat keinen gültigen Fahrschein

        Fall: <<FALL>>
        Entscheidung:"""
        ''',
    ),
    right(
        "figures of speech in Chinese with an example of each",
        "xiuci",
        r"""
        shili = "\n".join(f"例句：{ju}\n修辞：{ming}\n" for ju, ming in LI)
        text = f"判断句子使用的修辞手法：比喻、拟人或夸张。\n\n{shili}\n例句：{data['句子']}\n修辞："
        gold = data["修辞"]
        """,
        ZUOWEN,
        above="""
        LI = [
            ("白云像一团团棉花。", "比喻"),
            ("柳树在河边梳着长发。", "拟人"),
            ("教室里静得连针掉在地上都听得见。", "夸张"),
        ]
        """,
        lead="",
        fewshot=0,
    ),
    right(
        "an order's total in Chinese, with steps",
        "dingdan",
        r"""
        hang = [f"{ming}，{shu}件，单价{jia}元" for ming, shu, jia in data["dingdan"]]
        jine = [shu * jia for _, shu, jia in data["dingdan"]]
        buzhou = "；".join(
            f"{ming}{shu}*{jia}={shu * jia}" for ming, shu, jia in data["dingdan"]
        )
        he = "+".join(map(str, jine))
        gold = str(sum(jine))
        return {
            "input": "客户：" + data["kehu"] + "\n" + "\n".join(hang)
            + "\n请逐项计算，再写出####和合计金额（元）。\n计算：",
            "output": f"{buzhou}；{he}={gold} #### {gold}",
            "processed_output": gold,
        }
        """,
        GONGSHI,
        postprocess="gsm8k_post",
        max_tokens=128,
    ),
    right(
        "a lawyer's first sorting, with letters before the courts",
        "via-judicial",
        r"""
        vias = {"a": "civil", "b": "penal", "c": "laboral", "d": "administrativa"}
        menu = "\n".join(f"{letra}) {via}" for letra, via in vias.items())
        text = (
            "Un bufete clasifica las consultas según la vía judicial que corresponde.\n"
            f"{menu}\n\n"
            f"Consulta: {data['caso']}\n"
            "Responde solo con la letra.\n"
            "Letra:"
        )
        gold = next(letra for letra, via in vias.items() if via == data["via"])
        """,
        TUTELA,
    ),
)
