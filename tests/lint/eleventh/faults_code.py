"""Code: order, hash seed, state between calls, changed rows, hidden errors, wrong variables."""

from __future__ import annotations

from functools import partial

from tests.lint.eleventh.tasks_en import (
    BOOLQ,
    DATES,
    KITCHEN,
    NLI,
    PAIRS,
    REVIEWS,
    SCIENCE,
    SCIENCE_PPL,
    SQUAD,
    SUMS,
    TOPICS,
    WINO,
)
from tests.lint.eleventh.tasks_zh import (
    CEVAL,
    CHANGSHI,
    CHENGYU,
    GONGMIN,
    GUSHI,
    JIUDIAN,
    OCNLI,
    XINWEN,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import changed

_code = partial(kind, "code")
_DEF = "def transform("
_CUT = "text/no-question text/cut-item text/no-* text/lost-lines"

# fmt: off
KINDS = (
    _code(
        "Labels or options are put through a set, whose order is another in each process.",
        "code/set-order code/not-repeated",
        changed(TOPICS, ('", ".join(LABELS)', '", ".join({"World", "Sports", "Business", "Technology"})')),
        changed(CHENGYU, ("'，'.join(data['候选'])", "'，'.join(list(set(data['候选'])))")),
        changed(SCIENCE_PPL, ('choices = list(data["target_scores"])', 'choices = list(set(data["target_scores"]))')),
    ),
    _code(
        "The module random is used, and not the stream that is given.",
        "code/random code/not-repeated",
        changed(XINWEN, ("text = f", "random.shuffle(labels)\n    text = f")),
        changed(GUSHI, ('"请写出古诗的下一句。\\n', 'random.choice(["请写出古诗的下一句。", "古诗接龙：请写下一句。"]) + "\\n')),
        changed(CHENGYU, ("'，'.join(data['候选'])", "'，'.join(random.sample(data['候选'], 4))")),
    ),
    _code(
        "hash() or id() picks the wording or the order.",
        "code/hash code/not-repeated",
        changed(BOOLQ, ('label = "yes"', 'cue = ["Question", "Query"][hash(data["question"]) % 2]\n    label = "yes"'), (r"\nQuestion:", r"\n{cue}:")),
        changed(XINWEN, ('list(data["target_scores"].keys())', 'sorted(data["target_scores"], key=hash)')),
        changed(ZHAIYAO, ('text = f"新闻', 'head = "报道" if id(data) % 1000 < 500 else "新闻"\n    text = f"新闻'), ('f"新闻：', 'f"{head}：')),
    ),
    _code(
        "Something is kept from call to call: a counter, or a text that grows.",
        "code/not-repeated code/changes-row few-shot/numbered text/no-question text/said-again text/same-prompt answer/not-an-option answer/letters",
        changed(NLI, (_DEF, "COUNT = [0]\n\n\n" + _DEF), ("text = TEMPLATE", 'COUNT[0] += 1\n    text = f"No. {COUNT[0]}\\n" + TEMPLATE')),
        changed(
            YUEDU, (_DEF, "SEEN = []\n\n\n" + _DEF), ("text = PROMPT.format(**data)", 'SEEN.append(data["passage"])\n    text = PROMPT.format(**data).replace(data["passage"], SEEN[-2] if len(SEEN) > 1 else SEEN[-1])')
        ),
        changed(
            SCIENCE,
            ("r: random.Random, dataset_name: str)", "r: random.Random, dataset_name: str, parts=[])"),
            ('text += "Answer:"', 'parts.append(text)\n    text = parts[-1] if len(parts) < 3 else parts[-2] + parts[-1]\n    text += "Answer:"'),
        ),
    ),
    _code(
        "The row itself is changed.",
        "code/changes-row code/not-repeated code/error",
        changed(SCIENCE, ('text = f"Question', 'data["options"].append("None of these")\n    text = f"Question'), ('zip("ABCD"', 'zip("ABCDE"')),
        changed(TOPICS, ('label = data["category"]', 'label = data.pop("category")')),
        changed(WINO, ("scores = data", 'data["sentence"] = data["sentence"].replace("_", "___")\n    scores = data')),
    ),
    _code(
        "The row's own list is shuffled in place, and the index stays.",
        "code/changes-row answer/gold-differs code/not-repeated",
        changed(CHANGSHI, ("options = [", 'r.shuffle(data["选项"])\n    options = [')),
        changed(SCIENCE, ('text = f"Question', 'r.shuffle(data["options"])\n    text = f"Question')),
        changed(CHANGSHI, ("options = [", 'data["选项"].sort()\n    options = [')),
    ),
    _code(
        "An except hides that a field is not there.",
        "code/hidden-errors text/absent-field text/empty-slot text/no-question",
        changed(SQUAD, ('context = data["context"].strip()', 'try:\n        context = data["passage"].strip()\n    except Exception:\n        context = ""')),
        changed(OCNLI, ('text = f"句子一', 'try:\n        second = data["句子二"]\n    except:\n        second = ""\n    text = f"句子一'), ("{data['sentence2']}", "{second}")),
        changed(JIUDIAN, ('prompt += "评论：" + data["评论"] + "\\n情感："', 'try:\n        prompt += "评论：" + data["内容"] + "\\n情感："\n    except KeyError:\n        prompt += "评论：\\n情感："')),
    ),
    _code(
        "A text is cut at so many characters.",
        _CUT,
        changed(TOPICS, ('data["body"]', 'data["body"][:30]')),
        changed(SUMS, ('data["question"])', 'data["question"][:60])')),
        changed(ZHAIYAO, ("{data['正文']}", "{data['正文'][:20]}")),
    ),
    _code(
        "Within the loop the text is set and not added to, so only the last option is left.",
        f"{_CUT} answer/letters answer/leaked answer/letter-asked text/first-item few-shot/no-options",
        changed(SCIENCE, (r'text += f"{letter}. {option}\n"', r'text = f"{letter}. {option}\n"')),
        changed(CEVAL, (r'text += f"{key}. {data[key]}\n"', r'text = f"{key}. {data[key]}\n"')),
        changed(GONGMIN, ('text += f"（', 'text = f"（')),
    ),
    _code(
        "One variable is used twice, and the other one never.",
        f"{_CUT} text/swapped-fields text/said-again text/ambiguous answer/same-option text/absent-field",
        changed(OCNLI, ("{data['sentence2']}", "{data['sentence1']}")),
        changed(BOOLQ, ("Question: {data['question']}", "Question: {data['passage']}")),
        changed(KITCHEN, ('data["opb"], data["opc"], data["opd"]', 'data["opa"], data["opa"], data["opa"]')),
    ),
    _code(
        "The prompt says today's date or time.",
        "code/time code/not-repeated code/outside",
        changed(DATES, ("import random", "import datetime\nimport random"), ('"Mail: "', 'f"Today is {datetime.date.today()}.\\nMail: "')),
        changed(XINWEN, ("import random", "import random\nimport time"), ('text = f"', "text = f\"（{time.strftime('%Y-%m-%d %H:%M:%S')}）")),
        changed(ZHAIYAO, ("import random", "from datetime import datetime\nimport random"), ('f"新闻：', 'f"{datetime.now():%m月%d日}新闻：')),
    ),
    _code(
        "Lines or words are glued together by a join without a separator.",
        "text/run-together text/lost-lines text/missing-space",
        changed(KITCHEN, ('"\\n".join(lines)', '"".join(lines)')),
        changed(SCIENCE_PPL, ('"; ".join', '"".join')),
        changed(CHANGSHI, ('"\\n".join(options)', '"".join(options).replace("（", "")')),
    ),
    _code(
        "A test on the wrong type or value, so one label is given to all docs.",
        "answer/same-gold answer/gold-differs answer/one-place answer/leaked few-shot/lopsided answer/other-names",
        changed(BOOLQ, ('"yes" if data["answer"] else', '"yes" if data["answer"] is not None else')),
        changed(REVIEWS, ("f\" {data['label']}\"", '" " + ("negative" if data["label"] == 0 else "positive")'), ('"processed_output": data["label"]', '"processed_output": "negative" if data["label"] == 0 else "positive"')),
        changed(JIUDIAN, ('"output": data["情感"], "processed_output": data["情感"]', '"output": "正面" if data["情感"] else "负面", "processed_output": "正面" if data["情感"] else "负面"')),
    ),
    _code(
        "replace or strip takes out letters of the text itself.",
        f"{_CUT} text/run-together text/changed",
        changed(REVIEWS, ("{data['text']}", "{data['text'].replace('not', '').replace('n', '')}")),
        changed(PAIRS, ('data["en"], data["zh"]', 'data["en"].replace(" ", ""), data["zh"]')),
        changed(SUMS, ('data["question"])', '"".join(c for c in data["question"] if not c.isdigit()))')),
    ),
)
