import Foundation

/// Gives every parallel region that this thread starts a team of one.
///
/// Tesseract's teams of OpenMP threads make a page 8 times slower on two cores; a variable set at run time comes too
/// late for libgomp, and the setting holds for the calling thread only.
func disableOpenMP() {
    typealias SetMaxActiveLevels = @convention(c) (Int32) -> Void
    guard let symbol = dlsym(nil, "omp_set_max_active_levels") else { return }
    unsafeBitCast(symbol, to: SetMaxActiveLevels.self)(0)
}
