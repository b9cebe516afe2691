import { library } from '@view-site/tsup-config'

export default library({
  entry: {
    index: 'src/index.ts',
    price: 'src/price/index.ts',
    pay: 'src/pay/index.ts',
    invoices: 'src/invoices/index.ts',
    releases: 'src/releases/index.ts',
    orders: 'src/orders/index.ts',
    purchases: 'src/purchases/index.ts',
    'real-name': 'src/real-name/index.ts',
    account: 'src/account/index.ts',
    consult: 'src/support/consult/index.ts',
    issue: 'src/support/issue/index.ts',
    resource: 'src/resource/index.ts',
    ads: 'src/ads/index.ts',
    store: 'src/store/list/index.ts',
    'store-item': 'src/store/item/index.ts',
    'store-doc': 'src/store/doc/index.ts',
    'store-purchases': 'src/store/purchases/index.ts',
    'next-step': 'src/checkout/index.ts',
    'demo-request': 'src/support/demo-request/index.ts',
    styles: 'src/styles.ts',
  },
})
