"""vLLM's part of a benchmark, in a process of its own: it wants versions of torch and transformers
of its own, so it may be installed in another environment, where this file alone has to run.

    python by_vllm.py question.json answer.json

The question names a folder with a model and its tokenizer, a dtype, and runs: each has `prompts` as
token ids; with `starts` their tokens from there on are scored, without they are continued greedily
up to `max_tokens` or a text of `until`. Each run is made `repeats` times on an engine that has its
prefix cache on and has been warmed up; before each the cache is emptied. The answer has for each
run its `seconds` (the wall's), and `sums` of log-probabilities or `texts`.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any


def main(question: str, answer: str) -> None:
    """Read the question, run, and write the answer."""
    from vllm import LLM, SamplingParams  # type: ignore[import-not-found]

    asked = json.loads(Path(question).read_text("utf-8"))
    engine = LLM(
        model=asked["model"],
        dtype=asked["dtype"],
        enable_prefix_caching=True,
        gpu_memory_utilization=asked["memory_share"],
        max_model_len=asked["window"],
        seed=0,
    )

    def settings(run: dict[str, Any]) -> Any:
        if "starts" in run:
            return SamplingParams(max_tokens=1, prompt_logprobs=0, detokenize=False)
        return SamplingParams(temperature=0, max_tokens=run["max_tokens"], stop=run["until"])

    def generate(run: dict[str, Any]) -> list[Any]:
        prompts = [{"prompt_token_ids": ids} for ids in run["prompts"]]
        return engine.generate(prompts, settings(run), use_tqdm=False)

    found = []
    for run in asked["runs"]:
        generate({**run, "prompts": run["prompts"][:8]})
        times, outputs = [], []
        for _ in range(asked["repeats"]):
            engine.reset_prefix_cache()
            start = time.perf_counter()
            outputs = generate(run)
            times.append(time.perf_counter() - start)
        record: dict[str, Any] = {"seconds": times}
        if "starts" in run:
            record["sums"] = [
                sum(
                    step[token].logprob
                    for step, token in zip(
                        output.prompt_logprobs[start:], output.prompt_token_ids[start:], strict=True
                    )
                )
                for output, start in zip(outputs, run["starts"], strict=True)
            ]
        else:
            record["texts"] = [output.outputs[0].text for output in outputs]
        found.append(record)
    Path(answer).write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
