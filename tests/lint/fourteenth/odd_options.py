"""Right prompts in English: options, and whether one text follows from another."""

from __future__ import annotations

from tests.lint.fourteenth import rows_en as rows
from tests.lint.fourteenth.making import ask, right, table

_LIST = "''.join(f'{m} {o}\\n' for m, o in zip(MARKS, data['options']))"
_Q = "data['question']"
_MARK = "MARKS[data['answer']]"


def _marks(*marks: str) -> str:
    return f"MARKS = {list(marks)!r}"


_SCORED = tuple(
    row | {"target_scores": {letter: int("ABCD"[row["answer"]] == letter) for letter in "ABCD"}}
    for row in rows.SCIENCE
)
_SPACED = tuple(
    row | {"target_scores": {f" {key}": score for key, score in row["target_scores"].items()}}
    for row in rows.BOOL
)
_MEDICINE = table(
    "q|a|b|c|d|e|gold",
    """
    Which vessel carries blood from the lungs to the heart?|aorta|pulmonary vein|vena cava|pulmonary artery|jugular vein|B
    Lack of which vitamin causes scurvy?|vitamin A|vitamin B12|vitamin D|vitamin C|vitamin K|D
    Which gland makes insulin?|pancreas|thyroid|adrenal gland|pituitary gland|thymus|A
    Which bone is the longest?|tibia|humerus|radius|ulna|femur|E
    Which cells carry oxygen?|platelets|neurons|red cells|white cells|fat cells|C
    Which part of the eye bends light most?|iris|cornea|retina|pupil|sclera|B
    What does an ECG record?|breathing|temperature|blood sugar|muscle tone|heart activity|E
    Which organ filters urine from blood?|kidney|spleen|liver|bladder|colon|A
    Which tissue joins muscle to bone?|ligament|cartilage|tendon|nerve|skin|C
    Which joint is a ball and socket?|knee|elbow|wrist|hip|ankle|D
    """,
)
_COPA = table(
    "premise|relation|right|wrong",
    """
    The pond froze over|so|the children went skating.|the frogs sang all night.
    The glass broke|because|it fell on the tiles.|it was filled with milk.
    Ana missed her train|because|she overslept.|she bought a ticket.
    The dog smelled a rabbit|so|it ran into the field.|it drank some water.
    The lights went out|so|we lit a candle.|we closed the oven.
    The soup was too salty|because|the cook lost count.|the plates were blue.
    It began to hail|so|the players left the pitch.|the fans bought scarves.
    The bread rose|because|yeast had been added.|the oven was new.
    The bike would not move|because|its chain was off.|its bell was loud.
    The letter was wet|so|the ink had run.|the stamp was red.
    """,
)
COPA = tuple(
    {
        "premise": row["premise"],
        "relation": row["relation"],
        "target_scores": {row["right"]: 1, row["wrong"]: 0}
        if number % 2
        else {row["wrong"]: 0, row["right"]: 1},
    }
    for number, row in enumerate(_COPA)
)
_LABELS = "['entailment', 'neutral', 'contradiction'][data['label']]"
RIGHT = (
    ask(
        "Letters in brackets, taken out of them by the post-processor.",
        "bracketed",
        rows.SCIENCE,
        f"{_Q} + '\\n' + {_LIST} + 'Answer:'",
        "'ABCD'[data['answer']]",
        "f' ({gold})'",
        _marks("(A)", "(B)", "(C)", "(D)"),
        postprocess="agieval_single_answer_post",
    ),
    ask(
        "The header of a well-known benchmark as description.",
        "mmlu_like",
        rows.SCIENCE,
        f"{_Q} + '\\n' + {_LIST} + 'Answer:'",
        "'ABCD'[data['answer']]",
        above=_marks("A.", "B.", "C.", "D."),
        description="The following are multiple choice questions (with answers) about general science.",
        fewshot=5,
    ),
    ask(
        "Small letters throughout.",
        "small_letters",
        rows.SCIENCE,
        f"{_Q} + '\\n' + {_LIST} + 'Answer (a, b, c or d):'",
        "'abcd'[data['answer']]",
        above=_marks("a)", "b)", "c)", "d)"),
    ),
    ask(
        "Roman numbers as marks.",
        "roman_marks",
        rows.SCIENCE,
        f"{_Q} + '\\n' + ''.join(f'{{m}}. {{o}}\\n' for m, o in zip(MARKS, data['options'])) + 'Right option:'",
        _MARK,
        above=_marks("I", "II", "III", "IV"),
    ),
    ask(
        "Options counted from zero, and the gold is the index.",
        "from_zero",
        rows.SCIENCE,
        f"{_Q} + '\\n' + ''.join(f'[{{i}}] {{o}}\\n' for i, o in enumerate(data['options'])) + 'Index of the right option:'",
        "str(data['answer'])",
    ),
    ask(
        "The question as a JSON object.",
        "json_question",
        rows.SCIENCE,
        "json.dumps({'question': data['question'], 'choices': dict(zip('ABCD', data['options']))}, indent=2) + '\\nKey of the right choice:'",
        "'ABCD'[data['answer']]",
        above="import json",
    ),
    ask(
        "Tags around question and options, and an answer in tags.",
        "tags",
        rows.SCIENCE,
        f"'<question>' + {_Q} + '</question>\\n<options>\\n' + {_LIST} + '</options>\\nGive the letter in answer tags.\\n'",
        "'<answer>' + 'ABCD'[data['answer']] + '</answer>'",
        "gold",
        _marks("A:", "B:", "C:", "D:"),
    ),
    ask(
        "A table of Markdown has the options.",
        "markdown_table",
        rows.SCIENCE,
        f"'**' + {_Q} + '**\\n\\n| key | option |\\n|---|---|\\n' + ''.join(f'| {{m}} | {{o}} |\\n' for m, o in zip('ABCD', data['options'])) + '\\nKey:'",
        "'ABCD'[data['answer']]",
    ),
    ask(
        "Letter and text are answered, and the letter is compared.",
        "letter_and_text",
        rows.SCIENCE,
        f"{_Q} + '\\n' + {_LIST} + 'Give the letter and its text.\\nAnswer:'",
        "'ABCD'[data['answer']]",
        "f\" {gold}. {data['options'][data['answer']]}\"",
        _marks("A.", "B.", "C.", "D."),
        postprocess="agieval_single_answer_post",
    ),
    ask(
        "Bullets without letters, and the text is the gold.",
        "bullets",
        rows.SCIENCE,
        f"{_Q} + '\\nChoose one of:\\n' + ''.join(f'* {{o}}\\n' for o in data['options']) + 'Your choice:'",
        "data['options'][data['answer']]",
    ),
    right(
        "Options are shuffled by the doc's own stream, and the gold goes with them.",
        "shuffled",
        rows.SCIENCE,
        """
        order = r.sample(range(4), 4)
        lines = [f"{letter}. {data['options'][place]}" for letter, place in zip("ABCD", order)]
        gold = "ABCD"[order.index(data["answer"])]
        text = "\\n".join([data["question"], *lines, "Answer:"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
    ),
    ask(
        "All options on one line.",
        "one_line",
        rows.SCIENCE,
        f"{_Q} + ' (' + ' / '.join(data['options']) + ')\\nAnswer:'",
        "data['options'][data['answer']]",
    ),
    ask(
        "The turns of a chat, ended by the next one of the user.",
        "chat",
        rows.SCIENCE,
        f"'User: ' + {_Q} + ' Options: ' + ', '.join(f'{{m}}) {{o}}' for m, o in zip('ABCD', data['options'])) + '. Just the letter, please.\\nAssistant:'",
        "'ABCD'[data['answer']]",
        own={"separator": "\n"},
        stop=("\n", "User:"),
        description="A conversation between a pupil and a helpful assistant.",
    ),
    ask(
        "Letters are ranked, and the list stands in the prompt.",
        "ranked_letters",
        _SCORED,
        f"{_Q} + '\\n' + {_LIST} + 'Answer:\\n'",
        "'ABCD'[data['answer']]",
        "gold",
        _marks("A.", "B.", "C.", "D."),
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "The delimiter of the config parts cue and option.",
        "delimited",
        rows.RANKED,
        f"'Question: ' + {_Q} + '\\nAnswer:'",
        "max(data['target_scores'], key=data['target_scores'].get)",
        "gold",
        method="ppl",
        metric="log_prob",
        own={"target_delimiter": " "},
    ),
    ask(
        "The choices bring their own space.",
        "spaced_choices",
        _SPACED,
        f"data['passage'] + '\\nQuestion: ' + {_Q} + '?\\nAnswer:'",
        "max(data['target_scores'], key=data['target_scores'].get)",
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "Five options in columns with small names.",
        "five_columns",
        _MEDICINE,
        "data['q'] + '\\n' + '\\n'.join(f'{k.upper()}. {data[k]}' for k in 'abcde') + '\\nAnswer:'",
        "data['gold']",
    ),
    ask(
        "The letters are said in the text, as a range.",
        "range_named",
        _MEDICINE,
        "'Answer the exam question with one letter from A to E.\\n\\n' + data['q'] + '\\n' + '\\n'.join(f'({k.upper()}) {data[k]}' for k in 'abcde') + '\\n\\nLetter:'",
        "data['gold']",
        fewshot=1,
        own={"separator": "\n\n---\n\n"},
    ),
    ask(
        "Endings are ranked, and the input stops in mid-sentence.",
        "endings",
        COPA,
        "data['premise'] + ' ' + data['relation']",
        "next(k for k, v in data['target_scores'].items() if v)",
        "gold",
        method="ppl",
        metric="log_prob",
        fewshot=0,
        own={"target_delimiter": " "},
    ),
    ask(
        "A legend of numbers, and the number is the gold.",
        "legend",
        rows.NLI,
        "f\"0 = entailment, 1 = neutral, 2 = contradiction\\nPremise: {data['premise']}\\nHypothesis: {data['hypothesis']}\\nNumber:\"",
        "str(data['label'])",
    ),
    ask(
        "The question is the hypothesis, and its labels stand behind it.",
        "anli_like",
        rows.NLI,
        "data['premise'] + '\\nQuestion: ' + data['hypothesis'] + ' True, False, or Neither?\\nAnswer:'",
        "['True', 'Neither', 'False'][data['label']]",
    ),
    ask(
        "The hypothesis in quotes.",
        "quoted",
        rows.NLI,
        "'Given that \"{}\", can we say that \"{}\"? Yes, maybe, or no?\\nAnswer:'.format(data['premise'], data['hypothesis'])",
        "['yes', 'maybe', 'no'][data['label']]",
    ),
    ask(
        "One letter for each class.",
        "initials",
        rows.NLI,
        "f\"Text: {data['premise']}\\nClaim: {data['hypothesis']}\\nReply E (entailed), N (neither) or C (contradicted).\\nReply:\"",
        "'ENC'[data['label']]",
        fewshot=4,
    ),
    ask(
        "JSON is asked for, and JSON is the gold.",
        "json_answer",
        rows.NLI,
        "f\"Premise: {data['premise']}\\nHypothesis: {data['hypothesis']}\\nAnswer in JSON with the key label: entailment, neutral or contradiction.\\nJSON:\"",
        f"json.dumps({{'label': {_LABELS}}})",
        above="import json",
    ),
    ask(
        "The statement is judged True or False, as Python spells them.",
        "true_false",
        rows.BOOL,
        f"data['passage'] + '\\nStatement: the answer to \"' + {_Q} + '\" is yes. True or False?\\nAnswer:'",
        "str(data['target_scores']['yes'] == 1)",
    ),
    ask(
        "A sentence of reasons goes before the letter.",
        "reasoned",
        _MEDICINE,
        "data['q'] + '\\n' + '\\n'.join(f'{k.upper()}. {data[k]}' for k in 'abcde') + '\\nAnswer:'",
        "data['gold']",
        "f' The right choice is {data[gold.lower()]}. The answer is ({gold}).'",
        postprocess="agieval_single_answer_post",
        stop=("\n\n",),
        max_tokens=100,
    ),
)
