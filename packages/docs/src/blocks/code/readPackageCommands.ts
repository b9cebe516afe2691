import type { Code, Root } from 'mdast'

import { eachNode } from '../../compile/page/eachNode.ts'
import type { ContainerDirective } from '../defineBlock.ts'
import { packageCommands, packageManagers } from './packageCommands.ts'

/** Language of a fence with commands of npm, which is shown for every package manager. */
export const packageLanguage = 'npm'

/** Turns a fence ` ```npm ` into a code group with a tab for each package manager. One with an unknown command stays a fence. */
export function readPackageCommands(tree: Root): void {
  eachNode(tree, (parent) => {
    if (!('children' in parent)) return
    parent.children.forEach((node, index) => {
      const group = node.type === 'code' && node.lang === packageLanguage ? groupOf(node) : undefined
      if (group) parent.children[index] = group
    })
  })
}

/** An empty line, a comment, or a change of the folder: the same with every package manager. */
function isCommon(line: string): boolean {
  return /^\s*(#|cd\s|$)/.test(line)
}

function groupOf({ value, position }: Code): ContainerDirective | undefined {
  const lines = value.split('\n').map((line) => (isCommon(line) ? line : packageCommands(line)))
  if (lines.includes(undefined)) return undefined
  const children = packageManagers.map((manager): Code => {
    const text = lines.map((line) => (typeof line === 'object' ? line[manager] : line)).join('\n')
    return { type: 'code', lang: 'sh', meta: `title="${manager}"`, value: text, ...(position ? { position } : {}) }
  })
  return { type: 'containerDirective', name: 'code-group', attributes: {}, children, ...(position ? { position } : {}) }
}
