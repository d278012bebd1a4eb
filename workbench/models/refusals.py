"""What a model that is computed here refuses to answer, whoever computes it."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.errors import ModelError
from workbench.types import Unanswered


class TooLongError(ModelError):
    """A request has more `tokens` than the model's window."""

    def __init__(self, tokens: int, thing: str, **parts: str) -> None:
        super().__init__(thing, **parts)
        self.tokens = tokens


def unanswered(error: Exception) -> Unanswered:
    """Return the answer to a request that was refused with `error`."""
    return Unanswered(str(error), error.tokens if isinstance(error, TooLongError) else 0)


def require_window(window: int | None, length: int, choice: int | None = 0) -> None:
    """Refuse what does not fit into the model's window: cutting would score another prompt. Of the
    `length` tokens so many are a `choice`'s; None where that is not known.

    Raises:
        TooLongError: `length` tokens are more than `window`.
    """
    if window is None or length <= window:
        return
    if choice is not None and length - choice > window:
        what, shorter = "a prompt is", "fewer or shorter shots"
    elif choice is not None and choice > window:
        what, shorter = "a choice is", "shorter choices"
    else:
        what, shorter = "a prompt and a choice are", "fewer or shorter shots, shorter choices"
    raise TooLongError(
        length,
        f"{what} too long for the model",
        expected=f"at most {window} tokens",
        seen=f"{length}, {choice} of them the choice's" if choice else f"{length}",
        fix=f"Use {shorter}, or a model with a longer window.",
    )


def require_finite(logprobs: Sequence[float], dtype: object) -> None:
    """Refuse NaN, which an overflow in float16 makes, and weights that hold it in any dtype.
    `dtype` is torch's, or its name.

    Raises:
        ModelError: a log-probability is NaN.
    """
    if any(value != value for value in logprobs):
        name = str(dtype).removeprefix("torch.")
        wider = name in ("float16", "bfloat16")
        raise ModelError(
            f"the model's numbers overflow in {name}",
            expected="log-probabilities",
            seen="NaN",
            fix=_WIDER if wider else "Its weights are damaged, most likely: load them anew.",
        )


_WIDER = "Load it with LoadSettings(dtype='float32')."
