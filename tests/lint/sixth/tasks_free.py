"""Right tasks whose answer is written freely."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.sixth import rows_free as rows

MARKET = SmallTask(
    "market",
    code(
        """
        text = f"Question: {data['question']}\\nAnswer:"
        number = data["answer"].split("####")[1].strip()
        return {"input": text, "output": f" {data['answer']}", "processed_output": number}
        """
    ),
    rows.MARKET,
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=200,
)
MARKET_BY_HAND = SmallTask(
    "market_by_hand",
    code(
        """
        text = EXAMPLES + f"Q: {data['question']}\\nA:"
        number = data["answer"].split("####")[1].strip()
        return {"input": text, "output": f" The answer is {number}.", "processed_output": number}
        """,
        """
        EXAMPLES = (
            "Q: Uma has 12 shells and finds 7 more. How many has she now?\\\\n"
            "A: 12 + 7 = 19. The answer is 19.\\\\n\\\\n"
            "Q: A net holds 40 oranges, 13 are bad. How many are good?\\\\n"
            "A: 40 - 13 = 27. The answer is 27.\\\\n\\\\n"
        )
        """.replace("\\\\", "\\"),
    ),
    rows.MARKET,
    fewshot=0,
    postprocess="gsm8k_post",
    max_tokens=120,
)
ALGEBRA = SmallTask(
    "algebra",
    code(
        """
        text = "Problem:\\n" + data["problem"] + "\\n\\nSolution:"
        found = re.search(r"\\\\boxed\\{(.*?)\\}", data["solution"])
        return {"input": text, "output": " " + data["solution"], "processed_output": found.group(1)}
        """,
        "import re",
    ),
    rows.ALGEBRA,
    postprocess="math_post",
    stop=("\nProblem:",),
    max_tokens=200,
)
SPANS = SmallTask(
    "spans",
    code(
        """
        answer = data["answers"]["text"][0]
        text = f"Context: {data['context']}\\nQuestion: {data['question']}\\nAnswer:"
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """
    ),
    rows.SPANS,
)
TRIVIA = SmallTask(
    "trivia",
    code(
        """
        text = "Q: " + data["question"] + "\\nA:"
        first = data["aliases"][0]
        return {"input": text, "output": " " + first, "processed_output": data["aliases"]}
        """
    ),
    rows.TRIVIA,
    metric="exact_match",
)
SATZ = SmallTask(
    "satz",
    code(
        """
        text = f"English: {data['en']}\\nGerman:"
        return {"input": text, "output": f" {data['de']}", "processed_output": data["de"]}
        """
    ),
    rows.SATZ,
    description="Translate from English to German.",
)
LUECKE = SmallTask(
    "luecke",
    code(
        """
        text = data["text"].rstrip()
        return {"input": text, "output": " " + data["word"], "processed_output": data["word"]}
        """
    ),
    rows.LUECKE,
    fewshot=0,
)
AUSGABE = SmallTask(
    "ausgabe",
    code(
        """
        text = f"{data['code']}\\n\\nprint(repr(f({data['input']})))\\n# prints:"
        return {"input": text, "output": f" {data['output']}", "processed_output": data["output"]}
        """
    ),
    rows.AUSGABE,
    fewshot=2,
)
PEOPLE = SmallTask(
    "people",
    code(
        """
        persons = ", ".join(data["persons"])
        text = f"Sentence: {data['sentence']}\\nPersons:"
        return {"input": text, "output": f" {persons}", "processed_output": persons}
        """
    ),
    rows.PEOPLE,
    description="List the persons in each sentence, with commas between.",
)
SHOP = SmallTask(
    "shop",
    code(
        """
        text = SCHEMA + f"-- {data['wish']}\\n"
        return {"input": text, "output": data["query"], "processed_output": data["query"]}
        """,
        """
        SCHEMA = (
            "-- customers(id, name, city)\\\\n"
            "-- orders(id, customer, price)\\\\n"
        )
        """.replace("\\\\", "\\"),
    ),
    rows.SHOP,
    stop=("\n\n",),
)
PREFEITURA = SmallTask(
    "prefeitura",
    code(
        """
        text = f"Pergunta: {data['pergunta']}\\nResposta:"
        return {"input": text, "output": f" {data['resposta']}", "processed_output": data["resposta"]}
        """
    ),
    rows.PREFEITURA,
)
MELDUNG = SmallTask(
    "meldung",
    code(
        """
        text = f"Article: {data['article']}\\n\\nHeadline:"
        return {"input": text, "output": f" {data['summary']}", "processed_output": data["summary"]}
        """
    ),
    rows.MELDUNG,
    metric="rouge",
    fewshot=1,
)
KOYOMI = SmallTask(
    "koyomi",
    code(
        """
        text = f"質問：{data['質問']}\\n答え："
        return {"input": text, "output": data["答え"], "processed_output": data["答え"]}
        """
    ),
    rows.KOYOMI,
    fewshot=2,
)
FREE = (
    *(MARKET, MARKET_BY_HAND, ALGEBRA, SPANS, TRIVIA, SATZ, LUECKE),
    *(AUSGABE, PEOPLE, SHOP, PREFEITURA, MELDUNG, KOYOMI),
)
