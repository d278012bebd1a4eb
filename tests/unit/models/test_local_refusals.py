"""What a model of this machine says where its chat template refuses the messages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from workbench.errors import ModelError
from workbench.models.local import LocalModel


@pytest.mark.parametrize(("role", "fix"), [("system", "--description ''"), ("user", "as it is")])
def test_a_template_that_refuses_its_messages_has_a_way_out(role: str, fix: str) -> None:
    def refuse(*_: Any, **__: Any) -> str:
        raise ValueError("System role not supported")

    tokenizer = SimpleNamespace(chat_template="{{ }}", apply_chat_template=refuse)
    model: Any = SimpleNamespace(name="m", _tokenizer=tokenizer)
    with pytest.raises(ModelError, match=fix) as refused:
        LocalModel.apply_chat_template(model, [{"role": role, "content": "x"}])
    assert "not supported" in str(refused.value)
