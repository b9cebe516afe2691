import type { Code } from 'mdast'

import type { PageContext } from '../../compile/page/PageContext.ts'
import { typesOfFence } from '../typeHints/typesOfFence.ts'
import { readCodeMarks } from './codeMarks.ts'
import { readFence } from './readFence.ts'

/** A fence without its marks; one with added or removed lines becomes a `diff` fence. One that the page has as it is shown stays as it is. */
export function codeMarkdown(node: Code, context: PageContext): string | undefined {
  const { code, added, removed } = readCodeMarks(node.value)
  const hidden = typesOfFence(node, code, context)?.hidden
  if (code === node.value && !node.data?.snippet && !hidden) return undefined
  const isDiff = added.size + removed.size > 0
  const sign = (line: number) => (added.has(line) ? '+ ' : removed.has(line) ? '- ' : '  ')
  const lines = code
    .split('\n')
    .map((text, index) => (isDiff ? `${sign(index + 1)}${text}`.trimEnd() : text))
    .filter((_, index) => !hidden?.has(index + 1))
  const { title } = readFence(node)
  const head = `${isDiff ? 'diff' : (node.lang ?? '')}${title ? ` title="${title}"` : ''}`
  const fence = code.includes('```') ? '````' : '```'
  return [`${fence}${head}`, ...lines, fence].join('\n')
}
