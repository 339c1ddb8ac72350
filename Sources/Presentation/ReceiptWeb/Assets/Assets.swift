import ReceiptCharts
import ReceiptMarkup

/// Style sheet, script and icon of every page, compiled into the program so that they always match its version.
enum Assets {
    /// The first twelve digits of the content's hash; in the files' addresses, so that browsers may cache them for good.
    static let version = String(Secret.hash(style + script + viewer).prefix(12))

    static let style = DesignTokens.css + text(PackageResources.page_css) + Chart.style.description

    static let script = lean(PackageResources.page_js)
    /// The photo on the whole screen, which a page loads when it is asked for.
    static let viewer = lean(PackageResources.viewer_js)

    static let files: [(name: String, answer: PageResponse)] = [
        ("page.css", kept(PageResponse(type: "text/css; charset=utf-8", Array(style.utf8)))),
        ("page.js", kept(PageResponse(type: "text/javascript; charset=utf-8", Array(script.utf8)))),
        ("viewer.js", kept(PageResponse(type: "text/javascript; charset=utf-8", Array(viewer.utf8)))),
        ("icon.svg", kept(PageResponse(type: "image/svg+xml", Array(icon.utf8)))),
        ("icon-192.png", png(PackageResources.icon192_png)), ("icon-512.png", png(PackageResources.icon512_png)),
        // Browsers and phones ask for these two by themselves.
        ("favicon.ico", png(PackageResources.icon192_png)),
        ("apple-touch-icon.png", png(PackageResources.icon180_png)),
        ("manifest.webmanifest", PageResponse(type: "application/manifest+json", Array(manifest.utf8))),
        ("robots.txt", .text("User-agent: *\nDisallow: /\n")),
    ]

    /// The service worker, for encrypted pages only: browsers allow none on others.
    static let worker = PageResponse(type: "text/javascript; charset=utf-8", PackageResources.worker_js)
        .with("cache-control", "no-cache")

    private static func png(_ bytes: [UInt8]) -> PageResponse {
        PageResponse(type: "image/png", bytes).with("cache-control", "public, max-age=86400")
    }

    /// Describes the page as an app of a home screen, which also takes photos that other apps share.
    private static let manifest = """
        {"name":"ReceiptMind","short_name":"ReceiptMind","id":"/","start_url":"/","scope":"/","display":"standalone",
        "background_color":"\(DesignTokens.Surface.page.light.css)","theme_color":"\(DesignTokens.Surface.card.light.css)",
        "icons":[{"src":"/icon-192.png","sizes":"192x192","type":"image/png","purpose":"any"},
        {"src":"/icon-512.png","sizes":"512x512","type":"image/png","purpose":"any"},
        {"src":"/icon-512.png","sizes":"512x512","type":"image/png","purpose":"maskable"},
        {"src":"/icon.svg","sizes":"any","type":"image/svg+xml","purpose":"any"}],
        "share_target":{"action":"/share","method":"POST","enctype":"multipart/form-data",
        "params":{"files":[{"name":"photo","accept":["image/*","application/pdf"]}]}}}

        """

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// A script without comments and indentation, which only readers of the file need.
    private static func lean(_ bytes: [UInt8]) -> String {
        text(bytes).split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }

    private static func kept(_ answer: PageResponse) -> PageResponse {
        answer.with("cache-control", "public, max-age=31536000, immutable")
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
