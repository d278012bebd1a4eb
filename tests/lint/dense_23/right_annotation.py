"""Right prompts of annotators: labels for questions, phrases, diaries and papers."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank, ranked
from tests.lint.making import table

RIGHT = (
    ask(
        "why a paper is cited, by definitions",
        "citation-intent",
        """
        # Task
        Annotate the intent of the citation [REF] in the sentence.

        # Labels
        Background: the cited work is mentioned as context
        Method: something of the cited work is used
        Comparison: own results are compared with those of the cited work

        # Sentence
        {sentence}

        # Label
        """,
        table(
            "sentence|intent",
            """
            We use the tagger of [REF] with its default settings.|Method
            Our error rate is lower than that of [REF].|Comparison
            Sleep has long been studied in birds [REF].|Background
            The samples were stained as described in [REF].|Method
            In contrast to [REF], we find no effect of age.|Comparison
            Coral reefs are threatened worldwide [REF].|Background
            We adopt the loss function proposed by [REF].|Method
            Our model outperforms [REF] by two points.|Comparison
            Several surveys cover this field [REF].|Background
            """,
        ),
        "intent",
        lead="\n",
        fewshot=0,
    ),
    ask(
        "the type of answer that a question asks for",
        "answer-type",
        """
        What type of answer does the question expect?
        Use one of: PERSON, PLACE, NUMBER, DATE.

        Question: {question}
        Type:
        """,
        table(
            "question|expected",
            """
            Who painted The Night Watch?|PERSON
            Where was Chopin born?|PLACE
            How many keys does a piano have?|NUMBER
            When did the Titanic sink?|DATE
            Which explorer first reached the South Pole?|PERSON
            In which country is Petra?|PLACE
            On what day was the euro introduced?|DATE
            How tall is Mont Blanc in metres?|NUMBER
            Who composed Carmen?|PERSON
            What city hosted the Olympics of 1992?|PLACE
            """,
        ),
        "expected",
        style="replace",
        shots=table(
            "question|expected",
            """
            Who invented the saxophone?|PERSON
            Where is the Colosseum?|PLACE
            When did Elvis Presley die?|DATE
            How many strings has a violin?|NUMBER
            """,
        ),
    ),
    rank(
        "the emotion of a diary entry, ranked",
        "diary-emotion",
        """
        Which emotion does the writer feel most: joy, sadness, anger, fear or surprise?

        Diary: {entry}
        Emotion:
        """,
        ranked(
            "entry",
            ("joy", "sadness", "anger", "fear", "surprise"),
            """
            We danced until dawn, what a happy day!|joy
            I miss Grandma so much that I cried all evening.|sadness
            How dare he read my letters! I could scream.|anger
            There was a noise in the cellar and I was trembling.|fear
            I never expected to see Tim there, I was speechless!|surprise
            The puppy is ours at last, I can't stop smiling.|joy
            My best friend moved away. The street feels empty.|sadness
            They cheated us again, I am boiling with rage.|anger
            I am terrified of tomorrow's operation.|fear
            Out of the blue I won a bicycle. Unbelievable!|surprise
            """,
        ),
        fewshot=3,
        style="join",
    ),
    ask(
        "literal or figurative use of a phrase",
        "figurative-use",
        """
        Decide how the phrase in quotation marks is used in the sentence.
        Label it as literal (the words mean what they say) or figurative (they do not).

        Phrase: "{phrase}"
        Sentence: {sentence}
        Label:
        """,
        table(
            "phrase|sentence|label",
            """
            kicked the bucket|The cow kicked the bucket and the milk was spilt.|literal
            kicked the bucket|The old pirate kicked the bucket at ninety.|figurative
            a piece of cake|She ate a piece of cake with her tea.|literal
            a piece of cake|The test was a piece of cake for him.|figurative
            on thin ice|The skaters stood on thin ice and heard it crack.|literal
            on thin ice|After the third mistake he is on thin ice with his boss.|figurative
            broke the ice|The ship broke the ice on the river.|literal
            broke the ice|Her joke broke the ice at the meeting.|figurative
            spilled the beans|He dropped the tin and spilled the beans on the floor.|literal
            spilled the beans|Who spilled the beans about the party?|figurative
            """,
        ),
        "label",
        fewshot=2,
    ),
    ask(
        "a method of a study told from its abstract",
        "study-method",
        """
        Read the abstract and name the research method.

        Methods:
        a) survey
        b) experiment
        c) case study
        d) literature review

        Return the letter of the method.

        Abstract: {abstract}
        Letter:
        """,
        table(
            "abstract|letter",
            """
            We sent a questionnaire to 900 nurses and received 412 replies.|a
            Participants were randomly given coffee or decaf before a memory test.|b
            For two years we followed a single bakery through its change of owner.|c
            We summarize 64 papers on urban noise that came out since 2000.|d
            Half of the plots, chosen by lot, were watered with salt water.|b
            This paper looks closely at one village and its battle for a school.|c
            We read and compare all published trials on yoga for back pain.|d
            By telephone, 1200 voters were asked about their trust in banks.|a
            Two groups of mice, assigned at random, were fed different diets.|b
            Pupils of 30 schools filled in a form about their sleep.|a
            """,
        ),
        "letter",
        fewshot=0,
        style="parts",
    ),
)
