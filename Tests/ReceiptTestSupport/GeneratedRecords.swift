public import ReceiptDomain

import struct Foundation.Date

/// Records that nobody would write, for round trips through files.
public enum GeneratedRecords {
    /// A book with records of all kinds, each field with something that is hard to write.
    public static func records(_ seed: Int) -> [Record] {
        var generator = SeededGenerator(seed)
        let texts = ["이마트; 성수", "=1+1", "'quoted'", "a, \"b\"", "line\nbreak", "+82", "", "  spaces  "]
        let instant = Date(timeIntervalSince1970: 1_790_000_000)
        return (0..<40).map { number in
            func one<Value>(_ values: [Value]) -> Value { values[Int(generator.next() % UInt64(values.count))] }
            let currency = one([Currency.krw, .usd])
            func money(_ other: Currency? = nil) -> Money {
                Money(minorUnits: Int(generator.next() % 9_000_000) - 900_000, currency: other ?? currency)
            }
            var record = Record(
                id: RecordID(milliseconds: 1_790_000_000_000 + UInt64(number), using: &generator),
                user: .me,
                kind: one([.expense, .income, .transfer, .adjust, .note]),
                status: one([.draft, .confirmed, .discarded]),
                merchant: one(texts.filter { !$0.isEmpty }),
                date: one([nil, Fixture.day("2026-11-03"), Fixture.day("2024-02-29")]),
                time: one([nil, TimeOfDay(hour: 19, minute: 42)]),
                amount: money(),
                category: one([nil, .food, ReceiptDomain.Category(code: "반려동물")]),
                account: one([nil, "kb-salary", "free text"]),
                createdAt: instant
            )
            record.memo = one(texts)
            record.tags = one([[], ["외식"], ["외식", "dinner"]])
            record.subject = one([nil, "나비"])
            record.mood = one([nil, .calm])
            record.tax = one([nil, money()])
            record.book.bank = one([nil, "kb|2026-11-03|-1KRW|a|1\nkb|2026-11-04|-1KRW|a|1"])
            record.printed.cardDigits = one([nil, "0821"])
            record.printed.approvalNumber = one([nil, "30012345"])
            record.isProved = one([true, false])
            record.content = one([nil, .several])
            let milk = LineItem(
                name: one(texts),
                quantity: one([nil, "0.355"]),
                unitPrice: one([nil, money()]),
                amount: money(),
                discount: one([nil, money(.usd)]),
                options: one([[], ["ICE", "a; b"]]),
                readName: one([nil, "MLK"])
            )
            record.items = one([[], [milk], [milk, milk]])
            switch record.kind {
            case .transfer:
                (record.book.toAccount, record.book.fee) = ("wallet", one([nil, money()]))
                record.book.toAmount = one([nil, money(.usd)])
            case .expense:
                record.book.settled = one([nil, money(.krw)])
                let splits = [
                    Split(category: .food, amount: money(), subject: "나비", memo: one([nil, "a; b"])),
                    Split(category: nil, amount: money()),
                ]
                record.book.splits = one([[], splits])
                record.book.installments = one([
                    nil, Installments(months: 3, first: Fixture.day("2027-02-01"), interest: one([nil, money()])),
                ])
                (record.book.due, record.book.isChecked) = (one([nil, Fixture.day("2026-11-03")]), one([true, false]))
            default: break
            }
            return record
        }
    }
}
