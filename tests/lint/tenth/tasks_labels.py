"""Right tasks with labels."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.tenth import rows_labels as rows

REVIEW = SmallTask(
    "review",
    code(
        """
        text = f"Review this Python code.\\n```python\\n{data['code']}\\n```\\n"
        text += "Is there a bug? Say bug or fine.\\nVerdict:"
        return {"input": text, "output": f" {data['verdict']}", "processed_output": data["verdict"]}
        """
    ),
    rows.REVIEW,
    fewshot=2,
)
SUCHE = SmallTask(
    "suche",
    code(
        """
        antwort = "ja" if data["passt"] else "nein"
        text = f"Suchanfrage: {data['anfrage']}\\nTreffer: {data['titel']}\\n"
        text += "Passt der Treffer zur Anfrage? Antworte mit ja oder nein.\\nAntwort:"
        return {"input": text, "output": f" {antwort}", "processed_output": antwort}
        """
    ),
    rows.SUCHE,
)
MODER = SmallTask(
    "moder",
    code(
        """
        label = str(data["label"])
        text = HEAD + f"Post: {data['post']}\\nCategory:"
        return {"input": text, "output": f" {label}", "processed_output": label}
        """,
        'HEAD = "Categories: 1 = fine, 2 = spam, 3 = insult, 4 = threat\\n"',
    ),
    rows.MODER,
    fewshot=4,
)
MODER_WORDS = SmallTask(
    "moder_words",
    code(
        """
        name = NAMES[data["label"] - 1]
        text = f"Post: {data['post']}\\n"
        text += f"Which of {', '.join(NAMES)} is it?\\nIt is"
        return {"input": text, "output": f" {name}", "processed_output": name}
        """,
        f"NAMES = {list(rows.MODER_NAMES)!r}",
    ),
    rows.MODER,
)
DIALOG = SmallTask(
    "dialog",
    code(
        """
        rader = [f"{tur['vem']}: {tur['text']}" for tur in data["turer"]]
        text = "\\n".join(rader)
        text += "\\nVad vill kunden: boka, avboka, fråga eller klaga?\\nAvsikt:"
        return {"input": text, "output": " " + data["avsikt"], "processed_output": data["avsikt"]}
        """
    ),
    rows.DIALOG,
)
GRAMATYKA = SmallTask(
    "gramatyka",
    code(
        """
        text = f"Zdanie: {data['zdanie']}\\nCzy zdanie jest poprawne, tak czy nie?\\n"
        answer = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.GRAMATYKA,
    method="ppl",
    metric="log_prob",
    fewshot=4,
)
HINDI = SmallTask(
    "hindi",
    code(
        """
        prompt = "समीक्षा: {}\\nभाव (सकारात्मक या नकारात्मक):".format(data["samiksha"])
        return {"input": prompt, "output": " " + data["bhav"], "processed_output": data["bhav"]}
        """
    ),
    rows.HINDI,
    fewshot=2,
)
NLI_ZH = SmallTask(
    "nli_zh",
    code(
        """
        text = f"前提：{data['前提']}\\n假设：{data['假设']}\\n"
        text += "两句话的关系是蕴含、中立还是矛盾？\\n关系："
        return {"input": text, "output": data["标签"], "processed_output": data["标签"]}
        """
    ),
    rows.NLI_ZH,
)
CONTRACT = SmallTask(
    "contract",
    code(
        """
        answer = "Yes" if data["answer"] else "No"
        text = f"Clause: {data['clause']}\\nQuestion: {data['question']}?\\nAnswer:"
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """
    ),
    rows.CONTRACT,
    fewshot=4,
    description="Read the clause of a contract and answer the question with Yes or No.",
)
CONTRACT_HAND = SmallTask(
    "contract_hand",
    code(
        """
        answer = "Yes" if data["answer"] else "No"
        text = HEAD + f"Clause: {data['clause']}\\nQuestion: {data['question']}?\\nAnswer:"
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """,
        '''
        HEAD = """Answer Yes or No.

        Clause: Smoking is forbidden in all rooms.
        Question: May guests smoke in the dining room?
        Answer: No

        Clause: Members may bring up to two guests.
        Question: May a member bring one guest?
        Answer: Yes

        Clause: The price includes breakfast.
        Question: Is lunch part of the price?
        Answer: No

        """
        ''',
    ),
    rows.CONTRACT,
    fewshot=0,
)
LABELS = (
    CONTRACT_HAND,
    *(REVIEW, SUCHE, MODER, MODER_WORDS, DIALOG),
    *(GRAMATYKA, HINDI, NLI_ZH, CONTRACT),
)
