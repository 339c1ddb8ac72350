// swift-tools-version: 6.2
import PackageDescription

let warningsAreErrors = ["-Wall", "-Wextra", "-Werror"]

/// Functions that libraries find in the program before they find their own of the same name.
func inPlaceOf(_ functions: [String]) -> LinkerSetting {
    .unsafeFlags(functions.flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] })
}

/// `Forward` of the layers that CFastLSTM computes: mangled, lengths before the names.
let layers = ["8Convolve", "7Maxpool", "8Reconfig", "14FullyConnected", "4LSTM"].map {
    "_ZN9tesseract\($0)7ForwardEbRKNS_9NetworkIOEPKNS_15TransposedArrayEPNS_14NetworkScratchEPS1_"
}

let ambiguities = "_ZN9tesseract13UnicharAmbigs13LoadUniversalERKNS_10UNICHARSETEPS1_"

let package = Package(
    name: "TesseractShortcuts",
    products: [.library(name: "TesseractShortcuts", targets: ["CFastLSTM", "CLinePictures"])],
    targets: [
        // The layers of Tesseract's networks, faster.
        .target(
            name: "CFastLSTM",
            cxxSettings: [.unsafeFlags(warningsAreErrors)],
            linkerSettings: [inPlaceOf(layers + [ambiguities]), .linkedLibrary("tesseract")]
        ),
        // The pictures of lines, without compression. Nothing in it is called.
        .target(
            name: "CLinePictures",
            cSettings: [.unsafeFlags(warningsAreErrors)],
            linkerSettings: [inPlaceOf(["pixWriteMem"]), .linkedLibrary("leptonica")]
        ),
        // Single layers of libtesseract, computed both ways.
        .target(
            name: "CLayerChecks",
            dependencies: ["CFastLSTM", "CLinePictures"],
            path: "Tests/CLayerChecks",
            cxxSettings: [.unsafeFlags(warningsAreErrors)]
        ),
        .testTarget(
            name: "TesseractShortcutsTests",
            dependencies: ["CFastLSTM", "CLayerChecks"],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
    ]
)
