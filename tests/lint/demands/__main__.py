"""Print how many demands are told, and how many answers that keep to one are called wrong."""

from __future__ import annotations

from collections import Counter

from tests.lint.demands import FILES, results

for name in FILES:
    every, seen, alarms = Counter[str](), Counter[str](), list[str]()
    for kind, text, is_told, is_alarm in results(name):
        every[kind] += 1
        seen[kind] += is_told
        alarms += [text] if is_alarm else []
    print(f"{name}: {seen.total()} of {every.total()} told, {len(alarms)} called wrong")
    for kind in every:
        if seen[kind] < every[kind]:
            print(f"  {kind}: {seen[kind]} of {every[kind]}")
    for text in alarms:
        print(f"  called wrong: {text}")
