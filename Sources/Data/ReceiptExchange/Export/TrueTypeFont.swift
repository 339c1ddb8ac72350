import Foundation

/// A font of the system, of which a PDF gets the letters that it shows (OpenType 1.9: TrueType outlines only).
public struct TrueTypeFont: Sendable {
    private let bytes: [UInt8]
    private let tables: [String: Range<Int>]
    private let glyphs: [UInt32: Int]
    private let glyphCount: Int
    private let widthCount: Int
    private let hasLongOffsets: Bool
    /// Of the font's own units, in an em.
    private let unitsPerEm: Int
    let ascent: Int
    let descent: Int

    /// `nil` for a collection, outlines of PostScript, or a damaged file.
    public init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        var tables: [String: Range<Int>] = [:]
        guard let version = bytes.number(at: 0, 4), version == 0x0001_0000 || version == 0x7472_7565,
            let count = bytes.number(at: 4, 2)
        else { return nil }
        for index in 0..<count {
            let entry = 12 + 16 * index
            guard let offset = bytes.number(at: entry + 8, 4), let length = bytes.number(at: entry + 12, 4),
                offset + length <= bytes.count
            else { return nil }
            tables[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = offset..<offset + length
        }
        self.tables = tables
        func field(_ table: String, _ offset: Int) -> Int? {
            tables[table].flatMap { offset + 2 <= $0.count ? bytes.number(at: $0.lowerBound + offset, 2) : nil }
        }
        guard let units = field("head", 18), units > 0, let format = field("head", 50),
            let glyphCount = field("maxp", 4), let widthCount = field("hhea", 34), widthCount > 0,
            let ascent = field("hhea", 4), let descent = field("hhea", 6), tables["glyf"] != nil,
            let loca = tables["loca"], loca.count >= (glyphCount + 1) * (format == 0 ? 2 : 4),
            let widths = tables["hmtx"], widths.count >= widthCount * 4, let map = tables["cmap"]
        else { return nil }
        (unitsPerEm, self.glyphCount, self.widthCount) = (units, glyphCount, widthCount)
        hasLongOffsets = format != 0
        self.ascent = Int(Int16(truncatingIfNeeded: ascent)) * 1000 / units
        self.descent = Int(Int16(truncatingIfNeeded: descent)) * 1000 / units
        glyphs = Self.glyphs(bytes, map)
        guard !glyphs.isEmpty else { return nil }
    }

    /// The glyphs by characters of a table of format 12 or 4.
    private static func glyphs(_ bytes: [UInt8], _ map: Range<Int>) -> [UInt32: Int] {
        let start = map.lowerBound
        var found: [UInt32: Int] = [:]
        for index in 0..<(bytes.number(at: start + 2, 2) ?? 0) {
            guard let offset = bytes.number(at: start + 4 + 8 * index + 4, 4) else { continue }
            let table = start + offset
            switch bytes.number(at: table, 2) {
            case 12:
                for group in 0..<min(bytes.number(at: table + 12, 4) ?? 0, 100_000) {
                    let place = table + 16 + 12 * group
                    guard let first = bytes.number(at: place, 4), let last = bytes.number(at: place + 4, 4),
                        let glyph = bytes.number(at: place + 8, 4), first <= last, last <= 0x10FFFF
                    else { break }
                    for code in first...last { found[UInt32(code)] = glyph + code - first }
                }
            case 4:
                let doubled = bytes.number(at: table + 6, 2) ?? 0
                for segment in stride(from: 0, to: doubled, by: 2) {
                    guard let last = bytes.number(at: table + 14 + segment, 2),
                        let first = bytes.number(at: table + 16 + doubled + segment, 2),
                        let delta = bytes.number(at: table + 16 + 2 * doubled + segment, 2),
                        let offset = bytes.number(at: table + 16 + 3 * doubled + segment, 2), first <= last
                    else { break }
                    for code in first...last where code != 0xFFFF {
                        let place = table + 16 + 3 * doubled + segment + offset + 2 * (code - first)
                        let glyph = offset == 0 ? code : bytes.number(at: place, 2) ?? 0
                        guard glyph != 0, found[UInt32(code)] == nil else { continue }
                        found[UInt32(code)] = (glyph + delta) & 0xFFFF
                    }
                }
            default: continue
            }
        }
        return found
    }

    /// `nil` for a character that the font does not have.
    func glyph(_ character: Unicode.Scalar) -> Int? {
        glyphs[character.value].flatMap { $0 > 0 && $0 < glyphCount ? $0 : nil }
    }

    public func has(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { glyph($0) != nil } }

    /// In thousandths of an em.
    func width(_ glyph: Int) -> Int {
        let place = (tables["hmtx"]?.lowerBound ?? 0) + 4 * min(glyph, widthCount - 1)
        return (bytes.number(at: place, 2) ?? 0) * 1000 / unitsPerEm
    }

    // MARK: A part of the font

    private func outline(_ glyph: Int) -> Range<Int>? {
        guard let loca = tables["loca"]?.lowerBound, let outlines = tables["glyf"], glyph < glyphCount else {
            return nil
        }
        let size = hasLongOffsets ? 4 : 2
        let scale = hasLongOffsets ? 1 : 2
        guard let first = bytes.number(at: loca + size * glyph, size),
            let end = bytes.number(at: loca + size * (glyph + 1), size), first <= end, end * scale <= outlines.count
        else { return nil }
        return outlines.lowerBound + first * scale..<outlines.lowerBound + end * scale
    }

    /// The glyphs that an outline is put together from.
    private func components(_ outline: Range<Int>) -> [Int] {
        guard outline.count > 10, bytes[outline.lowerBound] & 0x80 != 0 else { return [] }
        var found: [Int] = []
        var place = outline.lowerBound + 10
        while place + 4 <= outline.upperBound, let flags = bytes.number(at: place, 2),
            let glyph = bytes.number(at: place + 2, 2)
        {
            found.append(glyph)
            place += 4 + (flags & 1 != 0 ? 4 : 2)
            place += flags & 8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
            if flags & 0x20 == 0 { break }
        }
        return found
    }

    /// A font file whose other glyphs are empty; numbers of glyphs stay.
    func subset(_ wanted: Set<Int>) -> [UInt8] {
        var needed: Set<Int> = [0]
        var waiting = Array(wanted)
        while let glyph = waiting.popLast() {
            guard needed.insert(glyph).inserted, let outline = outline(glyph) else { continue }
            waiting += components(outline)
        }
        var (outlines, offsets): ([UInt8], [UInt8]) = ([], [])
        for glyph in 0..<glyphCount {
            offsets.append(number: outlines.count, 4)
            guard needed.contains(glyph), let outline = outline(glyph) else { continue }
            outlines += bytes[outline]
            while outlines.count % 4 != 0 { outlines.append(0) }
        }
        offsets.append(number: outlines.count, 4)
        var parts: [(name: String, content: [UInt8])] = []
        for name in ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"] {
            switch name {
            case "glyf": parts.append((name, outlines))
            case "loca": parts.append((name, offsets))
            default:
                guard let range = tables[name] else { continue }
                var content = Array(bytes[range])
                // The new offsets have four bytes.
                if name == "head" { content.replaceSubrange(50..<52, with: [0, 1]) }
                parts.append((name, content))
            }
        }
        return Self.file(parts)
    }

    private static func file(_ parts: [(name: String, content: [UInt8])]) -> [UInt8] {
        var file: [UInt8] = [0, 1, 0, 0]
        var power = 1
        while power * 2 <= parts.count { power *= 2 }
        file.append(number: parts.count, 2)
        file.append(number: power * 16, 2)
        file.append(number: power.trailingZeroBitCount, 2)
        file.append(number: (parts.count - power) * 16, 2)
        var place = 12 + 16 * parts.count
        for part in parts {
            file += Array(part.name.utf8)
            file.append(number: sum(part.content), 4)
            file.append(number: place, 4)
            file.append(number: part.content.count, 4)
            place += (part.content.count + 3) / 4 * 4
        }
        for part in parts {
            file += part.content
            while file.count % 4 != 0 { file.append(0) }
        }
        return file
    }

    private static func sum(_ content: [UInt8]) -> Int {
        var sum: UInt32 = 0
        for (index, byte) in content.enumerated() { sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8) }
        return Int(sum)
    }
}

extension [UInt8] {
    /// A big-endian number; `nil` beyond the end.
    fileprivate func number(at offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset + size <= count else { return nil }
        return self[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }

    fileprivate mutating func append(number: Int, _ size: Int) {
        for shift in stride(from: (size - 1) * 8, through: 0, by: -8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
