"""Faults of text that was meant to be computed: what stands there is not what was meant."""

from __future__ import annotations

from tests.lint.shape import Kind
from tests.lint.third.faults import after, before, fault, gives, kind

FAMILY = "text that was meant to be computed"
LEFT = "text/placeholder text/unknown-name text/same-prompt text/markup"
LOST = "text/no-question text/cut-item text/run-together text/ambiguous text/same-prompt text/first-item"
ODD = "text/escaped text/markup text/raw-value text/invisible text/encoding"


KINDS: tuple[Kind, ...] = (
    kind(
        "a name with a dollar sign, of string.Template, is not filled in",
        FAMILY,
        f"{LEFT} text/no-question text/*dollar*",
        fault("places", ("Context: $passage", "Context: $$passage")),
        fault("moods", ("Guest: {review}", "Guest: $review")),
        fault("nli", ("%(premise)s", "$premise")),
        sign=r"\$passage|\$review|\$premise",
    ),
    kind(
        "a dollar sign stands before the values, as JavaScript's templates have it",
        FAMILY,
        f"{LEFT} text/*dollar* text/stray*",
        fault("feelings", ("Message: {data", "Message: ${data")),
        fault("bills", ("Problem: {data", "Problem: ${data")),
        fault("rivers", ("Question: {data", "Question: ${data")),
        fault("translations", ("English: {data", "English: ${data")),
        sign=r": \$[A-Z]",
    ),
    kind(
        "braces are doubled as for a format that is never made",
        FAMILY,
        f"{LEFT} text/*brace* text/escaped",
        fault("topics", ('{"topic": "sport"}', '{{"topic": "sport"}}')),
        fault(
            "algebra",
            ("\\nGive the result in \\\\boxed{{}}", '\\n" + "Give the result in \\\\boxed{{}}'),
        ),
        fault("people", after("indent=2)", 'shown = shown.replace("{", "{{").replace("}", "}}")')),
        sign=r"\{\{",
    ),
    kind(
        "a text is printed as a literal: by repr, or coded as JSON twice",
        FAMILY,
        f"{ODD} text/no-question",
        fault("python-out", ("{data['question']}", "{data['question']!r}")),
        fault(
            "people",
            ("shown = json.dumps(data", "shown = json.dumps(json.dumps(data"),
            ('["record"], ', '["record"]), '),
        ),
        fault("zh-reading", ("短文：{data['passage']}", "短文：{ascii(data['passage'])}")),
        fault("functions", ('{data["question"]}', '{(data["question"] + chr(10))!r}')),
        sign=r"\\n|\\\"|\\u|\\'",
    ),
    kind(
        "the last character of a text is cut off",
        FAMILY,
        LOST,
        fault("rivers", ("{data['question']}", "{data['question'][:-1]}")),
        fault("zh-bills", ('data["question"]', 'data["question"][:-1]')),
        fault("moods", ('=data["question"]', '=data["question"][:-1]')),
        fault("places", ('data["passage"]', 'data["passage"][:-2]')),
    ),
    kind(
        "strip is given a word, and eats the letters of it from the text",
        FAMILY,
        LOST,
        fault("rivers", ("{data['question']}", "{data['question'].lstrip('Which is')}")),
        fault("translations", ("{data['question']}", "{data['question'].lstrip('The: ')}")),
        fault("bills", ("{data['question']}", "{data['question'].lstrip('A problem: ')}")),
        fault("moods", ('data["question"]', 'data["question"].strip("The guest.")')),
    ),
    kind(
        "the template's indentation in the source is left before its lines",
        FAMILY,
        "text/two-spaces text/*indent* text/double-space text/cue-forms text/no-question",
        fault("moods", ("textwrap.dedent(", "str(")),
        fault(
            "python-out",
            (
                "f\"{fence}python\\n{data['question']}\\n{fence}\\nOutput:\\n\"",
                'f"""{fence}python\n        {data[\'question\']}\n        {fence}\n        Output:\n"""',
            ),
        ),
        fault("bills", ("\\nSolution:", "\\n        Solution:")),
        fault("talks", ("</{turn['role']}>\\n", "</{turn['role']}>\\n        ")),
        sign=r"\n +(Guest|Output|Solution|<assistant)",
    ),
    kind(
        "white space is folded, so that lines that matter become one",
        FAMILY,
        f"{LOST} text/typeset-code text/*line*",
        fault("python-out", ("data['question']}", "' '.join(data['question'].split())}")),
        fault("functions", before("body =", 'text = " ".join(text.split())')),
        fault("weather", ('"\\n".join([*lines', '" ".join([*lines')),
        fault("orders", ('"\\n".join(f"{letter}: ', '"".join(f"{letter}: ')),
    ),
    kind(
        "a cleaning step takes out characters that matter",
        FAMILY,
        f"{LOST} text/empty-slot text/same-prompt",
        fault("idioms", ("{data['question']}", "{data['question'].replace('_', '')}")),
        fault(
            "algebra",
            (
                "{data['question']}",
                "{''.join(c for c in data['question'] if c.isalnum() or c == ' ')}",
            ),
        ),
        fault(
            "python-out",
            (
                "{data['question']}",
                "{''.join(c for c in data['question'] if c.isalnum() or c.isspace())}",
            ),
        ),
        fault(
            "bills",
            ("{data['question']}", "{''.join(c for c in data['question'] if not c.isdigit())}"),
        ),
    ),
    kind(
        "Markdown's backslashes are left in the rows",
        FAMILY,
        ODD,
        fault("idioms", rows=gives("question", lambda row: row["question"].replace("_", "\\_"))),
        fault(
            "python-out",
            rows=gives(
                "question",
                lambda row: (
                    row["question"].replace("[", "\\[").replace("=", "\\=").replace("(", "\\(")
                ),
            ),
        ),
        fault(
            "places",
            rows=gives(
                "passage", lambda row: row["passage"].replace(".", "\\.").replace("-", "\\-")
            ),
        ),
        fault("rivers", rows=gives("question", lambda row: row["question"].replace("?", "\\?"))),
        sign=r"\\[_\[=.?(]",
    ),
    kind(
        "markup of a wiki is left in the rows",
        FAMILY,
        LEFT,
        fault(
            "places",
            rows=gives(
                "passage", lambda row: row["passage"][:-1] + ".{{citation needed|date=May 2019}}"
            ),
        ),
        fault(
            "facts", rows=gives("passage", lambda row: "[[" + row["passage"].replace(" ", "]] ", 1))
        ),
        fault("zh-reading", rows=gives("passage", lambda row: row["passage"] + '<ref name="a" />')),
        fault(
            "rivers",
            rows=gives(
                "question",
                lambda row: (
                    row["question"]
                    .replace("which ", "'''which''' ")
                    .replace("Which ", "'''Which''' ")
                    .replace("What ", "'''What''' ")
                ),
            ),
        ),
        sign="citation|\\[\\[|<ref|'''",
    ),
    kind(
        "brackets and quotes are those of a treebank",
        FAMILY,
        f"{ODD} text/*token*",
        fault(
            "facts",
            rows=gives(
                "passage",
                lambda row: row["passage"].replace(", ", " -LRB- ", 1).replace(".", " -RRB- .", 1),
            ),
        ),
        fault("places", rows=gives("passage", lambda row: "`` " + row["passage"][:-1] + " . ''")),
        fault(
            "moods",
            rows=gives(
                "question",
                lambda row: row["question"].replace(",", " -COMMA-").replace(".", " -DOT-"),
            ),
        ),
        sign="-LRB-|-RRB-|`` |-DOT-",
    ),
    kind(
        "a slot in capitals is not filled in, since what is replaced has another name",
        FAMILY,
        f"{LEFT} text/no-question",
        fault(
            "bills",
            ("Problem: {data['question']}\\n", "Problem: [QUESTION]\\n"),
            after('step by step."', 'text = text.replace("[PROBLEM]", data["question"])'),
        ),
        fault(
            "moods",
            ("Guest: {review}", "Guest: <<REVIEW>>"),
            ('.format(review=data["question"])', '.replace("<<TEXT>>", data["question"])'),
        ),
        fault("places", ("Context: $passage", "Context: __PASSAGE__")),
        fault("zh-reading", ("短文：{data['passage']}", "短文：【短文】")),
        sign=r"\[QUESTION\]|<<REVIEW>>|__PASSAGE__|【短文】",
    ),
    kind(
        "a count in the instruction is that of something else",
        FAMILY,
        "answer/letters answer/other-names answer/*count* text/*count* text/*number*",
        fault(
            "rivers",
            ('f"Question: {data', 'f"Choose one of {len(str(options))} options.\\nQuestion: {data'),
        ),
        fault("bullets", ("Choose one.", "Choose one of {len(options[0])}.")),
        fault(
            "weather",
            (
                'data["question"], "Cell:"',
                '"The table has " + str(len(rows[0][0])) + " towns.", data["question"], "Cell:"',
            ),
        ),
        fault("orders", ("Order of the letters", "Order of the {len(items)} letters")),
        sign=r"of \d+ options|one of \d+\.|has \d+ towns|the \d+ letters",
    ),
    kind(
        "join takes a text for a list, and puts its mark between all letters",
        FAMILY,
        f"{LOST} text/raw-value text/*letter*",
        fault("zh-reading", ("短文：{data['passage']}", "短文：{'，'.join(data['passage'])}")),
        fault("nli", ('data["premise"]', '", ".join(data["premise"])')),
        fault("python-out", ("{data['question']}", "{chr(10).join(data['question'])}")),
        fault("talks", ('"text": data["question"]', '"text": " ".join(data["question"])')),
    ),
    kind(
        "a text goes on over a line of the source, whose indentation is in it",
        FAMILY,
        "text/two-spaces text/*indent*",
        fault("bills", ("Let's think step by step.", "Let's think \\\n        step by step.")),
        fault(
            "rivers",
            (
                'f"Question: {',
                'f"Choose the letter of the \\\n            right option.\\nQuestion: {',
            ),
        ),
        fault("feelings", ("joy, anger, sadness", "joy, anger, \\\n    sadness")),
        fault("bullets", ("Choose one.", "Choose \\\n         one.")),
        sign=r"\S {4,}\S",
    ),
    kind(
        "LaTeX or a path in a text that is not raw becomes control characters",
        FAMILY,
        ODD,
        fault("algebra", ("\\\\boxed{{}}", "\\boxed{{}}")),
        fault("bills", ("\\nSolution:", "\\nWrite products as a \\times b.\\nSolution:")),
        fault("zh-bills", ('"解："', '"分数写成\\frac。", "解："')),
        fault("people", ('"{}\\n{}', '"C:\\data\\fields.json\\n{}\\n{}')),
        sign="[\x08\x0c]|\times",
    ),
    kind(
        "a quote or comma of the source is in the text",
        FAMILY,
        f"{LEFT} text/stray* text/shot-cue text/*quote* {ODD}",
        fault("nli", ("Label:", 'Label:",')),
        fault("rivers", ('f"Question: ', "f\"f'Question: ")),
        fault("translations", ("French:", "French:',")),
        fault("zh-reading", ("答案：", "答案：',")),
        sign="Label:\",|f'Question|French:',|答案：',",
    ),
)
