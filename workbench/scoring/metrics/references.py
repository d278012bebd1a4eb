"""Metrics that compare with reference texts: BLEU, chrF and ROUGE, as UltraEval has them.

They need the packages of the extra `metrics`, which are loaded when such a metric is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from workbench.errors import SettingError, nearest, shorten
from workbench.io.packages import command
from workbench.scoring.metrics.doc_metric import (
    NAN,
    NO_GOLD,
    DocMetric,
    Gold,
    MetricOptions,
    as_tuple,
    check_options,
    first,
    golds,
)
from workbench.types import Score


def _loaded(name: str, module: str) -> Any:
    """Return the module that the metric `name` needs."""
    try:
        return import_module(module)
    except ImportError as error:
        raise SettingError(
            f"metric {name!r} needs the package {module.replace('_', '-')}",
            fix=f"Run `{command('metrics')}`.",
        ) from error


def _tokenizer(name: str, options: MetricOptions, known: Sequence[str]) -> str:
    chosen = options.get("tokenizer", "13a")
    if chosen not in known:
        raise SettingError(
            f"metric {name!r}: tokenizer {chosen!r}", fix=nearest(str(chosen), known)
        )
    return chosen


def bleu(options: MetricOptions, compat: str) -> DocMetric:
    """Make `bleu`: sacrebleu's corpus BLEU of this one sentence, 0 to 100, several golds as
    several references (`bleu.py`). Papineni et al. 2002; Post 2018, arXiv:1804.08771."""
    check_options("bleu", options, ["tokenizer"])
    sacrebleu = _loaded("bleu", "sacrebleu")
    tokenizer = _tokenizer("bleu", options, sorted(sacrebleu.BLEU.TOKENIZERS))
    return _against_references(
        lambda answer, references: (
            sacrebleu.corpus_bleu([answer], references, tokenize=tokenizer).score
        ),
        compat,
    )


def chrf(options: MetricOptions, compat: str) -> DocMetric:
    """Make `chrf`: sacrebleu's chrF2 of this one sentence, 0 to 100 (`chrf.py`). Popović 2015."""
    check_options("chrf", options)
    sacrebleu = _loaded("chrf", "sacrebleu")
    return _against_references(
        lambda answer, references: sacrebleu.corpus_chrf([answer], references).score, compat
    )


def _against_references(measure: Callable[[str, list[list[str]]], float], compat: str) -> DocMetric:
    def metric(data: Mapping[str, Any], gold: Gold, extracted: tuple[str, ...]) -> Score:
        wanted = as_tuple(gold) if compat == "ultraeval" else golds(gold)
        if not wanted:
            return Score(0.0) if compat == "ultraeval" else NO_GOLD
        try:
            return Score(float(measure(first(extracted), [[text] for text in wanted])))
        except Exception as error:  # theirs, of any kind: a tokenizer without its data, a depth
            reason = f"{type(error).__name__}: {error}"
            return Score(0.0 if compat == "ultraeval" else NAN, reason)

    return metric


def rouge(options: MetricOptions, compat: str) -> DocMetric:
    """Make `rouge`: ROUGE-1, -2 or -L of `rouge_chinese`, 0 to 100, on words that sacrebleu's
    tokenizer parts (`rouge.py`). `index` is f1, precision or recall; `n_gram` 1, 2 or l.

    The best of several golds counts; UltraEval takes the first, and 0 for an empty answer.
    """
    check_options("rouge", options, ["tokenizer", "index", "n_gram"])
    index = str(options.get("index", "f1"))[:1].lower()
    n_gram = str(options.get("n_gram", "1"))[:1].lower()
    if index not in tuple("fpr") or n_gram not in tuple("12l"):
        raise SettingError(
            "metric 'rouge'",
            expected="index f1, precision or recall, and n_gram 1, 2 or l",
            seen=shorten(dict(options)),
        )
    sacrebleu = _loaded("rouge", "sacrebleu")
    tokenizer = _tokenizer("rouge", options, sorted(sacrebleu.BLEU.TOKENIZERS))
    scorer = _loaded("rouge", "rouge_chinese").Rouge()

    def measure(answer: str, references: list[list[str]]) -> float:
        part = sacrebleu.BLEU(tokenize=tokenizer).tokenizer
        counted = references[:1] if compat == "ultraeval" else references
        pairs = [(part(answer), part(reference)) for (reference,) in counted]
        if not all(word.strip() for pair in pairs for word in pair):
            return 0.0
        found = [scorer.get_scores(*pair, avg=True)[f"rouge-{n_gram}"][index] for pair in pairs]
        return 100.0 * max(found)

    return _against_references(measure, compat)
