"""The command line's rooms: playing, replaying, reading the rules and the lab's figures in a terminal."""
