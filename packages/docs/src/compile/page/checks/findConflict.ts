import type { Root } from 'mdast'

import type { PageSource } from '../../source/PageSource.ts'
import type { Problem } from '../../Problem.ts'
import { eachNode } from '../eachNode.ts'

const mark = /^(?:<{7}|>{7}) /m

/** The first conflict of a merge that was left in the page, whole or in part. Code may show one. */
export function findConflict(tree: Root, { file, markdown }: PageSource): Problem | undefined {
  if (!mark.test(markdown)) return undefined
  const code = new Set<number>()
  eachNode(tree, (node) => {
    if (node.type !== 'code' || !node.position) return
    for (let line = node.position.start.line; line <= node.position.end.line; line += 1) code.add(line)
  })
  const line = markdown.split('\n').findIndex((text, index) => mark.test(text) && !code.has(index + 1)) + 1
  const fix = 'Keep one side, and delete the lines <<<<<<<, ======= and >>>>>>>.'
  return line === 0 ? undefined : { file, line, message: 'A merge conflict is left in the page.', fix }
}
