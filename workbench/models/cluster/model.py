"""A model that the workers of a cluster hold, as the workbench asks for one."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from typing import Any

from workbench.errors import ModelError
from workbench.models.base import Changed, GenerationStream, LoglikelihoodStream
from workbench.models.cluster.address import ClusterAddress, read_cluster
from workbench.models.cluster.crew import ACTOR, Crew
from workbench.models.cluster.start import join
from workbench.models.cluster.worker import Worker
from workbench.models.servers.address import is_server
from workbench.models.servers.still import recheck
from workbench.models.settings import LoadingStage, LoadSettings, StageListener, ignore_stages
from workbench.models.tokens import TokenAnswer
from workbench.types import GenerationRequest, LoglikelihoodRequest, Method


class ClusterModel:
    """A model on a cluster: see `models.base.LanguageModel`. Its workers keep it loaded as long as
    this object lives. `may_change` where they reach it by an address (see `base.may_change`)."""

    def __init__(
        self, name: str, crew: Crew, watch: StageListener, *, may_change: bool = False
    ) -> None:
        about = crew.start(watch)
        self.name = name
        self.fingerprint, self.dtype, self.window = about.fingerprint, about.dtype, about.window
        self.special_texts = about.special_texts
        self.device = f"{about.device} of {crew.size} cluster workers"
        self.may_change = may_change
        self.notes: tuple[str, ...] = ()
        self.noise: float | None = None
        self._crew = crew

    def require_able(self, method: Method) -> None:
        """Refuse what the workers' model cannot be trusted with (see `base.require_able`)."""
        self._crew.require_able(method)

    def recheck(self, kept: Mapping[Any, Any]) -> Generator[None, None, Changed | None]:
        """Return in what the workers' server answers otherwise than it is stored (see
        `base.may_change`)."""
        return recheck(self, kept, seeds=False)

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield the answers batch by batch, and ticks.

        Raises:
            ModelError: the model fails, or no worker is there any more.
        """
        yield from self._answers(requests, "ppl")

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield the answers batch by batch, and ticks.

        Raises:
            ModelError: the model fails, or no worker is there any more.
        """
        yield from self._answers(requests, "gen")

    def token_scores(
        self, requests: Sequence[LoglikelihoodRequest], *, top: int = 5, last: int | None = None
    ) -> tuple[TokenAnswer, ...]:
        """Return the tokens of each request (see `tokens.TokenTeller`)."""
        return self._crew.tell("token_scores", requests, top=top, last=last)

    def count_tokens(self, text: str) -> int:
        """Return how many tokens `text` is for the workers' model."""
        return self._crew.tell("count_tokens", text)

    def token_starts(self, text: str) -> Sequence[int] | None:
        """Return where each token begins (see `offsets.Measures`)."""
        return self._crew.tell("token_starts", text)

    def apply_chat_template(self, messages: Sequence[dict[str, str]]) -> str:
        """Return the messages in the model's chat template.

        Raises:
            ModelError: it has none, or refuses them.
        """
        return self._crew.tell("apply_chat_template", list(messages))

    def _answers(self, requests: Sequence[Any], by: Method) -> Generator[Any, None, None]:
        with closing(self._crew.answers(requests, by)) as stream:
            for answered in stream:
                if answered is None:
                    yield None
                    continue
                self.notes = tuple(dict.fromkeys((*self.notes, *answered.notes)))
                told = [each for each in (self.noise, answered.noise) if each is not None]
                self.noise = max(told, default=None)
                yield from answered.answers


def load_cluster_model(
    spec: str, *, settings: LoadSettings | None = None, watch: StageListener = ignore_stages
) -> ClusterModel:
    """Return the model that `spec` names (see `address.read_cluster`), loaded by one worker at
    least; the others come as they are ready.

    Raises:
        ModelError: there is no such cluster, none of its nodes has what a worker reserves, or the
            model cannot be loaded there.
    """
    wanted = read_cluster(spec)
    watch(LoadingStage("joining the cluster"))
    ray = join(wanted.address)
    count, options = _reserved(wanted, [n["Resources"] for n in ray.nodes() if n["Alive"]])
    actor = ray.remote(**ACTOR, **options)(Worker)
    crew = Crew(ray, [actor.remote(wanted.model, settings) for _ in range(count)])
    return ClusterModel(spec, crew, watch, may_change=is_server(wanted.model))


def _reserved(
    wanted: ClusterAddress, nodes: Sequence[dict[str, float]]
) -> tuple[int, dict[str, float]]:
    """Return how many workers there are to be, and what each reserves of its node.

    Raises:
        ModelError: no node has that.
    """
    all_gpus = int(sum(node.get("GPU", 0) for node in nodes))
    gpus = wanted.gpus if wanted.gpus is not None else float(all_gpus > 0)
    able = [node for node in nodes if node.get("CPU", 0) > 0]
    smallest = min((node["CPU"] for node in able), default=0)
    cpus = wanted.cpus if wanted.cpus is not None else (1.0 if gpus else max(1.0, smallest))
    room = partial(_room, gpus=gpus, cpus=cpus)
    count = wanted.actors or sum(map(room, nodes))
    if not any(map(room, nodes)):
        raise ModelError(
            f"no node of the cluster at {wanted.address!r} has room for a worker",
            expected=f"one with {cpus:g} processors and {gpus:g} GPUs",
            seen=", ".join(f"{n.get('CPU', 0):g} and {n.get('GPU', 0):g}" for n in nodes)
            or "no nodes",
            fix=f"Ask for less: ray:{wanted.address},cpus=1,gpus=0/{wanted.model}",
        )
    return count, {"num_cpus": cpus, "num_gpus": gpus}


def _room(node: dict[str, float], *, gpus: float, cpus: float) -> int:
    """Return how many workers a node has room for; without GPUs one, which takes its threads."""
    fits = node.get("CPU", 0) >= cpus
    if not gpus:
        return int(fits)
    return int(min(node.get("GPU", 0) / gpus, node.get("CPU", 0) / cpus if cpus else 1e6))
