"""Faults of worked examples that the prompt brings along."""

from __future__ import annotations

from tests.lint.dense_7.making import A, B, C, kinds_of
from tests.lint.shape import changed

kind = kinds_of("shots and query")

KINDS = (
    kind(
        "an example of an older label set: 'neutral', which no doc answers",
        "few-shot/other-labels few-shot/worked-form few-shot/wrong-answer answer/other-names",
        changed(
            A.FILMS,
            ("ticket.\\nSentiment: positive", "ticket, the rest is so so.\\nSentiment: neutral"),
        ),
    ),
    kind(
        "labels of all worked examples are turned round",
        "few-shot/wrong-answer answer/gold-differs answer/legend few-shot/other-labels",
        changed(
            A.FILMS,
            ("last.\\nSentiment: positive", "last.\\nSentiment: negative"),
            ("back.\\nSentiment: negative", "back.\\nSentiment: positive"),
            ("ticket.\\nSentiment: positive", "ticket.\\nSentiment: negative"),
            ("depth.\\nSentiment: negative", "depth.\\nSentiment: positive"),
        ),
    ),
    kind(
        "a worked example follows another rule (first letters) than the task",
        "few-shot/wrong-answer answer/other-rule",
        changed(A.WORDS, ('river", "tnr"', 'river", "smr"')),
    ),
    kind(
        "a join without the blank line: each example begins where the last ends",
        "few-shot/run-in few-shot/separator text/run-together",
        changed(A.WORDS, ("{ends}\\n\\n", "{ends} ")),
    ),
    kind(
        "a half-finished example: the cue stands there, the answer does not",
        "few-shot/no-answer text/empty-slot few-shot/separator",
        changed(B.TICKET, ("Team: account\n", "Team:\n")),
    ),
    kind(
        "the question's cue was renamed, the examples' was not",
        "few-shot/other-cues few-shot/worked-cue text/shot-cue text/cue-forms",
        changed(B.TICKET, ("Ticket: {data", "Message: {data")),
    ),
    kind(
        "the head still says how many examples there were",
        "few-shot/other-count answer/other-count",
        changed(B.TICKET, ("account.\n", "account. Here are five examples.\n")),
    ),
    kind(
        "examples explain themselves in brackets behind the label, which alone is compared",
        "few-shot/worked-form few-shot/other-labels answer/other-form answer/not-extracted",
        changed(
            B.TICKET,
            ("Team: billing", "Team: billing (a charge is disputed)"),
            ("Team: delivery", "Team: delivery (a parcel came to harm)"),
            ("Team: account", "Team: account (a profile is changed)"),
        ),
    ),
    kind(
        "an example in traditional characters among simplified ones",
        "text/cue-forms few-shot/unlike-docs few-shot/other-labels few-shot/worked-form "
        "few-shot/worked-cue text/unlike-others few-shot/wrong-answer",
        changed(
            B.REVIEW,
            (
                "等了一个小时，凉透了。\n情感：负面",
                "等了一個小時，涼透了。\n情感：負面",
            ),
        ),
    ),
    kind(
        "examples give the answer first and the text behind it",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues",
        changed(
            B.REVIEW,
            (
                "评论：菜很新鲜，下次还来。\n情感：正面",
                "情感：正面\n评论：菜很新鲜，下次还来。",
            ),
            (
                "评论：等了一个小时，凉透了。\n情感：负面",
                "情感：负面\n评论：等了一个小时，凉透了。",
            ),
        ),
    ),
    kind(
        "a worked example was copied from the test set",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs "
        "answer/leaked",
        changed(B.REVIEW, ("菜很新鲜，下次还来。", "屏幕清晰，运行流畅，很满意！")),
    ),
    kind(
        "one of the examples shows a synonym where opposites are asked",
        "few-shot/wrong-answer answer/gold-differs",
        changed(C.OPPOSITES, ("Opposite: wide", "Opposite: tight")),
    ),
    kind(
        "examples are numbered, the question is not",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue",
        changed(
            C.OPPOSITES,
            ("Word: wet", "1. Word: wet"),
            ("Word: narrow", "2. Word: narrow"),
            ("Word: begin", "3. Word: begin"),
        ),
    ),
    kind(
        "examples were copied from a log of chats, with the marks of turns",
        "text/special-token few-shot/worked-form text/markup few-shot/worked-cue",
        changed(
            C.OPPOSITES,
            ("Opposite: dry\\n", "Opposite: dry<|im_end|>\\n"),
            ("Opposite: wide\\n", "Opposite: wide<|im_end|>\\n"),
            ("Opposite: end\\n", "Opposite: end<|im_end|>\\n"),
        ),
    ),
    kind(
        "one pair of the list of examples has its halves the other way round",
        "few-shot/wrong-answer few-shot/other-labels few-shot/worked-form text/swapped-fields "
        "few-shot/other-order few-shot/unlike-docs answer/unlike-others",
        changed(
            C.DESK,
            (
                '("The reset link for my password never comes.", "login")',
                '("login", "The reset link for my password never comes.")',
            ),
        ),
    ),
    kind(
        "a cue is commented on in the examples: 'Queue (one word):' there, 'Queue:' at the end",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue",
        changed(C.DESK, ("\\nQueue: {q}", "\\nQueue (one word): {q}")),
    ),
    kind(
        "examples are parted by one newline, the question by two",
        "few-shot/separator few-shot/run-in",
        changed(C.DESK, ('"\\n\\n".join(f"Ticket', '"\\n".join(f"Ticket')),
    ),
    kind(
        "the label of each example is read from the last pair, whose index was left from a trial",
        "few-shot/wrong-answer few-shot/lopsided few-shot/other-labels answer/gold-differs",
        changed(C.DESK, ("\\nQueue: {q}", "\\nQueue: {EXAMPLES[-1][1]}")),
    ),
    kind(
        "options are listed in another way in the examples than in the question",
        "few-shot/worked-cue few-shot/worked-form answer/letters few-shot/other-labels "
        "text/cue-forms",
        changed(
            C.CHEMISTRY,
            ("(a) the", "A: the"),
            ("(b) the", "B: the"),
            ("(c) the", "C: the"),
            ("(a) an acid", "A: an acid"),
            ("(b) a base", "B: a base"),
            ("(c) a salt", "C: a salt"),
            ("Choice: b\n", "Choice: B\n"),
            ("Choice: a\n", "Choice: A\n"),
        ),
    ),
    kind(
        "an example chooses a letter that its options lack",
        "few-shot/wrong-answer answer/letters few-shot/other-labels",
        changed(C.CHEMISTRY, ("Choice: a\n", "Choice: d\n")),
    ),
    kind(
        "examples lost their options in an edit",
        "few-shot/no-options few-shot/worked-cue few-shot/wrong-answer",
        changed(
            C.CHEMISTRY,
            (
                "(a) the one with ice\n(b) the one with a clear liquid\n(c) the one with rust\n",
                "",
            ),
            ("(a) an acid\n(b) a base\n(c) a salt of sodium\n", ""),
        ),
    ),
    kind(
        "the examples were put behind the question",
        "few-shot/question-first few-shot/separator text/empty-slot few-shot/no-answer",
        changed(
            C.XINWEN,
            (
                'text = 說明 + "\\n\\n" + 例 + f"\\n\\n新聞：{data[\'標題\']}\\n分類："',
                "text = 說明 + f\"\\n\\n新聞：{data['標題']}\\n分類：\\n\\n\" + 例",
            ),
        ),
    ),
    kind(
        "an example's label is in simplified characters, the docs' in traditional ones",
        "few-shot/other-labels few-shot/worked-form text/cue-forms answer/two-spellings "
        "answer/other-names few-shot/wrong-answer",
        changed(
            C.XINWEN, ('("歌后巡迴演唱會門票秒殺", "娛樂")', '("歌后巡迴演唱會門票秒殺", "娱乐")')
        ),
    ),
    kind(
        "a rule of dashes parts the examples, and the question follows without it",
        "few-shot/separator few-shot/worked-cue few-shot/other-cues",
        changed(C.XINWEN, ('"\\n\\n".join(f"新聞', '"\\n---\\n".join(f"新聞')),
    ),
)
