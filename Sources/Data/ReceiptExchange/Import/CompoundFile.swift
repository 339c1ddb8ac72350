/// The streams of a compound file ([MS-CFB]): old workbooks, and new ones behind a password.
struct CompoundFile {
    private struct Entry {
        var name: String
        var start: Int
        var size: Int
    }

    private let bytes: [UInt8]
    private let sectorSize: Int
    /// The sector after each; ``end`` and larger numbers end a chain.
    private var next: [Int] = []
    private var nextSmall: [Int] = []
    private var entries: [Entry] = []
    /// The sectors of what is smaller than ``smallest``, in one stream.
    private var small: [UInt8] = []
    private let smallest: Int

    /// More than any regular sector's number.
    private static let end = 0xFFFF_FFFA
    private static let smallSector = 64

    /// - Throws: ``ExchangeError/damaged(_:)``
    init(_ bytes: [UInt8]) throws(ExchangeError) {
        self.bytes = bytes
        guard bytes.count >= 512, bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) else {
            throw .damaged("no compound file")
        }
        let shift = bytes.uint16(30)
        guard shift == 9 || shift == 12 else { throw .damaged("sectors of 2^\(shift) bytes") }
        sectorSize = 1 << shift
        smallest = bytes.uint32(56)
        try readTable()
        let directory = try chain(bytes.uint32(48))
        for place in stride(from: 0, to: directory.count - 127, by: 128) {
            let type = directory[place + 66]
            guard type == 2 || type == 5 else { continue }
            let length = min(64, directory.uint16(place + 64))
            let units = stride(from: 0, to: max(0, length - 2), by: 2).map { UInt16(directory.uint16(place + $0)) }
            entries.append(
                Entry(
                    name: type == 5 ? "" : String(decoding: units, as: UTF16.self),
                    start: directory.uint32(place + 116),
                    size: directory.uint32(place + 120)
                )
            )
        }
        guard let root = entries.first(where: { $0.name.isEmpty }) else { throw .damaged("no root") }
        let table = try chain(bytes.uint32(60))
        nextSmall = stride(from: 0, to: table.count - 3, by: 4).map { table.uint32($0) }
        small = root.size > 0 ? try chain(root.start) : []
    }

    /// The stream of that name, wherever it lies; `nil` where there is none.
    func stream(_ name: String) throws(ExchangeError) -> [UInt8]? {
        guard let entry = entries.first(where: { $0.name == name }) else { return nil }
        guard entry.size <= bytes.count else { throw .damaged(name) }
        var content: [UInt8]
        if entry.size < smallest {
            content = []
            var (sector, count) = (entry.start, 0)
            while sector < Self.end, content.count < entry.size {
                let place = sector * Self.smallSector
                guard sector < nextSmall.count, place + Self.smallSector <= small.count, count <= nextSmall.count else {
                    throw .damaged(name)
                }
                content += small[place..<place + Self.smallSector]
                (sector, count) = (nextSmall[sector], count + 1)
            }
        } else {
            content = try chain(entry.start)
        }
        guard content.count >= entry.size else { throw .damaged(name) }
        return Array(content.prefix(entry.size))
    }

    /// The table of sectors, whose own sectors are listed in the header and in a chain behind it.
    private mutating func readTable() throws(ExchangeError) {
        var places = (0..<109).map { bytes.uint32(76 + $0 * 4) }
        var more = bytes.uint32(68)
        var count = 0
        while more < Self.end {
            let sector = try sector(more)
            let numbers = stride(from: 0, to: sectorSize, by: 4).map { bytes.uint32(sector.lowerBound + $0) }
            places += numbers.dropLast()
            (more, count) = (numbers[numbers.count - 1], count + 1)
            guard count * sectorSize <= bytes.count else { throw .damaged("a table without end") }
        }
        places.removeAll { $0 >= Self.end }
        guard places.count * sectorSize <= bytes.count else { throw .damaged("a table that is too long") }
        for place in places {
            let sector = try sector(place)
            next += stride(from: sector.lowerBound, to: sector.upperBound, by: 4).map { bytes.uint32($0) }
        }
    }

    private func sector(_ number: Int) throws(ExchangeError) -> Range<Int> {
        let start = (number + 1) * sectorSize
        guard number < Self.end, start + sectorSize <= bytes.count else { throw .damaged("a sector is missing") }
        return start..<start + sectorSize
    }

    private func chain(_ first: Int) throws(ExchangeError) -> [UInt8] {
        var content: [UInt8] = []
        var place = first
        while place < Self.end {
            // The last sector of a file may be cut where its stream ends.
            let start = (place + 1) * sectorSize
            guard place < next.count, start < bytes.count, content.count <= bytes.count else {
                throw .damaged("a sector is missing")
            }
            content += bytes[start..<min(start + sectorSize, bytes.count)]
            place = next[place]
        }
        return content
    }
}

extension Collection<UInt8> where Index == Int {
    /// Little endian; bytes beyond the end are 0.
    func number(_ place: Int, _ count: Int) -> UInt64 {
        var number: UInt64 = 0
        for offset in 0..<count {
            let index = startIndex + place + offset
            if index < endIndex { number |= UInt64(self[index]) << UInt64(8 * offset) }
        }
        return number
    }

    func uint16(_ place: Int) -> Int { Int(number(place, 2)) }
    func uint32(_ place: Int) -> Int { Int(number(place, 4)) }
}
