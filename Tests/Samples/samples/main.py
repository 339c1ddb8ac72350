"""Make SampleReceipts/: invented receipts, photographed by no camera.

Each receipt is printed on a virtual thermal printer (dots, bands, tear-off edge), laid on a table,
crumpled, lit and photographed (perspective, shadow, noise, JPEG).  Beside each picture lies what
should be read from it (NAME.expected.json), and truth.jsonl has the same for a scoring tool.

Every sum is computed and checked here, and so is every check digit.  All shops, numbers, people and
addresses are invented.  The same seed gives the same pictures (with the same versions of Pillow,
NumPy, OpenCV and the fonts).
"""
import argparse
import json
from pathlib import Path

from printing.fonts import cv2, lacks_packages

from .catalogue import SAMPLES
from .others import OTHERS
from .pictures import make_receipt

ROOT = Path(__file__).resolve().parents[3]
#: The facts that a scoring tool compares.
SCORED = ("merchant", "merchant_alt", "date", "total", "currency", "category")


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, metavar="DIR", help="where to write (default: SampleReceipts)", default=ROOT / "SampleReceipts")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="make only these, for example korean-cafe.jpg")
    parser.add_argument("--seed", type=int, default=2026, help="other creases and other light (default: %(default)s)")
    parser.add_argument("--list", action="store_true", help="print the names and stop")
    options = parser.parse_args(arguments)
    if strange := set(options.only or []) - {*SAMPLES, *OTHERS}:
        parser.error(f"no such sample: {', '.join(sorted(strange))}")
    return options


def write(folder: Path, name: str, data: bytes, facts: dict):
    (folder / name).write_bytes(data)
    (folder / f"{Path(name).stem}.expected.json").write_text(json.dumps(facts, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Returns the status to end with."""
    options = parsed(arguments)
    if options.list:
        print("\n".join([*SAMPLES, *OTHERS]))
        return 0
    if lacks_packages("make-samples"):
        return 2
    cv2.setNumThreads(1)
    options.out.mkdir(parents=True, exist_ok=True)
    truth = []
    for name in [*SAMPLES, *OTHERS]:
        if options.only and name not in options.only:
            continue
        is_receipt = name in SAMPLES
        data, facts = make_receipt(name, options.seed) if is_receipt else OTHERS[name](options.seed)
        write(options.out, name, data, facts)
        if is_receipt:
            truth.append({"file": name} | {key: facts[key] for key in SCORED})
        print(f"{name}  {len(data) / 1000:.0f} kB" + (f"  {facts['total']} {facts['currency']}" if is_receipt else ""))
    if not options.only:
        (options.out / "truth.jsonl").write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in truth), encoding="utf-8")
    return 0
