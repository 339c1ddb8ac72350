public import ReceiptDomain

/// The photos of one long receipt, laid over one another and read as one: the total on the last proves the goods on the first.
public struct JoinedParts: Sendable {
    private struct Placed {
        var part: ReceiptPart
        var following: PartFollowing
        var placement: PartPlacement
    }

    private var placed: [Placed] = []

    /// Parts in the order from top to bottom; `nil` where one does not begin where the one before ends.
    public init?(_ parts: [ReceiptPart]) {
        for part in parts {
            let following = PartFollowing(part)
            guard let last = placed.last else {
                placed.append(Placed(part: part, following: following, placement: .unchanged))
                continue
            }
            guard let onLast = last.following.placement(of: following) else { return nil }
            placed.append(Placed(part: part, following: following, placement: last.placement.after(onLast)))
        }
        guard placed.count > 1 else { return nil }
    }

    /// Rows so near the upper edge of a part that is not the first, as a share of its height, are cut through.
    private static let cutEdge = 0.06

    /// All passes in the frame of the first part.
    private var passes: [RecognitionPass] {
        placed.enumerated().flatMap { number, placed in
            // A part that goes on names no shop.
            placed.part.passes.filter { number == 0 || !$0.isOfHead }.map { pass in
                var moved = pass
                moved.page = 0
                moved.region = pass.region.map { placed.placement($0) }
                moved.lines = pass.lines.filter { number == 0 || !Self.isCut($0, in: placed.part) }.map { line in
                    RecognizedLine(
                        words: line.words.map { word in
                            var word = word
                            word.box = placed.placement(word.box)
                            return word
                        }
                    )
                }
                return moved
            }
        }
    }

    private static func isCut(_ line: RecognizedLine, in part: ReceiptPart) -> Bool {
        let middles = line.words.map(\.box.midY).sorted()
        let heights = line.words.map(\.box.height).sorted()
        guard !middles.isEmpty else { return true }
        let edge = cutEdge * Double(part.height) + Double(heights[heights.count / 2])
        return Double(middles[middles.count / 2]) < edge
    }

    /// What all parts say together, each field's place on the part that shows it best.
    public func interpret(
        _ interpreter: any ReceiptInterpreter,
        _ context: ReadingContext
    ) -> (draft: Draft, decisions: [Decision]) {
        let interpretation = interpreter.interpret(passes, context)
        let draft = interpretation.draft.mappingEvidence { evidence in
            guard let box = evidence.box else { return }
            (evidence.page, evidence.box) = place(of: box)
        }
        return (draft, interpretation.decisions.filter { $0.subject != .item }.map(\.summary))
    }

    /// On the part whose edges are farthest away.
    private func place(of box: PixelBox) -> (page: Int, box: PixelBox) {
        let places = placed.map { $0.placement.inverse(box) }
        func distance(_ index: Int) -> Double {
            abs(Double(places[index].midY) / Double(max(1, placed[index].part.height)) - 0.5)
        }
        let page = places.indices.min { distance($0) < distance($1) } ?? 0
        return (page, places[page])
    }
}

/// A part that is compared with many others.
public struct PartFollowing: Sendable {
    /// As each recognition of the whole page has them.
    private let rows: [[PartRow]]

    public init(_ part: ReceiptPart) { rows = PartRow.rows(of: part) }

    /// Whether the other begins where this one ends, and can be laid over it.
    public func isFollowed(by other: PartFollowing) -> Bool { placement(of: other) != nil }

    /// Where the other lies on this one, by the two recognitions that have most in common.
    func placement(of other: PartFollowing) -> PartPlacement? {
        var best: (placement: PartPlacement, score: Double)?
        for own in rows {
            for others in other.rows {
                guard let overlap = PartOverlap(own, others), overlap.score > best?.score ?? 0,
                    let placement = PartPlacement(overlap, own, others)
                else { continue }
                best = (placement, overlap.score)
            }
        }
        return best?.placement
    }
}
