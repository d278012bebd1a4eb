"""Examples that are written into a right task by hand, in the place where its author would."""

from __future__ import annotations

from typing import Any

from tests.lint.fortysixth import tasks_en as en
from tests.lint.fortysixth import tasks_other as other
from tests.lint.fortysixth import tasks_read as read
from tests.lint.shape import Change, SmallTask, changed

_PLACES: dict[str, Change] = {
    en.TRIAGE.name: ('"Note: " + data', 'SHOT + "Note: " + data'),
    en.QUAKE.name: ('"Bulletin: {', '+ SHOT + "Bulletin: {'),
    en.LEASE.name: ('text = "%s', 'text = SHOT + "%s'),
    en.CUSTOMS.name: ("\\n\\nGoods:", "\\n\\n{SHOT}Goods:"),
    en.HELPDESK.name: ("text += show", "text += SHOT + show"),
    read.BAKERY.name: ('text = f"Problem', 'text = SHOT + f"Problem'),
    read.TRAIL.name: ('"\\n".join(parts)', 'SHOT + "\\n".join(parts)'),
    read.TIDES.name: ('text = f"{sheet}', 'text = SHOT + f"{sheet}'),
    other.ZHONGKAO.name: ("text = stem + f", "text = stem + SHOT + f"),
    other.XINWEN.name: ("娛樂\\n標題：%s", '娛樂\\n" + SHOT + "標題：%s'),
    other.YINGYONG.name: ('text = f"问', 'text = SHOT + f"问'),
    other.KOREAN.name: ('text = f"글', 'text = SHOT + f"글'),
    other.RECLAMA.name: ('"\\n\\nReclamação: "', '"\\n\\n" + SHOT + "Reclamação: "'),
    other.VERBOS.name: ("presente.\\n{verbo}", 'presente.\\n" + SHOT + "{verbo}'),
    other.VRAIFAUX.name: ('"Affirmation : "', 'SHOT + "Affirmation : "'),
    other.JOSHIKI.name: ("答えてください。\\n質問", "答えてください。\\n{SHOT}質問"),
    other.OTZYV.name: ('text = f"Отзыв', 'text = SHOT + f"Отзыв'),
}


def hand(task: SmallTask, shot: str, *changes: Change, **fields: Any) -> SmallTask:
    """Return a task with an example, or several, before its question and no drawn shots."""
    top = ("import random", f"import random\n\nSHOT = {shot!r}")
    return changed(task, *changes, top, _PLACES[task.name], fewshot=0, **fields)
