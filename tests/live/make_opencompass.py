"""Drive the real OpenCompass: what it makes of custom datasets, as golden files.

    python tests/live/make_opencompass.py CHECKOUT [FOLDER]   rewrite the answers of the cases there
    python tests/live/make_opencompass.py CHECKOUT --pipe     a case on stdin, its answers on stdout

CHECKOUT is a clone of open-compass/opencompass whose requirements the interpreter has. FOLDER is
`tests/golden/opencompass` by default. A case is an object with `files` (path → text), `entry` (the
item of `datasets` in a config) and perhaps `predictions` (what to let its evaluator judge, or
`replies`, to be cut into such), `shots` (what to let its retrievers draw) and `model` (a folder, to
take perplexities and generations with).
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[1] / "golden" / "opencompass"


def answers(case: Mapping[str, Any]) -> dict[str, Any]:
    """Return what OpenCompass makes of a case; {"error": type's name} where it fails."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path, text in case["files"].items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(text.encode())
        entry = dict(case["entry"], path=str(folder / case["entry"]["path"]))
        if "meta_path" in entry:
            entry["meta_path"] = str(folder / entry["meta_path"])
        if "shots" in case:
            return drawn(entry, case["shots"])
        try:
            return rendered(entry, case, folder)
        except Exception as error:  # whatever it raises is the answer
            return {"error": type(error).__name__}


def rendered(entry: dict[str, Any], case: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Return meta facts, rows, prompts and scores of one custom dataset."""
    from opencompass.datasets import custom
    from opencompass.models.base import LMTemplateParser
    from opencompass.openicl.icl_prompt_template import PromptTemplate
    from opencompass.openicl.icl_retriever import ZeroRetriever

    meta = custom.parse_example_dataset(entry)
    config = custom.make_custom_dataset_config(entry)
    dataset = build(config)
    retriever = ZeroRetriever(dataset)
    template = PromptTemplate(config["infer_cfg"]["prompt_template"]["template"])
    parser = LMTemplateParser()
    names = ("abbr", "data_type", "infer_method", "input_columns", "output_column", "options")
    result: dict[str, Any] = {
        "meta": {name: meta[name] for name in names},
        "rows": [dict(row) for row in dataset.test],
    }
    column = dataset.reader.output_column
    result["golds"] = [row[column] for row in dataset.test] if column else None
    indices = range(len(dataset.test))
    if meta["infer_method"] == "gen":
        made = [
            retriever.generate_prompt_for_generate_task(i, "", prompt_template=template)
            for i in indices
        ]
        result["prompts"] = [parser.parse_template(prompt, mode="gen") for prompt in made]
        result["chat"] = [as_chat(prompt) for prompt in made]
    else:
        labels = retriever.get_labels(prompt_template=template)
        made = {
            label: [
                retriever.generate_label_prompt(i, "", label, prompt_template=template)
                for i in indices
            ]
            for label in labels
        }
        result["texts"] = {
            str(label): [parser.parse_template(text, mode="ppl") for text in texts]
            for label, texts in made.items()
        }
    groups = case.get("predictions", ())
    if "replies" in case:
        size, replies = len(dataset.test), case["replies"]
        groups = [replies[i : i + size] for i in range(0, len(replies) - size + 1, size)]
        result["predictions"] = groups
    if groups:
        result["scores"] = [scored(config, dataset, list(group)) for group in groups]
    if "model" in case:
        result["written"] = inferred(config, dataset, template, case["model"], folder)
    return result


def build(config: Mapping[str, Any]) -> Any:
    """Return the dataset object that a config makes."""
    from opencompass.datasets import custom

    own = ("type", "infer_cfg", "eval_cfg")
    kind = getattr(custom, config["type"].rsplit(".", 1)[1])
    return kind(**{key: value for key, value in config.items() if key not in own})


def as_chat(prompt: Any) -> Any:
    """Return the messages that the Hugging Face chat models are given."""
    from opencompass.models import huggingface_above_v4_33 as models

    parser = models._get_meta_template(None)  # what they have unless a config says otherwise
    try:
        return models._convert_chat_messages([parser.parse_template(prompt, "gen")])[0]
    except Exception as error:  # a template that chat models cannot be given
        return {"error": type(error).__name__}


def scored(config: Mapping[str, Any], dataset: Any, predictions: list[str]) -> dict[str, Any]:
    """Return what the configured evaluator says of `predictions`."""
    from importlib import import_module

    settings = dict(config["eval_cfg"]["evaluator"])
    module, _, name = settings.pop("type").rpartition(".")
    evaluator = getattr(import_module(module), name)(**settings)
    column = dataset.reader.output_column
    try:
        references = list(dataset.test[column])
        if name == "AccEvaluator":
            return evaluator.score(predictions, references)
        return evaluator.score(predictions, references, dataset.test)
    except Exception as error:  # whatever it raises is the answer
        return {"error": type(error).__name__}


def inferred(
    config: Mapping[str, Any], dataset: Any, template: Any, model: str, folder: Path
) -> dict[str, Any]:
    """Return what the inferencer writes down with a Hugging Face model, at batch size 1."""
    from opencompass.models.huggingface_above_v4_33 import HuggingFaceBaseModel
    from opencompass.openicl.icl_inferencer import GenInferencer, PPLInferencer
    from opencompass.openicl.icl_retriever import ZeroRetriever

    network = HuggingFaceBaseModel(path=model, model_kwargs={"torch_dtype": "torch.float32"})
    # Transformers 5 has this method under its short name only.
    network.tokenizer.batch_encode_plus = network.tokenizer.__call__
    where = {"output_json_filepath": str(folder), "output_json_filename": "written.json"}
    if "PPL" in config["infer_cfg"]["inferencer"]["type"]:
        inferencer = PPLInferencer(model=network, batch_size=1, **where)
    else:
        inferencer = GenInferencer(model=network, max_out_len=8, batch_size=1, **where)
    inferencer.inference(ZeroRetriever(dataset), prompt_template=template)
    return json.loads((folder / "written.json").read_text(encoding="utf-8"))


def drawn(entry: dict[str, Any], shots: Mapping[str, Any]) -> dict[str, Any]:
    """Return the shots of a full config's retriever, and the prompts with them."""
    from opencompass.datasets import custom
    from opencompass.models.base import LMTemplateParser
    from opencompass.openicl.icl_prompt_template import PromptTemplate
    from opencompass.openicl.icl_retriever import FixKRetriever
    from opencompass.openicl.icl_retriever.icl_random_retriever import RandomRetriever

    dataset = build(custom.make_custom_dataset_config(entry))
    template = PromptTemplate(shots["template"], ice_token="</E>")
    examples = PromptTemplate(shots["ice_template"])
    if "fix_id_list" in shots:
        retriever = FixKRetriever(dataset, shots["fix_id_list"])
    else:
        retriever = RandomRetriever(dataset, ice_num=shots["ice_num"], seed=shots["seed"])
    chosen = retriever.retrieve()
    prompts = [
        retriever.generate_prompt_for_generate_task(
            i,
            retriever.generate_ice(ids, ice_template=examples),
            ice_template=examples,
            prompt_template=template,
        )
        for i, ids in enumerate(chosen)
    ]
    parser = LMTemplateParser()
    return {"ids": chosen, "prompts": [parser.parse_template(p, mode="gen") for p in prompts]}


def main(checkout: str, where: str = "") -> None:
    """Answer the cases of a folder, or the one on stdin."""
    # Its loggers write to stdout, where the answers go.
    out, sys.stdout = sys.stdout, sys.stderr
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    sys.path.insert(0, checkout)
    if where == "--pipe":
        json.dump([answers(case) for case in json.load(sys.stdin)], out)
        return
    for path in sorted(Path(where or GOLDEN).glob("*.json")):
        case = json.loads(path.read_text(encoding="utf-8"))
        case["answers"] = answers(case)
        text = json.dumps(case, ensure_ascii=False, indent=1) + "\n"
        path.write_text(text, encoding="utf-8")
        print(path.name, case["answers"].get("error", "ok"), file=out)


if __name__ == "__main__":
    main(*sys.argv[1:])
