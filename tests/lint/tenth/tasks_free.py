"""Right tasks whose answers are free."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.tenth import rows_free as rows

OLYMP = SmallTask(
    "olymp",
    code(
        """
        text = f"Problem: {data['problem']}\\nSolution: Let's think step by step."
        output = f" {data['solution']} The answer is {data['answer']}."
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """
    ),
    rows.OLYMP,
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=256,
)
AOSHU = SmallTask(
    "aoshu",
    code(
        """
        text = "问题：" + data["问题"] + "\\n请一步一步计算，最后一行写“#### 答案”。\\n解："
        output = data["解答"] + "\\n#### " + data["答案"]
        return {"input": text, "output": output, "processed_output": data["答案"]}
        """
    ),
    rows.AOSHU,
    fewshot=2,
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=200,
)
TABEL = SmallTask(
    "tabel",
    code(
        """
        tabel = "\\n".join(" | ".join(cellen) for cellen in [data["kop"], *data["rijen"]])
        text = f"{tabel}\\n\\nVraag: {data['vraag']}\\nAntwoord:"
        return {"input": text, "output": " " + data["antwoord"], "processed_output": data["antwoord"]}
        """
    ),
    rows.TABEL,
    fewshot=2,
    own={"separator": "\n\n###\n\n"},
)
GRAMMAR = SmallTask(
    "grammar",
    code(
        """
        text = "Correct the grammar of the sentence.\\n"
        text += f"Sentence: {data['source']}\\nCorrected:"
        return {"input": text, "output": f" {data['target']}", "processed_output": data["target"]}
        """
    ),
    rows.GRAMMAR,
)
NIHONGO = SmallTask(
    "nihongo",
    code(
        """
        text = f"文章：{data['文章']}\\n質問：{data['質問']}\\n答え："
        return {"input": text, "output": data["答え"], "processed_output": data["答え"]}
        """
    ),
    rows.NIHONGO,
    description="文章を読み、質問に文章の中の言葉で答えてください。",
)
TRADUCE = SmallTask(
    "traduce",
    code(
        """
        text = "Translate from Spanish to English.\\nSpanish: " + data["es"] + "\\nEnglish:"
        return {"input": text, "output": " " + data["en"], "processed_output": data["en"]}
        """
    ),
    rows.TRADUCE,
    metric="bleu",
    shots=rows.TRADUCE_SHOTS,
)
RESUME = SmallTask(
    "resume",
    code(
        """
        text = f"Article : {data['article']}\\n\\nDonnez un titre à cet article.\\nTitre :"
        return {"input": text, "output": f" {data['titre']}", "processed_output": data["titre"]}
        """
    ),
    rows.RESUME,
    fewshot=1,
    metric="rouge",
)
CLOZE = SmallTask(
    "cloze",
    code(
        """
        answer = [word for word, right in data["target_scores"].items() if right][0]
        return {"input": data["text"], "output": answer, "processed_output": answer}
        """
    ),
    rows.CLOZE,
    method="ppl",
    metric="log_prob",
    fewshot=0,
    own={"target_delimiter": " "},
)
MAILS = SmallTask(
    "mails",
    code(
        """
        record = json.dumps({"date": data["date"], "place": data["place"]}, ensure_ascii=False)
        text = "Extract the date and the place as JSON with the keys date and place.\\n"
        text += f"Mail: {data['mail']}\\nJSON:"
        return {"input": text, "output": f" {record}", "processed_output": record}
        """,
        "import json",
    ),
    rows.MAILS,
)
PYFUNC = SmallTask(
    "pyfunc",
    code(
        """
        text = "What does this program print?\\n\\n" + data["code"] + "\\n\\nOutput:"
        return {"input": text, "output": f" {data['output']}", "processed_output": data["output"]}
        """
    ),
    rows.PYFUNC,
    fewshot=2,
    own={"separator": "\n\n\n"},
)
DATES = SmallTask(
    "dates",
    code(
        """
        text = SHOTS + f"Q: {data['question']}\\nA: Let's think step by step."
        output = f" So the answer is {data['answer']}."
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        '''
        SHOTS = """Q: Today is Thursday. What day is it in 4 days?
        A: Let's think step by step. After Thursday come Friday, Saturday, Sunday and Monday. So the answer is Monday.

        Q: Yesterday was Tuesday. What day was it 3 days ago?
        A: Let's think step by step. Today is Wednesday. Going back: Tuesday, Monday, Sunday. So the answer is Sunday.

        Q: Tomorrow is Monday. What day is it the day after tomorrow?
        A: Let's think step by step. If tomorrow is Monday, the day after tomorrow is Tuesday. So the answer is Tuesday.

        """
        ''',
    ),
    rows.DATES,
    fewshot=0,
    postprocess="bbh_post",
    stop=("\n\n",),
    max_tokens=200,
)
AOSHU_HAND = SmallTask(
    "aoshu_hand",
    code(
        """
        text = 例题 + "问题：" + data["问题"] + "\\n解："
        output = data["解答"] + "答案是" + data["答案"]
        return {"input": text, "output": output, "processed_output": data["答案"]}
        """,
        '''
        例题 = """问题：书架有3层，每层放20本书，拿走7本，还剩几本？
        解：3×20=60，60-7=53。答案是53

        问题：小华跑步4圈用了28分钟，平均每圈几分钟？
        解：28÷4=7。答案是7

        """
        ''',
    ),
    rows.AOSHU,
    fewshot=0,
    postprocess="agieval_cloze_post",
)
FREE = (
    AOSHU_HAND,
    *(OLYMP, AOSHU, TABEL, GRAMMAR, NIHONGO, TRADUCE, RESUME),
    *(CLOZE, MAILS, PYFUNC, DATES),
)
