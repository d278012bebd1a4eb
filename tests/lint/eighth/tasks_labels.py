"""Right tasks with labels."""

from __future__ import annotations

from tests.lint.eighth import rows_labels as rows
from tests.lint.shape import SmallTask, code

FINSENT = SmallTask(
    "finsent",
    code(
        """
        text = f"News: {data['sentence']}\\nSentiment:"
        label = NAMES[data["label"]]
        return {"input": text, "output": f" {label}", "processed_output": label}
        """,
        'NAMES = ["negative", "neutral", "positive"]',
    ),
    rows.FINSENT,
    description="Classify the sentiment of financial news as negative, neutral or positive.",
)
TUILI = SmallTask(
    "tuili",
    code(
        """
        text = f"前提：{data['sentence1']}\\n假设：{data['sentence2']}\\n"
        text += "两句话的关系是蕴含、矛盾还是中立？\\n关系："
        return {"input": text, "output": data["label"], "processed_output": data["label"]}
        """
    ),
    rows.TUILI,
)
TUILI_PPL = SmallTask(
    "tuili_ppl",
    code(
        """
        word = {"蕴含": "对", "矛盾": "错", "中立": "可能"}[data["label"]]
        text = f"{data['sentence1']}由此可知：{data['sentence2']}这句话对、错还是可能？\\n答："
        return {"input": text, "output": word, "processed_output": word}
        """
    ),
    tuple(
        row
        | {
            "target_scores": {
                "对": int(row["label"] == "蕴含"),
                "错": int(row["label"] == "矛盾"),
                "可能": int(row["label"] == "中立"),
            }
        }
        for row in rows.TUILI
    ),
    method="ppl",
    metric="log_prob",
)
DEPECHES = SmallTask(
    "depeches",
    code(
        """
        rubrique = data["rubrique"]
        text = "Titre : %s\\nTexte : %s\\n" % (data["titre"], data["corps"])
        text += "Rubrique (sport, économie ou santé) :"
        return {"input": text, "output": " " + rubrique, "processed_output": rubrique}
        """
    ),
    rows.DEPECHES,
    fewshot=3,
)
PUBMED = SmallTask(
    "pubmed",
    code(
        """
        parts = []
        parts.append("Abstract: " + data["context"])
        parts.append("Question: " + data["question"])
        parts.append("Answer (yes, no or maybe):")
        answer = data["final_decision"]
        return {"input": "\\n".join(parts), "output": f" {answer}", "processed_output": answer}
        """
    ),
    rows.PUBMED,
    fewshot=5,
)
HEARSAY = SmallTask(
    "hearsay",
    code(
        """
        text = f"Facts: {data['facts']}\\nQ: Is this hearsay? Answer Yes or No.\\nA:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    rows.HEARSAY,
    shots=rows.HEARSAY_SHOTS,
    fewshot=3,
)
BANKING = SmallTask(
    "banking",
    code(
        """
        text = SHOTS + f"Customer: {data['utterance']}\\nIntent:"
        intent = data["intent"]
        return {"input": text, "output": f" {intent}", "processed_output": intent}
        """,
        '''
        SHOTS = """The intents are: lost card, fees, login.

        Customer: I dropped my card somewhere in the park.
        Intent: lost card

        Customer: Do I pay for a paper statement?
        Intent: fees

        Customer: My account says that I am locked out.
        Intent: login

        """
        ''',
    ),
    rows.BANKING,
    fewshot=0,
)
QINGXU = SmallTask(
    "qingxu",
    code(
        """
        text = "对话：" + data["对话"] + "\\n问：第一个说话人的情绪是高兴、生气还是难过？\\n答："
        return {"input": text, "output": data["情绪"], "processed_output": data["情绪"]}
        """
    ),
    rows.QINGXU,
)
LABELS = (FINSENT, TUILI, TUILI_PPL, DEPECHES, PUBMED, HEARSAY, BANKING, QINGXU)
