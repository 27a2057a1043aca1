"""Tables on the web: rooms, seats, sockets, clocks and storage. Knows no game by name.

docs/protocol.md is the contract with the browser, docs/hosting.md is for whoever runs a server.
"""
