"""Right prompts that look odd: free answers, in English."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.twentyseventh.tasks_free import (
    CELLS,
    DATES,
    MAIL,
    OPPOSITE,
    PRINTS,
    SPAN,
    STEPS,
    TRANS,
)

RIGHT = (
    odd(
        "the question stands before its text",
        SPAN,
        (
            '("Text", "context"), ("Question", "question")',
            '("Question", "question"), ("Text", "context")',
        ),
    ),
    odd(
        "quotes are asked for and given",
        SPAN,
        ("words from the text:", "words from the text, in double quotes:"),
        ('gold = data["answers"][0]', "gold = '\"' + data[\"answers\"][0] + '\"'"),
    ),
    odd(
        "a speaker asks and another answers",
        SPAN,
        ('"Question", "question"', '"Reporter", "question"'),
        ("Answer with words from the text:", "Archivist (quotes the text):"),
    ),
    odd(
        "the form of the end is explained",
        STEPS,
        ("Let us work it out.", "Let us work it out; #### stands before the number."),
    ),
    odd("an exam's heading over each sum", STEPS, ('f"Q: ', 'f"Paper 2, Section B\\nQ: ')),
    odd(
        "instruction and cues in German",
        TRANS,
        ("Translate from German into English.", "Übersetze ins Englische."),
        ("German:", "Deutsch:"),
        ("English:", "Englisch:"),
    ),
    odd("codes of languages as cues", TRANS, ("German:", "de:"), ("English:", "en:")),
    odd("an arrow between two languages", TRANS, ("German: %s\\nEnglish:", "%s\\n=>")),
    odd(
        "a dictionary's mark between two languages",
        TRANS,
        ("German: %s\\nEnglish:", "[DE] %s\\n[EN]"),
    ),
    odd("a fence of tildes", PRINTS, ('"```"', '"~~~"')),
    odd("the cue is a comment of Python", PRINTS, ("Output:", "# stdout:")),
    odd(
        "a shell's prompt stands before the call",
        PRINTS,
        ("\\n\\nOutput:", "\\n\\n$ python program.py\\nOutput:"),
    ),
    odd(
        "day, month and year with slashes, examples too",
        DATES,
        ("YYYY-MM-DD", "DD/MM/YYYY"),
        ("2019-05-02", "02/05/2019"),
        ("2022-10-11", "11/10/2022"),
        rows=put("date", lambda row: "/".join(reversed(row["date"].split("-")))),
    ),
    odd(
        "the year alone is asked for",
        DATES,
        ("Write the date of each note as YYYY-MM-DD.", "In which year?"),
        ("2019-05-02", "2019"),
        ("2022-10-11", "2022"),
        ("Date:", "Year:"),
        rows=put("date", lambda row: row["date"][:4]),
    ),
    odd(
        "a table with commas",
        CELLS,
        ('"| " + " | ".join(cells) + " |"', '",".join(cells)'),
        (
            '"| " + " | ".join(data["table"]["columns"]) + " |"',
            '",".join(data["table"]["columns"])',
        ),
        ("header, rule, *body", "header, *body"),
    ),
    odd(
        "a table with tabs",
        CELLS,
        ('"| " + " | ".join(cells) + " |"', '"\\t".join(cells)'),
        (
            '"| " + " | ".join(data["table"]["columns"]) + " |"',
            '"\\t".join(data["table"]["columns"])',
        ),
        ("header, rule, *body", "header, *body"),
    ),
    odd(
        "a record per line",
        CELLS,
        (
            '"| " + " | ".join(cells) + " |"',
            '"; ".join(f"{c}={v}" for c, v in zip(data["table"]["columns"], cells))',
        ),
        ("header, rule, *body", "*body"),
    ),
    odd(
        "arrows between words",
        OPPOSITE,
        ("Word: {word}\\nOpposite: {other}", "{word} <-> {other}"),
        ("Word: {data['word']}\\nOpposite:", "{data['word']} <->"),
    ),
    odd(
        "analogies with colons",
        OPPOSITE,
        ("Word: {word}\\nOpposite: {other}", "{word} : {other}"),
        ("Word: {data['word']}\\nOpposite:", "{data['word']} :"),
        ('"\\n\\n".join', '"\\n".join'),
    ),
    odd(
        "pairs of quoted words",
        OPPOSITE,
        ("Word: {word}\\nOpposite: {other}", "The opposite of '{word}' is {other}"),
        ("f\"Word: {data['word']}\\nOpposite:\"", '"The opposite of \'" + data["word"] + "\' is"'),
    ),
    odd(
        "keys with equals signs",
        MAIL,
        ('as JSON with the keys "name" and "city".', "in the form name=...; city=..."),
        ("JSON:", "Result:"),
        ('\'{"name": "%s", "city": "%s"}\'', '"name=%s; city=%s"'),
    ),
    odd(
        "tags are asked for and given",
        MAIL,
        ('as JSON with the keys "name" and "city".', "as <name>...</name><city>...</city>."),
        ("JSON:", "XML:"),
        ('\'{"name": "%s", "city": "%s"}\'', '"<name>%s</name><city>%s</city>"'),
    ),
    odd(
        "a list of JSON is asked for and given",
        MAIL,
        ('as JSON with the keys "name" and "city".', "as a JSON array of two strings."),
        ('\'{"name": "%s", "city": "%s"}\'', '\'["%s", "%s"]\''),
    ),
)
