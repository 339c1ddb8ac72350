public import ReceiptMarkup

/// An SVG drawing, for a page or for a file of its own.
public struct Chart: Sendable {
    /// The drawing for a page that includes ``Chart/style``.
    public let markup: Markup
    private let title: String
    private let height: Double

    /// On a page the title is only read out, as a heading shows it; in a file it is drawn.
    init(_ title: String, _ description: String, height: Double, @MarkupBuilder _ content: () -> Markup) {
        (self.title, self.height) = (title, height)
        markup = tag(
            "svg",
            .set("xmlns", "http://www.w3.org/2000/svg"),
            .viewBox(0, 0, ChartFrame.width, height),
            .class("chart"),
            .set("role", "img"),
            .text(.ariaLabel, description.isEmpty ? title : "\(title): \(description)")
        ) {
            tag("title") { title }
            content()
        }
    }

    /// The style sheet that a page with charts includes once.
    public static var style: StaticString { ChartFrame.style }

    /// The drawing as a complete SVG file, for light and dark screens.
    public var file: String {
        let (margin, top) = (16.0, 32.0)
        return tag(
            "svg",
            .set("xmlns", "http://www.w3.org/2000/svg"),
            .viewBox(-margin, -margin, ChartFrame.width + 2 * margin, height + top + 2 * margin),
            .set("class", "chart")
        ) {
            Markup.style(ChartFrame.style)
            ChartFrame.text(title, 0, 16, kind: "title")
            tag("svg", .number("y", top), .number("width", ChartFrame.width), .number("height", height)) { markup }
        }.file
    }
}
