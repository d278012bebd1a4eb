"""Faults between shots and query."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.seventeenth.making import table
from tests.lint.seventeenth.tasks_en import FILMS, LAWS, SPAM, TICKETS
from tests.lint.seventeenth.tasks_free import DATES, GARDEN, SHOP, TOPICS
from tests.lint.seventeenth.tasks_zh import PINGLUN, XINWEN, YINGYONG
from tests.lint.shape import changed

FAMILY = "shots and query"

KINDS = (
    kind(
        FAMILY,
        "the worked examples have another cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue",
        changed(TOPICS, ("{headline}\\nTopic: {topic}", "{headline}\\nCategory: {topic}")),
        changed(DATES, ("\nDate: 1971", "\nISO: 1971"), ("\nDate: 2024", "\nISO: 2024")),
        changed(XINWEN, ("類別：{label}", "分類結果：{label}")),
    ),
    kind(
        FAMILY,
        "the last worked example has no answer",
        "few-shot/no-answer",
        changed(
            TOPICS,
            (
                '("Why sourdough is back on our tables", "food")',
                '("Why sourdough is back on our tables", "")',
            ),
        ),
        changed(DATES, ("Date: 2024-12-31\n", "Date:\n")),
        changed(XINWEN, ('("金曲獎入圍名單出爐", "娛樂")', '("金曲獎入圍名單出爐", "")')),
    ),
    kind(
        FAMILY,
        "a worked example answers wrongly",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs few-shot/worked-form few-shot/other-labels",
        changed(DATES, ("Date: 1971-05-04", "Date: 1972-05-04")),
        changed(
            SHOP,
            (
                '"input": f"Q:',
                '"input": f"Q: A box has 6 pens. How many pens are in 4 boxes?\\nA: Let\'s think step by step. 6 * 4 = 26. The answer is 26.\\n\\nQ:',
            ),
            fewshot=0,
        ),
        changed(
            YINGYONG,
            (
                'text = f"',
                'text = f"问题：小华有9元，花了4元，还剩几元？\\n答案：让我们一步一步地想。\\n9-4=5。答案是6。\\n\\n',
            ),
            fewshot=0,
        ),
        changed(
            GARDEN,
            shots=(
                *GARDEN.shots[:3],
                {
                    "question": "Of 20 pears 6 rot. How many are good?",
                    "answer": "20 - 6 = 16 are good.\n#### 16",
                },
            ),
        ),
    ),
    kind(
        FAMILY,
        "the examples stand behind the question",
        "few-shot/question-first few-shot/worked-cue few-shot/no-answer few-shot/run-in few-shot/other-order",
        changed(TOPICS, ("    blocks.append(", "    blocks.insert(0, ")),
        changed(
            DATES,
            (
                "text = HEAD + f\"Sentence: {data['sentence']}\\nDate:\"",
                "text = f\"Sentence: {data['sentence']}\\nDate:\\n\" + HEAD.strip()",
            ),
            ('"output": f" {', '"output": f"\\n{'),
        ),
        changed(
            XINWEN,
            (
                "    for title, label in SAMPLES:",
                "    text += f\"標題：{data['title']}\\n類別：\\n\\n\"\n    for title, label in SAMPLES:",
            ),
            ("    text += f\"標題：{data['title']}\\n類別：\"\n", ""),
        ),
    ),
    kind(
        FAMILY,
        "the worked examples are numbered, and the question is not, or starts again",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue few-shot/worked-form text/cue-forms",
        changed(
            TOPICS,
            (
                'f"Headline: {headline}\\nTopic: {topic}" for headline, topic in EXAMPLES',
                'f"Headline {n}: {headline}\\nTopic: {topic}" for n, (headline, topic) in enumerate(EXAMPLES, 1)',
            ),
        ),
        changed(
            XINWEN,
            ("for title, label in SAMPLES:", "for n, (title, label) in enumerate(SAMPLES, 1):"),
            ("標題：{title}", "{n}、標題：{title}"),
            ("標題：{data", "1、標題：{data"),
        ),
        changed(
            DATES,
            ("Sentence: They", "1) Sentence: They"),
            ("Sentence: The lease", "2) Sentence: The lease"),
        ),
    ),
    kind(
        FAMILY,
        "the shots file has other labels than the rows",
        "few-shot/other-labels few-shot/not-a-choice answer/two-spellings few-shot/worked-form few-shot/other-form answer/other-names",
        changed(
            FILMS,
            shots=table(
                "review|label",
                "Dull from start to end.|neg\nA joy to watch!|pos\nI would see it twice.|pos\nWeak jokes, weak plot.|neg",
            ),
        ),
        changed(
            PINGLUN,
            shots=table(
                "content|label",
                "鞋子很舒服。|正面\n汤里有头发。|负面\n送货很快。|正面\n音质很糟。|负面",
            ),
        ),
        changed(
            SPAM,
            shots=table(
                "sms|label",
                "Call me when you can.|ham\nFree ringtones, text WIN now.|spam\nSee you at noon.|ham\nGet rich in a week.|spam",
            ),
        ),
        changed(
            TICKETS,
            shots=table(
                "message|team",
                "My card was refused.|Billing Dept.\nWhere is my box?|Logistics\nIt does not fit.|Returns Dept.\nI forgot my login.|IT",
            ),
        ),
    ),
    kind(
        FAMILY,
        "an example is written without an end, so that the next one runs into it",
        "few-shot/run-in few-shot/separator text/run-together text/description-runs-on",
        changed(TOPICS, ('"\\n\\n".join(blocks)', '" ".join(blocks)')),
        changed(XINWEN, ("類別：{label}\\n\\n", "類別：{label}")),
        changed(FILMS, description="You are an expert critic."),
    ),
    kind(
        FAMILY,
        "all worked examples have one label",
        "few-shot/lopsided few-shot/wrong-answer",
        changed(
            TOPICS,
            ("Minister resigns over unpaid taxes", "Skiers sweep the podium"),
            ('"politics"),', '"sports"),'),
            ("Probe sends back first pictures of comet", "Goalless draw in the derby"),
            ('"science"),', '"sports"),'),
            ("Why sourdough is back on our tables", "Tennis star out for months"),
            ('"food"),', '"sports"),'),
        ),
        changed(
            XINWEN,
            ('("中華隊延長賽逆轉奪冠", "體育")', '("銀行獲利創新高", "財經")'),
            ('("金曲獎入圍名單出爐", "娛樂")', '("美元兌臺幣貶值一角", "財經")'),
        ),
        changed(
            LAWS,
            shots=table(
                "passage|question|holds?",
                "Tea is free on all floors.|Is tea free on the second floor?|true\nShoes must be worn in the lab.|Are shoes needed in the lab?|true\nPlants are watered on Mondays.|Are plants watered on Mondays?|true\nThe gate closes at eight.|Is the gate closed at nine?|true",
            ),
            fewshot=4,
        ),
    ),
)
