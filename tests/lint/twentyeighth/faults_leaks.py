"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import (
    COPA,
    EMO,
    GEO,
    GRAM,
    IDIOM,
    NURSE,
    PARA,
    SPAM,
    TRIAGE,
)
from tests.lint.twentyeighth.tasks_free import CARD, CELLS, CHAIN, CLUES, PRINTED, SPAN, SPANISH
from tests.lint.twentyeighth.tasks_zh import TCALL, TGAP, TNLI, ZMATH, ZMCQ, ZNEWS, ZSENT, ZSPAN

F = "leaks"
LEAK = (
    "answer/leaked answer/marked answer/stands-out answer/in-id answer/reasoning-in-input "
    "answer/one-place answer/cue-again "
)


def _right_first(row, key, place):
    options = row[key]
    options.insert(0, options.pop(row[place]))
    row[place] = 0


def _first_score(row):
    scores = row["target_scores"]
    row["target_scores"] = dict(sorted(scores.items(), key=lambda pair: -pair[1]))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the input goes on to the answer, as if it were a shot",
        LEAK + "text/trailing-space text/missing-space",
        changed(
            GEO,
            (
                '"\\nCorrect answer:"\n    gold = "ABCD"[data["answer"]]',
                '"\\nCorrect answer: "\n    gold = "ABCD"[data["answer"]]\n    text += gold',
            ),
        ),
        changed(CLUES, ('"Word:"]', '"Word: " + data["word"]]')),
        changed(TNLI, ('關係：".format', '關係：{label}".format')),
    ),
    kind(
        F,
        "the right option is marked in the list",
        LEAK,
        changed(
            GEO,
            (
                'f"{letter}) {text}" for letter, text in',
                'f"{letter}) {text}" + " *" * (text == data["choices"][data["answer"]])'
                " for letter, text in",
            ),
        ),
        changed(
            NURSE,
            (
                'f"\\n({number}) {option}"',
                'f"\\n({number}) {option}" + " (correct)" * (number == data["key"] + 1)',
            ),
        ),
        changed(
            ZMCQ,
            (
                'f"{letter}. {text}" for letter, text in',
                'f"{letter}. {text}" + "√" * (text == data["options"][data["answer"]])'
                " for letter, text in",
            ),
        ),
    ),
    kind(
        F,
        "the whole row, gold included, is dumped into the prompt",
        LEAK + "text/raw-value text/snake-name",
        changed(PARA, ("f\"Second: {data['second']}\\n\"", 'f"{data}\\n"')),
        changed(CARD, ("f\"Text: {data['text']}\\n", 'f"Text: {json.dumps(data)}\\n')),
        changed(TCALL, ('return f"{talk}', 'return f"{row}\\n{talk}')),
    ),
    kind(
        F,
        "the row's own explanation stands in the input",
        LEAK,
        changed(CHAIN, ('text += "Solution:"', "text += f\"Hint: {data['steps']}\\nSolution:\"")),
        changed(ZMATH, ("{data['problem']}\\n", "{data['problem']}\\n解析：{data['steps']}\\n")),
        changed(
            NURSE,
            ('"\\nReply with', '"\\nExplanation: " + data["why"] + "\\nReply with'),
            rows=put("why", lambda row: f"It is the {row['options'][row['key']]} that does this."),
        ),
    ),
    kind(
        F,
        "a hint says how the answer begins",
        LEAK,
        changed(
            CLUES, ("f\"Letters: {len(data['word'])}\"", "f\"Begins with: {data['word'][:3]}\"")
        ),
        changed(SPANISH, ("\\nEnglish:", "\\nFirst word: {data['en'].split()[0]}\\nEnglish:")),
        changed(ZSPAN, ("请用文章中的原词回答。", "提示：答案以“{data['answer'][0]}”开头。")),
    ),
    kind(
        F,
        "an id in the prompt has the label in it",
        LEAK,
        changed(
            SPAM,
            ('prompt(data["mail"])', 'f"[{data[\'id\']}] " + prompt(data["mail"])'),
            rows=lambda rows: [
                {"id": f"{row['verdict']}-{number:03}", **row} for number, row in enumerate(rows)
            ],
            shots=tuple(
                {"id": f"{row['verdict']}-9{i}", **row} for i, row in enumerate(SPAM.shots)
            ),
        ),
        changed(
            GRAM,
            ('"Sentence: %s\\n', '"ID: {}\\nSentence: %s\\n'),
            ('% data["sentence"]', '% data["sentence"]\n    text = text.format(data["id"])'),
            rows=lambda rows: [
                {"id": f"{'un' * (1 - row['label'])}acceptable_{number}", **row}
                for number, row in enumerate(rows)
            ],
        ),
        changed(
            TRIAGE,
            ("Ticket: {data['ticket']}", "Ticket {data['ref']}: {data['ticket']}"),
            rows=lambda rows: [
                {"ref": f"{row['kind']}/{100 + number}", **row} for number, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        F,
        "the right option is the first one in every row",
        LEAK + "answer/same-gold",
        changed(IDIOM, rows=each(_first_score)),
        changed(TGAP, rows=each(_first_score)),
        changed(ZMCQ, rows=each(lambda row: _right_first(row, "options", "answer"))),
    ),
    kind(
        F,
        "the answer is set off in the text that it is to be found in",
        LEAK,
        changed(
            SPAN,
            rows=each(
                lambda row: row.update(
                    context=row["context"].replace(row["answers"][0], f"**{row['answers'][0]}**")
                )
            ),
        ),
        changed(
            ZSPAN,
            rows=each(
                lambda row: row.update(
                    context=row["context"].replace(row["answer"], f"【{row['answer']}】")
                )
            ),
        ),
        changed(
            CELLS,
            (
                '" | ".join(cells)',
                '" | ".join(f"<b>{c}</b>" if c == data["cell"] else c for c in cells)',
            ),
        ),
    ),
    kind(
        F,
        "the gap of the sentence is filled with the answer already",
        LEAK + "text/cut-item text/no-question text/changed",
        changed(
            TGAP,
            (
                "句子：{data['question']}",
                "句子：{data['question'].replace('____', max(data['target_scores'], "
                "key=data['target_scores'].get))}",
            ),
        ),
        changed(
            COPA,
            ('{link}"', '{link}" + max(data["target_scores"], key=data["target_scores"].get)'),
        ),
        changed(
            PRINTED, ("{data['program']}\\n", "{data['program']}\\n# prints {data['stdout']}\\n")
        ),
    ),
    kind(
        F,
        "a field of the row that goes with the label is shown",
        LEAK,
        changed(
            ZSENT,
            ("评论：{data['review']}", "评分：{data['stars']}星\\n评论：{data['review']}"),
            rows=put("stars", lambda row: 5 if row["target_scores"]["好评"] else 1),
        ),
        changed(
            ZNEWS,
            ("标题：{data['title']}", "来源：{data['source']}\\n标题：{data['title']}"),
            rows=put("source", lambda row: ("体育", "财经", "娱乐", "科技")[row["label"]] + "频道"),
        ),
        changed(
            EMO,
            ('text = f"{turns}', "text = f\"Emoji: {data['emoji']}\\n{turns}"),
            rows=put(
                "emoji",
                lambda row: {" joy": "😀", " anger": "😡", " fear": "😱"}[
                    max(row["target_scores"], key=row["target_scores"].get)
                ],
            ),
        ),
    ),
)
