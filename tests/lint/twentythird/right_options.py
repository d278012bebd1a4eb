"""Right prompts with lists of options, dates and translations that look odd."""

from __future__ import annotations

from tests.lint.making import ask
from tests.lint.twentythird.material import (
    DATES,
    GERMAN,
    QUIZ,
)

GOLD = 'max(data["target_scores"], key=data["target_scores"].get)'
PLACE = '"ABCD"[data["answer"]]'

RIGHT = (
    ask(
        "letters in Greek, as the list has them",
        QUIZ,
        "data['question'] + ''.join(f'\\n{m}) {c}' for m, c in zip('αβγδ', data['choices'])) + '\\nAnswer:'",
        gold='"αβγδ"[data["answer"]]',
    ),
    ask(
        "options with Roman numerals",
        QUIZ,
        "data['question'] + ''.join(f'\\n{m}. {c}' for m, c in zip(['I', 'II', 'III', 'IV'], data['choices']))"
        " + '\\nAnswer:'",
        gold='["I", "II", "III", "IV"][data["answer"]]',
    ),
    ask(
        "options are marked W to Z",
        QUIZ,
        "data['question'] + ''.join(f'\\n{m}: {c}' for m, c in zip('WXYZ', data['choices'])) + '\\nAnswer:'",
        gold='"WXYZ"[data["answer"]]',
    ),
    ask(
        "options in one line",
        QUIZ,
        "data['question'] + ' ' + ' '.join(f'({m}) {c}' for m, c in zip('abcd', data['choices'])) + '\\nAnswer:'",
        gold='"abcd"[data["answer"]]',
    ),
    ask(
        "options counted from zero, and said so",
        QUIZ,
        "data['question'] + ''.join(f'\\n{n}. {c}' for n, c in enumerate(data['choices']))"
        " + '\\nGive the number (counted from 0).\\nNumber:'",
        gold="str(data['answer'])",
    ),
    ask(
        "the options stand before the question",
        QUIZ,
        "''.join(f'{m}. {c}\\n' for m, c in zip('ABCD', data['choices'])) + data['question'] + '\\nLetter:'",
        gold=PLACE,
    ),
    ask(
        "letter and text are the answer",
        QUIZ,
        "data['question'] + ''.join(f'\\n{m}. {c}' for m, c in zip('ABCD', data['choices']))"
        " + '\\nGive letter and text.\\nAnswer:'",
        gold="'ABCD'[data['answer']] + '. ' + data['choices'][data['answer']]",
    ),
    ask(
        "options are listed with bullets, and their text is the answer",
        QUIZ,
        "data['question'] + ''.join(f'\\n* {c}' for c in data['choices']) + '\\nCopy the right one:'",
        gold="data['choices'][data['answer']]",
    ),
    ask(
        "options are sorted, and the gold goes with them",
        QUIZ,
        "data['question'] + ''.join(f'\\n{m}. {c}' for m, c in zip('ABCD', sorted(data['choices']))) + '\\nAnswer:'",
        gold="'ABCD'[sorted(data['choices']).index(data['choices'][data['answer']])]",
    ),
    ask(
        "options are turned round, and the gold goes with them",
        QUIZ,
        "data['question'] + ''.join(f'\\n{m}. {c}' for m, c in zip('ABCD', data['choices'][::-1])) + '\\nAnswer:'",
        gold="'ABCD'[3 - data['answer']]",
    ),
    ask("dates in the order of the ISO", DATES, "f\"{data['q']} as YYYY-MM-DD:\""),
    ask(
        "dates with points, as Germans write them",
        DATES,
        "f\"Datum auf Deutsch (TT.MM.JJJJ): {data['q']} =\"",
        gold='".".join(reversed(data["a"].split("-")))',
    ),
    ask(
        "only the year is asked for", DATES, "f\"Date: {data['q']}\\nYear:\"", gold="data['a'][:4]"
    ),
    ask(
        "instructions in English for a text in German",
        GERMAN,
        "f\"Translate into English, all in small letters.\\nGerman: {data['a']}\\nEnglish:\"",
        gold="data['q']",
    ),
    ask(
        "two languages in each cue", GERMAN, "f\"Englisch/English: {data['q']}\\nDeutsch/German:\""
    ),
    ask("a dictionary's entry", GERMAN, "f\"**{data['q']}** (engl.) ·\""),
    ask("flags instead of the names of languages", GERMAN, "f\"🇬🇧 {data['q']}\\n🇩🇪\""),
    ask("codes of languages are the cues", GERMAN, "f\"en: {data['q']}\\nde:\""),
)
