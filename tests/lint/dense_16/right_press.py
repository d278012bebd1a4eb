"""Right prompts of journalists and editors: desks, headlines, quotes, corrections and scores."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "who is quoted in a report",
        table(
            "report|speaker",
            """
            “We will rebuild,” said Mayor Lena Voss after the fire chief had left.|Lena Voss
            Coach Ben Ode blamed no one. “It was the rain,” his captain Raj Nair said.|Raj Nair
            “The bill is dead,” Senator Amy Cole told reporters.|Amy Cole
            Asked by Jim Bray, the baker Ute Lang replied: “Flour is dear.”|Ute Lang
            “I saw the wolf twice,” recalled Olav Moe, a neighbour of Kari Lie.|Olav Moe
            The pianist Ida Roth told Max Behr: “I never practise on Sundays.”|Ida Roth
            “No comment,” said the spokesman, Carl Dean.|Carl Dean
            Nurse Pia Holt nodded while Dr Sam Eze explained: “Masks help.”|Sam Eze
            """,
        ),
        r"""f"{data['report']}\n\nWhose words stand in quotation marks? First and last name, no title.\n—" """,
        'data["speaker"]',
    ),
    ask(
        "headline puns that are meant or not",
        scored(
            """
            Baker rises to the top|*pun/plain
            Council adopts budget|pun/*plain
            Otter chaos as zoo gate is left open|*pun/plain
            Two hurt in crash on A9|pun/*plain
            Brewery case comes to a head|*pun/plain
            Rain expected on Thursday|pun/*plain
            Cheese maker says things could only get feta|*pun/plain
            Minister resigns|pun/*plain
            """,
            "headline",
        ),
        r"""f"*** {data['headline']} ***\nIs there a pun in it? Then say pun, else plain.\n" """,
        'max(data["target_scores"], key=lambda key: data["target_scores"][key])',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "correction notes with the wrong word asked for",
        table(
            "note|wrong",
            """
            An earlier version gave the village as Elm; it is Elton.|Elm
            We wrote that the prize went to Anna Berg. It went to Anne Berg.|Anna
            The match was played on Saturday, not, as stated, on Friday.|Friday
            The ship has nine decks, not seven.|seven
            In Monday's paper the river was called the Inn. It is the Isar.|Inn
            The author is sixty-four. We had made her forty-six.|forty-six
            The vote was won by eleven, not by twelve.|twelve
            A caption named the bird a rook; it is a raven.|rook
            """,
        ),
        r"""f"Correction: {data['note']}\nWhich word was WRONG in print (one word)?\nWrong word:" """,
        'data["wrong"]',
    ),
    ask(
        "datelines cut from agency copy",
        table(
            "copy|place",
            """
            LISBON, May 4 (AP) - Dockers went on strike.|Lisbon
            OSLO, Jan 9 (Reuters) - The krone fell to a low.|Oslo
            NEW DELHI, Aug 1 (PTI) - Monsoon rains flooded Pune.|New Delhi
            CAIRO, Oct 30 (AFP) - A tomb was opened near Luxor.|Cairo
            LIMA, Feb 14 (EFE) - Roses cost twice as much.|Lima
            QUEBEC CITY, Dec 2 (CP) - Snow closed schools.|Quebec City
            TUNIS, Mar 20 (TAP) - The president met envoys from Paris.|Tunis
            SAN JOSE, Jul 7 (AP) - Coffee growers hope for rain.|San Jose
            """,
        ),
        r"""f"Copy: {data['copy']}\nCity of the dateline, in ordinary capitals and small letters:" """,
        'data["place"]',
    ),
    ask(
        "fact checks in three verdicts",
        table(
            "claim|fact|verdict",
            """
            Crime rose by 10 percent.|It rose by 10 percent.|true
            The bridge cost 5 million.|It cost 50 million.|false
            Two schools and the pool were closed.|The schools were; the pool is open.|half true
            No taxes were raised.|Three taxes were raised.|false
            The lake is clean and free for all.|It is clean; the shore is private.|half true
            She has voted against the bill.|The record shows her nay.|true
            The mayor speaks Welsh.|He speaks it fluently.|true
            All the trees were felled.|None was felled.|false
            She sings and plays the harp.|She sings; she has never touched a harp.|half true
            """,
        ),
        r"""(
            "Verdicts: true | half true (one part of two) | false\n"
            f"Claim: {data['claim']}\nWhat we found: {data['fact']}\nVerdict:"
        )""",
        'data["verdict"]',
    ),
    ask(
        "which headline fits the lead paragraph",
        starred(
            """
            After nine hours the cat came down by itself.|Mayor to retire/*Cat leaves tree/New bus line opens
            The town will plant 400 limes along the ring road.|*Trees for ring road/Fire in bakery/Choir wins cup
            Both lifts in the tower have stood still since May.|Rain in June/School gets pool/*Lifts still broken
            The library is lending bicycles from Monday on.|Bank closes/*Borrow a bike with your book/Fog at airport
            Divers found the bell of the lost ferry.|*Bell of ferry found/Bread dearer/Theatre full
            Only eleven pupils came to school during the strike.|Zoo has new lion/Milk prices fall/*Empty classrooms
            The old mint is to become a museum of money.|Dog bites postman/*Museum planned in mint/Flu wave over
            Two players saw red, and the Rovers lost by six.|Opera begins late/Bees move in/*Rovers routed
            Snow fell in the valley on the first of June.|*Winter returns/Fair opens today/Heat record broken
            """,
            "lead",
        ),
        r"""(
            f"Lead: {data['lead']}\n"
            + "".join(f"[{n}] {t}\n" for n, t in enumerate(data["choices"], 1))
            + "Headline no.:"
        )""",
        'str(data["answer"] + 1)',
    ),
    ask(
        "scores of matches with the winner asked, a dash for a draw",
        table(
            "match|winner",
            """
            Ayr 2:1 Leith|Ayr
            Cove 0:0 Perth|-
            Elgin 1:3 Wick|Wick
            Dundee 4:0 Ayr|Dundee
            Perth 2:2 Leith|-
            Wick 0:1 Cove|Cove
            Nairn 5:4 Elgin|Nairn
            Leith 1:1 Nairn|-
            """,
        ),
        r"""f"{data['match']}\nWinner (- if there is none):" """,
        'data["winner"]',
    ),
    ask(
        "opinion or news in the words of the desk",
        table(
            "text|desk",
            """
            The council met on Tuesday and passed the plan by 9 votes to 4.|news
            Let us be honest: this plan is a disgrace.|opinion
            I have never understood why we change the clocks.|opinion
            A man of 54 was rescued from the river near Ely.|news
            The bank said that it would close three branches.|news
            Surely nobody in his right mind would buy such a car.|opinion
            Police reported that the road was open again at noon.|news
            What this city needs is courage, and less of the old opinion polls.|opinion
            """,
        ),
        r"""f"{data['text']} (news? opinion?) ->" """,
        'data["desk"]',
    ),
)
