import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('view-ui-plus/package.json')), 'src/components/table')
const source = globSync('*.{vue,js}', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

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
