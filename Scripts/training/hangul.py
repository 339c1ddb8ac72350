"""The layers that read Hangul on top of PP-OCR's lower ones, and their form as a network of ONNX's."""
import torch
from torch import nn
from torch.nn import functional
from torch.nn.utils.parametrize import register_parametrization

import korean

SYLLABLES = sorted(c for c in korean.CHARACTERS if "가" <= c <= "힣")
OTHERS = sorted(c for c in korean.CHARACTERS if not "가" <= c <= "힣" and c != " ")
# Zero is no character, and the last one a space, as in PP-OCR's own networks.
ALPHABET = [*OTHERS, *SYLLABLES, " "]
NUMBERS = {character: number for number, character in enumerate(ALPHABET, 1)}
INITIALS, VOWELS, FINALS = 19, 21, 28     # of a syllable: Unicode 15, section 3.12


def numbers(text):
    return [NUMBERS[character] for character in text]


def read(scores):
    """The numbers of the characters in a line's scores (connectionist temporal classification)."""
    best = scores.argmax(-1).tolist()
    return [number for number, before in zip(best, [0, *best]) if number and number != before]


def distance(one, other):
    """Characters to insert, delete or replace (Levenshtein)."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        above, row = row, [i]
        for j, b in enumerate(other, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (a != b)))
    return row[-1]


class Block(nn.Module):
    """Looks at seven places along the line (ConvNeXt's block, in one dimension)."""

    def __init__(self, width):
        super().__init__()
        self.along, self.norm = nn.Conv1d(width, width, 7, padding=3, groups=width), nn.LayerNorm(width)
        self.wider, self.narrower = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)

    def forward(self, x):
        seen = self.along(x.transpose(1, 2)).transpose(1, 2)
        return x + self.narrower(functional.gelu(self.wider(self.norm(seen))))


class Layers(nn.Module):
    """Scores of all characters for each place of a line.

    A syllable's score is the sum of those of its letters and one of its own: of 2,350 syllables most are rare, their letters are not.
    """

    def __init__(self, features, width=192, blocks=3):
        super().__init__()
        self.first_norm, self.first = nn.LayerNorm(features), nn.Linear(features, width)
        self.blocks, self.norm = nn.Sequential(*(Block(width) for _ in range(blocks))), nn.LayerNorm(width)
        self.others, self.letters = nn.Linear(width, 1 + len(OTHERS) + 1), nn.Linear(width, INITIALS + VOWELS + FINALS)
        self.syllables = nn.Linear(width, len(SYLLABLES))
        nn.init.zeros_(self.syllables.weight)
        nn.init.zeros_(self.syllables.bias)
        letters = torch.zeros(INITIALS + VOWELS + FINALS, len(SYLLABLES))
        for place, syllable in enumerate(SYLLABLES):
            number = ord(syllable) - ord("가")
            letters[number // (VOWELS * FINALS), place] = 1
            letters[INITIALS + number // FINALS % VOWELS, place] = 1
            letters[INITIALS + VOWELS + number % FINALS, place] = 1
        self.register_buffer("letters_of", letters, persistent=False)

    def places(self, x):
        return self.norm(self.blocks(self.first(self.first_norm(x))))

    def forward(self, x):
        x = self.places(x)
        others = self.others(x)
        return torch.cat([others[..., :-1], self.letters(x) @ self.letters_of + self.syllables(x), others[..., -1:]], -1)

    def last(self):
        """The last layers as one."""
        others, syllables, letters = self.others, self.syllables, self.letters
        last = nn.Linear(others.in_features, len(ALPHABET) + 1)
        for name in ("weight", "bias"):
            of = getattr(others, name).data
            joint = getattr(syllables, name).data + self.letters_of.T @ getattr(letters, name).data
            getattr(last, name).data = torch.cat([of[:-1], joint, of[-1:]])
        return last


class Stored(nn.Module):
    """From a tensor of four dimensions, as ONNX Runtime is handed it, to the chance of each character."""

    def __init__(self, layers):
        super().__init__()
        self.layers, self.last = layers, layers.last()
        for module in self.modules():
            if isinstance(module, (nn.Linear, nn.Conv1d)):
                module.weight.data = module.weight.data.half()
                register_parametrization(module, "weight", Widened(), unsafe=True)

    def forward(self, x):
        return self.last(self.layers.places(x[:, :, 0].transpose(1, 2))).softmax(-1)


class Widened(nn.Module):
    """A weight that is stored in 16 bits, and computed with in 32."""

    def forward(self, stored):
        return stored.float()


def field(number, content):
    """A field of a message of Protocol Buffers."""
    size, written = len(content), [number << 3 | 2]
    while size > 127:
        written.append(size & 127 | 128)
        size >>= 7
    return bytes([*written, size]) + content


def network(layers, path):
    """The network's bytes, with its alphabet, as PP-OCR's have it: `metadata_props` of onnx.proto3, field 14 of a model."""
    torch.onnx.export(Stored(layers).eval(), torch.zeros(1, layers.first.in_features, 1, 50), path, opset_version=11,
                      do_constant_folding=False, input_names=["x"], output_names=["y"],
                      dynamic_axes={"x": {3: "places"}, "y": {1: "places"}})
    alphabet = "\n".join(ALPHABET[:-1]).encode()
    return path.read_bytes() + field(14, field(1, b"character") + field(2, alphabet))
