"""Faults where what is asked for is not what is right."""

from __future__ import annotations

from tests.lint.fiftythird.tasks_course import (
    ANIMALS,
    ASTRO,
    FARM,
    MARKS,
    PAIRS,
    RNA,
    SURNAMES,
)
from tests.lint.fiftythird.tasks_work import (
    ARCHIVE,
    BIGO,
    COMMIT,
    EVENT,
    FOLLOWUP,
    INTENT,
    LOOT,
    TRAIN,
)
from tests.lint.fiftythird.tasks_world import (
    DEEN,
    GUSHI,
    KEITAI,
    MAIRIE,
    PODD,
    SECCION,
    SHAKWA,
    SHANGPIN,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, SmallTask, changed

F = "asked"


def _asked(task: SmallTask, text: str) -> SmallTask:
    """Put a sentence at the end of the instruction."""
    place = {
        "ward-followup": "from the note.",
        "exam-astronomy": None,
        "german-english": "into English.",
        "train-arrival": "Write the time as HH:MM.",
        "loot-table": "has the highest damage?",
        "exam-pass": "all others fail.",
        "dna-to-mrna": "strand into mRNA.",
        "question-pairs": "same thing, yes or no?",
        "manual-keitai": "直してください。",
        "shangpin-leimu": "食品、家居。",
        "mairie-service": "transmettre ce message ?",
        "event-json": '"day" and "place".',
        "commit-type": "Which type has this commit?",
        "bank-intent": "What does the customer want?",
    }[task.name]
    if place is None:
        return changed(task, description=task.description.rstrip() + " " + text + "\n\n")
    return changed(task, (place, place + " " + text if place.isascii() else place + text))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "small letters are asked for, and answers have capitals",
        "few-shot/other-form answer/letters answer/letter-asked answer/other-names",
        _asked(ASTRO, "Answer with a lowercase letter."),
        _asked(RNA, "Write all bases in lowercase."),
        _asked(DEEN, "Write everything in lowercase."),
    ),
    kind(
        F,
        "two answers are asked for, and one is right",
        "few-shot/other-form answer/other-count answer/letter-asked",
        _asked(ASTRO, "Choose the two correct options."),
        _asked(COMMIT, "Name two types, separated by a comma."),
        changed(
            SECCION, ('secciones[-1] + "?\\n"', 'secciones[-1] + "? Indique dos secciones.\\n"')
        ),
        _asked(SHANGPIN, "请给出两个类目。"),
    ),
    kind(
        F,
        "a number of words or signs that the answers do not keep",
        "few-shot/other-form answer/other-count",
        _asked(FOLLOWUP, "Answer in exactly three words."),
        _asked(DEEN, "Use at most three words."),
        _asked(KEITAI, "五文字以内で書いてください。"),
    ),
    kind(
        F,
        "numbers in words are asked for, and digits are right",
        "few-shot/other-form answer/letter-asked answer/other-names",
        changed(ANIMALS, ("Number of its class:", "Number of its class, spelled out as a word:")),
        changed(
            FARM, ("Let's work it out.", "Let's work it out and write the final number in words.")
        ),
        _asked(FOLLOWUP, "Write the number in words, not in digits."),
    ),
    kind(
        F,
        "tags are asked for that no answer has",
        "few-shot/other-form text/unclosed text/placeholder text/unknown-name",
        _asked(FOLLOWUP, "Put it between <span> and </span>."),
        _asked(DEEN, "Wrap the translation in <en></en> tags."),
        changed(PODD, ("Тема (", "Ответьте в тегах <тема></тема>.\\nТема (")),
    ),
    kind(
        F,
        "a box is asked for that no answer has",
        "few-shot/other-form text/placeholder text/unknown-name",
        changed(
            FARM,
            ("Let's work it out.", "Let's work it out. Put the final answer within \\\\boxed{}."),
        ),
        _asked(MARKS, "Put your verdict in \\\\boxed{}."),
        changed(GUSHI, ('"题目：" +', '"请把答案写在\\\\boxed{}里。\\n题目：" +')),
    ),
    kind(
        F,
        "another way to write dates and times is asked for than that of the answers",
        "few-shot/other-form answer/other-form",
        changed(ARCHIVE, ("In the form YYYY-MM-DD:", "In the form DD/MM/YYYY:")),
        changed(
            TRAIN,
            ("Write the time as HH:MM.", "Write the time on the 12-hour clock, with am or pm."),
        ),
        _asked(EVENT, "Write the day as an ISO date (YYYY-MM-DD)."),
    ),
    kind(
        F,
        "reasons are asked for, and answers are labels",
        "few-shot/steps-lost few-shot/other-form",
        _asked(PAIRS, "Explain your reasoning before you answer."),
        changed(PODD, ("Тема (", "Сначала объясните свой выбор, затем назовите тему.\\nТема (")),
        _asked(SHANGPIN, "请先说明理由，再给出类目。"),
        _asked(MARKS, "Think step by step before you give the result."),
    ),
    kind(
        F,
        "an opening phrase is asked for that no answer has",
        "few-shot/other-form",
        _asked(ASTRO, 'Begin your answer with "The answer is".'),
        _asked(TRAIN, "Start with 'It arrives at'."),
        _asked(MAIRIE, "Commencez la réponse par « Service »."),
        _asked(LOOT, "Begin with 'The strongest item is'."),
    ),
    kind(
        F,
        "marks at the end are forbidden or asked for, against the answers",
        "few-shot/other-form",
        _asked(DEEN, "Leave out the full stop at the end."),
        _asked(KEITAI, "文末に句点（。）を付けないでください。"),
        _asked(RNA, "End the sequence with a full stop."),
    ),
    kind(
        F,
        "the question was edited to ask for another thing of the same row",
        "few-shot/other-form answer/other-rule answer/letter-asked answer/not-an-option "
        "answer/other-names",
        changed(
            LOOT,
            ("Which item has the highest damage?", "How much damage does the strongest item do?"),
        ),
        changed(
            TRAIN,
            (
                "When does it arrive? Write the time as HH:MM.",
                "For how many hours does it travel? Write a decimal number.",
            ),
        ),
        changed(
            RNA,
            (
                "Transcribe the template strand into mRNA.",
                "How many bases has the strand? Write a number.",
            ),
        ),
        changed(SURNAMES, ("Sort the surnames from A to Z:", "Sort the surnames from Z to A:")),
    ),
    kind(
        F,
        "a block of code is asked for, and a bare text is right",
        "few-shot/other-form text/unclosed",
        _asked(EVENT, "Put it into a ```json code block."),
        changed(
            BIGO,
            (
                "Time complexity in n,",
                "Write the answer in a fenced code block. Time complexity in n,",
            ),
        ),
        _asked(RNA, "Return the sequence in a code block."),
    ),
    kind(
        F,
        "quotes are asked for that no answer has",
        "few-shot/other-form",
        _asked(FOLLOWUP, "Put the answer in double quotes."),
        _asked(INTENT, "Answer in quotation marks."),
        changed(
            SECCION, ('secciones[-1] + "?\\n"', 'secciones[-1] + "? Responda entre comillas.\\n"')
        ),
    ),
    kind(
        F,
        "another script is asked for than the answers are in",
        "few-shot/other-form answer/other-names",
        _asked(SHANGPIN, "请用繁体字回答。"),
        _asked(KEITAI, "ひらがなだけで書いてください。"),
        changed(SHAKWA, ('"النوع:"', '"أجب بالحروف اللاتينية.", "النوع:"')),
    ),
    kind(
        F,
        "another tense or style is asked for than the answers have",
        "few-shot/other-form answer/other-names",
        changed(KEITAI, ("「です・ます」の文", "「だ・である」の文")),
        changed(
            DEEN,
            (
                "Translate the German sentence into English.",
                "Translate the German sentence into English, in the future tense.",
            ),
        ),
        _asked(FOLLOWUP, "Answer with a question."),
    ),
    kind(
        F,
        "the last cue names another thing than the answers are",
        "few-shot/other-form text/cue-forms answer/other-names answer/letter-asked",
        changed(DEEN, ("\\nEnglish:", "\\nFrench:")),
        changed(SECCION, ('"Sección:"', '"Fecha:"')),
        changed(TRAIN, ('"Arrival:"', '"Price in euros:"')),
        changed(MAIRIE, ("\\nLettre du service :", "\\nNombre :")),
    ),
    kind(
        F,
        "the prompt forbids what all answers are",
        "few-shot/other-form answer/letter-asked answer/other-names",
        _asked(ASTRO, "Do not answer with a letter."),
        changed(ANIMALS, ("Number of its class:", "Do not use digits.\\nNumber of its class:")),
        _asked(TRAIN, "Do not use a colon."),
        _asked(MARKS, "Never answer with pass or fail."),
    ),
    kind(
        F,
        "a list with numbers, bullets or lines is asked for, and a line is right",
        "few-shot/other-form",
        changed(
            SURNAMES,
            (
                "Sort the surnames from A to Z:",
                "Sort the surnames from A to Z and number them 1., 2., 3., 4.:",
            ),
        ),
        _asked(EVENT, "Write YAML, one key per line."),
        _asked(LOOT, "Answer as a bulleted list."),
    ),
    kind(
        F,
        "a decimal, a sign or a unit is asked for that the answers lack",
        "few-shot/other-form",
        changed(
            FARM, ("Let's work it out.", "Let's work it out and round the answer to two decimals.")
        ),
        changed(ANIMALS, ("Number of its class:", "Number of its class, with a # before it:")),
        changed(
            BIGO,
            (
                "Time complexity in n,",
                "Give the running time in milliseconds. Time complexity in n,",
            ),
        ),
    ),
)
