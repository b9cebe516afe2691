import type { Outcome } from './tryFault.ts'

/** Maximum width of the last column, in characters. */
const widest = 110

/** Prints the result of each fault: its check, the seconds, and the test that found it. */
export function printTable(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ fault, seconds, foundBy }) => [
    fault.name,
    fault.check,
    seconds.toFixed(1),
    foundBy === undefined ? 'NOT FOUND' : foundBy.slice(0, widest),
  ])
  const table = [['fault', 'check', 'seconds', 'found by'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const found = outcomes.filter((outcome) => outcome.foundBy !== undefined).length
  process.stdout.write(`\n${lines.join('\n')}\n\n${found} of ${outcomes.length} faults found.\n`)
}
