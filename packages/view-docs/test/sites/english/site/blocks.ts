import { createElement } from 'react'
import { defineBlock, report } from 'view-docs/blocks'

const prices: Readonly<Record<string, number>> = { free: 0, pro: 9 }

/** `::price{plan="pro"}`: what a plan costs, in the language of the page. */
const price = defineBlock({
  type: 'leafDirective',
  names: ['price'],
  attributes: ['plan'],
  Component: ({ block }: { block: { plan: string; text: string } }) =>
    createElement('button', { type: 'button', className: 'price', 'data-plan': block.plan }, block.text),
  parse(node, context) {
    const plan = node.attributes?.['plan'] ?? ''
    const amount = prices[plan]
    if (amount === undefined) {
      report(context, node, `There is no plan "${plan}".`, `Use ${Object.keys(prices).join(' or ')}.`)
      return undefined
    }
    const money = new Intl.NumberFormat(context.source.locale, { style: 'currency', currency: 'EUR' })
    return { data: { plan, text: money.format(amount) } }
  },
})

export default [price]
