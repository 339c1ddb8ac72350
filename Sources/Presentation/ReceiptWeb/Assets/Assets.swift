import ReceiptCharts
import ReceiptMarkup

/// Style sheet, script and icon of every page, compiled into the program so that they always match its version.
enum Assets {
    /// The first twelve digits of the content's hash; in the files' addresses, so that browsers may cache them for good.
    static let version = String(Secret.hash(style + script + viewer + icons).prefix(12))

    static let style =
        DesignTokens.css + DesignTokens.categoryCSS + text(PackageResources.page_css) + Chart.style.description

    static let script = lean(PackageResources.page_js)
    /// The photo on the whole screen, which a page loads when it is asked for.
    static let viewer = lean(PackageResources.viewer_js)

    /// Drawings of 24 by 24 with one stroke each, which pages take by their names.
    static let icons = text(PackageResources.icons_svg)

    /// A file for everybody, the same until the program's next version.
    struct File: Sendable {
        let name: String
        private let plain: PageResponse
        private let compressed: PageResponse?

        init(_ name: String, _ type: StaticString, text: String, isVersioned: Bool = true) {
            self.name = name
            func cached(_ answer: PageResponse) -> PageResponse {
                let long = answer.with("vary", "accept-encoding")
                return isVersioned ? long.with("cache-control", "public, max-age=31536000, immutable") : long
            }
            let bytes = Array(text.utf8)
            plain = cached(PageResponse(type: type, bytes))
            compressed = Gzip.compressed(bytes)
                .map { cached(PageResponse(type: type, $0)).with("content-encoding", "gzip") }
        }

        init(_ name: String, png bytes: [UInt8]) {
            self.name = name
            plain = PageResponse(type: "image/png", bytes).with("cache-control", "public, max-age=86400")
            compressed = nil
        }

        func answer(to request: PageRequest) -> PageResponse {
            let codings = request.headers["accept-encoding"]?.split(separator: ",") ?? []
            let takesGzip = codings.contains { $0.drop { $0 == " " } == "gzip" }
            return takesGzip ? compressed ?? plain : plain
        }
    }

    static let files = [
        File("page.css", "text/css; charset=utf-8", text: style),
        File("page.js", "text/javascript; charset=utf-8", text: script),
        File("viewer.js", "text/javascript; charset=utf-8", text: viewer),
        File("icons.svg", "image/svg+xml", text: icons), File("icon.svg", "image/svg+xml", text: icon),
        File("icon-192.png", png: PackageResources.icon192_png),
        File("icon-512.png", png: PackageResources.icon512_png),
        // Browsers and phones ask for these two by themselves.
        File("favicon.ico", png: PackageResources.icon192_png),
        File("apple-touch-icon.png", png: PackageResources.icon180_png),
        File("manifest.webmanifest", "application/manifest+json", text: manifest, isVersioned: false),
        File("robots.txt", "text/plain; charset=utf-8", text: "User-agent: *\nDisallow: /\n", isVersioned: false),
    ]

    /// The service worker, for encrypted pages only: browsers allow none on others.
    static let worker = PageResponse(type: "text/javascript; charset=utf-8", PackageResources.worker_js)
        .with("cache-control", "no-cache")

    /// Describes the page as an app of a home screen, which also takes photos that other apps share.
    private static let manifest = """
        {"name":"ReceiptMind","short_name":"ReceiptMind","id":"/","start_url":"/","scope":"/","display":"standalone",
        "background_color":"\(DesignTokens.Surface.page.light.css)","theme_color":"\(DesignTokens.Surface.card.light.css)",
        "icons":[{"src":"/icon-192.png","sizes":"192x192","type":"image/png","purpose":"any"},
        {"src":"/icon-512.png","sizes":"512x512","type":"image/png","purpose":"any"},
        {"src":"/icon-512.png","sizes":"512x512","type":"image/png","purpose":"maskable"},
        {"src":"/icon.svg","sizes":"any","type":"image/svg+xml","purpose":"any"}],
        "share_target":{"action":"/share","method":"POST","enctype":"multipart/form-data",
        "params":{"title":"title","text":"text","files":[
        {"name":"photo","accept":["image/*","application/pdf"]},
        {"name":"statement","accept":["text/csv",".csv",".xls",".xlsx","application/vnd.ms-excel",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",".ofx",".qfx",".qif",".sta"]}]}}}

        """

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// A script without comments and indentation, which only readers of the file need.
    private static func lean(_ bytes: [UInt8]) -> String {
        text(bytes).split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }

    /// The page's icon: a receipt with a tick.
    private static let icon = tag(
        "svg",
        .set("xmlns", "http://www.w3.org/2000/svg"),
        .viewBox(0, 0, 32, 32)
    ) {
        tag("rect", .set("width", "32"), .set("height", "32"), .set("rx", "7"), .set("fill", "#0b57d0"))
        tag("path", .set("d", "M9 5h14v22l-3.5-2-3.5 2-3.5-2-3.5 2z"), .set("fill", "#fff"))
        tag(
            "path",
            .set("d", "M12.5 14.5l3 3 5-6"),
            .set("fill", "none"),
            .set("stroke", "#156b34"),
            .set("stroke-width", "2.5")
        )
    }.text
}
