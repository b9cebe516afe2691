import { expect, test } from 'vitest'
import * as demoRequest from '../src/demo-request/index.ts'
import * as root from '../src/index.ts'
import * as orders from '../src/orders/index.ts'
import * as pay from '../src/pay/index.ts'
import * as price from '../src/price/index.ts'
import * as purchases from '../src/purchases/index.ts'

test('the public exports', () => {
  const entries = { '.': root, './demo-request': demoRequest, './orders': orders, './pay': pay, './price': price, './purchases': purchases }
  expect(Object.fromEntries(Object.entries(entries).map(([entry, module]) => [entry, Object.keys(module)]))).toMatchSnapshot()
})
