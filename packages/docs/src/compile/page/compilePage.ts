import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { pageTerms } from '../../search/build/pageTerms.ts'
import { checkPage } from './checks/checkPage.ts'
import { checkUnused } from './checks/checkUnused.ts'
import { findConflict } from './checks/findConflict.ts'
import type { CompiledBody, FrontMatter } from './CompiledArticle.ts'
import { accessBlock, lockedPanel } from '../../blocks/access/accessBlock.ts'
import type { BlockSet } from '../../blocks/defineBlock.ts'
import { readSnippets } from '../../blocks/code/readSnippets.ts'
import { eachNode } from './eachNode.ts'
import { checkFeed } from './feedEntries.ts'
import { idsOfHeadings } from '../../blocks/heading/idsOfHeadings.ts'
import { idsOfItems } from '../../blocks/heading/idsOfItems.ts'
import { splitIntoParts } from '../../blocks/part/splitIntoParts.ts'
import { markApiSections } from '../../blocks/api/markApiSections.ts'
import { lockedMarkdown, toMarkdown } from './toMarkdown.ts'
import type { PageContext } from './PageContext.ts'
import type { PageSource } from '../source/PageSource.ts'
import { parseMarkdown } from '../source/parseMarkdown.ts'
import { pageSections } from './pageSections.ts'
import type { Problem } from '../Problem.ts'
import type { Site } from '../Site.ts'
import { readFrontMatter } from '../source/readFrontMatter.ts'
import { renderBlocks } from './renderBlocks.ts'
import { transformChildren } from './transform.ts'

/** Compiles a page without its header and footer, as the cache stores it, and lists all its problems. */
export async function compilePage(
  source: PageSource,
  { highlighter, site, blocks }: Pick<PageContext, 'blocks' | 'highlighter' | 'site'>,
): Promise<{ body: CompiledBody; problems: Problem[] }> {
  const problems: Problem[] = []
  const tree = parseMarkdown(source.markdown, site.options)
  const conflict = findConflict(tree, source)
  const frontMatter = readFrontMatter(tree, source.file, problems, site.licences)
  readSnippets(tree, source, problems)
  dropTitle(tree, frontMatter.title)
  await Promise.all([highlighter.load(languagesOf(tree, source, blocks)), ...preparations(tree, blocks, site)])
  const { anchors } = site
  const headingIds = idsOfHeadings(tree, { source, title: frontMatter.title, anchors, blocks, problems })
  const itemIds = idsOfItems(tree, { source, problems, taken: [...headingIds.values()] })
  const context = contextOf(source, { highlighter, site, blocks, problems, headingIds, itemIds })
  const sections = frontMatter.products ? [] : pageSections(tree, context)
  const markdown = frontMatter.products ? '' : toMarkdown(tree, frontMatter, context)
  checkPage(tree, frontMatter, context)
  transformChildren(tree, context)
  checkUnused(context)
  markApiSections(context)
  const html = context.render(splitIntoParts(tree.children))
  if (frontMatter.feed) checkFeed(context)
  const { parts, links, assets, locked, structure } = context
  const common = { id: source.id, locale: source.locale, frontMatter, links, assets, structure }
  const body = frontMatter.products
    ? lockedBody(frontMatter, frontMatter.products, html, context)
    : { html, ...parts, sections, terms: pageTerms(source, frontMatter, sections), markdown, locked }
  // What else looks wrong follows from the conflict.
  return { body: { ...common, ...body }, problems: conflict ? [conflict] : problems }
}

/** A page that is locked as a whole shows only its header and the panel. */
function lockedBody(frontMatter: FrontMatter, products: readonly string[], html: string, context: PageContext) {
  return {
    html: context.render([accessBlock.create(lockedPanel(context, 'locked-page', products, 'page'))]),
    headings: [],
    demos: [],
    tables: [],
    sections: [],
    terms: pageTerms(context.source, frontMatter, []),
    markdown: lockedMarkdown(frontMatter, products, context),
    locked: [{ id: 'locked-page', products, headings: context.parts.headings, html }, ...context.locked],
  }
}

/** Takes out a first heading that repeats the title, as Markdown written for other tools has it. */
function dropTitle(tree: Root, title: string): void {
  const index = tree.children.findIndex((node) => node.type !== 'yaml')
  const node = tree.children[index]
  if (node?.type === 'heading' && node.depth === 1 && toString(node) === title) tree.children.splice(index, 1)
}

function languagesOf(tree: Root, source: PageSource, blocks: BlockSet): Set<string> {
  const languages = new Set<string>()
  eachNode(tree, (node) => {
    if (node.type === 'root') return
    for (const language of blocks.of(node)?.languages?.(node, source) ?? []) languages.add(language)
  })
  return languages
}

/** What the blocks of a page load before they are compiled. */
function preparations(tree: Root, blocks: BlockSet, site: Site): Promise<void>[] {
  const found: Promise<void>[] = []
  eachNode(tree, (node) => {
    const prepared = node.type === 'root' ? undefined : blocks.of(node)?.prepare?.(node, site)
    if (prepared) found.push(prepared)
  })
  return found
}

function contextOf(
  source: PageSource,
  given: Pick<PageContext, 'blocks' | 'headingIds' | 'highlighter' | 'itemIds' | 'problems' | 'site'>,
): PageContext {
  const texts = given.site.texts(source.locale)
  return {
    ...given,
    source,
    texts,
    parts: { headings: [], demos: [], tables: [] },
    links: [],
    assets: [],
    locked: [],
    structure: [],
    render: (children) => renderBlocks(children, texts),
  }
}
