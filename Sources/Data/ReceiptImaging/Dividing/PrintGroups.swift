import ReceiptDomain

/// Groups lines of print into possible receipts.
///
/// Lines close together belong to one receipt, and so does everything on one sheet with visible edges. Columns, and blocks
/// below one another, are joined, as receipts have them; two wide blocks side by side are not.
struct PrintGroups {
    /// The usual height of capital letters in pixels of the analysed picture.
    let capHeight: Double
    private let lines: [Line]
    private let slope: Double
    private var sets: DisjointSets

    struct Block {
        var lines: [TextLine]
        var box: PixelBox
    }

    struct Line {
        var line: TextLine
        /// The sheet under the line, if its edges are visible.
        var sheet: Int?
        var box: PixelBox { line.box }
        var marks: Int { line.components.count }
    }

    // The least marks of ink, lines, and width in heights of capital letters of a receipt (327 photos and scans).
    static let minimumMarks = 45
    private static let minimumLines = 5
    private static let minimumWidth = 12.0
    /// The least share of the largest group's marks; a group with less is no receipt.
    private static let minimumShare = 0.1
    /// The least share of marks on straight lines, which is higher than that of grain.
    private static let minimumStanding = 0.25
    /// The least share on a sheet with visible edges, which has no grain, and may be skewed, with fewer straight lines.
    private static let minimumStandingOnSheet = 0.15
    /// The least brightness relative to the paper under the most certain print; darker lines are a table's grain.
    private static let minimumLight: Float = 0.62

    /// `cells` returns the grid's cells under a box.
    init(_ all: [TextLine], slope: Double, on grid: CellGrid, cells: (PixelBox) -> [Int]) {
        let sized = Self.ofLikeHeight(all.filter { $0.capHeight >= 4 })
        let measured = sized.map { (line: $0, light: grid.usualLight(of: cells($0.box))) }
        let bright = Self.surestLight(measured)
        let print = measured.filter { $0.light >= Self.minimumLight * bright }.map(\.line)
        let surest = print.sorted { ($0.baselineCount, $1.box.y) > ($1.baselineCount, $0.box.y) }
        let middles = surest.compactMap { line -> Int? in
            let cells = cells(line.box)
            return cells.isEmpty ? nil : cells[cells.count / 2]
        }
        let sheets = LightSheets(from: middles, on: grid)
        lines = print.map { Line(line: $0, sheet: sheets.sheet(under: cells($0.box))) }
            .sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
        self.slope = slope
        capHeight = Self.usualHeight(of: print)
        sets = DisjointSets(count: lines.count)
        joinNeighbours()
        joinSheets()
        for _ in 0..<4 where !joinBlocks() { break }
    }

    /// The groups that may be receipts.
    var blocks: [Block] {
        let all = members
        let groups = all.map { $0.map { lines[$0].line } }
        let marks = groups.map { $0.reduce(0) { $0 + $1.components.count } }
        let least = max(Double(Self.minimumMarks), Self.minimumShare * Double(marks.max() ?? 0))
        return groups.indices.compactMap { index in
            let (group, marks) = (groups[index], marks[index])
            let standing = group.reduce(0) { $0 + $1.baselineCount }
            let isOnOneSheet = 2 * all[index].count { lines[$0].sheet != nil } > group.count
            let share = isOnOneSheet ? Self.minimumStandingOnSheet : Self.minimumStanding
            guard Double(marks) >= least, group.count >= Self.minimumLines, Double(standing) >= share * Double(marks)
            else { return nil }
            let box = group.dropFirst().reduce(group[0].box) { $0.union($1.box) }
            return Double(box.width) >= Self.minimumWidth * capHeight ? Block(lines: group, box: box) : nil
        }
    }

    // MARK: Print

    private static func usualHeight(of lines: [TextLine]) -> Double {
        let standing = lines.filter { $0.baselineCount > 0 }
        let sorted = (standing.isEmpty ? lines : standing).sorted { $0.capHeight < $1.capHeight }
        let half = sorted.reduce(0) { $0 + $1.components.count } / 2
        return sorted.first(reaching: half) { $0.components.count }?.capHeight ?? 0
    }

    private static func ofLikeHeight(_ lines: [TextLine]) -> [TextLine] {
        let usual = usualHeight(of: lines)
        return lines.filter { (0.5 * usual...3.5 * usual).contains($0.capHeight) }
    }

    /// The brightness of the paper under the brightest lines with three tenths of all marks on straight lines.
    private static func surestLight(_ lines: [(line: TextLine, light: Float)]) -> Float {
        let standing = lines.filter { $0.line.baselineCount > 0 }.sorted { $0.light > $1.light }
        let enough = 0.3 * Double(standing.reduce(0) { $0 + $1.line.baselineCount })
        return standing.first(reaching: enough) { Double($0.line.baselineCount) }?.light ?? 0
    }

    // MARK: Joining

    /// The line indices of each group, in the order of the groups' first lines.
    private var members: [[Int]] {
        var sets = sets
        return Dictionary(grouping: lines.indices) { sets.root(of: $0) }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether the lines are on two sheets with visible edges, which are two receipts.
    private static func areApart(_ a: Int?, _ b: Int?) -> Bool {
        guard let a, let b else { return false }
        return a != b
    }

    /// Joins lines within three heights of a capital letter below one another, or four beside one another on one level.
    private mutating func joinNeighbours() {
        for (index, line) in lines.enumerated() {
            for other in (index + 1)..<max(index + 1, lines.count) {
                let next = lines[other]
                if Double(next.box.y - line.box.maxY) > 3 * capHeight { break }
                guard !Self.areApart(line.sheet, next.sheet) else { continue }
                let (across, down) = line.box.gaps(to: next.box)
                let slope = line.line.slope ?? next.line.slope ?? 0
                let isBelow = across <= capHeight && down <= 3 * capHeight
                let isBeside =
                    across <= 4 * capHeight
                    && abs(line.box.drop(to: next.box, slope: slope)) < 0.6 * capHeight
                if isBelow || isBeside { sets.join(index, other) }
            }
        }
    }

    /// Joins the lines on each sheet, which is one receipt.
    private mutating func joinSheets() {
        var first: [Int: Int] = [:]
        for (index, line) in lines.enumerated() {
            guard let sheet = line.sheet else { continue }
            if let earlier = first[sheet] { sets.join(earlier, index) } else { first[sheet] = index }
        }
    }

    /// A group with its size, while blocks are joined.
    private struct Group {
        var lines: [Int]
        var box: PixelBox
        var sheet: Int?
        var marks: Int
        var slope: Double
    }

    private func group(_ members: [Int]) -> Group {
        var counts: [Int: Int] = [:]
        for member in members { counts[lines[member].sheet ?? 0, default: 0] += 1 }
        let sheet = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
        return Group(
            lines: members,
            box: members.dropFirst().reduce(lines[members[0]].box) { $0.union(lines[$1].box) },
            sheet: sheet == 0 ? nil : sheet,
            marks: members.reduce(0) { $0 + lines[$1].marks },
            slope: members.compactMap { lines[$0].line.slope }.median ?? slope
        )
    }

    /// Joins groups that are blocks or columns of one receipt; `false` if nothing was joined.
    private mutating func joinBlocks() -> Bool {
        let groups = members.map(group).sorted { $0.marks > $1.marks }
        var hasJoined = false
        for (index, large) in groups.enumerated() {
            for small in groups[(index + 1)...] where sets.root(of: large.lines[0]) != sets.root(of: small.lines[0]) {
                guard !Self.areApart(large.sheet, small.sheet), belongTogether(large, small) else { continue }
                sets.join(large.lines[0], small.lines[0])
                hasJoined = true
            }
        }
        return hasJoined
    }

    private func belongTogether(_ large: Group, _ small: Group) -> Bool {
        let (across, down) = large.box.gaps(to: small.box)
        if across < 0, down < 0, 2 * across * down >= Double(small.box.width * small.box.height) { return true }
        let besides = -down / Double(max(1, min(large.box.height, small.box.height)))
        let above = -across / Double(max(1, min(large.box.width, small.box.width)))
        if besides > 0.3, besides > above {
            return !(isBody(large) && isBody(small)) && isColumn(small, of: large, across: across)
        }
        return above >= 0.5 && down <= 10 * capHeight
    }

    /// Whether the group is as wide and as tall as a receipt of its own.
    private func isBody(_ group: Group) -> Bool {
        Double(group.box.width) >= 16 * capHeight && group.lines.count >= 6
    }

    /// Whether seven tenths of its lines are level with lines of the other, as prices are with the names of goods.
    private func isColumn(_ small: Group, of large: Group, across: Double) -> Bool {
        guard across <= (small.lines.count >= 3 ? 25 : 12) * capHeight else { return false }
        let level = small.lines.count { line in
            large.lines.contains {
                abs(lines[$0].box.drop(to: lines[line].box, slope: large.slope)) < 0.4 * capHeight
            }
        }
        return Double(level) >= 0.7 * Double(small.lines.count)
    }
}

extension PixelBox {
    /// The gaps between the boxes; negative if they overlap.
    fileprivate func gaps(to other: PixelBox) -> (across: Double, down: Double) {
        (Double(max(x, other.x) - min(maxX, other.maxX)), Double(max(y, other.y) - min(maxY, other.maxY)))
    }

    /// The vertical distance of the other's centre from the line through this one's centre with the slope; positive below.
    fileprivate func drop(to other: PixelBox, slope: Double) -> Double {
        let across = Double(other.x - x) + Double(other.width - width) / 2
        return Double(other.y - y) + Double(other.height - height) / 2 - slope * across
    }
}
