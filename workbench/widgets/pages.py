"""Tables that are shown a page at a time: what a gesture changes of the part that is looked at."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Protocol, TypeVar


class Query(Protocol):
    """What part of a table is looked at: frozen, with a `page` (from 0), a `filter` and the
    `open_doc`."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def page(self) -> int: ...


QueryT = TypeVar("QueryT", bound=Query)


def turned(query: QueryT, content: Mapping[str, Any], filters: Collection[str]) -> QueryT:
    """Return the query after a message: another filter, `page_by` pages on, or a doc opened
    (None closes it). What the message does not name, and a filter that is unknown, change nothing.
    """
    if content.get("filter") in filters:
        query = replace(query, filter=content["filter"], page=0)
    if "page_by" in content:
        query = replace(query, page=max(0, query.page + int(content["page_by"])))
    if "doc_id" in content:
        query = replace(query, open_doc=content["doc_id"])
    return query
