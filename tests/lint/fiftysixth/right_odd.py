"""Right prompts: the corpus' tasks in other people's habits."""

from __future__ import annotations

from tests.lint.fiftysixth.tasks_exam import ANALOGY, CIVICS, COPA, NLI, RECIPE, SHOP
from tests.lint.fiftysixth.tasks_office import (
    BIN,
    BUG,
    CLAUSE,
    CODON,
    FR,
    LOAN,
    PAST,
    QUEST,
    REGEX,
    SORT,
    TIMES,
    TRIAGE,
)
from tests.lint.fiftysixth.tasks_world import CIUDAD, KEFU, MNOZH, NIDAA, TORISETSU
from tests.lint.making import Right, filtered, keyed, odd, table

RIGHT: tuple[Right, ...] = (
    odd("triage with eight shots", TRIAGE, fewshot=8),
    odd("triage without shots", TRIAGE, fewshot=0),
    odd(
        "triage levels in capitals, in list and answers",
        TRIAGE,
        ('f"{level}: {meaning}\\n"', 'f"{level.upper()}: {meaning}\\n"'),
        ('gold = data["level"]', 'gold = data["level"].upper()'),
    ),
    odd(
        "triage by numbers, which the list explains",
        TRIAGE,
        ("Choose the triage level of the caller.", "Choose the number of the triage level."),
        (
            'f"{level}: {meaning}\\n" for level, meaning in LEVELS.items()',
            'f"{n} = {level} ({LEVELS[level]})\\n" for n, level in enumerate(LEVELS, 1)',
        ),
        ('gold = data["level"]', 'gold = str(list(LEVELS).index(data["level"]) + 1)'),
        ("\\nLevel:", "\\nNumber:"),
    ),
    odd(
        "the caller's words in an XML tag with her age",
        TRIAGE,
        ("Caller, {age} years: {complaint}", "<caller age='{age}'>{complaint}</caller>"),
    ),
    odd(
        "a loan's figures in a table of Markdown",
        LOAN,
        (
            'f"Monthly income: {income} euros\\n"',
            '"| | euros a month |\\n| --- | ---: |\\n"\n        f"| income | {income} |\\n"',
        ),
        ('f"Monthly instalment: {instalment} euros\\n"', 'f"| instalment | {instalment} |\\n"'),
    ),
    odd(
        "a loan's figures with the sign of the euro",
        LOAN,
        ("{income} euros", "€{income:,}"),
        ("{instalment} euros", "€{instalment:,}"),
    ),
    odd(
        "a loan's decision in one word behind the share, which a filter reads",
        filtered(LOAN, r"so: (\w+)"),
        (
            '"output": " " + gold',
            '"output": f" {instalment / income:.1%} of the income, so: {gold}"',
        ),
        (
            "Answer with approve, decline or refer.",
            "Say the share first, then approve, decline or refer.",
        ),
    ),
    odd(
        "clauses with letters in brackets, and the letter goes on behind an opening one",
        CLAUSE,
        ('f"{letter}) {topic}\\n"', 'f"({letter}) {topic}\\n"'),
        ("\\nLetter:", "\\nThe clause is about option ("),
        ('"output": " " + gold', '"output": gold + ")"'),
        stop=(")", "\n"),
    ),
    odd(
        "clauses with the name of the topic as the answer",
        CLAUSE,
        ("Answer with the letter.", "Answer with one of these:"),
        ('f"{letter}) {topic}\\n"', 'f"- {topic}\\n"'),
        (
            'next(letter for letter, topic in TOPICS.items() if topic == data["topic"])',
            'data["topic"]',
        ),
        ("\\nLetter:", "\\nTopic:"),
    ),
    odd(
        "the verb with an arrow, and no instruction but in the description",
        PAST,
        (
            "Put the verb in brackets into the simple past. Write the verb alone.\\n\\n",
            "",
        ),
        ('"Sentence: " + sentence + "\\nVerb:"', 'sentence + " ->"'),
        description="Simple past of the verb in brackets:",
    ),
    odd(
        "the whole sentence with its verb in the simple past",
        PAST,
        ("Write the verb alone.", "Write the whole sentence."),
        ("\\nVerb:", "\\nSimple past:"),
        (
            'gold = data["verb"]',
            'head, tail = sentence.split("(")\n    gold = head + data["verb"] + tail.split(")")[1]',
        ),
    ),
    odd(
        "a quest as a chat with the master of the game",
        QUEST,
        (
            '"Read the scene and say who hands over the item. Answer with the name only.",',
            '"Master: Here is what happens.",',
        ),
        ('f"Item: {item}"', 'f"Player: Who hands over the {item}? Just the name, please."'),
        ('"Handed over by:"', '"Master:"'),
    ),
    odd(
        "bins by their codes, which are listed",
        BIN,
        ("- {self.colour}: {self.content}", "{self.code} ({self.colour}): {self.content}"),
        ("Which bin does it go into?", "Which bin does it go into? Answer with its letter."),
        (
            'next(each.colour for each in BINS if each.code == data["kind"])',
            'data["kind"]',
        ),
    ),
    odd(
        "bins on one line with semicolons",
        BIN,
        (
            "lines.extend(each.line() for each in BINS)",
            'lines.append("; ".join(f"{b.content} = {b.colour}" for b in BINS))',
        ),
    ),
    odd(
        "codons in small letters, amino acids as ever",
        CODON,
        ('+ data["mrna"]', '+ data["mrna"].lower()'),
        ('" = ".join(pair)', '" = ".join((pair[0].lower(), pair[1]))'),
    ),
    odd(
        "the chain of a codon table with blanks for hyphens, as is asked",
        CODON,
        ("with hyphens", "with spaces"),
        ('gold = data["chain"]', 'gold = data["chain"].replace("-", " ")'),
    ),
    odd(
        "patterns between slashes and strings in quotes",
        REGEX,
        (
            "Pattern: %(pattern)s\\nString: %(string)s",
            "Pattern: /%(pattern)s/\\nString: '%(string)s'",
        ),
    ),
    odd(
        "patterns as a session of Python with True and False",
        REGEX,
        (
            "Does the regular expression match the whole string? Answer yes or no.\\n\\n",
            "What does Python print?\\n\\n",
        ),
        (
            "Pattern: %(pattern)s\\nString: %(string)s\\nMatch:",
            ">>> import re\\n>>> bool(re.fullmatch(r'%(pattern)s', '%(string)s'))\\n",
        ),
        ('"yes" if data["match"] else "no"', 'str(data["match"])'),
        ('"output": " " + gold', '"output": gold'),
    ),
    odd(
        "the wrong line itself is the answer",
        BUG,
        ("Answer with its number.", "Copy it without its number."),
        (
            'gold = str(data["line"])',
            'gold = data["program"].split("\\n")[data["line"] - 1].strip()',
        ),
        ('"Line:"', '"Wrong line:"'),
    ),
    odd(
        "a program whose lines have colons behind their numbers from nought",
        BUG,
        ('f"{number} {line}"', 'f"{number:02}: {line}"'),
        ("start=1", "start=0"),
        ("Answer with its number.", "Answer with its two digits; the first line is 00."),
        ('gold = str(data["line"])', "gold = f\"{data['line'] - 1:02}\""),
    ),
    odd(
        "arrivals as a table with a gap to be filled",
        TIMES,
        (
            "From $start, departure $departure, travel time $duration\nArrival:",
            "| from | dep. | takes | arr. |\n| --- | --- | --- | --- |\n"
            "| $start | $departure | $duration |",
        ),
        ('"output": " " + gold', '"output": " " + gold + " |"'),
        stop=(" |", "\n"),
    ),
    odd(
        "French and English with flags for cues",
        FR,
        ('"French: "', '"🇫🇷 "'),
        ('"English:"', '"🇬🇧"'),
    ),
    odd(
        "a translation between tags",
        FR,
        ('"French: " + data["fr"]', '"<fr>" + data["fr"] + "</fr>"'),
        ('"English:"', '"<en>"'),
        ('"output": " " + gold', '"output": gold + "</en>"'),
        stop=("</en>", "\n"),
    ),
    odd(
        "numbers sorted with the sign for greater between them",
        SORT,
        ("from the largest to the smallest.", "from the largest to the smallest, with > between."),
        ('gold = data["sorted"]', 'gold = data["sorted"].replace(", ", " > ")'),
    ),
    odd(
        "numbers as a list of JSON, and so is the answer",
        SORT,
        (
            "Sort the numbers from the largest to the smallest.",
            "Sort the list from the largest to the smallest.",
        ),
        ('", ".join(map(str, numbers))', "str(numbers)"),
        ('gold = data["sorted"]', "gold = f\"[{data['sorted']}]\""),
    ),
    odd(
        "the exam without shots, its letter behind The answer is",
        CIVICS,
        ("\\nAnswer:", "\\nThe answer is"),
        fewshot=0,
    ),
    odd(
        "the exam with small letters throughout",
        CIVICS,
        ('f"({letter}) {data[letter]}"', 'f"{letter.lower()}. {data[letter]}"'),
        ('gold = data["key"]', 'gold = data["key"].lower()'),
    ),
    odd(
        "the exam as lines of a quiz show",
        CIVICS,
        ('"Question: " + data["question"]', '"Host: " + data["question"]'),
        ("\\nAnswer:", "\\nCandidate: I take"),
    ),
    odd(
        "sums of the shop with their results behind four hashes",
        SHOP,
        ("The result is {gold}.", "#### {gold}"),
        stop=("\n\n", "Problem:"),
    ),
    odd(
        "recipes with dots where the text goes on",
        RECIPE,
        ('"{dish}: {start}"', '"{dish}. {start} ..."'),
    ),
    odd(
        "claims with the verdict in German labels that the prompt lists",
        NLI,
        (
            "Is the claim true, false or unknown by the note?",
            "Is the claim true by the note? Say ja, nein or offen (yes, no, not told).",
        ),
        rows=lambda rows: [
            {
                **row,
                "target_scores": dict(
                    zip((" ja", " nein", " offen"), row["target_scores"].values(), strict=True)
                ),
            }
            for row in rows
        ],
    ),
    odd("causes and effects with one shot", COPA, fewshot=1),
    odd(
        "analogies in the old way of logic",
        ANALOGY,
        ('f"{a} is to {b} as {c} is to"', 'f"{a} : {b} :: {c} :"'),
    ),
    odd(
        "analogies with shots of their own",
        ANALOGY,
        shots=keyed(
            "words*",
            """
    cow/calf/horse|saddle/*foal/stable/hay
    up/down/left|hand/turn/*right/side
    fish/scales/cat|*fur/mouse/whiskers/milk
    ice/cold/fire|smoke/wood/red/*hot
    """,
            lead=" ",
        ),
    ),
    odd(
        "客服意图加编号作答",
        KEFU,
        ('"、".join(YITU)', '"，".join(f"{n}={y}" for n, y in enumerate(YITU, 1))'),
        ("从以下四类中选一类", "从以下四类中选一类并只写编号"),
        ('gold = YITU[data["lei"]]', 'gold = str(data["lei"] + 1)'),
        ("意图：", "编号："),
    ),
    odd(
        "客服意图写在方头括号里",
        KEFU,
        ("意图：", "意图：【"),
        ('"output": gold', '"output": gold + "】"'),
        stop=("】", "\n"),
    ),
    odd(
        "la ciudad en mayúsculas, como se pide",
        CIUDAD,
        ("la ciudad en la que ocurre.", "la ciudad en la que ocurre. Escríbalo en mayúsculas."),
        ('gold = data["ciudad"]', 'gold = data["ciudad"].upper()'),
    ),
    odd(
        "説明書の分類を記号で答える",
        TORISETSU,
        ("「操作」「注意」「仕様」のどれですか。", "どれですか。ア＝操作、イ＝注意、ウ＝仕様"),
        (
            'gold = data["bunrui"]',
            'gold = dict(zip(("操作", "注意", "仕様"), "アイウ"))[data["bunrui"]]',
        ),
        ("分類：", "記号："),
    ),
    odd(
        "أسباب المكالمات في قائمة بشرطات",
        NIDAA,
        (
            '" أو ".join(ASBAB.values())',
            '"\\n" + "\\n".join(f"- {sabab}" for sabab in ASBAB.values())',
        ),
        ("المكالمة: {asbab}؟", "المكالمة؟ اختر واحداً:{asbab}"),
    ),
    odd(
        "множественное число с образцами в файле",
        MNOZH,
        shots=table(
            "slovo|mnozh",
            """
    лес|леса
    рука|руки
    лицо|лица
    сын|сыновья
    """,
        ),
    ),
)
