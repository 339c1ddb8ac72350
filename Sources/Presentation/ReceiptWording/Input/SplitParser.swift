import ReceiptDomain
import ReceiptReview

/// Reads a part of an amount as a person types it: `food=62400`, `pet=25000@나비`.
struct SplitParser {
    /// Of an amount that is typed without one.
    var currency: Currency
    var catalog: CategoryCatalog

    func callAsFunction(_ text: String) throws(InputProblem) -> Split {
        guard let sign = text.firstIndex(of: "=") else { throw .notACondition(text) }
        let category = try CategorySearch.any(text[..<sign].trimmingSpaces, in: catalog)
        let parts = text[text.index(after: sign)...].split(separator: "@", maxSplits: 1)
        guard let amount = parts.first else { throw .notAnAmount(text) }
        return Split(
            category: category,
            amount: try AmountParser(currency: currency)(amount.trimmingSpaces),
            subject: parts.count > 1 ? parts[1].trimmingSpaces : nil
        )
    }
}

extension Split {
    /// The same part as money that came back.
    var refunded: Split {
        var split = self
        split.amount.minorUnits = -abs(amount.minorUnits)
        return split
    }
}

extension Mood {
    /// By its name in any language, or the beginning of one.
    init?(typed text: String) {
        let wanted = text.trimmingSpaces.lowercased()
        let found = Self.allCases.filter { mood in
            mood.names.contains { !wanted.isEmpty && $0.hasPrefix(wanted) }
        }
        guard let mood = found.first, found.count == 1 else { return nil }
        self = mood
    }

    var names: [String] {
        switch self {
        case .happy: ["happy", "행복"]
        case .sad: ["sad", "슬픔"]
        case .angry: ["angry", "화남"]
        case .tired: ["tired", "피곤"]
        case .calm: ["calm", "평온"]
        case .anxious: ["anxious", "불안"]
        case .neutral: ["neutral", "무감정"]
        }
    }
}

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }
}
