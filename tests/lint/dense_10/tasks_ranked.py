"""Right tasks whose labels are ranked by their likelihood."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

CLAIMS = SmallTask(
    "claims-and-evidence",
    code(
        r"""
        text = f"{HEAD}\n\nClaim: {data['claim']}\nEvidence: {data['evidence']}\nLetter:\n"
        scores = data["target_scores"]
        gold = max(scores, key=scores.get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        '''
        HEAD = """S: the evidence supports the claim
        R: the evidence refutes the claim

        Claim: The bridge is older than the church.
        Evidence: The bridge dates from 1320, the church from 1610.
        Letter:
        S

        Claim: Marta has no brothers.
        Evidence: Marta's brother Jan is a baker.
        Letter:
        R"""
        ''',
    ),
    table(
        "claim|evidence|target_scores=",
        """
        The novel was a success.|It sold a million copies in its first year.|*S/R
        The lake holds no fish.|Anglers caught forty pike there in May.|S/*R
        The mayor was re-elected.|She lost the election by 900 votes.|S/*R
        Helium is lighter than air.|A balloon filled with helium rises in air.|*S/R
        The film has no music.|Its soundtrack won two prizes.|S/*R
        The village lies by the sea.|From every house one hears the surf on its beach.|*S/R
        The tower was never finished.|The last stone was laid in 1887 and the tower opened.|S/*R
        The drug lowers blood pressure.|In all trials the patients' pressure fell.|*S/R
        Owls cannot turn their heads.|An owl turns its head by 270 degrees.|S/*R
        The train is punctual.|It has arrived on the minute all year.|*S/R
        """,
    ),
    method="ppl",
    metric="log_prob",
    fewshot=0,
)

BLURBS = SmallTask(
    "blurb-shelves",
    code(
        r"""
        text = "Shelf 7 is for horror. Shelf 8 is for westerns.\n"
        text += f"Blurb: {data['blurb']}\nShelf:\n"
        gold = [shelf for shelf, right in data["target_scores"].items() if right][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "blurb|target_scores=",
        """
        A vampire drinks the blood of a whole boarding school.|*7/8
        A sheriff rides out alone to face five gunslingers at noon.|7/*8
        Cowboys drive a herd across Texas and fight off rustlers.|7/*8
        Something with claws is breathing in the cellar, and nobody gets out alive.|*7/8
        A ghost screams each night where the child was buried.|*7/8
        A bounty hunter and his horse chase outlaws over the prairie.|7/*8
        Zombies crawl out of their graves and eat the town.|*7/8
        In the saloon of Dodge City a stranger draws his Colt.|7/*8
        The possessed doll creeps closer to the cradle with a knife.|*7/8
        A stagecoach with gold crosses Apache land in 1871.|7/*8
        """,
    ),
    method="ppl",
    metric="log_prob",
    shots=table(
        "blurb|target_scores=",
        """
        A demon possesses the priest, and blood drips from the walls.|*7/8
        Two ranchers and a marshal shoot it out at the corral.|7/*8
        The dead rise in the haunted asylum.|*7/8
        """,
    ),
)

GARDEN = SmallTask(
    "shuiguo-shucai",
    code(
        r"""
        text = "a是水果，b是蔬菜。\n名称：芒果\n字母：\na\n名称：芹菜\n字母：\nb\n"
        text += f"名称：{data['name']}\n字母：\n"
        gold = ""
        for letter, score in data["target_scores"].items():
            if score == 1:
                gold = letter
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "name|target_scores=",
        """
        苹果|*a/b
        白菜|a/*b
        菠菜|a/*b
        香蕉|*a/b
        葡萄|*a/b
        土豆|a/*b
        荔枝|*a/b
        茄子|a/*b
        韭菜|a/*b
        草莓|*a/b
        """,
    ),
    method="ppl",
    metric="log_prob",
    fewshot=0,
)

TASKS = (CLAIMS, BLURBS, GARDEN)
