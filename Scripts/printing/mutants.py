"""Damaged copies of files, and small files to damage."""
import io
import struct
import zipfile
import zlib
from email.message import EmailMessage
from pathlib import Path

from .hostile import SAY, form, pdf, stream

SEEDS = Path(__file__).resolve().parents[2] / "Fuzz/seeds"
PICTURES = {"jpg": "jpeg/*.jpg", "png": "png/*.png", "heic": "heif/*.heic", "avif": "heif/*.avif", "gif": "formats/*.gif", "bmp": "formats/*.bmp",
            "webp": "formats/*.webp"}
KINDS = ("pdf", "tif", "eml", "zip", *PICTURES)


def mutant(data, chance):
    """A few bytes changed, a piece dropped, doubled or put elsewhere, or the end missing."""
    data = bytearray(data)
    for _ in range(chance.choice((1, 2, 5, 40))):
        data[chance.randrange(len(data))] = chance.choice((0, 255, 10, 40, 48, chance.randrange(256)))
    start = chance.randrange(len(data))
    piece = data[start:start + chance.randint(1, 2000)]
    kind = chance.randrange(6)
    if kind == 0:
        del data[start:start + len(piece)]
    elif kind == 1:
        data[start:start] = piece
    elif kind == 2:
        del data[start:]
    elif kind == 3:
        at = chance.randrange(len(data))
        data[at:at + len(piece)] = piece
    return bytes(data)


def documents(samples):
    """For each kind large files, and small ones: damage to these hits what says how they are built, and takes milliseconds."""
    small = {kind: [path.read_bytes() for path in sorted(SEEDS.glob(seeds))] for kind, seeds in PICTURES.items()}
    small |= {"pdf": pdfs(), "tif": [tiff(1), tiff(3), *(path.read_bytes() for path in sorted(SEEDS.glob("formats/*.tiff")))]}
    members = {"a.tif": small["tif"][0], "b.txt": b"no", "c/d.tif": small["tif"][1]}
    small["eml"] = [mail(SAY), mail(small["pdf"][0])]
    small["zip"] = [archive(members, method) for method in (zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED)]
    large = {kind: [path.read_bytes() for path in sorted(samples.glob("*." + kind))] for kind in KINDS}
    return {kind: (large[kind] or small[kind], small[kind]) for kind in KINDS}


def pdfs():
    size = b"0 0 120 160"
    say = SAY.replace(b"50 700", b"10 140")
    picture = stream(bytes(64 * 64), b"/Type/XObject/Subtype/Image/Width 64/Height 64/BitsPerComponent 8/ColorSpace/DeviceGray")
    return [pdf(stream(say), size), pdf(stream(say, packed=False), size),
            pdf(stream(b"120 0 0 160 0 0 cm /X Do", packed=False), size, resources=b"/XObject<</X 6 0 R>>", more={6: picture}),
            pdf(form(say), size, resources=b"/XObject<</X 6 0 R>>", more={6: picture}, end=b"/Info 6 0 R")]


def tiff(pages):
    """Pages of 60 by 80 in grey, packed by Deflate (TIFF 6.0; compression 8)."""
    out, places = bytearray(b"II*\0\0\0\0\0"), []
    packed = zlib.compress(bytes(range(60)) * 80, 9)
    for _ in range(pages):
        strip = len(out)
        out += packed + b"\0" * (len(packed) % 2)
        fields = [(256, 4, 60), (257, 4, 80), (258, 3, 8), (259, 3, 8), (262, 3, 1), (273, 4, strip), (277, 3, 1), (278, 4, 80),
                  (279, 4, len(packed))]
        places.append((len(out), len(out) + 2 + 12 * len(fields)))
        out += struct.pack("<H", len(fields)) + b"".join(struct.pack("<HHLL", tag, kind, 1, value)
                                                         for tag, kind, value in fields) + b"\0\0\0\0"
    struct.pack_into("<L", out, 4, places[0][0])
    for (_, link), (following, _) in zip(places, places[1:]):
        struct.pack_into("<L", out, link, following)
    return bytes(out)


def mail(bill):
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@b.example", "c@d.example", "Bill"
    message["Date"] = "Wed, 04 Nov 2026 19:12:33 +0000"
    message.set_content("Total 8.60\n")
    message.add_alternative("<table><tr><td>Total</td><td>8.60</td></tr></table>", subtype="html")
    message.add_attachment(bill, maintype="application", subtype="pdf", filename="bill.pdf")
    return message.as_bytes()


def archive(members, method):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as file:
        for name, data in members.items():
            file.writestr(name, data)
    return out.getvalue()
