"""Faults of shots: hand-written ones, those of a file."""

from __future__ import annotations

from tests.lint.fortyninth.tasks_exam import SUMS, TRACE
from tests.lint.fortyninth.tasks_work import (
    DOSE,
    REVIEWS,
    SENSOR,
    STOCK,
    TICKETS,
)
from tests.lint.fortyninth.tasks_world import KANA, NOTICIAS, VERTALING
from tests.lint.fortyninth.tasks_zh import HISTORY, READING, SHOP, ZHSUM
from tests.lint.making import at, kind, table
from tests.lint.shape import Kind, SmallTask, changed

S = "shots and query"

MORE_TICKETS = table(
    "subject|body|queue",
    """
    Mouse|The wheel does not turn any more.|hardware
    Mailbox rights|I need to read the team's mailbox.|access
    Cable in room 9|There is no link light on the socket.|network
    Projector|The lamp has burned out.|hardware
    """,
)
MORE_SHOP = table(
    "item|review|label",
    """
    风扇|风力大，声音小，夏天离不开它。|好评
    钱包|拉链第二天就坏了，后悔买它。|差评
    枕头|谈不上喜欢，也谈不上讨厌。|中评
    茶壶|做工精致，泡茶特别香。|好评
    """,
)


def _first_shot(task: SmallTask, old: str, shot: str) -> SmallTask:
    """Return a task whose text begins with a shot that was typed into the template."""
    return changed(task, (old, f"{shot!r} + {old}"), fewshot=0)


KINDS: tuple[Kind, ...] = (
    kind(
        S,
        "a shot that was edited by hand answers with a label of an older scheme",
        "few-shot/other-labels few-shot/wrong-answer answer/other-names few-shot/worked-form "
        "answer/legend",
        changed(REVIEWS, ('no fruit.", "food"', 'no fruit.", "catering"')),
        changed(SHOP, shots=(*MORE_SHOP[:3], {**MORE_SHOP[3], "label": "五星"})),
        changed(TICKETS, shots=({**MORE_TICKETS[0], "queue": "devices"}, *MORE_TICKETS[1:])),
    ),
    kind(
        S,
        "the sum in a shot that was typed by hand is wrong",
        "few-shot/wrong-sum answer/chain-differs few-shot/wrong-answer",
        _first_shot(
            SUMS,
            'f"Q: ',
            "Q: Four men carry 3 logs each. How many logs?\nThink step by step.\n"
            "A: They carry 4 * 3 = 14 logs. So the answer is 14.\n\n",
        ),
        _first_shot(
            ZHSUM,
            '"问题：',
            "问题：每包糖有15颗，3包有多少颗？\n请写出计算过程，最后写“答案是”和结果。\n"
            "解答：15×3=55，答案是55\n\n",
        ),
        changed(SUMS, rows=at(4, rationale="He sold 27 + 18 = 35 melons.", result=35)),
    ),
    kind(
        S,
        "the shots' own rule gives their labels otherwise than they say",
        "few-shot/wrong-answer answer/legend answer/other-rule answer/gold-differs",
        changed(
            SENSOR,
            ('"A boiler is cold', '"Sensor P1 reads 95 degrees. State: cold",\n"A boiler is cold'),
        ),
        _first_shot(
            STOCK,
            '"\\n".join(rows)',
            "item | shelf | left\noil | P1 | 7\nwax | P2 | 15\nQ: On which shelf is the wax?\nA: P1\n\n",
        ),
        _first_shot(
            TRACE,
            '"What does',
            'What does this program print?\nprint("no" * 2)\nIt prints: nonono\n\n',
        ),
    ),
    kind(
        S,
        "a row of the test set serves as the worked example",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked "
        "few-shot/same-twice",
        changed(
            VERTALING,
            ("The sea is calm today.", "It is raining again."),
            ("Il mare è calmo oggi.", "Piove di nuovo."),
        ),
        changed(
            REVIEWS,
            ("A disco next door kept us awake.", "You could hear the lift through the wall."),
        ),
        changed(TICKETS, shots=(*MORE_TICKETS[:3], TICKETS.rows[2])),
        changed(SHOP, shots=(SHOP.rows[0], *MORE_SHOP[:3])),
    ),
    kind(
        S,
        "a shot asks a doc's question with a comma or a letter changed",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs answer/leaked",
        changed(
            REVIEWS,
            ("A disco next door kept us awake.", "you could hear the lift, through the wall"),
        ),
        changed(
            SHOP,
            shots=(*MORE_SHOP, {**SHOP.rows[3], "review": "漏水漏得满包都是，坚决退货！！"}),
            fewshot=5,
        ),
        changed(
            TICKETS,
            shots=(*MORE_TICKETS, {**TICKETS.rows[0], "subject": "laptop will not start."}),
            fewshot=5,
        ),
    ),
    kind(
        S,
        "the question's last cue was renamed, and the worked examples' was not",
        "few-shot/worked-cue text/cue-forms few-shot/other-cues text/shot-cue",
        changed(VERTALING, ("{data['en']}\\nItalian:", "{data['en']}\\nTranslation:")),
        changed(REVIEWS, ('+ "\\nAspect:"', '+ "\\nTopic:"')),
        _first_shot(
            READING,
            'f"【短文】',
            "【短文】妹妹把伞忘在了校车上。\n【问题】伞忘在哪里？\n【回答】校车上\n\n",
        ),
    ),
    kind(
        S,
        "one of the worked examples has a cue in bold or in another language",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue text/markup text/escaped",
        changed(
            VERTALING,
            (
                "for en, it in SHOTS)",
                'for en, it in SHOTS).replace("Italian: Dov", "**Italian:** Dov")',
            ),
        ),
        changed(
            REVIEWS,
            (
                "for said, aspect in EXAMPLES)",
                'for said, aspect in EXAMPLES).replace("Guest: A", "Gast: A")',
            ),
        ),
    ),
    kind(
        S,
        "nothing but a space stands between two examples",
        "few-shot/run-in few-shot/separator text/run-together text/lost-lines",
        changed(VERTALING, ('"\\n".join(', '" ".join(')),
        changed(REVIEWS, ("{aspect}\\n\\n", "{aspect} ")),
        changed(DOSE, own={"separator": " "}),
    ),
    kind(
        S,
        "the shots of the file have one label since its rows are sorted",
        "few-shot/lopsided few-shot/repeated",
        changed(
            REVIEWS,
            ('upstairs.", "staff"', 'upstairs.", "food"'),
            ("The man at the desk carried our bags upstairs.", "The rolls were still warm."),
            ("A disco next door kept us awake.", "Dinner came with a fine salad."),
            ('"noise"),', '"food"),'),
            ("The bed was huge and the bath spotless.", "Even the jam is made in house."),
            ('"room"),', '"food"),'),
        ),
        changed(
            SHOP,
            shots=tuple(
                {"item": item, "review": review, "label": "好评"}
                for item, review in (
                    ("风扇", "风力大，声音小，夏天离不开它。"),
                    ("茶壶", "做工精致，泡茶特别香。"),
                    ("围巾", "又软又暖，送人也体面。"),
                    ("书架", "安装简单，非常稳固。"),
                )
            ),
            fewshot=4,
        ),
        changed(
            TICKETS,
            shots=tuple(
                {"subject": subject, "body": body, "queue": "hardware"}
                for subject, body in (
                    ("Mouse", "The wheel does not turn any more."),
                    ("Projector", "The lamp has burned out."),
                    ("Charger", "The plug is bent."),
                    ("Scanner", "It pulls in no paper."),
                )
            ),
            fewshot=4,
        ),
    ),
    kind(
        S,
        "the file of shots has the labels of another version of the data",
        "few-shot/other-labels few-shot/unlike-docs answer/two-spellings answer/other-names "
        "few-shot/worked-form answer/other-form few-shot/other-form",
        changed(
            SHOP,
            shots=tuple(
                {**row, "label": {"好评": "正面", "中评": "中性", "差评": "负面"}[row["label"]]}
                for row in MORE_SHOP
            ),
        ),
        changed(
            TICKETS, shots=tuple({**row, "queue": row["queue"].upper()} for row in MORE_TICKETS)
        ),
        changed(
            NOTICIAS,
            shots=table(
                "titular|tema",
                """
                El portero renueva con su club|deportes
                La bolsa cierra con pérdidas|economía
                Un festival de cine mudo en Cádiz|cultura
                """,
            ),
            fewshot=3,
        ),
    ),
    kind(
        S,
        "the rows of the file of shots lack a field",
        "code/error few-shot/unlike-docs text/empty-slot",
        changed(
            SHOP, shots=tuple({k: v for k, v in row.items() if k != "item"} for row in MORE_SHOP)
        ),
        changed(
            TICKETS,
            shots=tuple({"body": row["body"], "queue": row["queue"]} for row in MORE_TICKETS),
        ),
        changed(KANA, shots=({"kanji": "学校"}, {"kanji": "電話"}, {"kanji": "時計"})),
    ),
    kind(
        S,
        "the file of shots has fewer rows than the config asks for",
        "few-shot/fewer",
        changed(SHOP, shots=MORE_SHOP[:2], fewshot=5),
        changed(TICKETS, shots=MORE_TICKETS[:3], fewshot=8),
        changed(
            KANA, shots=({"kanji": "学校", "yomi": "がっこう"}, {"kanji": "電話", "yomi": "でんわ"})
        ),
    ),
    kind(
        S,
        "an example was typed in, and its answer was left for later",
        "few-shot/no-answer text/empty-slot answer/empty few-shot/unlike-docs",
        changed(VERTALING, ("Dov'è la stazione?", "")),
        changed(REVIEWS, ('upstairs.", "staff"', 'upstairs.", ""')),
        changed(SHOP, shots=(*MORE_SHOP[:2], {**MORE_SHOP[2], "label": ""})),
    ),
    kind(
        S,
        "one example is there twice after two lists were merged",
        "few-shot/same-twice few-shot/repeated few-shot/near-copy",
        changed(
            VERTALING,
            (
                '("Where is the station?"',
                '("The sea is calm today.", "Il mare è calmo oggi."),\n    ("Where is the station?"',
            ),
        ),
        changed(REVIEWS, ("in EXAMPLES)", "in [*EXAMPLES, EXAMPLES[1]])")),
        changed(TICKETS, shots=(*MORE_TICKETS[:2], MORE_TICKETS[0]), fewshot=3),
    ),
    kind(
        S,
        "the examples' answers end with a space before the line's end",
        "few-shot/trailing-space answer/two-spellings text/two-spaces few-shot/worked-form",
        changed(REVIEWS, ("{aspect}\\n", "{aspect} \\n")),
        changed(VERTALING, ('Italian: {it}"', 'Italian: {it} "')),
        changed(SENSOR, ('" " + data["state"],', '" " + data["state"] + " ",')),
    ),
    kind(
        S,
        "the examples were pasted behind the question",
        "few-shot/question-first few-shot/run-in few-shot/no-answer few-shot/other-order text/shot-cue "
        "few-shot/worked-cue",
        changed(VERTALING, ('shown + "\\n" + query', 'query + "\\n" + shown')),
        changed(
            REVIEWS,
            (" + shots\n", "\n"),
            ('+ "\\nAspect:"', '+ "\\nAspect:\\n\\n" + shots.strip()'),
        ),
    ),
    kind(
        S,
        "all shots and the question bear one and the same number",
        "few-shot/numbered",
        changed(
            VERTALING,
            ('f"English: {en}', 'f"Example 1\\nEnglish: {en}'),
            ('f"English: {data', 'f"Example 1\\nEnglish: {data'),
        ),
        changed(DOSE, ('"Note: ', '"Patient 1\\nNote: ')),
        changed(HISTORY, ('f"题目：', 'f"第1题\\n题目：')),
    ),
    kind(
        S,
        "a number of examples is announced, and there are more or fewer",
        "few-shot/other-count",
        changed(REVIEWS, ("or noise?", "or noise? Here are three examples.")),
        changed(VERTALING, ("text = shown", 'text = "Here are five examples.\\n" + shown')),
        changed(DOSE, description="The notes come from a ward round. Two examples are given."),
    ),
)
