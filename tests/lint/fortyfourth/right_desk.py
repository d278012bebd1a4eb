"""Right prompts of a help desk, a clinic and a registry."""

from __future__ import annotations

from tests.lint.making import ask, qa, right

RIGHT = (
    ask(
        "a chat that has to go to a human",
        qa("""
    I will sue you if this goes on! > human
    What are your opening hours? > bot
    My mother died and I must close her account. > human
    Reset my password, please. > bot
    Your courier hit my car. > human
    Do you ship to Malta? > bot
    Where do I find my invoice? > bot
    I smell gas near your heater. > human
    """),
        "f\"Who should answer this chat, bot or human?\\nChat: {data['q']}\\nWho:\"",
    ),
    right(
        "triage of X-ray reports as PPL",
        "right-xray",
        """
        text = "Report: " + data["report"] + "\\nFracture:\\n"
        gold = "present" if data["target_scores"]["present"] else "absent"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {"report": said, "target_scores": {"present": int(broken), "absent": int(not broken)}}
            for said, broken in (
                ("Transverse break of the ulna.", True),
                ("Cortex intact, no fracture line.", False),
                ("Hairline crack in the fifth metatarsal.", True),
                ("Normal alignment, soft tissue swelling only.", False),
                ("Comminuted tibia with three fragments.", True),
                ("Unremarkable view of the hip.", False),
                ("Joint space narrowed, all bones whole.", False),
                ("Avulsion at the base of the thumb, fragment of 2 mm.", True),
            )
        ),
        method="ppl",
    ),
    ask(
        "a form with the missing field",
        qa("""
    Name: Jo Park; Phone: 555-0101; City: - > City
    Name: -; Phone: 555-0144; City: Bonn > Name
    Name: Abe Lind; Phone: -; City: Lyon > Phone
    Name: Kai Moe; Phone: 555-0190; City: - > City
    Name: -; Phone: 555-0127; City: Graz > Name
    Name: Eva Roth; Phone: -; City: Turku > Phone
    Name: Sam Oye; Phone: -; City: Accra > Phone
    Name: -; Phone: 555-0163; City: Porto > Name
    """),
        "f\"Form: {data['q']}\\nThe field that is not filled in:\"",
    ),
)
