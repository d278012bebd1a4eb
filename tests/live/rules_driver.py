"""Drives a checkout's own scoring code: reads a job (JSON) on stdin, writes its values on stdout.

Run by an interpreter that has the system's packages, with the system's name and the checkout's
path as arguments. It has none of their code: it imports it.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import sys
from collections.abc import Callable
from typing import Any


def load(folder: str) -> tuple[Any, Any]:
    """Return the model and the tokenizer in a folder, in float32 on the CPU."""
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    torch.set_num_threads(1)
    model: Any = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32)
    return model.eval(), AutoTokenizer.from_pretrained(folder, padding_side="left")


def opencompass(job: dict[str, Any]) -> list[list[float]]:
    """Return `get_ppl` of each text, alone in its batch."""
    module = importlib.import_module("opencompass.models.huggingface_above_v4_33")
    judge = module.HuggingFaceBaseModel.__new__(module.HuggingFaceBaseModel)
    judge.model, judge.tokenizer = load(job["folder"])
    judge.tokenizer.pad_token = judge.tokenizer.eos_token  # as it does where a model has none
    if not hasattr(judge.tokenizer, "batch_encode_plus"):
        # transformers 5 dropped this name of calling a tokenizer.
        judge.tokenizer.batch_encode_plus = judge.tokenizer
    judge.max_seq_len, judge.drop_middle = 128, False
    return [
        [float(judge.get_ppl([doc["prompt"] + choice])[0]) for choice in doc["choices"]]
        for doc in job["docs"]
    ]


def freeeval(job: dict[str, Any]) -> list[list[list[float]]]:
    """Return each choice's log-likelihood and token count, and that after "Answer:" alone."""
    module = importlib.import_module("freeeval.models.local_hf_model")
    model, tokenizer = load(job["folder"])

    def ask(prompt: str, choice: str) -> dict[str, float]:
        request = {"prompt": prompt, "choices": [choice], "uuid": ""}
        options = {"device": "cpu", "dump_individual_rsp": False}
        return module.run_one_problem(
            request, model, tokenizer, {}, "", inference_mode="loglikelihood", **options
        )["response"]

    found = []
    for doc in job["docs"]:
        answers = [(ask(doc["prompt"], c), ask("Answer:", c)) for c in doc["choices"]]
        found.append(
            [[a["loglikelihood"], a["target_length"], b["loglikelihood"]] for a, b in answers]
        )
    return found


def ultraeval(job: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the values that its post-processors make of log-probabilities, and its picks."""
    post = importlib.import_module("tasks.postprocess")
    log_prob = importlib.import_module("metrics.log_prob").LogProb()
    found = []
    for rows in job["logprobs"]:
        values = [
            make()([rows], None)[1][0] for make in (post.GeneralTorchPPL, post.GeneralTorchPPLNorm)
        ]
        found.append({"values": values, "picks": [int(log_prob._argmin(v)) for v in values]})
    return found


SYSTEMS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "opencompass": opencompass,
    "freeeval": freeeval,
    "ultraeval": ultraeval,
}

if __name__ == "__main__":
    system, checkout = sys.argv[1:]
    sys.path.insert(0, checkout)
    with contextlib.redirect_stdout(sys.stderr):
        answer = SYSTEMS[system](json.load(sys.stdin))
    json.dump(answer, sys.stdout)
