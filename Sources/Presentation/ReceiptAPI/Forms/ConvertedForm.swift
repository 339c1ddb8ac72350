import HouseholdBook
import ReceiptDomain

/// The rates at which amounts came to one currency.
struct ConvertedForm: Encodable {
    struct Use: Encodable {
        var from: String
        var rate: String
        var day: String
        var source: String
        var records: Int
    }

    var currency: String
    var rates: [Use]
    /// The number of records that count with the amount they were settled at.
    var settled: Int
    /// Records without a rate, whose sums stay in their currencies.
    var without: OmissionsForm.Tally?

    init(_ sums: ConvertedSums) {
        (currency, settled, without) = (sums.currency.code, sums.settled, OmissionsForm.Tally(sums.without))
        rates = sums.uses.map {
            Use(
                from: $0.rate.from.code,
                rate: $0.rate.decimal,
                day: $0.rate.day.description,
                source: $0.rate.source,
                records: $0.records
            )
        }
    }
}
