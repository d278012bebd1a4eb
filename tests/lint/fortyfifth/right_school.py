"""Right prompts of schools, students and benchmarks, in English."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, starred, table

QUIZ = starred("""
Which gas do plants take in?|oxygen/*carbon dioxide/helium/neon
Who wrote Hamlet?|*Shakespeare/Milton/Chaucer/Dickens
How many sides has a hexagon?|five/seven/eight/*six
Which metal is liquid at room temperature?|iron/gold/*mercury/zinc
Which planet has the largest rings?|*Saturn/Mars/Venus/Mercury
What is the capital of Norway?|Bergen/*Oslo/Narvik/Tromso
Which animal lays eggs?|cow/horse/cat/*duck
What freezes at 0 degrees Celsius?|petrol/alcohol/*water/honey
""")
CLAIMS = table(
    "claim|true?",
    """
    A spider has eight legs.|true
    The whale is a fish.|false
    Ten is an even number.|true
    Sound is faster than light.|false
    Iron is a metal.|true
    Bats are birds.|false
    A triangle has four corners.|false
    Ice floats on water.|true
    """,
)
GRAMMAR = keyed(
    "sentence",
    """
    The cats sleeps on the mat.|correct/*wrong
    She has lived here for years.|*correct/wrong
    Him went to the market.|correct/*wrong
    They were late again.|*correct/wrong
    I has two brothers.|correct/*wrong
    We are waiting for the bus.|*correct/wrong
    He don't like soup.|correct/*wrong
    The children are playing outside.|*correct/wrong
    """,
    lead=" ",
)
WORDS = qa("""
big > small
early > late
open > closed
happy > sad
empty > full
wet > dry
hard > soft
""")
STEPS = table(
    "q|w|a",
    """
    What is 14 plus 3 times 2?|3 * 2 = 6, and 14 + 6 = 20.|20
    What is half of 18 plus 5?|18 / 2 = 9, and 9 + 5 = 14.|14
    What is 7 times 4 minus 8?|7 * 4 = 28, and 28 - 8 = 20.|20
    What is 100 minus 6 times 9?|6 * 9 = 54, and 100 - 54 = 46.|46
    What is 5 times 5 plus 11?|5 * 5 = 25, and 25 + 11 = 36.|36
    What is 81 over 9 plus 1?|81 / 9 = 9, and 9 + 1 = 10.|10
    """,
)
STORY = table(
    "story|question|answer",
    """
    Nora took the blue cup and went to the garden.|Which cup did Nora take?|the blue cup
    The postman came at noon and left two parcels.|When did the postman come?|at noon
    A fox sat under the old oak.|Where did the fox sit?|under the old oak
    Because of the snow, the school was shut.|Why was the school shut?|Because of the snow
    Uncle Jim cooked a huge pot of chili.|What did Uncle Jim cook?|a huge pot of chili
    The dog found a silver ring on the beach.|What did the dog find?|a silver ring
    """,
)
COUNTS = records(
    "items count",
    (["apple", "pear"], 2),
    (["pen", "ruler", "rubber", "pencil"], 4),
    (["red", "green", "blue"], 3),
    (["Rome"], 1),
    (["oak", "elm", "ash", "fir", "yew"], 5),
    (["cat", "dog", "owl"], 3),
)
PAIRS = keyed(
    "first|second",
    """
    He opened the window.|Fresh air came in.|*because of the first/in spite of it
    She was ill.|She went to work.|because of the first/*in spite of it
    The road was icy.|The car slid.|*because of the first/in spite of it
    They lost every game.|They were in good spirits.|because of the first/*in spite of it
    The alarm did not ring.|I overslept.|*because of the first/in spite of it
    It rained all day.|We had a lovely picnic.|because of the first/*in spite of it
    """,
    lead=" ",
)

RIGHT: tuple[Right, ...] = (
    ask(
        "a quiz with digits in brackets",
        QUIZ,
        'data["question"] + "\\n" + "\\n".join(f"[{i}] {c}" for i, c in enumerate(data["choices"], 1))'
        ' + "\\nNumber:"',
        'str(data["answer"] + 1)',
    ),
    ask(
        "a quiz counted from nought, which the prompt says",
        QUIZ,
        '"Options are counted from 0.\\n" + data["question"] + "\\n" + '
        '"\\n".join(f"{i}: {c}" for i, c in enumerate(data["choices"])) + "\\nAnswer:"',
        'str(data["answer"])',
    ),
    ask(
        "a quiz with its options in the line, answered by the text",
        QUIZ,
        '"Q: " + data["question"] + " (" + ", ".join(data["choices"]) + ")\\nA:"',
        'data["choices"][data["answer"]]',
    ),
    ask(
        "a quiz without options, the gold from the list",
        tuple(row for row in QUIZ if "animal" not in row["question"]),
        '"Q: " + data["question"] + "\\nA:"',
        'data["choices"][data["answer"]]',
    ),
    ask(
        "a quiz with small letters, answered by letter and text",
        QUIZ,
        'data["question"] + "\\n" + '
        '"\\n".join(f"{l}. {c}" for l, c in zip("abcd", data["choices"])) + '
        '"\\nAnswer (letter and text):"',
        '"abcd"[data["answer"]] + ". " + data["choices"][data["answer"]]',
    ),
    right(
        "a quiz turned by the question's length, gold and all",
        "quiz-turned",
        """
        options = list(data["choices"])
        turn = len(data["question"]) % 4
        options = options[turn:] + options[:turn]
        gold = "ABCD"[options.index(data["choices"][data["answer"]])]
        text = data["question"] + "\\n"
        for letter, option in zip("ABCD", options):
            text += f"{letter}) {option}\\n"
        text += "Your letter:"
        """,
        QUIZ,
    ),
    ask(
        "a quiz with roman numbers",
        QUIZ,
        'data["question"] + "\\n" + '
        '"\\n".join(f"{n}. {c}" for n, c in zip(ROMAN, data["choices"])) + "\\nRight is"',
        'ROMAN[data["answer"]]',
        above='ROMAN = ["I", "II", "III", "IV"]',
    ),
    ask(
        "claims, T or F",
        CLAIMS,
        '"Write T for a true claim and F for a false one.\\n" + data["claim"] + "\\nT/F:"',
        '"T" if data["true"] else "F"',
    ),
    ask(
        "claims with a legend of numbers that begins with the false",
        CLAIMS,
        '"0 false, 1 true\\nclaim: " + data["claim"] + "\\nlabel:"',
        "str(int(data['true']))",
    ),
    ask(
        "claims in a question to the reader",
        CLAIMS,
        "f\"{data['claim']} Is that so?\\n\"",
        '"Yes" if data["true"] else "No"',
        "gold",
        description="Answer Yes or No.",
    ),
    ask(
        "claims as Python's truths, which the prompt asks for",
        CLAIMS,
        '"Write True or False.\\n>>> is_right(" + repr(data["claim"]) + ")\\n"',
        'str(data["true"])',
        "gold",
    ),
    right(
        "sentences to be judged, by log-likelihood",
        "grammar-ppl",
        """
        text = f'"{data["sentence"]}" This sentence is grammatically'
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        GRAMMAR,
        lead="",
        method="ppl",
    ),
    right(
        "two sentences and what joins them, by log-likelihood",
        "joined-ppl",
        """
        text = f"{data['first']} {data['second']}\\nThe second sentence holds"
        gold = [key for key in data["target_scores"] if data["target_scores"][key]][0]
        """,
        PAIRS,
        lead="",
        method="ppl",
    ),
    ask("opposites by a bare arrow", WORDS, 'data["q"] + " ->"'),
    ask(
        "opposites in a sentence",
        WORDS,
        "f\"The opposite of '{data['q']}' is\"",
        "f\"'{data['a']}'\"",
    ),
    ask(
        "opposites in capitals, as is asked",
        WORDS,
        '"Give the opposite IN CAPITALS.\\nWord: " + data["q"].upper() + "\\nOpposite:"',
        'data["a"].upper()',
    ),
    ask(
        "the first letter of the opposite",
        WORDS,
        '"Think of the opposite of the word and give its first letter only.\\nWord: " + data["q"] + "\\nLetter:"',
        'data["a"][0]',
    ),
    ask(
        "steps, closed by four crosses",
        STEPS,
        '"Question: " + data["q"] + "\\nAnswer:"',
        'data["a"]',
        "f\" {data['w']} #### {gold}\"",
        postprocess="gsm8k_post",
    ),
    ask(
        "steps on request, the answer in a sentence",
        STEPS,
        '"Q: " + data["q"] + "\\nA: Let\'s think step by step."',
        'data["a"]',
        "f\" {data['w']} The answer is {gold}.\"",
        postprocess="gsm8k_post",
    ),
    ask(
        "the number alone, no steps",
        STEPS,
        '"Give just the number.\\n" + data["q"] + "\\n"',
        'data["a"]',
        "gold",
    ),
    ask(
        "a story and its question, with Roman cues",
        STORY,
        '"I. Story\\n" + data["story"] + "\\nII. Question\\n" + data["question"] + "\\nIII. Answer\\n"',
        'data["answer"]',
        "gold",
    ),
    ask(
        "the question before the story",
        STORY,
        "f\"Q: {data['question']}\\nText: {data['story']}\\nA (words of the text):\"",
        'data["answer"]',
    ),
    ask(
        "how many items, joined by and",
        COUNTS,
        '"How many things are named: " + " and ".join(data["items"]) + "?"',
        'str(data["count"])',
    ),
    ask(
        "how many items, in words",
        COUNTS,
        '"List: " + "; ".join(data["items"]) + "\\nLength in words (one to five):"',
        'WORDS[data["count"]]',
        above='WORDS = ["none", "one", "two", "three", "four", "five"]',
    ),
    ask(
        "lists to be turned round",
        tuple(row for row in COUNTS if row["count"] > 1),
        '"Reverse the list.\\n" + ", ".join(data["items"]) + "\\n=>"',
        '", ".join(reversed(data["items"]))',
    ),
    ask(
        "last letters put together",
        qa("""
        Anna Smith > ah
        Peter Brown > rn
        Lucy Gray > yy
        Mark Field > kd
        Rosa Lopez > az
        Hans Otto > so
        """),
        'f"Take the last letter of each word of \\"{data[\'q\']}\\" and join them.\\nAnswer:"',
    ),
)
