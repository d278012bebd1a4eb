"""Right prompts in English, by people of several trades."""

from __future__ import annotations

from tests.lint.fiftysecond.rows_en import (
    BUGS,
    CAUSES,
    COMPARE,
    DATES,
    EMOTIONS,
    FLIGHTS,
    GRADES,
    LOANS,
    LOGINS,
    ODD,
    PLURALS,
    POLITE,
    RANKS,
    REGEX,
    REORDER,
    ROMAN,
    SARCASM,
    SHELL,
    SYMPTOMS,
    UNITS,
)
from tests.lint.making import Right, ask, right

RIGHT: tuple[Right, ...] = (
    ask("plurals by an arrow", PLURALS, "data['q'] + ' =>'"),
    ask("plurals asked for in a sentence", PLURALS, "f\"The plural of the noun '{data['q']}' is\""),
    ask(
        "plurals with a colon and seven shots",
        PLURALS,
        "f\"singular: {data['q']}\\nplural:\"",
        fewshot=7,
    ),
    ask("roman numbers", ROMAN, "f\"Write the Roman number {data['q']} in Arabic digits:\""),
    ask("roman numbers as an equation", ROMAN, "data['q'] + ' ='", fewshot=5),
    ask(
        "emotions with a list in brackets",
        EMOTIONS,
        "f\"{data['q']}\\nEmotion (anger, fear, joy, sadness):\"",
    ),
    ask(
        "emotions asked by a question",
        EMOTIONS,
        "f\"Post: {data['q']}\\nDoes the writer feel anger, fear, joy or sadness?\\nFeeling:\"",
        fewshot=4,
    ),
    ask(
        "emotions as hash tags",
        EMOTIONS,
        "f\"Give the post one of the tags #anger, #fear, #joy, #sadness.\\nPost: {data['q']}\\nTag:\"",
        gold='"#" + data["a"]',
    ),
    ask(
        "units with a percent format",
        UNITS,
        "'%(value)d %(unit)s in %(target)s:' % data",
        gold="data['answer']",
    ),
    ask(
        "units with a question",
        UNITS,
        "'How many {target} are {value} {unit}? Give the number only.\\nNumber:'.format(**data)",
        gold="data['answer']",
    ),
    ask(
        "issues of a tracker",
        BUGS,
        "f\"### {data['title']}\\n\\n{data['body']}\\n\\nLabel (bug, feature or question):\"",
        gold="data['kind']",
    ),
    ask(
        "issues with a rule for each label",
        BUGS,
        "RULES + f\"Title: {data['title']}\\nBody: {data['body']}\\nType:\"",
        gold="data['kind']",
        above='''
    RULES = """Type of the issue:
    bug - something does not work
    feature - something new is wished for
    question - somebody wants to know something

    """
    ''',
    ),
    ask(
        "a log line to user and address",
        LOGINS,
        "f\"Extract user and IP as user@IP.\\n{data['log']}\\n=>\"",
        gold="f\"{data['user']}@{data['ip']}\"",
    ),
    ask(
        "a log line to an address",
        LOGINS,
        "f\"Log: {data['log']}\\nSource IP:\"",
        gold="data['ip']",
    ),
    ask(
        "a log line to JSON in one key order",
        LOGINS,
        'f\'Return {{"user": ..., "ip": ...}} for this line of the log.\\n{data["log"]}\\n\'',
        gold='json.dumps({"user": data["user"], "ip": data["ip"]})',
        output="gold",
        above="import json",
    ),
    ask(
        "a loan in words",
        LOANS,
        "f\"A client of {data['age']} earns {data['income']} dollars a month and owes {data['debt']} dollars.\\nWas the loan repaid, yes or no?\"",
        gold='"yes" if data["repaid"] else "no"',
    ),
    ask(
        "a loan as pairs",
        LOANS,
        "'\\n'.join(f'{key}: {data[key]}' for key in ('age', 'income', 'debt')) + '\\nrepaid (true/false):'",
        gold='"true" if data["repaid"] else "false"',
    ),
    ask("regular expressions", REGEX, "f\"Regex for {data['q']}:\""),
    ask(
        "regular expressions between slashes",
        REGEX,
        "f\"Write a regular expression between slashes.\\nMatch: {data['q']}\\nRegex:\"",
        gold='"/" + data["a"] + "/"',
    ),
    ask("shell commands after a dollar sign", SHELL, "f\"# {data['q']}\\n$\""),
    ask("shell commands by a chat", SHELL, "f\"User: {data['q']}\\nShell:\""),
    ask(
        "a mail to three values",
        FLIGHTS,
        "f\"{data['mail']}\\n\\nfrom; to; date:\"",
        gold="'; '.join([data['from'], data['to'], data['date']])",
    ),
    ask(
        "a mail to lines of keys",
        FLIGHTS,
        "f\"Fill in the form from the mail.\\n\\nMail: {data['mail']}\\n\\nForm:\\n\"",
        gold="f\"from: {data['from']}\\nto: {data['to']}\\ndate: {data['date']}\"",
        output="gold",
        stop=("\n\n",),
        postprocess="",
    ),
    right(
        "causes and effects by a question",
        "why-and-then",
        """
        asked = "Why?" if data["asks"] == "cause" else "What came of it?"
        best = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": f"{data['premise']} {asked}", "output": best, "processed_output": best}
        """,
        CAUSES,
        method="ppl",
    ),
    ask(
        "the larger of two numbers",
        COMPARE,
        "f\"Which number is larger, {data['a']} or {data['b']}?\\nLarger:\"",
        gold="data['winner']",
    ),
    ask(
        "the larger number as a comment of code",
        COMPARE,
        "f\">>> # the larger one of {data['a']} and {data['b']}\\n>>>\"",
        gold="data['winner']",
    ),
    right(
        "the odd one out, by its word",
        "odd-word",
        """
        text = f"{data['question']} {', '.join(data['choices'])}\\nWord:"
        gold = data["choices"][data["answer"]]
        """,
        ODD,
    ),
    right(
        "the odd one out, by its digit",
        "odd-digit",
        """
        shown = " ".join(f"[{i}] {each}" for i, each in enumerate(data["choices"], start=1))
        text = f"{data['question']}\\n{shown}\\nWrite its number.\\nNumber:"
        gold = str(data["answer"] + 1)
        """,
        ODD,
    ),
    right(
        "the odd one out, marks counted from nought",
        "odd-index",
        """
        shown = "\\n".join(f"{i}: {each}" for i, each in enumerate(data["choices"]))
        text = f"{data['question']}\\n{shown}\\nindex ="
        gold = str(data["answer"])
        """,
        ODD,
    ),
    right(
        "the odd one out in a class with helpers",
        "odd-class",
        """
        quiz = Quiz(data)
        text, gold = quiz.text(), quiz.gold()
        """,
        ODD,
        above="""
    class Quiz:
        marks = "PQRS"

        def __init__(self, row):
            self.row = row

        def text(self):
            lines = [self.row["question"]]
            lines += [f"{mark}. {each}" for mark, each in zip(self.marks, self.row["choices"])]
            return "\\n".join(lines) + "\\nAnswer (P, Q, R or S):"

        def gold(self):
            return self.marks[self.row["answer"]]
    """,
    ),
    ask(
        "words to a sentence",
        REORDER,
        "f\"Make a sentence of these words: {data['q']}\\nSentence:\"",
    ),
    ask("requests made polite", POLITE, "f\"Rude: {data['q']}\\nPolite:\""),
    ask("dates in the form of ISO", DATES, "f\"Rewrite the date as YYYY-MM-DD.\\n{data['q']} ->\""),
    ask("dates for a database", DATES, "f\"Convert to ISO 8601: {data['q']}\\nISO 8601:\""),
    ask(
        "a drug and its dose",
        SYMPTOMS,
        "f\"Note: {data['note']}\\nDrug and dose:\"",
        gold="f\"{data['drug']}, {data['dose']}\"",
    ),
    ask(
        "a dose alone",
        SYMPTOMS,
        "f\"What dose does the note name? Copy it with its unit.\\n{data['note']}\\nDose:\"",
        gold="data['dose']",
    ),
    ask(
        "a drug in small letters",
        SYMPTOMS,
        "f\"Name the drug in lowercase.\\n\\n{data['note']}\\n\\nDrug:\"",
        gold="data['drug']",
    ),
    ask(
        "a pupil's sum is marked",
        GRADES,
        "f\"Task: {data['task']}\\nPupil: {data['reply']}\\nMark (1 if right, 0 if wrong):\"",
        gold="str(data['points'])",
        fewshot=5,
    ),
    ask(
        "a pupil's sum is ticked",
        GRADES,
        "f\"{data['task']} = {data['reply']}\\nIs that correct? Say correct or incorrect.\\nIt is\"",
        gold='"correct" if data["points"] else "incorrect"',
        fewshot=4,
    ),
    right(
        "sarcasm behind a newline",
        "sarcasm-ppl",
        """
        best = max(data["target_scores"], key=data["target_scores"].get)
        text = f'Post: "{data["post"]}"\\nTone, sarcastic or sincere?\\n'
        return {"input": text, "output": best, "processed_output": best}
        """,
        SARCASM,
        method="ppl",
    ),
    right(
        "the best of three hits",
        "best-hit",
        """
        hits = "\\n".join(f"Hit {i}: {each}" for i, each in enumerate(data["docs"], 1))
        text = f"Query: {data['query']}\\n{hits}\\nWhich hit answers the query best (1, 2 or 3)?\\nHit"
        gold = str(data["best"])
        """,
        RANKS,
    ),
)
