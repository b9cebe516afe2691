import { expect, test } from 'vitest'
import { defineColumns } from '../src/index.ts'

interface Order {
  id: number
  customer: string
  amount: number
}

test('columns of a known row type have typed keys, values and rows, and are returned unchanged', () => {
  const columns = defineColumns<Order>([
    { key: 'customer', title: 'Customer', format: (value, row) => `${value.trim()} ${row.id + 1}` },
    {
      key: 'order',
      title: 'Order',
      children: [{ key: 'amount', title: 'Amount', render: ({ value, row }) => value.toFixed(2) + row.customer }],
    },
    // @ts-expect-error -- not a field of an order
    { key: 'price', title: 'Price', format: () => '' },
    // @ts-expect-error -- a number has no `trim`
    { key: 'amount', title: 'Amount', format: (value) => value.trim() },
  ])
  expect(columns.map(({ key }) => key)).toEqual(['customer', 'order', 'price', 'amount'])
})

test('without a row type any key is accepted, and values are unknown', () => {
  const [column] = defineColumns([{ key: 'anything', title: 'Anything', format: (value) => String(value) }])
  expect(column?.format?.(1.5, {})).toBe('1.5')
})
