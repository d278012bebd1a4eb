"""Right prompts with options that look odd."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_options as rows
from tests.lint.sixth.styles import Right, styled

_SEA_READS = """question, options, letter = data["question"], data["options"], data["answer"]
place = "ABCD".index(letter)"""
_sea = partial(styled, "sea_styled", rows.SEA, _SEA_READS)
_law = partial(
    styled,
    "law_styled",
    rows.LAW,
    'case, choices, gold = data["case"], data["choices"], data["gold"]',
)
_LIST = r'"".join(f"{x}. {o}\n" for x, o in zip("ABCD", options))'

RIGHT: tuple[Right, ...] = (
    (
        "options in round brackets, answer with them",
        _sea(
            r'f"{question}\n" + "".join(f"({x}) {o}\n" for x, o in zip("ABCD", options)) + "Answer:"',
            "letter",
            output='f"({letter})"',
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "options numbered by small Roman numerals",
        _sea(
            r'f"{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip(("i", "ii", "iii", "iv"), options)) + "Answer:"',
            '("i", "ii", "iii", "iv")[place]',
        ),
    ),
    (
        "options with circled numbers",
        _sea(
            r'f"{question}\n" + "".join(f"{x} {o}\n" for x, o in zip("①②③④", options)) + "Answer:"',
            '"①②③④"[place]',
        ),
    ),
    (
        "options counted from 1, answer a number",
        _sea(
            r'f"{question}\n" + "".join(f"{n}) {o}\n" for n, o in enumerate(options, 1)) + "Number of the right answer:"',
            "str(place + 1)",
        ),
    ),
    (
        "options on one line with semicolons",
        _sea(
            r'f"{question} " + "; ".join(f"({x}) {o}" for x, o in zip("ABCD", options)) + "\nAnswer:"',
            "letter",
        ),
    ),
    (
        "options in a Markdown table",
        _sea(
            r'f"{question}\n\n| option | text |\n| --- | --- |\n" + "".join(f"| {x} | {o} |\n" for x, o in zip("ABCD", options)) + "\nOption:"',
            "letter",
        ),
    ),
    (
        "options as tags of XML",
        _sea(
            r'f"<question>{question}</question>\n" + "".join(f"<{x}>{o}</{x}>\n" for x, o in zip("ABCD", options)) + "Answer:"',
            "letter",
        ),
    ),
    (
        "options as an object of JSON",
        _sea(
            r'f"{question}\n" + json.dumps(dict(zip("ABCD", options)), ensure_ascii=False) + "\nKey of the right value:"',
            "letter",
            above="import json",
        ),
    ),
    (
        "options stand before the question",
        _sea(rf'{_LIST} + f"Which of these answers the question? {{question}}\nAnswer:"', "letter"),
    ),
    (
        "options shuffled by the row, the gold computed anew",
        styled(
            "sea_styled",
            rows.SEA,
            _SEA_READS + '\norder = list(options)\nrandom.Random(data["id"]).shuffle(order)',
            r'f"{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip("ABCD", order)) + "Answer:"',
            '"ABCD"[order.index(options[place])]',
        ),
    ),
    (
        "options sorted by the alphabet, the gold computed anew",
        styled(
            "sea_styled",
            rows.SEA,
            _SEA_READS + "\norder = sorted(options)",
            r'f"{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip("ABCD", order)) + "Answer:"',
            '"ABCD"[order.index(options[place])]',
        ),
    ),
    (
        "a fifth option that is never right",
        _sea(rf'f"{{question}}\n" + {_LIST} + "E. I do not know\nAnswer:"', "letter"),
    ),
    (
        "options called by a word, Option A",
        _sea(
            r'f"{question}\n" + "".join(f"Option {x}: {o}\n" for x, o in zip("ABCD", options)) + "The best is Option"',
            "letter",
        ),
    ),
    (
        "options with the signs of the Chinese calendar",
        _sea(
            r'f"{question}\n" + "".join(f"{x}、{o}\n" for x, o in zip("甲乙丙丁", options)) + "答案："',
            '"甲乙丙丁"[place]',
            lead="",
        ),
    ),
    (
        "a cue that says what the letters are",
        _sea(rf'f"Question: {{question}}\n" + {_LIST} + "Answer (A, B, C or D):"', "letter"),
    ),
    (
        "the letters in lower case, list and answer",
        _sea(
            r'f"{question}\n" + "".join(f"{x}) {o}\n" for x, o in zip("abcd", options)) + "answer:"',
            "letter.lower()",
        ),
    ),
    (
        "steps asked for without shots, the letter read from the end",
        _sea(
            rf'f"{{question}}\n" + {_LIST} + "Think step by step, then write: the answer is (X).\n"',
            "letter",
            lead="",
            output='f"The answer is ({letter})."',
            fewshot=0,
            stop=(),
            max_tokens=400,
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "the option's text is the answer, from a list with letters",
        _sea(
            rf'f"{{question}}\n" + {_LIST} + "Write the right option\'s text.\nText:"',
            "options[place]",
        ),
    ),
    (
        "letter and text are both in the answer",
        _sea(
            rf'f"{{question}}\n" + {_LIST} + "Answer:"',
            "letter",
            output='f"{letter}. {options[place]}"',
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "turns of a chat written out",
        _sea(
            rf'f"User: {{question}}\n" + {_LIST} + "Assistant:"', "letter", stop=("\nUser:", "\n")
        ),
    ),
    (
        "no options are shown, and their texts are ranked",
        styled(
            "sea_ranked",
            (
                row
                | {
                    "target_scores": {
                        o: int(x == row["answer"])
                        for x, o in zip("ABCD", row["options"], strict=True)
                    }
                }
                for row in rows.SEA
            ),
            _SEA_READS,
            r'f"Quiz night! {question}\nTeam answer:\n"',
            "options[place]",
            lead="",
            method="ppl",
            metric="log_prob",
        ),
    ),
    (
        "a question of five options with Roman capitals",
        _law(
            r'f"{case}\n" + "".join(f"{x}. {c}\n" for x, c in zip(("I", "II", "III", "IV", "V"), choices)) + "Numeral:"',
            '("I", "II", "III", "IV", "V")[gold]',
        ),
    ),
    (
        "choices counted from 0, and it is said",
        _law(
            r'f"{case}\nChoices, counted from 0:\n" + "".join(f"{n}: {c}\n" for n, c in enumerate(choices)) + "Index:"',
            "str(gold)",
        ),
    ),
    (
        "choices in a sentence, the answer one of them",
        _law(
            r'f"{case} Is this {\", \".join(choices[:-1])} or {choices[-1]}?\nIt is"'.replace(
                '\\"', "'"
            ),
            "choices[gold]",
        ),
    ),
    (
        "choices with bullets, the answer copied",
        _law(r'f"{case}\n" + "".join(f"• {c}\n" for c in choices) + "→"', "choices[gold]"),
    ),
    (
        "choices numbered within square brackets",
        _law(
            r'f"{case}\n" + "".join(f"[{n}] {c}\n" for n, c in enumerate(choices, 1)) + "Choice:"',
            "str(gold + 1)",
        ),
    ),
    (
        "a judge's role and a verdict",
        _law(
            r'f"You are a judge. Facts: {case}\nCounts: " + " / ".join(f"{x}) {c}" for x, c in zip("ABCDE", choices)) + "\nVerdict:"',
            '"ABCDE"[gold]',
        ),
    ),
)
