"""What the scoring benchmark is run on: made-up questions, and models made from configurations."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from workbench.types import LoglikelihoodRequest

LETTERS = "ABCD"


@dataclass(frozen=True, slots=True)
class Shape:
    """A kind of task. `letters` shows the choices in the question and asks for A to D; otherwise
    the choices' own texts are scored. The shots are drawn for each row where `is_redrawn`."""

    letters: bool
    shots: int
    is_redrawn: bool = False

    @property
    def name(self) -> str:
        """How the table calls it."""
        drawn = (" redrawn" if self.is_redrawn else " fixed") if self.shots else ""
        return f"{'letters' if self.letters else 'texts'}, {self.shots}-shot{drawn}"


SHAPES = tuple(
    Shape(letters, shots, is_redrawn)
    for letters in (True, False)
    for shots, is_redrawn in ((0, False), (5, False), (5, True), (20, False))
)


@dataclass(frozen=True, slots=True)
class Question:
    """A question of about 60 tokens with four choices of about 12."""

    text: str
    choices: tuple[str, ...]

    def prompt(self, letters: bool, cue: str = "Answer:") -> str:
        """Return what stands before the answer."""
        shown = [f"{letter}. {c}" for letter, c in zip(LETTERS, self.choices, strict=True)]
        return "\n".join([f"Question: {self.text}?", *(shown if letters else ()), cue])

    def answer(self, letters: bool, place: int = 0) -> str:
        """Return the answer that the choice at `place` is, after a space."""
        return f" {LETTERS[place] if letters else self.choices[place]}"


def questions(count: int) -> list[Question]:
    """Return `count` questions of random words, always the same."""
    draw = random.Random(0)
    syllables = [a + b for a in "bdfgklmnprst" for b in ("a", "e", "i", "o", "u", "an", "er", "is")]
    words = ["".join(draw.choices(syllables, k=draw.randint(1, 3))) for _ in range(1500)]

    def text(least: int, most: int) -> str:
        return " ".join(draw.choices(words, k=draw.randint(least, most)))

    return [Question(text(24, 40), tuple(text(4, 8) for _ in LETTERS)) for _ in range(count)]


def requests(shape: Shape, rows: int, cue: str = "Answer:") -> list[LoglikelihoodRequest]:
    """Return a request for each choice of `rows` questions; `cue` ends the last prompt alone."""
    pool = questions(rows + 40)
    made: list[LoglikelihoodRequest] = []
    for number, question in enumerate(pool[:rows]):
        draw = random.Random(number if shape.is_redrawn else 0)
        shots = draw.sample(pool[rows:], shape.shots)
        context = "".join(
            f"{shot.prompt(shape.letters)}{shot.answer(shape.letters)}\n\n" for shot in shots
        ) + question.prompt(shape.letters, cue)
        for place in range(len(LETTERS)):
            made.append(LoglikelihoodRequest(context, question.answer(shape.letters, place)))
    return made


def tokenizer() -> Any:
    """Return a byte-level BPE that is trained on such questions."""
    core = Tokenizer(models.BPE())
    core.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    core.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=2000,
        special_tokens=["<|end|>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    texts = [question.prompt(True) for question in questions(200)]
    core.train_from_iterator(texts, trainer)
    return PreTrainedTokenizerFast(tokenizer_object=core, bos_token="<|end|>", eos_token="<|end|>")


def network(width: int, layers: int, vocabulary: int) -> Any:
    """Return a Llama of random weights: its speed does not depend on them."""
    torch.manual_seed(0)
    return LlamaForCausalLM(
        LlamaConfig(
            vocab_size=vocabulary,
            hidden_size=width,
            intermediate_size=width * 8 // 3 // 64 * 64,
            num_hidden_layers=layers,
            num_attention_heads=width // 64,
            num_key_value_heads=width // 64,
            max_position_embeddings=4096,
            bos_token_id=0,
            eos_token_id=0,
        )
    ).eval()


def operations(model: Any, tokens: Sequence[int], depths: Sequence[int], asked: int) -> float:
    """Return the floating-point operations that scoring cannot do without, for a Llama.

    Every distinct token goes through all layers but the last, where only its key and value are
    needed; the `asked` positions go through the rest and the vocabulary. A token attends to all
    that precede it. A product of n × k and k × m takes 2nkm.
    """
    config = model.config
    layer = model.model.layers[-1]
    weights = sum(p.numel() for p in layer.parameters() if p.dim() > 1)
    pair = sum(p.weight.numel() for p in (layer.self_attn.k_proj, layer.self_attn.v_proj))
    inner, count = config.num_hidden_layers - 1, len(tokens)
    attended = 2 * config.num_attention_heads * config.head_dim * (sum(depths) + count)
    mean = attended / count
    whole = inner * (count * weights + attended)
    last = count * pair + asked * (weights - pair + mean)
    return 2 * (whole + last + asked * config.hidden_size * config.vocab_size)
