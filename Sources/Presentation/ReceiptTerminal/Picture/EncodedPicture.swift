import Foundation

/// Escape sequences that contain a picture as a PNG file.
enum EncodedPicture {
    /// The image number in kitty, so that the next picture replaces the previous one; any number will do.
    private static let number = 31

    /// A picture by kitty's protocol, in pieces of at most 4096 characters; the cursor stays.
    ///
    /// With only columns or only rows given, the terminal keeps the proportions.
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

    /// Removes the picture: kitty draws it over the text, which does not erase it.
    static let kittyRemoval = "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\"

    /// A picture by iTerm2's protocol, with its proportions kept within the cells.
    static func iTerm(png: [UInt8], _ fit: CellFit) -> String {
        let options = "inline=1;size=\(png.count);width=\(fit.columns);height=\(fit.rows);preserveAspectRatio=1"
        return "\u{1B}]1337;File=\(options):\(Data(png).base64EncodedString())\u{07}"
    }
}
