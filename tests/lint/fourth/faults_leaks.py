"""What gives the answer away."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fourth.faults import kind, put
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    CALLS,
    ENDINGS,
    FOUNDED,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FACTS, FILMS, HOUSE, MATERIALS, PRONOUNS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import IDIOMS, PLACES, READ, SHOPS, SUMS, TOPICS
from tests.lint.shape import Row

FAMILY = "leaks"
_LEAK = "answer/leaked answer/stands-out answer/one-place"


def _first(rows: list[Row]) -> None:
    for row in rows:
        row["choices"].insert(0, row["choices"].pop(row["answer"]))
        row["answer"] = 0


def _materials_first(rows: list[Row]) -> None:
    for row in rows:
        texts = row["choices"]["text"]
        texts.insert(0, texts.pop("ABCD".index(row["answerKey"])))
        row["answerKey"] = "A"


def _right(change: Callable[[str], str]) -> Callable[[list[Row]], None]:
    """Return what changes the text of the right option in each row, wherever it is kept."""

    def apply(rows: list[Row]) -> None:
        for row in rows:
            if "choices" in row and isinstance(row["choices"], list):
                row["choices"][row["answer"]] = change(row["choices"][row["answer"]])
            elif "choices" in row:
                place = "ABCD".index(row["answerKey"])
                row["choices"]["text"][place] = change(row["choices"]["text"][place])
            elif "options" in row:
                place = "ABC".index(row["gold"])
                row["options"][place] = change(row["options"][place])
            else:
                row[row["answer"]] = change(row[row["answer"]])

    return apply


def _with(key: str, value: Callable[[int, Row], str]) -> Callable[[list[Row]], None]:
    def apply(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row[key] = value(number, row)

    return apply


def _marked(key: str, spans: Callable[[Row], list[str]], before: str, behind: str) -> Callable[[list[Row]], None]:
    def apply(rows: list[Row]) -> None:
        for row in rows:
            for span in spans(row):
                row[key] = row[key].replace(span, f"{before}{span}{behind}")

    return apply


def _printed(rows: list[Row]) -> None:
    for row in rows:
        row["code"] += f"  # {row['output']}"


KINDS = (
    kind(
        FAMILY,
        "the answer stands behind its cue in the doc's own input",
        "answer/leaked answer/cue-again",
        put(SUPPORT, ('"Category:"', '"Category: " + data["label"]')),
        put(FOUNDED, (r"\nYear:", r"\nYear: {year}"), ('.format(text=data["text"])', ".format(**data)")),
        put(READ, (r"\n回答：", r"\n回答：{}"), ('data["question"])', 'data["question"], data["answers"][0])')),
        put(GERMAN, (r"\nEnglish:", r"\nEnglish: {target}")),
    ),
    kind(
        FAMILY,
        "the whole row is printed into the prompt",
        "answer/leaked text/raw-value",
        put(NLI, (r'''f"Premise: {data['premise']}\n"''', r'''f"{data}\n"'''), (r'''    text += f"Hypothesis: {data['hypothesis']}\n"''' + "\n", "")),
        put(SUPPORT, ('data["text"]', "str(data)")),
        put(READ, ('data["text"]', "json.dumps(data, ensure_ascii=False)"), ("import random\n", "import json\nimport random\n")),
        put(CALLS, ('asked = "', 'said += str(data) + "\\n"\n    asked = "')),
    ),
    kind(
        FAMILY,
        "the row's explanation stands in the question",
        "answer/reasoning-in-input answer/leaked",
        put(BUDGETS, (r"\nAnswer: Let", r"\nHint: {steps}\nAnswer: Let")),
        put(SUMS, (r"\n解答：", r"\n解析：{data['steps']}\n解答：")),
        put(PUZZLES, ('ask(data["question"], ', 'ask(data["question"] + " (" + data["why"] + ")", ')),
        put(SKY, ('    lines.append("Answer:")', '    lines.append("Background: " + data["explanation"])\n    lines.append("Answer:")'), rows=_with("explanation", lambda _, row: f"It is {row['choices'][row['answer']]}.")),
    ),
    kind(
        FAMILY,
        "the right option always comes first, since nobody shuffled",
        f"{_LEAK} answer/same-gold",
        put(SKY, rows=_first),
        put(MATERIALS, rows=_materials_first),
        put(IDIOMS, rows=_first),
    ),
    kind(
        FAMILY,
        "the options are listed by their scores, the right one first",
        _LEAK,
        put(HOUSE, (r"Goal: {data['goal']}\n", r"Goal: {data['goal']}\nChoose one: {' / '.join(sorted(scores, key=scores.get, reverse=True))}\n")),
        put(FACTS, ("Answer (yes or no):", "Answer ({' or '.join(sorted(data['target_scores'], key=data['target_scores'].get, reverse=True))}):")),
        put(FILMS, ("    (gold,) =", '    text = f"Labels: {max(data[\'target_scores\'], key=data[\'target_scores\'].get)}, {min(data[\'target_scores\'], key=data[\'target_scores\'].get)}\\n" + text\n    (gold,) =')),
        put(PRONOUNS, ('first, second = data["options"]', 'first, second = sorted(data["options"], key=lambda option: option != data["answer"])'), ('str(data["options"].index(data["answer"]) + 1)', '"1"')),
    ),
    kind(
        FAMILY,
        "the right option carries a mark",
        f"{_LEAK} answer/marked",
        put(SKY, rows=_right(lambda text: f"{text} *")),
        put(MATERIALS, rows=_right(lambda text: f"{text} (correct)")),
        put(PLACES, rows=_right(lambda text: f"{text}√")),
        put(PUZZLES, rows=_right(lambda text: f"={text}")),
    ),
    kind(
        FAMILY,
        "an id, a path or an address that is shown has the label in it",
        "answer/in-id answer/leaked",
        put(SUPPORT, ('"Message: "', '"Ticket: " + data["id"] + "\\nMessage: "'), rows=_with("id", lambda n, row: f"{row['label']}-{1000 + 7 * n}"), shots=tuple({**row, "id": f"{row['label']}-{n}"} for n, row in enumerate(SUPPORT.shots, 311))),
        put(FILMS, ('"Review: %s\\nSentiment:" % data["review"]', '"File: %s\\nReview: %s\\nSentiment:" % (data["file"], data["review"])'), rows=_with("file", lambda n, row: f"test/{'pos' if row['target_scores']['positive'] else 'neg'}/{n * 37 + 11}_{n % 4 + 1}.txt")),
        put(NLI, (r'f"Premise: {', r'''f"Pair {data['pairID']}\nPremise: {'''), rows=_with("pairID", lambda n, row: f"{4705552 + 31 * n}.jpg#{n % 5}r1{row['label_text'][0]}")),
        put(TOPICS, (r"标题：{data['title']}\n", r"网址：news.example.cn/{data['path']}\n标题：{data['title']}\n"), rows=_with("path", lambda n, row: f"{row['topic']}/2024/{n + 101}.html")),
    ),
    kind(
        FAMILY,
        "a hint spells the beginning of the answer, or draws its letters",
        _LEAK,
        put(ENDINGS, ('"input": context,', '"input": context + f" ({word[0]}{\'_\' * (len(word) - 1)})",')),
        put(IDIOMS, ("\\n答：", "\\n提示：\" + data[\"choices\"][data[\"answer\"]][:2] + \"\\n答：")),
        put(READ, ("\\n回答：\".format(data[\"text\"], data[\"question\"])", "（以“{}”开头）\\n回答：\".format(data[\"text\"], data[\"question\"], data[\"answers\"][0][:1])")),
        put(FOUNDED, (r"\nYear:", r"\nHint: between {low}0 and {low}9\nYear:"), ('.format(text=data["text"])', '.format(text=data["text"], low=data["year"][:3])')),
    ),
    kind(
        FAMILY,
        "a field that follows from the label is shown: stars, a team, a form",
        _LEAK,
        put(FILMS, ('"Review: %s\\nSentiment:" % data["review"]', '"Review (%s): %s\\nSentiment:" % (data["stars"], data["review"])'), rows=_with("stars", lambda n, row: f"{(4 if row['target_scores']['positive'] else 1) + n % 2} of 5 stars")),
        put(SHOPS, ('"评论：" + data["content"]', '"评分：" + data["score"] + "\\n评论：" + data["content"]'), rows=_with("score", lambda n, row: "5分" if row["label"] == "好评" else "1分"), shots=tuple({**row, "score": "5分" if row["label"] == "好评" else "1分"} for row in SHOPS.shots)),
        put(SUPPORT, ('"Message: "', '"Assigned to: the " + data["team"] + "\\nMessage: "'), rows=_with("team", lambda _, row: f"{row['label']} team"), shots=tuple({**row, "team": f"{row['label']} team"} for row in SUPPORT.shots)),
    ),
    kind(
        FAMILY,
        "only the right option is listed",
        f"{_LEAK} answer/letters",
        put(HOUSE, (r"Goal: {data['goal']}\n", r"Goal: {data['goal']}\nOptions: {', '.join(o for o, s in scores.items() if s)}\n")),
        put(FACTS, ("Answer (yes or no):", "Answer ({' or '.join(o for o, s in data['target_scores'].items() if s)}):")),
        put(MATERIALS, ('text += "(" + label + ") " + choice + "\\n"', 'if label == data["answerKey"]:\n            text += "(" + label + ") " + choice + "\\n"')),
    ),
    kind(
        FAMILY,
        "the text that has the gap is shown without its gap, too",
        _LEAK,
        put(ENDINGS, ('"input": context,', '"input": "Sentence: " + data["text"] + "\\nComplete: " + context,')),
        put(IDIOMS, ('data["question"] + "\\n"', 'data["question"].replace("____", data["choices"][data["answer"]]) + "\\n"')),
        put(SNIPPETS, rows=_printed),
    ),
    kind(
        FAMILY,
        "the annotation of what is to be found is left in the text",
        "answer/marked answer/leaked text/markup",
        put(FOUNDED, rows=_marked("text", lambda row: [row["year"]], "**", "**")),
        put(READ, rows=_marked("text", lambda row: row["answers"], "【", "】")),
        put(WHO, rows=_marked("sentence", lambda row: row["names"], "<PER>", "</PER>")),
    ),
    kind(
        FAMILY,
        "the right option alone is written as a sentence, or with a capital",
        f"{_LEAK} answer/length-tells",
        put(SKY, rows=_right(lambda text: f"{text[0].upper()}{text[1:]}.")),
        put(MATERIALS, rows=_right(lambda text: f"{text.capitalize()}.")),
        put(PLACES, rows=_right(lambda text: f"{text}。")),
    ),
    kind(
        FAMILY,
        "the right option is by far the longest",
        f"{_LEAK} answer/length-tells",
        put(SKY, rows=_right(lambda text: f"{text}, as far as astronomers can tell today")),
        put(MATERIALS, rows=_right(lambda text: f"{text}, under ordinary conditions in a kitchen")),
        put(PUZZLES, rows=_right(lambda text: f"{text} and no more than that by any way of counting")),
    ),
)
