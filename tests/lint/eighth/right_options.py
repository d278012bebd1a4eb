"""Right prompts of multiple choice."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.right_making import body, short
from tests.lint.eighth.tasks_options import (
    DUIHUA,
    FAKAO,
    HOUSE,
    MEDICINE,
    MEDICINE_PPL,
    MONEY,
    OPOSICION,
    WISSEN,
)

_med = partial(short, MEDICINE)
_law = partial(short, FAKAO)
_money = partial(short, MONEY, postprocess="until_return_post", fewshot=3)
_LETTER = '"ABCD"[data["answer"]]'
_TEXT = 'data["choices"][data["answer"]]'
_LIST = '"\\n".join(f"{m}. {o}" for m, o in zip("ABCD", data["choices"]))'
_ONE = "agieval_single_answer_post"


def _scored(rows, names):
    """Return rows with the scores of the texts that `names` gives for a row, right one by place."""
    made = []
    for row in rows:
        texts, right = names(row)
        made.append(row | {"target_scores": {t: int(i == right) for i, t in enumerate(texts)}})
    return tuple(made)


# fmt: off
OPTIONS = (
    _med("options on one line, an open bracket as the cue", r'data["question"] + "\n" + " ".join(f"({m}) {o}" for m, o in zip("ABCD", data["choices"])) + "\nAnswer: ("', _LETTER, 'answer + ")"', postprocess=_ONE),
    _med("Roman numbers", r'data["question"] + "\n" + "\n".join(f"{m}. {o}" for m, o in zip(MARKS, data["choices"])) + "\nAnswer:"', 'MARKS[data["answer"]]', above='MARKS = ["I", "II", "III", "IV"]'),
    _med("small letters in brackets", r'data["question"] + "\n" + "\n".join(f"{m}) {o}" for m, o in zip("abcd", data["choices"])) + "\nAnswer:"', '"abcd"[data["answer"]]'),
    _med("options counted from zero", r'data["question"] + "\n" + "\n".join(f"{i}: {o}" for i, o in enumerate(data["choices"])) + "\nIndex of the right option:"', 'str(data["answer"])'),
    _med("options in a list of dashes, and the text is right", r'data["question"] + "\n" + "".join(f"- {o}\n" for o in data["choices"]) + "Answer with one of the options above.\nAnswer:"', _TEXT),
    _med("letters from P on", r'data["question"] + "\n" + "\n".join(f"{m}. {o}" for m, o in zip("PQRS", data["choices"])) + "\nAnswer:"', '"PQRS"[data["answer"]]'),
    _med("XML", r'"<question>" + data["question"] + "</question>\n<options>\n" + "\n".join(f"<option id=\"{m}\">{o}</option>" for m, o in zip("ABCD", data["choices"])) + "\n</options>\n<answer>"', _LETTER, 'answer + "</answer>"', postprocess=_ONE, stop=("\n\n",)),
    _med("user and assistant, and a sentence that has the letter", r'"User: " + data["question"] + "\n" + ' + _LIST + r' + "\nAssistant:"', _LETTER, 'f" The answer is {answer}."', postprocess=_ONE, stop=("\nUser:", "\n\n")),
    _med("headings of Markdown", r'"### Question\n" + data["question"] + "\n\n### Options\n" + "\n".join(f"- **{m}**: {o}" for m, o in zip("ABCD", data["choices"])) + "\n\n### Answer\n"', _LETTER, "answer", stop=("\n", "###")),
    _med("JSON in the prompt", r'json.dumps({"question": data["question"], "options": dict(zip("ABCD", data["choices"]))}) + "\nKey of the right option:"', _LETTER, above="import json"),
    _med("Chinese cues around English rows", r'"问题：" + data["question"] + "\n选项：\n" + ' + _LIST + r' + "\n答案："', _LETTER, "answer", description="以下是医学单项选择题，请写出正确选项的字母。"),
    _med("letter and text are the answer", r'data["question"] + "\n" + ' + _LIST + r' + "\nCorrect option:"', f'{_LETTER} + ". " + {_TEXT}'),
    _med("a fifth option, none of the above", r'data["question"] + "\n" + ' + _LIST + r' + "\nE. None of the above\nAnswer:"', _LETTER, description="Choose the letter (A to E) of the best answer."),
    _med("an exam paper with a candidate and a licence", r'"EXAMINATION PAPER\n\nQuestion. " + data["question"] + "\n" + ' + _LIST + r' + "\n\nThe candidate wrote the letter"', _LETTER),
    _med("no shots, one letter asked for, a newline at the end", r'data["question"] + "\n" + ' + _LIST + r' + "\nAnswer with one letter only.\n"', _LETTER, "answer", fewshot=0),
    _med("the words of AGIEval", r'"Q: " + data["question"] + " Answer Choices: " + " ".join(f"({m}){o}" for m, o in zip("ABCD", data["choices"])) + "\nA: Among A through D, the answer is"', _LETTER, postprocess=_ONE),
    _med("options parted by bars", r'data["question"] + "\n" + " | ".join(f"{m}: {o}" for m, o in zip("ABCD", data["choices"])) + "\nLetter:"', _LETTER),
    _med("options parted by semicolons, and the text is right", r'data["question"] + " Options: " + "; ".join(data["choices"]) + ".\nAnswer:"', _TEXT),
    _med("asked for the letter in brackets", r'data["question"] + "\n" + "\n".join(f"({m}) {o}" for m, o in zip("ABCD", data["choices"])) + "\nAnswer in the form (X).\nAnswer:"', f'"(" + {_LETTER} + ")"'),
    _med("five shots and a persona", r'"Question: " + data["question"] + "\n" + ' + _LIST + r' + "\nAnswer:"', _LETTER, fewshot=5, description="You are a doctor who sits a licensing exam. Reply with the letter of the best option."),
    _med("a box of LaTeX", r'data["question"] + "\n" + ' + _LIST + r' + "\nPut the letter into \\boxed{}.\nAnswer:"', _LETTER, r'" \\boxed{" + answer + "}"', postprocess=_ONE),
    _med("the prompt ends in a newline and an arrow", r'data["question"] + "\n" + ' + _LIST + r' + "\n=>"', _LETTER),
    body(
        MEDICINE,
        "options shuffled by r, the letter with them",
        r"""
        order = r.sample(range(4), 4)
        lines = [f"{m}. {data['choices'][i]}" for m, i in zip("ABCD", order)]
        letter = "ABCD"[order.index(data["answer"])]
        text = data["question"] + "\n" + "\n".join(lines) + "\nAnswer:"
        return {"input": text, "output": " " + letter, "processed_output": letter}
        """,
    ),
    body(
        MEDICINE,
        "one option, and whether it is right",
        r"""
        place = len(data["question"]) % 2 and data["answer"] or (data["answer"] + 1) % 4
        verdict = "yes" if place == data["answer"] else "no"
        text = f"{data['question']}\nProposed answer: {data['choices'][place]}\nIs it correct, yes or no?"
        return {"input": text, "output": f" {verdict}", "processed_output": verdict}
        """,
    ),
    body(
        MEDICINE,
        "options sorted by name, the letter from the sorted list",
        r"""
        ordered = sorted(data["choices"])
        right = data["choices"][data["answer"]]
        letter = chr(ord("A") + ordered.index(right))
        listing = "".join(f"{chr(65 + i)}: {text}\n" for i, text in enumerate(ordered))
        return {"input": f"{data['question']}\n{listing}Letter:", "output": f" {letter}", "processed_output": letter}
        """,
    ),
    body(
        MEDICINE,
        "hand-written shots with a short reason",
        r"""
        options = "\n".join(f"({m}) {o}" for m, o in zip("ABCD", data["choices"]))
        letter = "ABCD"[data["answer"]]
        text = SHOT + f"Q: {data['question']}\n{options}\nA: Let us reason."
        return {"input": text, "output": f" The answer is {letter}.", "processed_output": letter}
        """,
        '''
        SHOT = """Q: Which sense belongs to the tongue?
        (A) Sight
        (B) Taste
        (C) Touch
        (D) Hearing
        A: Let us reason. The tongue has buds for taste. The answer is B.

        Q: Which of these is a joint?
        (A) Skin
        (B) Blood
        (C) Lung
        (D) Knee
        A: Let us reason. The knee joins thigh and shin. The answer is D.

        """
        ''',
        fewshot=0,
        postprocess=_ONE,
    ),
    short(MEDICINE_PPL, "the options' texts are ranked and not listed", r'"Question: " + data["question"] + "\nAnswer:"', '" " + data["choices"][data["answer"]]', "answer", rows=_scored(MEDICINE.rows, lambda row: ([f" {c}" for c in row["choices"]], row["answer"]))),
    short(MEDICINE_PPL, "the options' texts are ranked and listed", r'"Question: " + data["question"] + "\nOptions: " + ", ".join(data["choices"]) + "\nAnswer:"', '" " + data["choices"][data["answer"]]', "answer", rows=_scored(MEDICINE.rows, lambda row: ([f" {c}" for c in row["choices"]], row["answer"]))),
    short(MEDICINE_PPL, "letters are ranked", r'data["question"] + "\n" + ' + _LIST + r' + "\nAnswer:"', '" " + "ABCD"[data["answer"]]', "answer", rows=_scored(MEDICINE.rows, lambda row: ([" A", " B", " C", " D"], row["answer"])), fewshot=5),
    short(MEDICINE_PPL, "letters with their texts are ranked, no shots", r'data["question"] + "\n"', '"ABCD"[data["answer"]] + ". " + data["choices"][data["answer"]]', "answer", fewshot=0, rows=_scored(MEDICINE.rows, lambda row: ([f"{m}. {c}" for m, c in zip("ABCD", row["choices"], strict=True)], row["answer"]))),
    _law("the signs of the heavenly stems", r'data["题目"] + "\n" + "\n".join(f"{m}、{data[k]}" for m, k in zip("甲乙丙丁", "ABCD")) + "\n答案："', '"甲乙丙丁"["ABCD".index(data["答案"])]', "answer"),
    _law("numbers in circles", r'data["题目"] + "\n" + "".join(f"{m}{data[k]}\n" for m, k in zip("①②③④", "ABCD")) + "正确的是"', '"①②③④"["ABCD".index(data["答案"])]', "answer"),
    _law("full-width brackets", r'"单选题：" + data["题目"] + "\n" + "\n".join(f"（{k}）{data[k]}" for k in "ABCD") + "\n答案："', 'data["答案"]', "answer"),
    _law("the mark of the Gaokao", r'"请解答下面的选择题，在【答案】后写出字母。\n" + data["题目"] + "\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n【答案】"', 'data["答案"]', "answer", postprocess="gaokao_single_choice_post"),
    _law("options on one line", r'data["题目"] + "\n" + " ".join(f"{k}.{data[k]}" for k in "ABCD") + "\n答："', 'data["答案"]', "answer"),
    _law("teacher and candidate", r'"老师：" + data["题目"] + "\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n考生：我选"', 'data["答案"]', "answer", stop=("\n", "老师：")),
    _law("the option's text is asked for", r'data["题目"] + "\n可选：" + "、".join(data[k] for k in "ABCD") + "\n请写出正确选项的内容：" ', 'data[data["答案"]]', "answer"),
    _law("JSON with Chinese keys", r'json.dumps({"题目": data["题目"], "选项": {k: data[k] for k in "ABCD"}}, ensure_ascii=False) + "\n答案（字母）："', 'data["答案"]', "answer", above="import json"),
    _law("a description in English for rows in Chinese", r'data["题目"] + "\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n答案："', 'data["答案"]', "answer", description="The following are multiple choice questions (with answers) about Chinese law."),
    _law("the output has a word before the letter", r'data["题目"] + "\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n答案："', 'data["答案"]', 'f"选{answer}"', postprocess="gaokao_single_choice_post"),
    _law("the answer is in a sentence", r'"题：" + data["题目"] + "\n" + "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n解："', 'data["答案"]', 'f"答案是{answer}。"', postprocess=_ONE),
    _money("the options' items", r'data["query"] + "\n" + "\n".join(f"{k}. {v}" for k, v in data["options"].items()) + "\nAnswer:"', 'data["label"]'),
    _money("joined by map", r'"Question: " + data["query"] + "\n" + "\n".join(map(": ".join, data["options"].items())) + "\nAnswer:"', 'data["label"]'),
    _money("the text of the option, by the label", r'data["query"] + "\nPick one of: " + " / ".join(data["options"].values()) + "\nAnswer:"', 'data["options"][data["label"]]'),
    _money("final answer in brackets", r'data["query"] + "\n" + "\n".join(f"({k}) {v}" for k, v in data["options"].items()) + "\nFinal answer:"', 'data["label"]', 'f" ({answer})"', postprocess=_ONE),
    _money("a table of Markdown", r'data["query"] + "\n\n| key | option |\n| --- | --- |\n" + "\n".join(f"| {k} | {v} |" for k, v in data["options"].items()) + "\n\nKey:"', 'data["label"]'),
    _money("numbers in place of the row's letters", r'data["query"] + "\n" + "\n".join(f"{i}. {v}" for i, v in enumerate(data["options"].values(), 1)) + "\nNumber:"', 'str("ABC".index(data["label"]) + 1)'),
    short(HOUSE, "goal and solution as question and answer", r'"Question: " + data["goal"] + "\nAnswer:"', '" " + data["sol1" if data["label"] == 0 else "sol2"]', "answer", rows=_scored(HOUSE.rows, lambda row: ([" " + row["sol1"], " " + row["sol2"]], row["label"])), fewshot=2),
    short(HOUSE, "two solutions by number", r'data["goal"] + "\nSolution 1: " + data["sol1"] + "\nSolution 2: " + data["sol2"] + "\nBetter solution:"', 'str(data["label"] + 1)', method="gen", metric="exact_match", fewshot=3),
    short(HOUSE, "two solutions by letter, ranked", r'data["goal"] + "\nA: " + data["sol1"] + "\nB: " + data["sol2"] + "\nThe better way is"', '" " + "AB"[data["label"]]', "answer", rows=_scored(HOUSE.rows, lambda row: ([" A", " B"], row["label"])), fewshot=3),
    short(HOUSE, "the text goes on", r'data["goal"]', '" " + data["sol1" if data["label"] == 0 else "sol2"]', "answer", rows=_scored(HOUSE.rows, lambda row: ([" " + row["sol1"], " " + row["sol2"]], row["label"]))),
    short(DUIHUA, "the answer's text, options in a line", r'"\n".join(data["dialogue"]) + "\n" + data["question"] + "（" + "／".join(data["choice"]) + "）\n答："', 'data["answer"]', "answer", postprocess="until_return_post"),
    short(DUIHUA, "options by number", r'"对话：\n" + "\n".join(data["dialogue"]) + "\n问题：" + data["question"] + "\n" + "\n".join(f"{i}. {c}" for i, c in enumerate(data["choice"], 1)) + "\n请写出序号："', 'str(data["choice"].index(data["answer"]) + 1)', "answer", postprocess="until_return_post"),
    short(DUIHUA, "texts ranked without letters", r'"".join(data["dialogue"]) + data["question"] + "答："', 'data["answer"]', "answer", method="ppl", metric="log_prob", rows=_scored(DUIHUA.rows, lambda row: (row["choice"], row["choice"].index(row["answer"])))),
    short(DUIHUA, "five shots, question before the dialogue", r'"问题：" + data["question"] + "\n对话：" + " ".join(data["dialogue"]) + "\n" + " ".join(f"{m}.{c}" for m, c in zip("ABC", data["choice"])) + "\n答案："', '"ABC"[data["choice"].index(data["answer"])]', "answer", fewshot=5),
    short(OPOSICION, "letters for a row that counts from one", r'data["pregunta"] + "\n" + "\n".join(f"{m}) {o}" for m, o in zip("abcd", data["opciones"])) + "\nRespuesta:"', '"abcd"[data["correcta"] - 1]'),
    short(OPOSICION, "the text of the option", r'data["pregunta"] + "\nOpciones: " + "; ".join(data["opciones"]) + "\nRespuesta:"', 'data["opciones"][data["correcta"] - 1]'),
    short(OPOSICION, "opening question marks, and ordinals", r'data["pregunta"] + "\n" + "\n".join(f"{n}.ª {o}" for n, o in enumerate(data["opciones"], 1)) + "\nOpción correcta:"', "f\"{data['correcta']}.ª\""),
    short(OPOSICION, "a sentence of an exam", r'"Examen de residentes. Elija una opción.\n\n" + data["pregunta"] + "\n" + "\n".join(f"{n}. {o}" for n, o in enumerate(data["opciones"], 1)) + "\n\nLa opción correcta es la"', 'str(data["correcta"])', fewshot=2),
    short(WISSEN, "sentence by sentence", r'data["frage"] + " Antwort:"', 'next(k for k, v in data["target_scores"].items() if v)', "answer", fewshot=0, rows=_scored(WISSEN.rows, lambda row: ([" " + a for a in row["antworten"]], list(row["target_scores"].values()).index(1)))),
    short(WISSEN, "no list of options", r'"Frage: " + data["frage"] + "\nAntwort:\n"', 'next(k for k, v in data["target_scores"].items() if v)', "answer"),
    short(WISSEN, "generated, with letters", r'"Frage: " + data["frage"] + "\n" + "\n".join(f"{m}) {a}" for m, a in zip("ABC", data["antworten"])) + "\nBuchstabe:"', '"ABC"[list(data["target_scores"].values()).index(1)]', method="gen", metric="exact_match"),
)
# fmt: on
