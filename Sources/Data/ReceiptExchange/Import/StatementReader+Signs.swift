import HouseholdBook

/// How a table's amounts are meant.
extension StatementReader {
    struct Signs {
        var amounts: [ExactAmount]
        var sign: StatementContent.Sign
        var direction: RunningBalance.Direction?
        /// Whether the table's balances are what is owed.
        var isOwed = false
    }

    /// As the table says them; those of a card whose balances are what is owed go the other way.
    func signs(of rows: [Row]) throws(ExchangeError) -> Signs {
        let signs = try weighed(written(rows), rows)
        guard options.isOfCard, columns.has(.balance), options.spentIsPositive == nil else { return signs }
        if columns.hasTwoAmounts {
            let owed = rows.map { row in
                var row = row
                row.balance = row.balance.map { -$0 }
                return row
            }
            let isOwed =
                proved([(signs.amounts, .signed)], rows) == nil && proved([(signs.amounts, .signed)], owed) != nil
            return Signs(amounts: signs.amounts, sign: signs.sign, direction: signs.direction, isOwed: isOwed)
        }
        // More is bought with a card than paid to it.
        let positive = signs.amounts.count { !$0.isNegative && $0 != .zero }
        guard proved([(signs.amounts, .signed)], rows) != nil, positive * 2 > signs.amounts.count else { return signs }
        return Signs(amounts: signs.amounts.map { -$0 }, sign: .signed, direction: signs.direction, isOwed: true)
    }

    /// Where most rows of a card have the sign of the few that name a payment or refund, those are no evidence.
    ///
    /// - Throws: ``ExchangeError/doubt(_:)`` where what is usual does not decide either
    private func weighed(_ signs: Signs, _ rows: [Row]) throws(ExchangeError) -> Signs {
        guard options.isOfCard, signs.sign == .unclear else { return signs }
        let moved = zip(rows, signs.amounts).filter { !$0.0.isUndone && $0.1 != .zero }
        let told = moved.filter { CardWords.isPaidOrBack(name($0.0.cells) ?? "") }
        guard let first = told.first, told.allSatisfy({ $0.1.isNegative == first.1.isNegative }) else { return signs }
        let same = moved.count { $0.1.isNegative == first.1.isNegative }
        guard same >= (moved.count - same) * 2 else { return signs }
        let isWeak = !told.contains { CardWords.isPayment(name($0.0.cells) ?? "") }
        guard isWeak ? told.count * 2 < same : told.count * 4 <= same else { return signs }
        guard isWeak, first.1.isNegative else {
            throw .doubt(.sign(line: first.0.number, text: name(first.0.cells) ?? first.0.day))
        }
        return Signs(amounts: signs.amounts, sign: .signed, direction: signs.direction)
    }

    /// The balances decide where they agree; then what a person says, and what words and columns say.
    private func written(_ rows: [Row]) throws(ExchangeError) -> Signs {
        let plain = rows.map { $0.amount ?? .zero }
        guard layout != .moneyManager, layout != .receiptmind else {
            return Signs(amounts: plain, sign: .signed, direction: nil)
        }
        if columns.hasTwoAmounts { return try twoColumns(rows, plain) }
        let words = options.spentIsPositive == nil ? try worded(rows, plain) : nil
        // Sizes without signs: the balances say the sign of each, but for the oldest.
        if !plain.contains(where: \.isNegative), let found = try unsigned(rows, plain, words) { return found }
        var candidates: [Candidate]
        if let spent = options.spentIsPositive {
            candidates = [(spent ? plain.map { -$0 } : plain, .signed)]
        } else if let words {
            candidates = [(words, .signed), (plain, .signed)]
        } else if layout == .card {
            candidates = [(plain, .spending)]
        } else {
            let isSigned = rows.contains(where: \.hasPlus) && plain.contains(where: \.isNegative)
            candidates = [(plain, isSigned || layout != .plain ? .signed : .unclear)]
        }
        if plain.contains(where: \.isNegative), options.spentIsPositive == nil {
            candidates.append((plain.map { -$0 }, .signed))
        }
        if rows.contains(where: { ($0.fee ?? .zero) != .zero }), !columns.has(.net) {
            let fees = rows.map { ($0.fee ?? .zero).magnitude }
            candidates =
                candidates.map { candidate in
                    let isSpent = candidate.sign == .spending
                    return (zip(candidate.amounts, fees).map { isSpent ? $0 + $1 : $0 - $1 }, candidate.sign)
                } + candidates
        }
        // Without any sign only all balances together say it, which they did not.
        let isProvable = plain.contains(where: \.isNegative) || words != nil
        return (isProvable ? proved(candidates, rows) : nil)
            ?? Signs(amounts: candidates[0].amounts, sign: candidates[0].sign, direction: nil)
    }

    /// Numbers of both signs in one column say that the rarer one goes the other way, unless balances or a person say otherwise;
    /// a column of negative numbers alone has what its name says.
    private func twoColumns(_ rows: [Row], _ amounts: [ExactAmount]) throws(ExchangeError) -> Signs {
        func isMixed(_ numbers: [ExactAmount?]) -> Bool {
            let moved = numbers.compactMap(\.self).filter { $0 != .zero }
            return moved.contains(where: \.isNegative) && !moved.allSatisfy(\.isNegative)
        }
        // Fees that the balances do not have are a part of the amounts.
        let fees = rows.map { ($0.fee ?? .zero).magnitude }
        let lessFees = zip(amounts, fees).map { $0 - $1 }
        let isLess = share(lessFees, rows) >= share(amounts, rows)
        let plain = isLess ? lessFees : amounts
        let (outMixed, intoMixed) = (isMixed(rows.map(\.money?.out)), isMixed(rows.map(\.money?.into)))
        guard outMixed || intoMixed else {
            return proved([(plain, .signed)], rows) ?? Signs(amounts: plain, sign: .signed, direction: nil)
        }
        let written = rows.map { row in
            let (out, into) = (row.money?.out ?? .zero, row.money?.into ?? .zero)
            let fee = isLess ? (row.fee ?? .zero).magnitude : .zero
            return (intoMixed ? into : into.magnitude) - (outMixed ? out : out.magnitude) - fee
        }
        if let spent = options.spentIsPositive {
            return Signs(amounts: spent ? plain : written, sign: .signed, direction: nil)
        }
        if let found = proved([(written, .signed), (plain, .signed)], rows) { return found }
        let odd = zip(rows, zip(written, plain)).first { $0.1.0 != $0.1.1 }?.0 ?? rows[0]
        throw .doubt(.mixedColumn(line: odd.number, text: name(odd.cells) ?? odd.day))
    }

    /// How many of the balances follow from the amounts.
    private func share(_ amounts: [ExactAmount], _ rows: [Row]) -> Double {
        let kept = rows.indices.filter { !rows[$0].isUndone }
        let groups = kept.map { group(rows[$0].cells) }
        return RunningBalance.agreement(kept.map { amounts[$0] }, kept.map { rows[$0].balance }, groups)?.share ?? 0
    }

    private func unsigned(
        _ rows: [Row],
        _ sizes: [ExactAmount],
        _ words: [ExactAmount]?
    ) throws(ExchangeError) -> Signs? {
        guard columns.has(.balance), rows.count > 1 else { return nil }
        let kept = rows.indices.filter { !rows[$0].isUndone }
        let balances = kept.compactMap { rows[$0].balance }
        guard balances.count == kept.count, Set(balances).count > 1 else { return nil }
        let directions = direction(of: kept.map { rows[$0] }).map { [$0] } ?? [.down, .up]
        let found = directions.compactMap { direction in
            RunningBalance.signed(kept.map { sizes[$0] }, balances, kept.map { group(rows[$0].cells) }, direction)
                .map { (amounts: $0.amounts, open: $0.open, direction: direction) }
        }
        guard let only = found.first else { return nil }
        if found.count > 1, words == nil, options.spentIsPositive == nil, let row = rows.first {
            // The balances go up or down, as the rows are read from above or from below.
            throw .doubt(.sign(line: row.number, text: name(row.cells) ?? row.day))
        }
        guard found.count == 1 else { return nil }
        var amounts = sizes
        for (place, index) in kept.enumerated() { amounts[index] = only.amounts[place] }
        for index in only.open.map({ kept[$0] }) where sizes[index] != .zero {
            if let words {
                amounts[index] = words[index]
            } else if let spent = options.spentIsPositive {
                amounts[index] = spent ? -sizes[index] : sizes[index]
            } else {
                throw .doubt(.sign(line: rows[index].number, text: name(rows[index].cells) ?? rows[index].day))
            }
        }
        return Signs(amounts: amounts, sign: .signed, direction: only.direction)
    }

    /// Whether days go up or down the table, where they are certain.
    private func direction(of rows: [Row]) -> RunningBalance.Direction? {
        let finder = DayOrderFinder(language: columns.language, latest: options.latest)
        let order = options.dateOrder ?? (try? finder.answer(rows.map { ($0.number, $0.day) }))?.order
        let days = rows.compactMap { DayCell($0.day)?.day(order) }
        guard days.count == rows.count, let first = days.first, let last = days.last, first != last else { return nil }
        return first < last ? .down : .up
    }

    /// How amounts may be meant.
    private typealias Candidate = (amounts: [ExactAmount], sign: StatementContent.Sign)

    /// As words beside them say; `nil` where they say nothing of signs.
    private func worded(_ rows: [Row], _ plain: [ExactAmount]) throws(ExchangeError) -> [ExactAmount]? {
        guard rows.contains(where: { $0.isOut != nil }) else { return nil }
        let told = zip(rows, plain).filter { $0.0.isOut != nil && $0.1 != .zero }
        if plain.contains(where: \.isNegative) {
            // Signs and words that agree everywhere, one way or the other.
            if told.allSatisfy({ $0.0.isOut == $0.1.isNegative }) { return plain }
            let isComplete = told.count == plain.count { $0 != .zero }
            // A shop's own account has what it sold, and takes refunds from it.
            let isOfShop =
                !options.isOfCard && plain.contains { !$0.isNegative && $0 != .zero }
                && told.allSatisfy { cell(.type, $0.0.cells).map(DirectionWords.isWeak) == true }
            if told.allSatisfy({ $0.0.isOut != $0.1.isNegative }) { return isOfShop ? plain : plain.map { -$0 } }
            // A word against its sign may be a reversal.
            if isComplete, columns.has(.direction), !columns.has(.balance),
                let odd = told.first(where: { $0.0.isOut != $0.1.isNegative })
            {
                throw .doubt(.sign(line: odd.0.number, text: name(odd.0.cells) ?? odd.0.day))
            }
            return nil
        }
        guard told.count == plain.count(where: { $0 != .zero }) else {
            // Some rows say it, and others do not: only a column for it leaves a doubt.
            let silent = zip(rows, plain).first { $0.0.isOut == nil && $0.1 != .zero && !$0.0.isUndone }
            guard let silent else { return zip(rows, plain).map { $0.isOut == true ? -$1.magnitude : $1 } }
            guard columns.has(.direction) || told.count * 2 > rows.count else { return nil }
            guard !columns.has(.balance) else { return nil }
            if DirectionWords.isNeutral(cell(.direction, silent.0.cells) ?? "") {
                return zip(rows, plain).map { $0.isOut == true ? -$1.magnitude : $1 }
            }
            throw .doubt(.sign(line: silent.0.number, text: name(silent.0.cells) ?? silent.0.day))
        }
        return zip(rows, plain).map { $0.isOut == true ? -$1.magnitude : $1 }
    }

    private func proved(_ candidates: [Candidate], _ rows: [Row]) -> Signs? {
        guard columns.has(.balance) else { return nil }
        let kept = rows.indices.filter { !rows[$0].isUndone }
        let groups = kept.map { group(rows[$0].cells) }
        let balances = kept.map { rows[$0].balance }
        let only = direction(of: kept.map { rows[$0] })
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
        guard different.count == 1 || !columns.hasTwoAmounts && equal[0].index == 0 else { return nil }
        let chosen = equal[0]
        return Signs(
            amounts: candidates[chosen.index].amounts,
            sign: .signed,
            direction: different.count == 1 ? chosen.agreement.direction : nil
        )
    }
}
