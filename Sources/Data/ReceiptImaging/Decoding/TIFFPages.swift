/// The directories of a TIFF that are its pages (TIFF 6.0, section 2).
struct TIFFPages {
    /// The pages' indices among all directories in libtiff's count, in order.
    let directories: [Int]
    /// Whether the last directory links to an earlier one.
    let isCyclic: Bool
    /// Whether there are more pages than the limit.
    let isTooMany: Bool

    private static let newSubfileType = 254

    /// Follows the links between directories, visits none twice, and stops at one page more than the limit.
    init(_ bytes: [UInt8], atMost limit: Int) {
        let isLittle = bytes.starts(with: [0x49, 0x49])
        let view = ByteView(bytes[...], order: isLittle ? .little : .big)
        var pages: [Int] = []
        var seen: Set<Int> = []
        var index = 0
        var offset = view.uint32(at: 4) ?? 0
        // At most as many thumbnails as pages are expected.
        while offset != 0, let count = view.uint16(at: offset), index < 2 * limit + 2, pages.count <= limit,
            seen.insert(offset).inserted
        {
            if !Self.isReduced(view, directory: offset, count: count) { pages.append(index) }
            index += 1
            offset = view.uint32(at: offset + 2 + 12 * count) ?? 0
        }
        directories = pages
        isCyclic = seen.contains(offset)
        isTooMany = pages.count > limit || index >= 2 * limit + 2
    }

    /// Whether the directory is a smaller version of another page.
    private static func isReduced(_ view: ByteView, directory: Int, count: Int) -> Bool {
        for entry in 0..<count {
            let place = directory + 2 + 12 * entry
            guard view.uint16(at: place) == newSubfileType else { continue }
            return (view.uint32(at: place + 8) ?? 0) & 1 == 1
        }
        return false
    }
}
