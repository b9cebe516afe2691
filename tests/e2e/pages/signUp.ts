import type { Page } from '@playwright/test'
import type { Control } from '@view-site/test-api/control'
import { expect } from '../fixtures.ts'
import type { Locale } from '../locales.ts'

/** A new visitor's data. */
export interface SignUpData {
  mail: string
  phone: string
  password: string
}

/** Texts of the sign-up dialog. */
export const signUpTexts = {
  'zh-CN': {
    switch: '注册',
    title: '注册',
    submit: '注册',
    mail: '邮箱',
    password: '密码',
    phone: '手机号码',
    getCode: '获取验证码',
    sent: '验证码已发送，请注意查收',
    code: '手机验证码',
  },
  'en-US': {
    switch: 'Register',
    title: 'Register',
    submit: 'Create account',
    mail: 'Email',
    password: 'Password',
    phone: 'Mobile number',
    getCode: 'Send code',
    sent: 'Code sent. Check your text messages',
    code: 'Verification code',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** Switches the open sign-in dialog to sign-up and fills it in, including the code of the SMS but not the checkbox. */
export async function fillSignUp(
  page: Page,
  control: Control,
  { mail, phone, password }: SignUpData,
  locale: Locale = 'zh-CN',
): Promise<void> {
  const words = signUpTexts[locale]
  await page.getByRole('dialog').getByRole('button', { name: words.switch }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByLabel(words.mail).fill(mail)
  await dialog.getByLabel(words.password, { exact: true }).fill(password)
  await dialog.getByLabel(words.phone).fill(phone)
  await dialog.getByRole('button', { name: words.getCode }).click()
  await expect(page.getByText(words.sent)).toBeVisible()
  await dialog.getByLabel(words.code).fill((await control.message(phone))?.code ?? 'no SMS')
}

/** Checks the privacy box of the filled sign-up dialog, and submits it. */
export async function submitSignUp(page: Page, locale: Locale = 'zh-CN'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: signUpTexts[locale].title })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: signUpTexts[locale].submit, exact: true }).click()
}

/** Path and query of the link in the latest mail to a recipient; polls until the mail arrives. */
export async function mailedPath(control: Control, to: string, path: string): Promise<string> {
  let link: string | null | undefined
  await expect
    .poll(async () => {
      link = (await control.message(to))?.link
      return link
    })
    .toContain(path)
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
