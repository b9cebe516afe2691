import type { Definition, ImageReference, LinkReference, Root, RootContent } from 'mdast'

import { eachNode } from '../page/eachNode.ts'

/**
 * Replaces links and pictures by reference (`[text][name]`) by links and pictures with the address of their definition. Unlike those of
 * remark-inline-links they keep their place in the file, which messages need.
 */
export function inlineReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  eachNode(tree, (node) => {
    // The first of several with the same name counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  if (definitions.size === 0) return
  eachNode(tree, (parent) => {
    if (!('children' in parent)) return
    parent.children = parent.children.flatMap((node): RootContent[] => {
      if (node.type === 'definition') return []
      if (node.type !== 'linkReference' && node.type !== 'imageReference') return [node]
      const definition = definitions.get(node.identifier)
      return [definition ? inlined(node, definition) : node]
    })
  })
}

function inlined({ position, ...node }: ImageReference | LinkReference, { url, title }: Definition): RootContent {
  const place = { url, title: title ?? null, ...(position ? { position } : {}) }
  if (node.type === 'linkReference') return { ...place, type: 'link', children: node.children }
  return { ...place, type: 'image', alt: node.alt ?? null }
}
