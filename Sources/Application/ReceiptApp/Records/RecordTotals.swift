import HouseholdBook
public import ReceiptDomain

extension [Record] {
    /// What the confirmed records spend, for each currency by itself: fees of transfers are in, and what was bought abroad
    /// counts as what it was settled for.
    public var totals: [Money] {
        flatMap { $0.flows() }.filter { $0.direction == .spent }.map(\.amount).summed
    }
}
