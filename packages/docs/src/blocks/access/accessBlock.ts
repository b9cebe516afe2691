import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { checkProducts, productList } from '../../compile/source/products.ts'
import { fill } from '../../locales/texts.ts'
import { markApiSections } from '../api/markApiSections.ts'
import { defineBlock, type ContainerDirective } from '../defineBlock.ts'
import { LockedPanel, type LockedPanelData } from './LockedPanel.ts'

/** `:::access{products="pro,admin_plus"}`: a part of the page that needs a licence. A panel takes its place in the public page. */
export const accessBlock = defineBlock({
  type: 'containerDirective',
  names: ['access'],
  attributes: ['products'],
  ownsContent: true,
  locksContent: true,
  Component: LockedPanel,

  check(node, context, { isTopLevel }) {
    // Inside a list or a tip its content would be copied into the Markdown page.
    if (!isTopLevel)
      report(
        context,
        node,
        'An access block is inside another block.',
        'Move it to the top level of the page: not into a list, a quote, a tip or another access block.',
      )
  },

  parse(node, context, transformChildren) {
    const products = productsOf(node)
    const problem = checkProducts(products, context.site.licences)
    if (problem) report(context, node, problem.message, `Write :::access{products="…"} with ${problem.known}.`)
    context.structure.push({ label: `the part for ${products.join(', ')}`, line: lineOf(node) })
    // None of the headings and tables of a locked part may be visible outside it.
    const inside: PageContext = { ...context, parts: { headings: [], demos: [], tables: [] } }
    transformChildren(node, inside)
    markApiSections(inside)
    const id = `locked-${context.locked.length + 1}`
    context.locked.push({ id, products, headings: inside.parts.headings, html: context.render(node.children) })
    return { data: lockedPanel(context, id, products, 'part') }
  },

  toMarkdown: (node, context) => `> ${licenceNeeded(context, productsOf(node), 'part')}`,
  toSearch: () => ({}),
})

/** The panel that replaces a locked part or a whole page. */
export function lockedPanel(context: PageContext, id: string, products: readonly string[], scope: 'part' | 'page'): LockedPanelData {
  return {
    id,
    products: products.join(','),
    title: licenceNeeded(context, products, scope),
    href: context.site.localizePath(context.site.licences.href, context.source.locale),
  }
}

/** Says which licence the reader needs. */
export function licenceNeeded({ texts: { locked }, site }: PageContext, products: readonly string[], scope: 'part' | 'page'): string {
  const names = products.map((name) => site.licences.products[name] ?? name)
  const list = [names.slice(0, -1).join(locked.comma), ...names.slice(-1)].filter(Boolean).join(locked.or)
  return fill(locked[scope], { products: list })
}

function productsOf({ attributes }: ContainerDirective): string[] {
  return productList(attributes?.['products'])
}
