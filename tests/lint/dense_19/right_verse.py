"""Right prompts as poets, geographers and readers of long and short texts write them."""

from __future__ import annotations

from tests.lint.making import keyed, records, right, table

RIGHT = (
    right(
        "schemes of rhymes",
        "rhyme-scheme",
        r"""
        poem = "\n".join(data["poem"])
        text = f"{poem}\n\nRhyme scheme (AABB, ABAB or ABBA):"
        gold = data["scheme"]
        """,
        table(
            "poem*|scheme",
            """
            The mill is old,/the wind is cold,/the miller sleeps/the flour he keeps.|AABB
            A lantern on the hill/goes out before the dawn,/the river now is still,/and nets are slowly drawn.|ABAB
            I lost my golden ring/somewhere between the trees;/I asked the honey bees,/and all they did was sing.|ABBA
            My cat is white,/she roams at night,/and all the day/she sleeps on hay.|AABB
            We sailed into the bay/beneath a scarlet sky,/and nobody could say/where gulls and sailors lie.|ABAB
            The snow lay on the street,/no footprint to be seen,/the world was cold and clean,/and dreamt of summer's
             heat.|ABBA
            Ring the bell,/all is well;/close the door,/rain no more.|AABB
            The clock had lost a hand,/the mouse had lost its cheese,/so neither made a stand,/and both were ill at
             ease.|ABAB
            O moon above the sea,/you never have to choose;/you come with silver shoes/and walk across to me.|ABBA
            """,
        ),
    ),
    right(
        "the last word of a couplet, ranked without a space",
        "couplet-end",
        r"""
        text = data["line"] + "\n" + data["start"]
        best = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": best, "processed_output": best}
        """,
        keyed(
            "line|start",
            """
            The baker rose at half past three|and brewed himself a pot of|*tea/milk/wine
            A spider sat upon the wall|and watched the yellow leaves all|drop/*fall/fly
            I met a sailor on the quay|who told me tales about the|*sea/isles/storm
            The winter came, the lake was ice|and in the barn there slept the|cats/cows/*mice
            She put the kettle on the stove|and sang about a hidden|*cove/bay/gem
            My uncle wears a purple hat|and shares his supper with a|dog/*cat/goat
            The king had lost his golden crown|and searched for it all over|land/Rome/*town
            Beneath the bridge the water flows|and where it ends nobody|says/sees/*knows
            We walked together, you and I|below an endless summer|*sky/heat/day
            """,
            " ",
        ),
        method="ppl",
        metric="log_prob",
    ),
    right(
        "old lines in the words of today",
        "thou-to-you",
        r"""
        text = f"Then: {data['then']}\nNow:"
        gold = data["now"]
        """,
        table(
            "then|now",
            """
            Whither goest thou?|Where are you going?
            Thou art my friend.|You are my friend.
            I know thee not.|I do not know you.
            What sayest thou?|What do you say?
            He hath no money.|He has no money.
            Give me thy hand.|Give me your hand.
            Whence comest thou?|Where do you come from?
            Thou shalt not pass.|You shall not pass.
            She loveth thee.|She loves you.
            """,
        ),
    ),
    right(
        "words that stand in the first letters of the lines",
        "acrostic",
        r"""
        poem = "\n".join(data["lines"])
        text = f"{poem}\n\nWhat do the first letters of the lines spell?"
        gold = "".join(line[0] for line in data["lines"])
        """,
        table(
            "lines*",
            """
            Round the corner blows the wind/Over roofs and chimney pots/Softly it goes home/Every leaf lies still
            Many ships have come/Only one will stay/On the pier I wait/Night is my guest
            Small and grey it sings/Over the fields/Never tired/Going up and up
            Bread is in the oven/Apples on the board/Kettles hum a tune/Each of us is home
            When will it be over/Asked the little drop/Rain has no answer/Merely more rain
            Leaves are turning/Under the oak/Copper and gold/Kept for a child
            Trees know the way/Ink of the night/Dawn will be read/Everyone wakes
            Far from the harbour/Islands of mist/Sails without names/Home is a word
            """,
        ),
    ),
    right(
        "coordinates and the quarter of the globe they lie in",
        "hemispheres",
        r"""
        text = f"{data['place']}: {data['position']}\nNorth or south of the equator?"
        gold = "south" if " S" in data["position"] else "north"
        """,
        table(
            "place|position",
            """
            North Sydney|33° 50′ S, 151° 12′ E
            South Bend|41° 40′ N, 86° 15′ W
            Quito|0° 14′ S, 78° 31′ W
            Nairobi|1° 17′ S, 36° 49′ E
            Southampton|50° 54′ N, 1° 24′ W
            Palmerston North|40° 21′ S, 175° 37′ E
            Singapore|1° 17′ N, 103° 50′ E
            Lima|12° 3′ S, 77° 3′ W
            Northampton|52° 14′ N, 0° 54′ W
            Reykjavík|64° 9′ N, 21° 56′ W
            """,
        ),
    ),
    right(
        "all neighbours of a country, in alphabetical order",
        "neighbours",
        r"""
        text = f"Which countries share a land border with {data['country']}? (alphabetical order, with semicolons)\n-"
        gold = "; ".join(sorted(data["neighbours"]))
        """,
        table(
            "country|neighbours*",
            """
            Portugal|Spain
            Monaco|France
            Paraguay|Argentina/Brazil/Bolivia
            Bangladesh|India/Myanmar
            Switzerland|Germany/France/Italy/Austria/Liechtenstein
            Mongolia|Russia/China
            Lesotho|South Africa
            Nepal|India/China
            Uruguay|Argentina/Brazil
            Ireland|United Kingdom
            """,
        ),
    ),
    right(
        "several spellings count",
        "quiz-aliases",
        r"""
        return {
            "input": f"Q: {data['question']}\nA:",
            "output": f" {data['names'][0]}",
            "processed_output": data["names"],
        }
        """,
        table(
            "question|names*",
            """
            Which city was once called Constantinople?|Istanbul/Stamboul
            Which planet is called the Red Planet?|Mars/the planet Mars
            Which river runs through London?|Thames/the Thames/River Thames
            Who wrote "Animal Farm"?|George Orwell/Orwell/Eric Blair
            Which country's old name is Siam?|Thailand/Kingdom of Thailand
            What is the highest mountain above sea level?|Mount Everest/Everest/Chomolungma
            Which organisation has its seat in Geneva and deals with health?|World Health Organization/WHO
            Which language is spoken by most people in Brazil?|Portuguese/Brazilian Portuguese
            Which instrument has 88 keys?|piano/the piano
            """,
        ),
    ),
    right(
        "capitals with shots of their own and a description",
        "capital-shots",
        r"""
        country, capital = data["country"], data["capital"]
        return {"input": f"{country} –", "output": f" {capital}", "processed_output": capital}
        """,
        table(
            "country|capital",
            """
            Australia|Canberra
            Canada|Ottawa
            Turkey|Ankara
            Brazil|Brasília
            Morocco|Rabat
            Pakistan|Islamabad
            New Zealand|Wellington
            Vietnam|Hanoi
            Kazakhstan|Astana
            """,
        ),
        shots=table(
            "country|capital",
            """
            Norway|Oslo
            Chile|Santiago
            Kenya|Nairobi
            Japan|Tokyo
            """,
        ),
        description="Countries and their capitals, not always the largest city.",
    ),
    right(
        "dates in the form that each row names",
        "date-forms",
        r"""
        text = f"{data['date']} as {data['form']}:"
        gold = data["written"]
        """,
        table(
            "date|form|written",
            """
            3 May 1998|DD.MM.YYYY|03.05.1998
            14 July 2005|MM/DD/YYYY|07/14/2005
            1 January 2000|YYYY-MM-DD|2000-01-01
            29 February 2016|DD.MM.YYYY|29.02.2016
            9 November 1989|MM/DD/YYYY|11/09/1989
            22 August 1974|YYYYMMDD|19740822
            31 October 2010|YYYY-MM-DD|2010-10-31
            6 December 2021|DD/MM/YY|06/12/21
            17 March 1955|YYYYMMDD|19550317
            """,
        ),
    ),
    right(
        "texts of one word and of a hundred",
        "short-and-long",
        r"""
        text = f"{data['text']}\n\nHow many persons does the text name? (a number)"
        gold = str(len(data["persons"]))
        """,
        records(
            "text persons",
            ("Rain.", []),
            ("Clara!", ["Clara"]),
            (
                "On the first of March Edgar took the early boat to the island, where Mina had kept the inn since her "
                "parents' death. He carried a letter that he had been asked to give to her, and to nobody else, and "
                "which he had not opened, though the seal was broken. It had been written by Konrad, who now lay ill "
                "in the capital, and it spoke of a field, of two horses, and of a debt that was older than both of "
                "them. Mina read it twice, folded it, and asked whether he would like some soup.",
                ["Edgar", "Mina", "Konrad"],
            ),
            ("The tide turns at nine.", []),
            ("Ben waits for Ada.", ["Ben", "Ada"]),
            (
                "The museum has four floors. On the first there are coins and stamps, on the second looms and "
                "spinning wheels, on the third ships in bottles, and on the fourth, under the roof, hundreds of "
                "butterflies that Otto caught in forty summers. Visitors are asked not to lean on the glass.",
                ["Otto"],
            ),
            ("Ivo, Lea, Max, Zoe: wash up!", ["Ivo", "Lea", "Max", "Zoe"]),
            ("Nothing.", []),
            ("Dear Ruth, the tomatoes are ripe. Yours, Felix", ["Ruth", "Felix"]),
        ),
    ),
)
