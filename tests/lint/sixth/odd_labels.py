"""Right prompts with labels that look odd."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_labels as rows
from tests.lint.sixth.rows_world import HANGUL
from tests.lint.sixth.styles import Right, styled
from tests.lint.sixth.tasks_labels import PAWS

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
_cafe = partial(styled, "cafes_styled", rows.CAFES, 'review, stars = data["review"], data["stars"]')
_ticket = partial(
    styled,
    "tickets_styled",
    rows.TICKETS,
    'ticket, team = data["ticket"], data["team"]',
    above=f"TEAMS = {rows.TEAMS!r}",
)
_park = partial(
    styled,
    "parks_styled",
    rows.PARKS,
    'passage, question = data["passage"], data["question"].capitalize() + "?"\nyes = data["answer"]',
)
_sms = partial(
    styled, "sms_styled", rows.SMS, 'message, spam = data["message"], data["label"] == 1'
)
_journal = partial(
    styled, "journal_styled", rows.JOURNAL, 'texte, rubrique = data["texte"], data["rubrique"]'
)
_paws = partial(
    styled,
    "paws_styled",
    PAWS.rows,
    'one, two, same = data["sentence1"], data["sentence2"], data["same"]',
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
    (
        "Chinese with numbers that are explained",
        _pinglun(r'f"1代表好评，0代表差评。\n{body}\n标签："', '"1" if label == "好评" else "0"'),
    ),
    (
        "Korean labels",
        styled(
            "hangul",
            HANGUL,
            'review, label = data["리뷰"], data["감정"]',
            r'f"리뷰: {review}\n긍정 또는 부정:"',
            "label",
        ),
    ),
    ("stars drawn as stars", _cafe(r'f"{review}\nRate it from ★ to ★★★★★:"', '"★" * stars')),
    (
        "stars with a word behind, in all rows",
        _cafe(r'f"{review}\nRating:"', 'f"{stars} out of 5"'),
    ),
    (
        "stars as words",
        _cafe(
            r'f"{review}\nOne, two, three, four or five stars?\nI give"',
            '["one", "two", "three", "four", "five"][stars - 1]',
        ),
    ),
    (
        "stars as classes of words",
        _cafe(
            r'f"{review}\nBad, poor, fair, good or great?\nIt was"',
            '["bad", "poor", "fair", "good", "great"][stars - 1]',
        ),
    ),
    (
        "many labels as a list with bullets",
        _ticket(
            r'"Teams:\n" + "".join(f"* {each}\n" for each in TEAMS) + f"\n{ticket}\nTeam:"', "team"
        ),
    ),
    (
        "many labels as letters",
        _ticket(
            r'f"{ticket}\n" + "".join(f"{x}. {each}\n" for x, each in zip("ABCDEFG", TEAMS)) + "Letter:"',
            '"ABCDEFG"[TEAMS.index(team)]',
        ),
    ),
    (
        "many labels, and none of them named",
        _ticket(r'f"Route this ticket to a team.\n\n{ticket}\n->"', "team", fewshot=7),
    ),
    (
        "labels with a slash of a path, shots of a file",
        _ticket(
            r'f"Ticket: {ticket}\nQueue (one of {\", \".join(TEAMS)}): support/"'.replace(
                '\\"', "'"
            ),
            "team",
            lead="",
        ),
    ),
    (
        "a mail with head lines",
        _ticket(
            r'f"From: a customer\nSubject: help\n\n{ticket}\n\n-- \nForward to ({\", \".join(TEAMS)}):"'.replace(
                '\\"', "'"
            ),
            "team",
        ),
    ),
    (
        "labels in square brackets in the answer",
        _ticket(
            r'f"{ticket}\n" + " ".join("[" + each + "]" for each in TEAMS) + "\nTag:"',
            'f"[{team}]"',
        ),
    ),
    (
        "the question before the passage",
        _park(r'f"{question}\n\n{passage}\n\nYes or no?"', '"Yes" if yes else "No"'),
    ),
    (
        "true and false for a claim",
        _park(
            r'f"Passage: {passage}\nQuestion: {question}\nIs the answer yes? Say True or False.\nAnswer:"',
            '"True" if yes else "False"',
        ),
    ),
    (
        "the label in another language than the text, and asked so",
        _park(
            r'f"{passage}\n{question} Answer in German, ja or nein.\nAntwort:"',
            '"ja" if yes else "nein"',
        ),
    ),
    (
        "a passage between dashes",
        _park(r'f"---\n{passage}\n---\n{question} (yes/no)\n"', '"yes" if yes else "no"', lead=""),
    ),
    (
        "a dialogue between two people",
        _park(r'f"Ann: {passage}\nBob: {question}\nAnn (yes or no):"', '"yes" if yes else "no"'),
    ),
    (
        "a filter's verdict, blocked or delivered",
        _sms(r'f"SMS: {message}\nBLOCK or DELIVER?"', '"BLOCK" if spam else "DELIVER"'),
    ),
    (
        "the label in a sentence",
        _sms(r'f"The message <<{message}>> is (spam/ham):"', '"spam" if spam else "ham"'),
    ),
    (
        "numbers with a legend behind the text",
        _sms(r'f"{message}\n(1 = spam, 0 = ham)\nLabel:"', "str(int(spam))"),
    ),
    (
        "the legend in a sentence",
        _sms(r'f"Write 1 for spam and 0 for ham.\n\n{message}\n\nNumber:"', "str(int(spam))"),
    ),
    (
        "percent signs and money in the instruction",
        _sms(
            r'f"About 50% of these are spam, which costs $5 each; the rest is ham.\n{message}\nspam or ham:"',
            '"spam" if spam else "ham"',
        ),
    ),
    (
        "French spaces before colons and in quotes",
        _journal(r'f"« {texte} »\nRubrique (politique, sport, économie ou culture) :"', "rubrique"),
    ),
    (
        "French letters for sections",
        _journal(
            r'f"{texte}\na) politique  b) sport  c) économie  d) culture\nLettre :"'.replace(
                "  ", " "
            ),
            '"abcd"[["politique", "sport", "économie", "culture"].index(rubrique)]',
        ),
    ),
    (
        "a section in capitals with accents",
        _journal(
            r'f"{texte}\nRUBRIQUE (POLITIQUE, SPORT, ÉCONOMIE, CULTURE) :"', "rubrique.upper()"
        ),
    ),
    (
        "PPL of a pair with one word between",
        _paws(
            r'f"{one} In other words: {two}\nTrue paraphrase, yes or no?\n"',
            '"yes" if same else "no"',
            lead="",
            method="ppl",
            metric="log_prob",
        ),
    ),
    (
        "GEN of a pair with numbers",
        _paws(r'f"1: {one}\n2: {two}\nSame meaning (1) or not (0):"', "str(same)"),
    ),
    (
        "GEN of a pair, A or B",
        _paws(r'f"{one}\n{two}\nA: paraphrase\nB: not a paraphrase\nAnswer:"', '"BA"[same]'),
    ),
)
