"""Lists, loops and joins that go wrong, and fields that are cut, lost or doubled by code."""

from __future__ import annotations

from tests.lint.dense_2.making import EMPTY, LOST, NOTE, RAW, case, put, text

KINDS = (
    text(
        "zip stops at too few letters, so the last option is not listed",
        LOST + " answer/letters answer/other-count",
        case("planets", ('LETTERS = "ABCD"', 'LETTERS = "ABC"')),
    ),
    text(
        "join over a text in the place of its lines: a character a line",
        RAW + " " + LOST + " text/lost-lines text/two-spaces text/indented text/run-together",
        case("prints-what", ('+ data["program"] +', '+ "\\n".join(data["program"]) +')),
    ),
    text(
        "a comma that is missing between two literals of a list joins two labels",
        "text/run-together answer/other-names "
        "answer/other-count answer/not-an-option text/missing-space",
        case("tickets", ('"shipping", "returns"', '"shipping" "returns"')),
    ),
    text(
        "a trailing comma of the list, split, leaves an empty item",
        EMPTY + " text/stray-sign answer/letters answer/other-count answer/other-names",
        case(
            "tickets-2",
            (
                '["billing", "delivery", "login", "refund"]',
                '"billing,delivery,login,refund,".split(",")',
            ),
        ),
    ),
    text(
        "the cue stands inside the loop over the options",
        "text/said-again few-shot/* text/cue-forms "
        "text/repeated-instruction answer/letters text/empty-slot text/shot-cue",
        case("changshi", ('\\n"\n    text += "答案："', '\\n"\n        text += "答案："')),
    ),
    text(
        "= in the place of += in the loop: the question is overwritten",
        LOST + " answer/letters answer/not-an-option few-shot/*",
        case("zh-changshi", ("        text += f", "        text = f")),
    ),
    text(
        "a loop that starts at the second option",
        LOST + " answer/letters answer/other-count",
        case(
            "chem-mcq", ('zip("ABCD", data["options"])', 'list(zip("ABCD", data["options"]))[1:]')
        ),
    ),
    text(
        "an iterator is used up by counting before it is listed",
        EMPTY + " " + LOST + " answer/letters answer/letter-asked",
        case(
            "first-of-four",
            (
                "    listed =",
                '    events = iter(data["events"])\n    count = sum(1 for _ in events)\n    listed =',
            ),
            ('enumerate(data["events"], start=1)', "enumerate(events, start=1)"),
            ("listed=listed", "listed=listed, count=count"),
            ("Which of these events", "Which of these {count} events"),
        ),
    ),
    text(
        "the number of the list's items is never counted up",
        "answer/letters few-shot/numbered text/said-again answer/same-option",
        case("tw-chengyu", ('f"({i}) {word}" for i, word', 'f"({1}) {word}" for i, word')),
    ),
    text(
        "letters counted from one place too early: @, A, B",
        "answer/letters text/stray-sign answer/gold-differs "
        "answer/letter-asked few-shot/wrong-answer answer/*",
        case(
            "science-steps",
            ("chr(ord('A') + i)", "chr(ord('A') + i - 1)"),
        ),
    ),
    text(
        "a default list that grows from doc to doc",
        "code/not-repeated code/* text/said-again text/repeated-instruction few-shot/*",
        case(
            "relations",
            ("    lines = []\n", "    lines = LINES\n"),
            ("import random\n", "import random\n\nLINES = []\n"),
        ),
    ),
    text(
        "the options of the first row are kept for all",
        LOST + " code/not-repeated code/* answer/not-an-option answer/* text/ambiguous",
        case(
            "gap-words",
            ('data["words"]):', 'CACHE.setdefault("words", data["words"])):'),
            ("import random\n", "import random\n\nCACHE = {}\n"),
        ),
    ),
    text(
        "the word between two options stands behind the last one, too",
        "text/said-again text/stray-sign text/empty-slot "
        "text/two-spaces text/cut-item answer/letters",
        case(
            "who-is-it", ('" or ".join(options) + "?', '"".join(f"{o} or " for o in options) + "?')
        ),
    ),
    text(
        "options joined by nothing",
        "text/run-together text/changed text/missing-space answer/letters answer/other-names",
        case("zh-yunhan", ('"、".join(labels[:-1])', '"".join(labels[:-1])')),
        case("who-is-it", ('" or ".join(options)', '"".join(options)')),
    ),
    text(
        "words are joined that are one text: a comma behind each letter",
        LOST + " " + RAW,
        case("word-ends", ('", ".join(words) + ', '", ".join(" ".join(words)) + ')),
    ),
    text(
        "the last label is shown twice in the place of two",
        "answer/other-names text/said-again "
        "text/repeated-instruction answer/same-option answer/other-count",
        case("film-notes", ("is positive or negative", "is negative or negative")),
    ),
    text(
        "the second cue has the first one's text",
        LOST + " text/swapped-fields text/repeated-instruction text/said-again",
        case("yunhan", ('"假设：" + data["hypothesis"]', '"假设：" + data["premise"]')),
    ),
    text(
        "passage and question behind each other's cue",
        "text/swapped-fields few-shot/other-form answer/not-an-option",
        case(
            "yuedu",
            (
                '"短文": data["passage"], "问题": data["question"]',
                '"短文": data["question"], "问题": data["passage"]',
            ),
        ),
    ),
    text(
        "strip with letters eats the first ones of the options",
        LOST + " answer/stands-out",
        case("chem-mcq", ("{letter}. {option}", "{letter}. {option.lstrip('ABCD. ')}")),
    ),
    text(
        "a text is split at each comma for what was one sentence",
        LOST + " answer/not-an-option text/ambiguous",
        case("reading", ("{data['text']}", "{data['text'].split(',')[0]}")),
    ),
    text(
        "a cell is split at its colons, where the time has one, too",
        LOST + " answer/not-an-option",
        case(
            "ferry-table",
            ('" | ".join(row) for', '" | ".join(cell.split(":")[-1] for cell in row) for'),
        ),
    ),
    text(
        "a precision in the format cuts the text",
        LOST,
        case("hotel-reviews", ("Review: {review}", "Review: {review:.24}")),
    ),
    text(
        "the first characters of a Chinese text, counted as if they were words",
        LOST + " answer/not-an-option",
        case("zh-yuedu", ('data["passage"], "问题', 'data["passage"][:10], "问题')),
    ),
    text(
        "a conditional expression takes in the rest of the sum, so the cues are lost",
        LOST + " few-shot/* text/cue-forms text/missing-space answer/*",
        case(
            "tousu-fenlei",
            (
                '"input": SHUO_MING + SHI_LI + f"\\n投訴：{data[\'complaint\']}\\n部門：",',
                '"input": SHUO_MING + SHI_LI + f"\\n投訴：{data[\'complaint\']}" if len(data["complaint"]) > 10 else "" + "\\n部門：",',
            ),
        ),
    ),
    text(
        "the time's parts are printed without their zeros",
        LOST + " answer/not-an-option answer/other-form text/look-alike",
        case(
            "ferry-table",
            (
                '" | ".join(row) for row in data["rows"])',
                '" | ".join([*row[:2], "{}:{}".format(*map(int, row[2].split(":"))), row[3]]) for row in data["rows"])',
            ),
        ),
    ),
    text(
        "minutes in the place of the month in what strftime prints",
        "few-shot/wrong-answer few-shot/other-form "
        "few-shot/worked-form answer/other-form text/raw-value",
        case(
            "dates",
            ("import random\n", "import random\nfrom datetime import date\n"),
            ("Date: 1971-05-04\n", 'Date: """ + date(1971, 5, 4).strftime("%Y-%M-%d") + """\n'),
        ),
    ),
    text(
        "the number of the row's fields as that of its options",
        "answer/other-count answer/letters",
        case(
            "planets",
            (
                'text = f"Question:',
                'text = f"One of these {len(data)} options is right.\\nQuestion:',
            ),
        ),
    ),
    text(
        "ordinals made with th alone",
        "answer/letters text/run-together text/stray-sign text/raw-value few-shot/numbered",
        case("first-of-four", ('f"{n}) {event}"', 'f"{n}th) {event}"')),
    ),
    text(
        "an error of rounding in a number",
        RAW,
        case(
            "unit-quiz",
            rows=lambda rows: [rows[0] | {"amount": f"{0.1 + 0.2} km", "result": "300"}, *rows[1:]],
        ),
    ),
    text(
        "whole numbers became floats, since a cell of the column was empty",
        RAW + " answer/other-form answer/not-an-option",
        case(
            "small-tables",
            (
                '" | ".join(row.split(","))',
                '" | ".join((row.split(",")[0], str(float(row.split(",")[1]))))',
            ),
        ),
    ),
    text(
        "a cell with a comma of thousands is split into two cells",
        LOST
        + " text/stray-sign text/unclosed few-shot/* answer/not-an-option"
        + " answer/other-form text/markup text/lost-lines",
        case(
            "small-tables",
            rows=put(
                "rows",
                lambda row: [r.replace(",1233", ",1,233") for r in row["rows"]],
            ),
        ),
    ),
    text(
        "the row's index of a data frame is shown as a field",
        NOTE
        + " text/snake-name answer/in-id text/raw-value text/cue-forms"
        + " text/unknown-name few-shot/*",
        case(
            "zoo-yesno",
            ("    parts = {\n", '    parts = {\n        "Unnamed: 0": data["Unnamed: 0"],\n'),
            rows=lambda rows: [{"Unnamed: 0": n} | row for n, row in enumerate(rows)],
        ),
    ),
    text(
        "columns padded to a width that only a terminal needs",
        "text/two-spaces text/trailing-space few-shot/trailing-space",
        case("capitals-fmt", ("capital of {country} (", "capital of {country:<14} (")),
    ),
    text(
        "dedent finds nothing to take away, since a program's lines begin at the margin",
        "text/indented text/two-spaces text/lost-lines text/markup",
        case(
            "prints",
            (
                'lines = ["What does this program print?", "```python", data["program"], "```", "Output:"]',
                'import textwrap\n\n    shown = textwrap.dedent(f"""\\\n        What does this program print?\n        ```python\n        {data["program"]}\n        ```\n        Output:""")',
            ),
            ('"\\n".join(lines)', "shown"),
        ),
    ),
    text(
        "strip on each line takes a program's indentation",
        "text/lost-lines text/changed text/indented text/no-question",
        case(
            "py-output",
            (
                'build(data["program"])',
                'build("\\n".join(line.strip() for line in data["program"].splitlines()))',
            ),
        ),
    ),
)
