public import HouseholdBook
public import ReceiptDomain

extension EntityRepository {
    public func subjectDirectory(of user: UserID) async throws -> SubjectDirectory {
        SubjectDirectory(try await entities(Subject.self, of: user).map(\.entity))
    }
}

/// Adds, changes and hides subjects: the people, pets and things that records are for.
public struct HouseholdSubjects: Sendable {
    public enum Problem: Error, Hashable, Sendable {
        /// The text has no character that an id could be made of.
        case noName(String)
        case exists(Subject)
        case unknown(String)
        /// The icon is not exactly one visible character.
        case notAnIcon(String)
        /// The record has no image.
        case noPhoto(RecordID)
    }

    /// New values for a subject's fields; `nil` leaves the field as it is.
    public struct Facts: Hashable, Sendable {
        public var name: String?
        public var kind: Subject.Kind?
        public var species: String?
        public var born: CalendarDay?
        public var icon: String?
        /// A record with an image, by its id or the id's beginning; empty for none.
        public var photo: String?

        public init(
            name: String? = nil,
            kind: Subject.Kind? = nil,
            species: String? = nil,
            born: CalendarDay? = nil,
            icon: String? = nil,
            photo: String? = nil
        ) {
            (self.name, self.kind, self.species, self.born) = (name, kind, species, born)
            (self.icon, self.photo) = (icon, photo)
        }
    }

    let library: any RecordJournal
    let user: UserID
    private var store: EntityStore<Subject> { EntityStore(library: library, user: user) }

    public init(library: any RecordJournal, user: UserID) {
        self.library = library
        self.user = user
    }

    public func all() async throws -> [Subject] { try await store.all() }

    public func subject(_ text: String) async throws -> Subject {
        guard let found = SubjectDirectory(try await all()).find(text) else { throw Problem.unknown(text) }
        return found
    }

    /// Adds a subject; a hidden one with the id is shown again.
    public func add(_ name: String, _ facts: Facts, profile: Profile) async throws -> Subject {
        let name = String(name.drop { $0 == "@" })
        guard let id = SubjectDirectory.id(for: name) else { throw Problem.noName(name) }
        try await library.addOwner(user, profile: profile)
        let directory = SubjectDirectory(try await all())
        if let known = directory[id] ?? directory.subjects.first(where: { $0.name == name }), !known.isHidden {
            throw Problem.exists(known)
        }
        let kind = facts.kind ?? (facts.species == nil ? .person : .pet)
        var subject = directory[id] ?? Subject(id: id, name: name, kind)
        subject.hidden = nil
        return try await put(subject, facts, over: directory[id])
    }

    public func edit(_ text: String, _ facts: Facts) async throws -> Subject {
        let subject = try await subject(text)
        return try await put(subject, facts, over: subject)
    }

    /// Changes a subject; its id stays.
    public func change(_ id: String, _ work: (inout Subject) -> Void) async throws -> Subject {
        try await store.update(subject(id), work)
    }

    /// Hides a subject that records, measures or reminders refer to, and removes any other.
    public func remove(_ text: String) async throws -> Subject {
        var subject = try await subject(text)
        let isSpentFor = try await recordsThatMayConcern(subject.id).contains { $0.concerns(subject.id) }
        let measures = try await EntityStore<Measure>(library: library, user: user).all()
        let reminders = try await EntityStore<Reminder>(library: library, user: user).all()
        let isUsed =
            isSpentFor || measures.contains { $0.subject == subject.id }
            || reminders.contains { $0.subject == subject.id }
        guard isUsed else {
            try await store.remove(subject.id)
            return subject
        }
        let before = subject
        subject.hidden = true
        try await store.put(subject, over: before)
        return subject
    }

    /// A superset of the records for the subject: callers filter with ``Record/concerns(_:)``.
    func recordsThatMayConcern(_ subject: String) async throws -> [Record] {
        var found: [RecordID: Record] = [:]
        // A part of a record may be for another subject than the whole; such records are never plain.
        let ways: [RecordTest] = [
            .text(field: "subject", .contains(SearchText.folded(subject))), .isPlain(false),
        ]
        for way in ways {
            let records = try await library.allRecords(RecordQuery([way]), of: user) { $0.concerns(subject) }
            for record in records { found[record.id] = record }
        }
        return Array(found.values)
    }

    private func put(_ subject: Subject, _ facts: Facts, over before: Subject?) async throws -> Subject {
        var subject = subject
        if let name = facts.name { subject.name = name }
        if let kind = facts.kind { subject.type = kind.rawValue }
        if let species = facts.species { subject.species = species }
        if let born = facts.born { subject.born = born.description }
        if let icon = facts.icon {
            guard icon.count == 1, icon.first?.isWhitespace == false else { throw Problem.notAnIcon(icon) }
            subject.icon = icon
        }
        if let photo = facts.photo {
            let record = photo.isEmpty ? nil : try await library.record(matching: photo, of: user)
            if let record, record.images.isEmpty { throw Problem.noPhoto(record.id) }
            subject.photo = record?.id.rawValue
        }
        try await store.put(subject, over: before)
        return subject
    }

    /// The record whose first image shows the subject; `nil` where none was chosen, or it is there no more.
    public func photo(of subject: Subject) async throws -> Record? {
        guard let id = subject.photo.flatMap({ RecordID($0) }),
            let record = try await library.record(ifThere: id, of: user)
        else { return nil }
        return record.status == .discarded || record.images.isEmpty ? nil : record
    }
}

extension Record {
    /// Whether the record or one of its splits is for the subject.
    public func concerns(_ subject: String) -> Bool {
        self.subject == subject || book.splits.contains { $0.subject == subject }
    }
}
