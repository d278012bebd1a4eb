"""Log-likelihoods: texts that share beginnings as a tree, each token of which is computed once.

Axes, beside those of `layers`: `nodes` are a tree's distinct tokens, in depth-first order,
`computed` those of them that go through the model in a pass, and `asked` those whose logits are
read; `scored` are the tokens of all texts whose log-probabilities are wanted, of which several may
ask one node; `slots` are the places of a path's buffer, and `queries` the tokens of a block that
attend to them.
"""
