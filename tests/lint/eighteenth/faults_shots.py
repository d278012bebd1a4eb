"""Faults of shots and worked examples against the query."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import HOTELS, INFER, SCIENCE
from tests.lint.eighteenth.tasks_free import GERMAN, SHOP, SORTED, SPANS, UNITS, WARD
from tests.lint.eighteenth.tasks_labels import ACCEPT
from tests.lint.eighteenth.tasks_tw import FANYI, TOUSU
from tests.lint.eighteenth.tasks_zh import WAIMAI, YINGYONG
from tests.lint.making import kind, table
from tests.lint.shape import changed

FAMILY = "shots and query"
EVALUATED = "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs"
FORM = "few-shot/other-labels few-shot/worked-form few-shot/other-form answer/other-form answer/two-spellings answer/other-names"
CUES = "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms few-shot/no-answer"
WRONG = "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs"
AFTER = "few-shot/question-first few-shot/no-answer few-shot/other-order"

HOTEL_SHOTS = table(
    "review|sentiment|stars#",
    """
    Breakfast on the roof was a delight.|{good}|5
    Mould in the shower and no hot water.|{bad}|1
    Superb location, shabby furniture.|{both}|3
    The porter remembered our names.|{good}|5
    Never again: cockroaches in the hall.|{bad}|1
    """.replace("{good}", "POS")
    .replace("{bad}", "NEG")
    .replace("{both}", "MIX"),
)

KINDS = (
    kind(
        FAMILY,
        "a worked example was taken from the rows that are scored",
        EVALUATED,
        changed(ACCEPT, ("Every window in the house was open.", "What did you buy at the market?")),
        changed(TOUSU, ("過馬路的燈太短，老人走不完。", "貨車長期停在單車徑上。")),
        changed(
            SPANS,
            (
                'return f"Text',
                'return f"Text: Guided tours last fifty minutes and end in the chapel.\\nQuestion: Where do the tours end?\\nAnswer with words from the text: the chapel\\n\\nText',
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "a worked example breaks off before its answer",
        "few-shot/no-answer text/empty-slot few-shot/wrong-answer",
        changed(ACCEPT, ("(yes or no): yes\n\n'''", "(yes or no):\n\n'''")),
        changed(TOUSU, ("\\n部門：交通\\n\\n", "\\n部門：\\n\\n")),
        changed(
            SORTED,
            (
                'text = f"Sort',
                'text = "Words: plum, date\\nSorted:\\n\\nWords: red, blue\\nSorted: blue, red\\n\\n" f"Sort',
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "the question's last cue is another than that of the worked examples",
        CUES,
        changed(
            ACCEPT,
            ("{data['sentence']}\\nGrammatical (yes or no):", "{data['sentence']}\\nVerdict:"),
        ),
        changed(TOUSU, ('\\n部門：",\n', '\\n應轉交：",\n')),
        changed(
            GERMAN,
            (
                '"Translate into German.\\n" + ',
                '"Translate into German.\\nEnglish: Good evening.\\nDeutsch: Guten Abend.\\n\\nEnglish: I am hungry.\\nDeutsch: Ich habe Hunger.\\n\\n" + ',
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "the shots' file answers in another form than the rows do",
        FORM,
        changed(HOTELS, shots=HOTEL_SHOTS),
        changed(
            UNITS,
            shots=tuple(
                {**row, "result": f"{row['amount']} = {row['result']} {row['unit']}"}
                for row in UNITS.shots
            ),
        ),
        changed(
            FANYI,
            shots=table(
                "en|zh",
                "Good night.|wǎn ān\nI am tired.|wǒ lèi le\nThank you very much.|fēi cháng gǎn xiè\nSee you tomorrow.|míng tiān jiàn",
            ),
        ),
    ),
    kind(
        FAMILY,
        "all examples have one label",
        "few-shot/lopsided",
        changed(
            ACCEPT,
            (
                "Every window in the house was open.\nGrammatical (yes or no): yes",
                "The dog bark at night.\nGrammatical (yes or no): no",
            ),
            (
                "We rarely see foxes near the barn.\nGrammatical (yes or no): yes",
                "She is more taller than me.\nGrammatical (yes or no): no",
            ),
        ),
        changed(
            TOUSU,
            ("過馬路的燈太短，老人走不完。\\n部門：交通", "海邊全是膠樽。\\n部門：環境"),
            ("電梯壞了一個月還沒有修。\\n部門：房屋", "工廠半夜排黑煙。\\n部門：環境"),
        ),
        changed(
            WAIMAI,
            shots=table(
                "text|label#",
                "菜很新鮮，味道一流。|1\n骑手提前到了。|1\n粥熬得很香。|1\n老板还送了水果。|1\n面条很筋道。|1".replace(
                    "鮮", "鲜"
                ),
            ),
        ),
    ),
    kind(
        FAMILY,
        "a number that is written into the template counts wrongly",
        "few-shot/numbered",
        changed(INFER, ('f"Premise: ', '"Example 4:\\n"\n        f"Premise: ')),
        changed(
            ACCEPT,
            ("'''Sentence: The children", "'''1) Sentence: The children"),
            ("\n\nSentence: Every", "\n\n2) Sentence: Every"),
            ("\n\nSentence: Who", "\n\n3) Sentence: Who"),
            ("\n\nSentence: We", "\n\n4) Sentence: We"),
            ('f"Sentence: ', 'f"4) Sentence: '),
        ),
        changed(YINGYONG, ('"题目：" + hang', '"题目1：" + hang')),
    ),
    kind(
        FAMILY,
        "the text announces another number of examples than there are",
        "few-shot/other-count",
        changed(
            SCIENCE, description="Study the five solved questions, then solve the last one.\n\n"
        ),
        changed(ACCEPT, ("'''Sentence: The", "'''Two examples are given first.\n\nSentence: The")),
        changed(WAIMAI, description="先看两个例子，再判断最后一条。\n\n"),
    ),
    kind(
        FAMILY,
        "a shot or worked example calculates or answers wrongly",
        WRONG,
        changed(
            YINGYONG,
            rows=lambda rows: [
                {
                    **row,
                    "steps": row["steps"]
                    .replace("5×14=70", "5×14=75")
                    .replace("8×12=96", "8×12=92")
                    .replace("36-15=21", "36-15=20"),
                }
                for row in rows
            ],
        ),
        changed(
            SHOP,
            (
                'prompt = "Q: {}',
                "prompt = \"Q: Ann has 3 bags of 7 nuts and eats 4. How many are left?\\nA: Let's work it out step by step. 3 * 7 = 24. 24 - 4 = 20. The answer is 20.\\n\\nQ: {}",
            ),
            fewshot=0,
        ),
        changed(
            WARD,
            rows=lambda rows: [
                {
                    **row,
                    "why": row["why"]
                    .replace("39.5 minus 37.8 is 1.7", "39.5 minus 37.8 is 2.3")
                    .replace("60 divided by 12 is 5", "60 divided by 12 is 4")
                    .replace("18 times 5 is 90", "18 times 5 is 85"),
                }
                for row in rows
            ],
        ),
    ),
    kind(
        FAMILY,
        "the worked examples come behind the question",
        AFTER,
        changed(
            ACCEPT,
            (
                "EXAMPLES + f\"Sentence: {data['sentence']}\\nGrammatical (yes or no):\"",
                "f\"Sentence: {data['sentence']}\\nGrammatical (yes or no):\\n\\n\" + EXAMPLES.rstrip()",
            ),
        ),
        changed(
            TOUSU,
            (
                "SHI_LI + f\"\\n投訴：{data['complaint']}\\n部門：\"",
                "f\"投訴：{data['complaint']}\\n部門：\\n\\n\" + SHI_LI",
            ),
        ),
        changed(
            SORTED,
            (
                '\\nSorted:"',
                '\\nSorted:\\n\\nFor example:\\nWords: red, blue\\nSorted: blue, red\\nWords: ten, six, one\\nSorted: one, six, ten"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "an example is there twice",
        "few-shot/same-twice few-shot/repeated few-shot/same-docs",
        changed(ACCEPT, ("Who did you say that left early?", "The children has gone home.")),
        changed(
            TOUSU,
            (
                '"投訴：過馬路',
                '"投訴：公園裡的垃圾桶三天沒有清。\\n部門：環境\\n\\n"\n    "投訴：過馬路',
            ),
        ),
        changed(UNITS, shots=(*UNITS.shots[:2], UNITS.shots[0], UNITS.shots[1])),
    ),
)
