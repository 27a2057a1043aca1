"""Where the world comes in: HTTP, websockets, the page, and the guard at the door."""
