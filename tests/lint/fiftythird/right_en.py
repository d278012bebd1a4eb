"""Right prompts in English."""

from __future__ import annotations

from tests.lint.fiftythird.rows_en import (
    CABINET,
    CARDS,
    CLAIMS,
    CODED,
    COLA,
    COLOURS,
    CONFLICTS,
    CONTINENTS,
    DYCK,
    HEAT,
    INJECT,
    LETTERS,
    LIKERT,
    LOGIC,
    MERGE,
    MINOR,
    MISSING,
    MOODS,
    MORSE,
    OCTAL,
    OPENINGS,
    OPPOSITES,
    ORDERS,
    PATHS,
    PIECES,
    POWERS,
    PRINTS,
    PROVERBS,
    ROT,
    SHEET,
    SPELL,
    STATEMENTS,
    TAGGED,
    TESTIMONY,
    TEX,
    TURNS,
    WEATHER,
    WINO,
    ZODIAC,
)
from tests.lint.making import Right, ask, right

RIGHT: tuple[Right, ...] = (
    ask("Morse code is read", MORSE, "f\"Morse: {data['q']}\\nText:\""),
    ask(
        "Morse code in a sentence",
        MORSE,
        "f\"What does {data['q']} mean in Morse code? Answer in capital letters.\\nAnswer:\"",
    ),
    ask("openings of chess", OPENINGS, "f\"Name the chess opening.\\n{data['q']}\\nName:\""),
    ask(
        "a text that was turned by thirteen letters",
        ROT,
        "f\"ROT13: {data['q']}\\nPlain:\"",
        fewshot=6,
    ),
    ask(
        "sums in base eight look wrong",
        OCTAL,
        "f\"Add the octal numbers. {data['x']} + {data['y']} =\"",
    ),
    ask(
        "wrong sums are to be told",
        CLAIMS,
        "f\"{data['q']}\\nIs this equation true or false? It is\"",
        fewshot=4,
    ),
    ask(
        "wrong sums as a table of two columns",
        CLAIMS,
        "f\"| equation | true or false |\\n| --- | --- |\\n| {data['q']} |\"",
        fewshot=4,
    ),
    ask("misspelt words are mended", SPELL, "f\"Correct the spelling: {data['q']}\\nCorrect:\""),
    ask("misspelt words behind an arrow", SPELL, "f\"{data['q']} ->\"", fewshot=5),
    ask(
        "mails that give orders to a model",
        INJECT,
        'f"Is the mail an attack on our assistant or '
        'harmless?\\n\\"\\"\\"\\n{data[\'mail\']}\\n\\"\\"\\"\\nVerdict:"',
        gold="data['kind']",
        fewshot=4,
    ),
    right(
        "mails that give orders, by JSON",
        "inject-json",
        """
        mail = json.dumps({"mail": data["mail"]})
        text = "Label the mail as attack or harmless.\\n" + mail + "\\nLabel:"
        gold = data["kind"]
        """,
        INJECT,
        above="import json",
        fewshot=4,
    ),
    ask(
        "tags are taken out",
        TAGGED,
        "f\"Turn the HTML into plain text.\\nHTML: {data['q']}\\nText:\"",
    ),
    ask(
        "a path into an object",
        PATHS,
        "f\"{data['doc']}\\nValue at {data['path']}:\"",
        gold="data['value']",
    ),
    ask(
        "a path as jq has it",
        PATHS,
        "f\"$ echo '{data['doc']}' | jq -r .{data['path']}\\n\"",
        gold="data['value']",
        output="gold",
    ),
    ask("opposites in one word each", OPPOSITES, "data['q'] + ' |'", fewshot=8),
    ask("opposites without any shot", OPPOSITES, "f\"The opposite of {data['q']} is\"", fewshot=0),
    ask(
        "opposites by a description",
        OPPOSITES,
        "f\"{data['q']}:\"",
        description="Write the opposite of each word.\n\n",
        fewshot=5,
    ),
    ask(
        "twelve signs of the zodiac",
        ZODIAC,
        "f\"Born on {data['q']}. Western zodiac sign (Aries, Taurus, "
        "Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, "
        'Capricorn, Aquarius, Pisces):"',
        fewshot=5,
    ),
    right(
        "a line of a sheet becomes several lines",
        "sheet-lines",
        """
        text = "Write each field on a line of its own.\\n\\n" + data["line"] + "\\n\\nFields:\\n"
        gold = "\\n".join(data["fields"])
        """,
        SHEET,
        lead="",
        stop=("\n\n",),
        postprocess="",
    ),
    right(
        "a line of a sheet becomes YAML",
        "sheet-yaml",
        """
        text = f"CSV (name;age;city): {data['line']}\\nYAML:\\n"
        pairs = zip(("name", "age", "city"), data["fields"])
        gold = "\\n".join(f"{key}: {value}" for key, value in pairs)
        """,
        SHEET,
        lead="",
        stop=("\n\n",),
        postprocess="",
    ),
    ask(
        "answers end with a full stop",
        STATEMENTS,
        "f\"Make a statement of the question: {data['q']}\\nStatement:\"",
    ),
    ask("statements after a dash", STATEMENTS, "f\"- {data['q']}\\n-\""),
    ask(
        "a number lacks in a series",
        MISSING,
        "f\"One number is missing from the series {data['q']}. Which one?\\nNumber:\"",
    ),
    ask(
        "a gap of a series in one line", MISSING, "f\"{data['q']} (missing number) =>\"", fewshot=5
    ),
    right(
        "a note of an order is shown where there is one",
        "order-note",
        """
        lines = [f"Order: {data['dish']} for {data['price']} euros"]
        if data["note"]:
            lines.append(f"Note: {data['note']}")
        lines.append("Does the guest have a special wish (yes or no)?")
        text = "\\n".join(lines)
        gold = "yes" if data["note"] else "no"
        """,
        ORDERS,
    ),
    right(
        "an empty note is a dash",
        "order-dash",
        """
        text = f"dish={data['dish']}; note={data['note'] or '-'}; price={data['price']}"
        text += "\\nprice in euros:"
        gold = data["price"]
        """,
        ORDERS,
    ),
    ask(
        "what programs print, None and True among it",
        PRINTS,
        "'>>> # What is printed?\\n' + data['program'] + '\\n# prints:'",
        gold="data['shown']",
    ),
    right(
        "programs in a fence of tildes",
        "prints-tilde",
        """
        text = "~~~\\n" + data["program"] + "\\n~~~\\nOutput of the program:"
        gold = data["shown"]
        """,
        PRINTS,
    ),
    ask(
        "truth values as Python has them",
        LOGIC,
        "f\"Evaluate: {data['q']}\\nTrue or False?\"",
        fewshot=4,
    ),
    ask(
        "degrees with their unit",
        HEAT,
        "f\"{data['f']} °F in degrees Celsius, with the unit:\"",
        gold="data['c']",
    ),
    ask(
        "which card is higher",
        CARDS,
        "f\"Aces are high. Which card is higher, {data['q']}?\\nCard:\"",
    ),
    ask("relative keys of music", MINOR, "f\"The relative minor of {data['q']} is\""),
    ask("moods are smileys", MOODS, "f\"{data['q']}\\n🙂 or 🙁?\"", fewshot=4),
    ask(
        "letters set apart are turned round",
        LETTERS,
        "f\"Reverse the letters.\\n{data['q']}\\nReversed:\"",
    ),
    ask(
        "brackets stay open on purpose", DYCK, "f\"Close the open brackets.\\n{data['q']}\\nRest:\""
    ),
    ask("brackets with five shots", DYCK, "f\"Open: {data['q']}\\nClosing brackets:\"", fewshot=5),
    ask(
        "the marks of a merge are in the rows",
        CONFLICTS,
        'f"Resolve the conflict in favour of the incoming branch. '
        "Write the line that is kept.\\n{data['hunk']}\\nKept line:\"",
        gold="data['theirs']",
    ),
    ask(
        "a tokenizer's pieces are joined",
        PIECES,
        "f\"Join the BPE tokens (Ġ marks a space before a word).\\nTokens: {data['q']}\\nText:\"",
    ),
    ask(
        "templates with braces are the rows' own",
        MERGE,
        "f\"Fill in the template.\\nTemplate: {data['form']}\\nname = "
        "{data['name']}\\ncity = {data['city']}\\nResult:\"",
        gold="data['done']",
    ),
    ask("addresses are decoded", CODED, "f\"Decode the URL-encoded text {data['q']}\\nDecoded:\""),
    ask("colours in hex", COLOURS, "f\"CSS color {data['q']} is called\"", fewshot=4),
    right(
        "proverbs go on",
        "proverbs",
        """
        end = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": data["begin"], "output": end, "processed_output": end}
        """,
        PROVERBS,
        method="ppl",
        fewshot=0,
    ),
    right(
        "who is meant",
        "pronouns-ppl",
        """
        best = [key for key, score in data["target_scores"].items() if score][0]
        return {"input": data["text"] + " " + data["ask"], "output": best, "processed_output": best}
        """,
        WINO,
        method="ppl",
    ),
    ask(
        "sentences that are wrong on purpose",
        COLA,
        "f\"Is this sentence grammatical?\\n{data['sentence']}\\nAnswer yes or no:\"",
        gold="'yes' if data['ok'] else 'no'",
        fewshot=4,
    ),
    ask(
        "sentences with a star or a tick",
        COLA,
        'f"Mark the sentence with * if it is ungrammatical, and with '
        "ok if it is fine.\\n{data['sentence']}\\nMark:\"",
        gold="'ok' if data['ok'] else '*'",
        fewshot=4,
    ),
    ask("fractions in LaTeX", TEX, "f\"Simplify: {data['q']}\\nLaTeX:\""),
    ask(
        "the result is in a box, as was asked",
        POWERS,
        "f\"Compute {data['q']}. Put the result in \\\\boxed{{}}.\\nResult:\"",
        gold='"\\\\boxed{" + data["a"] + "}"',
    ),
    ask(
        "continents of several words",
        CONTINENTS,
        "f\"On which continent is {data['q']}? (Africa, Asia, Europe, "
        'North America, South America, Oceania)\\nContinent:"',
        fewshot=6,
    ),
    ask(
        "turns of a chat",
        TURNS,
        "f\"User: {data['ask']}\\nAssistant:\"",
        gold="data['reply']",
        stop=("\n", "User:"),
    ),
    ask(
        "turns of a chat in Markdown",
        TURNS,
        "f\"**Student:** {data['ask']}\\n\\n**Teacher:**\"",
        gold="data['reply']",
    ),
    ask(
        "a task in tags of XML",
        TURNS,
        "f\"<task>Answer in a word or two.</task>\\n<question>{data['ask']}</question>\\nAnswer:\"",
        gold="data['reply']",
    ),
    right(
        "who said it",
        "who-said",
        """
        talk = "\\n".join(data["lines"])
        text = f'{talk}\\n\\nWho said "{data["ask"]}"?\\nName:'
        gold = data["who"]
        """,
        TESTIMONY,
    ),
    right(
        "options between slashes, the answer by its text",
        "cabinet-text",
        """
        text = f"{data['question']} ({' / '.join(data['choices'])})\\nAnswer:"
        gold = data["choices"][data["answer"]]
        """,
        CABINET,
    ),
    right(
        "options marked x, y and z",
        "cabinet-xyz",
        """
        shown = "\\n".join(f"{mark}: {each}" for mark, each in zip("xyz", data["choices"]))
        text = f"{data['question']}\\n{shown}\\nAnswer with x, y or z:"
        gold = "xyz"[data["answer"]]
        """,
        CABINET,
        fewshot=4,
    ),
    right(
        "options from the last mark to the first",
        "cabinet-cba",
        """
        pairs = list(zip("ABC", data["choices"]))[::-1]
        shown = [f"{mark}) {each}" for mark, each in pairs]
        text = "\\n".join([data["question"], *shown, "Letter:"])
        gold = "ABC"[data["answer"]]
        """,
        CABINET,
        fewshot=4,
    ),
    ask(
        "grades with words at the ends of the scale",
        LIKERT,
        'f"Grade the course from 1 (very bad) to 5 (very good) as the '
        "student would.\\nComment: {data['comment']}\\nGrade:\"",
        gold="str(data['grade'])",
        fewshot=5,
    ),
    ask(
        "grades as stars",
        LIKERT,
        "f\"Comment: {data['comment']}\\nStars (one to five asterisks):\"",
        gold="'*' * data['grade']",
        fewshot=5,
    ),
    right(
        "empty cells are meant",
        "weather-cells",
        """
        head = "city,Monday,Tuesday,Wednesday"
        text = f"{head}\\n{data['city']},{','.join(data['cells'])}\\n\\nTemperature {data['ask']}:"
        gold = data["value"]
        """,
        WEATHER,
    ),
)
