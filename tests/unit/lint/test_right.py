"""Right prompts that only look odd."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.unit.lint.cases import HEAD, Case, returns
from tests.unit.lint.variants import (
    ASKED,
    COLOURS,
    LINES,
    MARKS,
    PLAIN,
    SHUFFLED,
    THINGS,
    TWO,
    by_hand,
    lettered,
    marked,
    plain,
    rows,
    source,
)
from workbench.lint.check import check
from workbench.types import RenderSettings

RIGHT: Mapping[str, Case] = {
    "letters": lettered(),
    "letters with shots": lettered(settings=TWO),
    "words": plain(PLAIN.replace("Question:", "{data['passage']}\\nQuestion:")),
    **{
        f"options marked by {name}": marked(marks, shape)
        for name, (_, marks, shape) in MARKS.items()
        if name != "wide"
    },
    "options in a row": marked("ABCD", "({x}) {o}", "gold", " "),
    "options in a row, commas": marked("ABCD", "{x}) {o}", "gold", ", "),
    "shuffled, letter follows": lettered(SHUFFLED),
    "reversed, letter follows": lettered(
        'keys.reverse()\nletter = "ABCD"[keys.index(data["answer"])]\n'
        'lines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCD", keys))'
    ),
    "A through D": lettered(text=ASKED.replace("Question:", "Pick from A through D.\\nQuestion:")),
    "A, B, C or D": lettered(text=ASKED.replace("Question:", "Say A, B, C or D.\\nQuestion:")),
    "options in a sentence": plain(
        PLAIN.replace("\\nAnswer", " Is it {few} or {keys[-1]}?\\nAnswer"),
        body="few = ', '.join(keys[:-1])",
    ),
    "roles in brackets": plain(
        PLAIN.replace("\\nAnswer", "\\nReply as <answer> or <user> would.\\nAnswer")
    ),
    "JSON is asked for": plain(
        PLAIN.replace("\\nAnswer", '\\nReply with {{\\"colour\\": …}}.\\nAnswer')
    ),
    "LaTeX": plain(
        PLAIN.replace(
            "\\nAnswer",
            "\\nPut it in \\\\\\\\boxed{{}}, as $\\\\\\\\nu$ or $\\\\\\\\frac{{a}}{{b}}$.\\nAnswer",
        )
    ),
    "a gold in its passage": plain(
        "f\"Passage: {data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"",
        rows=tuple(
            {**row, "passage": f"In picture {i} the thing is {row['answer']}, says Ana."}
            for i, row in enumerate(rows())
        ),
    ),
    "a gold that is an ordinary word": Case(
        source(
            "",
            "f\"Say yes or no: {data['question']}\\nAnswer:\"",
            "' ' + data['answer']",
            "data['answer']",
        ),
        tuple(
            {
                "question": f"Is there no way to say yes to number {i}?",
                "target_scores": {"yes": i % 2, "no": 1 - i % 2},
                "answer": "yes" if i % 2 else "no",
            }
            for i in range(12)
        ),
    ),
    "None of the above": lettered(
        rows=tuple(
            {**row, "target_scores": {**row["target_scores"], "None of the above": 0}}
            for row in rows()
        )
    ),
    "accents and dashes": plain(
        PLAIN,
        rows=rows(
            passage=lambda i: "", question=lambda i: f"Où est le café n° {i} — « là » ? αβ, 3 μm…"
        ),
    ),
    "Russian": plain(
        "f\"Вопрос: {data['question']}\\nОтвет:\"",
        rows=rows(
            passage=lambda i: "", question=lambda i: f"Какого цвета предмет {i} на картине А?"
        ),
    ),
    "Chinese": plain(
        "f\"问题：{data['question']}\\n答案：\"",
        rows=rows(
            passage=lambda i: "", question=lambda i: f"第{i}幅画里的东西是什么颜色（只选一种）？"
        ),
    ),
    "emoji": plain(
        rows=rows(passage=lambda i: "", question=lambda i: f"Who is 👩‍👧 in ❤️ picture {i}?")
    ),
    "worked examples": by_hand(rows=rows(passage=lambda i: "")),
    "lettered worked examples with the query's cues": lettered(
        text='"Question: What is up?\\nA. sky\\nB. sea\\nC. mud\\nD. sun\\nAnswer: A\\n\\n'
        'Question: What is wet?\\nA. fire\\nB. sun\\nC. sea\\nD. corn\\nAnswer: C\\n\\n" + '
        + ASKED,
        rows=tuple({**row, "key": "ABCD"[i * 7 // 3 % 4]} for i, row in enumerate(rows())),
    ),
    "worked examples in the description": plain(
        "f\"Q: {data['question']}\\nA:\"",
        rows=rows(passage=lambda i: ""),
        settings=RenderSettings(description="Q: What is up?\nA: sky\n\nQ: What is down?\nA: earth"),
    ),
    "an instruction in each shot": plain(
        PLAIN.replace("Question:", "{data['passage']}\\nName the colour in one word.\\nQuestion:"),
        settings=TWO,
    ),
    "a guarded field": plain(
        PLAIN.replace(
            "Question:",
            "{'Topic: ' + data['t'] if data.get('t') else 'Pictures'}\\n"
            "{data['passage']}\\nQuestion:",
        )
    ),
    "a sorted set": lettered(LINES + "\nnames = set(keys)\nx = sorted(names)"),
    "an error that is raised again": lettered(
        LINES + "\ntry: x = 1\nexcept Exception as e: raise ValueError('no') from e"
    ),
    "its own seed": lettered("import random\nrandom.Random(data['question']).random()\n" + LINES),
    "a chain that closes on its gold": Case(
        source(
            "letter = 'ABCD'[gold]",
            ASKED.replace("{lines}", "A. {keys[0]}\\nB. {keys[1]}\\nC. {keys[2]}\\nD. {keys[3]}"),
            "' It is not E but ' + letter + '. The answer is ' + letter + '.'",
        ),
        rows(),
        postprocess="theoremqa_post",
    ),
    "code in the rows": plain(
        rows=rows(
            passage=lambda i: f"{i}",
            question=lambda i: (
                f"What does print({{'a': [{i}, 2]}}, ['x', 'y'], f'{{x}}\\n', None) show?"
            ),
        )
    ),
    "HTML is asked about": plain(
        rows=rows(
            passage=lambda i: f"{i}",
            question=lambda i: f"In HTML, what does <br> or &amp; number {i} do?",
        )
    ),
    "numbers in a story": plain(
        PLAIN,
        rows=tuple(
            {
                "question": f"Tom has {i} apples and buys {i + 2}. How many?",
                "target_scores": {str(2 * i + 2): 1, str(2 * i + 5): 0},
                "answer": str(2 * i + 2),
            }
            for i in range(12)
        ),
    ),
    "options behind their cue": lettered(text=ASKED.replace("{lines}", "Options: {lines}")),
    "bare letters": marked("ABCD", "{x} {o}"),
    "numbers for letters": Case(
        f"{HEAD}    letter = 'ABCD'[data['label']]\n"
        "    lines = '\\n'.join(f'{x}. {o}' for x, o in zip('ABCD', data['choices']))\n"
        f"    text = {ASKED}\n"
        "    return {'input': text, 'output': ' ' + letter, 'processed_output': letter}\n",
        tuple(
            {
                "question": f"What is in picture {i}?",
                "label": (i * 7 // 3) % 4,
                "choices": [f"{COLOURS[(i + 3 * k) % 8]} paint" for k in range(4)],
            }
            for i in range(12)
        ),
    ),
    "labels explained before the text": Case(
        source(
            "",
            "f\"Label: yes or no.\\nText: {data['question']}\\nSentiment:\"",
            "' ' + data['answer']",
            "data['answer']",
        ),
        tuple(
            {
                "question": f"We saw film {i} and all of it {THINGS[i]}.",
                "target_scores": {"yes": i % 2, "no": 1 - i % 2},
                "answer": "yes" if i % 2 else "no",
            }
            for i in range(12)
        ),
        settings=TWO,
    ),
    "two sentences, either way round": Case(
        source(
            "",
            "f\"1: {data['pair'][0]}\\n2: {data['pair'][1]}\\nAnswer:\"",
            "' ' + data['answer']",
            "data['answer']",
        ),
        tuple(
            {
                "question": "",
                "pair": [
                    f"The {THINGS[i // 2]} is here and stays with us all.",
                    f"All that is here is number {i // 2} of many more.",
                ][:: 1 if i % 2 else -1],
                "target_scores": {"yes": i % 2, "no": 1 - i % 2},
                "answer": "yes" if i % 2 else "no",
            }
            for i in range(12)
        ),
        settings=TWO,
    ),
    "a field for the metric alone": Case(
        source("", PLAIN, "' ' + data['answer']", "[data['answer'], data['test']]"),
        rows(passage=lambda i: str(i), test=lambda i: f"assert that it is {i} and no other at all"),
    ),
    "French": plain(
        "f\"Question : {data['question']}\\nRéponse :\"",
        rows=rows(passage=lambda i: str(i), question=lambda i: f"Où va-t-il en {i}\u202f?"),
    ),
    "a newline is spoken of": plain(
        PLAIN.replace("Question:", "Split lines by '\\\\n'.\\nQuestion:"),
        rows=rows(passage=lambda i: str(i)),
    ),
    "a dialogue": plain(
        "f\"{data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"",
        settings=TWO,
        rows=rows(passage=lambda i: f"A: Where is number {i}?\nB: It is here.\nA: So it is."),
    ),
    "a subject in the prompt": plain(
        PLAIN.replace("Question:", "On {data['subject']}. {data['passage']}\\nQuestion:"),
        rows=rows(subject=lambda i: ("art", "maths", "law")[i % 3]),
    ),
    "listed from the last, under their own letters": lettered(
        LINES.replace("zip(", "[*zip(").replace("keys))", "keys)][::-1])")
    ),
    "options that are letters": Case(
        f"{HEAD}    keys = list(data['target_scores'])\n    letter = data['answer']\n"
        "    lines = '\\n'.join(f'{x}. {o}' for x, o in zip('ABCD', keys))\n"
        f"    text = {ASKED}\n"
        "    return {'input': text, 'output': ' ' + letter, 'processed_output': letter}\n",
        tuple(
            {
                "question": f"Which letter is on the {THINGS[i]} in picture {i}?",
                "target_scores": {
                    o: int(k == i * 7 // 3 % 4) for k, o in enumerate("DABC" if i % 2 else "GBIA")
                },
                "answer": "ABCD"[i * 7 // 3 % 4],
            }
            for i in range(12)
        ),
    ),
    "full-width letters in list and answer": marked("ＡＢＣＤ", "选项{x}．{o}"),
    "null in JSON": plain(
        body="import json",
        text="f\"Question: {data['question']}\\n{json.dumps(data['known'])}\\nAnswer:\"",
        rows=rows(passage=lambda i: str(i), known=lambda i: {"place": None, "day": i}),
    ),
    "a tag as a string of a program": plain(
        rows=rows(
            passage=lambda i: str(i),
            question=lambda i: f"What is left by '<b>'.strip('<>') * {i} of it?",
        )
    ),
    "code that is indented goes on": Case(
        f"{HEAD}    text = f\"{{data['question']}}:\\n\"\n"
        "    answer = f\"    return {data['answer']}\"\n"
        '    return {"input": text, "output": answer, "processed_output": data["answer"]}\n',
        tuple({"question": f"def plus_{i}(a)", "answer": f"a + {i}"} for i in range(12)),
        settings=TWO,
        postprocess="theoremqa_post",
        facts={"grade": None},
    ),
    "chains by hand behind the query's own cue for steps": plain(
        "f\"Q: What is 2 + 3?\\nA: Let's think step by step. 2 + 3 = 5. So it is 5.\\n\\n"
        "Q: {data['question']}\\nA: Let's think step by step.\"",
        rows=rows(passage=lambda i: str(i)),
    ),
    "labels that the prompt names": Case(
        source(
            "",
            "f\"Say whether it is red or blue.\\n{data['question']}\\nAnswer (red/blue):\"",
            "' ' + data['answer']",
            "data['answer']",
        ),
        rows(
            options=1,
            target_scores=lambda i: {"red": i % 2, "blue": 1 - i % 2},
            answer=lambda i: "red" if i % 2 else "blue",
            passage=str,
        ),
    ),
    "labels that no prompt names": Case(
        source(
            "",
            "f\"What is the film or the series like?\\n{data['question']}\\nMood:\"",
            "' ' + data['answer']",
            "data['answer']",
        ),
        rows(
            options=1,
            target_scores=lambda i: {"glad": i % 2, "sad": 1 - i % 2},
            answer=lambda i: "glad" if i % 2 else "sad",
            passage=str,
        ),
    ),
    "a conversation in which somebody thinks": plain(
        "f\"Ann: Is it nice?\\nBo: Let me think.\\nAnn: {data['question']}\\nBo:\"",
        rows=rows(
            options=1,
            target_scores=lambda i: {"glad": i % 2, "sad": 1 - i % 2},
            answer=lambda i: "glad" if i % 2 else "sad",
            passage=lambda i: "",
        ),
    ),
    "a cue that names what the row asks for": plain(
        "f\"English: {data['question']}\\n{data['language']}:\"",
        rows=rows(passage=str, language=lambda i: ("German", "French")[i % 2]),
        settings=TWO,
    ),
    "steps that come to the answer in the end": Case(
        returns(
            output="f\" {data['n']} + 9 = {data['n'] + 9}. So it is {data['n'] + 9} with all. "
            "{data['n'] + 9} - 9 = {data['n']}. So the answer is {data['n']}.\"",
            processed="str(data['n'])",
        ),
        tuple({"question": f"What is half of {2 * i}?", "n": i} for i in range(1, 13)),
        postprocess="theoremqa_post",
    ),
    "statements and options": lettered(
        LINES,
        text="f\"{data['question']}\\n1. It is new.\\n2. It is old.\\n{lines}\\nAnswer:\"",
        rows=rows(passage=lambda i: ""),
    ),
    "a word of the row that the template says in words of its own": Case(
        returns("data['premise'] + {'cause': ' Because', 'effect': ' So'}[data['question']] + ':'"),
        tuple(
            {
                "premise": f"In the {i} hours of that day the street of {place} was closed.",
                "question": ("cause", "effect")[i % 2],
                "answer": f"a race was run in {place}",
            }
            for i, place in enumerate(
                ("Aldmouth", "Brenn", "Corby", "Dale", "Esk", "Fern", "Gade", "Hull", "Ilm", "Jura")
            )
        ),
    ),
    "options by letter in Russian": Case(
        returns(
            "f\"Вопрос: {data['question']}\\nА. {data['a']}\\nБ. {data['b']}\\nОтвет:\"",
        ),
        tuple(
            {
                "question": f"Что лежит в ящике номер {i}?",
                "a": f"книга {i}",
                "b": f"ручка {i}",
                "answer": ("А", "Б")[i % 2],
            }
            for i in range(1, 13)
        ),
    ),
    "letters named in Spanish": lettered(
        text=ASKED.replace("Question:", "Elige una (A, B, C o D).\\nQuestion:")
    ),
    "a prompt that stops at its gap": Case(
        returns("data['q'].split(' ____')[0]"),
        tuple(
            {"q": f"{name} is fond of {thing} and buys ____.", "answer": thing}
            for name, thing in zip(
                ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jan"),
                ("plums", "bread", "tea", "cork", "maps", "glue", "salt", "rope", "wool", "ink"),
                strict=True,
            )
        ),
    ),
    "an answer without the mark that the row has at its end": Case(
        returns(output="' ' + data['query'].rstrip(';')", processed="data['query'].rstrip(';')"),
        tuple(
            {
                "question": f"Which {thing} are from {1990 + i}?",
                "query": f"SELECT name FROM {thing} WHERE year = {1990 + i};",
            }
            for i, thing in enumerate(("books", "films", "songs", "plays", "games", "poems"))
        ),
    ),
    "a list as JSON, which the prompt asks for": Case(
        returns("f\"Names as a JSON list: {data['question']}\\nAnswer:\""),
        tuple(
            {
                "question": f"In the picture {i} stand {a} and {b}.",
                "answer": f'["{a}", "{b}"]',
            }
            for i, (a, b) in enumerate(
                [("Ana", "Bo"), ("Cy", "Dot"), ("Eli", "Fay"), ("Gil", "Hana"), ("Ian", "Joe")]
            )
        ),
    ),
    "a program that is set in": Case(
        returns(
            "'What does this program print?\\n\\n    ' + data['code'] + '\\n\\nOutput:'",
        ),
        tuple({"code": f"print({i} * 4 - 5)", "answer": str(4 * i - 5)} for i in range(2, 14)),
    ),
    "four shots of one label, which a draw often gives": plain(
        rows=rows(
            options=1,
            target_scores=lambda i: {"glad": i % 2, "sad": 1 - i % 2},
            answer=lambda i: "glad" if i % 2 else "sad",
            passage=lambda i: "",
        ),
        settings=RenderSettings(num_fewshot=4, shot_ids=(1, 3, 5, 7)),
    ),
    "two of four options, never the same two": Case(
        returns(
            "f\"Question: {data['q']}\\nA. {pair[0]}\\nB. {pair[1]}\\nAnswer:\"",
            "' ' + 'AB'[pair.index(data['answer'])]",
            "'AB'[pair.index(data['answer'])]",
            before="    own = data['options']\n    at = own.index(data['answer'])\n"
            "    pair = [own[i] for i in sorted({at, (at + 1 + len(data['q']) % 3) % 4})]\n",
        ),
        tuple(
            {
                "q": f"What is in the {thing}?",
                "options": list(COLOURS[:4]),
                "answer": COLOURS[i % 4],
            }
            for i, thing in enumerate(THINGS)
        ),
    ),
    "options by a dash, some of which begin with a number": Case(
        returns(
            "data['q'] + '\\n\\n' + lines + '\\n\\nYOUR CHOICE:'",
            before="    own = zip('ABC', data['options'])\n"
            "    lines = '\\n'.join(f'{x} - {o}' for x, o in own)\n",
        ),
        tuple(
            {
                "q": f"How long does {thing} {i} take?",
                "options": [f"{i} days", f"{i} weeks", "a year"]
                if i % 3
                else ["soon", "now", "never"],
                "answer": "ABC"[i * 5 % 3],
            }
            for i, thing in enumerate(THINGS)
        ),
        settings=TWO,
    ),
    "a date in the form that is named": Case(
        returns("f\"Letter: {data['text']}\\nDay (DD/MM/YYYY):\""),
        tuple(
            {
                "text": f"We met in the spring of {1990 + i}.",
                "answer": f"0{1 + i % 9}/04/{1990 + i}",
            }
            for i in range(12)
        ),
    ),
    "yes and no, each with a full stop": Case(
        returns("f\"{data['text']}\\nIs that so?\\n\"", "data['answer']"),
        tuple(
            {"text": f"The {thing} is {COLOURS[i % 4]}.", "answer": "No." if i % 3 else "Yes."}
            for i, thing in enumerate(THINGS)
        ),
        settings=TWO,
    ),
    "examples by hand that reason, and close as the answers do": Case(
        returns(
            "'问：雪是什么颜色？\\nA. 白\\nB. 黑\\n解：雪和盐一样白，所以选甲项。因此选A。\\n\\n'"
            " + f\"问：{data['q']}\\nA. 红\\nB. 绿\\n解：\"",
            "f\"因此选{data['answer']}。\"",
        ),
        tuple({"q": f"第{i}个球是什么颜色？", "answer": "AB"[i * 7 // 3 % 2]} for i in range(12)),
        postprocess="agieval_single_answer_post",
    ),
    "a cue behind the template's own question, in Chinese": Case(
        returns(
            "f\"描述：{data['text']}\\n这是哪一种东西？候选：灯、石头、梯子\\n东西：\"",
            "data['answer']",
        ),
        tuple(
            {"text": f"第{i}号房间里有它。", "answer": ("灯", "石头", "梯子")[i * 5 % 3]}
            for i in range(12)
        ),
    ),
    "an answer in a sentence, whose text is in its passage": Case(
        returns(
            "f\"{data['text']}\\nWhere is it? Say `It is …`.\\n\"",
            "f\"It is {data['answer']}.\"",
            "f\"It is {data['answer']}.\"",
        ),
        tuple(
            {
                "text": f"The {a} is kept behind the old {b}, they say.",
                "answer": f"behind the old {b}",
            }
            for a, b in zip(THINGS, reversed(THINGS), strict=True)
        ),
    ),
    "the number of a class, in Chinese": Case(
        returns(
            "f\"标题：{data['text']}\\n类别：\\n1、天气\\n2、交通\\n请写出类别的编号：\"",
            "data['answer']",
        ),
        tuple({"text": f"第{i}条消息", "answer": "12"[i * 7 // 3 % 2]} for i in range(12)),
    ),
    "one class is to be chosen, in Chinese": Case(
        returns(
            "f\"为标题选一个类别：\\n天气：雨和风\\n交通：车和路\\n\\n标题：{data['text']}\\n类别：\"",
            "data['answer']",
        ),
        tuple(
            {"text": f"第{i}条消息", "answer": ("天气", "交通")[i * 7 // 3 % 2]} for i in range(12)
        ),
    ),
}
QUIET = ("text/no-question",)
"""What the letters' cases may say: their passage is left out."""


@pytest.mark.slow
@pytest.mark.parametrize("name", RIGHT)
def test_a_right_prompt_that_looks_odd_is_left_alone(name: str) -> None:
    """No rule has an error or a warning."""
    loud = [f for f in check(RIGHT[name].subject()) if f.severity != "hint"]
    assert [(f.rule, str(f.message)) for f in loud if f.rule not in QUIET] == []
