"""Right prompts that look odd: tasks of their own."""

from __future__ import annotations

from tests.lint.making import ask, qa

RIGHT = (
    ask(
        "numbers in words of French",
        qa("""
    trois > 3
    dix > 10
    sept > 7
    douze > 12
    cinq > 5
    vingt > 20
    onze > 11
    huit > 8
    """),
        "f\"Français : {data['q']}\\nEn chiffres :\"",
    ),
    ask(
        "recipes as objects of JSON",
        qa("""
    Two eggs for the omelette > {"item": "egg", "count": 2}
    Five apples for the cake > {"item": "apple", "count": 5}
    Three lemons for the sauce > {"item": "lemon", "count": 3}
    Four onions for the soup > {"item": "onion", "count": 4}
    One pear for the salad > {"item": "pear", "count": 1}
    Six carrots for the stew > {"item": "carrot", "count": 6}
    Eight plums for the jam > {"item": "plum", "count": 8}
    Seven figs for the tart > {"item": "fig", "count": 7}
    """),
        "f\"Text: {data['q']}\\nWrite the item (singular) and the count as JSON.\\nJSON:\"",
    ),
    ask(
        "yes or no about a recipe",
        qa("""
    Boil the rice in milk with sugar. Is there milk in it? > yes
    Fry the tofu in oil with ginger. Is there meat in it? > no
    Whisk three eggs with cream. Are there eggs in it? > yes
    Mash the chickpeas with lemon. Is there sugar in it? > no
    Melt the butter and stir in flour. Is there butter in it? > yes
    Grill the peppers with salt. Is there fish in it? > no
    Bake the dough with cheese on top. Is there cheese in it? > yes
    Slice cucumbers into vinegar. Is there honey in it? > no
    """),
        "f\"Recipe and question: {data['q']}\\nAnswer yes or no.\\nAnswer:\"",
    ),
    ask(
        "dates of history as years",
        qa("""
    the fall of the Berlin Wall > 1989
    the first landing on the Moon > 1969
    the storming of the Bastille > 1789
    the battle of Hastings > 1066
    the sinking of the Titanic > 1912
    the first voyage of Columbus to America > 1492
    the great fire of London > 1666
    the battle of Waterloo > 1815
    """),
        "f\"When was {data['q']}? Give the year in four digits.\\nYear:\"",
    ),
    ask(
        "把简体写成繁体",
        qa("""
    学习 > 學習
    汉语 > 漢語
    电视 > 電視
    书店 > 書店
    飞机 > 飛機
    医院 > 醫院
    铁路 > 鐵路
    图画 > 圖畫
    """),
        "f\"把下面的词写成繁体字。\\n简体：{data['q']}\\n繁体：\"",
        output="gold",
    ),
)
