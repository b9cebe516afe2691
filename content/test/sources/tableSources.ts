import { sourceOf } from './librarySource.ts'

const source = sourceOf('table')

/** Set by the table itself while it lays out grouped headers. */
const computed = new Set(['level', 'rowSpan', 'colSpan'])

/** Fields that the library reads from a column: it declares them nowhere at run time. */
export function columnFields(): string[] {
  const read = source.matchAll(/(?:\bcol(?:umn)?|cloneColumns\[\w+\])\.([a-z]\w*)/g)
  return unique(read, (name) => !computed.has(name))
}

/** Fields with a meaning that the library reads from a row. */
export function rowFields(): string[] {
  const read = source.matchAll(/\b(?:row|newRow|data|sourceData)\.(_[a-z]\w*|children|cellClassName)\b/g)
  return unique(read, (name) => !/^_(?:is[A-Z]|index$|rowKey$)/.test(name))
}

function unique(matches: Iterable<RegExpExecArray>, keep: (name: string) => boolean): string[] {
  return [...new Set(Array.from(matches, ([, name]) => name ?? ''))].filter(keep).sort()
}
