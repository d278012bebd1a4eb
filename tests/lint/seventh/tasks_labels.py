"""Right tasks with a label of few."""

from __future__ import annotations

from tests.lint.seventh import rows_labels as rows
from tests.lint.shape import SmallTask, code

RTE = SmallTask(
    "rte",
    code(
        """
        premise, hypothesis = data["premise"].strip(), data["hypothesis"].strip()
        text = f"{premise}\\nQuestion: Does this mean that \\"{hypothesis}\\"? Answer yes or no.\\nAnswer:"
        answer = ("yes", "no")[data["label"]]
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.RTE,
    method="ppl",
    metric="log_prob",
    own={"target_delimiter": " "},
)
NLI_ES = SmallTask(
    "nli_es",
    code(
        """
        text = (
            f"Premisa: {data['premisa']}\\n"
            f"Hipótesis: {data['hipotesis']}\\n"
            "¿Verdadero, falso o indeterminado?\\n"
            "Respuesta:"
        )
        return {"input": text, "output": f" {data['etiqueta']}", "processed_output": data["etiqueta"]}
        """
    ),
    rows.NLI_ES,
    postprocess="exact_match_post",
)
NEWS = SmallTask(
    "news",
    code(
        """
        topic = TOPICS[data["label"]]
        return {"input": f"Article: {data['text']}\\nTopic:", "output": f" {topic}", "processed_output": topic}
        """,
        f"TOPICS = {rows.NEWS_NAMES!r}",
    ),
    rows.NEWS,
    fewshot=4,
    description="Classify each article as World, Sports, Business or Sci/Tech.",
)
WAIMAI = SmallTask(
    "waimai",
    code(
        """
        answer = LABELS[data["label"]]
        text = "外卖评论：" + data["review"] + "\\n这条评论是好评还是差评？"
        return {"input": text + "\\n回答：", "output": answer, "processed_output": answer}
        """,
        'LABELS = {1: "好评", 0: "差评"}',
    ),
    rows.WAIMAI,
    max_tokens=8,
)
TREC = SmallTask(
    "trec",
    code(
        """
        return {
            "input": f"{SHOTS}Question: {data['question']}\\nType:",
            "output": " " + data["label"],
            "processed_output": data["label"],
        }
        """,
        '''
        SHOTS = """What does each question ask for? Choose ABBR (an abbreviation), DESC (a description), ENTY (a thing), HUM (a person), LOC (a place) or NUM (a number).

        Question: What is the currency of Peru ?
        Type: ENTY

        Question: How far is it to the Moon ?
        Type: NUM

        Question: Who invented the zip ?
        Type: HUM

        Question: What does NATO stand for ?
        Type: ABBR

        Question: Where is Timbuktu ?
        Type: LOC

        Question: What is a fjord ?
        Type: DESC

        """
        ''',
    ),
    rows.TREC,
    fewshot=0,
)
BOOLQ = SmallTask(
    "boolq",
    code(
        """
        passage, question = data["passage"], data["question"]
        text = f"Passage: {passage}\\nQuestion: {question}? Answer yes or no.\\nAnswer:"
        answer = "yes" if data["answer"] else "no"
        return {"input": text, "output": " " + answer, "processed_output": answer}
        """
    ),
    rows.BOOLQ,
    fewshot=2,
)
LABELS = (RTE, NLI_ES, NEWS, WAIMAI, TREC, BOOLQ)
