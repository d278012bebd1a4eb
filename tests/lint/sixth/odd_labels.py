"""Right prompts with labels that look odd."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_labels as rows
from tests.lint.sixth.styles import Right, styled

_nli = partial(
    styled,
    "nli_styled",
    rows.NLI,
    'premise, claim, label = data["premise"], data["hypothesis"], data["label"]',
)
_review = partial(
    styled,
    "reviews_styled",
    rows.REVIEWS,
    'title, body, label = data["title"], data["text"], data["label"]',
)
_pinglun = partial(
    styled, "pinglun_styled", rows.PINGLUN, 'body, label = data["正文"], data["标签"]', lead=""
)
_YES = '{"entailment": "Yes", "contradiction": "No", "neutral": "Maybe"}[label]'

RIGHT: tuple[Right, ...] = (
    (
        "GPT-3's wording: true, false or neither",
        _nli(
            r'f"{premise}\nQuestion: {claim} True, False, or Neither?\nAnswer:"',
            '{"entailment": "True", "contradiction": "False", "neutral": "Neither"}[label]',
        ),
    ),
    (
        "promptsource's wording: does it follow that",
        _nli(r'f"Suppose {premise} Can we infer that {claim} Yes, No, or Maybe?\nReply:"', _YES),
    ),
    (
        "the pair as an object of JSON",
        _nli(
            r'json.dumps({"premise": premise, "hypothesis": claim}) + "\nLabel (entailment, neutral, contradiction):"',
            "label",
            above="import json",
        ),
    ),
    (
        "the labels as signs, and the legend right",
        _nli(
            r'f"+ entailment\n- contradiction\n0 neutral\n\n{premise} => {claim}\nSign:"',
            '{"entailment": "+", "contradiction": "-", "neutral": "0"}[label]',
        ),
    ),
    (
        "the labels as numbers, and the legend right",
        _nli(
            r'f"0: entailment, 1: neutral, 2: contradiction\nP: {premise}\nH: {claim}\nClass:"',
            'str(["entailment", "neutral", "contradiction"].index(label))',
        ),
    ),
    (
        "the labels as letters, and the list right",
        _nli(
            r'f"{premise}\n{claim}\nA. entailment\nB. neutral\nC. contradiction\nAnswer:"',
            '{"entailment": "A", "neutral": "B", "contradiction": "C"}[label]',
        ),
    ),
    (
        "the hypothesis before the premise",
        _nli(
            r'f"Claim: {claim}\nEvidence: {premise}\nVerdict (entailment, neutral or contradiction):"',
            "label",
        ),
    ),
    (
        "the answer as an object of JSON",
        _nli(
            r'f"{premise}\n{claim}\nReply in JSON, such as {{\"label\": \"neutral\"}}; labels: entailment, neutral, contradiction.\n"',
            "json.dumps({'label': label})",
            lead="",
            above="import json",
        ),
    ),
    (
        "XML around both texts",
        _nli(
            r'f"<premise>{premise}</premise>\n<hypothesis>{claim}</hypothesis>\nentailment, neutral or contradiction?\n<label>"',
            "label",
            lead="",
            output='f"{answer}</label>"',
            stop=("</label>",),
        ),
    ),
    (
        "two turns of a chat written out",
        _nli(
            r'f"Human: Given: {premise} Is it so that {claim} Say entailment, neutral or contradiction.\nAI:"',
            "label",
        ),
    ),
    (
        "a title above the text",
        _review(
            r'f"{title}\n{\"=\" * len(title)}\n{body}\n\nVerdict, positive or negative:"'.replace(
                '\\"', "'"
            ),
            "label",
        ),
    ),
    (
        "an emoji as the label",
        _review(r'f"{body}\n👍 or 👎?"', '"👍" if label == "positive" else "👎"'),
    ),
    (
        "a sentence to go on with",
        _review(r'f"{body} All in all, it was"', '"great" if label == "positive" else "terrible"'),
    ),
    (
        "numbers with their meaning",
        _review(
            r'f"{body}\nIs this positive (1) or negative (0)?"',
            '"1" if label == "positive" else "0"',
        ),
    ),
    (
        "yes and no for one class",
        _review(
            r'f"Is the customer happy? Answer yes or no.\n\n{body}\nHappy:"',
            '"yes" if label == "positive" else "no"',
        ),
    ),
    (
        "the label in capitals, and asked so",
        _review(r'f"{body}\nAnswer in capitals, POSITIVE or NEGATIVE:"', "label.upper()"),
    ),
    (
        "the label as the first word of a sentence",
        _review(r'f"Judge: {body}\nPositive or Negative?\nJudgement:"', "label.capitalize()"),
    ),
    (
        "hashtags around",
        _review(
            r'f"#review #{title.lower().replace(\" \", \"\")} {body}\n#mood (positive/negative):"'.replace(
                '\\"', "'"
            ),
            "label",
        ),
    ),
    (
        "YAML",
        _review(
            r'f"product: {title}\nreview: >\n  {body}\n# one of: positive, negative\nsentiment:"',
            "label",
        ),
    ),
    (
        "worked examples by hand of both labels, with letters",
        _review(
            r'"Review: Fell apart.\n(A) positive (B) negative\nAnswer: B\n\nReview: A delight.\n(A) positive (B) negative\nAnswer: A\n\n" + f"Review: {body}\n(A) positive (B) negative\nAnswer:"',
            '"A" if label == "positive" else "B"',
            fewshot=0,
        ),
    ),
    (
        "worked examples, counted, and the question counted on",
        _review(
            r'"1. Review: Fell apart.\n1. Mood: negative\n\n2. Review: A delight.\n2. Mood: positive\n\n" + f"3. Review: {body}\n3. Mood:"',
            "label",
            fewshot=0,
        ),
    ),
    (
        "Chinese labels as letters",
        _pinglun(r'f"{body}\nA. 好评\nB. 差评\n选择："', '"A" if label == "好评" else "B"'),
    ),
    (
        "Chinese cue with an English label",
        _pinglun(
            r'f"{body}\n情感（positive 或 negative）："',
            '"positive" if label == "好评" else "negative"',
        ),
    ),
    (
        "Chinese quotation marks and ellipsis",
        _pinglun(r'f"顾客写道：“{body}”……\n好评还是差评？——"', "label"),
    ),
)
