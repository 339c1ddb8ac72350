public import ReceiptApp
public import ReceiptDomain

public import struct Foundation.Date

/// All that the page needs of the program: the library, the reading of photos, and what only other targets can do.
public struct WebDependencies: Sendable {
    public typealias Library = LedgerTransactions & RuleRepository & ReceiptArchive & PhotoInbox & DeviceRepository
        & ProfileRepository
        & DraftJoining

    /// What is shown of photos.
    public struct Pictures: Sendable {
        /// A page of a record's images as a JPEG file, its longer side at most so many pixels; `nil` where it cannot be shown.
        public var rendition: @Sendable (Record, RecordPage, Int) async throws -> [UInt8]?
        /// An image as it came.
        public var original: @Sendable (Record, StoredImage) async throws -> [UInt8]

        public init(
            rendition: @escaping @Sendable (Record, RecordPage, Int) async throws -> [UInt8]?,
            original: @escaping @Sendable (Record, StoredImage) async throws -> [UInt8]
        ) {
            (self.rendition, self.original) = (rendition, original)
        }
    }

    public var library: any Library
    public var arrivals: ReadArrivals
    /// Whether a photo with this hash waits to be read by another machine.
    public var waitsElsewhere: @Sendable (_ sha256: String, UserID) async throws -> Bool = { _, _ in false }
    public var pictures: Pictures
    /// The squares of a QR code, row by row, dark ones true; `nil` where it cannot be made.
    public var code: @Sendable (String) -> [[Bool]]?
    /// For a user who has no profile.
    public var home: HomeLocale
    /// Well-known names of shops, and what category a thing's name speaks for.
    public var chains: [String]
    public var goods: @Sendable (String) -> Category?
    /// What was found out about drafts that seem to belong together.
    let parts = PartMemory()
    public var now: @Sendable () -> Date
    /// Bytes that are free where photos arrive.
    var freeSpace: @Sendable () async throws -> Int
    /// `nil` where the page comes over plain HTTP only.
    public var secure: SecurePage?

    public init(
        library: any Library,
        arrivals: ReadArrivals,
        pictures: Pictures,
        code: @escaping @Sendable (String) -> [[Bool]]?,
        home: HomeLocale,
        chains: [String],
        goods: @escaping @Sendable (String) -> Category?,
        now: @escaping @Sendable () -> Date = { Date() },
        secure: SecurePage? = nil
    ) {
        (self.library, self.arrivals, self.pictures, self.code) = (library, arrivals, pictures, code)
        (self.home, self.chains, self.goods, self.now) = (home, chains, goods, now)
        self.secure = secure
        freeSpace = { try await library.freeSpace() }
    }
}
