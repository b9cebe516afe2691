import type { Node, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { apiParts, apiRowId } from '../../blocks/api/apiParts.ts'
import type { ArticleSection } from './CompiledArticle.ts'
import { diagramTexts } from '../../blocks/diagram/diagramBlock.ts'
import type { PageContext } from './PageContext.ts'

/** The page for search, section by section: prose, and the rows of API tables. No code and nothing locked. Call it before `transformChildren`. */
export function pageSections(tree: Root, context: PageContext): ArticleSection[] {
  const sections: ArticleSection[] = []
  let open = { id: '', title: '', depth: 1, lines: [] as string[], rows: [] as ArticleSection[] }
  const close = () => {
    const text = open.lines.filter(Boolean).join('\n')
    if (open.id !== '' || text !== '') sections.push({ id: open.id, title: open.title, text })
    sections.push(...open.rows)
  }
  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'yaml':
      case 'html':
      case 'code':
        return
      case 'leafDirective':
        if (node.name === 'api') open.rows.push(...apiRows(node.attributes?.['name'] ?? '', context))
        if (node.name === 'diagram') open.lines.push(...diagramLines(node.attributes?.['src'] ?? '', context))
        return
      case 'containerDirective':
        if (node.name !== 'access') node.children.forEach(visit)
        return
      case 'heading':
        close()
        open = { id: idOf(node, context), title: toString(node), depth: node.depth, lines: [], rows: [] }
        return
      case 'table':
        // Of a reference the lists of names, each of which has a part of its own.
        if (!context.source.reference || open.depth > 2) node.children.forEach(visit)
        return
      case 'tableRow':
        open.lines.push(node.children.map((cell) => toString(cell)).join(' '))
        return
      case 'paragraph':
        open.lines.push(toString(node))
        return
      default:
        if ('children' in node) node.children.forEach(visit)
    }
  }
  visit(tree)
  close()
  return sections
}

function idOf(node: Node, { headingIds }: PageContext): string {
  return headingIds.get(node) ?? ''
}

function diagramLines(name: string, context: PageContext): string[] {
  const texts = diagramTexts(name, context)
  return texts ? [texts.title, texts.description] : []
}

function apiRows(name: string, { source, texts }: PageContext): ArticleSection[] {
  const api = source.api?.[name]
  if (!api) return []
  return apiParts(api, source.locale, texts.api).flatMap(({ part, rows }) =>
    rows.map((row) => ({
      id: apiRowId(name, part, row.name),
      title: row.name,
      text: [row.description.replaceAll('`', ''), named(row.type)].filter(Boolean).join(' '),
      api: { part, name },
    })),
  )
}

/** Of a type, the values that it names: `'circle'` is looked for, `string` is not. */
function named(type = ''): string {
  return [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value).join(' ')
}
