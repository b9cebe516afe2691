import type { Imports } from '@view-site/vue-demo/tags'
import { tagName, type TrapTag } from '@view-site/vue-demo/traps'
import type { AST } from 'vue-eslint-parser'
import { partsOf, type NodePart } from './partsOf.ts'

// All rules visit the same nodes of a file.
const tags = new WeakMap<AST.VElement, TrapTag<NodePart>>()

/** An element as the traps see it. `source` is the text of its file. */
export function tagOf(node: AST.VElement, imports: Imports, source: string): TrapTag<NodePart> {
  const known = tags.get(node)
  if (known) return known
  const nameOf = ({ rawName }: AST.VElement) => tagName(rawName, imports)
  const tag = {
    name: nameOf(node),
    parts: partsOf(node, ({ range }) => source.slice(...range)),
    ancestors: ancestorsOf(node).map(nameOf),
    content: elementsIn(node).map(nameOf),
    hasContent: hasContent(node),
  }
  tags.set(node, tag)
  return tag
}

function ancestorsOf({ parent }: AST.VElement): AST.VElement[] {
  return parent.type === 'VElement' ? [...ancestorsOf(parent), parent] : []
}

function elementsIn({ children }: AST.VElement): AST.VElement[] {
  return children.flatMap((child) => (child.type === 'VElement' ? [child, ...elementsIn(child)] : []))
}

/** Whether something is in the default slot. */
function hasContent({ children }: AST.VElement): boolean {
  return children.some((child) => {
    if (child.type === 'VText') return child.value.trim() !== ''
    if (child.type === 'VExpressionContainer') return true
    const slot =
      child.rawName === 'template' && child.startTag.attributes.find(({ directive, key }) => directive && key.name.name === 'slot')
    if (!slot || !slot.directive) return true
    const { argument } = slot.key
    return !argument || (argument.type === 'VIdentifier' && argument.name === 'default')
  })
}
