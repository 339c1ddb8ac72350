public import ReceiptMarkup

/// A drawing: for a page, or as a file of its own.
public struct Chart: Sendable {
    /// To be put on a page that has ``Chart/style``.
    public let markup: Markup
    private let title: String
    private let height: Double

    /// The title is read out on a page, where a heading shows it, and drawn in a file.
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

    /// What a page needs once, for any number of charts.
    public static var style: StaticString { ChartFrame.style }

    /// As a file for browsers, for light and dark screens.
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
