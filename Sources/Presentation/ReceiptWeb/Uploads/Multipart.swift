/// A streaming parser for `multipart/form-data` (RFC 7578), which buffers no more than a header and a boundary.
struct Multipart: Sendable {
    enum Piece: Hashable {
        /// The begin of a part, with the field's name and its file name, if any.
        case part(name: String, file: String?)
        case data([UInt8])
        /// The end of the part.
        case end
    }

    /// The body is no valid multipart form.
    struct Malformed: Error {}

    private enum State { case preamble, header, data, done }

    private let delimiter: [UInt8]
    private var state = State.preamble
    private var buffer: [UInt8]

    /// The most bytes of a part's header; browsers send far fewer.
    private static let longestHeader = 8 << 10

    /// `nil` unless the content type is `multipart/form-data` with a boundary.
    init?(contentType: String?) {
        guard let contentType, contentType.lowercased().hasPrefix("multipart/form-data"),
            let place = contentType.range(of: "boundary=")
        else { return nil }
        let value = contentType[place.upperBound...].prefix { $0 != ";" }
        let boundary = value.filter { $0 != "\"" && $0 != " " }
        guard (1...70).contains(boundary.utf8.count), boundary.utf8.allSatisfy({ (33...126).contains($0) }) else {
            return nil
        }
        delimiter = Array("\r\n--\(boundary)".utf8)
        // The first delimiter may stand at the very start, without the line break that precedes the others.
        buffer = [13, 10]
    }

    /// Whether the closing delimiter was seen.
    var isDone: Bool { state == .done }

    mutating func take(_ bytes: [UInt8]) throws(Malformed) -> [Piece] {
        guard state != .done else { return [] }
        buffer += bytes
        var pieces: [Piece] = []
        while try step(&pieces) {}
        return pieces
    }

    /// Parses one piece from the buffer; `false` if it needs more input.
    private mutating func step(_ pieces: inout [Piece]) throws(Malformed) -> Bool {
        switch state {
        case .preamble, .data:
            guard let place = buffer.firstIndex(of: delimiter) else {
                // The last bytes may be the beginning of a delimiter, so they stay in the buffer.
                let kept = min(buffer.count, delimiter.count - 1)
                let given = buffer.prefix(buffer.count - kept)
                if state == .data, !given.isEmpty { pieces.append(.data(Array(given))) }
                buffer.removeFirst(given.count)
                return false
            }
            // Two more bytes follow a delimiter: a line break, or "--" after the last.
            let end = place + delimiter.count
            guard buffer.count >= end + 2 else { return false }
            if state == .data {
                if place > 0 { pieces.append(.data(Array(buffer[..<place]))) }
                pieces.append(.end)
            }
            let isLast = buffer[end] == UInt8(ascii: "-") && buffer[end + 1] == UInt8(ascii: "-")
            guard isLast || buffer[end] == 13 && buffer[end + 1] == 10 else { throw Malformed() }
            buffer.removeFirst(end + 2)
            state = isLast ? .done : .header
            return !isLast
        case .header:
            guard let end = buffer.firstIndex(of: [13, 10, 13, 10]) else {
                guard buffer.count <= Self.longestHeader else { throw Malformed() }
                return false
            }
            pieces.append(try Self.part(String(decoding: buffer[..<end], as: UTF8.self)))
            buffer.removeFirst(end + 4)
            state = .data
            return true
        case .done: return false
        }
    }

    private static func part(_ header: String) throws(Malformed) -> Piece {
        let line = header.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
        guard let line, let name = value("name", in: line) else { throw Malformed() }
        return .part(name: name, file: value("filename", in: line))
    }

    /// The value of a parameter, as in `name="photo"`.
    private static func value(_ key: String, in line: Substring) -> String? {
        for part in line.split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].filter({ $0 != " " }).lowercased() == key else { continue }
            return pair[1].filter { $0 != "\"" }
        }
        return nil
    }
}

extension [UInt8] {
    /// The first occurrence of the bytes.
    fileprivate func firstIndex(of pattern: [UInt8]) -> Int? {
        guard let first = pattern.first, count >= pattern.count else { return nil }
        return withUnsafeBufferPointer { bytes in
            var index = 0
            let last = bytes.count - pattern.count
            while index <= last {
                if bytes[index] == first, (1..<pattern.count).allSatisfy({ bytes[index + $0] == pattern[$0] }) {
                    return index
                }
                index += 1
            }
            return nil
        }
    }
}

extension String {
    fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
