"""Numbers that have to be right: sums, shares, check digits."""

def won(amount):
    return f"{amount:,}"


def cents(amount):
    sign = "-" if amount < 0 else ""
    return f"{sign}{abs(amount) // 100:,}.{abs(amount) % 100:02d}"


def comma(amount):
    return cents(amount).replace(",", " ").replace(".", ",").replace(" ", ".")


def share(amount, numerator, denominator):
    """amount * numerator / denominator, rounded half up, sign kept."""
    sign = -1 if amount < 0 else 1
    return sign * ((2 * abs(amount) * numerator + denominator) // (2 * denominator))


def korean_business_number(nine):
    digits = [int(c) for c in nine]
    total = sum(d * w for d, w in zip(digits, (1, 3, 7, 1, 3, 7, 1, 3, 5))) + digits[8] * 5 // 10
    return f"{nine[:3]}-{nine[3:5]}-{nine[5:]}{(10 - total % 10) % 10}"


def uk_vat_number(seven):
    total = sum(int(d) * w for d, w in zip(seven, range(8, 1, -1)))
    return f"GB {seven[:3]} {seven[3:]} {97 - total % 97:02d}"


def german_vat_number(eight):
    product = 10
    for d in eight:
        product = 2 * ((int(d) + product - 1) % 10 + 1) % 11
    return f"DE{eight}{(11 - product) % 10}"


def japanese_invoice_number(twelve):
    total = sum(int(d) * (1 if n % 2 else 2) for n, d in enumerate(reversed(twelve), 1))
    return f"T{9 - total % 9}{twelve}"


def polish_tax_number(nine):
    check = sum(int(d) * w for d, w in zip(nine, (6, 5, 7, 2, 3, 4, 5, 6, 7))) % 11
    assert check < 10, f"{nine} has no check digit"
    return f"{nine[:3]}-{nine[3:6]}-{nine[6:8]}-{nine[8]}{check}"


def indian_tax_number(fourteen):
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    products = [signs.index(c) * (1 if n % 2 else 2) for n, c in enumerate(fourteen, 1)]
    return fourteen + signs[-sum(p // 36 + p % 36 for p in products) % 36]


def equal(*values):
    assert len(set(values)) == 1, f"the receipt does not add up: {values}"
