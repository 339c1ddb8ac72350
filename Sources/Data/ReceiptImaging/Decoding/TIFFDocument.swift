import ReceiptDomain

/// A TIFF with several pages, as scanners and fax machines make them.
struct TIFFDocument: ReceiptDocument {
    let bytes: [UInt8]
    let first: Picture
    let pages: TIFFPages
    let decoder: LeptonicaDecoder

    let format = ImageFormat.tiff
    var pageCount: Int { pages.directories.count }

    func page(_ index: Int) throws(ReadingError) -> DocumentPage {
        var picture = first
        if index > 0 {
            picture = Picture(
                image: try decoder.decodeTIFF(bytes, directory: pages.directories[index]),
                format: .tiff
            )
        }
        if pages.isCyclic, index == pageCount - 1 {
            picture.warnings.append("damaged in part (its last page says that an earlier one follows)")
        }
        return DocumentPage(kind: .scan, picture: picture)
    }
}
