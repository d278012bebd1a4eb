"""Right prompts of many labels, of passages and of messages that look odd."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_labels as rows
from tests.lint.sixth.rows_world import HANGUL
from tests.lint.sixth.styles import Right, styled
from tests.lint.sixth.tasks_labels import PAWS

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
    'passage, question = data["passage"], data["question"][0].upper() + data["question"][1:] + "?"\nyes = data["answer"]',
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

RIGHT: tuple[Right, ...] = (
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
        "a path that ends with the label",
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
