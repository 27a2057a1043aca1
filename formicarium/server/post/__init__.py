"""What leaves the house by other ways than its pages: notices by Web Push, and letters."""
