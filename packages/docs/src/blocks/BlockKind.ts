import type { Node, Nodes, RootContent } from 'mdast'
import type { Directives } from 'mdast-util-directive'
import type { InlineMath, Math } from 'mdast-util-math'
import type { ReactElement, ReactNode } from 'react'

import type { ArticleSection } from '../compile/page/CompiledArticle.ts'
import type { Problem } from '../compile/Problem.ts'
import type { Site } from '../compile/Site.ts'
import type { PageSource } from '../compile/source/PageSource.ts'

/** A node that the component of a block renders. */
export interface BlockNode extends Node {
  type: 'block'
  children: RootContent[]
  render: (children: ReactNode) => ReactElement
  /** Pixels that it takes up at least, however wide the window is. */
  minHeight: () => number
}

declare module 'mdast' {
  interface RootContentMap {
    block: BlockNode
  }
  interface BlockContentMap {
    block: BlockNode
  }
}

declare module 'hast' {
  interface ElementData {
    block?: BlockNode
  }
}

/** Types of Markdown nodes that a block can be written as. */
export type WrittenType =
  | 'code'
  | 'containerDirective'
  | 'heading'
  | 'image'
  | 'inlineMath'
  | 'leafDirective'
  | 'math'
  | 'mermaid'
  | 'table'
  | 'textDirective'

/** Nodes of a type. Directives and formulas are named, so that the published types import the packages that declare them. */
export type Written<Type extends WrittenType> = Extract<RootContent | Directives | InlineMath | Math, { type: Type }>

/** Compiles the content of a node. */
export type TransformChildrenOf<Context> = (node: Extract<RootContent, { children: unknown }>, context: Context) => void

/** The position of a node, for checks. */
export interface Place {
  isTopLevel: boolean
  /** Only readers with a licence see it. */
  isLocked: boolean
}

/** The searchable content of a block: text for the section around it, and its own sections. */
export interface SearchableText {
  lines?: readonly string[]
  /** Words that find the section and are not shown. */
  keywords?: readonly string[]
  sections?: readonly ArticleSection[]
}

/** What a page's folder has for a block: a demo, a diagram, an export of `api.ts`. */
export interface BlockFile {
  /** The entry of the block in the page's structure. */
  label: string
  /** Reported when no block of the page shows it. */
  unused: Problem
}

/** A kind of block as the compiler uses it: each function returns `undefined` for a node of another kind. */
export interface BlockKindOf<Context> {
  type: WrittenType
  names: readonly string[]
  attributes: readonly string[]
  ownsContent: boolean
  locksContent: boolean
  /** `null` where nothing is shown. */
  parse: (node: RootContent, context: Context, transformChildren: TransformChildrenOf<Context>) => BlockNode | null | undefined
  toMarkdown: ((node: RootContent, context: Context, content: () => string) => string | undefined) | undefined
  toSearch: ((node: RootContent, context: Context) => SearchableText | undefined) | undefined
  landmark: ((node: RootContent) => string | undefined) | undefined
  languages: ((node: RootContent, source: PageSource) => readonly string[] | undefined) | undefined
  prepare: ((node: RootContent, site: Site) => Promise<void> | undefined) | undefined
  check: ((node: RootContent, context: Context, place: Place) => void) | undefined
  files: ((source: PageSource) => readonly BlockFile[]) | undefined
}

/** The kinds of blocks that the pages of a site may have. */
export interface BlockSetOf<Context> {
  all: readonly BlockKindOf<Context>[]
  /** Kind of the block that a node is written as; `undefined` for text and for an unknown directive. */
  of: (node: Nodes) => BlockKindOf<Context> | undefined
  /** Names of all directives of a type, in alphabetical order. */
  names: (type: 'containerDirective' | 'leafDirective') => string[]
}
