import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Node, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { eachNode } from '../../compile/page/eachNode.ts'
import { lineOf } from '../../compile/page/PageContext.ts'
import type { PageSource } from '../../compile/source/PageSource.ts'
import type { Problem } from '../../compile/Problem.ts'
import type { AnchorKind } from '../../compile/Site.ts'
import type { BlockSet } from '../defineBlock.ts'
import { headingId, headingKeys, titleId, type KeyedHeading } from './headingIds.ts'
import { nameOf } from './nameOf.ts'
import { reservedIds, takeWrittenIds } from './writtenIds.ts'

/** Id of a page's title. */
export function idOfTitle(title: string, anchors: AnchorKind): string {
  return anchors === 'slug' ? slug(title) || titleId : titleId
}

export interface HeadingIdOptions {
  source: PageSource
  /** Title of the page. */
  title: string
  anchors: AnchorKind
  blocks: Pick<BlockSet, 'of'>
  problems: Problem[]
}

/**
 * Ids of the headings of a page: the one that the author wrote behind the text, `## Install {#install}`, which is taken out of the tree;
 * else by the kind of anchors. Call it before anything reads the texts of the headings.
 */
export function idsOfHeadings(tree: Root, options: HeadingIdOptions): Map<Node, string> {
  const headings = keyedHeadings(tree, options)
  const written = takeWrittenIds(
    headings.map(({ node }) => node),
    options,
  )
  const ids = options.anchors === 'slug' ? slugs(headings, written, options.title) : hashes(headings)
  return new Map(headings.map(({ node }, index) => [node, written.get(node) ?? ids[index] ?? '']))
}

interface FoundHeading extends KeyedHeading {
  node: Heading
}

function keyedHeadings(tree: Root, { source, blocks }: Pick<HeadingIdOptions, 'blocks' | 'source'>): FoundHeading[] {
  const keyed: FoundHeading[] = []
  eachNode(tree, (node) => {
    const open = keyed.at(-1)
    if (node.type === 'heading') {
      const name = nameOf(node, source)
      keyed.push({ depth: node.depth, node, ...(name === undefined ? {} : { landmark: `name:${name}` }) })
      return
    }
    if (!open || open.landmark || node.type === 'root') return
    const landmark = blocks.of(node)?.landmark?.(node)
    if (landmark !== undefined) open.landmark = landmark
  })
  return keyed
}

function hashes(headings: readonly KeyedHeading[]): string[] {
  return headingKeys(headings).map(headingId)
}

/** Slugs as GitHub makes them: a text that occurs twice gets a number. */
function slugs(headings: readonly FoundHeading[], written: ReadonlyMap<Node, string>, title: string): string[] {
  const slugger = new GithubSlugger()
  for (const taken of [...reservedIds, title, ...written.values()]) slugger.slug(taken)
  return headings.map(({ node }) => (written.has(node) ? '' : slugger.slug(toString(node)) || headingId(String(lineOf(node)))))
}
