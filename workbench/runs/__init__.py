"""What is asked for, and what became of it: plans, runs, the queue, sweeps, the ledger."""
