import CLibHEIF
import ReceiptDomain

/// Decodes what phones take photos in, HEIC and AVIF (ISO/IEC 23008-12), by libheif.
///
/// The picture's own transformations are applied, which stand for EXIF's orientation: that must not be applied as well.
struct HEIFDecoder {
    let limits: ImageLimits

    struct Result {
        var image: GrayImage
        /// From the TIFF header on, as ``ExifMetadata`` reads it.
        var exif: ArraySlice<UInt8>?
    }

    func decode(_ bytes: [UInt8], as format: ImageFormat) throws(ReadingError) -> Result {
        guard let context = heif_context_alloc() else { throw .overLimit(detail: "not enough memory") }
        defer { heif_context_free(context) }
        let outcome = bytes.withUnsafeBytes { buffer -> Swift.Result<Result, ReadingError> in
            do throws(ReadingError) {
                try check(heif_context_read_from_memory_without_copy(context, buffer.baseAddress, buffer.count, nil))
                return .success(try primary(of: context, format))
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    private func primary(of context: OpaquePointer, _ format: ImageFormat) throws(ReadingError) -> Result {
        var handle: OpaquePointer?
        try check(heif_context_get_primary_image_handle(context, &handle))
        guard let handle else { throw .damaged(detail: "no picture") }
        defer { heif_image_handle_release(handle) }
        let (width, height) = (Int(heif_image_handle_get_width(handle)), Int(heif_image_handle_get_height(handle)))
        guard width > 0, height > 0, width <= limits.side, height <= limits.side, width * height <= limits.heifPixels
        else { throw .overLimit(detail: "\(width) x \(height) pixels") }
        return Result(image: try grey(handle), exif: exif(of: handle))
    }

    /// The brightness, which the file keeps apart from the colours.
    private func grey(_ handle: OpaquePointer) throws(ReadingError) -> GrayImage {
        guard let options = heif_decoding_options_alloc() else { throw .overLimit(detail: "not enough memory") }
        defer { heif_decoding_options_free(options) }
        options.pointee.convert_hdr_to_8bit = 1
        var image: OpaquePointer?
        try check(heif_decode_image(handle, &image, heif_colorspace_YCbCr, heif_chroma_420, options))
        guard let image else { throw .damaged(detail: "no pixels") }
        defer { heif_image_release(image) }
        var stride: Int32 = 0
        let width = Int(heif_image_get_width(image, heif_channel_Y))
        let height = Int(heif_image_get_height(image, heif_channel_Y))
        guard let plane = heif_image_get_plane_readonly(image, heif_channel_Y, &stride), width > 0, height > 0,
            width * height <= limits.heifPixels
        else { throw .damaged(detail: "no pixels") }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            guard let start = target.baseAddress else { return }
            for row in 0..<height { (start + row * width).update(from: plane + row * Int(stride), count: width) }
            count = width * height
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }

    private func exif(of handle: OpaquePointer) -> ArraySlice<UInt8>? {
        var id: heif_item_id = 0
        guard heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &id, 1) == 1 else { return nil }
        let size = heif_image_handle_get_metadata_size(handle, id)
        guard size > 4, size < 1 << 20 else { return nil }
        var block = [UInt8](repeating: 0, count: size)
        guard heif_image_handle_get_metadata(handle, id, &block).code == heif_error_Ok else { return nil }
        // It begins with how far the TIFF header is from there.
        let offset = ByteView(block[...], order: .big).uint32(at: 0) ?? 0
        return offset < size - 4 ? block[(4 + offset)...] : nil
    }

    private func check(_ error: heif_error) throws(ReadingError) {
        guard error.code != heif_error_Ok else { return }
        let message = error.message.map { String(cString: $0) } ?? "no reason given"
        switch error.code {
        case heif_error_Memory_allocation_error: throw .overLimit(detail: message)
        default: throw error.subcode == heif_suberror_End_of_data ? .truncated : .damaged(detail: message)
        }
    }
}
