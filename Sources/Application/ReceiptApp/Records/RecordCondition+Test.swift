import ReceiptDomain
import ReceiptReview

extension RecordCondition {
    /// The condition as a test of records; the catalog has the names of the categories.
    func test(_ catalog: CategoryCatalog) -> RecordTest {
        switch subject {
        case .status: enumerated(RecordStatus.allCases, { [$0.rawValue] }) { .status($0) }
        case .field(.kind): enumerated(RecordKind.allCases, { [$0.rawValue] }) { .kind($0) }
        case .field(.category): categoryTest(catalog)
        case .field(.date): valueTest(.day) { if case .day(let day) = $0 { .day($1, day) } else { nil } }
        case .field(.time): valueTest(.time) { if case .time(let time) = $0 { .time($1, time) } else { nil } }
        case .field(.amount): valueTest(.amount) { if case .amount(let money) = $0 { .amount($1, money) } else { nil } }
        case .field(.tax): valueTest(.tax) { if case .amount(let money) = $0 { .tax($1, money) } else { nil } }
        case .field(let field): textTest(of: field.name)
        }
    }

    /// A test that no record passes.
    private static let never = RecordTest.status([])

    private func valueTest(
        _ part: RecordTest.Part,
        _ test: (Value, RecordTest.Comparison) -> RecordTest?
    ) -> RecordTest {
        switch (comparison, value) {
        case (.is, .missing): .has(part, false)
        case (.isNot, .missing): .has(part, true)
        case (_, .missing): Self.never
        default: comparison.ofTest.flatMap { test(value, $0) } ?? Self.never
        }
    }

    /// A test against a fixed set of values, each with the names that may be searched.
    private func enumerated<Case: CaseIterable & Hashable>(
        _ all: [Case],
        _ names: (Case) -> [String],
        _ test: (Set<Case>) -> RecordTest
    ) -> RecordTest {
        let wanted: Set<Case>
        switch (comparison, value) {
        case (.contains, .text(let text)):
            wanted = Set(all.filter { names($0).contains { $0.lowercased().contains(text) } })
        case (.is, _): wanted = Set(all.filter(isValue))
        case (.isNot, _): wanted = Set(all.filter { !isValue($0) })
        default: wanted = []
        }
        return test(wanted)
    }

    private func isValue(_ other: some Hashable) -> Bool {
        switch value {
        case .status(let status): AnyHashable(status) == AnyHashable(other)
        case .kind(let kind): AnyHashable(kind) == AnyHashable(other)
        case .category(let category): AnyHashable(category) == AnyHashable(other)
        default: false
        }
    }

    private func categoryTest(_ catalog: CategoryCatalog) -> RecordTest {
        switch (comparison, value) {
        case (.is, .category(let category)): .category([category], orNone: false)
        case (.is, .missing): .category([], orNone: true)
        case (.isNot, .category(let category)): .isNotCategory(category)
        case (.isNot, .missing): .categoryCode(contains: "", or: [])
        case (.contains, .text(let text)):
            // A code outside the catalog has no other name than itself.
            .categoryCode(contains: text, or: Set(catalog.entries.filter { $0.isNamed(text) }.map(\.category)))
        default: Self.never
        }
    }

    private func textTest(of field: String) -> RecordTest {
        switch (comparison, value) {
        case (.contains, .text(let text)): .text(field: field, .contains(SearchText.folded(text)))
        case (.is, .missing): .text(field: field, .isThere(false))
        case (.isNot, .missing): .text(field: field, .isThere(true))
        case (_, .text(let text)):
            comparison.ofTest.map { .text(field: field, .compare($0, SearchText.folded(text))) }
                ?? Self.never
        default: Self.never
        }
    }
}

extension CategoryEntry {
    fileprivate func isNamed(_ part: String) -> Bool {
        [korean, english].contains { $0.lowercased().contains(part) }
    }
}

extension RecordCondition.Comparison {
    /// `nil` for an operator that does not compare two values.
    fileprivate var ofTest: RecordTest.Comparison? {
        switch self {
        case .is: .is
        case .isNot: .isNot
        case .minimum: .minimum
        case .maximum: .maximum
        case .more: .more
        case .less: .less
        case .contains: nil
        }
    }
}
