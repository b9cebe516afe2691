/** A demo that cannot be shown as it is written: carries the file and the line to look at. */
export class DemoError extends Error {
  override name = 'DemoError'
  readonly file: string
  /** One-based. */
  readonly line: number

  constructor(file: string, line: number, problem: string, hint: string) {
    super(`${file}:${line}: ${problem} ${hint}`)
    this.file = file
    this.line = line
  }

  /** Position in the shape Vite's error overlay reads. */
  get loc(): { file: string; line: number; column: number } {
    return { file: this.file, line: this.line, column: 0 }
  }
}
