/** What follows the language of a fence: `title="vite.config.ts" {3,5-7}`, `part`, `twoslash`, `file="main.ts" region="setup"`. */
export interface CodeMeta {
  title?: string
  /** Path of the file whose code is shown: see `readSnippets`. */
  file?: string
  /** Name of the region of that file that is shown. */
  region?: string
  /** Whether it is a fragment (`part`), of which only the syntax is checked. */
  isPart: boolean
  /** Whether its names show their types (`twoslash`). */
  hasTypes: boolean
  /** Numbers of the lit lines. */
  lines: Set<number>
  /** Ranges of lines that are invalid, or beyond the end of the code. */
  badRanges: string[]
  /** What could not be read. */
  unknown: string[]
  /** Everything but `title`, `file` and `region`. */
  rest: string
}

/** Reads the part of a fence after its language; `count` is the number of its lines. */
export function parseCodeMeta(meta: string, count: number): CodeMeta {
  const result: CodeMeta = { isPart: false, hasTypes: false, lines: new Set(), badRanges: [], unknown: [], rest: '' }
  result.rest = meta
    .replaceAll(
      /(title|file|region)=(?:"([^"]*)"|'([^']*)')/g,
      (_, name: 'title' | 'file' | 'region', double?: string, single?: string) => {
        result[name] = double ?? single ?? ''
        return ''
      },
    )
    .trim()
  const rest = result.rest.replace(/\{([\d,\s-]*)\}/, (_, ranges: string) => {
    for (const range of ranges.split(',')) addRange(result, range.trim(), count)
    return ''
  })
  const words = rest.split(/\s+/).filter(Boolean)
  result.isPart = words.includes('part')
  result.hasTypes = words.includes('twoslash')
  result.unknown = words.filter((word) => word !== 'part' && word !== 'twoslash')
  return result
}

function addRange({ lines, badRanges }: CodeMeta, range: string, count: number): void {
  const [, first = '', last = first] = /^([1-9]\d*)(?:-([1-9]\d*))?$/.exec(range) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (from === 0 || to < from || to > count) badRanges.push(range)
  else for (let line = from; line <= to; line += 1) lines.add(line)
}
