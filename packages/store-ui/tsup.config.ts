import { library } from '@view-site/tsup-config'

export default library({
  entry: {
    index: 'src/index.ts',
    price: 'src/price/index.ts',
    pay: 'src/pay/index.ts',
    orders: 'src/orders/index.ts',
    purchases: 'src/purchases/index.ts',
    'demo-request': 'src/demo-request/index.ts',
    styles: 'src/styles.ts',
  },
})
