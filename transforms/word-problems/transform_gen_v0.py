import random

from UltraEval.tasks.postprocess import GSM8KPost


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    text = f"Question: {data['question']}\nAnswer:"
    _, (number,) = GSM8KPost()([], data["answer"])
    correct_answer = f" {number}"
    return {"input": text, "output": correct_answer, "processed_output": number}
