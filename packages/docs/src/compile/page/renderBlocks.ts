import type { Element } from 'hast'
import type { Root, RootContent } from 'mdast'
import { createElement, Fragment, type ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeReact from 'rehype-react'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'

import type { Texts } from '../../locales/zh-CN.ts'
import type { BlockNode } from '../../blocks/defineBlock.ts'
import { Block } from '../../blocks/view/Block.ts'
import { Image } from './Image.ts'
import { TextsProvider } from '../../blocks/view/TextsContext.ts'

const handlers: Options['handlers'] = {
  block: (state, node: BlockNode): Element => ({
    type: 'element',
    tagName: 'doc-block',
    properties: {},
    children: state.wrap(state.all(node), false),
    data: { block: node },
  }),
}

const processor = unified()
  .use(remarkRehype, { handlers })
  .use(rehypeReact, { Fragment, jsx, jsxs, passNode: true, tableCellAlignToStyle: false, components: { 'doc-block': Block, img: Image } })
  .freeze()

/** HTML of nodes of a transformed tree. */
export function renderBlocks(children: RootContent[], texts: Texts): string {
  const tree: Root = { type: 'root', children }
  return renderWithTexts(processor.stringify(processor.runSync(tree)), texts)
}

/** HTML of a component that needs texts. */
export function renderWithTexts(element: ReactElement, texts: Texts): string {
  return renderToStaticMarkup(createElement(TextsProvider, { value: texts }, element))
}
