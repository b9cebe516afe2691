import type { Blockquote, Paragraph, Root } from 'mdast'

import { eachNode } from '../../compile/page/eachNode.ts'
import type { ContainerDirective } from '../defineBlock.ts'

/** GitHub's alerts, and the block that each is written as here: https://docs.github.com/get-started/writing-on-github */
const alerts: Readonly<Record<string, string>> = { NOTE: 'note', TIP: 'tip', IMPORTANT: 'important', WARNING: 'warning', CAUTION: 'danger' }

/** Turns a quote that begins with `[!NOTE]` on a line of its own into the block of that name. */
export function readAlerts(tree: Root): void {
  eachNode(tree, (parent) => {
    if (!('children' in parent)) return
    parent.children.forEach((node, index) => {
      const alert = node.type === 'blockquote' ? readAlert(node) : undefined
      if (alert) parent.children[index] = alert
    })
  })
}

function readAlert({ children: [first, ...others], position }: Blockquote): ContainerDirective | undefined {
  const start = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || start?.type !== 'text') return undefined
  const [written, kind = ''] = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(start.value) ?? []
  const name = alerts[kind.toUpperCase()] ?? kind.toLowerCase()
  if (written === undefined || name === '') return undefined
  const text = start.value.slice(written.length)
  const rest: Paragraph = { ...first, children: [...(text === '' ? [] : [{ ...start, value: text }]), ...first.children.slice(1)] }
  const place = position ? { position } : {}
  return { type: 'containerDirective', name, attributes: {}, children: [...(rest.children.length > 0 ? [rest] : []), ...others], ...place }
}
