import { toString } from 'mdast-util-to-string'

import type { ContainerDirective } from './defineBlock.ts'

/** Label of a directive: `:::tip[label]`. */
export function labelOf({ children: [first] }: ContainerDirective): string | undefined {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? toString(first) : undefined
}

/** Takes the label of a directive out of its content. */
export function takeLabel(node: ContainerDirective): string | undefined {
  const label = labelOf(node)
  if (label !== undefined) node.children.shift()
  return label
}
