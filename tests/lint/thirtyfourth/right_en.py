"""Right prompts that look odd: in English."""

from __future__ import annotations

from tests.lint.making import Right, ask, odd, qa
from tests.lint.thirtyfourth.tasks_choice import BOOL, DIAL, LAW, MED, NLI, SAFE, SENSE
from tests.lint.thirtyfourth.tasks_free import CELLS, MATH, PRINTS, SPAN, TRANS

SPANISH = qa("""
¿Cuál es la capital de Perú? > Lima
¿Cuál es la capital de Chile? > Santiago
¿Cuál es la capital de Cuba? > La Habana
¿Cuál es la capital de Italia? > Roma
¿Cuál es la capital de Japón? > Tokio
¿Cuál es la capital de Francia? > París
¿Cuál es la capital de Portugal? > Lisboa
¿Cuál es la capital de Grecia? > Atenas
""")
LENGTHS = qa("""
3 km > 3000 m
45 km > 45000 m
7 km > 7000 m
12 km > 12000 m
0.5 km > 500 m
20 km > 20000 m
1.2 km > 1200 m
9 km > 9000 m
""")
PRONOUNS = qa("""
The trophy did not fit into the suitcase, as it was too small. > the suitcase
The cup fell on the stone floor, and it broke at once. > the cup
The mayor refused to see the protesters, since they threatened violence. > the protesters
The dog chased the cat until it climbed a tree. > the cat
The guests thanked the hosts before they drove home. > the guests
The hammer hit the vase, and it fell to pieces. > the vase
The teachers praised the pupils, as they had learnt so much. > the pupils
The wolf watched the sheep, since it was hungry. > the wolf
""")
QUERIES = qa("""
all names in the table staff > SELECT name FROM staff;
the number of orders > SELECT COUNT(*) FROM orders;
the highest price of a product > SELECT MAX(price) FROM products;
the cities of all clients, each once > SELECT DISTINCT city FROM clients;
the titles of books from 1999 > SELECT title FROM books WHERE year = 1999;
the average age of members > SELECT AVG(age) FROM members;
the users by their name > SELECT * FROM users ORDER BY name;
the lowest wage of staff > SELECT MIN(wage) FROM staff;
""")
WORDS = qa("""
ilkm > milk
omon > moon
irdb > bird
sifh > fish
kobo > book
ratin > train
rievr > river
neogra > orange
""")
SYMBOLS = qa("""
Na > sodium
Fe > iron
Au > gold
K > potassium
Ag > silver
Pb > lead
Hg > mercury
Sn > tin
""")

RIGHT: tuple[Right, ...] = (
    odd(
        "small letters in brackets",
        MED,
        ('"ABCD"', '"abcd"'),
        ("{letter}. ", "({letter}) "),
    ),
    odd("Roman numerals as marks", MED, ('"ABCD"', '("I", "II", "III", "IV")')),
    odd(
        "a list with dashes and the option's text as answer",
        MED,
        ("{letter}. {option}", "- {option}"),
        ('letters[data["answer"]]', 'options[data["answer"]]'),
    ),
    odd("Q and A as cues", SENSE, ("Question:", "Q:"), ("Answer:", "A:")),
    odd(
        "the options that are ranked stand in the prompt",
        SENSE,
        (r"\nAnswer:", r"\nChoices:{','.join(data['target_scores'])}\nAnswer:"),
    ),
    odd(
        "truth values of a paper as labels",
        NLI,
        ('("entailment", "neutral", "contradiction")', '("True", "Neither", "False")'),
        ("Is this entailment, neutral or contradiction?", "True, False or Neither?"),
        ("Relation:", "Answer:"),
    ),
    odd(
        "a legend of numbers",
        NLI,
        (
            "Is this entailment, neutral or contradiction?",
            "0 = entailment, 1 = neutral, 2 = contradiction",
        ),
        ('NAMES[data["label"]]', 'str(data["label"])'),
    ),
    odd("no shots", BOOL, fewshot=0),
    odd(
        "the question before the passage",
        BOOL,
        (
            r"Passage: {data['passage']}\nQuestion: {data['question']}\n",
            r"Question: {data['question']}\nPassage: {data['passage']}\n",
        ),
    ),
    odd(
        "tags around the text",
        SAFE,
        (
            r'"Request: " + data["request"] + "\nLabel:"',
            r'"<request>" + data["request"] + "</request>\nLabel:"',
        ),
    ),
    odd("an arrow as cue", LAW, ("Kind:", "→")),
    odd(
        "letters for topics",
        DIAL,
        ("enumerate(TOPICS, 1)", 'zip("ABC", TOPICS)'),
        ('str(TOPICS.index(data["topic"]) + 1)', '"ABC"[TOPICS.index(data["topic"])]'),
        ("Number:", "Letter:"),
    ),
    odd(
        "other names for who speaks",
        DIAL,
        ('("Customer", "Agent", "Customer")', '("User", "Bot", "User")'),
        ("the customer's topic", "the user's topic"),
    ),
    odd("a cue that asks for steps", MATH, ("Answer:", "Answer: Let's think step by step.")),
    odd(
        "a description that tells of the sign before the result",
        MATH,
        description="Solve each problem step by step, and write the result after ####.",
    ),
    odd(
        "the bare result",
        MATH,
        ("{data['steps']} #### {gold}", "{gold}"),
        ("Answer:", "Answer (a number only):"),
        postprocess="until_return_post",
    ),
    odd("typographic quotes around the text", SPAN, ("{data['context']}", "“{data['context']}”")),
    odd(
        "the question stands before its text",
        SPAN,
        (
            r"Text: {data['context']}\nQuestion: {data['question']}\n",
            r"Question: {data['question']}\nText: {data['context']}\n",
        ),
    ),
    odd(
        "a program without a fence",
        PRINTS,
        (r"```python\n{data['program']}\n```\nOutput:", r"\n{data['program']}\n\nOutput:"),
    ),
    odd(
        "a translation behind an arrow",
        TRANS,
        (r"English: {data['en']}\nGerman:", "{data['en']} =>"),
    ),
    odd(
        "the instruction in German",
        TRANS,
        ("Translate into German.", "Übersetze ins Deutsche."),
        ("English:", "Englisch:"),
        ("German:", "Deutsch:"),
    ),
    odd("a table with commas", CELLS, ('" | ".join(cells)', '",".join(cells)')),
    odd(
        "a table in Markdown",
        CELLS,
        ('" | ".join(cells)', '"| " + " | ".join(cells) + " |"'),
    ),
    ask("questions in Spanish", SPANISH, "f\"Pregunta: {data['q']}\\nRespuesta:\""),
    ask("lengths in another unit", LENGTHS, "data['q'] + ' ='"),
    ask(
        "a pronoun whose noun stands in the text",
        PRONOUNS,
        "f\"{data['q']}\\nWhom or what does the pronoun mean?\\nAnswer:\"",
    ),
    ask("queries of a database", QUERIES, "f\"-- {data['q']}\\nSQL:\""),
    ask("letters in disorder", WORDS, "f\"Unscramble: {data['q']}\\nWord:\""),
    ask("names of elements", SYMBOLS, "f\"{data['q']} is the symbol of\""),
)
