"""Rows that fit the data sets of lm-evaluation-harness's own tasks: none can be fetched here, so
each has the columns and types that its data set has, and made-up texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

Row = dict[str, Any]
Maker = Callable[[int, Mapping[str, Any]], Row]
"""The row of a number for the task with these settings."""

LETTERS = "ABCD"
TOPICS = ("travel", "sports", "health", "politics")


def text(i: int) -> str:
    """Return a question with what trips up templates: spaces at its ends, quotes, other scripts."""
    return (
        f" What is {i}?",
        f"Wer “{i}” sagt, meint {{{i}}}",
        f"第{i}题：选哪个？ ",
        f"it's {i}\n",
    )[i % 4]


def four(i: int) -> list[str]:
    """Return four options."""
    return [f"option {i}{letter}" for letter in "wxyz"]


def lettered(i: int, names: str = LETTERS) -> Row:
    """Return four options in columns."""
    return dict(zip(names, four(i), strict=True))


def option_columns(i: int) -> Row:
    """Return the columns option_a to option_d."""
    return {f"option_{name}": value for name, value in lettered(i, "abcd").items()}


def wanted(values: Mapping[str, Any], i: int, space: str = " ") -> str:
    """Return the part that the task's `process_docs` keeps, for three rows of four."""
    name = values["process_docs"].function
    part = re.sub(r"^(process_docs|process|extract|filter)_", "", name).replace("_", space)
    return "something else" if i % 4 == 3 else part


def sentences(i: int, values: Mapping[str, Any]) -> Row:
    """Return a sentence in each language that the task's templates name."""
    named = f"{values['doc_to_text']} {values['doc_to_target']}"
    return {name: f"{name[-4:]} {text(i)}" for name in re.findall(r"sentence_\w+", named)}


def include(i: int, values: Mapping[str, Any]) -> Row:
    """CohereForAI/include-base-44."""
    part = wanted(values, i)
    domains = (
        *("STEM", "Social Science", "Applied Science", "Professional certification"),
        *("General knowledge", "Medical License"),
    )
    domain = next((name for name in domains if name.lower() == part), part)
    return {"question": text(i), **option_columns(i), "answer": i % 4, "domain": domain}


def llama(i: int, values: Mapping[str, Any]) -> Row:
    """meta-llama/Llama-3.1-8B-Instruct-evals."""
    (language,) = re.findall(r"multilingual_mmlu_(\w\w)__", values["dataset_name"])
    return {
        "input_question": text(i),
        "input_choice_list": lettered(i),
        "input_correct_responses": [LETTERS[i % 4]],
        "subtask_name": f"mmlu_{language}_chat.{wanted(values, i, '_')}",
    }


def pro(i: int, values: Mapping[str, Any]) -> Row:
    """MMLU-Pro and its translations."""
    return {
        "question": text(i),
        "options": four(i),
        **{f"option_{n}": option for n, option in enumerate([*four(i), *[None] * 6])},
        "cot_content": f"A: Let's think step by step. It is {i}. The answer is (B).",
        "category": wanted(values, i),
        "answer": LETTERS[i % 4],
    }


def quiz(i: int, values: Mapping[str, Any]) -> Row:
    """ltg/nrk_quiz_qa and ltg/nortruthfulqa_mc."""
    return {
        "question": text(i),
        "choices": {"label": list(LETTERS), "text": four(i)},
        "answer": LETTERS[i % 4],
        "mc1_targets": {"choices": four(i), "labels": [1, 0, 0, 0]},
    }


def pairs(i: int, values: Mapping[str, Any]) -> Row:
    """Minimal pairs: one sentence is the better one."""
    return {
        "sentence_good": f"The {i} dogs run.",
        "sentence_bad": f"The {i} dogs runs.",
        "sent_more": f"They are {i}.",
        "sent_less": f"They were {i}.",
        "bias_type": "age" if i % 4 == 3 else "autre",
    }


def mmlu(i: int, values: Mapping[str, Any]) -> Row:
    """Question, four choices in a list, and the index of the right one."""
    return {
        "question": text(i),
        "choices": four(i),
        "answer": i % 4,
        "subject": "a_subject",
        "subject_darija": "موضوع",
        "context": "" if i % 2 else f"Of {i}.",
    }


def letters(i: int, values: Mapping[str, Any]) -> Row:
    """Question, four choices in columns A to D, and the right letter."""
    return {"question": text(i), **lettered(i), "answer": LETTERS[i % 4], "subject": "a_subject"}


def maths(i: int, values: Mapping[str, Any]) -> Row:
    """masakhane/afrimgsm: only some rows have a worked answer."""
    answer = f"Step-by-Step Answer: {i} and {i}" if i % 2 else None
    return {"question": text(i), "answer": answer, "answer_number": 2 * i}


def belebele(i: int, values: Mapping[str, Any]) -> Row:
    """facebook/belebele."""
    answers = {f"mc_answer{n}": option for n, option in enumerate(four(i), 1)}
    passage = {"flores_passage": f"Passage {i}.", "question": text(i)}
    return {**passage, **answers, "correct_answer_num": str(i % 4 + 1)}


def persona(i: int, values: Mapping[str, Any]) -> Row:
    """EleutherAI/persona and EleutherAI/advanced_ai_risk."""
    matching = {"answer_matching_behavior": " Yes", "answer_not_matching_behavior": " No"}
    return {"question": text(i), **matching}


ROWS: Mapping[str, Maker] = {
    "ltg/nortruthfulqa_mc": quiz,
    "ltg/nrk_quiz_qa": quiz,
    "CohereForAI/include-base-44": include,
    "CohereForAI/Global-MMLU": lambda i, v: {
        "question": text(i),
        **option_columns(i),
        "answer": LETTERS[i % 4],
        "subject": wanted(v, i, "_"),
    },
    "Davlan/sib200": lambda i, v: {"text": text(i), "category": TOPICS[i % 4]},
    "amias-mx/mmlu-redux-2.0-spanish": mmlu,
    "arcee-globe/ACVA-10percent": lambda i, v: {
        "question": text(i),
        "answer": ("صح", "خطأ")[i % 2],
    },
    "aps/super_glue": lambda i, v: {"premise": text(i), "hypothesis": f"H {i}", "label": i % 2},
    "nyu-mll/glue": lambda i, v: {
        "premise": text(i),
        "hypothesis": f"H {i}" + "." * (i % 2),
        "label": i % 3,
    },
    "masakhane/afriqa-gold-passages": lambda i, v: {
        "question_lang": text(i),
        "context": f"C {i}",
        "answer_pivot": f"span {i}",
    },
    "facebook/flores": sentences,
    "masakhane/ntrex_african": sentences,
    "jannalu/crows_pairs_multilingual": pairs,
    "jmichaelov/lm_syneval": pairs,
    "jmichaelov/blimp_nl": pairs,
    "alexandrainst/m_arc": lambda i, v: {
        "id": f"q{i}",
        "instruction": text(i) + " [title] [x]",
        **option_columns(i),
        "option_e": f"fifth {i}" if i % 3 else None,
        "answer": LETTERS[i % 4],
    },
    "EunsuKim/CLIcK": lambda i, v: {
        "id": f"{wanted(v, i)}_TK_{i}",  # of "text" those from 5 on are kept
        "paragraph": "" if i % 2 else f"P {i}",
        "question": text(i),
        "choices": four(i),
        "answer": four(i)[i % 4],
    },
    "meta-llama/Llama-3.1-8B-Instruct-evals": llama,
    "SaylorTwift/bbh": lambda i, v: {"input": text(i), "target": f"({'AB'[i % 2]})"},
    "MBZUAI-Paris/DarijaMMLU": mmlu,
    "masakhane/afrimgsm": maths,
    "masakhane/afrimgsm-translate-test": maths,
    "openai/MMMLU": lambda i, v: {
        "Question": text(i),
        **lettered(i),
        "Answer": LETTERS[i % 4],
        "Subject": wanted(v, i, "_") + "_test.csv_x" * (i % 2),
    },
    **dict.fromkeys(
        ("mrlbenchmarks/global-piqa-parallel", "mrlbenchmarks/global-piqa-nonparallel"),
        lambda i, v: {
            "prompt": text(i),
            **{f"solution{n}": option for n, option in enumerate(four(i))},
            "label": i % 2,
        },
    ),
    "har1/MTS_Dialogue-Clinical_Note": lambda i, v: {"dialogue": text(i), "section_text": f"S {i}"},
    "Xnhyacinth/LongBench": lambda i, v: {
        "context": f"C {i}",
        "question": text(i),
        "answers": [f"a {i}", f"b {i}"][: 1 + i % 2],
    },
    "facebook/belebele": belebele,
    "EleutherAI/persona": persona,
    "EleutherAI/advanced_ai_risk": persona,
    "li-lab/MMLU-ProX-Lite": pro,
    "saeidasgari/mmlu-pro-plus": pro,
    "arcee-globe/AlGhafa-Arabic-LLM-Benchmark-Translated-10percent": lambda i, v: {
        "query": text(i),
        **{f"sol{n}": option for n, option in enumerate(four(i), 1)},
        "label": str(i % 4),
    },
    **dict.fromkeys(
        ("masakhane/afrixnli", "masakhane/afrixnli-translate-test"),
        lambda i, v: {"premise": text(i), "hypothesis": f"H {i}", "label": i % 3},
    ),
    "cais/mmlu": mmlu,
    "hails/mmlu_no_train": mmlu,
    "hails/bigbench": lambda i, v: {
        "inputs": text(i),
        "targets": [four(i)[0]],
        "multiple_choice_targets": four(i),
        "multiple_choice_scores": [1, 0, 0, 0],
    },
    "masakhane/afrisenti": lambda i, v: {
        "tweet": text(i),
        "label": ("negative", "positive", "neutral")[i % 3],
    },
    "masakhane/afrimmlu": lambda i, v: {
        "question": text(i),
        "choices": repr(four(i)),
        "answer": LETTERS[i % 4],
        "subject": "a_subject",
    },
    "ikala/tmmluplus": letters,
    "arcee-globe/Arabic_MMLU-10percent": letters,
    "HAERAE-HUB/KMMLU": lambda i, v: {**letters(i, v), "answer": i % 4 + 1},
    **dict.fromkeys(("toksuite/toksuite_chinese",), mmlu),
}
"""What makes a row, by the name of the data set."""
