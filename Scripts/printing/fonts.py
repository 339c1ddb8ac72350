"""The fonts that receipts are printed in, and what a machine lacks to draw them."""
import sys
from pathlib import Path

MISSING = []
try:
    import numpy as np
except ImportError:
    MISSING.append("python3-numpy")
try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError:
    MISSING.append("python3-pil")
try:
    import cv2
except ImportError:
    MISSING.append("python3-opencv")

FONTS = {  # name: (package, file, family inside a collection, em in dots, vertical nudge)
    "nanum": ("fonts-nanum-coding", "truetype/nanum/NanumGothicCoding.ttf", None, 24, 0),
    "nanum-bold": ("fonts-nanum-coding", "truetype/nanum/NanumGothicCodingBold.ttf", None, 24, 0),
    "gothic": ("fonts-nanum", "truetype/nanum/NanumGothic.ttf", None, 25, 0),
    "gothic-bold": ("fonts-nanum", "truetype/nanum/NanumGothicBold.ttf", None, 25, 0),
    "noto-kr": ("fonts-noto-cjk", "opentype/noto/NotoSansCJK-Regular.ttc", "Noto Sans CJK KR", 25, -5),
    "noto-kr-bold": ("fonts-noto-cjk", "opentype/noto/NotoSansCJK-Bold.ttc", "Noto Sans CJK KR", 25, -5),
    "mono-kr": ("fonts-noto-cjk", "opentype/noto/NotoSansCJK-Regular.ttc", "Noto Sans Mono CJK KR", 24, -5),
    "mono-kr-bold": ("fonts-noto-cjk", "opentype/noto/NotoSansCJK-Bold.ttc", "Noto Sans Mono CJK KR", 24, -5),
    "mono-jp": ("fonts-noto-cjk", "opentype/noto/NotoSansCJK-Regular.ttc", "Noto Sans Mono CJK JP", 24, -5),
    "mono-jp-bold": ("fonts-noto-cjk", "opentype/noto/NotoSansCJK-Bold.ttc", "Noto Sans Mono CJK JP", 24, -5),
    "dejavu": ("fonts-dejavu", "truetype/dejavu/DejaVuSansMono.ttf", None, 20, 0),
    "dejavu-bold": ("fonts-dejavu", "truetype/dejavu/DejaVuSansMono-Bold.ttf", None, 20, 0),
    "liberation": ("fonts-liberation", "truetype/liberation/LiberationMono-Regular.ttf", None, 21, 1),
    "liberation-bold": ("fonts-liberation", "truetype/liberation/LiberationMono-Bold.ttf", None, 21, 1),
    "sans": ("fonts-liberation", "truetype/liberation/LiberationSans-Regular.ttf", None, 25, 0),
    "sans-bold": ("fonts-liberation", "truetype/liberation/LiberationSans-Bold.ttf", None, 25, 0),
}
FONT_ROOT = Path("/usr/share/fonts")


def lacks_packages(program):
    """Says so on standard error if something is missing to draw with."""
    names = set(MISSING)
    names.update(package for package, file, *_ in FONTS.values() if not (FONT_ROOT / file).exists())
    if names:
        absent = " ".join(sorted(names))
        print(f"{program}: missing: {absent}\nInstall with: sudo apt-get install {absent}", file=sys.stderr)
    if MISSING:
        print(f"(this is {sys.executable}; with a Python that is not Debian's: pip install pillow numpy opencv-python-headless)",
              file=sys.stderr)
    return bool(names)
