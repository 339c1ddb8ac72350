import Foundation
import ReaderClient
import ReceiptApp
import ReceiptDomain
import ReceiptParsing
import ReceiptPostgres
import ReceiptStorage
import ReceiptWeb

extension WebDependencies {
    init(library: ReceiptLibrary, session: Session, reading: ReadingOptions, secure: SecurePage?) throws {
        let reader = ReaderPool(count: 1, program: try reading.program())
        let pictures = PagePictures(library: library, environment: session.environment, reader: reader)
        let home = session.home
        self.init(
            library: library,
            arrivals: ReadArrivals(
                library: library,
                ingestion: try Ingestion(library: library, home: home, reading: reading)
            ),
            pictures: Pictures { record, page, side in
                try await pictures.rendition(of: record, page, longestSide: side)
            } original: { record, image in
                try PhotoFile.contents(of: try await library.imageLocation(image, of: record))
            },
            statement: { StatementBytes(name: $0, bytes: $1) },
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
