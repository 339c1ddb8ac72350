import Glibc
public import struct SystemPackage.Errno

/// Runs a call that reports failure by -1 and `errno`; repeats it if a signal interrupted it.
@discardableResult
public func systemCall<Value: SignedInteger>(_ call: () -> Value) throws(Errno) -> Value {
    while true {
        let result = call()
        if result != -1 { return result }
        let error = Errno(rawValue: errno)
        if error != .interrupted { throw error }
    }
}

/// At most `count` bytes of an open file from `offset`; fewer at the file's end.
public func readBytes(of descriptor: CInt, at offset: Int, count: Int) throws(Errno) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
        let part = try systemCall { () -> Int in
            bytes.withUnsafeMutableBytes { buffer -> Int in
                pread(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, offset + filled)
            }
        }
        guard part > 0 else { break }
        filled += part
    }
    bytes.removeLast(count - filled)
    return bytes
}

extension Collection<UInt8> {
    /// The bytes followed by NUL, as system calls take paths and names; a NUL within the bytes would end them.
    public var nullTerminated: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
