"""GEN speed, side by side: lm-evaluation-harness, transformers' `generate`, and the workbench.

Chains of uneven length are generated greedily with five fixed shots, with five shots drawn anew
for each row, and with none; by the teaching model, and by a model with random weights that is made
on the spot (its text is noise, which ends where it happens to meet a stop sequence). All variants
run in turn in one process on one thread. What is compared is process time, encoding included and
loading left out: medians of some rounds, the ratio to lm-evaluation-harness at the better of its
batch sizes, and in brackets the least and the largest ratio of a round. transformers' continuous
batching is run in the first round alone.

"Again" generates with the first run's outputs as drafts, as after an edit that leaves them alone;
"half changed" has another row's output as every second draft. Nothing is kept between two runs.
On a machine with a GPU that CUDA knows, random models of 1 and 8 billion parameters follow, in
bfloat16, by the wall's time; there texts that rounding tells apart need not be equal. vLLM, its
prefix cache on, is beside them where it is installed, here or in the environment of the Python that
`--vllm` names. What is *not* covered: sampling, prompts that do not fit the model.

    python -m benchmarks.generation --rows 48 --rounds 3
"""

from __future__ import annotations

import argparse
import logging
import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from lm_eval.api.instance import Instance
from lm_eval.models.huggingface import HFLM
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import (
    GenerationConfig,
    PreTrainedTokenizerFast,
    StoppingCriteria,
    StoppingCriteriaList,
)

from benchmarks import beside_vllm, clock
from benchmarks.ppl_shapes import GPU_SIZES, Size, network
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.load import TEACHING
from workbench.types import Decoding, Generation, GenerationRequest

SHAPES = ("5-shot fixed", "5-shot redrawn", "0-shot")
NUM_SHOTS = 5
MAX_NEW_TOKENS = 160
CONTINUOUS = "transformers, continuous"
MADE_UP_STOPS = ("w123", "w124", "w125", "w126", "w127")


@dataclass(frozen=True)
class Subject:
    """A model, what ends its texts, and what its prompts are made of."""

    name: str
    model: Any
    tokenizer: Any
    until: tuple[str, ...]
    questions: Sequence[str]
    shots: Sequence[str]


@dataclass(frozen=True)
class Timed:
    """Seconds of `clock`, forward passes, and the texts, cut at their stop sequences."""

    seconds: float
    passes: int
    texts: tuple[str, ...]


def chains(count: int, seed: int) -> list[tuple[str, str]]:
    """Return sums of 2 to 12 numbers, most of them short, as (question, chain of steps)."""
    draw = random.Random(seed)
    made = []
    for _ in range(count):
        terms = [draw.randint(10, 99) for _ in range(2 + int(11 * draw.random() ** 2))]
        total, steps = terms[0], []
        for term in terms[1:]:
            steps.append(f"{total}+{term}={total + term}.")
            total += term
        question = f"Question: {'+'.join(map(str, terms))}=\nAnswer: Let's think step by step."
        made.append((question, f" {' '.join(steps)} The answer is {total}."))
    return made


def prompts_of(subject: Subject, shape: str, rows: int) -> list[str]:
    """Return the prompts of a shape."""
    draw = random.Random(2)
    fixed = draw.sample(subject.shots, NUM_SHOTS)
    made = []
    for question in subject.questions[:rows]:
        drawn = draw.sample(subject.shots, NUM_SHOTS)
        shots = {"5-shot fixed": fixed, "5-shot redrawn": drawn, "0-shot": []}[shape]
        made.append("".join(shots) + question)
    return made


def teaching() -> Subject:
    """Return the model that comes with the workbench."""
    loaded = load_hf_model(str(TEACHING))
    questions = [question for question, _ in chains(1_000, seed=0)]
    shots = [f"{question}{steps}\n\n" for question, steps in chains(200, seed=1)]
    until = ("\n\n", "Question:")
    return Subject("teaching", loaded._network.model, loaded._tokenizer, until, questions, shots)


NUM_WORDS = 4_000
MADE_UP = {"made-up": Size(320, 896, 8, 4, layers=7, vocabulary=NUM_WORDS)}
MADE_UP_GPU = {
    f"made-up {name}": replace(size, vocabulary=NUM_WORDS) for name, size in GPU_SIZES.items()
}


def made_up(name: str) -> Subject:
    """Return a Llama of that size with random weights, large enough ones for its text not to
    repeat itself, and 4,000 made-up words. One word in 70 ends a text."""
    size = {**MADE_UP, **MADE_UP_GPU}[name]
    device = "cuda" if name in MADE_UP_GPU else "cpu"
    dtype = torch.bfloat16 if name in MADE_UP_GPU else torch.float32
    words = ["<|end|>", *(f"w{number}" for number in range(NUM_WORDS - 1))]
    core = Tokenizer(models.WordLevel({word: place for place, word in enumerate(words)}, words[0]))
    core.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=core, eos_token=words[0], pad_token=words[0], unk_token=words[0]
    )
    ends = {"bos_token_id": None, "pad_token_id": 0}
    model = network(size, device, dtype, max_position_embeddings=2_048, **ends)
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.dim() > 1:
                parameter.mul_(4.0)
    draw = random.Random(4)

    def said(low: int, high: int) -> str:
        return " ".join(draw.choice(words[1:]) for _ in range(draw.randint(low, high)))

    pool = [f"{said(20, 60)} {said(20, 110)} " for _ in range(200)]
    questions = [said(20, 60) for _ in range(1_000)]
    return Subject(name, model, tokenizer, MADE_UP_STOPS, questions, pool)


def cut(text: str, until: Sequence[str]) -> str:
    """Return the text before its first stop sequence."""
    for stop in until:
        text = text.partition(stop)[0]
    return text


def timed(subject: Subject, work: Callable[[], Sequence[str]]) -> Timed:
    """Run `work` and count what it took."""
    passes = 0

    def count(*_: object) -> None:
        nonlocal passes
        passes += 1

    hook = subject.model.get_input_embeddings().register_forward_pre_hook(count)
    begun = clock.seconds(subject.model.device)
    try:
        texts = work()
    finally:
        seconds = clock.seconds(subject.model.device) - begun
        hook.remove()
    return Timed(seconds, passes, tuple(cut(text, subject.until).strip() for text in texts))


def by_lm_eval(subject: Subject, prompts: Sequence[str], batch_size: int) -> Timed:
    """Generate with lm-evaluation-harness's Hugging Face model."""
    make: Any = HFLM  # its registry hides the signature from a type checker
    lm = make(
        pretrained=subject.model,
        tokenizer=subject.tokenizer,
        batch_size=batch_size,
        max_length=2_048,
    )
    torch.set_num_threads(1)
    settings = {"until": list(subject.until), "max_gen_toks": MAX_NEW_TOKENS}
    asked = [
        Instance("generate_until", {}, (prompt, dict(settings)), place)
        for place, prompt in enumerate(prompts)
    ]
    return timed(subject, lambda: lm.generate_until(asked, disable_tqdm=True))


class Met(StoppingCriteria):
    """Says which rows have met a stop sequence after the first `start` tokens."""

    def __init__(self, subject: Subject, start: int) -> None:
        self.subject = subject
        self.start = start

    def __call__(self, input_ids: Any, scores: Any, **kwargs: Any) -> Any:
        texts = self.subject.tokenizer.batch_decode(input_ids[:, self.start :])
        is_met = [cut(text, self.subject.until) != text for text in texts]
        return torch.tensor(is_met, device=input_ids.device)


def by_transformers(subject: Subject, prompts: Sequence[str], batch_size: int) -> Timed:
    """Generate with `model.generate`, rows held as soon as they have met a stop sequence."""
    order = sorted(range(len(prompts)), key=lambda place: -len(prompts[place]))

    def work() -> list[str]:
        texts = [""] * len(prompts)
        for start in range(0, len(order), batch_size):
            places = order[start : start + batch_size]
            batch = subject.tokenizer(
                [prompts[place] for place in places],
                return_tensors="pt",
                padding=True,
                padding_side="left",
                return_token_type_ids=False,
            ).to(subject.model.device)
            out = subject.model.generate(
                **batch,
                max_new_tokens=MAX_NEW_TOKENS,
                do_sample=False,
                stopping_criteria=StoppingCriteriaList([Met(subject, batch["input_ids"].shape[1])]),
                pad_token_id=subject.tokenizer.pad_token_id,
            )
            new = out[:, batch["input_ids"].shape[1] :]
            for place, ids in zip(places, new, strict=True):
                texts[place] = subject.tokenizer.decode(ids, skip_special_tokens=True)
        return texts

    return timed(subject, work)


def by_continuous_batching(subject: Subject, prompts: Sequence[str]) -> Timed:
    """Generate with transformers' continuous batching, which knows no stop sequences: where a
    single token is one, it counts as an EOS; else a row runs on to its EOS."""
    tokenizer = subject.tokenizer
    alone = [(place, tokenizer.decode([place])) for place in range(len(tokenizer))]
    stops = [place for place, text in alone if cut(text, subject.until) != text]
    settings = GenerationConfig(
        max_new_tokens=MAX_NEW_TOKENS,
        do_sample=False,
        eos_token_id=[tokenizer.eos_token_id, *stops],
        pad_token_id=tokenizer.pad_token_id,
    )

    def work() -> list[str]:
        ids = [tokenizer.encode(prompt) for prompt in prompts]
        found = subject.model.generate_batch(
            inputs=ids, generation_config=settings, warmup=False, progress_bar=False
        )
        # Requests are numbered in the order in which they were given.
        new = [found[name].generated_tokens for name in sorted(found, key=number_in)]
        return tokenizer.batch_decode(new, skip_special_tokens=True)

    return timed(subject, work)


def number_in(name: str) -> int:
    """Return the number in a request's name, "req_12"."""
    return int(name.rpartition("_")[2])


def by_workbench(subject: Subject, prompts: Sequence[str], drafts: Sequence[str] = ()) -> Timed:
    """Generate with the workbench, its model object new: the check and every trunk are paid."""
    model = HFModel(subject.model, subject.tokenizer, name=subject.name, fingerprint="")
    decoding = Decoding(MAX_NEW_TOKENS, subject.until)
    hints = list(drafts) or [""] * len(prompts)
    asked = [
        GenerationRequest(prompt, decoding, draft=hint)
        for prompt, hint in zip(prompts, hints, strict=True)
    ]

    def work() -> list[str]:
        texts = [""] * len(prompts)
        for index, answer in filter(None, model.generate(asked)):
            assert isinstance(answer, Generation), answer
            texts[index] = answer.text
        return texts

    return timed(subject, work)


def whole_texts(subject: Subject, prompts: Sequence[str]) -> list[str]:
    """Return the workbench's texts with their stop sequences, as a ledger has them."""
    model = HFModel(subject.model, subject.tokenizer, name=subject.name, fingerprint="")
    asked = [GenerationRequest(p, Decoding(MAX_NEW_TOKENS, subject.until)) for p in prompts]
    found = dict(filter(None, model.generate(asked)))
    return [found[index].text for index in range(len(asked))]  # type: ignore[union-attr]


def by_vllm(
    subject: Subject, prompts: Mapping[str, Sequence[str]], python: str, rounds: int
) -> dict[str, list[Timed]]:
    """Generate with vLLM's engine, each shape's prompts `rounds` times."""
    runs = [
        {
            "prompts": [subject.tokenizer.encode(prompt) for prompt in asked],
            "max_tokens": MAX_NEW_TOKENS,
            "until": subject.until,
        }
        for asked in prompts.values()
    ]
    answers = beside_vllm.ask(python, subject.model, subject.tokenizer, runs, rounds)
    made: dict[str, list[Timed]] = {}
    for shape, answer in zip(prompts, answers, strict=True):
        texts = tuple(cut(text, subject.until).strip() for text in answer["texts"])
        made[shape] = [Timed(seconds, 0, texts) for seconds in answer["seconds"]]
    return made


def variants(
    subject: Subject, prompts: Sequence[str], batch_sizes: Sequence[int]
) -> dict[str, Callable[[], Timed]]:
    """Return what is compared, by name."""
    right = whole_texts(subject, prompts)
    half = [right[place - place % 2] for place in range(len(right))]
    named: dict[str, Callable[[], Timed]] = {
        f"lm-eval, batch {size}": lambda size=size: by_lm_eval(subject, prompts, size)
        for size in batch_sizes
    }
    return {
        **named,
        "transformers, batch 8": lambda: by_transformers(subject, prompts, 8),
        CONTINUOUS: lambda: by_continuous_batching(subject, prompts),
        "workbench": lambda: by_workbench(subject, prompts),
        "workbench, again": lambda: by_workbench(subject, prompts, right),
        "workbench, half changed": lambda: by_workbench(subject, prompts, half),
    }


def table(results: Mapping[str, Sequence[Timed]]) -> list[str]:
    """Return the lines that say how each variant compares with the best of lm-eval's."""

    def median(name: str) -> float:
        return statistics.median(run.seconds for run in results[name])

    best = min((name for name in results if name.startswith("lm-eval")), key=median)
    lines = []
    for name, runs in results.items():
        ratios = [old.seconds / new.seconds for old, new in zip(results[best], runs, strict=False)]
        equal = sum(map(str.__eq__, runs[0].texts, results[best][0].texts))
        lines.append(
            f"  {name:26} {median(name):7.2f} s  {statistics.median(ratios):6.2f} x"
            f"  [{min(ratios):.2f}-{max(ratios):.2f}]  {runs[0].passes:5} passes"
            f"  {equal:3} of {len(runs[0].texts)} texts equal"
        )
    return lines


def main() -> None:
    """Measure what the command line asks for and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rows", type=int, default=48)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--batch-sizes", type=int, nargs="+", default=[8, 48])
    parser.add_argument("--shapes", nargs="+", choices=SHAPES, default=list(SHAPES))
    parser.add_argument("--vllm", default="", metavar="PYTHON", help="an interpreter that has it")
    named = ["teaching", *MADE_UP, *MADE_UP_GPU]
    here = named if torch.cuda.is_available() else named[: -len(MADE_UP_GPU)]
    parser.add_argument("--models", nargs="+", choices=named, default=here)
    options = parser.parse_args()
    logging.disable(logging.WARNING)
    torch.set_num_threads(1)
    for name in options.models:
        subject = teaching() if name == "teaching" else made_up(name)
        on_cpu = subject.model.device.type == "cpu"
        if subject.tokenizer.pad_token is None:
            subject.tokenizer.pad_token = subject.tokenizer.eos_token
        asked = {shape: prompts_of(subject, shape, options.rows) for shape in options.shapes}
        beside: dict[str, list[Timed]] = {}
        if python := beside_vllm.interpreter(options.vllm, subject.model.device):
            beside = by_vllm(subject, asked, python, options.rounds)
        for shape, prompts in asked.items():
            tokens = [len(subject.tokenizer.encode(prompt)) for prompt in prompts]
            ways = variants(subject, prompts, options.batch_sizes)
            results: dict[str, list[Timed]] = {which: [] for which in ways}
            if shape in beside:
                results["vLLM"] = beside[shape]
            for number in range(options.rounds):
                for which, way in ways.items():
                    # On a CPU it takes ten times as long as all the others.
                    if which != CONTINUOUS or number == 0 or not on_cpu:
                        results[which].append(way())
            size = f"{len(prompts)} prompts of {statistics.mean(tokens):.0f} tokens"
            print(f"{subject.name}, {shape}: {size}")
            print("\n".join(table(results)), flush=True)


if __name__ == "__main__":
    main()
