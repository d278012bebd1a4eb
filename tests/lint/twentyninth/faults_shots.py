"""Faults between the shots and the query."""

from __future__ import annotations

from tests.lint.making import kind, table
from tests.lint.shape import Kind, changed
from tests.lint.twentyninth.tasks_choice import MOOD, TALK
from tests.lint.twentyninth.tasks_free import DATES, PRINTS, STEPS, WORKED
from tests.lint.twentyninth.tasks_zh import ZIDIOM, ZMATH, ZNEWS

F = "shots and query"
JOIN = '"\\n\\n".join('
PAIR = 'f"Word: {word}\\nKind: {kind}"'
ONE = "成语：画__添足\\n缺字：蛇\\n\\n"
DATED = 'text = "Write the date as YYYY-MM-DD.'
STEPPED = 'text = f"Q:'
SUM = "Q: A box holds 6 eggs. How many are in 4 boxes?\\nA: Let's think step by step."


def dated(example: str) -> tuple[str, str]:
    """Return the change that puts a worked example under the head of the task on dates."""
    return DATED, f"{DATED}\\n\\n{example}"


def renamed(rows, key, names):
    """Return shots whose labels have other names."""
    return tuple({**row, key: names[row[key]]} for row in rows)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an example is one of the rows that are asked",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs "
        "answer/leaked",
        changed(MOOD, shots=(*MOOD.shots[:3], MOOD.rows[7])),
        changed(ZNEWS, shots=(ZNEWS.rows[4], *ZNEWS.shots[1:])),
        changed(WORKED, ('("rose", "flower")', '("tulip", "flower")')),
    ),
    kind(
        F,
        "the shots of a file answer with other labels",
        "few-shot/other-labels few-shot/unlike-docs few-shot/other-form answer/other-names "
        "answer/two-spellings few-shot/worked-form",
        changed(
            MOOD,
            shots=renamed(
                MOOD.shots,
                "mood",
                {"joy": "happy", "sadness": "sad", "anger": "angry", "fear": "scared"},
            ),
        ),
        changed(
            ZNEWS,
            shots=renamed(
                ZNEWS.shots,
                "topic",
                {"体育": "sports", "财经": "finance", "科技": "tech", "娱乐": "showbiz"},
            ),
        ),
        changed(
            TALK,
            shots=tuple(
                {
                    "turns": [
                        {"who": "Customer", "says": row["one"]},
                        {"who": "Agent", "says": row["two"]},
                        {"who": "Customer", "says": row["three"]},
                    ],
                    "status": row["status"],
                }
                for row in table(
                    "one|two|three|status",
                    """
    The door will not lock.|Push it down a little.|It locks, great!|resolved
    My card was refused.|Please try another card.|Refused as well.|unresolved
    Where is my seat number?|On the back of the ticket.|I see it, thanks.|resolved
    """,
                )
            ),
        ),
    ),
    kind(
        F,
        "the worked examples close with another cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        changed(WORKED, (PAIR, PAIR.replace("Kind:", "Category:"))),
        changed(ZIDIOM, *((f"缺字：{sign}", f"答案：{sign}") for sign in "蛇兔马")),
        changed(DATES, dated("Date: 1 April 2001\\nResult: 2001-04-01\\n")),
    ),
    kind(
        F,
        "a worked example answers wrongly",
        "few-shot/wrong-answer few-shot/wrong-sum answer/other-rule answer/chain-differs",
        changed(STEPS, (STEPPED, f'text = f"{SUM} 4 * 6 = 26 eggs. The answer is 26.\\n\\nQ:')),
        changed(DATES, dated("Date: 3 April 2001\\nISO: 2001-03-04\\n")),
        changed(
            ZMATH,
            (
                'text = "题目：',
                'text = "题目：一支笔3元，5支多少元？\\n请一步一步地计算。\\n解：3*5=18。所以答案是18\\n\\n题目：',
            ),
        ),
    ),
    kind(
        F,
        "the worked examples have no answers",
        "few-shot/no-answer text/empty-slot",
        changed(WORKED, (PAIR, PAIR.replace(" {kind}", ""))),
        changed(ZIDIOM, *((f"缺字：{sign}", "缺字：") for sign in "蛇兔马")),
        changed(DATES, dated("Date: 1 April 2001\\nISO:\\n\\nDate: 6 May 2002\\nISO:\\n")),
    ),
    kind(
        F,
        "nothing parts the examples",
        "few-shot/run-in few-shot/separator text/run-together",
        changed(WORKED, (JOIN, '" ".join(')),
        changed(ZIDIOM, *((f"{sign}\\n\\n", sign) for sign in "蛇兔马")),
        changed(MOOD, own={"separator": ""}),
    ),
    kind(
        F,
        "the worked examples stand behind the question",
        "few-shot/question-first text/shot-cue few-shot/separator few-shot/no-answer "
        "text/missing-space",
        changed(
            WORKED,
            (
                'HEAD + "\\n\\nWord: " + data["word"] + "\\nKind:"',
                '"Word: " + data["word"] + "\\nKind:\\n\\n" + HEAD',
            ),
        ),
        changed(
            ZIDIOM,
            (
                "LIZI + f\"成语：{data['gap']}\\n缺字：\"",
                "f\"成语：{data['gap']}\\n缺字：\\n\\n\" + LIZI.strip()",
            ),
        ),
        changed(
            DATES,
            (
                '\\nISO:" % data["date"]',
                '\\nISO:\\n\\nDate: 1 April 2001\\nISO: 2001-04-01" % data["date"]',
            ),
        ),
    ),
    kind(
        F,
        "the prompt tells of another number of examples",
        "few-shot/other-count",
        changed(WORKED, ("each word is.", "each word is. Here are two examples.")),
        changed(ZIDIOM, ("缺少的一个字。", "缺少的一个字。下面有五个例子。")),
        changed(MOOD, description=MOOD.description + " Six examples follow."),
    ),
    kind(
        F,
        "all examples have one label",
        "few-shot/lopsided few-shot/other-labels",
        changed(
            MOOD,
            fewshot=4,
            shots=table(
                "text|mood",
                """
    Our team won the cup!|joy
    The sun is out and I have the day off.|joy
    My sister had her baby, both are well!|joy
    I got the part in the play!|joy
    """,
            ),
        ),
        changed(
            ZNEWS,
            fewshot=4,
            shots=table(
                "title|topic",
                """
    羽毛球名将宣布退役|体育
    男篮热身赛险胜对手|体育
    乒乓球公开赛今日开拍|体育
    滑雪世界杯落下帷幕|体育
    """,
            ),
        ),
        changed(
            WORKED,
            (
                '(("rose", "flower"), ("hammer", "tool"), ("sparrow", "bird"))',
                '(("robin", "bird"), ("crow", "bird"), ("sparrow", "bird"), ("gull", "bird"))',
            ),
        ),
    ),
    kind(
        F,
        "an example stands in the prompt twice",
        "few-shot/same-twice few-shot/repeated few-shot/near-copy text/repeated-instruction",
        changed(WORKED, ('("hammer", "tool")', '("hammer", "tool"), ("hammer", "tool")')),
        changed(ZIDIOM, (f'"{ONE}"', f'"{ONE}"\n    "{ONE}"')),
        changed(
            MOOD, fewshot=4, shots=(MOOD.shots[0], MOOD.shots[1], MOOD.shots[0], MOOD.shots[2])
        ),
    ),
    kind(
        F,
        "the input asks for steps, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form",
        changed(STEPS, ("{data['steps']} The", "The")),
        changed(ZMATH, ('data["steps"] + "所以', '"所以')),
        changed(PRINTS, (r"\nOutput:", r"\nThink step by step before you answer.\nOutput:")),
    ),
    kind(
        F,
        "the worked examples begin with their answers",
        "few-shot/other-order few-shot/other-cues few-shot/worked-cue text/shot-cue",
        changed(WORKED, (PAIR, 'f"Kind: {kind}\\nWord: {word}"')),
        changed(
            ZIDIOM,
            ("成语：画__添足\\n缺字：蛇", "缺字：蛇\\n成语：画__添足"),
            ("成语：守株待__\\n缺字：兔", "缺字：兔\\n成语：守株待__"),
            ("成语：__到成功\\n缺字：马", "缺字：马\\n成语：__到成功"),
        ),
        changed(DATES, dated("ISO: 2001-04-01\\nDate: 1 April 2001\\n")),
    ),
)
