public import ReceiptDomain
public import ReceiptReview

/// Draws the part of the photo behind a field within the given columns and rows; `nil` where it cannot.
///
/// The box is on the page after it was turned clockwise by so many quarters.
public typealias EvidencePicture =
    @Sendable (
        _ item: ReviewItem, _ page: RecordPage, _ quarterTurns: Int, _ box: PixelBox, _ columns: Int, _ rows: Int,
        _ form: PictureForm
    ) async -> DrawnPicture?
