"""The right tasks in English."""

from __future__ import annotations

from tests.lint.fourteenth import rows_en as rows
from tests.lint.shape import SmallTask, code

SCIENCE = SmallTask(
    "science",
    code(
        """
        listed = "\\n".join(f"{letter}. {option}" for letter, option in zip(LETTERS, data["options"]))
        text = f"Question: {data['question']}\\n{listed}\\nAnswer:"
        answer = LETTERS[data["answer"]]
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """,
        'LETTERS = "ABCD"',
    ),
    rows.SCIENCE,
)
NLI = SmallTask(
    "entailment",
    code(
        """
        label = NAMES[data["label"]]
        text = TEMPLATE.format(premise=data["premise"], hypothesis=data["hypothesis"])
        return {"input": text, "output": " " + label, "processed_output": label}
        """,
        '''
        NAMES = ["entailment", "neutral", "contradiction"]
        TEMPLATE = """Premise: {premise}
        Hypothesis: {hypothesis}
        Does the premise entail the hypothesis? Answer entailment, neutral or contradiction.
        Label:"""
        ''',
    ),
    rows.NLI,
    fewshot=4,
)
SPANS = SmallTask(
    "spans",
    code(
        """
        lines = [f"Title: {data['title']}", f"Passage: {data['context']}", f"Question: {data['question']}", "Answer:"]
        return {"input": "\\n".join(lines), "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    rows.SPANS,
    fewshot=2,
    description="Answer each question with words copied from the passage.",
)
SHOP = SmallTask(
    "shop",
    code(
        """
        prompt = "Question: " + data["question"] + "\\nLet's think step by step.\\nAnswer:"
        chain = f" {data['steps']} The answer is {data['answer']}."
        return {"input": prompt, "output": chain, "processed_output": data["answer"]}
        """
    ),
    rows.SHOP,
    fewshot=3,
    postprocess="gsm8k_post",
    stop=("\n\n", "Question:"),
    max_tokens=256,
    shots=rows.SHOP_SHOTS,
)
BOOL = SmallTask(
    "passages",
    code(
        """
        scores = data["target_scores"]
        answer = max(scores, key=scores.get)
        text = f"{data['passage']}\\nQuestion: {data['question']}?\\nIs the answer yes or no?\\n"
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.BOOL,
    method="ppl",
    metric="log_prob",
    fewshot=2,
)
MAIL = SmallTask(
    "mail",
    code(
        """
        text = INTRO + EXAMPLES
        text += f"Subject: {data['subject']}\\nMessage: {data['body']}\\nTeam:"
        return {"input": text, "output": f" {data['team']}", "processed_output": data["team"]}
        """,
        '''
        INTRO = "Sort each message to one of the teams billing, technical, delivery.\\n\\n"
        EXAMPLES = """Subject: Discount
        Message: The code for ten percent off was not taken off the price.
        Team: billing

        Subject: Blank screen
        Message: The player shows nothing but a black window.
        Team: technical

        Subject: Not at home
        Message: Can the driver leave my parcel with a neighbour?
        Team: delivery

        """
        ''',
    ),
    rows.MAIL,
    fewshot=0,
    max_tokens=8,
)
PY = SmallTask(
    "python",
    code(
        """
        text = "What does this program print?\\n```python\\n" + data["code"] + "\\n```\\nOutput:"
        return {"input": text, "output": " " + data["output"], "processed_output": data["output"]}
        """
    ),
    rows.PY,
    fewshot=2,
    max_tokens=16,
)
SHOP_HAND = SmallTask(
    "shop_hand",
    code(
        """
        prompt = SHOTS + f"Q: {data['question']}\\nA:"
        chain = f" {data['steps']} The answer is {data['answer']}."
        return {"input": prompt, "output": chain, "processed_output": data["answer"]}
        """,
        '''
        SHOTS = """Q: Ravi packs 5 bags with 9 apples each and eats 2 apples. How many apples are packed?
        A: The bags hold 5 * 9 = 45 apples. Without the 2 there are 45 - 2 = 43. The answer is 43.

        Q: Ella has 50 dollars and buys 3 books at 13 dollars. How much is left?
        A: The books cost 3 * 13 = 39 dollars. That leaves 50 - 39 = 11 dollars. The answer is 11.

        Q: A train of 8 cars has 40 seats in each, and 25 are taken. How many are free?
        A: There are 8 * 40 = 320 seats. Of these 320 - 25 = 295 are free. The answer is 295.

        """
        ''',
    ),
    rows.SHOP,
    fewshot=0,
    postprocess="gsm8k_post",
    stop=("\n\n", "Q:"),
    max_tokens=200,
)
RANKED = SmallTask(
    "science_ranked",
    code(
        """
        gold = next(option for option in data["target_scores"] if data["target_scores"][option])
        text = "Question: " + data["question"] + "\\nAnswer:\\n"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    rows.RANKED,
    method="ppl",
    metric="log_prob",
    fewshot=2,
)
TASKS = (SCIENCE, NLI, SPANS, SHOP, BOOL, MAIL, PY, SHOP_HAND, RANKED)
