/** What stands after the language of a fence: `title="vite.config.ts" {3,5-7}`. */
export interface CodeMeta {
  title?: string
  /** Numbers of the lit lines. */
  lines: Set<number>
  /** What could not be read. */
  unknown: string[]
}

/** Reads the part of a fence after its language. */
export function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = { lines: new Set(), unknown: [] }
  const rest = meta
    .replace(/title=(?:"([^"]*)"|'([^']*)')/, (_, double: string | undefined, single: string | undefined) => {
      result.title = double ?? single ?? ''
      return ''
    })
    .replace(/\{([\d,\s-]*)\}/, (_, ranges: string) => {
      for (const range of ranges.split(',')) addRange(result.lines, range)
      return ''
    })
  result.unknown = rest.split(/\s+/).filter(Boolean)
  return result
}

function addRange(lines: Set<number>, range: string): void {
  const [first = 0, last = first] = range.split('-').map(Number)
  for (let line = first; line <= last && line > 0; line += 1) lines.add(line)
}
