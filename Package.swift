// swift-tools-version: 6.2
import PackageDescription

/// Tests are of what is released, and it is built once for both; packages, whose programs are smaller without, are built for
/// themselves.
let testable: [SwiftSetting] =
    Context.environment["RECEIPTMIND_PACKAGE"] == nil
    ? [.unsafeFlags(["-enable-testing"], .when(configuration: .release))] : []

/// Warnings are errors in everything we write, and every import says how far it reaches.
let ours: [SwiftSetting] =
    testable + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]

/// Tests are compiled faster without optimization, and run as fast: what they try is optimized.
///
/// Swift 6.3 also miscompiles a task-local value around an asynchronous call where the closure is inlined.
let ofTests: [SwiftSetting] = ours + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let strictC: [CSetting] = [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]
/// Where Debian keeps GMime's headers and those of GLib, one of which differs by processor.
#if arch(arm64)
let glibConfiguration = "/usr/lib/aarch64-linux-gnu/glib-2.0/include"
#else
let glibConfiguration = "/usr/lib/x86_64-linux-gnu/glib-2.0/include"
#endif
let gmimeHeaders: [CSetting] = [
    .unsafeFlags(
        ["/usr/include/gmime-3.0", "/usr/include/glib-2.0", glibConfiguration].flatMap { ["-isystem", $0] }
    )
]

/// The program with its relocations packed, which glibc 2.36 and Swift's own lld can do.
///
/// Each process relocates some 60,000 addresses when it starts, and otherwise has 2 MB of the file in memory for it.
let smallInMemory = LinkerSetting.unsafeFlags(
    ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"],
    .when(configuration: .release)
)

/// Libraries are looked for in `lib/receiptmind` beside `bin` first, where a package may have some that the system lacks or has too old.
///
/// A runtime path of the older kind (`DT_RPATH`) holds for what these libraries need, too, and for what is opened later.
let bundledLibraries = LinkerSetting.unsafeFlags(
    ["-Xlinker", "--disable-new-dtags", "-Xlinker", "-rpath=$ORIGIN/../lib/receiptmind"]
)

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let serviceLifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdTLS = Target.Dependency.product(name: "HummingbirdTLS", package: "hummingbird")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let certificates = Target.Dependency.product(name: "X509", package: "swift-certificates")
let asn1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")

/// Shortcuts through libtesseract, without which a page is read the same in twice the time.
let shortcuts = Target.Dependency.product(
    name: "TesseractShortcuts",
    package: "TesseractShortcuts",
    condition: .when(traits: ["TesseractShortcuts"])
)

let package = Package(
    name: "ReceiptMind",
    products: [
        .executable(name: "receiptmind", targets: ["receiptmind"]),
        .executable(name: "receiptmind-reader", targets: ["receiptmind-reader"]),
    ],
    traits: [
        .default(enabledTraits: ["TesseractShortcuts"]),
        .trait(name: "TesseractShortcuts", description: "Reads in half the time with known versions of Tesseract."),
    ],
    dependencies: [
        .package(path: "Packages/TesseractShortcuts"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        // The page's server; it brings SwiftNIO.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        // A household's certificates.
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        // It finds Debian's libsqlite3 by itself.
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // C libraries, and the C that Swift cannot write.
        // Text recognition.
        .systemLibrary(name: "CTesseract", path: "Sources/CInterop/CTesseract"),
        // Work on pictures that Tesseract uses, too.
        .systemLibrary(name: "CLeptonica", path: "Sources/CInterop/CLeptonica"),
        // JPEG files.
        .systemLibrary(
            name: "CLibJPEG",
            path: "Sources/CInterop/CLibJPEG",
            pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg-dev"])]
        ),
        // PNG files.
        .systemLibrary(
            name: "CLibPNG",
            path: "Sources/CInterop/CLibPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"])]
        ),
        // Codes for a phone's camera.
        .systemLibrary(
            name: "CQRCode",
            path: "Sources/CInterop/CQRCode",
            pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"])]
        ),
        // HEIC and AVIF files.
        .systemLibrary(name: "CLibHEIF", path: "Sources/CInterop/CLibHEIF"),
        // Decoders that report failure by jumping, behind calls that return.
        .target(
            name: "CImageCodecs",
            dependencies: ["CLibJPEG", "CLibPNG", "CLibHEIF"],
            path: "Sources/CInterop/CImageCodecs",
            cSettings: strictC,
            linkerSettings: ["jpeg", "png", "heif"].map { .linkedLibrary($0) }
        ),
        // Work on every pixel.
        .target(
            name: "CPixels",
            path: "Sources/CInterop/CPixels",
            cSettings: strictC + [.unsafeFlags(["-O3", "-ffp-contract=off"])]
        ),
        // Our own models for receipts, in the program itself.
        .target(
            name: "CReceiptModels",
            path: "Sources/CInterop/CReceiptModels",
            exclude: ["Resources"],
            cSettings: [.headerSearchPath("Resources")]
        ),
        // Neural networks, by a library that need not be there.
        .target(
            name: "COnnxRuntime",
            path: "Sources/CInterop/COnnxRuntime",
            cSettings: strictC
        ),
        // Parts of mails, behind one call: GMime's headers are too many macros for Swift.
        .target(
            name: "CMail",
            path: "Sources/CInterop/CMail",
            cSettings: strictC + gmimeHeaders,
            linkerSettings: ["gmime-3.0", "gobject-2.0", "glib-2.0"].map { .linkedLibrary($0) }
        ),
        // XML documents.
        .systemLibrary(
            name: "CLibXML",
            path: "Sources/CInterop/CLibXML",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]
        ),
        // Their elements, one after the other, within limits and without document types.
        .target(
            name: "CXMLTree",
            dependencies: ["CLibXML"],
            path: "Sources/CInterop/CXMLTree",
            cSettings: strictC,
            linkerSettings: [.linkedLibrary("xml2")]
        ),
        // Those that bring many others along are opened when they are first needed.
        .target(name: "CLateLibrary", path: "Sources/CInterop/CLateLibrary", cSettings: strictC),
        // The compression of PNG files.
        .systemLibrary(
            name: "CZlib",
            path: "Sources/CInterop/CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"])]
        ),
        // Spreadsheets are written.
        .target(
            name: "CXlsxWriter",
            dependencies: ["CLateLibrary"],
            path: "Sources/CInterop/CXlsxWriter",
            cSettings: strictC
        ),
        // PDFs are written.
        .target(
            name: "CHaru",
            dependencies: ["CLateLibrary"],
            path: "Sources/CInterop/CHaru",
            cSettings: strictC
        ),
        // Archives, and the formats that are some, are opened.
        .systemLibrary(name: "CArchive", path: "Sources/CInterop/CArchive"),
        // PostgreSQL's client.
        .target(
            name: "CPostgres",
            dependencies: ["CLateLibrary"],
            path: "Sources/CInterop/CPostgres",
            cSettings: strictC
        ),
        // Requests to S3-compatible storage, behind one call: libcurl's take arguments of any type.
        .target(
            name: "CTransfer",
            dependencies: ["CLateLibrary"],
            path: "Sources/CInterop/CTransfer",
            cSettings: strictC
        ),
        // A process for bytes from outside: how it is started, confined and asked.
        .target(name: "CSandbox", path: "Sources/CInterop/CSandbox", cSettings: strictC),
        // System calls that Swift cannot make.
        .target(name: "CPosix", path: "Sources/CInterop/CPosix", cSettings: strictC),

        // Domain: receipts, and their understanding.
        // Entities, money, calendar, and the ports; nothing of a library or an engine.
        .target(name: "ReceiptDomain", path: "Sources/Domain/ReceiptDomain", swiftSettings: ours),
        // The facts of each country's receipts: currency, dates, taxes, coins, numbers, words, chains.
        .target(
            name: "ReceiptRegions",
            dependencies: ["ReceiptDomain"],
            path: "Sources/Domain/ReceiptRegions",
            swiftSettings: ours
        ),
        // Recognised text becomes a draft: labels, geometry, arithmetic.
        .target(
            name: "ReceiptParsing",
            dependencies: ["ReceiptDomain", "ReceiptRegions"],
            path: "Sources/Domain/ReceiptParsing",
            swiftSettings: ours
        ),
        // How a page is read: script, further passes.
        .target(
            name: "ReceiptReading",
            dependencies: ["ReceiptDomain"],
            path: "Sources/Domain/ReceiptReading",
            swiftSettings: ours
        ),
        // Lessons of confirmed records: names, categories, habits.
        .target(
            name: "ReceiptLearning",
            dependencies: ["ReceiptDomain"],
            path: "Sources/Domain/ReceiptLearning",
            swiftSettings: ours
        ),
        // The household's book: postings, balances, recurrence, subjects; pure.
        .target(
            name: "HouseholdBook",
            dependencies: ["ReceiptDomain"],
            path: "Sources/Domain/HouseholdBook",
            swiftSettings: ours
        ),

        // Data: pictures, recognition, files.
        // Pictures are decoded, and the paper on them found and straightened.
        .target(
            name: "ReceiptImaging",
            dependencies: ["ReceiptDomain", "CImageCodecs", "CLeptonica", "CPixels"],
            path: "Sources/Data/ReceiptImaging",
            swiftSettings: ours
        ),
        // PDFs, mails and XML are opened, where that takes a lot by other programs that run confined.
        .target(
            name: "ReceiptDocuments",
            dependencies: ["ReceiptDomain", "ReceiptFiles", "CSandbox", "CMail", "CXMLTree", asn1],
            path: "Sources/Data/ReceiptDocuments",
            swiftSettings: ours
        ),
        // Tesseract, and PP-OCR's networks, behind the port of a recogniser.
        .target(
            name: "ReceiptOCR",
            dependencies: [
                "ReceiptDomain", "CTesseract", shortcuts, "CReceiptModels", "COnnxRuntime",
            ],
            path: "Sources/Data/ReceiptOCR",
            swiftSettings: ours
        ),
        // Questions to the process that reads, and its answers, as they are written between the two.
        .target(
            name: "ReaderProtocol",
            dependencies: ["ReceiptDomain", "ReceiptReading"],
            path: "Sources/Data/ReaderProtocol",
            swiftSettings: ours
        ),
        // The program's side: readers are started, asked, watched and let go.
        .target(
            name: "ReaderClient",
            dependencies: ["ReceiptDomain", "ReceiptFiles", "ReceiptReading", "ReaderProtocol", "CSandbox"],
            path: "Sources/Data/ReaderClient",
            swiftSettings: ours
        ),
        // How files are opened, told apart and limited in size. The other Data targets do not import each other, so that each
        // can be replaced alone; they may import this one, because it stands for nothing that could be replaced: it keeps no
        // state, has no port, and knows no receipt. Were its precautions repeated, they would come to differ.
        .target(
            name: "ReceiptFiles",
            dependencies: ["CSandbox", systemPackage],
            path: "Sources/Data/ReceiptFiles",
            swiftSettings: ours
        ),
        // Files that have completely arrived in a folder.
        .target(
            name: "ReceiptIntake",
            dependencies: ["ReceiptDomain", "ReceiptFiles"],
            path: "Sources/Data/ReceiptIntake",
            swiftSettings: ours
        ),
        // The ledger, images, quarantine, locks and recovery.
        .target(
            name: "ReceiptStorage",
            dependencies: ["ReceiptDomain", "ReceiptFiles", "CPosix", systemPackage, crypto],
            path: "Sources/Data/ReceiptStorage",
            swiftSettings: ours
        ),
        // An index of a ledger, so that nobody has to read it all: a SQLite file that can be made again at any time.
        .target(
            name: "ReceiptIndex",
            dependencies: ["ReceiptDomain", "ReceiptFiles", systemPackage, grdb],
            path: "Sources/Data/ReceiptIndex",
            swiftSettings: ours
        ),
        // Programs that a person wants run when something has happened: their file, their processes, how far they were told.
        .target(
            name: "ReceiptHooks",
            dependencies: ["ReceiptDomain", "ReceiptFiles", "CPosix", crypto],
            path: "Sources/Data/ReceiptHooks",
            swiftSettings: ours
        ),
        // A library in tables of PostgreSQL: a ledger's lines, and the files beside them.
        .target(
            name: "ReceiptPostgres",
            dependencies: ["ReceiptDomain", "ReceiptFiles", "CPostgres", crypto],
            path: "Sources/Data/ReceiptPostgres",
            // Scripts/database applies the same files.
            resources: [
                .embedInCode("Migrations/v0001-lines.sql"), .embedInCode("Migrations/v0002-files.sql"),
                .embedInCode("Migrations/v0010-queue.sql"), .embedInCode("Migrations/v0012-lost-workers.sql"),
                .embedInCode("Migrations/v0020-pictures.sql"), .embedInCode("Migrations/v0021-object-keys.sql"),
            ],
            swiftSettings: ours
        ),
        // Objects in S3-compatible storage; it knows nothing of what is in them.
        .target(
            name: "ReceiptObjects",
            dependencies: ["ReceiptDomain", "ReceiptFiles", "CTransfer", crypto],
            path: "Sources/Data/ReceiptObjects",
            swiftSettings: ours
        ),
        // Members of archives, within limits; it knows nothing of what is in them.
        .target(
            name: "ReceiptArchives",
            dependencies: ["ReceiptDomain", "ReceiptFiles", "ReaderProtocol", "CArchive"],
            path: "Sources/Data/ReceiptArchives",
            swiftSettings: ours
        ),
        // The household's own certificates, by which a browser knows that nobody reads along.
        .target(
            name: "ReceiptCertificates",
            dependencies: ["ReceiptFiles", crypto, certificates, asn1],
            path: "Sources/Data/ReceiptCertificates",
            swiftSettings: ours
        ),
        // Other programs' formats: what they are written and read from are plain values.
        .target(
            name: "ReceiptExchange",
            dependencies: ["HouseholdBook", "ReceiptDomain", "CHaru", "CXlsxWriter", crypto, cryptoExtras],
            path: "Sources/Data/ReceiptExchange",
            swiftSettings: ours
        ),

        // Application: what can be done with receipts, without a word for people and without arguments.
        // The review of drafts as a state machine, and the rule for what a person may change.
        .target(
            name: "ReceiptReview",
            dependencies: ["HouseholdBook", "ReceiptRegions", "ReceiptLearning", "ReceiptParsing", "ReceiptDomain"],
            path: "Sources/Application/ReceiptReview",
            swiftSettings: ours
        ),
        // The use cases: they take ports, and return facts or events.
        .target(
            name: "ReceiptApp",
            dependencies: [
                "HouseholdBook", "ReceiptRegions", "ReceiptDomain", "ReceiptParsing", "ReceiptLearning",
                "ReceiptReading",
                "ReceiptReview",
            ],
            path: "Sources/Application/ReceiptApp",
            swiftSettings: ours
        ),

        // Presentation: what a person sees and types.
        // HTML and SVG that cannot hold unescaped data, and the colours and sizes of everything that is shown.
        .target(
            name: "ReceiptMarkup",
            dependencies: ["ReceiptWording", "ReceiptDomain"],
            path: "Sources/Presentation/ReceiptMarkup",
            swiftSettings: ours
        ),
        // Sentences in Korean and English, how values are written, and how what a person writes is read.
        .target(
            name: "ReceiptWording",
            dependencies: ["ReceiptDomain", "HouseholdBook", "ReceiptRegions", "ReceiptReview", "ReceiptApp"],
            path: "Sources/Presentation/ReceiptWording",
            swiftSettings: ours
        ),
        // Charts as SVG, and reports as pages, for the command line and the page.
        .target(
            name: "ReceiptCharts",
            dependencies: ["ReceiptMarkup", "ReceiptWording", "ReceiptApp", "HouseholdBook", "ReceiptDomain"],
            path: "Sources/Presentation/ReceiptCharts",
            swiftSettings: ours
        ),
        // Questions and answers of other programs: one form of every value, for `--json`, the page's API and MCP.
        .target(
            name: "ReceiptAPI",
            dependencies: ["ReceiptDomain", "HouseholdBook", "ReceiptReview", "ReceiptApp", "ReceiptWording"],
            path: "Sources/Presentation/ReceiptAPI",
            swiftSettings: ours
        ),
        // Keys, layouts, tables and pictures in a terminal.
        .target(
            name: "ReceiptTerminal",
            dependencies: [
                "ReceiptDomain", "HouseholdBook", "ReceiptReview", "ReceiptApp", "ReceiptWording", "ReceiptMarkup",
                "CZlib",
            ],
            path: "Sources/Presentation/ReceiptTerminal",
            swiftSettings: ours
        ),
        // The page: requests and answers, screens, and the server behind them.
        .target(
            name: "ReceiptWeb",
            dependencies: [
                "ReceiptDomain", "HouseholdBook", "ReceiptReview", "ReceiptApp", "ReceiptWording", "ReceiptMarkup",
                "ReceiptAPI", "ReceiptCharts", "CZlib", hummingbird, hummingbirdCore, hummingbirdTLS, httpTypes,
                logging,
                nioCore, nioSSL,
                serviceLifecycle,
                unixSignals, crypto,
            ],
            path: "Sources/Presentation/ReceiptWeb",
            resources: [
                .embedInCode("Assets/page.css"), .embedInCode("Assets/page.js"), .embedInCode("Assets/worker.js"),
                .embedInCode("Assets/viewer.js"), .embedInCode("Assets/icons.svg"),
                .embedInCode("Assets/icon180.png"), .embedInCode("Assets/icon192.png"),
                .embedInCode("Assets/icon512.png"),
            ],
            swiftSettings: ours
        ),
        // Commands and their options, lines of output, and the wiring of everything.
        .target(
            name: "ReceiptCLI",
            dependencies: [
                "ReceiptDomain", "HouseholdBook", "ReceiptRegions", "ReceiptParsing", "ReceiptLearning",
                "ReceiptReading", "ReceiptFiles", "ReaderProtocol", "ReaderClient",
                "ReceiptIntake", "ReceiptStorage", "ReceiptIndex", "ReceiptExchange",
                "ReceiptHooks", "ReceiptCertificates", "ReceiptPostgres", "ReceiptObjects", "ReceiptReview",
                "ReceiptApp", "ReceiptWording", "ReceiptCharts", "ReceiptTerminal", "ReceiptAPI", "ReceiptWeb",
                "CQRCode",
                argumentParser, unixSignals, systemPackage, nioCore,
            ],
            path: "Sources/Presentation/ReceiptCLI",
            swiftSettings: ours
        ),
        // The reader: it confines itself, opens what it is handed, and answers.
        .target(
            name: "ReaderServer",
            dependencies: [
                "ReceiptDomain", "ReceiptParsing", "ReceiptReading", "ReaderProtocol", "ReceiptImaging",
                "ReceiptDocuments",
                "ReceiptOCR", "ReceiptArchives", "ReceiptFiles", "CSandbox",
            ],
            path: "Sources/Presentation/ReaderServer",
            swiftSettings: ours
        ),
        .executableTarget(
            name: "receiptmind-reader",
            dependencies: ["ReaderServer"],
            path: "Sources/Presentation/receiptmind-reader",
            swiftSettings: ours,
            linkerSettings: [smallInMemory, bundledLibraries]
        ),
        // The program: it only starts ReceiptCLI.
        .executableTarget(
            name: "receiptmind",
            dependencies: ["ReceiptCLI"],
            path: "Sources/Presentation/receiptmind",
            swiftSettings: ours,
            linkerSettings: [smallInMemory, bundledLibraries]
        ),

        // Tests.
        // Shared by test targets: made-up drafts, engines, memories.
        .target(
            name: "ReceiptTestSupport",
            dependencies: [
                "ReceiptDomain", "ReceiptReview", "ReceiptLearning", "ReceiptIndex", "HouseholdBook", "CPosix",
            ],
            path: "Tests/ReceiptTestSupport",
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptDomainTests",
            dependencies: ["ReceiptDomain", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "HouseholdBookTests",
            dependencies: ["HouseholdBook", "ReceiptDomain", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptRegionsTests",
            dependencies: ["ReceiptRegions", "ReceiptDomain"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptParsingTests",
            dependencies: ["ReceiptParsing", "ReceiptDomain", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptLearningTests",
            dependencies: ["ReceiptLearning", "ReceiptDomain", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptImagingTests",
            dependencies: ["ReceiptImaging", "ReceiptDomain", "CPixels"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptDocumentsTests",
            dependencies: ["ReceiptDocuments", "ReceiptDomain", "ReceiptFiles"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptOCRTests",
            dependencies: ["ReceiptOCR", "ReceiptDomain", "ReceiptTestSupport", shortcuts],
            swiftSettings: ofTests
        ),
        // A reader that was taken over, and what it then tries.
        .target(name: "CAttacks", path: "Tests/CAttacks", cSettings: strictC),
        .executableTarget(
            name: "reader-attacker",
            dependencies: ["ReaderServer", "ReceiptDomain", "CAttacks"],
            path: "Tests/ReaderAttacker",
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReaderTests",
            dependencies: [
                "ReaderClient", "ReaderProtocol", "ReceiptDomain", "CSandbox", "reader-attacker", "receiptmind-reader",
                "ReceiptTestSupport",
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptReadingTests",
            dependencies: ["ReceiptReading", "ReceiptDomain", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptFilesTests",
            dependencies: ["ReceiptFiles", "ReceiptTestSupport", systemPackage],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptIntakeTests",
            dependencies: ["ReceiptIntake", "ReceiptFiles", "ReceiptDomain", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptStorageTests",
            dependencies: [
                "ReceiptStorage", "ReceiptApp", "ReceiptDomain", "ReceiptTestSupport", "CPosix", systemPackage,
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptIndexTests",
            dependencies: [
                "ReceiptIndex", "ReceiptStorage", "ReceiptLearning", "HouseholdBook", "ReceiptDomain",
                "ReceiptTestSupport", systemPackage,
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptHooksTests",
            dependencies: ["ReceiptHooks", "ReceiptDomain", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptObjectsTests",
            dependencies: ["ReceiptObjects", "ReceiptDomain", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptPostgresTests",
            dependencies: [
                "ReceiptPostgres", "ReceiptObjects", "ReceiptStorage", "ReceiptDomain", "ReceiptTestSupport",
                systemPackage, crypto,
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptArchivesTests",
            dependencies: ["ReceiptArchives", "ReaderProtocol", "ReceiptDomain", "ReceiptFiles", "ReceiptTestSupport"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptCertificatesTests",
            dependencies: ["ReceiptCertificates", "ReceiptTestSupport", certificates, asn1],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptExchangeTests",
            dependencies: [
                "ReceiptExchange", "ReceiptArchives", "ReaderProtocol", "ReceiptFiles", "HouseholdBook",
                "ReceiptDomain", "ReceiptTestSupport",
            ],
            exclude: ["Workbooks"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptAppTests",
            dependencies: [
                "ReceiptApp", "HouseholdBook", "ReceiptReview", "ReceiptDomain", "ReceiptParsing", "ReceiptReading",
                "ReceiptTestSupport",
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptReviewTests",
            dependencies: [
                "ReceiptReview", "ReceiptLearning", "HouseholdBook", "ReceiptDomain", "ReceiptTestSupport",
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptWordingTests",
            dependencies: [
                "ReceiptWording", "HouseholdBook", "ReceiptReview", "ReceiptApp", "ReceiptDomain",
                "ReceiptTestSupport",
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptMarkupTests",
            dependencies: ["ReceiptMarkup", "ReceiptWording", "ReceiptDomain"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptChartsTests",
            dependencies: [
                "ReceiptCharts", "ReceiptMarkup", "ReceiptWording", "ReceiptApp", "HouseholdBook", "ReceiptDomain",
                "ReceiptTestSupport",
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptWebTests",
            dependencies: [
                "ReceiptWeb", "ReceiptAPI", "ReceiptExchange", "ReceiptStorage", "ReceiptApp", "ReceiptReview",
                "ReceiptWording", "HouseholdBook", "ReceiptDomain", "ReceiptTestSupport",
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptTerminalTests",
            dependencies: [
                "ReceiptTerminal", "HouseholdBook", "ReceiptWording", "ReceiptReview", "ReceiptApp", "ReceiptDomain",
                "ReceiptImaging", "ReceiptTestSupport",
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "ReceiptCLITests",
            dependencies: [
                "ReceiptCLI", "ReceiptAPI", "ReceiptDomain", "HouseholdBook", "ReceiptReview", "ReceiptApp",
                "ReceiptWording", "ReceiptTerminal",
                "ReceiptIntake", "ReceiptStorage", "ReceiptTestSupport", argumentParser,
            ],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "CorpusTests",
            dependencies: ["ReceiptDomain", "ReceiptApp", "ReceiptParsing", "ReceiptReading"],
            swiftSettings: ofTests
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "receiptmind", "receiptmind-reader", "reader-attacker", "ReceiptTestSupport", "ReceiptDomain",
            ],
            swiftSettings: ofTests
        ),
    ]
)

// Scripts/fuzz asks for it; its `main` is libFuzzer's.
if Context.environment["RECEIPTMIND_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzz",
            dependencies: ["ReceiptDomain", "ReceiptParsing", "ReceiptImaging", "ReceiptStorage"],
            path: "Fuzz/Swift",
            swiftSettings: ours + [.unsafeFlags(["-parse-as-library"])]
        )
    )
}
