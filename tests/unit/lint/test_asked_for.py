"""What a prompt asks for and its rows do not give, in six languages, beside right prompts that are
worded alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.types import RenderSettings

TWO = RenderSettings(num_fewshot=2)
THINGS = ("oak", "pine", "birch", "willow", "maple", "cedar")
FRUITS = ("apple", "plum", "pear", "cherry")
BY_CHANCE = (2, 0, 1, 3, 3, 1, 0, 2, 1, 3, 2, 0)
ONLY_HERE = ("Rowan", "Lindworm", "Saxifrage", "Gentian", "Tamarisk", "Larkspur")


def listed(words: str, marks: str = "ABCD", gold: str = "mark", *, joint: str = "{m}. {c}") -> Case:
    """Return a case of four options; the gold is an option's mark or its text."""
    rows = [
        {
            "question": f"Which grows in garden {i}?",
            "options": [f"{FRUITS[(i + k) % 4]} {i}" for k in range(4)],
            "place": BY_CHANCE[i],
        }
        for i in range(12)
    ]
    lines = f"'\\n'.join(f'{joint}' for m, c in zip('{marks}', data['options']))"
    text = f"data['question'] + '\\n' + {lines} + '\\nAnswer:'"
    answer = f"'{marks}'[data['place']]" if gold == "mark" else "data['options'][data['place']]"
    return Case(returns(text, f"' ' + {answer}", answer), rows, settings=described(words))


def described(words: str, shots: int = 2) -> RenderSettings:
    """Return settings with a description."""
    return RenderSettings(num_fewshot=shots, description=words, description_separator="\n\n")


def free(words: str, cue: str = "Answer:", shots: int = 2, **fields: Callable[[int], Any]) -> Case:
    """Return a case of open answers below a description."""
    made = {
        "question": lambda i: f"What did they plant in street {THINGS[i % 6]} {i}?",
        "answer": lambda i: f"{ONLY_HERE[i % 6]} {THINGS[(i + 1) % 6]}",
    } | fields
    rows = [{name: value(i) for name, value in made.items()} for i in range(12)]
    text = "f\"{data['question']}\\n" + cue + '"'
    return Case(returns(text), rows, settings=described(words, shots))


def sorts(words: str, labels: tuple[str, ...], **more: Any) -> Case:
    """Return a case of labels, of which each is there often."""
    many = lambda i: labels[BY_CHANCE[i] % len(labels)]  # noqa: E731
    return free(words, answer=more.pop("answer", many), **more)


def french(i: int) -> str:
    """Return a sentence in French."""
    return f"Le jardin {i} est dans la rue des saules, et les arbres sont pour une école."


def german(i: int) -> str:
    """Return a sentence in German."""
    return f"Der Garten {i} ist nicht in der Straße, und die Bäume sind von dem Bauern."


def english(i: int) -> str:
    """Return a sentence in English."""
    return f"The garden {i} is in the street of willows and the trees are for a school."


def japanese(i: int) -> str:
    """Return a sentence in Japanese."""
    return f"庭{i}は学校の木のために作られました。"


Pairs = Mapping[str, tuple[Case, Case]]

LANGUAGE: Pairs = {
    "the cue names another one": (
        free("", "Italian:", answer=french), free("", "French:", answer=french)),
    "a cue with a noun": (
        free("", "German translation:", answer=french),
        free("", "French translation:", answer=french)),
    "a cue in Chinese": (
        free("", "德语译文：", answer=english), free("", "英语译文：", answer=english)),
    "ins Französische": (
        free("Übertrage jeden Satz ins Französische.", answer=german),
        free("Übertrage jeden Satz aus dem Französischen ins Deutsche.", answer=german)),
    "en allemand": (
        free("Réponds à chaque question en allemand.", answer=french),
        free("Traduis chaque phrase en allemand vers le français.", answer=french)),
    "al francés": (
        free("Traduce cada frase al francés.", answer=english),
        free("Traduce cada frase del francés al inglés.", answer=english)),
    "英語で": (
        free("質問に英語で答えてください。", answer=japanese),
        free("英語の質問に日本語で答えてください。", answer=japanese)),
    "翻译成德语": (
        free("请把下面的句子翻译成德语。", answer=french),
        free("请把这句话翻译成法语，不要译成德语。", answer=french)),
    "code": (
        free("Answer in Arabic.", answer=lambda i: f"print({i})  # done"),
        free("请用中文写注释。", answer=lambda i: f"print({i})  # 打印结果")),
    "one or the other": (
        free("Answer in English.", answer=french),
        free("Answer in English or French.", answer=french)),
    "from and in": (
        free("Write a German summary of each text.", answer=english),
        free("Translate each text in German to English.", answer=english)),
}  # fmt: skip

SENTENCE: Pairs = {
    "a complete sentence": (
        free("Answer in a full sentence."),
        free("Answer in a full sentence.", answer=lambda i: f"They planted {THINGS[i % 6]}.")),
    "ein ganzer Satz": (
        free("Antworte mit einem vollständigen Satz."),
        free("Antworte mit einem vollständigen Satz.", answer=german)),
    "une phrase": (
        free("Réponds par une phrase complète."),
        free("Réponds par une phrase complète.", answer=french)),
    "大文字": (
        free("答えは大文字で書いてください。"),
        free("答えは大文字で書いてください。", answer=lambda i: THINGS[i % 6].upper())),
    "deux décimales": (
        free("Donne le résultat avec deux décimales.", answer=lambda i: f"{i},5"),
        free("Donne le résultat avec deux décimales.", answer=lambda i: f"{i},50")),
}  # fmt: skip

NO_OPTIONS: Pairs = {
    "the right option": (
        free("Choose the right option."),
        free("Choose the right option.",
             question=lambda i: f"Is it {ONLY_HERE[i % 6]} {THINGS[(i + 1) % 6]} or a rose?")),
    "aus den Optionen": (
        free("Wähle die richtige Antwort aus den Optionen."),
        free("Schreibe die richtige Antwort.")),
    "parmi les propositions": (
        free("Choisis la bonne réponse parmi les quatre propositions."),
        free("Donne la bonne réponse.")),
    "la opción correcta": (free("Elige la opción correcta."), free("Da la respuesta correcta.")),
    "选项": (free("请从下列选项中选出正确的一项。"), free("请写出正确的答案。")),
    "選択肢": (free("選択肢から正解を選んでください。"), free("正解を書いてください。")),
}  # fmt: skip

COUNT: Pairs = {
    name: (listed(fault), listed(right))
    for name, fault, right in (
        ("one of the following three", "Pick one of the following three.",
         "Pick one of the following four."),
        ("among five", "Choose among the five options.", "Choose among the four options."),
        ("two are wrong", "Choose from the three options.", "Two options are surely wrong."),
        ("五选一", "这是一道五选一的题目。", "这是一道四选一的题目。"),
        ("三个词语中", "请从下列三个词语中选出一个。", "请从下列四个词语中选出一个。"),
        ("五択", "五択の問題です。", "四択の問題です。"),
        ("三つの選択肢", "三つの選択肢から選んでください。", "四つの選択肢から選んでください。"),
        ("fünf Antworten", "Wähle eine der fünf Antworten.", "Wähle eine der vier Antworten."),
        ("one is chosen", "请从五个选项中选择一个。", "请选择一个选项，有两个选项是错误的。"),
        ("statements", "Which of the three options is right?",
         "Which of the three statements is right?"),
        ("cinq propositions", "Choisis parmi les cinq propositions.",
         "Choisis parmi les quatre propositions."),
        ("cinco opciones", "Elige una de las cinco opciones.", "Elige una de las cuatro opciones."),
    )
}  # fmt: skip

LABEL_COUNT: Pairs = {
    "three categories": (
        sorts("Sort into one of three categories: tree, herb, moss or fern.",
              ("tree", "herb", "moss", "fern")),
        sorts("Sort into one of four categories: tree, herb, moss or fern.",
              ("tree", "herb", "moss", "fern"))),
}  # fmt: skip

ENDS: Pairs = {
    name: (listed(fault, marks), listed(right, marks))
    for name, marks, fault, right in (
        ("0から5", "0123", "番号を0から4の中から選んでください。",
         "番号を0から3の中から選んでください。"),
        ("数字1到4", "ABCD", "请用数字1到4作答。", "第1到4题，请用字母作答。"),
        ("1、2、3或4", "ABCD", "请回答1、2、3或4。", "Explain it in between 1 and 4 words."),
        ("A〜D", "1234", "正しい記号（A〜D）を書いてください。", "番号（1〜4）を書いてください。"),
        ("wähle 1-5", "1234", "Wähle 1-5.", "Wähle 1-4 und schreibe 1-5 Wörter."),
        ("A bis E", "ABCD", "Antworte mit A bis E.", "Antworte mit A bis D."),
        ("A à D", "1234", "Réponds par une lettre de A à D.", "Réponds par un chiffre de 1 à 4."),
        ("chiffre", "ABCD", "Réponds par un chiffre.", "Réponds par une lettre."),
        ("Zahl", "ABCD", "Antworte nur mit der Zahl.", "Antworte nur mit dem Buchstaben."),
        ("letra", "1234", "Responde solo con la letra.", "Responde solo con el número."),
        ("del 1 al 5", "1234", "Elige un número del 1 al 5.", "Elige un número del 1 al 4."),
        ("from nought", "1234", "Choose a number from 0 to 3.", "Rate it from 0 to 9 in thought."),
    )
}  # fmt: skip

MARKS: Pairs = {
    "the number of the topic": (
        sorts("Is it tree, herb or moss? Answer with the number of the topic.",
              ("tree", "herb", "moss")),
        sorts("Is it tree, herb or moss? Answer with the topic, not the number of the topic.",
              ("tree", "herb", "moss"))),
    "an option's letter, and none has one": (
        listed("Give only the letter of the right option.", gold="text", joint="{c}"),
        listed("Give the right option, not the letter of the option.", gold="text", joint="{c}")),
    "只写字母": (
        listed("请只写选项的字母。", gold="text", joint="{c}"),
        listed("请写出选项，不要写选项的字母。", gold="text", joint="{c}")),
    "la lettre de la réponse": (
        listed("Donne la lettre de la bonne réponse.", gold="text"),
        listed("Donne la lettre de la bonne réponse.")),
    "不要写序号": (listed("不要写序号。", "1234"), listed("请写序号。", "1234")),
    "本身": (listed("请写出植物本身。"), listed("请写出植物的字母。")),
    "nicht den Buchstaben": (
        listed("Schreibe den ganzen Wortlaut, nicht den Buchstaben."),
        listed("Lies den ganzen Text und schreibe den Buchstaben.")),
    "番号ではなく": (
        listed("番号ではなく言葉で答える。", "1234"), listed("番号で答える。", "1234")),
    "no la letra": (
        listed("Escribe el texto completo, no la letra."), listed("Escribe la letra.")),
    "the letter, not the number": (
        listed("Write the text of the right option."),
        listed("Answer with the letter, not the number.")),
}  # fmt: skip

LEFT_OUT: Pairs = {
    "oder": (
        sorts("Ist es Baum oder Kraut?", ("Baum", "Kraut", "Moos")),
        sorts("Ist es Baum, Kraut oder Moos?", ("Baum", "Kraut", "Moos"))),
    "ou": (
        sorts("Est-ce arbre ou herbe ?", ("arbre", "herbe", "mousse")),
        sorts("Est-ce arbre, herbe ou mousse ?", ("arbre", "herbe", "mousse"))),
    "what each means stands in brackets": (
        sorts("Choose T1X (a tree), HRB (a herb) or FRN (a fern).", ("TRE", "HRB", "FRN", "MSS")),
        sorts("Choose TRE (a tree), HRB (a herb), FRN (a fern) or MSS (a moss).",
              ("TRE", "HRB", "FRN", "MSS"))),
    "a list in lines": (
        sorts("- tree: has a trunk\n- herb: has none\nSay which it is.", ("tree", "herb", "moss")),
        sorts("- tree: has a trunk\n- herb: has none\n- moss: is small\nSay which it is.",
              ("tree", "herb", "moss"))),
    "どちらか": (
        sorts("「木」「草」のいずれかで答えてください。", ("木", "草", "苔")),
        sorts("「木」「草」「苔」のいずれかで答えてください。", ("木", "草", "苔"))),
    "または": (
        sorts("木または草と答えてください。", ("木", "草", "苔")),
        sorts("木、草または苔と答えてください。", ("木", "草", "苔"))),
}  # fmt: skip

SEVERAL: Pairs = {
    "one has the other in it": (
        free("", answer=lambda i: f"the {THINGS[i % 6]};{THINGS[i % 6]}" if i < 3
             else THINGS[i % 6]),
        free("", answer=lambda i: "red;blue" if i < 3 else THINGS[i % 6])),
    "two labels": (
        sorts("Which is it?", (), answer=lambda i: ("tree/herb", "moss/tree")[i]
              if i < 2 else ("tree", "herb", "moss")[i % 3]),
        sorts("Name all the labels that fit.", (), answer=lambda i: ("tree/herb", "moss/tree")[i]
              if i < 2 else ("tree", "herb", "moss")[i % 3])),
    "two labels and an or": (
        sorts("Which is it?", (), answer=lambda i: ("tree or herb", "moss or tree")[i]
              if i < 2 else ("tree", "herb", "moss")[i % 3]),
        free("", answer=lambda i: "he/she" if i < 3 else THINGS[i % 6])),
    "in Chinese": (
        free("", answer=lambda i: "老城区的柳树；柳树" if i < 3 else f"柳树{i}"),
        free("", answer=lambda i: "柳树；松树" if i < 3 else f"柳树{i}")),
}  # fmt: skip

EXAMPLES: Pairs = {
    name: (free(fault), free(right))
    for name, fault, right in (
        ("here are", "Here are 4 examples of questions with answers.",
         "Here are 2 examples of questions with answers."),
        ("solved", "Below are three solved questions.", "Below are two solved questions."),
        ("给出", "下面给出4个示例。", "请写出4个例子。"),
        ("Beispiele", "Hier sind vier Beispiele.", "Hier sind zwei Beispiele."),
        ("exemples", "Voici trois exemples.", "Voici deux exemples."),
        ("ejemplos", "Aquí tienes cuatro ejemplos.", "Aquí tienes dos ejemplos."),
        ("例", "以下に三つの例を示します。", "以下に二つの例を示します。"),
    )
}  # fmt: skip


def sums(words: str, output: str = "' ' + data['answer']", description: str = "") -> Case:
    """Return a case of sums that asks for something before its cue."""
    rows = [{"question": f"{i} and {i + 2} trees?", "answer": str(2 * i + 2)} for i in range(12)]
    text = "f\"{data['question']}\\n" + words + '\\n=>"'
    return Case(returns(text, output), rows, settings=described(description))


STEPPED = "f\" {data['question'][:2]} + 2 = x. It is {data['answer']}.\""
STEPS: Pairs = {
    name: (sums(words), sums(words, STEPPED))
    for name, words in (
        ("show your work", "Show your work."),
        ("then answer", "Reason about it, then answer."),
        ("列出算式", "请列出算式，再写出答案。"),
        ("Rechenweg", "Schreibe den Rechenweg auf."),
        ("calculs", "Montre tes calculs."),
        ("pasos", "Escribe los pasos."),
        ("途中式", "途中の式も書いてください。"),
    )
} | {
    "in the description": (
        sums("", description="Explain your reasoning."),
        sums("", description="Do not show your work."))
}  # fmt: skip

ALL: Mapping[str, Pairs] = {
    "few-shot/other-form": {**LANGUAGE, **SENTENCE, **NO_OPTIONS},
    "answer/other-count": {**COUNT, **LABEL_COUNT},
    "answer/letters": ENDS,
    "answer/letter-asked": MARKS,
    "answer/other-names": LEFT_OUT,
    "answer/other-form": SEVERAL,
    "few-shot/other-count": EXAMPLES,
    "few-shot/steps-lost": STEPS,
}
CASES = [(rule, name) for rule, pairs in ALL.items() for name in pairs]


@pytest.mark.parametrize(("rule", "name"), CASES)
def test_a_fault_is_found(rule: str, name: str) -> None:
    """Its rule has a finding."""
    assert found(ALL[rule][name][0], rule)


@pytest.mark.parametrize(("rule", "name"), CASES)
def test_what_is_worded_alike_is_left_alone(rule: str, name: str) -> None:
    """The rule says nothing of the right prompt."""
    assert [finding.message for finding in found(ALL[rule][name][1], rule)] == []
