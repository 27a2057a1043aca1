"""Messages, the catalogues that word them, and rulebooks."""
