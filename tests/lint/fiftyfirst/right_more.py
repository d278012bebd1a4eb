"""Right prompts: options that are ranked, and tasks of the corpus in other clothes."""

from __future__ import annotations

from tests.lint.fiftyfirst.tasks_bench import BOOLQ, GAP, MEDQ, RACE, RANKS, SENSE, SNLI
from tests.lint.fiftyfirst.tasks_office import (
    ADVERT,
    CHAT,
    CLAUSE,
    DESK,
    INVOICE,
    LOGS,
    SENSOR,
    WARD,
)
from tests.lint.fiftyfirst.tasks_steps import (
    AMT,
    ARTICLE,
    BUDGET,
    KANSOU,
    MINUTES,
    QUERY,
    SHELL,
    VERDAD,
)
from tests.lint.fiftyfirst.tasks_zh import CHENGYU, KEFU, KESHI, LISHI, TIAO, YINGYONG, YUEDU
from tests.lint.making import Right, keyed, odd, qa, records, right, scored, table

PICK = 'gold = max(data["target_scores"], key=data["target_scores"].get)'

RIGHT: tuple[Right, ...] = (
    right(
        "sentences that a speaker accepts or not, ranked",
        "cola-ppl",
        f"text = data['s'] + '\\nIs this sentence acceptable English?\\nAnswer:'\n{PICK}\n"
        'return {"input": text, "output": gold, "processed_output": gold}',
        keyed(
            "s",
            """
            The book was read by Mary.|*yes/no
            The book was read Mary by.|yes/*no
            Who did you see yesterday?|*yes/no
            Them went home early.|yes/*no
            I gave the dog a bone.|*yes/no
            He put the plate.|yes/*no
            There is a fly in my soup.|*yes/no
            Sam seems that he is tired.|yes/*no
            """,
            lead=" ",
        ),
        method="ppl",
        metric="log_prob",
    ),
    right(
        "endings of a story, ranked",
        "endings-ppl",
        f'text = data["start"]\n{PICK}\nreturn {{"input": text, "output": gold, "processed_output": gold}}',
        keyed(
            "start",
            """
            She put the cake into the oven and|*set the timer./sang to the fish./sold the sea.
            He took off his muddy boots and|flew to the Moon./*left them at the door./ate the rug.
            The referee blew his whistle and|boiled an egg./married the ball./*the match was over.
            They missed the last bus, so they|*walked home./became a bus./drank the road.
            The baby began to cry, so her father|painted the car./*picked her up./closed the bank.
            My glasses broke, so I|grew a beard./bought a cow./*went to the optician.
            """,
            lead=" ",
        ),
        method="ppl",
        metric="log_prob",
    ),
    right(
        "letters of options that have scores",
        "scored-letters",
        """
        shown = "\\n".join(f"{m}. {o}" for m, o in zip("ABC", data["target_scores"]))
        text = f"{data['question']}\\n{shown}\\nAnswer:"
        gold = "ABC"[list(data["target_scores"].values()).index(1)]
        """,
        scored("""
        Which metal is liquid at room temperature?|iron/*mercury/tin
        Which ocean is the largest?|*the Pacific/the Atlantic/the Indian Ocean
        What do pandas mainly eat?|fish/seeds/*bamboo
        How many players has a football team on the pitch?|nine/*eleven/twelve
        Which gas do plants take in?|*carbon dioxide/helium/methane
        What is frozen water called?|steam/fog/*ice
        """),
    ),
    right(
        "ironic or meant, ranked",
        "irony-ppl",
        f'text = "Post: " + data["post"] + "\\nThe post is"\n{PICK}\n'
        'return {"input": text, "output": gold, "processed_output": gold}',
        keyed(
            "post",
            """
            Great, my train is cancelled again. Just what I needed.|*ironic/sincere
            Thank you all for coming to Gran's birthday.|ironic/*sincere
            Oh sure, because Mondays are so much fun.|*ironic/sincere
            I am proud of my sister's exam.|ironic/*sincere
            Lovely, the roof leaks on my bed.|*ironic/sincere
            The new library is a joy to visit.|ironic/*sincere
            Wonderful, four hours in the waiting room.|*ironic/sincere
            """,
            lead=" ",
        ),
        method="ppl",
        metric="log_prob",
    ),
    right(
        "relations as triples with semicolons",
        "triples",
        """
        text = f"Write the fact as subject; relation; object.\\nSentence: {data['s']}\\nFact:"
        gold = "; ".join(data["t"])
        """,
        records(
            "s t",
            ("Ada Brook was born in Perth.", ["Ada Brook", "was born in", "Perth"]),
            ("Zeta Ltd owns Ivy Mills.", ["Zeta Ltd", "owns", "Ivy Mills"]),
            ("The Oder flows through Poland.", ["The Oder", "flows through", "Poland"]),
            ("Leo Kern wrote Night Ferry.", ["Leo Kern", "wrote", "Night Ferry"]),
            ("Ms Rao teaches chemistry.", ["Ms Rao", "teaches", "chemistry"]),
            ("Mount Etna lies in Sicily.", ["Mount Etna", "lies in", "Sicily"]),
        ),
    ),
    right(
        "a look-up in a table of CSV",
        "csv-lookup",
        """
        text = "\\n".join(["```csv", "item,price,stock", *data["rows"], "```", data["ask"], "Answer:"])
        gold = data["a"]
        """,
        records(
            "rows ask a",
            (["pen,2,40", "ink,5,12", "pad,3,7"], "What does ink cost?", "5"),
            (["mug,6,15", "jug,9,4"], "How many jugs are in stock?", "4"),
            (["rope,8,30", "hook,1,95", "tarp,20,6"], "Which item costs 20?", "tarp"),
            (["tea,4,18", "rice,2,60", "oil,7,9"], "How many bags of rice are there?", "60"),
            (["bolt,1,500", "gear,15,22"], "Which item costs 15?", "gear"),
            (["sofa,400,2", "lamp,35,11", "rug,90,5"], "What does the rug cost?", "90"),
        ),
    ),
    right(
        "titles for mails",
        "mail-title",
        'text = f"Email:\\n{data[\'q\']}\\n\\nSubject line:"\ngold = data["a"]',
        qa("""
        Hi team, the lift will be serviced on Friday morning. Please use the stairs. > Lift out of service on Friday
        Dear all, we raised 900 dollars at the bake sale. Well done! > Bake sale raised 900 dollars
        Hello, your order has left our shop and comes on Tuesday. > Your order is on its way
        Dear Ms Lind, your appointment was moved from two to four. > Appointment moved to four
        Hi, could you send me the slides of your talk? > Request for your slides
        Dear guests, the pool is closed until noon for cleaning. > Pool closed until noon
        """),
        metric="f1_score",
    ),
    right(
        "colours from a class with fields",
        "order-class",
        """
        order = Order(**data)
        text = order.prompt()
        gold = order.colour
        """,
        table(
            "text|colour",
            """
            Two scarves, the blue ones, to Ann.|blue
            I will take the green tent.|green
            Red shoes in size 40, please.|red
            Have you the vase in white?|white
            One black belt for my son.|black
            Please swap it for the yellow lamp.|yellow
            """,
        ),
        above="""
        class Order:
            def __init__(self, text, colour):
                self.text = text
                self.colour = colour

            def prompt(self):
                return f"Order: {self.text}\\nWhich colour (one word, small letters)?\\nColour:"
        """,
    ),
    right(
        "three worked examples by hand and no shots",
        "hand-plurals",
        'text = HEAD + f"Singular: {data[\'q\']}\\nPlural:"\ngold = data["a"]',
        qa("""
        foot > feet
        knife > knives
        baby > babies
        tooth > teeth
        box > boxes
        goose > geese
        """),
        above='HEAD = "Singular: mouse\\nPlural: mice\\n\\nSingular: leaf\\nPlural: leaves\\n\\n'
        'Singular: child\\nPlural: children\\n\\n"',
        fewshot=0,
    ),
    right(
        "pairs of adjectives in their right order",
        "adjectives",
        """
        shown = "\\n".join(f"({m}) {o}" for m, o in zip("AB", data["o"]))
        text = f"Which phrase has its adjectives in the usual order?\\n{shown}\\nAnswer: ("
        gold = data["a"] + ")"
        """,
        table(
            "o*|a",
            """
            a big old house/an old big house|A
            a wooden small box/a small wooden box|B
            a red lovely dress/a lovely red dress|B
            a nice new French film/a French nice new film|A
            a tiny black cat/a black tiny cat|A
            an iron heavy door/a heavy iron door|B
            """,
        ),
        lead="",
    ),
    odd("the legend with bullets", DESK, ('f"- {name}: {what}"', 'f"• {name} — {what}"')),
    odd(
        "the description says what to do",
        DESK,
        ("Route the ticket to one of these queues.\\n", "Queues:\\n"),
        description="Route each ticket to one of the queues that are listed.",
    ),
    odd(
        "a sample of the form",
        INVOICE,
        (
            "as a JSON object.",
            'as a JSON object like {"vendor": "...", "total": 0.0, "currency": "..."}.',
        ),
    ),
    odd("brackets around the line", LOGS, ('"Line: " + data["line"]', '"[" + data["line"] + "]"')),
    odd("numbers with a full stop", CLAUSE, ("{number}) {kind}", "{number}. {kind}")),
    odd(
        "a description for the ward",
        WARD,
        description="You are a triage nurse. Give each patient a colour.",
    ),
    odd(
        "readings on lines of their own",
        SENSOR,
        ('", ".join(f"{value', '"\\n".join(f"{value'),
        ("Readings: {shown}", "Readings:\\n{shown}"),
    ),
    odd(
        "the advert between rules",
        ADVERT,
        ("{head}\\n\\n{card(data)}\\n", "{head}\\n---\\n{card(data)}\\n---\\n"),
    ),
    odd("the talk in tags", CHAT, ('f"{turns}\\n\\n', 'f"<chat>\\n{turns}\\n</chat>\\n\\n')),
    odd(
        "numbers for letters, in prompt and answer",
        MEDQ,
        ('zip("abcd", options)', 'zip("1234", options)'),
        ('gold = "abcd"[data["cop"] - 1]', 'gold = str(data["cop"])'),
        ("Answer with a letter:", "Answer with a number:"),
    ),
    odd(
        "the article behind the question",
        RACE,
        (
            "{self.row['article']}\\n\\n{self.row['question']}\\n",
            "{self.row['question']}\\n\\n{self.row['article']}\\n\\n",
        ),
    ),
    odd("five shots for a relation", SNLI, fewshot=5),
    odd("the gap is dots", GAP, ('data["sentence"] +', 'data["sentence"].replace("_", "...") +')),
    odd("no heading", BOOLQ, ("    # {title}\n\n", "")),
    odd("numbers with a bracket behind them", SENSE, ("{number}. {line}", "{number}) {line}")),
    odd(
        "commas are asked for and given",
        RANKS,
        ("with > between them", "with commas between them"),
        ('" > ".join(sorted', '", ".join(sorted'),
    ),
    odd("no shots for sums", BUDGET, fewshot=0),
    odd("a prompt of root", SHELL, ("    $'''", "    #'''")),
    odd("a schema in a fence", QUERY, ('f"{SCHEMA}\\n\\n', 'f"```sql\\n{SCHEMA}\\n```\\n\\n')),
    odd(
        "the ask before the minutes",
        MINUTES,
        (
            '"Minutes:\\n" + source + "\\n\\nSum the minutes up in one sentence.\\nSummary:"',
            '"Sum the minutes up in one sentence.\\n\\n" + source + "\\n\\nSummary:"',
        ),
    ),
    odd(
        "Ämter mit Schrägstrich",
        AMT,
        ("Bauamt, Standesamt oder Ordnungsamt", "Bauamt / Standesamt / Ordnungsamt"),
    ),
    odd("options on one line in French", ARTICLE, ('"\\n".join("%s. %s"', '"; ".join("%s) %s"')),
    odd("comillas españolas", VERDAD, ("Frase: {frase}", "Frase: «{frase}»")),
    odd("角かっこの見出し", KANSOU, ("感想：", "［感想］\\n"), ("\\n評価：", "\\n［評価］\\n")),
    odd("选项空格隔开", LISHI, ('"\\n".join(data["options"])', '" ".join(data["options"])')),
    odd(
        "意图用分号隔开", KEFU, ('"可选意图：" + "、".join(YITU)', '"可选意图：" + "；".join(YITU)')
    ),
    odd("标题用方头括号", YINGYONG, ("题目：{ti}", "【题目】{ti}"), ("\\n解答：", "\\n【解答】")),
    odd("成语每行一个", CHENGYU, ('" ".join(rows)', '"\\n".join(rows)')),
    odd("小票加引号", TIAO, ('小票：" + data["piao"] + "', '小票：“" + data["piao"] + "”')),
    odd(
        "科室先列出",
        KESHI,
        ("【主诉】{zhusu}", "可选科室：骨科、眼科、儿科\\n【主诉】{zhusu}"),
        ("【科室】（骨科／眼科／儿科）", "【科室】"),
    ),
    odd(
        "問題在短文之前",
        YUEDU,
        (
            "短文：{data['duanwen']}\\n問：{data['wen']}",
            "問：{data['wen']}\\n短文：{data['duanwen']}",
        ),
    ),
)
