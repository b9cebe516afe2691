/** Lines of a file without the comments that begin and end its regions, and the number in the file of each. */
export interface FileLines {
  lines: string[]
  numbers: number[]
}

/** What is wrong with the regions of a file; `line` is that of the file. */
export interface RegionMistake {
  line?: number
  message: string
  fix: string
}

// A comment of any language that has nothing else in it: `// #region name`, `<!-- #endregion -->`, `#region name` in a shell.
const marker = /^\s*(?:\/\/|\/\*|\{\/\*|<!--|--|[#;%])?\s*#(end)?region\b[ \t]*(.*?)\s*(?:-->|\*\/\}|\*\/)?\s*$/

/** The lines of a named region of a file, or of all of it, less the indent that they share. */
export function findRegion(text: string, name?: string): FileLines | RegionMistake {
  const lines = text.replace(/\n+$/, '').split('\n')
  const marks = lines.map((line) => marker.exec(line))
  const range = name === undefined ? ([0, lines.length] as const) : rangeOf(name, marks)
  if ('message' in range) return range
  if (name !== undefined && marks.slice(...range).every((mark, index) => mark || !lines[range[0] + index]?.trim()))
    return { line: range[0], message: `The region "${name}" is empty.`, fix: 'Put the lines to show between #region and #endregion.' }
  const numbers = lines.flatMap((_, index) => (index >= range[0] && index < range[1] && !marks[index] ? [index + 1] : []))
  return { lines: withoutIndent(numbers.map((number) => lines[number - 1] ?? '')), numbers }
}

type Mark = RegExpExecArray | null

function rangeOf(name: string, marks: readonly Mark[]): readonly [number, number] | RegionMistake {
  const starts = marks.flatMap((mark, index) => (isStart(mark) && mark?.[2] === name ? [index] : []))
  const [start, again] = starts
  if (start === undefined) {
    const names = marks.flatMap((mark) => (isStart(mark) && mark?.[2] ? [mark[2]] : []))
    const fix = names.length > 0 ? `Use one of: ${names.join(', ')}.` : `Write #region ${name} and #endregion in comments around its lines.`
    return { message: `The file has no region "${name}".`, fix }
  }
  if (again !== undefined)
    return { line: again + 1, message: `The file has two regions "${name}".`, fix: 'Give each region a different name.' }
  let open = 0
  for (const [index, mark] of marks.entries()) {
    if (index < start || !mark) continue
    open += isStart(mark) ? 1 : -1
    if (open === 0) return [start + 1, index]
  }
  return { line: start + 1, message: `The region "${name}" has no end.`, fix: 'Write #endregion in a comment after its last line.' }
}

function isStart(mark: Mark | undefined): boolean {
  return mark !== null && mark !== undefined && mark[1] === undefined
}

function withoutIndent(lines: readonly string[]): string[] {
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]))
  const shared = Math.min(...indents)
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0))
}
