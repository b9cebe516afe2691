import type { Code, Node, Root, RootContent } from 'mdast'

import { apiParts } from '../../blocks/api/apiParts.ts'
import type { ContainerDirective, LeafDirective } from '../../blocks/defineBlock.ts'
import { readFence } from '../../blocks/code/codeBlock.ts'
import { readCodeMarks } from '../../blocks/code/codeMarks.ts'
import type { FrontMatter } from './CompiledArticle.ts'
import { withoutTranslations } from '../../blocks/demo/demoBlock.ts'
import { diagramTexts } from '../../blocks/diagram/diagramBlock.ts'
import { takeLabel } from '../../blocks/takeLabel.ts'
import type { PageContext } from './PageContext.ts'
import { productList, productName } from '../source/products.ts'

/**
 * The page as Markdown that stands on its own: demos as code, API as tables, tips as quotes, diagrams in words, marked code as a diff, locked
 * parts left out. Everything else stays as the author wrote it. Call it before `transformChildren`.
 */
export function markdownTwin(tree: Root, frontMatter: FrontMatter, context: PageContext): string {
  return twin(frontMatter, rewrite(tree.children, [0, context.source.markdown.length], context).trim())
}

/** The twin of a page that needs a licence: what it is about, and what it needs. */
export function lockedTwin(frontMatter: FrontMatter, products: readonly string[], { texts }: PageContext): string {
  return twin(frontMatter, `> ${texts.locked.page(texts.locked.or(products.map((name) => productName(name))))}`)
}

function twin({ title, subtitle, description }: Pick<FrontMatter, 'title' | 'subtitle' | 'description'>, text: string): string {
  return `# ${subtitle ? `${title} ${subtitle}` : title}\n\n${description}\n\n${text}\n`
}

/** The source between two offsets, with what stands for itself only on the page replaced. */
function rewrite(nodes: readonly RootContent[], [start, end]: readonly [number, number], context: PageContext): string {
  const { markdown } = context.source
  const pieces: string[] = []
  let at = start
  for (const node of nodes) {
    const replacement = replace(node, context)
    if (replacement === undefined) continue
    pieces.push(markdown.slice(at, offsetsOf(node)[0]), replacement.replaceAll('\n', `\n${indentOf(node, markdown)}`))
    at = offsetsOf(node)[1]
  }
  return pieces.join('') + markdown.slice(at, end)
}

function offsetsOf({ position }: Node): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

/** What begins the further lines of a node inside a list or a quote. */
function indentOf(node: Node, markdown: string): string {
  const [start] = offsetsOf(node)
  return markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start).replaceAll(/[^\s>]/g, ' ')
}

function replace(node: RootContent, context: PageContext): string | undefined {
  switch (node.type) {
    case 'yaml':
      return ''
    case 'leafDirective':
      return node.name === 'diagram' ? diagramInWords(node, context) : apiTables(node, context)
    case 'containerDirective':
      return container(node, context)
    case 'code':
      return markedCode(node)
    case 'blockquote':
    case 'list':
    case 'listItem': {
      const source = context.source.markdown.slice(...offsetsOf(node))
      const text = rewrite(node.children, offsetsOf(node), context)
      return text === source ? undefined : withoutIndent(text, indentOf(node, context.source.markdown))
    }
    default:
      return undefined
  }
}

/** The lines of a piece of source as if it stood at the margin. */
function withoutIndent(text: string, indent: string): string {
  return text.replaceAll(`\n${indent}`, '\n')
}

function container(node: ContainerDirective, context: PageContext): string {
  const { texts } = context
  switch (node.name) {
    case 'demo':
      return demoCode(node, context)
    case 'access': {
      const products = productList(node.attributes?.['products']).map((name) => productName(name))
      return `> ${texts.locked.part(texts.locked.or(products))}`
    }
    case 'code-group':
    case 'tabs':
      return inner(node, context)
    case 'tab':
      return `**${labelOf(node) ?? ''}**\n\n${inner(node, context)}`
    default:
      return `**${labelOf(node) ?? (node.name === 'warning' ? texts.warning : texts.tip)}**\n\n${inner(node, context)}`.replaceAll(
        /^/gm,
        '> ',
      )
  }
}

function labelOf(node: ContainerDirective): string | undefined {
  return takeLabel({ ...node, children: node.children.slice(0, 1) })
}

function demoCode(node: ContainerDirective, context: PageContext): string {
  const source = context.source.demos?.[node.attributes?.['src'] ?? ''] ?? ''
  return `${inner(node, context)}\n\n\`\`\`vue\n${withoutTranslations(source)}\n\`\`\``.trim()
}

/** What stands inside a directive, without its label. */
function inner(node: ContainerDirective, context: PageContext): string {
  const children = node.children.filter((child) => child.type !== 'paragraph' || !child.data?.directiveLabel)
  const [first, last] = [children[0], children.at(-1)]
  if (!first || !last) return ''
  return withoutIndent(rewrite(children, [offsetsOf(first)[0], offsetsOf(last)[1]], context), indentOf(first, context.source.markdown))
}

/** A fence without its marks; one with added or removed lines is a diff, which every reader of Markdown knows. */
function markedCode(node: Code): string | undefined {
  const { code, added, removed } = readCodeMarks(node.value)
  if (code === node.value) return undefined
  const isDiff = added.size + removed.size > 0
  const sign = (line: number) => (added.has(line) ? '+ ' : removed.has(line) ? '- ' : '  ')
  const lines = code.split('\n').map((text, index) => (isDiff ? `${sign(index + 1)}${text}`.trimEnd() : text))
  const { title } = readFence(node)
  const head = `${isDiff ? 'diff' : (node.lang ?? '')}${title ? ` title="${title}"` : ''}`
  const fence = code.includes('```') ? '````' : '```'
  return [`${fence}${head}`, ...lines, fence].join('\n')
}

function diagramInWords(node: LeafDirective, context: PageContext): string {
  const { title, description } = diagramTexts(node.attributes?.['src'] ?? '', context) ?? { title: '', description: '' }
  return `> **${title}**\n>\n> ${description}`
}

function apiTables(node: LeafDirective, { source, texts }: PageContext): string {
  const name = node.attributes?.['name'] ?? ''
  const api = source.api?.[name]
  if (!api) return ''
  return apiParts(api, source.locale, texts.api)
    .map(({ label, columns, rows }) => {
      const body = rows.map((item) => {
        const last = columns.length > 3 ? [item.default === undefined ? '–' : `\`${item.default}\``] : []
        return row([
          `\`${item.name}\`${item.required ? ` (${texts.api.required})` : ''}`,
          item.description,
          item.type ? `\`${item.type}\`` : '–',
          ...last,
        ])
      })
      return [`**${name} ${label}**`, '', row(columns), row(columns.map(() => '---')), ...body].join('\n')
    })
    .join('\n\n')
}

function row(cells: string[]): string {
  return `| ${cells.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
