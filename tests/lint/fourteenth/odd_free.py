"""Right prompts in English: answers of their own words, numbers, code and labels."""

from __future__ import annotations

from tests.lint.fourteenth import rows_en as rows
from tests.lint.fourteenth import rows_odd_en as data_sets
from tests.lint.fourteenth.making import ask, right

_CHAIN = {"postprocess": "gsm8k_post", "stop": ("\n\n",), "max_tokens": 200}
RIGHT = (
    ask(
        "The background in front, Q and A behind it.",
        "background",
        rows.SPANS,
        "f\"Background: {data['context']}\\n\\nQ: {data['question']}\\n\\nA:\"",
        "data['answer']",
        own={"separator": "\n\n---\n\n"},
    ),
    ask(
        "Quotes are asked for, and are part of the gold.",
        "in_quotes",
        rows.SPANS,
        "f\"{data['context']}\\n{data['question']} Quote the passage, with quotation marks.\\nAnswer:\"",
        "'\"' + data['answer'] + '\"'",
    ),
    ask(
        "The question stands before the passage.",
        "question_ahead",
        rows.SPANS,
        "f\"Question: {data['question']}\\nPassage: {data['context']}\\nAnswer:\"",
        "data['answer']",
    ),
    ask(
        "The passage stands in a fence of three quotes.",
        "fenced_passage",
        rows.SPANS,
        "f'Read the text between triple quotes.\\n\\n\\'\\'\\'\\n{data[\"context\"]}\\n\\'\\'\\'\\n\\n{data[\"question\"]}\\nAnswer:'",
        "data['answer']",
    ),
    ask(
        "Several golds, any of which counts.",
        "several_golds",
        rows.SPANS,
        "f\"{data['title']}: {data['context']}\\nQ: {data['question']}\\nA:\"",
        "[data['answer'], data['answer'].lower()]",
        "' ' + gold[0]",
    ),
    ask(
        "Some questions cannot be answered, and the prompt says what to write then.",
        "unanswerable",
        tuple(
            row
            | (
                {
                    "context": "The archive of the town burned down, so little is known of that time.",
                    "answer": "unanswerable",
                }
                if number % 4 == 3
                else {}
            )
            for number, row in enumerate(rows.SPANS)
        ),
        "f\"Answer from the passage, or write unanswerable if it does not say.\\nPassage: {data['context']}\\nQuestion: {data['question']}\\nAnswer:\"",
        "data['answer']",
    ),
    ask(
        "Steps, and the number behind four signs, as the benchmark has it.",
        "hashes",
        rows.SHOP,
        "'Solve the problem step by step. End with #### and the number.\\n\\n' + data['question'] + '\\n'",
        "data['answer']",
        "f\"{data['steps']}\\n#### {gold}\"",
        **_CHAIN,
    ),
    ask(
        "The number in a box of LaTeX.",
        "boxed",
        rows.SHOP,
        "'Problem: ' + data['question'] + ' Put the final number into \\\\boxed{}.\\nSolution:'",
        "data['answer']",
        "f\" {data['steps']} So it is $\\\\boxed{{{gold}}}$.\"",
        **_CHAIN,
    ),
    ask(
        "Sums end with the sign that the answer follows.",
        "sums",
        data_sets.SUMS,
        "data['left'] + ' ='",
        "data['value']",
        fewshot=5,
        own={"separator": "\n"},
    ),
    ask(
        "Formulas of LaTeX, with their braces and backslashes.",
        "latex",
        data_sets.FRACTIONS,
        "'Compute $' + data['tex'] + '$.\\nValue:'",
        "data['value']",
    ),
    right(
        "Worked examples are kept as pairs in the code.",
        "pairs",
        rows.SHOP,
        """
        lines = [f"Q: {q}\\nA: {a}\\n\\n" for q, a in WORKED]
        text = "".join(lines) + f"Q: {data['question']}\\nA:"
        answer = f" {data['steps']} The answer is {data['answer']}."
        return {"input": text, "output": answer, "processed_output": data["answer"]}
        """,
        """
        WORKED = [
            ("Ken has 6 coins and finds 7 more. How many has he?", "He has 6 + 7 = 13 coins. The answer is 13."),
            ("A box of 20 nails loses 8. How many are left?", "There are 20 - 8 = 12 left. The answer is 12."),
        ]
        """,
        fewshot=0,
        **_CHAIN,
    ),
    ask(
        "A session of the interpreter.",
        "session",
        tuple(
            {"call": c, "value": v}
            for c, v in [
                ("len('harbour')", "7"),
                ("3 ** 2 + 1", "10"),
                ("sorted([3, 1])", "[1, 3]"),
                ("'ab' * 2", "'abab'"),
                ("{'a': 1}.get('b', 0)", "0"),
                ("bool([])", "False"),
                ("10 // 4", "2"),
                ("'x,y'.split(',')", "['x', 'y']"),
                ("max('hello')", "'o'"),
                ("type(1.0).__name__", "'float'"),
            ]
        ),
        "'>>> ' + data['call'] + '\\n'",
        "data['value']",
        "gold",
        fewshot=4,
    ),
    ask(
        "A query is begun, and the answer goes on with it.",
        "sql",
        data_sets.SQL,
        "'-- ' + data['ask'] + '\\nSELECT'",
        "data['sql']",
        stop=("\n", ";\n"),
    ),
    ask(
        "What a program prints, in a fence with its language.",
        "prints",
        rows.PY,
        "f\"```python\\n{data['code']}\\n```\\n\\nThe program above prints\"",
        "data['output']",
    ),
    ask(
        "Records of JSON are taken from a text.",
        "records",
        data_sets.PEOPLE,
        "f\"Text: {data['text']}\\nGive name and city as JSON.\\nJSON:\"",
        "json.dumps({'name': data['name'], 'city': data['city']}, ensure_ascii=False)",
        above="import json",
    ),
    ask(
        "Dates are written anew.",
        "dates",
        data_sets.DATES,
        "data['text'] + ' ->'",
        "data['iso']",
        own={"separator": "\n"},
    ),
    ask(
        "Short messages with faces and names that were taken out.",
        "tweets",
        data_sets.TWEETS,
        "f\"Tweet: {data['tweet']}\\nSentiment (positive or negative):\"",
        "data['label']",
    ),
    ask(
        "Labels in capitals, listed and answered so.",
        "capitals",
        rows.MAIL,
        "f\"Route the mail to BILLING, TECHNICAL or DELIVERY.\\n\\n{data['subject']}\\n{data['body']}\\n\\nQueue:\"",
        "data['team'].upper()",
    ),
    ask(
        "A mail as a document of fields, with three dashes.",
        "front_matter",
        rows.MAIL,
        "f\"---\\nsubject: {data['subject']}\\nbody: {data['body']}\\n---\\nteam (billing, technical or delivery):\"",
        "data['team']",
        own={"separator": "\n\n"},
    ),
    ask(
        "Brackets are left open, and the answer closes them.",
        "brackets",
        data_sets.BRACKETS,
        "'Complete the sequence so that all brackets are closed properly.\\nInput: ' + data['open'] + '\\nOutput:'",
        "data['close']",
    ),
    ask(
        "An analogy stops before its last word.",
        "analogies",
        data_sets.ANALOGIES,
        "f\"{data['a']} is to {data['b']} as {data['c']} is to\"",
        "data['d']",
        own={"separator": "\n"},
    ),
    ask(
        "A text without its last word, and no cue at all.",
        "last_word",
        data_sets.LAST,
        "data['text']",
        "data['word']",
        fewshot=0,
        max_tokens=4,
    ),
    ask(
        "The answer is closed by a sentence that is read by its post-processor.",
        "so_the_answer",
        rows.BOOL,
        "f\"Q: {data['passage']} So: {data['question']}?\\nA: Let's think step by step.\\n\"",
        "'yes' if data['target_scores']['yes'] else 'no'",
        "f\"We are told: {data['passage']} So the answer is {gold}.\"",
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    ask(
        "Sentences are judged, and both words begin alike.",
        "grammar",
        data_sets.GRAMMAR,
        "data['sentence'] + '\\nIs this sentence acceptable or unacceptable?\\n'",
        "max(data['target_scores'], key=data['target_scores'].get)",
        "gold",
        method="ppl",
        metric="log_prob",
        fewshot=4,
    ),
    ask(
        "Letters with spaces between, to be put in order.",
        "anagrams",
        data_sets.CONVERSATION,
        "f\"Unscramble the letters into a word: {data['scrambled']}\\nWord:\"",
        "data['word']",
    ),
    ask(
        "A role is given in the description, and the cue is a heading.",
        "role",
        rows.MAIL,
        "f\"## Message\\n{data['subject']}: {data['body']}\\n\\n## Team\\n\"",
        "data['team']",
        "gold",
        description="You sort the mail of a web shop. Each message goes to one of three teams: billing, technical, delivery.",
        own={"separator": "\n\n"},
    ),
)
