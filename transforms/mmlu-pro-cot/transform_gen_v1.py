import random

LETTERS = "ABCDEFGHIJ"


def question(data):
    options = "".join(
        f"{letter}. {option}\n" for letter, option in zip(LETTERS, data["options"])
    )
    return (
        f"Question:\n{data['question']}\nOptions:\n{options}"
        "Answer: Let's think step by step."
    )


def reasoning(data):
    return data["cot_content"].removeprefix("A: Let's think step by step. ")


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    correct_answer = f" {reasoning(data)}"
    return {"input": question(data), "output": correct_answer, "processed_output": data["answer"]}
