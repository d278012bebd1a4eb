"""Tiny tokenizers and models with random weights, made on the spot: nothing is downloaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers
from tokenizers.processors import TemplateProcessing
from transformers import (
    GPT2Config,
    GPT2LMHeadModel,
    LlamaConfig,
    LlamaForCausalLM,
    PreTrainedTokenizerFast,
    Qwen2Config,
    Qwen2ForCausalLM,
)

from workbench.models.hf import HFModel, load_hf_model
from workbench.models.layers import products
from workbench.models.settings import LoadSettings

CORPUS = [
    "Question: What is the capital of France?\nAnswer: Paris is the capital of France.\n\n",
    "The answer is 12. The answer is (B). Let's think step by step: 3 + 4 = 7, so 7 + 5 = 12.",
    "A. yes\nB. no\nC. maybe\nD. never",
    "天气很好。今天天气怎么样？答案：天气。天气 天气 天气",
    "Emoji 🙂 and accents: café, naïve.",
] * 4

WINDOW = 128


def byte_level(*, adds_bos: bool, bos: str = "<|endoftext|>") -> Any:
    """Return a byte-level BPE, as GPT-2's (no BOS added) or Llama 3's (BOS added)."""
    core = Tokenizer(models.BPE())
    core.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    core.decoder = decoders.ByteLevel()
    specials = list(dict.fromkeys([bos, "<|endoftext|>"]))
    trainer = trainers.BpeTrainer(
        vocab_size=400,
        special_tokens=specials,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    core.train_from_iterator(CORPUS, trainer)
    if adds_bos:
        core.post_processor = TemplateProcessing(
            single=f"{bos} $A", special_tokens=[(bos, core.token_to_id(bos))]
        )
    return PreTrainedTokenizerFast(tokenizer_object=core, bos_token=bos, eos_token="<|endoftext|>")


def metaspace(template: str = "<s> $A") -> Any:
    """Return a BPE over text whose spaces are ▁, as Llama 2's; bytes stand for the unknown."""
    core = Tokenizer(models.BPE(byte_fallback=True, unk_token="<unk>", fuse_unk=True))
    core.normalizer = normalizers.Sequence(
        [normalizers.Prepend("▁"), normalizers.Replace(" ", "▁")]
    )
    core.decoder = decoders.Sequence(
        [
            decoders.Replace("▁", " "),
            decoders.ByteFallback(),
            decoders.Fuse(),
            decoders.Strip(" ", 1, 0),
        ]
    )
    specials = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256))]
    trainer = trainers.BpeTrainer(vocab_size=500, special_tokens=specials, show_progress=False)
    core.train_from_iterator((line for text in CORPUS for line in text.split(" ")), trainer)
    core.post_processor = TemplateProcessing(
        single=template, special_tokens=[("<s>", 1), ("</s>", 2)]
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=core, bos_token="<s>", eos_token="</s>", unk_token="<unk>"
    )


def tokenizers() -> dict[str, Any]:
    """Return one tokenizer of each kind. (Their special tokens are attributes made at run time,
    which a type checker cannot see.)"""
    return {
        "byte-level": byte_level(adds_bos=False),
        "byte-level with BOS": byte_level(adds_bos=True, bos="<|begin|>"),
        "metaspace": metaspace(),
        "metaspace with EOS": metaspace("$A </s>"),
    }


@pytest.fixture(scope="session")
def kinds() -> dict[str, Any]:
    """The tokenizers by name."""
    return tokenizers()


def save_tiny(family: str, folder: Path) -> Path:
    """Write a tiny model of `family` with its tokenizer to a folder and return it.

    The weights are scaled up, so that its predictions differ from token to token: with flat
    logits, reading at a wrong position would go unnoticed.
    """
    tokenizer = {
        "gpt2": lambda: byte_level(adds_bos=False),
        "llama": metaspace,
        "qwen2": lambda: byte_level(adds_bos=True, bos="<|begin|>"),
    }[family]()
    common: dict[str, Any] = {
        "vocab_size": len(tokenizer),
        "bos_token_id": tokenizer.bos_token_id,
        "eos_token_id": tokenizer.eos_token_id,
    }
    shape: dict[str, Any] = {
        "hidden_size": 32,
        "intermediate_size": 64,
        "num_hidden_layers": 2,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "max_position_embeddings": WINDOW,
    }
    torch.manual_seed(7)
    if family == "gpt2":
        model: Any = GPT2LMHeadModel(
            GPT2Config(n_embd=32, n_layer=2, n_head=4, n_positions=WINDOW, **common)
        )
    elif family == "llama":
        model = LlamaForCausalLM(LlamaConfig(**shape, **common))
    else:
        model = Qwen2ForCausalLM(Qwen2Config(**shape, **common))
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.dim() > 1:
                parameter.mul_(8.0)
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


@pytest.fixture(scope="session")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A folder with a tiny model for each family: gpt2, llama, qwen2."""
    root = tmp_path_factory.mktemp("models")
    return {family: save_tiny(family, root / family) for family in ("gpt2", "llama", "qwen2")}


@pytest.fixture(params=["torch", "oneDNN"])
def library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Who multiplies in the test: torch by itself, or oneDNN, even what is small."""
    monkeypatch.setattr(products, "is_faster", lambda _: request.param == "oneDNN")
    monkeypatch.setattr(products, "LEAST", 1)
    return request.param


@pytest.fixture(scope="session", params=["gpt2", "llama", "qwen2"])
def family(request: pytest.FixtureRequest) -> str:
    """Each family of models in turn."""
    return request.param


@pytest.fixture(scope="session")
def tiny(folders: dict[str, Path], family: str) -> HFModel:
    """The family's tiny model on the CPU, its batches small enough to be many."""
    settings = LoadSettings(device="cpu", max_batch_tokens=256)
    return load_hf_model(str(folders[family]), settings=settings)
