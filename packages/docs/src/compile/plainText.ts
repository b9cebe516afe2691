import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

import type { PageContext } from './PageContext.ts'
import { apiParts } from './apiParts.ts'

/** Text of a page for search: its prose, block by block, and its API. No code and nothing locked. Call it before `transformChildren`. */
export function plainText(tree: Root, context: PageContext): string {
  const lines: string[] = []
  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'yaml':
      case 'html':
      case 'code':
        return
      case 'leafDirective':
        lines.push(...apiText(node.attributes?.['name'] ?? '', context))
        return
      case 'containerDirective':
        if (node.name !== 'access') node.children.forEach(visit)
        return
      case 'paragraph':
      case 'heading':
      case 'tableRow':
        lines.push(node.type === 'tableRow' ? node.children.map((cell) => toString(cell)).join(' ') : toString(node))
        return
      default:
        if ('children' in node) node.children.forEach(visit)
    }
  }
  visit(tree)
  return lines.filter(Boolean).join('\n')
}

function apiText(name: string, { source, texts }: PageContext): string[] {
  const api = source.api?.[name]
  if (!api) return []
  return apiParts(api, source.locale, texts.api).flatMap(({ rows }) =>
    rows.map((row) => `${row.name} ${row.description.replaceAll('`', '')}`),
  )
}
