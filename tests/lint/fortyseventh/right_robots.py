"""Right prompts of operators, robots and observers."""

from __future__ import annotations

from tests.lint.making import Right, keyed, qa, right, scored, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "a shell command is completed after its prompt",
        "shell-dollar",
        """
        text = f"# {data['q']}\\n$"
        gold = data["a"]
        """,
        qa("""
        list files, hidden ones too > ls -a
        show the working directory > pwd
        make a folder called out > mkdir out
        count the lines of a.txt > wc -l a.txt
        remove b.txt > rm b.txt
        print the first ten lines of c.log > head c.log
        """),
    ),
    right(
        "an HTTP status is asked for with its number",
        "http-status",
        """
        text = f"HTTP status code for: {data['q']}\\nCode:"
        gold = data["a"]
        """,
        qa("""
        not found > 404
        ok > 200
        moved permanently > 301
        internal server error > 500
        forbidden > 403
        created > 201
        """),
    ),
    right(
        "robotics: directions as arrows",
        "grid-walk",
        """
        text = f"A robot stands on {data['start']} and wants to reach {data['goal']} of a chessboard.\\n"
        text += "Which way must it go: ↑ ↓ ← or →? (a is left, 1 is below)\\nWay:"
        gold = data["way"]
        """,
        table(
            "start|goal|way",
            """
            a1|a5|↑
            d4|h4|→
            g7|g2|↓
            f3|b3|←
            c8|c1|↓
            b2|e2|→
            h6|h8|↑
            e5|a5|←
            """,
        ),
    ),
    right(
        "sensor states by PPL, ranked as whole words",
        "valve-state",
        """
        text = f"Pressure before the valve {data['before']} bar, behind it {data['behind']} bar.\\n"
        text += "The valve is"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "before|behind",
            """
            6.0|5.9|*open/shut
            6.1|0.0|open/*shut
            4.8|0.1|open/*shut
            5.2|5.1|*open/shut
            3.3|0.0|open/*shut
            7.0|6.8|*open/shut
            """,
            lead=" ",
        ),
        method="ppl",
        lead="",
    ),
    right(
        "anatomy by PPL with the options shown and their texts ranked",
        "anatomy-ppl",
        """
        names = list(data["target_scores"])
        text = data["question"] + "\\nOptions: " + "; ".join(names) + "\\nAnswer:"
        gold = max(names, key=data["target_scores"].get)
        return {"input": text + "\\n", "output": gold, "processed_output": gold}
        """,
        scored("""
        Where is the femur?|*thigh/arm/skull
        Which organ makes bile?|spleen/*liver/lung
        Which bone protects the brain?|rib/pelvis/*skull
        Which chamber pumps blood into the aorta?|*left ventricle/right atrium/right ventricle
        What joins muscle to bone?|ligament/*tendon/cartilage
        Where is insulin made?|kidney/stomach/*pancreas
        Which vessel carries blood to the heart?|artery/*vein/nephron
        """),
        method="ppl",
    ),
    right(
        "astronomy options in one line with bars",
        "astro-bars",
        """
        row = " | ".join(f"{n} {text}" for n, text in zip("wxyz", data["choices"]))
        text = f"{data['question']}\\n{row}\\nw, x, y or z:"
        gold = "wxyz"[data["answer"]]
        """,
        starred("""
        Which planet has the most visible rings?|Mars/*Saturn/Venus/Mercury
        What is at the centre of the solar system?|*the Sun/the Earth/the Moon/Jupiter
        Which galaxy do we live in?|Andromeda/Whirlpool/Sombrero/*the Milky Way
        What do comets mostly consist of?|iron/gold/*ice/sand
        How long does light take from the Sun?|eight days/*eight minutes/one second/a year
        Which body causes most of the tides?|Mars/Sirius/*the Moon/Pluto
        Who first used a telescope on the sky?|*Galileo/Newton/Einstein/Hubble
        What is a light year a measure of?|time/mass/heat/*distance
        """),
    ),
    right(
        "plants are keyed out by a nested rule",
        "leaf-key",
        """
        text = KEY + f"\\n\\nLeaf: {data['leaf']}\\nTree:"
        gold = data["tree"]
        """,
        table(
            "leaf|tree",
            """
            needle, single, flat|fir
            needle, in pairs|pine
            broad, lobed|oak
            broad, heart-shaped|lime
            needle, in pairs, long|pine
            broad, lobed, leathery|oak
            """,
        ),
        above='''
        KEY = """Needles:
        - in pairs: pine
        - single: fir
        Broad leaves:
        - lobed: oak
        - heart-shaped: lime"""
        ''',
    ),
    right(
        "a git diff's first letter says what happened",
        "diff-letter",
        """
        text = f"A = added, D = deleted, R = renamed\\nlog: {data['log']}\\nstatus:"
        gold = data["status"]
        """,
        table(
            "log|status",
            """
            new file src/a.py|A
            src/b.py is gone|D
            c.py is now called d.py|R
            create mode 100644 e.md|A
            f.txt became g.txt|R
            delete mode 100644 h.csv|D
            """,
        ),
    ),
)
