import ReaderClient
import ReaderProtocol
import ReceiptDomain
import ReceiptStorage

/// JPEG renditions of records' pages, each made once by a reader: decoding a large photo takes half a second.
actor PagePictures {
    private let library: ReceiptLibrary
    private let kept: RenditionCache
    private let reader: ReaderPool

    init(library: ReceiptLibrary, environment: [String: String], reader: ReaderPool) {
        (self.library, kept, self.reader) = (library, RenditionCache(environment: environment), reader)
    }

    /// `nil` where the image cannot be shown.
    func rendition(of record: Record, _ page: RecordPage, longestSide: Int) async throws -> [UInt8]? {
        let image = record.images[page.image]
        let place = try await library.imageLocation(image, of: record)
        let source = image.source.map { "-s\($0)" } ?? ""
        let name = "\(image.sha256)\(source)-\(page.page)-\(longestSide)-color.jpg"
        if let jpeg = kept.jpeg(name) { return jpeg }
        let address = PageAddress(page: page.page, source: image.source)
        guard let bytes = try? PhotoFile.contents(of: place),
            let jpeg = try? await reader.rendition(bytes, address, longestSide: longestSide)
        else { return nil }
        // Without write permission the rendition is made again each time.
        try? kept.keep(jpeg, name)
        return jpeg
    }
}
