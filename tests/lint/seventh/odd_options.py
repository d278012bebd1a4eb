"""Right prompts with options: marks, lists and golds in the forms that benchmarks have."""

from __future__ import annotations

from tests.lint.seventh import rows_choice as rows
from tests.lint.seventh.styles import scored, styles

_CIVICS = [{k: v for k, v in row.items() if k != "target_scores"} for row in rows.CIVICS]
_BY_TEXT = scored(_CIVICS, lambda row: row["choices"], lambda row: row["choices"][row["answer"]])
_ENDINGS = [{k: v for k, v in row.items() if k != "target_scores"} for row in rows.ENDINGS]

RIGHT = (
    *styles(
        "mcq",
        _CIVICS,
        r"""
        letters in brackets ¦ q + "\n" + "\n".join(f"({x}) {o}" for x, o in zip("ABCD", options)) + "\nAnswer:" ¦ "ABCD"[k] ¦ ¦
        bracketed gold for bbh ¦ q + "\nOptions:\n" + "\n".join(f"({x}) {o}" for x, o in zip("ABCD", options)) + "\nA:" ¦ f"({'ABCD'[k]})" ¦ ¦ "postprocess": "bbh_post"
        one line of options ¦ f"{q} " + " ".join(f"{x}) {o};" for x, o in zip("abcd", options)) + "\nAnswer:" ¦ "abcd"[k] ¦ ¦
        Roman numerals ¦ q + "\n" + "\n".join(f"{x}. {o}" for x, o in zip(["I", "II", "III", "IV"], options)) + "\nAnswer:" ¦ ["I", "II", "III", "IV"][k] ¦ ¦
        numbers from zero ¦ q + "\n" + "\n".join(f"[{i}] {o}" for i, o in enumerate(options)) + "\nIndex:" ¦ str(k) ¦ ¦ "fewshot": 4
        numbers from one ¦ q + "\n" + "\n".join(f"{i}) {o}" for i, o in enumerate(options, 1)) + "\nNumber of the right option:" ¦ str(k + 1) ¦ ¦
        the letters P to S ¦ q + "\n" + "\n".join(f"{x}. {o}" for x, o in zip("PQRS", options)) + "\nAnswer:" ¦ "PQRS"[k] ¦ ¦
        Greek letters ¦ q + "\n" + "\n".join(f"{x}) {o}" for x, o in zip("αβγδ", options)) + "\nAnswer:" ¦ "αβγδ"[k] ¦ ¦
        bullets and the option's text ¦ q + "\n" + "\n".join(f"- {o}" for o in options) + "\nAnswer:" ¦ options[k] ¦ ¦
        options after the cue and text as gold ¦ f"Question: {q}\nOptions: {' | '.join(options)}\nAnswer:" ¦ options[k] ¦ ¦ "fewshot": 2
        Markdown with bold letters ¦ f"### Question\n{q}\n\n### Options\n" + "\n".join(f"**{x}.** {o}" for x, o in zip("ABCD", options)) + "\n\n### Answer\n**" ¦ "ABCD"[k] ¦ f"{gold}**" ¦ "metric": "prefix_match", "own": {"separator": "\n\n---\n\n"}
        XML tags ¦ f"<question>{q}</question>\n" + "\n".join(f"<option id=\"{x}\">{o}</option>" for x, o in zip("ABCD", options)) + "\n<answer>" ¦ "ABCD"[k] ¦ f"{gold}</answer>" ¦ "stop": ["</answer>"], "metric": "prefix_match"
        letter and text in the output ¦ q + "\n" + "\n".join(f"{x}. {o}" for x, o in zip("ABCD", options)) + "\nAnswer:" ¦ "ABCD"[k] ¦ f" {gold}. {options[k]}" ¦ "postprocess": "agieval_single_answer_post"
        a whole sentence as output ¦ q + "\n" + "\n".join(f"({x}) {o}" for x, o in zip("ABCD", options)) + "\n" ¦ "ABCD"[k] ¦ f"The right option is ({gold})." ¦ "postprocess": "agieval_single_answer_post"
        shuffled, with the gold looked up behind it ¦ q + "\n" + "\n".join(f"{x}. {o}" for x, o in zip("ABCD", mixed)) + "\nAnswer:" ¦ "ABCD"[mixed.index(options[k])] ¦ ¦
        shuffled by r, text as gold ¦ f"{q}\nChoose from: {'; '.join(mixed)}\nChoice:" ¦ options[k] ¦ ¦
        the options first ¦ "\n".join(f"{x}. {o}" for x, o in zip("ABCD", options)) + f"\nQuestion: {q}\nAnswer:" ¦ "ABCD"[k] ¦ ¦
        JSON of question and options ¦ json.dumps({"question": q, "options": dict(zip("ABCD", options))}) + "\nAnswer:" ¦ "ABCD"[k] ¦ ¦ "above": "import json"
        pretty JSON ¦ json.dumps({"question": q, "choices": options}, indent=2) + "\nIndex of the right choice, from 0:" ¦ str(k) ¦ ¦ "above": "import json"
        a tutor's talk ¦ f"Student: {q}\nTutor: Is it " + ", ".join(f"{x}, {o}" for x, o in zip("ABCD", options)) + "?\nStudent: It is" ¦ "ABCD"[k] ¦ f" {gold}." ¦ "postprocess": "agieval_single_answer_post"
        chat as plain text ¦ f"User: {q}\n" + "\n".join(f"{x}. {o}" for x, o in zip("ABCD", options)) + "\nReply with one letter.\nAssistant:" ¦ "ABCD"[k] ¦ ¦ "fewshot": 1
        zero shots and a long instruction ¦ "You are taking an exam in civics. Choose the right option and reply with its letter, A, B, C or D.\n\n" + q + "\n" + "\n".join(f"{x}. {o}" for x, o in zip("ABCD", options)) + "\nAnswer:" ¦ "ABCD"[k] ¦ ¦ "fewshot": 0
        four shots, no cue but an arrow ¦ q + "\n" + "\n".join(f"{x}: {o}" for x, o in zip("ABCD", options)) + "\n=>" ¦ "ABCD"[k] ¦ ¦ "fewshot": 4
        letters with a full stop as gold ¦ q + "\n" + "\n".join(f"{x}. {o}" for x, o in zip("ABCD", options)) + "\nAnswer:" ¦ "ABCD"[k] + "." ¦ ¦
        """,
        'q, options, k = data["question"], data["choices"], data["answer"]\nmixed = r.sample(options, len(options))',
    )[:24],
    *styles(
        "by text",
        _BY_TEXT,
        r"""
        PPL over the options' texts ¦ f"Question: {data['question']}\nAnswer:" ¦ data["choices"][data["answer"]] ¦ gold ¦ "method": "ppl", "metric": "log_prob", "own": {"target_delimiter": " "}
        PPL over texts that are listed ¦ f"{data['question']}\nOptions: {', '.join(data['choices'])}\nAnswer:" ¦ data["choices"][data["answer"]] ¦ gold ¦ "method": "ppl", "metric": "log_prob", "own": {"target_delimiter": " "}, "fewshot": 0
        PPL on a line of its own ¦ f"{data['question']}" ¦ data["choices"][data["answer"]] ¦ gold ¦ "method": "ppl", "metric": "log_prob", "own": {"target_delimiter": "\n"}, "fewshot": 2
        """,
    ),
    *styles(
        "kaoshi",
        rows.KAOSHI,
        r"""
        full-width brackets ¦ f"{data['题目']}\n（A）{data['A']}（B）{data['B']}（C）{data['C']}（D）{data['D']}\n答案是" ¦ data["答案"] ¦ gold ¦ "postprocess": "gaokao_single_choice_post"
        the numbers ①②③④ ¦ f"{data['题目']}\n①{data['A']}　②{data['B']}　③{data['C']}　④{data['D']}\n答：" ¦ "①②③④"["ABCD".index(data["答案"])] ¦ gold ¦
        the signs 甲乙丙丁 ¦ f"{data['题目']}\n甲、{data['A']}\n乙、{data['B']}\n丙、{data['C']}\n丁、{data['D']}\n正确的是：" ¦ "甲乙丙丁"["ABCD".index(data["答案"])] ¦ gold ¦
        a sentence as answer ¦ f"{data['题目']}\nA、{data['A']}\nB、{data['B']}\nC、{data['C']}\nD、{data['D']}\n" ¦ data["答案"] ¦ f"正确答案是{gold}。" ¦ "postprocess": "gaokao_single_choice_post"
        the form of the gaokao ¦ f"{data['题目']}\nA. {data['A']}\nB. {data['B']}\nC. {data['C']}\nD. {data['D']}\n" ¦ data["答案"] ¦ f"【答案】 {gold}" ¦ "postprocess": "gaokao_single_choice_post", "fewshot": 2
        the option's text as gold ¦ f"{data['题目']}\n可选答案：{data['A']}；{data['B']}；{data['C']}；{data['D']}\n答案：" ¦ data[data["答案"]] ¦ gold ¦
        an English frame around Chinese rows ¦ f"Question: {data['题目']}\nA. {data['A']}\nB. {data['B']}\nC. {data['C']}\nD. {data['D']}\nAnswer:" ¦ data["答案"] ¦ ¦ "description": "The following are multiple choice questions (with answers) in Chinese."
        a chat with roles ¦ f"问：{data['题目']}\n" + "\n".join(f"{x}：{data[x]}" for x in "ABCD") + "\n只回答字母。\n答：" ¦ data["答案"] ¦ gold ¦ "fewshot": 1
        options shuffled by r and looked up ¦ data["题目"] + "\n" + "\n".join(f"{x}. {data[y]}" for x, y in zip("ABCD", order)) + "\n答案：" ¦ "ABCD"[order.index(data["答案"])] ¦ gold ¦
        """,
        'order = r.sample("ABCD", 4)',
    ),
    *styles(
        "chengyu",
        rows.CHENGYU,
        r"""
        a gap of underscores ¦ data["content"].replace("#idiom#", "______") + "\n" + " ".join(f"{i}.{c}" for i, c in enumerate(data["candidates"], 1)) + "\n选：" ¦ str(data["answer"] + 1) ¦ gold ¦
        the mark of the data kept and explained ¦ "把#idiom#换成合适的成语：" + data["content"] + "\n候选：" + "，".join(data["candidates"]) + "\n成语：" ¦ data["candidates"][data["answer"]] ¦ gold ¦
        letters for idioms ¦ data["content"].replace("#idiom#", "【　】") + "\n" + "\n".join(f"{x}. {c}" for x, c in zip("ABCD", data["candidates"])) + "\n答案：" ¦ "ABCD"[data["answer"]] ¦ gold ¦ "description": "选择最恰当的成语填入【　】中。"
        """,
    ),
    *styles(
        "quiz_ja",
        rows.QUIZ_JA,
        r"""
        kana as marks ¦ f"{data['question']}\n" + "\n".join(f"{x}　{data[f'choice{i}']}" for i, x in enumerate("アイウエオ")) + "\n答え：" ¦ "アイウエオ"[data["label"]] ¦ gold ¦
        text as gold ¦ f"問題：{data['question']}\n選択肢：{'、'.join(data[f'choice{i}'] for i in range(5))}\n答え：" ¦ data[f"choice{data['label']}"] ¦ gold ¦ "fewshot": 2
        an instruction block ¦ "### 指示\n質問に対する答えを選択肢から選び、番号だけを書いてください。\n\n### 質問\n" + data["question"] + "\n\n### 選択肢\n" + "\n".join(f"{i}. {data[f'choice{i - 1}']}" for i in range(1, 6)) + "\n\n### 応答\n" ¦ str(data["label"] + 1) ¦ gold ¦ "own": {"separator": "\n\n\n"}, "fewshot": 2
        """,
    ),
    *styles(
        "endings",
        rows.ENDINGS,
        r"""
        letters for endings, PPL by text without a list ¦ data["ctx"] ¦ data["endings"][data["label"]] ¦ gold ¦ "method": "ppl", "metric": "log_prob", "own": {"target_delimiter": " "}, "fewshot": 2
        a cue before the story, PPL ¦ f"How does it go on?\n{data['ctx']}" ¦ data["endings"][data["label"]] ¦ gold ¦ "method": "ppl", "metric": "log_prob", "own": {"target_delimiter": " "}
        """,
    ),
    *styles(
        "endings gen",
        _ENDINGS,
        r"""
        letters ¦ data["ctx"] + " ...\n" + "\n".join(f"{x}. ... {e}" for x, e in zip("ABC", data["endings"])) + "\nThe best ending is" ¦ "ABC"[data["label"]] ¦ ¦
        numbers in words ¦ data["ctx"] + " [...]\nFirst: " + data["endings"][0] + "\nSecond: " + data["endings"][1] + "\nThird: " + data["endings"][2] + "\nThe right one is the" ¦ ["first", "second", "third"][data["label"]] ¦ ¦
        """,
    ),
    *styles(
        "science",
        rows.SCIENCE,
        r"""
        labels of the row ¦ data["question"] + "\n" + "\n".join(f"{l}) {t}" for l, t in zip(data["choices"]["label"], data["choices"]["text"])) + "\nCorrect:" ¦ data["answerKey"] ¦ ¦
        text by its label ¦ f"Question: {data['question']}\nChoices: {', '.join(data['choices']['text'])}\nAnswer:" ¦ dict(zip(data["choices"]["label"], data["choices"]["text"]))[data["answerKey"]] ¦ ¦ "max_tokens": 32
        id shown, which tells nothing ¦ f"[{data['id']}] {data['question']}\n" + "\n".join(f"{l}. {t}" for l, t in zip("ABCD", data["choices"]["text"])) + "\nAnswer:" ¦ data["answerKey"] ¦ ¦
        numbers instead of the row's letters ¦ data["question"] + "\n" + "\n".join(f"{i}. {t}" for i, t in enumerate(data["choices"]["text"], 1)) + "\nAnswer (1, 2, 3 or 4):" ¦ str("ABCD".index(data["answerKey"]) + 1) ¦ ¦
        """,
    ),
    *styles(
        "dates",
        rows.DATES,
        r"""
        steps, and the answer in brackets ¦ data["question"] + "\nOptions:\n" + "\n".join(f"({x}) {o}" for x, o in zip("ABC", data["options"])) + "\nThink first, then name the option.\n" ¦ f"({data['answer']})" ¦ f"{data['steps']} So the answer is {gold}." ¦ "stop": ["\n\n"], "postprocess": "bbh_post", "max_tokens": 200
        the date itself as gold ¦ f"Q: {data['question']}\nOptions: {'; '.join(data['options'])}\nA:" ¦ data["options"]["ABC".index(data["answer"])] ¦ ¦
        """,
    ),
)
