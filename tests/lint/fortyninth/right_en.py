"""Right prompts in English, of offices, schools and notebooks."""

from __future__ import annotations

from tests.lint.fortyninth.material_en import (
    CITIES,
    CLOZE,
    COMMON,
    DATES,
    DEFS,
    EMOTICONS,
    EVENS,
    FACTS,
    FUNCS,
    LEVELS,
    MAIL,
    MOODS,
    PAIRS,
    PARTS,
    PLURALS,
    PRICES,
    SLANG,
    TIMES,
    UNITS,
)
from tests.lint.making import Right, ask, right

RIGHT: tuple[Right, ...] = (
    ask(
        "levels of a log",
        LEVELS,
        "f\"{data['line']}\\nLevel (info, warning or error):\"",
        'data["level"]',
    ),
    ask("plurals with an arrow", PLURALS, "f\"{data['q']} ->\""),
    ask("plurals as a sentence", PLURALS, 'f"The plural of \\"{data[\'q\']}\\" is"'),
    ask("kilometres into metres", UNITS, "f\"{data['q']} =\""),
    ask("the town that is named", CITIES, "f\"Which town is named?\\n{data['q']}\\nTown:\""),
    ask(
        "towns in tags",
        CITIES,
        "f\"Copy the town.\\n<sentence>{data['q']}</sentence>\\nTown:\"",
    ),
    ask(
        "moods from a list",
        MOODS,
        "\"Mood of the message. One of: joy, anger, sadness.\\nMessage: %s\\nMood:\" % data['q']",
    ),
    ask(
        "moods in a conversation's form",
        MOODS,
        "f\"User: {data['q']}\\nWhat does the user feel: joy, anger or sadness?\\nAssistant:\"",
    ),
    ask(
        "hours as a clock shows them",
        TIMES,
        "f\"Write as HH:MM (24-hour clock): {data['q']}\\nTime:\"",
    ),
    ask("even or odd", EVENS, "f\"Is {data['q']} even or odd?\""),
    ask("slang written out", SLANG, "f\"Informal: {data['q']}\\nFormal:\""),
    ask(
        "parts of speech",
        PARTS,
        "f\"Word: {data['q']}\\nClass (noun, verb, adjective or adverb):\"",
    ),
    ask("spam, yes or no", MAIL, "f\"Mail: {data['mail']}\\nSpam (yes or no):\"", 'data["spam"]'),
    ask(
        "spam with a legend",
        MAIL,
        "f\"1 = spam, 0 = no spam.\\nMail: {data['mail']}\\nCode:\"",
        '"1" if data["spam"] == "yes" else "0"',
    ),
    ask(
        "two sentences, same or different",
        PAIRS,
        "f\"A: {data['one']}\\nB: {data['two']}\\nDo A and B mean the same? Reply same or different.\\nReply:\"",
        'data["same"]',
    ),
    ask("a definition and its word", DEFS, "f\"Definition: {data['q']}\\nWord:\""),
    ask(
        "words in quotes",
        DEFS,
        "f\"Definition: {data['q']}\\nWord, in double quotes:\"",
        gold="json.dumps(data['a'])",
        above="import json",
    ),
    ask("dates by ISO", DATES, "f\"Rewrite as YYYY-MM-DD: {data['q']}\\nDate:\""),
    ask("a lambda for a wish", FUNCS, "f\"# {data['q']}\\nf =\""),
    right(
        "a basket as a receipt",
        "receipts",
        r"""
        lines = [f"{name}: {price} euros" for name, price in data["basket"]]
        text = "\n".join(lines) + "\nTotal in euros:"
        gold = str(data["total"])
        """,
        PRICES,
    ),
    right(
        "a sum written out before its total",
        "receipts-sum",
        r"""
        prices = [price for _, price in data["basket"]]
        listed = ", ".join(f"{name} {price}" for name, price in data["basket"])
        text = f"Basket: {listed}. Add up the prices, then give the total.\nSum:"
        gold = str(data["total"])
        steps = " + ".join(map(str, prices)) + f" = {gold}"
        return {"input": text, "output": " " + steps, "processed_output": gold}
        """,
        PRICES,
        postprocess="gsm8k_post",
    ),
    right(
        "the odd one out, by number",
        "odd-one-out",
        r"""
        listed = "\n".join(f"{number}. {item}" for number, item in enumerate(data["choices"], 1))
        text = f"{data['question']} Give its number.\n{listed}\nNumber:"
        gold = str(data["answer"] + 1)
        """,
        COMMON,
    ),
    right(
        "the odd one out, by its word",
        "odd-word-out",
        r"""
        text = f"{data['question']}\n{', '.join(data['choices'])}\nAnswer:"
        gold = data["choices"][data["answer"]]
        """,
        COMMON,
    ),
    right(
        "continuations ranked by likelihood",
        "cloze-rank",
        r"""
        text = data["question"]
        gold = next(key for key, score in data["target_scores"].items() if score)
        """,
        tuple(
            {**row, "target_scores": {" " + k: v for k, v in row["target_scores"].items()}}
            for row in CLOZE
        ),
        lead="",
        method="ppl",
    ),
    right(
        "true or false ranked by likelihood",
        "facts-rank",
        r"""
        text = f"Statement: {data['statement']}\nTrue or false? It is"
        gold = next(key for key, score in data["target_scores"].items() if score)
        """,
        FACTS,
        lead="",
        method="ppl",
    ),
    right(
        "happy or sad by likelihood",
        "happy-sad",
        r"""
        text = f"{data['question']}. I am"
        gold = next(key for key, score in data["target_scores"].items() if score)
        """,
        tuple(
            {**row, "target_scores": {" " + k: v for k, v in row["target_scores"].items()}}
            for row in EMOTICONS
        ),
        lead="",
        method="ppl",
    ),
    right(
        "hand-written shots in a list of pairs",
        "plural-pairs",
        r"""
        pairs = [("box", "boxes"), ("man", "men"), ("bus", "buses")]
        lines = [f"one {one}, two {two}" for one, two in pairs]
        lines.append(f"one {data['q']}, two")
        text = "\n".join(lines)
        gold = data["a"]
        """,
        PLURALS,
        fewshot=0,
    ),
    right(
        "a class that makes the prompt",
        "town-class",
        r"""
        text = Prompt("Find the town in the sentence.").make(data["q"])
        gold = data["a"]
        """,
        CITIES,
        above=r"""
        class Prompt:
            def __init__(self, head):
                self.head = head

            def make(self, sentence):
                return f"{self.head}\nSentence: {sentence}\nTown:"
        """,
    ),
    right(
        "an emoji before each cue",
        "emoji-mail",
        r"""
        text = f"📧 Mail: {data['mail']}\n❓ Is it spam, yes or no?\n✅ Answer:"
        gold = data["spam"]
        """,
        MAIL,
    ),
    right(
        "a numbered list of rules",
        "rules-time",
        r"""
        rules = ["Use the 24-hour clock.", "Write two digits for the hour.", "Put a colon between."]
        listed = "\n".join(f"{number}. {rule}" for number, rule in enumerate(rules, 1))
        text = f"{listed}\nPhrase: {data['q']}\nClock:"
        gold = data["a"]
        """,
        TIMES,
    ),
)
