"""Makes the state that version 0.1.0 kept: run in an empty folder with that version installed."""

import workbench
from workbench.session import Session

task = "transforms/sums"
workbench.score(task, "fake", "gen_v1", sample_size=None, num_fewshot=2)
workbench.score(task, "fake", "gen_v1", sample_size=6, num_fewshot=2, max_new_tokens=2)
session = Session(task, method="gen", model="fake", version="gen_v1", num_fewshot=2)
session.edit(session.state().source + "# a draft that was never saved\n")
session.close()
workbench.export(task, "ultraeval", "exported", "gen_v1", num_fewshot=2)
