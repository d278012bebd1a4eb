"""Right prompts that look odd: tasks of this corpus with other marks, formats and cues."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.thirtyseventh.tasks_labels import CHAT, CLAIM, FIN, LAW, MED
from tests.lint.thirtyseventh.tasks_words import CELLS, LOGS, PAST, SPAN, SUMS
from tests.lint.thirtyseventh.tasks_zh import TSPAN, TYES, ZMC, ZSUM, ZTONE


def _marks(marks):
    return (('zip("ABCD"', f'zip("{marks}"'), ('gold = "ABCD"', f'gold = "{marks}"'))


def _renamed(good, bad):
    def scores(row):
        first, second = row["target_scores"].values()
        return {good: first, bad: second}

    return put("target_scores", scores)


RIGHT = (
    odd("options numbered from one", LAW, *_marks("1234")),
    odd("options marked by the letters P to S", LAW, *_marks("PQRS")),
    odd(
        "options in brackets on one line",
        LAW,
        ("{letter})", "({letter})"),
        ('"\\n".join', '"; ".join'),
    ),
    odd(
        "an instruction before the list",
        LAW,
        description="Each question has four options, one of which is right. "
        "Answer with its letter.",
    ),
    odd(
        "an exam's wording with only one shot",
        LAW,
        ("Question: ", "Item: "),
        ("Answer:", "Key:"),
        fewshot=1,
    ),
    odd("no shots at all", MED, fewshot=0),
    odd(
        "a legend on lines of its own",
        MED,
        ('", ".join', '"\\n".join'),
        ("Departments: ", "Departments:\\n"),
    ),
    odd(
        "the answer after an arrow",
        MED,
        ("\\nNumber of the department:", "\\nNumber of the department =>"),
    ),
    odd(
        "the tone as a verb that is ranked",
        FIN,
        (
            "Is the tone positive or negative?\\nTone:",
            "Will this make the share rise or fall? It will most likely",
        ),
        rows=_renamed(" rise", " fall"),
    ),
    odd(
        "ranked words behind a newline",
        FIN,
        ("\\nTone:", "\\nTone:\\n"),
        rows=_renamed("positive", "negative"),
    ),
    odd(
        "evidence in tags",
        CLAIM,
        (
            "Evidence: {evidence}\\nClaim: {claim}",
            "<evidence>{evidence}</evidence>\\n<claim>{claim}</claim>",
        ),
    ),
    odd(
        "headings of Markdown",
        CLAIM,
        (
            "Evidence: {evidence}\\nClaim: {claim}\\nVerdict:",
            "### Evidence\\n{evidence}\\n### Claim\\n{claim}\\n### Verdict\\n",
        ),
        ('" " + data["label"]', 'data["label"]'),
    ),
    odd(
        "turns with dashes",
        CHAT,
        ("{turn['who']}: {turn['says']}", "- {turn['who']}: {turn['says']}"),
    ),
    odd(
        "who speaks in square brackets",
        CHAT,
        ("{turn['who']}: {turn['says']}", "[{turn['who']}] {turn['says']}"),
    ),
    odd("a result in a sentence's place", SUMS, ("\\nSolution:", "\\nLet us think step by step.")),
    odd("problems of arithmetic as P and S", SUMS, ("Problem:", "P:"), ("Solution:", "S:")),
    odd(
        "the abstract in quotes",
        SPAN,
        ("Abstract: {data['abstract']}", "Abstract: “{data['abstract']}”"),
    ),
    odd(
        "the question before the abstract",
        SPAN,
        (
            "Abstract: {data['abstract']}\\nQuestion: {data['question']}\\n",
            "Question: {data['question']}\\nAbstract: {data['abstract']}\\n",
        ),
    ),
    odd(
        "a line of a log in a fence",
        LOGS,
        ("Log: {data['line']}\\n", "Log:\\n```\\n{data['line']}\\n```\\n"),
    ),
    odd("a table of tabs", CELLS, ('" | ".join', '"\\t".join')),
    odd("a table with commas", CELLS, ('" | ".join', '",".join'), ('"Table:\\n"', '"CSV:\\n"')),
    odd("a cue of the grammar book", PAST, ("Past tense:", "Simple past:")),
    odd("方括号里的题号提示", ZMC, ("题目：", "【单选题】"), ("答案：", "【答案】")),
    odd("用甲乙丙丁作选项", ZMC, *_marks("甲乙丙丁")),
    odd("选项之间用分号", ZMC, ("{choice}\\n", "{choice}；"), ('"答案：', '"\\n答案：')),
    odd("好坏作答案", ZTONE, ("好评还是差评？", "好还是坏？"), rows=_renamed("好", "坏")),
    odd(
        "评论放在引号里",
        ZTONE,
        ("评论：{data['review']}", "评论：“{data['review']}”"),
    ),
    odd(
        "繁體的公告用括號標出",
        TSPAN,
        ("公告：{data['notice']}", "【公告】{data['notice']}"),
        ("問題：", "【問題】"),
        ("答案：", "【答案】"),
    ),
    odd(
        "以對錯作答",
        TYES,
        ("「是」或「否」", "「對」或「錯」"),
        ('"是" if', '"對" if'),
        ('else "否"', 'else "錯"'),
    ),
    odd(
        "以圈叉作答",
        TYES,
        ("請回答「是」或「否」", "正確的寫○，錯誤的寫×"),
        ('"是" if', '"○" if'),
        ('else "否"', 'else "×"'),
    ),
    odd("让我们一步一步地想", ZSUM, ("\\n解答：", "\\n让我们一步一步地计算：")),
)
