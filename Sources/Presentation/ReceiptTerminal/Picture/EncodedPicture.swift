import Foundation

/// The sequences that carry a picture as a PNG file within them.
enum EncodedPicture {
    /// The name that kitty keeps the evidence by, so that the next one takes its place; any number will do.
    private static let number = 31

    /// By kitty's protocol, in pieces of at most 4096 characters; the cursor stays.
    ///
    /// The terminal keeps the proportions where only columns or only rows are given.
    static func kitty(png: [UInt8], _ fit: CellFit, isKept: Bool) -> String {
        let data = Data(png).base64EncodedString()
        let size = fit.isWide ? "c=\(fit.columns)" : "r=\(fit.rows)"
        let name = isKept ? "" : ",i=\(number)"
        var text = ""
        var rest = data[...]
        var control = "a=T,f=100,q=2,C=1,\(size)\(name),"
        while !rest.isEmpty {
            let piece = rest.prefix(4096)
            rest = rest.dropFirst(4096)
            text += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
            control = ""
        }
        return text
    }

    /// Takes the picture away again: kitty draws it over the text, which does not erase it.
    static let kittyRemoval = "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\"

    /// By iTerm2's protocol; the proportions are kept within the cells.
    static func iTerm(png: [UInt8], _ fit: CellFit) -> String {
        let options = "inline=1;size=\(png.count);width=\(fit.columns);height=\(fit.rows);preserveAspectRatio=1"
        return "\u{1B}]1337;File=\(options):\(Data(png).base64EncodedString())\u{07}"
    }
}
