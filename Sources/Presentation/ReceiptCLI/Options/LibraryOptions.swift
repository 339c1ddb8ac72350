import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptIndex
import ReceiptLearning
import ReceiptStorage
import ReceiptWording

/// Which library.
struct LibraryPlace: ParsableArguments {
    @Option(
        help: .text(.program(.libraryPlaceLibrary)),
        completion: .directory
    )
    var library: String?

    /// The kinds of lines that this program knows beside records and rules.
    private static let entities: [any LedgerEntity.Type] = [
        Account.self, Budget.self, Measure.self, OwnCategory.self, Recurrence.self, Reminder.self, Statement.self,
        Subject.self,
    ]

    /// What counting and the book say of records is kept beside the ledger.
    private static let indexes = SQLiteIndexes(lessons: { LessonCounter() }, movements: { $0.movements })

    /// The library's folder: named here, by the environment, or the usual one.
    func root(environment: [String: String]) -> FileLocation {
        if let library { return FileLocation(Self.absolute(library)) }
        if let named = environment["RECEIPTMIND_LIBRARY"], !named.isEmpty { return FileLocation(Self.absolute(named)) }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return FileLocation(home + "/ReceiptMind")
    }

    /// Opens the library, making it where there is none, and repairs what a killed process left behind.
    func open(_ session: Session) async throws -> ReceiptLibrary {
        let library = try library(session)
        let report = try await library.recover()
        if report != RecoveryReport() { session.message(session.wording.notice(.recovered(report))) }
        return library
    }

    /// The library as it is, to look at; `nil` where there is none yet.
    func existing(_ session: Session) throws -> ReceiptLibrary? {
        try ReceiptLibrary.exists(at: root(environment: session.environment)) ? library(session) : nil
    }

    /// The library as it is, for who asks for all damage anyway; `nil` where there is none yet.
    func quiet(_ session: Session) throws -> ReceiptLibrary? {
        let root = root(environment: session.environment)
        return try ReceiptLibrary.exists(at: root)
            ? ReceiptLibrary(root: root, now: { Date() }, entities: Self.entities, indexes: Self.indexes) : nil
    }

    /// Damage does not stop it, but is told to whoever uses it.
    private func library(_ session: Session) throws -> ReceiptLibrary {
        let root = root(environment: session.environment)
        return try ReceiptLibrary(root: root, now: { Date() }, entities: Self.entities, indexes: Self.indexes) {
            damage in
            session.message(session.wording.damage(damage) + session.wording.seeVerify)
        }
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}

/// Which library, and whose part of it.
struct LibraryOptions: ParsableArguments {
    @OptionGroup var place: LibraryPlace

    @Option(help: .text(.program(.libraryUser)))
    var user: UserID = .me

    /// Opens the library, making it where there is none; what is due of the user has its entries then, unless nothing
    /// is to be written.
    func open(_ session: Session, isDryRun: Bool = false) async throws -> ReceiptLibrary {
        let library = try await place.open(session)
        if !isDryRun { await session.catchUp(library, user) }
        return library
    }

    /// The library as it is, but for entries of what is due; `nil` where there is none yet.
    func existing(_ session: Session, isDryRun: Bool = false) async throws -> ReceiptLibrary? {
        guard let library = try place.existing(session) else { return nil }
        if !isDryRun { await session.catchUp(library, user) }
        return library
    }
}

/// How many receipts to read at once.
struct JobsOption: ParsableArguments {
    @Option(help: .text(.program(.jobsJobs)))
    var jobs: Int?

    func validate() throws {
        guard (1...256).contains(jobs ?? 1) else { throw ValidationError(.jobsOutOfRange) }
    }
}
