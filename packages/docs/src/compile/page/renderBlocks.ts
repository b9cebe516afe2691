import type { Element } from 'hast'
import type { Root, RootContent } from 'mdast'
import { createElement, Fragment, type ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeReact from 'rehype-react'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'

import { fill } from '../../locales/texts.ts'
import type { Texts } from '../../locales/zh-CN.ts'
import type { BlockNode } from '../../blocks/defineBlock.ts'
import { Block } from '../../blocks/view/Block.ts'
import { TextsProvider } from '../../blocks/view/TextsContext.ts'

const handlers: Options['handlers'] = {
  block: (state, node: BlockNode): Element => ({
    type: 'element',
    tagName: 'doc-block',
    properties: {},
    // In a line, a line break between its pieces would be a blank.
    children: node.children.some(isInLine) ? state.all(node) : state.wrap(state.all(node), false),
    data: { block: node },
  }),
}

function isInLine({ type }: RootContent): boolean {
  return ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'image'].includes(type)
}

/** Turns a transformed tree into React elements, with the texts of a locale. */
function createProcessor(texts: Texts) {
  const options: Options = {
    handlers,
    footnoteLabel: texts.footnotes,
    footnoteLabelProperties: { className: ['doc-sr'] },
    footnoteBackLabel: (index) => fill(texts.backToText, { number: index + 1 }),
  }
  const components = { 'doc-block': Block }
  return unified()
    .use(remarkRehype, options)
    .use(rehypeReact, { Fragment, jsx, jsxs, passNode: true, tableCellAlignToStyle: false, components })
    .freeze()
}

const processors = new WeakMap<Texts, ReturnType<typeof createProcessor>>()

function processorOf(texts: Texts): ReturnType<typeof createProcessor> {
  const known = processors.get(texts) ?? createProcessor(texts)
  processors.set(texts, known)
  return known
}

/** HTML of nodes of a transformed tree. */
export function renderBlocks(children: RootContent[], texts: Texts): string {
  const tree: Root = { type: 'root', children }
  const processor = processorOf(texts)
  return renderWithTexts(processor.stringify(processor.runSync(tree)), texts)
}

/** HTML of a component that needs texts. */
export function renderWithTexts(element: ReactElement, texts: Texts): string {
  return renderToStaticMarkup(createElement(TextsProvider, { value: texts }, element))
}
