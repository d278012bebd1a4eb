"""Right prompts that look odd: tasks of this corpus with options or labels, written otherwise."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.twentieth.tasks_free import BOOL, TICKET, TONE
from tests.lint.twentieth.tasks_more import CHAT
from tests.lint.twentieth.tasks_options import COPA, DESK, GAP, MUSEUM, NLI, SCIENCE, SPAM

GOLD = 'gold = data["key"]'
LIST = 'f"{letter}. {option}"'

RIGHT = (
    odd(
        "small letters mark the options, and count",
        MUSEUM,
        ('"ABCD"', '"abcd"'),
        (GOLD, 'gold = data["key"].lower()'),
    ),
    odd(
        "Roman numerals mark the options",
        MUSEUM,
        ('zip("ABCD"', 'zip(("I", "II", "III", "IV")'),
        (GOLD, 'gold = ("I", "II", "III", "IV")["ABCD".index(data["key"])]'),
    ),
    odd(
        "the options' letters begin at P",
        MUSEUM,
        ('"ABCD"', '"PQRS"'),
        (GOLD, 'gold = dict(zip("ABCD", "PQRS"))[data["key"]]'),
    ),
    odd(
        "letters stand behind their options",
        MUSEUM,
        (LIST, 'f"{option} [{letter}]"'),
    ),
    odd(
        "an arrow is the last cue",
        MUSEUM,
        ('"Answer:"', '"→"'),
    ),
    odd(
        "a list with stars as bullets before every letter",
        MUSEUM,
        (LIST, 'f"* {letter}: {option}"'),
    ),
    odd(
        "a rule of dashes parts the question from its options",
        MUSEUM,
        ("{data['question']}\"]", "{data['question']}\", '-----']"),
    ),
    odd(
        "the prompt asks for the name of the option, and that is the gold",
        MUSEUM,
        (LIST, 'f"- {option}"'),
        ('"Answer:"', '"Name one of the four.\\nAnswer:"'),
        (GOLD, 'gold = data["options"]["ABCD".index(data["key"])]'),
    ),
    odd(
        "steps that speak of letters before they close on one",
        SCIENCE,
        (
            "f\" {data['why']} The",
            "f\" Let us look at all three, (A), (B) and (C). {data['why']} The",
        ),
    ),
    odd(
        "the demand for steps comes before the question",
        SCIENCE,
        ('text = f"', 'text = f"Think first, and write your thought in one sentence.\\n'),
        ("Think step by step and close", "Close"),
    ),
    odd(
        "circled digits mark the words",
        GAP,
        ("{place}) {word}", "{'①②③'[place - 1]} {word}"),
        ('str(data["right"] + 1)', '"①②③"[data["right"]]'),
        ("its number", "its circled number"),
    ),
    odd(
        "the words are counted from nought, and the prompt says so",
        GAP,
        ('data["words"], 1)', 'data["words"])'),
        ("its number.", "its number (the first one is 0)."),
        ('data["right"] + 1', 'data["right"]'),
    ),
    odd(
        "the gap is three dots in brackets",
        GAP,
        ("{data['sentence']}", "{data['sentence'].replace('___', '[...]')}"),
    ),
    odd(
        "the words stand in a row with slashes, and the word is the answer",
        GAP,
        (
            '"".join(f"{place}) {word}\\n" for place, word in enumerate(data["words"], 1))',
            '" / ".join(data["words"]) + "\\n"',
        ),
        ("Reply with its number.", "Reply with the word."),
        ("{shown}Number:", "Words: {shown}Word:"),
        ('str(data["right"] + 1)', 'data["words"][data["right"]]'),
    ),
    odd(
        "the legend is listed from its end",
        DESK,
        ("name in DESKS.items())\n", "name in reversed(DESKS.items()))\n"),
    ),
    odd(
        "the legend is a table",
        DESK,
        ('"; ".join(f"{letter} = {name}" for', '"".join(f"\\n| {letter} | {name} |" for'),
        ("to a desk ({legend}).", "to a desk.\\n| letter | desk |\\n| --- | --- |{legend}\\n"),
    ),
    odd(
        "letters of the desks are their initials",
        DESK,
        (
            '"A": "World", "B": "Sports", "C": "Business", "D"',
            '"W": "World", "S": "Sports", "B": "Business", "T"',
        ),
    ),
    odd(
        "the name of the desk is the answer, and the letters are gone",
        DESK,
        ('f"{letter} = {name}" for letter', 'f"{name}" for letter'),
        ('letters[data["desk"]]', 'data["desk"]'),
    ),
    odd(
        "headlines in capitals, as the paper prints them",
        DESK,
        rows=put("headline", lambda row: row["headline"].upper()),
    ),
    odd(
        "a legend with a negative label",
        SPAM,
        ("0 if it is not", "-1 if it is not"),
        ('str(data["spam"])', '"1" if data["spam"] else "-1"'),
    ),
    odd(
        "labels that are spam and ham",
        SPAM,
        ("1 if it is spam, 0 if it is not", "spam if it is unwanted, ham if it is not"),
        ('str(data["spam"])', '["ham", "spam"][data["spam"]]'),
    ),
    odd(
        "the legend in two lines with arrows",
        SPAM,
        (
            "Label the message: 1 if it is spam, 0 if it is not.",
            "Label the message.\nspam -> 1\nnot spam -> 0",
        ),
    ),
    odd(
        "a warning that 1 is no number of stars",
        SPAM,
        ("0 if it is not.", "0 if it is not. These are classes, not ratings."),
    ),
    odd(
        "both choices are shown to a model that ranks them",
        COPA,
        (
            'question, "Answer:"',
            'question, "Choose: " + " Or: ".join(data["target_scores"]), "Answer:"',
        ),
    ),
    odd(
        "the effect is asked for by a word at the end of the premise's line",
        COPA,
        ('question, "Answer:"', '"Answer:"'),
        ("{data['premise']}\"", "{data['premise']} ({question})\""),
    ),
    odd(
        "the labels of the demand stand in another order than the choices",
        NLI,
        ("yes, no or maybe", "maybe, no or yes"),
    ),
    odd(
        "premise and hypothesis in quotes, joined by an arrow and a question mark",
        NLI,
        ("Premise: {premise}\\nHypothesis: {hypothesis}\\n", "“{premise}” ⇒ “{hypothesis}”?\\n"),
        ("the hypothesis follow", "the second sentence follow from the first"),
    ),
    odd(
        "Y and N are the labels, with what they mean",
        BOOL,
        ("yes or no.", "Y (yes) or N (no)."),
        ('"yes" if data["answer"] else "no"', '"Y" if data["answer"] else "N"'),
    ),
    odd(
        "labels in capitals as the prompt asks for",
        BOOL,
        ("yes or no.", "YES or NO, in capital letters."),
        ('"yes" if data["answer"] else "no"', '"YES" if data["answer"] else "NO"'),
    ),
    odd(
        "the question stands before its passage",
        BOOL,
        (
            '{"Passage": data["passage"], "Question": data["question"]}',
            '{"Question": data["question"], "Passage": data["passage"]}',
        ),
    ),
    odd(
        "a reader's review stands in three quotes",
        TONE,
        ("Review: {review}", 'Review: \\"\\"\\"{review}\\"\\"\\"'),
    ),
    odd(
        "the labels are faces",
        TONE,
        ('("positive", "negative", "mixed")', '(":)", ":(", ":|")'),
        ('data["tone"]', '{"positive": ":)", "negative": ":(", "mixed": ":|"}[data["tone"]]'),
        ("Is the tone of the review", "Which face fits the review,"),
    ),
    odd(
        "worked examples are numbered, and the question goes on",
        TICKET,
        ("Ticket: I was", "1. Ticket: I was"),
        ("Ticket: The", "2. Ticket: The"),
        ("Ticket: I cannot", "3. Ticket: I cannot"),
        ('f"Ticket: {', 'f"4. Ticket: {'),
    ),
    odd(
        "worked examples with an arrow instead of a second cue",
        TICKET,
        ("\nTeam: billing", " => billing"),
        ("\nTeam: delivery", " => delivery"),
        ("\nTeam: account", " => account"),
        ('\\nTeam:"', ' =>"'),
    ),
    odd(
        "a chat with times before its speakers",
        CHAT,
        ('talk += f"{speaker}:', 'talk += f"[10:0{talk.count(chr(10))}] {speaker}:'),
    ),
    odd(
        "the speakers of the chat are letters",
        CHAT,
        ('("Ana", "Bo")', '("A", "B")'),
        ("How does Bo feel", "How does B feel"),
    ),
    odd(
        "title case labels, as the prompt lists them",
        CHAT,
        ('["glad", "angry", "sad"]', '["Glad", "Angry", "Sad"]'),
        ("{data['mood']}", "{data['mood'].title()}"),
        ('"processed_output": data["mood"]', '"processed_output": data["mood"].title()'),
    ),
)
