import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptFiles
import ReceiptIndex
import ReceiptLearning
import ReceiptPostgres
import ReceiptStorage
import ReceiptWording

struct LibraryPlace: ParsableArguments {
    @Option(
        "The library: a folder, or postgresql://HOST/NAME (default: RECEIPTMIND_LIBRARY, else ~/ReceiptMind).",
        "보관함: 폴더 또는 postgresql://호스트/이름 (기본: RECEIPTMIND_LIBRARY, 없으면 ~/ReceiptMind).",
        completion: .directory
    )
    var library: String?

    /// The entity kinds that this program knows, besides rules.
    private static let entities = ReadExport.kinds.map(\.type)

    /// Indexes hold learned counts, account movements and the accounts of statements beside each ledger.
    static let indexes = SQLiteIndexes(
        lessons: { LessonCounter() },
        movements: { $0.movements },
        statements: { $0.statementAccounts }
    )

    /// The library's name: from the option, the environment, the choice made by `init`, or the default folder.
    func root(environment: [String: String]) -> FileLocation {
        if let name = name(environment) { return Self.location(name) }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return FileLocation(home + "/ReceiptMind")
    }

    /// The library's database; `nil` for a folder.
    func database(_ session: Session) throws -> PostgresLibrary? {
        let root = root(environment: session.environment)
        return PostgresLibrary.isName(root.path) ? try session.database(root.path) : nil
    }

    /// Opens or creates the library, and repairs the remains of killed processes.
    func open(_ session: Session) async throws -> ReceiptLibrary {
        if try isToBeMade(session) { try await FirstRun(session: session, place: self).ask() }
        // A mistyped path would otherwise become a library in silence; a folder that is there was meant.
        let path = root(environment: session.environment).path
        let isNew =
            try name(session.environment) != nil && !isThere(session) && !FileManager.default.fileExists(atPath: path)
        let library = try newLibrary(session)
        if isNew { session.message(FirstRunText(session.wording).isNew(at: path)) }
        let report = try await library.recover()
        if report != RecoveryReport() { session.message(session.wording.notice(.recovered(report))) }
        return library
    }

    /// Whether no library was named or created, and a person can be asked.
    func isToBeMade(_ session: Session) throws -> Bool {
        guard name(session.environment) == nil, FirstRun.isPossible else { return false }
        return try !isThere(session)
    }

    /// The library at its place, created where it does not exist.
    func newLibrary(_ session: Session) throws -> ReceiptLibrary { try library(session, onDamage: session.tell) }

    /// The existing library; `nil` where none exists in the default folder, or where the command would create one.
    ///
    /// - Throws: ``LibraryError/noLibrary(path:)`` where a named library does not exist: its disk may not be mounted.
    func openExisting(_ session: Session, makesOne: Bool = false) throws -> ReceiptLibrary? {
        if try isThere(session) { return try library(session, onDamage: session.tell) }
        if !makesOne, name(session.environment) != nil { throw missing(session) }
        return nil
    }

    /// The existing library, for commands that list all damage themselves.
    func openForListingDamage(_ session: Session) throws -> ReceiptLibrary {
        guard try isThere(session) else { throw missing(session) }
        return try library(session) { _ in }
    }

    /// The existing library, for commands that need one.
    ///
    /// `isBeingMoved` also opens a library marked as moved, to complete an interrupted move.
    func requireExisting(_ session: Session, isBeingMoved: Bool = false) throws -> ReceiptLibrary {
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

    /// Opens the library; damage is reported but does not prevent that.
    private func library(
        _ session: Session,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void
    ) throws -> ReceiptLibrary {
        if let database = try database(session) {
            return try Self.library(database, session, isBeingMoved: isBeingMoved, onDamage: onDamage)
        }
        return try ReceiptLibrary(
            .folder(root(environment: session.environment)),
            now: { Date() },
            entities: Self.entities,
            indexes: Self.indexes,
            isBeingMoved: isBeingMoved,
            onDamage: onDamage
        )
    }

    /// Opens a database library; this machine's files of it are in the XDG base directories.
    static func library(
        _ database: PostgresLibrary,
        _ session: Session,
        isBeingMoved: Bool = false,
        onDamage: @escaping @Sendable (LedgerDamage) -> Void
    ) throws -> ReceiptLibrary {
        let folders = OwnFolders(environment: session.environment)
        return try ReceiptLibrary(
            .database(
                database,
                inbox: FileLocation(folders.data + "/libraries/" + database.id),
                copies: FileLocation(folders.cache + "/" + database.id)
            ),
            now: { Date() },
            entities: entities,
            indexes: indexes,
            isBeingMoved: isBeingMoved,
            onDamage: onDamage
        )
    }

    /// Works on an empty library, for a dry run where there is none; nothing of it stays.
    static func withEmptyLibrary(_ work: (ReceiptLibrary) async throws -> Void) async throws {
        try await OwnFolder.during { folder in
            let place = FileLocation(folder.path)
            try await work(ReceiptLibrary(.folder(place), now: { Date() }, entities: entities, indexes: indexes))
        }
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

/// A user by name: a word that cannot be one is told as such, where the parser would only call it invalid.
struct UserOption: ParsableArguments {
    @Option(
        "Whose records (default: RECEIPTMIND_USER, else me).",
        "누구의 기록인지 (기본: RECEIPTMIND_USER, 없으면 me).",
        name: .customLong("user")
    )
    var name: String?

    /// That of the option or the environment, otherwise the default user.
    var user: UserID { (name ?? Self.usualName).flatMap { try? UserID(typed: $0) } ?? .me }

    private static var usualName: String? { ProcessInfo.processInfo.environment["RECEIPTMIND_USER"]?.nonEmpty }

    /// A name that cannot be a user's must not stand for the default user, in whose book things would be entered.
    func validate() throws {
        guard let typed = name ?? Self.usualName else { return }
        do throws(InvalidUserName) { _ = try UserID(typed: typed) } catch {
            let hint = String.localized("; 'receiptmind users' lists the users", ". 사용자 목록은 'receiptmind users'")
            throw ValidationError(
                error.sentence(Language.ofHelp.wording) + (name == nil ? " (RECEIPTMIND_USER)" : hint)
            )
        }
    }

    /// Only the default user need not be added first: a mistyped name must not create a user.
    func require(in library: ReceiptLibrary) async throws {
        if user != .me, try await library.user(user) == nil {
            throw UnknownUser(user, known: try await library.users().map(\.id))
        }
    }
}

/// The options that name a library and a user, with the general ones.
struct LibraryOptions: ParsableArguments {
    @OptionGroup var place: LibraryPlace
    @OptionGroup var whose: UserOption
    @OptionGroup var general: GeneralOptions

    var user: UserID { whose.user }

    /// Opens or creates the library and makes the user's due entries, unless it is a dry run.
    func open(_ session: Session, isDryRun: Bool = false) async throws -> ReceiptLibrary {
        let library = try await place.open(session)
        try await whose.require(in: library)
        if !isDryRun { await session.catchUpOnce(library, user) }
        return library
    }

    /// The existing library with due entries made; see ``LibraryPlace/openExisting(_:makesOne:)``.
    func openExisting(
        _ session: Session,
        isDryRun: Bool = false,
        makesOne: Bool = false
    ) async throws -> ReceiptLibrary? {
        guard let library = try place.openExisting(session, makesOne: makesOne) else { return nil }
        try await whose.require(in: library)
        if !isDryRun { await session.catchUpOnce(library, user) }
        return library
    }
}
