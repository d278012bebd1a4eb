"""Right prompts of a museum, a library, a newspaper and a sports club."""

from __future__ import annotations

from tests.lint.dense_22.making import asked
from tests.lint.making import keyed, qa, records, right, starred, table

RIGHT = (
    asked(
        "a museum quiz by letter",
        "museum-quiz",
        """
        Museum quiz. Answer with the letter of the correct option.

        {question}
        (A) {choices[0]}
        (B) {choices[1]}
        (C) {choices[2]}
        (D) {choices[3]}
        Answer:
        """,
        starred(
            """
            Who painted the Mona Lisa?|Michelangelo/*Leonardo da Vinci/Caravaggio/Rembrandt
            What did the Egyptians write on?|*papyrus/parchment of goats/bamboo strips/palm leaves
            Which people built the Colosseum?|the Greeks/the Etruscans/the Vikings/*the Romans
            Which museum owns the Rosetta Stone?|the Louvre/the Prado/*the British Museum/the Uffizi
            Who sculpted The Thinker?|Henry Moore/*Auguste Rodin/Donatello/Camille Claudel
            What is a sarcophagus?|*a stone coffin/a war helmet/a wine jar/a burial song
            Which metal is mixed with copper to make bronze?|iron/silver/lead/*tin
            Which painter cut off part of his own ear?|Monet/Gauguin/*Van Gogh/Degas
            What are the bones of extinct animals in rock called?|minerals/*fossils/corals/amber
            From which country do samurai come?|China/Korea/Vietnam/*Japan
            """
        ),
        gold='"ABCD"[data["answer"]]',
        shown='f"({gold})"',
        postprocess="agieval_single_answer_post",
    ),
    asked(
        "visitors' questions on the label of an exhibit",
        "exhibit-label",
        """
        Answer the visitor's question using only words from the label.

        Label: {label}
        Visitor: {question}
        Guide:
        """,
        table(
            "label|question|answer",
            """
            Vase, painted clay, made in Athens about 450 BC. Gift of Lady Moore.|Who gave the vase?|Lady Moore
            Loom of oak from a farm near Bergen, used until 1890.|What is the loom made of?|oak
            Portrait of a Boy by Anna Krol, oil on canvas, 1822.|Who painted it?|Anna Krol
            Sword with a silver hilt, found in the river Trent in 1931.|Where was the sword found?|in the river Trent
            Steam pump by Hale and Sons, which drained the Foxhill mine.|Which mine did it drain?|the Foxhill mine
            Silk robe of a court lady, Kyoto, eighteenth century.|Where was it worn?|Kyoto
            Globe by Martin Weiss with the routes of three voyages in red.|In which colour are the routes?|red
            Meteorite of iron that fell on a barn in Kansas in 1948.|What did it fall on?|a barn
            Harp with 38 strings, played by the blind bard Owen Pugh.|Who played the harp?|Owen Pugh
            Bread oven from a Roman villa, still black with soot.|What kind of building is it from?|a Roman villa
            """,
        ),
        gold='data["answer"]',
    ),
    asked(
        "shelving of books by their blurbs",
        "book-shelves",
        """
        A librarian sorts new books. Given the blurb, name the shelf: Crime, Cookery, Travel or Gardening.

        Blurb: {blurb}
        Shelf:
        """,
        table(
            "blurb|label",
            """
            Inspector Reed finds a body in the lighthouse and no weapon.|Crime
            Eighty quick suppers from one pan.|Cookery
            From Lisbon to Istanbul by train, with maps and tips for hostels.|Travel
            When to prune roses and how to feed your soil.|Gardening
            A murderer leaves a playing card at each scene.|Crime
            Breads, buns and pastries for beginners.|Cookery
            A walker's guide to the islands of Greece.|Travel
            Grow your own tomatoes on a balcony.|Gardening
            Who poisoned the judge? A detective has one night.|Crime
            Soups and stews from a grandmother's kitchen.|Cookery
            """,
        ),
        fewshot=3,
    ),
    asked(
        "the year in a library's reference",
        "reference-year",
        """
        Reference: {q}
        In which year was the work published? Answer with four digits.
        Year:
        """,
        qa(
            """
            Hart, J. (1998). Bees of the Alps. Bern: Edelweiss. > 1998
            Okoro, N. The River Delta. Lagos: Palm Press, 2011. > 2011
            Lind, S. & Berg, T. (1976). Old Wooden Churches. Oslo: Fjord. > 1976
            Moreau, C. Glass. Paris: Lumen, 2004, 311 pp. > 2004
            Tanaka, H. (2019). Paper and Ink. Kyoto: Maple. > 2019
            Quinn, P. Letters to a Sailor. Cork: Harbour Books, 1963. > 1963
            Weiss, A. (1987). Clocks of Vienna. Vienna: Donau. > 1987
            Silva, R. The Coffee Road. Recife: Sol, 2015. > 2015
            Novak, E. (1954). Songs of Moravia. Brno: Lyra. > 1954
            Patel, D. Tea Gardens. Mumbai: Lotus, 1992. > 1992
            """
        ),
        gold='data["a"]',
    ),
    asked(
        "headlines for the desks of a newspaper",
        "news-desks",
        """
        {headline}

        Which section of the newspaper would this article be in? Choose from World, Sport, Business, Culture.
        Section:
        """,
        table(
            "headline|label",
            """
            Rovers win the cup after penalty shoot-out|Sport
            Two presidents sign peace treaty in Geneva|World
            Shares of chip maker jump as profits double|Business
            Opera house opens the season with a new Carmen|Culture
            Swimmer breaks her own world record|Sport
            Parliament of Chile elects first woman as speaker|World
            Central bank leaves interest rates unchanged|Business
            Young novelist wins poetry and fiction prizes|Culture
            Marathon: favourite gives up at mile twenty|Sport
            Car maker to cut 3,000 jobs and close a plant|Business
            """,
        ),
        fewshot=4,
    ),
    asked(
        "headlines for short reports",
        "write-headline",
        """
        You are an editor at a local newspaper. Write a headline of at most eight words for the report.

        Report: {q}
        Headline:
        """,
        qa(
            """
            A fox got into the town hall on Monday night and slept on the mayor's chair. > Fox sleeps on mayor's chair
            The old cinema in Bath Street will be turned into a library next year. > Old cinema to become a library
            After three weeks without rain the council has banned the watering of lawns. > Council bans watering of
                lawns
            Pupils of the Hill School collected 900 pounds for the animal shelter. > Pupils collect 900 pounds for
                animal shelter
            A lorry that had lost its brakes ran into the bakery; nobody was hurt. > Lorry runs into bakery, nobody hurt
            The bridge over the Wye is open to cyclists again after repairs. > Wye bridge open to cyclists again
            A baker from Ludlow has made a loaf that is four metres long. > Baker makes loaf of four metres
            The bus to the hospital will run every ten minutes from May. > Hospital bus every ten minutes from May
            Thieves stole eleven bicycles from the station on Saturday. > Eleven bicycles stolen from station
            Mrs Edith Lane celebrated her 100th birthday with a parachute jump. > Woman jumps with parachute at 100
            """
        ),
        gold='data["a"]',
        metric="rouge",
    ),
    asked(
        "facts and opinions in a newspaper",
        "fact-or-opinion",
        """
        Determine if the sentence is a fact or an opinion.
        Sentence: {sentence}
        Answer (fact or opinion):
        """,
        table(
            "sentence|label",
            """
            The council has 31 members.|fact
            The new square is the ugliest in the county.|opinion
            Entrance to the pool costs four pounds.|fact
            Nobody should have to get up before seven.|opinion
            The tower was built in 1884.|fact
            Jazz is more beautiful than rock.|opinion
            Tomatoes taste best in a salad.|opinion
            The ferry takes ninety minutes.|fact
            Our mayor makes the most boring speeches.|opinion
            The school was closed for two days in March.|fact
            """,
        ),
    ),
    asked(
        "the winner in a report of a match",
        "match-winner",
        """
        Read the match report and name the winning team.

        Report: {report}
        Winner:
        """,
        table(
            "report|label",
            """
            Falcons beat Bears 3-1 in heavy rain.|Falcons
            After a goalless first half, Otters scored twice and Hawks not at all.|Otters
            Lynxes lost 2-4 at home to Ravens.|Ravens
            Wolves came back from two goals down to defeat Pumas 3-2.|Wolves
            A late penalty gave Storks a 1-0 victory over Boars.|Storks
            Stags were beaten by Eagles in extra time.|Eagles
            Badgers thrashed Herons 6-0.|Badgers
            Swans fell to Tigers, who scored in the last minute.|Tigers
            Cobras took the derby against Rams by five goals to four.|Cobras
            Owls had no chance against Sharks, the new champions.|Sharks
            """,
        ),
    ),
    asked(
        "idioms and what they mean",
        "idiom-meaning",
        """
        What does the idiom "{question}" mean?

        A. {choices[0]}
        B. {choices[1]}
        C. {choices[2]}

        Answer:
        """,
        starred(
            """
            a piece of cake|something expensive/*something easy/something secret
            once in a blue moon|*very rarely/every month/at night
            to spill the beans|to cook badly/to lose money/*to reveal a secret
            under the weather|outdoors/*ill/worried
            to hit the hay|*to go to bed/to work on a farm/to get angry
            to cost an arm and a leg|to hurt/to be dangerous/*to be expensive
            to pull someone's leg|*to tease someone/to help someone/to delay someone
            to be on cloud nine|to be confused/*to be very happy/to be far away
            to kick the bucket|to refuse/to clean/*to die
            to break the ice|to ruin a party/*to start a conversation/to freeze
            """
        ),
        gold='"ABC"[data["answer"]]',
    ),
    asked(
        "who a pronoun stands for",
        "who-is-it",
        """
        Sentence: {sentence}
        Question: Who does the word "{pronoun}" refer to?
        Answer:
        """,
        table(
            "sentence|pronoun|label",
            """
            Anna thanked Mary because she had received help from her.|she|Anna
            Paul lent Tim his tent, and he gave it back to Paul on Monday.|he|Tim
            Grandma waved to Lucy, but she was asleep in her pram.|she|Lucy
            Mr Fox fired Ben because he was always late for work.|he|Ben
            Nora asked Kate for advice, since she was an expert.|she|Kate
            Jack lost to Oliver because he had not trained.|he|Jack
            Olga could not lift Ida, because she was too weak.|she|Olga
            Sam apologised to Leo after he had broken Leo's mug.|he|Sam
            Emma paid Rosa the fifty pounds that she had lent her.|she|Rosa
            Karl followed Hugo, as he knew the way.|he|Hugo
            """,
        ),
    ),
    right(
        "endings of little stories, ranked by likelihood",
        "story-endings",
        """
        text = data["story"]
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "story",
            """
            The ice cream stood in the sun for an hour. In the end|*it had melted./it had frozen solid.
            Rita had studied for weeks. When she saw the questions,|she sang./*she knew every answer at once.
            The cat heard a dog bark behind it. At once|*it ran up a tree./it read the morning paper.
            Pete dropped the glass on the stone floor.|It began to snow./*It broke.
            It was dark when the power failed, so Mum|*lit a candle./watched television.
            Our car had run out of petrol. We|drove on for a day./*walked to a garage.
            Lea planted a bulb in autumn. In spring|*a red tulip came up./a cake was baked.
            The bus was full, so the old man had to|swim./*stand.
            Tom had not eaten since breakfast, so at night he was|*very hungry indeed./green.
            The alarm did not ring, and so Ines|arrived too early./*came late to work.
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
        fewshot=0,
    ),
    right(
        "points in a league table",
        "league-table",
        """
        head = "Team | Won | Drawn | Lost"
        lines = [" | ".join([name, *map(str, figures)]) for name, *figures in data["league"]]
        text = "\\n".join([head, *lines, "", f"Question: {data['question']}", "Answer:"])
        gold = data["answer"]
        """,
        records(
            "league question answer",
            ([["Ash", 5, 1, 2], ["Elm", 3, 4, 1]], "How many games has Ash won?", "5"),
            ([["Bay", 2, 2, 4], ["Cove", 6, 0, 2]], "Which team has lost more games?", "Bay"),
            ([["Dale", 4, 3, 1], ["Glen", 1, 6, 1]], "Which team has drawn more games?", "Glen"),
            ([["Hill", 7, 0, 1], ["Moor", 2, 5, 3]], "How many games has Moor drawn?", "5"),
            ([["Kirk", 3, 3, 3], ["Lock", 8, 1, 0]], "Which team has not lost a game?", "Lock"),
            ([["Mill", 0, 4, 6], ["Nook", 5, 2, 3]], "Which team has not won a game?", "Mill"),
            ([["Peak", 1, 7, 2], ["Quay", 6, 1, 3]], "How many games has Quay lost?", "3"),
            ([["Reef", 4, 4, 2], ["Sand", 9, 0, 1]], "Which team has won more games?", "Sand"),
            ([["Tarn", 2, 6, 1], ["Vale", 3, 1, 5]], "How many games has Tarn drawn?", "6"),
        ),
    ),
)
