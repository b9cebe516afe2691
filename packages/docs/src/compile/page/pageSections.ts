import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

import type { ArticleSection } from './CompiledArticle.ts'
import type { PageContext } from './PageContext.ts'

/** The page for search, section by section: text, and what its blocks add. No code and nothing locked. Call it before `transformChildren`. */
export function pageSections(tree: Root, context: PageContext): ArticleSection[] {
  const sections: ArticleSection[] = []
  let open = { id: '', title: '', depth: 1, lines: [] as string[], keywords: [] as string[], ofBlocks: [] as ArticleSection[] }
  const close = () => {
    const text = open.lines.filter(Boolean).join('\n')
    const keywords = open.keywords.length > 0 ? { keywords: open.keywords.join(' ') } : {}
    if (open.id !== '' || text !== '') sections.push({ id: open.id, title: open.title, text, ...keywords })
    sections.push(...open.ofBlocks)
  }
  const visit = (node: Nodes): void => {
    const found = node.type === 'root' ? undefined : context.blocks.of(node)?.toSearch?.(node, context)
    if (found) {
      open.lines.push(...(found.lines ?? []))
      open.keywords.push(...(found.keywords ?? []))
      open.ofBlocks.push(...(found.sections ?? []))
      return
    }
    switch (node.type) {
      case 'yaml':
      case 'html':
        return
      case 'heading':
        close()
        open = { id: context.headingIds.get(node) ?? '', title: toString(node), depth: node.depth, lines: [], keywords: [], ofBlocks: [] }
        return
      case 'table':
        // In a reference, tables above level 3 list names that have their own sections.
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
