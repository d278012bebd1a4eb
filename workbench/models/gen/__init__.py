"""Generation: rows that share a beginning, leave when they are finished and let others join.

Axes, beside those of `layers`: `slots` are the rows of a store, `capacity` the tokens that each has
room for; `n` are a step's new tokens of all rows, piece after piece, and `asked` those of them
whose logits are read; `width`, here, are the most new tokens of a row, and `reach` the longest
row's own tokens. `q` × `k` are the queries and keys of one product.
"""
