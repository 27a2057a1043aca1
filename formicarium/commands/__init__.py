"""The commands of `formicarium` that are more than a page of code."""
