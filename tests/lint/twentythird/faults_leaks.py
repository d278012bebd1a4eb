"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import (
    FERRIES,
    FRENCH,
    INFERENCE,
    PRINTS,
    ROUTES,
    SPAM,
    TILLS,
)
from tests.lint.twentythird.tasks_more import CLAIMS, HARBOURS, TALKS, UNITS
from tests.lint.twentythird.tasks_options import BRIDGES, NATURE, ODDONES, REVIEWS, TROPHIES
from tests.lint.twentythird.tasks_zh import (
    CHANGSHI,
    DIDIAN,
    GUANXI,
    PINGJIA,
    SHICI,
    YINGYONG,
    YUEDU,
)

FAMILY = "leaks"
TOLD = "answer/leaked answer/stands-out answer/marked answer/reasoning-in-input answer/in-id"


def _mark(row, key, place, make):
    row[key][place] = make(row[key][place])


KINDS = (
    kind(
        FAMILY,
        "the right option is written in another way than the wrong ones",
        TOLD + " answer/unlike-others text/unlike-others",
        changed(NATURE, rows=each(lambda r: _mark(r, "choices", r["answer"], lambda t: t + "."))),
        changed(SHICI, ("．{choice}\\n", "．{choice}{'（正解）' * (i == data['answer'])}\\n")),
        changed(ODDONES, rows=each(lambda r: _mark(r, "words", r["odd"] - 1, str.title))),
    ),
    kind(
        FAMILY,
        "the row's own explanation, which names the answer, is shown as a hint",
        TOLD,
        changed(
            NATURE,
            ('lines.append("Answer:")', "lines += [f\"Hint: {data['why']}\", 'Answer:']"),
            rows=put("why", lambda r: f"It can only be {r['choices'][r['answer']]}."),
        ),
        changed(
            BRIDGES,
            ('"?\\n"', '"? (" + data["comment"] + ")\\n"'),
            rows=put(
                "comment",
                lambda r: "the passage says so" if r["target_scores"]["yes"] else "it does not",
            ),
        ),
        changed(
            YUEDU,
            ('"问题": data["question"]}', '"问题": data["question"], "解析": data["jiexi"]}'),
            rows=put("jiexi", lambda r: f"文中提到了“{r['answer']}”，这就是所问的内容。"),
        ),
    ),
    kind(
        FAMILY,
        "the worked solution stands in the problem",
        TOLD,
        changed(TILLS, ("{data['problem']}\\n", "{data['problem']}\\nNotes: {data['steps']}\\n")),
        changed(
            YINGYONG,
            (
                '%s\\n解答：让我们一步一步地算。" % data["question"]',
                '%s（%s）\\n解答：让我们一步一步地算。" % '
                '(data["question"], data["steps"].rstrip("。"))',
            ),
        ),
        changed(
            UNITS,
            ("Convert the amounts.\\n\\n", "Convert the amounts.\\n{}\\n"),
            (
                '"input": "Convert the amounts.\\n{}\\n" +',
                '"input": "Convert the amounts.\\n" + data["rule"] + "\\n\\n" +',
            ),
            rows=put("rule", lambda r: f"({r['amount']} {r['from']} = {r['result']} {r['to']})"),
        ),
    ),
    kind(
        FAMILY,
        "what the annotators expected is still in the text of the rows",
        TOLD,
        changed(PRINTS, rows=put("code", lambda r: f"{r['code']}  # -> {r['stdout']}")),
        changed(YUEDU, rows=put("question", lambda r: f"{r['question']}（标答：{r['answer']}）")),
        changed(DIDIAN, rows=put("news", lambda r: f"{r['news']}#{r['place']}")),
    ),
    kind(
        FAMILY,
        "the span that is asked for is set off in its passage",
        TOLD + " text/markup",
        changed(
            FERRIES,
            rows=put(
                "passage", lambda r: r["passage"].replace(r["answers"][0], f"_{r['answers'][0]}_")
            ),
        ),
        changed(
            DIDIAN, rows=put("news", lambda r: r["news"].replace(r["place"], f"【{r['place']}】"))
        ),
        changed(
            YUEDU,
            rows=put("context", lambda r: r["context"].replace(r["answer"], f"<{r['answer']}>")),
        ),
    ),
    kind(
        FAMILY,
        "an id that is made of the label is shown",
        TOLD,
        changed(
            ROUTES,
            ("Ticket: {data['ticket']}", "Ticket {data['id']}: {data['ticket']}"),
            rows=put("id", lambda r: f"{'BDTR'[r['label']]}-{len(r['ticket'])}07"),
        ),
        changed(
            SPAM,
            (
                '"{}\\nMessage: {}\\nClass:".format(head,',
                '"{}\\nFile: {}\\nMessage: {}\\nClass:".format(head, data["file"],',
            ),
            rows=put("file", lambda r: f"{r['kind']}/{len(r['message']):04}.txt"),
            shots=(),
            fewshot=3,
        ),
        changed(
            GUANXI,
            ("：蘊含、矛盾或中立。\\n", "：蘊含、矛盾或中立。（題號：{data['qid']}）\\n"),
            ('"請判斷', 'f"請判斷'),
            rows=put("qid", lambda r: f"{r['label']}{len(r['premise']) * 3}"),
        ),
    ),
    kind(
        FAMILY,
        "the right option always comes first, since the options are sorted by their score",
        TOLD + " answer/one-place answer/same-gold",
        changed(
            TROPHIES,
            (
                'list(data["target_scores"])',
                'sorted(data["target_scores"], key=data["target_scores"].get, reverse=True)',
            ),
        ),
        changed(
            CHANGSHI,
            ("enumerate(scores)", "enumerate(sorted(scores, key=lambda each: -scores[each]))"),
        ),
        changed(
            NATURE,
            (
                'for letter, choice in zip(letters, data["choices"]):',
                "right = data['choices'][data['answer']]\n"
                "    rest = [each for each in data['choices'] if each != right]\n"
                "    for letter, choice in zip(letters, [right, *rest]):",
            ),
            ('letters[data["answer"]]', '"A"'),
        ),
    ),
    kind(
        FAMILY,
        "the examples that are shown are those of the doc's own label",
        TOLD + " few-shot/lopsided few-shot/other-labels",
        changed(
            CLAIMS,
            (
                "for claim, verdict in DEMOS)",
                "for claim, verdict in DEMOS if (verdict == 'true') == data['holds'])",
            ),
        ),
        changed(
            PINGJIA,
            (
                '"评价：" + data["text"],',
                '"评价：" + ["太咸了，没法吃。", "皮薄馅大，好吃。"][data["label"]],\n'
                '        "结论：" + ["差评", "好评"][data["label"]],\n'
                '        "评价：" + data["text"],',
            ),
            fewshot=0,
        ),
        changed(
            TALKS,
            (
                'text = "\\n".join(turns)',
                'mood = {"calm": "Thanks, bye.", "angry": "You liars!", "worried": "I fear so."}\n'
                '    text = "Customer: " + mood[data["mood"]] + "\\nMood: " + data["mood"] + "\\n\\n"\n'
                '    text += "\\n".join(turns)',
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "the cue already has the beginning of the answer",
        TOLD + " text/run-together text/missing-space answer/cue-again",
        changed(FRENCH, ("\\nFrench:", "\\nFrench: {data['fr'].split()[0]}")),
        changed(DIDIAN, ('data["news"])', 'data["news"]) + data["place"][0]')),
        changed(
            HARBOURS,
            ('"Answer:"]', '"Answer: " + data["answer"][:2] + "..."]'),
        ),
    ),
    kind(
        FAMILY,
        "a score that the label was made from is shown",
        TOLD,
        changed(
            REVIEWS,
            ('+ "\\nThe review is"', "+ f\"\\nStars: {data['stars']}\\nThe review is\""),
            rows=put(
                "stars",
                lambda r: (
                    4 + len(r["review"]) % 2
                    if r["target_scores"]["positive"]
                    else 1 + len(r["review"]) % 2
                ),
            ),
        ),
        changed(
            PINGJIA,
            ('"评价：" + data["text"],', '"评价：" + data["text"] + f"（{data[\'fen\']}分）",'),
            rows=put("fen", lambda r: 9 + len(r["text"]) % 2 if r["label"] else len(r["text"]) % 3),
        ),
        changed(
            INFERENCE,
            ('"Label:"', 'f"Annotators: {data[\'votes\']}\\n"\n        "Label:"'),
            rows=put("votes", lambda r: f"3 of 3 for {r['label'][:3]}."),
        ),
    ),
)
