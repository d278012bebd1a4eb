"""Right prompts whose answers are labels: yes and no, sentiments, relations, topics."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, odd, written
from tests.lint.fifth.rows import table
from tests.lint.fifth.tasks_labels import REVIEWS

_STARS = tuple(
    table(
        """\
Five minutes of fun, two hours of boredom.|1
Nobody could wish for more.|5
It is fine, I suppose.|3
Good, but the sound is thin.|4
Poor, though the cover is nice.|2
I will never buy from them again.|1
The best gift I ever got.|5
Neither good nor bad.|3
Solid work with small flaws.|4
Disappointing for that price.|2""",
        "text stars",
    )
)


_ACCEPT = tuple(
    table(
        """\
The cats was sleeping.|0
The cats were sleeping.|1
She gave him a book.|1
She gave to a book him.|0
Who did you see?|1
Who you did see?|0
He runs often fast very.|0
He often runs very fast.|1
The bread was eaten by mice.|1
Was by mice the bread eaten.|0""",
        "sentence ok",
    )
)


_GERMAN = tuple(
    table(
        """\
Der Zug hatte zwei Stunden Verspätung.|negativ
Das Essen war köstlich.|positiv
Nie wieder dieses Hotel!|negativ
Ein wunderbarer Abend am See.|positiv
Leider ist der Griff abgebrochen.|negativ
Sehr freundliche Bedienung.|positiv
Die Tür klemmt seit Wochen.|negativ
Alles lief wie am Schnürchen.|positiv""",
        "text label",
    )
)


_STANCE = tuple(
    table(
        """\
Cars out of town centres|Streets without cars are quieter, and children can play there.|pro
Cars out of town centres|Shops lose the customers who come from villages.|con
School uniforms|They cost parents money that they lack.|con
School uniforms|Nobody is laughed at for cheap clothes any more.|pro
Free buses|Someone has to pay the drivers after all.|con
Free buses|Those who earn least ride most, and they gain most.|pro
Longer shop hours|Families of shop workers see less of each other.|con
Longer shop hours|One could buy bread after the late shift.|pro""",
        "topic argument side",
    )
)


_CHINESE = tuple(
    table(
        """\
这家餐厅的面条又香又有嚼劲。|好评
快递等了半个月，盒子还破了。|差评
老板很热情，下次还来。|好评
衣服洗一次就褪色了。|差评
电池很耐用，出差三天不用充电。|好评
客服一直不回消息。|差评
房间干净，窗外就是海。|好评
音质沙哑，后悔买了。|差评""",
        "text label",
    )
)


RIGHT: tuple[Right, ...] = (
    odd(
        "labels as digits, with a legend that is right",
        REVIEWS,
        ('" " + sentiment', "f\" {data['label']}\""),
        ('"processed_output": sentiment', '"processed_output": str(data["label"])'),
        description="Label each review: 0 = negative, 1 = positive.",
    ),
    odd(
        "labels in capitals all through",
        REVIEWS,
        ('"negative"', '"NEGATIVE"'),
        ('"positive"', '"POSITIVE"'),
        description="NEGATIVE or POSITIVE?",
    ),
    odd(
        "labels that are signs",
        REVIEWS,
        ('"negative"', '"-"'),
        ('"positive"', '"+"'),
        description="Put + for praise and - for blame.",
    ),
    odd(
        "labels that are pictures",
        REVIEWS,
        ('"negative"', '"👎"'),
        ('"positive"', '"👍"'),
        description="Answer with 👍 or 👎.",
    ),
    odd(
        "labels of two words",
        REVIEWS,
        ('"negative"', '"not recommended"'),
        ('"positive"', '"highly recommended"'),
        description="",
    ),
    odd(
        "the text in quotes",
        REVIEWS,
        ('"Review: " + data["text"] + "', '"The review says: \\"" + data["text"] + "\\"'),
    ),
    odd(
        "the review behind the question",
        REVIEWS,
        (
            '"Review: " + data["text"] + "\\nSentiment:"',
            '"Is this review positive or negative?\\n" + data["text"] + "\\nIt is"',
        ),
        description="",
    ),
    odd(
        "a cue in square brackets",
        REVIEWS,
        ('"Review: "', '"[review] "'),
        ('"\\nSentiment:"', '"\\n[sentiment]"'),
    ),
    odd(
        "hash marks as cues",
        REVIEWS,
        ('"Review: "', '"### Review\\n"'),
        ('"\\nSentiment:"', '"\\n### Sentiment\\n"'),
        ('" " + sentiment', "sentiment"),
    ),
    odd("an arrow as cue", REVIEWS, ('"Review: " +', '"" +'), ('"\\nSentiment:"', '" =>"')),
    odd(
        "no shots and a long instruction",
        REVIEWS,
        fewshot=0,
        description="You are given a review that a customer wrote. Read it with care, and say whether it is positive or negative. Use one word.",
    ),
    odd(
        "a separator of three hash marks", REVIEWS, own={"separator": "\n###\n"}, stop=("###", "\n")
    ),
    written(
        "stars from 1 to 5",
        _STARS,
        '"Review: " + data["text"] + "\\nStars (1 to 5):"',
        '" " + data["stars"]',
        'data["stars"]',
    ),
    written(
        "stars as a word with a number",
        _STARS,
        '"Review: " + data["text"] + "\\nRating:"',
        "f\" {data['stars']}/5\"",
        "f\"{data['stars']}/5\"",
    ),
    written(
        "stars as stars",
        _STARS,
        '"Review: " + data["text"] + "\\nRating:"',
        "f\" {'★' * int(data['stars'])}\"",
        '"★" * int(data["stars"])',
    ),
    written(
        "sentences that are wrong on purpose",
        _ACCEPT,
        '"Sentence: " + data["sentence"] + "\\nIs it good English?"',
        '" " + gold',
        "gold",
        first='gold = "yes" if data["ok"] == "1" else "no"',
    ),
    written(
        "a German prompt with German labels",
        _GERMAN,
        '"Bewertung: " + data["text"] + "\\nStimmung (positiv oder negativ):"',
        '" " + data["label"]',
        'data["label"]',
    ),
    written(
        "an English prompt about German texts",
        _GERMAN,
        '"German review: " + data["text"] + "\\nSentiment (positive or negative):"',
        '" " + gold',
        "gold",
        first='gold = data["label"].replace("tiv", "tive")',
    ),
    written(
        "two docs each on one topic",
        _STANCE,
        "f\"Topic: {data['topic']}\\nArgument: {data['argument']}\\nIs this pro or con?\"",
        '" " + data["side"]',
        'data["side"]',
    ),
    written(
        "Chinese labels without spaces",
        _CHINESE,
        '"评论：" + data["text"] + "\\n这是好评还是差评？"',
        'data["label"]',
        'data["label"]',
    ),
    written(
        "Chinese text and an English prompt",
        _CHINESE,
        '"Review in Chinese: " + data["text"] + "\\nIs it good or bad?"',
        '" " + gold',
        "gold",
        first='gold = {"好评": "good", "差评": "bad"}[data["label"]]',
    ),
    written(
        "a Chinese prompt in corner brackets",
        _CHINESE,
        '"「" + data["text"] + "」\\n以上评论属于好评或差评："',
        'data["label"]',
        'data["label"]',
    ),
)
