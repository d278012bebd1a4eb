"""Right prompts: the base tasks in other people's layouts."""

from __future__ import annotations

from tests.lint.fortyninth.tasks_exam import BOOLS, HEIGHTS, OPTICS, PRONOUN, SQL, SUMS, TRACE
from tests.lint.fortyninth.tasks_work import (
    CHAT,
    CLAUSE,
    DOSE,
    HEADLINE,
    INVOICE,
    JOBS,
    REVIEWS,
    SENSOR,
    STOCK,
    TICKETS,
)
from tests.lint.fortyninth.tasks_world import (
    ARTIKEL,
    KANA,
    LECTURE,
    NOTICIAS,
    SINONIM,
    VERDADE,
    VERTALING,
)
from tests.lint.fortyninth.tasks_zh import HISTORY, JUDGE, ORDERS, POEMS, READING, SHOP, ZHSUM
from tests.lint.making import Right, odd

RIGHT: tuple[Right, ...] = (
    odd("queues in rows with bars", TICKETS, ("- {name}: {meaning}", "| {name} | {meaning} |")),
    odd("queues without what they mean", TICKETS, ("- {name}: {meaning}", "- {name}")),
    odd("queues, no shots", TICKETS, fewshot=0),
    odd("queues, six shots", TICKETS, fewshot=6),
    odd("an invoice in a tag", INVOICE, ("Line: {line}", "<line>{line}</line>")),
    odd(
        "an invoice, keys in quotes",
        INVOICE,
        ("vendor, total and currency", '"vendor", "total" and "currency"'),
    ),
    odd("doses, the notes in quotes", DOSE, ("Note: %(note)s", 'Note: \\"%(note)s\\"')),
    odd(
        "doses, with the form as an example",
        DOSE,
        ("parted by semicolons.", "parted by semicolons (drug; dose; times)."),
    ),
    odd("a lease, the verdict asked as a question", CLAUSE, ('"Verdict:"', '"Which is it?"')),
    odd(
        "a lease, the clause behind a number sign",
        CLAUSE,
        ('"Clause: "', '"# Clause\\n"'),
        ('"Statement: "', '"# Statement\\n"'),
    ),
    odd(
        "boilers, thresholds in lines",
        SENSOR,
        (
            "A boiler is cold below 40 degrees, normal from 40 to 80, and hot above 80.",
            "cold: below 40 degrees\\nnormal: 40 to 80 degrees\\nhot: above 80 degrees",
        ),
    ),
    odd(
        "boilers, readings in short",
        SENSOR,
        (
            "Sensor {data['sensor']} reads {data['reading']} degrees.",
            "{data['sensor']}={data['reading']}",
        ),
    ),
    odd(
        "a chat with dashes",
        CHAT,
        ("{turn['who']}: {turn['says']}", "- {turn['who']}: {turn['says']}"),
    ),
    odd(
        "a chat, intents listed by the alphabet",
        CHAT,
        ("return, delivery, price or cancel", "cancel, delivery, price or return"),
    ),
    odd(
        "adverts between rules", JOBS, ("Advert: {advert}\\n", "Advert:\\n---\\n{advert}\\n---\\n")
    ),
    odd("titles of up to eight words", HEADLINE, ("at most six words", "no more than eight words")),
    odd(
        "aspects by an arrow",
        REVIEWS,
        ('"\\nAspect:"', '"\\n-> Aspect:"'),
        ("\\nAspect: {aspect}", "\\n-> Aspect: {aspect}"),
    ),
    odd(
        "aspects of guests' reviews in brackets",
        REVIEWS,
        ("about: room, staff, food or noise?", "about (room | staff | food | noise)?"),
    ),
    odd(
        "stock as comma-separated values",
        STOCK,
        ("item | shelf | left", "item,shelf,left"),
        (
            "{entry['item']} | {entry['shelf']} | {entry['left']}",
            "{entry['item']},{entry['shelf']},{entry['left']}",
        ),
    ),
    odd(
        "stock as a table with a rule",
        STOCK,
        ('"item | shelf | left"', '"item | shelf | left", "--- | --- | ---"'),
    ),
    odd(
        "optics with a full stop behind the letters",
        OPTICS,
        ("({letter}) {options", "{letter}. {options"),
    ),
    odd("optics, all four letters named", OPTICS, ("a single letter.", "A, B, C or D.")),
    odd(
        "the options of the blank with brackets",
        PRONOUN,
        ("1: {data", "(1) {data"),
        ("2: {data", "(2) {data"),
    ),
    odd(
        "a query in the middle of comments",
        SQL,
        ("-- Write one SQLite query.", "/* Write one SQLite query. */"),
    ),
    odd("programs with a prompt of Python's", TRACE, ('"\\nIt prints:"', '"\\n# Output:"')),
    odd("sums without a word on steps", SUMS, ("\\nThink step by step.", "")),
    odd("peaks, one a line", HEIGHTS, ('"; ".join', '"\\n".join')),
    odd("yes or no in brackets", BOOLS, ("Answer Yes or No:", "Answer (Yes/No):")),
    odd(
        "history with options in one line",
        HISTORY,
        ('"\\n".join(lines)', '" ".join(lines[:5]) + "\\n" + "\\n".join(lines[5:])'),
    ),
    odd("history, the cue is a sentence's beginning", HISTORY, ('"答案："', '"正确的一项是："')),
    odd("reviews in quotes", SHOP, ("评论：{data['review']}", "评论：“{data['review']}”")),
    odd("reviews with four shots", SHOP, fewshot=4),
    odd("Chinese sums, a plain cue", ZHSUM, ("\\n解答：", "\\n解：")),
    odd("orders, fields in quotes", ORDERS, ("收货人、城市和数量", "“收货人”、“城市”和“数量”")),
    odd("claims with five shots", JUDGE, fewshot=5),
    odd("poems without their titles", POEMS, ("\\n出处：{data['poem']}", "")),
    odd(
        "reading with plain cues",
        READING,
        ("【短文】", "短文："),
        ("【问题】", "问题："),
        ("【答案】", "答案："),
    ),
    odd(
        "Spanish topics, the legend in lines",
        NOTICIAS,
        ('", ".join', '"\\n".join'),
        ("su tema ({clave}).", "su tema.\\n{clave}"),
    ),
    odd(
        "French without the wish for the text's words",
        LECTURE,
        (", avec les mots du texte :", " :"),
    ),
    odd("articles with an ellipsis for the gap", ARTIKEL, ("___ {data", "… {data")),
    odd("readings under another cue", KANA, ('"\\n読み："', '"\\nよみかた："')),
    odd(
        "true and false in Portuguese, in words too",
        VERDADE,
        ("Responda V se", "Responda V (verdadeiro) se"),
        ("e F se", "e F (falso) se"),
    ),
    odd("Russian options in round brackets", SINONIM, ("{nomer}) {slovo}", "({nomer}) {slovo}")),
    odd(
        "translations with arrows",
        VERTALING,
        ("\\nItalian: {it}", "\\nItalian -> {it}"),
        ("\\nItalian:", "\\nItalian ->"),
    ),
)
