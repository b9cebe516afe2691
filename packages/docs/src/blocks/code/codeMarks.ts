/** What comments at the end of lines say about a fence: `// [!code ++]`. */
export interface CodeMarks {
  /** The code without these comments. */
  code: string
  added: Set<number>
  removed: Set<number>
  /** Lines the reader is to look at. */
  focused: Set<number>
  mistakes: { line: number; message: string; fix: string }[]
}

type Kind = '++' | '--' | 'focus'

const use = 'End the line with a comment of its language: `// [!code ++]`, `[!code --]` or `[!code focus]`, for n lines `[!code ++:n]`.'
// Every way in which a language of this site writes a comment that ends with its line.
const comment = /[ \t]*(?:<!--|\{\/\*|\/\*|\/\/|--|[#;%])[ \t]*((?:\[!code [^\]]*\][ \t]*)+)(?:-->|\*\/\}|\*\/)?[ \t]*$/

/** Takes the marks out of the code of a fence. Line numbers count from 1. */
export function readCodeMarks(code: string): CodeMarks {
  const marks: CodeMarks = { code, added: new Set(), removed: new Set(), focused: new Set(), mistakes: [] }
  if (!code.includes('[!code')) return marks
  const lines = code.split('\n')
  const shown = lines.map((text, index) =>
    text.replace(comment, (_, list: string) => {
      for (const [, mark = ''] of list.matchAll(/\[!code ([^\]]*)\]/g)) addMark(marks, mark, index + 1, lines.length)
      return ''
    }),
  )
  shown.forEach((text, index) => {
    if (text.includes('[!code')) addMistake(marks, index + 1, 'The mark [!code …] is not in a comment at the end of its line.')
    if (marks.added.has(index + 1) && marks.removed.has(index + 1))
      addMistake(marks, index + 1, 'The line is marked as added and as removed.')
  })
  return { ...marks, code: shown.join('\n') }
}

function addMark(marks: CodeMarks, mark: string, line: number, count: number): void {
  const [, kind, length = '1'] = /^(\+\+|--|focus)(?::([1-9]\d*))?$/.exec(mark.trim()) ?? []
  const last = line + Number(length) - 1
  if (kind === undefined) addMistake(marks, line, `There is no mark [!code ${mark}].`)
  else if (last > count) addMistake(marks, line, `The mark [!code ${mark}] goes beyond the last line of the code.`)
  else for (let at = line; at <= last; at += 1) setOf(marks, kind).add(at)
}

function setOf({ added, removed, focused }: CodeMarks, kind: string): Set<number> {
  const sets: Record<Kind, Set<number>> = { '++': added, '--': removed, focus: focused }
  return kind === '++' || kind === '--' ? sets[kind] : sets.focus
}

function addMistake({ mistakes }: CodeMarks, line: number, message: string): void {
  mistakes.push({ line, message, fix: use })
}
