import Foundation
import ReaderClient
import ReaderProtocol
import ReceiptApp
import ReceiptDomain
import ReceiptFiles
import ReceiptParsing
import ReceiptPostgres
import ReceiptStorage
import ReceiptWeb

extension WebDependencies {
    /// Assembles the page's dependencies.
    init(library: ReceiptLibrary, session: Session, reading: ReadingOptions, secure: SecurePage?) throws {
        let reader = ReaderPool(count: 1, program: try reading.program())
        let pictures = PagePictures(folder: PagePictures.folder(session.environment), reader: reader)
        let home = session.home
        self.init(
            library: library,
            arrivals: ReadArrivals(
                library: library,
                ingestion: try Ingestion(library: library, home: home, reading: reading)
            ),
            pictures: Pictures { record, page, side in
                let image = record.images[page.image]
                let place = try await library.imageLocation(image, of: record)
                return await pictures.rendition(of: place, image, page: page.page, longestSide: side)
            } original: { record, image in
                try PhotoFile.contents(of: try await library.imageLocation(image, of: record))
            },
            qrCode: { QRCode($0)?.squares },
            home: home,
            knownChains: KnownChains.all,
            categoryOfProduct: GoodsCategories.category,
            secure: secure
        )
        readPapers = { record, index in
            let papers = ClaimPapers(library: library, context: home.context(today: try .today()), reader: reader)
            return try await papers.read(record, index)
        }
        claimPDF = { paper, wording in
            let papers = ClaimPapers(library: library, context: home.context(today: paper.today), reader: reader)
            let bundle = ClaimBundle(
                claim: paper.claim,
                records: paper.records,
                subject: paper.subject,
                today: paper.today,
                wording: wording
            )
            return try await bundle.file(papers).bytes
        }
        exportedFile = { book, format, wording, user in
            try await book.file(format, wording) { try await library.exportedEntities(of: user) }
        }
        keepPicture = { bytes, name, record in
            try await OwnFolder.during { folder in
                // File systems allow 255 bytes for a name.
                let file = folder.appending(path: String(decoding: name.utf8.suffix(200), as: UTF8.self))
                try Data(bytes).write(to: file)
                _ = try await AttachImages(library: library, facts: reader.facts)
                    .attach([FileLocation(file.path)], to: record, as: .other)
            }
        }
    }
}

extension WebDependencies {
    /// Uploaded photos are queued for other machines to read.
    mutating func readsElsewhere(_ shared: SharedQueue, _ library: ReceiptLibrary, _ session: Session) {
        arrivals = ReadArrivals(library: library, ingestion: shared.ingestion(into: library, home: session.home))
        waitsElsewhere = { try await shared.queue.holds($0, of: $1) }
        queueMetrics = { QueueMetrics(state: try await shared.queue.state()).text }
    }
}

/// A cache of small JPEG renditions, each made once by a reader: decoding a large photo takes half a second.
actor PagePictures {
    private let folder: String
    private let reader: ReaderPool

    init(folder: String, reader: ReaderPool) { (self.folder, self.reader) = (folder, reader) }

    /// The cache folder (XDG base directories), which may be emptied at any time.
    static func folder(_ environment: [String: String]) -> String {
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (named ?? NSHomeDirectory() + "/.cache") + "/receiptmind/pictures"
    }

    /// `nil` where the image cannot be shown.
    func rendition(of place: FileLocation, _ image: StoredImage, page: Int, longestSide: Int) async -> [UInt8]? {
        let source = image.source.map { "-s\($0)" } ?? ""
        let kept = "\(folder)/\(image.sha256)\(source)-\(page)-\(longestSide)-color.jpg"
        if let data = FileManager.default.contents(atPath: kept) { return Array(data) }
        let address = PageAddress(page: page, source: image.source)
        guard let bytes = try? PhotoFile.contents(of: place),
            let jpeg = try? await reader.rendition(bytes, address, longestSide: longestSide)
        else { return nil }
        keep(jpeg, at: kept)
        return jpeg
    }

    /// Without write permission the rendition is made again each time.
    private func keep(_ jpeg: [UInt8], at path: String) {
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try? KeptRenditions(folder: folder).write(jpeg, at: path)
    }
}
