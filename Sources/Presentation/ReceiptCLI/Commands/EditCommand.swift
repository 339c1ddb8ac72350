import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

/// Changes fields of records: `receiptmind edit`.
struct EditCommand: HouseholdCommand {
    /// The fields' names that it takes.
    private static let fields: [String] = {
        let fields = ReviewField.allCases.map(\.name)
        return fields + BookAssignment.fieldNames.filter { !fields.contains($0) }
    }()

    static let configuration = CommandConfiguration(
        "edit",
        "Change fields of one record or many.",
        "기록 하나 또는 여러 건의 항목을 고칩니다.",
        discussion: .localized(
            """
            receiptmind edit a1b2c3d4 category=food memo='with Mina'
            receiptmind edit --where merchant~이마트 --from 2026-11-01 category=household --dry-run

            Fields are \(fields.dropLast().joined(separator: ", ")) and \(fields.last ?? ""); \
            values are written as in the review, and FIELD= empties a field. Records are named by their \
            ids, or chosen by the filters of 'receiptmind list'. Either all are changed or none, and 'receiptmind undo' \
            undoes the change in one step.
            """,
            """
            receiptmind edit a1b2c3d4 category=식비 memo='미나와 함께'
            receiptmind edit --where merchant~이마트 --from 2026-11-01 category=생활품 --dry-run

            항목은 \(fields.joined(separator: ", "))입니다. 값은 검토할 \
            때처럼 쓰고, = 뒤를 비우면 항목이 비워집니다. 기록은 ID로 지정하거나 'receiptmind list'의 조건으로 고릅니다. 하나라도 고칠 수 없으면 아무것도 고치지 않으며, \
            'receiptmind undo' 한 번으로 모두 되돌립니다.
            """
        )
    )

    @Argument("Ids of records, as 'list' shows them, and FIELD=VALUE for each field.", "'list'에 나오는 기록 ID, 그리고 항목=값.")
    var arguments: [String]

    @OptionGroup var options: LibraryOptions
    @OptionGroup var filters: FilterOptions

    @Flag(help: .dryRun)
    var dryRun = false

    @Flag("Print one JSON object a line for each record that changes.", "바뀌는 기록마다 JSON 객체를 한 줄씩 출력합니다.")
    var json = false

    @Flag(
        "Also change what was reconciled: records checked against a statement count as not checked afterwards.",
        "명세와 대조한 기록도 고칩니다. 고친 기록은 확인하지 않은 상태가 됩니다."
    )
    var unlock = false

    func run(_ session: Session) async throws {
        guard let book = try await options.existingBook(session, isDryRun: dryRun) else {
            return session.message(session.wording.noRecords)
        }
        let (ids, assignments, bookAssignments) = try parts()
        let edit = book.edits
        let chosen = try await edit.records(named: ids, try filters.filter(book.convention))
        guard !chosen.isEmpty else { return book.say(book.wording.notice(.noneSelected)) }
        let changes = try EditRecords.changes(of: chosen) { (edit: inout RecordEdit) throws in
            for assignment in assignments { try edit.apply(assignment, book.convention) }
            for assignment in bookAssignments { try edit.apply(assignment, book.convention) }
            if unlock, edit.change.isSubstantial { edit.apply { $0.book.isChecked = false } }
        }
        guard !changes.isEmpty else { return book.say(book.wording.notice(.nothingToChange)) }
        let written = try await book.session.unlocking(unlock) { unlocking in
            try await edit.check(changes, unlocking: unlocking)
            return dryRun ? changes.map(\.after) : try await edit.write(changes, unlocking: unlocking)
        }
        try book.session.show(changes, written: written, json: json)
        let count = changes.count
        book.say(book.wording.notice(dryRun ? .wouldChange(count: count) : .changed(count: count)))
        for change in changes {
            if let sum = change.abandonedSum {
                book.say(book.wording.notice(.differsFromItems(change.after.id, sum)))
            }
            guard change.before.isProvedByStatement, !change.after.isProvedByStatement,
                let amount = change.before.amount
            else { continue }
            book.say(book.wording.notice(.differsFromBank(change.after.id, amount)))
        }
    }

    /// Requires at least one assignment, and a record or filter.
    func validate() throws {
        let isAssignment = arguments.map { $0.contains("=") }
        guard isAssignment.contains(true) else {
            if let place = arguments.dropLast().lastIndex(where: { Int($0) == nil && ReviewField(named: $0) != nil }) {
                let value = arguments[(place + 1)...].joined(separator: " ")
                let typed = "\(arguments[place])=\(value.contains(" ") ? "'\(value)'" : value)".escapingControls
                throw ValidationError("Did you mean \(typed)?", "혹시 \(typed)입니까?")
            }
            throw ValidationError(
                "Say what to change, such as amount=12.50 or category=food.",
                "무엇을 고칠지 쓰세요. 예: 금액=12000 또는 분류=식비."
            )
        }
        guard isAssignment.contains(false) || !filters.isEmpty else {
            throw ValidationError(
                "Say which records: their ids, or filters such as --where.",
                "어느 기록인지 쓰세요: ID, 또는 --where 같은 조건."
            )
        }
    }

    private func parts() throws -> (
        ids: [String], assignments: [FieldAssignment], bookAssignments: [BookAssignment]
    ) {
        var ids: [String] = []
        var assignments: [FieldAssignment] = []
        var bookAssignments: [BookAssignment] = []
        for argument in arguments {
            if let assignment = BookAssignment(argument) {
                bookAssignments.append(assignment)
            } else if let assignment = try FieldAssignment(argument) {
                assignments.append(assignment)
            } else if !ids.contains(argument) {
                ids.append(argument)
            }
        }
        return (ids, assignments, bookAssignments)
    }
}

extension RecordChange {
    /// The sum of the line items, where it was the amount and no longer is.
    fileprivate var abandonedSum: Money? {
        guard let amount = before.amount, after.amount != amount, after.items == before.items,
            !before.items.isEmpty, before.items.map(\.paid.minorUnits).reduce(0, +) == amount.minorUnits
        else { return nil }
        return amount
    }
}

extension Session {
    /// Shows the changes on standard output, as text or as JSON of the records as they were written.
    func show(_ changes: [RecordChange], written: [Record], json: Bool) throws {
        if json {
            try StandardStreams.json(each: written.map { RecordForm($0) })
        } else {
            try show(ChangeSheet(wording).lines(changes))
        }
    }
}
