/** Something an author has to fix. */
export interface Problem {
  /** Path as given with the page. */
  file: string
  /** Line in that file, from 1; left out when the whole file or a missing one is meant. */
  line?: number
  /** What is wrong, as a sentence. */
  message: string
  /** What to do, as a sentence. */
  fix: string
}

/** Thrown with every problem found, not only the first. */
export class DocsError extends Error {
  override readonly name = 'DocsError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems))
    this.problems = problems
  }
}

/** All problems as text, sorted by file and line, without duplicates. */
export function formatProblems(problems: readonly Problem[]): string {
  const texts = [...new Set(sorted(problems).map(formatProblem))]
  return `${texts.length === 1 ? '1 problem' : `${texts.length} problems`} in the pages:\n\n${texts.join('\n\n')}\n`
}

function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1))
}

function formatProblem({ file, line, message, fix }: Problem): string {
  return `${file}${line ? `:${line}` : ''}\n  ${message}\n  → ${fix}`
}
