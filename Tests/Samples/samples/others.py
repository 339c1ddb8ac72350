"""Files that are not one photo of one receipt: several in one picture or archive, one in several, a broken one, and none."""
import io
import zipfile

from printing.camera import Shot, cat, generator, jpeg, landscape, overlapping_parts, part_of, photograph, print_paper, table_picture
from printing.fonts import Image, cv2, np
from printing.numbers import cents, share
from printing.printer import Slip

from .catalogue import SAMPLES, expected
from .pictures import make_receipt


def three_on_a_table(seed):
    """three-on-a-table.jpg: three receipts side by side, each a little askew, and what should be read from each."""
    rng = generator(seed, "three-on-a-table.jpg")
    height, width = 1500, 2400
    picture = cv2.GaussianBlur(table_picture(rng, height, width, "slate"), (0, 0), 1.1)
    parts = []
    for name, left, tall, turn in (("korean-cafe.jpg", 60, 1260, -3.0), ("refund-uk.jpg", 850, 1080, 2.4),
                                   ("us-grocery-cash.png", 1690, 1230, -1.6)):
        function, shot = SAMPLES[name]
        slip, facts = function()
        paper, alpha = print_paper(rng, slip, shot, 2)
        size = tall / paper.shape[0]
        matrix = cv2.getRotationMatrix2D((paper.shape[1] / 2, paper.shape[0] / 2), turn, size)
        matrix[:, 2] += (left + size * paper.shape[1] / 2 - paper.shape[1] / 2,
                         height / 2 - paper.shape[0] / 2)
        paper = cv2.warpAffine(cv2.GaussianBlur(paper, (0, 0), 0.32 / size), matrix, (width, height),
                               borderMode=cv2.BORDER_REPLICATE)
        alpha = cv2.warpAffine(alpha, matrix, (width, height))
        picture *= (1 - 0.35 * cv2.GaussianBlur(alpha, (0, 0), 12))[..., None]
        picture = picture * (1 - alpha[..., None]) + paper * alpha[..., None]
        parts.append({key: facts[key] for key in ("merchant", "date", "total", "currency")})
    picture += rng.standard_normal((height, width, 1)).astype(np.float32) * 1.5
    return jpeg(Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8)), 80, 600_000), {"parts": parts}


def gallery(seed):
    """gallery.zip: a receipt among other files, one of which has a name that leads out of the archive."""
    taxi, facts = make_receipt("korean-taxi.jpg", seed + 1)
    view = jpeg(landscape(generator(seed + 1, "not-a-receipt.jpg")), 76, 200_000)
    bytes_ = io.BytesIO()
    with zipfile.ZipFile(bytes_, "w", zipfile.ZIP_STORED) as archive:
        for name, data in (("Photos/IMG_0001.jpg", taxi), ("Photos/IMG_0001.jpg.json", b"{}"), ("../../IMG_0002.jpg", view)):
            archive.writestr(zipfile.ZipInfo(name, (2026, 11, 20, 12, 0, 0)), data)
    return bytes_.getvalue(), {"receipts": [{key: facts[key] for key in ("merchant", "date", "total", "currency")}],
                               "otherPictures": 1, "otherFiles": 1}


WAREHOUSE = [
    ("ROLLED OATS 5KG", 1, 1249), ("OLIVE OIL 3L", 1, 2899), ("GROUND COFFEE", 2, 1399), ("PAPER TOWELS 12", 1, 2199),
    ("SALMON FILLET", 1, 3417), ("CHERRY TOMATO", 2, 649), ("BABY SPINACH", 1, 579), ("AVOCADO BAG 6", 1, 799),
    ("BUTTER 4 PK", 1, 1149), ("EGGS DOZEN XL", 3, 489), ("SHREDDED CHEESE", 1, 1029), ("GREEK YOGURT", 2, 729),
    ("TORTILLA CHIPS", 1, 649), ("PEANUT BUTTER", 1, 1079), ("HONEY RAW 2LB", 1, 1349), ("JASMINE RICE", 1, 2279),
    ("BLACK BEANS 8", 1, 919), ("FROZEN BERRIES", 2, 1179), ("DOG FOOD 30LB", 1, 4299), ("DISH SOAP", 1, 989),
    ("LAUNDRY PODS", 1, 2649), ("AA BATTERY 48", 1, 1899), ("PRINTER PAPER", 1, 2499), ("WOOL SOCKS 6", 1, 1699)]


def warehouse():
    """A receipt that is too long for one photo."""
    s = Slip("liberation", 36, pitch=30)
    s.center("TALL PINES WHOLESALE", bold=True, size=1.4)
    s.center("4410 Larch Mill Rd, Fernhollow WA 98000")
    s.pair("MEMBER 1117 4420 8319", "REG 07")
    s.rule()
    for name, count, price in WAREHOUSE:
        if count > 1:
            s.left(f"  {count} @ {cents(price)}")
        s.pair(name, cents(count * price))
    subtotal = sum(count * price for _, count, price in WAREHOUSE)
    tax = share(subtotal, 86, 1000)
    s.rule()
    s.pair("SUBTOTAL", cents(subtotal))
    s.pair("TAX 8.6%", cents(tax))
    s.pair("TOTAL", cents(subtotal + tax), bold=True, size=1.4)
    s.rule()
    s.pair("DEBIT ************6071", cents(subtotal + tax))
    s.pair("AUTH 731950", "APPROVED")
    s.pair("CHANGE", "0.00")
    s.left("10/17/2026 14:26  TRN 0093  OP 118")
    s.center(f"ITEMS SOLD: {sum(count for _, count, _ in WAREHOUSE)}")
    s.center("THANK YOU, SEE YOU SOON")
    items = [(name, count, count * price) for name, count, price in WAREHOUSE]
    return s, expected("TALL PINES WHOLESALE", "2026-10-17", "14:26", subtotal + tax, "USD", "household", tax=tax,
                       subtotal=subtotal, items=items, digits=2)


def long_part(number):
    """long-N.jpg: one of three photos of the same receipt, taken within a minute."""
    def make(seed):
        rng = generator(seed, "long.jpg")
        slip, facts = warehouse()
        shot = Shot(size=(1240, 3700), table="slate", turn=0.4, tilt=(3, 1), fill=0.96, crumple=0.12, curl=0.4, noise=2.4)
        whole = np.asarray(photograph(rng, slip, shot))
        top, bottom = list(overlapping_parts(whole.shape[0], 3, rng))[number - 1]
        piece = Image.fromarray(part_of(whole, top, bottom, generator(seed, f"long-{number}.jpg")))
        whole_facts = {key: facts[key] for key in ("merchant", "date", "total", "currency")}
        return jpeg(piece, 76, 330_000, False, f"2026:10:17 14:31:{8 * number:02}"), {"partOf": whole_facts, "part": number, "parts": 3}
    return make


def cat_picture(seed):
    """tabby-cat.jpg: taken the day after, and no receipt."""
    return jpeg(cat(generator(seed, "tabby-cat.jpg")), 76, 200_000, False, "2026:10:18 09:12:30"), {"status": "read", "total": None}

def truncated(seed):
    """broken-truncated.jpg: the first bytes of a photo."""
    return make_receipt("korean-cafe.jpg", seed)[0][:2048], {"status": "unreadable", "error": "truncated"}


def view(seed):
    """not-a-receipt.jpg: a landscape."""
    return jpeg(landscape(generator(seed, "not-a-receipt.jpg")), 76, 200_000), {"status": "read", "total": None}


#: Functions from the seed to the bytes of the file and what should be read from it.
OTHERS = {"three-on-a-table.jpg": three_on_a_table, "gallery.zip": gallery, "long-1.jpg": long_part(1), "long-2.jpg": long_part(2),
          "long-3.jpg": long_part(3), "tabby-cat.jpg": cat_picture, "broken-truncated.jpg": truncated, "not-a-receipt.jpg": view}
