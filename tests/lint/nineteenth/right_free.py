"""Right prompts that look odd: sums, spans, translations, code and tables."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.nineteenth.tasks_free import CAPITALS, DATES, FRENCH, PYTHON, SPAN, SUMS, TABLE
from tests.lint.nineteenth.tasks_own import WORDS

RIGHT = (
    odd(
        "Four hashes before the final number",
        SUMS,
        (" The answer is {answer}.", "\\n#### {answer}"),
        ("Answer: Let's think step by step.", "Answer:"),
        postprocess="gsm8k_post",
    ),
    odd(
        "A question that begins with Q and a number sign",
        SUMS,
        ("Question: {question}", "Q# {question}"),
    ),
    odd(
        "The cue for steps is one of calm",
        SUMS,
        ("Let's think step by step.", "Take a deep breath and work on this step by step."),
    ),
    odd(
        "The prompt asks for steps first and then for the number alone",
        SUMS,
        (
            "Question: {question}",
            'Show your steps, and close with \\"The answer is\\" and the bare number.\\nQuestion: {question}',
        ),
    ),
    odd(
        "A rule of thumb that is meant as a hint",
        SUMS,
        (
            "Question: {question}",
            "Hint: multiplication comes before addition.\\nQuestion: {question}",
        ),
    ),
    odd(
        "Guillemets around both languages",
        FRENCH,
        ('\\nEnglish: %s\\nFrench:" % source', '\\nEnglish: «%s»\\nFrench:" % source'),
        (
            '" " + target, processed_output=target',
            '" «" + target + "»", processed_output="«" + target + "»"',
        ),
    ),
    odd(
        "A cue in the target's language, with its space before the colon",
        FRENCH,
        (
            "Translate from English to French.\\nEnglish: %s\\nFrench:",
            "Traduis de l'anglais en français.\\nAnglais : %s\\nFrançais :",
        ),
    ),
    odd("An arrow is the last cue", FRENCH, ("English: %s\\nFrench:", "%s =>")),
    odd("Codes of languages as cues", FRENCH, ("English: %s\\nFrench:", "[en] %s\\n[fr]")),
    odd(
        "The prompt says which French is not meant",
        FRENCH,
        (
            "Translate from English to French.\\n",
            "Translate from English to French (not to Quebec French).\\n",
        ),
    ),
    odd(
        "Days before months with points, as asked",
        DATES,
        ("as YYYY-MM-DD.", "as DD.MM.YYYY."),
        (
            "    parts = []",
            '    year, month, day = data["date"].split("-")\n    data = {**data, "date": f"{day}.{month}.{year}"}\n    parts = []',
        ),
    ),
    odd(
        "An example of the form stands in brackets",
        DATES,
        ("as YYYY-MM-DD.", "as YYYY-MM-DD (for instance 1815-06-18)."),
    ),
    odd(
        "The year alone is asked for",
        DATES,
        (
            "the date in the text and write it as YYYY-MM-DD.",
            "the year in the text and write it in four digits.",
        ),
        ('"Date:"', '"Year:"'),
        ('" " + data["date"]', '" " + data["date"][:4]'),
        ('"processed_output": data["date"]', '"processed_output": data["date"][:4]'),
    ),
    odd(
        "A prompt of an interpreter before each line",
        PYTHON,
        ("```python\\n{program}\\n```\\nOutput:", "{listing}\\nOutput:"),
        (
            '    return f"What',
            '    listing = "\\n".join(f">>> {line}" if line[0] != " " else f"... {line}" for line in program.split("\\n"))\n    return f"What',
        ),
    ),
    odd(
        "Numbers of lines before the program's",
        PYTHON,
        ("```python\\n{program}\\n```\\nOutput:", "{listing}\\nOutput:"),
        (
            '    return f"What',
            '    listing = "\\n".join(f"{n:>2} | {line}" for n, line in enumerate(program.split("\\n"), 1))\n    return f"What',
        ),
    ),
    odd(
        "Tildes fence the program", PYTHON, ("```python\\n{program}\\n```", "~~~\\n{program}\\n~~~")
    ),
    odd(
        "The output is asked for as a comment",
        PYTHON,
        ("\\n```\\nOutput:\\n", "\\n# prints:\\n"),
        ("```python\\n", ""),
    ),
    odd(
        "The question stands before its passage",
        SPAN,
        (
            '{"Passage": data["context"], "Question": data["question"]}',
            '{"Question": data["question"], "Passage": data["context"]}',
        ),
    ),
    odd(
        "The span is quoted, as asked",
        SPAN,
        (
            "\\nAnswer with words from the passage:",
            "\\nAnswer with words from the passage, in double quotes:",
        ),
        ("f\" {data['span']}\"", 'f\' "{data["span"]}"\''),
        ('"processed_output": data["span"]', '"processed_output": f\'"{data["span"]}"\''),
    ),
    odd(
        "Cues of one letter",
        SPAN,
        ('"Passage": data', '"P": data'),
        ('"Question": data', '"Q": data'),
        ("\\nAnswer with words from the passage:", "\\nA:"),
    ),
    odd(
        "Headings of Markdown as cues",
        SPAN,
        ('f"{cue}: {value}"', 'f"## {cue}\\n{value}"'),
        ("\\nAnswer with words from the passage:", "\\n## Answer (words from the passage)\\n"),
        ("f\" {data['span']}\"", "data['span']"),
    ),
    odd(
        "Instruction says that the passage may be of no use",
        SPAN,
        ("\\nAnswer with", "\\nDo not use what you know otherwise.\\nAnswer with"),
    ),
    odd(
        "The table is written with commas",
        TABLE,
        ('"| " + " | ".join(data["columns"]) + " |"', '",".join(data["columns"])'),
        ("header, rule, *body", 'header, *data["rows"]'),
    ),
    odd(
        "The table is written with tabs",
        TABLE,
        ('"| " + " | ".join(data["columns"]) + " |"', '"\\t".join(data["columns"])'),
        ("header, rule, *body", 'header, *(row.replace(",", "\\t") for row in data["rows"])'),
    ),
    odd(
        "Each row of the table is an object in JSON",
        TABLE,
        (
            "header, rule, *body",
            '*(json.dumps(dict(zip(data["columns"], row.split(",")))) for row in data["rows"])',
        ),
        ("import random\n", "import json\nimport random\n"),
    ),
    odd(
        "A table of HTML, which is meant",
        TABLE,
        (
            "header, rule, *body",
            '"<table>", *("<tr><td>" + row.replace(",", "</td><td>") + "</td></tr>" for row in (",".join(data["columns"]), *data["rows"])), "</table>"',
        ),
    ),
    odd(
        "Rows as sentences",
        TABLE,
        (
            "header, rule, *body",
            '*("; ".join(f"{k} = {v}" for k, v in zip(data["columns"], row.split(","))) for row in data["rows"])',
        ),
    ),
    odd(
        "A sentence to be gone on with, without a cue",
        CAPITALS,
        (
            "Q: What is the capital of {country} ({continent})?\\nA:",
            "The capital of {country}, a country in {continent}, is",
        ),
    ),
    odd(
        "Colons with a space on both sides",
        CAPITALS,
        (
            "Q: What is the capital of {country} ({continent})?\\nA:",
            "country : {country}\\ncontinent : {continent}\\ncapital :",
        ),
    ),
    odd(
        "Analogies with double colons",
        CAPITALS,
        ("Q: What is the capital of {country} ({continent})?\\nA:", "Italy : Rome :: {country} :"),
    ),
    odd(
        "A quiz in which the answer comes as a question",
        CAPITALS,
        (
            "Q: What is the capital of {country} ({continent})?\\nA:",
            "Clue: It is the capital of {country} ({continent}).\\nReply:",
        ),
        (
            '" " + data["capital"], "processed_output": data["capital"]',
            'f" What is {data[\'capital\']}?", "processed_output": f"What is {data[\'capital\']}?"',
        ),
    ),
    odd(
        "The answer is asked for in capitals and given so",
        CAPITALS,
        ("({continent})?", "({continent})? (in CAPITALS)"),
        (
            '" " + data["capital"], "processed_output": data["capital"]',
            '" " + data["capital"].upper(), "processed_output": data["capital"].upper()',
        ),
    ),
    odd(
        "Two fields in one line with a bar between",
        CAPITALS,
        (
            "Q: What is the capital of {country} ({continent})?\\nA:",
            "{continent} | {country} | capital:",
        ),
    ),
    odd(
        "A hint that gives the number of letters",
        CAPITALS,
        ("({continent})?", "({continent}, {n} letters)?"),
        ('continent=data["continent"])', 'continent=data["continent"], n=len(data["capital"]))'),
    ),
    odd(
        "Words joined with plus signs",
        WORDS,
        ('"Words: " + ", ".join(words)', '"Words: " + " + ".join(words)'),
        ('"lamp, tree"', '"lamp + tree"'),
        ('"salt, moon, river"', '"salt + moon + river"'),
        ('"glass, idea"', '"glass + idea"'),
    ),
    odd(
        "Last letters in capitals, in the examples as in the answers",
        WORDS,
        ('"pe"', '"PE"'),
        ('"tnr"', '"TNR"'),
        ('"sa"', '"SA"'),
        ("of the words.", "of the words, in capitals."),
        (
            '" " + data["answer"], "processed_output": data["answer"]',
            '" " + data["answer"].upper(), "processed_output": data["answer"].upper()',
        ),
    ),
    odd(
        "Letters are joined by hyphens everywhere",
        WORDS,
        ('"pe"', '"p-e"'),
        ('"tnr"', '"t-n-r"'),
        ('"sa"', '"s-a"'),
        ("of the words.", "of the words with hyphens."),
        (
            '" " + data["answer"], "processed_output": data["answer"]',
            '" " + "-".join(data["answer"]), "processed_output": "-".join(data["answer"])',
        ),
    ),
)
