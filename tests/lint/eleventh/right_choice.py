"""Right prompts in English: multiple choice in many forms."""

from __future__ import annotations

from tests.lint.eleventh.making import right
from tests.lint.eleventh.rows_en import KITCHEN, SCIENCE
from tests.lint.eleventh.rows_odd import WEB

_LETTERS = tuple(
    {**row, "target_scores": {f" {letter}": int(letter == row["answer"]) for letter in "ABCD"}}
    for row in SCIENCE
)
_TEXTS = tuple(
    {
        "question": row["question"],
        "target_scores": {o: int("ABCD"[n] == row["answer"]) for n, o in enumerate(row["options"])},
    }
    for row in SCIENCE
)

# fmt: off
RIGHT = (
    right("MMLU's form, with a subject and five shots", SCIENCE, r"""
        text = data["question"].strip()
        for letter, option in zip("ABCD", data["options"]):
            text += f"\n{letter}. {option}"
        text += "\nAnswer:"
        answer = data["answer"]
    """, description="The following are multiple choice questions (with answers) about general science.", fewshot=5),
    right("The likelihoods of letters, each with the space before it", _LETTERS, r"""
        lines = [f"Question: {data['question']}"]
        lines += [f"{letter}. {option}" for letter, option in zip("ABCD", data["options"])]
        text = "\n".join(lines + ["Answer:"])
        answer = max(data["target_scores"], key=data["target_scores"].get)
    """, out="answer", method="ppl", metric="log_prob"),
    right("The likelihoods of the options' texts, which the prompt does not list, as in ARC", _TEXTS, r"""
        text = f"Question: {data['question']}\nAnswer:\n"
        answer = [option for option, score in data["target_scores"].items() if score == 1][0]
    """, out="answer", method="ppl", metric="acc_norm", fewshot=0),
    right("All options in one line, in brackets", SCIENCE, r"""
        options = " ".join(f"({letter}) {text}" for letter, text in zip("ABCD", data["options"]))
        text = f"Q: {data['question']} {options}\nA:"
        answer = f"({data['answer']})"
    """),
    right("Numbers in square brackets", KITCHEN, r"""
        options = (data["opa"], data["opb"], data["opc"], data["opd"])
        listed = "\n".join(f"[{n}] {option}" for n, option in enumerate(options, 1))
        text = f"{data['stem']}\n{listed}\nNumber of the right option:"
        answer = str(data["cop"] + 1)
    """, fewshot=2),
    right("Roman numerals", KITCHEN, r"""
        marks = ["I", "II", "III", "IV"]
        text = data["stem"] + "\n"
        for mark, key in zip(marks, ["opa", "opb", "opc", "opd"]):
            text += f"{mark}. {data[key]}\n"
        text += "Answer (I, II, III or IV):"
        answer = marks[data["cop"]]
    """),
    right("XML that is asked to be closed, without shots", SCIENCE, r"""
        body = "".join(f'  <option id="{m}">{o}</option>\n' for m, o in zip("ABCD", data["options"]))
        text = f"<item>\n  <question>{data['question']}</question>\n{body}</item>\n"
        text += "Which option is right? Write its id alone.\nId:"
        answer = data["answer"]
    """, fewshot=0, stop=("\n", "<")),
    right("Markdown with headings and bold letters", SCIENCE, r"""
        options = "\n".join(f"- **{m}**: {o}" for m, o in zip("ABCD", data["options"]))
        text = f"### Question\n{data['question']}\n\n### Options\n{options}\n\n### Answer\n"
        answer = data["answer"]
    """, out="answer", fewshot=2),
    right("A JSON record in, and a JSON record out", SCIENCE, r"""
        record = {"question": data["question"], "options": dict(zip("ABCD", data["options"]))}
        text = json.dumps(record) + "\nReply as JSON with the key answer:"
        answer = json.dumps({"answer": data["answer"]})
    """, above="import json", fewshot=2),
    right("A chat between a user and an assistant", SCIENCE, r"""
        listed = "\n".join(f"{m}) {o}" for m, o in zip("ABCD", data["options"]))
        text = f"User: {data['question']}\n{listed}\nAssistant:"
        answer = data["answer"]
    """, stop=("\n", "User:"), fewshot=2),
    right("Small letters with one bracket", KITCHEN, r"""
        text = "%s\na) %s\nb) %s\nc) %s\nd) %s\nCorrect:" % (
            data["stem"], data["opa"], data["opb"], data["opc"], data["opd"]
        )
        answer = "abcd"[data["cop"]]
    """, fewshot=1),
    right("A list of LaTeX", SCIENCE, r"""
        items = "\n".join(f"  \\item[({m})] {o}" for m, o in zip("ABCD", data["options"]))
        text = f"{data['question']}\n\\begin{{enumerate}}\n{items}\n\\end{{enumerate}}\nAnswer:"
        answer = f"({data['answer']})"
    """, fewshot=2),
    right("Options by dashes, and the answer as text", SCIENCE, r"""
        text = f"Question: {data['question']}\nChoices:\n"
        for option in data["options"]:
            text += "- " + option + "\n"
        text += "Answer:"
        answer = data["options"]["ABCD".index(data["answer"])]
    """),
    right("Options that are shuffled by the stream, and the letter moves along", SCIENCE, r"""
        correct = data["options"]["ABCD".index(data["answer"])]
        options = r.sample(data["options"], len(data["options"]))
        text = f"Question: {data['question']}\n"
        text += "".join(f"{m}. {o}\n" for m, o in zip("ABCD", options)) + "Answer:"
        answer = "ABCD"[options.index(correct)]
    """, fewshot=2),
    right("Options sorted by alphabet, and the letter moves along", KITCHEN, r"""
        options = [data[key] for key in ("opa", "opb", "opc", "opd")]
        correct = options[data["cop"]]
        options.sort()
        text = data["stem"] + "".join(f"\n{m}. {o}" for m, o in zip("ABCD", options)) + "\nAnswer:"
        answer = "ABCD"[options.index(correct)]
    """),
    right("A whole sentence, from which the letter is read", SCIENCE, r"""
        listed = "\n".join(f"{m}: {o}" for m, o in zip("ABCD", data["options"]))
        text = f"Question: {data['question']}\n{listed}\nEnd with: The answer is X.\nReply:"
        answer = data["answer"]
    """, out='f" The answer is {answer}."', postprocess="agieval_single_answer_post"),
    right("Letter and text together, as shots and metric have it", SCIENCE, r"""
        listed = [f"{m}. {o}" for m, o in zip("ABCD", data["options"])]
        text = "\n".join([data["question"], *listed, "The right option, with its letter:"])
        answer = listed["ABCD".index(data["answer"])]
    """, fewshot=2),
    right("A quiz on HTML and Python, whose options are tags, escapes and braces", WEB, r"""
        text = f"Question: {data['q']}\n"
        for n, choice in enumerate(data["choices"]):
            text += f"{'ABCD'[n]}. {choice}\n"
        text += "Answer:"
        answer = "ABCD"[data["label"]]
    """),
    right("The same quiz with its options in back-quotes", WEB, r"""
        choices = [f"`{choice}`" for choice in data["choices"]]
        text = f"{data['q']}\nPick one of: {', '.join(choices)}\nPick:"
        answer = choices[data["label"]]
    """, fewshot=2),
    right("Hand-written examples above, with chains, and the doc's own chain to be written", SCIENCE, r"""
        text = EXAMPLES + f"Question: {data['question']}\n"
        text += "\n".join(f"({m}) {o}" for m, o in zip("ABCD", data["options"]))
        text += "\nAnswer: Let's think step by step."
        answer = data["answer"]
    """, out='f" So the answer is ({answer})."', above='''
EXAMPLES = """Question: Which animal is a bird?
(A) Bat
(B) Penguin
(C) Bee
(D) Flying fish
Answer: Let's think step by step. Birds have feathers. Of the four only the penguin has feathers. So the answer is (B).

Question: Which of these melts at room temperature?
(A) Iron
(B) Salt
(C) Ice
(D) Glass
Answer: Let's think step by step. Ice melts at 0 degrees, far below room temperature. The others need great heat. So the answer is (C).

"""
''', gold='f"({answer})"', postprocess="bbh_post", stop=("\n\n",), max_tokens=256, fewshot=0),
    right("The first option is to be judged, right or wrong", SCIENCE, r"""
        text = f"{data['question']}\nProposed answer: {data['options'][0]}\nIs the proposed answer correct? (yes/no)\n"
        answer = "yes" if data["answer"] == "A" else "no"
    """, out="answer", fewshot=4),
    right("Two options out of four, the right one and one wrong, in an order of the row's own", SCIENCE, r"""
        correct = "ABCD".index(data["answer"])
        pair = sorted({correct, (correct + 1 + len(data["question"]) % 3) % 4})
        text = f"Question: {data['question']}\n"
        for mark, place in zip("AB", pair):
            text += f"{mark}. {data['options'][place]}\n"
        text += "Answer (A or B):"
        answer = "AB"[pair.index(correct)]
    """, fewshot=2),
    right("The letters are asked for in words, and the stop is a bracket", SCIENCE, r"""
        listed = "; ".join(f"{m}) {o}" for m, o in zip("ABCD", data["options"]))
        text = f"{data['question']} {listed}.\nThe best answer is ("
        answer = data["answer"]
    """, out="answer", fewshot=0, stop=(")", "\n"), max_tokens=4),
    right("An exam sheet with points and a blank line between the parts", KITCHEN, r"""
        text = f"EXAM QUESTION (1 point)\n{data['stem']}\n\n"
        text += f"A - {data['opa']}\nB - {data['opb']}\nC - {data['opc']}\nD - {data['opd']}\n\nYOUR CHOICE:"
        answer = "ABCD"[data["cop"]]
    """, own={"separator": "\n\n---\n\n"}),
)
