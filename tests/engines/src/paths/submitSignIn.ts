import { button, dialog, field } from '../visitor/Target.ts'
import type { Visitor } from '../visitor/createVisitor.ts'

/** The sign-in dialog. */
export const signInDialog = dialog('登录')

/** Signs in with mail and password in the open dialog. */
export async function submitSignIn({ fill, press }: Visitor, account: { mail: string; password: string }): Promise<void> {
  await fill(field('邮箱', { within: signInDialog }), account.mail)
  await fill(field('密码', { within: signInDialog }), account.password)
  await press(button('登录', { within: signInDialog }))
}
