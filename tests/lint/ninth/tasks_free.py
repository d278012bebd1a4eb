"""Right tasks with answers of their own."""

from __future__ import annotations

from tests.lint.ninth import rows_free as rows
from tests.lint.shape import SmallTask, code

SHOP = SmallTask(
    "shop",
    code(
        """
        text = f"Question: {data['question']}\\nLet's think step by step.\\nSolution:"
        output = f" {data['steps']}\\n#### {data['answer']}"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """
    ),
    rows.SHOP,
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=256,
    fewshot=4,
)
FEIRA = SmallTask(
    "feira",
    code(
        """
        pergunta = data["pergunta"]
        text = f"Problema: {pergunta}\\nResolução:"
        output = f" {data['passos']} A resposta é {data['resposta']}."
        return {"input": text, "output": output, "processed_output": data["resposta"]}
        """
    ),
    rows.FEIRA,
    postprocess="gsm8k_post",
    stop=("\n",),
    max_tokens=200,
    description="Resolva cada problema passo a passo e termine com a resposta.",
)
YUEDU = SmallTask(
    "yuedu",
    code(
        """
        parts = ["阅读：" + data["段落"], "问题：" + data["问题"], "请用原文中的词语回答。", "回答："]
        answer = data["答案"]
        return {"input": "\\n".join(parts), "output": answer, "processed_output": answer}
        """
    ),
    rows.YUEDU,
)
LAST = SmallTask(
    "last",
    code(
        """
        return {
            "input": data["text"],
            "output": " " + data["word"],
            "processed_output": data["word"],
        }
        """
    ),
    rows.LAST,
    fewshot=0,
    metric="prefix_match",
    max_tokens=8,
)
DEUTSCH = SmallTask(
    "deutsch",
    code(
        """
        text = f"German: {data['de']}\\nEnglish:"
        return {"input": text, "output": f" {data['en']}", "processed_output": data["en"]}
        """
    ),
    rows.DEUTSCH,
    metric="bleu",
    description="Translate from German into English.",
    max_tokens=100,
)
DEPECHES = SmallTask(
    "depeches",
    code(
        """
        consigne = "Donnez un titre court à cette dépêche."
        text = f"{consigne}\\n\\nDépêche : {data['texte']}\\nTitre :"
        return {"input": text, "output": " " + data["titre"], "processed_output": data["titre"]}
        """
    ),
    rows.DEPECHES,
    metric="f1_score",
    fewshot=2,
)
SQL = SmallTask(
    "sql",
    code(
        """
        text = f"-- Table: {data['schema']}\\n-- {data['question']}\\n"
        return {"input": text, "output": data["query"], "processed_output": data["query"]}
        """
    ),
    rows.SQL,
    max_tokens=80,
)
ALGEBRA = SmallTask(
    "algebra",
    code(
        r"""
        text = f"Problem:\n{data['problem']}\n\nSolution:\n"
        answer = r"\boxed{" + data["answer"] + "}"
        output = f"{data['solution']} The answer is ${answer}$."
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """
    ),
    rows.ALGEBRA,
    postprocess="agieval_cloze_post",
    stop=("\nProblem:",),
    max_tokens=256,
)
MAILS = SmallTask(
    "mails",
    code(
        """
        found = {"guest": data["guest"], "city": data["city"], "nights": int(data["nights"])}
        answer = json.dumps(found, ensure_ascii=False)
        text = f"{ASK}\\n\\nMail: {data['mail']}\\nJSON:"
        return {"input": text, "output": " " + answer, "processed_output": answer}
        """,
        """
        import json

        ASK = "Read the mail and fill in a JSON object with the keys guest, city and nights."
        """,
    ),
    rows.MAILS,
    fewshot=2,
    max_tokens=80,
)
FREE = (SHOP, FEIRA, YUEDU, LAST, DEUTSCH, DEPECHES, SQL, ALGEBRA, MAILS)
