import ReceiptDomain

extension EnglishWording {
    func page(_ page: RecordPage, of record: Record) -> String {
        guard record.images.indices.contains(page.image) else { return "" }
        let image = record.images[page.image]
        let photo = record.images.count > 1 ? "image \(page.image + 1) of \(record.images.count) · " : ""
        let number = image.pages.map { " p. \(page.page + 1)/\($0)" } ?? ""
        return photo + image.originalName.escapingControls + number
    }

    func image(_ image: StoredImage) -> String {
        let pages = image.pages.map { "\($0) pages" }
        return [image.originalName.escapingControls, pages, role(image.role)].compactMap(\.self).joined(separator: ", ")
    }

    func images(_ count: Int) -> String { count == 1 ? "1 image" : "\(count) images" }

    private func role(_ role: ImageRole?) -> String? {
        switch role {
        case nil: nil
        case .receipt: "another part of the receipt"
        case .slip: "card slip"
        case .other: "attached"
        }
    }
}
