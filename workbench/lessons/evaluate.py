"""Measure a model on freshly generated problems, by family, size, shots and form of answer.

    python -m workbench.lessons.evaluate [DIR] [--docs N] [--seed S] [--held-out] [--json]

Answers are generated greedily and must match exactly; `sums_mcq ppl` picks the option text with
the highest log-likelihood after the prompt (its sum over tokens). Fresh problems are never those
of the shipped tasks; with a seed of its own, evaluation shares no stream with training.
"""

from __future__ import annotations

import argparse
import json
import math
import operator
import random
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, cast

import torch
from torch import Tensor
from transformers import (
    AutoModelForCausalLM,
    AutoTokenizer,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)

from workbench.lessons import wordings
from workbench.lessons.batches import end_token
from workbench.lessons.documents import (
    Format,
    draw_problem,
    form_lead,
    render_answer,
    render_question,
)
from workbench.lessons.families import Problem

DEFAULT_MODEL = Path(__file__).parent.parent / "models" / "teaching"
PLAIN = Format(prefix="Question: ", join="\n", cue="Answer:", lead=" ", separator="\n\n")
UNSEEN = replace(PLAIN, prefix=wordings.HELD_OUT_PREFIXES[0], cue=wordings.HELD_OUT_CUES[0])
STATED = re.compile(r"answer is (?P<answer>[^.\n]+)")


@dataclass(frozen=True)
class Case:
    """One cell of the table: what is asked, and how."""

    family: str
    size: int
    shots: int
    form: str  # "direct", "steps", "ppl", or "letter": steps, then the letter of an option


@dataclass(frozen=True)
class Result:
    """How many of a case's `n` problems were answered right."""

    case: Case
    right: int
    n: int

    @property
    def accuracy(self) -> float:
        """The share answered right."""
        return self.right / self.n

    @property
    def stderr(self) -> float:
        """The standard error of `accuracy`."""
        return math.sqrt(self.accuracy * (1 - self.accuracy) / self.n)


def all_cases() -> Iterator[Case]:
    """Yield the cases of the table, those of one family together."""
    for shots in (0, 3):
        for form in ("direct", "steps"):
            for size in (2, 3, 4, 5, 6):
                yield Case("sums", size, shots, form)
            for size in (2, 3, 5, 7):
                yield Case("coin_flip", size, shots, form)
            for family in ("tracking", "booleans", "facts"):
                yield Case(family, 3, shots, form)
        yield Case("copying", 5, shots, "direct")
        for size in (2, 3, 4):
            yield Case("sums_mcq", size, shots, "ppl")
            yield Case("sums_mcq", size, shots, "letter")


def form_of(case: Case, base: Format) -> Format:
    """Return the format of a case: with steps, the cue asks for them at zero shots too."""
    if case.form in ("direct", "ppl"):
        return base
    cue = wordings.STEP_CUES[0] if base is PLAIN else wordings.HELD_OUT_STEP_CUES[0]
    stepwise = replace(base, steps=0, step_cue=cue)
    return stepwise if case.form == "steps" else replace(stepwise, listing="({}) {}", letters=True)


def build_prompt(rng: random.Random, case: Case, form: Format) -> tuple[str, Problem]:
    """Draw a problem and its shots, and return the prompt and the problem."""
    text = ""
    for _ in range(case.shots):
        shot = draw_problem(rng, case.family, case.size)
        question = render_question(shot, form)
        text += question + form_lead(form, question) + render_answer(shot, form) + form.separator
    problem = draw_problem(rng, case.family, case.size)
    return text + render_question(problem, form), problem


def generate(
    model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, prompts: list[str], limit: int
) -> list[str]:
    """Complete prompts greedily up to a line break, the end of text or `limit` tokens."""
    tokenizer.padding_side = "left"
    inputs = tokenizer(prompts, return_tensors="pt", padding=True)
    end = end_token(tokenizer)
    stops = [end, tokenizer.convert_tokens_to_ids("Ċ")]
    # `generate` comes from a mixin that the declared type does not name.
    output = cast(Any, model).generate(
        input_ids=inputs["input_ids"],
        attention_mask=inputs["attention_mask"],
        max_new_tokens=limit,
        do_sample=False,
        eos_token_id=stops,
        pad_token_id=end,
    )
    new = output[:, inputs["input_ids"].shape[1] :]
    return [text.split("\n")[0] for text in tokenizer.batch_decode(new, skip_special_tokens=True)]


@torch.no_grad()
def log_likelihoods(
    model: PreTrainedModel, tokenizer: PreTrainedTokenizerBase, pairs: list[tuple[str, str]]
) -> Tensor:
    """Return the sum of log-probabilities (nats) of each continuation after its context."""
    contexts = [tokenizer(context)["input_ids"] for context, _ in pairs]
    whole = [tokenizer(context + continuation)["input_ids"] for context, continuation in pairs]
    width = max(map(len, whole))
    ids = torch.full((len(whole), width), end_token(tokenizer))
    wanted = torch.zeros(len(whole), width - 1)
    for row, (context, tokens) in enumerate(zip(contexts, whole, strict=True)):
        ids[row, : len(tokens)] = torch.tensor(tokens)
        wanted[row, len(context) - 1 : len(tokens) - 1] = 1
    scores = model(input_ids=ids[:, :-1]).logits.float().log_softmax(-1)
    return (scores.gather(-1, ids[:, 1:, None])[..., 0] * wanted).sum(-1)


def measure(
    model: PreTrainedModel,
    tokenizer: PreTrainedTokenizerBase,
    case: Case,
    base: Format,
    draw: tuple[int, int],
) -> Result:
    """Measure one case; `draw` is the seed and the number of problems."""
    seed, docs = draw
    rng = random.Random(f"evaluate/{seed}/{case}")
    form = form_of(case, base)
    drawn = [build_prompt(rng, case, form) for _ in range(docs)]
    if case.form == "ppl":
        pairs = [(prompt, f" {text}") for prompt, problem in drawn for text in problem.options]
        best = log_likelihoods(model, tokenizer, pairs).view(docs, -1).argmax(-1).tolist()
        right = sum(
            list(problem.options.values())[pick]
            for pick, (_, problem) in zip(best, drawn, strict=True)
        )
        return Result(case, right, docs)
    limit = 30 if case.form == "direct" else 40 + 16 * case.size
    texts = generate(model, tokenizer, [prompt for prompt, _ in drawn], limit)
    answers = (read_answer(text, case.form) for text in texts)
    wanted = (right_answer(problem, case.form) for _, problem in drawn)
    return Result(case, sum(map(operator.eq, answers, wanted)), docs)


def right_answer(problem: Problem, form: str) -> str:
    """Return the answer that a response must state."""
    if form == "letter":
        return "ABC"[list(problem.options.values()).index(1)]
    return problem.answer


def read_answer(text: str, form: str) -> str:
    """Return the answer a response states: all of it, or what follows the last `answer is`."""
    if form == "direct":
        return text.strip()
    found = list(STATED.finditer(text))
    return found[-1]["answer"].strip() if found else ""


def main(argv: list[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m workbench.lessons.evaluate")
    parser.add_argument("model", nargs="?", type=Path, default=DEFAULT_MODEL, help="a folder")
    parser.add_argument("--docs", type=int, default=100, help="problems per row of the table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--held-out", action="store_true", help="wordings never trained on")
    parser.add_argument("--family", help="only this family")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON document instead")
    options = parser.parse_args(argv)
    torch.set_num_threads(options.threads)
    tokenizer = AutoTokenizer.from_pretrained(options.model)
    model = AutoModelForCausalLM.from_pretrained(options.model, dtype=torch.float32).eval()
    base = UNSEEN if options.held_out else PLAIN
    draw = (options.seed, options.docs)
    results = []
    for case in all_cases():
        if options.family in (None, case.family):
            result = measure(model, tokenizer, case, base, draw)
            results.append(result)
            if not options.json:
                print(
                    f"{case.family:10} size {case.size}  {case.shots} shots  {case.form:6}"
                    f"  {result.accuracy:6.1%} ± {result.stderr:.1%}  n={result.n}",
                    flush=True,
                )
    if options.json:
        print(json.dumps([asdict(r) | {"accuracy": r.accuracy} for r in results], indent=1))


if __name__ == "__main__":
    main()
