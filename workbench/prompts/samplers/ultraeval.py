"""UltraEval's shots: drawn afresh for each doc from one stream that runs through all of them.

For each doc in turn (`tasks/eval_task.py`, `construct_input`, commit 5d967b4) it draws k + 1 rows
of the evaluated file, drops those that equal the doc, and takes the first k. Its stream is
unseeded; here `settings.seed` seeds it. The doc's own transform is given the same stream, so what
that takes from it moves the shots of every later doc: `reads_stream` tells whether a source may
do so, and then the whole loop has to run where the code runs (`render`).
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import lru_cache

from workbench.errors import SettingError
from workbench.prompts.samplers.pool import Pool
from workbench.types import Doc, RenderSettings

BLOCK = 1024
"""How many docs' draws are made at once, and remembered with the state of the stream."""


def draw(pool: Pool, doc: Doc, settings: RenderSettings) -> Iterator[Doc]:
    """Yield UltraEval's shots for `doc`, as if all docs before it had been evaluated.

    `doc.id` is the doc's position in the evaluated file. There are fewer than `num_fewshot` where
    several of the rows drawn equal the doc. The transform is taken not to use its `r`.

    Raises:
        SettingError: the pool has fewer than `num_fewshot` + 1 docs.
    """
    if settings.num_fewshot == 0:
        return
    require_enough(len(pool.docs), settings)
    block, place = divmod(doc.id, BLOCK)
    draws, _ = _block(len(pool.docs), settings.num_fewshot + 1, settings.seed, block)
    others = (pool.docs[index] for index in draws[place])
    taken = 0
    for other in others:
        if other.data != doc.data and taken < settings.num_fewshot:
            taken += 1
            yield other


def require_enough(size: int, settings: RenderSettings) -> None:
    """Refuse a pool of `size` docs that UltraEval cannot draw from (it raises ValueError).

    Raises:
        SettingError: there are fewer than `num_fewshot` + 1.
    """
    if size <= settings.num_fewshot:
        raise SettingError(
            f"not enough docs for {settings.num_fewshot} shots",
            expected=f"at least {settings.num_fewshot + 1}: UltraEval draws one more",
            seen=str(size),
            fix="Lower num_fewshot.",
        )


@lru_cache(maxsize=256)
def _block(
    size: int, count: int, seed: int, number: int
) -> tuple[tuple[tuple[int, ...], ...], object]:
    """Return the draws for the docs of a block, and the stream's state after them."""
    stream = random.Random(seed)
    if number:
        stream.setstate(_block(size, count, seed, number - 1)[1])  # type: ignore[arg-type]
    draws = tuple(tuple(stream.sample(range(size), count)) for _ in range(BLOCK))
    return draws, stream.getstate()


@lru_cache(maxsize=8)
def reads_stream(source: str) -> bool:
    """Say whether `transform` may use its third argument, UltraEval's `r`; True where in doubt.

    Only the text is looked at: it is in doubt where `transform` is not one plain function, or
    asks for its names as a whole (`locals()`, `eval`).
    """
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False  # it has no prompts either; the worker tells why
    bound = [node for node in ast.walk(tree) if _binds_transform(node)]
    if not bound:
        return False
    function = bound[0]
    if len(bound) > 1 or function not in tree.body or not isinstance(function, ast.FunctionDef):
        return True
    parameters = [*function.args.posonlyargs, *function.args.args]
    if function.decorator_list or len(parameters) < 3:
        return True
    names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    return bool(names & {parameters[2].arg, "locals", "vars", "eval", "exec", "sys", "inspect"})


def _binds_transform(node: ast.AST) -> bool:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.name == "transform"
    if isinstance(node, ast.alias):
        return (node.asname or node.name) in ("transform", "*")
    return isinstance(node, ast.Name) and node.id == "transform" and isinstance(node.ctx, ast.Store)
