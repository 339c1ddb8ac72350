import HouseholdBook

/// How a table's amounts are meant.
extension StatementReader {
    struct Signs {
        var amounts: [ExactAmount]
        var sign: StatementContent.Sign
        var direction: RunningBalance.Direction?
    }

    /// The balances decide where they agree; then what a person says, and what words and columns say.
    func signs(of rows: [Row]) throws(ExchangeError) -> Signs {
        let plain = rows.map { $0.amount ?? .zero }
        guard layout != .moneyManager, layout != .receiptmind else {
            return Signs(amounts: plain, sign: .signed, direction: nil)
        }
        let candidates: [Candidate]
        if let spent = options.spentIsPositive {
            let written = rows.map { $0.written ?? $0.amount ?? .zero }
            // In two columns it is about numbers of the rarer sign.
            let flipped = columns.hasTwoAmounts ? plain : plain.map { -$0 }
            candidates = [(spent ? flipped : written, .signed)]
        } else {
            candidates = try self.candidates(rows, plain)
        }
        if let proved = proved(candidates, rows) { return proved }
        let (amounts, sign) = candidates[0]
        if columns.hasTwoAmounts, options.spentIsPositive == nil { try checkTwo(rows) }
        return Signs(amounts: amounts, sign: sign, direction: nil)
    }

    private typealias Candidate = (amounts: [ExactAmount], sign: StatementContent.Sign)

    /// How amounts may be meant, the likeliest first.
    private func candidates(_ rows: [Row], _ plain: [ExactAmount]) throws(ExchangeError) -> [Candidate] {
        var candidates: [Candidate]
        if columns.hasTwoAmounts {
            candidates = [(plain, .signed)]
            let written = rows.map { $0.written ?? $0.amount ?? .zero }
            // All that is in a column has one sign, or what has the other goes back.
            candidates.insert((written, .signed), at: Self.areMixed(rows, columns) ? 0 : 1)
        } else if let worded = try worded(rows, plain) {
            candidates = [(worded, .signed), (plain, .signed), (plain.map { -$0 }, .signed)]
        } else if layout == .card {
            candidates = [(plain, .spending)]
        } else {
            let isSigned = rows.contains(where: \.hasPlus) && plain.contains(where: \.isNegative)
            candidates = [(plain, isSigned || layout != .plain ? .signed : .unclear), (plain.map { -$0 }, .signed)]
        }
        if rows.contains(where: { ($0.fee ?? .zero) != .zero }), !columns.has(.net) {
            let fees = rows.map { ($0.fee ?? .zero).magnitude }
            candidates = candidates.map { (zip($0.amounts, fees).map { $0 - $1 }, $0.sign) } + candidates
        }
        return candidates
    }

    private static func areMixed(_ rows: [Row], _ columns: StatementColumns) -> Bool {
        let differ = rows.filter { $0.written != nil && $0.written != $0.amount }
        let same = rows.filter { row in
            row.written == row.amount && row.amount != .zero && row.amount.map { $0.isNegative } == true
        }
        return !differ.isEmpty && !same.isEmpty
    }

    /// A column with numbers of both signs, and no balance to say what the rarer one means.
    private func checkTwo(_ rows: [Row]) throws(ExchangeError) {
        guard Self.areMixed(rows, columns), let odd = rows.first(where: { $0.written != $0.amount }) else { return }
        throw .doubt(.mixedColumn(line: odd.number, text: name(odd.cells) ?? odd.day))
    }

    /// As words beside them say; `nil` where they say nothing of signs.
    private func worded(_ rows: [Row], _ plain: [ExactAmount]) throws(ExchangeError) -> [ExactAmount]? {
        guard rows.contains(where: { $0.isOut != nil }) else { return nil }
        let told = zip(rows, plain).filter { $0.0.isOut != nil && $0.1 != .zero }
        if plain.contains(where: \.isNegative) {
            // Signs and words that agree everywhere, one way or the other.
            if told.allSatisfy({ $0.0.isOut == $0.1.isNegative }) { return plain }
            let isComplete = told.count == plain.count { $0 != .zero }
            if isComplete, told.allSatisfy({ $0.0.isOut != $0.1.isNegative }) { return plain.map { -$0 } }
            // A word for what goes out beside a sign for it.
            if isComplete, told.contains(where: { $0.0.isOut == false && !$0.1.isNegative }),
                columns.has(.direction)
            {
                return zip(rows, plain).map { $0.isOut == true ? -$1.magnitude : $1 }
            }
            return nil
        }
        guard told.count == plain.count(where: { $0 != .zero }) else {
            // Some rows say it, and others do not: only a column for it leaves a doubt.
            let silent = zip(rows, plain).first { $0.0.isOut == nil && $0.1 != .zero && !isUndone($0.0) }
            guard let silent, columns.has(.direction) || told.count * 2 > rows.count else { return nil }
            guard !columns.has(.balance) else { return nil }
            if DirectionWords.isNeutral(cell(.direction, silent.0.cells) ?? "") {
                return zip(rows, plain).map { $0.isOut == true ? -$1.magnitude : $1 }
            }
            throw .doubt(.sign(line: silent.0.number, text: name(silent.0.cells) ?? silent.0.day))
        }
        return zip(rows, plain).map { $0.isOut == true ? -$1.magnitude : $1 }
    }

    func isUndone(_ row: Row) -> Bool { cell(.state, row.cells).map(DirectionWords.isUndone) ?? false }

    private func proved(_ candidates: [Candidate], _ rows: [Row]) -> Signs? {
        guard columns.has(.balance) else { return nil }
        let kept = rows.indices.filter { !isUndone(rows[$0]) }
        let groups = kept.map { group(rows[$0].cells) }
        let balances = kept.map { rows[$0].balance }
        let days = kept.compactMap { DayCell(rows[$0].day)?.day(options.dateOrder) }
        var only: RunningBalance.Direction?
        if days.count == kept.count, let first = days.first, let last = days.last, first != last {
            only = first < last ? .down : .up
        }
        let found = candidates.enumerated().compactMap { index, candidate in
            RunningBalance.agreement(kept.map { candidate.amounts[$0] }, balances, groups, only: only)
                .map { (index: index, agreement: $0) }
        }
        guard let best = found.max(by: { $0.agreement.share < $1.agreement.share }), best.agreement.share >= 0.7 else {
            return nil
        }
        let equal = found.filter { $0.agreement.share >= best.agreement.share - 0.3 }
        // Rows of one amount agree forward as well as backward; what is likeliest without balances is no proof then.
        let different = Set(equal.map { candidates[$0.index].amounts })
        guard different.count == 1 || Set(equal.map { candidates[$0.index].sign }) == [.signed] else { return nil }
        guard different.count == 1 || columns.hasTwoAmounts || equal[0].index == 0 else { return nil }
        let chosen = equal[0]
        return Signs(
            amounts: candidates[chosen.index].amounts,
            sign: .signed,
            direction: different.count == 1 ? chosen.agreement.direction : nil
        )
    }
}
