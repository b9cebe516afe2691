import type { Problem } from './Problem.ts'

/**
 * Converts a compiler error to a problem with its position in the file. The compiler reports positions in three ways: a code frame with the
 * line marked, a position in the file, or a position in a style block, which begins after `linesBefore`.
 */
export function problemOf(error: unknown, linesBefore = 0): Problem {
  const text = error instanceof Error ? error.message : String(error)
  const message = (text.split('\n')[0] ?? text).replace(/^\[@?vue\/compiler-sfc\] ?/, '').replace(/ ?\(\d+:\d+\)$/, '')
  return { message, ...(markedPlace(text) ?? placeOf(error, linesBefore)) }
}

/** `12 |   const a =` followed by `   |           ^`: line 12. */
function markedPlace(text: string): Omit<Problem, 'message'> | undefined {
  const marked = [...text.matchAll(/^(\d+) +\| {2}(.*)\n +\| {2}( *)\^/gm)]
  // A problem that starts at a line break is also marked after the text of that line.
  const found = marked.find(([, , line = '', indent = '']) => indent.length < line.length) ?? marked[0]
  return found && { line: Number(found[1]), column: (found[3]?.length ?? 0) + 1 }
}

function placeOf(error: unknown, linesBefore: number): Omit<Problem, 'message'> {
  if (typeof error !== 'object' || error === null) return {}
  if ('loc' in error) {
    const { loc } = error
    if (typeof loc === 'object' && loc !== null && 'start' in loc) return placeOf(loc.start, 0)
    // Of a script that is a file: columns are counted from 0.
    if (typeof loc === 'object' && loc !== null && 'column' in loc) {
      const { line, column } = placeOf(loc, linesBefore)
      return { line, column: (column ?? 0) + 1 }
    }
  }
  const line = 'line' in error ? error.line : undefined
  const column = 'column' in error ? error.column : undefined
  if (typeof line !== 'number') return {}
  return { line: line + linesBefore, ...(typeof column === 'number' && { column }) }
}
