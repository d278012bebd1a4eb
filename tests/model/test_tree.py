"""Scores from a tree of tokens are those of a plain forward pass, for every model it is used for,
and each distinct token is computed once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
import torch
import transformers as hf

from workbench.errors import ModelError
from workbench.models.encoding import Encoded
from workbench.models.layers import logits as logits_module
from workbench.models.layers.logits import Logits
from workbench.models.layers.network import Network
from workbench.models.layers.trial import TrialResult
from workbench.models.ppl import score as tree_score
from workbench.models.ppl import windows
from workbench.models.ppl.probe import judge
from workbench.models.ppl.read import read
from workbench.models.ppl.score import Scorer
from workbench.models.ppl.store import assign_rows
from workbench.models.ppl.tree import build_tree
from workbench.types import Loglikelihood, Unanswered

VOCABULARY = 300
LONG = 2_100
SHAPE: dict[str, Any] = {
    "vocab_size": VOCABULARY,
    "hidden_size": 32,
    "intermediate_size": 64,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": LONG,
    "bos_token_id": 0,
    "eos_token_id": 0,
    "pad_token_id": 0,
}
GPT2: dict[str, Any] = {"n_embd": 32, "n_layer": 3, "n_head": 4, "bos_token_id": 0}
LONGROPE = {
    "rope_type": "longrope",
    "rope_theta": 10_000.0,
    "factor": 4.0,
    "short_factor": [1.0] * 4,
    "long_factor": [4.0] * 4,
    "original_max_position_embeddings": 32,
}
NESTED = {"sliding_window": 40, "head_dim": 16, **SHAPE, "num_hidden_layers": 7}

TREES: dict[str, Any] = {
    "llama": lambda: hf.LlamaForCausalLM(hf.LlamaConfig(**SHAPE)),
    "qwen2": lambda: hf.Qwen2ForCausalLM(hf.Qwen2Config(**SHAPE)),
    "qwen3": lambda: hf.Qwen3ForCausalLM(hf.Qwen3Config(head_dim=16, **SHAPE)),
    "gpt2": lambda: hf.GPT2LMHeadModel(
        hf.GPT2Config(vocab_size=VOCABULARY, n_positions=LONG, eos_token_id=0, **GPT2)
    ),
    "gemma": lambda: hf.GemmaForCausalLM(hf.GemmaConfig(head_dim=16, **SHAPE)),
    # Windows much shorter than the texts, in most layers and in all of them.
    "gemma3": lambda: hf.Gemma3ForCausalLM(hf.Gemma3TextConfig(**NESTED)),
    "mistral": lambda: hf.MistralForCausalLM(hf.MistralConfig(sliding_window=40, **SHAPE)),
    "biased": lambda: hf.LlamaForCausalLM(
        hf.LlamaConfig(attention_bias=True, mlp_bias=True, **SHAPE)
    ),
    "mixtral": lambda: hf.MixtralForCausalLM(hf.MixtralConfig(num_local_experts=4, **SHAPE)),
}
LEAN = {"llama", "qwen2", "qwen3", "mistral", "biased"}
PLAIN: dict[str, tuple[Any, str]] = {
    "mamba": (
        lambda: hf.MambaForCausalLM(
            hf.MambaConfig(vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, state_size=8)
        ),
        "linear_attention",
    ),
    "bloom": (
        lambda: hf.BloomForCausalLM(
            hf.BloomConfig(vocab_size=VOCABULARY, hidden_size=32, n_layer=2, n_head=4)
        ),
        "an attention of its own",
    ),
    "gemma2": (
        lambda: hf.Gemma2ForCausalLM(hf.Gemma2Config(head_dim=16, **SHAPE)),
        "softcap",
    ),
    # Its positions depend on whether a batch holds a text of more than 32 tokens.
    "longrope": (
        lambda: hf.LlamaForCausalLM(hf.LlamaConfig(rope_parameters=LONGROPE, **SHAPE)),
        "longrope",
    ),
}


def built(make: Any) -> Network:
    """Return a network of random weights, scaled up so that its predictions differ."""
    torch.manual_seed(5)
    model = make().eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            if parameter.dim() > 1:
                parameter.mul_(5.0)
            elif name.endswith("bias"):
                parameter.normal_(std=0.3)
            else:
                parameter.mul_(torch.linspace(0.5, 1.5, len(parameter)))
    return Network(model)


@pytest.fixture(scope="module", params=TREES)
def network(request: pytest.FixtureRequest) -> Network:
    """Each of the models that a tree is right for."""
    return built(TREES[request.param])


@pytest.fixture(scope="module")
def llama() -> Network:
    """One of them."""
    return built(TREES["llama"])


def drawn(seed: int, most: int = 100) -> list[Encoded]:
    """Return random texts: some share long or short beginnings, some none; one read token and
    many; one a prefix of another; letters; a beginning token twice; the whole text scored or its
    end; some of them twice."""
    r = random.Random(seed)

    def ids(length: int) -> tuple[int, ...]:
        return tuple(r.randrange(1, VOCABULARY) for _ in range(length))

    made: list[Encoded] = []
    trunk = (0, *ids(most))
    for _ in range(6):
        cut = r.choice((0, 1, most // 3, len(trunk)))
        stem = (*trunk[:cut], *ids(r.choice((1, 2, most // 4))))
        for end in (ids(1), ids(1), ids(r.randrange(1, 9)), (0, *ids(2)), stem[:2]):
            whole = (*stem, *end)
            made.append(Encoded(whole, r.choice((1, len(stem), len(whole) - 1))))
        made.append(Encoded((*stem, *ids(3), *ids(most // 2)), len(stem) + 2))
    made += [Encoded(trunk, 1), Encoded(trunk[: most // 2], 3), Encoded((0, 5), 1)]
    made += made[::7]
    r.shuffle(made)
    return made


def scored(scorer: Scorer, texts: list[Encoded]) -> list[Loglikelihood]:
    """Return the answer to each text; there must be one for each."""
    found: dict[int, Loglikelihood] = {}
    for index, answer in filter(None, scorer.run(dict(enumerate(texts)))):
        assert not isinstance(answer, Unanswered), answer.reason
        assert index not in found
        found[index] = answer
    return [found[index] for index in range(len(texts))]


Tables = dict[tuple[int, ...], torch.Tensor]
"""Log-probabilities of a network by the ids of a text, [tokens, vocabulary]."""


@pytest.fixture(scope="module")
def known(network: Network) -> Tables:
    """What plain passes of the network gave: its tests ask for the same texts again, and none of
    them changes the model."""
    return {}


@torch.inference_mode()
def require_plain(
    network: Network,
    texts: list[Encoded],
    got: list[Loglikelihood],
    known: Tables | None = None,
) -> None:
    """Check the answers against a single forward pass for each text."""
    known = {} if known is None else known
    for text, answer in zip(texts, got, strict=True):
        if text.ids not in known:
            logits = network.model(input_ids=torch.tensor([text.ids])).logits[0]
            known[text.ids] = logits.double().log_softmax(-1)
        rows = known[text.ids][text.start - 1 : len(text.ids) - 1]
        wanted = torch.tensor(text.scored)
        assert answer.token_ids == text.scored
        assert answer.token_logprobs == pytest.approx(
            rows.gather(1, wanted[:, None])[:, 0].tolist(), abs=1e-4
        )
        assert answer.is_greedy == bool((rows.argmax(-1) == wanted).all())


@pytest.mark.parametrize("budget", [16, 70, 1_024])
@pytest.mark.usefixtures("library")
def test_scores_are_those_of_the_text_alone(network: Network, known: Tables, budget: int) -> None:
    """In passes of any size and in any order: within 1e-4 of a plain forward pass."""
    network.budget = budget
    texts = drawn(budget)
    scorer = Scorer(network)
    require_plain(network, texts, scored(scorer, texts), known)
    assert scorer.trial.note == ""
    assert len({round(answer.sum, 2) for answer in scored(scorer, texts)}) > 20


def test_the_order_of_the_texts_does_not_matter(network: Network) -> None:
    """The same texts the other way round: the same scores, in passes of any size."""
    texts = drawn(9)
    network.budget = 1_024
    one = scored(Scorer(network), texts)
    network.budget = 50
    other = scored(Scorer(network), texts[::-1])[::-1]
    for first, second in zip(one, other, strict=True):
        assert first.token_logprobs == pytest.approx(second.token_logprobs, abs=5e-5)


@pytest.mark.parametrize("name", TREES)
@pytest.mark.usefixtures("library")
def test_layers_of_our_own_are_for_families_that_are_known(name: str) -> None:
    """A trial shows that they are equal for Llama, Qwen 2 and 3, and Mistral; the others keep
    their own."""
    assert judge(built(TREES[name])) == TrialResult(is_lean=name in LEAN)


def test_a_model_with_something_else_inside_keeps_its_own_layers() -> None:
    """A hook, another activation, another type: a Llama's layers are not ours then; its scores
    are right all the same."""
    texts = drawn(8, most=40)
    hooked, swapped, precise = (built(TREES["llama"]) for _ in range(3))
    hooked.model.model.layers[1].register_forward_hook(lambda _m, _a, out: out * 1.5)
    swapped.model.config.hidden_act = "gelu"
    swapped.model.model.layers[0].mlp.act_fn = torch.nn.GELU()
    precise.model.double()
    for network in (hooked, swapped, precise):
        assert judge(network) == TrialResult()
        require_plain(network, texts, scored(Scorer(network), texts))


@torch.inference_mode()
@pytest.mark.parametrize("name", ["llama", "gpt2", "gemma3"])
def test_half_precision_is_as_good_as_a_plain_pass(name: str) -> None:
    """In bfloat16 a plain pass is off from float32 by rounding; a tree is off by at most half as
    much again, in the mean and at its worst."""
    texts = drawn(10)
    exact = built(TREES[name])
    wanted = scored(Scorer(exact), texts)
    half = built(TREES[name])
    half.model.to(torch.bfloat16)

    def errors(found: list[tuple[float, ...]]) -> torch.Tensor:
        pairs = zip(found, wanted, strict=True)
        return torch.tensor(
            [abs(a - b) for one, two in pairs for a, b in zip(one, two.token_logprobs, strict=True)]
        )

    scorer = Scorer(half)
    tree = errors([answer.token_logprobs for answer in scored(scorer, texts)])
    assert scorer.trial.note == ""
    plain = []
    for text in texts:
        table = half.model(input_ids=torch.tensor([text.ids[:-1]])).logits[0].float()
        chosen = table[text.start - 1 :].log_softmax(-1)
        targets = torch.tensor(text.scored)[:, None]
        plain.append(tuple(chosen.gather(1, targets)[:, 0].tolist()))
    floor = errors(plain)
    assert tree.mean() <= 1.5 * floor.mean()
    assert tree.max() <= 1.5 * floor.max()


def test_long_texts_are_scored_too(llama: Network) -> None:
    """Two texts of 2,000 tokens that part after 1,500, one of them read as a whole."""
    r = random.Random(0)
    ids = tuple(r.randrange(VOCABULARY) for _ in range(2_500))
    texts = [Encoded(ids[:2_000], 1), Encoded((*ids[:1_500], *ids[2_000:]), 1_990)]
    llama.budget = 1_024
    require_plain(llama, texts, scored(Scorer(llama), texts))


@contextmanager
def passes(network: Network, most: int | None = None) -> Iterator[list[int]]:
    """Collect the number of tokens of every forward pass; more than `most` do not fit."""
    seen: list[int] = []

    def watch(_module: Any, args: Any) -> None:
        seen.append(args[0].numel())
        if most is not None and seen[-1] > most:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 9 GiB")

    # Whichever layers a walk takes, tokens come in through the embedding.
    hook = network.model.get_input_embeddings().register_forward_pre_hook(watch)
    budget = network.budget
    try:
        yield seen
    finally:
        hook.remove()
        network.budget = budget


@pytest.fixture
def one_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Score all texts as one tree."""
    monkeypatch.setattr(windows, "WINDOWS", (1_000,))


@pytest.mark.usefixtures("one_window")
def test_every_distinct_token_is_computed_once(network: Network) -> None:
    """What goes through the model is the tree's nodes, counted at the model itself: in one pass
    or in many, no more and no fewer."""
    texts = drawn(1)
    distinct = {text.ids[:end] for text in texts for end in range(1, len(text.ids))}
    for budget in (1_024, 64):
        network.budget = budget
        scorer = Scorer(network)
        scored(scorer, [Encoded((7, 7), 1)])  # the trial, which other tests are about
        with passes(network) as seen:
            scored(scorer, texts)
        assert sum(seen) == scorer.tokens == len(distinct) == build_tree(texts).size
        assert len(seen) == -(-len(distinct) // budget)


@pytest.mark.usefixtures("one_window")
def test_a_pass_that_does_not_fit_is_halved(llama: Network) -> None:
    """Out of memory above 100 tokens: passes of 400, 200, then 100 or fewer, and every text is
    answered once, as it would have been."""
    texts = drawn(2)
    expected = scored(Scorer(llama), texts)
    llama.budget = 400
    scorer = Scorer(llama)
    scored(scorer, texts[:1])
    with passes(llama, most=100) as seen:
        got = scored(scorer, texts)
    assert seen[:2] == [400, 200]
    assert max(seen[2:]) == 100
    for one, other in zip(got, expected, strict=True):
        assert one.token_logprobs == pytest.approx(other.token_logprobs, abs=1e-5)


def test_where_nothing_fits_the_error_says_so(llama: Network) -> None:
    """There is nothing left to halve: the message says how long the longest text was."""
    scorer = Scorer(llama)
    scored(scorer, [Encoded((1, 2), 1)])
    with passes(llama, most=0), pytest.raises(ModelError, match="single text of 30 tokens"):
        scored(scorer, [Encoded(tuple(range(30)), 1), Encoded((1, 2, 3), 1)])


@pytest.mark.usefixtures("one_window")
def test_there_is_a_tick_after_every_pass_and_a_run_can_be_left(llama: Network) -> None:
    """One pass, one tick; nothing runs after the stream is closed, and the model is as before."""
    texts = drawn(3)
    llama.budget = 64
    before = llama.model.config._attn_implementation
    scorer = Scorer(llama)
    scored(scorer, texts[:1])
    with passes(llama) as seen:
        stream = scorer.run(dict(enumerate(texts)))
        assert next(stream) is None  # after the trial, which was before
        for count in (1, 2, 3):
            while next(stream) is not None:
                pass
            assert len(seen) == count
        stream.close()
        assert len(seen) == 3
    assert llama.model.config._attn_implementation == before
    assert "forward" not in vars(llama.model.model.layers[-1])
    require_plain(llama, texts, scored(scorer, texts))
    assert scorer.tokens < build_tree(texts).size, "what was computed before the end is used again"


def test_after_an_edit_only_what_changed_is_computed(network: Network) -> None:
    """Eight questions of 20 tokens behind a trunk of 60, their cue of 2 tokens exchanged: of 246
    tokens, the 2 of each new cue go through the model, and the scores are plain ones."""
    r = random.Random(4)

    def ids(length: int) -> tuple[int, ...]:
        return tuple(r.randrange(1, VOCABULARY) for _ in range(length))

    trunk = ids(60)
    asked = [(*trunk, place + 1, *ids(19)) for place in range(8)]
    first, second = (
        [Encoded((*text, *cue, answer), 82) for text in asked for answer in (8, 9)]
        for cue in (ids(2), ids(2))
    )
    network.budget = 1_024
    scorer = Scorer(network)
    scored(scorer, first)
    assert scorer.tokens == 60 + 8 * 22
    require_plain(network, second, scored(scorer, second))
    assert scorer.tokens == 8 * 2
    # The scores themselves are not kept: the last token of each prompt is computed again.
    require_plain(network, first[:4], scored(scorer, first[:4]))
    assert scorer.tokens == 2 * 2


def test_answers_come_about_in_the_order_in_which_they_were_asked_for(
    llama: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty questions behind one trunk, two choices each, in passes of 64 tokens: none is answered
    after one that was asked eight later, what they share is computed once, and in the next
    run all of it is known but what is scored."""
    monkeypatch.setattr(tree_score, "CPU_CHUNK", 64)
    monkeypatch.setattr(windows, "WINDOWS", (2,))
    r = random.Random(5)
    trunk = tuple(r.randrange(1, VOCABULARY) for _ in range(90))
    asked = [(*trunk, *(r.randrange(1, VOCABULARY) for _ in range(20))) for _ in range(40)]
    texts = [Encoded((*text, answer), 110) for text in asked for answer in (8, 9)]
    scorer = Scorer(llama)
    scored(scorer, texts[:1])
    places = [item[0] // 2 for item in scorer.run(dict(enumerate(texts))) if item]
    assert all(max(places[:n]) < place + 8 for n, place in enumerate(places) if n)
    assert (
        scorer.tokens == 39 * 20
    )  # the first question was known, but for its end, which is read with the others'
    require_plain(llama, texts, scored(scorer, texts))
    assert scorer.tokens == 40


def test_a_beginning_that_is_scored_keeps_texts_together(
    llama: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole texts with a long trunk: a window for each would compute it again for each."""
    monkeypatch.setattr(tree_score, "CPU_CHUNK", 64)
    r = random.Random(6)
    trunk = tuple(r.randrange(1, VOCABULARY) for _ in range(90))
    texts = [
        Encoded((*trunk, *(r.randrange(1, VOCABULARY) for _ in range(20))), 1) for _ in range(40)
    ]
    scorer = Scorer(llama)
    scored(scorer, texts)
    assert scorer.tokens == build_tree(texts).size


def test_what_is_kept_has_a_budget(llama: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    """Room for 50 tokens of three layers, 2 heads of 8 numbers for key and value: of a text of
    100 tokens, 50 are computed again."""
    monkeypatch.setattr(tree_score, "KEPT_BYTES", {"cpu": 50 * 3 * 2 * 2 * 8 * 4})
    scorer = Scorer(llama)
    text = tuple(range(1, 101))
    scored(scorer, [Encoded((*text, 7), 100)])
    again = [Encoded((*text, 5, 7), 101)]
    require_plain(llama, again, scored(scorer, again))
    assert scorer.tokens == 51


def test_rows_are_given_to_new_nodes_and_never_taken_from_known_ones() -> None:
    """Two of four nodes have a row: the others get the free ones in order, while there are any."""
    rows = np.array([3, -1, 0, -1])
    taken = np.array([3, 0])
    assert assign_rows(rows, 10, taken).tolist() == [3, 1, 0, 2]
    assert assign_rows(rows, 2, taken).tolist() == [3, 1, 0, -1]
    assert assign_rows(rows, 10, np.array([3, 0, 1])).tolist() == [3, 2, 0, 4]
    assert assign_rows(np.array([-1, -1]), 0, taken[:0]).tolist() == [-1, -1]


def test_what_is_kept_survives_edit_after_edit(llama: Network) -> None:
    """Cues of 1 to 6 tokens in turn, in no order: each run computes its cues alone, and its scores
    are plain ones, whichever rows the tokens before had."""
    r = random.Random(12)
    llama.budget = 64
    scorer = Scorer(llama)
    stems = [
        (5, 6, 7, place, *(r.randrange(1, VOCABULARY) for _ in range(9))) for place in range(6)
    ]
    for run, length in enumerate((3, 1, 6, 2, 5, 6, 1)):
        cue = tuple(r.randrange(1, VOCABULARY) for _ in range(length))
        texts = [Encoded((*stem, *cue, 8), len(stem) + length) for stem in stems]
        require_plain(llama, texts, scored(scorer, texts))
        assert scorer.tokens == (3 + 6 * 10 if not run else 0) + 6 * length


def test_logits_are_read_slice_by_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven rows of 500 logits in slices of 64: the logarithms of their softmax, and of equal
    logits the first is the first choice, whether both are in one slice or not."""
    monkeypatch.setattr(logits_module, "CPU_SLICE", 1)
    torch.manual_seed(0)
    table = 5 * torch.randn(7, 500)
    table[0, [3, 4]] = 40.0
    table[1, [60, 70]] = 40.0
    table[2, :128] = -torch.inf
    rows = np.array([0, 0, 1, 1, *range(2, 7)])
    targets = np.array([4, 3, 70, 60, *(int(table[row].argmax()) for row in range(2, 7))])
    logprobs, is_first = read(Logits(table), rows, targets)
    assert logprobs.tolist() == pytest.approx(
        table.log_softmax(-1)[rows, targets].tolist(), abs=1e-5
    )
    assert is_first.tolist() == [False, True, False, True, *[True] * 5]
    head = torch.randn(500, 500)
    assert read(Logits(table[3:] @ head.T), rows[:4], targets[:4])[0].tolist() == pytest.approx(
        read(Logits(table[3:], head), rows[:4], targets[:4])[0].tolist(), abs=1e-3
    )


@pytest.mark.parametrize("name", PLAIN)
def test_models_that_a_tree_is_wrong_for_are_run_plainly(name: str) -> None:
    """They are told by configuration or trial; the note says what it is; the scores are right."""
    make, said = PLAIN[name]
    network = built(make)
    scorer = Scorer(network)
    texts = drawn(6, most=60)
    require_plain(network, texts, scored(scorer, texts))
    assert said in scorer.trial.note


def test_a_trial_tells_what_no_configuration_says() -> None:
    """A Llama whose last layer adds up what came before, as a recurrent state does: refused. The
    same without that is not."""
    network = built(TREES["llama"])
    assert judge(network) == TrialResult(is_lean=True)
    layer = network.model.model.layers[-1]
    handle = layer.mlp.register_forward_hook(lambda _m, _a, out: out + out.cumsum(1))
    assert judge(network) == TrialResult("another kind of attention")
    handle.remove()
    assert judge(network) == TrialResult(is_lean=True)


def test_a_window_that_layers_do_not_ask_for_is_a_limit() -> None:
    """A configuration that states one, in layers that ignore it: texts up to it are a tree."""
    network = built(TREES["gemma"])
    network.model.config.sliding_window = 50
    assert judge(network) == TrialResult(limit=50)
    scorer = Scorer(network)
    texts = [Encoded(tuple(range(length)), 1) for length in (40, 60)]
    require_plain(network, texts, scored(scorer, texts))
    assert scorer.tokens == 39
