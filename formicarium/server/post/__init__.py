"""What leaves the house by other ways than its pages: letters."""
