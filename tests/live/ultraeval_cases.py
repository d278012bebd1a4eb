"""Jobs for UltraEval that need none of its datasets: transforms of our own, made responses, made
log-probabilities. `ultraeval_driver.py` says what each kind is."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from tests.live.ultraeval_rows import made_rows

Job = Mapping[str, Any]

USES_R = """\
import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    options = list(data["target_scores"])
    if data["question"].endswith(("2", "7")):
        r.shuffle(options)
    listed = "".join(f"({chr(65 + i)}) {option}\\n" for i, option in enumerate(options))
    right = max(data["target_scores"], key=data["target_scores"].get)
    return {
        "input": f"{dataset_name}/{num_sample}: {data['question']} {r.random():.3f}\\n{listed}",
        "output": [f"({chr(65 + options.index(right))})", right],
        "processed_output": [right],
    }
"""
"""A transform of our own that takes from `r`, more for some rows than for others."""

PLAIN = """\
def transform(data, num_sample, r, dataset_name):
    text = f"{data['passage']}|{data['question']}|"
    return {"input": text, "output": "yes ", "processed_output": "yes"}
"""


def own_jobs() -> list[Job]:
    """Return jobs for the evaluator that need none of its datasets."""
    jobs: list[Job] = []
    for source, description in ((USES_R, ""), (USES_R, "请回答。"), (PLAIN, "Read."), (PLAIN, "")):
        for num_fewshot, seed, count in ((0, 3, 6), (1, 0, 4), (2, 7, 11), (5, 1234, 23)):
            jobs.append(
                {
                    "kind": "prompts",
                    "source": source,
                    "rows": made_rows("own", count, seed),
                    "dataset_name": "my-set_my-task_gen",
                    "description": description,
                    "num_fewshot": num_fewshot,
                    "seed": seed,
                }
            )
    same = {"passage": "p", "question": "q", "target_scores": {"a": 1}, "answer": ""}
    repeated = [same, dict(same), dict(same), {**same, "question": "other"}]
    jobs += [{**jobs[4], "source": PLAIN, "rows": repeated, "seed": seed} for seed in range(8)]
    # As many shots as rows: it draws one more, and fails.
    return [*jobs, {**jobs[0], "num_fewshot": 6}, {**jobs[0], "source": PLAIN, "num_fewshot": 9}]


ATOMS = (
    *("the answer is ", "answer is ", "So the answer is ", "答案是", "The answer is therefore "),
    *("final answer ", "Therefore", "thus ", "\n", "\n\n", "\n\n\n", " ", " ", ".", ",", "$", "="),
    *("#### ", ">>", "7", "-12", "1,234", "3.5", ".5", "0.5", "1/2", "A", "B", "C", "G", "(A)"),
    *("an ", "the ", r"\frac12", r"\frac{1}2", r"\sqrt3", r"\boxed{", "}", r"\text{ ", r"\%"),
    *("【答案】", "：", "```", "```python\n", "def f(x):", "import os", "    return 1", '"""'),
    *("class", "#", "print", "if", "<|endoftext|>", "yes", "x"),
)
NOTED = (
    *("The answer is 7.", "x = 5, so the answer is 7.", "#### 1,234.", "#### 18", ">> 5 apples"),
    *(
        "【答案】A，解析：选项 BCD 都不对",
        "$x = 3$",
        "The answer is therefore $\\frac12$.",
        "",
        " ",
    ),
    *(r"So \boxed{x = \frac{1}{2}}.", "none here", "I think 3.5 or 3.7", "\\boxed 7"),
)
"""Texts that UltraEval's rules are known to be wrong on, and some beside them."""
POSTPROCESSORS = (
    *("exact_match_post", "math_post", "until_return_post", "humaneval_post", "arithmetic_post"),
    *("theoremqa_post", "gsm8k_post", "mbpp_post", "humaneval_chatgpt", "hellaswag_post"),
    *("gaokao_single_choice_post", "gaokao_multi_question_choice_post"),
    *("gaokao_multi_choice_post", "gaokao_five_out_of_seven_post", "agieval_cloze_post"),
    *("agieval_single_answer_post", "agieval_multiple_answer_post", "common_math_post"),
    *("new_mbpp_post", "bbh_post", "general_torch"),
)


def post_jobs(count: int, seed: int) -> list[Job]:
    """Return a job for each post-processor, on known texts and `count` made ones."""
    drawn = random.Random(seed)
    made = ["".join(drawn.choices(ATOMS, k=drawn.randint(1, 10))) for _ in range(count)]
    return [{"kind": "postprocess", "name": n, "texts": [*NOTED, *made]} for n in POSTPROCESSORS]


_ANIMALS = {"question": "Which one?", "target_scores": {"a dog": 1, "a cat": 0}, "score": 2}
_PAIRS = (
    *(("A", "Actually, B"), ("A", "A"), (" A\n", "A."), ("3", "3.5"), ("7", ""), ("7", " 7 ")),
    *((["B", "a"], "A"), (["a b c", "d"], "c d e"), ("", ""), ("x y", "x  y z"), ("是", "是的")),
    *((["the cat sat"], "the cat sat on the mat"), ("今天天气很好", "今天天气不好"), ([], "A")),
    *((["", "B"], "Because"), ("AB", "CD[SEP]ABAB"), ("ABC", "ABC[SEP]XX"), ("AB", "A[SEP]B[SEP]")),
)


def metric_jobs(seed: int) -> list[Job]:
    """Return jobs for the metrics that look at a response, and for those that rank options."""
    drawn = random.Random(seed)
    words = ["the", "cat", "sat", "on", "a", "mat", "(A)", "A", "是", "7"]
    made = [
        (" ".join(drawn.choices(words, k=3)), " ".join(drawn.choices(words, k=5)))
        for _ in range(30)
    ]
    jobs: list[Job] = [
        {
            "kind": "metric",
            "type": kind,
            "options": options,
            "cases": [[_ANIMALS, gold, [answer]] for gold, answer in (*_PAIRS, *made)],
        }
        for kind, options in (
            *((name, {}) for name in ("exact_match", "prefix_match", "in_match", "f1_score")),
            *(("gaokaobench_match", {}), ("chrf", {}), ("bleu", {}), ("bleu", {"tokenizer": "zh"})),
        )
    ]
    answers = (
        "A big dog",
        "(B) a cat",
        "Which one? a dog!",
        "B.",
        "b",
        "It is (A).\n(B)",
        "a dog",
        "",
    )
    letters = [[_ANIMALS, gold, [answer]] for gold in ("(A)", "(B)") for answer in answers]
    jobs.append({"kind": "metric", "type": "qa_match", "options": {}, "cases": letters})
    return [*jobs, *_ranked_jobs(drawn)]


def _ranked_jobs(drawn: random.Random) -> list[Job]:
    values = [[drawn.uniform(0, 30) for _ in range(4)] for _ in range(20)]
    values += [[1.5, 1.5, 2.0, 1.5], [0.25, 0.25, 0.25, 0.25], [2.0, 2.0, 3.0, 3.0]]
    values += [[800.0, 801.0, 802.0, 803.0], [float("nan")] * 4, [float("nan"), 2.0, 1.0, 1.0]]
    scores = ({"a": 1, "b": 1, "c": 0, "d": 0}, {"a": 0, "b": 1, "c": 0, "d": 0.5})
    cases = [[{"target_scores": s}, "", [v]] for s in scores for v in values]
    cases.append([{"target_scores": {"a": 1, "b": 1}}, "", [[1.0, 2.0]]])
    ranked = ("log_prob", "log_prob_mc2")
    return [{"kind": "metric", "type": n, "options": {}, "cases": cases} for n in ranked]


def norm_jobs(seed: int) -> list[Job]:
    """Return jobs for the post-processors of log-probabilities: options that begin alike, one
    that another begins with, and one alone."""
    drawn = random.Random(seed)
    jobs: list[Job] = []
    for shared in range(4):
        prefix = [-drawn.random() for _ in range(shared)]
        jobs.append({"logprobs": [prefix + [-drawn.random() for _ in range(n)] for n in (2, 3, 5)]})
        noisy = [[value * (1 + 1e-7 * i) for value in prefix] + [-1.0, -2.0 - i] for i in range(3)]
        jobs.append({"logprobs": noisy})
    jobs += [{"logprobs": [[-1.0, -2.0], [-1.0, -2.0, -3.0]]}, {"logprobs": [[-1.0, -2.0]]}]
    names = ("general_torch_ppl", "general_torch_ppl_norm")
    return [{"kind": "norm", "name": name, **job} for name in names for job in jobs]


def aggregate_jobs() -> list[Job]:
    """Return jobs for pass@k."""
    return [
        {"kind": "aggregate", "type": "pass_k", "values": [True] * passed + [False] * failed}
        for passed, failed in ((0, 1), (1, 0), (1, 1), (2, 3), (3, 9), (0, 12), (5, 25))
    ]


def run_jobs(seed: int) -> list[Job]:
    """Return whole evaluations: generated texts, ranked options, and several samples of a doc."""
    drawn = random.Random(seed)
    rows = made_rows("own", 6, seed)
    common = {"kind": "run", "source": PLAIN, "rows": rows, "dataset_name": "my-set_my-task_gen"}
    common |= {"description": "Say it.", "num_fewshot": 0, "seed": seed}
    exact = {"accuracy": {"evaluation": {"type": "exact_match"}}}
    said = ["yes", "no", "Yes.", "", " yes\nno", "answer is yes"]
    gen = {**common, "metric": exact, "answers": said, "postprocess": "exact_match_post"}
    sampled = {**gen, "params": {"sampling_num": 2, "stop": ["\n"]}, "answers": said * 2}
    ranked = {
        **common,
        "method": "loglikelihood",
        "model_postprocess": "general_torch_ppl",
        "metric": {"accuracy": {"evaluation": {"type": "log_prob"}}},
        "answers": [[[-drawn.random() * 5 for _ in range(3)] for _ in range(4)] for _ in rows],
    }
    return [gen, sampled, ranked]
