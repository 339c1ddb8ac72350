"""The promises of ReceiptMind, run against the built program: `Scripts/torture --help` says how, main.py lists them."""
