import { banner, button, dialog, field } from '../visitor/Target.ts'
import type { Path } from './Path.ts'

/** Sign-in with mail and password. */
export const signIn: Path = {
  name: 'sign-in',
  title: '[AUTH-01] a visitor signs in, and reads the account',
  skipped: { webkit: 'its driver loses the @ of the mail address' },
  async walk({ open, press, fill, sees, seesNo, picture }, { world }) {
    const account = await world.control.user()
    const form = dialog('登录')
    await open('/view-ui-plus/component/base/button')
    await press(button('登录', { within: banner }))
    await sees(form)
    await picture('form')
    await fill(field('邮箱', { within: form }), account.mail)
    await fill(field('密码', { within: form }), account.password)
    await press(button('登录', { within: form }))
    await seesNo(form)
    await press({ css: 'button[aria-label^="账号"]', within: banner })
    await sees({ css: '[role="menuitem"]', text: '退出登录' })
    await picture('menu')
    await open('/user/orders')
    await sees({ css: 'h1' })
    await picture('orders')
  },
}
