import { button } from '../visitor/Target.ts'
import type { Path } from './Path.ts'
import { submitSignIn } from './submitSignIn.ts'

/** From the price to the paid order. */
export const pay: Path = {
  name: 'pay',
  title: '[SALE-01] [SALE-04] from the price to the QR code, and to the paid order',
  async walk(visitor, { world }) {
    const { open, press, sees, isAt, picture } = visitor
    const account = await world.control.user()
    await open('/price')
    await picture('price')
    await press(button('购买标准版'))
    await submitSignIn(visitor, account)
    const path = await isAt(/^\/pay\/\w+$/)
    await sees({ css: '[role="img"][aria-label*="1,980.00"], img[alt*="1,980.00"]' })
    await picture('code')
    await world.control.payer(path.replace('/pay/', ''), 'paid')
    await sees({ css: 'main *', name: '支付成功' })
    await picture('paid')
  },
}
