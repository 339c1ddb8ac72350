"""Packs of lines in Tesseract's own training format (*.lstmf): pictures of one text line each, and what they say."""
import struct
from pathlib import Path

import cv2
import numpy as np

LINES_PER_PACK = 200


class Writer:
    """Collects lines into packs, Tesseract's `DocumentData` as its file format has it."""

    def __init__(self, folder, name):
        self.folder, self.name, self.packs, self.pages, self.texts = folder, name, 0, [], []

    def add(self, picture, text):
        ok, data = cv2.imencode(".png", picture)
        png, label = data.tobytes(), text.encode()
        self.pages.append(b"\1" + struct.pack("<IiI", 0, 0, len(png)) + png            # no file name, page 0, the picture
                          + struct.pack("<II", 0, len(label)) + label                  # no language, the text
                          + struct.pack("<IIB", 0, 0, 0))                              # no boxes, no box texts, not vertical
        self.texts.append(text)
        if len(self.pages) == LINES_PER_PACK:
            self.flush()

    def flush(self):
        if not self.pages:
            return
        stem = self.folder / f"{self.name}-{self.packs:04d}"
        Path(f"{stem}.lstmf").write_bytes(struct.pack("<I", len(self.pages)) + b"".join(self.pages))
        Path(f"{stem}.txt").write_text("\n".join(self.texts) + "\n")
        self.packs, self.pages, self.texts = self.packs + 1, [], []


def pages(path):
    """The pictures and texts of a pack, as `Writer` wrote them."""
    data = path.read_bytes()
    count, at = struct.unpack_from("<I", data)[0], 4
    for _ in range(count):
        size, = struct.unpack_from("<I", data, at + 9)
        picture = cv2.imdecode(np.frombuffer(data, np.uint8, size, at + 13), cv2.IMREAD_GRAYSCALE)
        at += 13 + size + 4
        length, = struct.unpack_from("<I", data, at)
        yield picture, data[at + 4:at + 4 + length].decode()
        at += 4 + length + 9
