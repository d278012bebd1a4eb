"""Right prompts in English: labels, and answers of yes and no."""

from __future__ import annotations

from tests.lint.eleventh.making import right
from tests.lint.eleventh.rows_en import BOOLQ, NLI, REVIEWS, SPAM, TOPICS, WINO
from tests.lint.eleventh.rows_odd import EMOJI

_VERBAL = tuple(
    {
        "text": row["text"],
        "target_scores": {
            " great": int(row["label"] == "positive"),
            " terrible": int(row["label"] == "negative"),
        },
    }
    for row in REVIEWS
)
_NLI_PPL = tuple(
    {
        **{key: row[key] for key in ("premise", "hypothesis")},
        "target_scores": {
            word: int(row["label"] == label)
            for word, label in (
                ("Yes", "entailment"),
                ("Maybe", "neutral"),
                ("No", "contradiction"),
            )
        },
    }
    for row in NLI
)

# fmt: off
RIGHT = (
    right("GPT-3's form of NLI: True, False or Neither", NLI, r"""
        text = f"{data['premise']}\nQuestion: {data['hypothesis']} True, False, or Neither?\nAnswer:"
        answer = {"entailment": "True", "contradiction": "False", "neutral": "Neither"}[data["label"]]
    """, fewshot=4),
    right("Numbers with a legend", NLI, r"""
        text = "0 = entailment, 1 = neutral, 2 = contradiction\n"
        text += f"Premise: {data['premise']}\nHypothesis: {data['hypothesis']}\nLabel:"
        answer = str(["entailment", "neutral", "contradiction"].index(data["label"]))
    """),
    right("The likelihoods of Yes, Maybe and No behind a line", _NLI_PPL, r"""
        text = f"Given: {data['premise']}\nIs it then true that: {data['hypothesis']}\n"
        answer = next(word for word, score in data["target_scores"].items() if score)
    """, out="answer", method="ppl", metric="log_prob", fewshot=2),
    right("A pattern that a verbaliser fills: It was great", _VERBAL, """
        text = data["text"] + " All in all, it was"
        answer = [word for word in data["target_scores"] if data["target_scores"][word]][0]
    """, out="answer", method="ppl", metric="log_prob", fewshot=4),
    right("Emoji as labels", REVIEWS, r"""
        text = f"Tweet: {data['text']}\n👍 or 👎?"
        answer = "👍" if data["label"] == "positive" else "👎"
    """, fewshot=4),
    right("Posts with emoji, doubled marks and dashes", EMOJI, r"""
        text = f"Post: {data['post']}\nMood (happy, sad or angry):"
        answer = data["mood"]
    """),
    right("A Python session", REVIEWS, r"""
        text = f">>> sentiment({data['text']!r})  # 'positive' or 'negative'\n"
        answer = repr(data["label"])
    """, out="answer", fewshot=2),
    right("YAML in and out", TOPICS, r"""
        text = f"title: {data['title']}\nbody: {data['body']}\n# one of: world, sports, business, technology\ncategory:"
        answer = data["category"].lower()
    """, fewshot=4),
    right("A record of JSON whose last field is to be written", TOPICS, r"""
        head = json.dumps({"title": data["title"], "text": data["body"]}, ensure_ascii=False)
        text = f"Topics: World, Sports, Business, Technology\n{head}\ntopic:"
        answer = data["category"]
    """, above="import json", fewshot=2),
    right("Topics by number", TOPICS, r"""
        names = ("World", "Sports", "Business", "Technology")
        menu = "\n".join(f"{n}. {name}" for n, name in enumerate(names, 1))
        text = f"{data['title']}\n{data['body']}\n\nWhich section is it from?\n{menu}\nNumber:"
        answer = str(names.index(data["category"]) + 1)
    """, fewshot=2),
    right("Title and text of an article in one line", TOPICS, r"""
        text = f"Item: {data['title']} - {data['body']}\nSection:"
        answer = data["category"]
    """, description="Sort each news item into World, Sports, Business or Technology."),
    right("Labels with what they mean", TOPICS, r"""
        text = GUIDE + f"Article: {data['title']}. {data['body']}\nLabel:"
        answer = data["category"]
    """, above=r'''
GUIDE = (
    "Label the article.\n"
    "World: politics and events abroad\n"
    "Sports: matches, teams, players\n"
    "Business: firms, prices, banks\n"
    "Technology: devices, software, research\n\n"
)
''', fewshot=0),
    right("True and False as the row has them", BOOLQ, r"""
        text = f"{data['passage']}\n{data['question'].capitalize()}? True or False:"
        answer = str(data["answer"])
    """, fewshot=2),
    right("The question as the passage's title, T5's form", BOOLQ, r"""
        text = f"boolq question: {data['question']} passage: {data['passage']}\nanswer (yes/no):"
        answer = "yes" if data["answer"] else "no"
    """, fewshot=4),
    right("Yes and No with a full stop, in shots and gold alike", BOOLQ, r"""
        text = f"Read this: {data['passage']}\nTell me, {data['question']}?\n"
        answer = "Yes." if data["answer"] else "No."
    """, out="answer", fewshot=2),
    right("A chat with names, whose answers are short sentences", BOOLQ, r"""
        text = f"Sam: I read this today. {data['passage']}\nSam: So, {data['question']}?\nKim:"
        answer = "Yes, that is so." if data["answer"] else "No, that is not so."
    """, stop=("\n", "Sam:"), fewshot=3),
    right("SMS, with capitals and numbers of their own", SPAM, r"""
        text = f"SMS: {data['sms']}\nspam or ham?"
        answer = data["label"]
    """, fewshot=4),
    right("The question is put as a guess at a hidden tag", SPAM, r"""
        text = f"Message | Tag (ham, spam)\n{data['sms']} |"
        answer = data["label"]
    """, fewshot=2),
    right("A table of Markdown with a header, whose last cell is open", REVIEWS, """
        text = TABLE + f"| {data['text']} |"
        answer = data["label"]
    """, above='''
TABLE = """| review | sentiment |
| --- | --- |
| Great value, fast delivery. | positive |
| It leaks and it is loud. | negative |
| My third one, still in love. | positive |
| Returned it after an hour. | negative |
"""
''', stop=(" |", "\n"), fewshot=0),
    right("Examples by hand with arrows", REVIEWS, """
        text = f"{SHOTS}{data['text']} =>"
        answer = data["label"]
    """, above=r'''
SHOTS = (
    "Label as positive or negative.\n\n"
    "The hinge is loose. => negative\n"
    "Lovely colours and so soft. => positive\n"
    "Never again. => negative\n"
    "It made my morning. => positive\n"
)
''', fewshot=0),
    right("Winograd's gap with two numbered options", WINO, r"""
        text = f"{data['sentence']}\n1: {data['option1']}\n2: {data['option2']}\nWhich fits the gap, 1 or 2?"
        answer = data["answer"]
    """, fewshot=4),
    right("The gap's word as text, with both words named", WINO, r"""
        first, second = data["option1"], data["option2"]
        text = f"Sentence: {data['sentence']}\nWho or what is meant by _, {first} or {second}?\nMeant:"
        answer = first if data["answer"] == "1" else second
    """, fewshot=2),
    right("Scores of one to five stars that the template makes of two labels", REVIEWS, r"""
        text = f"Review: {data['text']}\nStars (1 or 5):"
        answer = "5" if data["label"] == "positive" else "1"
    """),
    right("An instruction in Alpaca's form", NLI, r"""
        text = (
            "### Instruction:\nSay whether the second sentence follows from the first (yes), "
            "contradicts it (no) or neither (unknown).\n\n"
            f"### Input:\n1. {data['premise']}\n2. {data['hypothesis']}\n\n### Response:\n"
        )
        answer = {"entailment": "yes", "contradiction": "no", "neutral": "unknown"}[data["label"]]
    """, out="answer", fewshot=0, stop=("\n", "###")),
    right("Shots of a file of their own, more than are shown", NLI[2:], r"""
        text = f"[1] {data['premise']}\n[2] {data['hypothesis']}\nRelation of [2] to [1] (entailment, neutral, contradiction):"
        answer = data["label"]
    """, shots=({"premise": "A cook stirs a pot.", "hypothesis": "Someone is cooking.", "label": "entailment"}, {"premise": "A bus waits at the stop.", "hypothesis": "The bus is driving fast.", "label": "contradiction"}, {"premise": "Two men play chess.", "hypothesis": "They are brothers.", "label": "neutral"}, {"premise": "A dog sleeps on a sofa.", "hypothesis": "The dog is awake.", "label": "contradiction"}), fewshot=3),
    right("Labels in capitals, asked for in capitals", NLI, r"""
        text = f"PREMISE: {data['premise']}\nHYPOTHESIS: {data['hypothesis']}\nVERDICT (ENTAILMENT, NEUTRAL or CONTRADICTION):"
        answer = data["label"].upper()
    """),
    right("A helper that puts the question, with white space folded", REVIEWS, """
        text = ask(data["text"])
        answer = data["label"]
    """, above=r'''
def ask(review):
    """Put the question."""
    review = " ".join(review.split())
    return f"Review: {review}\nIs this review positive or negative?\nIt is"
''', fewshot=2),
)
