import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.DocumentFragment | Element

const blocks = new Set('blockquote dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td th thead tr ul'.split(' '))

/**
 * HTML in one form: attributes in order, no blanks that no browser shows, and without what the engine adds around Markdown (parts, anchors of
 * headings, frames of tables and code, attributes of links and pictures).
 */
export function comparable(html: string): string {
  return printChildren(parseFragment(html), { isBlock: true, isCode: false })
}

interface Place {
  isCode: boolean
  /** A block begins before it, or ends after it: blanks there are not shown. */
  isAtStart: boolean
  isAtEnd: boolean
}

function print(node: Node, place: Place): string {
  if ('value' in node) return printText(node.value, place)
  if (!('tagName' in node)) return 'data' in node ? `<!--${node.data}-->` : ''
  if (isAdded(node)) return ''
  if (hasClass(node, 'doc-part') || hasClass(node, 'doc-scroll')) return printChildren(node, { isBlock: true, isCode: false })
  if (valueOf(node, 'data-code') !== undefined) return printFigure(node)
  const { tagName: name } = node
  const content = printChildren(node, { isBlock: blocks.has(name), isCode: place.isCode || name === 'pre' })
  return `<${name}${attributesOf(node)}>${content}</${name}>`
}

function printChildren({ childNodes }: Parent, { isBlock, isCode }: { isBlock: boolean; isCode: boolean }): string {
  const shown = childNodes.filter((node) => !('tagName' in node && isAdded(node)))
  const isEdge = (node: Node | undefined) => (node ? 'tagName' in node && (blocks.has(node.tagName) || node.tagName === 'br') : isBlock)
  return shown
    .map((node, index) => print(node, { isCode, isAtStart: isEdge(shown[index - 1]), isAtEnd: isEdge(shown[index + 1]) }))
    .join('')
}

function printText(value: string, { isCode, isAtStart, isAtEnd }: Place): string {
  if (isCode) return escape(value)
  const text = value.replaceAll(/[ \t\n]+/g, ' ')
  return escape(text.slice(isAtStart && text.startsWith(' ') ? 1 : 0, isAtEnd && text.endsWith(' ') ? -1 : undefined))
}

/** A fence: the name of its language, and its code. */
function printFigure(node: Element): string {
  const language = valueOf(node, 'data-code')
  const pre = node.childNodes.find((child) => child.nodeName === 'pre')
  // A line of the engine ends with its line feed, even the one of empty code.
  const code = pre ? textOf(pre).replace(/^\n$/, '') : ''
  return `<pre><code${language ? ` class="language-${escape(language)}"` : ''}>${escape(code)}</code></pre>`
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Attributes that the engine adds to plain Markdown, of all headings under `h`. */
const added: Readonly<Record<string, readonly string[]>> = {
  a: ['rel', 'target'],
  img: ['decoding', 'loading'],
  h: ['id', 'data-anchor'],
  li: ['class'],
  ol: ['class'],
  ul: ['class'],
}

function attributesOf({ tagName, attrs }: Element): string {
  const own = added[tagName.replace(/^h[1-6]$/, 'h')] ?? []
  return attrs
    .flatMap(({ name, value }) => (own.includes(name) ? [] : [` ${name}="${escape(value)}"`]))
    .sort()
    .join('')
}

/** The link of a heading to itself. */
function isAdded(node: Element): boolean {
  return hasClass(node, 'doc-hash')
}

function hasClass(node: Element, name: string): boolean {
  return valueOf(node, 'class')?.split(' ').includes(name) ?? false
}

function valueOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
