"""The facts of samples add up, and each sample is drawn the same way every time."""
import json
from decimal import Decimal

import pytest

from printing import numbers
from printing.camera import generator
from printing.fonts import np
from samples import main
from samples.catalogue import SAMPLES, expected
from samples.others import OTHERS
from samples.pictures import make_receipt

FOLDER = main.ROOT / "SampleReceipts"
EXPECTED = sorted(FOLDER.glob("*.expected.json"))


def facts_of(path) -> list[dict]:
    """The facts of a file: one receipt, or each of several."""
    facts = json.loads(path.read_text(encoding="utf-8"))
    several = facts["parts"] if isinstance(facts.get("parts"), list) else facts.get("receipts", [])
    return [facts, *several, *([facts["partOf"]] if "partOf" in facts else [])]


@pytest.mark.parametrize("path", EXPECTED, ids=lambda path: path.name)
def test_amounts_add_up(path):
    for facts in facts_of(path):
        items = sum(Decimal(item["amount"]) for item in facts.get("items", []))
        discounts = sum(Decimal(discount["amount"]) for discount in facts.get("discounts", []))
        if items:
            assert items + discounts in [Decimal(facts[name]) for name in ("subtotal", "total") if facts.get(name)]
        if facts.get("tax"):
            assert abs(Decimal(facts["tax"])) < abs(Decimal(facts["total"]))


def test_each_sample_has_a_file_and_each_file_a_sample():
    beside = {path.name.removesuffix(".expected.json") for path in EXPECTED}
    files = {path for path in FOLDER.iterdir() if path.suffix not in (".json", ".jsonl", ".md")}
    assert {path.stem for path in files} == beside and len(files) == len(beside)
    assert {*SAMPLES, *OTHERS} <= {path.name for path in files}


def test_truth_has_the_facts_that_are_beside_each_picture():
    truth = [json.loads(line) for line in (FOLDER / "truth.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["file"] for line in truth] == [*SAMPLES]
    for line in truth:
        facts = json.loads((FOLDER / line["file"]).with_suffix(".expected.json").read_text(encoding="utf-8"))
        assert {key: facts[key] for key in main.SCORED} == {key: line[key] for key in main.SCORED}


@pytest.mark.parametrize("name", SAMPLES)
def test_the_kept_facts_are_those_of_the_program(name):
    function, _ = SAMPLES[name]
    kept = json.loads((FOLDER / name).with_suffix(".expected.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(function()[1])) == kept


def test_items_that_do_not_add_up_are_refused():
    with pytest.raises(AssertionError, match="items make 300, not None or 400"):
        expected("Shop", "2026-01-01", "10:00", 400, "KRW", ["food"], items=[("Tea", 1, 300)])
    assert expected("Shop", "2026-01-01", "10:00", 250, "USD", ["food"], items=[("Tea", 1, 300)], discounts=[("Off", -50)],
                    digits=2)["total"] == "2.50"


@pytest.mark.parametrize("name", ["drawn-name-1.png", "korean-taxi.jpg", "korean-delivery.png"])
def test_the_same_seed_draws_the_same_picture(name):
    first, facts = make_receipt(name, 7)
    # Whatever else was drawn meanwhile.
    np.random.random(3)
    assert make_receipt(name, 7) == (first, facts)
    other, same = make_receipt(name, 8)
    assert same == facts and (other != first) == (name != "korean-delivery.png")


def test_each_picture_has_creases_of_its_own():
    assert len({generator(seed, name).random() for seed in (7, 8) for name in ("a.jpg", "b.jpg")}) == 4


def test_a_broken_photo_is_the_beginning_of_a_whole_one():
    assert make_receipt("korean-cafe.jpg", 7)[0].startswith(OTHERS["broken-truncated.jpg"](7)[0])


def test_only_the_named_samples_are_made(tmp_path, capsys):
    assert main.main(["--out", str(tmp_path), "--only", "drawn-name-1.png"]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"drawn-name-1.png", "drawn-name-1.expected.json"}
    assert capsys.readouterr().out.startswith("drawn-name-1.png  ")
    assert (tmp_path / "drawn-name-1.expected.json").read_bytes() == (FOLDER / "drawn-name-1.expected.json").read_bytes()


def test_a_name_that_is_no_sample_is_refused(capsys):
    with pytest.raises(SystemExit):
        main.main(["--only", "tea.jpg"])
    assert "no such sample: tea.jpg" in capsys.readouterr().err


def test_check_digits_are_those_of_numbers_that_exist():
    assert numbers.german_vat_number("13669597") == "DE136695976"
    assert numbers.japanese_invoice_number("000012050002") == "T7000012050002"
    assert numbers.uk_vat_number("9807806") == "GB 980 7806 84"
    assert numbers.korean_business_number("124810099") == "124-81-00998"


def test_shares_are_rounded_half_away_from_zero():
    assert [numbers.share(amount, 1, 2) for amount in (3, -3, 4)] == [2, -2, 2]
