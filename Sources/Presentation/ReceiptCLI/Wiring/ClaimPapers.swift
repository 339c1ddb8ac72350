import HouseholdBook
import ReaderClient
import ReaderProtocol
import ReceiptDomain
import ReceiptStorage

/// Tells what the papers of claims are, by what was read of them or by reading them now.
struct ClaimPapers {
    let library: ReceiptLibrary
    let context: ReadingContext
    private let reader: ReaderPool

    init(
        library: ReceiptLibrary,
        context: ReadingContext,
        reader: ReaderPool = ReaderPool(count: 1, program: Readers.program())
    ) {
        (self.library, self.context, self.reader) = (library, context, reader)
    }

    /// The kinds that are known without reading anything.
    @Sendable func known(_ record: Record, _ index: Int) async throws -> [ClaimDocument] {
        if record.images[index].role == .slip { return [.slip] }
        guard index == record.readImage, let reading = try await library.reading(of: record.id, user: record.user)
        else {
            return []
        }
        return Self.kinds([reading])
    }

    /// An image that cannot be read is some other paper.
    @Sendable func read(_ record: Record, _ index: Int) async throws -> [ClaimDocument] {
        let known = try await known(record, index)
        guard known.isEmpty else { return known }
        let place = try await library.imageLocation(record.images[index], of: record)
        do {
            return Self.kinds(try await reader.readAll(PhotoFile.contents(of: place), context))
        } catch is ReadingError {
            return []
        }
    }

    /// The kinds of all pages, each once.
    private static func kinds(_ readings: [Reading]) -> [ClaimDocument] {
        var found: [ClaimDocument] = []
        for reading in readings {
            let pages = Dictionary(grouping: reading.passes, by: \.page).sorted { $0.key < $1.key }
            for (_, passes) in pages {
                let kind = ClaimDocument(lines: passes.flatMap(\.lines).map(\.text))
                if !found.contains(kind) { found.append(kind) }
            }
        }
        return found.count > 1 ? found.filter { $0 != .other } : found
    }

    /// A page of an image as JPEG; `nil` where it cannot be shown.
    func rendition(_ record: Record, _ page: RecordPage) async throws -> [UInt8]? {
        let image = record.images[page.image]
        let place = try await library.imageLocation(image, of: record)
        let address = PageAddress(page: page.page, source: image.source)
        return try? await reader.rendition(PhotoFile.contents(of: place), address, longestSide: Self.longestSide)
    }

    /// Letters of 7 points on A4 stay legible, and a page takes some 500 kB.
    private static let longestSide = 2000
}
