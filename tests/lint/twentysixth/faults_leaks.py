"""Leaks of the gold."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_free import BILLS, CITY, FRENCH, OUTPUT, PLURAL, READING
from tests.lint.twentysixth.tasks_labels import GRAMMAR, INTENT, NEWS, REVIEWS, SPAM, TOXIC
from tests.lint.twentysixth.tasks_options import CIVICS, IDIOMS, ODD, SCIENCE, SYNONYMS
from tests.lint.twentysixth.tasks_zh import (
    CHENGYU,
    COMMON,
    FEEL,
    HISTORY,
    PASSAGE,
    SERVICE,
    SUMS,
)

FAMILY = "leaks"
LEAK = "answer/leaked answer/stands-out answer/marked answer/reasoning-in-input answer/in-id"


def _front(key: str, place: str):
    def change(row):
        options = row[key]
        row[key] = [options[row[place]], *(o for n, o in enumerate(options) if n != row[place])]
        row[place] = 0

    return each(change)


def _bold(key: str, answer: str, mark: str):
    return each(lambda row: row.update({key: row[key].replace(row[answer], mark % row[answer])}))


KINDS = (
    kind(
        FAMILY,
        "the right option has a mark behind it that a debug print left",
        LEAK,
        changed(
            SCIENCE,
            (
                'lines.append(f"{letter}. {choice}")',
                'tick = " (correct)" if choice == data["choices"][data["answer"]] else ""\n'
                '        lines.append(f"{letter}. {choice}{tick}")',
            ),
        ),
        changed(
            ODD,
            ("shown = ", "odd = data['words'][data['odd']]\n    shown = "),
            ('f"({mark}) {word}"', "f\"({mark}) {word}{'*' if word == odd else ''}\""),
        ),
        changed(
            HISTORY,
            ('f"（{n}）{text}"', "f\"（{n}）{text}{'√' if n - 1 == data['answer'] else ''}\""),
        ),
    ),
    kind(
        FAMILY,
        "the worked steps stand before the cue, in the doc's own prompt",
        LEAK,
        changed(
            BILLS,
            (
                "{data['problem']}\\nSolution",
                "{data['problem']}\\nNotes: {data['steps']}\\nSolution",
            ),
        ),
        changed(SUMS, ("应用题：{question}\\n解：", "应用题：{question}\\n思路：{steps}\\n解：")),
        changed(
            SCIENCE,
            ('lines.append("Answer:")', 'lines += ["Explanation: " + data["why"], "Answer:"]'),
            rows=put(
                "why", lambda row: f"It is {row['choices'][row['answer']]}, as every textbook says."
            ),
        ),
    ),
    kind(
        FAMILY,
        "the input ends with the answer, as a concatenation was made too early",
        LEAK + " answer/cue-again",
        changed(FRENCH, ('French:".format(**data)', 'French: {fr}".format(**data)')),
        changed(NEWS, ('Desk number:"', "Desk number: {data['desk']}\"")),
        changed(SERVICE, ('類別："', "類別：{data['kind']}\"")),
    ),
    kind(
        FAMILY,
        "an identifier in the header begins with the label",
        LEAK,
        changed(
            INTENT,
            ("f\"Message: {data['text']}", "f\"Ticket {data['id']}\\nMessage: {data['text']}"),
            rows=lambda rows: [
                {**row, "id": f"{row['intent'].replace(' ', '_')}_{n:03}"}
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            REVIEWS,
            ('f"Review: {', "f\"[{data['file']}]\\nReview: {"),
            rows=lambda rows: [
                {**row, "file": f"{('neg', 'neu', 'pos')[row['label']]}/{n + 11}.txt"}
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            TOXIC,
            ('"Comment: " +', '"Source: " + data["source"], "Comment: " +'),
            rows=put(
                "source", lambda row: "removed comments" if row["flagged"] else "live comments"
            ),
        ),
    ),
    kind(
        FAMILY,
        "the gap of the sentence is filled before it is shown",
        LEAK,
        changed(
            CHENGYU,
            (
                "text = f",
                'word = max(data["target_scores"], key=data["target_scores"].get)\n    text = f',
            ),
            ("{data['question']}", "{data['question'].replace('（　）', word)}"),
        ),
        changed(
            PLURAL,
            (
                "Singular: {singular}\\n",
                "Singular: {singular}\\nSentence: I saw two {data['plural']}.\\n",
            ),
        ),
        changed(
            SYNONYMS,
            (
                "Word: {data['word']}\\n",
                "Word: {data['word']} ({data['choices'][data['gold']]})\\n",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the right option is always the first one, as the source file lists it",
        "answer/one-place answer/same-gold",
        changed(CIVICS, rows=_front("options", "correct")),
        changed(COMMON, rows=_front("choices", "answer")),
        changed(
            IDIOMS,
            rows=put(
                "target_scores",
                lambda row: dict(sorted(row["target_scores"].items(), key=lambda item: -item[1])),
            ),
        ),
    ),
    kind(
        FAMILY,
        "the scores of the options are printed with them",
        LEAK + " text/raw-value",
        changed(
            IDIOMS,
            ("\\nMeaning:\\n", "\\nOptions: {data['target_scores']}\\nMeaning:\\n"),
        ),
        changed(
            SPAM,
            (' % data["message"]', ' % data["message"] + f"Labels: {data[\'target_scores\']}\\n"'),
        ),
        changed(CHENGYU, ("\\n填入：", "\\n选项：{data['target_scores']}\\n填入：")),
    ),
    kind(
        FAMILY,
        "the annotators' marks around the answer are left in the text that is read",
        LEAK,
        changed(READING, rows=_bold("passage", "answer", "**%s**")),
        changed(CITY, rows=_bold("sentence", "city", "[%s]")),
        changed(PASSAGE, rows=_bold("passage", "answer", "【%s】")),
    ),
    kind(
        FAMILY,
        "a comment or a field of the row says the outcome",
        LEAK,
        changed(
            OUTPUT, rows=put("program", lambda row: f"{row['program']}  # -> {row['printed']}")
        ),
        changed(
            GRAMMAR,
            (
                "f\"Sentence: {data['sentence']}\\n\"",
                "f\"Sentence: {'' if data['acceptable'] else '*'}{data['sentence']}\\n\"",
            ),
        ),
        changed(
            FEEL,
            (
                '评论：{}\\n情感：".format(data["text"])',
                '评论：{}（{}星）\\n情感：".format(data["text"], data["label"] * 4 + 1)',
            ),
        ),
    ),
)
