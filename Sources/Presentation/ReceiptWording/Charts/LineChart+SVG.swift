import ReceiptDomain

extension LineChart {
    /// A picture in the form of SVG 1.1 for a browser: it says in words what it shows, and goes with light and dark screens.
    public func svg(description: String) -> String {
        let (width, height) = (720.0, 320.0)
        let (left, right, top, bottom) = (64.0, 24.0, 44.0, 40.0)
        func x(_ share: Double) -> String { Self.pixels(left + share * (width - left - right)) }
        func y(_ share: Double) -> String { Self.pixels(height - bottom - share * (height - top - bottom)) }
        let places = points.map { place(of: $0) }
        let line = places.map { "\(x($0.x)),\(y($0.y))" }.joined(separator: " ")
        let dots = zip(points, places).map { point, place in
            "<circle cx=\"\(x(place.x))\" cy=\"\(y(place.y))\" r=\"4\"><title>\(point.day): "
                + "\(Self.escaped(point.label))</title></circle>"
        }
        let range = valueRange
        let marks = [0, 0.5, 1].map { share in
            let value = range.lowerBound + share * (range.upperBound - range.lowerBound)
            return "<line class=\"grid\" x1=\"\(Self.pixels(left))\" x2=\"\(Self.pixels(width - right))\" "
                + "y1=\"\(y(share))\" y2=\"\(y(share))\"/>"
                + "<text x=\"\(Self.pixels(left - 8))\" y=\"\(y(share))\" text-anchor=\"end\" "
                + "dominant-baseline=\"middle\">\(mark(value))</text>"
        }
        let ends = [(points.first, left, "start"), (points.last, width - right, "end")].compactMap {
            point,
            at,
            anchor in
            point.map {
                "<text x=\"\(Self.pixels(at))\" y=\"\(Self.pixels(height - 12))\" text-anchor=\"\(anchor)\">\($0.day)</text>"
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 320" role="img" aria-labelledby="title desc">
            <title id="title">\(Self.escaped(title))</title>
            <desc id="desc">\(Self.escaped(description))</desc>
            <style>
            svg { background: #ffffff; color: #1f2328; font: 14px sans-serif }
            text { fill: currentColor } .grid { stroke: #8c959f; stroke-opacity: 0.4 }
            polyline { fill: none; stroke: #0969da; stroke-width: 2 } circle { fill: #0969da }
            @media (prefers-color-scheme: dark) {
            svg { background: #0d1117; color: #e6edf3 } polyline { stroke: #58a6ff } circle { fill: #58a6ff }
            }
            </style>
            <text x="\(Self.pixels(left))" y="24" font-weight="bold">\(Self.escaped(title))</text>
            \(marks.joined(separator: "\n"))
            <polyline points="\(line)"/>
            \(dots.joined(separator: "\n"))
            \(ends.joined(separator: "\n"))
            </svg>

            """
    }

    /// A tenth of a pixel is more than anybody sees.
    private static func pixels(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }

    /// Text between tags: what has a meaning in XML, and controls, which must not be in it at all.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case _ where scalar.properties.generalCategory == .control: escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
