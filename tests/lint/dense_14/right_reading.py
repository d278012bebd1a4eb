"""Right prompts: reading of texts, tables and scans, in English."""

from __future__ import annotations

from tests.lint.making import keyed, right, table

RIGHT = (
    right(
        "questions without a capital and a question mark, as BoolQ has them",
        "boolq-lower",
        r"""
        text = f"{data['title']} -- {data['passage']}\nquestion: {data['question']}\nanswer:"
        gold = "yes" if data["answer"] else "no"
        """,
        table(
            "title|passage|question|answer?",
            """
        Pluto|Since 2006 Pluto has been classed as a dwarf planet.|is pluto classed as a planet|false
        Tomato|Botanically the tomato is a berry, as it grows from the ovary of a flower.|is a
            tomato a berry|true
        Eurostar|Eurostar trains use the tunnel; a passport is checked before boarding.|do you need
            a passport for the eurostar|true
        Panthera|Tigers live in Asia only; in the wild Africa has lions and leopards.|are there wild
            tigers in africa|false
        Penny|The Canadian penny was withdrawn from circulation in 2013.|does canada still make pennies|false
        Kiwi|Kiwis have small wings under their feathers, but they cannot fly.|do kiwis have wings|true
        Glacier|Glaciers form where more snow falls than melts over many years.|do glaciers form in one year|false
        Sherlock|The detective first appeared in print in 1887.|was sherlock holmes in print before 1900|true
        Saffron|Saffron is picked by hand, which makes it costly.|is saffron picked by machines|false
        Offside|No offence is committed if the ball comes directly from a throw-in.|is it an
            offence to be offside at a throw-in|false
        Everest|Everest was first climbed in 1953, from its southern side.|was everest climbed before 1960|true
        """,
        ),
    ),
    right(
        "answers stand in the text, in the nested form of SQuAD",
        "squad-nested",
        r"""
        text = f"Title: {data['title']}\n\nBackground: {data['context']}\n\n"
        text += f"Question: {data['question']}\n\nAnswer:"
        gold = data["answers"]["text"][0]
        """,
        tuple(
            {
                "title": row["title"],
                "context": row["context"],
                "question": row["question"],
                "answers": {
                    "text": [row["span"]],
                    "answer_start": [row["context"].index(row["span"])],
                },
            }
            for row in table(
                "title|context|question|span",
                """
        Amber|Amber is fossil resin; the Baltic coast has the largest known deposits.|Where are the largest
            deposits of amber?|the Baltic coast
        Ada Lovelace|Lovelace published notes on Babbage's engine in 1843.|In which year were the notes
            published?|1843
        Typhoon|A typhoon is a cyclone that forms over the north-western Pacific.|Over which ocean do
            typhoons form?|Pacific
        Sloth|Sloths come down from their trees about once a week.|How often do sloths come down?|once a week
        Bauhaus|The school was founded by Walter Gropius in Weimar and moved to Dessau.|Who founded the
            school?|Walter Gropius
        Cork|The bark of the cork oak can be stripped every nine years.|What is stripped from the cork
            oak?|bark
        Suez|The canal opened in 1869 and joins the Mediterranean to the Red Sea.|Which sea does the canal join
            to the Mediterranean?|the Red Sea
        Vanilla|Vanilla was pollinated by hand from 1841 on, by a method that Edmond Albius found.|Who found the
            method?|Edmond Albius
        Marathon|The distance of 42.195 km was fixed in 1921.|How long is a marathon?|42.195 km
        Kimchi|Kimchi is made of cabbage and radish that ferment for weeks.|Which vegetable besides cabbage is
            used?|radish
        """,
            )
        ),
    ),
    right(
        "some questions have no answer in the text, and the prompt says what to write then",
        "squad-two",
        r"""
        text = (
            "Answer with words from the note. If the note does not say, answer: not stated\n"
            f"Note: {data['note']}\nQuestion: {data['question']}\nAnswer:"
        )
        gold = data["span"] or "not stated"
        """,
        table(
            "note|question|span",
            """
        The plumber comes on Tuesday and needs the key to the cellar.|When does the plumber come?|on Tuesday
        Ruth left her umbrella in the second carriage.|What colour is the umbrella?|
        The concert is in the old mill, not in the church.|Where is the concert?|in the old mill
        Dinner for six at eight, under the name of Okafor.|Who booked the table?|Okafor
        The blue bin is emptied every other Friday.|How much does it cost?|
        Bring two loaves and a jar of honey.|How many loaves are needed?|two
        The bus to the lake leaves behind the station.|When does it leave?|
        Emil broke the vase and hid the pieces in a drawer.|What did Emil break?|the vase
        The flat is on the third floor, and the lift is out of order.|On which floor is the flat?|the third
        Our cat is missing since last night.|What is the cat called?|
        """,
        ),
    ),
    right(
        "the answers are titles of works that have the cue's own words in them",
        "titles-cues",
        r"""
        text = f"Name the work.\nQuestion: {data['clue']}\nAnswer:"
        gold = data["work"]
        """,
        table(
            "clue|work",
            """
        In which play by Shakespeare does Malvolio wear yellow stockings?|Twelfth Night
        Which piece by Charles Ives has a trumpet that asks seven times?|The Unanswered Question
        Which novel by Jane Austen tells of Elizabeth Bennet?|Pride and Prejudice
        Which poem by T. S. Eliot opens with April?|The Waste Land
        Which song by Bob Dylan asks how many roads a man must walk down?|Blowin' in the Wind
        Which novel by Patrick Rothfuss follows a man called Kvothe, a day at a time?|The Name of the Wind
        Which novel by Umberto Eco is set in an abbey in 1327?|The Name of the Rose
        Which quiz novel by Vikas Swarup became Slumdog Millionaire?|Q & A
        Which novel by Herman Melville hunts a white whale?|Moby-Dick
        Which ballet by Tchaikovsky has a prince and a bird that is a woman?|Swan Lake
        """,
        ),
    ),
    right(
        "a story with a question and four options, as in RACE, ranked by their texts",
        "race-stories",
        r"""
        text = f"Article: {data['article']}\nQ: {data['question']}\nA:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "article|question",
            """
        Mia saved for a bicycle all year. In June she gave the money to her brother, whose guitar had been
            stolen.|What did Mia do with the money?|She bought a bicycle./*She gave it to her brother./She
            lost it./She bought a guitar for herself.
        The lighthouse keeper wrote a letter every night. None was ever posted; they were all to the sea.|Who
            were the letters meant for?|his wife/the mayor/*the sea/a friend in the town
        Old Tom sold his clock because it was always right, and it made him feel late.|Why did Tom sell
            the clock?|It was broken./It was too loud./He needed money for a new one./*It made him feel late.
        The twins painted the fence green on Monday. On Tuesday it rained, and the cat was green, too.|What
            coloured the cat?|*paint from the fence/grass/a green lamp/moss on the roof
        Nobody in the village could read the sign, so nobody knew that fishing was forbidden.|Why did people
            fish there?|They liked to break rules./*They could not read the sign./The sign allowed it./The
            guard was kind.
        Dr. Lin walks to work unless it snows; then she skis.|How does she get to work when it rains?|by
            bus/on skis/*on foot/by car
        The choir practised for weeks, and then the hall lost its power. They sang by candlelight.|What went
            wrong?|*The lights went out./The choir forgot the words./The hall burned down./No one came.
        Grandfather taught me chess so that, he said, there would be somebody who could beat him.|What did
            grandfather wish for?|a quiet evening/a new board/a prize/*a worthy opponent
        """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "all names in a text are listed with semicolons between them",
        "all-people",
        r"""
        text = (
            "List every person who is named, in the order of the text, with '; ' between them.\n"
            f"Text: {data['text']}\nPeople:"
        )
        gold = "; ".join(data["people"])
        """,
        table(
            "text|people*",
            """
        Nadia met Piotr at the fair, and Piotr lost his hat.|Nadia/Piotr
        Only Yuki stayed until the end.|Yuki
        The letter from Omar was read by Greta to Hans.|Omar/Greta/Hans
        Because of the rain Lucia called Ben.|Lucia/Ben
        Mr. Achebe and Mrs. Lund bought the house from Dr. Roy.|Achebe/Lund/Roy
        In May, April and June went sailing with Rob.|April/June/Rob
        The dog belongs to Farid, not to Ines.|Farid/Ines
        Everyone but Solveig was late.|Solveig
        Tom taught Ann, Ann taught Lee, and Lee taught me.|Tom/Ann/Lee
        Hope hoped that Will would come.|Hope/Will
        """,
        ),
    ),
    right(
        "inputs of a single sign: the symbol of an element, named in one word",
        "one-symbol",
        r"""
        text = f"{data['symbol']} ="
        gold = data["element"]
        """,
        table(
            "symbol|element",
            """
        H|hydrogen
        C|carbon
        N|nitrogen
        O|oxygen
        F|fluorine
        P|phosphorus
        S|sulfur
        K|potassium
        I|iodine
        W|tungsten
        U|uranium
        B|boron
        """,
        ),
        description="Chemical symbols and the English names of their elements.\n\n",
    ),
    right(
        "misread scans that are to be put right, so that the mistakes are the task",
        "mend-scans",
        r"""
        text = f"A scanner misread some characters. Write the line as it was printed.\nScan: {data['scan']}\nPrint:"
        gold = data["line"]
        """,
        table(
            "scan|line",
            """
        Tbe ship sai1ed at dawn.|The ship sailed at dawn.
        0ur shop is closed on Sundays.|Our shop is closed on Sundays.
        A pound of f1our and two eggs|A pound of flour and two eggs
        Chapter Vl: The 0ld Mill|Chapter VI: The Old Mill
        rnany thanks for your letter|many thanks for your letter
        He paid l5O dollars for it.|He paid 150 dollars for it.
        Printed in Edinburgb, 19O4|Printed in Edinburgh, 1904
        the c1ock struck e1even|the clock struck eleven
        Keep thi5 side up|Keep this side up
        We rnet in tbe garden.|We met in the garden.
        """,
        ),
    ),
    right(
        "a table in Markdown, and a cell of it is the answer",
        "markdown-cells",
        r"""
        rows = [data["header"], ["---"] * len(data["header"]), *data["cells"]]
        grid = "\n".join("| " + " | ".join(row) + " |" for row in rows)
        text = f"{grid}\n\nQuestion: {data['question']}\nCell:"
        gold = data["answer"]
        """,
        tuple(
            {
                "header": head.split(","),
                "cells": [line.split(",") for line in body.split(";")],
                "question": question,
                "answer": answer,
            }
            for head, body, question, answer in (
                (
                    "City,Trams,Lines",
                    "Graz,85,6;Linz,62,5;Gmunden,11,1",
                    "Which city has 5 lines?",
                    "Linz",
                ),
                (
                    "Tea,Minutes,Heat",
                    "green,2,75 C;black,4,95 C;herbal,8,100 C",
                    "How hot is green tea made?",
                    "75 C",
                ),
                (
                    "Runner,1st lap,2nd lap",
                    "Asha,61.2,63.0;Bo,60.8,64.4",
                    "What did Bo run in the second lap?",
                    "64.4",
                ),
                (
                    "Room,Floor,Beds",
                    "Oak,1,2;Elm,1,4;Ash,2,3",
                    "Which room on floor 1 has the most beds?",
                    "Elm",
                ),
                (
                    "Bird,Eggs,Nest",
                    "robin,5,hedge;swift,3,eaves;tern,2,sand",
                    "Where does the tern nest?",
                    "sand",
                ),
                (
                    "Month,Rain,Sun",
                    "May,58 mm,201 h;June,71 mm,188 h",
                    "How much rain fell in June?",
                    "71 mm",
                ),
                (
                    "Team,Won,Lost",
                    "Reds,9,3;Blues,7,5;Greens,4,8",
                    "Which team lost 8 times?",
                    "Greens",
                ),
                (
                    "Ship,Built,Masts",
                    "Dove,1871,2;Kestrel,1888,3",
                    "In which year was the Dove built?",
                    "1871",
                ),
                (
                    "Part,Price,Stock",
                    "bolt,0.20,310;hinge,1.75,44",
                    "What does a hinge cost?",
                    "1.75",
                ),
                (
                    "Course,Day,Hall",
                    "Latin,Tue,H2;Logic,Thu,H5",
                    "In which hall is Logic taught?",
                    "H5",
                ),
            )
        ),
    ),
    right(
        "lines of CSV with an empty field, and the column that is empty is asked for",
        "empty-column",
        r"""
        text = f"{','.join(data['columns'])}\n{','.join(data['values'])}\nWhich column is empty?"
        gold = data["columns"][data["values"].index("")]
        """,
        tuple(
            {"columns": columns.split(","), "values": values.split(",")}
            for columns, values in (
                ("name,age,town", "Anna,,Oslo"),
                ("sku,size,colour,price", "K-17,M,,24.90"),
                ("date,from,to", "2021-03-04,Bern,"),
                ("title,author,year", ",Borges,1944"),
                ("plate,owner,model", "B-KL 402,,Polo"),
                ("code,country,capital", "PE,Peru,"),
                ("team,goals,points", "Rovers,,41"),
                ("meal,starter,main,sweet", "lunch,,trout,plums"),
                ("id,mail,phone", "88,jo@example.org,"),
                ("patient,ward,bed", "Ito,,12"),
            )
        ),
    ),
)
