# What a page about oneself or somebody else says.

people-title = About you
