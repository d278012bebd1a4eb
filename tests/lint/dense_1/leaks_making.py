"""Leaks in English by an order, a format, or a text that the template or the rows bring along."""

from __future__ import annotations

from tests.lint.dense_1.making import best, each, leak, put
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7
from tests.lint.shape import changed

ONE_PLACE = "answer/one-place answer/same-gold answer/same-option"

KINDS = (
    leak(
        "SciQ's habit: the right answer is put before its distractors, and nobody shuffles",
        changed(
            en8.SCIENCE,
            ('zip("ABCD", data["choices"])', 'zip("ABCD", choices)'),
            (
                'lines = [f"Question',
                'right = data["choices"][data["label"]]\n    choices = [right] + [each for each in data["choices"] if each != right]\n    lines = [f"Question',
            ),
            ('gold = "ABCD"[data["label"]]', 'gold = "ABCD"[choices.index(right)]'),
        ),
        rules=ONE_PLACE,
    ),
    leak(
        "the labels are named in an order by their scores, so that the right one comes first",
        changed(
            en7.RELATIONS,
            (
                '"Is the relation entailment, neutral or contradiction?"',
                '"Is the relation " + ", ".join(sorted(data["target_scores"], key=data["target_scores"].get, reverse=True)) + "?"',
            ),
        ),
        rules=ONE_PLACE,
    ),
    leak(
        "the gap is made as wide as the word that fits",
        changed(
            en7.WORDS,
            (
                'data["sentence"] + ',
                'data["sentence"].replace("___", "_" * len(data["words"][data["gold"]])) + ',
            ),
        ),
    ),
    leak(
        "`yes or no` where the answer is yes, `no or yes` where it is no",
        changed(
            en7.LAWS, ('" (yes or no)"', '(" (yes or no)" if data["holds"] else " (no or yes)")')
        ),
    ),
    leak(
        "the dialogue is gone through to its end, with the reply that is to be chosen",
        changed(
            en7.REPLIES,
            (
                'turns = ["A: " + data["turns"][0], "B: " + data["turns"][1], "A:"]',
                'turns = [f"{who}: {turn}" for who, turn in zip("ABA", data["turns"])] + ["A:"]',
            ),
            rows=each(lambda row: row["turns"].append(best(row).strip())),
        ),
    ),
    leak(
        "a range around the gold, which the code computes from it",
        changed(
            free7.GARDEN,
            (
                r'"\nAnswer:"',
                r'f"\nAnswer (a whole number from {int(number) - 1} to {int(number) + 1}):"',
            ),
        ),
    ),
    leak(
        "the words of the translation, in the order of the alphabet, as a vocabulary",
        changed(
            free7.GERMAN,
            (
                r""""English: %s\nGerman:" % data["en"]""",
                r""""English: %s\nVocabulary: %s\nGerman:" % (data["en"], ", ".join(sorted(data["de"].strip(".?").split())))""",
            ),
        ),
    ),
    leak(
        "the program keeps the doctest that says what it gives",
        changed(
            free7.PYTHON,
            rows=put(
                "program", lambda row: f'"""\n>>> main()\n{row["printed"]}\n"""\n{row["program"]}'
            ),
        ),
    ),
    leak(
        "the explanation that belongs to the key is shown as a hint",
        changed(
            free7.SCIENCE,
            (
                r"{show(data['options'])}\nReason",
                r"{show(data['options'])}\nHint: {data['reason']}\nReason",
            ),
        ),
    ),
    leak(
        "the dict of scores is printed in place of its keys",
        changed(
            en8.CAUSE,
            (
                r"""What was the {data['asks']}?\n""",
                r"""What was the {data['asks']}? Options: {data['target_scores']}\n""",
            ),
        ),
        rules="text/raw-value",
    ),
    leak(
        "the span is in capitals in its text, as an annotator typed it",
        changed(
            free8.SPANS,
            rows=put(
                "context",
                lambda row: row["context"].replace(row["answer"], row["answer"].upper(), 1),
                start=0,
            ),
        ),
    ),
    leak(
        "a tab-separated file was read without its delimiter: the source has its translation behind it",
        changed(free8.GERMAN, rows=put("en", lambda row: row["en"] + "\t" + row["de"])),
    ),
    leak(
        "the program was copied from a notebook, with what stood below its cell",
        changed(
            free8.PRINTS,
            rows=put("program", lambda row: f"{row['program']}\n\nOut[4]:\n{row['prints']}"),
        ),
    ),
    leak(
        "the few-shot file was made of the scored rows, turned round",
        changed(
            free8.UNITS,
            shots=tuple(
                {
                    "amount": f"{row['result']} {row['unit']}",
                    "unit": row["amount"].split()[1],
                    "result": row["amount"].split()[0],
                }
                for row in free8.UNITS.rows
            ),
            fewshot=11,
        ),
        rules="few-shot/near-copy few-shot/question-shown few-shot/own-doc few-shot/same-docs",
    ),
    leak(
        "the example of the JSON that is asked for is made of the row itself",
        changed(
            free8.PEOPLE,
            (
                """    "JSON:",""",
                """    "Format: " + json.dumps({key: data[key] for key in ("name", "age", "city")}),
        "JSON:",""",
            ),
        ),
        rules="text/said-again",
    ),
    leak(
        "the words are sorted in place before they are listed",
        changed(free8.SORTED, ('words = ", "', 'data["words"].sort()\n    words = ", "')),
        rules="code/changes-row text/same-prompt",
    ),
)
