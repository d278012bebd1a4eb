"""Right tasks with labels."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.sixth import rows_labels as rows

NLI = SmallTask(
    "nli",
    code(
        """
        text = f"Premise: {data['premise']}\\nHypothesis: {data['hypothesis']}\\n"
        text += "Is this entailment, neutral or contradiction?\\nRelation:"
        return {"input": text, "output": f" {data['label']}", "processed_output": data["label"]}
        """
    ),
    rows.NLI,
)
PAWS = SmallTask(
    "paws",
    code(
        """
        text = f"First: {data['sentence1']}\\nSecond: {data['sentence2']}\\nDo both say the same, yes or no?\\n"
        answer = "yes" if data["same"] else "no"
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    tuple(
        row | {"target_scores": {"yes": row["same"], "no": 1 - row["same"]}} for row in rows.PAWS
    ),
    method="ppl",
    metric="log_prob",
)
REVIEWS = SmallTask(
    "reviews",
    code(
        """
        text = f"Review: {data['text']}\\nSentiment (positive or negative):"
        return {"input": text, "output": f" {data['label']}", "processed_output": data["label"]}
        """
    ),
    rows.REVIEWS,
)
REVIEWS_BY_HAND = SmallTask(
    "reviews_by_hand",
    code(
        """
        text = EXAMPLES + f"Review: {data['text']}\\nSentiment:"
        return {"input": text, "output": f" {data['label']}", "processed_output": data["label"]}
        """,
        '''
        EXAMPLES = """Review: The zip broke after one trip.
        Sentiment: negative

        Review: A joy to hold, and it never skips a stitch.
        Sentiment: positive

        Review: Smells of glue even after weeks of airing.
        Sentiment: negative

        """
        ''',
    ),
    rows.REVIEWS,
    fewshot=0,
)
PINGLUN = SmallTask(
    "pinglun",
    code(
        """
        text = f"评论：{data['正文']}\\n这是好评还是差评？\\n答："
        return {"input": text, "output": data["标签"], "processed_output": data["标签"]}
        """
    ),
    rows.PINGLUN,
)
CAFES = SmallTask(
    "cafes",
    code(
        """
        stars = str(data["stars"])
        text = f"{data['review'].strip()}\\nHow many stars, from 1 to 5?\\nStars:"
        return {"input": text, "output": f" {stars}", "processed_output": stars}
        """
    ),
    rows.CAFES,
)
TICKETS = SmallTask(
    "tickets",
    code(
        """
        text = f"Teams: {', '.join(TEAMS)}.\\n\\nTicket: {data['ticket']}\\nTeam:"
        return {"input": text, "output": f" {data['team']}", "processed_output": data["team"]}
        """,
        f"TEAMS = {rows.TEAMS!r}",
    ),
    rows.TICKETS,
)
PARKS = SmallTask(
    "parks",
    code(
        """
        text = f"{data['passage']}\\nQuestion: {data['question']}? Answer yes or no.\\nAnswer:"
        answer = "yes" if data["answer"] else "no"
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """
    ),
    rows.PARKS,
)
SMS = SmallTask(
    "sms",
    code(
        """
        text = f"0 = ham\\n1 = spam\\n\\nMessage: {data['message']}\\nClass:"
        answer = str(data["label"])
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """
    ),
    rows.SMS,
)
SMS_NAMES = SmallTask(
    "sms_names",
    code(
        """
        text = f"Message: {data['message']}\\nIs it ham or spam?\\nIt is"
        answer = NAMES[data["label"]]
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """,
        'NAMES = ["ham", "spam"]',
    ),
    rows.SMS,
)
JOURNAL = SmallTask(
    "journal",
    code(
        """
        rubriques = "politique, sport, économie, culture"
        text = f"Texte : {data['texte']}\\nRubriques : {rubriques}\\nRubrique :"
        return {"input": text, "output": f" {data['rubrique']}", "processed_output": data["rubrique"]}
        """
    ),
    rows.JOURNAL,
)
NLI_SHOTS = SmallTask(
    "nli_shots",
    code(
        """
        text = f"{data['premise']}\\nQuestion: {data['hypothesis']} True, False or Neither?\\nAnswer:"
        answer = {"entailment": "True", "contradiction": "False", "neutral": "Neither"}[data["label"]]
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """
    ),
    rows.NLI[3:],
    shots=(
        {"premise": "A cat licks milk.", "hypothesis": "A cat is drinking.", "label": "entailment"},
        {
            "premise": "A bus stands empty.",
            "hypothesis": "The bus is full.",
            "label": "contradiction",
        },
        {"premise": "A man writes.", "hypothesis": "He writes to his son.", "label": "neutral"},
    ),
)
LABELS = (
    *(NLI, PAWS, REVIEWS, REVIEWS_BY_HAND, PINGLUN, CAFES),
    *(TICKETS, PARKS, SMS, SMS_NAMES, JOURNAL, NLI_SHOTS),
)
