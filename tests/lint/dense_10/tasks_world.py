"""Right tasks on things, numbers and events of the world."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

PARITY = SmallTask(
    "even-or-odd",
    code(r"""
    gold = "E" if data["number"] % 2 == 0 else "O"
    text = f"E = even, O = odd\nNumber: {data['number']}\nLetter:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table("number#", "14\n27\n302\n991\n58\n45\n1206\n733\n80\n19"),
    fewshot=4,
)

FIRST = SmallTask(
    "which-came-first",
    code(
        r"""
        text = f"{HOW}\nX: {data['x']}\nY: {data['y']}\nOrder:"
        gold = "1" if data["year_x"] < data["year_y"] else "2"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        '''
        HOW = """Answer 1 if X happened before Y, and 2 if X happened after Y.
        X: the fall of Rome
        Y: the invention of the telephone
        Order: 1
        X: the fall of the Berlin Wall
        Y: the French Revolution
        Order: 2"""
        ''',
    ),
    table(
        "x|y|year_x#|year_y#",
        """
        the first Moon landing|the end of the Second World War|1969|1945
        the birth of Julius Caesar|the birth of Napoleon|-100|1769
        the invention of the smartphone|the invention of the steam engine|1992|1712
        the building of the pyramids at Giza|the building of the Eiffel Tower|-2560|1889
        Columbus reaching America|the launch of the first satellite|1492|1957
        the opening of the Channel Tunnel|the sinking of the Titanic|1994|1912
        the death of Shakespeare|the birth of the Beatles' John Lennon|1616|1940
        the first email|the first printed Bible of Gutenberg|1971|1455
        the Black Death|the discovery of penicillin|1347|1928
        the war in Vietnam|the American Civil War|1955|1861
        """,
    ),
    fewshot=0,
)

SIZE = SmallTask(
    "bigger-thing",
    code(
        r"""
        pair = f"First: {data['first']}\nSecond: {data['second']}"
        text = f"Which of the two is bigger? (l) the first, (r) the second\n{pair}\nLetter:"
        gold = SIDES[data["bigger"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'SIDES = {"first": "l", "second": "r"}',
    ),
    table(
        "first|second|bigger",
        """
        an ant|an elephant|second
        a mountain|a molehill|first
        the Sun|a football|first
        a grain of rice|a loaf of bread|second
        a bicycle|an ocean liner|second
        a cathedral|a dolls' house|first
        a whale|a sardine|first
        a pea|a pumpkin|second
        a lake|a puddle|first
        a mouse|a cow|second
        """,
    ),
    shots=table(
        "first|second|bigger",
        """
        a bee|a horse|second
        an aeroplane|a pigeon|first
        a coin|a car|second
        a castle|a tent|first
        """,
    ),
)

POSSIBLE = SmallTask(
    "can-it-be",
    code(
        r"""
        gold = ["I", "T"][data["possible"]]
        return {
            "input": SCENES.format(**data),
            "output": " " + gold,
            "processed_output": gold,
        }
        """,
        '''
        SCENES = """Judge each scene.
        T: it can happen
        I: it can never happen

        Scene: A man lifts a lorry with one finger.
        Judgement: I

        Scene: A man lifts a cup of tea.
        Judgement: T

        Scene: {scene}
        Judgement:"""
        ''',
    ),
    table(
        "scene|possible?",
        """
        A goldfish reads the newspaper aloud.|false
        A boy eats a bowl of cereal.|true
        A woman swims from Europe to the Moon.|false
        The dog buries a bone in the garden.|true
        A stone gives birth to twins.|false
        A farmer milks a cow at dawn.|true
        The teacher walks through the solid wall.|false
        Snow falls in the mountains in January.|true
        A baby pulls a train with its teeth.|false
        A girl rides her bicycle to school.|true
        """,
    ),
    fewshot=0,
)

FREEZE = SmallTask(
    "freezing-point",
    code(
        r"""
        text = LEGEND + f"Reading: {data['celsius']} °C\nState:"
        gold = STATES[int(data["celsius"] > 0)]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        r"""
        LEGEND = "What is pure water at this reading? S means solid ice, W means liquid water.\n"
        STATES = ["S", "W"]
        """,
    ),
    table("celsius#", "-12\n25\n40\n-3\n-30\n18\n7\n-21\n-8\n61"),
    shots=table("celsius#", "33\n-17\n12\n-5"),
)

NIGHT = SmallTask(
    "day-or-night-animals",
    code(
        r"""
        text = "Animals that are awake by day get a 0, animals that are awake by night get a 1.\n"
        text += "Animal: a bat that hunts moths in the dark\nDigit: 1\n"
        text += "Animal: a butterfly that needs the sun\nDigit: 0\n"
        text += f"Animal: {data['animal']}\nDigit:"
        gold = {"diurnal": "0", "nocturnal": "1"}[data["habit"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
    ),
    table(
        "animal|habit",
        """
        an owl that hunts in the moonlight|nocturnal
        a honeybee that visits flowers in the sunshine|diurnal
        a hedgehog that leaves its nest after dark|nocturnal
        a lizard that basks in the noon sun|diurnal
        a hen that goes to roost at dusk|diurnal
        a badger that forages at midnight|nocturnal
        a moth that flies to lamps at night|nocturnal
        an eagle that circles in bright daylight|diurnal
        a firefly that glows through the night|nocturnal
        a squirrel that gathers nuts from morning to evening|diurnal
        """,
    ),
    fewshot=0,
)

MUSIC = SmallTask(
    "orchestra-seats",
    code(
        r"""
        text = f"Sections: {SECTIONS}\nInstrument: {data['instrument']}\nSection:"
        gold = ROMAN[data["family"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        """
        SECTIONS = "I strings, II brass, III percussion"
        ROMAN = {"strings": "I", "brass": "II", "percussion": "III"}
        """,
    ),
    table(
        "instrument|family",
        """
        violin|strings
        trumpet|brass
        kettledrum|percussion
        cello|strings
        trombone|brass
        cymbals|percussion
        double bass|strings
        French horn|brass
        triangle|percussion
        viola|strings
        tuba|brass
        snare drum|percussion
        """,
    ),
    shots=table(
        "instrument|family",
        """
        harp|strings
        cornet|brass
        bass drum|percussion
        """,
    ),
)

SNIPPETS = SmallTask(
    "snippet-languages",
    code(
        r"""
        text = "Languages: p = Python, s = SQL, h = HTML\n\n"
        for snippet, letter in SEEN:
            text += f"Snippet: {snippet}\nLanguage: {letter}\n\n"
        text += f"Snippet: {data['snippet']}\nLanguage:"
        gold = "psh"[data["lang"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        """
        SEEN = [
            ("def add(a, b): return a + b", "p"),
            ("SELECT name FROM users WHERE id = 7;", "s"),
            ("<h1>Welcome</h1>", "h"),
        ]
        """,
    ),
    table(
        "snippet|lang#",
        """
        import os; print(os.getcwd())|0
        DELETE FROM orders WHERE paid = 0;|1
        <p class="note">Hello</p>|2
        for item in range(10): print(item)|0
        INSERT INTO towns VALUES ('Bern', 130000);|1
        <ul><li>one</li><li>two</li></ul>|2
        lambda x: x ** 2|0
        SELECT COUNT(*) FROM books GROUP BY author;|1
        <img src="cat.png" alt="a cat">|2
        class Dog(Animal): pass|0
        """,
    ),
    fewshot=0,
)

STANCE = SmallTask(
    "wind-farm-stance",
    code(
        r"""
        text = "What does the writer want?\n"
        text += "- PRO: the wind farm should be built\n- CON: the wind farm should not be built\n"
        text += f"Letter to the editor: {data['letter']}\nStance:"
        gold = STANCES[data["stance"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'STANCES = {"favor": "PRO", "against": "CON"}',
    ),
    table(
        "letter|stance",
        """
        Clean power for ten thousand homes: build it now!|favor
        These monsters will ruin our hills, stop the plan.|against
        I support the turbines, they bring work to the valley.|favor
        Think of the dead birds; I oppose every single mast.|against
        The noise would rob us of sleep, say no to this project.|against
        At last a step against climate change, I welcome it.|favor
        Our club voted in favour, the farm is a blessing for the village.|favor
        An eyesore and a waste of money, reject it.|against
        I cannot wait to see the blades turn, well done.|favor
        Hands off our forest, we do not want your turbines.|against
        """,
    ),
    shots=table(
        "letter|stance",
        """
        Please approve the turbines, our children need clean air.|favor
        Never! Keep the moor free of these ugly towers.|against
        Cheap green energy next door, yes please.|favor
        I shall fight this dreadful scheme to the end.|against
        """,
    ),
)

CAUSE = SmallTask(
    "cause-or-effect",
    code(r"""
    text = (
        "C stands for a cause of the event, R for a result of it.\n"
        "Event: The river burst its banks.\nSentence: It had rained for nine days.\nLetter: C\n"
        "Event: The river burst its banks.\nSentence: The cellars filled with water.\nLetter: R\n"
        f"Event: {data['event']}\nSentence: {data['sentence']}\nLetter:"
    )
    gold = "C" if data["relation"] == "cause" else "R"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "event|sentence|relation",
        """
        The glass broke.|The cat had pushed it off the table.|cause
        The power failed.|All the lamps went out.|effect
        She won the lottery.|She bought a house with the money.|effect
        The bread burned.|He had forgotten it in the oven.|cause
        The road was icy.|Several cars slid into the ditch.|effect
        The pupil passed the exam.|He had studied for weeks.|cause
        The baby cried.|It had been stung by a wasp.|cause
        The dam collapsed.|The valley below was flooded.|effect
        The tyre went flat.|She had driven over a nail.|cause
        The factory closed.|Hundreds lost their jobs.|effect
        """,
    ),
    fewshot=0,
)

TASKS = (PARITY, FIRST, SIZE, POSSIBLE, FREEZE, NIGHT, MUSIC, SNIPPETS, STANCE, CAUSE)
