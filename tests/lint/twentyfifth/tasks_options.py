"""Right tasks with options: letters, texts to rank, labels."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

GARDEN = SmallTask(
    "garden",
    code(
        """
        lines = [f"Question: {data['question']}"]
        for letter, choice in zip(LETTERS, data["choices"]):
            lines.append(f"{letter}. {choice}")
        lines.append("Answer:")
        gold = LETTERS[data["answer"]]
        return {"input": "\\n".join(lines), "output": " " + gold, "processed_output": gold}
        """,
        'LETTERS = "ABCD"',
    ),
    starred("""
    Which of these plants climbs by tendrils?|tulip/*sweet pea/lavender/peony
    What do gardeners call a plant that lives for two years?|annual/perennial/*biennial/hybrid
    Which nutrient do bean roots add to the soil?|*nitrogen/iron/copper/iodine
    What is the part of a flower that holds pollen?|sepal/stem/calyx/*anther
    Which vegetable is a root?|spinach/leek/*carrot/artichoke
    Which tool is made for cutting hedges?|*shears/rake/dibber/hoe
    Which of these trees keeps its leaves in winter?|birch/larch/maple/*holly
    Which insect eats greenfly?|weevil/*ladybird/sawfly/thrip
    What does a potato grow from?|seed pod/*tuber/spore/acorn
    Which soil drains the fastest?|clay/peat/silt/*sand
    What is it called when seeds begin to grow?|grafting/pruning/*germination/mulching
    Which herb belongs to the mint family?|*basil/dill/parsley/chives
    """),
)
SHIPS = SmallTask(
    "ships",
    code("""
    gold = next(text for text, score in data["target_scores"].items() if score == 1)
    prompt = f"Q: {data['question']}\\nA:"
    return {"input": prompt, "output": gold, "processed_output": gold}
    """),
    tuple(
        {
            "question": row["question"],
            "target_scores": {f" {each}": score for each, score in row["target_scores"].items()},
        }
        for row in scored("""
        What is the left side of a ship called?|*port/starboard/stern
        What does a ship drop to stay in its place?|rudder/*anchor/mast
        Where does a captain steer from?|galley/hold/*bridge
        What measures the speed of a ship?|*knots/fathoms/leagues
        What is a ship's kitchen called?|berth/*galley/brig
        What keeps a sailing boat upright?|boom/jib/*keel
        Who guides ships into a harbour?|purser/*pilot/bosun
        What is the front of a ship called?|*bow/beam/aft
        What warns ships of rocks at night?|buoyancy/ballast/*lighthouse
        What is the floor of a ship called?|*deck/hull/sail
        """)
    ),
    method="ppl",
    metric="log_prob",
)
FERRY = SmallTask(
    "ferry",
    code("""
    label = "yes" if data["answer"] else "no"
    text = "{passage}\\nQuestion: {question}\\nAnswer yes or no.\\nAnswer:".format(
        passage=data["passage"], question=data["question"]
    )
    return {"input": text, "output": f" {label}", "processed_output": label}
    """),
    table(
        "passage|question|answer?",
        """
        The Linden ferry leaves at nine and takes bicycles free of charge.|Can I bring my bicycle?|true
        The museum cafe shuts on Mondays, but the shop stays open.|Is the cafe open on Mondays?|false
        Dogs may enter the park if they are kept on a lead.|Are dogs allowed in the park?|true
        The lift to the tower is being repaired until autumn.|Does the lift work at present?|false
        Children under six travel without a ticket on all trams.|Does a child of four need a ticket?|false
        The pool lends towels to visitors for a small fee.|Can visitors borrow towels?|true
        Room 12 looks out on the courtyard and not on the sea.|Does room 12 have a view of the sea?|false
        The bakery sells bread from the day before at half price.|Does the bakery sell older bread?|true
        Only members may use the reading room after six.|May anyone use the reading room at eight?|false
        The hostel has a kitchen that guests share.|Is there a kitchen for guests?|true
        The trail is marked in red from the station to the lake.|Is the trail marked?|true
        The theatre does not let people in once the play begins.|Are people let in late?|false
        """,
    ),
)
DEDUCE = SmallTask(
    "deduce",
    code(
        """
        text = INTRO + "Premise: " + data["premise"] + "\\nHypothesis: " + data["hypothesis"]
        text += "\\nLabel:"
        gold = str(data["label"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        '''
        INTRO = """Judge the hypothesis by the premise.
        0 = entailment, 1 = neutral, 2 = contradiction

        """
        ''',
    ),
    table(
        "premise|hypothesis|label#",
        """
        A woman is slicing onions in a restaurant kitchen.|Somebody is cutting vegetables.|0
        Two boys throw snowballs at a fence.|The boys are brothers.|1
        The train stands empty in the depot.|The train is full of travellers.|2
        A man plays the cello on a street corner.|A man makes music outdoors.|0
        Workers are painting the bridge green.|The bridge will be finished by Friday.|1
        A girl sleeps under a tree.|The girl is running a race.|2
        Three dogs run along the beach.|There are animals at the seaside.|0
        A chef tastes the soup.|The soup contains garlic.|1
        All seats in the hall are taken.|The hall is deserted.|2
        An old couple dances at a wedding.|People are dancing.|0
        A cyclist waits at the red light.|The cyclist is on his way to work.|1
        The shop has closed for good.|The shop opens every morning.|2
        """,
    ),
)
REVIEWS = SmallTask(
    "reviews",
    code("""
    return dict(
        input=f"Review: {data['text']}\\nIs the review positive or negative?\\nSentiment:",
        output=" " + data["label"],
        processed_output=data["label"],
    )
    """),
    table(
        "text|label",
        """
        The hinges broke within a week and nobody answered my letters.|negative
        A delightful little lamp, warm light and lovely wood.|positive
        I love these boots, they survived a whole winter.|positive
        Terrible coffee, bitter and cold, and rude staff.|negative
        The film is a bore; I fell asleep twice.|negative
        Excellent sound for the price, I am delighted.|positive
        The tent leaked on the first night, a waste of money.|negative
        Wonderful service, they even carried the desk upstairs.|positive
        Awful print, the pages came loose at once.|negative
        Great soup, friendly waiter, we will be back.|positive
        """,
    ),
)
NEWS = SmallTask(
    "news",
    code(
        """
        names = ", ".join(TOPICS)
        text = f"Headline: {data['headline']}\\nTopics: {names}\\nTopic:"
        return {"input": text, "output": f" {data['topic']}", "processed_output": data["topic"]}
        """,
        'TOPICS = ["sports", "business", "science", "culture"]',
    ),
    table(
        "headline|topic",
        """
        Striker scores twice as United win the cup|sports
        Central bank leaves interest rates unchanged|business
        Telescope spots water vapour on distant planet|science
        Lost opera performed for the first time|culture
        Carmaker cuts profit forecast after strike|business
        Marathon record falls by four seconds|sports
        Novel about lighthouse keepers takes the prize|culture
        Gene found that lets rice grow in salt water|science
        Airline shares climb on merger talk|business
        Museum returns bronze masks to Benin|culture
        Rowers qualify for the final in calm water|sports
        Physicists weigh the neutron again|science
        """,
    ),
)
CLAIMS = SmallTask(
    "claims",
    code("""
    options = list(data["target_scores"])
    gold = max(options, key=data["target_scores"].get)
    text = "Statement: " + data["claim"] + "\\nTrue or false?"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"claim": row["claim"], "target_scores": {" true": row["ok#"], " false": 1 - row["ok#"]}}
        for row in (
            {"claim": claim, "ok#": int(ok)}
            for claim, ok in (
                ("The Danube flows into the Black Sea.", True),
                ("Copper is a gas at room temperature.", False),
                ("A square has four equal sides.", True),
                ("Penguins live wild at the North Pole.", False),
                ("Honey is made by bees.", True),
                ("Lisbon lies in Italy.", False),
                ("Sound travels faster than light.", False),
                ("The heart pumps blood.", True),
                ("Twelve is a prime number.", False),
                ("Ice floats on water.", True),
                ("Spiders have six legs.", False),
                ("Mount Fuji is in Japan.", True),
            )
        )
    ),
    method="ppl",
    metric="log_prob",
)
MUSIC = SmallTask(
    "music",
    code("""
    def listed(options):
        return "".join(f"({chr(97 + place)}) {each}\\n" for place, each in enumerate(options))

    gold = "(" + "abc"[data["right"]] + ")"
    text = f"{data['stem']}\\n{listed(data['options'])}Correct:"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    starred(
        """
        A violin has how many strings?|three/*four/six
        Who plays from a score marked 'timpani'?|*the drummer/the singer/the harpist
        What does 'piano' ask for?|speed/*softness/silence
        Which clef does a flute read?|*treble/alto/bass
        How many lines has a staff?|four/six/*five
        What is sung without instruments?|an overture/an étude/*an a cappella piece
        Which of these is a brass instrument?|oboe/*trombone/bassoon
        What does 'presto' mean?|very slow/rather loud/*very fast
        How many keys has a modern piano?|*88/66/76
        Which voice is the lowest?|tenor/*bass/alto
        """,
        "stem",
        "options",
        "right",
    ),
)
TASKS = (GARDEN, SHIPS, FERRY, DEDUCE, REVIEWS, NEWS, CLAIMS, MUSIC)
