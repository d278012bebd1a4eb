"""Right prompts: the corpus' tasks in other people's habits."""

from __future__ import annotations

from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    DNA,
    FRAC,
    HOURS,
    LAB,
    LEASE,
    ORDERS,
    PAIRS,
    PRINTS,
    RARE,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, FARM, PHYS, SCENE, SPAN, STRAY
from tests.lint.fiftyfifth.tasks_world import CALLS, DEEN, ERROR, NOTICIA, REVIEW, VOPROS
from tests.lint.making import Right, odd, table

RIGHT: tuple[Right, ...] = (
    odd("eight shots of laboratory results", LAB, fewshot=8),
    odd("laboratory results without a shot", LAB, fewshot=0),
    odd(
        "results on one line with bars",
        LAB,
        ('text = "\\n".join(', 'text = " | ".join('),
    ),
    odd(
        "results with an arrow for a cue",
        LAB,
        ('"Flag:"', '"=>"'),
    ),
    odd(
        "the reference range with a dash",
        LAB,
        ("Reference range: {low} to {high} {unit}", "Ref. {low}–{high} {unit}"),
    ),
    odd(
        "flags as single letters that are explained",
        LAB,
        ("Is the result low, normal or high?", "Flag the result: L = low, N = normal, H = high."),
        ('gold = data["flag"]', 'gold = data["flag"][0].upper()'),
    ),
    odd(
        "topics as a bulleted list",
        CARD,
        ("Topics: {topics}.", "Topics:\n{topics}"),
        ('", ".join(TOPICS)', '"\\n".join("* " + topic for topic in TOPICS)'),
    ),
    odd(
        "topics with numbers, which are right",
        CARD,
        ("Pick the topic of", "Pick the number of the topic of"),
        ('", ".join(TOPICS)', '", ".join(f"{n} {topic}" for n, topic in enumerate(TOPICS, 1))'),
        ('TOPICS[data["topic"]]', 'str(data["topic"] + 1)'),
        ("Topic:", "Number:"),
    ),
    odd(
        "the customer's message in an XML tag",
        CARD,
        ("Message: {chat}", "<message>\n{chat}\n</message>"),
    ),
    odd(
        "the customer speaks, and the desk notes the topic",
        CARD,
        ("Message: {chat}\n", "Customer: {chat}\n"),
        ("Topic:", "Desk (topic):"),
    ),
    odd(
        "the clause in triple quotes",
        LEASE,
        (
            '"Clause: " + data["clause"] + "\\n"',
            '"Clause:\\n\\"\\"\\"\\n" + data["clause"] + "\\n\\"\\"\\"\\n"',
        ),
    ),
    odd(
        "the lease's date is asked for with a reminder that two dates may be there",
        LEASE,
        (
            "Copy the date from the clause.",
            "There may be two dates or more; copy the one on which it ends.",
        ),
    ),
    odd(
        "rarity in capitals in the prompt and in the answers",
        RARE,
        ("are common", "are COMMON"),
        ("are rare", "are RARE"),
        ("are epic", "are EPIC"),
        ('gold = data["rarity"]', 'gold = data["rarity"].upper()'),
    ),
    odd(
        "rarity of items with the slot as one line more",
        RARE,
        ('item.shown() + "\\nRarity:"', "item.shown() + f\"\\nWorn on: {data['slot']}\\nRarity:\""),
    ),
    odd(
        "the town hall's hours as a table in Markdown",
        HOURS,
        ('text = ""', 'text = "| Office | Days | From | To |\\n| --- | --- | --- | --- |\\n"'),
        (
            'f"{office}: {days}, {begin} to {end}\\n"',
            'f"| {office} | {days} | {begin} | {end} |\\n"',
        ),
    ),
    odd("yes or no is asked for again in the cue", HOURS, ("\\nAnswer:", "\\nSo, yes or no?")),
    odd(
        "strands with blanks between bases",
        DNA,
        ("5'-{strand}-3'", "{' '.join(strand)}"),
        ('gold = data["complement"]', 'gold = " ".join(data["complement"])'),
    ),
    odd(
        "strands in small letters, as are the answers",
        DNA,
        ('strand = data["strand"]', 'strand = data["strand"].lower()'),
        ('gold = data["complement"]', 'gold = data["complement"].lower()'),
    ),
    odd(
        "fractions in LaTeX",
        FRAC,
        ('data["fraction"] + " ="', '"$\\\\frac{" + data["fraction"].replace("/", "}{") + "}$ ="'),
        ('gold = data["lowest"]', 'gold = "$\\\\frac{" + data["lowest"].replace("/", "}{") + "}$"'),
    ),
    odd(
        "fractions without an instruction",
        FRAC,
        ('text = "Reduce the fraction to lowest terms."\n    text += "\\n" + ', "text = "),
    ),
    odd(
        "types of commits sorted, in backticks",
        COMMIT,
        ("for name, meaning in TYPES.items()]", "for name, meaning in sorted(TYPES.items())]"),
        ("- {name}: {meaning}", "* `{name}` – {meaning}"),
    ),
    odd(
        "commits with shots from a file",
        COMMIT,
        shots=table(
            "subject|type",
            """
        Allow more than one address per customer|feat
        Stop the timer when the window closes|fix
        Say in the manual where logs are kept|docs
        Skip rows that did not change while saving|perf
        """,
        ),
    ),
    odd(
        "what a program prints, with the shell's prompt",
        PRINTS,
        ("\\nOutput:", "\\n$ python program.py\\n"),
        ('"output": " " + gold', '"output": gold'),
    ),
    odd(
        "JSON in a fence",
        ORDERS,
        ("JSON:", "```json\\n"),
        ('"output": " " + gold', '"output": gold + "\\n```"'),
        stop=("\n```",),
    ),
    odd(
        "two questions as a numbered list",
        PAIRS,
        ('{"First": first, "Second": second}', '{"1": first, "2": second}'),
        ("{name}: {each}", "{name}. {each}"),
    ),
    odd(
        "yes and no for two questions as T and F",
        PAIRS,
        ("Answer yes or no.", "Answer T for true or F for false."),
        ('gold = data["same"]', 'gold = {"yes": "T", "no": "F"}[data["same"]]'),
    ),
    odd(
        "letters in brackets, in the list and in the answers",
        PHYS,
        ("{letter}. {choice}", "({letter}) {choice}"),
        ('"ABCD"[data["answer"]]', "f\"({'ABCD'[data['answer']]})\""),
    ),
    odd(
        "options by number from 1, and numbers are right",
        PHYS,
        ('zip("ABCD", data', 'zip("1234", data'),
        ('"ABCD"[data["answer"]]', 'str(data["answer"] + 1)'),
    ),
    odd(
        "the exam's options on one line",
        PHYS,
        ('text += f"{letter}. {choice}\\n"', 'text += f"({letter}) {choice} "'),
        ('text += "Answer:"', 'text = text.rstrip() + "\\nAnswer:"'),
    ),
    odd("the exam in zero shots", PHYS, fewshot=0, stop=("\n", ".")),
    odd(
        "the exam with the options' texts as answers",
        PHYS,
        ("{letter}. {choice}", "- {choice}"),
        ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]'),
    ),
    odd(
        "sums of a farm with the gold behind four hashes",
        FARM,
        (" So the answer is {gold}", "\\n#### {gold}"),
        stop=("\n\n", "Question:"),
    ),
    odd("scenes with no activity in front", SCENE, ("[{data['activity']}] ", "")),
    odd(
        "scenes with the activity as a title",
        SCENE,
        ("[{data['activity']}] {", "How it goes on: {data['activity']}\\n\\n{"),
    ),
    odd(
        "passages whose question begins with other words",
        CLAIM,
        ('"Question: " + data["question"] + "?"', '"Is that so: " + data["question"] + "?"'),
    ),
    odd("odd ones out with dots between", STRAY, ("', '.join(words)", "' · '.join(words)")),
    odd(
        "the question before the passage",
        SPAN,
        (
            "Passage: %s\\nAnswer the question with words of the passage.\\nQuestion: %s\\n",
            "Answer the question with words of the passage.\\nQuestion: %s\\nPassage: %s\\n",
        ),
        ('(data["passage"], data["question"])', '(data["question"], data["passage"])'),
    ),
    odd(
        "the span in quotes, as is asked",
        SPAN,
        ("with words of the passage.", "with words of the passage, in double quotes."),
        ('gold = data["answers"][0]', 'gold = f\'"{data["answers"][0]}"\''),
    ),
    odd(
        "the newest first, and golds likewise",
        DATES,
        ("oldest first", "newest first"),
        ('for place in data["order"]', 'for place in reversed(data["order"])'),
    ),
    odd(
        "events with signs for less than",
        DATES,
        ("with commas.", "with < between them."),
        ('", ".join(marks[place]', '" < ".join(marks[place]'),
    ),
    odd("评价 with brackets of books", REVIEW, ("评价：{data['text']}", "《评价》{data['text']}")),
    odd(
        "评价 by a letter in a list",
        REVIEW,
        ("属于哪一类：{leibie}。", "属于哪一类。A. 好评 B. 中评 C. 差评。只回答字母。"),
        ('gold = BIAOQIAN[data["label"]]', 'gold = "BAC"[data["label"]]'),
    ),
    odd("titulares entre comillas", NOTICIA, ("Titular: {}", "Titular: «{}»")),
    odd(
        "secciones con mayúscula",
        NOTICIA,
        (
            '["deportes", "economía", "cultura", "política"]',
            '["Deportes", "Economía", "Cultura", "Política"]',
        ),
    ),
    odd("error codes with an arrow", ERROR, ("エラーコード：", "→")),
    odd(
        "مزاج المتصل بين قوسين",
        CALLS,
        ('المكالمة: " + data["call"]', 'المكالمة: «" + data["call"] + "»"'),
    ),
    odd(
        "слова с вариантами",
        VOPROS,
        ('"\\nСлово:"', '" (" + " / ".join(s.strip() for s in ocenki) + ")\\nСлово:"'),
    ),
    odd(
        "German sentences, one cue of two letters each",
        DEEN,
        ('"German: "', '"DE: "'),
        ('"English:"', '"EN:"'),
    ),
    odd(
        "German sentences as a chat",
        DEEN,
        (
            '"Translate the German sentence into English.", "German: " + data["de"], "English:"',
            '"User: How do I say this in English? " + data["de"], "Assistant:"',
        ),
    ),
    odd(
        "German sentences with an arrow and nothing else",
        DEEN,
        (
            '["Translate the German sentence into English.", "German: " + data["de"], "English:"]',
            '[data["de"] + " ->"]',
        ),
    ),
)
