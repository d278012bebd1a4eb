"""Right prompts of moderators and online shops, with long guides."""

from __future__ import annotations

from tests.lint.dense_25.making import BEST, described, filled, guided
from tests.lint.making import keyed, table

TOXIC = guided(
    "three levels of a policy, by number with a legend",
    "hostility-level",
    """
    Moderation policy, section 4: hostility

    You are a moderator of a discussion board. Rate how hostile a comment is on a scale from 0 to 2.

    0 = friendly or neutral
        The comment attacks nobody. Criticism of ideas, products or decisions is 0, even if it is sharp.
        Example: "This plan is badly thought out and will cost us a fortune."
    1 = rude
        The comment belittles or mocks a person, without a threat.
        Example: "Only a fool like you could believe that."
    2 = threatening
        The comment announces or wishes harm to a person.
        Example: "I hope somebody breaks your legs."

    Edge cases
    - Swear words that are not aimed at a person do not raise the rating.
    - A quotation that the writer rejects is rated 0.
    - If a comment is both rude and threatening, rate it 2.

    Output: a single digit.
    """,
    """f"Comment: {data['comment']}\\nRating:\"""",
    table(
        "comment|label#",
        """
        Thanks for the link, I had not seen that study.|0
        You are too stupid to tie your own shoes.|1
        Watch your back tonight, I know where you live.|2
        Damn, the servers are down again!|0
        What a pathetic little liar you are.|1
        People who park like that should be beaten up, you first.|2
        The new tax is unfair and I will vote against it.|0
        Nobody cares about your opinion, clown.|1
        I will burn your car if you write here again.|2
        """,
    ),
    gold='str(data["label"])',
)

POSTS = filled(
    "a policy with four outcomes for posts",
    "post-policy",
    """
    You moderate a neighbourhood group with 4,000 members. Each post gets exactly one of four outcomes.

    OUTCOMES
    spam - advertising for money games, miracle cures, copies of brands, or links that promise easy money
    private - the post shows somebody's telephone number, address or number plate
    off-topic - the post is harmless, but has nothing to do with our town or its people
    fine - everything else

    ORDER OF CHECKS
    First check for spam, then for private, then for off-topic. Stop at the first one that fits.
    If none of the three fits, the outcome is fine.

    THINGS THAT ARE FINE
    * lost and found pets, as long as no number is given
    * offers by local craftsmen
    * complaints about noise, dogs or the council
    * questions that only a neighbour can answer

    POST
    "{post}"

    Please answer with the name of the outcome only.
    OUTCOME:""",
    table(
        "post|label",
        """
        Our grey cat has been missing since Sunday, please look into your sheds.|fine
        Earn 900 dollars a day from your sofa, click here!|spam
        Call Mrs Novak on 555 0142, she owes me money.|private
        Which film won the most Oscars last year?|off-topic
        Does anybody know why the church bells rang at midnight?|fine
        This tea cures diabetes in one week, order now.|spam
        The driver with the plate KL 482 B parks on the pavement.|private
        I made risotto tonight, here is a picture.|off-topic
        Local plumber has free dates in May.|fine
        Cheap copies of famous watches, shipped worldwide.|spam
        """,
    ),
)

ATTRIBUTES = guided(
    "attributes of products as JSON, null where nothing is said",
    "product-attributes",
    """
    You fill in the attributes of clothes for an online catalogue.

    Read the title of the product and return an object with three keys, in this order:
    1. "type": what the garment is, one word, singular (shirt, dress, jacket, skirt, scarf).
    2. "color": the colour in lower case.
    3. "material": the fabric in lower case.

    If the title does not say something, its value is null. Never guess a colour from a fabric.

    Further rules
    - Sizes, brands and the words "men", "women" and "kids" are ignored.
    - Two-word colours stay as they are: "navy blue".
    - The object is written on one line with double quotes.

    Examples
    Title: Women's Silk Scarf, Dark Red
    Attributes: {"type": "scarf", "color": "dark red", "material": "silk"}
    Title: Kids Jacket Size 110
    Attributes: {"type": "jacket", "color": null, "material": null}
    """,
    """f"Title: {data['title']}\\nAttributes:\"""",
    tuple(
        {key: None if value == "-" else value for key, value in row.items()}
        for row in table(
            "title|type|color|material",
            """
            Men's Cotton Shirt, White, Size L|shirt|white|cotton
            Norrland Wool Jacket for Women|jacket|-|wool
            Evening Dress in Black|dress|black|-
            Denim Skirt, Light Blue, 38|skirt|light blue|denim
            Kids Fleece Scarf Green|scarf|green|fleece
            Linen Dress by Mira, Size M|dress|-|linen
            Leather Jacket, Brown, Men|jacket|brown|leather
            Office Shirt, Navy Blue, Slim Fit|shirt|navy blue|-
            Velvet Skirt, Purple|skirt|purple|velvet
            """,
        )
    ),
    gold='json.dumps({"type": data["type"], "color": data["color"], "material": data["material"]})',
    above="import json",
)

STARS = described(
    "five stars with anchors, few-shot",
    "review-stars",
    """
    You predict how many stars a customer gave, from the text of the review alone.

    Scale and anchors
    1 star - very bad: "Broke on the first day, no refund. Never again."
    2 stars - bad: "Works now and then, I would not buy it again."
    3 stars - average: "It does its job, no more and no less."
    4 stars - good: "Happy with it, only the cable is short."
    5 stars - excellent: "Perfect! The best I have ever owned."

    Scoring rules
    1. Praise with one small complaint is 4.
    2. Praise and complaints of the same weight are 3.
    3. A product that cannot be used at all is 1, however polite the review is.
    4. Late delivery is not the product's fault, so leave it out of account.

    Write the number of stars as one digit from 1 to 5, without the word "stars".
    """,
    """f"Review: {data['review']}\\nStars:\"""",
    table(
        "review|label",
        """
        Absolutely wonderful blender, I use it every single day!|5
        Okay for the price: good motor, ugly case.|3
        Arrived dead and stayed dead. A waste of money.|1
        Lovely lamp, though the switch is a bit stiff.|4
        Loses its charge quickly and feels cheap. Disappointed.|2
        Neither good nor bad, an ordinary toaster.|3
        Came a week late, but what a superb kettle, flawless.|5
        Sadly it will not turn on at all, even after a repair.|1
        Very good headphones, I just wish the bag were larger.|4
        The mixer jams most of the time. I regret the purchase.|2
        """,
    ),
)

RELEVANCE = guided(
    "relevance of products to queries by letter",
    "query-relevance",
    """
    Shopping queries: annotation guide

    You see a query and a product. Decide how well the product serves the person who typed the query.

    E (exact): the product is what was asked for, with all properties that the query names.
    S (substitute): the product could be used instead, but one property is different.
    C (complement): the product is used together with what was asked for.
    I (irrelevant): none of the above.

    Steps
    a) What kind of thing does the query ask for, and which properties does it name?
    b) Is the product of that kind? If it is and all properties agree, choose E. If one does not agree, choose S.
    c) If the product is of another kind, ask whether people use the two together. If so choose C, if not choose I.

    Illustrations
    query "red bicycle helmet", product "Bicycle helmet, red, size M" -> E
    query "red bicycle helmet", product "Bicycle helmet, black" -> S
    query "red bicycle helmet", product "Bicycle lamp set" -> C
    query "red bicycle helmet", product "Garden chair" -> I

    Answer with one capital letter.
    """,
    """f"Query: {data['query']}\\nProduct: {data['product']}\\nAnswer:\"""",
    table(
        "query|product|label",
        """
        black leather wallet|Wallet made of black leather, six cards|E
        black leather wallet|Wallet made of brown leather|S
        coffee machine with grinder|Descaler for coffee machines|C
        wooden chess set|Swimming goggles for adults|I
        running shoes women size 39|Running shoes, women, size 41|S
        acoustic guitar|Guitar strings, set of six|C
        blue umbrella|Umbrella, blue, folds to 25 cm|E
        electric toothbrush|Brush heads for electric toothbrush|C
        office desk white|Frozen pizza with spinach|I
        rain jacket kids green|Green rain jacket for kids, 4 to 6 years|E
        steel water bottle 1 l|Water bottle, plastic, 1 l|S
        """,
    ),
)

ASPECTS = guided(
    "sentiment towards one aspect",
    "aspect-sentiment",
    """
    Task description
    You are given a sentence from a restaurant review and one aspect. Say how the writer feels about that aspect.

    Possible values
    positive: the writer praises the aspect.
    negative: the writer complains about it.
    neutral: the writer mentions it without a judgement.

    What to watch out for
    1. Other aspects of the same sentence do not count. "The soup was great but the waiter was rude" is
       positive for soup and negative for waiter.
    2. Irony is read as it is meant: "Great, another hour of waiting" is negative for waiting.
    3. Facts such as prices or opening times are neutral, unless the writer judges them.
    4. A wish for more is positive: "I could eat their bread all day."

    Format
    One of the three values in lower case, no punctuation.

    Example
    Sentence: The terrace is lovely, but the chairs are hard.
    Aspect: chairs
    Sentiment: negative
    """,
    """f"Sentence: {data['sentence']}\\nAspect: {data['aspect']}\\nSentiment:\"""",
    table(
        "sentence|aspect|label",
        """
        The pasta was delicious, the wine less so.|pasta|positive
        The pasta was perfect, but the wine tasted sour.|wine|negative
        They open at six and close at eleven.|opening times|neutral
        Our waiter was friendly and quick.|waiter|positive
        Wonderful, cold fries once again.|fries|negative
        We sat at a table near the window.|table|neutral
        The music was far too loud to talk.|music|negative
        The menu has eight main courses.|menu|neutral
        I dream of their chocolate cake.|chocolate cake|positive
        The view makes up for the slow kitchen.|kitchen|negative
        """,
    ),
)

DUPLICATES = guided(
    "duplicate questions, PPL with yes and no",
    "duplicate-questions",
    """
    Two customers have asked a question about a product. The shop wants to merge questions that mean the same.

    Merge (yes) if one answer would satisfy both customers.
    Do not merge (no) if one of them would still have to ask.

    Consider
    - Different words may ask the same thing: "How heavy is it?" and "What does it weigh?"
    - A small word may change everything: "with battery" and "without battery".
    - Questions on different properties are never merged: length and width, price and postage.
    - A question about one part and a question about the whole thing are not merged.

    Worked pairs
    First question: Is the cup safe in the dishwasher?
    Second question: Can I put the cup into a dishwasher?
    Merge: yes

    First question: Is the cup safe in the dishwasher?
    Second question: Is the lid safe in the dishwasher?
    Merge: no

    Now judge the following pair.
    """,
    """f"First question: {data['first']}\\nSecond question: {data['second']}\\nMerge:\"""",
    keyed(
        "first|second",
        """
        How long is the cable?|What is the length of the cable?|*yes/no
        How long does the battery last?|How long does it take to charge the battery?|yes/*no
        Does the lamp come with a bulb?|Is a bulb included with the lamp?|*yes/no
        Which colours are there?|Which sizes are there?|yes/*no
        Can the blanket be washed?|Is the blanket washable?|*yes/no
        Is the tent waterproof?|Is the floor of the tent waterproof?|yes/*no
        Where was the knife made?|In which country is this knife produced?|*yes/no
        Does it work without Wi-Fi?|Does it work with Wi-Fi?|yes/*no
        What does postage to Spain cost?|How much is the postage to Spain?|*yes/no
        What does postage to Spain cost?|How long does postage to Spain take?|yes/*no
        """,
        lead=" ",
    ),
    gold=BEST,
    lead="",
    method="ppl",
)

SHELVES = guided(
    "departments of a supermarket by number",
    "shelf-number",
    """
    You help a supermarket to sort new articles. Choose the department and write its number.

    Departments
    1 Fruit and vegetables (fresh only)
    2 Bakery
    3 Dairy and eggs
    4 Frozen food
    5 Household (cleaning, paper, batteries)

    Rules, the most important first
    1. What is sold frozen always goes to 4, even if it is fruit, vegetables, bread or ice cream.
    2. What cannot be eaten goes to 5.
    3. Cakes that are baked in the shop go to 2.
    4. Drinks made of milk go to 3.
    5. Potatoes and herbs in pots count as vegetables.

    Here are two articles that are often sorted wrongly:
    - Frozen spinach -> 4, not 1
    - Yoghurt drink -> 3

    You answer with the digit and nothing more.
    """,
    """f"Article: {data['article']}\\nDepartment:\"""",
    table(
        "article|label",
        """
        Basil in a pot|1
        Baguette, baked in the shop|2
        Goat's cheese|3
        Frozen raspberries|4
        Dishwasher tablets|5
        Loose carrots|1
        Frozen bread rolls|4
        Kitchen paper, four rolls|5
        Ten eggs from free-range hens|3
        Apple cake, baked in the shop|2
        Vanilla ice cream|4
        Buttermilk|3
        """,
    ),
)

RIGHT = (TOXIC, POSTS, ATTRIBUTES, STARS, RELEVANCE, ASPECTS, DUPLICATES, SHELVES)
