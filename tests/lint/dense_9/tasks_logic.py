"""Right tasks in English: whether something follows, is true, or comes before something else."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

SNLI = SmallTask(
    "snli-numbers",
    code(r"""
    text = "0: entailment\n1: neutral\n2: contradiction\n\n"
    text += f"Premise: {data['premise']}\nHypothesis: {data['hypothesis']}\nRelation:"
    gold = str(data["label"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "premise|hypothesis|label#",
        """
        A woman is slicing a tomato.|A woman is cutting a vegetable.|0
        A man sleeps on a park bench.|The man is wide awake and running.|2
        Two girls sit on a wall.|The girls are waiting for their mother.|1
        A dog jumps into the river.|An animal is in the water.|0
        The street is empty.|The street is full of people.|2
        A chef stirs a pot.|The soup is for his daughter.|1
        Three boys play football in the rain.|Some boys are outdoors.|0
        A bride smiles at the camera.|Nobody is smiling.|2
        An old man reads a newspaper.|He reads about politics.|1
        A red car is parked by the church.|There is a car by the church.|0
        The baby is asleep.|The baby is crying loudly.|2
        A couple walks along the beach.|They are on their honeymoon.|1
        """,
    ),
)

SAME = SmallTask(
    "same-meaning",
    code(r"""
    text = "Answer yes if the two sentences mean the same, answer no if they do not.\n"
    text += f"A: {data['a']}\nB: {data['b']}\nSame:"
    gold = "yes" if data["label"] == 1 else "no"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "a|b|label#",
        """
        The firm was bought by a rival.|A competitor took over the company.|1
        It rained all night.|The sun shone the whole day.|0
        She speaks three languages.|She knows how to speak three tongues.|1
        The shop opens at nine.|The shop shuts at nine.|0
        He gave up smoking last year.|Last year he quit cigarettes.|1
        Tom beat Jim at chess.|Jim beat Tom at chess.|0
        The road is closed because of snow.|Owing to snow the road is shut.|1
        Prices have risen.|Prices have fallen.|0
        The bird built a nest.|A nest was made by the bird.|1
        Ann lent Bob her car.|Bob lent Ann his bicycle.|0
        """,
    ),
)

CLAIM = SmallTask(
    "claim-check",
    code(
        r"""
        text = TEMPLATE.format(evidence=data["evidence"], claim=data["claim"])
        gold = VERDICTS[data["verdict"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        r"""
        VERDICTS = {0: "REFUTES", 1: "SUPPORTS"}
        TEMPLATE = (
            "SUPPORTS: the evidence shows that the claim is true\n"
            "REFUTES: the evidence shows that the claim is false\n\n"
            "Evidence: {evidence}\nClaim: {claim}\nVerdict:"
        )
        """,
    ),
    table(
        "evidence|claim|verdict#",
        """
        The Eiffel Tower was finished in 1889.|The Eiffel Tower was finished in the 19th century.|1
        Canberra is the capital of Australia.|Sydney is the capital of Australia.|0
        Bach had twenty children.|Bach was childless.|0
        The Nile flows into the Mediterranean.|The Nile ends in the Mediterranean Sea.|1
        Amundsen was the first to reach the South Pole.|Amundsen came to the South Pole before Scott.|1
        Bats are mammals.|Bats belong to the birds.|0
        Iceland has no army.|Iceland keeps a large army.|0
        Marie Curie was born in Warsaw.|Marie Curie was born in Poland.|1
        The Titanic sank in April 1912.|The Titanic is still sailing.|0
        Honey does not spoil if it is kept dry.|Dry honey keeps for a long time.|1
        """,
    ),
)

BOOLQ = SmallTask(
    "bool-passage",
    code(r"""
    text = f"Passage: {data['passage']}\nQuestion: {data['question']}\n(T = yes, it is so; F = no, it is not)\nT or F:"
    gold = "FT"[int(data["answer"])]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "passage|question|answer?",
        """
        The pool is open from May to September.|Can you swim there in July?|true
        Dogs must stay outside the museum.|May dogs enter the museum?|false
        The bus to the airport runs all night.|Is there a bus at 3 a.m.?|true
        All seats of the ferry are sold out.|Can you still buy a ticket?|false
        The recipe needs eggs, milk and flour.|Are there eggs in it?|true
        Jupiter has no solid ground.|Could one stand on Jupiter's ground?|false
        Lena was born in Oslo and has never left Norway.|Has Lena been to Spain?|false
        The bridge carries cars and trains.|Do trains use the bridge?|true
        The film was shot without any sound.|Can you hear the actors?|false
        Members may bring one guest for free.|May a member bring a friend?|true
        """,
    ),
)

FACTS = SmallTask(
    "facts-true",
    code(r"""
    truth = data["truth"]
    return {
        "input": f"True or false?\nStatement: {data['statement']}\nIt is",
        "output": " true" if truth else " false",
        "processed_output": "true" if truth else "false",
    }
    """),
    table(
        "statement|truth?",
        """
        Paris is the capital of France.|true
        The sun goes round the earth.|false
        A week has nine days.|false
        Whales breathe air.|true
        Ice is frozen water.|true
        Spiders have four legs.|false
        Two plus two is five.|false
        Tokyo lies in Japan.|true
        Cows lay eggs.|false
        The Pacific is an ocean.|true
        """,
    ),
    description="Say true for a statement that is correct and false for one that is wrong.\n\n",
)

PARITY = SmallTask(
    "odd-even",
    code(r"""
    number = data["number"]
    text = f"A number is even if 2 divides it and odd if not.\nNumber: {number}\nKind:"
    gold = "even" if number % 2 == 0 else "odd"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    tuple({"number": number} for number in (14, 37, 82, 91, 105, 268, 443, 570, 619, 736)),
)

BEFORE = SmallTask(
    "before-after",
    code(r"""
    one, two = data["first"], data["second"]
    gold = "B" if one["year"] < two["year"] else "A"
    text = "B = the first event came before the second, A = the first event came after the second\n"
    text += f"First: {one['event']} ({one['year']})\nSecond: {two['event']} ({two['year']})\nAnswer:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    tuple(
        {
            "first": {"event": row["a"], "year": row["x"]},
            "second": {"event": row["b"], "year": row["y"]},
        }
        for row in table(
            "a|x#|b|y#",
            """
            Fall of the Bastille|1789|Battle of Waterloo|1815
            First man on the Moon|1969|Start of Sputnik|1957
            Great Fire of London|1666|Spanish Armada|1588
            Voyage of Columbus|1492|Birth of Shakespeare|1564
            Opening of the Suez Canal|1869|Opening of the Panama Canal|1914
            Fall of the Berlin Wall|1989|Building of the Berlin Wall|1961
            Invention of the telephone|1876|Invention of the telegraph|1837
            Sinking of the Titanic|1912|End of the First World War|1918
            Founding of the euro|1999|Founding of the UN|1945
            Death of Mozart|1791|Death of Beethoven|1827
            """,
        )
    ),
)

BIGGER = SmallTask(
    "bigger-thing",
    code(r"""
    text = "Compare the sizes.\n'>' means that the left thing is bigger, '<' means that the left thing is smaller.\n"
    text += f"Left: {data['left']}\nRight: {data['right']}\nSign:"
    gold = ">" if data["bigger"] == "left" else "<"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "left|right|bigger",
        """
        elephant|mouse|left
        pea|melon|right
        ant|horse|right
        bus|bicycle|left
        mountain|pebble|left
        grain of sand|football|right
        teaspoon|bucket|right
        whale|herring|left
        skyscraper|hut|left
        button|wardrobe|right
        """,
    ),
)

POSSIBLE = SmallTask(
    "possible-scene",
    code(r"""
    text = f"Scene: {data['scene']}\nCan this happen in the real world? It is\n"
    right = [key for key, value in data["target_scores"].items() if value == 1]
    return {"input": text, "output": right[0], "processed_output": right[0]}
    """),
    table(
        "scene|target_scores=",
        """
        A boy kicks a ball over the fence.|*possible/impossible
        A stone swims upstream and sings.|possible/*impossible
        A woman lifts a whole mountain with one hand.|possible/*impossible
        A cat sleeps in a box.|*possible/impossible
        A man walks through a brick wall.|possible/*impossible
        Two friends share a pizza.|*possible/impossible
        The baker's bread speaks Latin.|possible/*impossible
        A girl rides her bicycle to school.|*possible/impossible
        He was born before his own grandmother.|possible/*impossible
        A farmer sells eggs at the market.|*possible/impossible
        """,
    ),
    method="ppl",
    metric="log_prob",
    description="Things that can happen are possible, things that no one could ever do or see are impossible.\n\n",
)

CAUSE = SmallTask(
    "cause-effect",
    code(
        r"""
        parts = [
            "Is the second sentence the cause (1) or the effect (2) of the first?",
            f"First: {data['first']}",
            f"Second: {data['second']}",
            "Number:",
        ]
        gold = NUMBER[data["asks"]]
        return {"input": "\n".join(parts), "output": f" {gold}", "processed_output": gold}
        """,
        'NUMBER = {"cause": "1", "effect": "2"}',
    ),
    table(
        "first|second|asks",
        """
        The vase broke.|The cat had knocked it off the shelf.|cause
        It rained for a week.|The river burst its banks.|effect
        He has toothache.|He had eaten sweets for years and never brushed.|cause
        She forgot to set the alarm.|She came late to work.|effect
        The lamp went out.|Someone had pulled the plug.|cause
        The ice was thin.|The skater fell into the pond.|effect
        The milk had stood in the sun for hours.|It turned sour.|effect
        The team was given the cup.|It had won every match.|cause
        The driver fell asleep.|The lorry ran into a tree.|effect
        The plants withered.|Nobody had watered them.|cause
        """,
    ),
)

TENSE = SmallTask(
    "tense-number",
    code(
        r"""
        text = f"{HEAD}Sentence: {data['sentence']}\nTense:"
        gold = str(TENSES.index(data["tense"]))
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        r"""
        TENSES = ("past", "present", "future")
        HEAD = (
            "Mark the tense: past is 0, present is 1, future is 2.\n\n"
            "Sentence: He was ill.\nTense: 0\n\nSentence: They will move house.\nTense: 2\n\n"
        )
        """,
    ),
    table(
        "sentence|tense",
        """
        We walked along the shore.|past
        She will call you tomorrow.|future
        He lives in Bristol.|present
        They sold the house in 2012.|past
        I shall return next spring.|future
        The shop opens at nine.|present
        The bird flew away.|past
        It will snow tonight.|future
        My brothers play the drums.|present
        You broke the glass yesterday.|past
        """,
    ),
    fewshot=0,
)

COLA = SmallTask(
    "cola-accept",
    code(
        r"""
        gold = LABELS[data["acceptable"]]
        return {
            "input": f"{RULE}\nSentence: {data['sentence']}\nJudgement:",
            "output": " " + gold,
            "processed_output": gold,
        }
        """,
        r"""
        RULE = "ok = the sentence is grammatical, * = the sentence breaks the grammar"
        LABELS = ("*", "ok")
        """,
    ),
    table(
        "sentence|acceptable#",
        """
        The children are playing in the garden.|1
        Him are goed to the shop.|0
        She has never been to Rome.|1
        The dog bark loud at we.|0
        Yesterday I buyed three book.|0
        The letter was written by my aunt.|1
        Who did you see at the station?|1
        Me not knows where is he.|0
        They was happily because it rains not.|0
        He asked whether we were ready.|1
        """,
    ),
)

WORDS = SmallTask(
    "word-class",
    code(r"""
    text = (
        "What is the word in capitals? N: noun; V: verb; J: adjective.\n"
        f"Sentence: {data['sentence']}\n"
        "Class:"
    )
    gold = dict(noun="N", verb="V", adjective="J")[data["pos"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "sentence|pos",
        """
        The DOG barked all night.|noun
        She SINGS in a choir.|verb
        He wore a GREEN scarf.|adjective
        They bought a new HOUSE.|noun
        We RAN to the station.|verb
        The soup is too HOT.|adjective
        An old TEACHER lives there.|noun
        The bird FLEW over the roof.|verb
        It was a COLD morning.|adjective
        The boys ATE two pizzas.|verb
        """,
    ),
)

TASKS = (
    SNLI,
    SAME,
    CLAIM,
    BOOLQ,
    FACTS,
    PARITY,
    BEFORE,
    BIGGER,
    POSSIBLE,
    CAUSE,
    TENSE,
    COLA,
    WORDS,
)
