"""Right tasks in English whose answers are read off a text, worked out or written."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

BOOL = SmallTask(
    "passage-bool",
    code(
        """
        parts = {"Passage": data["passage"], "Question": data["question"]}
        text = "".join(f"{cue}: {part}\\n" for cue, part in parts.items())
        text += "Answer with yes or no.\\nAnswer:"
        gold = "yes" if data["answer"] else "no"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "passage|question|answer?",
        """
        The ferry to Skagen runs from April to October, twice a day.|Does the ferry run in June?|true
        Basalt is a volcanic rock, rich in iron and mostly dark.|Is basalt a kind of wood?|false
        The library closes at six, on Fridays at four.|Is the library open at five on Fridays?|false
        Otters keep a favourite stone in a pouch of skin.|Do otters carry stones?|true
        Line 4 was built in 1990 and extended in 2003.|Was line 4 extended after 2000?|true
        The recipe needs three eggs and no flour.|Does the recipe call for flour?|false
        The bridge carries trains only; cars take the tunnel.|May cars cross the bridge?|false
        Quinoa is a seed that is cooked like a grain.|Is quinoa a seed?|true
        The tower has 311 steps and no lift.|Is there a lift in the tower?|false
        Members borrow up to ten films a month.|Can a member borrow eight films a month?|true
        The lake is frozen from December to March.|Is the lake frozen in January?|true
        The film was shot in Spain and cut in Rome.|Was the film shot in Rome?|false
        """,
    ),
)
GROCERY = SmallTask(
    "market-sums",
    code(
        """
        text = f"Problem: {data['problem']}\\nShow your steps and end with #### and the number.\\n"
        text += "Solution:"
        output = " " + " ".join(data["steps"]) + f" #### {data['result']}"
        return {"input": text, "output": output, "processed_output": str(data["result"])}
        """
    ),
    table(
        "problem|steps*|result#",
        """
        Lea buys 3 melons at 4 dollars each. What does she pay?|3 * 4 = 12.|12
        A crate has 24 pears; 7 are bad. How many are good?|24 - 7 = 17.|17
        Tom sells 5 jars at 6 dollars and 2 jars at 3 dollars. What does he earn?|5 * 6 = 30.
          /2 * 3 = 6./30 + 6 = 36.|36
        Jo has 3 boxes of 6 eggs and breaks 4. How many are whole?|3 * 6 = 18./18 - 4 = 14.|14
        A stall had 90 lemons and sold 35, then 20. How many are left?|35 + 20 = 55./90 - 55 = 35.|35
        Mia carries 4 bags of 8 potatoes. How many potatoes are that?|4 * 8 = 32.|32
        Flour costs 2 dollars, honey 9. What do 3 flour and 1 honey cost?|3 * 2 = 6./6 + 9 = 15.|15
        Ivo had 50 dollars and spent 13 on fish. What is left?|50 - 13 = 37.|37
        A row has 11 plants. How many have 7 rows?|7 * 11 = 77.|77
        Two carts hold 40 and 28 cabbages; 9 fall off. How many stay?|40 + 28 = 68./68 - 9 = 59.|59
        A kilo of figs is 8 dollars. What do 5 kilos cost?|5 * 8 = 40.|40
        Zoe picks 14 plums each hour for 3 hours and eats 4. How many has she?|3 * 14 = 42.
          /42 - 4 = 38.|38
        """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)
PERSON = SmallTask(
    "who-did-it",
    code(
        """
        blocks = [
            "Copy the name that answers the question from the text.",
            f"Text: {data['text']}",
            f"Question: {data['question']}",
            "Name:",
        ]
        return {
            "input": "\\n".join(blocks),
            "output": f" {data['name']}",
            "processed_output": data["name"],
        }
        """
    ),
    table(
        "text|question|name",
        """
        Carla Reyes chairs the board; Jon Vik keeps the books.|Who keeps the books?|Jon Vik
        The prize went to Amina Diallo, ahead of Pia Holm.|Who won the prize?|Amina Diallo
        Before Otto Lang retired, Eva Brandt led the lab with him.|Who retired?|Otto Lang
        Ravi Menon built the boat that Lucy Hart sails.|Who sails the boat?|Lucy Hart
        Dinner was cooked by Sam Okoro and served by Mei Tan.|Who cooked?|Sam Okoro
        Nils Berg wrote the song, and Ana Cruz made it famous.|Who wrote the song?|Nils Berg
        The keys are with Ida Roos since Paul Neri left.|Who has the keys?|Ida Roos
        Omar Saleh drove while Kate Moran read the map.|Who read the map?|Kate Moran
        Hugo Blanc found the error; Rita Sol mended it.|Who mended the error?|Rita Sol
        Tara Quinn taught Ben Adler to ski.|Who was the teacher?|Tara Quinn
        Leo Fiore rented the flat from Grit Maas.|Who owns the flat?|Grit Maas
        Neither Al Stone nor Joy Park called; Finn Daly did.|Who called?|Finn Daly
        """,
    ),
)
TONE = SmallTask(
    "review-tone",
    code(
        """
        return {
            "input": ask(data["review"]),
            "output": " " + data["tone"],
            "processed_output": data["tone"],
        }
        """,
        """
        LABELS = ("positive", "negative", "mixed")

        def ask(review):
            head = "Is the tone of the review {}, {} or {}?".format(*LABELS)
            return f"{head}\\nReview: {review}\\nTone:"
        """,
    ),
    table(
        "review|tone",
        """
        The staff were lovely and the pasta perfect.|positive
        Cold soup, loud music, never again.|negative
        Great view, but the room smelled of smoke.|mixed
        Best haircut I have had in years!|positive
        The zip broke on the second day.|negative
        A clever plot, though the ending drags.|mixed
        Fast delivery and exactly as shown.|positive
        They charged me twice and would not pay it back.|negative
        The sound is superb, the battery is a joke.|mixed
        I laughed from start to finish.|positive
        The manual is useless and the support is worse.|negative
        Nice park, sadly full of litter.|mixed
        """,
    ),
)
FRENCH = SmallTask(
    "into-french",
    code(
        """
        text = "Translate from English into French.\\nEnglish: %s\\nFrench:" % data["en"]
        return {"input": text, "output": " " + data["fr"], "processed_output": data["fr"]}
        """
    ),
    table(
        "en|fr",
        """
        The cat sleeps on the chair.|Le chat dort sur la chaise.
        I am buying bread.|J'achète du pain.
        Where is the station?|Où est la gare ?
        We are leaving tomorrow.|Nous partons demain.
        She reads a book.|Elle lit un livre.
        It is raining.|Il pleut.
        My brother works in Lyon.|Mon frère travaille à Lyon.
        The shop is closed.|Le magasin est fermé.
        Do you like cheese?|Aimez-vous le fromage ?
        The children play in the garden.|Les enfants jouent dans le jardin.
        He does not speak German.|Il ne parle pas allemand.
        The water is cold.|L'eau est froide.
        """,
    ),
)
PRINTS = SmallTask(
    "what-it-prints",
    code(
        """
        text = "What does this program print?\\n```python\\n" + data["program"] + "\\n```\\nOutput:"
        return {"input": text, "output": " " + data["printed"], "processed_output": data["printed"]}
        """
    ),
    table(
        "program|printed",
        """
        x = 4⏎for _ in range(3):⏎    x += 2⏎print(x)|10
        word = 'lamp'⏎print(word[::-1])|pmal
        n = [3, 1, 2]⏎n.sort()⏎print(n[0])|1
        a, b = 5, 9⏎a, b = b, a⏎print(a - b)|4
        s = 'tea'⏎print(s.upper() + s)|TEAtea
        d = {'k': 7}⏎d['m'] = d['k'] * 2⏎print(d['m'])|14
        t = 0⏎for i in range(5):⏎    if i % 2:⏎        t += i⏎print(t)|4
        print('-'.join(['a', 'b', 'c']))|a-b-c
        def f(x):⏎    return x * x⏎print(f(6))|36
        q = 17⏎print(q // 5, q % 5)|3 2
        w = 'banana'⏎print(w.count('an'))|2
        z = [1, 2, 3]⏎print(sum(z) + len(z))|9
        """,
    ),
)
TICKET = SmallTask(
    "ticket-route",
    code(
        """
        text = HEAD + f"Ticket: {data['ticket']}\\nTeam:"
        return {"input": text, "output": " " + data["team"], "processed_output": data["team"]}
        """,
        '''
        HEAD = """Route each ticket to one team: billing, delivery or account.

        Ticket: I was charged for a month that I had cancelled.
        Team: billing

        Ticket: The courier left my parcel in the rain.
        Team: delivery

        Ticket: I cannot change my user name.
        Team: account

        """
        ''',
    ),
    table(
        "ticket|team",
        """
        The invoice shows the wrong VAT number.|billing
        My package has been in Leipzig for nine days.|delivery
        The reset mail for my password never comes.|account
        Please refund the second payment.|billing
        Someone else signed for my order.|delivery
        How do I delete my profile?|account
        Why is there a fee of 3 euros on my card?|billing
        The box arrived empty.|delivery
        Two-factor codes are always rejected.|account
        I would like to pay by direct debit.|billing
        Can the driver ring twice?|delivery
        My avatar does not upload.|account
        """,
    ),
    fewshot=0,
)
TASKS = (BOOL, GROCERY, PERSON, TONE, FRENCH, PRINTS, TICKET)
