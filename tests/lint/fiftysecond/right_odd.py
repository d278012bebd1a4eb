"""Right prompts: the corpus' tasks in other people's habits."""

from __future__ import annotations

from tests.lint.fiftysecond.tasks_course import (
    AGNEWS,
    ENDING,
    HAUSA,
    NAIRA,
    PASSAGE,
    PASSIVE,
    PYQUIZ,
    SIZES,
    SPAM,
    STARS,
)
from tests.lint.fiftysecond.tasks_more import ENEM, KARGO, NOTA, TARIH, TRADUIRE, ULASAN
from tests.lint.fiftysecond.tasks_work import (
    CLAUSE,
    COLD,
    INVOICE,
    JOBS,
    OUTAGE,
    REFUND,
    SQL,
    STOCK,
    TICKETS,
    WARD,
)
from tests.lint.fiftysecond.tasks_zh import DILI, KESHI, PANDUAN, TONGZHI, WAIMAI, YINGYONG
from tests.lint.making import Right, odd, table

RIGHT: tuple[Right, ...] = (
    odd(
        "a dash between queue and meaning", TICKETS, ("- {name}: {meaning}", "* {name} - {meaning}")
    ),
    odd("no shots at all for the queues", TICKETS, fewshot=0),
    odd(
        "shots of their own for the queues",
        TICKETS,
        shots=table(
            "message|queue",
            """
        The machine at Ikeja kept my card.|cards
        My deposit to Zenith Bank was returned.|transfers
        The app has locked me out.|login
        I paid for data, but have none.|airtime
        My new card does not work abroad.|cards
        """,
        ),
    ),
    odd(
        "queues in an order of the alphabet",
        TICKETS,
        ("in QUEUES.items()]", "in sorted(QUEUES.items())]"),
    ),
    odd("an empty line before the cue JSON", INVOICE, ("\\nJSON:", "\\n\\nJSON:")),
    odd(
        "the object is printed without spaces",
        INVOICE,
        ('"unit_price": data["price"]}', '"unit_price": data["price"]}, separators=(",", ":")'),
    ),
    odd(
        "the sensor's limits with a degree sign",
        COLD,
        ("2 C", "2 °C"),
        ("8 C", "8 °C"),
        ("{value} C", "{value} °C"),
    ),
    odd(
        "readings one per line",
        COLD,
        ('", ".join(f"{value} C"', '"".join(f"\\n- {value} C"'),
        ("Readings: {readings}", "Readings:{readings}"),
    ),
    odd(
        "the clause without quotes",
        CLAUSE,
        ('\'Clause: "{data["clause"]}"\\n', '\'Clause: {data["clause"]}\\n'),
    ),
    odd("options of a clause on one line", CLAUSE, ('"\\n".join', '"; ".join')),
    odd(
        "levels with a full stop behind each",
        WARD,
        ("act now", "act now."),
        ("the hour", "the hour."),
        ("see today", "see today."),
        ("a doctor", "a doctor."),
    ),
    odd(
        "levels from the mildest to the worst",
        WARD,
        ("1 = life in danger, act now\n", ""),
        ("2 = urgent, see within the hour\n", ""),
        ("3 = can wait, see today\n", ""),
        (
            "4 = no need for a doctor",
            "4 = no need for a doctor\n3 = can wait, see today\n2 = urgent, see within the hour\n1 = life in danger, act now",
        ),
    ),
    odd("the advert between rules", JOBS, ('"Advert: %s" %', '"---\\n%s\\n---" %')),
    odd(
        "the question for the years comes last",
        JOBS,
        ('"How many years of experience does the advert ask for? Answer with a number.",\n', ""),
        (
            '"Years:"',
            '"How many years of experience does the advert ask for? Answer with a number.",\n        "Years:"',
        ),
    ),
    odd(
        "a chat with the turns in brackets",
        REFUND,
        ("f\"{turn['who']}: {turn['says']}\"", "f\"[{turn['who']}] {turn['says']}\""),
    ),
    odd(
        "a schema as a comment of SQL over two lines",
        SQL,
        (
            '"orders(id, customer, city, total, paid)"',
            '"table orders\\n-- columns: id, customer, city, total, paid"',
        ),
    ),
    odd(
        "a table as CSV",
        STOCK,
        ('"| " + " | ".join(data["columns"]) + " |"', '",".join(data["columns"])'),
        ("head, rule, *body", "head, *body"),
        ('"| " + " | ".join(cells) + " |"', '",".join(cells)'),
        ('    rule = "|" + "|".join("---" for _ in data["columns"]) + "|"\n', ""),
    ),
    odd(
        "the question before the table",
        STOCK,
        (
            '[head, rule, *body, "", "Question: " + data["question"], "Answer:"]',
            '["Question: " + data["question"], "", head, rule, *body, "", "Answer:"]',
        ),
    ),
    odd("a claim in quotes", OUTAGE, ("Claim: {data['claim']}", "Claim: “{data['claim']}”")),
    odd("labels of spam in quotes", SPAM, ("spam or ham?", "'spam' or 'ham'?")),
    odd(
        "a definition of ham",
        SPAM,
        ("spam or ham?", "spam or ham (a message that somebody wanted)?"),
    ),
    odd("five shots and a small room for the class", SPAM, fewshot=5, max_tokens=4),
    odd("a scale with meanings at its ends", STARS, ("(1 to 5)", "(1 = worst, 5 = best)")),
    odd("a cue without a colon", STARS, ('"Stars:"', '"Number of stars ="')),
    odd("keys of the quiz in brackets", PYQUIZ, ("{key}) {value}", "({key}) {value}")),
    odd("a fence without a language", PYQUIZ, ("```python", "```")),
    odd("hash signs before the result", NAIRA, ("The answer is {answer}", "#### {answer}")),
    odd(
        "steps on lines of their own",
        NAIRA,
        ('" ".join(data["steps"])', '"\\n".join(data["steps"])'),
        stop=("Problem:",),
    ),
    odd(
        "a legend of digits with dots",
        AGNEWS,
        (
            "1 World, 2 Sports, 3 Business, 4 Science.",
            "1. World, 2. Sports, 3. Business, 4. Science",
        ),
    ),
    odd("an arrow for the class of the news", AGNEWS, ("Number:", "->")),
    odd(
        "things behind dashes",
        SIZES,
        (
            'f"{i}. {name}" for i, name in enumerate(data["things"], 1)',
            'f"- {name}" for name in data["things"]',
        ),
    ),
    odd(
        "an order written by the sign for smaller",
        SIZES,
        ("to the largest.", "to the largest, with < between them."),
        ('", ".join(data["sorted"])', '" < ".join(data["sorted"])'),
    ),
    odd(
        "a story with a task before it",
        ENDING,
        ('"input": data["story"]', '"input": "Finish the story.\\n\\n" + data["story"]'),
    ),
    odd(
        "an example of the passive more",
        PASSIVE,
        (
            "opened by two clerks.",
            "opened by two clerks.\n\nActive: A nurse has washed the child.\nPassive: The child has been washed by a nurse.",
        ),
    ),
    odd(
        "words in a table of two columns",
        HAUSA,
        ("f\"English: {data['en']}\\nHausa:\"", "f\"{data['en']} |\""),
    ),
    odd("the notes are in capital tags", PASSAGE, ("<notes>", "<NOTES>"), ("</notes>", "</NOTES>")),
    odd(
        "marks of options in full-width brackets",
        DILI,
        ("{zimu}．{neirong}", "（{zimu}）{neirong}"),
    ),
    odd("题目前有说明", DILI, ('f"【题目】', 'f"请回答下面的单项选择题。\\n【题目】')),
    odd("方面用斜线隔开", WAIMAI, ('"、".join(FANGMIAN)', '"/".join(FANGMIAN)')),
    odd("判断题以问句结尾", PANDUAN, ("\\n判断：", "\\n对还是错？")),
    odd(
        "科室一行一个",
        KESHI,
        ('"；".join', '"\\n".join'),
        ("科室：{shuoming}", "科室：\\n{shuoming}"),
    ),
    odd("通知放在引号里", TONGZHI, ("通知：{}", "通知：“{}”")),
    odd("应用题不提示步骤", YINGYONG, ("\\n请一步一步思考，最后写出答案。", "")),
    odd(
        "labels of sentiment in a list",
        ULASAN,
        ("berikut: positif, negatif atau netral.", "berikut.\\nPilihan: positif, negatif, netral"),
    ),
    odd(
        "konu yerine soru",
        KARGO,
        (
            "Şikâyetin konusu nedir? Seçenekler: gecikme, hasar, kayıp.",
            "Aşağıdaki şikâyet bir gecikme mi, hasar mı, kayıp mı?",
        ),
    ),
    odd("şıklar noktayla", TARIH, ('harf + ") "', 'harf + ". "')),
    odd(
        "itens com ponto e vírgula",
        NOTA,
        ('"\\n".join(data["linhas"])', '"; ".join(data["linhas"])'),
    ),
    odd("pergunta sem rótulo", ENEM, ('"Pergunta: " + data', "data")),
    odd(
        "a translation by two letters", TRADUIRE, ("French: {", "FR: {"), ("\\nEnglish:", "\\nEN:")
    ),
)
