import type { Node, RootContent } from 'mdast'
import { createElement, type ComponentType, type ReactNode } from 'react'

import { sumOfMinHeights } from '../compile/page/minHeight.ts'
import type { PageContext } from '../compile/page/PageContext.ts'
import type { Site } from '../compile/Site.ts'
import type { PageSource } from '../compile/source/PageSource.ts'
import type {
  BlockFile,
  BlockKindOf,
  BlockNode,
  BlockSetOf,
  Place,
  SearchableText,
  TransformChildrenOf,
  Written,
  WrittenType,
} from './BlockKind.ts'

export type { BlockFile, BlockNode, Place, SearchableText } from './BlockKind.ts'

/** Compiles the content of a node. */
export type TransformChildren = TransformChildrenOf<PageContext>

/** A kind of block as the compiler uses it: each function returns `undefined` for a node of another kind. */
export type BlockKind = BlockKindOf<PageContext>

/** The kinds of blocks that the pages of a site may have. */
export type BlockSet = BlockSetOf<PageContext>

/** `:::name{…}` with content. */
export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

/** `::name{…}` without content. */
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>

/** `:name[…]{…}` inside a line. */
export type TextDirective = Extract<RootContent, { type: 'textDirective' }>

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
  /** Loads what `parse` needs, before a page with such a block is compiled. Called for each of them. */
  prepare?: (node: Written<Type>, site: Site) => Promise<void> | undefined
  /** Reports problems in the source of a node. Runs before `parse`. */
  check?: (node: Written<Type>, context: PageContext, place: Place) => void
  /** All that a page has for blocks of this kind. @default nothing */
  files?: (source: PageSource) => readonly BlockFile[]
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
    parse(node, context, transformChildren) {
      if (!isWritten(node)) return undefined
      const parsed = options.parse(node, context, transformChildren)
      return parsed ? nodes.create(parsed.data, parsed.children) : null
    },
    toMarkdown: onlyWritten(options.toMarkdown),
    toSearch: onlyWritten(options.toSearch),
    landmark: onlyWritten(options.landmark),
    languages: onlyWritten(options.languages),
    prepare: onlyWritten(options.prepare),
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
