"""Right prompts whose transforms are written in rare ways, and right variants of the tasks."""

from __future__ import annotations

from tests.lint.ninth.by_hand import by_hand
from tests.lint.ninth.cards import ROWS
from tests.lint.ninth.making import right
from tests.lint.ninth.tasks_choice import CHANGSHI, KENTEI, MED, QUIZ, SHUFFLED, VIET
from tests.lint.ninth.tasks_free import DEPECHES, DEUTSCH, FEIRA, LAST, SHOP, YUEDU
from tests.lint.ninth.tasks_labels import ARAB, EMOCIONES, KOREAN, OTZYVY, TOUTIAO, TREC
from tests.lint.shape import changed

RIGHT = (
    *(
        (f"Two shots in the prompt: {name}.", by_hand(name))
        for name in ["viet", "med", "changshi", "quiz"]
    ),
    *(
        (f"Shots by hand: {name}.", by_hand(name))
        for name in ["korean", "emociones", "shop", "yuedu", "deutsch"]
    ),
    (
        "Numbered shots by hand, and the question goes on.",
        changed(
            by_hand(
                "deutsch", ("German: Der", "1. German: Der"), ("German: Wann", "2. German: Wann")
            ),
            ('f"German', 'f"3. German'),
        ),
    ),
    (
        "A lead-in that counts the shots rightly.",
        by_hand("shop", ("Question: A box", "Here are two examples.\n\nQuestion: A box")),
    ),
    (
        "Rules of three hyphens between shots.",
        by_hand(
            "emociones", ("miedo\n\nFrase", "miedo\n---\nFrase"), ("alegría\n", "alegría\n---")
        ),
    ),
    ("No shots at all.", changed(VIET, fewshot=0)),
    ("One shot.", changed(CHANGSHI, fewshot=1)),
    ("Five shots.", changed(DEUTSCH, fewshot=5)),
    (
        "A description with a role.",
        changed(
            MED,
            description="You are a medical student in an exam. Answer each question with one letter.",
        ),
    ),
    (
        "A line of hashes between the shots.",
        changed(YUEDU, own={"separator": "\n\n###\n\n"}, stop=("\n",)),
    ),
    ("A short rule between the shots.", changed(ARAB, own={"separator": "\n\n---\n\n"})),
    ("Other marks in a list.", changed(KENTEI, ("{i}. {c}", "【{i}】{c}"))),
    (
        "Marks of Latin capitals with Chinese ones around.",
        changed(SHUFFLED, ('"甲乙丙丁"', '"WXYZ"')),
    ),
    ("Roman numbers as marks.", changed(SHUFFLED, ('"甲乙丙丁"', '"ⅠⅡⅢⅣ"'))),
    (
        "Options by lines, in bold letters.",
        changed(VIET, ("{letter}. {option}", "**{letter}** – {option}")),
    ),
    ("A prefix is enough for the metric.", changed(TREC, metric="prefix_match")),
    (
        "The classes in another order.",
        changed(TOUTIAO, ('("体育", "财经", "科技", "娱乐")', '("娱乐", "科技", "财经", "体育")')),
    ),
    (
        "Two stop sequences, of which one is the next cue.",
        changed(SHOP, stop=("\n\n", "\nQuestion:")),
    ),
    (
        "A cue in capitals.",
        changed(
            QUIZ, ("nRisposta:", "nRISPOSTA:"), ("Domanda:", "DOMANDA:"), ("Opzioni:", "OPZIONI:")
        ),
    ),
    (
        "Labels asked for in quotes that are not part of them.",
        changed(
            OTZYVY,
            (
                "Это положительный или отрицательный отзыв?",
                "Выбери «положительный» или «отрицательный».",
            ),
        ),
    ),
    ("The labels as a choice between slashes.", changed(KOREAN, ("', '.join", "'/'.join"))),
    (
        "The title is asked for with a limit.",
        changed(
            DEPECHES,
            (
                "Donnez un titre court à cette dépêche.",
                "Donnez un titre (dix mots au plus) à cette dépêche.",
            ),
        ),
    ),
    (
        "The description asks for steps, the template does not.",
        changed(FEIRA, description="Resolva os problemas explicando cada passo."),
    ),
    (
        "Ellipsis at the end of a text that goes on.",
        changed(LAST, ('"input": data["text"]', '"input": "Continue: " + data["text"]')),
    ),
    (
        "The emotion as an answer to a question.",
        changed(EMOCIONES, (r"\nEmoción:", r"\n¿Qué emoción expresa?")),
    ),
    right(
        "aliases",
        "Several golds, of which the first is shown.",
        """
        golds = data["answers"]
        text = f"Q: {data['question']}\\nA:"
        return {"input": text, "output": f" {golds[0]}", "processed_output": golds}
        """,
        ROWS["aliases"],
    ),
    right(
        "aliases_f1",
        "Several golds under F1, a helper cleans the question.",
        """
        text = "Question: " + clean(data["question"]) + "\\nShort answer:"
        return {"input": text, "output": " " + data["answers"][0], "processed_output": data["answers"]}
        """,
        ROWS["aliases"],
        'def clean(text):\n    return " ".join(text.split())',
        metric="f1_score",
    ),
    right(
        "string_template",
        "string.Template fills the prompt.",
        """
        text = PROMPT.substitute(q=data["text"])
        return {"input": text, "output": f" {data['coarse']}", "processed_output": data["coarse"]}
        """,
        ROWS["trec"],
        'from string import Template\n\nPROMPT = Template("Question: $q\\nWhat it asks for:")',
    ),
    right(
        "dedented",
        "textwrap.dedent takes the source's indentation out.",
        '''
        prompt = textwrap.dedent(
            """\\
            Passage: {passage}
            Question: {question}?
            Answer:"""
        ).format(passage=data["passage"], question=data["question"])
        answer = "yes" if data["answer"] else "no"
        return {"input": prompt, "output": " " + answer, "processed_output": answer}
        ''',
        ROWS["bool"],
        "import textwrap",
    ),
    right(
        "stable_shuffle",
        "Options shuffled by a number that hangs on the row's text alone.",
        """
        seed = int(hashlib.sha256(data["question"].encode()).hexdigest(), 16)
        order = random.Random(seed).sample(range(4), 4)
        lines = [f"{mark}. {data['choices'][i]}" for mark, i in zip("ABCD", order)]
        text = "\\n".join([data["question"], *lines, "Answer:"])
        gold = "ABCD"[order.index(data["answer"])]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        ROWS["med_list"],
        "import hashlib",
    ),
    right(
        "sorted_set",
        "A set that is sorted before it is shown.",
        """
        names = sorted({"person", "place", "number", "definition"})
        text = f"Types: {', '.join(names)}\\nQuestion: {data['text']}\\nType:"
        return {"input": text, "output": " " + data["coarse"], "processed_output": data["coarse"]}
        """,
        ROWS["trec"],
    ),
    right(
        "sorted_options",
        "Options in alphabetical order, the gold looked up in it.",
        """
        options = sorted(data["options"])
        listed = "\\n".join(f"{chr(65 + i)}. {option}" for i, option in enumerate(options))
        gold = chr(65 + options.index(data["answer"]))
        text = f"{data['question']}\\n{listed}\\n答案："
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        ROWS["changshi_list"],
    ),
    right(
        "dispatch",
        "Two kinds of row, two wordings.",
        """
        ask = {"cause": "Why did it happen?", "effect": "What came of it?"}[data["question"]]
        both = [data["choice1"], data["choice2"]]
        text = f"{data['premise']} {ask}\\n- {both[0]}\\n- {both[1]}\\nThe better one:"
        return {"input": text, "output": " " + both[data["label"]], "processed_output": both[data["label"]]}
        """,
        ROWS["copa"],
    ),
    right(
        "optional",
        "A subject that only some rows have is shown where it is there.",
        """
        lines = []
        if data.get("subject"):
            lines.append(f"Subject: {data['subject']}")
        lines.append(f"Question: {data['question']}")
        lines += [f"{key[-1].upper()}. {data[key]}" for key in ("opa", "opb", "opc", "opd")]
        letter = "ABCD"[data["cop"]]
        return {"input": "\\n".join([*lines, "Answer:"]), "output": " " + letter, "processed_output": letter}
        """,
        tuple(row if i % 2 else {**row, "subject": ""} for i, row in enumerate(ROWS["med"])),
    ),
    right(
        "messages",
        "Turns of a chat, joined by a loop.",
        """
        turns = [("Human", f"Translate: {data['de']}"), ("Assistant", "")]
        text = "\\n".join(f"{who}: {what}".strip() for who, what in turns)
        return {"input": text, "output": " " + data["en"], "processed_output": data["en"]}
        """,
        ROWS["deutsch"],
        metric="chrf",
        max_tokens=100,
        description="Translate from German into English.",
    ),
    right(
        "checked",
        "A broken row is told by an error that says which.",
        """
        try:
            gold = int(data["answer"])
        except ValueError as error:
            raise ValueError(f"no number: {data['answer']!r}") from error
        text = f"Problem: {data['question']}\\nNumber:"
        return {"input": text, "output": f" {gold}", "processed_output": str(gold)}
        """,
        ROWS["shop"],
    ),
)
