import HouseholdBook
import ReceiptDomain

/// Whether a message and a record of the same amount are of one purchase.
struct MessageMatch {
    private let message: MoneyMessage
    private let record: Record
    /// Of the household, where the message tells it.
    private let account: String?

    /// The most minutes between a till's clock and the card company's, as for card slips.
    private static let mostMinutes = 15
    /// The most minutes between two payments of one amount that count as the same one, unless their shops differ.
    private static let sameMoment = 1
    /// The similarity from which a name as a card company writes it is the shop's.
    private static let sameShop = 0.6

    init(_ message: MoneyMessage, _ record: Record, account: String? = nil) {
        (self.message, self.record, self.account) = (message, record, account)
    }

    /// Whether both are of one purchase.
    ///
    /// Equal approval numbers decide; different ones, cards or times part them. Otherwise the shop or the card has to agree, or the
    /// moment alone where no shop contradicts.
    var isSame: Bool {
        if let isOne = approvals { return isOne && isNearDay }
        guard message.mayBeCard(record.printed.cardDigits), let day = message.date, let other = record.date else {
            return false
        }
        // Two messages, or a message and an entry by hand, are of one payment only where all that they say is the same.
        guard !record.images.isEmpty else {
            return day == other && message.time != nil && message.time == record.time && isShop
        }
        guard day == other else { return false }
        if let minutes {
            guard minutes <= Self.mostMinutes else { return false }
            return isShop || isCard || minutes <= Self.sameMoment && !areOtherShops
        }
        return isShop
    }

    /// Whether the message can be about the statement's row that the record was made of.
    ///
    /// The row may be of a later day, and its time that of a message that was joined earlier.
    var mayBeRow: Bool {
        if let isOne = approvals { return isOne && isNearDay }
        guard message.mayBeCard(record.printed.cardDigits), isNearDay else { return false }
        let most = message.date == record.date ? Self.mostMinutes : 0
        guard minutes.map({ $0 <= most }) ?? true else { return false }
        // A bank may call a shop by another name; of another account it says nothing.
        return !areOtherShops || account != nil && account == record.account
    }

    /// Whether the record may be what the message takes back.
    var mayCancel: Bool {
        if let isOne = approvals { return isOne }
        guard message.mayBeCard(record.printed.cardDigits) else { return false }
        return isShop || record.merchant == nil || message.merchant == nil && isCard
    }

    /// `nil` where one of them has no approval number.
    private var approvals: Bool? {
        guard let one = message.approvalNumber?.digits, let other = record.printed.approvalNumber?.digits,
            min(one.count, other.count) >= 4
        else { return nil }
        return one == other
    }

    private var isNearDay: Bool {
        guard let day = message.date, let other = record.date else { return true }
        return StatementMatcher.days.contains(other.daysSince1970 - day.daysSince1970)
    }

    private var minutes: Int? {
        guard let one = message.time, let other = record.time else { return nil }
        return abs(one.minutes - other.minutes)
    }

    private var isCard: Bool {
        guard let digits = message.cardDigits else { return false }
        return digits == record.printed.cardDigits
    }

    private var names: [NamePairs] {
        [record.merchant, record.printed.merchant].compactMap(\.self).filter { !$0.isEmpty }.map(NamePairs.init)
    }

    private var isShop: Bool {
        guard let shop = message.merchant.map(NamePairs.init) else { return false }
        return names.contains { $0.likeness(to: shop) >= Self.sameShop }
    }

    /// Whether both name a shop, and not the same one.
    private var areOtherShops: Bool { message.merchant != nil && !names.isEmpty && !isShop }
}

extension String {
    fileprivate var digits: String { filter { $0.isLetter || $0.isNumber } }
}
