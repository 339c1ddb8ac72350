"""The printer: a strip of thermal paper, dot by dot."""
import math
import unicodedata
import zlib

from .fonts import FONT_ROOT, FONTS, Image, ImageDraw, ImageFont, cv2, np

def cells(text):
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Slip:
    """A strip of thermal paper, one array element per dot: 1 is ink."""

    def __init__(self, font="nanum", columns=42, pitch=31, margin=34, cell=12, dotted_zero=False):
        self.font, self.columns, self.pitch, self.margin, self.cell = font, columns, pitch, margin, cell
        self.width = columns * cell + 2 * margin
        self.dotted_zero = dotted_zero or font not in ("dejavu", "liberation")
        self.rows = []
        self.pen = []  # strokes in dots, drawn by hand after printing
        self.proportional = font in ("sans", "gothic", "noto-kr")
        self.gap(40)

    def face(self, bold=False, size=1.0):
        name = self.font + ("-bold" if bold else "")
        _, file, family, em, nudge = FONTS[name]
        return load_font(file, family, round(em * size)), round(nudge * size)

    def measure(self, text, bold=False, size=1.0):
        if self.proportional:
            return round(self.face(bold, size)[0].getlength(text))
        return round(cells(text) * self.cell * size)

    def strip(self, parts, bold=False, size=1.0, tall=1, invert=False):
        """One printed line; parts are (text, x, align) with x in dots from the left margin."""
        face, nudge = self.face(bold, size)
        height = round(self.pitch * size)
        image = Image.new("L", (self.width, height), 0)
        draw = ImageDraw.Draw(image)
        top = round((height - face.size) / 2) + nudge - 1
        for text, x, align in parts:
            length = self.measure(text, bold, size)
            x = self.margin + round(x - (length if align == "r" else length / 2 if align == "c" else 0))
            if self.proportional:
                draw.text((x, top), text, font=face, fill=255)
                continue
            for c in text:
                if c == "0" and not self.dotted_zero:
                    image.paste(255, (x, top), open_zero(face))
                else:
                    draw.text((x, top), c, font=face, fill=255)
                x += round(cells(c) * self.cell * size)
        ink = (np.asarray(image) > 92).astype(np.uint8)
        if tall > 1:
            ink = np.repeat(ink, tall, axis=0)
        if invert:
            ink = np.pad(ink, ((6, 6), (0, 0)))
            ink[:, 14:-14] = 1 - ink[:, 14:-14]
        self.rows.append(ink)

    @property
    def inner(self):
        return self.columns * self.cell

    def left(self, text, **style):
        self.strip([(text, 0, "l")], **style)

    def center(self, text, **style):
        self.strip([(text, self.inner / 2, "c")], **style)

    def right(self, text, **style):
        self.strip([(text, self.inner, "r")], **style)

    def pair(self, label, amount, **style):
        self.strip([(label, 0, "l"), (amount, self.inner, "r")], **style)

    def table(self, *parts, **style):
        """parts are (text, column, align); the column counts character cells."""
        self.strip([(t, c * self.cell, a) for t, c, a in parts], **style)

    def rule(self, mark="-"):
        if mark in "-=*.":
            if self.proportional:
                line = np.zeros((self.pitch // 2, self.width), np.uint8)
                line[self.pitch // 4: self.pitch // 4 + 2, self.margin: -self.margin] = 1
                if mark == "-":
                    line[:, ::9] = line[:, 1::9] = line[:, 2::9] = 0
                self.rows.append(line)
            else:
                self.left(mark * self.columns)
            return
        line = np.zeros((18, self.width), np.uint8)
        line[8:10, self.margin: -self.margin] = 1
        self.rows.append(line)

    def gap(self, dots=16):
        self.rows.append(np.zeros((dots, self.width), np.uint8))

    def barcode(self, text, height=70):
        rng = np.random.default_rng(zlib.crc32(text.encode()))
        bars = []
        while len(bars) < 0.62 * self.inner:
            bars += [1] * (2 * int(rng.integers(1, 3))) + [0] * (2 * int(rng.integers(1, 4)))
        strip = np.zeros((height + 12, self.width), np.uint8)
        x = (self.width - len(bars)) // 2
        strip[6:-6, x: x + len(bars)] = bars
        self.rows.append(strip)
        self.center(text)

    def qr(self, text, module=6):
        """Looks like a QR code; says nothing."""
        n = 25
        code = np.random.default_rng(zlib.crc32(text.encode())).integers(0, 2, (n, n)).astype(np.uint8)
        for r, c in ((0, 0), (0, n - 7), (n - 7, 0)):
            code[max(r - 1, 0): r + 8, max(c - 1, 0): c + 8] = 0
            code[r: r + 7, c: c + 7] = 1
            code[r + 1: r + 6, c + 1: c + 6] = 0
            code[r + 2: r + 5, c + 2: c + 5] = 1
        code = np.kron(code, np.ones((module, module), np.uint8))
        strip = np.zeros((len(code) + 20, self.width), np.uint8)
        x = (self.width - len(code)) // 2
        strip[10:-10, x: x + len(code)] = code
        self.rows.append(strip)

    def logo(self, kind, size=92):
        image = Image.new("L", (size * 4, size * 4), 0)
        draw = ImageDraw.Draw(image)
        s = size * 4
        if kind == "sun":
            draw.ellipse((s * .3, s * .3, s * .7, s * .7), fill=255)
            for k in range(12):
                a = k * math.pi / 6
                draw.line((s * (.5 + .27 * math.cos(a)), s * (.5 + .27 * math.sin(a)),
                           s * (.5 + .42 * math.cos(a)), s * (.5 + .42 * math.sin(a))), fill=255, width=s // 22)
        elif kind == "leaf":
            draw.pieslice((s * .1, s * .1, s * 1.3, s * 1.3), 180, 270, fill=255)
            draw.pieslice((s * -.3, s * -.3, s * .9, s * .9), 0, 90, fill=255)
            draw.line((s * .2, s * .85, s * .75, s * .3), fill=0, width=s // 30)
        elif kind == "cup":
            draw.rounded_rectangle((s * .2, s * .35, s * .68, s * .8), s // 10, fill=255)
            draw.arc((s * .58, s * .42, s * .86, s * .68), -90, 90, fill=255, width=s // 18)
            for k in (.32, .44, .56):
                draw.line((s * k, s * .12, s * (k + .03), s * .28), fill=255, width=s // 28)
        elif kind == "cross":
            draw.rectangle((s * .4, s * .1, s * .6, s * .9), fill=255)
            draw.rectangle((s * .1, s * .4, s * .9, s * .6), fill=255)
        else:
            draw.ellipse((s * .06, s * .06, s * .94, s * .94), outline=255, width=s // 18)
            draw.polygon([(s * .5, s * .2), (s * .78, s * .72), (s * .22, s * .72)], fill=255)
        self.picture(image.resize((size, size), Image.LANCZOS))

    def drawn_name(self, size=96):
        """A name that is drawn and not written: two sails, a wave, a lantern. No letters are in it."""
        wide, s = 3 * size * 4, size * 4
        image = Image.new("L", (wide, s), 0)
        draw = ImageDraw.Draw(image)
        for k, high in ((0.15, 0.05), (0.75, 0.25)):
            draw.polygon([(s * k, s * .8), (s * (k + .3), s * high), (s * (k + .3), s * .8)], fill=255)
            draw.polygon([(s * (k + .36), s * .8), (s * (k + .36), s * (high + .1)), (s * (k + .55), s * .8)], fill=255)
        for k in range(4):
            draw.arc((s * (.1 + .32 * k), s * .76, s * (.42 + .32 * k), s * 1.04), 180, 360, fill=255, width=s // 14)
        draw.ellipse((s * 1.55, s * .08, s * 2.35, s * .92), outline=255, width=s // 9)
        draw.polygon([(s * 1.95, s * .22), (s * 2.16, s * .5), (s * 1.95, s * .78), (s * 1.74, s * .5)], fill=255)
        for k in range(3):
            draw.line((s * (2.45 + .16 * k), s * .15, s * (2.45 + .16 * k), s * (.9 - .2 * k)), fill=255, width=s // 13)
        self.picture(image.resize((3 * size, size), Image.LANCZOS))

    def invented_name(self, number):
        """Another drawn name for each number: figures side by side, each of two shapes that blot each other out where they meet."""
        rng = np.random.default_rng(number)
        count = int(rng.integers(1, 6))
        size = min(int(rng.integers(64, 120)), self.inner // count)
        figures = [np.logical_xor(shape(rng, 4 * size), shape(rng, 4 * size)) for _ in range(count)]
        name = Image.fromarray((np.hstack(figures) * 255).astype(np.uint8))
        self.picture(name.resize((size * count, size), Image.LANCZOS))

    def picture(self, image):
        """A grey picture, in the middle: what is bright in it is printed."""
        strip = np.zeros((image.height + 12, self.width), np.uint8)
        x = (self.width - image.width) // 2
        strip[4: 4 + image.height, x: x + image.width] = np.asarray(image) > 128
        self.rows.append(strip)

    def height(self):
        return sum(len(r) for r in self.rows)

    def sign(self, rng, wide=0.5, x=0.3):
        """A flourish in blue pen over the last printed lines."""
        base, start = self.height() - 46, self.margin + x * self.inner
        steps = 90
        t = np.linspace(0, 1, steps)
        wobble = sum(a * np.sin(2 * math.pi * f * t + p) for a, f, p in
                     zip((20, 13, 7), (3.2, 6.5, 9.1), rng.uniform(0, 6.3, 3)))
        curve = np.stack([start + t * wide * self.inner + 13 * np.sin(2 * math.pi * 6.5 * t),
                          base + wobble * (1.1 - 0.7 * t)], axis=1)
        self.pen += [curve, np.array([[start - 12, base + 22], [start + wide * self.inner * 1.08, base + 8]])]

    def dots(self):
        self.gap(56)
        return np.vstack(self.rows)


def shape(rng, side):
    """A ring, a triangle, a segment, a bar or a zigzag, turned by any angle, as an array of a square."""
    image = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(image)
    a, b, c = side * rng.uniform(.1, .4, 3)
    kind = int(rng.integers(0, 5))
    if kind == 0:
        draw.ellipse((a / 2, b / 2, side - c / 2, side - a / 2), outline=255, width=int(side * .16))
    elif kind == 1:
        draw.polygon([(a, side - b), (side / 2, c / 2), (side - c, side - a)], fill=255)
    elif kind == 2:
        draw.pieslice((b / 2, b / 2, side - b / 2, side - b / 2), 0, 180 + a, fill=255)
    elif kind == 3:
        draw.rectangle((side * .04, side / 2 - a / 2, side * .96, side / 2 + a / 2), fill=255)
    else:
        draw.line([(a, side - a), (b, a), (side / 2, side - c), (side - b, a), (side - a, side - a)], fill=255,
                  width=int(side * .14), joint="curve")
    return np.asarray(image.rotate(float(rng.uniform(0, 360)), Image.BICUBIC)) > 128


_zeros = {}


def open_zero(face):
    """The font's zero without the dot inside, as most receipt printers have it."""
    key = (face.path, face.size)
    if key not in _zeros:
        big = face.font_variant(size=face.size * 8)
        image = Image.new("L", (8 * face.size, 12 * face.size), 0)
        ImageDraw.Draw(image).text((0, 0), "0", font=big, fill=255)
        _, parts, stats, _ = cv2.connectedComponentsWithStats((np.asarray(image) > 127).astype(np.uint8))
        ring = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_HEIGHT]))
        image = Image.fromarray(np.where(parts == ring, 255, 0).astype(np.uint8))
        _zeros[key] = image.resize((image.width // 8, image.height // 8), Image.BOX)
    return _zeros[key]


_fonts = {}


def load_font(file, family, size):
    key = (file, family, size)
    if key not in _fonts:
        path = str(FONT_ROOT / file)
        index = 0
        while family and ImageFont.truetype(path, size, index=index).getname()[0] != family:
            index += 1
        _fonts[key] = ImageFont.truetype(path, size, index=index)
    return _fonts[key]
