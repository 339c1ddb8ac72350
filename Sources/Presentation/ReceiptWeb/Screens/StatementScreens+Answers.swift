import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup

// A person's answers about a file, and its import.
extension StatementScreens {
    /// A meaning as forms send it.
    static func word(_ meaning: StatementMeaning) -> String {
        switch meaning {
        case .order(let order): "order \(order.rawValue)"
        case .year(let year): "year \(year)"
        case .decimals(let sign): "decimals \(sign.rawValue)"
        case .textColumn(let column): "text \(column)"
        case .spentIsPositive(let isSpent): isSpent ? "sign spent" : "sign received"
        }
    }

    private static func meaning(_ word: String) -> StatementMeaning? {
        let parts = word.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch (parts[0], parts[1]) {
        case ("order", let order): return ReadingContext.DateOrder(rawValue: order).map { .order($0) }
        case ("year", let year):
            return Int(counting: year).flatMap { (1970...2200).contains($0) ? .year($0) : nil }
        case ("decimals", let sign): return DecimalSign(rawValue: sign).map { .decimals($0) }
        case ("text", let column):
            return Int(counting: column).flatMap {
                (1...StatementOptions.mostColumns).contains($0) ? .textColumn($0) : nil
            }
        case ("sign", "spent"): return .spentIsPositive(true)
        case ("sign", "received"): return .spentIsPositive(false)
        default: return nil
        }
    }

    func answer(_ number: String) async throws -> PageResponse {
        let form = try await context.request.form()
        guard let statement = await kept(number) else { return .see(Link("/statements").with("gone", "1")) }
        let own = Link("/statements", number)
        if let outcome = statement.outcome {
            return form["do"] == "begin" ? try await beginEarlier(number, form, outcome, own) : .see(own)
        }
        if form["do"] == "import" { return try await write(number, statement, form) }
        let account = form.raw("account").map { context.accounts[$0]?.id }
        let told = told(form, statement.told)
        await context.statements.change(number, for: context.device) { statement in
            if let account { statement.account = account }
            statement.told = told
        }
        return .see(own)
    }

    /// The options with what the form says.
    private func told(_ form: FormFields, _ before: StatementOptions) -> StatementOptions {
        var told = before
        switch form["do"] {
        case "password": told.password = form.raw("password")
        case "encoding": told.encoding = form["encoding"].flatMap { TextEncoding(named: $0) }
        case "mean": told = form["means"].flatMap { Self.meaning($0) }?.added(to: told) ?? told
        case "columns":
            told.columns = [:]
            for number in 1...StatementOptions.mostColumns {
                guard let role = form["column-\(number)"].flatMap({ StatementRole(rawValue: $0) }) else { continue }
                if told.columns[role] == nil { told.columns[role] = number }
            }
        case "read":
            told.dateOrder = form["order"].flatMap { ReadingContext.DateOrder(rawValue: $0) }
            told.spentIsPositive = form["sign"].flatMap { $0 == "spent" ? true : $0 == "received" ? false : nil }
        default: break
        }
        return told
    }

    /// Writes it as one step, with the answers about rows that are still as the page showed them.
    private func write(
        _ number: String,
        _ statement: KeptStatements.Statement,
        _ form: FormFields
    ) async throws -> PageResponse {
        let own = Link("/statements", number)
        guard await context.statements.begin(number, for: context.device) else { return .see(own) }
        do {
            var statement = statement
            statement.again = form["again"] != nil
            let reading = try await reading(number, statement)
            let plan = try await plan(reading)
            var answers: [Int: StatementAnswer] = [:]
            for index in plan.items.indices where plan.items[index].isQuestion {
                let mark = plan.items[index].record?.id.rawValue ?? ""
                switch form["row-\(index)"] {
                case "same " + mark: answers[index] = .same
                case "other " + mark: answers[index] = .other
                default: break
                }
            }
            // Before the import, so that this is the step to undo.
            let isTold = statement.told.ofAllFiles != StatementOptions()
            let format = isTold ? try await reading.read.keep(reading.all, plan) : nil
            let use = importing(try await context.convention())
            let result = try await use.write(
                plan,
                answers: answers,
                try await context.memories.memory(of: context.user),
                profile: context.dependencies.home.profile
            )
            let differences = try await use.differences(after: plan)
            let early = plan.beforeOpening.map { early in
                let amount = early.balance ?? early.account.opening.amount
                return KeptStatements.Beginning(
                    account: early.account,
                    opening: .init(date: early.first, amount: amount)
                )
            }
            let missing = differences.compactMap { difference in
                difference.missing.map {
                    KeptStatements.Beginning(account: difference.account, opening: $0)
                }
            }
            let outcome = KeptStatements.Outcome(
                result: result,
                balances: plan.balances,
                differences: differences,
                beginnings: early + missing.filter { other in !early.contains { $0.account.id == other.account.id } },
                keepsFormat: format != nil
            )
            await context.statements.change(number, for: context.device) { statement in
                (statement.bytes, statement.told.password, statement.outcome) = ([], nil, outcome)
            }
            await context.statements.end(number, for: context.device)
            return result.drafts + result.matched > 0 ? try await context.done(own, "imported") : .see(own)
        } catch {
            await context.statements.end(number, for: context.device)
            guard error is StatementProblem else { throw error }
            return .see(own)
        }
    }
}
