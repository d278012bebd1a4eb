"""Right prompts of many kinds: instructions in Alpaca's form, worked examples, shots of their own, chains."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "Alpaca's headings with three hashes, and an input block that some rows lack",
        "alpaca-blocks",
        r"""
        text = f"### Instruction:\n{data['instruction']}\n\n"
        if data["input"]:
            text += f"### Input:\n{data['input']}\n\n"
        text += "### Response:"
        return {"input": text, "output": "\n" + data["output"], "processed_output": data["output"]}
        """,
        table(
            "instruction|input|output",
            """
            Name the capital of Ghana.||Accra
            Write the word in capitals.|harbour|HARBOUR
            How many letters has the word?|banana|6
            Name the largest ocean.||Pacific
            Give the first word of the sentence.|Gulls follow the plough.|Gulls
            Say what comes after Thursday.||Friday
            Add the two numbers.|17 and 25|42
            Which colour do blue and yellow make?||green
            Put the verb into the past tense.|fly|flew
            """,
        ),
        stop=("\n\n###",),
    ),
    right(
        "IELTS: TRUE, FALSE or NOT GIVEN, of which the last has two words",
        "ielts-given",
        r"""
        text = f"{data['text']}\n\nStatement: {data['statement']}\nTRUE, FALSE or NOT GIVEN?\n"
        gold = [label for label, score in data["target_scores"].items() if score == 1][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            The Otter Inn was rebuilt in 1820 after a fire.|There was once a fire at the inn.|*TRUE/FALSE/NOT GIVEN
            Only members may borrow skis, at no charge.|Skis cost two dollars a day.|TRUE/*FALSE/NOT GIVEN
            Dr Wu studies how ants find their way home.|Dr Wu has published three books.|TRUE/FALSE/*NOT GIVEN
            The canal freezes so rarely that few remember it.|The canal freezes every winter.|TRUE/*FALSE/NOT GIVEN
            Half of the island's 900 people fish for a living.|450 islanders live by fishing.|*TRUE/FALSE/NOT GIVEN
            The recipe has been handed down since the 1700s.|The recipe comes from Paris.|TRUE/FALSE/*NOT GIVEN
            All but one of the windmills still turn.|Most of the windmills work.|*TRUE/FALSE/NOT GIVEN
            The school has never had more boys than girls.|Boys once outnumbered girls there.|TRUE/*FALSE/NOT GIVEN
            The bay is deep enough for large ships.|The bay is rich in fish.|TRUE/FALSE/*NOT GIVEN
            """,
            "text|statement",
        ),
        method="ppl",
        metric="log_prob",
    ),
    right(
        "DROP: passages full of numbers, and answers that are to be calculated from them",
        "drop-numbers",
        r"""
        text = "\n".join([data["passage"], f"Q: {data['question']}", "A (a number):"])
        return {"input": text, "output": f" {data['number']}", "processed_output": str(data["number"])}
        """,
        table(
            "passage|question|number#",
            """
            Nugent kicked goals of 41, 22 and 33 yards.|How many yards longer was the longest than the shortest?|19
            In 1870 the town had 1,204 people, in 1880 there were 1,750.|By how many people did it grow?|546
            The Colts led 14-3 at the half and won 24-17.|How many points did the Colts score after the half?|10
            The siege began on 3 May and ended on 21 May.|How many days later did it end?|18
            Of the 60 ships, 12 sank and 9 fled.|How many ships stayed afloat and did not flee?|39
            Rossi won in 1958, 1961 and 1967.|How many years passed between his first and last win?|9
            Farms cover 46 % of the land and woods 31 %.|How many per cent are neither?|23
            Each of the 8 companies had 120 men.|How many men was that?|960
            """,
        ),
    ),
    right(
        "unanswerable questions with an answer of their own, as SQuAD 2 has them",
        "squad-two",
        r"""
        rule = 'Answer with words of the text. If it does not say, answer "unanswerable".'
        text = f"{rule}\nText: {data['text']}\nQ: {data['q']}\nA:"
        return {"input": text, "output": " " + data["a"], "processed_output": data["a"]}
        """,
        table(
            "text|q|a",
            """
            The lighthouse keeper retired to Cromer in May.|Where did he retire to?|Cromer
            The lighthouse at Skerry is painted red.|Who painted it?|unanswerable
            Lady Ash gave the park to the town in 1902.|Who gave the park?|Lady Ash
            The festival drew more visitors than last year.|How many visitors came?|unanswerable
            Bees were kept behind the abbey.|Where were bees kept?|behind the abbey
            The comet was found by an amateur in Perth.|What is the amateur's name?|unanswerable
            Rye bread keeps longer than wheat bread.|Which bread keeps longer?|Rye bread
            The tunnel was closed for repairs.|When will it open?|unanswerable
            Kit plays the lute in a quartet.|What does Kit play?|the lute
            """,
        ),
    ),
    right(
        "chains of thought that end with the letter, and name other options on the way",
        "mmlu-chains",
        r"""
        listed = "\n".join(f"({mark}) {text}" for mark, text in zip("ABC", data["choices"]))
        text = f"{data['question']}\n{listed}\nAnswer: Let's think step by step."
        gold = "ABC"[data["answer"]]
        return {"input": text, "output": f" {data['why']} The answer is ({gold}).", "processed_output": gold}
        """,
        tuple(
            {**row, "why": why}
            for row, why in zip(
                starred("""
                Which of these floats on water?|iron/*cork/lead
                Which planet has the longest year?|*Neptune/Mars/Venus
                Which number is a square?|48/50/*64
                Which city lies south of the equator?|Madrid/*Lima/Oslo
                Which of these is a reptile?|*turtle/frog/eel
                Which gas do we need to breathe?|argon/helium/*oxygen
                Which shape has no corners?|square/*circle/rhombus
                Which is the heaviest?|a gram/a pound/*a tonne
                Which word is a noun?|*kitchen/quickly/beautiful
                """),
                (
                    "Iron and lead are denser than water. Cork is lighter than water.",
                    "Venus and Mars are close to the sun. Neptune is farthest out, so its year is longest.",
                    "48 and 50 lie next to 49 = 7 * 7. And 64 = 8 * 8.",
                    "Madrid and Oslo are in Europe. Lima is at 12 degrees south.",
                    "A frog is an amphibian and an eel a fish. A turtle is a reptile.",
                    "Argon and helium are noble gases. Our cells burn food with oxygen.",
                    "Squares and rhombuses have four corners. A circle has none.",
                    "A pound is some 450 grams. A tonne is a million grams.",
                    "Quickly is an adverb and beautiful an adjective. A kitchen is a thing.",
                ),
                strict=True,
            )
        ),
        postprocess="agieval_single_answer_post",
        max_tokens=128,
    ),
    right(
        "worked examples in the template and no shots besides, with tags around all parts",
        "xml-worked",
        r"""
        return {
            "input": EXAMPLES + f"<in>{data['phrase']}</in>\n<out>",
            "output": f" {data['short']}",
            "processed_output": data["short"],
        }
        """,
        table(
            "phrase|short",
            """
            World Health Organization|WHO
            frequently asked questions|FAQ
            as soon as possible|ASAP
            European Space Agency|ESA
            random access memory|RAM
            do it yourself|DIY
            North Atlantic Treaty Organization|NATO
            portable document format|PDF
            """,
        ),
        above='''
        EXAMPLES = """Make an abbreviation of the first letters.
        <in>United Arab Emirates</in>
        <out> UAE </out>
        <in>in my opinion</in>
        <out> IMO </out>
        """
        ''',
        fewshot=0,
        stop=("</out>",),
    ),
    right(
        "shots in a file of their own, in the same style as the docs, and five of them",
        "trec-own-shots",
        r"""
        text = "What kind of answer does the question want: person, place, number or reason?\n"
        text += f"Question: {data['question']}\nKind:"
        return {"input": text, "output": " " + data["kind"], "processed_output": data["kind"]}
        """,
        table(
            "question|kind",
            """
            Who designed the Sydney Opera House?|person
            Where is the Gobi Desert?|place
            How many strings has a cello?|number
            Why do leaves turn yellow?|reason
            Which actor played Zorro first?|person
            In what city is the Prado?|place
            What is the height of Ben Nevis in metres?|number
            For what cause did Rome burn?|reason
            """,
        ),
        shots=table(
            "question|kind",
            """
            Who wrote Dracula?|person
            Where was tea first grown?|place
            How many moons has Mars?|number
            Why is the Red Square called red?|reason
            Which queen followed George VI?|person
            """,
        ),
        fewshot=5,
    ),
    right(
        "StrategyQA: facts first, then yes or no, where the facts have a not in them",
        "strategy-facts",
        r"""
        text = f"Q: {data['question']}\nA:"
        output = f" {data['facts']} So the answer is {data['answer']}."
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        table(
            "question|facts|answer",
            """
            Could a camel swim in the Dead Sea?|Nobody sinks in the Dead Sea, and camels can swim.|yes
            Did Mozart own a telephone?|Mozart died in 1791. The telephone came in 1876.|no
            Would a vegan eat honey cake?|Vegans do not eat what animals make. Honey is made by bees.|no
            Can one see the Alps from Milan?|On clear days the Alps are not hidden from Milan.|yes
            Is a dozen more than a score?|A dozen is 12. A score is 20.|no
            Could Queen Victoria have read Darwin?|Darwin's book came out in 1859. She reigned until 1901.|yes
            Does a piano fit into a letter box?|A piano is wider than a metre. A letter box is not.|no
            Are there penguins on the equator?|The Galápagos penguin lives on the equator.|yes
            """,
        ),
        postprocess="bbh_post",
        max_tokens=96,
    ),
    right(
        "FEVER with evidence in quotes and labels of several words in capitals",
        "fever-labels",
        r"""
        evidence = "\n".join(f'- "{line}"' for line in data["evidence"])
        text = f"CLAIM: {data['claim']}\nEVIDENCE:\n{evidence}\n"
        text += "SUPPORTS, REFUTES or NOT ENOUGH INFO?\nLABEL:"
        return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
        """,
        table(
            "claim|evidence*|label",
            """
            Elvis was a singer.|Elvis Presley was an American singer./He was born in Tupelo.|SUPPORTS
            The Nile is in Asia.|The Nile flows through north-eastern Africa.|REFUTES
            Marie Curie liked jazz.|Marie Curie won two Nobel Prizes.|NOT ENOUGH INFO
            Bananas grow on palms.|The banana plant is a herb./It is not a palm.|REFUTES
            Oslo hosted Winter Games.|The 1952 Winter Olympics were held in Oslo.|SUPPORTS
            Plato owned a dog.|Plato founded the Academy in Athens.|NOT ENOUGH INFO
            The Titanic sank in 1912.|RMS Titanic sank on 15 April 1912.|SUPPORTS
            Mars has three moons.|Mars has two moons./They are called Phobos and Deimos.|REFUTES
            Leif Erikson had a sister.|Leif Erikson was a Norse explorer.|NOT ENOUGH INFO
            """,
        ),
    ),
    right(
        "events to be put into their order by letters, with arrows between",
        "event-order",
        r"""
        events = "\n".join(f"{mark}: {event}" for mark, event in zip("ABC", data["events"]))
        text = f"Put the events in order of time, as in Z > Y > X.\n{events}\nOrder:"
        gold = " > ".join(data["order"])
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "events*|order",
            """
            The cake cools./The batter is mixed./The cake is baked.|BCA
            The letter is read./The letter is posted./The letter is written.|CBA
            She woke up./She got dressed./She went to work.|ABC
            Seeds sprout./The field is harvested./The field is sown.|CAB
            The film ends./They buy tickets./They find their seats.|BCA
            The Berlin Wall falls./Man walks on the moon./The euro comes.|BAC
            The guests go home./The candles are lit./The cake is cut.|BCA
            The egg hatches./The egg is laid./The chick learns to fly.|BAC
            The house is sold./The house is built./The house is designed.|CBA
            """,
        ),
    ),
    right(
        "the better of two replies in a talk, ranked by their whole texts",
        "next-reply",
        r"""
        text = "\n".join(data["talk"]) + "\nB:"
        replies = data["target_scores"]
        gold = [reply for reply in replies if replies[reply]].pop()
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            A: Would you like some soup?|*Yes, please, I am starving./It leaves from platform two.
            A: My flight was cancelled./B: Why?/A: There was fog.|Mine is made of wool./*And when is the next one?
            A: How do I get to the zoo?|*Take tram 6 to the last stop./He was born in a zoo in May.
            A: I passed the exam!|I am sorry for your loss./*Congratulations, well done!
            A: Did you feed the fish?|*I did, an hour ago./The sea is very deep there.
            A: This bag is heavy.|The bag was seen in Rome./*Shall I carry it for you?
            A: Is anyone sitting here?|*No, the seat is free./Chairs are made by joiners.
            A: You are late again./B: Sorry./A: What is it this time?|I never eat at night./*The bus broke down.
            """,
            "talk*",
            " ",
        ),
        method="ppl",
    ),
    right(
        "AG News by a number from 1 to 4, with a legend that the config's description gives",
        "ag-legend",
        r"""
        return {
            "input": f"{data['title']} - {data['text']}\n=>",
            "output": f" {data['label']}",
            "processed_output": str(data["label"]),
        }
        """,
        table(
            "title|text|label#",
            """
            Oil slips|Crude fell below 40 dollars a barrel on weak demand.|3
            Kings of clay|Madrid's young champion won his third tennis title in a month.|2
            Talks in Geneva|Envoys of both governments met for the first time since the war.|1
            Chips ahoy|A start-up says its processor needs a tenth of the power.|4
            Late goal|A header in stoppage time sent the hosts to the final.|2
            Vote counted|The president conceded defeat after Sunday's election.|1
            Merger off|Two airlines called off a deal worth nine billion.|3
            Web worm|A virus spread through unpatched servers on Friday.|4
            """,
        ),
        description="Topics: 1 = world, 2 = sports, 3 = business, 4 = technology. Give the number.\n\n",
    ),
)
