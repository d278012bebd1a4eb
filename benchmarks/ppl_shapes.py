"""What the scoring benchmark is run on: made-up questions, and models made from configurations."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import AutoModelForCausalLM, LlamaConfig, PreTrainedTokenizerFast

from workbench.models.ppl.tree import Tree
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
class Wording:
    """What an edit changes: the instruction above the shots, the lead of the third shot, and the
    cue at the end of the last prompt."""

    instruction: str = ""
    lead: str = ""
    cue: str = "Answer:"


NO_EDIT = Wording()

EDITS = {
    "at the top": (Wording("Answer the questions.\n\n"), Wording("Answer each question.\n\n")),
    "in the third of 8 shots": (NO_EDIT, Wording(lead="An easy one. ")),
    "at the end": (NO_EDIT, Wording(cue="The answer is")),
}
"""Wordings before and after an edit, by where it is made."""


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


def requests(
    shape: Shape, rows: int, wording: Wording = NO_EDIT, choices: int = len(LETTERS)
) -> list[LoglikelihoodRequest]:
    """Return a request for each choice of `rows` questions. More `choices` than a question has are
    other questions'."""
    pool = questions(rows + 40)
    made: list[LoglikelihoodRequest] = []
    for number, question in enumerate(pool[:rows]):
        draw = random.Random(number if shape.is_redrawn else 0)
        shots = draw.sample(pool[rows:], shape.shots)
        examples = [shot.prompt(shape.letters) + shot.answer(shape.letters) for shot in shots]
        if wording.lead:
            examples[2] = wording.lead + examples[2]
        prompts = [*examples, question.prompt(shape.letters, wording.cue)]
        context = wording.instruction + "\n\n".join(prompts)
        for place in range(choices):
            other = pool[number + place // len(LETTERS)]
            answer = other.answer(shape.letters, place % len(LETTERS))
            made.append(LoglikelihoodRequest(context, answer))
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


@dataclass(frozen=True, slots=True)
class Size:
    """A Llama's shape."""

    width: int
    inner: int
    heads: int
    shared_heads: int
    layers: int
    vocabulary: int


SIZES = {
    "135M": Size(576, 1536, 9, 3, layers=6, vocabulary=9_830),
    "0.5B": Size(896, 4864, 14, 2, layers=3, vocabulary=18_992),
}
"""SmolLM-135M's layers, a fifth of its 30, and Qwen2.5-0.5B's, an eighth of its 24. The vocabulary
is the same part of theirs (49,152 and 151,936), so layers and vocabulary have the shares of the
work that they have in the whole model, in a fifth or an eighth of the time."""


GPU_SIZES = {
    "1B": Size(2048, 8192, 32, 8, layers=16, vocabulary=128_256),
    "8B": Size(4096, 14_336, 32, 8, layers=32, vocabulary=128_256),
}
"""Llama 3.2's smallest and Llama 3.1's, whole, for a GPU, in bfloat16."""


def network(
    size: Size, device: str = "cpu", dtype: torch.dtype = torch.float32, **settings: Any
) -> Any:
    """Return a Llama of random weights: its speed does not depend on them. `settings` are others
    of its configuration."""
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=size.vocabulary,
        hidden_size=size.width,
        intermediate_size=size.inner,
        num_hidden_layers=size.layers,
        num_attention_heads=size.heads,
        num_key_value_heads=size.shared_heads,
        **{"max_position_embeddings": 4096, "bos_token_id": 0, "eos_token_id": 0, **settings},
    )
    with torch.device(device):
        return AutoModelForCausalLM.from_config(config, dtype=dtype).eval()


def operations(model: Any, tree: Tree, computed: Sequence[bool]) -> float:
    """Return the floating-point operations that scoring cannot do without, for a Llama.

    Every `computed` token goes through all layers but the last, where only its key and value are
    needed; the asked positions go through the rest and the vocabulary. A token attends to all
    that precede it. A product of n × k and k × m takes 2nkm.
    """
    config = model.config
    layer = model.model.layers[-1]
    weights = sum(p.numel() for p in layer.parameters() if p.dim() > 1)
    pair = sum(p.weight.numel() for p in (layer.self_attn.k_proj, layer.self_attn.v_proj))
    each = 2 * config.num_attention_heads * layer.self_attn.head_dim
    asked = sorted(set(tree.asked.tolist()))
    count = sum(computed)
    attended = each * (tree.depths[computed].sum() + count)
    last = each * (tree.depths[asked].sum() + len(asked))
    whole = (config.num_hidden_layers - 1) * (count * weights + attended)
    pruned = count * pair + len(asked) * (weights - pair) + last
    return float(2 * (whole + pruned + len(asked) * config.hidden_size * config.vocab_size))
