"""Answers that the post-processor, a stop sequence or the room for them spoils."""

from __future__ import annotations

from tests.lint.dense_12.making import answer, bad

X = "answer/not-extracted answer/other-form answer/not-in-output"
C = f"{X} answer/cue-again text/said-again"

KINDS = (
    answer(
        "the shots answer with letter and text, and the letter is compared with the whole line",
        X,
        bad("sailing-test", ('f" {gold}"', "f\" {gold}. {data['option_' + gold.lower()]}\"")),
    ),
    answer(
        "the output repeats the cue that ends the input",
        C,
        bad("hotel-desk", ('" " + data["topic"]', '" Topic: " + data["topic"]'), fewshot=2),
        bad("jiakao-danxuan", ('"output": data["答案"]', '"output": "答案：" + data["答案"]')),
    ),
    answer(
        "the shots close on a full stop, which what is compared lacks",
        X,
        bad("vet-triage", ('" " + data["priority"]', '" " + data["priority"] + "."')),
        bad("shangpin-fenlei", ('"output": data["類別"]', '"output": data["類別"] + "。"')),
    ),
    answer(
        "the shots put the answer into quotes",
        X,
        bad("notice-board", ('" " + data["answer"]', 'f\' "{data["answer"]}"\'')),
        bad("gonggao-chouqu", ('"output": data["答案"]', '"output": "“" + data["答案"] + "”"')),
    ),
    answer(
        "the shots set the letter in bold",
        X,
        bad("jiakao-danxuan", ('"output": data["答案"]', '"output": "**" + data["答案"] + "**"')),
        bad("sailing-test", ('f" {gold}"', 'f" **{gold}**"')),
    ),
    answer(
        "the shots have a unit behind the number, and the number is compared",
        X,
        bad("patient-age", ('f" {age}"', 'f" {age} years"')),
    ),
    answer(
        "the shots answer in a whole sentence, and the word is compared with it",
        X,
        bad(
            "gonggao-chouqu",
            ('"output": data["答案"]', '"output": f"根据公告，答案是{data[\'答案\']}。"'),
        ),
        bad("counter-talk", ('" " + data["item"]', "f\" The customer buys {data['item']}.\"")),
    ),
    answer(
        "the label has its class behind it in the shots",
        X,
        bad("guahao-keshi", ('"output": data["科室"]', '"output": data["科室"] + "（门诊）"')),
    ),
    answer(
        "a polite line stands before the answer, and only the first line is read",
        f"{X} text/double-newline answer/stopped-early",
        bad("patient-age", ('f" {age}"', 'f" Sure, here it is:\\n{age}"'), stop=("\n\n",)),
    ),
    answer(
        "the query is put into a fence, and its first line is all that is read",
        f"{X} answer/stopped-early",
        bad(
            "shop-sql",
            ('" " + data["query"]', "f\" ```sql\\n{data['query']}\\n```\""),
            stop=("\n\n",),
        ),
    ),
    answer(
        "the post-processor looks for a number where the answers are words",
        X,
        bad("vet-triage", postprocess="gsm8k_post"),
        bad("guahao-keshi", postprocess="gsm8k_post"),
    ),
    answer(
        "the post-processor looks for a letter where the answers are numbers",
        X,
        bad("chess-basics", postprocess="agieval_single_answer_post"),
    ),
    answer(
        "the post-processor looks for letters of the Latin script, and the options have others",
        X,
        bad("chengyu-xuanze", postprocess="gaokao_single_choice_post"),
    ),
    answer(
        "the shots close on other words than those behind which the post-processor reads",
        X,
        bad("runner-steps", ("So the answer is {data", "Therefore we get {data"), fewshot=2),
    ),
    answer(
        "the post-processor reads the first line, and the answer stands behind steps on it",
        X,
        bad("orchard-sums", postprocess="until_return_post"),
        bad("nongchang-suanshu", postprocess="until_return_post"),
    ),
    answer(
        "the post-processor for code cuts nothing off the reasoning",
        X,
        bad("market-sums", postprocess="new_mbpp_post"),
    ),
    answer(
        "the total is written behind the words in which the post-processor finds another number",
        f"{X} answer/chain-differs",
        bad("orchard-sums", ("The answer is {total}.", "The answer is, to 0 decimals, {total}.")),
    ),
    answer(
        "a full stop is a stop sequence, and the translations end with one",
        "answer/stopped-early answer/not-extracted",
        bad("german-lines", stop=("\n", ".")),
        bad("ying-zhong-yi", stop=("\n", "。")),
    ),
    answer(
        "a comma is a stop sequence, and the answers are lists",
        "answer/stopped-early answer/not-extracted",
        bad("name-three", stop=(",", "\n")),
    ),
    answer(
        "the model is stopped at the first space within two words",
        "answer/stopped-early answer/not-extracted",
        bad(
            "notice-board",
            ('" " + data["answer"]', 'data["answer"]'),
            ("\\nAnswer:", "\\nAnswer:\\n"),
            stop=(" ",),
        ),
    ),
    answer(
        "steps and answer stand on lines of their own, and a newline stops the model",
        "answer/stopped-early answer/not-extracted",
        bad("orchard-sums", ('f" {steps} The answer', 'f" {steps}\\nThe answer'), stop=("\n",)),
        bad(
            "nongchang-suanshu", ("f\"{data['过程']}答案", "f\"{data['过程']}\\n答案"), stop=("\n",)
        ),
    ),
    answer(
        "the object of JSON is set over several lines, and a newline stops the model",
        "answer/stopped-early answer/not-extracted",
        bad("contact-json", ('"phone": data["phone"]}', '"phone": data["phone"]}, indent=1')),
    ),
    answer(
        "a semicolon stops the model before the end of each query",
        "answer/stopped-early answer/not-extracted",
        bad("shop-sql", stop=(";",)),
    ),
    answer(
        "there is room for eight tokens, and the shots have whole chains of steps",
        "tokens/answer-too-long",
        bad("market-sums", max_tokens=8),
        bad("orchard-sums", max_tokens=4),
    ),
    answer(
        "there is room for one token, and the answers are sentences",
        "tokens/answer-too-long",
        bad("to-spanish", max_tokens=1),
    ),
    answer(
        "the shots end with another text than any of the ranked options",
        "few-shot/not-a-choice answer/not-in-output answer/cue-again",
        bad("music-ranks", ('"output": gold', '"output": f"It is {gold}."')),
        bad("changli-paixu", ('"output": gold', '"output": gold + "。"')),
    ),
    answer(
        "the shots end with a letter, and texts are ranked",
        "few-shot/not-a-choice answer/not-in-output answer/letters answer/letter-asked",
        bad(
            "music-ranks",
            ('"output": gold', '"output": "ABC"[list(data["target_scores"]).index(gold)]'),
        ),
    ),
)
