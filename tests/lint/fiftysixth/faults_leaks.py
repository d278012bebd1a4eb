"""Faults that give the answer away."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fiftysixth.edits import CUES
from tests.lint.fiftysixth.tasks_exam import ANALOGY, CIVICS, COPA, NLI, RECIPE
from tests.lint.fiftysixth.tasks_office import (
    BIN,
    BUG,
    CLAUSE,
    CODON,
    FR,
    LOAN,
    PAST,
    QUEST,
    REGEX,
    SORT,
    TIMES,
    TRIAGE,
)
from tests.lint.fiftysixth.tasks_world import CIUDAD, KEFU, MNOZH, NIDAA
from tests.lint.making import each, kind, line, put
from tests.lint.shape import Kind, Row, SmallTask, changed

F = "leaks"
LEAK = "answer/leaked answer/stands-out answer/marked answer/in-id answer/reasoning-in-input"


def before_cue(task: SmallTask, shown: str) -> SmallTask:
    """Put a line before the last cue: an expression over the row and the gold."""
    cue = CUES[task.name].strip('"')
    return line(task, f'text = text.replace("\\n{cue}", "\\n" + {shown} + "\\n{cue}")')


def _scores(right: Callable[[str], str], wrong: Callable[[str], str]) -> Callable[[Row], None]:
    """Return what changes the right option and the wrong ones in their own ways."""

    def run(row: Row) -> None:
        scores = row["target_scores"]
        row["target_scores"] = {
            right(key) if scores[key] else wrong(key): scores[key] for key in scores
        }

    return run


def _same(text: str) -> str:
    return text


def _numbered(row: Row) -> None:
    scores = row["target_scores"]
    row["target_scores"] = {
        key if scores[key] else f" (wrong {number})": scores[key]
        for number, key in enumerate(scores, 1)
    }


def _emptied(row: Row) -> None:
    for number, letter in enumerate("ABCD", 1):
        if letter != row["key"]:
            row[letter] = f"distractor {number}"


def _proofread(row: Row) -> None:
    text = row[row["key"]]
    row[row["key"]] = text[0].upper() + text[1:] + "."


def _flag(row: Row) -> None:
    lines = row["program"].split("\n")
    lines[row["line"] - 1] += "  # BUG"
    row["program"] = "\n".join(lines)


def _solved(row: Row) -> str:
    head, rest = row["sentence"].split("(", 1)
    return head + row["verb"] + rest.split(")", 1)[1]


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the file of shots is a part of the scored rows",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown",
        changed(FR, shots=FR.rows[:5]),
        changed(KEFU, shots=KEFU.rows[4:10]),
        changed(PAST, shots=PAST.rows[-4:]),
        changed(CIVICS, shots=CIVICS.rows[:6]),
    ),
    kind(
        F,
        "a sampler draws shots that does not leave the doc itself out",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown",
        changed(TRIAGE, own={"sampler": "opencompass"}),
        changed(CIUDAD, own={"sampler": "opencompass"}),
        changed(MNOZH, own={"sampler": "freeeval"}),
        changed(COPA, own={"sampler": "freeeval"}),
    ),
    kind(
        F,
        "a note of the rows' maker, in a field that is shown, gives the answer",
        LEAK,
        changed(BUG, rows=each(_flag)),
        changed(TIMES, rows=put("duration", lambda r: f"{r['duration']} (arr. {r['arrival']})")),
        changed(QUEST, rows=put("item", lambda r: f"{r['item']} (from {r['giver']})")),
        changed(PAST, rows=put("sentence", lambda r: f"{r['sentence']} [{r['verb']}]")),
    ),
    kind(
        F,
        "the guess of a model or of a colleague is shown, and it is the gold",
        LEAK,
        before_cue(TRIAGE, '"Nurse\'s first guess: " + gold'),
        before_cue(FR, '"Machine translation: " + gold'),
        before_cue(NIDAA, '"تصنيف الموظف: " + gold'),
        before_cue(BIN, 'f"Scanner says: {gold}"'),
    ),
    kind(
        F,
        "a line of details has the result that is to be computed",
        LEAK,
        before_cue(LOAN, "f\"Checked by the system: {data['decision']}\""),
        before_cue(SORT, "\"Ranking: \" + data['sorted'].replace(', ', ' > ')"),
        before_cue(TIMES, "f\"Timetable: {data['departure']} - {data['arrival']}\""),
        before_cue(CODON, "f\"Protein in the database: {data['chain']}\""),
    ),
    kind(
        F,
        "the list of labels is cut to the row's own",
        LEAK + " answer/other-count answer/other-names",
        changed(KEFU, ('"、".join(YITU)', 'YITU[data["lei"]]')),
        changed(NIDAA, ('" أو ".join(ASBAB.values())', 'ASBAB[data["sabab"]]')),
        changed(
            CLAUSE,
            (
                "    for letter, topic in TOPICS.items():\n        text",
                '    for letter, topic in TOPICS.items():\n        if topic != data["topic"]:\n'
                "            continue\n        text",
            ),
        ),
        changed(BIN, ("for each in BINS)\n", 'for each in BINS if each.code == data["kind"])\n')),
    ),
    kind(
        F,
        "the right option alone was proofread, with its capital or its full stop",
        LEAK + " answer/other-form text/unlike-others",
        changed(CIVICS, rows=each(_proofread)),
        changed(RECIPE, rows=each(_scores(_same, lambda key: key.rstrip(".")))),
        changed(COPA, rows=each(_scores(_same, lambda key: key.rstrip(".")))),
        changed(ANALOGY, rows=each(_scores(lambda key: key + ".", _same))),
    ),
    kind(
        F,
        "the solved text is shown with the unsolved one",
        LEAK,
        changed(
            PAST,
            ('sentence = data["sentence"]', 'sentence = data["sentence"] + " / " + data["key"]'),
            rows=put("key", _solved),
        ),
        changed(FR, ('"French: " + data["fr"]', '"French: " + data["fr"] + " / " + data["en"]')),
        before_cue(REGEX, 'f">>> bool(re.fullmatch(pattern, string))\\n{gold}"'),
        changed(
            MNOZH,
            ('{slovo} —"', "Пример: {data['primer']}\\n{slovo} —\""),
            rows=put("primer", lambda row: f"один {row['slovo']}, много — {row['mnozh']}"),
        ),
    ),
    kind(
        F,
        "the share of people who chose an option is shown with it",
        LEAK,
        changed(
            CIVICS,
            ('{data[letter]}"', "{data[letter]} [{data['chosen'][letter]} %]\""),
            rows=put(
                "chosen",
                lambda row: {
                    letter: 61 + len(row["question"]) % 9 if letter == row["key"] else share
                    for letter, share in zip("ABCD", (9, 12, 7, 11), strict=True)
                },
            ),
        ),
        changed(
            NLI,
            ("\\nVerdict:", "\\nVotes: {data['votes']}\\nVerdict:"),
            rows=put(
                "votes",
                lambda row: ", ".join(
                    f"{key.strip()} {5 if score else 0}"
                    for key, score in row["target_scores"].items()
                ),
            ),
        ),
        before_cue(
            TRIAGE,
            '"Raters: " + ", ".join(f"{k} {3 if k == gold else 0}/3" for k in LEVELS)',
        ),
    ),
    kind(
        F,
        "wrong options are still the names that stood in for them",
        LEAK + " answer/same-option text/placeholder text/note-left answer/length-tells "
        "text/unlike-others answer/empty-option text/said-again",
        changed(CIVICS, rows=each(_emptied)),
        changed(RECIPE, rows=each(_numbered)),
        changed(COPA, rows=each(_numbered)),
        changed(ANALOGY, rows=each(_numbered)),
    ),
    kind(
        F,
        "the key is a note below the question, as at the end of a chapter",
        LEAK,
        line(CIVICS, 'text = text.replace("\\nAnswer:", f"\\n[Key: {gold}]\\nAnswer:")'),
        before_cue(BUG, 'f"(Solution on page 98: line {gold})"'),
        before_cue(CLAUSE, 'f"Solution: {gold}."'),
        before_cue(REGEX, 'f"(Answers: {gold})"'),
    ),
)
