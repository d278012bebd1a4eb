"""UltraEval's parameter files: how a model generates, in vLLM's words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, nearest, shorten
from workbench.io.shapes import has_shape
from workbench.tasks.bounds import MOST_NEW_TOKENS, MOST_TEMPERATURE
from workbench.tasks.paths import look_up, read_json, resolve
from workbench.types import Decoding

STOCK_PARAMETERS: Mapping[str, Mapping[str, Any]] = {
    f"models/model_params/vllm_{name}.json": {"temperature": t, "top_p": p, "max_tokens": most}
    for name, t, p, most in (
        ("sample", 0.3, 0.8, 300),
        ("sample_bbh", 0.3, 0.8, 1024),
        ("sample_v1", 0.1, 0.95, 300),
    )
}
"""What UltraEval's own parameter files say, for a task folder that was copied without them."""

PARAMETERS = {
    "max_tokens": "max_new_tokens",
    "max_new_tokens": "max_new_tokens",
    "stop": "until",
    "until": "until",
    "temperature": "temperature",
    "top_p": "top_p",
}


def read_parameters(params: Any, config: Path, task: Path) -> tuple[str, Mapping[str, Any]]:
    """Return `generate.params` as an object, and where it is from, for messages.

    Raises:
        ConfigError: neither an object nor the path of a JSON file that has one.
    """
    where = f"{config}: generate.params"
    if isinstance(params, str):
        stock = STOCK_PARAMETERS.get(params)
        if stock is not None and look_up(params, task) is None:
            return where, stock
        path = Path(resolve(params, config, task))
        where, params = str(path), read_json(path)
    if not isinstance(params, dict):
        raise ConfigError(where, expected="a path, or an object of settings", seen=shorten(params))
    return where, params


OTHERS = frozenset(
    {
        *("n", "best_of", "presence_penalty", "frequency_penalty", "repetition_penalty", "top_k"),
        *("min_p", "typical_p", "seed", "use_beam_search", "length_penalty", "early_stopping"),
        *("stop_token_ids", "bad_words", "include_stop_str_in_output", "ignore_eos", "min_tokens"),
        *("logprobs", "prompt_logprobs", "detokenize", "skip_special_tokens", "logit_bias"),
        *("spaces_between_special_tokens", "truncate_prompt_tokens", "logits_processors"),
        *("output_kind", "guided_decoding", "allowed_token_ids", "extra_args", "do_sample"),
        *("num_beams", "num_beam_groups", "num_return_sequences", "max_length", "min_length"),
        *("min_new_tokens", "no_repeat_ngram_size", "use_cache", "pad_token_id", "eos_token_id"),
        *("bos_token_id", "sampling_num"),
    }
)
"""What vLLM and transformers take besides. None of it is done here: a config that has it runs as it
stands in UltraEval."""


def _require_known(key: str, where: str) -> None:
    if key not in OTHERS and not key.startswith("_"):
        raise ConfigError(
            f"{where}: unknown parameter {key!r}", fix=nearest(key, OTHERS | PARAMETERS.keys())
        )


_CHECKS: Mapping[str, tuple[str, Any, Callable[[Any], bool]]] = {
    "max_new_tokens": (
        f"1 to {MOST_NEW_TOKENS:,} tokens",
        int,
        lambda v: 0 < v <= MOST_NEW_TOKENS,
    ),
    "temperature": (
        f"a number from 0 to {MOST_TEMPERATURE}",
        float,
        lambda v: 0 <= v < MOST_TEMPERATURE,
    ),
    "top_p": ("more than 0 and at most 1", float, lambda v: 0 < v <= 1),
    "until": ("stop sequences of at least one character", list[str], all),
}
"""What a parameter is to be, in words, by its shape, and within that."""


def read_decoding(params: Any, config: Path, task: Path) -> Decoding:
    """Return what `generate.params` says about generation; the defaults where it says nothing.

    Raises:
        ConfigError: it is not an object or a file of one, or a value is out of range.
    """
    if params in (None, "", {}):
        return Decoding()
    where, params = read_parameters(params, config, task)
    settings: dict[str, Any] = {}
    for key, value in params.items():
        name = PARAMETERS.get(key)
        if name is None:
            _require_known(key, where)
            continue
        if name == "until" and not isinstance(value, list):
            value = [value] if value else []
        expected, shape, fits = _CHECKS[name]
        if not has_shape(value, shape) or not fits(value):
            raise ConfigError(f"{where}: {name}", expected=expected, seen=shorten(value))
        settings[name] = tuple(value) if name == "until" else value
    return Decoding(**settings)
