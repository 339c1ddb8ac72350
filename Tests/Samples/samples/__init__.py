"""The invented receipts of SampleReceipts/, and how they are printed and photographed: Scripts/make-samples draws them."""
# Each adds its receipts to the catalogue; the order is that of truth.jsonl.
from . import korean, korean_harder, abroad, unusual, delivery
