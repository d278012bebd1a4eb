"""Right tasks on words and sentences: grammar, tone and sense."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

TENSE = SmallTask(
    "tense-digits",
    code(
        r"""
        text = "In which tense is the verb? past: 0, present: 1, future: 2\n"
        text += f"Sentence: {data['sentence']}\nTense:"
        gold = str(TENSES.index(data["tense"]))
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'TENSES = ["past", "present", "future"]',
    ),
    table(
        "sentence|tense",
        """
        She wrote to her uncle.|past
        We will leave at dawn.|future
        He sings in the bath.|present
        They built a shed.|past
        The shop opens at nine.|present
        I shall tell you tomorrow.|future
        The rain stopped an hour ago.|past
        You are going to love this.|future
        Bees make honey.|present
        The king died in 1830.|past
        It will be cold next week.|future
        My sister lives in Oslo.|present
        """,
    ),
    shots=table(
        "sentence|tense",
        """
        The dog ate the cake.|past
        Cats sleep all day.|present
        We will see.|future
        """,
    ),
)

VOICE = SmallTask(
    "voice-of-verbs",
    code(r"""
    text = "A = active: the subject does it. P = passive: it is done to the subject.\n"
    text += "Sentence: The mice were chased by the cat.\nVoice: P\n"
    text += "Sentence: The cat chased the mice.\nVoice: A\n"
    text += f"Sentence: {data['sentence']}\nVoice:"
    gold = "P" if data["passive"] else "A"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "sentence|passive?",
        """
        The window was broken by a ball.|true
        A ball broke the door.|false
        Our teacher praised the essay.|false
        The bridge was opened by the mayor.|true
        The letter has been signed by both.|true
        Nina paints the fence.|false
        The thief was caught by a guard.|true
        The committee rejected our plan.|false
        The soup is being stirred by the cook.|true
        Storms destroyed the pier.|false
        """,
    ),
    fewshot=0,
)

WORDS = SmallTask(
    "word-classes",
    code(
        r"""
        legend = "; ".join(f"{mark}: {name}" for mark, name in (("N", "noun"), ("V", "verb"), ("J", "adjective")))
        text = f"Mark the class of the word ({legend}).\nWord: {data['word']}\nClass:"
        gold = MARK[data["pos"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'MARK = {"noun": "N", "verb": "V", "adjective": "J"}',
    ),
    table(
        "word|pos",
        """
        kitchen|noun
        beautiful|adjective
        to forget|verb
        happiness|noun
        to swim|verb
        lazy|adjective
        elephant|noun
        to persuade|verb
        expensive|adjective
        teapot|noun
        courageous|adjective
        to borrow|verb
        """,
    ),
    shots=table(
        "word|pos",
        """
        library|noun
        to arrive|verb
        dangerous|adjective
        """,
    ),
)

PAIRS = SmallTask(
    "word-pairs",
    code(
        r"""
        text = f"{ASK}\nPair: {data['first']} / {data['second']}\nRelation:"
        gold = NAMES[data["relation"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        '''
        NAMES = {"syn": "s", "ant": "o"}
        ASK = """Say s where two words mean the same, and o where they mean the opposite.
        Pair: rich / poor
        Relation: o
        Pair: start / begin
        Relation: s"""
        ''',
    ),
    table(
        "first|second|relation",
        """
        hot|cold|ant
        quick|fast|syn
        big|large|syn
        up|down|ant
        silent|noisy|ant
        glad|happy|syn
        empty|full|ant
        ill|sick|syn
        open|closed|ant
        sofa|couch|syn
        """,
    ),
    fewshot=0,
)

TONE = SmallTask(
    "office-tone",
    code(
        r"""
        text = TEMPLATE.format(line=data["line"])
        gold = "12"[data["informal"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        '''
        TEMPLATE = """1 stands for a formal line, 2 for an informal one.
        Line: {line}
        Number:"""
        ''',
    ),
    table(
        "line|informal?",
        """
        hey dude, wanna grab a beer l8r?|true
        We would be most grateful for an early reply, Sir.|false
        lol no way, gotta run, cya|true
        I hereby submit my application for the above position.|false
        Yours faithfully, the Board of Trustees|false
        sup bro, u coming or what|true
        omg that was sooo cool haha|true
        Please find enclosed the documents that you requested.|false
        nah, can't be bothered, mate|true
        The Ministry regrets any inconvenience caused.|false
        """,
    ),
    shots=table(
        "line|informal?",
        """
        yo, gimme a sec, brb|true
        Dear Madam, I should be obliged if you would confirm receipt.|false
        thx a bunch, ur the best lol|true
        We respectfully request your presence at the ceremony.|false
        """,
    ),
)

SARCASM = SmallTask(
    "meant-or-not",
    code(r"""
    names = ["sincere", "sarcastic"]
    text = (
        "Label each remark. sincere: the speaker means the praise. "
        "sarcastic: the speaker mocks and means the reverse.\n\n"
        "Remark: Oh great, the train is cancelled again, how lovely.\nLabel: sarcastic\n\n"
        "Remark: Thank you, that was very kind of you.\nLabel: sincere\n\n"
        f"Remark: {data['remark']}\nLabel:"
    )
    gold = names[data["label"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "remark|label#",
        """
        Wow, another flat tyre, this day just keeps getting better.|1
        Your talk moved me, I learned so much from it.|0
        Oh sure, wake me at 4 a.m. with your drill, I simply adore that.|1
        Thank you all for your help, we could not have done it alone.|0
        The nurses were gentle and patient with my son.|0
        Brilliant, he locked the keys in the car again, what a genius.|1
        Fantastic, my flight is delayed by nine hours, just what I needed.|1
        Congratulations on your degree, you worked hard for it.|0
        Yeah right, because rain on a wedding is everyone's dream.|1
        This soup is delicious, may I have the recipe?|0
        """,
    ),
    fewshot=0,
)

OPINION = SmallTask(
    "fact-or-opinion",
    code(
        r"""
        text = (
            "F: a fact that can be checked\nO: somebody's opinion\n"
            f"Statement: {data['statement']}\nLetter:"
        )
        gold = {"fact": "F", "opinion": "O"}[data["kind"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
    ),
    table(
        "statement|kind",
        """
        Water boils at 100 degrees at sea level.|fact
        Cats are nicer than dogs.|opinion
        Jazz is the finest music of all.|opinion
        The Eiffel Tower stands in Paris.|fact
        Blue walls look ugly.|opinion
        A week has seven days.|fact
        In my view winter is too long.|opinion
        Canada borders the United States.|fact
        I think school should begin later.|opinion
        Gold has the atomic number 79.|fact
        """,
    ),
    shots=table(
        "statement|kind",
        """
        The Nile flows through Egypt.|fact
        Pineapple on pizza is disgusting.|opinion
        An octopus has eight arms.|fact
        I find golf terribly dull.|opinion
        """,
    ),
)

RHYME = SmallTask(
    "rhyme-test",
    code(r"""
    question = f"Words: {data['one']}, {data['two']}\nDo they rhyme?"
    demo = "Words: moon, spoon\nDo they rhyme? +\n\nWords: lamp, chair\nDo they rhyme? -\n\n"
    gold = "+" if data["rhymes"] else "-"
    return {
        "input": "Put + if two words rhyme, and - if they do not.\n\n" + demo + question,
        "output": " " + gold,
        "processed_output": gold,
    }
    """),
    table(
        "one|two|rhymes?",
        """
        cat|hat|true
        dog|tree|false
        light|night|true
        apple|window|false
        bell|shell|true
        river|pencil|false
        cake|lake|true
        house|garden|false
        king|ring|true
        orange|table|false
        """,
    ),
    fewshot=0,
)

ENTAIL = SmallTask(
    "follows-or-clashes",
    code(
        r"""
        lines = ["Compare the two sentences and give a letter."]
        lines += ["x: the second must be true if the first is", "y: the two cannot both be true"]
        lines += ["First: " + data["first"], "Second: " + data["second"], "Letter:"]
        gold = LETTER[data["gold_label"]]
        return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
        """,
        'LETTER = {"entailment": "x", "contradiction": "y"}',
    ),
    table(
        "first|second|gold_label",
        """
        All five puppies are black.|None of the puppies is white.|entailment
        The lake was frozen solid.|The lake was warm enough to swim in.|contradiction
        Rosa bought two loaves of bread.|Rosa bought bread.|entailment
        Nobody in the office has a key.|Peter from the office has a key.|contradiction
        The choir sang until midnight.|People sang.|entailment
        The tower is the tallest in town.|There is a taller tower in town.|contradiction
        He drove to Rome in his van.|He has been in a vehicle.|entailment
        The library is open every day.|The library is closed on Mondays.|contradiction
        The twins were born in May 1999.|The twins were born in spring.|entailment
        She has never left her island.|She spent last year in Japan.|contradiction
        """,
    ),
    shots=table(
        "first|second|gold_label",
        """
        A boy is sleeping on the sofa.|A boy is asleep.|entailment
        A boy is running in the park.|The boy is sitting still.|contradiction
        Three men carry a piano.|A piano is being carried.|entailment
        The glass is empty.|The glass is full of milk.|contradiction
        """,
    ),
)

TASKS = (TENSE, VOICE, WORDS, PAIRS, TONE, SARCASM, OPINION, RHYME, ENTAIL)
