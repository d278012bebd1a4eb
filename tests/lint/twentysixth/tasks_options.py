"""Right tasks in English whose answer is one of several options."""

from __future__ import annotations

from tests.lint.making import scored, starred
from tests.lint.shape import SmallTask, code

SCIENCE = SmallTask(
    "school-science",
    code("""
    lines = [f"Question: {data['question']}"]
    for letter, choice in zip("ABCD", data["choices"]):
        lines.append(f"{letter}. {choice}")
    lines.append("Answer:")
    gold = "ABCD"[data["answer"]]
    return {"input": "\\n".join(lines), "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    Which planet is closest to the Sun?|Venus/Mars/*Mercury/Earth
    Which gas do green plants take in to make sugar?|*carbon dioxide/oxygen/nitrogen/helium
    What does a barometer measure?|heat/*air pressure/wind speed/rainfall
    Which organ pumps blood around the body?|lung/liver/kidney/*heart
    Which of these is a mammal?|shark/*dolphin/salmon/penguin
    What is the boiling point of water at sea level?|50 °C/75 °C/*100 °C/150 °C
    Which metal is liquid at room temperature?|*mercury/copper/iron/zinc
    What force pulls objects toward the ground?|friction/magnetism/tension/*gravity
    Which part of a plant takes up water from soil?|leaf/*root/flower/seed
    What is the hardest natural substance?|quartz/granite/*diamond/marble
    Which sense uses the retina?|hearing/smell/touch/*sight
    What kind of rock forms from cooled lava?|*igneous/sedimentary/metamorphic/fossil
    """),
)

CIVICS = SmallTask(
    "civics-numbers",
    code(
        """
        options = "\\n".join(f"({n}) {text}" for n, text in enumerate(data["options"], start=1))
        prompt = TEMPLATE.format(question=data["question"], options=options)
        number = str(data["correct"] + 1)
        return {"input": prompt, "output": f" {number}", "processed_output": number}
        """,
        '''
        TEMPLATE = """Civics quiz
        {question}
        {options}
        Number of the right option:"""
        '''.replace("        ", ""),
    ),
    starred(
        """
        How many senators does each U.S. state have?|one/*two/four
        Who signs bills into law?|the Speaker/the Chief Justice/*the President
        What is the first part of the Constitution called?|*the Preamble/the Appendix/the Index
        Which body hears final appeals?|the Senate/*the Supreme Court/the Cabinet
        How old must a voter be in federal elections?|16/*18/21
        What are the first ten amendments called?|*the Bill of Rights/the Articles/the Charter
        Who leads a state's government?|a mayor/a judge/*a governor
        In which month are presidential elections held?|*November/January/June
        How long is a term in the House?|four years/six years/*two years
        Who becomes President if the President dies?|the Speaker/*the Vice President/a senator
        Which branch makes federal laws?|the courts/the army/*Congress
        What is the capital of the United States?|*Washington/Boston/Chicago
        """,
        "question",
        "options",
        "correct",
    ),
)

IDIOMS = SmallTask(
    "idiom-sense",
    code("""
    text = f"What does the speaker mean by the idiom in this sentence?\\n{data['question']}\\nMeaning:\\n"
    best = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": best, "processed_output": best}
    """),
    scored("""
    The exam was a piece of cake.|*very easy/very long/very sweet
    She finally spilled the beans.|made a mess/*told the secret/cooked dinner
    He is feeling under the weather.|cold outside/very happy/*a bit ill
    It costs an arm and a leg.|*it is expensive/it is painful/it is broken
    They hit the road at dawn.|fell over/*set off/built a street
    My uncle kicked the bucket last year.|lost a game/cleaned a floor/*died
    We called it a day after lunch.|*stopped working/chose a date/started early
    He let the cat out of the bag.|freed a pet/went shopping/*gave a secret away
    The boss gave us the green light.|sold a lamp/*let us go ahead/drove off
    I have to hit the books tonight.|*study hard/hit a shelf/sell novels
    She broke the ice at the party.|spilled a drink/*started a talk/fell down
    He bit off more than he could chew.|ate too fast/hurt a tooth/*took on too much
    """),
    method="ppl",
    metric="log_prob",
)

ODD = SmallTask(
    "odd-one-out",
    code("""
    marks = "abcd"
    shown = " ".join(f"({mark}) {word}" for mark, word in zip(marks, data["words"]))
    gold = f"({marks[data['odd']]})"
    text = "Find the word that does not belong with the others.\\n" + shown + "\\nOdd one out:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    tuple(
        {"words": row["choices"], "odd": row["answer"], "group": row["group"]}
        for row in (
            {**each, "group": each.pop("question")}
            for each in starred("""
            fruit|apple/pear/*hammer/plum
            colours|*table/red/green/blue
            birds|robin/*trout/crow/owl
            tools|saw/drill/chisel/*banana
            countries|Peru/*London/Chad/Nepal
            metals|iron/tin/*wool/lead
            drinks|*brick/tea/milk/juice
            months|March/July/May/*Monday
            trees|oak/*carpet/birch/elm
            instruments|flute/cello/*spoon/harp
            shapes|circle/square/cone/*mother
            clothes|*river/shirt/sock/coat
            """)
        )
    ),
)

GEOGRAPHY = SmallTask(
    "geography-bee",
    code(
        """
        body = "\\n".join(f"{key}) {value}" for key, value in data["options"].items())
        return {
            "input": f"{INTRO}\\n\\n{data['prompt']}\\n{body}\\nCorrect letter:",
            "output": f" {data['label']}",
            "processed_output": data["label"],
        }
        """,
        'INTRO = "Choose the correct letter: A, B, C or D."',
    ),
    tuple(
        {
            "prompt": row["question"],
            "options": dict(zip("ABCD", row["choices"], strict=True)),
            "label": "ABCD"[row["answer"]],
        }
        for row in starred("""
        Which river flows through Cairo?|Congo/Niger/*Nile/Volta
        What is the capital of Norway?|Bergen/*Oslo/Malmö/Turku
        Which country has Lima as its capital?|*Peru/Chile/Bolivia/Ecuador
        Which desert covers much of Mongolia?|Sahara/Namib/Atacama/*Gobi
        On which island does Jakarta lie?|Bali/*Java/Borneo/Luzon
        Which sea lies between Italy and Croatia?|Baltic/Black/*Adriatic/North
        Which state has Austin as its capital?|*Texas/Ohio/Utah/Maine
        Which mountain is the highest in Africa?|Etna/Elgon/Kenya/*Kilimanjaro
        Which canal joins two oceans?|Corinth/*Panama/Kiel/Erie
        Which city lies on two continents?|Athens/Sofia/*Istanbul/Baku
        Which country is an island?|*Iceland/Laos/Chad/Austria
        Which lake is the deepest?|Victoria/Huron/Ladoga/*Baikal
        """)
    ),
)

SYNONYMS = SmallTask(
    "synonym-choice",
    code("""
    prompt = (
        f"Word: {data['word']}\\n"
        f"Choices: {', '.join(data['choices'])}\\n"
        "Closest in meaning:"
    )
    answer = data["choices"][data["gold"]]
    return {"input": prompt, "output": " " + answer, "processed_output": answer}
    """),
    starred(
        """
        brave|tired/*bold/late/thin
        huge|*vast/soft/calm/dull
        begin|close/wait/*start/lend
        silent|loud/warm/wide/*quiet
        rich|*wealthy/hungry/careful/distant
        rapid|heavy/*quick/bitter/hollow
        angry|clever/narrow/*furious/gentle
        hide|reveal/borrow/repair/*conceal
        weak|solid/*feeble/ancient/polite
        joy|*delight/anger/hunger/doubt
        odd|*strange/normal/clean/early
        buy|*purchase/destroy/measure/observe
        assist|hinder/leave/*help/argue
        error|prize/*mistake/message/ticket
        """,
        "word",
        "choices",
        "gold",
    ),
)

TASKS = (SCIENCE, CIVICS, IDIOMS, ODD, GEOGRAPHY, SYNONYMS)
