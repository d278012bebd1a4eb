"""Write the teaching model as llama.cpp reads it, in the engines' environment:

python make_gguf.py FOLDER FILE.gguf
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import gguf  # pyright: ignore[reportMissingImports] -- the engines' environment has it
import torch
from safetensors.torch import load_file

WHOLE = {
    "model.embed_tokens.weight": "token_embd.weight",
    "model.norm.weight": "output_norm.weight",
}
LAYER = {
    "input_layernorm": "attn_norm",
    "post_attention_layernorm": "ffn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}
"""What GGUF calls the tensors, and those of a layer."""


def write_gguf(folder: Path, path: Path) -> None:
    """Write the model of a folder in float32."""
    config = json.loads((folder / "config.json").read_text("utf-8"))
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("teaching")
    writer.add_context_length(config["max_position_embeddings"])
    writer.add_embedding_length(config["hidden_size"])
    writer.add_block_count(config["num_hidden_layers"])
    writer.add_feed_forward_length(config["intermediate_size"])
    writer.add_head_count(config["num_attention_heads"])
    writer.add_head_count_kv(config["num_key_value_heads"])
    writer.add_rope_dimension_count(config["head_dim"])
    writer.add_rope_freq_base(config["rope_parameters"]["rope_theta"])
    writer.add_layer_norm_rms_eps(config["rms_norm_eps"])
    writer.add_file_type(gguf.LlamaFileType.ALL_F32)
    _add_tokenizer(writer, folder, config["eos_token_id"])
    heads = config["num_attention_heads"]
    for name, tensor in load_file(folder / "model.safetensors").items():
        writer.add_tensor(_name(name), _turned(name, tensor, heads).float().numpy())
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _add_tokenizer(writer: gguf.GGUFWriter, folder: Path, end: int) -> None:
    core = json.loads((folder / "tokenizer.json").read_text("utf-8"))
    ids = core["model"]["vocab"]
    pairs = core["model"]["merges"]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("smollm")  # GPT-2's, with each digit alone, as this tokenizer has it
    writer.add_token_list(sorted(ids, key=ids.__getitem__))
    kinds = [gguf.TokenType.NORMAL] * len(ids)
    kinds[end] = gguf.TokenType.CONTROL
    writer.add_token_types(kinds)
    writer.add_token_merges([pair if isinstance(pair, str) else " ".join(pair) for pair in pairs])
    writer.add_bos_token_id(end)
    writer.add_eos_token_id(end)
    writer.add_add_bos_token(False)


def _name(name: str) -> str:
    if name in WHOLE:
        return WHOLE[name]
    number, _, part = name.removeprefix("model.layers.").partition(".")
    return f"blk.{number}.{LAYER[part.removesuffix('.weight')]}.weight"


def _turned(name: str, tensor: torch.Tensor, heads: int) -> torch.Tensor:
    """Return queries and keys with the two halves of each head interleaved: llama.cpp turns pairs
    of neighbours, where transformers turns halves."""
    if not name.endswith(("q_proj.weight", "k_proj.weight")):
        return tensor
    size = tensor.shape[0] // heads
    halves = tensor.reshape(heads, 2, size // 2, tensor.shape[1])
    return halves.swapaxes(1, 2).reshape(tensor.shape).contiguous()


if __name__ == "__main__":
    write_gguf(*map(Path, sys.argv[1:]))
