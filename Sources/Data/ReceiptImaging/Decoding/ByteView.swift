/// Reads numbers from untrusted bytes; `nil` for positions out of bounds.
struct ByteView {
    enum Order { case little, big }

    let bytes: ArraySlice<UInt8>
    let order: Order

    init(_ bytes: ArraySlice<UInt8>, order: Order) {
        self.bytes = bytes
        self.order = order
    }

    func uint16(at offset: Int) -> Int? { integer(at: offset, size: 2) }

    func uint32(at offset: Int) -> Int? { integer(at: offset, size: 4) }

    func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
        let start = bytes.startIndex + offset
        return bytes[start..<start + count]
    }

    private func integer(at offset: Int, size: Int) -> Int? {
        guard let part = slice(at: offset, count: size) else { return nil }
        return switch order {
        case .big: part.reduce(0) { $0 << 8 | Int($1) }
        case .little: part.reversed().reduce(0) { $0 << 8 | Int($1) }
        }
    }
}
