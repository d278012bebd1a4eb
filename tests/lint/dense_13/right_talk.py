"""Right prompts on talks, letters, medicine and law."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "CoQA: earlier questions and answers are the history, and the last Q is open",
        "coqa-history",
        r"""
        talk = "".join(f"Q: {turn['q']}\nA: {turn['a']}\n" for turn in data["history"])
        text = f"{data['story']}\n{talk}Q: {data['question']}\nA:"
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
        tuple(
            {"story": story, "history": [{"q": q, "a": a}], "question": question, "answer": answer}
            for story, q, a, question, answer in (
                (
                    "Ben's cat Milo hid in a drum.",
                    "What pet has Ben?",
                    "a cat",
                    "What is it called?",
                    "Milo",
                ),
                (
                    "Sue flew from Cork to Faro on a Monday.",
                    "Who flew?",
                    "Sue",
                    "Where to?",
                    "Faro",
                ),
                (
                    "The fair had 40 stalls and a band.",
                    "How many stalls?",
                    "40",
                    "What else was there?",
                    "a band",
                ),
                (
                    "Grandpa carved a flute from elm.",
                    "What did he carve?",
                    "a flute",
                    "Of what wood?",
                    "elm",
                ),
                (
                    "Nine boats sank in the gale of 1893.",
                    "When was it?",
                    "1893",
                    "How many sank?",
                    "nine",
                ),
                (
                    "Rita pays with shells on her island.",
                    "Who pays?",
                    "Rita",
                    "With what?",
                    "shells",
                ),
                (
                    "The mayor lost her hat at the zoo.",
                    "Who lost it?",
                    "the mayor",
                    "Where?",
                    "at the zoo",
                ),
                (
                    "Uncle Gus sold his mule to a monk.",
                    "Who sold a mule?",
                    "Uncle Gus",
                    "Who got it?",
                    "a monk",
                ),
            )
        ),
        stop=("\n",),
    ),
    right(
        "a chat in several turns that a chat model gets as turns, with the talk in the input, too",
        "helpdesk-turns",
        r"""
        said = [(turn["role"], turn["content"]) for turn in data["messages"]]
        text = "".join(f"{role}: {content}\n" for role, content in said) + "assistant:"
        return {
            "input": text,
            "output": " " + data["reply"],
            "processed_output": data["reply"],
            "turns": said,
        }
        """,
        tuple(
            {
                "messages": [
                    {"role": "user", "content": first},
                    {"role": "assistant", "content": back},
                    {"role": "user", "content": second},
                ],
                "reply": reply,
            }
            for first, back, second, reply in (
                ("Say 5 in French.", "cinq", "And 6?", "six"),
                ("Plural of goose?", "geese", "Of moose?", "moose"),
                ("Capital of Chile?", "Santiago", "Of Paraguay?", "Asunción"),
                ("Past tense of go?", "went", "Of buy?", "bought"),
                ("Symbol of gold?", "Au", "Of silver?", "Ag"),
                ("Opposite of hot?", "cold", "Of wet?", "dry"),
                ("Young of a cow?", "calf", "Of a sheep?", "lamb"),
                ("First planet from the sun?", "Mercury", "The third?", "Earth"),
            )
        ),
        metric="prefix_match",
    ),
    right(
        "dialogue acts, where a request may end with a question mark, and a question without",
        "dialogue-acts",
        r"""
        before, line = data["turns"]
        text = f"Name the act of the last line: question, statement, request or thanks.\n{before}\n{line}\nAct:"
        return {"input": text, "output": " " + data["act"], "processed_output": data["act"]}
        """,
        records(
            "turns act",
            (["A: The museum is shut.", "B: Is it open tomorrow?"], "question"),
            (["A: Here is your coat.", "B: Thank you so much."], "thanks"),
            (["A: How old is the bridge?", "B: It was built in 1890."], "statement"),
            (["A: I'm at the till now.", "B: Bring me a receipt, please."], "request"),
            (["A: You did what?", "B: I sold the car. Simple as that!"], "statement"),
            (["A: That will be ten euros.", "B: Do you take cards"], "question"),
            (["A: I fixed your bike.", "B: Oh, cheers, much obliged."], "thanks"),
            (["A: The door sticks.", "B: Would you push it harder?"], "request"),
        ),
    ),
    right(
        "who says it: the speaker's name, which stands before every turn of the talk",
        "who-said-so",
        r"""
        script = "\n".join(data["script"])
        return {
            "input": f"{script}\n\nWho {data['does']}? Answer with the name alone.\nName:",
            "output": f" {data['who']}",
            "processed_output": data["who"],
        }
        """,
        table(
            "script*|does|who",
            """
            Ava: I baked all night./Ben: I slept well.|was awake at night|Ava
            Cem: Lend me ten pounds./Dee: Here you are.|lends money|Dee
            Eli: My leg still hurts./Fay: Poor you./Eli: The dog was fast.|was bitten|Eli
            Gia: Who took the tram?/Hal: Not me, I walked.|came on foot|Hal
            Ian: Your tea, Jo./Jo: No sugar?/Ian: You never take any.|made tea|Ian
            Kai: I lost the keys./Lou: Then we sit here and wait./Kai: Sorry.|is sorry|Kai
            Mia: Is the fish fresh?/Ned: Caught at five, madam.|sells fish|Ned
            Ola: You win again./Pim: It is only luck.|lost the game|Ola
            Roy: Turn left here./Sue: I know the way, I live here.|lives nearby|Sue
            """,
        ),
    ),
    right(
        "intents with underscores, which the prompt lists as they are to be answered",
        "bank-intents",
        r"""
        text = "Intents: card_lost, balance_check, change_pin, open_account\n"
        text += f"Customer: {data['text']}\nIntent:"
        return {"input": text, "output": f" {data['intent']}", "processed_output": data["intent"]}
        """,
        table(
            "text|intent",
            """
            I think I left my card in a taxi.|card_lost
            How much money do I have?|balance_check
            I want new secret digits for my card.|change_pin
            Can my daughter become a customer, too?|open_account
            My purse was stolen with my card in it.|card_lost
            Is my salary there yet? What does it say now?|balance_check
            Someone saw me type my code. I need another.|change_pin
            I have just moved here and need a bank.|open_account
            """,
        ),
    ),
    right(
        "medical notes full of abbreviations, and whether a finding is denied",
        "clinic-negation",
        r"""
        text = "Clinical note: {note}\nFinding: {finding}\n".format(note=data["note"], finding=data["finding"])
        text += "Is the finding present, absent or possible in this patient?\nAssertion:"
        gold = [name for name, score in data["target_scores"].items() if score][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            58 y/o M w/ HTN, denies chest pain.|chest pain|present/*absent/possible
            Pt c/o fever x3 d, no cough.|fever|*present/absent/possible
            CXR: cannot r/o pneumonia.|pneumonia|present/absent/*possible
            Abd soft, NT/ND, no organomegaly.|organomegaly|present/*absent/possible
            Hx of DM2, on metformin 500 mg b.i.d.|diabetes|*present/absent/possible
            MRI suspicious for a small infarct.|infarct|present/absent/*possible
            Wound clean; no s/s of infection.|infection|present/*absent/possible
            Bilateral ankle oedema 2+.|oedema|*present/absent/possible
            Rash, ?drug reaction.|drug reaction|present/absent/*possible
            """,
            "note|finding",
            " ",
        ),
        method="ppl",
    ),
    right(
        "PubMedQA's yes, no or maybe, behind an abstract with percentages",
        "pubmed-verdict",
        r"""
        text = f"Abstract: {data['abstract']}\nQuestion: {data['question']}\nAnswer (yes/no/maybe):"
        return {"input": text, "output": f" {data['verdict']}", "processed_output": data["verdict"]}
        """,
        table(
            "abstract|question|verdict",
            """
            Of 210 patients, 92 % slept better on drug A and 40 % on placebo (p < 0.001).
             |Does drug A improve sleep?|yes
            The groups did not differ in weight after 12 weeks (p = 0.87; n = 340).|Does the diet reduce weight?|no
            Pain fell in two of the four trials and rose in the others.|Does acupuncture relieve this pain?|maybe
            Vaccinated nurses fell ill in 1 % of cases, the others in 9 %.|Does the vaccine protect nurses?|yes
            Vitamin C made no difference to the number of colds in 800 adults.|Does vitamin C prevent colds?|no
            The sample was small (n = 6), and the result inconclusive.|Does music lower blood pressure?|maybe
            Handwashing cut infections from 11 % to 2 % of births.|Does handwashing prevent infections?|yes
            Children with and without screens before bed slept equally long.|Do screens shorten sleep?|no
            """,
        ),
    ),
    right(
        "doses with Latin abbreviations, and how many tablets a day that is",
        "dose-count",
        r"""
        text = f"Rx: {data['rx']}\nTablets per day:"
        return {"input": text, "output": f" {data['daily']}", "processed_output": str(data["daily"])}
        """,
        table(
            "rx|daily#",
            """
            Metformin 500 mg, 1 tab. b.i.d. with meals|2
            Ibuprofen 200 mg, 2 tabs. t.i.d. p.c.|6
            Atenolol 50 mg, 1 tab. q.d.|1
            Amoxicillin 250 mg, 1 tab. q.i.d. for 7 days|4
            Codeine 15 mg, 2 tabs. q.i.d.|8
            Senna 8.6 mg, 2 tabs. at bedtime|2
            Baclofen 10 mg, 1 tab. t.i.d.|3
            Folic acid 1 mg, 1 tab. every morning|1
            """,
        ),
        description="b.i.d. = twice a day, t.i.d. = three times a day, q.i.d. = four times a day, "
        "q.d. = once a day.\n\n",
    ),
    right(
        "contract clauses with section signs and double negations",
        "clause-types",
        r"""
        listed = "\n".join(f"[{mark}] {kind}" for mark, kind in KINDS.items())
        text = f"Clause: {data['clause']}\nOf which type is it?\n{listed}\nType:"
        return {"input": text, "output": f" [{data['type']}]", "processed_output": f"[{data['type']}]"}
        """,
        table(
            "clause|type",
            """
            § 9 (2) Neither party shall disclose what is not already public.|C
            § 3 The buyer shall pay within 30 days of receipt of the invoice.|P
            § 12 Either party may end this agreement on 90 days' written notice.|T
            § 4 (1) Nothing not generally known may be passed on to third parties.|C
            § 17 No party is liable for delay by flood, war or earthquake.|F
            § 5 Rent is due in advance on the first day of each month.|P
            § 21 (3) The contract ceases at once if a party becomes insolvent.|T
            § 18 A strike or an act of God shall suspend the duties of the party affected.|F
            """,
        ),
        above="""
        KINDS = {"C": "confidentiality", "P": "payment", "T": "termination", "F": "force majeure"}
        """,
    ),
    right(
        "what a court did, in the words of its last sentence, which has the answer's word",
        "court-outcome",
        r"""
        gold = data["outcome"]
        parts = [f"Opinion: {data['opinion']}", "Was the judgment affirmed, reversed or vacated?", "It was"]
        return {"input": "\n".join(parts), "output": " " + gold, "processed_output": gold}
        """,
        table(
            "opinion|outcome",
            """
            The lease was valid. The judgment of the district court is affirmed.|affirmed
            The jury was misled about the burden of proof. Reversed.|reversed
            As the case is moot, we vacate the judgment and remand.|vacated
            We find no error in the ruling. AFFIRMED.|affirmed
            The search was unlawful, and the conviction is reversed.|reversed
            The order is vacated, as the court had no jurisdiction.|vacated
            Appellant cites cases that were reversed, none of which helps him. We affirm.|affirmed
            Though the first order was affirmed, the second is reversed.|reversed
            The decree cannot stand in the light of the new law. Vacated and remanded.|vacated
            """,
        ),
    ),
    right(
        "a case with the law quoted above it in guillemets, and a choice between three sections",
        "which-section",
        r"""
        law = "\n".join(f"§ {n} «{text}»" for n, text in LAW)
        text = f"{law}\n\nCase: {data['case']}\nWhich section applies?\n§"
        return {"input": text, "output": f" {data['section']}", "processed_output": str(data["section"])}
        """,
        table(
            "case|section#",
            """
            Ole tied his dog to the counter of the bakery.|1
            Ute played the trumpet on her balcony at 2 a.m.|2
            Lars burnt leaves and old tyres behind his shed.|3
            Mona's two poodles ran about in the supermarket.|1
            The twins had a party with drums until dawn.|2
            A gardener set fire to branches on his lawn.|3
            Nils mowed the lawn with a motor at eleven at night.|2
            Eva's terrier waited at the table in the cafe.|1
            """,
        ),
        above="""
        LAW = (
            (1, "Dogs must not enter shops or places where food is served."),
            (2, "From ten at night to six in the morning noise is forbidden."),
            (3, "No waste may be burnt in the open."),
        )
        """,
    ),
    right(
        "drug names in questions with four options, set on one line with semicolons",
        "pharm-line",
        r"""
        options = "; ".join(f"{mark} {option}" for mark, option in zip("abcd", data["choices"]))
        gold = "abcd"[data["answer"]]
        text = f"{data['question']} [{options}] Letter:"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        starred("""
        Which of these thins the blood?|*warfarin/insulin/salbutamol/codeine
        Which drug opens the airways in asthma?|aspirin/*salbutamol/warfarin/digoxin
        Which is a drug against bacteria?|ibuprofen/morphine/*penicillin/lithium
        Which lowers the sugar in the blood?|heparin/caffeine/atropine/*insulin
        Which is an opioid?|*morphine/amoxicillin/furosemide/ranitidine
        Which makes one pass more water?|diazepam/*furosemide/codeine/nystatin
        Which is used against malaria?|aspirin/digoxin/*quinine/lidocaine
        Which numbs the gum at the dentist's?|metformin/warfarin/cetirizine/*lidocaine
        """),
    ),
)
