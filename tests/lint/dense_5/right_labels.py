"""Right prompts whose letters, legends and labels look as though they did not agree."""

from __future__ import annotations

from tests.lint.dense_5.making import odd, put

RIGHT = (
    odd(
        "small letters with a bracket, and the gold is a small letter",
        "museum",
        ('letters = "ABCD"', 'letters = "abcd"'),
        ('f"{letter}. {choice}"', 'f"{letter}) {choice}"'),
    ),
    odd(
        "small Roman numerals are listed and said",
        "genus",
        ('zip(("I", "II", "III", "IV"), data', 'zip(("i", "ii", "iii", "iv"), data'),
        ('gold = ("I", "II", "III", "IV")', 'gold = ("i", "ii", "iii", "iv")'),
    ),
    odd(
        "the legend begins with its last letter",
        "headline-desk",
        (
            "for letter, name in DESKS.items())\n    letters",
            "for letter, name in reversed(DESKS.items()))\n    letters",
        ),
    ),
    odd(
        "classes have round numbers, as in an index of books",
        "gongdan",
        ("enumerate(类别, 1)", "zip((100, 200, 300), 类别)"),
        ('str(类别.index(data["类别"]) + 1)', 'str(100 * (类别.index(data["类别"]) + 1))'),
    ),
    odd(
        "the classes of 0 and 1 are explained and said as 1 and 2",
        "spam",
        ("0 = ordinary message", "1 = ordinary message"),
        ('"1 = spam\\n\\n"', '"2 = spam\\n\\n"'),
        ("f\" {data['spam']}\"", "f\" {data['spam'] + 1}\""),
        ('str(data["spam"])', 'str(data["spam"] + 1)'),
    ),
    odd(
        "0 is spam in the legend, and in the answers as well",
        "spam",
        ("0 = ordinary message", "0 = spam"),
        ('"1 = spam\\n\\n"', '"1 = ordinary message\\n\\n"'),
        ("f\" {data['spam']}\"", "f\" {1 - data['spam']}\""),
        ('str(data["spam"])', 'str(1 - data["spam"])'),
    ),
    odd(
        "marks as in a German school, 1 for the best: the stars are turned round",
        "stars",
        (
            "how many stars the guest gave, from 1 (very bad) to 5 (very good)",
            "the mark that the guest gave, from 1 (very good) to 5 (very bad)",
        ),
        ("Stars:", "Mark:"),
        ('str(data["stars"])', 'str(6 - data["stars"])'),
    ),
    odd(
        "letters from E to H, the list and the gold alike",
        "chengyu",
        ("{chr(65 + i)}", "{chr(69 + i)}"),
        ("gold = chr(65 +", "gold = chr(69 +"),
    ),
    odd(
        "columns A to D are shown and said as stems",
        "zh-changshi",
        (
            'for letter in "ABCD":\n        text += f"{letter}. {data[letter]}\\n"',
            'for stem, letter in zip("甲乙丙丁", "ABCD"):\n        text += f"{stem}、{data[letter]}\\n"',
        ),
        (
            '"output": data["answer"], "processed_output": data["answer"]',
            '"output": "甲乙丙丁"["ABCD".index(data["answer"])], "processed_output": "甲乙丙丁"["ABCD".index(data["answer"])]',
        ),
    ),
    odd(
        "words have letters, which are asked for and said",
        "gap-number",
        ('f"{place}) {word}\\n"', 'f"{chr(64 + place)}) {word}\\n"'),
        ("Reply with its number.", "Reply with its letter."),
        ("Number:", "Letter:"),
        ('str(data["right"] + 1)', 'chr(65 + data["right"])'),
    ),
    odd(
        "events are counted from 0, and the gold is as well",
        "first-of-four",
        ('enumerate(data["events"], start=1)', 'enumerate(data["events"])'),
        ('str(data["first"])', 'str(data["first"] - 1)'),
    ),
    odd(
        "numbers in circles are listed, asked for and said",
        "tw-chengyu",
        ('f"({i}) {word}"', "f\"{'①②③④'[i - 1]} {word}\""),
        ("成語。", "成語，只寫它的符號。"),
        (
            'str(data["choices"].index(data["gold"]) + 1)',
            '"①②③④"[data["choices"].index(data["gold"])]',
        ),
    ),
    odd(
        "the verdicts of the rows have other names in prompt and gold, one for one",
        "claims",
        (
            '{"SUPPORTS": "true", "REFUTES": "false"}',
            '{"SUPPORTS": "proven", "REFUTES": "disproven"}',
        ),
        ("True or false:", "Proven or disproven:"),
    ),
    odd(
        "True and False are asked for and said as Python writes them",
        "pantry",
        ("Answer yes or no.", "Answer True or False."),
        ('"yes" if data["answer"] else "no"', '"True" if data["answer"] else "False"'),
    ),
    odd(
        "right and wrong are asked for and said, where the rows have truths",
        "panduan",
        ("（回答“是”或“否”）", "（回答“对”或“不对”）"),
        ('"是" if', '"对" if'),
        ('else "否"', 'else "不对"'),
    ),
    odd(
        "relations have letters that are their first ones, explained and said",
        "nli",
        (
            "Answer entailment, neutral or contradiction.",
            "Answer E (entailment), N (neutral) or C (contradiction).",
        ),
        ('("entailment", "neutral", "contradiction")', '("E", "N", "C")'),
    ),
    odd(
        "two of three relations are one label here, as the question says",
        "nli",
        (
            "Does the premise entail the hypothesis? ",
            "Does the premise entail the hypothesis, yes or no? ",
        ),
        (
            '"Answer entailment, neutral or contradiction."',
            '"No is right if it is neutral or contradicts."',
        ),
        ('("entailment", "neutral", "contradiction")', '("yes", "no", "no")'),
        ('"Relation:"', '"Answer:"'),
    ),
    odd(
        "1 is negative in the rows, and in the map of names",
        "reviews",
        ('{0: "negative", 1: "positive"}', '{1: "negative", 0: "positive"}'),
        rows=put("label", lambda row: 1 - row["label"]),
    ),
    odd(
        "the list of queues has one more, for what fits none",
        "tickets",
        ('"refund"]', '"refund", "other"]'),
    ),
    odd(
        "a legend of numbers, which are the answers",
        "dianping",
        ('{1: "好评", 0: "差评"}', '{1: "1", 0: "0"}'),
        ("判断下面的评论是好评还是差评。", "判断下面的评论：1 表示好评，0 表示差评。"),
    ),
    odd(
        "letters in brackets are listed, and the bare letter is asked for and said",
        "hotel-intents",
        (
            "What does the guest want?",
            "What does the guest want? Give the letter alone, without brackets.",
        ),
        (
            '"output": f" ({key})", "processed_output": f"({key})"',
            '"output": f" {key}", "processed_output": key',
        ),
    ),
    odd(
        "an option of the template's own stands below those of the row",
        "chem-mcq",
        (
            '    lines.append("Answer:")',
            '    lines.append("E. none of these")\n    lines.append("Answer:")',
        ),
    ),
    odd(
        "a number of options that differs from doc to doc",
        "museum",
        rows=lambda rows: [
            {
                **row,
                "choices": row["choices"][:3]
                if n % 3 == 0 and row["answer"] < 3
                else row["choices"],
            }
            for n, row in enumerate(rows)
        ],
    ),
    odd(
        "each option inside the question has its own line",
        "inline-options",
        rows=put("problem", lambda row: row["problem"].replace(" (", "\n(")),
    ),
    odd(
        "classes of the headline have numbers in the instruction, and the number is said",
        "xinwen",
        ("分為體育、財經、娛樂三類之一。", "分為三類之一，只寫數字：1 體育、2 財經、3 娛樂。"),
        ('"體育"),', '"1"),'),
        ('"財經"),', '"2"),'),
        ('"娛樂"),', '"3"),'),
        (
            '"output": data["類"], "processed_output": data["類"]',
            '"output": 號, "processed_output": 號',
        ),
        ("    return", '    號 = str(["體育", "財經", "娛樂"].index(data["類"]) + 1)\n    return'),
    ),
    odd(
        "yes and no instead of same and different, in question and answers",
        "same-meaning",
        ('{0: "different", 1: "same"}', '{0: "no", 1: "yes"}'),
        ("\\nMeaning (same or different):", "\\nDo they mean the same, yes or no?\\nAnswer:"),
    ),
    odd(
        "classes are asked for and said in English, in a Chinese prompt",
        "tw-xinwen",
        (
            '["體育", "財經", "科技", "娛樂"]',
            '["sports", "business", "technology", "entertainment"]',
        ),
        ("類別（", "請用英文回答類別（"),
    ),
    odd(
        "relations are named in another order than the scores have",
        "yunhan-b",
        ("关系是蕴含、中立还是矛盾？", "关系是矛盾、中立还是蕴含？"),
    ),
    odd(
        "codes of the data set are explained, asked for and said",
        "zh-pinglun",
        ('{"pos": "好评", "neg": "差评"}', '{"pos": "pos", "neg": "neg"}'),
        (
            "判断下面的评论是好评还是差评。",
            "判断下面的评论是好评（pos）还是差评（neg），只写 pos 或 neg。",
        ),
    ),
    odd(
        "moods are answered by a face, which the legend explains",
        "chat-mood",
        (
            'moods = ", ".join(MOODS[:-1]) + " or " + MOODS[-1]',
            'moods = "🙂 for glad, 😠 for angry or 😢 for sad"',
        ),
        ("    return", '    face = "🙂😠😢"[MOODS.index(data["mood"])]\n    return'),
        ("f\" {data['mood']}\"", 'f" {face}"'),
        ('"processed_output": data["mood"]', '"processed_output": face'),
    ),
    odd(
        "P and N are asked for, shown in the examples and said",
        "film-notes",
        ("positive or negative.", "positive (P) or negative (N). Answer P or N."),
        ("Sentiment: positive", "Sentiment: P"),
        ("Sentiment: negative", "Sentiment: N"),
        ("f\" {data['tone']}\"", "f\" {data['tone'][0].upper()}\""),
        ('"processed_output": data["tone"]', '"processed_output": data["tone"][0].upper()'),
    ),
    odd(
        "the right place is turned into a letter by a map that is written out",
        "changshi",
        ('"ABCD"[data["answer"]]', '{3: "D", 1: "B", 0: "A", 2: "C"}[data["answer"]]'),
    ),
    odd(
        "stems are named in the instruction in another order",
        "tw-dili",
        ("請回答甲、乙、丙或丁。", "請回答丁、丙、乙或甲。"),
    ),
    odd(
        "reasons that name a letter, the right one",
        "science-steps",
        rows=put("why", lambda row: f"{row['why']} So option {row['gold']} fits."),
    ),
)
