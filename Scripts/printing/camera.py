"""The table, the paper, the camera and the scanner."""
import io
import math
import zlib
from dataclasses import dataclass

from .fonts import Image, cv2, np

PAPER_WHITE = 236.0

@dataclass
class Shot:
    """How one receipt was photographed."""
    size: tuple = (1200, 1600)
    table: str = "oak"
    turn: float = 1.5          # degrees in the picture plane
    tilt: tuple = (8, 3)       # degrees: camera pitch, camera yaw
    fill: float = 0.92         # share of the frame that the paper takes in its tighter direction
    shift: tuple = (0.0, 0.0)  # of the paper from the middle, share of the frame
    crumple: float = 0.25
    fold: tuple = ()           # heights (0...1) of sharp cross folds
    curl: float = 0.4
    ink: float = 0.88          # darkness of print, 1 is black
    fade: float = 0.0          # uneven loss of print
    ink_color: tuple = (34, 34, 42)
    paper: tuple = (1.0, 0.99, 0.965)
    light: float = 0.22        # strength of the light gradient
    light_from: float = 215    # degrees, where the light comes from
    hand_shadow: float = 0.0
    warm: float = 0.0          # >0 warm lamp, <0 cold daylight
    exposure: float = 1.0
    noise: float = 3.0
    blur: float = 0.75
    quality: int = 76
    exif_rotated: bool = False
    limit: int = 330_000


def generator(seed, name):
    """Random numbers of a picture with this name, whatever other pictures are drawn."""
    return np.random.default_rng([seed, zlib.crc32(name.encode())])


def noise_field(rng, h, w, cell_h, cell_w=None):
    cell_w = cell_w or cell_h
    small = rng.standard_normal((max(2, int(h / cell_h) + 2), max(2, int(w / cell_w) + 2))).astype(np.float32)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC)


def mix(a, b, t):
    t = np.clip(t, 0, 1)[..., None]
    return np.float32(a) * (1 - t) + np.float32(b) * t


def table_picture(rng, h, w, kind):
    """An RGB table top, float32."""
    if kind in ("oak", "walnut", "pine"):
        dark, light = {"oak": ((118, 82, 50), (178, 134, 88)), "walnut": ((52, 34, 25), (98, 67, 46)),
                       "pine": ((164, 118, 66), (206, 164, 106))}[kind]
        size = int(math.hypot(h, w)) + 8
        warp = noise_field(rng, size, size, 170, 700) * 26 + noise_field(rng, size, size, 40, 420) * 5
        y = np.arange(size, dtype=np.float32)[:, None] + warp
        plank_height = size / 4.6
        plank = np.floor(np.arange(size) / plank_height).astype(int)
        tone = rng.uniform(-0.13, 0.13, plank.max() + 1)[plank][:, None].astype(np.float32)
        phase = rng.uniform(0, 90, plank.max() + 1)[plank][:, None].astype(np.float32)
        rings = 0.5 + 0.5 * np.sin((y + phase) * 2 * math.pi / 46)
        grain = noise_field(rng, size, size, 2.2, 150) * 0.11 + noise_field(rng, size, size, 5, 240) * 0.10
        t = 0.42 + 0.26 * (rings ** 2 - 0.4) + grain + tone + noise_field(rng, size, size, 300) * 0.05
        t = t.astype(np.float32)
        seam = np.abs((np.arange(size) % plank_height) - plank_height / 2) > plank_height / 2 - 2
        t[seam] -= 0.5
        picture = mix(dark, light, t)
        picture[seam] *= 0.75
        angle = {"oak": 4, "walnut": 93, "pine": -32}[kind]
        turn = cv2.getRotationMatrix2D((size / 2, size / 2), angle, 1)
        picture = cv2.warpAffine(picture, turn, (size, size), borderMode=cv2.BORDER_REFLECT)
        oy, ox = (size - h) // 2, (size - w) // 2
        return picture[oy: oy + h, ox: ox + w]
    if kind in ("slate", "desk"):
        base = {"slate": (50, 53, 58), "desk": (88, 92, 98)}[kind]
        t = noise_field(rng, h, w, 220) * 5 + noise_field(rng, h, w, 40) * 3 + noise_field(rng, h, w, 5) * 2.6
        picture = np.float32(base) + t[..., None]
        flecks = noise_field(rng, h, w, 3.5)
        picture += (np.clip(flecks - 2.3, 0, 1) * 46)[..., None]
        return picture
    # woven cloth
    base = {"denim": (58, 76, 108), "linen": (134, 122, 106), "felt": (52, 82, 66)}[kind]
    period = {"denim": 7.0, "linen": 8.5, "felt": 5.0}[kind]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x += noise_field(rng, h, w, 90) * 3
    y += noise_field(rng, h, w, 90) * 3
    weave = np.sin(2 * math.pi * x / period) * np.sin(2 * math.pi * y / period)
    if kind == "denim":
        weave = 0.6 * weave + 0.7 * np.sin(2 * math.pi * (x + y) / (period * 1.6))
    slubs = noise_field(rng, h, w, 3, 44) + noise_field(rng, h, w, 44, 3)
    fluff = noise_field(rng, h, w, 120)
    strength = 3 if kind == "felt" else 8
    return np.float32(base) + (weave * strength + slubs * 5 + fluff * 6)[..., None]


def crease_slopes(rng, h, w, strength, folds):
    """How steeply creased paper leans, across and down: crisp for the light, softened for the shape."""
    sh, sw = max(8, h // 4), max(8, w // 4)
    y, x = np.mgrid[0:sh, 0:sw].astype(np.float32)
    x, y = x / sw, y / sw
    tall = sh / sw
    height = np.zeros((sh, sw), np.float32)
    for _ in range(int(26 * tall * (0.4 + strength))):
        cx, cy, angle = rng.uniform(0, 1), rng.uniform(0, tall), rng.uniform(0, math.pi)
        along = (x - cx) * math.cos(angle) + (y - cy) * math.sin(angle)
        across = -(x - cx) * math.sin(angle) + (y - cy) * math.cos(angle)
        long, wide = rng.uniform(0.08, 0.34), rng.uniform(0.06, 0.24)
        ridge = np.maximum(0, 1 - np.abs(across) / wide) ** 1.5 * np.exp(-(along / long) ** 2)
        height += rng.choice((-1, 1)) * rng.uniform(0.3, 1.0) * wide * ridge.astype(np.float32)
    height *= strength * 0.62
    for at in folds:
        line = np.abs(y - at * tall - rng.uniform(-0.03, 0.03) * (x - 0.5))
        height += 0.05 * np.maximum(0, 1 - line / 0.22).astype(np.float32) ** 2
    height += 0.02 * strength * cv2.resize(rng.standard_normal((max(3, int(tall * 5)), 5)).astype(np.float32),
                                           (sw, sh), interpolation=cv2.INTER_CUBIC)
    slopes = np.gradient(cv2.GaussianBlur(height, (0, 0), 1.2) * sw)[::-1]
    crisp = [cv2.resize(g, (w, h), interpolation=cv2.INTER_CUBIC) for g in slopes]
    soft = [cv2.resize(cv2.GaussianBlur(g, (0, 0), 7), (w, h), interpolation=cv2.INTER_CUBIC) for g in slopes]
    return crisp, soft


def print_paper(rng, slip, shot, scale):
    """The slip as RGB paper with an alpha mask, creased and shaded; and the mask of its outline."""
    dots = slip.dots()
    rows, columns = dots.shape
    heat = 1 - 0.10 * rng.random((rows, 1)) - 0.06 * rng.random((1, columns))
    heat = heat * (1 + 0.06 * noise_field(rng, rows, columns, 60))
    if shot.fade:
        worn = noise_field(rng, rows, columns, 150, 110) * 0.5 + noise_field(rng, rows, columns, 30) * 0.18
        heat = heat * np.clip(1 - shot.fade * (0.55 + worn), 0.2, 1)
    for _ in range(2):
        heat[:, int(rng.integers(20, columns - 20))] *= 0.45  # a tired printing element
    ink = dots.astype(np.float32) * heat.astype(np.float32)
    h, w = rows * scale, columns * scale
    ink = cv2.resize(ink, (w, h), interpolation=cv2.INTER_NEAREST)
    ink = np.clip(cv2.GaussianBlur(ink, (0, 0), 0.42 * scale) * 1.12, 0, 1) * shot.ink
    fibre = rng.standard_normal((h, w)).astype(np.float32) * 1.3 + noise_field(rng, h, w, 9) * 0.9
    paper = (PAPER_WHITE + fibre)[..., None] * np.float32(shot.paper)
    paper = paper * (1 - ink[..., None]) + np.float32(shot.ink_color) * ink[..., None]
    for stroke in slip.pen:
        mask = np.zeros((h, w), np.uint8)
        points = np.round(stroke * scale * 8).astype(np.int32).reshape(-1, 1, 2)
        cv2.polylines(mask, [points], False, 255, thickness=2 * scale, lineType=cv2.LINE_AA, shift=3)
        t = (mask.astype(np.float32) / 255 * 0.85)[..., None]
        paper = paper * (1 - t) + np.float32((38, 52, 138)) * t

    pad = 16 * scale
    alpha = np.ones((h, w), np.float32)
    tooth = np.abs((np.arange(w) / scale) % 13 - 6.5) * 0.75 + rng.random(w) * 0.7
    for x in range(w):  # the serrated edge of the tear bar
        alpha[: int(tooth[x] * scale), x] = 0
        alpha[h - int((6 - tooth[x]) * scale):, x] = 0
    paper = cv2.copyMakeBorder(paper, pad, pad, pad, pad, cv2.BORDER_REPLICATE)
    alpha = cv2.copyMakeBorder(alpha, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=0)
    h, w = alpha.shape

    (gx, gy), (sx, sy) = crease_slopes(rng, h, w, shot.crumple, shot.fold)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = x / w * 2 - 1, y / h * 2 - 1
    bend = shot.curl * scale
    dx = sx * 6 * scale + bend * (9 * v * v + 3.5 * np.sin(2.1 * v + 1))
    dy = sy * 6 * scale + bend * (7 * u * u - 2.5 * u)
    paper = cv2.remap(paper, x + dx.astype(np.float32), y + dy.astype(np.float32), cv2.INTER_LINEAR,
                      borderMode=cv2.BORDER_REPLICATE)
    alpha = cv2.remap(alpha, x + dx.astype(np.float32), y + dy.astype(np.float32), cv2.INTER_LINEAR)
    lean = math.radians(shot.light_from)
    slope = gx * math.cos(lean) + gy * math.sin(lean)
    shade = 1 - 0.03 - 0.21 * np.tanh(slope * 1.5)
    shade = shade * (1 - shot.curl * (0.10 * np.clip(np.abs(v) - 0.72, 0, 1) / 0.28 + 0.05 * u * u))
    return paper * shade[..., None].astype(np.float32), alpha


def homography(h, w, frame_h, frame_w, shot):
    """From paper to frame: a pinhole camera that looks down at a slight angle."""
    rx, ry, rz = (math.radians(a) for a in (*shot.tilt, shot.turn))
    cx, sx, cy, sy, cz, sz = (f(a) for a in (rx, ry, rz) for f in (math.cos, math.sin))
    rotate = (np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]]) @ np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
              @ np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]]))
    flat = np.array([[-w / 2, -h / 2, 0], [w / 2, -h / 2, 0], [w / 2, h / 2, 0], [-w / 2, h / 2, 0]])
    seen = flat @ rotate.T
    distance = 2.4 * max(h, w)
    points = seen[:, :2] * (distance / (distance + seen[:, 2:]))
    low, high = points.min(0), points.max(0)
    grow = min(shot.fill * frame_w / (high[0] - low[0]), shot.fill * frame_h / (high[1] - low[1]))
    points = (points - (low + high) / 2) * grow
    points += np.array([frame_w * (0.5 + shot.shift[0]), frame_h * (0.5 + shot.shift[1])])
    corners = np.float32([[0, 0], [w, 0], [w, h], [0, h]])
    return cv2.getPerspectiveTransform(corners, points.astype(np.float32)), grow


def photograph(rng, slip, shot):
    frame_w, frame_h = shot.size
    paper, alpha = print_paper(rng, slip, shot, 2)
    matrix, grow = homography(*alpha.shape, frame_h, frame_w, shot)
    if grow < 0.75:  # keep thin strokes from breaking up
        paper, alpha = (cv2.GaussianBlur(p, (0, 0), 0.32 / grow) for p in (paper, alpha))
    paper = cv2.warpPerspective(paper, matrix, (frame_w, frame_h), flags=cv2.INTER_LINEAR,
                                borderMode=cv2.BORDER_REPLICATE)
    alpha = cv2.warpPerspective(alpha, matrix, (frame_w, frame_h), flags=cv2.INTER_LINEAR)
    table = table_picture(rng, frame_h, frame_w, shot.table)
    table = cv2.GaussianBlur(table, (0, 0), 1.1)

    away = math.radians(shot.light_from + 180)
    unit = max(frame_w, frame_h) / 1600
    shadow = np.zeros((frame_h, frame_w), np.float32)
    for reach, soft, depth in ((5, 4, 0.30), (15, 14, 0.30), (34, 40, 0.22)):
        move = np.float32([[1, 0, math.cos(away) * reach * unit], [0, 1, math.sin(away) * reach * unit]])
        cast = cv2.GaussianBlur(cv2.warpAffine(alpha, move, (frame_w, frame_h)), (0, 0), soft * unit)
        shadow = 1 - (1 - shadow) * (1 - depth * cast)
    table *= (1 - shadow)[..., None]
    picture = table * (1 - alpha[..., None]) + paper * alpha[..., None]

    y, x = np.mgrid[0:frame_h, 0:frame_w].astype(np.float32)
    u, v = x / frame_w * 2 - 1, y / frame_h * 2 - 1
    toward = math.radians(shot.light_from)
    light = 1 + shot.light * 0.5 * (u * math.cos(toward) + v * math.sin(toward)) - 0.07 * (u * u + v * v)
    light += 0.02 * noise_field(rng, frame_h, frame_w, 500)
    if shot.hand_shadow:
        at = frame_w * rng.uniform(0.62, 0.8), frame_h * rng.uniform(0.8, 0.95)
        blob = (((x - at[0]) * 0.8 + (y - at[1]) * 0.35) / (frame_w * 0.36)) ** 2 + \
               ((y - at[1]) / (frame_h * 0.30)) ** 2
        light *= 1 - shot.hand_shadow / (1 + np.exp(np.clip((blob - 1) * 5, -30, 30)))
    picture *= (light * shot.exposure)[..., None]
    picture *= np.float32((1 + 0.035 * shot.warm, 1 + 0.005 * shot.warm, 1 - 0.06 * shot.warm))

    picture = cv2.GaussianBlur(picture, (0, 0), shot.blur)
    grain = rng.standard_normal((frame_h, frame_w)).astype(np.float32)
    grain = cv2.GaussianBlur(grain, (0, 0), 0.55) * 1.6 * shot.noise
    color = np.dstack([noise_field(rng, frame_h, frame_w, 3) for _ in range(3)]) * shot.noise * 0.30
    level = np.sqrt(np.clip(picture.mean(2), 8, 255) / 255)
    picture += (grain * (1.15 - 0.55 * level))[..., None] + color
    picture += 0.45 * (picture - cv2.GaussianBlur(picture, (0, 0), 1.3))  # the phone's own sharpening
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))


def scan(rng, slip, shot):
    """A flatbed scanner: flat light, dark lid, a little skew, sixteen greys."""
    frame_w, frame_h = shot.size
    paper, alpha = print_paper(rng, slip, shot, 2)
    matrix, _ = homography(*alpha.shape, frame_h, frame_w, shot)
    paper = cv2.warpPerspective(paper, matrix, (frame_w, frame_h), flags=cv2.INTER_AREA)
    alpha = cv2.warpPerspective(alpha, matrix, (frame_w, frame_h), flags=cv2.INTER_AREA)
    lid = 58 + noise_field(rng, frame_h, frame_w, 260) * 4
    grey = lid * (1 - alpha) + paper.mean(2) * alpha
    grey = cv2.GaussianBlur(grey, (0, 0), 0.6)
    grey += cv2.GaussianBlur(rng.standard_normal(grey.shape).astype(np.float32), (0, 0), 0.7) * 3
    grey = np.clip(np.round(grey / 17), 0, 15).astype(np.uint8)
    picture = Image.fromarray(grey)
    picture = picture.convert("P")
    picture.putpalette([17 * (i % 16) for i in range(256) for _ in range(3)])
    return picture


def landscape(rng, w=1280, h=960):
    """Hills under a sky, without a word in it."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    picture = mix((88, 138, 200), (222, 222, 214), y / h * 1.5)
    cloud = sum(noise_field(rng, h, w, c, c * 2.6) * a for c, a in ((170, .6), (70, .3), (28, .14), (11, .07)))
    veil = np.clip(cloud - 0.15, 0, 0.7) * (1 - y / h * 1.2).clip(0)
    picture += veil[..., None] * (np.float32((250, 248, 244)) - picture)
    sun = np.exp(-((x - w * .72) ** 2 + (y - h * .26) ** 2) / 7000)
    picture += sun[..., None] * (np.float32((255, 246, 214)) - picture)
    for k, (base, rough, color) in enumerate(((.50, .085, (128, 150, 172)), (.60, .07, (88, 118, 122)),
                                              (.70, .05, (62, 96, 72)), (.82, .04, (74, 104, 44)))):
        ridge = sum(noise_field(rng, 2, w, 2, c)[0] * a for c, a in ((260, .6), (90, .25), (30, .1), (9, .04)))
        edge = h * (base + rough * ridge)
        inside = np.clip(y - edge[None, :], 0, 1)
        rough_light = 1 + (0.02, 0.04, 0.09, 0.10)[k] * noise_field(rng, h, w, 14 + 8 * k)
        rough_light += 0.09 * noise_field(rng, h, w, 4) * (k > 1)
        shade = np.float32(color) * (rough_light * (1 - 0.25 * (y - edge[None, :]) / h))[..., None]
        picture = picture * (1 - inside[..., None]) + shade * inside[..., None]
    picture = cv2.GaussianBlur(picture, (0, 0), 0.9)
    picture += rng.standard_normal((h, w)).astype(np.float32)[..., None] * 3
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))


def part_of(picture, top, bottom, rng):
    """One photo of what stands between two heights of the picture, in its own light and from its own place."""
    height, width = picture.shape[:2]
    turn = cv2.getRotationMatrix2D((width / 2, (top + bottom) / 2), rng.uniform(-1.5, 1.5), rng.uniform(0.92, 1.04))
    turn[0, 2] += rng.uniform(-0.01, 0.01) * width
    piece = cv2.warpAffine(picture, turn, (width, height), borderMode=cv2.BORDER_REPLICATE)[top:bottom].astype(np.float32)
    across = np.linspace(-1, 1, width, dtype=np.float32)[None, :, None]
    down = np.linspace(-1, 1, bottom - top, dtype=np.float32)[:, None, None]
    piece *= rng.uniform(0.85, 1.08) + across * rng.uniform(-0.1, 0.1) + down * rng.uniform(-0.1, 0.1)
    piece = cv2.GaussianBlur(piece, (0, 0), rng.uniform(0.3, 0.7))
    piece += rng.normal(0, rng.uniform(1, 3), piece.shape).astype(np.float32)
    return np.clip(piece, 0, 255).astype(np.uint8)


def overlapping_parts(height, count, rng):
    """Where parts begin and end: neighbours share between 18 % and 33 % of a part."""
    overlap = rng.uniform(0.18, 0.33)
    length = height / (count - (count - 1) * overlap)
    for index in range(count):
        top = index * length * (1 - overlap)
        yield max(0, int(top)), min(height, int(top + length))


def cat(rng, w=1200, h=900):
    """A tabby on a cushion, drawn from ellipses."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    picture = mix((196, 182, 160), (150, 132, 112), y / h)
    picture += noise_field(rng, h, w, 60)[..., None] * 6 + noise_field(rng, h, w, 3)[..., None] * 4

    def inside(cx, cy, rx, ry, turn=0.0):
        a = math.radians(turn)
        u = (x - cx) * math.cos(a) + (y - cy) * math.sin(a)
        v = (y - cy) * math.cos(a) - (x - cx) * math.sin(a)
        return np.clip((1 - np.hypot(u / rx, v / ry)) * min(rx, ry) / 3, 0, 1)

    def paint(mask, color):
        nonlocal picture
        picture = picture * (1 - mask[..., None]) + np.broadcast_to(np.float32(color), picture.shape) * mask[..., None]

    paint(inside(600, 800, 560, 190), (122, 62, 66))
    stripes = 0.5 + 0.5 * np.sin((x * 0.9 + noise_field(rng, h, w, 90) * 46) / 24)
    fur = mix((176, 128, 78), (96, 66, 40), stripes * 0.75 + noise_field(rng, h, w, 2.5, 9) * 0.14)
    paint(inside(640, 610, 330, 200), fur)
    paint(inside(930, 660, 190, 48, -28), fur)
    for cx in (330, 500):
        turn = -18 if cx == 330 else 18
        paint(inside(cx, 265, 52, 96, turn), fur)
        paint(inside(cx, 282, 26, 58, turn), (196, 138, 128))
    paint(inside(415, 400, 172, 150), fur)
    for cx in (352, 478):
        paint(inside(cx, 385, 30, 24), (186, 196, 92))
        paint(inside(cx, 385, 8, 22), (18, 18, 16))
    paint(inside(415, 448, 60, 40), (226, 206, 178))
    paint(inside(415, 432, 16, 11), (178, 96, 96))
    for side in (-1, 1):
        for k in (-1, 0, 1):
            whisker = np.abs(y - (446 + k * 10) - (x - 415) * side * k * 0.16) < 1.4
            paint(((whisker & (side * (x - 415) > 40) & (side * (x - 415) < 190)) * 0.8).astype(np.float32), (240, 236, 226))
    paint(inside(470, 775, 70, 36), fur)
    picture = cv2.GaussianBlur(picture, (0, 0), 1.0)
    picture *= 1 - 0.25 * np.hypot(x / w - 0.45, y / h - 0.4)[..., None]
    picture += rng.standard_normal((h, w)).astype(np.float32)[..., None] * 3
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))


def jpeg(picture, quality, limit, rotated=False, taken=None):
    exif = Image.Exif()
    exif[0x010E] = "Invented receipt, made by Scripts/make-samples"
    if rotated:
        picture = picture.transpose(Image.ROTATE_90)
    exif[0x0112] = 6 if rotated else 1
    if taken:
        exif[0x8769] = {0x9003: taken}
    while True:
        buffer = io.BytesIO()
        picture.save(buffer, "JPEG", quality=quality, subsampling="4:2:0", exif=exif.tobytes())
        if buffer.tell() <= limit or quality <= 50:
            return buffer.getvalue()
        quality -= 3


def png(picture):
    buffer = io.BytesIO()
    picture.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
