"""Right prompts with labels, code, data and signs that belong there."""

from __future__ import annotations

from tests.lint.seventh import rows_free as free
from tests.lint.seventh import rows_labels as labels
from tests.lint.seventh import rows_odd as odd
from tests.lint.seventh.styles import scored, styles

_COLA = scored(
    odd.COLA,
    lambda row: ("acceptable", "unacceptable"),
    lambda row: ("unacceptable", "acceptable")[row["label"]],
)
_BOOL = scored(
    labels.BOOLQ, lambda row: ("Yes", "No"), lambda row: "Yes" if row["answer"] else "No"
)
_WAIMAI = scored(
    labels.WAIMAI, lambda row: ("很好", "很差"), lambda row: "很好" if row["label"] else "很差"
)
_RTE = [{k: v for k, v in row.items() if k != "target_scores"} for row in labels.RTE]

RIGHT = (
    *styles(
        "cola",
        odd.COLA,
        r"""
        sentences that are wrong on purpose ¦ f"Sentence: {data['sentence']}\nIs this sentence grammatical? Answer yes or no.\nAnswer:" ¦ "yes" if data["label"] else "no" ¦ ¦
        numbers with a legend ¦ f"1 = acceptable, 0 = unacceptable\n{data['sentence']}\nLabel:" ¦ str(data["label"]) ¦ ¦
        quotes ¦ f"\"{data['sentence']}\"\nCorrect English? (True/False)\n" ¦ str(bool(data["label"])) ¦ gold ¦ "fewshot": 4
        """,
    ),
    *styles(
        "cola ppl",
        _COLA,
        r"""
        labels that begin alike ¦ f"{data['sentence']}\nThis sentence is" ¦ ("unacceptable", "acceptable")[data["label"]] ¦ gold ¦ "method": "ppl", "metric": "log_prob", "own": {"target_delimiter": " "}
        """,
    ),
    *styles(
        "boolq",
        labels.BOOLQ,
        r"""
        True and False ¦ f"{data['passage']}\nTrue or False: {data['question']}?\n" ¦ str(data["answer"]) ¦ gold ¦
        a question mark added and a capital ¦ f"{data['passage']}\n\n{data['question'].capitalize()}? (yes/no)\n" ¦ "yes" if data["answer"] else "no" ¦ gold ¦ "own": {"separator": "\n\n\n"}
        Y and N ¦ f"Text: {data['passage']}\nQuestion: {data['question']}? [Y/N]\n>" ¦ "NY"[data["answer"]] ¦ ¦
        """,
    ),
    *styles(
        "boolq ppl",
        _BOOL,
        r"""
        PPL over Yes and No ¦ f"{data['passage']}\nQuestion: {data['question']}?\nAnswer:" ¦ "Yes" if data["answer"] else "No" ¦ gold ¦ "method": "ppl", "metric": "log_prob", "own": {"target_delimiter": " "}
        """,
    ),
    *styles(
        "waimai ppl",
        _WAIMAI,
        r"""
        PPL over a sentence's end ¦ f"评论：{data['review']}\n总之，这家店" ¦ "很好" if data["label"] else "很差" ¦ gold ¦ "method": "ppl", "metric": "log_prob", "fewshot": 2
        """,
    ),
    *styles(
        "waimai",
        labels.WAIMAI,
        r"""
        positive and negative in English ¦ f"Review: {data['review']}\nSentiment (positive or negative):" ¦ ["negative", "positive"][data["label"]] ¦ ¦ "description": "Classify Chinese reviews of food deliveries."
        numbers with a legend ¦ f"0表示差评，1表示好评。\n评论：{data['review']}\n标签：" ¦ str(data["label"]) ¦ gold ¦
        a pair of signs ¦ f"{data['review']}\n（赞／踩）：" ¦ "踩赞"[data["label"]] ¦ gold ¦
        a dialogue ¦ f"顾客：{data['review']}\n客服心想：这是" ¦ ["差评", "好评"][data["label"]] ¦ f"{gold}。" ¦ "metric": "prefix_match"
        """,
    ),
    *styles(
        "rte",
        _RTE,
        r"""
        entailment by name ¦ f"Premise: {data['premise']}\nHypothesis: {data['hypothesis']}\nLabel (entailment or not_entailment):" ¦ ["entailment", "not_entailment"][data["label"]] ¦ ¦
        a therefore ¦ f"{data['premise']} Does it follow that \"{data['hypothesis'].rstrip('.')}\"? yes or no?\n" ¦ ["yes", "no"][data["label"]] ¦ gold ¦
        p and h as letters ¦ f"p: {data['premise']}\nh: {data['hypothesis']}\np => h?" ¦ ["true", "false"][data["label"]] ¦ ¦ "description": "Say true where h follows from p, and false where not."
        """,
    ),
    *styles(
        "news",
        labels.NEWS,
        r"""
        numbers by a numbered list ¦ "Topics:\n1. World\n2. Sports\n3. Business\n4. Sci/Tech\n\n" + f"Article: {data['text']}\nNumber of its topic:" ¦ str(data["label"] + 1) ¦ ¦ "own": {"separator": "\n\n\n"}, "fewshot": 4
        hashtags ¦ f"{data['text']}\n#" ¦ ["world", "sports", "business", "scitech"][data["label"]] ¦ gold ¦ "description": "Tag each text with #world, #sports, #business or #scitech.", "fewshot": 4
        an e-mail ¦ f"Subject: new item\n\n{data['text']}\n\nDesk:" ¦ ["WORLD", "SPORTS", "BUSINESS", "SCI/TECH"][data["label"]] ¦ ¦ "own": {"separator": "\n\n* * *\n\n"}
        JSON out ¦ json.dumps({"text": data["text"]}) + "\n" ¦ '{"topic": "' + ["World", "Sports", "Business", "Sci/Tech"][data["label"]] + '"}' ¦ gold ¦ "above": "import json", "description": "Reply with a JSON object that names the topic: World, Sports, Business or Sci/Tech."
        """,
    ),
    *styles(
        "trec",
        labels.TREC,
        r"""
        spaces before question marks, as the data has them ¦ f"{data['question']}\nClass:" ¦ data["label"] ¦ ¦ "description": "Classes: ABBR, DESC, ENTY, HUM, LOC, NUM", "fewshot": 5
        labels in words ¦ f"Question: {data['question']}\nIt asks for" ¦ {"ABBR": "an abbreviation", "DESC": "a description", "ENTY": "a thing", "HUM": "a person", "LOC": "a place", "NUM": "a number"}[data["label"]] ¦ f" {gold}." ¦ "metric": "prefix_match"
        """,
    ),
    *styles(
        "nli_es",
        labels.NLI_ES,
        r"""
        letters of a key ¦ f"V = verdadero, F = falso, I = indeterminado\n{data['premisa']}\n{data['hipotesis']}\nClave:" ¦ data["etiqueta"][0].upper() ¦ ¦
        a question in words ¦ f"Si «{data['premisa']}», ¿qué se puede decir de «{data['hipotesis']}»? Es verdadero, falso o indeterminado.\nEs" ¦ data["etiqueta"] ¦ ¦
        """,
    ),
    *styles(
        "typos",
        odd.TYPOS,
        r"""
        errors on purpose ¦ f"Original: {data['wrong']}\nCorrected:" ¦ data["right"] ¦ ¦
        an arrow ¦ f"{data['wrong']} ->" ¦ data["right"] ¦ ¦ "own": {"separator": "\n"}, "description": "Correct the spelling and grammar."
        a diff ¦ f"- {data['wrong']}\n+" ¦ data["right"] ¦ ¦
        """,
    ),
    *styles(
        "sql",
        odd.SQL,
        r"""
        comments of SQL ¦ f"-- Table: {data['table']}\n-- {data['question']}\n" ¦ data["sql"] ¦ gold ¦ "max_tokens": 100
        a fence ¦ f"Schema: {data['table']}\nQuestion: {data['question']}\n```sql\n" ¦ data["sql"] ¦ f"{gold}\n```" ¦ "stop": ["```"], "max_tokens": 100
        a prompt of a shell ¦ f"Table {data['table']}. {data['question']}\nsqlite>" ¦ data["sql"] ¦ ¦ "max_tokens": 100
        """,
    ),
    *styles(
        "regex",
        odd.REGEX,
        r"""
        backslashes that belong there ¦ f"Describe: {data['what']}\nPattern:" ¦ data["pattern"] ¦ ¦
        between slashes ¦ f"{data['what']}: /" ¦ data["pattern"] ¦ gold + "/" ¦ "own": {"separator": "\n"}, "metric": "prefix_match"
        """,
    ),
    *styles(
        "formulas",
        odd.FORMULAS,
        r"""
        subscripts of the data ¦ f"Compound: {data['name']}\nFormula:" ¦ data["formula"] ¦ ¦
        the other way about ¦ f"{data['formula']} is the formula of" ¦ data["name"] ¦ f" {gold}." ¦ "metric": "prefix_match"
        """,
    ),
    *styles(
        "emoji",
        odd.EMOJI,
        r"""
        emoji as labels ¦ f"Post: {data['text']}\nMood (😊, 😢 or 😠):" ¦ data["label"] ¦ ¦
        words for emoji ¦ f"{data['text']}\nmood:" ¦ {"😊": "happy", "😢": "sad", "😠": "angry"}[data["label"]] ¦ ¦ "description": "Is each post happy, sad or angry?"
        """,
    ),
    *styles(
        "words",
        odd.WORDS,
        r"""
        spelling with hyphens ¦ f"Spell it: {data['word']}\nLetters:" ¦ data["letters"] ¦ ¦ "fewshot": 4
        the first letter ¦ f"What is the first letter of \"{data['word']}\"?\nLetter:" ¦ data["word"][0] ¦ ¦
        backwards ¦ f"Write {data['word']} backwards:" ¦ data["word"][::-1] ¦ ¦ "own": {"separator": "\n"}
        the number of letters ¦ f"How many letters has {data['word']}?\nCount:" ¦ str(len(data["word"])) ¦ ¦
        """,
    ),
    *styles(
        "funcs",
        odd.FUNCS,
        r"""
        code to complete ¦ data["prompt"] + "\n" ¦ data["body"] ¦ "    " + gold ¦ "fewshot": 2, "own": {"separator": "\n\n\n"}
        a line to fill in ¦ data["prompt"] + "\n    ...\n# Replace the dots by one line:\n" ¦ data["body"] ¦ gold ¦ "own": {"separator": "\n\n\n"}
        """,
    ),
    *styles(
        "logs",
        odd.LOGS,
        r"""
        lines of a log ¦ data["line"] + "\nlevel:" ¦ data["level"] ¦ ¦ "description": "Levels are info, warning and error."
        in brackets ¦ f"<log>{data['line']}</log>\nseverity (info, warning, error):" ¦ data["level"] ¦ ¦
        """,
    ),
    *styles(
        "sts",
        odd.STS,
        r"""
        a score from 0 to 5 ¦ f"A: {data['first']}\nB: {data['second']}\nHow alike are they, from 0 (not at all) to 5 (the same)?\nScore:" ¦ str(data["score"]) ¦ ¦
        stars ¦ f"{data['first']}\n{data['second']}\nSame meaning (x/5):" ¦ str(data["score"]) ¦ f" {gold}/5" ¦ "metric": "prefix_match"
        """,
    ),
    *styles(
        "tables",
        odd.TABLES,
        r"""
        commas and lines ¦ f"{data['table']}\n\nQ: {data['question']}\nA:" ¦ data["answer"] ¦ ¦ "own": {"separator": "\n\n\n"}
        bars for commas ¦ data["table"].replace(",", " | ") + f"\n{data['question']}\n->" ¦ data["answer"] ¦ ¦
        a fence of csv ¦ f"```csv\n{data['table']}\n```\n{data['question']}\nAnswer:" ¦ data["answer"] ¦ ¦
        """,
    ),
    *styles(
        "crux",
        free.CRUX,
        r"""
        a prompt of Python ¦ ">>> " + data["code"].replace("\n", "\n... ") + f"\n>>> f({data['input']})\n" ¦ data["output"] ¦ gold ¦ "fewshot": 2
        what is printed ¦ f"```python\n{data['code']}\n\nprint(repr(f({data['input']})))\n```\nOutput:" ¦ data["output"] ¦ ¦ "fewshot": 2, "own": {"separator": "\n\n\n"}
        """,
    ),
)
