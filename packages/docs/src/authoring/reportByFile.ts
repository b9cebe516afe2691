import type { Problem } from '../compile/Problem.ts'

/** Problems as text, file by file in the order of the lines, without duplicates. Empty without problems. */
export function reportByFile(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))].sort()
  const parts = files.map((file) =>
    reportFile(
      file,
      problems.filter((problem) => problem.file === file),
    ),
  )
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  if (count === 0) return ''
  return `${parts.map(({ text }) => text).join('\n\n')}\n\n${counted(count, 'problem')} in ${counted(files.length, 'file')}\n`
}

function reportFile(file: string, problems: readonly Problem[]): { text: string; count: number } {
  const sorted = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const lines = new Set(sorted.map(({ line, message, fix }) => `${String(line ?? '').padStart(5)}  ${message}\n       → ${fix}`))
  return { text: `${file}  (${lines.size})\n${[...lines].join('\n')}`, count: lines.size }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
