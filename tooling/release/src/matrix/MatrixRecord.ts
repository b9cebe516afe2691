/** One combination of versions that was tried. */
export interface MatrixCase {
  router: string
  version: string
  react: string
  /** What failed. Omitted if the app was built and its walk passed. */
  error?: string
}

/** What a run of the matrix found; kept in `tooling/release/matrix.json`. */
export interface MatrixRecord {
  /** Day of the run: `2026-11-27`. */
  date: string
  /** Versions that built and opened the apps. */
  node: string
  chromium: string
  cases: readonly MatrixCase[]
}
