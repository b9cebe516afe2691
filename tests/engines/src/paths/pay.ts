import { button, dialog, field } from '../visitor/Target.ts'
import type { Path } from './Path.ts'

/** From the price to the paid order. */
export const pay: Path = {
  name: 'pay',
  title: '[SALE-01] [SALE-04] from the price to the QR code, and to the paid order',
  skipped: { webkit: 'its driver loses the @ of the mail address' },
  async walk({ open, press, fill, sees, isAt, picture }, { world }) {
    const account = await world.control.user()
    const form = dialog('登录')
    await open('/price')
    await picture('price')
    await press(button('购买标准版'))
    await fill(field('邮箱', { within: form }), account.mail)
    await fill(field('密码', { within: form }), account.password)
    await press(button('登录', { within: form }))
    const path = await isAt(/^\/pay\/\w+$/)
    await sees({ css: '[role="img"][aria-label*="1,980.00"], img[alt*="1,980.00"]' })
    await picture('code')
    await world.control.payer(path.replace('/pay/', ''), 'paid')
    await sees({ css: 'main *', name: '支付成功' })
    await picture('paid')
  },
}
