"""The Python files that an export to FreeEval has: a dataset class, and a script that runs it."""

from __future__ import annotations

_IMPORTS = """\
import json
from pathlib import Path"""
_CHAT_IMPORTS = """\
import hashlib
import json
from functools import lru_cache
from pathlib import Path"""

_DATASET = '''\
"""The FreeEval dataset {type!r}: task {task}, version {version}.

Importing this module registers it, so that a config can name its type. {about}
"""

{imports}

from freeeval.datasets import TYPE_TO_DATASET
from freeeval.datasets.multiple_choice import (
    AugmentedMultipleChoiceDataset,
    MultipleChoiceProblem,
)

DATA = Path(__file__).resolve().parent / "data"
{in_template}

def read_rows(folder, split):
    """Return the rows of data/<split>.jsonl, as they are: `datasets` would fill them with None."""
    with open(Path(folder) / f"{{split}}.jsonl", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


class {name}(AugmentedMultipleChoiceDataset):
    def __init__(
        self,
        seed=1,
        split="test",
        name_or_path=None,
        fewshot_split="train",
        fewshot_num=0,
        **kwargs,
    ):
        super().__init__(seed=seed, **kwargs)
        self.name_or_path = str(name_or_path or DATA)
        if fewshot_num:
            rows = read_rows(self.name_or_path, fewshot_split)
            drawn = self.select_fewshot_examples(rows, fewshot_num, seed=seed)
            self.fewshot_examples = [self.parse_data_instance(row) for row in drawn]
        for row in read_rows(self.name_or_path, split):
            self.problems.append(self.parse_data_instance(row))
        self.generate_prompt_text()

    def parse_data_instance(self, data, extra=None):
{take_turns}\
        stops = data.get("stop_sequences")
        item = MultipleChoiceProblem(
            data["problem"],
            {choices},
            data["answer"],
            parent_uuid=data.get("parent_uuid"),
            permutation=data.get("permutation"),
            generation_config=None if stops is None else {{"stop_sequences": stops}},
            choice_key_type=data.get("choice_key_type", "letters"),
            extra={{"doc_id": data["doc_id"], "prompt_sha256": {sha256}}},
        )
        if data.get("uuid"):
            item.uuid = data["uuid"]  # so that permuted copies find their original
{set_prompt}\
        return item
{unroll}

TYPE_TO_DATASET[{type!r}] = {name}
'''

_SET_PROMPT = """\
        item.prompt = {prompt}  # FreeEval keeps a prompt that is there
"""

_IN_TEMPLATE = '''

@lru_cache(maxsize=1)
def tokenizer_of(name):
    from transformers import AutoTokenizer  # seconds, which prompts of text alone do without

    return AutoTokenizer.from_pretrained(name, trust_remote_code=True)


def in_template(name, messages):
    """Return the turns in the tokenizer's chat template: the assistant's is opened, or, where it
    is the last, left open."""
    is_begun = messages[-1]["role"] == "assistant"
    return tokenizer_of(name).apply_chat_template(
        messages,
        tokenize=False,
        add_generation_prompt=not is_begun,
        continue_final_message=is_begun,
    )
'''

_TAKE_TURNS = """\
        prompt, choices = data["prompt"], data["choices"]
        if self.tokenizer_name_or_path:  # else a model without a chat template gets the text
            prompt = in_template(self.tokenizer_name_or_path, data["messages"])
            choices = data["choices_in_chat"]
"""

_UNROLL = '''
    def unroll_choice_to_cp(self, src):
        """Keep the prompt for each option; those without a question are for apply_un."""
        items = super().unroll_choice_to_cp(src)
        for item in items:
            if item.problem is not None:
                item.prompt = src.prompt
        return items

    def augment_dataset(self, num_instances, num_keeps):
        raise NotImplementedError("prompts are kept whole here: options cannot be permuted")
'''

_NATIVE = "FreeEval's own templates make its prompts."
_WHOLE = "Its prompts are in the rows, whole: FreeEval's templates cannot make them."

_CHAT_FLAG = """\
    parser.add_argument("--chat", action="store_true", help="send turns in its chat template")
"""
_CHAT_TAKEN = """\
        if arguments.chat:
            kwargs = step["dataset_config"]["dataset_kwargs"]
            kwargs["tokenizer_name_or_path"] = arguments.model
"""

_SCRIPT = '''\
"""Run FreeEval on the config beside this file, with the dataset that {module}.py registers.

    cd FreeEval
    python {folder}/evaluate.py --model gpt2 --device cpu
"""

import argparse
import importlib
import json
import logging
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(Path.cwd())]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--config", default=HERE / "config.json", type=Path)
    parser.add_argument("--model", required=True, help="a folder or a Hugging Face name")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--output", default="results", help="where responses are written")
{flag}\
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    importlib.import_module("{module}")
    from freeeval.core.pipelines import EvaluationPipeline

    config = json.loads(arguments.config.read_text(encoding="utf-8"))
    config["results_output_path"] = str(Path(arguments.output) / "results.json")
    for step in config["steps"][:1]:  # the others are as another config had them
        inference = step["inference_config"]
        inference["output_path"] = arguments.output
        inference["inference_kwargs"]["model_path"] = arguments.model
        inference["inference_kwargs"]["device"] = arguments.device
{taken}\
    results = EvaluationPipeline(config).run().results
    print(json.dumps({{":".join(name): found for name, found in results.items()}}))


if __name__ == "__main__":
    main()
'''


def dataset_module(
    *, type: str, name: str, task: str, version: str, is_whole: bool, has_turns: bool
) -> str:
    """Return the module of the class `name`, which registers itself as `type`. With `is_whole`
    it takes its prompts from the rows; with `has_turns`, too, it puts their turns into a chat
    template where the config names a tokenizer."""
    own = 'data["prompt"]'
    digest = 'hashlib.sha256(prompt.encode("utf-8")).hexdigest()'
    return _DATASET.format(
        type=type,
        name=name,
        task=task,
        version=version,
        about=_WHOLE if is_whole else _NATIVE,
        imports=_CHAT_IMPORTS if has_turns else _IMPORTS,
        in_template=_IN_TEMPLATE if has_turns else "",
        take_turns=_TAKE_TURNS if has_turns else "",
        choices="choices" if has_turns else 'data["choices"]',
        # Responses are kept by an id that this is part of.
        sha256=digest if has_turns else 'data["prompt_sha256"]',
        set_prompt=_SET_PROMPT.format(prompt="prompt" if has_turns else own) if is_whole else "",
        unroll=_UNROLL if is_whole else "",
    )


def run_script(*, module: str, folder: str, has_turns: bool) -> str:
    """Return the script that registers `module` and runs the config; with `has_turns` it has a
    flag that sends turns."""
    flag, taken = (_CHAT_FLAG, _CHAT_TAKEN) if has_turns else ("", "")
    return _SCRIPT.format(module=module, folder=folder, flag=flag, taken=taken)
