"""A tokenizer read from the files that transformers writes, as the package `tokenizers` runs it, or
where that is not installed (in a browser) Python."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

from workbench.io.packages import missing_packages
from workbench.models.numpy_lm.byte_level import ByteLevelBackend

SPECIALS = ("bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token")

_TAG = "CONTINUE_FINAL_MESSAGE_TAG "
"""What stands behind a message that is to be gone on with while its end is found; transformers'."""


class FileTokenizer:
    """What this package asks of a tokenizer of transformers, without transformers: see
    `encoding.Tokenizer`, `gen.text.Decoder` and `local.LocalModel`."""

    is_fast = True

    def __init__(self, folder: Path) -> None:
        self.backend_tokenizer = _backend(folder / "tokenizer.json")
        config = json.loads((folder / "tokenizer_config.json").read_text("utf-8"))
        named = {name: _text(config[name]) for name in SPECIALS if config.get(name)}
        self.bos_token = named.get("bos_token")
        self.eos_token = named.get("eos_token")
        self.bos_token_id = self._id(self.bos_token)
        self.eos_token_id = self._id(self.eos_token)
        self.all_special_tokens = tuple(dict.fromkeys(named.values()))
        self.all_special_ids = tuple(map(self._id, self.all_special_tokens))
        self.chat_template = _template(folder, config)
        self._named = named

    def encode(self, text: str, /, *, add_special_tokens: bool) -> list[int]:
        """Return the token ids of `text`."""
        return list(self.backend_tokenizer.encode(text, add_special_tokens=add_special_tokens).ids)

    def decode(self, ids: Sequence[int], /, skip_special_tokens: bool, **options: Any) -> str:
        """Return the text of `ids`. Spaces stay as they are: `options` may ask for no more."""
        assert not options.get("clean_up_tokenization_spaces")
        return self.backend_tokenizer.decode(list(ids), skip_special_tokens=skip_special_tokens)

    def apply_chat_template(
        self,
        messages: Sequence[Mapping[str, str]],
        *,
        tokenize: bool,
        add_generation_prompt: bool,
        continue_final_message: bool = False,
    ) -> str:
        """Return `messages` in the chat template, as text (`tokenize` is False). With
        `continue_final_message` it ends where the last message's text does.

        Templates are written for the environment that transformers gives them
        (`transformers/utils/chat_template_utils.py`), which this is.
        """
        assert not tokenize
        from jinja2.sandbox import ImmutableSandboxedEnvironment

        environment = ImmutableSandboxedEnvironment(
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=["jinja2.ext.loopcontrols"],
        )
        environment.filters["tojson"] = _to_json
        environment.globals.update(raise_exception=_refuse, strftime_now=_now)
        if continue_final_message:
            last = {**messages[-1], "content": messages[-1]["content"] + _TAG}
            messages = [*messages[:-1], last]
        text = environment.from_string(self.chat_template or "").render(
            messages=messages, add_generation_prompt=add_generation_prompt, **self._named
        )
        if not continue_final_message:
            return text
        before, tag, after = text.rpartition(_TAG.strip())
        if not tag:
            _refuse("the template drops the last message, which the answer goes on with")
        # The space that ends the tag tells whether the template keeps the spaces of a message.
        return before if after.startswith(" ") else before.rstrip()

    def _id(self, token: str | None) -> int | None:
        return None if token is None else self.backend_tokenizer.token_to_id(token)


def _backend(file: Path) -> Any:
    if missing_packages(["tokenizers"]):
        return ByteLevelBackend(file)
    from tokenizers import Tokenizer

    backend = Tokenizer.from_file(str(file))
    backend.no_truncation()
    backend.no_padding()
    return backend


def _text(token: str | Mapping[str, Any]) -> str:
    return token if isinstance(token, str) else str(token["content"])


def _template(folder: Path, config: Mapping[str, Any]) -> str | None:
    file = folder / "chat_template.jinja"
    return file.read_text("utf-8") if file.is_file() else config.get("chat_template")


def _to_json(value: Any, indent: int | None = None, **options: Any) -> str:
    # jinja2's own escapes what HTML would take for markup.
    return json.dumps(value, ensure_ascii=False, indent=indent, **options)


def _refuse(message: str) -> NoReturn:
    from jinja2.exceptions import TemplateError

    raise TemplateError(message)


def _now(form: str) -> str:
    return datetime.now().strftime(form)
