"""Faults of shots and worked examples, and of the question behind them."""

from __future__ import annotations

from tests.lint.making import kind, table
from tests.lint.shape import Kind, Row, SmallTask, changed
from tests.lint.thirtieth.tasks_choice import EMO, GEO, SPAM, TALK, TONE
from tests.lint.thirtieth.tasks_free import DATES, FRENCH, OPPOSITES, SPAN, SQL, SUMS
from tests.lint.thirtieth.tasks_zh import TNEWS, TNLI, TQUIZ, ZMATH, ZQUIZ, ZREAD

F = "shots and query"
MOOD = "joy, anger or fear?"
KINDS_ZH = "體育、財經、科技、娛樂。"


def twice(rows: list[Row]) -> list[Row]:
    """Return the rows with the first four of them once more."""
    return rows + rows[:4]


def mood(example: str) -> SmallTask:
    """Return the task of moods with a worked example, and no shots."""
    return changed(EMO, (MOOD, MOOD + "\\n\\n" + example), fewshot=0)


def news(example: str) -> SmallTask:
    """Return the task of headlines with a worked example, and no shots."""
    return changed(TNEWS, (KINDS_ZH, KINDS_ZH + "\\n\\n" + example), fewshot=0)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the file of shots has rows that are scored",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown few-shot/near-copy",
        changed(TONE, shots=TONE.rows[:4]),
        changed(SUMS, shots=SUMS.rows[1:5]),
        changed(ZREAD, shots=ZREAD.rows[:4]),
    ),
    kind(
        F,
        "the shots of a file have other labels than the docs",
        "few-shot/other-labels few-shot/unlike-docs few-shot/not-a-choice answer/other-names",
        changed(
            TONE,
            shots=table(
                "message|tone",
                """
            Thank you so much for your help yesterday.|positive
            You idiots have lost my ticket again.|negative
            May I ask when the update will arrive?|positive
            """,
            ),
        ),
        changed(
            SPAM,
            fewshot=3,
            shots=table(
                "text|spam",
                """
            You won a new phone, tap the link at once!|spam
            See you at the gym tonight?|ham
            Lose ten kilos in a week with this tea!|spam
            """,
            ),
        ),
        changed(
            TNLI,
            shots=table(
                "premise|hypothesis|label",
                """
            店門口貼著今日公休。|店裡正在營業。|否
            小狗在院子裡跑。|有動物在院子裡。|是
            他點了一杯咖啡。|他不喜歡喝茶。|未知
            """,
            ),
        ),
    ),
    kind(
        F,
        "a worked example closes with another cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms",
        changed(
            OPPOSITES, ("Opposite: late", "Antonym: late"), ("Opposite: sell", "Antonym: sell")
        ),
        mood("Entry: My dog died and I cannot stop crying.\\nFeeling: sadness"),
        news("標題：網球公開賽今日開打\\n分類：體育"),
    ),
    kind(
        F,
        "a worked example has no answer",
        "few-shot/no-answer few-shot/other-count text/empty-slot",
        changed(OPPOSITES, ("Opposite: sell", "Opposite:")),
        mood("Entry: My dog died and I cannot stop crying.\\nEmotion:"),
        news("標題：網球公開賽今日開打\\n類別："),
    ),
    kind(
        F,
        "a worked example calculates wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(
            SUMS,
            (
                'f"Problem',
                'f"Problem: A box has 6 rows of 7 nuts. How many nuts are in it?\\nSolution: '
                "Let's think step by step. It has 6 * 7 = 48 nuts. The answer is 48."
                "\\n\\nProblem",
            ),
            fewshot=0,
            shots=(),
        ),
        changed(
            ZMATH,
            (
                'f"问题',
                'f"问题：一箱牛奶12盒，3箱一共多少盒？\\n请一步一步地计算，最后写出答案。\\n解答：'
                "3箱一共12*3=32盒。所以答案是32。\\n\\n问题",
            ),
            fewshot=0,
        ),
        changed(
            SUMS,
            shots=(
                *SUMS.shots[:2],
                {
                    "problem": "A shelf has 9 rows of 8 jars. How many jars are on it?",
                    "steps": "It has 9 * 8 = 82 jars.",
                    "result": 82,
                },
            ),
        ),
    ),
    kind(
        F,
        "a worked example of the template is one of the docs",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown answer/leaked",
        changed(OPPOSITES, ("Word: early\nOpposite: late", "Word: hot\nOpposite: cold")),
        mood("Entry: We danced all night and I could not stop smiling.\\nEmotion: joy"),
        news("標題：央行宣布升息一碼，臺幣走強\\n類別：財經"),
    ),
    kind(
        F,
        "the input asks for steps, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form",
        changed(SUMS, ("{data['steps']} The answer is {data['result']}.", "{data['result']}")),
        changed(ZMATH, ("{data['guocheng']}所以答案是{data['daan']}。", "{data['daan']}")),
        changed(SPAN, ("\\nAnswer:", "\\nAnswer: Let's think step by step.")),
    ),
    kind(
        F,
        "some rows are there twice, so a doc's shots can be itself",
        "few-shot/own-doc few-shot/repeated few-shot/question-shown few-shot/near-copy",
        changed(GEO, rows=twice, fewshot=5),
        changed(FRENCH, rows=twice, fewshot=5),
        changed(TQUIZ, rows=twice, fewshot=5),
    ),
    kind(
        F,
        "the text says another number of examples than are shown",
        "few-shot/other-count",
        changed(OPPOSITES, ("two examples", "four examples")),
        changed(
            FRENCH,
            description="Translate each English sentence into French. Here are five examples.",
        ),
        changed(ZREAD, description="下面先给出五个例子，然后是需要回答的题目。"),
    ),
    kind(
        F,
        "the shots of a file are in another language than the docs",
        "few-shot/unlike-docs few-shot/worked-form few-shot/other-labels",
        changed(
            ZREAD,
            shots=table(
                "duanwen|wenti|huida",
                """
            The old baker sold his shop to a young couple.|Who sold the shop?|the old baker
            Lena found a silver ring in the garden.|What did Lena find?|a silver ring
            The ferry was late because of fog.|Why was the ferry late?|fog
            """,
            ),
        ),
        changed(
            SUMS,
            shots=table(
                "problem|steps|result#",
                """
            小红有5盒糖，每盒8颗，吃了6颗，还剩几颗？|一共5*8=40颗，还剩40-6=34颗。|34
            一本书90页，每天读15页，几天读完？|90/15=6天。|6
            爸爸买了3斤苹果，每斤7元，一共多少元？|一共3*7=21元。|21
            """,
            ),
        ),
        changed(
            TONE,
            shots=table(
                "message|tone",
                """
            麻烦您帮我看一下这台打印机，谢谢。|polite
            你们这群废物，到底会不会修？|rude
            请问明天几点可以来取电脑？|polite
            """,
            ),
        ),
    ),
    kind(
        F,
        "the outputs end with newlines of their own",
        "few-shot/separator few-shot/trailing-space",
        changed(FRENCH, ('" " + data["fr"], "p', '" " + data["fr"] + "\\n\\n", "p')),
        changed(SQL, ('" " + data["sql"], "p', '" " + data["sql"] + "\\n", "p')),
        changed(ZQUIZ, ('"output": gold', '"output": gold + "\\n"')),
    ),
    kind(
        F,
        "the worked examples stand behind the question",
        "few-shot/question-first few-shot/worked-cue few-shot/other-order answer/leaked",
        changed(
            OPPOSITES,
            (
                "{EXAMPLES}\\n\\nWord: {data['word']}\\nOpposite:",
                "Word: {data['word']}\\nOpposite:\\n\\n{EXAMPLES}",
            ),
        ),
        changed(
            EMO,
            (
                "\\nEmotion:",
                "\\nEmotion:\\n\\nEntry: My dog died and I cannot stop crying.\\nEmotion: sadness",
            ),
            fewshot=0,
        ),
        changed(
            TNEWS,
            ("\\n類別：", "\\n類別：\\n\\n標題：網球公開賽今日開打\\n類別：體育"),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the shots answer under another cue than the doc that is asked",
        "text/shot-cue few-shot/worked-cue few-shot/other-cues text/cue-forms code/*",
        changed(
            DATES,
            ("\\nDate:", "\\n{'Date' if int(data['date'][:4]) % 2 else 'Result'}:"),
        ),
        changed(
            TALK,
            ("\\nReply:", "\\n{'Reply' if len(data['question']) % 2 else 'Your choice'}:"),
        ),
        changed(
            TQUIZ,
            (
                '"\\n正確的選項是："',
                '("\\n正確的選項是：" if len(data["question"]) % 2 else "\\n答案：")',
            ),
        ),
    ),
)
