"""Right prompts of ten lines and more: legends, worked examples, roles and tables."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, records, right, table

BUGS = table(
    "report|area",
    """
    The button stays grey after I fill in the form.|frontend
    The API answers 503 whenever two users save at once.|backend
    The new column is missing in the nightly copy of the table.|data
    On my phone the menu covers the logo.|frontend
    The queue worker dies on files over 2 GB.|backend
    Half of the rows of May were imported with a wrong currency.|data
    The font is too small in dark mode.|frontend
    The login service forgets tokens after a restart.|backend
    The dashboard's source table has every customer twice.|data
    """,
)
TRIP = records(
    "stops minutes total",
    (["Aston", "Birch"], [12, 9], 21),
    (["Cole", "Dean"], [30, 15], 45),
    (["Elm", "Ford"], [8, 25], 33),
    (["Gate", "Hill"], [40, 14], 54),
    (["Iver", "Jarrow"], [17, 5], 22),
    (["Kew", "Leigh"], [26, 26], 52),
)
MOVES = table(
    "text|style",
    """
    Grateful for your patience, we remain at your disposal.|formal
    yo, u coming tonight or what|casual
    Pursuant to our agreement, the goods were delivered.|formal
    lol that meeting was such a drag|casual
    We kindly request that you confirm receipt.|formal
    gonna grab some food, brb|casual
    nah, can't be bothered|casual
    The committee regrets to inform you of its decision.|formal
    """,
)
DINGDAN = table(
    "duihua|yitu",
    """
    我想把收货地址改成公司。|改地址
    这件衣服有大一号的吗？|问库存
    不想要了，帮我取消吧。|取消订单
    蓝色的还有货吗？|问库存
    地址写错了，门牌号是12号。|改地址
    买重了，麻烦取消一单。|取消订单
    这款杯子什么时候补货？|问库存
    先别发货，我不买了。|取消订单
    换个地址，寄到我父母家。|改地址
    """,
)
GRADES = qa(
    """
The mitochondria make energy for the cell. > 2
They are a part of a plant. > 0
They produce energy. > 1
Mitochondria release the energy that the cell uses. > 2
It is where the cell keeps its DNA. > 0
Something with energy. > 1
""",
    "answer|points",
)

RIGHT: tuple[Right, ...] = (
    ask(
        "bug reports with a legend of three areas and three worked examples",
        BUGS,
        'HEAD + "Report: " + data["report"] + "\\nArea:"',
        'data["area"]',
        above='''
        HEAD = """Decide which team gets the bug report.

        frontend: what a user sees or clicks in the browser or on a phone
        backend: services, workers and interfaces that run on our servers
        data: tables, imports and copies with missing or wrong content

        Report: The date picker opens behind the dialog.
        Area: frontend

        Report: Sending mails fails with a timeout of the mail service.
        Area: backend

        Report: The import of March has no postcodes.
        Area: data

        """
        ''',
        fewshot=0,
    ),
    right(
        "worked sums from a pool in the code, drawn by nothing",
        "trip-pool",
        """
        blocks = [ask(*shot) + f" {a} + {b} = {a + b}. #### {a + b}" for shot in POOL
                  for a, b in [shot[1]]]
        blocks.append(ask(data["stops"], data["minutes"]))
        text = "\\n\\n".join(blocks)
        gold = str(data["total"])
        a, b = data["minutes"]
        return {
            "input": text,
            "output": f" {a} + {b} = {gold}. #### {gold}",
            "processed_output": gold,
        }
        """,
        TRIP,
        above="""
        POOL = [(["North", "South"], (10, 7)), (["Mill", "Nook"], (35, 16))]


        def ask(stops, minutes):
            return (
                f"A bus takes {minutes[0]} minutes to {stops[0]} and {minutes[1]} more to {stops[1]}."
                f"\\nHow many minutes does it take to {stops[1]}?\\nSteps:"
            )
        """,
        fewshot=0,
        postprocess="gsm8k_post",
    ),
    ask(
        "formal and casual, four shots by hand",
        MOVES,
        '"\\n".join(f"Message: {m}\\nStyle: {s}" for m, s in SHOTS) + '
        "f\"\\nMessage: {data['text']}\\nStyle:\"",
        'data["style"]',
        above="""
        SHOTS = [
            ("hey, wanna hang out?", "casual"),
            ("Please find the minutes enclosed.", "formal"),
            ("We should be obliged for an early answer.", "formal"),
            ("omg no way", "casual"),
        ]
        """,
        fewshot=0,
    ),
    ask(
        "customers' intents with a description per intent and examples, in Chinese",
        DINGDAN,
        'MOBAN.replace("<<句子>>", data["duihua"])',
        'data["yitu"]',
        "gold",
        above='''
        MOBAN = """你是网店的客服助手，请判断顾客的意图。

        意图有三种：
        一、改地址：顾客要换收货地址
        二、取消订单：顾客不想买了
        三、问库存：顾客问有没有货

        顾客：我搬家了，请寄到新家。
        意图：改地址

        顾客：黑色的卖完了吗？
        意图：问库存

        顾客：不要了，退掉这单。
        意图：取消订单

        顾客：<<句子>>
        意图："""
        ''',
        fewshot=0,
    ),
    ask(
        "short answers graded by a scheme of points",
        GRADES,
        'SCHEME + "Answer: " + data["answer"] + "\\nPoints:"',
        'data["points"]',
        above='''
        SCHEME = """Question: What do mitochondria do?
        Points:
        2 - says that they supply the cell with energy
        1 - speaks of energy, but not of the cell
        0 - anything else

        """
        ''',
    ),
    ask(
        "a chat with roles, written out",
        MOVES,
        '"\\n".join(["System: You tell formal from casual messages.", "User: " + data["text"], '
        '"Assistant: The message is"])',
        'data["style"]',
    ),
    ask(
        "two columns of a table, total to be added",
        TRIP,
        '"Stop | Minutes\\n" + "\\n".join(f"{s} | {m}" for s, m in zip(data["stops"], data["minutes"]))'
        ' + "\\nTotal |"',
        'str(data["total"])',
    ),
    ask(
        "areas of bugs by numbers, listed one by one",
        BUGS,
        '"\\n".join(f"{n} = {a}" for n, a in enumerate(AREAS, 1)) + '
        "f\"\\nBug: {data['report']}\\nNumber of the team:\"",
        'str(AREAS.index(data["area"]) + 1)',
        above='AREAS = ("frontend", "backend", "data")',
    ),
    ask(
        "intents with an index in full-width brackets, in Chinese",
        DINGDAN,
        '"（1）改地址（2）取消订单（3）问库存\\n顾客说：" + data["duihua"] + "\\n属于第几种？只写数字。\\n答："',
        '{"改地址": "1", "取消订单": "2", "问库存": "3"}[data["yitu"]]',
        "gold",
    ),
)
