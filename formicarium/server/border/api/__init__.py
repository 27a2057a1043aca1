"""The HTTP part of docs/protocol.md: thin handlers that check, ask the lobby, and answer."""
