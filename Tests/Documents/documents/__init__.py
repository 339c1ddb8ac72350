"""What the documents and the help say runs, run."""
