import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptIndex
import ReceiptLearning
import ReceiptPostgres
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

    /// The library's name: given here, by the environment, once and for all by `init`, or the usual folder.
    func root(environment: [String: String]) -> FileLocation {
        if let name = name(environment) { return Self.location(name) }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return FileLocation(home + "/ReceiptMind")
    }

    /// The database that keeps the library; `nil` where that is a folder.
    func database(_ session: Session) throws -> PostgresLibrary? {
        let root = root(environment: session.environment)
        return PostgresLibrary.isName(root.path) ? try session.database(root.path) : nil
    }

    /// Opens the library, making it where there is none, and repairs what a killed process left behind.
    func open(_ session: Session) async throws -> ReceiptLibrary {
        if try isToBeMade(session) { try await FirstRun(session: session, place: self).ask() }
        let library = try newLibrary(session)
        let report = try await library.recover()
        if report != RecoveryReport() { session.message(session.wording.notice(.recovered(report))) }
        return library
    }

    /// Whether nobody has named a library or made one, and a person is there to be asked.
    func isToBeMade(_ session: Session) throws -> Bool {
        guard name(session.environment) == nil, FirstRun.isPossible else { return false }
        return try !isThere(session)
    }

    /// The library where it is to be, made if it is not there.
    func newLibrary(_ session: Session) throws -> ReceiptLibrary { try library(session, onDamage: session.tell) }

    /// The library as it is, to look at; `nil` where there is none yet in the usual folder, or none that the command would make.
    ///
    /// - Throws: ``LibraryError/noLibrary(path:)`` where a library was named that is not there: its disk may not be mounted.
    func existing(_ session: Session, makesOne: Bool = false) throws -> ReceiptLibrary? {
        if try isThere(session) { return try library(session, onDamage: session.tell) }
        if !makesOne, name(session.environment) != nil { throw missing(session) }
        return nil
    }

    /// The library as it is, for who asks for all damage anyway.
    func quiet(_ session: Session) throws -> ReceiptLibrary {
        guard try isThere(session) else { throw missing(session) }
        return try library(session) { _ in }
    }

    /// The library as it is, for a command that is worth nothing without one; even if it says that it is elsewhere, where a move may not
    /// have come to its end.
    func required(_ session: Session, isBeingMoved: Bool = false) throws -> ReceiptLibrary {
        guard try isThere(session) else { throw missing(session) }
        return try library(session, isBeingMoved: isBeingMoved, onDamage: session.tell)
    }

    func isThere(_ session: Session) throws -> Bool {
        let root = root(environment: session.environment)
        return try PostgresLibrary.isName(root.path) || ReceiptLibrary.exists(at: root)
    }

    private func name(_ environment: [String: String]) -> String? {
        if let library { return library }
        if let named = environment["RECEIPTMIND_LIBRARY"], !named.isEmpty { return named }
        return ChosenLibrary(environment: environment).name
    }

    private func missing(_ session: Session) -> LibraryError {
        .noLibrary(path: root(environment: session.environment).path)
    }

    /// Damage does not stop it, but is told.
    private func library(
        _ session: Session,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void
    ) throws -> ReceiptLibrary {
        if let database = try database(session) {
            return try Self.library(database, session, isBeingMoved: isBeingMoved, onDamage: onDamage)
        }
        return try ReceiptLibrary(
            root: root(environment: session.environment),
            now: { Date() },
            entities: Self.entities,
            indexes: Self.indexes,
            isBeingMoved: isBeingMoved,
            onDamage: onDamage
        )
    }

    /// A library in a database: what this machine has of it lies where its programs keep such things (XDG base directories).
    static func library(
        _ database: PostgresLibrary,
        _ session: Session,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void
    ) throws -> ReceiptLibrary {
        let folders = OwnFolders(environment: session.environment)
        return try ReceiptLibrary(
            database,
            inboxIn: FileLocation(folders.data + "/libraries/" + database.id),
            copiesIn: FileLocation(folders.cache + "/" + database.id),
            now: { Date() },
            entities: entities,
            indexes: indexes,
            isBeingMoved: isBeingMoved,
            onDamage: onDamage
        )
    }

    static func location(_ name: String) -> FileLocation {
        FileLocation(PostgresLibrary.isName(name) ? name : absolute(name))
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}

extension Session {
    @Sendable fileprivate func tell(_ damage: LedgerDamage) { message(wording.damage(damage) + wording.seeVerify) }
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
        try await requireUser(in: library)
        if !isDryRun { await session.catchUp(library, user) }
        return library
    }

    /// The library as it is, but for entries of what is due; see ``LibraryPlace/existing(_:makesOne:)``.
    func existing(_ session: Session, isDryRun: Bool = false, makesOne: Bool = false) async throws -> ReceiptLibrary? {
        guard let library = try place.existing(session, makesOne: makesOne) else { return nil }
        try await requireUser(in: library)
        if !isDryRun { await session.catchUp(library, user) }
        return library
    }

    /// Only the household's own user needs not be added first: a mistyped name makes nobody.
    private func requireUser(in library: ReceiptLibrary) async throws {
        if user != .me, try await library.user(user) == nil {
            throw UnknownUser(user, known: try await library.users().map(\.id))
        }
    }
}
