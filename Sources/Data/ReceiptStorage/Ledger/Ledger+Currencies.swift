public import ReceiptDomain

// Amounts cannot be decoded without the minor unit of their currency. A definition is therefore known before the lines behind it
// are decoded, and stands in each ledger whose lines mention it.
extension OwnCurrency {
    /// Defines the currency that a line puts into the ledger, if it is such a line.
    static func define(in line: ArraySlice<UInt8>) {
        guard isDefinition(line),
            let content = try? JSONValue(decoding: line), content["kind"] == .text(kind), content["change"] != .removed,
            let kept = try? content["entity"].map({ try KeptEntity<OwnCurrency>(json: $0.encoded) })
        else { return }
        Currency.define(kept.entity)
    }

    /// Whether the line is about a currency's definition.
    static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool {
        line.position(of: mark, from: line.startIndex) != nil
    }

    private static let mark = Array("kind\":\"\(kind)\"".utf8)
}

extension OwnCurrency {
    fileprivate var ledgerKey: EntityKey { EntityKey(kind: Self.kind, id: id) }
}

extension NewLine {
    /// States a definition that another ledger has.
    fileprivate init(adopting currency: OwnCurrency) throws {
        self.init(content: .entity(currency.ledgerKey, try JSONValue(encoding: currency), adopts: true))
    }
}

extension Ledger {
    /// Defines the currencies of lines that another process has indexed.
    func defineCurrencies() throws {
        guard let base else { return }
        for (key, _, _) in try IndexFailure.from({ try base.entities(ofKind: OwnCurrency.kind) }) {
            for line in try IndexFailure.from({ try base.stepLines(of: .entity(key)) }) {
                OwnCurrency.define(in: try bytes(of: line.place)[...])
            }
        }
    }

    /// Lines that define the currencies which the lines mention and this ledger does not define, as another user's does.
    func missingDefinitions(for lines: [[UInt8]]) throws -> [NewLine] {
        try Currency.ownCurrencies.compactMap { currency in
            let mentioning = lines.filter { currency.isMentioned(in: $0) }
            guard !mentioning.isEmpty, !mentioning.contains(where: { OwnCurrency.isDefinition($0[...]) }),
                try !mentions(currency.ledgerKey)
            else { return nil }
            return try NewLine(adopting: currency)
        }
    }

    /// Whether a line mentions the currency, apart from its definition.
    func mentions(_ currency: OwnCurrency) throws -> Bool {
        try refresh()
        var start = 0
        var rest: [UInt8] = []
        while start < index.end {
            let bytes = try store.reader.bytes(at: start, count: min(Self.chunkSize, index.end - start))
            start += bytes.count
            var lines = (rest + bytes).split(separator: LedgerFormat.newline, omittingEmptySubsequences: false)
            rest = Array(lines.removeLast())
            if lines.contains(where: { !OwnCurrency.isDefinition($0) && currency.isMentioned(in: $0) }) { return true }
            if bytes.isEmpty { return false }
        }
        return false
    }
}

extension ReceiptLibrary: CurrencyRepository {
    /// Defines the household's own currencies for a new user; needs the lock.
    func adoptCurrencies(into new: Ledger) throws {
        var currencies: [String: OwnCurrency] = [:]
        for user in try store.users() where user != new.user {
            for kept in try entities(OwnCurrency.self, of: user) { currencies[kept.entity.id] = kept.entity }
        }
        let lines = try currencies.values.sorted { $0.id < $1.id }.map { try NewLine(adopting: $0) }
        if !lines.isEmpty { try new.append(lines) }
    }

    public func mentions(_ currency: OwnCurrency) throws -> Bool {
        try store.users().contains { user in try ledger(of: user).mentions(currency) }
    }
}
