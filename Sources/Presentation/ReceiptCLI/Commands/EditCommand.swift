import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Changes fields of records: `receiptmind edit`.
struct EditCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: .text(.changes(.editAbstract)),
        discussion: .text(.changes(.editDiscussion))
    )

    @Argument(help: .text(.changes(.editArguments)))
    var arguments: [String]

    @OptionGroup var options: LibraryOptions
    @OptionGroup var filters: FilterOptions

    @Flag(help: .text(.changes(.editDryRun)))
    var dryRun = false

    @Flag(help: .text(.changes(.editJson)))
    var json = false

    @Flag(help: .text(.entries(.editUnlock)))
    var unlock = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session, isDryRun: dryRun) else {
            return session.message(session.wording.noRecords)
        }
        let convention = try await options.convention(session, library)
        let session = try await session.knowing(library, options.user)
        let (ids, assignments, bookAssignments) = try parts()
        let edit = EditRecords(library: library, user: options.user)
        let chosen = try await edit.records(named: ids, try filters.filter(convention))
        guard !chosen.isEmpty else { return session.message(session.wording.notice(.noneSelected)) }
        let changes = try EditRecords.changes(of: chosen) { (edit: inout RecordEdit) throws in
            for assignment in assignments { try edit.apply(assignment, convention) }
            for assignment in bookAssignments { try edit.apply(assignment, convention) }
            if unlock, edit.change.isSubstantial { edit.apply { $0.book.isChecked = false } }
        }
        guard !changes.isEmpty else { return session.message(session.wording.notice(.nothingToChange)) }
        try await session.unlocking(unlock) { unlocking in
            try await edit.check(changes, unlocking: unlocking)
            if !dryRun { try await edit.write(changes, unlocking: unlocking) }
        }
        try session.show(changes, json: json)
        let count = changes.count
        session.message(session.wording.notice(dryRun ? .wouldChange(count: count) : .changed(count: count)))
        for change in changes {
            if let sum = change.abandonedSum {
                session.message(session.wording.notice(.differsFromItems(change.after.id, sum)))
            }
            guard change.before.isProvedByStatement, !change.after.isProvedByStatement,
                let amount = change.before.amount
            else { continue }
            session.message(session.wording.notice(.differsFromBank(change.after.id, amount)))
        }
    }

    /// Requires at least one assignment, and a record or filter.
    func validate() throws {
        let isAssignment = arguments.map { $0.contains("=") }
        guard isAssignment.contains(true) else { throw ValidationError(.noChange) }
        guard isAssignment.contains(false) || !filters.isEmpty else {
            throw ValidationError(.noRecords)
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
    /// Shows the changes on standard output, as text or as JSON of the changed records.
    func show(_ changes: [RecordChange], json: Bool) throws {
        if json {
            try StandardStreams.json(each: changes.map { RecordForm($0.after) })
        } else {
            try show(ChangeSheet(wording).lines(changes))
        }
    }
}
