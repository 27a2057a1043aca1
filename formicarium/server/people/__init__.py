"""Who comes: guests and accounts, the seats they take, how much of everybody's time they may have."""
