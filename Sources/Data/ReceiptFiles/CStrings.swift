import Glibc

/// Calls `body` with the strings as a C array of pointers that ends with a null pointer.
public func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) } + [nil]
    return pointers.withUnsafeBufferPointer { list in
        guard let base = list.baseAddress else { preconditionFailure("the list has an end at least") }
        return body(base)
    }
}
