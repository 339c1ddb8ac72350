public import ReceiptDomain

/// An edit of the line items; lines are counted from 0.
public enum ItemEdit: Hashable, Sendable {
    case replace(Int, LineItem)
    case add(LineItem)
    case drop(Int)
    /// Merges a line with the one below, for a name that was printed over two lines or an item counted twice.
    case merge(Int)

    /// The edited items; `nil` where the line does not exist.
    func applied(to items: [LineItem]) -> [LineItem]? {
        var items = items
        switch self {
        case .add(let item): items.append(item)
        case .replace(let index, let item):
            guard items.indices.contains(index) else { return nil }
            items[index] = item
        case .drop(let index):
            guard items.indices.contains(index) else { return nil }
            items.remove(at: index)
        case .merge(let index):
            guard items.indices.contains(index), items.indices.contains(index + 1) else { return nil }
            items[index] = items[index].merged(with: items.remove(at: index + 1))
        }
        return items
    }

    /// The line selected after the edit.
    func selection(among count: Int) -> Int {
        switch self {
        case .add: count - 1
        case .replace(let index, _), .drop(let index), .merge(let index): max(0, min(index, count - 1))
        }
    }
}

extension LineItem {
    fileprivate func merged(with other: LineItem) -> LineItem {
        var item = self
        if other.name != name { item.name = [name, other.name].filter { !$0.isEmpty }.joined(separator: " ") }
        item.amount.minorUnits = amount.minorUnits.clampedAdding(other.amount.minorUnits)
        // The total quantity is known only where one of the two lines has none.
        let isCounted = quantity != nil && other.quantity != nil
        (item.quantity, item.unit) = isCounted ? (nil, nil) : (quantity ?? other.quantity, unit ?? other.unit)
        item.unitPrice = isCounted ? nil : unitPrice ?? other.unitPrice
        if let more = other.discount {
            let sum = (discount?.minorUnits ?? 0).clampedAdding(more.minorUnits)
            item.discount = Money(minorUnits: sum, currency: more.currency)
        }
        item.options += other.options
        return item
    }
}

extension ReviewConversation {
    mutating func openItems() {
        guard let working else { return }
        guard working.amount != nil else {
            notice = .needed(.amount)
            steps.append(.enter(.amount, isNeeded: true))
            return
        }
        steps.append(.items(selected: 0))
    }

    mutating func decide(_ input: ReviewInput, onItem selected: Int) {
        let count = working?.items.count ?? 0
        switch input {
        case .point(let offset): select(max(0, min(count - 1, selected + offset)))
        case .editItem(nil): steps.append(.enterItem(nil))
        case .editItem(let index?) where (0..<count).contains(index): steps.append(.enterItem(index))
        case .editItem(let index?): notice = .noSuchChoice(index + 1, of: count)
        case .item(let edit): change(edit)
        case .undo:
            if let earlier = earlierStates.popLast() { working = earlier } else { notice = .nothingToUndo }
            select(max(0, min((working?.items.count ?? 0) - 1, selected)))
        case .confirm, .quit: steps.removeLast()
        default: notice = .notPossibleHere
        }
    }

    /// Applies the edit of the requested line.
    mutating func enter(_ edit: ItemEdit) {
        steps.removeLast()
        change(edit)
    }

    private mutating func change(_ edit: ItemEdit) {
        guard let working, case .items = step else { return }
        guard let items = edit.applied(to: working.items) else {
            notice = .noSuchChoice(edit.selection(among: .max) + 1, of: working.items.count)
            return
        }
        if change(.items(items)) { select(edit.selection(among: items.count)) }
    }

    private mutating func select(_ index: Int) {
        steps[steps.endIndex - 1] = .items(selected: index)
    }
}
