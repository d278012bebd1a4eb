"""Right tasks in which one of several options is chosen."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

MUSEUM = SmallTask(
    "museum",
    code(
        """
        letters = "ABCD"
        lines = [f"{letter}. {choice}" for letter, choice in zip(letters, data["choices"])]
        text = f"Question: {data['question']}\\n" + "\\n".join(lines) + "\\nAnswer:"
        gold = letters[data["answer"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    starred(
        """
        Who painted The Night Watch?|Vermeer/*Rembrandt/Frans Hals/Jan Steen
        In which city is the Uffizi?|*Florence/Rome/Milan/Venice
        Which material is a Stradivari violin mostly made of?|Oak/Ebony/*Maple/Pine
        What is the Rosetta Stone carved from?|Marble/Limestone/Slate/*Granodiorite
        Which century saw the first steam locomotive?|17th/18th/*19th/20th
        Who wrote the opera Fidelio?|*Beethoven/Mozart/Verdi/Wagner
        Which metal covers the dome of St Isaac's?|Silver/*Gold/Copper/Lead
        What does a luthier build?|Clocks/Boats/Organs/*Guitars
        Which country did Paul Klee come from?|*Switzerland/Austria/Denmark/Belgium
        What is kept in a herbarium?|Coins/Fossils/*Plants/Maps
        Which gas fills a classic advertising tube with red light?|Argon/*Neon/Xenon/Helium
        Who carved the Pietà in St Peter's?|Bernini/Donatello/Canova/*Michelangelo
        """
    ),
)

RIVERS = SmallTask(
    "rivers",
    code(
        """
        scores = data["target_scores"]
        right = max(scores, key=scores.get)
        prompt = "Q: " + data["question"] + "\\nA:\\n"
        return {"input": prompt, "output": right, "processed_output": right}
        """
    ),
    scored(
        """
        Which river runs through Cologne?|Elbe/*Rhine/Oder
        Which sea does the Nile flow into?|*Mediterranean/Red Sea/Black Sea
        On which river does Baghdad lie?|Euphrates/Jordan/*Tigris
        Which river carved the Grand Canyon?|*Colorado/Missouri/Snake
        Which river separates Rwanda from Burundi in part?|Congo/*Ruzizi/Zambezi
        Into which sea does the Ural flow?|Black Sea/Baltic/*Caspian
        Which river passes Vienna?|Inn/*Danube/Po
        Which city lies on the Hudson?|*Albany/Buffalo/Boston
        Which river forms the Victoria Falls?|Limpopo/Orange/*Zambezi
        Which river does London's Tower Bridge cross?|*Thames/Severn/Trent
        Which river flows through Kraków?|Warta/*Vistula/Dniester
        Which river drains Lake Victoria?|Congo/Blue Nile/*White Nile
        """
    ),
    method="ppl",
    fewshot=2,
)

CAUSES = SmallTask(
    "causes",
    code(
        """
        asked = {"cause": "What was the cause?", "effect": "What happened next?"}[data["asks"]]
        text = (
            f"{data['premise']} {asked}\\n"
            f"(1) {data['first']}\\n(2) {data['second']}\\n"
            "More plausible:"
        )
        gold = str(data["label"] + 1)
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "premise|asks|first|second|label#",
        """
        The pipe burst.|cause|The water in it froze.|The plumber drank tea.|0
        The lights went out.|effect|The choir sat down at home.|We looked for candles.|1
        The dog barked all night.|cause|The bowl was blue.|A fox was in the yard.|1
        The bridge was closed.|effect|Cars took the ferry.|The river had a name.|0
        She missed the train.|cause|Her alarm did not ring.|Her coat was warm.|0
        It rained for a week.|effect|The moon was full.|The cellar was flooded.|1
        The bread did not rise.|cause|The baker forgot the yeast.|The oven was white.|0
        He sprained his ankle.|effect|He bought a kite.|He walked on crutches.|1
        The shop raised its prices.|effect|Customers went elsewhere.|The sign was green.|0
        The bees left the hive.|cause|The gate creaked.|Mites had got in.|1
        The lecture was cancelled.|cause|The chalk was white.|The speaker fell ill.|1
        The vase fell.|effect|It broke into pieces.|It was sold at auction.|0
        """,
    ),
)

GAPS = SmallTask(
    "gaps",
    code(
        """
        text = TEMPLATE.format(
            sentence=data["sentence"], options=" / ".join(data["options"])
        )
        gold = data["options"][data["gold"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        '''
        TEMPLATE = """Fill in the blank with one of the words given.
        Sentence: {sentence}
        Words: {options}
        Missing word:"""
        ''',
    ),
    starred(
        """
        She has lived in Oslo ____ 2011.|for/*since/from
        The meeting was called ____ because of snow.|*off/out/in
        There isn't ____ milk left.|many/few/*much
        He is afraid ____ spiders.|from/*of/with
        If I ____ you, I would wait.|am/be/*were
        We look forward ____ your visit.|*to/on/at
        The book ____ by a nurse.|wrote/*was written/writes
        Neither of them ____ ready.|*was/are/were
        I'd rather ____ at home.|to stay/staying/*stay
        They arrived ____ the airport late.|to/*at/in
        You ____ better see a doctor.|*had/have/would
        This is the man ____ car was stolen.|which/who/*whose
        """,
        "sentence",
        "options",
        "gold",
    ),
)

CHEMISTRY = SmallTask(
    "chemistry",
    code(
        """
        options = [data["opt_a"], data["opt_b"], data["opt_c"]]
        block = ""
        for number, option in enumerate(options):
            block += f"({chr(97 + number)}) {option}\\n"
        text = HEAD + data["stem"] + "\\n" + block + "Choice:"
        return {
            "input": text,
            "output": " " + data["key"],
            "processed_output": data["key"],
        }
        """,
        '''
        HEAD = """Which of the beakers has water in it at room temperature?
        (a) the one with ice
        (b) the one with a clear liquid
        (c) the one with rust
        Choice: b

        What turns blue litmus red?
        (a) an acid
        (b) a base
        (c) a salt of sodium
        Choice: a

        """
        ''',
    ),
    table(
        "stem|opt_a|opt_b|opt_c|key",
        """
        Which of these is a noble gas?|chlorine|krypton|oxygen|b
        What is the symbol of iron?|Ir|In|Fe|c
        Which bond shares electrons?|covalent|ionic|metallic|a
        What is the pH of pure water?|5|7|9|b
        Which of these is an alkane?|ethane|ethene|ethanol|a
        What does a catalyst lower?|the mass|the yield|the activation energy|c
        Which particle has no charge?|proton|neutron|electron|b
        What is dry ice?|solid carbon dioxide|frozen nitrogen|frozen air|a
        Which metal is liquid at 25 °C?|tin|zinc|mercury|c
        What is table salt?|NaCl|KOH|CaCO3|a
        Which gas makes limewater cloudy?|hydrogen|carbon dioxide|argon|b
        What is rust mainly?|a sulfide|a chloride|an oxide|c
        """,
    ),
    fewshot=0,
)

TASKS = (MUSEUM, RIVERS, CAUSES, GAPS, CHEMISTRY)
