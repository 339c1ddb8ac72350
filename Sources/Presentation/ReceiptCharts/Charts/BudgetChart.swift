public import HouseholdBook
import ReceiptDomain
import ReceiptMarkup
public import ReceiptWording

/// Budgets as bars of what is spent, with a mark at the limit; expected recurring entries are paler.
public struct BudgetChart: Sendable {
    private let statuses: [BudgetStatus]
    private let wording: any Wording

    public init(_ statuses: [BudgetStatus], _ wording: any Wording) {
        (self.statuses, self.wording) = (statuses, wording)
    }

    private static let rowHeight = 44.0

    public var svg: Chart {
        let height = Self.rowHeight * Double(statuses.count) + 4
        let description = statuses.map { "\(name($0)): \(amounts($0))" }.joined(separator: ", ")
        return Chart(wording.budgetHeading, description, height: height) {
            for (index, status) in statuses.enumerated() {
                draw(status, Self.rowHeight * Double(index))
            }
        }
    }

    private func name(_ status: BudgetStatus) -> String {
        wording.name(budgetFor: status.budget.category)
    }

    private func amounts(_ status: BudgetStatus) -> String {
        let used = status.percentUsed.map { " (\($0) %)" } ?? ""
        return "\(status.spent.formatted) / \(status.available.formatted)\(used)"
    }

    /// A budget's bar at its own scale, because the share used matters, not the budget's size.
    private func draw(_ status: BudgetStatus, _ y: Double) -> Markup {
        let available = max(0, Double(status.available.minorUnits))
        let spent = max(0, Double(status.spent.minorUnits))
        let coming = max(0, Double(status.coming.minorUnits))
        let most = max(available, spent + coming, 1)
        // The margin of 4 keeps the mark of the limit visible at the right end.
        func x(_ units: Double) -> Double { units / most * (ChartFrame.width - 4) }
        return tag("g") {
            ChartFrame.text(ChartFrame.shortened(name(status), 22), 0, y + 14)
            ChartFrame.text(amounts(status), ChartFrame.width, y + 14, "end")
            ChartFrame.bar(0, y + 20, x(available), 12, kind: "track")
            ChartFrame.bar(0, y + 20, x(min(spent, available)), 12, kind: "now")
            if spent > available { ChartFrame.bar(x(available), y + 20, x(spent - available), 12, kind: "over") }
            if coming > 0 { ChartFrame.bar(x(spent), y + 20, x(coming), 12, kind: "coming") }
            ChartFrame.line(x(available), y + 17, x(available), y + 35, kind: "mark")
        }
    }
}
