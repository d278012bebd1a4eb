"""Log-likelihoods: texts that share beginnings as a tree, each token of which is computed once."""
