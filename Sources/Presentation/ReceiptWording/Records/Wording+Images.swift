public import ReceiptDomain

extension Wording {
    /// The page's number among the record's pages.
    public func page(_ page: RecordPage, of record: Record) -> String {
        let count = record.images.count
        guard record.images.indices.contains(page.image) else { return "" }
        let image = record.images[page.image]
        let photo = localized("image \(page.image + 1) of \(count) · ", "사진 \(count)장 중 \(page.image + 1) · ")
        let number = image.pages.map { localized(" p. \(page.page + 1)/\($0)", " \(page.page + 1)/\($0)쪽") }
        return (count > 1 ? photo : "") + image.originalName.escapingControls + (number ?? "")
    }

    /// An image in the list of a record's images.
    public func image(_ image: StoredImage) -> String {
        let pages = image.pages.map { localized("\($0) pages", "\($0)쪽") }
        return [image.originalName.escapingControls, pages, role(image.role)].compactMap(\.self).joined(separator: ", ")
    }

    public func images(_ count: Int) -> String { localized(count == 1 ? "1 image" : "\(count) images", "사진 \(count)장") }

    private func role(_ role: ImageRole?) -> String? {
        switch role {
        case nil: nil
        case .receipt: localized("another part of the receipt", "영수증의 다른 부분")
        case .slip: localized("card slip", "카드 전표")
        case .other: localized("attached", "첨부")
        }
    }
}
