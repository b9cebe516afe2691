import type { BrowserContext, Page } from '@playwright/test'
import type { Account } from '@view-site/test-api/control'
import type { Locale } from '../locales.ts'

const prefix = 'view-site-view-site-'

/** Signs in without the dialog, by setting the cookies of a session. */
export async function signInWithCookies(context: BrowserContext, site: string, { token, uuid }: Account): Promise<void> {
  await context.addCookies(
    Object.entries({ token, uuid }).map(([name, value]) => ({ name: prefix + name, value, url: site, sameSite: 'Lax' as const })),
  )
}

/** Texts of the sign-in dialog. */
export const signInTexts = {
  'zh-CN': { title: '登录', submit: '登录', mail: '邮箱', password: '密码', close: '关闭' },
  'en-US': { title: 'Sign in', submit: 'Sign in', mail: 'Email', password: 'Password', close: 'Close' },
} as const satisfies Record<Locale, Record<string, string>>

/** Fills in the open sign-in dialog and submits it. */
export async function fillSignIn(
  page: Page,
  { mail, password }: Pick<Account, 'mail' | 'password'>,
  locale: Locale = 'zh-CN',
): Promise<void> {
  const words = signInTexts[locale]
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByLabel(words.mail, { exact: true }).fill(mail)
  await dialog.getByLabel(words.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: words.submit, exact: true }).click()
}
