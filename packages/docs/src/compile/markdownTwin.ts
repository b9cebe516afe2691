import type { Root } from 'mdast'

import { apiParts } from './apiParts.ts'
import type { ContainerDirective, LeafDirective } from './block.ts'
import type { FrontMatter } from './CompiledArticle.ts'
import { withoutTranslations } from './directives/demo.ts'
import { takeLabel } from './directives/takeLabel.ts'
import type { PageContext } from './PageContext.ts'
import { productList, productName } from './products.ts'

/**
 * The page as Markdown that stands on its own: demos as code, API as tables, tips as quotes, locked parts left out.
 * Everything else stays as the author wrote it. Call it before `transformChildren`.
 */
export function markdownTwin(tree: Root, { title, subtitle, description }: FrontMatter, context: PageContext): string {
  const pieces: string[] = []
  const { markdown } = context.source
  let end = 0
  for (const node of tree.children) {
    const start = node.position?.start.offset ?? end
    const replacement = replace(node, context)
    if (replacement === undefined) continue
    pieces.push(markdown.slice(end, start), replacement)
    end = node.position?.end.offset ?? end
  }
  pieces.push(markdown.slice(end))
  return `# ${subtitle ? `${title} ${subtitle}` : title}\n\n${description}\n\n${pieces.join('').trim()}\n`
}

function replace(node: Root['children'][number], context: PageContext): string | undefined {
  if (node.type === 'yaml') return ''
  if (node.type === 'leafDirective') return apiTables(node, context)
  if (node.type !== 'containerDirective') return undefined
  if (node.name === 'demo') return demoCode(node, context)
  if (node.name === 'access') {
    const products = productList(node.attributes?.['products']).map((name) => productName(name))
    return `> ${context.texts.locked.part(products.join(context.texts.locked.or))}`
  }
  const title =
    takeLabel({ ...node, children: node.children.slice(0, 1) }) ?? (node.name === 'warning' ? context.texts.warning : context.texts.tip)
  return `**${title}**\n\n${inner(node, context)}`.replaceAll(/^/gm, '> ')
}

function demoCode(node: ContainerDirective, context: PageContext): string {
  const source = context.source.demos?.[node.attributes?.['src'] ?? ''] ?? ''
  return `${inner(node, context)}\n\n\`\`\`vue\n${withoutTranslations(source)}\n\`\`\``.trim()
}

/** Source of what stands inside a directive, without its label. */
function inner(node: ContainerDirective, { source }: PageContext): string {
  const children = node.children.filter((child) => child.type !== 'paragraph' || !child.data?.directiveLabel)
  return source.markdown.slice(children[0]?.position?.start.offset ?? 0, children.at(-1)?.position?.end.offset ?? 0)
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
