"""From a sample to the bytes of its picture."""
from printing.camera import generator, jpeg, photograph, png, scan

from .catalogue import SAMPLES


def make_receipt(name: str, seed: int) -> tuple[bytes, dict]:
    """The bytes of one picture, and the facts that should be read from it."""
    function, shot = SAMPLES[name]
    drawn, facts = function()
    if shot is None:
        return png(drawn.quantize(64)), facts
    rng = generator(seed, name)
    if name.endswith(".png"):
        return png(scan(rng, drawn, shot)), facts
    taken = f"{facts['date'].replace('-', ':')} {facts['time'] or '12:00'}:59"
    return jpeg(photograph(rng, drawn, shot), shot.quality, shot.limit, shot.exif_rotated, taken), facts
