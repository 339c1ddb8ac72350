public import ReceiptDomain
public import ReceiptReview

/// Draws the part of the photo behind a field within the given columns and rows; `nil` where it cannot.
public typealias EvidencePicture =
    @Sendable (
        _ item: ReviewItem, _ page: RecordPage, _ box: PixelBox, _ columns: Int, _ rows: Int, _ form: PictureForm
    ) async -> DrawnPicture?
