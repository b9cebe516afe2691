import { expect, test } from 'vitest'
import * as demoRequest from '../src/support/demo-request/index.ts'
import * as root from '../src/index.ts'
import * as invoices from '../src/invoices/index.ts'
import * as orders from '../src/orders/index.ts'
import * as pay from '../src/pay/index.ts'
import * as price from '../src/price/index.ts'
import * as purchases from '../src/purchases/index.ts'
import * as realName from '../src/real-name/index.ts'
import * as consult from '../src/support/consult/index.ts'
import * as issue from '../src/support/issue/index.ts'
import * as resource from '../src/resource/index.ts'
import * as ads from '../src/ads/index.ts'
import * as storeDoc from '../src/store/doc/index.ts'
import * as storeItem from '../src/store/item/index.ts'
import * as storePurchases from '../src/store/purchases/index.ts'
import * as store from '../src/store/list/index.ts'
import * as releases from '../src/releases/index.ts'

test('the public exports', () => {
  const entries = {
    '.': root,
    './demo-request': demoRequest,
    './invoices': invoices,
    './orders': orders,
    './pay': pay,
    './price': price,
    './purchases': purchases,
    './real-name': realName,
    './consult': consult,
    './issue': issue,
    './resource': resource,
    './ads': ads,
    './store': store,
    './store-doc': storeDoc,
    './store-item': storeItem,
    './store-purchases': storePurchases,
    './releases': releases,
  }
  expect(Object.fromEntries(Object.entries(entries).map(([entry, module]) => [entry, Object.keys(module)]))).toMatchSnapshot()
})
