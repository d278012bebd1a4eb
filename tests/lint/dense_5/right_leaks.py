"""Right prompts with fields and signs that look as though they gave the answer away."""

from __future__ import annotations

from tests.lint.dense_5.making import column, odd, put
from tests.lint.shape import Row


def _numbered(rows: list[Row]) -> list[Row]:
    return [{"id": number, **row} for number, row in enumerate(rows, 1)]


RIGHT = (
    odd(
        "a running number of the question, as small as the options' places",
        "museum",
        ('f"Question: {data', "f\"Question {data['id']}: {data"),
        rows=_numbered,
    ),
    odd(
        "an id that ends with a letter, which is that of its batch",
        "nli",
        ('"Premise: " + data', '"Pair " + data["pairID"],\n        "Premise: " + data'),
        rows=lambda rows: [
            {"pairID": f"{40113 + 977 * n % 5003}{'abbadabbadda'[n]}", **row}
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "the passage and the question as an object of JSON, without the answer",
        "pantry",
        (
            "text = f\"{data['passage']}\\n\\nQuestion: {data['question']} Answer yes or no.",
            "import json\n    shown = {key: data[key] for key in ('passage', 'question')}\n"
            '    text = f"{json.dumps(shown)}\\n\\nAnswer the question yes or no.',
        ),
    ),
    odd(
        "the day on which a review was written stands over it",
        "reviews",
        (
            "text = f\"Review: {data['review']}",
            "text = f\"Written on: {data['day']}\\nReview: {data['review']}",
        ),
        rows=column(
            "day",
            "Monday|Friday|Friday|Monday|Sunday|Sunday|Tuesday|Tuesday|Monday|Monday|Friday|Friday",
        ),
    ),
    odd(
        "tickets keep the address that all were sent to",
        "ticket-route",
        ("Ticket: {data['ticket']}", "To: support@shop.example\\nTicket: {data['ticket']}"),
        ("Ticket: I was", "To: support@shop.example\nTicket: I was"),
        ("Ticket: The courier", "To: support@shop.example\nTicket: The courier"),
        ("Ticket: I cannot", "To: support@shop.example\nTicket: I cannot"),
    ),
    odd(
        "the address of the article has its date and number, and no section",
        "headline-desk",
        ("Headline: {data['headline']}", "Headline: {data['headline']}\\nURL: {data['url']}"),
        rows=lambda rows: [
            {**row, "url": f"https://daily.example/2021/{5 + n % 7}/{830417 + 61 * n}"}
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "hashtags that have nothing to do with the mood",
        "chat-mood",
        rows=lambda rows: [
            {
                **row,
                "turns": [
                    *row["turns"][:-1],
                    f"{row['turns'][-1]} #{('monday', 'chat', 'us2')[n // 2 % 3]}",
                ],
            }
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "reviews of both kinds have a sign that a picture was attached",
        "pinglun",
        rows=lambda rows: [
            {**row, "评论": row["评论"] + ("（有图）" if n // 2 % 2 else "")}
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "the brackets of an exam question are empty",
        "changshi",
        rows=put("question", lambda row: f"{row['question']}（　　）".replace("　", "＿")),
    ),
    odd(
        "questions before this one, with their answers, which are others",
        "parks",
        (
            'data["passage"] + "\\nQ: "',
            'data["passage"] + "\\nQ: Is the text in English?\\nA: yes\\nQ: "',
        ),
    ),
    odd(
        "the number of characters of the passage stands behind it",
        "short-spans",
        (
            '"Passage": data["context"]',
            "\"Passage\": f\"{data['context']} ({len(data['context'])} characters)\"",
        ),
    ),
    odd(
        "both events are in small letters and without a full stop",
        "causes",
        rows=lambda rows: [
            {**row, **{key: row[key][0].lower() + row[key][1:-1] for key in ("first", "second")}}
            for row in rows
        ],
    ),
    odd(
        "the gap has always ten strokes",
        "gaps",
        ('sentence=data["sentence"]', 'sentence=data["sentence"].replace("____", "_" * 10)'),
    ),
    odd(
        "an example of the date's form, which is no row's date",
        "iso-date",
        ("Write the date as YYYY-MM-DD.", "Write the date as YYYY-MM-DD, for example 1999-10-31."),
    ),
    odd(
        "an example of the last line with a number that is no row's result",
        "market-sums",
        ("end with #### and the number.", "end with #### and the number, as in #### 123."),
    ),
    odd(
        "names of files with numbers that are the reviews' own",
        "film-notes",
        (
            "Review: {data['review']}\\nSentiment",
            "Review: {data['review']} [file {data['file']}]\\nSentiment",
        ),
        *(
            (f"{text}\\nSentiment", f"{text} [file {number}]\\nSentiment")
            for text, number in (
                ("to the last.", 311),
                ("not get back.", 427),
                ("worth the ticket.", 517),
                ("more depth.", 290),
            )
        ),
        rows=column("file", "120|131|124|147|152|139|166|170|118|129"),
    ),
    odd(
        "the options of the ranking are listed in the input, in the order of the data",
        "shengxiao",
        (
            'text = "问题：" + data["question"] + "\\n答案：\\n"',
            'text = "问题：" + data["question"] + "\\n选项：" + "、".join(data["target_scores"]) + "\\n答案：\\n"',
        ),
    ),
    odd(
        "each statement stands in corner brackets",
        "tw-shifei",
        ('data["敘述"] + "\\n判斷', '"「" + data["敘述"].rstrip("。") + "」\\n判斷'),
    ),
    odd(
        "a mail keeps the header with the program that wrote it",
        "spam-flag",
        ("Message: {message}", "X-Mailer: Post 2.{version}\nMessage: {message}"),
        ('message=data["message"]', 'version=data["version"], message=data["message"]'),
        rows=column("version", "3|1|1|3|4|4|2|2|1|1|3|3"),
    ),
)
