"""Faults of the text and of how it is put together."""

from __future__ import annotations

from tests.lint.fortythird.tasks_en import CHAIN, CHAT, GAP, MEDALS, NAMES, RANK, SQL
from tests.lint.fortythird.tasks_exam import BOOL, CAUSE, CIVICS, MED, NLI, TREC
from tests.lint.fortythird.tasks_other import AMT, BOOLRU, FILM, JCQA, MT, PAWS, TRIVIA
from tests.lint.fortythird.tasks_shots import HAND, HEADLINES, POOL
from tests.lint.fortythird.tasks_zh import C3, CEVAL, CMMLU, HOTEL, IDIOM, OCNLI, ZSUM
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

F = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an f-string lacks its f",
        "text/placeholder text/unknown-name text/same-prompt text/no-question answer/letters",
        changed(MED, ('text = f"Question', 'text = "Question')),
        changed(CHAT, ('text = f"{turns}', 'text = "{turns}')),
        changed(C3, ('text = f"阅读', 'text = "阅读')),
        changed(SQL, ('f"-- Question', '"-- Question')),
    ),
    kind(
        F,
        "the harness' doubled braces are left in an f-string",
        "text/placeholder text/unknown-name text/no-question",
        changed(TRIVIA, ("{data['pregunta']}", "{{pregunta}}")),
        changed(CMMLU, ("{data['question']}", "{{question}}")),
        changed(AMT, ('"Schreiben: " + data["text"]', '"Schreiben: {{text}}"')),
    ),
    kind(
        F,
        "the field's name stands in the text instead of its value",
        "text/unknown-name text/placeholder text/no-question text/same-prompt text/ambiguous",
        changed(OCNLI, ('"句子二：" + data["sentence2"]', '"句子二：" + "sentence2"')),
        changed(NLI, ("% (premise, claim)", '% (premise, "hypothesis")')),
        changed(GAP, ('data["sentence"].replace("_", "____")', '"sentence".replace("_", "____")')),
    ),
    kind(
        F,
        "a newline came out as backslash and n",
        "text/escaped text/lost-lines",
        changed(
            NLI,
            (
                r"%s\nQuestion: %s True or False?\nAnswer:",
                r"%s\\nQuestion: %s True or False?\\nAnswer:",
            ),
        ),
        changed(RANK, (r'"\n".join', r'r"\n".join')),
        changed(MEDALS, (r'f"\n\nQ: ', r'rf"\n\nQ: ')),
        changed(OCNLI, (r'"\n".join', r'"\\n".join')),
    ),
    kind(
        F,
        "a list is printed as Python has it",
        "text/raw-value",
        changed(RANK, ("{', '.join(data['things'])}", "{data['things']}")),
        changed(CIVICS, ("\\n{listed}\\n", "\\n{options}\\n")),
        changed(C3, (r'talk = "\n".join(data["talk"])', 'talk = data["talk"]')),
        changed(CHAT, (r"""{turn['who']}: {turn['says']}""", "{turn}")),
    ),
    kind(
        F,
        "a value is missing in some rows and None is written",
        "text/nothing text/unlike-others",
        changed(CEVAL, rows=put("subject", lambda row: None, 3)),
        changed(FILM, rows=put("film", lambda row: None, 3)),
        changed(BOOLRU, rows=put("passage", lambda row: None, 4)),
    ),
    kind(
        F,
        "the lines of the template are set in as the source is",
        "text/indented",
        changed(CHAIN, ("\nA: Let's", "\n    A: Let's")),
        changed(AMT, ("textwrap.dedent('''", "str('''")),
        changed(
            HAND,
            ("\n\nTweet: Third", "\n\n    Tweet: Third"),
            ("\nMood: angry\n", "\n    Mood: angry\n"),
        ),
    ),
    kind(
        F,
        "the passage is cut to save room",
        "text/cut-item text/no-question",
        changed(BOOL, ('data["passage"]', 'data["passage"][:30]')),
        changed(CHAT, ('in data["turns"])', 'in data["turns"][:2])')),
        changed(C3, ('join(data["talk"])', 'join(data["talk"][:1])')),
        changed(MEDALS, ('*table["rows"]]', '*table["rows"][1:]]')),
    ),
    kind(
        F,
        "a field is read by its name of the old version, with get",
        "text/absent-field text/no-question text/empty-slot text/ambiguous text/nothing",
        changed(BOOL, ('data["passage"]', 'data.get("context", "")')),
        changed(AMT, ('data["text"]', 'data.get("inhalt", "")')),
        changed(OCNLI, ('data["sentence2"]', 'data.get("hypothesis", "")')),
        changed(JCQA, ("{data['question']}", "{data.get('query')}")),
    ),
    kind(
        F,
        "the first text is written twice, the second never",
        "text/no-question text/ambiguous text/repeated-instruction text/swapped-fields text/said-again",
        changed(PAWS, ('s2=data["s2"]', 's2=data["s1"]')),
        changed(OCNLI, ('data["sentence2"]', 'data["sentence1"]')),
        changed(NLI, ("% (premise, claim)", "% (premise, premise)")),
    ),
    kind(
        F,
        "two fields stand behind each other's cue",
        "text/swapped-fields few-shot/other-form text/cue-forms",
        changed(
            BOOLRU,
            ("{data['passage']}", "{data['QUESTION']}"),
            ("{data['question']}", "{data['passage']}"),
            ("QUESTION", "question"),
        ),
        changed(
            FILM,
            (
                'film, kritik = data["film"], data["kritik"]',
                'kritik, film = data["film"], data["kritik"]',
            ),
        ),
        changed(
            MT,
            (
                'data["translation"]["en"], data["translation"]["pt"]',
                'data["translation"]["pt"], data["translation"]["en"]',
            ),
        ),
        changed(CHAT, ("{turn['who']}: {turn['says']}", "{turn['says']}: {turn['who']}")),
    ),
    kind(
        F,
        "the data brings the cue along that the template writes",
        "text/said-again",
        changed(MED, rows=put("question", lambda row: "Question: " + row["question"])),
        changed(ZSUM, rows=put("original_text", lambda row: "应用题：" + row["original_text"])),
        changed(JCQA, rows=put("question", lambda row: "質問：" + row["question"])),
        changed(
            TRIVIA,
            rows=put(
                "opciones",
                lambda row: [f"{m}) {o}" for m, o in zip("abc", row["opciones"], strict=True)],
            ),
        ),
    ),
    kind(
        F,
        "the instruction stands in the description and in each prompt",
        "text/repeated-instruction",
        changed(HOTEL, description="判断下面的酒店评论是好评还是差评。"),
        changed(TREC, description="What kind of thing does the question ask for? Give the number."),
        changed(MT, description="Translate from English to Portuguese."),
    ),
    kind(
        F,
        "a note to oneself is left in the prompt",
        "text/note-left",
        changed(CHAT, (r"\n\nWas", r"\n\nTODO: shorten this question\nWas")),
        changed(TREC, ("Give the number.", "Give the number. (FIXME: add class 4)")),
        changed(IDIOM, ("选择最合适", "<!-- 旧版模板，待删 -->选择最合适")),
    ),
    kind(
        F,
        "the newline behind an option, or before a cue, is lost",
        "text/run-together text/lost-lines answer/letters text/missing-space",
        changed(MED, (r"""{data['op' + mark]}\n""", "{data['op' + mark]}")),
        changed(TRIVIA, (r"{letra}) {opcion}\n", "{letra}) {opcion}")),
        changed(CEVAL, (r"{data[key]}\n", "{data[key]}")),
        changed(BOOLRU, (r"\nВопрос:", "Вопрос:")),
    ),
    kind(
        F,
        "a quote or bracket is not closed",
        "text/unclosed",
        changed(FILM, ("„{film}“:", "„{film}:")),
        changed(ZSUM, ("“答案是”", "“答案是")),
        changed(PAWS, ("(oui ou non)", "(oui ou non")),
    ),
    kind(
        F,
        "the dollar of a JavaScript template stands before the value",
        "text/stray-sign",
        changed(SQL, ("{data['question']}", "${data['question']}")),
        changed(BOOLRU, ("{data['passage']}", "${data['passage']}")),
        changed(HEADLINES, ("{title}", "${title}")),
    ),
    kind(
        F,
        "the mark at the text's end is written by the template, too",
        "text/said-again text/stray-sign",
        changed(BOOL, rows=put("question", lambda row: row["question"] + "?")),
        changed(HOTEL, (r"{review}\n", r"{review}。\n")),
        changed(AMT, ('data["text"]', 'data["text"] + "."')),
    ),
    kind(
        F,
        "a cleaning step for Chinese takes the spaces out",
        "text/run-together",
        changed(BOOL, ('data["passage"]', 'data["passage"].replace(" ", "")')),
        changed(PAWS, ('s1=data["s1"]', 's1="".join(data["s1"].split())')),
        changed(POOL, ("{data['sentence']}", "{data['sentence'].replace(' ', '')}")),
    ),
    kind(
        F,
        "the scraped texts have entities and tags",
        "text/markup",
        changed(
            BOOL,
            rows=put(
                "passage",
                lambda row: row["passage"].replace(". ", ".<br/>").replace(" a ", "&nbsp;a "),
            ),
        ),
        changed(HOTEL, rows=put("review", lambda row: row["review"].replace("，", "，<br>"))),
        changed(NLI, rows=put("premise", lambda row: f"<p>{row['premise']}</p>", 2)),
    ),
    kind(
        F,
        "the name of a file stands where its words were meant",
        "text/snake-name",
        changed(
            MED,
            description="The following are multiple choice questions (with answers) about college_medicine.",
        ),
        changed(
            CEVAL,
            rows=put(
                "subject", lambda row: "high_school_" + ("biology", "history")[len(row["A"]) % 2]
            ),
        ),
    ),
    kind(
        F,
        "all small letters, where names have to be copied",
        "text/changed text/cut-item answer/not-an-option few-shot/other-form answer/other-form",
        changed(NAMES, ("{data['sentence']}", "{data['sentence'].lower()}")),
        changed(MEDALS, ('show(data["table"]) +', 'show(data["table"]).lower() +')),
    ),
    kind(
        F,
        "two spaces stand inside a line of the template",
        "text/two-spaces",
        changed(CAUSE, ('"{stem} {word}"', '"{stem}  {word}"')),
        changed(CHAT, ("{turn['who']}: {", "{turn['who']}:  {")),
        changed(PAWS, ("Phrase 1 : {s1}", "Phrase 1 :  {s1}")),
    ),
)
