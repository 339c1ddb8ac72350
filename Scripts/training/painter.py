"""Draws lines as receipt printers do, and wears them as pockets and phones do."""
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont


@dataclass
class Press:
    """How the receipts of one script are printed."""

    fonts: list                 # (weight, pattern of file names)
    pixel_fonts: re.Pattern     # those that are made of pixels, to be drawn at 16 or a multiple
    tall: re.Pattern            # characters as high as capitals
    sizes: tuple = (22, 26, 30, 34, 40)
    dot_sizes: tuple = (10, 11, 12, 14)     # drawn so small that every pixel becomes a dot of the head
    bitmaps: float = 0          # share drawn in a printer's own few pixels, black or white
    bitmap_sizes: tuple = ()
    spreads: tuple = (0, 0, 0, 0, 1, 2)     # pixels between letters
    fewest_pixels: int = 11     # of a line's height that a bad camera leaves


class Painter:
    """Draws a text as a receipt printer would, then wears it."""

    def __init__(self, press, rng, noise):
        self.press, self.rng, self.noise, self.cache = press, rng, noise, {}
        listed = subprocess.run(["fc-list", ":", "file"], capture_output=True, text=True, check=True).stdout
        files = sorted({line.split(":")[0] for line in listed.splitlines()})
        files = [f for f in files if f.endswith((".ttf", ".otf", ".ttc")) and not re.search(r"Oblique|Italic|BI\.|It\.|LargeLineHeight|NoLoopK", f)]
        self.classes = [(weight, [f for f in files if re.search(pattern, Path(f).name)]) for weight, pattern in press.fonts]
        self.classes = [(weight, fonts) for weight, fonts in self.classes if fonts]
        if not self.classes:
            sys.exit("make-lines: none of the fonts it knows is installed")

    def font(self, path, size):
        if (path, size) not in self.cache:
            self.cache[path, size] = ImageFont.truetype(path, size)
        return self.cache[path, size]

    def has(self, path, text):
        font = self.font(path, 24)
        missing = bytes(font.getmask("\U0010fffd"))
        return all(bytes(font.getmask(c)) not in (b"", missing) for c in set(text) if ord(c) > 126)

    def choose(self, text):
        """A font that has every character of the text, or `None`."""
        fonts = self.rng.choices([f for _, f in self.classes], [w for w, _ in self.classes])[0]
        tried = self.rng.sample(fonts, min(4, len(fonts))) + [f for _, fonts in self.classes for f in fonts]
        return next((path for path in tried if self.has(path, text)), None)

    def ink(self, text, path, dots):
        """White paper, black ink, cut to what is printed; `None` if nothing shows."""
        r, press = self.rng, self.press
        pixels = press.pixel_fonts.search(path)
        bitmap = press.bitmaps and not pixels and r.random() < press.bitmaps
        size = r.choice([16, 24, 32]) if pixels else r.choice(press.bitmap_sizes) if bitmap else r.choice(press.sizes)
        if dots:
            size = r.choice(press.dot_sizes) if not pixels else 16 if "Px_" not in path else 8
        font = self.font(path, size)
        width, height = int(font.getlength(text)) + 8, int(size * 1.9)
        spread = r.choice(press.spreads) if not dots else 0
        picture = Image.new("L", (width + spread * len(text) + 8, height), 255)
        draw, x = ImageDraw.Draw(picture), 4
        if bitmap and r.random() < .5:
            draw.fontmode = "1"
        if spread:
            for c in text:
                draw.text((x, 4), c, font=font, fill=0)
                x += font.getlength(c) + spread
        else:
            draw.text((x, 4), text, font=font, fill=0)
        a = np.array(picture)
        if bitmap:
            a = ((a > r.randint(90, 190)) * 255).astype(np.uint8)
        if dots:
            a = self.dotted(a)
        columns, rows = np.where(a.min(0) < 128)[0], np.where(a.min(1) < 128)[0]
        return a[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1] if len(columns) and len(rows) else None

    def dotted(self, a):
        """Every pixel a round dot, as needle printers and worn thermal heads leave them."""
        r, cell = self.rng, 6
        yy, xx = np.mgrid[:cell, :cell] - (cell - 1) / 2
        dot = np.clip((np.hypot(yy, xx) - r.uniform(2.0, 3.6)) + .5, 0, 1)
        black = (a < r.randint(110, 170)).astype(np.float32)
        black *= self.noise.random(a.shape) > r.choice([0, 0, 0, .03, .08])
        return (255 * (1 - np.kron(black, 1 - dot))).astype(np.uint8)

    def line(self, text):
        r = self.rng
        path = self.choose(text)
        a = path and self.ink(text, path, dots=r.random() < .1)
        if a is None:
            return None
        height = 40
        squeeze = r.choice([.55, .6, .65, .7, .75, .8, .85, .9, 1, 1, 1.15, 1.5] if not re.search("Cond|Narrow|cn-", path) else [.8, 1, 1, 1.2])
        tall = self.height(text, a.shape[0])
        width = max(8, int(a.shape[1] * height / tall * squeeze))
        a = cv2.resize(a, (width, max(4, int(a.shape[0] * height / tall))), interpolation=cv2.INTER_AREA if tall > height else cv2.INTER_LINEAR)
        if r.random() < .25:
            kernel = np.ones((r.choice([1, 2, 3]), r.choice([1, 2, 3])), np.uint8)
            a = cv2.erode(a, kernel) if r.random() < .65 else cv2.dilate(a, kernel)
        a = self.framed(a, text, path)
        a = self.bent(a)
        return self.worn(self.scaled(a))

    def height(self, text, height):
        """The height that capitals would have: low print (dashes, small letters) must not fill the line."""
        return height * (1 if self.press.tall.search(text) else 1.35 if re.search(r"[a-z]", text) else 4)

    def framed(self, a, text, path):
        """Margins as page layout leaves them, from cut into the print to wide; scraps of neighbours and rules in them."""
        r, h = self.rng, a.shape[0]
        top, bottom = (int(h * r.uniform(-.04, .3)) for _ in range(2))
        left, right = (int(h * r.choice([0, .1, r.uniform(0, .8)])) for _ in range(2))
        a = a[max(0, -top):h - max(0, -bottom)]
        a = cv2.copyMakeBorder(a, max(0, top), max(0, bottom), left, right, cv2.BORDER_CONSTANT, value=255)
        for gap, above in ((top, True), (bottom, False)):
            if gap < 5 or r.random() > .22:
                continue
            if r.random() < .25:
                y = r.randint(0, gap // 2)
                cv2.line(a, (0, y if above else a.shape[0] - 1 - y), (a.shape[1], y if above else a.shape[0] - 1 - y), r.randint(0, 90), r.choice([1, 2]))
                continue
            other = self.ink("".join(r.sample(list(text), len(text))), path, dots=False)
            if other is not None:
                other = cv2.resize(other, (a.shape[1], h))
                scrap = r.randint(2, max(2, gap - 3))
                part = other[-scrap:] if above else other[:scrap]
                area = a[:scrap] if above else a[-scrap:]
                np.minimum(area, part, out=area)
        return a

    def bent(self, a):
        r, (h, w) = self.rng, a.shape
        if r.random() < .45:
            drop = r.uniform(-1, 1) * min(h * .2, w * .02)
            slant = r.uniform(-.1, .1)
            matrix = np.float32([[1, slant, -slant * h / 2], [drop / w, 1, -drop / 2]])
            a = cv2.warpAffine(a, matrix, (w, h), borderValue=255, flags=cv2.INTER_LINEAR)
        if r.random() < .15:
            xx = np.tile(np.arange(w, dtype=np.float32), (h, 1))
            wave = r.uniform(.5, 2.5) * np.sin(xx / w * r.uniform(2, 7) + r.uniform(0, 6))
            a = cv2.remap(a, xx, np.arange(h, dtype=np.float32)[:, None] + wave, cv2.INTER_LINEAR, borderValue=255)
        return a

    def scaled(self, a):
        height = self.rng.randint(26, 52)
        factor = height / a.shape[0]
        return cv2.resize(a, (max(10, int(a.shape[1] * factor)), height), interpolation=cv2.INTER_AREA if factor < 1 else cv2.INTER_LINEAR)

    def worn(self, a):
        r, n, (h, w) = self.rng, self.noise, a.shape
        a = a.astype(np.float32)
        if r.random() < .3:  # weak heat: rows, columns or patches that print pale
            k = r.random()
            if k < .45:
                pale = np.clip(n.normal(r.uniform(0, .3), .22, (h, 1)), 0, .75)
            elif k < .7:
                pale = np.clip(n.normal(r.uniform(0, .3), .22, (1, w)), 0, .75)
            else:
                pale = np.clip(cv2.resize(n.normal(.2, .4, (2, max(2, w // 30))).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC), 0, .75)
            a += (255 - a) * pale
        if r.random() < .12:  # paper showing through
            a = np.where(n.random(a.shape) < r.uniform(.02, .2), 255, a)
        paper = r.uniform(110, 255) if r.random() < .3 else r.uniform(190, 255)
        ink = r.uniform(0, max(20, paper - r.uniform(45, 150)))
        a = ink + (paper - ink) * a / 255
        if r.random() < .3:
            a *= np.linspace(r.uniform(.7, 1), r.uniform(.7, 1), w)[None, :]
        if r.random() < .12:
            a *= np.linspace(r.uniform(.75, 1), r.uniform(.75, 1), h)[:, None]
        return self.seen(a)

    def seen(self, a):
        """What a lens, a small picture and JPEG take away."""
        r, n, (h, w) = self.rng, self.noise, a.shape
        if r.random() < .35:  # few pixels
            k = max(r.uniform(.33, .85), self.press.fewest_pixels / h)
            a = cv2.resize(a, (max(6, int(w * k)), max(8, int(h * k))), interpolation=cv2.INTER_AREA)
            if r.random() < .5:
                a = a + n.normal(0, r.uniform(0, 8), a.shape)
            if r.random() < .4:
                a = cv2.imdecode(cv2.imencode(".jpg", np.clip(a, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, r.randint(40, 90)])[1], 0)
            a = cv2.resize(a.astype(np.float32), (w, h), interpolation=r.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC]))
        if r.random() < .45:
            a = cv2.GaussianBlur(a, (0, 0), r.uniform(.3, 1.5))
        elif r.random() < .08:
            k = r.choice([3, 5])
            a = cv2.blur(a, (k, 1) if r.random() < .5 else (1, k))
        if r.random() < .15:
            soft = cv2.GaussianBlur(a, (0, 0), 1.5)
            a = a + r.uniform(.4, 1.5) * (a - soft)
        if r.random() < .6:
            a = a + n.normal(0, r.uniform(0, 13), a.shape)
        a = np.clip(a, 0, 255).astype(np.uint8)
        if r.random() < .07:  # scanned as black and white
            a = ((a > (int(a.min()) + int(a.max())) // 2 + r.randint(-15, 15)) * 255).astype(np.uint8)
        if r.random() < .4:
            a = cv2.imdecode(cv2.imencode(".jpg", a, [cv2.IMWRITE_JPEG_QUALITY, r.randint(30, 90)])[1], 0)
        return a
