"""Houses as earlier versions left them: copies of their databases, with matches in the middle of play."""
