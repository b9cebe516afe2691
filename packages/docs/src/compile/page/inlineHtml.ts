import type { Delete, Emphasis, Heading, Html, Link, Paragraph, Parent, PhrasingContent, Strong, TableCell } from 'mdast'

import { report, type PageContext } from './PageContext.ts'

/** Elements without attributes that may be written inside a line, besides `<br>` and `<abbr title="…">`. */
const elements = ['kbd', 'mark', 'sub', 'sup']

/** What may be written as HTML, for messages. */
export const allowedHtml = [...elements, 'abbr title="…"', 'br'].map((name) => `<${name}>`).join(', ')

interface Tag {
  name: string
  title?: string
}

/** A node whose content is text and elements in it. */
type Line = Delete | Emphasis | Heading | Link | Paragraph | Strong | TableCell

const lines: readonly string[] = ['delete', 'emphasis', 'heading', 'link', 'paragraph', 'strong', 'tableCell'] satisfies Line['type'][]

/** Whether HTML may be written in a node. */
export function isLine(node: Parent): node is Line {
  return lines.includes(node.type)
}

/** Puts what is between `<kbd>` and `</kbd>` into an element, and turns `<br>` into a line break. All other HTML stays a node to be refused. */
export function readInlineHtml(nodes: readonly PhrasingContent[], context: PageContext): PhrasingContent[] {
  const read: PhrasingContent[] = []
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (!node) break
    const tag = node.type === 'html' ? openingTag(node) : undefined
    if (node.type === 'html' && /^<br\s*\/?>$/.test(node.value)) read.push({ type: 'break' })
    else if (!tag) read.push(node)
    else {
      const end = nodes.findIndex((other, place) => place > index && other.type === 'html' && other.value === `</${tag.name}>`)
      if (end === -1) report(context, node, `<${tag.name}> is not closed in its paragraph.`, `Write </${tag.name}> where it ends.`)
      else {
        read.push(elementOf(tag, readInlineHtml(nodes.slice(index + 1, end), context)))
        index = end
      }
    }
  }
  return read
}

function openingTag({ value }: Html): Tag | undefined {
  const [, name = '', title] = /^<(\w+)(?: title="([^"<>]*)")?>$/.exec(value) ?? []
  if (name === 'abbr') return title === undefined ? undefined : { name, title }
  return elements.includes(name) && title === undefined ? { name } : undefined
}

/** Any node with `hName` becomes that element. */
function elementOf({ name, title }: Tag, children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName: name, ...(title === undefined ? {} : { hProperties: { title } }) }, children }
}
