#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif

/// The binary logarithm.
func log2(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.log2(x)
    #else
    Musl.log2(x)
    #endif
}

func log(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.log(x)
    #else
    Musl.log(x)
    #endif
}

func exp(_ x: Double) -> Double {
    #if canImport(Glibc)
    Glibc.exp(x)
    #else
    Musl.exp(x)
    #endif
}

/// The probability for the given log-odds.
func logistic(_ x: Double) -> Double { 1 / (1 + exp(-x)) }
