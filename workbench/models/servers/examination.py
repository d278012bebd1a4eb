"""What an examination of a server found, with the evidence of each finding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.models.servers.asking import ScoringWay
from workbench.models.servers.engine import Engine
from workbench.models.servers.writing import Page


@dataclass(frozen=True, slots=True)
class Ability:
    """Whether a server can be trusted with something, and why it can or cannot."""

    ok: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Check:
    """One check: what was sent, what was seen, and whether that is as it should be."""

    check: str
    sent: str
    seen: str
    ok: bool


@dataclass(frozen=True, slots=True)
class Examination:
    """What a server is and what it can be trusted with.

    `gen` is generating; `ppl` the log-probabilities of given text; `letters` those of the first
    generated token, for choices of one token each; `stops` ending at stop strings; `seeds` drawing
    the same again. `page` is where text is generated, `way` how it is scored (None: it is not),
    `top` how many of the likeliest tokens it tells, `is_batched` whether it takes several prompts
    at once, `tokenizes` whether what its page tells of a text's tokens, if it has one, is what it
    reads. `mark` is the hash of its answer to a fixed prompt, in which replicas agree; "" where
    it has none, or not the same twice.
    """

    root: str
    engine: Engine
    gen: Ability
    ppl: Ability
    letters: Ability
    stops: Ability
    seeds: Ability
    evidence: tuple[Check, ...]
    page: Page = "completions"
    way: ScoringWay | None = None
    top: int = 0
    is_batched: bool = False
    mark: str = ""
    tokenizes: bool = True

    def record(self) -> dict[str, Any]:
        """Return it as the command line's JSON."""
        names = ("gen", "ppl", "letters", "stops", "seeds")
        abilities = {name: getattr(self, name) for name in names}
        return {
            "url": self.root,
            "engine": self.engine.title,
            "model": self.engine.model,
            "served": list(self.engine.served),
            "path": self.engine.path,
            "tokenizer": self.engine.tokenizer,
            "window": self.engine.window,
            "template": self.engine.template,
            **{name: {"ok": own.ok, "reason": own.reason} for name, own in abilities.items()},
            "page": self.page,
            "way": self.way,
            "top": self.top,
            "batched": self.is_batched,
            "tokenizes": self.tokenizes,
            "mark": self.mark,
            "evidence": [
                {"check": each.check, "sent": each.sent, "seen": each.seen, "ok": each.ok}
                for each in self.evidence
            ],
        }
