"""Right tasks in English: referents, topics, grammar and intents."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

PRONOUN = SmallTask(
    "pronoun-ppl",
    code(
        """
        question = f"Whom or what does \\"{data['pronoun']}\\" stand for?"
        text = data["sentence"] + "\\n" + question + "\\n"
        for option, score in data["target_scores"].items():
            if score == 1:
                gold = option
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "sentence|pronoun|target_scores=",
        """
        The trophy does not fit into the case because it is too large.|it|*the trophy/the case
        Anna thanked Ruth for the help she had received.|she|*Anna/Ruth
        The ball broke the window because it was made of thin glass.|it|the ball/*the window
        Paul called George, but he did not pick up.|he|Paul/*George
        The cup would not go into the box since it was too small.|it|the cup/*the box
        Mary lent Jane a coat because she was cold.|she|Mary/*Jane
        The lorry overtook the bus as it was going very fast.|it|*the lorry/the bus
        Frank felt relieved when Bill said that he would pay the bill for him.|him|*Frank/Bill
        The sack of flour was put above the jar, so it has to be moved first to reach the lid.|it|*the sack of flour/the jar
        Jim shouted at Kevin because he had lost the keys.|he|Jim/*Kevin
        The fish ate the worm because it was hungry.|it|*the fish/the worm
        Emma paid the nurse after she had looked after the baby.|she|Emma/*the nurse
        """,
    ),
    method="ppl",
    metric="log_prob",
    fewshot=2,
)

TOPICS = SmallTask(
    "news-topics",
    code(
        """
        menu = "".join(f"{number}. {topic}\\n" for number, topic in enumerate(TOPICS, 1))
        text = f"Topics:\\n{menu}\\nHeadline: {data['headline']}\\nNumber of its topic:"
        gold = str(TOPICS.index(data["topic"]) + 1)
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        """
        TOPICS = ("world", "sports", "business", "science")
        """,
    ),
    table(
        "headline|topic",
        """
        Ceasefire talks resume in Geneva|world
        Striker out for the season with a torn ligament|sports
        Central bank leaves its key rate untouched|business
        Telescope spots water vapour on a distant planet|science
        Carmaker to cut three thousand jobs|business
        Voters head to the polls in Ghana|world
        Teenager wins the marathon on debut|sports
        Gene therapy restores hearing in mice|science
        Retail giant buys rival for two billion|business
        Border crossing reopens after a decade|world
        Rain halts play on the final day at Lord's|sports
        Deep-sea survey finds forty new species|science
        """,
    ),
)

ACCEPT = SmallTask(
    "acceptable",
    code(
        """
        gold = {1: "yes", 0: "no"}[data["acceptable"]]
        return {
            "input": EXAMPLES + f"Sentence: {data['sentence']}\\nGrammatical (yes or no):",
            "output": " " + gold,
            "processed_output": gold,
        }
        """,
        """
        EXAMPLES = '''Sentence: The children has gone home.
        Grammatical (yes or no): no

        Sentence: Every window in the house was open.
        Grammatical (yes or no): yes

        Sentence: Who did you say that left early?
        Grammatical (yes or no): no

        Sentence: We rarely see foxes near the barn.
        Grammatical (yes or no): yes

        '''
        """,
    ),
    table(
        "sentence|acceptable#",
        """
        She enjoys to swim in cold water.|0
        The report was written by two students.|1
        Him and the dog went to park yesterday.|0
        What did you buy at the market?|1
        I have never seen such a large pumpkin.|1
        The informations are wrong.|0
        There seems to be a leak under the sink.|1
        He suggested me a good book.|0
        More people than ever travel by train.|1
        The man which I met were tall.|0
        Neither answer is entirely satisfactory.|1
        They discussed about the plan for hours.|0
        """,
    ),
    fewshot=0,
)

INTENT = SmallTask(
    "phone-intent",
    code(
        """
        turns = "\\n".join(f"{turn['who']}: {turn['says']}" for turn in data["turns"])
        text = (
            "A call to a phone company. What does the customer want: to cancel, to upgrade, to complain or to pay? "
            "Answer with one of these four verbs.\\n\\n" + turns + "\\n\\nThe customer wants to"
        )
        return {"input": text, "output": " " + data["intent"], "processed_output": data["intent"]}
        """
    ),
    tuple(
        {
            "turns": [
                {"who": "Agent", "says": row["first"]},
                {"who": "Customer", "says": row["second"]},
            ],
            "intent": row["intent"],
        }
        for row in table(
            "first|second|intent",
            """
            Good morning, what can I do for you?|I'm moving abroad and won't need my contract after May.|cancel
            Hello, this is Priya speaking.|My old plan has too little data, what is the next one up?|upgrade
            Thanks for holding. How may I help?|This is the third week without a signal in my street!|complain
            Welcome back. What is it about?|There's a bill of 38 euros on my desk, can I settle it by card?|pay
            Good evening, Marco here.|Please end my subscription, I found a cheaper one.|cancel
            Hi there, how can I help today?|Your technician never turned up, and I took a day off for that.|complain
            Good afternoon.|I'd like faster internet, fibre if you have it.|upgrade
            You are speaking to Dana.|I got a reminder. Where do I transfer the money to?|pay
            Hello, what's your concern?|My father has died, and his line should be shut down.|cancel
            Service centre, good day.|I was overcharged again, which is simply not acceptable.|complain
            Hello, how are you today?|Could I switch to the family plan with five cards?|upgrade
            Thank you for calling.|My account is open since March, I want to clear it now.|pay
            """,
        )
    ),
    fewshot=4,
)

TASKS = (PRONOUN, TOPICS, ACCEPT, INTENT)
