import CLateLibraries
import Foundation

/// Lets every parallel region that this thread starts run on one thread.
///
/// With OpenMP's threads, Tesseract takes 8 times as long for a page on two cores. libgomp reads its environment variables
/// at start, too early to be set here, and this setting holds for the calling thread only.
func disableOpenMP() {
    // It brings libgomp along.
    late_open(LATE_TESSERACT)
    typealias SetMaxActiveLevels = @convention(c) (Int32) -> Void
    guard let symbol = dlsym(nil, "omp_set_max_active_levels") else { return }
    unsafeBitCast(symbol, to: SetMaxActiveLevels.self)(0)
}
