"""What a model that is computed here refuses to answer, whoever computes it."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.errors import ModelError


def require_window(window: int | None, length: int) -> None:
    """Refuse what does not fit into the model's window: cutting would score another prompt.

    Raises:
        ModelError: `length` tokens are more than `window`.
    """
    if window is not None and length > window:
        raise ModelError(
            "a prompt is too long for the model",
            expected=f"at most {window} tokens",
            seen=f"{length}",
            fix="Use fewer or shorter shots, shorter choices, or a model with a longer window.",
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
