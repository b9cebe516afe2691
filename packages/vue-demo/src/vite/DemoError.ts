/** An error in a demo's source, with file and line. */
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

  /** Position in the format of Vite's error overlay. */
  get loc(): { file: string; line: number; column: number } {
    return { file: this.file, line: this.line, column: 0 }
  }
}
