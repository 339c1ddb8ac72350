import Foundation
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptWording

/// A complete export as one JSON object.
struct ExportForm {
    /// Entities in the ledger's form.
    struct Entities {
        var currencies: [OwnCurrency] = []
        var accounts: [Account] = []
        var statements: [Statement] = []
        var categories: [OwnCategory] = []
        var subjects: [Subject] = []
        var measures: [Measure] = []
        var recurrences: [Recurrence] = []
        var reminders: [Reminder] = []
        var budgets: [Budget] = []
        var goals: [SavingGoal] = []
        var formats: [StatementFormat] = []
        var claims: [Claim] = []
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
            let parts = [
                try part("currencies", entities.currencies), try part("accounts", entities.accounts),
                try part("statements", entities.statements),
                try part("categories", entities.categories), try part("subjects", entities.subjects),
                try part("measures", entities.measures), try part("recurrences", entities.recurrences),
                try part("reminders", entities.reminders), try part("budgets", entities.budgets),
                try part("goals", entities.goals), try part("statementFormats", entities.formats),
                try part("claims", entities.claims),
                try part("rules", entities.rules.map { ExportedRule($0) }), try part("rates", entities.rates),
                try entities.settings.map { "\"settings\":" + (try JSONLine.encode(SettingsForm($0))) },
                try part("records", book.records.lazy.map { RecordForm(exporting: $0) }),
            ].compactMap(\.self)
            return "{\"format\":\"\(ReadExport.format)\",\"version\":\(ReadExport.version),\n"
                + parts.joined(separator: ",\n") + "}\n"
        }
    }

    private func part(_ name: String, _ values: some Sequence<some Encodable>) throws -> String {
        let lines = try values.map { try JSONLine.encode($0) }
        return "\"\(name)\":[" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n") + "]"
    }
}

extension LedgerTransactions where Self: RuleRepository & RateFile {
    /// What an export has besides records.
    func exportedEntities(of user: UserID) async throws -> ExportForm.Entities {
        func all<Entity: LedgerEntity>(_ type: Entity.Type) async throws -> [Entity] {
            try await entities(type, of: user).map(\.entity)
        }
        return ExportForm.Entities(
            currencies: try await all(OwnCurrency.self),
            accounts: try await all(Account.self),
            statements: try await all(Statement.self),
            categories: try await all(OwnCategory.self),
            subjects: try await all(Subject.self),
            measures: try await all(Measure.self),
            recurrences: try await all(Recurrence.self),
            reminders: try await all(Reminder.self),
            budgets: try await all(Budget.self),
            goals: try await all(SavingGoal.self),
            formats: try await all(StatementFormat.self),
            claims: try await all(Claim.self),
            rules: try await rules(of: user).rules,
            rates: try await HouseholdRates(self).table().lines,
            settings: try await self.user(user)?.profile
        )
    }
}
