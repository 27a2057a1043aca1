"""What a host does beside a server: look whether it is well, keep copies, bring its database up to date."""
