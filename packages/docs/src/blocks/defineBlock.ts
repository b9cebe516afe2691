import type { Node, RootContent } from 'mdast'
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react'

import type { ArticleSection } from '../compile/page/CompiledArticle.ts'
import { sumOfMinHeights } from '../compile/page/minHeight.ts'
import type { PageContext } from '../compile/page/PageContext.ts'
import type { Problem } from '../compile/Problem.ts'
import type { PageSource } from '../compile/source/PageSource.ts'

/** `:::name{…}` with content. */
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

/** `::name{…}` without content. */
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>

/** `:name[…]{…}` inside a line. */
export type TextDirective = Extract<RootContent, { type: 'textDirective' }>

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

/** How a node of a block looks. */
interface BlockView<Data extends object> {
  Component: ComponentType<{ block: Data; children?: ReactNode }>
  /** @default what its content takes up */
  minHeight?: (block: Data, children: readonly RootContent[]) => number
}

/** Makes the nodes of a component. */
export interface BlockNodes<Data extends object> {
  create: (data: Data, children?: RootContent[]) => BlockNode
  /** What a node was made from; `undefined` for a node that was not made here. */
  dataOf: (node: Node) => Data | undefined
}

/** Types of Markdown nodes that a block can be written as. */
type WrittenType =
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
type Written<Type extends WrittenType> = Extract<RootContent, { type: Type }>

/** Compiles the content of a node. */
export type TransformChildren = (node: Extract<RootContent, { children: unknown }>, context: PageContext) => void

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

/** Everything about one kind of block. */
export interface BlockOptions<Type extends WrittenType, Data extends object> extends BlockView<Data> {
  /** Type of the Markdown node that it is written as. */
  type: Type
  /** Of a directive: the names it is written with. */
  names?: readonly string[]
  /** Of a directive: the attributes it reads. @default none */
  attributes?: readonly string[]
  /** `parse` compiles the content itself, by calling `transformChildren`. @default false: the content is compiled before */
  ownsContent?: boolean
  /** What is inside is for readers with a licence. @default false */
  locksContent?: boolean
  /** Parses a node, records the contents of the page in `context`, and reports problems. Without a result nothing is rendered. */
  parse: (
    node: Written<Type>,
    context: PageContext,
    transformChildren: TransformChildren,
  ) => { data: Data; children?: RootContent[] } | undefined
  /** The block in the Markdown page; `content` writes the content. `undefined` keeps the source. @default the source */
  toMarkdown?: (node: Written<Type>, context: PageContext, content: () => string) => string | undefined
  /** What search finds in it. @default the text inside */
  toSearch?: (node: Written<Type>, context: PageContext) => SearchableText | undefined
  /** Gives the heading above it its id: see `headingKeys`. @default none */
  landmark?: (node: Written<Type>) => string
  /** Languages of the code it shows. @default none */
  languages?: (node: Written<Type>, source: PageSource) => readonly string[]
  /** Loads what `parse` needs, before the first page with such a block is compiled. */
  prepare?: () => Promise<void>
  /** Reports problems in the source of a node. Runs before `parse`. */
  check?: (node: Written<Type>, context: PageContext, place: Place) => void
  /** All that a page has for blocks of this kind. @default nothing */
  files?: (source: PageSource) => readonly BlockFile[]
}

/** A kind of block as the compiler uses it: each function returns `undefined` for a node of another kind. */
export interface BlockKind {
  type: WrittenType
  names: readonly string[]
  attributes: readonly string[]
  ownsContent: boolean
  locksContent: boolean
  /** `null` where nothing is shown. */
  parse: (node: RootContent, context: PageContext, transformChildren: TransformChildren) => BlockNode | null | undefined
  toMarkdown: ((node: RootContent, context: PageContext, content: () => string) => string | undefined) | undefined
  toSearch: ((node: RootContent, context: PageContext) => SearchableText | undefined) | undefined
  landmark: ((node: RootContent) => string | undefined) | undefined
  languages: ((node: RootContent, source: PageSource) => readonly string[] | undefined) | undefined
  prepare: (() => Promise<void>) | undefined
  check: ((node: RootContent, context: PageContext, place: Place) => void) | undefined
  files: ((source: PageSource) => readonly BlockFile[]) | undefined
}

/** Defines a kind of block. List it in `allBlocks.ts`. */
export function defineBlock<Type extends WrittenType, Data extends object>(
  options: BlockOptions<Type, Data>,
): BlockKind & BlockNodes<Data> {
  const { type, names = [], attributes = [], ownsContent = false, locksContent = false, files } = options
  const nodes = defineBlockNode(options)
  const isWritten = (node: RootContent): node is Written<Type> =>
    node.type === type && (names.length === 0 || ('name' in node && names.includes(node.name)))
  function onlyWritten<Rest extends unknown[], Result>(call: ((node: Written<Type>, ...rest: Rest) => Result) | undefined) {
    return call && ((node: RootContent, ...rest: Rest) => (isWritten(node) ? call(node, ...rest) : undefined))
  }
  return {
    ...nodes,
    type,
    names,
    attributes,
    ownsContent,
    locksContent,
    files,
    prepare: options.prepare,
    parse(node, context, transformChildren) {
      if (!isWritten(node)) return undefined
      const parsed = options.parse(node, context, transformChildren)
      return parsed ? nodes.create(parsed.data, parsed.children) : null
    },
    toMarkdown: onlyWritten(options.toMarkdown),
    toSearch: onlyWritten(options.toSearch),
    landmark: onlyWritten(options.landmark),
    languages: onlyWritten(options.languages),
    check: onlyWritten(options.check),
  }
}

/** Makes nodes that no author writes: other blocks and the page itself put them into the tree. */
export function defineBlockNode<Data extends object>({ Component, minHeight }: BlockView<Data>): BlockNodes<Data> {
  // Apart from the nodes, so that nodes of all kinds have one type.
  const known = new WeakMap<Node, Data>()
  return {
    create(data, children = []) {
      const node: BlockNode = {
        type: 'block',
        children,
        render: (content) => createElement(Component, { block: data }, content),
        minHeight: () => minHeight?.(data, node.children) ?? sumOfMinHeights(node.children),
      }
      known.set(node, data)
      return node
    },
    dataOf: (node) => known.get(node),
  }
}
