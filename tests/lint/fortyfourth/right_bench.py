"""Right prompts in the manner of benchmarks and notebooks."""

from __future__ import annotations

from tests.lint.making import ask, keyed, qa, right, starred, table

RIGHT = (
    right(
        "BoolQ with a title line",
        "right-boolq-title",
        """
        text = f"{data['title']} -- {data['passage']}\\nQuestion: {data['question']}?\\nAnswer:"
        gold = ("no", "yes")[data["label"]]
        """,
        table(
            "title|passage|question|label#",
            """
        Beeswax|Bees make wax in glands of their bodies.|is wax made by bees|1
        Tomato|Botanists call the tomato a berry.|is a tomato a nut for botanists|0
        Marathon|A marathon is 42.195 km long.|is a marathon longer than 40 km|1
        Penguin|Penguins swim and cannot fly.|can penguins fly|0
        Glass|Glass is made of sand that is melted.|is there sand in glass|1
        Chess|Chess is played on 64 squares.|does chess have 100 squares|0
        Iceland|Iceland has no army.|does iceland have an army|0
        Saturn|Saturn has rings of ice.|does saturn have rings|1
        """,
        ),
    ),
    right(
        "WSC with the pronoun in stars",
        "right-wsc",
        """
        sentence = data["text"].replace(f" {data['pronoun']} ", f" *{data['pronoun']}* ", 1)
        text = f"{sentence}\\nDoes *{data['pronoun']}* refer to {data['name']}? yes or no:"
        gold = "yes" if data["label"] else "no"
        """,
        table(
            "text|pronoun|name|label?",
            """
        The cup fell off the shelf, because it stood too near the edge.|it|the cup|true
        Nina thanked Ruth, since she had lent her a coat.|she|Nina|false
        The dog chased the cat until it was out of breath from barking.|it|the dog|true
        Paul called Omar, but he did not pick up the phone.|he|Paul|false
        The bag did not fit the locker, as it was too big.|it|the bag|true
        The teacher praised Lily, for she had solved all the sums.|she|the teacher|false
        The truck passed the tram, because it was standing at a stop.|it|the truck|false
        Ivan hid the letter, since he was ashamed of writing it.|he|Ivan|true
        """,
        ),
    ),
    right(
        "HellaSwag endings with the context alone",
        "right-hellaswag",
        """
        text = data["activity"] + ": " + data["question"]
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "activity|question",
            """
        Baking|She takes the dough out of the bowl and|*rolls it flat./parks it in the garage.
        Rowing|The crew sits down in the boat and|reads out the menu./*takes up the oars.
        Painting|He dips his brush into the blue pot and|*paints the sky./drinks the tea.
        Shaving|The man spreads foam on his cheeks and|climbs the ladder./*picks up a razor.
        Gardening|The girl digs a small hole and|*puts the seed in it./switches the channel.
        Ironing|He lays the shirt on the board and|feeds the ducks./*smooths the sleeves.
        Fishing|They throw out the line and|*wait for a bite./sing the national anthem on stage.
        Skiing|At the top she closes her boots and|unpacks the piano./*sets off down the slope.
        """,
            lead=" ",
        ),
        lead="",
        method="ppl",
    ),
    right(
        "last letters joined",
        "right-last-letters",
        """
        words = data["name"].split()
        gold = "".join(word[-1] for word in words)
        text = f"Take the last letter of each word in \\"{data['name']}\\" and join them.\\nResult:"
        """,
        table(
            "name",
            "Lena Brook\nOmar Fields\nAda King\nTom Hardy\nZoe March\nEli Stone\nMax Ford\nIvy Wells",
        ),
    ),
    right(
        "options of five to seven, with letters up to J at hand",
        "right-mmlu-pro",
        """
        letters = "ABCDEFGHIJ"
        shown = "\\n".join(f"{letters[i]}. {x}" for i, x in enumerate(data["choices"]))
        text = f"Question:\\n{data['question']}\\nOptions:\\n{shown}\\nAnswer:"
        gold = letters[data["answer"]]
        """,
        starred("""
        Which gas is noble?|oxygen/nitrogen/*neon/chlorine/hydrogen/ozone
        Which is a Greek letter?|alef/*sigma/beth/thorn/eth
        Which bone is in the leg?|ulna/radius/sternum/*femur/scapula/atlas/incus
        Which unit measures force?|joule/watt/pascal/volt/*newton/ohm
        Which is a prime?|21/25/27/33/35/*37/39
        Which city lies in Asia?|*Hanoi/Lagos/Bergen/Quito/Perth
        Which is an insect?|spider/crab/*beetle/snail/worm/squid
        Which composer wrote operas?|Bruckner/Chopin/*Puccini/Scriabin/Alkan
        """),
    ),
    right(
        "a pool of examples in the code that skips the doc's own country",
        "right-pool",
        """
        shown = [pair for pair in POOL if pair[0] != data["country"]][:3]
        lines = [f"Country: {country}\\nCapital: {capital}\\n" for country, capital in shown]
        text = "\\n".join([*lines, f"Country: {data['country']}\\nCapital:"])
        gold = data["capital"]
        """,
        table(
            "country|capital",
            """
        Finland|Helsinki
        Greece|Athens
        Kenya|Nairobi
        Cuba|Havana
        Japan|Tokyo
        Chile|Santiago
        Egypt|Cairo
        Ireland|Dublin
        """,
        ),
        above="""
        POOL = (
            ("Norway", "Oslo"),
            ("Portugal", "Lisbon"),
            ("Thailand", "Bangkok"),
            ("Hungary", "Budapest"),
        )
        """,
        fewshot=0,
    ),
    right(
        "a SQuAD row with a list of answers, the first of which counts",
        "right-squad",
        """
        gold = data["answers"]["text"][0]
        text = f"Title: {data['title']}\\n\\n{data['context']}\\n\\nQ: {data['question']}\\n\\nA:"
        """,
        tuple(
            {"title": title, "context": context, "question": question, "answers": {"text": [gold]}}
            for title, context, question, gold in (
                (
                    "Comets",
                    "Halley saw the comet in 1682.",
                    "When did Halley see the comet?",
                    "1682",
                ),
                ("Tea", "Tea came to Britain from China.", "Where did tea come from?", "China"),
                (
                    "Steel",
                    "Bessemer patented his converter in 1856.",
                    "Who patented a converter?",
                    "Bessemer",
                ),
                (
                    "Maps",
                    "Mercator drew his map for sailors.",
                    "For whom was the map drawn?",
                    "sailors",
                ),
                (
                    "Rubber",
                    "Goodyear mixed rubber with sulphur.",
                    "What was rubber mixed with?",
                    "sulphur",
                ),
                ("Pianos", "A piano has 88 keys.", "How many keys does a piano have?", "88"),
                ("Opera", "Aida was first given in Cairo.", "Where was Aida first given?", "Cairo"),
                (
                    "Silk",
                    "Silk is spun by the larvae of a moth.",
                    "Who spins silk?",
                    "the larvae of a moth",
                ),
            )
        ),
    ),
    ask(
        "the output of a shell pipe",
        qa("""
    echo "a b c" | wc -w > 3
    echo hello | tr a-z A-Z > HELLO
    seq 5 | tail -n 1 > 5
    expr 3 + 4 > 7
    echo abc | rev > cba
    seq 3 7 | head -n 1 > 3
    echo "one two" | cut -d ' ' -f 2 > two
    basename /usr/local/bin > bin
    """),
        "f\"$ {data['q']}\\n\"",
        output="gold",
    ),
    right(
        "a Python one-liner completed",
        "right-one-liner",
        """
        text = f"# {data['task']}\\nresult ="
        gold = data["code"]
        """,
        table(
            "task|code",
            """
        the sum of xs|sum(xs)
        the number of items in xs|len(xs)
        xs sorted from large to small|sorted(xs, reverse=True)
        the largest of xs|max(xs)
        s in capital letters|s.upper()
        the first item of xs|xs[0]
        the words of s|s.split()
        x to the power of three|x ** 3
        """,
        ),
    ),
    right(
        "SQL schema as comments, the query in one line",
        "right-sql-comments",
        """
        text = f"{SCHEMA}\\n-- Q: {data['q']}\\nSELECT"
        gold = data["sql"]
        """,
        table(
            "q|sql",
            """
        names of all cats|name FROM cat;
        how many cats there are|COUNT(*) FROM cat;
        the mean weight|AVG(weight) FROM cat;
        names of cats above 5 kg|name FROM cat WHERE weight > 5;
        the owners, each once|DISTINCT owner FROM cat;
        names from light to heavy|name FROM cat ORDER BY weight;
        the cats of Ida, all columns|* FROM cat WHERE owner = 'Ida';
        the heaviest weight|MAX(weight) FROM cat;
        """,
        ),
        above='SCHEMA = "-- Table cat: name (text), owner (text), weight (kg)"',
    ),
)
