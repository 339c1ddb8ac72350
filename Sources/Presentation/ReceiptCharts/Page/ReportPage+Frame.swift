import ReceiptMarkup
import ReceiptWording

extension ReportPage {
    /// The page around its sections; notes about omitted records stand below the title, before any figure.
    func page(_ title: String, notes: [String], @MarkupBuilder _ content: () -> Markup) -> String {
        let head = tag("head") {
            void("meta", .set("charset", "utf-8"))
            void("meta", .set("name", "viewport"), .set("content", "width=device-width,initial-scale=1"))
            // The policy forbids all requests, even if data got into the markup.
            void(
                "meta",
                .set("http-equiv", "Content-Security-Policy"),
                .set("content", "default-src 'none'; style-src 'unsafe-inline'")
            )
            tag("title") { title }
            Markup.style(Chart.style, Self.style)
        }
        let body = tag("body") {
            tag("main") {
                tag("h1") { title }
                for note in notes { tag("p", .class("left-out")) { note } }
                content()
                tag("footer") { "\(wording.madeBy), \(today)" }
            }
        }
        return (head + body).page(language: wording.language.rawValue)
    }

    func section(_ title: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
        tag("section") {
            tag("h2") { title }
            content()
        }
    }

    private static let style: StaticString = """
        body{margin:0;background:var(--surface-page);color:var(--ink-plain);font-family:var(--fonts);line-height:1.5}
        main{max-width:46rem;margin:0 auto;padding:var(--space-16)}
        h1{font-size:var(--type-sum);margin:var(--space-8) 0}h2{font-size:var(--type-heading);margin:0 0 var(--space-8)}
        section{background:var(--surface-card);border:1px solid var(--line);border-radius:12px;padding:var(--space-16);
        margin:var(--space-16) 0}
        .left-out{color:var(--ink-doubt);font-weight:600}.scroll{overflow-x:auto;margin-top:var(--space-12)}
        table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
        th,td{padding:var(--space-4) var(--space-8);text-align:left;border-top:1px solid var(--line);overflow-wrap:break-word}
        th:first-child,td:first-child{min-width:5.5em}
        thead th{border-top:none;color:var(--ink-faint);font-weight:600}
        .number{text-align:right;white-space:nowrap}.total td{font-weight:700}
        summary{cursor:pointer;padding:var(--space-12) 0;color:var(--ink-accent)}
        footer{color:var(--ink-faint);font-size:var(--type-small)}
        @media (max-width:30rem){main{padding:var(--space-8)}section{padding:var(--space-12)}table{font-size:var(--type-small)}}
        @media print{body,section{background:none}main{max-width:none;padding:0}
        section{border:none;padding:0}.chart,tr,h2{break-inside:avoid}h2{break-after:avoid}}

        """
}
