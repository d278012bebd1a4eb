"""Right prompts of editors: headlines, house style, tone and references."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank, ranked
from tests.lint.making import table

RIGHT = (
    ask(
        "a headline of limited length without a full stop",
        "short-headline",
        """
        You are a copy editor at a regional newspaper. Write a headline for the story.

        Rules:
        1. No more than 7 words
        2. Present tense
        3. No full stop at the end

        Story: {story}
        Headline:
        """,
        table(
            "story|headline",
            """
            The council voted on Tuesday to build a new swimming pool next to the station.|Council votes for new
                swimming pool
            A fire destroyed a barn near Holt on Sunday night. Nobody was hurt.|Fire destroys barn near Holt
            The bakery Lind closed on Saturday after 120 years.|Bakery Lind closes after 120 years
            Pupils of the Park School won the national robot contest.|Park School wins national robot contest
            A storm felled 40 trees in the castle garden.|Storm fells 40 trees in castle garden
            The mayor opened the new bridge over the Arn on Friday.|Mayor opens new bridge over the Arn
            Thieves stole the bronze bell of the chapel last week.|Thieves steal bronze bell of chapel
            The hospital hired twelve nurses from Spain in March.|Hospital hires twelve nurses from Spain
            A lost parrot returned to its owner after two years.|Lost parrot returns after two years
            """,
        ),
        "headline",
        metric="f1_score",
        fewshot=2,
    ),
    ask(
        "a passive sentence made active",
        "to-active",
        """
        Rewrite the sentence in the active voice. Keep the tense and all information.

        Passive: The cake was eaten by the dog.
        Active: The dog ate the cake.

        Passive: {passive}
        Active:
        """,
        table(
            "passive|active",
            """
            The letter was written by my aunt.|My aunt wrote the letter.
            The song is sung by a choir.|A choir sings the song.
            The window was broken by a ball.|A ball broke the window.
            The house will be sold by the bank.|The bank will sell the house.
            The thief was caught by two guards.|Two guards caught the thief.
            The roof is being repaired by Sam.|Sam is repairing the roof.
            The film has been seen by millions.|Millions have seen the film.
            The soup was cooked by the twins.|The twins cooked the soup.
            The tickets are checked by a robot.|A robot checks the tickets.
            """,
        ),
        "active",
        fewshot=0,
    ),
    ask(
        "British spelling turned into American spelling",
        "us-spelling",
        """
        Text: {british}
        Edited:
        """,
        table(
            "british|american",
            """
            The colour of the harbour changed.|The color of the harbor changed.
            We travelled to the theatre by tram.|We traveled to the theater by tram.
            They organised a jewellery fair.|They organized a jewelry fair.
            My favourite neighbour moved out.|My favorite neighbor moved out.
            The fibre is four metres long.|The fiber is four meters long.
            He apologised for the rumour.|He apologized for the rumor.
            The catalogue has a grey cover.|The catalog has a gray cover.
            She practised in the centre.|She practiced in the center.
            The defence lawyer paid by cheque.|The defense lawyer paid by check.
            Their labour was honoured.|Their labor was honored.
            """,
        ),
        "american",
        style="fstring",
        description=(
            "Change British spelling to American spelling. Do not change anything else. "
            "Return the edited text."
        ),
    ),
    rank(
        "fact or opinion, ranked",
        "fact-opinion",
        """
        Is the sentence a fact or an opinion? A fact can be checked; an opinion is a judgement.

        Sentence: {sentence}
        It is
        """,
        ranked(
            "sentence",
            ("a fact", "an opinion"),
            """
            The Nile flows into the Mediterranean Sea.|a fact
            Winter is the most beautiful season.|an opinion
            Gold conducts electricity.|a fact
            Cats make better pets than dogs.|an opinion
            The Eiffel Tower was opened in 1889.|a fact
            Nobody should have to work on Fridays.|an opinion
            A year on Mars is longer than one on Earth.|a fact
            That novel is far too long.|an opinion
            Tea tastes best without sugar.|an opinion
            Bolivia has no coast.|a fact
            """,
        ),
        style="parts",
    ),
    ask(
        "the register of a sentence in one word",
        "register",
        """
        Tell the register of the sentence: formal, neutral or informal. One word, no punctuation.

        Sentence: {line}
        Register:
        """,
        table(
            "line|register",
            """
            Gimme a sec, I gotta grab my stuff.|informal
            We hereby acknowledge receipt of your correspondence.|formal
            The shop opens at nine.|neutral
            Dude, that gig was so cool!|informal
            The undersigned shall be notified forthwith.|formal
            The train to Bath leaves from platform two.|neutral
            Nah, I ain't gonna do that, mate.|informal
            Pursuant to clause four, the deposit shall be forfeited.|formal
            My brother works in a hotel.|neutral
            """,
        ),
        "register",
        fewshot=2,
        style="replace",
    ),
    ask(
        "a reference in a given format",
        "reference-format",
        """
        Format the reference like this: Author (Year). Title. Publisher.

        Author: {author}
        Title: {title}
        Publisher: {publisher}
        Year: {year}

        Reference:
        """,
        table(
            "author|title|publisher|year#",
            """
            Hale, R.|The Quiet Shore|Brook Press|1998
            Ito, M.|Maps of Rain|Lantern Books|2011
            Novak, P.|Bread and Salt|Old Mill|2004
            Singh, A.|Small Engines|Harbour House|2016
            Berg, L.|The Snow Year|North Light|1987
            Costa, J.|A Field of Clocks|Brook Press|2020
            Dunne, F.|Letters Home|Willow Road|1975
            Meyer, K.|How Birds Sleep|Lantern Books|2009
            Okoro, E.|The Second River|North Light|2013
            """,
        ),
        gold="f\"{data['author']} ({data['year']}). {data['title']}. {data['publisher']}.\"",
        fewshot=2,
    ),
    ask(
        "numbers below ten spelled out by the house style",
        "number-style",
        """
        Apply the house style: spell out whole numbers from 1 to 9 and leave all larger numbers in digits.
        Return only the edited sentence.

        Before: We saw 3 owls and 14 bats.
        After: We saw three owls and 14 bats.

        Before: {draft}
        After:
        """,
        table(
            "draft|edited",
            """
            She has 2 sons and 11 nephews.|She has two sons and 11 nephews.
            The flat has 5 rooms.|The flat has five rooms.
            They sold 250 copies in 4 days.|They sold 250 copies in four days.
            The team scored 7 goals.|The team scored seven goals.
            He owns 12 goats and 1 donkey.|He owns 12 goats and one donkey.
            The walk takes 6 hours.|The walk takes six hours.
            There were 9 speakers and 80 guests.|There were nine speakers and 80 guests.
            We waited 8 weeks for 30 tiles.|We waited eight weeks for 30 tiles.
            The bus makes 16 stops in 3 towns.|The bus makes 16 stops in three towns.
            """,
        ),
        "edited",
        fewshot=0,
        style="join",
    ),
    ask(
        "a wordy phrase replaced by a single word",
        "plain-words",
        """
        Replace the wordy phrase with a single plain word.

        Phrase: {wordy}
        Word:
        """,
        table(
            "wordy|plain",
            """
            due to the fact that|because
            at this point in time|now
            in the event that|if
            a large number of|many
            in the near future|soon
            with regard to|about
            prior to|before
            on a regular basis|regularly
            in spite of the fact that|although
            has the ability to|can
            """,
        ),
        "plain",
        shots=table(
            "wordy|plain",
            """
            in the majority of cases|usually
            in order to|to
            in close proximity to|near
            until such time as|until
            """,
        ),
    ),
    ask(
        "which of two versions reads better, 1 or 2",
        "better-version",
        """
        Two versions of a sentence follow. One of them has a mistake in grammar or spelling.
        Return 1 if the first version is the correct one, and 2 if the second is.

        Version 1: {one}
        Version 2: {two}
        Correct version:
        """,
        table(
            "one|two|better",
            """
            The news is good.|The news are good.|1
            Its a long way home.|It's a long way home.|2
            Neither of them are here.|Neither of them is here.|2
            He lay on the sofa all day yesterday.|He laid on the sofa all day yesterday.|1
            She did it hisself.|She did it herself.|2
            We have fewer chairs than guests.|We have less chairs than guests.|1
            Who's coat is this?|Whose coat is this?|2
            I would have gone.|I would of gone.|1
            The principal effect was small.|The principle effect was small.|1
            They forgot there keys.|They forgot their keys.|2
            """,
        ),
        "better",
        fewshot=2,
    ),
    ask(
        "a list joined with commas and the word and, with a serial comma",
        "serial-comma",
        """
        Join the items into one phrase with commas, "and", and a comma before "and" (Oxford comma).
        Keep the order of the items.

        Items: {items}
        Phrase:
        """,
        table(
            "parts*|phrase",
            """
            apples/pears/plums|apples, pears, and plums
            ink/paper/glue/string|ink, paper, glue, and string
            red/white/blue|red, white, and blue
            Ann/Bob/Cy/Dee|Ann, Bob, Cy, and Dee
            tea/milk/sugar|tea, milk, and sugar
            north/east/south/west|north, east, south, and west
            hats/coats/boots|hats, coats, and boots
            oak/ash/elm/yew|oak, ash, elm, and yew
            Rome/Bari/Turin|Rome, Bari, and Turin
            """,
        ),
        "phrase",
        made='items = "; ".join(data["parts"])',
        fewshot=2,
    ),
)
