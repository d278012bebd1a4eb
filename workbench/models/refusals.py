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
            fix="Use fewer or shorter shots, or a model with a longer window.",
        )


def require_finite(logprobs: Sequence[float], dtype: object) -> None:
    """Refuse NaN, which an overflow in float16 makes. `dtype` is torch's, or its name.

    Raises:
        ModelError: a log-probability is NaN.
    """
    if any(value != value for value in logprobs):
        raise ModelError(
            f"the model's numbers overflow in {str(dtype).removeprefix('torch.')}",
            expected="log-probabilities",
            seen="NaN",
            fix="Load it with LoadSettings(dtype='float32') or 'bfloat16'.",
        )
