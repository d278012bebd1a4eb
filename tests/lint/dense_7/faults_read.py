"""Faults between what is answered and how a config reads it: post-processors, stops, tokens."""

from __future__ import annotations

from tests.lint.dense_7.making import A, B, C, kinds_of, some
from tests.lint.dense_7.tasks import JSON
from tests.lint.shape import changed

kind = kinds_of("answers")

KINDS = (
    kind(
        "outputs close with a mark of the end that nothing takes off",
        "answer/not-extracted answer/other-form few-shot/worked-form few-shot/no-stop "
        "text/special-token",
        changed(A.TICKETS, ('" " + data["queue"],', '" " + data["queue"] + " END",')),
    ),
    kind(
        "the token of a text's end is part of the output",
        "text/special-token answer/not-extracted tokens/special-text answer/two-spellings",
        changed(C.GLOSS, ("f\" {data['en']}\"", "f\" {data['en']}</s>\"")),
    ),
    kind(
        "the answer's marker was renamed, and the post-processor looks for the old one",
        "answer/not-extracted answer/not-in-output",
        changed(C.FERRY, (' + "\\n#### " + number', ' + "\\nFinal: [" + number + "]"')),
    ),
    kind(
        "a post-processor for sums is left in the config of a translation",
        "answer/not-extracted",
        changed(C.FRENCH, postprocess="gsm8k_post"),
    ),
    kind(
        "max_tokens of a multiple choice, with chains of thought",
        "tokens/answer-too-long tokens/window",
        changed(C.WORKSHOP, max_tokens=4),
    ),
    kind(
        "a full stop as a stop sequence cuts the chain behind its first sentence",
        "answer/stopped-early",
        changed(C.WORKSHOP, stop=(".",)),
    ),
    kind(
        "outputs of two lines, and the newline stops",
        "answer/stopped-early",
        changed(C.FERRY, stop=("\n",)),
    ),
    kind(
        "the stop is a backslash and an n, as single quotes of YAML keep it",
        "few-shot/no-stop text/escaped answer/stopped-early",
        changed(A.CAPITALS, stop=("\\n",)),
    ),
    kind(
        "the stop sequence is the comma, which parts the items of every answer",
        "answer/stopped-early",
        changed(B.SORT, stop=("\n", ",")),
    ),
    kind(
        "the cue of an answer is a stop, and the shots' answers have its word",
        "answer/stopped-early",
        changed(A.YINGYONG, stop=("\n", "答案")),
    ),
    kind(
        "shots answer with the letter and the option's text, the letter alone is compared",
        "answer/not-extracted answer/other-form few-shot/worked-form",
        changed(
            A.CHEM,
            ('" " + gold', "f\" {gold}. {data['options'][ord(gold) - 65]}\""),
        ),
    ),
    kind(
        "shots say the whole sentence with its gap filled, the word is compared",
        "answer/not-extracted answer/other-form few-shot/worked-form",
        changed(C.GAPS, ('" " + gold', '" " + data["sentence"].replace("____", gold)')),
    ),
    kind(
        "shots wrap the printed text in a fence",
        "answer/not-extracted answer/stopped-early few-shot/worked-form",
        changed(C.SCRIPTS, ("f\" {data['out']}\"", "f\" ```{data['out']}```\"")),
    ),
    kind(
        "shots put the answer into a box of LaTeX, the bare word is compared",
        "answer/not-extracted few-shot/worked-form few-shot/other-form",
        changed(C.NOTICES, ("f\" {data['place']}\"", '" \\\\boxed{" + data[\'place\'] + "}"')),
    ),
    kind(
        "shots answer in capitals, the name as it is written is compared",
        "answer/not-extracted answer/not-in-output answer/two-spellings answer/other-names",
        changed(A.CAPITALS, ('" " + data["capital"]', '" " + data["capital"].upper()')),
    ),
    kind(
        "the post-processor reads a letter, and the closing sentence has it small",
        "answer/not-extracted answer/not-in-output answer/letters answer/two-spellings "
        "answer/letter-asked",
        changed(
            B.SCIENCE,
            ("The answer is ({data['gold']}).", "The answer is ({data['gold'].lower()})."),
        ),
    ),
    kind(
        "the whole solution is compared, and the post-processor takes the number",
        "answer/not-extracted answer/not-in-output",
        changed(C.FERRY, ('"processed_output": number', '"processed_output": data["answer"]')),
    ),
    kind(
        "the gold is made a float, the shots say the whole number",
        "answer/python-value answer/not-in-output answer/not-extracted",
        changed(
            C.YINGYONG,
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
    ),
    kind(
        "the gold is formatted as money, the shots show the cell as it is",
        "answer/not-in-output answer/not-extracted answer/other-form",
        changed(
            B.CELL,
            (
                '"processed_output": data["cell"]',
                '"processed_output": f"{float(data[\'cell\']):,.2f}"',
            ),
        ),
    ),
    kind(
        "the gold is the number itself, and a text is what comes from the model",
        "answer/not-extracted answer/not-in-output answer/python-value answer/unlike-others "
        "code/error",
        changed(C.SPAM, ('str(data["spam"])', 'data["spam"]')),
    ),
    kind(
        "the gold keeps the space of the output",
        "answer/two-spellings answer/not-extracted answer/other-form",
        changed(B.BOOL, ('"processed_output": gold', '"processed_output": " " + gold')),
    ),
    kind(
        "the gold is what was printed, newline and all",
        "answer/two-spellings answer/not-extracted few-shot/separator text/double-newline",
        changed(A.PYTHON, rows=some("printed", lambda text: text + "\n")),
    ),
    kind(
        "the gold is copied from the line above: the text instead of the date",
        "answer/not-in-output answer/not-extracted answer/leaked",
        changed(A.DATES, ('"processed_output": data["date"]', '"processed_output": data["text"]')),
    ),
    kind(
        "the gold is the first name, the shots answer with both",
        "answer/not-extracted answer/not-in-output answer/other-form",
        changed(
            B.PERSON,
            ('"processed_output": data["name"]', '"processed_output": data["name"].split()[0]'),
        ),
    ),
    kind(
        "items of the gold are joined without the space that shots and instruction have",
        "answer/not-in-output answer/not-extracted few-shot/other-form",
        changed(
            B.SORT, ('"processed_output": gold', '"processed_output": gold.replace(", ", ",")')
        ),
    ),
    kind(
        "the gold's date lost its noughts on the way through integers",
        "answer/not-in-output answer/not-extracted few-shot/other-form",
        changed(
            B.ISO,
            (
                '"processed_output": data["iso"]',
                '"processed_output": "-".join(str(int(n)) for n in data["iso"].split("-"))',
            ),
        ),
    ),
    kind(
        "the output is made of the loop's last variable, the gold of the row",
        "answer/not-in-output answer/gold-differs answer/not-extracted few-shot/lopsided",
        changed(A.CHEM, ('" " + gold', '" " + letter')),
    ),
    kind(
        "JSON is set over several lines, and a newline stops",
        "answer/stopped-early",
        changed(A.EMAIL, ("json.dumps(record)", "json.dumps(record, indent=2)")),
    ),
    kind(
        "JSON is written by str(), with single quotes",
        "answer/python-value few-shot/other-form text/raw-value",
        changed(A.EMAIL, ("json.dumps(record)", "str(record)")),
    ),
    kind(
        "JSON of Chinese is written in escapes, and compared so",
        "text/escaped answer/python-value answer/* few-shot/other-form few-shot/worked-form",
        changed(JSON, (", ensure_ascii=False", "")),
    ),
    kind(
        "the key of the result is misspelt, so nothing is compared",
        "code/error code/unused-key answer/* code/*",
        changed(A.SPAN, ('"processed_output"', '"proccessed_output"')),
    ),
    kind(
        "outputs are empty, as in code that was made for inference alone",
        "answer/empty few-shot/no-answer answer/not-in-output text/empty-slot answer/not-extracted",
        changed(B.TONE, ('"output": " " + data["tone"]', '"output": ""')),
    ),
    kind(
        "the output is input and answer together, as for training a causal model",
        "answer/cue-again text/said-again answer/not-extracted answer/stopped-early few-shot/* "
        "answer/leaked text/repeated-instruction",
        changed(C.CHOUQU, ('"output": data["span"]', '"output": text + data["span"]')),
    ),
    kind(
        "the output says the cue of the input again",
        "answer/cue-again text/said-again",
        changed(
            C.DIANPING,
            ('"output": biaoqian[data["label"]]', '"output": "类别：" + biaoqian[data["label"]]'),
        ),
    ),
    kind(
        "the answer comes first and its steps behind it, though steps are asked for first",
        "answer/chain-differs answer/not-extracted few-shot/* answer/cue-again answer/*",
        changed(
            C.WORKSHOP,
            (
                "f\" {data['steps']} The answer is {data['answer']}.\"",
                "f\" The answer is {data['answer']}. {data['steps']}\"",
            ),
        ),
    ),
    kind(
        "the gold has a currency's sign, which shots and post-processor leave out",
        "answer/not-in-output answer/not-extracted answer/other-form",
        changed(A.SUMS, ('"processed_output": answer', '"processed_output": f"${answer}"')),
    ),
)
