"""The list of samples, to which each module of receipts adds its own."""
from collections.abc import Callable

from printing.camera import Shot
from printing.numbers import cents

#: By the name of the picture: a function for the slip and the facts that should be read from it, and how it is photographed.
#: A picture that is drawn as it is seen on a screen has no shot.
SAMPLES: dict[str, tuple[Callable, Shot | None]] = {}


def sample(name: str, **shot):
    """The receipt of this function is photographed in this way."""
    def keep(function):
        SAMPLES[name] = (function, Shot(**shot))
        return function
    return keep


def screen(name: str):
    """This function draws the picture itself."""
    def keep(function):
        SAMPLES[name] = (function, None)
        return function
    return keep


def expected(merchant, date, time, total, currency, category, tax=None, subtotal=None, items=(), alt=(),
             discounts=(), digits=0):
    """What should be read; amounts come in minor units.  Items less discounts make the subtotal or the total."""
    def units(amount):
        if amount is None:
            return None
        return str(amount) if digits == 0 else cents(amount).replace(",", "")
    if items:
        added = sum(i[2] for i in items) + sum(d[1] for d in discounts)
        assert added in (subtotal, total), f"{merchant}: items make {added}, not {subtotal} or {total}"
    fact = {"merchant": merchant, "merchant_alt": list(alt), "date": date, "time": time, "total": units(total),
            "currency": currency, "tax": units(tax), "subtotal": units(subtotal), "category": category,
            "items": [{"name": n, "quantity": str(q), "amount": units(a)} for n, q, a in items]}
    if discounts:
        fact["discounts"] = [{"name": n, "amount": units(a)} for n, a in discounts]
    return fact
