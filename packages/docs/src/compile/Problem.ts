/** Something an author has to fix. */
export interface Problem {
  /** Path as given with the page. */
  file: string
  /** Line in that file, from 1; left out when the whole file or a missing one is meant. */
  line?: number
  /** Column in that line, from 1; left out where the whole line is meant. */
  column?: number
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

/** All problems as text, sorted and each once, with their places as `file:line:column`, which editors and terminals open. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = sortProblems(problems)
  return `${countProblems(sorted.length)} in the pages:\n\n${sorted.map(formatProblem).join('\n\n')}\n`
}

/** A number of problems in words. */
export function countProblems(count: number): string {
  return count === 1 ? '1 problem' : `${count || 'no'} problems`
}

/**
 * Problems by file, line, column and message, each once. Pages compile at the same time, so the order in which two
 * languages find problems in a file that they share is not the same in each build.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]))
  return [...byText.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.message, b.message) ||
      compare(a.fix, b.fix),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** A problem as text: its place, what is wrong, what to do. */
export function formatProblem({ file, line, column, message, fix }: Problem): string {
  const place = [file, ...(line === undefined ? [] : [line, ...(column === undefined ? [] : [column])])].join(':')
  return `${place}\n  ${message}\n  → ${fix}`
}
