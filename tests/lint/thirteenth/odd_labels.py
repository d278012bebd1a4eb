"""Right prompts in English: labels, yes or no, stars, passages."""

from __future__ import annotations

from tests.lint.thirteenth import rows_en as rows
from tests.lint.thirteenth.making import PPL, ranked, right, table

_RATED = table(
    "text stars",
    """
Clean rooms, kind staff, and a breakfast worth getting up for 😍 | 5
The shower was cold and nobody came to mend it. | 1
Fine for a night: small, plain, not far from the station. | 3
Lovely garden, though the lift was out of order. | 4
Mouldy walls and a smell of smoke 🤢 | 1
It was okay; the bed squeaked, the coffee was decent. | 3
Best stay of our whole trip!!! | 5
The room looked nothing like the photos, but the staff moved us. | 2
Great view, friendly owner, slightly noisy street. | 4
Overpriced, dusty, and the wi-fi dropped every hour. | 2
""",
)

LABELS = (
    right(
        "A claim with true, false or neither, as in GPT-3's paper.",
        "neither",
        r"""
        text = f"{data['premise']}\nQuestion: {data['hypothesis']} True, False or Neither?\nAnswer:"
        gold = ["True", "Neither", "False"][data["label"]]
        """,
        rows.NLI,
    ),
    right(
        "Numbers as labels, with a legend that fits the code.",
        "legend",
        r"""
        text = "0 = entailment, 1 = neutral, 2 = contradiction\n\n"
        text += f"Sentence 1: {data['premise']}\nSentence 2: {data['hypothesis']}\nLabel:"
        gold = str(data["label"])
        """,
        rows.NLI,
    ),
    right(
        "An answer in JSON, as it was asked for.",
        "json_answer",
        r"""
        text = f'Premise: {data["premise"]}\nHypothesis: {data["hypothesis"]}\n'
        text += 'Reply as JSON: {"label": "entailment"}, {"label": "neutral"} or {"label": "contradiction"}.\nReply:'
        gold = json.dumps({"label": ["entailment", "neutral", "contradiction"][data["label"]]})
        """,
        rows.NLI,
        "import json",
        fewshot=3,
    ),
    right(
        "Both sentences in quotes inside one question.",
        "quoted",
        r"""
        text = f'If "{data["premise"]}" is true, is "{data["hypothesis"]}" also true? Answer yes, no or maybe.\n'
        gold = ["yes", "maybe", "no"][data["label"]]
        """,
        rows.NLI,
        **PPL,
        fewshot=0,
    ),
    right(
        "Check marks as labels.",
        "check_marks",
        r"""
        text = f"Info: {data['passage']}\nQuestion: {data['question']}?\nReply with ✅ for yes or ❌ for no.\nReply:"
        gold = "✅" if data["answer"] else "❌"
        """,
        rows.PARKS,
        fewshot=4,
    ),
    right(
        "BoolQ as in PaLM's prompts, questions in small letters.",
        "boolq",
        r"""
        text = f"{data['passage']}\n\nQ: {data['question']}? Yes or No?\nA:"
        gold = "Yes" if data["answer"] else "No"
        """,
        rows.PARKS,
        fewshot=4,
        stop=("\n\n", "\n"),
    ),
    right(
        "Yes and no ranked without shots.",
        "ranked_yes",
        r"""
        text = f"Read the notice and answer yes or no.\n\nNotice: {data['passage']}\nQuestion: {data['question']}?\n"
        gold = "yes" if data["answer"] else "no"
        """,
        ranked(rows.PARKS, lambda r: {"yes": r["answer"], "no": not r["answer"]}),
        **PPL,
        fewshot=0,
    ),
    right(
        "Two solutions with figures before them, and the figure is the answer.",
        "two_ways",
        r"""
        text = f"Goal: {data['goal']}\n1: {data['sol1']}\n2: {data['sol2']}\nWhich is better, 1 or 2?\nBetter:"
        gold = str(data["label"] + 1)
        """,
        [{k: v for k, v in row.items() if k != "target_scores"} for row in rows.ERRANDS],
        fewshot=4,
    ),
    right(
        "A goal and its solution, as PIQA is often ranked.",
        "household",
        r"""
        text = "Goal: " + data["goal"].rstrip(",") + "\nSolution:\n"
        gold = data["sol1"] if data["label"] == 0 else data["sol2"]
        """,
        rows.ERRANDS,
        **PPL,
        fewshot=0,
    ),
    right(
        "Labels with a sign before them, named so in the prompt.",
        "hashtags",
        r"""
        text = f"{data['subject']}: {data['body']}\nTag this with #billing, #delivery, #returns or #account.\nTag:"
        gold = "#" + data["team"]
        """,
        rows.MAIL,
        fewshot=4,
    ),
    right(
        "A message as YAML, with its indented block.",
        "yaml",
        r"""
        text = f"subject: {data['subject']}\nbody: |\n  {data['body']}\n# team: billing, delivery, returns or account\nteam:"
        gold = data["team"]
        """,
        rows.MAIL,
        fewshot=3,
    ),
    right(
        "Labels in capitals, in the prompt as in the golds.",
        "capitals",
        r"""
        text = f"Classify the ticket as {', '.join(TEAMS)}.\n\n{data['body']}\n\nClass:"
        gold = data["team"].upper()
        """,
        rows.MAIL,
        'TEAMS = ["BILLING", "DELIVERY", "RETURNS", "ACCOUNT"]',
        fewshot=0,
    ),
    right(
        "Four teams by number, one of each in a file of shots.",
        "teams_by_number",
        r"""
        text = "Teams: 1 billing, 2 delivery, 3 returns, 4 account\n"
        text += f"Ticket: {data['body']}\nTeam number:"
        gold = str(["billing", "delivery", "returns", "account"].index(data["team"]) + 1)
        """,
        rows.MAIL[4:],
        shots=rows.MAIL[:4],
        fewshot=4,
    ),
    right(
        "Stars as a number, emoji in the reviews.",
        "hotel_stars",
        r"""
        text = f"Review: {data['text']}\nOn a scale from 1 to 5, how many stars did the guest give?\nStars:"
        gold = data["stars"]
        """,
        _RATED,
        fewshot=2,
    ),
    right(
        "Stars drawn as stars.",
        "drawn_stars",
        r"""
        text = f"Guest: {data['text']}\nRating (★☆☆☆☆ to ★★★★★):"
        full = int(data["stars"])
        gold = "★" * full + "☆" * (5 - full)
        """,
        _RATED,
        fewshot=3,
    ),
    right(
        "SQuAD as the harness has it, with empty lines between its parts.",
        "squad",
        r"""
        text = f"Title: {data['title']}\n\nBackground: {data['passage']}\n\nQuestion: {data['question']}\n\nAnswer:"
        return {"input": text, "output": " " + data["answers"][0], "processed_output": data["answers"]}
        """,
        rows.MUSEUM,
        fewshot=1,
    ),
    right(
        "Words that are shared count, and several golds do.",
        "shared_words",
        r"""
        text = f"<passage>\n{data['passage']}\n</passage>\n<question>{data['question']}</question>\nAnswer:"
        return {"input": text, "output": " " + data["answers"][0], "processed_output": data["answers"]}
        """,
        rows.MUSEUM,
        fewshot=0,
        metric="f1_score",
    ),
    right(
        "Questions that cannot be answered have a word of their own.",
        "unanswerable",
        r"""
        text = f"{data['passage']}\nIf the text does not say, answer unknown.\nQ: {data['question']}\nA:"
        gold = data["answers"][0]
        """,
        rows.MUSEUM
        + tuple(
            row | {"question": q, "answers": ["unknown"]}
            for row, q in zip(
                rows.MUSEUM,
                (
                    "Who lives in the lighthouse today?",
                    "What does a ticket cost?",
                    "Who invented the wheel of Kesh?",
                ),
                strict=False,
            )
        ),
        fewshot=2,
        stop=("\n", "Q:"),
    ),
)
