"""A small writer of PDFs: text in an embedded font, lines, and JPEG pictures on pages of any size.

It writes what bills by mail are made of (ISO 32000-1), and what a malicious one is made of as well: words that nobody sees.
Only what Python has is needed.
"""
import struct
import zlib
from pathlib import Path


class Font:
    """A TrueType font (OpenType specification: cmap, glyf, loca, hmtx), of which a PDF gets the letters that it uses."""

    def __init__(self, path):
        data = Path(path).read_bytes()
        count = struct.unpack(">H", data[4:6])[0]
        self.tables = {}
        for index in range(count):
            tag, _, offset, length = struct.unpack(">4sLLL", data[12 + 16 * index:28 + 16 * index])
            self.tables[tag.decode()] = data[offset:offset + length]
        self.name = Path(path).stem
        head = self.tables["head"]
        self.em = struct.unpack(">H", head[18:20])[0]
        self.box = struct.unpack(">4h", head[36:44])
        self.ascent, self.descent = struct.unpack(">hh", self.tables["hhea"][4:8])
        self.glyph_count = struct.unpack(">H", self.tables["maxp"][4:6])[0]
        is_long = struct.unpack(">h", head[50:52])[0] == 1
        loca = self.tables["loca"]
        self.offsets = [struct.unpack(">L", loca[4 * i:4 * i + 4])[0] if is_long
                        else 2 * struct.unpack(">H", loca[2 * i:2 * i + 2])[0] for i in range(self.glyph_count + 1)]
        self.glyphs = self._characters()

    def _characters(self):
        cmap, best = self.tables["cmap"], {}
        for index in range(struct.unpack(">H", cmap[2:4])[0]):
            platform, encoding, offset = struct.unpack(">HHL", cmap[4 + 8 * index:12 + 8 * index])
            if (platform, encoding) in ((3, 1), (0, 3)) and struct.unpack(">H", cmap[offset:offset + 2])[0] == 4:
                best = self._format4(cmap[offset:])
        return best

    @staticmethod
    def _format4(table):
        segments = struct.unpack(">H", table[6:8])[0] // 2
        words = struct.unpack(f">{(len(table) - 14) // 2}H", table[14:14 + (len(table) - 14) // 2 * 2])
        ends, starts = words[:segments], words[segments + 1:2 * segments + 1]
        deltas, ranges = words[2 * segments + 1:3 * segments + 1], 3 * segments + 1
        found = {}
        for i in range(segments):
            for code in range(starts[i], ends[i] + 1):
                if code == 0xFFFF:
                    continue
                if words[ranges + i] == 0:
                    glyph = (code + deltas[i]) & 0xFFFF
                else:
                    place = ranges + i + words[ranges + i] // 2 + code - starts[i]
                    glyph = words[place] if place < len(words) else 0
                    glyph = (glyph + deltas[i]) & 0xFFFF if glyph else 0
                if glyph:
                    found[code] = glyph
        return found

    def advance(self, glyph):
        count = struct.unpack(">H", self.tables["hhea"][34:36])[0]
        place = 4 * min(glyph, count - 1)
        return struct.unpack(">H", self.tables["hmtx"][place:place + 2])[0]

    def width(self, text, size):
        return sum(self.advance(self.glyphs.get(ord(c), 0)) for c in text) * size / self.em

    def subset(self, used):
        """The font with the shapes of these glyphs only, under their old numbers."""
        glyf, pending, kept = self.tables["glyf"], list(used | {0}), set()
        while pending:
            glyph = pending.pop()
            if glyph in kept:
                continue
            kept.add(glyph)
            shape = glyf[self.offsets[glyph]:self.offsets[glyph + 1]]
            if len(shape) > 10 and struct.unpack(">h", shape[:2])[0] < 0:
                pending += self._components(shape)
        parts, offsets, position = [], [], 0
        for glyph in range(self.glyph_count):
            offsets.append(position)
            if glyph in kept:
                shape = glyf[self.offsets[glyph]:self.offsets[glyph + 1]]
                shape += b"\0" * (-len(shape) % 4)
                parts.append(shape)
                position += len(shape)
        offsets.append(position)
        tables = {tag: self.tables[tag] for tag in ("cvt ", "fpgm", "prep", "head", "hhea", "hmtx", "maxp")
                  if tag in self.tables}
        tables["glyf"], tables["loca"] = b"".join(parts), struct.pack(f">{len(offsets)}L", *offsets)
        tables["head"] = tables["head"][:50] + struct.pack(">h", 1) + tables["head"][52:]
        return self._file(tables)

    @staticmethod
    def _components(shape):
        place, more, found = 10, True, []
        while more:
            flags, glyph = struct.unpack(">HH", shape[place:place + 4])
            found.append(glyph)
            place += 4 + (4 if flags & 1 else 2) + (2 if flags & 8 else 4 if flags & 64 else 8 if flags & 128 else 0)
            more = flags & 32
        return found

    @staticmethod
    def _file(tables):
        header = struct.pack(">LHHHH", 0x00010000, len(tables), 0, 0, 0)
        offset, directory, body = 12 + 16 * len(tables), b"", b""
        for tag, data in sorted(tables.items()):
            padded = data + b"\0" * (-len(data) % 4)
            check = sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
            directory += struct.pack(">4sLLL", tag.encode(), check, offset + len(body), len(data))
            body += padded
        return header + directory + body


class Page:
    """Positions are in points from the upper left corner."""

    def __init__(self, document, width, height, rotate=0, crop=None):
        self.document, self.width, self.height, self.rotate, self.crop = document, width, height, rotate, crop
        self.content, self.pictures = [], []

    def text(self, x, y, text, size=10, align="l", gray=0, invisible=False, font=None):
        font = self.document.font(font)
        glyphs = [font.glyphs.get(ord(c), 0) for c in text]
        self.document.used[font.name].update(zip(glyphs, text))
        width = font.width(text, size)
        x -= width if align == "r" else width / 2 if align == "c" else 0
        code = "".join(f"{g:04X}" for g in glyphs)
        self.content.append(f"BT {gray} g {3 if invisible else 0} Tr /F{self.document.number(font)} {size} Tf "
                            f"{x:.2f} {self.height - y:.2f} Td <{code}> Tj ET")

    def line(self, x, y, x2, y2, width=0.5):
        self.content.append(f"{width} w 0 G {x:.2f} {self.height - y:.2f} m {x2:.2f} {self.height - y2:.2f} l S")

    def fill(self, x, y, width, height, gray=0.9):
        self.content.append(f"{gray} g {x:.2f} {self.height - y - height:.2f} {width:.2f} {height:.2f} re f")

    def jpeg(self, path, x, y, width, height):
        self.pictures.append(Path(path).read_bytes())
        self.content.append(f"q {width:.2f} 0 0 {height:.2f} {x:.2f} {self.height - y - height:.2f} cm "
                            f"/P{len(self.pictures)} Do Q")


class Document:
    def __init__(self, *fonts):
        self.fonts, self.pages = [Font(path) for path in fonts], []
        self.used = {font.name: set() for font in self.fonts}

    def font(self, index):
        return self.fonts[index or 0]

    def number(self, font):
        return self.fonts.index(font)

    def page(self, width=595, height=842, rotate=0, crop=None):
        self.pages.append(Page(self, width, height, rotate, crop))
        return self.pages[-1]

    def bytes(self):
        objects = [None, None]

        def add(body):
            objects.append(body)
            return len(objects)

        def stream(entries, data):
            packed = zlib.compress(data, 9)
            return add(f"<< {entries} /Filter /FlateDecode /Length {len(packed)} >>\nstream\n".encode() + packed
                       + b"\nendstream")

        fonts = " ".join(f"/F{i} {self._font(font, add, stream)} 0 R" for i, font in enumerate(self.fonts))
        kids = []
        for page in self.pages:
            content = stream("", "\n".join(page.content).encode())
            pictures = " ".join(f"/P{i} {add(self._picture(data))} 0 R" for i, data in enumerate(page.pictures, 1))
            extra = f"/Rotate {page.rotate} " if page.rotate else ""
            if page.crop:
                extra += "/CropBox [{} {} {} {}] ".format(*page.crop)
            kids.append(add(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {page.width} {page.height}] {extra}"
                            f"/Contents {content} 0 R /Resources << /Font << {fonts} >> /XObject << {pictures} >> >> >>"))
        objects[0] = "<< /Type /Catalog /Pages 2 0 R >>"
        objects[1] = f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(f'{k} 0 R' for k in kids)}] >>"
        return self._file(objects)

    def _font(self, font, add, stream):
        used = sorted(self.used[font.name])
        scale = 1000 / font.em
        data = font.subset({glyph for glyph, _ in used})
        file = stream(f"/Length1 {len(data)}", data)
        box = " ".join(str(round(v * scale)) for v in font.box)
        about = add(f"<< /Type /FontDescriptor /FontName /{font.name} /Flags 4 /FontBBox [{box}] /ItalicAngle 0 "
                    f"/Ascent {round(font.ascent * scale)} /Descent {round(font.descent * scale)} /CapHeight 700 "
                    f"/StemV 80 /FontFile2 {file} 0 R >>")
        widths = " ".join(f"{g} [{round(font.advance(g) * scale)}]" for g, _ in used)
        shapes = add(f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{font.name} /CIDToGIDMap /Identity "
                     f"/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> "
                     f"/FontDescriptor {about} 0 R /DW 1000 /W [{widths}] >>")
        rows = [f"<{g:04X}> <{c.encode('utf-16-be').hex().upper()}>" for g, c in used]
        blocks = "\n".join(f"{len(rows[i:i + 100])} beginbfchar\n" + "\n".join(rows[i:i + 100]) + "\nendbfchar"
                           for i in range(0, len(rows), 100))
        meaning = stream("", ("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def "
                              "/CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange\n"
                              f"{blocks}\nendcmap end end").encode())
        return add(f"<< /Type /Font /Subtype /Type0 /BaseFont /{font.name} /Encoding /Identity-H "
                   f"/DescendantFonts [{shapes} 0 R] /ToUnicode {meaning} 0 R >>")

    @staticmethod
    def _picture(data):
        width, height, colors = jpeg_size(data)
        space = "/DeviceGray" if colors == 1 else "/DeviceRGB"
        return (f"<< /Type /XObject /Subtype /Image /Width {width} /Height {height} /ColorSpace {space} "
                f"/BitsPerComponent 8 /Filter /DCTDecode /Length {len(data)} >>\nstream\n").encode() + data + b"\nendstream"

    @staticmethod
    def _file(objects):
        out, places = b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n", []
        for number, body in enumerate(objects, 1):
            places.append(len(out))
            out += f"{number} 0 obj\n".encode() + (body.encode() if isinstance(body, str) else body) + b"\nendobj\n"
        table = "".join(f"{place:010d} 00000 n \n" for place in places)
        return out + (f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}trailer\n<< /Size {len(objects) + 1} "
                      f"/Root 1 0 R >>\nstartxref\n{len(out)}\n%%EOF\n").encode()


def jpeg_size(data):
    """Width, height and number of colours, from the frame's header (ITU-T T.81, B.2.2)."""
    place = 2
    while place + 9 < len(data):
        marker, length = data[place + 1], struct.unpack(">H", data[place + 2:place + 4])[0]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width, colors = struct.unpack(">HHB", data[place + 5:place + 10])
            return width, height, colors
        place += 2 + length
    raise ValueError("not a JPEG")
