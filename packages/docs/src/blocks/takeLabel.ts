import type { ContainerDirective } from './defineBlock.ts'
import { toString } from 'mdast-util-to-string'

/** Takes the label of a directive (`:::tip[label]`) out of its content. */
export function takeLabel(node: ContainerDirective): string | undefined {
  const [first] = node.children
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined
  node.children.shift()
  return toString(first)
}
