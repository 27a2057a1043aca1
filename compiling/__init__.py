"""The compiled build: `make compile`."""
