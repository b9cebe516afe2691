/** An error in a demo's source, with file and line. */
export class DemoError extends Error {
  override name = 'DemoError'
  readonly file: string
  /** One-based. */
  readonly line: number
  /** What is wrong, as a sentence. */
  readonly problem: string
  /** What to do, as a sentence. */
  readonly hint: string

  constructor(file: string, line: number, problem: string, hint: string) {
    super(`${file}:${line}: ${problem} ${hint}`)
    this.file = file
    this.line = line
    this.problem = problem
    this.hint = hint
  }

  /** Position in the format of Vite's error overlay. */
  get loc(): { file: string; line: number; column: number } {
    return { file: this.file, line: this.line, column: 0 }
  }
}
