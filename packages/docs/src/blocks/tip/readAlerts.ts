import type { Blockquote, Paragraph, Root, Text } from 'mdast'

import { eachNode } from '../../compile/page/eachNode.ts'
import type { ContainerDirective } from '../defineBlock.ts'

/**
 * GitHub's alerts, and the block that each is here:
 * https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
 */
const alerts: Readonly<Record<string, string>> = { NOTE: 'note', TIP: 'tip', IMPORTANT: 'important', WARNING: 'warning', CAUTION: 'danger' }

/** Turns a quote whose first line is `[!NOTE]` into the block of that name. */
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
  const rest: Paragraph = { ...first, children: [...(text === '' ? [] : [onNextLine(start, text)]), ...first.children.slice(1)] }
  const place = position ? { position } : {}
  return { type: 'containerDirective', name, attributes: {}, children: [...(rest.children.length > 0 ? [rest] : []), ...others], ...place }
}

/** The text below the first line, with the line that messages about it name. */
function onNextLine({ position, ...text }: Text, value: string): Text {
  if (!position) return { ...text, value }
  return { ...text, value, position: { ...position, start: { ...position.start, line: position.start.line + 1 } } }
}
