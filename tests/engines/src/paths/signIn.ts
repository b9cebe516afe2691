import { banner, button } from '../visitor/Target.ts'
import type { Path } from './Path.ts'
import { signInDialog, submitSignIn } from './submitSignIn.ts'

/** Sign-in with mail and password. */
export const signIn: Path = {
  name: 'sign-in',
  title: '[AUTH-01] a visitor signs in, and reads the account',
  async walk(visitor, { world }) {
    const { open, press, sees, seesNo, picture } = visitor
    const account = await world.control.user()
    await open('/view-ui-plus/component/base/button')
    await press(button('登录', { within: banner }))
    await sees(signInDialog)
    await picture('form')
    await submitSignIn(visitor, account)
    await seesNo(signInDialog)
    await press({ css: 'button[aria-label^="账号"]', within: banner })
    await sees({ css: '[role="menuitem"]', text: '退出登录' })
    await picture('menu')
    await open('/user/orders')
    await sees({ css: 'h1' })
    await picture('orders')
  },
}
