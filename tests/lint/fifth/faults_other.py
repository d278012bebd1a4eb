"""Faults of other kinds: instructions, languages, and what belongs to none of the families."""

from __future__ import annotations

from tests.lint.fifth.faults import each, every_row, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    NEWS,
    PEOPLE,
    PRINTS,
    QUERIES,
    READING,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import ARABIC, INTENTS, NLI, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import BODY, FRANCE, HISTORY, JAPAN, RIVERS
from tests.lint.shape import Kind

FAMILY = "other"

KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "the cue is in another language than the rest of the prompt",
        "*",
        put(HISTORY, ('"答案："', '"Answer："')),
        put(FRANCE, ("\\nRéponse :", "\\nAnswer:")),
        put(RIVERS, ('"Answer:"', '"答案:"')),
        put(JAPAN, ("正解の番号：", "答案：")),
        words="language|script|Chinese|English|French|Japanese|Latin",
    ),
    kind(
        FAMILY,
        "the description is that of another task",
        "answer/other-names answer/letter-asked answer/letters text/repeated-instruction answer/legend",
        put(REVIEWS, description="Answer each question with one of the letters A to D."),
        put(INTENTS, description="Say whether each message is positive or negative."),
        put(RIVERS, description="Answer each question with yes or no."),
        put(TALKS, description="Sort each text into World, Sports, Business or Technology."),
    ),
    kind(
        FAMILY,
        "description and input contradict each other in what to answer with",
        "answer/other-names answer/letter-asked answer/letters answer/legend few-shot/steps-forbidden "
        "few-shot/steps-lost",
        put(PASSAGES, description="Answer each question with true or false."),
        put(PAIRS, description="Reply 1 where both questions are the same, and 0 where not."),
        put(BODY, description="Write out the full text of the right option, not its letter."),
    ),
    kind(
        FAMILY,
        "the instruction is there twice in a row, copied in the editor",
        "text/repeated-instruction few-shot/same-twice",
        put(
            BODY,
            (
                '    lines.append("The answer is")',
                '    lines.append("Choose the letter of the right option from A, B, C and D.")\n    lines.append("The answer is")',
            ),
        ),
        put(
            NEWS,
            (
                "Write a headline for this article.",
                "Write a headline for this article. Write a headline for this article.",
            ),
        ),
        put(
            PAIRS,
            (
                "Do they ask the same? Answer yes or no.",
                "Do they ask the same? Answer yes or no. Do they ask the same? Answer yes or no.",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the cue before the answer is there twice",
        "text/* answer/cue-again",
        put(RIVERS, ('"Answer:"', '"Answer:\\nAnswer:"')),
        put(INTENTS, ("\\nIntent:", "\\nIntent:\\nIntent:")),
        put(READING, ("\\n回答：", "\\n回答：回答：")),
        words="twice|repeat|again|empty|nothing",
    ),
    kind(
        FAMILY,
        "one text is in the prompt twice, by two names of one field",
        "text/repeated-instruction few-shot/same-twice few-shot/near-copy",
        put(SPANS, ("{data['context']}\\n", "{data['context']}\\n\\n{data['context']}\\n")),
        put(NEWS, ("\\n\\nWrite a", "\\n\\nText: {data['article']}\\n\\nWrite a")),
        put(READING, ("\\n问题：", "\\n材料：{data['材料']}\\n问题：")),
    ),
    kind(
        FAMILY,
        "a cue stands before nothing, since no row has anything for it",
        "text/empty-slot text/absent-field text/nothing",
        put(
            PASSAGES,
            ("Passage: {", "Title: {data['title']}\\nPassage: {"),
            rows=each("title", lambda _: ""),
        ),
        put(MATH, ("\\nAnswer:", "\\nHint: {data.get('hint', '')}\\nAnswer:")),
        put(
            INTENTS,
            ("\\nIntent:", "\\nOrder: {data['order']}\\nIntent:"),
            rows=each("order", lambda _: ""),
            shots=tuple({**row, "order": ""} for row in INTENTS.shots),
        ),
    ),
    kind(
        FAMILY,
        "rows ask the same with different golds",
        "text/ambiguous few-shot/question-shown few-shot/own-doc few-shot/near-copy",
        put(
            REVIEWS,
            rows=lambda rows: [*rows, *({**row, "label": 1 - row["label"]} for row in rows[:5])],
        ),
        put(
            NLI,
            rows=lambda rows: [
                *rows,
                *({**row, "label": (row["label"] + 1) % 3} for row in rows[:5]),
            ],
        ),
        put(
            INTENTS,
            rows=lambda rows: [*rows, *({**row, "intent": "login"} for row in rows[1:5])],
        ),
    ),
    kind(
        FAMILY,
        "the prompt speaks of a passage, a table or a talk that it does not show",
        "text/no-question text/same-prompt text/ambiguous text/cut-item text/first-item",
        put(
            PASSAGES,
            ("Passage: {data['passage']}\\n\\nQuestion", "Read the passage above.\\nQuestion"),
        ),
        put(
            TABLES,
            ('"\\n".join(lines) + f"\\n\\nQuestion', 'f"Look at the table.\\nQuestion'),
        ),
        put(
            TALKS,
            ('f"{turns}\\n\\nWhat', 'f"In the dialogue above, what'),
        ),
    ),
    kind(
        FAMILY,
        "the direction of the task is turned round: what is to be found is shown",
        "answer/leaked text/no-question text/repeated-instruction answer/cue-again",
        put(FRENCH, ('"English: " + data["en"]', '"English: " + data["fr"]')),
        put(QUERIES, ("Question: {data['question']}", "Question: {data['query']}")),
        put(PRINTS, ('data["code"] +', 'data["out"] +')),
    ),
    kind(
        FAMILY,
        "marks of a chat's turns are left in the data",
        "text/special-token text/markup few-shot/separator text/separator-inside answer/cue-again",
        put(INTENTS, rows=each("text", lambda text: f"<|user|>{text}<|assistant|>")),
        put(MATH, rows=each("question", lambda text: f"[INST] {text} [/INST]")),
        put(FRENCH, rows=each("en", lambda text: f"<s>{text}</s>")),
    ),
    kind(
        FAMILY,
        "the field has its cue already, and the template writes it again",
        "text/* answer/cue-again",
        put(RIVERS, rows=each("question", lambda text: f"Question: {text}")),
        put(INTENTS, rows=each("text", lambda text: f"Customer: {text}")),
        put(READING, rows=each("问题", lambda text: f"问题：{text}")),
        words="twice|repeat|again|cue",
    ),
    kind(
        FAMILY,
        "the options are in the question's field and listed by the transform as well",
        "answer/letters answer/same-option text/repeated-instruction",
        put(
            RIVERS,
            rows=every_row(
                lambda row: row.update(
                    question=row["question"]
                    + "\n"
                    + "\n".join(f"{m}. {c}" for m, c in zip("ABCD", row["choices"], strict=True))
                )
            ),
        ),
        put(
            HISTORY,
            rows=every_row(
                lambda row: row.update(
                    {"问题": row["问题"] + "\n" + "\n".join(f"{m}．{row[m]}" for m in "ABCD")}
                )
            ),
        ),
        put(
            FRANCE,
            rows=every_row(
                lambda row: row.update(
                    question=row["question"]
                    + "\n"
                    + "\n".join(f"{m}) {c}" for m, c in zip("abc", row["choix"], strict=True))
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "the options have their letters in the data, and the transform adds its own",
        "answer/letters answer/stands-out text/* answer/same-option",
        put(
            RIVERS,
            rows=every_row(
                lambda row: row.update(
                    choices=[f"{m}. {c}" for m, c in zip("ABCD", row["choices"], strict=True)]
                )
            ),
        ),
        put(
            JAPAN,
            rows=every_row(
                lambda row: row.update(
                    choices=[f"{m}. {c}" for m, c in enumerate(row["choices"], 1)]
                )
            ),
        ),
        put(
            HISTORY,
            rows=every_row(lambda row: row.update({m: f"{m}．{row[m]}" for m in "ABCD"})),
        ),
        words="twice|letter|mark|repeat|option|listed",
    ),
    kind(
        FAMILY,
        "all rows but a few have one gold, as the file is sorted and only its head was taken",
        "answer/same-gold few-shot/lopsided",
        put(REVIEWS, rows=lambda rows: [row for row in rows if row["label"] == 0]),
        put(NLI, rows=lambda rows: [row for row in rows if row["label"] == 0]),
        put(ARABIC, rows=lambda rows: [row for row in rows if row["label"] == 1]),
    ),
    kind(
        FAMILY,
        "the prompt asks for a form that the shots' answers do not have",
        "answer/* few-shot/*",
        put(PEOPLE, ("People in it, with commas between:", "People in it, as a JSON list:")),
        put(MATH, ("\\nAnswer:", "\\nPut your final answer in \\\\boxed{{}}.\\nAnswer:")),
        put(PRINTS, ('"Output:"', '"Answer with a code block.\\nOutput:"')),
        put(SPANS, ("\\nA:", '\\nReply in the form {{\\"answer\\": ...}}.\\nA:')),
        words="form|JSON|box|block",
    ),
    kind(
        FAMILY,
        "options keep the white space and newlines of their source",
        "text/* few-shot/separator answer/two-spellings answer/stands-out answer/letters",
        put(RIVERS, rows=each("choices", lambda choices: [f" {choice}" for choice in choices])),
        put(
            BODY,
            rows=every_row(
                lambda row: row.update(
                    {key: f"{row[key]}\n" for key in ("opa", "opb", "opc", "opd")}
                )
            ),
        ),
        put(HISTORY, rows=every_row(lambda row: row.update({m: f"  {row[m]}" for m in "ABCD"}))),
        words="space|newline|line|white|blank",
    ),
)
