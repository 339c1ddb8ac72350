import ReceiptDomain

extension KoreanWording {
    func page(_ page: RecordPage, of record: Record) -> String {
        guard record.images.indices.contains(page.image) else { return "" }
        let image = record.images[page.image]
        let photo = record.images.count > 1 ? "사진 \(record.images.count)장 중 \(page.image + 1) · " : ""
        let number = image.pages.map { " \(page.page + 1)/\($0)쪽" } ?? ""
        return photo + image.originalName.escapingControls + number
    }

    func image(_ image: StoredImage) -> String {
        let pages = image.pages.map { "\($0)쪽" }
        return [image.originalName.escapingControls, pages, role(image.role)].compactMap(\.self).joined(separator: ", ")
    }

    func images(_ count: Int) -> String { "사진 \(count)장" }

    private func role(_ role: ImageRole?) -> String? {
        switch role {
        case nil: nil
        case .receipt: "영수증의 다른 부분"
        case .slip: "카드 전표"
        case .other: "첨부"
        }
    }
}
