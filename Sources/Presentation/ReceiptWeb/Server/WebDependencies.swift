public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptWording

public import struct Foundation.Date

/// The formats of files that the page offers.
public enum PageExportFormat: String, CaseIterable, Sendable {
    case csv, xlsx, json
}

/// The services that the page needs from other targets: the library, pictures, and functions that only they implement.
public struct WebDependencies: Sendable {
    public typealias Library = LedgerTransactions & RuleRepository & ReceiptArchive & PhotoInbox & DeviceRepository
        & RateFile
        & ProfileRepository
        & DraftJoining & LedgerFeed

    /// Access to photos.
    public struct Pictures: Sendable {
        /// A page of a record's images as JPEG, its longer side at most so many pixels; `nil` if it cannot be decoded.
        public var rendition: @Sendable (Record, RecordPage, Int) async throws -> [UInt8]?
        /// The original bytes of an image.
        public var original: @Sendable (Record, StoredImage) async throws -> [UInt8]

        public init(
            rendition: @escaping @Sendable (Record, RecordPage, Int) async throws -> [UInt8]?,
            original: @escaping @Sendable (Record, StoredImage) async throws -> [UInt8]
        ) {
            (self.rendition, self.original) = (rendition, original)
        }
    }

    /// The facts that the PDF of a claim tells.
    public struct ClaimPaper: Sendable {
        public var claim: Claim
        public var records: [Record]
        /// A person's or a pet's name.
        public var subject: String?
        public var today: CalendarDay
    }

    public var library: any Library
    public var arrivals: ReadArrivals
    /// Whether a photo with this hash waits to be read by another machine.
    public var waitsElsewhere: @Sendable (_ sha256: String, UserID) async throws -> Bool = { _, _ in false }
    /// The queue's figures for a monitor; `nil` where photos are read here.
    public var queueMetrics: @Sendable () async throws -> String? = { nil }
    public var pictures: Pictures
    /// Keeps a picture with a record that has it not yet; throws ``ReadingError`` for bytes that could not be shown later.
    public var keepPicture: @Sendable (_ bytes: [UInt8], _ name: String, Record) async throws -> Void = { _, _, _ in
        throw ReadingError.notAnImage
    }
    /// Tells what the papers of a claim are.
    public var readPapers: HouseholdClaims.ReadDocuments = { _, _ in [] }
    /// The PDF of a claim: a list of its records, then their pictures.
    public var claimPDF: @Sendable (ClaimPaper, any Wording) async throws -> [UInt8] = { _, _ in
        throw ReadingError.notAnImage
    }
    /// The bytes of a file of the book, for a user.
    public var exportedFile: @Sendable (ExportedBook, PageExportFormat, any Wording, UserID) async throws -> [UInt8] = {
        _,
        _,
        _,
        _ in throw ExportProblem.nothingToExport
    }
    /// Reads a statement's bytes, under the name that its file had.
    public var statement: @Sendable (_ name: String, _ bytes: [UInt8]) -> any StatementSource
    /// The modules of a QR code, row by row, dark ones `true`; `nil` if the text does not fit.
    public var qrCode: @Sendable (String) -> [[Bool]]?
    /// The locale for users without a profile.
    public var home: HomeLocale
    /// The names of well-known chains, and the category that the name of a product suggests.
    public var knownChains: [String]
    public var categoryOfProduct: @Sendable (String) -> Category?
    /// Cached findings about drafts that may belong together.
    let partCache = PartCache()
    public var now: @Sendable () -> Date
    /// The free bytes of the disk to which uploads are written.
    var freeSpace: @Sendable () async throws -> Int
    /// `nil` for HTTP only.
    public var secure: SecurePage?

    public init(
        library: any Library,
        arrivals: ReadArrivals,
        pictures: Pictures,
        statement: @escaping @Sendable (_ name: String, _ bytes: [UInt8]) -> any StatementSource,
        qrCode: @escaping @Sendable (String) -> [[Bool]]?,
        home: HomeLocale,
        knownChains: [String],
        categoryOfProduct: @escaping @Sendable (String) -> Category?,
        now: @escaping @Sendable () -> Date = { Date() },
        secure: SecurePage? = nil
    ) {
        (self.library, self.arrivals, self.pictures) = (library, arrivals, pictures)
        (self.statement, self.qrCode) = (statement, qrCode)
        (self.home, self.knownChains, self.categoryOfProduct, self.now) = (home, knownChains, categoryOfProduct, now)
        self.secure = secure
        freeSpace = { try await library.freeSpace() }
    }
}
