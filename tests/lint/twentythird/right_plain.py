"""Right prompts with unusual cues, marks and orders."""

from __future__ import annotations

from tests.lint.making import ask
from tests.lint.twentythird.material import (
    BEASTS,
    CALLS,
    CAPITALS,
    FACTS,
    NOTES,
    OPPOSITES,
    SUMS,
    TRUTHS,
)

GOLD = 'max(data["target_scores"], key=data["target_scores"].get)'
PLACE = '"ABCD"[data["answer"]]'

RIGHT = (
    ask("an arrow is the cue", CAPITALS, "f\"{data['q']} ->\""),
    ask("a double arrow of Unicode is the cue", OPPOSITES, "f\"{data['q']} ⇔\""),
    ask("an equals sign is the cue", SUMS, "f\"{data['q']} =\""),
    ask("a sentence that the answer ends", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask("cues are words of slang", FACTS, "f\"Me: {data['q']}, mate?\\nYou:\""),
    ask("cues are in capitals", CAPITALS, "f\"COUNTRY: {data['q']}\\nCAPITAL CITY:\""),
    ask(
        "cues are in square brackets",
        NOTES,
        "f\"[Text] {data['text']}\\n[Question] {data['q']}\\n[Answer]\"",
    ),
    ask(
        "cues are headings of Markdown",
        NOTES,
        "f\"## Text\\n{data['text']}\\n\\n## Question\\n{data['q']}\\n\\n## Answer\\n\"",
        output="gold",
    ),
    ask(
        "a rule of hyphens parts text and question",
        NOTES,
        "f\"{data['text']}\\n-----\\n{data['q']}\\n-----\\n\"",
        output="gold",
    ),
    ask(
        "the question stands before the text",
        NOTES,
        "f\"Find out: {data['q']}\\nHere is the text: {data['text']}\\nFound:\"",
    ),
    ask("no instruction and no cue but a newline", OPPOSITES, "data['q'] + '\\n'", output="gold"),
    ask("a tab parts question and answer", OPPOSITES, "data['q']", output='"\\t" + gold'),
    ask(
        "a comma parts pairs like a table of values",
        CAPITALS,
        "'country,capital\\n' + data['q'] + ','",
        output="gold",
        fewshot=0,
    ),
    ask("a bullet list is the whole prompt", CAPITALS, "f\"- Country: {data['q']}\\n- Capital:\""),
    ask(
        "the instruction stands behind the text and before the cue",
        NOTES,
        "f\"{data['text']}\\n{data['q']}\\nCopy the shortest span that answers the question.\\nSpan:\"",
    ),
    ask(
        "a polite letter asks",
        SUMS,
        "f\"Dear assistant,\\n\\nplease tell me what {data['q']} comes to.\\n\\nYours, Kim\\n\\nReply:\"",
    ),
    ask(
        "a talk of two people",
        CAPITALS,
        "f\"Teacher: What is the capital of {data['q']}?\\nPupil:\"",
    ),
    ask(
        "a talk with a turn before that is the same in all docs",
        OPPOSITES,
        "f\"Ann: Shall we play opposites?\\nBen: Sure.\\nAnn: {data['q'].capitalize()}!\\nBen:\"",
    ),
    ask(
        "a line of a play with a stage direction",
        FACTS,
        "f\"JUDGE (sternly): {data['q']}?\\nWITNESS (calmly):\"",
    ),
    ask("the roles of a chat are written as words", FACTS, "f\"User: {data['q']}?\\nAssistant:\""),
    ask("a shell prompt is the cue", CALLS, "f\">>> print({data['q']})\\n\"", output="gold"),
    ask(
        "a program's print call in a fence",
        CALLS,
        "f\"What is printed?\\n```python\\nprint({data['q']})\\n```\\nPrinted:\"",
    ),
    ask("a comment of Python is the cue", CALLS, "f\"print({data['q']})\\n# output:\""),
    ask(
        "braces of a set of Python are part of the prompt",
        BEASTS,
        "\"groups = {'mammal', 'bird', 'fish'}\\n\" + f\"{data['q']} is in the group\"",
    ),
    ask(
        "JSON in the prompt, and a bare answer",
        CAPITALS,
        '\'{"task": "capital", "country": "\' + data[\'q\'] + \'"}\\nResult:\'',
    ),
    ask(
        "an answer in JSON that the prompt asks for",
        CAPITALS,
        'f\'Reply as {{"capital": ...}}.\\nCountry: {data["q"]}\\nReply:\'',
        gold="'{\"capital\": \"' + data['a'] + '\"}'",
    ),
    ask(
        "dollar signs around a sum, as LaTeX has it", SUMS, "f\"Work out ${data['q']}$.\\nValue:\""
    ),
    ask(
        "LaTeX's box is asked for, and the answers have it",
        SUMS,
        "f\"Compute {data['q']} and give the value as \\\\boxed{{value}}.\\nAnswer:\"",
        gold="'\\\\boxed{' + data['a'] + '}'",
    ),
    ask(
        "the answer is in quotes, as asked",
        OPPOSITES,
        "f\"Give the opposite in double quotes.\\nWord: {data['q']}\\nOpposite:\"",
        gold="'\"' + data['a'] + '\"'",
    ),
    ask(
        "the word that is asked for is in quotes",
        OPPOSITES,
        "f\"What is the opposite of “{data['q']}”?\\nIt is\"",
    ),
    ask("French quotes around a word in English", OPPOSITES, "f\"Opposite of «{data['q']}»:\""),
    ask(
        "a question with Spanish marks and English cues",
        CAPITALS,
        "f\"Question (in Spanish): ¿Cuál es la capital de este país, {data['q']}?\\nAnswer (in English):\"",
    ),
    ask(
        "the answer is asked for in capitals, and is in capitals",
        CAPITALS,
        "f\"Name the capital in BLOCK CAPITALS.\\nCountry: {data['q']}\\nCapital:\"",
        gold='data["a"].upper()',
    ),
    ask(
        "the answer's first letter is a hint that all docs have",
        CAPITALS,
        "f\"Capital of {data['q']} ({len(data['a'])} letters, begins with {data['a'][0]}):\"",
    ),
    ask(
        "the letters of the answer are scrambled on purpose",
        OPPOSITES,
        "f\"Unscramble the word: {' '.join(sorted(data['a']))}\\n(It is the opposite of {data['q']}.)\\nWord:\"",
    ),
    ask(
        "the text is to be repeated",
        OPPOSITES,
        "f\"Repeat the word: {data['q']}\\nRepeated:\"",
        gold="data['q']",
    ),
    ask(
        "the words are to be written backwards",
        OPPOSITES,
        "f\"Write the word backwards.\\nWord: {data['q']}\\nBackwards:\"",
        gold="data['q'][::-1]",
    ),
    ask(
        "the number of letters is asked for",
        OPPOSITES,
        "f\"How many letters has the word {data['q']}?\\nNumber:\"",
        gold="str(len(data['q']))",
    ),
    ask(
        "options stand in a row with slashes",
        BEASTS,
        "f\"{data['q']}: mammal/bird/fish?\\nIt is a\"",
    ),
    ask("options stand in a row with bars", BEASTS, "f\"{data['q']} [mammal | bird | fish]:\""),
    ask(
        "the labels are explained in a legend of sentences",
        BEASTS,
        'f"A mammal feeds its young with milk, a bird has feathers, a fish has gills.\\n'
        "Animal: {data['q']}\\nClass:\"",
    ),
    ask(
        "labels are single letters with a legend",
        BEASTS,
        "f\"M = mammal, B = bird, F = fish\\n{data['q']}:\"",
        gold='data["a"][0].upper()',
    ),
    ask(
        "labels are numbers, with a legend that begins at ten",
        BEASTS,
        "f\"Codes: 10 mammal, 20 bird, 30 fish\\nAnimal: {data['q']}\\nCode:\"",
        gold='{"mammal": "10", "bird": "20", "fish": "30"}[data["a"]]',
    ),
    ask(
        "the legend is not in the order of its numbers",
        BEASTS,
        "f\"3 = fish, 1 = mammal, 2 = bird\\nAnimal: {data['q']}\\nNumber:\"",
        gold='{"mammal": "1", "bird": "2", "fish": "3"}[data["a"]]',
    ),
    ask(
        "signs are the labels",
        FACTS,
        "f\"Write + for yes and - for no.\\n{data['q']}?\\nSign:\"",
        gold='"+" if data["a"] == "yes" else "-"',
    ),
    ask(
        "zero and one are the labels, one for yes",
        FACTS,
        "f\"{data['q']}? (1 = yes, 0 = no)\\nAnswer:\"",
        gold='str(int(data["a"] == "yes"))',
    ),
    ask(
        "zero stands for yes, as exit codes have it, and the legend says so",
        FACTS,
        "f\"Answer as an exit code: 0 for yes, 1 for no.\\nQuestion: {data['q']}?\\nCode:\"",
        gold='"0" if data["a"] == "yes" else "1"',
    ),
    ask(
        "the question is turned round, and so are the answers",
        FACTS,
        "f\"Would it be wrong to say yes to this? {data['q']}?\\nAnswer yes or no:\"",
        gold='"no" if data["a"] == "yes" else "yes"',
    ),
    ask(
        "true and false stand for yes and no, as the prompt says",
        FACTS,
        "f\"Answer true for yes and false for no.\\n{data['q']}?\\nAnswer:\"",
        gold='"true" if data["a"] == "yes" else "false"',
    ),
    ask(
        "labels are whole sentences",
        FACTS,
        "f\"{data['q']}?\\nReply with 'Yes, it is so.' or with 'No, it is not so.'\\nReply:\"",
        gold='"Yes, it is so." if data["a"] == "yes" else "No, it is not so."',
    ),
    ask(
        "PPL without any cue",
        TRUTHS,
        "data['q'] + '\\n'",
        gold=GOLD,
        output="gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "PPL with the answer in the middle of a sentence",
        TRUTHS,
        "f\"Somebody asked: {data['q']} The right reply was\"",
        gold=GOLD,
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "PPL with a note in brackets behind the question",
        TRUTHS,
        "f\"{data['q']} (yes or no, there is no third)\\n=>\"",
        gold=GOLD,
        method="ppl",
        metric="log_prob",
    ),
)
