import { blockOf, type Block, type BlockData, type ContainerDirective } from '../defineBlock.ts'
import { markApiSections } from '../api/markApiSections.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'
import { isProduct, productList, productName } from '../../compile/source/products.ts'

/** `:::access{products="pro,admin_plus"}`: a part that needs a licence. A panel stands in its place. */
export function access(
  node: ContainerDirective,
  context: PageContext,
  transform: (node: ContainerDirective, context: PageContext) => void,
): Block {
  const products = productList(node.attributes?.['products'])
  const unknown = products.filter((name) => !isProduct(name))
  if (products.length === 0 || unknown.length > 0) {
    const what = unknown.length > 0 ? `There is no product "${unknown.join('", "')}".` : 'The access block names no product.'
    report(context, node, what, 'Write :::access{products="…"} with a comma list of pro, admin_plus, icrud, admin_cloud.')
  }
  context.structure.push({ label: `the part for ${products.join(', ')}`, line: lineOf(node) })
  // A locked part has headings and tables of its own: none of them may show outside.
  const inside: PageContext = { ...context, parts: { headings: [], demos: [], tables: [] } }
  transform(node, inside)
  markApiSections(node, inside)
  const id = `locked-${context.locked.length + 1}`
  context.locked.push({ id, products, headings: inside.parts.headings, html: context.render(node.children) })
  return lockedPanel(context, id, products, 'part')
}

/** The panel that stands in the place of a locked part or of a whole page. */
export function lockedPanel({ texts, source }: PageContext, id: string, products: readonly string[], scope: 'part' | 'page'): Block {
  const names = texts.locked.or(products.map((name) => productName(name)))
  const data: BlockData = { kind: 'locked', id, products: products.join(','), title: texts.locked[scope](names), locale: source.locale }
  return blockOf(data)
}
