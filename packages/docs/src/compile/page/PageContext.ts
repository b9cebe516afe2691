import type { Node, RootContent } from 'mdast'

import type { Texts } from '../../locales/zh-CN.ts'
import type { ArticleDemo, ArticleHeading, ArticleLink, ArticleTable, LockedPart } from './CompiledArticle.ts'
import type { CodeHighlighter } from '../../blocks/code/createHighlighter.ts'
import type { ArticleAsset } from '../assets/ArticleAsset.ts'
import type { PageSource } from '../source/PageSource.ts'
import type { Problem } from '../Problem.ts'
import type { BlockSetOf } from '../../blocks/BlockKind.ts'
import type { Site } from '../Site.ts'

/** The contents of the public part of a page, or of one locked part. */
export interface PageParts {
  headings: ArticleHeading[]
  demos: ArticleDemo[]
  tables: ArticleTable[]
}

/** One page while it is compiled. */
export interface PageContext {
  source: PageSource
  site: Site
  texts: Texts
  highlighter: CodeHighlighter
  /** The kinds of blocks that the page may have. */
  blocks: BlockSetOf<PageContext>
  /** Ids of the page's heading nodes. */
  headingIds: ReadonlyMap<Node, string>
  /** Ids of items of lists, by their first paragraphs. */
  itemIds: ReadonlyMap<Node, string>
  parts: PageParts
  links: ArticleLink[]
  /** Files that the page needs besides its document. */
  assets: ArticleAsset[]
  locked: LockedPart[]
  /** Everything that has to be the same in every locale, in order, locked parts included. */
  structure: { label: string; line: number }[]
  problems: Problem[]
  /** Draws a part of the page on its own. */
  render: (children: RootContent[]) => string
}

/** Line of a node in its file. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1
}

/** Where something is in a file, from 1. */
export interface TextPlace {
  line: number
  column?: number
}

/** Where a node begins. */
export function placeOf({ position }: Node): TextPlace {
  return position ? { line: position.start.line, column: position.start.column } : { line: 1 }
}

/** Reports something that the author has to fix. */
export function report(context: PageContext, node: Node, message: string, fix: string): void {
  reportAt(context, placeOf(node), message, fix)
}

/** Reports something that the author has to fix at a place of the page. */
export function reportAt({ problems, source }: PageContext, { line, column }: TextPlace, message: string, fix: string): void {
  problems.push({ file: source.file, line, ...(column === undefined ? {} : { column }), message, fix })
}
