"""How strong people are: rated matches, what they change, and who stands where (docs/ratings.md)."""
