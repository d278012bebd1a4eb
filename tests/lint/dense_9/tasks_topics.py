"""Right tasks in English: what a text, a word or a piece of code is about."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

DESK = SmallTask(
    "ag-desk",
    code(r"""
    text = "Give the number of the desk that takes the headline.\n"
    text += "1. World\n2. Sports\n3. Business\n4. Technology\n"
    text += f"Headline: {data['headline']}\nDesk:"
    gold = str(data["class"])
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "headline|class#",
        """
        Goalkeeper saves two penalties in cup final|2
        Shares of the bank fall after weak quarter|3
        New phone chip doubles battery life|4
        Rebels and government sign ceasefire|1
        Sprinter wins gold in the 200 metres|2
        Inflation rises as oil prices climb|3
        Hackers exploit flaw in web browser|4
        President meets foreign ministers at summit|1
        Coach resigns after fifth defeat of the season|2
        Carmaker to cut costs and raise its dividend|3
        Start-up releases open source software for robots|4
        Refugees cross the border after the coup|1
        """,
    ),
)

FORUM = SmallTask(
    "forum-board",
    code(
        r"""
        shown = "\n".join(f"{name}: {about}" for name, about in BOARDS.items())
        text = f"Boards of the forum\n{shown}\n\nPost: {data['post']}\nBoard:"
        gold = ("autos", "space", "garden")[data["board"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        """
        BOARDS = {
            "autos": "cars, engines and tyres",
            "space": "rockets, planets and stars",
            "garden": "plants, soil and flowers",
        }
        """,
    ),
    table(
        "post|board#",
        """
        My clutch slips in third gear, is the gearbox done for?|0
        Can one see the rings of Saturn with a small telescope?|1
        The leaves of my tomatoes turn yellow. Too much water?|2
        How often should I change the oil of a diesel?|0
        The orbiter reached Mars after seven months.|1
        When do I prune roses, in autumn or in spring?|2
        The brakes squeal on my old Volvo.|0
        Why did the moon lander tip over?|1
        Slugs eat all my lettuce, help!|2
        Which exhaust fits a 1998 Civic?|0
        Was that bright dot Jupiter or the space station?|1
        Compost or manure for raspberries?|2
        """,
    ),
)

TREC = SmallTask(
    "trec-kind",
    code(r"""
    table = "| code | asks for |\n| --- | --- |\n| HUM | a person |\n| LOC | a place |\n| NUM | a number |\n"
    text = f"{table}\nQuestion: {data['question']}\nCode:"
    gold = data["coarse"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "question|coarse",
        """
        Who painted the Night Watch?|HUM
        Where is the Taj Mahal?|LOC
        How many legs does a spider have?|NUM
        Which city hosts the Louvre?|LOC
        Who was the first woman in space?|HUM
        How tall is Mount Kenya?|NUM
        What actor played Zorro?|HUM
        In which country does the Rhine rise?|LOC
        How much does a blue whale weigh?|NUM
        Who invented the zip?|HUM
        What percentage of the air is oxygen?|NUM
        Where do penguins live?|LOC
        """,
    ),
)

LEGAL = SmallTask(
    "legal-area",
    code(r"""
    areas = {"family": "A", "criminal": "B", "tenancy": "C"}
    text = "Which area of law is the case of? (A) stands for family law, (B) stands for criminal law, "
    text += f"(C) stands for tenancy law.\nCase: {data['case']}\nArea:"
    gold = areas[data["area"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "case|area",
        """
        After the divorce both parents want custody of the daughter.|family
        The accused is said to have robbed a petrol station.|criminal
        The landlord keeps the deposit because of a scratched floor.|tenancy
        A father has paid no child support for two years.|family
        Two men are charged with burglary and assault.|criminal
        The tenants pay less rent since the heating is broken.|tenancy
        A couple wants to adopt the boy whom they foster.|family
        A woman was arrested for murder.|criminal
        The flat was let to someone who sublets it without leave.|tenancy
        The thief was caught with the stolen jewels.|criminal
        The wife asks for alimony after the marriage ended.|family
        The owner raises the rent of the flat by a third.|tenancy
        """,
    ),
)

GENRE = SmallTask(
    "film-genre",
    code(
        r"""
        text = f"Plot: {data['plot']}\nGenre ({KEY}):"
        gold = data["genre"][0].upper()
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'KEY = "H = horror, W = western, R = romance"',
    ),
    table(
        "plot|genre",
        """
        A vampire haunts the cellar of an orphanage, and the children vanish one by one.|horror
        A sheriff and his deputy wait for the outlaws to ride into town.|western
        Two strangers fall in love on a train to Vienna and promise to meet again.|romance
        A demon takes hold of a girl, and blood runs down the walls.|horror
        Cowboys drive their cattle to Texas and fight a gang of rustlers.|western
        A florist loses her heart to the groom whose wedding she decorates.|romance
        Zombies crawl from the graves of a drowned village.|horror
        A bounty hunter hunts the man who robbed the stagecoach.|western
        After years of letters they kiss at last in the rain.|romance
        The masked killer returns to the camp and slaughters the campers.|horror
        """,
    ),
)

TONGUE = SmallTask(
    "code-tongue",
    code(
        r"""
        text = "In which language is the line written?\n"
        text += "".join(f"{number} stands for {name}\n" for number, name in enumerate(NAMES))
        text += f"Line: {data['line']}\nNumber:"
        gold = str(data["lang"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'NAMES = ["Python", "SQL", "Java"]',
    ),
    table(
        "line|lang#",
        """
        def area(self): return self.width * self.height|0
        SELECT name, age FROM customers WHERE age > 30;|1
        public static void main(String[] args) {|2
        for key, value in sorted(counts.items()):|0
        INSERT INTO orders (id, total) VALUES (7, 99);|1
        private final List<String> names = new ArrayList<>();|2
        if __name__ == "__main__":|0
        DELETE FROM sessions WHERE expired = 1;|1
        System.out.println("Done: " + total);|2
        with open(path) as file: lines = file.readlines()|0
        UPDATE users SET active = 0 WHERE id = 12;|1
        public class Circle extends Shape implements Drawable {|2
        """,
    ),
)

COMMIT = SmallTask(
    "commit-kind",
    code(r"""
    intro = (
        "Label the commit message: 'fix' repairs a bug, 'feat' adds something new, "
        "'docs' changes the documentation.\n\n"
        "Commit: stop the crash on empty files\nLabel: fix\n\n"
        "Commit: add a dark theme\nLabel: feat\n\n"
    )
    gold = data["label"]
    return {
        "input": f"{intro}Commit: {data['message']}\nLabel:",
        "output": " " + gold,
        "processed_output": gold,
    }
    """),
    table(
        "message|label",
        """
        correct off-by-one error in the pager|fix
        add export to PDF|feat
        explain the install steps in the README|docs
        handle null user without crashing|fix
        support log-in with a passkey|feat
        mend typos in the user guide|docs
        avoid memory leak when a tab is closed|fix
        introduce keyboard shortcuts|feat
        describe the new option in the manual|docs
        repair broken link check|fix
        new command to merge two accounts|feat
        add a tutorial page on queries|docs
        """,
    ),
    fewshot=0,
)

ANIMAL = SmallTask(
    "animal-class",
    code(
        r"""
        lines = ["What kind of animal is it? 10 is for mammals, 20 is for birds and 30 is for fish."]
        lines += [f"Animal: {data['animal']}", "Code:"]
        code_of = dict(zip(["mammal", "bird", "fish"], ["10", "20", "30"]))
        gold = code_of[data["kind"]]
        return {"input": "\n".join(lines), "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "animal|kind",
        """
        horse|mammal
        sparrow|bird
        salmon|fish
        lion|mammal
        eagle|bird
        trout|fish
        elephant|mammal
        owl|bird
        tuna|fish
        rabbit|mammal
        parrot|bird
        cod|fish
        """,
    ),
)

GREENS = SmallTask(
    "greens",
    code(r"""
    text = "Write f for a fruit and v for a vegetable.\n\nFood: banana\nLetter: f\n\nFood: spinach\nLetter: v\n\n"
    text += f"Food: {data['food']}\nLetter:"
    gold = "f" if data["is_fruit"] else "v"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "food|is_fruit?",
        """
        apple|true
        carrot|false
        cabbage|false
        pear|true
        cherry|true
        broccoli|false
        leek|false
        strawberry|true
        cauliflower|false
        mango|true
        """,
    ),
    fewshot=0,
)

LANGUAGE = SmallTask(
    "tongue-id",
    code(r"""
    text = f"Sentence: {data['sentence']}\nLanguage code:"
    return {"input": text, "output": " " + data["iso"], "processed_output": data["iso"]}
    """),
    table(
        "sentence|iso",
        """
        Der Hund schläft unter dem Tisch.|de
        Le chat dort sur la chaise.|fr
        El perro corre por la calle.|es
        Wir fahren morgen nach Hamburg.|de
        Nous mangeons du pain et du fromage.|fr
        Mañana vamos a la playa con los niños.|es
        Ich habe meinen Schlüssel verloren.|de
        Elle aime les fleurs de son jardin.|fr
        ¿Dónde está la estación de tren?|es
        Das Wetter ist heute sehr schön.|de
        Il pleut depuis ce matin.|fr
        Mi hermana tiene dos gatos.|es
        """,
    ),
    description="Name the language by its code: de is German, fr is French and es is Spanish.\n\n",
)

TASKS = (DESK, FORUM, TREC, LEGAL, GENRE, TONGUE, COMMIT, ANIMAL, GREENS, LANGUAGE)
