"""Leaks by what the data or a later stage wrote into the texts."""

from __future__ import annotations

from tests.lint.dense_5.making import bad, column, leak, put

L = "answer/leaked answer/in-id answer/marked"


KINDS = (
    leak(
        "lines were split at the wrong character, so the sentence brings its translation along",
        f"{L} text/* answer/unlike-others",
        bad("into-french", rows=put("en", lambda row: f"{row['en']}\t{row['fr']}")),
    ),
    leak(
        "the text is cut where the span ends, by the code that looks the span up",
        f"{L} text/cut-item text/no-question",
        bad(
            "chouqu",
            (
                '"正文": data["news"]',
                '"正文": data["news"][: data["news"].index(data["span"]) + len(data["span"])]',
            ),
        ),
    ),
    leak(
        "the class stands there as the number that the data base has for it",
        L,
        bad(
            "tickets",
            ('"Ticket: " + data', '"Category: " + str(data["category_id"]) + "\\nTicket: " + data'),
            rows=put(
                "category_id",
                lambda row: {"billing": 30, "delivery": 41, "login": 12, "refund": 35}[
                    row["queue"]
                ],
            ),
        ),
    ),
    leak(
        "a machine's draft is shown that is the reference but for its full stop",
        L,
        bad(
            "fanyi",
            (
                '\\n中文：%s\\n英文：" % data["zh"]',
                '\\n中文：%s\\n初稿：%s\\n英文：" % (data["zh"], data["mt"])',
            ),
            rows=put("mt", lambda row: row["en"].rstrip(".")),
        ),
    ),
    leak(
        "the name of the review's file ends with its score",
        L,
        bad(
            "film-notes",
            ("Review: {data['review']}", "[{data['file']}]\\nReview: {data['review']}"),
            rows=lambda rows: [
                {
                    "file": f"{1203 + 7 * n}_{(9, 8, 10)[n % 3] if row['tone'] == 'positive' else (2, 1, 3)[n % 3]}.txt",
                    **row,
                }
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "a mail keeps what the spam filter has written into its header",
        L,
        bad(
            "spam-flag",
            (
                "Message: {message}",
                "X-Spam-Status: {status}\n    Message: {message}".replace("    ", ""),
            ),
            ('message=data["message"]', 'status=data["status"], message=data["message"]'),
            rows=lambda rows: [
                {
                    **row,
                    "status": f"Yes, score=8.{n % 10}" if row["spam"] else f"No, score=0.{n % 10}",
                }
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "the history of the talk goes up to the question that is asked, answer included",
        f"{L} few-shot/own-doc few-shot/near-copy few-shot/question-shown text/said-again "
        "text/repeated-instruction",
        bad(
            "zh-yuedu",
            (
                '"问题：" + data["question"]',
                '*(f"问：{问} 答：{答}" for 问, 答 in data["turns"]), "问题：" + data["question"]',
            ),
            rows=put(
                "turns",
                lambda row: [["文章是哪种体裁？", "短文"], [row["question"], row["answer"]]],
            ),
        ),
    ),
    leak(
        "the score of likeness, from which the label was cut, is printed",
        L,
        bad(
            "same-meaning",
            ("\\nMeaning (same", "\\nSimilarity: {data['score']}\\nMeaning (same"),
            rows=column("score", "4.8|1.2|4.6|0.8|4.4|1.6|5.0|1.0|4.2|1.4"),
            shots=tuple(
                {"pair": pair.split("/"), "label": label, "score": score}
                for pair, label, score in (
                    ("The cat chased the mouse./The mouse ran after the cat.", 0, "1.8"),
                    ("I gave her the key./She got the key from me.", 1, "4.6"),
                    ("All shops were open./No shop was closed.", 1, "4.4"),
                    ("The train left late./The train left on time.", 0, "0.6"),
                )
            ),
        ),
    ),
    leak(
        "the reply of the staff stands beneath the message, though it came after it was sorted",
        L,
        bad(
            "gongdan",
            ("留言：{data['留言']}", "留言：{data['留言']}\\n客服回复：{data['回复']}"),
            rows=put(
                "回复",
                lambda row: {
                    "查询": "您好，已为您查到结果。",
                    "投诉": "非常抱歉，已记录并上报。",
                    "退款": "款项将于三日内到账。",
                }[row["类别"]],
            ),
        ),
    ),
    leak(
        "the date keeps the machine-readable form of its tag in HTML",
        f"{L} text/markup",
        bad(
            "iso-date",
            rows=put(
                "written", lambda row: f'<time datetime="{row["iso"]}">{row["written"]}</time>'
            ),
        ),
    ),
    leak(
        "a column with the label in another language is shown as metadata",
        L,
        bad(
            "dianping",
            (
                '"评论：" + data["text"],',
                '"评论：" + data["text"],\n        "polarity: " + data["polarity"],',
            ),
            rows=put("polarity", lambda row: "pos" if row["label"] else "neg"),
        ),
    ),
    leak(
        "the questions of a quiz come with their solution printed upside down",
        L,
        bad("gloss", rows=put("zh", lambda row: f"{row['zh']} ({row['en'][::-1]})")),
    ),
    leak(
        "the title of the page from which the passage was taken is the answer",
        L,
        bad(
            "yuedu",
            ("短文：{短文}", "标题：{标题}\\n短文：{短文}"),
            ('短文=data["短文"]', '标题=data["标题"], 短文=data["短文"]'),
            rows=put("标题", lambda row: row["回答"]),
        ),
    ),
    leak(
        "the option that a checker approved keeps his note",
        f"{L} answer/stands-out",
        bad(
            "likely-link",
            ('question, "Answer:", ""', 'question, *listed, "Answer:", ""'),
            ("    text =", '    listed = [f"- {o}" for o in data["target_scores"]]\n    text ='),
            rows=put(
                "target_scores",
                lambda row: {
                    f"{name[:-1]} [verified]." if score else name: score
                    for name, score in row["target_scores"].items()
                },
            ),
        ),
    ),
    leak(
        "the place that is sought is annotated in the text, as Rasa writes entities",
        f"{L} answer/marked text/markup text/stray-sign",
        bad(
            "notices",
            rows=put(
                "notice",
                lambda row: row["notice"].replace(row["place"], f"[{row['place']}](place)"),
            ),
        ),
    ),
)
