"""What is asked of the table: who could go, forage, fight or fall. Nothing here changes anything."""
