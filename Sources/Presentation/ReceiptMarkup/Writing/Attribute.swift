/// An attribute of an element, written safely.
///
/// Data is allowed only in attributes that cannot run it: addresses are ``Link`` values, and `style` and `onclick` cannot be
/// written from data at all.
public struct Attribute: Hashable, Sendable {
    let text: String

    private init(text: String) { self.text = text }

    private init(name: String, value: some StringProtocol) {
        var text = name + "=\""
        text.appendEscaped(value)
        text += "\""
        self.text = text
    }

    /// A constant attribute: `.set("class", "card")`.
    public static func set(_ name: StaticString, _ value: StaticString) -> Attribute {
        Attribute(name: name.description, value: value.description)
    }

    /// A boolean attribute: `.flag("checked")`.
    public static func flag(_ name: StaticString) -> Attribute { Attribute(text: name.description) }

    /// `nil`, which writes nothing, if the condition is false.
    public static func flag(_ name: StaticString, if condition: Bool) -> Attribute? {
        condition ? flag(name) : nil
    }

    /// The attributes that may hold any text.
    public enum TextName: String, Sendable {
        case alt, `for`, id, lang, name, placeholder, title, value, list, content, datetime, autocomplete, pattern, max,
            min, download, media
        case ariaLabel = "aria-label"
        case ariaDescribedBy = "aria-describedby"
    }

    public static func text(_ name: TextName, _ data: some StringProtocol) -> Attribute {
        Attribute(name: name.rawValue, value: data)
    }

    /// A `data-…` attribute for the program's own scripts.
    public static func data(_ name: StaticString, _ data: some StringProtocol) -> Attribute {
        Attribute(name: "data-" + name.description, value: data)
    }

    public static func href(_ link: Link) -> Attribute { Attribute(name: "href", value: link.text) }
    public static func src(_ link: Link) -> Attribute { Attribute(name: "src", value: link.text) }
    public static func action(_ link: Link) -> Attribute { Attribute(name: "action", value: link.text) }

    /// The element's classes, all of them constants.
    public static func `class`(_ names: StaticString...) -> Attribute {
        Attribute(name: "class", value: names.map(\.description).joined(separator: " "))
    }

    // MARK: SVG

    /// A length or a coordinate, rounded to tenths, which is finer than anybody sees.
    public static func number(_ name: StaticString, _ value: Double) -> Attribute {
        Attribute(name: name.description, value: Self.tenths(value))
    }

    public static func number(_ name: StaticString, _ value: Int) -> Attribute {
        Attribute(name: name.description, value: String(value))
    }

    /// The attribute `points="0,0 10,5"` of a line or an area.
    public static func points(_ places: [(x: Double, y: Double)]) -> Attribute {
        Attribute(name: "points", value: places.map { tenths($0.x) + "," + tenths($0.y) }.joined(separator: " "))
    }

    /// Turns a picture of this size clockwise by so many quarters, with its corner at the origin again; `nil` for none.
    public static func turned(by quarters: Int, width: Int, height: Int) -> Attribute? {
        let matrix: String? =
            switch quarters {
            case 1: "0 1 -1 0 \(height) 0"
            case 2: "-1 0 0 -1 \(width) \(height)"
            case 3: "0 -1 1 0 0 \(width)"
            default: nil
            }
        return matrix.map { Attribute(name: "transform", value: "matrix(\($0))") }
    }

    /// The visible area: `viewBox="0 0 720 320"`.
    public static func viewBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Attribute {
        Attribute(name: "viewBox", value: [x, y, width, height].map(tenths).joined(separator: " "))
    }

    /// A path's commands, each a letter with its numbers: `.path([("M", [0, 0]), ("L", [10, 5])])`.
    public static func path(_ steps: [(StaticString, [Double])]) -> Attribute {
        let words = steps.map { $0.0.description + $0.1.map(tenths).joined(separator: " ") }
        return Attribute(name: "d", value: words.joined())
    }

    private static func tenths(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e12 else { return "0" }
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
        return sign + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
    }
}
