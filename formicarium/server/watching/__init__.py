"""How a node fares, for whoever looks after it: figures, and a line for each request."""
