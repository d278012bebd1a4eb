"""A second corpus, of other tasks and other kinds of fault: it is opened after work on the rules, not before."""
