"""Faults that show the gold."""

from __future__ import annotations

from tests.lint.making import each, kind
from tests.lint.seventeenth.tasks_en import (
    FILMS,
    PAIRS,
    PLANETS,
    SPAM,
    TICKETS,
    WORDS,
)
from tests.lint.seventeenth.tasks_free import (
    DATES,
    GARDEN,
    GERMAN,
    MUSEUM,
    PYTHON,
    SCIENCE,
    SHOP,
    TOPICS,
)
from tests.lint.seventeenth.tasks_zh import (
    CHENGYU,
    FANYI,
    PANDUAN,
    PINGLUN,
    XINWEN,
    YUEDU,
)
from tests.lint.shape import changed

FAMILY = "leaks"
LEAK = "answer/leaked answer/stands-out answer/in-id"

KINDS = (
    kind(
        FAMILY,
        "a line for debugging tells the gold",
        LEAK,
        changed(PLANETS, ("\\nAnswer:", "\\n(key: {data['answer']})\\nAnswer:")),
        changed(
            YUEDU,
            ('"问题": data["question"]}', '"问题": data["question"], "参考": data["answer"]}'),
        ),
        changed(
            PYTHON, ('"```", "Output:"', '"```", f"# expected: {data[\'printed\']}", "Output:"')
        ),
    ),
    kind(
        FAMILY,
        "the solution stands in the question",
        "answer/leaked answer/reasoning-in-input",
        changed(SHOP, ("{question}\\nA:", "{question}\\nSolution: {steps}\\nA:")),
        changed(SCIENCE, ("\\nReason first", "\\nNote: {data['reason']}\\nReason first")),
        changed(GARDEN, ('+ "\\nAnswer:"', '+ "\\n" + solution.strip() + "\\nAnswer:"')),
    ),
    kind(
        FAMILY,
        "an id that is shown is made of the label",
        LEAK,
        changed(
            TICKETS,
            ('"Message: "', '"Ticket " + data["id"] + "\\nMessage: "'),
            rows=lambda rows: [
                {"id": f"{row['team'][:4].upper()}-{n:03}", **row}
                for n, row in enumerate(rows, 417)
            ],
        ),
        changed(
            PINGLUN,
            ("\\n评论：{}", "\\n编号：{}\\n评论：{}"),
            ('.format(data["content"])', '.format(data["uid"], data["content"])'),
            rows=lambda rows: [
                {"uid": f"{'pos' if row['label'] == '好评' else 'neg'}_{n:04}", **row}
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            SPAM,
            ('"\\n\\nSMS: "', '"\\n\\nFile: " + data["file"] + "\\nSMS: "'),
            rows=lambda rows: [
                {"file": f"{('ham', 'spam')[row['label']]}/{n}.txt", **row}
                for n, row in enumerate(rows, 88)
            ],
        ),
    ),
    kind(
        FAMILY,
        "the right option is marked in the list, or the answer in its text",
        LEAK + " answer/marked",
        changed(WORDS, ('{word}\\n"', "{word}{' *' * (index == data['gold'])}\\n\"")),
        changed(
            PLANETS,
            (
                'f"{letter}. {option}" for',
                "f\"{letter}. {option}{' ✓' if letter == data['answer'] else ''}\" for",
            ),
        ),
        changed(
            CHENGYU,
            (
                'f"{i}. {word}" for',
                '(f"【{i}. {word}】" if str(i) == data[\'number\'] else f"{i}. {word}") for',
            ),
        ),
        changed(
            MUSEUM,
            (
                "{data['text']}",
                "{data['text'].replace(data['answer'], '<b>' + data['answer'] + '</b>')}",
            ),
        ),
        changed(
            YUEDU,
            rows=each(
                lambda row: row.update(
                    passage=row["passage"].replace(row["answer"], f"**{row['answer']}**")
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "the hint is how the answer begins",
        LEAK,
        changed(
            GERMAN,
            (
                '\\nGerman:" % data["en"]',
                '\\nHint: %s...\\nGerman:" % (data["en"], data["de"][:6])',
            ),
        ),
        changed(FANYI, ("\\n英文：", "\\n提示：译文以“{data['en'].split()[0]}”开头。\\n英文：")),
        changed(
            PAIRS,
            ("as {third} is to", "as {third} is to {gold.strip()[:2]}_:"),
            ('    gold = best(data["target_scores"])\n', ""),
            ("    first, second", '    gold = best(data["target_scores"])\n    first, second'),
        ),
    ),
    kind(
        FAMILY,
        "a sign in the prompt goes with the label",
        LEAK,
        changed(
            FILMS,
            (
                "review=data[",
                'review={"positive": "👍 ", "negative": "👎 "}[data["label"]] + data[',
            ),
        ),
        changed(
            PINGLUN,
            ('data["content"]', '("★★★★★" if data["label"] == "好评" else "★") + data["content"]'),
        ),
        changed(
            PANDUAN, ('"\\n判斷：\\n"', '("。" if data["correct"] else "？") + "\\n判斷：\\n"')
        ),
    ),
    kind(
        FAMILY,
        "the topic that is asked for stands as a section above the text",
        LEAK,
        changed(
            TOPICS,
            (
                "f\"Headline: {data['headline']}\\nTopic:\"",
                "f\"Headline: {data['headline']} | {data['topic'].title()} News\\nTopic:\"",
            ),
        ),
        changed(
            XINWEN,
            ("標題：{data['title']}", "標題：{data['url']} {data['title']}"),
            rows=each(
                lambda row: row.update(
                    url="/"
                    + {"體育": "sports", "財經": "finance", "娛樂": "showbiz"}[row["label"]]
                    + "/"
                )
            ),
        ),
        changed(
            TICKETS,
            (
                'data["message"] +',
                'data["message"] + f" [sent to {data[\'team\']}@shop.example]" +',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the right options come first",
        "answer/one-place answer/leaked answer/same-gold",
        changed(
            WORDS,
            (
                'enumerate(data["words"])',
                'enumerate(sorted(data["words"], key=lambda w: w != data["words"][data["gold"]]))',
            ),
            ('"abc"[data["gold"]]', '"a"'),
        ),
        changed(
            PLANETS,
            rows=each(
                lambda row: row.update(
                    options=sorted(
                        row["options"],
                        key=lambda o: o != row["options"]["ABCD".index(row["answer"])],
                    ),
                    answer="A",
                )
            ),
        ),
        changed(
            CHENGYU,
            rows=each(
                lambda row: row.update(
                    choices=sorted(
                        row["choices"],
                        key=lambda o: row["choices"].index(o) != int(row["number"]) - 1,
                    ),
                    number="1",
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "a worked example of the template is one of the scored rows",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs few-shot/same-twice",
        changed(TOPICS, ("Minister resigns over unpaid taxes", "Mayor calls early election")),
        changed(
            DATES,
            ("The lease ends on December 31, 2024.\n", "It sank on April 15, 1912.\n"),
            ("Date: 2024-12-31", "Date: 1912-04-15"),
        ),
        changed(XINWEN, ("金曲獎入圍名單出爐", "歌手巡迴演唱會加場")),
    ),
    kind(
        FAMILY,
        "the shots file has scored rows in it",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown few-shot/near-copy",
        changed(FILMS, shots=FILMS.rows[:4]),
        changed(PANDUAN, shots=PANDUAN.rows[3:8]),
        changed(GARDEN, shots=(*GARDEN.shots[:2], *GARDEN.rows[:3])),
    ),
)
