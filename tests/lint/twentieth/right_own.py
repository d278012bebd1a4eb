"""Right prompts that look odd, over rows of their own, mostly in English."""

from __future__ import annotations

from tests.lint.making import ask
from tests.lint.twentieth.right_rows import (
    CAPITALS,
    CHESS,
    ENTITIES,
    GERMAN,
    LETTERS,
    LONG,
    PLURALS,
    SHELL,
    SUMS,
    TEX,
    TRUTHS,
)

RIGHT = (
    ask(
        "answers are letters that are names, and nothing is listed",
        LETTERS,
        "f\"{data['q']} One letter:\"",
    ),
    ask(
        "a question about letters that forbids words",
        LETTERS,
        "f\"{data['q']} Write the letter alone, no words.\\nLetter:\"",
    ),
    ask("a sum, and an equals sign as its cue", SUMS, "f\"{data['q']} =\""),
    ask("sums with a question mark for the result", SUMS, "f\"{data['q']} = ?\\n? =\""),
    ask("sums in dollars of TeX", SUMS, "f\"Compute ${data['q']}$.\\nResult:\""),
    ask("sums as a teacher's dialogue", SUMS, "f\"Teacher: What is {data['q']}?\\nPupil:\""),
    ask(
        "the result in a box, as is asked",
        SUMS,
        "f\"Compute {data['q']} and put the result in \\\\boxed{{}}.\\nResult:\"",
        gold="'\\\\boxed{' + data['a'] + '}'",
    ),
    ask(
        "results with leading zeros, as is asked",
        SUMS,
        "f\"Compute {data['q']}. Write three digits, with zeros in front.\\nResult:\"",
        gold="data['a'].zfill(3)",
    ),
    ask(
        "a sum is read from right to left on purpose",
        SUMS,
        "f\"Compute {data['q']} and write the digits of the result backwards.\\nDigits:\"",
        gold="data['a'][::-1]",
    ),
    ask("a capital behind a dash", CAPITALS, "f\"country — capital\\n{data['q']} —\""),
    ask(
        "a capital as key and value",
        CAPITALS,
        "f\"capital[{data['q']!r}] ==\"",
        gold="repr(data['a'])",
    ),
    ask("a capital in a sentence that goes on", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask(
        "a capital in capitals, as is asked",
        CAPITALS,
        "f\"What is the capital of {data['q']}? Shout it (capitals only).\\nAnswer:\"",
        gold="data['a'].upper()",
    ),
    ask(
        "one letter of the capital is what is asked",
        CAPITALS,
        "f\"With which letter does the capital of {data['q']} begin?\\nLetter:\"",
        gold="data['a'][0]",
    ),
    ask(
        "the number of letters of a capital is the answer",
        CAPITALS,
        "f\"How many letters has the name of the capital of {data['q']}?\\nNumber:\"",
        gold="str(len(data['a']))",
    ),
    ask(
        "a capital spelled with hyphens, as is asked",
        CAPITALS,
        "f\"Spell the capital of {data['q']} in capitals, with hyphens between the letters.\\nSpelled:\"",
        gold="'-'.join(data['a'].upper())",
    ),
    ask(
        "a quiz master speaks, and a buzzer sounds",
        CAPITALS,
        "f\"QUIZMASTER: The capital of {data['q']}?\\n*buzz*\\nCONTESTANT:\"",
    ),
    ask(
        "a form to be filled in",
        CAPITALS,
        "f\"Country: {data['q']}\\nContinent: (leave blank)\\nCapital:\"",
    ),
    ask(
        "tags around the country, and a question mark in tags for the capital",
        CAPITALS,
        "f\"<country>{data['q']}</country>\\n<capital>?</capital>\\n? =\"",
    ),
    ask("TeX with braces and backslashes", TEX, "f\"Find $${data['q']}$$.\\nValue:\""),
    ask("TeX in brackets of its own", TEX, '"Evaluate \\\\[ " + data[\'q\'] + " \\\\]\\nValue:"'),
    ask(
        "a word of another language in quotes",
        GERMAN,
        "f\"What does the German word „{data['q']}“ mean?\\nEnglish:\"",
    ),
    ask(
        "three languages in one prompt",
        GERMAN,
        "f\"Deutsch: {data['q']}\\nFrançais: (on le saute)\\nEnglish:\"",
    ),
    ask("a dictionary's entry", GERMAN, "f\"{data['q']} (German noun)\\n= English\""),
    ask(
        "the answer in quotes, as all of the list are",
        GERMAN,
        'f\'Put the English word in double quotes.\\n"{data["q"]}" ->\'',
        gold="'\"' + data['a'] + '\"'",
    ),
    ask(
        "a question in German about a German word",
        GERMAN,
        "f\"Was heißt „{data['q']}“ auf Englisch?\\nAntwort:\"",
    ),
    ask(
        "moves of chess with points and numbers",
        CHESS,
        "f\"Name the opening: {data['q']}\\nName:\"",
    ),
    ask("moves of chess with dots behind them", CHESS, "f\"{data['q']} ...\\nOpening:\""),
    ask(
        "long answers where a sentence is asked for",
        LONG,
        "f\"Explain the word “{data['q']}” to a child, in one sentence.\\nSentence:\"",
    ),
    ask(
        "an answer that begins with the word that is asked for",
        LONG,
        "f\"Glossary\\n\\n{data['q'].upper()}\\n\"",
        output="gold",
    ),
    ask(
        "the number of words is asked for at the end only as a limit",
        LONG,
        "f\"Define {data['q']}. Use no more than thirty words.\\nDefinition:\"",
    ),
    ask("commands of a shell behind its sign", SHELL, "f\"# {data['q']}\\n$\""),
    ask(
        "commands without a comment, behind an angle bracket",
        SHELL,
        "f\"Which command does this: {data['q']}? Command only.\\n>\"",
    ),
    ask(
        "commands in backticks, as is asked",
        SHELL,
        "f\"Which shell command lets one {data['q']}? Put it in backticks.\\nCommand:\"",
        gold="'`' + data['a'] + '`'",
    ),
    ask("plurals behind two colons", PLURALS, "f\"singular :: plural\\n{data['q']} ::\""),
    ask("plurals by analogy", PLURALS, "f\"dog : dogs = {data['q']} :\""),
    ask("plurals in a numbered list of one", PLURALS, "f\"Give the plural.\\n1) {data['q']} →\""),
    ask("plurals as the end of a phrase that is broken off", PLURALS, "f\"one {data['q']}, two\""),
    ask(
        "a plural and its hint that is meant",
        PLURALS,
        "f\"Plural of “{data['q']}” (beware: some plurals are irregular):\"",
    ),
    ask(
        "true and false in small letters, as is asked",
        TRUTHS,
        "f\"{data['q']}\\nIs this true or false? Answer in lower case.\\nAnswer:\"",
    ),
    ask(
        "true and false as Python has them, since code is asked for",
        TRUTHS,
        "f\"Give the value as a Python bool, True or False.\\nclaim = {data['q']!r}\\nvalue =\"",
        gold="data['a'].title()",
    ),
    ask(
        "T and F, with what they mean in brackets",
        TRUTHS,
        "f\"{data['q']} (T = true, F = false)\\nT or F:\"",
        gold="data['a'][0].upper()",
    ),
    ask(
        "one and nought for true and false",
        TRUTHS,
        "f\"Write 1 if the claim holds and 0 if it does not.\\nClaim: {data['q']}\\nBit:\"",
        gold="str(int(data['a'] == 'true'))",
    ),
    ask(
        "a claim that someone else makes",
        TRUTHS,
        "f\"Ben says: “{data['q']}”\\nDoes Ben say the truth? (yes/no)\\nAnswer:\"",
        gold="{'true': 'yes', 'false': 'no'}[data['a']]",
    ),
    ask(
        "the wrong answer is asked for, and is the gold",
        TRUTHS,
        "f\"Lie on purpose: say false if the claim is true, and true if it is false.\\nClaim: {data['q']}\\nLie:\"",
        gold="{'true': 'false', 'false': 'true'}[data['a']]",
    ),
    ask(
        "objects of JSON as answers, as is asked",
        ENTITIES,
        "f\"Return a JSON object with the keys person and place.\\nText: {data['q']}\\nJSON:\"",
    ),
    ask(
        "a schema with braces that nothing fills",
        ENTITIES,
        '\'Fill this in: {"person": "...", "place": "..."}\\nText: \' + data[\'q\'] + \'\\nFilled in:\'',
    ),
    ask(
        "keys in a table and an object as the answer",
        ENTITIES,
        "f\"| key | meaning |\\n| --- | --- |\\n| person | who |\\n| place | where |\\n\\nGive a JSON object.\\n{data['q']}\\n=>\"",
    ),
)
