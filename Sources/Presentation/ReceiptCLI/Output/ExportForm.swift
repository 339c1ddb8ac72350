import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptWording

/// A complete export as one JSON object.
struct ExportForm {
    /// Entities in the ledger's form.
    struct Entities {
        /// Those of ``ReadExport/kinds``.
        var kinds: [(name: String, entities: [any LedgerEntity])] = []
        var rules: [Rule] = []
        /// Lines as the library has them.
        var rates: [String] = []
        var settings: Profile?
    }

    private let book: ExportedBook
    private let entities: Entities

    init(_ book: ExportedBook, _ entities: Entities) throws { (self.book, self.entities) = (book, entities) }

    /// One member per line, so that two exports can be compared.
    var text: String {
        get throws {
            var parts = try entities.kinds.map { kind in
                part(kind.name, try kind.entities.map { try JSONLine.encode($0) })
            }
            parts.append(part("rules", try entities.rules.map { try JSONLine.encode(ExportedRule($0)) }))
            parts.append(part("rates", try entities.rates.map { try JSONLine.encode($0) }))
            if let settings = entities.settings {
                parts.append("\"settings\":" + (try JSONLine.encode(SettingsForm(settings))))
            }
            parts.append(part("records", try book.records.map { try JSONLine.encode(RecordForm(exporting: $0)) }))
            return "{\"format\":\"\(ReadExport.format)\",\"version\":\(ReadExport.version),\n"
                + parts.joined(separator: ",\n") + "}\n"
        }
    }

    private func part(_ name: String, _ lines: [String]) -> String {
        "\"\(name)\":[" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n") + "]"
    }
}

extension LedgerTransactions where Self: RuleRepository & RateFile {
    /// The content of an export besides records.
    func exportedEntities(of user: UserID) async throws -> ExportForm.Entities {
        func all<Entity: LedgerEntity>(_ type: Entity.Type) async throws -> [any LedgerEntity] {
            try await entities(type, of: user).map(\.entity)
        }
        var found = ExportForm.Entities()
        for (name, type) in ReadExport.kinds { found.kinds.append((name, try await all(type))) }
        found.rules = try await rules(of: user).rules
        found.rates = try await HouseholdRates(self).table().lines
        found.settings = try await self.user(user)?.profile
        return found
    }
}
