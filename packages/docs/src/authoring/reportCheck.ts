import { relative, resolve, sep } from 'node:path'

import { countProblems, formatProblems, sortProblems, type Problem } from '../compile/Problem.ts'

/** What a check found. */
export interface CheckResult {
  problems: readonly Problem[]
  /** How many pages were checked. */
  pages: number
}

/** How the result of a check is printed. */
export interface CheckReportOptions {
  /** Absolute path of the content's root. */
  root: string
  /** Folder that the paths of files are relative to, so that an editor or terminal opens them. @default the working directory */
  cwd?: string
  /** JSON for programs: `{ pages, problems: [{ file, line, column, message, fix }] }`. @default false: text */
  json?: boolean
  /** Beginning of the last line of the text. @default how many pages were checked */
  summary?: string
}

/** The result of a check for a terminal or for a program: both name the same problems in the same order. */
export function reportCheck(
  { problems, pages }: CheckResult,
  { root, cwd = process.cwd(), json = false, summary = `${pages} pages checked` }: CheckReportOptions,
): string {
  const found = sortProblems(problems).map((problem) => ({
    ...problem,
    file: relative(cwd, resolve(root, problem.file)).split(sep).join('/'),
  }))
  if (json) return `${JSON.stringify({ pages, problems: found }, null, 2)}\n`
  const checked = `${summary}, ${countProblems(found.length)}.\n`
  return found.length === 0 ? checked : `${formatProblems(found)}\n${checked}`
}
