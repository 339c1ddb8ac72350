public import ReceiptDomain

/// Overlapping photos of one long receipt, interpreted as one: the total on the last proves the items on the first.
public struct JoinedParts: Sendable {
    private struct Placed {
        var part: ReceiptPart
        var following: PartFollowing
        var placement: PartPlacement
    }

    private var placed: [Placed] = []

    /// `parts` from top to bottom; `nil` where one does not continue the one before.
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

    /// Rows within this share of a later part's height from its upper edge may be cut through.
    private static let cutEdge = 0.06

    /// All passes in the first part's coordinates.
    private var passes: [RecognitionPass] {
        placed.enumerated().flatMap { number, placed in
            // Only the first part shows the merchant's head.
            placed.part.passes.filter { number == 0 || !$0.isOfHead }.map { pass in
                var pass = pass
                pass.page = 0
                pass.lines.removeAll { number > 0 && Self.isCut($0, in: placed.part) }
                return pass.mappingBoxes { placed.placement($0) }
            }
        }
    }

    private static func isCut(_ line: RecognizedLine, in part: ReceiptPart) -> Bool {
        guard let middle = line.words.map(\.box.midY).median, let height = line.words.map(\.box.height).median else {
            return true
        }
        return Double(middle) < cutEdge * Double(part.height) + Double(height)
    }

    /// Interprets all parts together; each field's evidence is on the part that shows it best.
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

    /// The box on the part whose edges are farthest from it.
    private func place(of box: PixelBox) -> (page: Int, box: PixelBox) {
        let places = placed.map { $0.placement.inverse(box) }
        func distance(_ index: Int) -> Double {
            abs(Double(places[index].midY) / Double(max(1, placed[index].part.height)) - 0.5)
        }
        let page = places.indices.min { distance($0) < distance($1) } ?? 0
        return (page, places[page])
    }
}

/// A part prepared for comparison with many others.
public struct PartFollowing: Sendable {
    /// The rows of each pass over the whole page.
    private let rows: [[PartRow]]

    public init(_ part: ReceiptPart) { rows = PartRow.rows(of: part) }

    /// Whether the other part continues this one, and can be aligned with it.
    public func isFollowed(by other: PartFollowing) -> Bool { placement(of: other) != nil }

    /// The other part's placement on this one, by the pair of passes with the largest overlap.
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
