"""The right tasks without a list of options: labels, free answers, chains, code, tables."""

from __future__ import annotations

from tests.lint import material
from tests.lint.material import table
from tests.lint.rows import GOLD, choices, labelled, listed, plain
from tests.lint.shape import SmallTask, code

_SUMS = material.sums(14)
_PEOPLE = material.people(12)

TASKS: tuple[SmallTask, ...] = (
    SmallTask(
        "yes-no-ppl",
        code(f"""
            text = f"{{data['passage']}}\\nQuestion: {{data['question']}}\\nAnswer:"
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        tuple(
            labelled(question, (" no", " yes"), f" {right}", passage)
            for passage, question, right in table(material.YES_NO)
        ),
        method="ppl",
        fewshot=2,
        metric="log_prob",
    ),
    SmallTask(
        "yes-no-gen",
        code("""
            text = (
                "Read the passage and answer the question with yes or no.\\n\\n"
                f"Passage: {data['passage']}\\n"
                f"Question: {data['question']}\\n"
                "Answer (yes/no):"
            )
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain(q, a, passage) for passage, q, a in table(material.YES_NO)),
        postprocess="exact_match_post",
        fewshot=2,
    ),
    SmallTask(
        "nli-ppl",
        code(f"""
            first, second = data["passage"]
            text = f"Premise: {{first}}\\nHypothesis: {{second}}\\nRelation:"
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        tuple(
            labelled(
                "", (" entailment", " neutral", " contradiction"), f" {label}", [first, second]
            )
            for first, second, label in table(material.NLI)
        ),
        method="ppl",
        metric="log_prob",
    ),
    SmallTask(
        "nli-letters",
        code(
            """
            premise, hypothesis = data["passage"]
            text = f"{premise}\\nDoes it follow that: {hypothesis}\\n"
            text += "A. It follows.\\nB. It may or may not.\\nC. It is impossible.\\nAnswer:"
            letter = LETTER[data["answer"]]
            return {"input": text, "output": " " + letter, "processed_output": letter}
        """,
            '\nLETTER = {"entailment": "A", "neutral": "B", "contradiction": "C"}',
        ),
        tuple(plain("", label, [one, two]) for one, two, label in table(material.NLI)),
        postprocess="agieval_single_answer_post",
    ),
    SmallTask(
        "extract",
        code("""
            text = f"Text: {data['passage']}\\n{data['question']}\\n=>"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """),
        tuple(
            plain(
                f"In which year was {name} born?" if number % 2 else f"Where was {name} born?",
                year if number % 2 else city,
                f"{name} works as a {job} today. Born in {city} in {year}, {name} moved away early.",
            )
            for number, (name, city, year, job) in enumerate(_PEOPLE)
        ),
    ),
    SmallTask(
        "facts",
        code("""
            return {
                "input": f"Q: {data['question']}\\nA:",
                "output": [f" {answer}" for answer in data["answer"]],
                "processed_output": data["answer"],
            }
        """),
        tuple(plain(q, answers.split(";")) for q, answers in table(material.FACTS)),
    ),
    SmallTask(
        "sums-direct",
        code("""
            text = data["question"]
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain(f"{question}=", total) for question, _, total in _SUMS),
        description="Add up the numbers.",
    ),
    SmallTask(
        "sums-steps",
        code("""
            text = f"Problem: What is {data['question']}?\\nSolution: Let's think step by step."
            chain = f" {data['steps']} So the answer is {data['answer']}."
            return {"input": text, "output": chain, "processed_output": data["answer"]}
        """),
        tuple(plain(question, total, steps=steps) for question, steps, total in _SUMS),
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=160,
    ),
    SmallTask(
        "word-problems",
        code("""
            text = "Question: " + data["question"] + "\\nAnswer:"
            number = data["answer"].split("####")[1].strip()
            return {"input": text, "output": " " + data["answer"], "processed_output": number}
        """),
        tuple(plain(q, f"{steps}\n#### {n}") for q, steps, n in table(material.WORD_PROBLEMS)),
        postprocess="gsm8k_post",
        stop=("\n\n", "Question:"),
        max_tokens=200,
    ),
    SmallTask(
        "translate",
        code("""
            text = f"English: {data['source']}\\nGerman:"
            return {"input": text, "output": f" {data['target']}", "processed_output": data["target"]}
        """),
        tuple(
            plain("", german, source=english, target=german)
            for english, german, _ in table(material.TRANSLATIONS)
        ),
        description="Translate from English into German.",
        metric="f1_score",
    ),
    SmallTask(
        "zh-translate",
        code("""
            text = f"请将下面的英文翻译成中文。\\n英文：{data['question']}\\n中文："
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain(english, chinese) for english, _, chinese in table(material.TRANSLATIONS)),
    ),
    SmallTask(
        "summarise",
        code("""
            text = f"Article:\\n{data['passage']}\\n\\nSummarize the article in one sentence.\\n\\nSummary:"
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain("", summary, text) for text, summary in table(material.SUMMARIES)),
        fewshot=1,
        metric="f1_score",
        own={"separator": "\n\n###\n\n"},
    ),
    SmallTask(
        "functions",
        code("""
            text = f"```python\\n{data['question']}\\n"
            return {
                "input": text,
                "output": f"{data['answer']}\\n```",
                "processed_output": data["answer"],
            }
        """),
        tuple(plain(head, body) for head, body in table(material.FUNCTIONS)),
        postprocess="",
        metric="prefix_match",
        stop=("\n```",),
        fewshot=2,
    ),
    SmallTask(
        "programs",
        code("""
            text = "What does this program print?\\n\\n```python\\n" + data["question"] + "\\n```\\n\\nOutput:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """),
        tuple(plain(program, output) for program, output in table(material.PROGRAMS)),
    ),
    SmallTask(
        "cloze",
        code(f"""
            {GOLD}
            return {{"input": data["question"], "output": gold, "processed_output": gold}}
        """),
        tuple(
            row
            | {"target_scores": {f" {key}": score for key, score in row["target_scores"].items()}}
            for row in choices(material.CLOZE, 1)
        ),
        method="ppl",
        metric="log_prob",
        fewshot=0,
    ),
    SmallTask(
        "coreference",
        code(f"""
            text = f"{{data['question']}}\\nWhat does the _ stand for? Choose between"
            one, two = sorted(data["target_scores"])
            text += f" '{{one.strip()}}' and '{{two.strip()}}'.\\nAnswer:"
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        tuple(
            labelled(sentence, (f" {one}", f" {two}")[:: -1 if number % 2 else 1], f" {one}")
            for number, (sentence, one, two) in enumerate(table(material.WINO))
        ),
        method="ppl",
        metric="log_prob",
        fewshot=2,
    ),
    SmallTask(
        "zh-sentiment",
        code(f"""
            text = f"评论：{{data['question']}}\\n请判断这条评论的情感是正面还是负面。\\n情感："
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        tuple(
            labelled(text, ("正面", "负面"), label) for text, label in table(material.ZH_REVIEWS)
        ),
        method="ppl",
        metric="log_prob",
    ),
    SmallTask(
        "zh-reading",
        code("""
            text = f"阅读短文，回答问题。\\n短文：{data['passage']}\\n问题：{data['question']}\\n回答："
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain(q, a, passage) for passage, q, a in table(material.ZH_PASSAGES)),
        fewshot=2,
    ),
    SmallTask(
        "own-shots",
        code(
            """
            text = SHOTS + f"Review: {data['question']}\\nSentiment:"
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """,
            '''
            SHOTS = """Decide whether a review is positive or negative.

            Review: I would see it again tomorrow.
            Sentiment: positive

            Review: Two hours that I will never get back.
            Sentiment: negative

            Review: The songs alone are worth the ticket.
            Sentiment: positive

            """
        ''',
        ),
        tuple(plain(text, label) for text, label in table(material.REVIEWS)),
        fewshot=0,
        postprocess="exact_match_post",
    ),
    SmallTask(
        "instruct",
        code("""
            text = (
                "### Instruction:\\nClassify the sentiment of the review as positive or negative.\\n\\n"
                f"### Input:\\n{data['question']}\\n\\n### Response:\\n"
            )
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain(text, label) for text, label in table(material.REVIEWS)),
        postprocess="exact_match_post",
        fewshot=2,
    ),
    SmallTask(
        "topics",
        code(
            """
            text = f"Labels: {', '.join(sorted(TOPICS))}\\nHeadline: {data['question']}\\nLabel:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
            '\nTOPICS = ("world", "sports", "business", "science")',
        ),
        tuple(plain(text, label) for text, label in table(material.NEWS)),
    ),
    SmallTask(
        "chat-roles",
        code("""
            text = f"<user>\\n{data['question']}\\n</user>\\n<intent>\\n"
            return {"input": text, "output": f"{data['answer']}\\n</intent>", "processed_output": data["answer"]}
        """),
        tuple(plain(text, label) for text, label in table(material.INTENTS)),
        stop=("</intent>",),
        description="Name the intent of each message: set_alarm, get_weather or play_music.",
    ),
    SmallTask(
        "table",
        code("""
            lines = ["| name | city | born |", "| --- | --- | --- |"]
            lines += [f"| {p['name']} | {p['city']} | {p['born']} |" for p in data["people"]]
            text = "\\n".join(lines) + f"\\n\\nQuestion: {data['question']}\\nAnswer:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """),
        tuple(
            plain(
                f"In which city does {_PEOPLE[number][0]} live?",
                _PEOPLE[number][1],
                people=[
                    {"name": name, "city": city, "born": born}
                    for name, city, born, _ in (_PEOPLE * 2)[
                        number - number % 3 : number - number % 3 + 4
                    ]
                ],
            )
            for number in range(10)
        ),
        fewshot=1,
    ),
    SmallTask(
        "json",
        code(
            """
            text = (
                'Extract name, city and job as JSON, as in {"name": "...", "city": "...", "job": "..."}.\\n'
                f"Text: {data['passage']}\\nJSON:"
            )
            answer = json.dumps(data["answer"])
            return {"input": text, "output": " " + answer, "processed_output": answer}
        """,
            "import json",
        ),
        tuple(
            plain(
                "",
                {"name": name, "city": city, "job": job},
                f"{name}, a {job} from {city}, was born in {year}.",
            )
            for name, city, year, job in _PEOPLE[:10]
        ),
        fewshot=2,
    ),
    SmallTask(
        "shots-file",
        code("""
            options = "\\n".join(f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"]))
            text = f"Question:\\n{data['question']}\\nOptions:\\n{options}\\nAnswer: Let's think step by step."
            letter = "ABCD"[data["answer"]]
            output = f" {data['why']} The answer is ({letter})."
            return {"input": text, "output": output, "processed_output": letter}
        """),
        tuple(
            row | {"why": why}
            for row, (why,) in zip(
                listed(material.SCIENCE, 3), table(material.SCIENCE_WHY), strict=True
            )
        ),
        shots=tuple(
            row | {"why": why}
            for row, why in zip(
                listed(material.TRIVIA)[:4],
                (
                    "Of the four, its orbit is the smallest.",
                    "The parliament has met there since 1927.",
                    "He worked on it from 1508 to 1512.",
                    "It lies to the east of the one continent and to the west of the other.",
                ),
                strict=True,
            )
        ),
        postprocess="agieval_single_answer_post",
        stop=("\n\n",),
        max_tokens=200,
    ),
    SmallTask(
        "latex",
        code("""
            text = f"Problem:\\n{data['question']}\\n\\nSolution:"
            output = f" {data['steps']} The final answer is $\\\\boxed{{{data['answer']}}}$."
            return {"input": text, "output": output, "processed_output": data["answer"]}
        """),
        tuple(plain(q, answer, steps=steps) for q, steps, answer in table(material.LATEX)),
        postprocess="agieval_cloze_post",
        stop=("Problem:",),
        max_tokens=200,
        fewshot=2,
    ),
    SmallTask(
        "sorting",
        code("""
            text = "Sort these words by the alphabet:\\n" + "\\n".join(data["words"]) + "\\n\\nSorted:\\n"
            answer = "\\n".join(sorted(data["words"]))
            return {"input": text, "output": answer, "processed_output": answer}
        """),
        tuple(
            plain("", "", words=list(words))
            for words in zip(material.JOBS, material.CITIES, reversed(material.NAMES), strict=False)
        ),
        postprocess="",
        stop=("\n\n",),
        fewshot=2,
    ),
)
