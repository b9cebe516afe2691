import type { Heading, Node, Paragraph } from 'mdast'

import { lineOf } from '../../compile/page/PageContext.ts'
import type { PageSource } from '../../compile/source/PageSource.ts'
import type { Problem } from '../../compile/Problem.ts'

/** Ids in the documents around articles, which nothing in a page may have. */
export const reservedIds = ['app', 'boot', 'main']

/** What an author writes behind the text of a heading, or of an item of a list, to give it an id: `{#install}`. */
export const writtenId = /\s*\{#([^}]*)\}\s*$/

export interface WrittenIdOptions {
  source: PageSource
  problems: Problem[]
  /** Ids that other parts of the page have. */
  taken?: readonly string[]
}

/** Takes the ids that the author wrote out of the texts of headings or paragraphs, and reports those that cannot be used. */
export function takeWrittenIds(
  lines: readonly (Heading | Paragraph)[],
  { source, problems, taken = [] }: WrittenIdOptions,
): Map<Node, string> {
  const ids = new Map<Node, string>()
  for (const node of lines) {
    const last = node.children.at(-1)
    const [whole, id] = (last?.type === 'text' && writtenId.exec(last.value)) || []
    if (last?.type !== 'text' || whole === undefined || id === undefined) continue
    const problem = problemOf(id, [...reservedIds, ...taken, ...ids.values()])
    if (problem) {
      problems.push({ file: source.file, line: lineOf(node), ...problem })
      continue
    }
    last.value = last.value.slice(0, -whole.length)
    ids.set(node, id)
  }
  return ids
}

function problemOf(id: string, taken: readonly string[]): Pick<Problem, 'fix' | 'message'> | undefined {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(id))
    return { message: `"${id}" cannot be an id.`, fix: 'Use letters, digits, hyphens and underscores: {#install}.' }
  if (taken.includes(id)) return { message: `The id "${id}" is taken.`, fix: 'Choose another one: an id occurs once on a page.' }
  return undefined
}
