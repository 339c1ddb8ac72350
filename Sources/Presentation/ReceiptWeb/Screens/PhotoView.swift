import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// A record's photo, beside a form with the boxes that its fields were read from.
struct PhotoView {
    let context: RequestContext
    let item: ReviewItem
    /// Whether the fields to which the boxes lead are on the page.
    var isBesideForm = true

    /// The longer side of a rendition in pixels: fits any screen, and small print stays legible.
    static let longestSide = 1600

    private var record: Record { item.record }

    static func link(_ record: Record, _ number: Int) -> Link {
        Link("/records", record.id.rawValue, "pages", "\(number)")
    }

    /// The longer side of the picture that comes first: some 80 KB, half a second of a slow network.
    static let firstSide = 1000

    /// The picture that comes first; the script takes the sharp one, without `first`, once the page is there.
    private static func source(_ record: Record, _ number: Int) -> Link { link(record, number).with("first", "1") }

    /// The longer side of a thumbnail in pixels: 44 CSS pixels on a screen with four to each.
    static let thumbnailSide = 176

    /// A small square picture of the record's first page.
    static func thumbnail(_ record: Record) -> Markup {
        void(
            "img",
            .class("thumb"),
            .src(link(record, 1).with("small", "1").with("upright", "1")),
            .text(.alt, ""),
            .set("loading", "lazy"),
            .set("width", "44"),
            .set("height", "44")
        )
    }

    /// The record's first page, large enough to tell one receipt from another.
    static func picture(_ record: Record, alt: String) -> Markup {
        void("img", .src(source(record, 1).with("upright", "1")), .text(.alt, alt))
    }

    /// The fields read from this page of the document, with their boxes.
    func places(on page: Int) -> [(field: ReviewField, box: PixelBox)] {
        guard isBesideForm, let draft = item.draft else { return [] }
        let evidence: [(ReviewField, Evidence?)] = [
            (.merchant, draft.merchant?.evidence), (.date, draft.date?.evidence), (.time, draft.time?.evidence),
            (.amount, draft.total?.evidence),
        ]
        return evidence.compactMap { field, evidence in
            guard let evidence, evidence.page == page, let box = evidence.box, !box.isEmpty else { return nil }
            return (field, box)
        }
    }

    func evidence(_ field: ReviewField) -> Evidence? {
        let draft = item.draft
        return switch field {
        case .merchant: draft?.merchant?.evidence
        case .date: draft?.date?.evidence
        case .time: draft?.time?.evidence
        case .amount: draft?.total?.evidence
        default: nil
        }
    }

    /// The cut of the photo around the field's print; empty where its box is unknown.
    func cut(_ field: ReviewField) -> Markup {
        guard let evidence = evidence(field), let box = evidence.box, !box.isEmpty,
            item.bounds.indices.contains(evidence.page), let number = number(ofDocumentPage: evidence.page)
        else { return Markup() }
        let bounds = item.bounds[evidence.page]
        let turns = item.quarterTurns(ofPage: evidence.page)
        func upright(_ box: PixelBox) -> PixelBox { box.turned(by: turns, width: bounds.width, height: bounds.height) }
        let print = upright(box)
        // One line more above and below shows the surroundings; the minimum width keeps letters at a sensible size.
        let shown = print.insetBy(dx: -max(print.height, 20), dy: -max(print.height * 3 / 4, 12))
            .intersection(upright(bounds))
        guard !shown.isEmpty else { return Markup() }
        let name = context.text(.cutOf) + " " + context.wording.field(field)
        return drawing("cut", of: shown, on: number, bounds, turns, .set("role", "img"), .text(.ariaLabel, name)) {
            frame(print)
        }
    }

    /// A part of a page, which is turned so that its print is upright, with what is drawn over it.
    private func drawing(
        _ name: StaticString,
        of shown: PixelBox,
        on number: Int,
        _ bounds: PixelBox,
        _ turns: Int,
        _ more: Attribute...,
        @MarkupBuilder over: () -> Markup
    ) -> Markup {
        let inner = over()
        let own: [Attribute] = [
            .class(name),
            .viewBox(Double(shown.x), Double(shown.y), Double(shown.width), Double(shown.height)),
        ]
        return tag("svg", own + more) {
            tag(
                "image",
                .href(Self.source(record, number)),
                .number("width", bounds.width),
                .number("height", bounds.height),
                .set("preserveAspectRatio", "none"),
                .turned(by: turns, width: bounds.width, height: bounds.height)
            )
            inner
        }
    }

    /// All pages with their fields' boxes, each a link to its field in the form.
    var pages: Markup {
        let all = record.pages
        return tag("div", .class("photos")) {
            if !all.isEmpty {
                tag("a", .class("enlarge"), .href(Self.link(record, 1))) { context.text(.enlarge) }
            }
            for (index, page) in all.enumerated() {
                let read = item.readPage(at: page)
                let places = read.map { self.places(on: $0) } ?? []
                let bounds = read.map { item.bounds[$0] }
                let image = record.images[page.image]
                tag("figure", .class("photo")) {
                    let turns = read.map { item.quarterTurns(ofPage: $0) } ?? 0
                    let part = bounds.flatMap { image.part?.box.intersection($0) }.flatMap { $0.isEmpty ? nil : $0 }
                    if let bounds, turns != 0 || part != nil {
                        self.part(part ?? bounds, of: index + 1, places, bounds, turns)
                    } else {
                        picture(index + 1, places, bounds)
                    }
                    tag("figcaption") {
                        // Of several pages each is called by its file's name.
                        let name = all.count > 1 ? context.wording.page(page, of: record) : image.originalName
                        tag("a", .href(Link("/records", record.id.rawValue, "images", "\(page.image + 1)"))) {
                            context.text(.original)
                        }
                        tag("small", .class("ink-faint")) { " " + name.escapingControls + record.partMark }
                    }
                }
            }
        }
    }

    private func picture(_ number: Int, _ places: [(field: ReviewField, box: PixelBox)], _ bounds: PixelBox?) -> Markup
    {
        tag("div", .class("paper")) {
            void(
                "img",
                .src(Self.source(record, number)),
                .text(.alt, context.text(.photoOf) + " " + (record.merchant ?? record.id.short)),
                .set("loading", number == 1 ? "eager" : "lazy"),
                bounds.map { .number("width", $0.width) },
                bounds.map { .number("height", $0.height) }
            )
            if let bounds, !places.isEmpty {
                tag(
                    "svg",
                    .class("places"),
                    .viewBox(0, 0, Double(bounds.width), Double(bounds.height)),
                    .set("preserveAspectRatio", "none")
                ) { links(places) }
            }
        }
    }

    /// A page whose print lies on its side, or one of several receipts on a picture, of which only its own part is shown.
    private func part(
        _ part: PixelBox,
        of number: Int,
        _ places: [(field: ReviewField, box: PixelBox)],
        _ bounds: PixelBox,
        _ turns: Int
    ) -> Markup {
        let name = context.text(.photoOf) + " " + (record.merchant ?? record.id.short) + record.partMark
        func upright(_ box: PixelBox) -> PixelBox { box.turned(by: turns, width: bounds.width, height: bounds.height) }
        return tag("div", .class("paper")) {
            drawing("part", of: upright(part), on: number, bounds, turns) {
                tag("title") { name }
                tag("g", .class("places")) { links(places.map { (field: $0, box: upright($1)) }) }
            }
        }
    }

    private func links(_ places: [(field: ReviewField, box: PixelBox)]) -> Markup {
        MarkupBuilder.buildArray(
            places.map { field, box in
                tag("a", .href(Link("").at(field.name)), .text(.id, "place-" + field.name)) {
                    tag("title") { context.wording.field(field) }
                    frame(box)
                }
            }
        )
    }

    private func frame(_ box: PixelBox) -> Markup {
        tag(
            "rect",
            .number("x", box.x - 4),
            .number("y", box.y - 4),
            .number("width", box.width + 8),
            .number("height", box.height + 8),
            .number("rx", 6),
            .set("vector-effect", "non-scaling-stroke")
        )
    }

    /// The page's number counted from 1 over all of the record's images.
    private func number(ofDocumentPage page: Int) -> Int? {
        guard let place = item.place(ofPage: page) else { return nil }
        return record.pages.firstIndex(of: place).map { $0 + 1 }
    }
}
