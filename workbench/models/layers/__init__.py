"""A network as scoring and generating run it: its forward passes, layers and products.

Axes have the same names in `layers`, `ppl` and `gen`, first axis first: `rows` × `columns` are the
texts of a padded batch and its positions; `n` tokens of any texts lie on one axis without padding.
A token has `width` numbers between layers and `vocabulary` logits. In attention, `heads` are those
of the queries, `kv heads` those of keys and values, each of which serves `groups` heads of queries
(heads = kv heads × groups, a kv head's groups being neighbours), and `size` is a head's numbers
(`head_dim`).
"""
