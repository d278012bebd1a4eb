"""Faults of code in English tasks: slips of a refactoring."""

from __future__ import annotations

from tests.lint.dense_4.making import bad
from tests.lint.making import kind

FAMILY = "code"
GOLD = "answer/*"
DEF = "def transform("

KINDS = (
    kind(
        FAMILY,
        "each row is added to the worked examples of the module",
        "code/* answer/leaked few-shot/*",
        bad(
            "headlines",
            (
                "    blocks = [",
                '    EXAMPLES.append((data["headline"], data["topic"]))\n    blocks = [',
            ),
        ),
    ),
    kind(
        FAMILY,
        "choices are sorted for display, the gold's index is that of the row",
        f"{GOLD} text/changed",
        bad(
            "science-mcq", ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')
        ),
    ),
    kind(
        FAMILY,
        "a session's id from uuid is left in the prompt",
        "code/random code/not-repeated code/*",
        bad(
            "cause-ppl",
            ("import random\n", "import random\nimport uuid\n"),
            ('f"Premise: ', 'f"[{uuid.uuid4().hex[:8]}]\\nPremise: '),
        ),
    ),
    kind(
        FAMILY,
        "a stream without a seed picks the wording, though r is handed in",
        "code/random code/not-repeated code/*",
        bad(
            "hotel-reviews",
            (
                "    text = TEMPLATE",
                '    verb = random.Random().choice(["Classify", "Label"])\n    text = TEMPLATE',
            ),
            (
                '.format(review=data["review"])',
                '.format(review=data["review"]).replace("Classify", verb)',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a conditional expression binds weaker than +, so that the cue or all else is lost",
        "text/* few-shot/* answer/*",
        bad(
            "zoo-yesno",
            ('text + "\\nAnswer:"', 'text if len(text) > 140 else "" + "\\nAnswer:"'),
        ),
    ),
    kind(
        FAMILY,
        "a list of the module is reversed in place at each call",
        f"code/* {GOLD}",
        bad("infer-three", ("    gold = NAMES[", "    NAMES.reverse()\n    gold = NAMES[")),
    ),
    kind(
        FAMILY,
        "two positional arguments are exchanged in a call",
        "text/swapped-fields text/*",
        bad(
            "museum-spans",
            (
                'prompt(data["context"], data["question"])',
                'prompt(data["question"], data["context"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a gold is cast to a float, to be on the safe side",
        f"answer/python-value {GOLD}",
        bad(
            "market-sums",
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
    ),
    kind(
        FAMILY,
        "an import of a package that nobody said would be there",
        "code/imports code/error code/*",
        bad(
            "into-german",
            ("import random\n", "import random\n\nfrom sacremoses import MosesDetokenizer\n"),
            (
                'data["en"], data["de"]',
                'MosesDetokenizer("en").detokenize(data["en"].split()), data["de"]',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a return that was set in too far leaves the loop in its first round",
        "text/first-item text/cut-item text/no-question text/*",
        bad(
            "prints-what",
            (
                DEF,
                "def numbered(program):\n    kept = []\n    for line in program.splitlines():\n"
                '        kept.append(line.rstrip())\n        return "\\n".join(kept)\n\n\n' + DEF,
            ),
            ('+ data["program"] +', '+ numbered(data["program"]) +'),
        ),
    ),
    kind(
        FAMILY,
        "outputs are left out where num_sample is not nought, as if it told shots from docs",
        f"{GOLD} few-shot/no-answer code/arguments",
        bad(
            "unit-quiz",
            ("f\" {data['result']}\"", '"" if num_sample else f" {data[\'result\']}"'),
        ),
    ),
    kind(
        FAMILY,
        "JSON is asked for, and the output is a dict's repr",
        f"text/raw-value {GOLD} few-shot/other-form",
        bad("people-json", ("json.dumps({", "str({")),
    ),
    kind(
        FAMILY,
        "words are sorted in place before they are shown",
        f"code/changes-row code/* {GOLD}",
        bad(
            "sort-words",
            (
                '    words = ", ".join(data["words"])\n    gold = ", ".join(sorted(data["words"]))\n',
                '    ordered = data["words"]\n    ordered.sort()\n    words = ", ".join(data["words"])\n'
                '    gold = ", ".join(ordered)\n',
            ),
        ),
    ),
)
